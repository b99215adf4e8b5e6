import { expect, test } from "vitest";
import { withLateScripts } from "./late.ts";

const module = (address: string): string => `<script type="module" src="${address}"></script>`;

const styles = '<link rel="stylesheet" href="/a.css">';

test("modules are fetched by one script, which waits for no styles, each once", () => {
  const html = `<p>a</p>${styles}<p>b</p>${module("/a.js")}${module("/b.js")}<p>c</p>${module("/a.js")}`;
  const late = withLateScripts(html);
  expect(late).toMatch(/^<p>a<\/p><script>.*<\/script><link [^>]*><p>b<\/p><p>c<\/p>$/);
  expect(late).toContain('import("/a.js"),import("/b.js")');
  expect(late).not.toContain('type="module"');
});

/** What a page has where it is opened afresh, and nothing of it is heard. */
const PAGE = {
  PerformanceObserver: class {
    observe() {}
  },
  addEventListener: () => {},
  self: {},
  location: { hash: "" },
  performance: { navigation: { type: 0 } },
  document: { documentElement: { classList: { add: () => {} } } },
};

/** Runs the script of a page with one module. Imports are asked of `take`. */
function runOn(given: Readonly<Record<string, unknown>>): void {
  const late = withLateScripts(styles + module("/a.js"));
  const [, script = ""] = /<script>(.*)<\/script>/.exec(late) ?? [];
  const page = { ...PAGE, take: () => {}, ...given };
  new Function(...Object.keys(page), script.replace("import(", "take("))(...Object.values(page));
}

test("they come with the first paint, and in any case some time after the page has loaded", () => {
  const painted: (() => void)[] = [];
  const loaded: (() => void)[] = [];
  const waits: [() => void, number][] = [];
  const fetched: string[] = [];
  class PerformanceObserver {
    readonly heard: () => void;
    constructor(heard: () => void) {
      this.heard = heard;
    }
    observe({ type }: { readonly type: string }) {
      if (type === "paint") painted.push(this.heard);
    }
  }
  runOn({
    PerformanceObserver,
    addEventListener: (type: string, then: () => void) => type === "load" && loaded.push(then),
    setTimeout: (then: () => void, after: number) => waits.push([then, after]),
    take: (address: string) => fetched.push(address),
  });
  expect(fetched).toEqual([]);
  painted[0]?.();
  expect(fetched).toEqual(["/a.js"]);
  loaded[0]?.();
  expect(fetched).toHaveLength(1);
  const [[then, after] = [() => undefined, 0]] = waits;
  expect(after).toBe(1000);
  then();
  expect(fetched).toHaveLength(2);
});

test("what a reader does before they have come is noted, and not without end", () => {
  const page = new EventTarget();
  const self: { early?: Event[] } = {};
  runOn({ addEventListener: page.addEventListener.bind(page), self });
  page.dispatchEvent(new Event("touchstart"));
  page.dispatchEvent(new Event("keyup"));
  page.dispatchEvent(new Event("change"));
  expect(self.early?.map(({ type }) => type)).toEqual(["touchstart", "change"]);
  for (let one = 0; one < 1000; one += 1) page.dispatchEvent(new Event("wheel"));
  expect(self.early).toHaveLength(99);
});

test("the link to the other language leads to the same anchor before they have come", () => {
  const link = { hash: "" };
  const pressed = Object.assign(new EventTarget(), {
    closest: (which: string) => (which === "a[data-language]" ? link : null),
  });
  runOn({
    addEventListener: pressed.addEventListener.bind(pressed),
    location: { hash: "#history" },
  });
  pressed.dispatchEvent(new Event("click"));
  expect(link.hash).toBe("#history");
});

test.each([
  ["an address that leads to the page", "", 0, ["boards-wait"]],
  ["one that leads into it", "#p1", 0, []],
  ["a page that is loaded anew", "", 1, []],
  ["a page that somebody comes back to", "", 2, []],
])("%s has boards that wait to be laid out, or not", (_, hash, type, expected) => {
  const classes: string[] = [];
  const documentElement = { classList: { add: (name: string) => classes.push(name) } };
  runOn({
    location: { hash },
    performance: { navigation: { type } },
    document: { documentElement },
  });
  expect(classes).toEqual(expected);
});

test("a page without styles has no place for it", () => {
  expect(() => withLateScripts(module("/a.js"))).toThrow("no place");
});

test.each([
  ["a page without scripts", "<p>a</p>"],
  ["a script between tags", "<script>alert(1)</script>"],
  ["a module between tags", '<script type="module">alert(1)</script>'],
])("%s stays as it is", (_, html) => {
  expect(withLateScripts(html)).toBe(html);
});

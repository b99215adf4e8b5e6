/** Reads pages that a generator has written: every tag is closed there, but for those that never are. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}
export type Node = Element | string;

const VOID = new Set(["br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]);
/** What stands between these tags is no markup. */
const RAW = /(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/g;
const TOKEN =
  /<!--[\s\S]*?-->|<!(?:[^>]*)>|<\/?[a-zA-Z][\w-]*(?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+|</g;
const TAG = /^<(\/?)([a-zA-Z][\w-]*)([\s\S]*?)\/?>$/;
const ATTRIBUTE = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return NAMED[name] ?? whole;
  });

const attributesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = "", double, single, bare]) => [
      name,
      decoded(double ?? single ?? bare ?? ""),
    ]),
  );

/** The page as a tree; its root has no tag. */
export function parse(html: string): Element {
  const root = { tag: "", attributes: {}, children: [] as Node[] };
  const open = [root];
  for (const [token] of html.replace(RAW, "$1$3").matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    const [, slash, name = "", attributes = ""] = TAG.exec(token) ?? [];
    if (token.startsWith("<!")) continue;
    if (slash === undefined) {
      parent.children.push(decoded(token));
    } else if (slash === "") {
      const tag = name.toLowerCase();
      const element = { tag, attributes: attributesOf(attributes), children: [] as Node[] };
      parent.children.push(element);
      if (!(VOID.has(tag) || (tag !== "a" && token.endsWith("/>")))) open.push(element);
    } else {
      const place = open.findLastIndex(({ tag }) => tag === name.toLowerCase());
      if (place > 0) open.length = place;
    }
  }
  return root;
}

export const hasClass = ({ attributes }: Element, name: string): boolean =>
  attributes.class?.split(/\s+/).includes(name) ?? false;

/** All elements below that are so, in the order of the page. */
export function all(node: Node, isSo: (element: Element) => boolean): readonly Element[] {
  if (typeof node === "string") return [];
  const below = node.children.flatMap((child) => all(child, isSo));
  return isSo(node) ? [node, ...below] : below;
}

/** The text below, without what is to be left out. */
export function textOf(node: Node, isLeftOut: (element: Element) => boolean = () => false): string {
  if (typeof node === "string") return node;
  if (isLeftOut(node)) return "";
  return node.children.map((child) => textOf(child, isLeftOut)).join("");
}

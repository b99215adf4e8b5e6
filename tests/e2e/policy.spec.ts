/** The policy of a page holds: what somebody might get into it is neither run nor asked for. */
import { addressOf } from "./board-page.ts";
import { expect, test } from "./site.ts";

/** Each would set `window.hasRun`, or ask another site for something. */
const intrusions: Readonly<Record<string, readonly [html: string, refused: string]>> = {
  "a script between tags": ["<script>window.hasRun = true</script>", "script-src-elem"],
  "a script of another site": [
    '<script src="https://example.com/x.js"></script>',
    "script-src-elem",
  ],
  "a script in an attribute": [
    '<img src="/favicon.svg" alt="" onload="window.hasRun = true">',
    "script-src-attr",
  ],
  "a picture of another site": ['<img src="https://example.com/x.png" alt="">', "img-src"],
  "a frame of another site": ['<iframe src="https://example.com/"></iframe>', "frame-src"],
  "a style sheet of another site": [
    '<link rel="stylesheet" href="https://example.com/x.css">',
    "style-src-elem",
  ],
  "styles between tags": ["<style>body { display: none }</style>", "style-src-elem"],
  "another base of addresses": ['<base href="https://example.com/">', "base-uri"],
  "an object": ['<object data="/favicon.svg"></object>', "object-src"],
};

for (const [name, [html, refused]] of Object.entries(intrusions)) {
  test(`${name} is refused`, async ({ page, troubles }) => {
    await page.goto(addressOf("en"));
    await page.evaluate((intruding) => {
      // Unlike innerHTML, this runs scripts where nothing forbids it.
      document.body.append(document.createRange().createContextualFragment(intruding));
    }, html);
    await expect.poll(() => troubles.join("\n")).toContain(`policy: ${refused} `);
    expect(await page.evaluate(() => "hasRun" in window)).toBe(false);
    troubles.length = 0;
  });
}

test("a text is not run as a script", async ({ page, troubles }) => {
  await page.goto(addressOf("en"));
  await page.evaluate(() => {
    // Typed as what browsers still take.
    const later: (code: string) => void = setTimeout;
    later("window.hasRun = true");
  });
  await expect.poll(() => troubles.join("\n")).toContain("policy: script-src ");
  expect(await page.evaluate(() => "hasRun" in window)).toBe(false);
  troubles.length = 0;
});

test("nothing is told to another site", async ({ page, troubles }) => {
  await page.goto(addressOf("en"));
  const isTold = await page.evaluate(() =>
    fetch("https://example.com/").then(
      () => true,
      () => false,
    ),
  );
  expect(isTold).toBe(false);
  await expect.poll(() => troubles.join("\n")).toContain("policy: connect-src ");
  troubles.length = 0;
});

test("what the build has put into a page runs", async ({ page }) => {
  // The front page remembers a language by a script between tags.
  await page.goto("/");
  await page.locator("a[data-language]").first().click();
  expect(await page.evaluate(() => localStorage.getItem("saitei-lang"))).toBe("ja");
});

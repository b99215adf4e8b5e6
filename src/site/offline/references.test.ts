import { describe, expect, it } from "vitest";
import { referencesIn } from "./references.ts";

describe("what a text speaks of", () => {
  it("in a page: its styles, its scripts, and those of its boards", () => {
    const html = `
      <link rel="stylesheet" href="/_astro/Document.BF0s.css">
      <script type="module" src="/_astro/Page.DBP_z.js"></script>
      <astro-island component-url="/_astro/OwnCard.D-4Q.js" renderer-url="/_astro/client.B1.js"></astro-island>
      <div class="island" data-board="/_astro/board-1f.json"></div>
      <p>import "./not-here.js"</p>`;
    expect(referencesIn("/ja/rulings/one/", html)).toEqual([
      "/_astro/Document.BF0s.css",
      "/_astro/OwnCard.D-4Q.js",
      "/_astro/Page.DBP_z.js",
      "/_astro/board-1f.json",
      "/_astro/client.B1.js",
    ]);
  });

  it("in a script: what it imports, now and later, and its workers, but not itself", () => {
    const code = [
      'import{a}from"./ids.CP.js";import"./pure.B.js";',
      "const later=()=>import(`./Outcomes.t.js`);",
      '__vite__mapDeps=(m.f=["_astro/terms.z.js","_astro/board.Cf-_.css"]);',
      "new Worker(new URL(`/_astro/worker-CUC_.js`,``+import.meta.url));import('./Board.D.js')",
    ].join("\n");
    expect(referencesIn("/_astro/Board.D.js", code)).toEqual([
      "/_astro/Outcomes.t.js",
      "/_astro/board.Cf-_.css",
      "/_astro/ids.CP.js",
      "/_astro/pure.B.js",
      "/_astro/terms.z.js",
      "/_astro/worker-CUC_.js",
    ]);
  });

  it("in a list: nothing, for it names files and needs none of them", () => {
    const list = '{"bundles":{"/offline/ja/site-1.bundle":["/_astro/Page.DBP_z.js"]}}';
    expect(referencesIn("/offline/ja/site.json", list)).toEqual([]);
  });
});

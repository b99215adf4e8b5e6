import { describe, expect, it } from "vitest";
import "../captions/index.ts";
import { objectId } from "../engine/ids.ts";
import { pastOf } from "./past.ts";
import { playScript } from "./script.ts";
import { scriptFor } from "./testing.ts";
import { pathTo, treeOf } from "./tree.ts";

/** The line of play to the end of a board's script. */
function lineOf(notation: string) {
  const played = playScript(scriptFor(notation));
  if (!played.ok) throw new Error(played.problem);
  const tree = treeOf(played.value, played.value.length - 1);
  const path = pathTo(tree, tree.at);
  const game = path.at(-1)?.game;
  if (!game) throw new Error("There is a beginning.");
  return { path, game };
}

const madness = `turn A, main 1
A 20
  hand: Basking Rootwalla
  battlefield: Wild Mongrel, Grizzly Bears (owned by B)
B 20
--
A activates Wild Mongrel, discarding Basking Rootwalla
`;

describe("the past of an object", () => {
  it("says on what an ability triggered, and at which step (603.2)", () => {
    const { path, game } = lineOf(madness);
    const trigger = game.stack.at(-1);
    const past = trigger && pastOf(path, game, trigger, "en");
    // 702.35a: madness triggers on the discard into exile.
    expect(past?.triggered?.text).toMatch(/discards Basking Rootwalla/);
    expect(past?.triggered?.step).toBe(1);
    expect(past?.triggered?.cr.map(({ number }) => number)).toContain("603.2");
    const inJapanese = trigger && pastOf(path, game, trigger, "ja");
    expect(inJapanese?.triggered?.text).toContain("《日を浴びるルートワラ》");
  });

  it("says that an ability triggered where only the state of the game made it (603.8)", () => {
    const { path, game } = lineOf(`turn A, main 1
A 20
  battlefield: Transcendence
B 20
--
`);
    const trigger = game.stack.at(-1);
    const past = trigger && pastOf(path, game, trigger, "en");
    expect(past?.triggered).toMatchObject({
      step: 0,
      text: expect.stringContaining("Transcendence"),
    });
  });

  it("says since when it is there, and whose it is (108.3, 109.4)", () => {
    const { path, game } = lineOf(madness);
    const mongrel = game.battlefield[0];
    const bears = game.battlefield[1];
    expect(mongrel && pastOf(path, game, mongrel, "en")).toMatchObject({
      controller: "A",
      owner: "A",
    });
    const past = bears && pastOf(path, game, bears, "en");
    expect(past).toMatchObject({ controller: "A", owner: "B" });
    expect(past?.since).toBeUndefined();
    const [exiled] = game.exile;
    const discarded = exiled && pastOf(path, game, exiled, "en");
    expect(discarded?.since?.step).toBe(1);
    expect(discarded?.triggered).toBeUndefined();
  });

  it("knows nothing of what isn't there", () => {
    const { path, game } = lineOf(madness);
    expect(pastOf(path, game, objectId(999), "en")).toBeUndefined();
  });
});

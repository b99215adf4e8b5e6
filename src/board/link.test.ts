import { describe, expect, it } from "vitest";
import { hash } from "../engine/index.ts";
import { advance } from "./advance.ts";
import { follow } from "./follow.ts";
import { decodeLink, encodeLink, writeBoard } from "./link.ts";
import { playScript } from "./script.ts";
import { anyAnswer, pickFrom, rulingBoards, scriptFor } from "./testing.ts";
import { grow, momentOf, pathTo, type Tree, treeOf } from "./tree.ts";

const same = (one: Parameters<typeof hash>[0], other: Parameters<typeof hash>[0]) =>
  hash(one) === hash(other);

/** A reader who leaves the script somewhere and chooses anything. */
function wander(notation: string, seed: number, steps: number): Tree {
  const pick = pickFrom(seed);
  const played = playScript(scriptFor(notation));
  if (!played.ok) throw new Error(played.problem);
  let tree = treeOf(played.value, pick(played.value.length));
  for (let step = 0; step < steps; step += 1) {
    const given = anyAnswer(momentOf(tree).game, pick);
    const outcome = given && advance(momentOf(tree).game, given);
    if (!outcome?.ok) continue;
    tree = grow(tree, outcome.value, same);
  }
  return tree;
}

const answersTo = (tree: Tree) => pathTo(tree, tree.at).flatMap((moment) => moment.answers);

describe("links", () => {
  it.each(rulingBoards)("lead back to where a reader was: $name", async ({ notation }) => {
    const script = scriptFor(notation);
    for (let seed = 1; seed <= 4; seed += 1) {
      const tree = wander(notation, seed, 6);
      const written = writeBoard(notation, script.cards, answersTo(tree));
      expect(written, `seed ${seed}`).toMatchObject({ ok: true });
      const link = await encodeLink(notation, script.cards, answersTo(tree));
      const linked = link.ok ? await decodeLink(link.value, script.cards) : undefined;
      const followed = linked?.ok ? follow(script, linked.value) : undefined;
      if (!followed) throw new Error(`Seed ${seed} leads nowhere.`);
      const [there, here] = [answersTo(followed), answersTo(tree)];
      expect(there.slice(0, here.length)).toEqual(here);
      // Past that are only questions with one answer, which the notation answers by itself.
      if (there.length > here.length) continue;
      expect(hash(momentOf(followed).game)).toBe(hash(momentOf(tree).game));
    }
  });

  it("say what is wrong with one that can't be read", async () => {
    const [board] = rulingBoards;
    const { cards } = scriptFor(board?.notation ?? "");
    const bad = await decodeLink("1.nonsense", cards);
    expect(bad).toMatchObject({ ok: false });
    expect(!bad.ok && bad.problem.ja).not.toBe("");
    expect(await decodeLink("", cards)).toMatchObject({ ok: false });
  });

  it("bring a board of their own where the position is another", async () => {
    const [one, two] = rulingBoards;
    if (!one || !two) throw new Error("There are boards.");
    const page = scriptFor(one.notation);
    const linked = scriptFor(two.notation);
    const tree = follow(page, { script: linked, notation: two.notation });
    expect(tree?.origin?.notation).toBe(two.notation);
    expect(tree?.moments).toHaveLength(linked.steps.length + 1);
  });
});

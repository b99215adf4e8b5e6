import { describe, expect, it } from "vitest";
import { hash } from "../engine/index.ts";
import { advance } from "./advance.ts";
import { follow } from "./follow.ts";
import { decodeLink, encodeLink, readUnder, writeBoard } from "./link.ts";
import { playScript } from "./script.ts";
import { allBoards, anyAnswer, madness, pickFrom, rulingBoards, scriptFor } from "./testing.ts";
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
    const given = anyAnswer(momentOf(tree).game, pick, pathTo(tree, tree.at));
    const outcome = given && advance(momentOf(tree).game, given);
    if (!outcome?.ok) continue;
    tree = grow(tree, outcome.value, same);
  }
  return tree;
}

const answersTo = (tree: Tree) => pathTo(tree, tree.at).flatMap((moment) => moment.answers);

it("702.35a: by older rules a script stops at a question, told to who answers it by a button", () => {
  // By the rules of 2002 it was a choice whether to exile the card for madness.
  const { notation } = rulingBoards.find(({ name }) => name.includes("mana-cost-unchanged")) ?? {};
  if (notation === undefined) throw new Error("There is no such ruling.");
  const read = readUnder(notation, scriptFor(notation).cards, "2002-02-20");
  const stopped = read.ok ? read.value.stopped : undefined;
  expect(stopped?.message).toEqual({
    en: "A question must be answered first. Player A is asked whether to exile the card for madness (Circular Logic).",
    ja: "先に答えるべき問いがあります。プレイヤーAはマッドネスのために追放するかどうか（《堂々巡り》）を聞かれています。",
  });
});

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

  it("can be made of whatever is played on any board, here on one in eight", () => {
    const unwritten = allBoards()
      .filter((_, index) => index % 8 === 0)
      .filter(({ notation }, index) => {
        const tree = wander(notation, index + 1, 6);
        return !writeBoard(notation, scriptFor(notation).cards, answersTo(tree)).ok;
      });
    expect(unwritten.map(({ name }) => name)).toEqual([]);
  }, 300_000);

  it.each([
    [
      "702.34a: flashback",
      "graveyard: Chainer's Edict\n  battlefield: 7 Swamp",
      "A casts Chainer's Edict for flashback targeting B",
    ],
    [
      "702.74a: evoke",
      "hand: Mulldrifter\n  battlefield: 3 Island",
      "A casts Mulldrifter for evoke",
    ],
    [
      "702.81a: retrace",
      "hand: Forest\n  graveyard: Oona's Grace\n  battlefield: 3 Island",
      "A casts Oona's Grace targeting A for retrace",
    ],
    [
      "709.3: half of a split card",
      "hand: Fire // Ice\n  battlefield: 2 Island",
      "A casts Fire // Ice for ice targeting Island",
    ],
  ])("say in which way a card is cast: %s", (_, zones, line) => {
    const notation = `turn A, main 1\nA 20\n  ${zones}\nB 20\n--\n${line}\nresolve\n--\n`;
    const script = scriptFor(notation);
    const written = writeBoard(notation, script.cards, script.steps.flat());
    expect(written).toMatchObject({ ok: true });
    expect(written.ok && written.value).toContain(/ for \w+/.exec(line)?.[0]);
  });

  it("117.4: let what resolves do so in one step, as the board that they come from", () => {
    const notation =
      "turn A, main 1\nA 20\n  hand: Shock, Giant Growth\n  battlefield: Grizzly Bears, Mountain, Forest\nB 20\n--\nA casts Shock targeting B\nA casts Giant Growth targeting Grizzly Bears\nresolve\nA passes\n--\n";
    const { cards, steps } = scriptFor(notation);
    const written = writeBoard(notation, cards, steps.flat());
    expect(written.ok && written.value.split("\n--\n")[1]?.trimEnd().split("\n")).toEqual([
      "A casts Shock",
      "A targets B",
      "A casts Giant Growth",
      "resolve",
      "A passes",
    ]);
  });

  it("say what is wrong with one that can't be read", async () => {
    const [board] = rulingBoards;
    const { cards } = scriptFor(board?.notation ?? "");
    const bad = await decodeLink("1.nonsense", cards);
    expect(bad).toMatchObject({ ok: false });
    expect(!bad.ok && bad.problem.ja).not.toBe("");
    expect(await decodeLink("", cards)).toMatchObject({ ok: false });
  });

  describe("given out earlier are followed for ever", () => {
    const script = scriptFor(madness);
    /** Each leads to where A has declined to cast the card: three actions of this board. */
    it.each([
      [
        "a line",
        "1.ZcwxDsIwDEbh3af4D5BKwNgtHTgAN3AbAxFuImKnFbdHnRiYn97XuorBa-IPeW8FMWDlXHCmiMuJgCeXNGJie-XywK1W31mVA661iTkBM7ur3LNoGhHfndcqM9N0_MNAEbx43tjFfjUgZVu4pQP9w6mJVd2EIpIsmosYfQE",
        undefined,
      ],
      [
        "a line with a name",
        "1.Zc2xDcIwEAXQ_qb4Em0iAWU6UzAAGxzxARbGFvYliDISRUoKBqCmQ2KjKHugVBQM8PRS4yVDo-UraZMCTIETu4AFGSznBBw42AorzkcX9tjEqBf2ngusY5KsBGxZ1cvOibcVzLnhU5Qt02ryZUkzjI_30PVD9xq62_j8jPeeDLhW17JK_pEC1uWak52mv5GS5OhbIQMrtXdBMn0B",
        "唱えない場合",
      ],
    ])("%s", async (_, payload, name) => {
      const linked = await decodeLink(payload, script.cards);
      expect(linked.ok && linked.value.name).toBe(name);
      const followed = linked.ok ? follow(script, linked.value) : undefined;
      expect(followed && pathTo(followed, followed.at)).toHaveLength(1 + 3);
      const graveyard = followed && momentOf(followed).game.players[0]?.graveyard;
      expect(graveyard).toHaveLength(1);
    });
  });

  describe("carry the name of a line", () => {
    const [board] = rulingBoards;
    const notation = board?.notation ?? "";
    const { cards } = scriptFor(notation);
    const answers = answersTo(wander(notation, 1, 6));
    const sent = async (name: string) => {
      const link = await encodeLink(notation, cards, answers, { name });
      const linked = link.ok ? await decodeLink(link.value, cards) : undefined;
      return linked?.ok ? linked.value : undefined;
    };

    it.each([
      ["唱えない場合", "唱えない場合"],
      ["-- # $& <b>50 %</b> &c.", "-- # $& <b>50 %</b> &c."],
      ["# twice", "# twice"],
      ["  two\nlines\u2028or three  ", "two lines or three"],
      ["turned \u202Eround", "turned round"],
      ["😀".repeat(80), "😀".repeat(60)],
      ["   ", undefined],
    ])("%j", async (name, arrives) => {
      const linked = await sent(name);
      expect(linked?.name).toBe(arrives);
      // The play is the same with it and without.
      expect(linked?.script).toEqual((await sent(""))?.script);
    });
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

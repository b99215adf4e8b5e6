import { describe, expect, it } from "vitest";
import { begin, reduce, type State } from "../../board/store.ts";
import { anyAnswer, pickFrom, rulingBoards } from "../../board/testing.ts";
import { momentOf, pathTo, type Tree, treeOf } from "../../board/tree.ts";
import { rename } from "../../board/watching/changing.ts";
import { linesIn } from "../../board/watching/lines.ts";
import { cards } from "../../cards/index.ts";
import { cardNames } from "../../notation/names.ts";
import { type Carried, carryLines, type Written } from "./carry.ts";
import { readSheet } from "./sheet.ts";
import { partsOf, withLine } from "./takeLine.ts";

const names = cardNames(cards);

function boardOf(text: string): Written & { readonly tree: Tree } {
  const { script, played } = readSheet(text, names);
  if (!script || !played) throw new Error(`The test's own board can't be read: ${text}`);
  const [position = []] = partsOf(text);
  return { script, notation: `${position.join("\n")}\n`, tree: treeOf(played) };
}

const typed = `turn A, main 1
A 20
  hand: Shock, Giant Growth
  battlefield: Grizzly Bears, Grizzly Bears (tapped), Forest, Mountain
B 20
  battlefield: Hill Giant
`;

/** Does what is written on a board that was not played yet, one step a line. */
function playedOn(text: string, lines: readonly string[]): Tree {
  const { tree } = boardOf(text);
  const whole = boardOf(`${text}--\n${lines.join("\n")}\n`);
  let state: State = begin(tree);
  for (const { answers } of whole.tree.moments.slice(1)) {
    state = reduce(state, { do: "follow", from: state.tree.at, steps: [answers] });
  }
  return state.tree;
}

const growth = ["A casts Giant Growth targeting Grizzly Bears #2", "resolve"];

function carried(tree: Tree, from: string, to: string): Carried {
  const after = boardOf(to);
  return carryLines({ ...boardOf(from), tree }, after, after.tree);
}

/** The effects that began in the last step of the only line. */
function effects({ tree }: Carried): readonly string[] {
  const [line, ...more] = linesIn(tree);
  if (!line || more.length > 0) throw new Error("There is one line.");
  const { events } = line.end;
  return events.flatMap(({ what }) => (what.is === "effectBegan" ? [JSON.stringify(what)] : []));
}

describe("lines of play on a changed position", () => {
  const tree = playedOn(typed, growth);

  it("are played there from their beginning, with their names and the moment in view", () => {
    const [line] = linesIn(tree);
    const named = rename(tree, line?.start.id ?? 0, "growth");
    const to = typed.replace("B 20", "B 7");
    const { lost, partly, tree: after } = carried(named, typed, to);
    expect([lost, partly]).toEqual([0, 0]);
    expect(after.moments.map(({ answers }) => answers)).toEqual(
      tree.moments.map(({ answers }) => answers),
    );
    expect(momentOf(after).game.players.map(({ life }) => life)).toEqual([20, 7]);
    expect(Object.values(after.names)).toEqual(["growth"]);
    expect(after.at).toBe(tree.at);
    // From the beginning the reader looks at the beginning.
    expect(carried({ ...tree, at: 0 }, typed, to).tree.at).toBe(0);
  });

  it("follow what they are about, however it is counted now", () => {
    const tapped = "Grizzly Bears (tapped)";
    const others = [
      // Two more in front of it, and it is the third in the text, with other ids in the game.
      typed.replace("battlefield: Grizzly", "battlefield: Forest, Grizzly Bears, Grizzly"),
      // It comes first.
      typed.replace(`Grizzly Bears, ${tapped}`, `${tapped}, Grizzly Bears`),
      // It is the only one.
      typed.replace(`Grizzly Bears, ${tapped}`, tapped),
      // It has a name of its own.
      typed.replace(tapped, "Grizzly Bears (tapped, as Teddy)"),
    ];
    for (const to of others) {
      const after = carried(tree, typed, to);
      expect([after.lost, after.partly], to).toEqual([0, 0]);
      const { game } = momentOf(after.tree);
      const isTapped = effects(after).map((effect) =>
        Object.values(game.objects).some(
          ({ id, tapped: is }) => is === true && effect.includes(`"${id}"`),
        ),
      );
      expect(isTapped, to).toEqual([true]);
    }
  });

  it("are taken over as far as they can be played", () => {
    // The second spell has no Mountain to be paid with.
    const both = playedOn(typed, [...growth, "A casts Shock targeting Hill Giant", "resolve"]);
    const poor = carried(both, typed, typed.replace(", Mountain", ""));
    expect([poor.lost, poor.partly]).toEqual([0, 1]);
    const [line] = linesIn(poor.tree);
    expect(pathTo(poor.tree, line?.end.id ?? 0)).toHaveLength(3);
    // What the line begins with is gone.
    const bare = carried(both, typed, typed.replace(", Giant Growth", ""));
    expect([bare.lost, bare.partly]).toEqual([1, 0]);
    expect(linesIn(bare.tree)).toEqual([]);
    // Without its target a spell may have another: the line ends with the question.
    const gone = carried(both, typed, typed.replace("Hill Giant", "Air Elemental"));
    expect([gone.lost, gone.partly]).toEqual([0, 1]);
    expect(momentOf(gone.tree, linesIn(gone.tree)[0]?.end.id).game.decision).toMatchObject({
      is: "choose",
      purpose: { is: "target" },
    });
  });

  it("701.9a: what was discarded without a choice is discarded still where there is one", () => {
    const position = `turn A, main 1
A 20
  hand: Basking Rootwalla
  battlefield: Aquamoeba
B 20
`;
    const discarding = playedOn(position, ["A activates Aquamoeba", "resolve"]);
    const after = carried(discarding, position, position.replace("hand: ", "hand: Shock, "));
    expect([after.lost, after.partly]).toEqual([0, 0]);
    const { game } = momentOf(after.tree);
    expect(Object.values(game.objects).map(({ card, place }) => [card, place.zone])).toContainEqual(
      ["shock", "hand"],
    );
  });

  it("are no longer the reader's own once the script says them", () => {
    const { script } = boardOf(typed);
    const answers = pathTo(tree, tree.at).flatMap((moment) => moment.answers);
    const to = withLine(typed, script, answers) ?? "";
    const after = carried(tree, typed, to);
    expect([after.lost, after.partly]).toEqual([0, 0]);
    expect(linesIn(after.tree)).toEqual([]);
    expect(after.tree.moments.every(({ inScript }) => inScript)).toBe(true);
  });

  it("join what is there already", () => {
    const to = typed.replace("B 20", "B 7");
    const after = boardOf(to);
    const first = carried(tree, typed, to);
    const again = carryLines({ ...boardOf(typed), tree }, after, first.tree);
    expect(again.tree.moments).toHaveLength(first.tree.moments.length);
    const other = playedOn(typed, ["A casts Shock targeting Hill Giant"]);
    const both = carryLines({ ...boardOf(typed), tree: other }, after, first.tree);
    expect(linesIn(both.tree)).toHaveLength(2);
  });
});

describe("lines of any kind", () => {
  it.each(rulingBoards.slice(0, 16))("are the same on a position alike: $name", ({ notation }) => {
    const from = boardOf(notation);
    const pick = pickFrom(11);
    let state = begin(from.tree);
    for (let turn = 0; turn < 10; turn += 1) {
      if (turn % 4 === 3) state = reduce(state, { do: "go", to: pick(state.tree.moments.length) });
      const answer = anyAnswer(momentOf(state.tree).game, pick, pathTo(state.tree, state.tree.at));
      if (answer) state = reduce(state, { do: "answer", answer });
    }
    // Another player's life changes nothing that was answered.
    const to = boardOf(notation.replace(/^B (\d+)/m, (_, life: string) => `B ${Number(life) + 1}`));
    expect(to.script.position).not.toEqual(from.script.position);
    const after = carryLines({ ...from, tree: state.tree }, to, to.tree);
    expect([after.lost, after.partly]).toEqual([0, 0]);
    const answersOf = (tree: Tree) =>
      linesIn(tree).map(({ end }) => pathTo(tree, end.id).map(({ answers }) => answers));
    expect(answersOf(after.tree)).toEqual(answersOf(state.tree));
  });
});

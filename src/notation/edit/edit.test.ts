import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playerId } from "../../engine/ids.ts";
import type { CardId } from "../../language/card.ts";
import { parseBoard } from "../parse.ts";
import { printBoard } from "../print.ts";
import type { Board, Item } from "../syntax.ts";
import { aBoard } from "../testing/arbitrary.ts";
import { names, readBoard } from "../testing/boards.ts";
import { type Edit, edit, itemOf } from "./edits.ts";
import { rewrite } from "./rewrite.ts";
import { zonesOf } from "./seats.ts";

const A = playerId("A");
const B = playerId("B");

const idOf = (name: string): CardId => {
  const card = names.find(name);
  if (!card) throw new Error(`There is no card called ${name}.`);
  return card.id;
};
const cardOf = (name: string) => {
  const card = names.find(name);
  if (!card) throw new Error(`There is no card called ${name}.`);
  return card;
};
const add = (name: string, zone: "hand" | "battlefield" = "battlefield"): Edit => ({
  do: "add",
  player: A,
  zone,
  item: itemOf(idOf(name)),
  card: cardOf(name),
});
const removed = (zone: "hand" | "battlefield" | "graveyard", index: number): Edit => ({
  do: "remove",
  spot: { player: A, zone, index },
});

/** The text after an edit. */
function edited(text: string, what: Edit): string {
  const board = readBoard(text);
  return rewrite(text, board, edit(board, what), "en");
}

const typed = `# two bears
rules today
turn A, main 1   # mine

A 20
    hand:  Shock, Giant Growth
  battlefield: Grizzly Bears (as Teddy), Grizzly Bears (tapped), 2 Forest # green
B 20
  exile:
--
A casts Shock targeting Grizzly Bears #2  # the tapped one
resolve
`;

describe("a change of the position", () => {
  it.each<[string, Edit, readonly (readonly [string, string])[]]>([
    [
      "of life leaves every other line as it was typed",
      { do: "life", player: B, life: 7 },
      [["B 20", "B 7"]],
    ],
    [
      "of the turn keeps the comment",
      { do: "turn", active: B, step: "upkeep" },
      [["turn A, main 1   # mine", "turn B, upkeep   # mine"]],
    ],
    [
      "that adds a copy counts it, and keeps comment and indentation",
      add("Forest"),
      [["2 Forest # green", "3 Forest # green"]],
    ],
    [
      "in a zone that was typed but empty uses its line",
      { do: "add", player: B, zone: "exile", item: itemOf(idOf("Shock")), card: cardOf("Shock") },
      [["  exile:", "  exile: Shock"]],
    ],
    [
      "that adds a zone puts it behind the one before it",
      {
        do: "add",
        player: A,
        zone: "graveyard",
        item: itemOf(idOf("Unsummon")),
        card: cardOf("Unsummon"),
      },
      [["2 Forest # green", "2 Forest # green\n  graveyard: Unsummon"]],
    ],
    [
      "that takes the first of two away counts the other anew in the script",
      removed("battlefield", 0),
      [
        [
          "Grizzly Bears (as Teddy), Grizzly Bears (tapped), 2 Forest",
          "Grizzly Bears (tapped), 2 Forest",
        ],
        ["targeting Grizzly Bears #2", "targeting Grizzly Bears #1"],
      ],
    ],
    [
      "that takes away what the script speaks of leaves the script as it is",
      removed("hand", 0),
      [["    hand:  Shock, Giant Growth", "    hand: Giant Growth"]],
    ],
    [
      "that makes something a copy of a card names the card, which nothing named before",
      {
        do: "change",
        spot: { player: A, zone: "battlefield", index: 0 },
        item: {
          ...itemOf(idOf("Grizzly Bears")),
          nickname: "Teddy",
          chosen: { color: "green", subtype: "Goblin" },
          copyOf: idOf("Painter's Servant"),
        },
        card: cardOf("Painter's Servant"),
      },
      [["(as Teddy)", "(chosen green, chosen Goblin, copy of Painter's Servant, as Teddy)"]],
    ],
    ["to what is there already changes nothing", { do: "players", count: 2 }, []],
    [
      "of mana adds its line",
      { do: "mana", player: B, mana: ["red", "red"] },
      [["B 20", "B 20\n  mana: {R}{R}"]],
    ],
    [
      "to night adds its line",
      { do: "time", time: "night" },
      [["turn A, main 1   # mine", "turn A, main 1   # mine\nnight"]],
    ],
    [
      "that moves a card takes what it was along only to the battlefield",
      {
        do: "move",
        spot: { player: A, zone: "battlefield", index: 1 },
        to: { player: B, zone: "hand" },
      },
      [
        [
          "Grizzly Bears (as Teddy), Grizzly Bears (tapped), 2 Forest",
          "Grizzly Bears (as Teddy), 2 Forest",
        ],
        ["B 20\n", "B 20\n  hand: Grizzly Bears\n"],
      ],
    ],
    [
      "that splits an entry makes two of it",
      { do: "split", spot: { player: A, zone: "battlefield", index: 2 } },
      [["2 Forest # green", "Forest, Forest # green"]],
    ],
  ])("%s", (_, what, changes) => {
    const expected = changes.reduce((text, [from, to]) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    }, typed);
    expect(edited(typed, what)).toBe(expected);
  });

  it("says which lines of the script speak of what is gone", () => {
    const { orphans } = edit(readBoard(typed), removed("hand", 0));
    expect(orphans.map(({ at }) => at.line)).toEqual([11]);
  });

  it("also those that speak of a player who is gone", () => {
    const text = `turn A, main 1
A 20
  hand: Shock, Forest
B 20
C 20
--
A plays Forest
A casts Shock targeting C
`;
    const { orphans } = edit(readBoard(text), { do: "players", count: 2 });
    expect(orphans.map(({ at }) => at.line)).toEqual([8]);
  });

  it("leaves attacking and attached what is not touched", () => {
    const text = `turn A, declare attackers
A 20
  battlefield: Wild Mongrel, Grizzly Bears (attacking B), Strength of Isolation (on Grizzly Bears)
B 20
`;
    const board = readBoard(text);
    expect(rewrite(text, board, edit(board, removed("battlefield", 0)), "en")).toBe(
      text.replace("Wild Mongrel, ", ""),
    );
  });

  it("takes along what is attached, attacks, waits on the stack or lasts", () => {
    const text = `rules today
turn A, declare attackers
A 20
  hand: Forest
  battlefield: Grizzly Bears (attacking B), Strength of Isolation (on Grizzly Bears), Wild Mongrel
B 20
  battlefield: Basking Rootwalla (blocking Grizzly Bears)
timestamps: Wild Mongrel, Grizzly Bears
effect: Grizzly Bears gets +3/+3 until end of turn
effect: Wild Mongrel gets +1/+1 until end of turn
stack: B casts Shock targeting Grizzly Bears
stack: B casts Giant Growth targeting Wild Mongrel
`;
    const board = readBoard(text);
    const after = rewrite(text, board, edit(board, removed("battlefield", 0)), "en");
    expect(after).toBe(`rules today
turn A, declare attackers
A 20
  hand: Forest
  battlefield: Strength of Isolation, Wild Mongrel
B 20
  battlefield: Basking Rootwalla
effect: Wild Mongrel gets +1/+1 until end of turn
stack: B casts Giant Growth targeting Wild Mongrel
`);
  });

  it("takes a player along with what is theirs, and what speaks of them", () => {
    const text = `turn C, main 1
A 20
  battlefield: Grizzly Bears (owned by C, chosen C)
B 20
C 20
  hand: Shock
teams A and B against C
--
C casts Shock targeting A
`;
    const board = readBoard(text);
    const after = edit(board, { do: "players", count: 2 });
    expect(after.orphans).toHaveLength(1);
    const { position } = readBoard(
      rewrite(text, { ...board, script: [] }, { ...after, script: [] }, "en").split("--")[0] ?? "",
    );
    expect(position.active).toBe("A");
    expect(position.teams).toBeUndefined();
    expect(position.seats.map(({ player }) => player)).toEqual(["A", "B"]);
  });
});

// Properties -----------------------------------------------------------------------------------

/** Any change that a form offers, on a board. */
function anyEdit(board: Board, pick: (count: number) => number): Edit {
  const spots = board.position.seats.flatMap(({ player, zones }) =>
    zonesOf(zones).flatMap(([zone, items]) =>
      items.map((item, index) => ({ spot: { player, zone, index }, item })),
    ),
  );
  const one = spots[pick(spots.length)];
  const player = [A, B][pick(2)] ?? A;
  const zone =
    (["hand", "battlefield", "graveyard", "library", "exile"] as const)[pick(5)] ?? "hand";
  const choices: readonly Edit[] = [
    { do: "life", player, life: pick(30) },
    { do: "turn", active: player, step: "upkeep" },
    { do: "mana", player, mana: ["green"] },
    { do: "add", player, zone, item: itemOf(idOf("Forest"), 1 + pick(3)), card: cardOf("Forest") },
    ...(one
      ? [
          { do: "remove", spot: one.spot } as const,
          { do: "split", spot: one.spot } as const,
          {
            do: "change",
            spot: one.spot,
            item: { ...one.item, count: 1 + pick(3) } satisfies Item,
          } as const,
        ]
      : []),
  ];
  return choices[pick(choices.length)] ?? { do: "time", time: "day" };
}

const bare = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === "at" ? undefined : inner)));

describe("any changes of any board", () => {
  it("leave a text that reads as the changed board, or names what is gone", () => {
    fc.assert(
      fc.property(aBoard, fc.array(fc.nat(), { minLength: 8, maxLength: 40 }), (drawn, numbers) => {
        const parsed = parseBoard(printBoard(drawn), names);
        if (!parsed.ok) return;
        let board: Board = parsed.value;
        let text = printBoard(board);
        let place = 0;
        const pick = (count: number) =>
          count < 1 ? 0 : (numbers[place++ % numbers.length] ?? 0) % count;
        for (let turn = 0; turn < 4; turn += 1) {
          const what = anyEdit(board, pick);
          const after = edit(board, what);
          text = rewrite(text, board, after, "en");
          const read = parseBoard(text.split("\n--\n")[0] ?? "", names);
          if (!read.ok) {
            // A nickname of several, or what can't stand in another zone, is said to be wrong.
            expect(read.problem.length).toBeGreaterThan(0);
            return;
          }
          expect(bare(read.value.position), text).toEqual(bare(after.position));
          const whole = parseBoard(text, names);
          if (after.orphans.length > 0) return;
          if (!whole.ok) return;
          expect(bare(whole.value.script)).toEqual(bare(after.script));
          board = whole.value;
        }
      }),
      { numRuns: 150 },
    );
  });
});

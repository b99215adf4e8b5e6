import { describe, expect, it } from "vitest";
import "../../captions/index.ts";
import { captionOfStep } from "../../captions/telling.ts";
import { playerId } from "../../engine/ids.ts";
import { todayEdition } from "../../eras/today.ts";
import { playScript } from "../script.ts";
import { names, scriptFor } from "../testing.ts";
import type { Outcome } from "../tree.ts";
import {
  absences,
  boardOf,
  type Otherwise,
  playOtherwise,
  swapped,
  swaps,
  without,
} from "./changes.ts";
import { comparedWith } from "./compared.ts";
import { repliesWith, responses } from "./response.ts";

const A = playerId("A");
const B = playerId("B");

const growth = `rules today
turn A, main 1
A 20
  hand: Giant Growth, Shock
  battlefield: Grizzly Bears, Forest, Mountain
B 20
--
A casts Giant Growth targeting Grizzly Bears
resolve
A casts Shock targeting Grizzly Bears
resolve
`;

const tell = ({ events, game }: Pick<Outcome, "events" | "game">) =>
  captionOfStep(events, game, "en").text;

/** @throws {Error} for a board that can't be read: a mistake in the test. */
function originOf(notation: string) {
  const { cards } = scriptFor(notation);
  const board = boardOf({ notation, cards });
  if (!board) throw new Error("The test's own board can't be read.");
  return { notation, cards, board };
}

function outcomesOf(notation: string): readonly Outcome[] {
  const played = playScript(scriptFor(notation));
  if (!played.ok) throw new Error(played.problem);
  return played.value;
}

/** What a change of the board comes to, in English. */
function compared(original: string, otherwise: Otherwise) {
  const played = playOtherwise(otherwise);
  if (!played.ok) throw new Error(played.problem.en);
  const { step, ends } = comparedWith(outcomesOf(original), played.value.outcomes, tell, "en");
  return {
    step,
    ends: ends.map(({ about, original: one, now }) => `${about}: ${one} -> ${now}`),
    stopped: played.value.stopped?.line,
  };
}

describe("without a card", () => {
  it("offers every card but basic lands", () => {
    const { board } = originOf(growth);
    expect(absences(board).map(({ name }) => name.en)).toEqual([
      "Grizzly Bears",
      "Giant Growth",
      "Shock",
    ]);
  });

  it("goes on with what is left of the script", () => {
    const { board, cards } = originOf(growth);
    const giantGrowth = absences(board).find(({ name }) => name.en === "Giant Growth");
    if (!giantGrowth) throw new Error("It is there.");
    const notation = without(board, giantGrowth);
    expect(notation).not.toContain("Giant Growth");
    // 704.5g: 2 damage is enough for a 2/2. What was to resolve first isn't there, and is passed over.
    const after = compared(growth, { notation, cards, edition: todayEdition });
    expect(after.step).toBe(1);
    expect(after.ends.join("\n")).toMatch(/A's Grizzly Bears: battlefield .*-> graveyard/);
    expect(after.stopped).toBeUndefined();
  });

  it("takes one of several", () => {
    const { board } = originOf(
      growth.replace("Grizzly Bears,", "2 Grizzly Bears,").split("--")[0] ?? "",
    );
    const bears = absences(board).find(({ name }) => name.en === "Grizzly Bears");
    if (!bears) throw new Error("They are there.");
    expect(without(board, bears)).toContain("battlefield: Grizzly Bears, Forest");
  });
});

describe("in the other order", () => {
  it("swaps two actions of one player, each with what belongs to it", () => {
    const { board, cards } = originOf(growth);
    const [swap] = swaps(board);
    expect(swap).toMatchObject({
      is: "actions",
      first: { en: "Giant Growth" },
      second: { en: "Shock" },
    });
    if (!swap) throw new Error("It is there.");
    const result = compared(growth, {
      notation: swapped(board, swap),
      cards,
      edition: todayEdition,
    });
    // 704.5g, 608.2b: Shock kills the 2/2, and nothing is left for Giant Growth to be cast on.
    expect(result.step).toBe(1);
    expect(result.ends).toContain("A's Giant Growth: graveyard -> hand");
    expect(result.stopped).toBe("A casts Giant Growth targeting Grizzly Bears");
  });

  it("swaps the timestamps of two permanents with effects (613.7)", () => {
    const layers = `rules today
turn A, main 1
A 20
  battlefield: Humility, Opalescence, Glorious Anthem
B 20
`;
    const { board, cards } = originOf(layers);
    const swap = swaps(board).find(
      ({ first, second }) => first.en === "Humility" && second.en === "Opalescence",
    );
    if (!swap) throw new Error("It is there.");
    const notation = swapped(board, swap);
    expect(notation).toContain("timestamps: A's Opalescence, A's Humility");
    // 613.4b: the later of the two sets the size, so Humility itself is 4/4 and then 1/1; the Anthem
    // has no ability left (613.6).
    const result = compared(layers, { notation, cards, edition: todayEdition });
    expect(result.ends.join("\n")).toMatch(/Humility: .*4\/4.* -> .*1\/1/);
  });
});

describe("with a response (117.3)", () => {
  const at = (response: string) => {
    const one = responses.find(({ card }) => card.name.en === response);
    if (!one) throw new Error("It is there.");
    return one;
  };

  it.each([
    // 608.2b: the only target is gone, so Giant Growth doesn't resolve.
    ["Unsummon", "A's Grizzly Bears: battlefield", "hand"],
    ["Counterspell", "A's Grizzly Bears: battlefield", "graveyard"],
    // 704.5g: in response 2 damage kills it.
    ["Shock", "A's Grizzly Bears: battlefield", "graveyard"],
  ])("%s makes a difference while Giant Growth is on the stack", (card, about, now) => {
    const { board } = originOf(
      growth.replace(
        "A casts Shock targeting Grizzly Bears\nresolve\n",
        card === "Counterspell" ? "A casts Shock targeting Grizzly Bears\nresolve\n" : "",
      ),
    );
    const replies = repliesWith({ board, edition: todayEdition, done: 1 }, B, at(card));
    expect(replies.length).toBeGreaterThan(0);
    const results = replies.map(({ otherwise }) => compared(growth, otherwise).ends.join("\n"));
    expect(results.some((text) => text.includes(about) && text.includes(`-> ${now}`))).toBe(true);
  });

  it("asks for targets that there are, of everybody who can get priority", () => {
    const { board } = originOf(growth);
    const shock = repliesWith({ board, edition: todayEdition, done: 1 }, B, at("Shock"));
    expect(shock).toHaveLength(3);
    const own = repliesWith({ board, edition: todayEdition, done: 1 }, A, at("Unsummon"));
    expect(own).toHaveLength(1);
    // 115.1: a counterspell needs a spell.
    expect(repliesWith({ board, edition: todayEdition, done: 0 }, B, at("Counterspell"))).toEqual(
      [],
    );
  });

  it("leaves what other names mean as it was", () => {
    const twins = growth
      .replace("B 20", "B 20\n  battlefield: Forest")
      .replace(
        "A casts Giant Growth targeting Grizzly Bears",
        "A casts Giant Growth targeting Grizzly Bears, paying with Forest #1",
      );
    const { board } = originOf(twins);
    const [reply] = repliesWith({ board, edition: todayEdition, done: 1 }, B, at("Giant Growth"));
    expect(reply?.otherwise.notation).toContain("A casts Giant Growth #1");
    expect(reply?.otherwise.notation).toContain("B casts Giant Growth #2");
    expect(reply && compared(twins, reply.otherwise).stopped).toBeUndefined();
  });
});

it("knows the cards that it brings", () => {
  for (const { card, land } of responses) {
    expect(names.find(card.name.en)?.id).toBe(card.id);
    expect(names.find(land.name.ja)?.id).toBe(land.id);
  }
});

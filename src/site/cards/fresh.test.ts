import { describe, expect, test } from "vitest";
import { actionLabel } from "../../captions/index.ts";
import { cards, findCard } from "../../cards/index.ts";
import {
  type Action,
  type Answer,
  answer,
  type Game,
  legalActions,
  type ObjectId,
  run,
  start,
  whyNot,
} from "../../engine/index.ts";
import { possibleAnswers } from "../../explore/index.ts";
import type { CardDefinition } from "../../language/card.ts";
import { cardNames } from "../../notation/names.ts";
import { parseBoard } from "../../notation/parse.ts";
import { setupBoard } from "../../notation/setup.ts";
import { LANGS } from "../i18n.ts";
import { boardToTry } from "./fresh.ts";

const names = cardNames(cards);

function begin(card: CardDefinition): { readonly game: Game; readonly id: ObjectId } {
  const parsed = parseBoard(boardToTry(card), names);
  if (!parsed.ok) throw new Error(parsed.problem.map(({ message }) => message.en).join("; "));
  const board = setupBoard(parsed.value);
  if (!board.ok) throw new Error(board.problem.map(({ message }) => message.en).join("; "));
  const begun = start(board.value.setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
  const { game } = run(begun.value);
  const [id] = game.players[0]?.hand ?? [];
  if (id === undefined) throw new Error("The hand is empty.");
  return { game, id };
}

/** The first legal answer: of what may be chosen as much as has to be, or else whatever there is. */
function firstAnswer(game: Game): Answer {
  const { decision } = game;
  if (decision?.is === "act") return { is: "act", action: { is: "pass" } };
  if (decision?.is === "choose") {
    for (let count = Math.max(1, decision.min); count <= decision.from.length; count += 1) {
      const given: Answer = { is: "choose", chosen: decision.from.slice(0, count) };
      if (whyNot(game, given) === null) return given;
    }
  }
  const answers = possibleAnswers(game);
  // Who wins every flip never stops.
  const first = decision?.is === "chance" ? answers.at(-1) : answers[0];
  if (first === undefined) throw new Error(`Nothing answers ${JSON.stringify(decision)}`);
  return first;
}

function given(game: Game, what: Answer): Game {
  const answered = answer(game, what);
  if (!answered.ok) throw new Error(`Refused: ${answered.problem.code}`);
  return run(answered.value.game).game;
}

/** Casts or plays it and lets everything resolve that was put on the stack above what was there. */
function played(game: Game, action: Action): Game {
  const before = game.stack.length;
  let at = given(game, { is: "act", action });
  for (let n = 0; n < 200 && at.decision && !at.result; n += 1) {
    if (at.decision.is === "act" && at.stack.length <= before) return at;
    at = given(at, firstAnswer(at));
  }
  return at;
}

/** The ways to cast a card, one for each half of a split card, or to play a land. */
const doings = (game: Game, id: ObjectId): readonly Action[] =>
  legalActions(game).filter(
    (action) =>
      (action.is === "playLand" || (action.is === "cast" && action.way.is === "normal")) &&
      action.object === id,
  );

/** The lines of the board of a card. */
function linesOf(name: string): readonly string[] {
  const card = findCard(name);
  return card
    ? boardToTry(card)
        .split("\n")
        .map((line) => line.trim())
    : [];
}

const lineOf = (name: string, start: string): string =>
  linesOf(name).find((line) => line.startsWith(start)) ?? "";

describe("what stands around a card comes from its definition", () => {
  test("a spell to counter, where it can be answered (117.1a)", () => {
    expect(lineOf("Counterspell", "stack")).toBe("stack: B casts Shock targeting Grizzly Bears");
    expect(lineOf("Stifle", "stack")).toBe("stack: B activates Wild Mongrel");
    expect(linesOf("Stifle").filter((line) => line.includes("Wild Mongrel"))).toHaveLength(2);
    expect(lineOf("Essence Scatter", "stack")).toBe("stack: B casts Hill Giant");
    expect(linesOf("Divination").filter((line) => line.startsWith("stack"))).toEqual([]);
  });

  test("lands for its costs: with kicker and with the first use of an ability", () => {
    // {2}{R} and {8}{R} are twelve mana.
    expect(lineOf("Urza's Rage", "battlefield")).toContain("12 Mountain");
    // {G} and {1}{G} are three.
    expect(lineOf("Basking Rootwalla", "battlefield")).toContain("3 Forest");
    expect(lineOf("Tainted Isle", "battlefield")).toContain("Swamp");
  });

  test("seven cards in the graveyard for threshold, three Werewolves for Tovolar", () => {
    expect(lineOf("Boneshard Slasher", "graveyard").split(",")).toHaveLength(7);
    expect(lineOf("Tovolar, Dire Overlord", "battlefield")).toContain("3 Village Ironsmith");
  });

  test("somebody to discard a card with madness, a spell for a heroic creature", () => {
    expect(lineOf("Basking Rootwalla", "battlefield")).toContain("Wild Mongrel");
    expect(lineOf("Akroan Crusader", "hand")).toContain("Giant Growth");
  });

  test("less life than its ability waits for (603.8)", () => {
    expect(linesOf("Transcendence")[1]).toBe("A 15");
    expect(linesOf("Shock")[1]).toBe("A 20");
  });

  test("a hand for the opponent where the text is about it", () => {
    expect(linesOf("Mesmeric Fiend").filter((line) => line.startsWith("hand"))).toHaveLength(2);
    expect(linesOf("Shock").filter((line) => line.startsWith("hand"))).toHaveLength(1);
  });
});

describe.each(cards.map((card) => [card.name.en, card] as const))(
  "a board to try %s on",
  (_, card) => {
    const { game, id } = begin(card);
    const actions = doings(game, id);

    test("lets it be cast or played, each half of a split card", () => {
      expect(actions).toHaveLength(card.halves ? 2 : 1);
    });

    test("sees it resolve or enter the battlefield", () => {
      for (const action of actions) {
        const after = played(game, action);
        expect(after.stack.length).toBeLessThanOrEqual(game.stack.length);
        // 400.7: wherever it has gone, it is a new object.
        expect(after.objects[id]).toBeUndefined();
      }
    });

    test("names it in both languages where it offers to cast or play it", () => {
      for (const [place, action] of actions.entries()) {
        for (const lang of LANGS) {
          const { name } = card.halves?.[place] ?? card;
          expect(actionLabel(action, game, lang)).toContain(name[lang]);
        }
      }
    });
  },
);

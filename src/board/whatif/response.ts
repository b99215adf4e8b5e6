/** A response that a board's script doesn't have: somebody casts an instant at the moment in view. */
import { forest, island, mountain } from "../../cards/basic-lands.ts";
import { counterspell, giantGrowth, shock, unsummon } from "../../cards/core.ts";
import type { Answer } from "../../engine/decisions.ts";
import type { PlayerId } from "../../engine/ids.ts";
import { answer, type Game, legalActions, run } from "../../engine/index.ts";
import type { Edition } from "../../engine/rules.ts";
import type { CardDefinition } from "../../language/card.ts";
import { type Editable, edit, itemOf } from "../../notation/edit/edits.ts";
import { cardNames } from "../../notation/names.ts";
import { parseBoard } from "../../notation/parse.ts";
import { namePrinter } from "../../notation/print-names.ts";
import { printStatement } from "../../notation/print-script.ts";
import { recordAnswers } from "../../notation/record.ts";
import { setupBoard } from "../../notation/setup.ts";
import type { Board, Statement } from "../../notation/syntax.ts";
import { advance } from "../advance.ts";
import { readUnder } from "../link.ts";
import { playScript } from "../script.ts";
import type { Otherwise } from "./changes.ts";
import { textOf } from "./changes.ts";

/** What one often fears: damage, a bounce, a bigger creature, a counterspell; with the lands for it. */
export const responses: readonly {
  readonly card: CardDefinition;
  readonly land: CardDefinition;
  readonly lands: number;
}[] = [
  { card: shock, land: mountain, lands: 1 },
  { card: unsummon, land: island, lands: 1 },
  { card: giantGrowth, land: forest, lands: 1 },
  { card: counterspell, land: island, lands: 2 },
];

type Response = (typeof responses)[number];

/** The moment in view of a board, and by which rules it is played. */
export interface Before {
  readonly board: Board;
  readonly edition: Edition;
  /** How many lines of its script lead to the moment in view. */
  readonly done: number;
}

/** One way to respond. */
interface Reply {
  readonly player: PlayerId;
  readonly card: CardDefinition;
  /** What is chosen as its target, and the game in which that is asked. */
  readonly target: Answer;
  readonly game: Game;
  readonly otherwise: Otherwise;
}

/** The cards that a response adds come last in their zones, so that no name changes its meaning. */
function prepared(board: Board, player: PlayerId, { card, land, lands }: Response): Editable {
  const inHand = edit(board, { do: "add", player, zone: "hand", item: itemOf(card.id), card });
  const item = itemOf(land.id, lands);
  return edit(inHand, { do: "add", player, zone: "battlefield", item, card: land });
}

/** Passes until a player has priority; undefined if it never comes to that before something resolves. */
function untilPriority(
  game: Game,
  player: PlayerId,
): { readonly game: Game; readonly answers: readonly Answer[] } | undefined {
  const answers: Answer[] = [];
  let at = game;
  for (const _ of at.players) {
    const { decision, stack } = at;
    if (decision?.is !== "act") return undefined;
    if (decision.player === player) return { game: at, answers };
    const pass: Answer = { is: "act", action: { is: "pass" } };
    const passed = answer(at, pass);
    if (!passed.ok) return undefined;
    const after = run(passed.value.game).game;
    if (after.stack.length !== stack.length || after.turn.step !== at.turn.step) return undefined;
    answers.push(pass);
    at = after;
  }
  return undefined;
}

/** Every way in which a player can respond with one card at the moment in view. */
export function repliesWith(
  { board, edition, done }: Before,
  player: PlayerId,
  response: Response,
): readonly Reply[] {
  const ready = prepared(board, player, response);
  const { cards, script } = ready;
  const after = script.slice(done);
  const start = textOf({ ...ready, script: script.slice(0, done) });
  const read = readUnder(start, cards, edition);
  if (!read.ok || read.value.stopped) return [];
  const played = playScript(read.value.script);
  const here = played.ok ? played.value.at(-1)?.game : undefined;
  const asked = here && untilPriority(here, player);
  if (!asked) return [];
  const action = legalActions(asked.game).find(
    (one) => one.is === "cast" && asked.game.objects[one.object]?.card === response.card.id,
  );
  if (!action) return [];
  const cast: Answer = { is: "act", action };
  const announced = advance(asked.game, cast);
  if (!announced.ok) return [];
  const { game, answers } = announced.value;
  const known = [...read.value.script.steps.flat(), ...asked.answers, ...answers];
  const { decision } = game;
  // With one possible target nothing is asked.
  const targets: readonly Answer[] =
    decision?.is === "choose" && decision.purpose.is === "target"
      ? decision.from.map((target) => ({ is: "choose", chosen: [target] }))
      : [];
  return (targets.length === 0 ? [undefined] : targets).flatMap((target) => {
    const all = target ? [...known, target] : known;
    const notation = written(ready, edition, all, after);
    if (notation === undefined) return [];
    const otherwise = { notation, cards, edition };
    return [
      {
        player,
        card: response.card,
        target: target ?? cast,
        game: target ? game : asked.game,
        otherwise,
      },
    ];
  });
}

/** The board with the response in its script: it resolves, and the rest is as it was. */
function written(
  ready: Editable,
  edition: Edition,
  answers: readonly Answer[],
  after: readonly Statement[],
): string | undefined {
  const position = textOf({ ...ready, script: [] });
  const board = parseBoard(position, cardNames(ready.cards));
  const setup = board.ok ? setupBoard(board.value, edition) : undefined;
  const lines = setup?.ok ? recordAnswers(setup.value, answers) : undefined;
  if (!board.ok || !lines?.ok) return undefined;
  const printer = namePrinter(board.value.cards, "en");
  const printed = [
    ...lines.value,
    ...([{ is: "resolve", all: false, at: nowhere }] as const),
    ...after,
  ];
  return `${position}--\n${printed.map((line) => printStatement(line, printer)).join("\n")}\n`;
}

const nowhere = { line: 0, column: 0, length: 0 };

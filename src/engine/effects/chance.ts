/** Clashes and coins (CR 701.30, 705). */

import { statOf } from "../amounts.ts";
import { existing, type Game, inTurnOrder, playerOf } from "../game.ts";
import type { PlayerId } from "../ids.ts";
import type { Instruction, InstructionOf, Would } from "../instructions.ts";
import { viewOf } from "../layers.ts";
import { parseMana, totalOf } from "../mana.ts";
import { Reader } from "../reading.ts";
import type { Work } from "../work.ts";
import {
  type Doing,
  type EffectTable,
  firstOf,
  inTurns,
  ofThePlayer,
  Questions,
} from "./handler.ts";
import { reveal } from "./library.ts";

export const chanceEffects: EffectTable<"clash" | "flipCoin" | "flipUntilLoss"> = {
  clash,
  flipCoin,
  flipUntilLoss: (doing) => {
    const { work, effect, read, frame } = doing;
    const players = read.players(effect.who);
    if (players.length > 1) {
      const own = ofThePlayer(effect);
      inTurns(work, frame, own, players, () => [{ do: "effect", effect: own, frame }]);
      return;
    }
    const player = firstOf(read, effect.who);
    const won = new Questions(doing).coin(player);
    if (won === undefined) return;
    work.emit({ is: "flipped", player, won }, read.cause, "705.2");
    if (won)
      work.push({ do: "effect", effect: effect.each, frame }, { do: "effect", effect, frame });
  },
};

/** 705.2: who flips wins or loses; of several all flip, then each does what their flip says (608.2e). */
function flipCoin(doing: Doing<"flipCoin">): void {
  const { work, effect, read, frame } = doing;
  const several = read.players(effect.who);
  const players = several.length > 0 ? several : [read.frame.controller];
  const questions = new Questions(doing);
  const flips = new Map<PlayerId, boolean>();
  for (const player of players) {
    const won = questions.coin(player);
    if (won === undefined) return;
    flips.set(player, won);
  }
  for (const [player, won] of flips) work.emit({ is: "flipped", player, won }, read.cause, "705.2");
  const isOne = players.length === 1;
  const said = isOne ? effect : ofThePlayer(effect);
  const next = (player: PlayerId): readonly Instruction[] => {
    const then = flips.get(player) ? said.ifWon : said.ifLost;
    return then ? [{ do: "effect", effect: then, frame }] : [];
  };
  if (isOne) work.push(...players.flatMap(next));
  else inTurns(work, frame, said, players, next);
}

/** 701.30b–c: an opponent is chosen, and both reveal at the same time. */
function clash(doing: Doing<"clash">): void {
  const { work, effect, read, frame } = doing;
  const player = firstOf(read, effect.who);
  const opponent = opponentOf(doing, new Questions(doing), player);
  if (!opponent) return;
  const tops = [player, opponent].flatMap((one) => playerOf(read.game, one).library[0] ?? []);
  reveal(work, frame, tops, read.cause);
  work.setFrame(frame, { clash: { opponent, won: false } });
  work.push({ do: "placeClashed", frame, player });
}

/** 701.30c: each decides in APNAP order; then the cards move at the same time. */
export function placeClashed(work: Work, instruction: InstructionOf<"placeClashed">): void {
  const { frame, player } = instruction;
  const read = new Reader(work, frame);
  const opponent = read.frame.clash?.opponent;
  if (!opponent) return;
  const questions = new Questions({ work, instruction, read });
  const order = inTurnOrder(read.game).filter((one) => one === player || one === opponent);
  const would: Would[] = [];
  for (const one of order) {
    const chosen = questions.choose({
      player: one,
      purpose: { is: "toBottom" },
      from: playerOf(read.game, one).library.slice(0, 1),
      min: 0,
      max: 1,
      cr: ["701.30c"],
    });
    if (!chosen) return;
    for (const object of chosen) {
      const to = { zone: "library", player: one } as const;
      would.push({ is: "move", object, to, how: "put", player: one, at: "bottom" });
    }
  }
  const winners = winnersOf(read.game, player, opponent);
  work.setFrame(frame, { clash: { opponent, won: winners.includes(player) } });
  const { cause } = read;
  work.push(...(would.length > 0 ? [{ do: "happen", would, cause } as const] : []), {
    do: "endClash",
    frame,
    player,
    winners,
  });
}

/** "Clash with an opponent": chosen where there are several (701.30b). */
function opponentOf(
  { effect, read }: Doing<"clash">,
  questions: Questions,
  player: PlayerId,
): PlayerId | undefined {
  const opponents = read.players(effect.with).filter((one) => one !== player);
  if (opponents.length === 0) return undefined;
  const option = questions.option({
    player,
    purpose: { is: "clashWith" },
    options: opponents.map((one) => ({
      is: "defender",
      defender: { is: "player", player: one },
    })),
    cr: ["701.30b"],
  });
  return option?.is === "defender" && option.defender.is === "player"
    ? option.defender.player
    : undefined;
}

/** 701.30d: whose card has a greater mana value than the other one. */
function winnersOf(game: Game, one: PlayerId, other: PlayerId): readonly PlayerId[] {
  const beats = (player: PlayerId, opponent: PlayerId): boolean =>
    Math.max(...valuesOf(game, player)) > Math.min(...valuesOf(game, opponent));
  return [...(beats(one, other) ? [one] : []), ...(beats(other, one) ? [other] : [])];
}

/** The mana values of what a player revealed: one, or until 2017 one of each half (709.4b). */
function valuesOf(game: Game, player: PlayerId): readonly number[] {
  const [top] = playerOf(game, player).library;
  if (top === undefined) return [-1];
  const { card } = existing(game, top);
  const halves = card === undefined ? undefined : game.cards[card]?.halves;
  return halves && game.rules.splitManaValue === "eachHalf"
    ? halves.map(({ manaCost = "" }) => totalOf(parseMana(manaCost)))
    : [statOf(viewOf(game), top, "manaValue") ?? 0];
}

/** The clash has been; abilities that trigger on it do so now. */
export function endClash(work: Work, instruction: InstructionOf<"endClash">): void {
  const { frame, player, winners } = instruction;
  const { clash: latest, source } = work.frame(frame);
  if (!latest) return;
  work.setFrame(frame, { revealed: [] });
  work.emit(
    { is: "clashed", player, opponent: latest.opponent, winners },
    { is: "object", object: source },
    "701.30d",
  );
}

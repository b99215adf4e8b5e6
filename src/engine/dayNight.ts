/** Day and night (CR 731), daybound and nightbound (702.145). */
import type { Cause } from "./events.ts";
import { type Game, type LastTurn, teamOf } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { derive, hasRuleChange } from "./layers.ts";
import type { RuleNumber } from "./rules.ts";
import { someCardSays } from "./someCard.ts";
import { transform } from "./transform.ts";
import type { Work } from "./work.ts";

type Time = NonNullable<Game["time"]>;

/** 731.1: the game gains that designation; 731.1a: and loses the other. */
export function becomeTime(
  work: Work,
  to: Time,
  cause: Cause,
  ...rules: readonly RuleNumber[]
): void {
  const { time: was } = work.game;
  if (was === to) return;
  work.set({ time: to });
  const switched: readonly RuleNumber[] = was ? ["731.1a"] : [];
  work.emit({ is: "timeChanged", to, ...(was && { was }) }, cause, "731.1", ...switched, ...rules);
  // 702.145b, e: what is bound turns over as it becomes day or night.
  dayNightNow(work);
}

/** What the check of an untap step finds out about the turn before. */
export interface TimeCheck {
  /** What it is as the check is made. */
  readonly time: Time;
  /** Whose spells count, and the most that one of them has cast. */
  readonly active: readonly PlayerId[];
  readonly most: number;
  /** What it becomes; nothing where it stays as it is. */
  readonly to?: Time;
  readonly cr: readonly [RuleNumber, RuleNumber];
}

/**
 * 502.2, 731.2: by the spells of the previous turn's active player; nothing while it is neither day
 * nor night (731.2c).
 */
export function timeCheck(
  game: Game,
  before: Pick<LastTurn, "active" | "spellsCast">,
): TimeCheck | undefined {
  const { time, teams } = game;
  if (!time) return undefined;
  // 502.2a: with shared team turns each member of that team counts, but their spells don't add up.
  const active = teams?.sharedTurns ? teamOf(game, before.active) : [before.active];
  const most = Math.max(...active.map((player) => before.spellsCast[player] ?? 0));
  const rule = teams?.sharedTurns ? "502.2a" : "502.2";
  if (time === "day") {
    return { time, active, most, ...(most === 0 && { to: "night" }), cr: [rule, "731.2a"] };
  }
  return { time, active, most, ...(most >= 2 && { to: "day" }), cr: [rule, "731.2b"] };
}

/** The check of the untap step. */
export function dayOrNight(work: Work): void {
  const { lastTurn } = work.game;
  const found = lastTurn && timeCheck(work.game, lastTurn);
  if (found?.to) becomeTime(work, found.to, { is: "turn" }, ...found.cr);
}

/** Whether some card of the game can bind a permanent to day or night. */
const bindsToTime = someCardSays("daybound", "nightbound");

/** What has been derived of games in which there is nothing to do: that is all it depends on. */
const quiet = new WeakSet<object>();

/**
 * What daybound and nightbound do at any time, without being state-based actions (702.145c–d,
 * f–g): it becomes day or night for the first time, and permanents with the wrong face up turn.
 */
export function dayNightNow(work: Work): void {
  if (!bindsToTime(work.game.cards)) return;
  const derived = derive(work.game);
  if (quiet.has(derived)) return;
  if (!work.game.time) beginTime(work);
  turnOver(work);
  if (derive(work.game) === derived) quiet.add(derived);
}

const bound = (game: Game, is: "daybound" | "nightbound"): readonly ObjectId[] =>
  game.battlefield.filter((id) => hasRuleChange(game, id, is));

/** 702.145d, 702.145g: neither day nor night is only while nothing is bound to them. */
function beginTime(work: Work): void {
  const [byDay] = bound(work.game, "daybound");
  if (byDay) {
    becomeTime(work, "day", { is: "object", object: byDay }, "702.145d");
    return;
  }
  const [byNight] = bound(work.game, "nightbound");
  if (byNight) becomeTime(work, "night", { is: "object", object: byNight }, "702.145g");
}

/** 702.145c, 702.145f. */
function turnOver(work: Work): void {
  const { time } = work.game;
  if (!time) return;
  const [is, wrong, rule] =
    time === "night"
      ? (["daybound", undefined, "702.145c"] as const)
      : (["nightbound", "back", "702.145f"] as const);
  const turning = bound(work.game, is).filter((id) => work.game.objects[id]?.face === wrong);
  for (const id of turning) transform(work, id, { is: "object", object: id }, { byTime: rule });
}

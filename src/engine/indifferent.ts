/** Where it makes no difference which of several effects comes first (CR 616.1): nobody is asked. */
import type { AnyNode, Replacement } from "../language/schema.ts";
import { find } from "../language/walk.ts";
import { isCreation } from "./creating.ts";
import { entering, enterWith } from "./entering.ts";
import type { Game } from "./game.ts";
import type { Would } from "./instructions.ts";
import type { Modifier } from "./modifier.ts";
import { changeAmount, isUnpreventable } from "./preventing.ts";
import { Work } from "./work.ts";

/** Those that apply to an event as it would be. */
type Applying = (would: Would) => readonly Modifier[];

/** The effect to apply next where any order comes to the same; nothing where somebody must choose. */
export function indifferent(
  game: Game,
  would: Would,
  modifiers: readonly Modifier[],
  applying: Applying,
): Modifier | undefined {
  const [first, ...rest] = modifiers;
  if (!first || rest.length === 0) return first;
  // 615.12: what prevents nothing may come at any time, if it does nothing else either.
  const idle =
    would.is === "damage" &&
    isUnpreventable(game, would) &&
    modifiers.find(({ ability: { instead } }) => instead.is === "prevent" && !instead.so);
  if (idle) return idle;
  const own = likeness(game, first);
  if (own !== undefined && rest.every((one) => likeness(game, one) === own)) return first;
  if (modifiers.some(({ ability }) => ability.optional)) return undefined;
  return commute(game, modifiers) && leadsToTheSame(game, would, modifiers, applying)
    ? first
    : undefined;
}

/** Of so many every order is tried; more than these never meet on a board that a person wrote. */
const mostTried = 6;

/**
 * 616.1f, 616.2: what one of them makes of the event may be what another begins to apply to, or no
 * longer applies to. Whichever comes first, the same must still be possible.
 */
function leadsToTheSame(
  game: Game,
  would: Would,
  modifiers: readonly Modifier[],
  applying: Applying,
): boolean {
  const areTried = modifiers.every(({ ability: { instead } }) => isTried(instead));
  if (!areTried || isCreation(would) || modifiers.length > mostTried) return true;
  const known = new Map<string, ReadonlySet<string>>();
  const [first, ...rest] = modifiers.map((one) => after(game, would, one, applying, known));
  return rest.every(
    (other) => other.size === first?.size && [...other].every((outcome) => first.has(outcome)),
  );
}

/** What the event can become in the end if this effect is applied next. */
function after(
  game: Game,
  would: Would,
  modifier: Modifier,
  applying: Applying,
  known: Map<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const { applied = [] } = would;
  const next = tried(game, { ...would, applied: [...applied, modifier.chance] }, modifier);
  // It isn't known what this one does, but to what it does it.
  if (!next) return new Set([`${modifier.chance} ${written(would)}`]);
  const event = written(next);
  const key = `${next.applied?.toSorted().join()} ${event}`;
  const before = known.get(key);
  if (before) return before;
  const others = applying(next);
  const found =
    others.length === 0
      ? new Set([event])
      : new Set(others.flatMap((one) => [...after(game, next, one, applying, known)]));
  known.set(key, found);
  return found;
}

/** An event without what has been applied to it; kinds of counters in one order. */
const written = (would: Would): string =>
  JSON.stringify({ ...would, applied: [] }, (key, value) =>
    key === "counters" ? Object.entries(value).toSorted() : value,
  );

const isTried = (instead: Replacement): boolean =>
  isEntry(instead) || instead.is === "changeAmount";

/** The event as an effect would make it, if that only says how many, or how something enters. */
function tried(game: Game, would: Would, modifier: Modifier): Would | undefined {
  switch (modifier.ability.instead.is) {
    case "enterTapped":
      return entering(would, { tapped: true });
    case "enterWith":
      return enterWith(new Work(game), would, modifier).would[0];
    case "changeAmount":
      return changeAmount(new Work(game), would, modifier).would[0];
    // What is chosen then is not known here (614.12a).
    case "asEnters":
      return would;
    default:
      return undefined;
  }
}

/** What a text reads from the object that it is on. */
const ofItsSource = [
  "self",
  "isSelf",
  "other",
  "attachedTo",
  "linked",
  "putWith",
  "linkedPlayer",
  "chosenColor",
  "hasChosenColor",
  "hasChosenType",
] as const satisfies readonly AnyNode["is"][];

/** Equal for effects that do the same, for the same player and as often; nothing where none can be. */
function likeness(game: Game, { ability, effect, context, rule }: Modifier): string | undefined {
  if (ability.link !== undefined || find(ability, ...ofItsSource).length > 0) return undefined;
  const lasting = effect === undefined ? undefined : game.effects.find(({ id }) => id === effect);
  const { uses, shield, until, objects, players } = lasting ?? {};
  // Which of them goes on for longer may matter.
  if (until?.is === "asLongAs" || until?.is === "thisLeaves") return undefined;
  const { object: _object, source: _source, ...read } = context.frame ?? {};
  const { controller } = context;
  return JSON.stringify([ability, rule, controller, read, uses, shield, until, objects, players]);
}

/** Effects that change different things of the event, or the same thing in any order. */
function commute(game: Game, modifiers: readonly Modifier[]): boolean {
  const all = modifiers.map(({ ability }) => ability.instead);
  const kinds = new Set(all.map(({ is }) => is));
  const [kind] = kinds;
  if (all.every(isEntry)) return entersAlike(all);
  if (kinds.size > 1) return false;
  switch (kind) {
    case "regenerateIt":
      return true;
    case "prevent":
      return modifiers.every((one) => preventsAlike(game, one));
    case "goTo":
      return goesAlike(game, modifiers);
    case "changeAmount":
      return changesAlike(all);
    default:
      return false;
  }
}

const isEntry = ({ is }: Replacement): boolean =>
  is === "enterTapped" || is === "asEnters" || is === "enterWith";

/** Tapped, with counters, and after one choice, if that can't tell how many counters there are. */
function entersAlike(all: readonly Replacement[]): boolean {
  const choices = all.filter(({ is }) => is === "asEnters").length;
  const areFixed = all.every((one) => one.is !== "enterWith" || one.amount.is === "number");
  return choices === 0 || (choices === 1 && areFixed);
}

/** All damage or a part of it, again and again, and nothing else (702.16m). */
function preventsAlike(game: Game, { ability: { instead }, effect }: Modifier): boolean {
  return (
    instead.is === "prevent" &&
    instead.so === undefined &&
    !(instead.amount && find(instead.amount, "eventAmount").length > 0) &&
    !isUsedUp(game, effect)
  );
}

/** To the same zone, and no linked ability remembers by which of them. */
function goesAlike(game: Game, modifiers: readonly Modifier[]): boolean {
  const zones = modifiers.map(({ ability: { instead, link }, effect }) =>
    instead.is === "goTo" && link === undefined && !isUsedUp(game, effect)
      ? instead.zone
      : undefined,
  );
  return zones[0] !== undefined && new Set(zones).size === 1;
}

/** Each adds a number, or each multiplies. */
function changesAlike(all: readonly Replacement[]): boolean {
  const ways = all.map((one) => {
    if (one.is !== "changeAmount" || one.to) return undefined;
    if (one.times === undefined && one.plus?.is === "number" && one.plus.value >= 0) return "plus";
    return one.times !== undefined && one.times > 0 && !one.plus ? "times" : undefined;
  });
  return ways[0] !== undefined && new Set(ways).size === 1;
}

/** 614.3, 615.7: whether it applies so often, or to so much, only. */
const isUsedUp = (game: Game, effect: Modifier["effect"]): boolean =>
  game.effects.some(
    ({ id, uses, shield }) => id === effect && (uses !== undefined || shield !== undefined),
  );

/** The effects and delayed abilities of a game whose position is written. */
import { delayedAbility } from "../engine/effects/lasting.ts";
import type { ContinuousEffect, DelayedTrigger, Frame } from "../engine/game.ts";
import { type Game, nowOrLast, type ObjectId } from "../engine/index.ts";
import type { Ability, Change } from "../language/schema.ts";
import { steps } from "../language/vocabulary.ts";
import { find } from "../language/walk.ts";
import { delayedIn, isPlainKeyword, namesIn, placeOf } from "./card-texts.ts";
import { cardWithFace, type PositionNames } from "./position-names.ts";
import { abilityInWords, it, ruleWordOf, shieldIn } from "./setup-lasting.ts";
import type { Does, LastingEffect, LastingUntil, Waiting } from "./syntax.ts";

const nowhere = { line: 0, column: 0, length: 0 };

// Effects --------------------------------------------------------------------------------------

/** Those that the notation has words for, the oldest first. */
export const effectsOf = (game: Game, names: PositionNames): readonly LastingEffect[] =>
  [...game.effects]
    .sort((one, other) => one.timestamp - other.timestamp)
    .flatMap((effect) => effectOf(game, effect, names) ?? []);

function effectOf(
  game: Game,
  effect: ContinuousEffect,
  names: PositionNames,
): LastingEffect | undefined {
  const { ability, players, returns, copyOf, changes, controller } = effect;
  const shield = ability && shieldIn(effect);
  if (players || returns || (ability && !shield)) return undefined;
  // What is gone is affected no more.
  const objects = effect.objects.flatMap((id) => names.card(id) ?? []);
  const until = untilOf(effect);
  const does = changes.map((change) => doesOf(game, change, controller));
  const model = copyOf && cardWithFace(game, copyOf);
  if (copyOf && !model) return undefined;
  const all = [
    ...(shield ? [shield] : []),
    ...(model ? [{ is: "copy", card: model } as const] : []),
    ...does,
  ];
  if (objects.length === 0 || !until || !all.every((one) => one !== undefined)) return undefined;
  const source = names.now(effect.source);
  const isFirst = source === effect.objects.find((id) => names.card(id));
  const from = isFirst && until.is !== "thisLeaves" ? undefined : names.card(source);
  if (until.is === "thisLeaves" && !from) return undefined;
  return { objects, does: all, until, ...(from && { from }), at: nowhere };
}

function untilOf({ until, controller: player }: ContinuousEffect): LastingUntil | undefined {
  if (until.is === "asLongAs") return undefined;
  return until.is === "yourNextTurn" || until.is === "endOfYourNextTurn"
    ? { is: until.is, player }
    : { is: until.is };
}

function doesOf(game: Game, change: Change, player: LastingPlayer): Does | undefined {
  switch (change.is) {
    case "modifyPT":
    case "setPT": {
      const { power, toughness } = change;
      if (power.is !== "number" || toughness.is !== "number") return undefined;
      const is = change.is === "setPT" ? "base" : "gets";
      return { is, power: power.value, toughness: toughness.value };
    }
    case "gainAbility":
      return gained(game, change.ability);
    case "loseAbility":
      return { is: "loses", keyword: change.keyword };
    case "loseAllAbilities":
      return { is: "losesAll" };
    case "allCreatureTypes":
      return { is: "allCreatureTypes" };
    case "loseSubtypes":
      return change.kind === "creature" ? { is: "noCreatureTypes" } : undefined;
    case "switchPT":
      return { is: "switches" };
    case "becomeColor":
      return change.color.is === "thatColor"
        ? { is: "color", colors: [change.color.color], ...(change.also && { also: true }) }
        : undefined;
    case "becomeColors":
      return { is: "color", colors: change.colors, ...(change.also && { also: true }) };
    case "addTypes": {
      const { supertypes = [], types = [], subtypes = [] } = change;
      return { is: "types", supertypes, types, subtypes };
    }
    case "gainControl":
      return change.who.is === "you" ? { is: "under", player } : undefined;
    default: {
      const rule = ruleWordOf(change);
      return rule && { is: "rule", rule };
    }
  }
}

type LastingPlayer = ContinuousEffect["controller"];

function gained(game: Game, ability: Ability): Does | undefined {
  const quality = ability.is === "keyword" ? ability.quality : undefined;
  if (ability.is === "keyword" && ability.name === "protection" && quality?.is === "color") {
    return { is: "gainsProtection", color: quality.color };
  }
  if (isPlainKeyword(ability)) return { is: "gains", keyword: ability.name };
  const place = placeOf(ability, Object.values(game.cards));
  return place && { is: "gainsText", ability: place };
}

// Delayed abilities ----------------------------------------------------------------------------

export const waitingOf = (game: Game, names: PositionNames): readonly Waiting[] =>
  game.delayed.flatMap((one) => textOf(game, one, names) ?? wordsOf(one, names) ?? []);

type Text = Extract<Waiting, { is: "text" }>;

/** A delayed ability as its source's text has it. */
export function textOf(
  game: Game,
  {
    source,
    ability,
    frame,
  }: { readonly source: ObjectId; readonly ability: Ability; readonly frame: Frame },
  names: PositionNames,
): Text | undefined {
  const now = names.now(source);
  const object = names.card(now);
  const card = nowOrLast(game, now)?.card;
  const definition = card === undefined ? undefined : game.cards[card];
  const texts = definition ? delayedIn(definition) : [];
  const wanted = JSON.stringify(ability);
  const place = texts.findIndex((one) => JSON.stringify(delayedAbility(one)) === wanted);
  const known = namesIn(ability);
  if (!object || place < 0 || known.length > 1 || find(ability, "target").length > 0) {
    return undefined;
  }
  const { controller: player, one, named, x } = frame;
  const ids =
    find(ability, "theOne").length > 0 ? [one] : known.flatMap((name) => named[name] ?? []);
  const about = ids.flatMap((id) => (id && names.card(names.now(id))) ?? []);
  return {
    is: "text",
    ...{ player, object, about, at: nowhere },
    ...(texts.length > 1 && { ability: place + 1 }),
    ...(x !== undefined && { x }),
  };
}

/** One that the notation has words for. */
function wordsOf(
  { source, controller: player, ability, frame }: DelayedTrigger,
  names: PositionNames,
): Waiting | undefined {
  const wanted = JSON.stringify(ability);
  const ids = frame.named[it] ?? [];
  const objects = ids.flatMap((id) => names.card(names.now(id)) ?? []);
  const from = source === ids[0] ? undefined : names.card(names.now(source));
  for (const step of steps) {
    for (const said of sayings) {
      if (JSON.stringify(abilityInWords({ ...said, step })) !== wanted) continue;
      return {
        is: "words",
        ...said,
        ...{ player, objects, step, at: nowhere },
        ...(from && { from }),
      };
    }
  }
  return undefined;
}

type Saying = Pick<Extract<Waiting, { is: "words" }>, "verb" | "to" | "own">;

const sayings: readonly Saying[] = (
  [
    { verb: "exiles" },
    { verb: "sacrifices" },
    { verb: "destroys" },
    { verb: "returns", to: "hand" },
    { verb: "returns", to: "battlefield" },
  ] as const
).flatMap((one) => [one, { ...one, own: true }]);

/** Replacement and prevention effects (CR 614–616): which apply to an event, and which is applied. */

import type { CounterKind } from "../language/vocabulary.ts";
import { ofCounters } from "./countersWithEffects.ts";
import type { Answer, Option } from "./decisions.ts";
import {
  asEnters,
  enterAsCopy,
  enteringOf,
  entering as enteringSo,
  enterWith,
} from "./entering.ts";
import { functioningElsewhere } from "./functioning.ts";
import { existing, type Game } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import { indifferent } from "./indifferent.ts";
import type { InstructionOf, Would } from "./instructions.ts";
import { characteristics, controllerOf, permanentsWith, ruleChanges, viewOf } from "./layers.ts";
import { linkKey } from "./links.ts";
import {
  because,
  emitReplaced,
  inFrame,
  type Modified,
  type Modifier,
  occasionOf,
  only,
  type Replacing,
  ruleOf,
  useUp,
} from "./modifier.ts";
import { dealToPlaneswalker, sparingPlayer } from "./planeswalkers.ts";
import { changeAmount, prevent, redirect } from "./preventing.ts";
import { keywordKey } from "./printed.ts";
import { sameTarget } from "./targets.ts";
import { contextOfEffect, matches } from "./view.ts";
import { asEntering, enteringLoyalty, mayReplaceEntry, watches } from "./watching.ts";
import type { Work } from "./work.ts";
import { placeFor } from "./zones.ts";

type Happen = InstructionOf<"happen">;

/** Who chooses between the effects on an event (616.1): the controller, or the owner where none is. */
export function affectedPlayer(game: Game, would: Would): PlayerId {
  switch (would.is) {
    case "move":
      // 108.4a: of what has no controller its owner.
      return would.to.zone === "battlefield" ? would.player : controllerOf(game, would.object);
    case "damage":
      return would.target.is === "player"
        ? would.target.player
        : controllerOf(game, would.target.object);
    case "counters":
      return controllerOf(game, would.object);
    case "draws":
    case "draw":
    case "life":
    case "create":
      return would.player;
  }
}

// Which apply ----------------------------------------------------------------------------------

export function modifiersOf(game: Game, would: Would): readonly Modifier[] {
  // 120.4c: what has been dealt is no longer prevented or replaced, only its results are.
  if (would.is === "damage" && would.processed) return [];
  const found = [
    ...fromAbilities(game, would),
    ...fromEffects(game, would),
    ...preventing(game, would),
    ...ofCounters(game, would),
    ...bringingLoyalty(game, would),
    ...leavingStack(game, would),
    ...sparingPlayer(game, would),
  ].filter(({ chance }) => !would.applied?.includes(chance));
  // 616.1g, 701.7b: that it enters is contained in its being created.
  const creating = found.filter(({ ability }) => ability.would.is === "createsTokens");
  if (creating.length > 0) return creating;
  // 616.1c: what makes it a copy comes first; in 2009 and before no rule said so.
  const copying = found.filter(({ ability }) => ability.instead.is === "enterAsCopy");
  if (copying.length > 0 && game.rules.enteringAsCopy === "first") return copying;
  // 616.1d: then what makes it enter with its back face up.
  const turning = found.filter(({ ability }) => entersTransformed(ability));
  if (turning.length > 0) return turning;
  // 616.1g: the way to the graveyard is contained in the destruction (701.8a), or the countering (701.6a).
  const containing = found.filter(
    ({ ability: { would: what } }) => what.is === "isDestroyed" || what.is === "isCountered",
  );
  return containing.length > 0 ? containing : found;
}

const entersTransformed = ({ instead }: Replacing): boolean =>
  instead.is === "asEnters" && instead.effect.is === "transform";

/** The name of a chance of what would enter: what it copies has chances of its own (707.5). */
function ownChance(would: Would, name: string): string {
  const copies = enteringOf(would)?.copied?.length ?? 0;
  return copies > 0 ? `${name}@${copies}` : name;
}

/** 306.5b: the intrinsic ability of a planeswalker; others see the counters that it brings (122.6). */
function bringingLoyalty(game: Game, would: Would): readonly Modifier[] {
  const found = enteringLoyalty(game, would);
  if (!found || (would.is !== "move" && would.is !== "create")) return [];
  const { self: source, loyalty } = found;
  return [
    {
      source,
      key: "loyalty",
      chance: ownChance(would, `${source}:loyalty`),
      context: { source, controller: would.player },
      ability: entersWith("loyalty", loyalty),
      rule: "306.5b",
    },
  ];
}

/** A spell that was cast so is exiled instead of being put anywhere else (702.34a and others). */
function leavingStack(game: Game, would: Would): readonly Modifier[] {
  if (would.is !== "move" || would.to.zone === "exile" || would.to.zone === "stack") return [];
  const { id: source, place, casting } = existing(game, would.object);
  if (place.zone !== "stack" || !casting?.exiles) return [];
  return [
    {
      source,
      key: "exiles",
      chance: `${source}:exiles`,
      context: { source, controller: controllerOf(game, source) },
      ability: exiled,
      ...casting.exiles,
    },
  ];
}

/** Abilities of permanents, of what would enter (614.12), and of cards that function elsewhere. */
function fromAbilities(game: Game, would: Would): readonly Modifier[] {
  const found: Modifier[] = [];
  const look = (at: Game, source: ObjectId, key: ObjectId, own: boolean): void => {
    const { abilities, controller } = characteristics(at, source);
    const zone = existing(at, source).place.zone;
    for (const one of abilities) {
      const { ability } = one;
      if (ability.is !== "replacement" || zone !== (ability.zone ?? "battlefield")) continue;
      if (!watches(at, { source, controller }, ability, would, own)) continue;
      const { rule } = ability;
      found.push({
        // The ability belongs to the object that is there now, not to what is only imagined.
        source: key,
        key: one.key,
        chance: own ? ownChance(would, `${key}:${one.key}`) : `${key}:${one.key}`,
        context: { source: key, controller },
        ability,
        ...(rule && { rule }),
      });
    }
  };
  for (const source of permanentsWith(game, "replacement")) look(game, source, source, false);
  const outside = new Set(functioningElsewhere(game, "replacement"));
  // An object speaks of itself in the zone that it is leaving (702.35a).
  if (would.is === "move" && !game.battlefield.includes(would.object)) outside.add(would.object);
  for (const source of outside) look(game, source, source, false);
  // 614.12: as the permanent would exist on the battlefield.
  const entering = mayReplaceEntry(game, would) ? asEntering(game, would) : undefined;
  if (entering) look(entering.game, entering.id, entering.self, true);
  return found;
}

/** Effects of resolutions that last: shields, "instead … this turn". */
function fromEffects(game: Game, would: Would): readonly Modifier[] {
  return game.effects.flatMap((effect): readonly Modifier[] => {
    const { id, ability, source, objects, players = [] } = effect;
    if (ability?.is !== "replacement") return [];
    const context = contextOfEffect(effect);
    // 611.2c: it applies to what it was said to apply to as it began.
    const scoped = objects.length > 0 || players.length > 0;
    if (scoped && !concerns(would, objects, players)) return [];
    if (!watches(game, context, ability, would, false)) return [];
    const { rule } = ability;
    return [
      {
        source,
        key: id,
        chance: `${source}:${id}`,
        context,
        ability,
        effect: id,
        ...(rule && { rule }),
      },
    ];
  });
}

function concerns(
  would: Would,
  objects: readonly ObjectId[],
  players: readonly PlayerId[],
): boolean {
  switch (would.is) {
    case "damage":
      return would.target.is === "object"
        ? objects.includes(would.target.object)
        : players.includes(would.target.player);
    case "move":
    case "counters":
      return objects.includes(would.object);
    default:
      return players.includes(would.player);
  }
}

/** 615, 702.16e: what prevents all damage to an object, or all from a kind of source. */
function preventing(game: Game, would: Would): readonly Modifier[] {
  if (would.is !== "damage" || would.target.is !== "object") return [];
  const view = viewOf(game);
  const { object } = would.target;
  const from = ruleChanges(game, object, "preventDamageFrom").filter(
    ({ change, source, controller }) =>
      matches(view, { source, controller }, change.filter, would.source),
  );
  return [...from, ...ruleChanges(game, object, "preventDamageTo")].map(
    ({ source, controller, rule }, index) => ({
      source,
      key: `prevent${index}`,
      chance: `${source}:prevent${index}`,
      context: { source, controller },
      ability: preventAll,
      ...(rule && { rule }),
    }),
  );
}

const entersWith = (counter: CounterKind, value: number): Replacing => ({
  is: "replacement",
  would: { is: "enters", what: { is: "isSelf" } },
  instead: { is: "enterWith", counter, amount: { is: "number", value } },
});

const exiled: Replacing = {
  is: "replacement",
  would: { is: "leaves", what: { is: "isSelf" } },
  instead: { is: "goTo", zone: "exile" },
};

const preventAll: Replacing = {
  is: "replacement",
  would: { is: "damages" },
  instead: { is: "prevent" },
};

// Which is applied, and what becomes of the event ----------------------------------------------

/** Applies one of the effects; "asked" when a player has to say which or whether. */
export function modify(
  work: Work,
  instruction: Happen,
  would: Would,
  modifiers: readonly Modifier[],
): Modified | "asked" {
  const answers = [...(instruction.answers ?? [])];
  const chosen = chooseModifier(work, instruction, would, modifiers, answers);
  if (chosen === undefined) return "asked";
  const { ability, context } = chosen;
  const tried: Would = { ...would, applied: [...(would.applied ?? []), chosen.chance] };
  if (chosen.among && tried.is === "damage") {
    return dealToPlaneswalker(work, instruction, tried, chosen, answers);
  }
  const link = ability.link === undefined ? {} : { link: ability.link };
  // What may enter as a copy is asked of which: choosing none is not to.
  if (ability.optional && ability.instead.is !== "enterAsCopy") {
    const answer = answers.shift();
    if (answer === undefined) {
      work.ask(instruction, {
        is: "confirm",
        player: context.controller,
        purpose: { is: "replace", ...link },
        source: chosen.source,
        cr: [...ruleOf(chosen), "614.1"],
      });
      return "asked";
    }
    if (answer.is === "confirm" && !answer.yes) {
      work.emit(
        { is: "notReplaced", object: chosen.source, ...link },
        because(chosen.source),
        ...ruleOf(chosen),
      );
      return only(tried);
    }
  }
  return apply(
    work,
    instruction,
    tried,
    chosen,
    rivalsOf(work.game, instruction, would, chosen),
    answers,
  );
}

type Damage = Extract<Would, { is: "damage" }>;

/**
 * Other damage of the same moment that the same effect could be applied to: by a shield as long as
 * it lasts (615.7); "the next time" is all damage of that moment from its source, or from any if its
 * text speaks of none (614.3, 615.8). What prevents all damage to something, and then does more,
 * prevents all of one moment at once (615.5): it does that once.
 */
function rivalsOf(
  game: Game,
  { would: all }: Happen,
  would: Would,
  { effect, chance, ability }: Modifier,
): readonly Damage[] {
  if (would.is !== "damage") return [];
  const { shield, uses } = game.effects.find(({ id }) => id === effect) ?? {};
  const isOnce = shield !== undefined || uses !== undefined;
  const { instead } = ability;
  if (!isOnce && (instead.is !== "prevent" || instead.amount || !instead.so)) return [];
  const isOfSource = ability.would.is !== "damages" || ability.would.source !== undefined;
  return all.filter(
    (one): one is Damage =>
      one !== would &&
      one.is === "damage" &&
      (shield !== undefined || !isOfSource || one.source === would.source) &&
      (isOnce || sameTarget(one.target, would.target)) &&
      modifiersOf(game, one).some((other) => other.chance === chance),
  );
}

/** What becomes of other damage that the same effect is applied to at once. */
const othersAre = (
  rivals: readonly Damage[],
  { chance }: Modifier,
  become: (one: Damage) => readonly Would[],
): Pick<Modified, "others"> => ({
  others: new Map(
    rivals.map((one) => [one, become({ ...one, applied: [...(one.applied ?? []), chance] })]),
  ),
});

function chooseModifier(
  work: Work,
  instruction: Happen,
  would: Would,
  modifiers: readonly Modifier[],
  answers: Answer[],
): Modifier | undefined {
  const applying = (one: Would) => modifiersOf(work.game, one);
  const anyOne = indifferent(work.game, would, modifiers, applying);
  if (anyOne) return anyOne;
  const answer = answers.shift();
  if (answer === undefined) {
    work.ask(instruction, {
      is: "option",
      player: affectedPlayer(work.game, would),
      purpose: { is: "replacements" },
      options: modifiers.map(({ source, key }): Option => ({ is: "effect", source, key })),
      cr: ["616.1"],
    });
    return undefined;
  }
  return modifiers.find(
    ({ source, key }) =>
      answer.is === "option" &&
      answer.option.is === "effect" &&
      answer.option.source === source &&
      answer.option.key === key,
  );
}

function apply(
  work: Work,
  instruction: Happen,
  would: Would,
  modifier: Modifier,
  rivals: readonly Damage[],
  answers: Answer[],
): Modified | "asked" {
  const { ability, source, context } = modifier;
  const { instead } = ability;
  // All damage that an effect is applied to at once is one time.
  const { effect: _used, ...sameTime } = modifier;
  switch (instead.is) {
    case "goTo": {
      if (would.is !== "move") return only(would);
      const { zone } = instead;
      const link = ability.link === undefined ? {} : { link: ability.link };
      useUp(work, modifier);
      work.emit(
        { is: "replaced", object: would.object, by: source, to: zone, ...link },
        because(source),
        "614.6",
        ...ruleOf(modifier),
      );
      // 607.2b: what it does to another object its linked abilities can find.
      const kept = ability.link !== undefined && source !== would.object && zone === "exile";
      const keptBy = kept && [...(would.keptBy ?? []), linkKey(source, ability.link)];
      const to = placeFor(work.game, would.object, zone);
      // 607.1: of two madness abilities each knows what it did itself.
      const keyword = keywordKey(modifier.key);
      const linkedBy = ability.link !== undefined && keyword !== undefined && { linkedBy: keyword };
      return only({ ...would, to, ...link, ...linkedBy, ...(keptBy && { keptBy }) });
    }
    case "doInstead": {
      useUp(work, modifier);
      emitReplaced(work, would, modifier);
      const occasion = occasionOf(would);
      const rest = rivals.reduce((sum, { amount }) => sum + amount, 0);
      const amount = occasion.amount !== undefined && { amount: occasion.amount + rest };
      const after = inFrame(work, instead.effect, context, would, { ...occasion, ...amount });
      return { would: [], before: [], after, ...othersAre(rivals, modifier, () => []) };
    }
    case "enterTapped":
      useUp(work, modifier);
      return only(enteringSo(would, { tapped: true }));
    case "enterWith":
      useUp(work, modifier);
      return enterWith(work, would, modifier);
    case "asEnters":
      useUp(work, modifier);
      return asEnters(work, instruction, would, modifier);
    case "enterAsCopy":
      return enterAsCopy(work, instruction, would, modifier, answers);
    case "prevent":
      return prevent(work, instruction, would, modifier, rivals, answers);
    case "changeAmount":
      return {
        ...changeAmount(work, would, modifier),
        ...othersAre(rivals, modifier, (one) => changeAmount(work, one, sameTime).would),
      };
    case "redirect":
      return {
        ...redirect(work, would, modifier),
        ...othersAre(rivals, modifier, (one) => redirect(work, one, sameTime).would),
      };
    case "regenerateIt":
      if (would.is !== "move") return only(would);
      useUp(work, modifier);
      // 701.19a: instead of being destroyed.
      return { would: [], before: [{ do: "regenerate", object: would.object }], after: [] };
  }
}

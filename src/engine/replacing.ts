/** Replacement and prevention effects (CR 614–616): which apply to an event, and what they make of it. */
import type { Effect, Node } from "../language/schema.ts";
import { copiableValues, withExceptions } from "./copying.ts";
import type { Answer, Option } from "./decisions.ts";
import type { Cause } from "./events.ts";
import { existing, type Frame, type Game, playerOf } from "./game.ts";
import { type EffectId, frameId, type ObjectId, type PlayerId } from "./ids.ts";
import type { Instruction, InstructionOf, Would } from "./instructions.ts";
import {
  characteristics,
  controllerOf,
  permanentsWith,
  playerRules,
  ruleChanges,
  viewOf,
} from "./layers.ts";
import type { Occasion, Target } from "./objects.ts";
import type { RuleNumber } from "./rules.ts";
import {
  amountOf,
  type Context,
  candidates,
  contextOf,
  matches,
  objectsOf,
  playersOf,
} from "./view.ts";
import { asEntering, watches } from "./watching.ts";
import type { Work } from "./work.ts";
import { placeFor } from "./zones.ts";

type Happen = InstructionOf<"happen">;
type Replacing = Node<"Ability", "replacement">;

/** A replacement or prevention effect that may apply to an event (616.1). */
export interface Modifier {
  readonly source: ObjectId;
  readonly key: string;
  readonly context: Context;
  readonly ability: Replacing;
  /** The continuous effect that it is, where no object has it as an ability. */
  readonly effect?: EffectId;
  /** The rule of the keyword that it is part of. */
  readonly rule?: RuleNumber;
}

/** What an event becomes; what is to be done before it and after it. */
export interface Modified {
  readonly would: readonly Would[];
  readonly before: readonly Instruction[];
  readonly after: readonly Instruction[];
}

const idOf = ({ source, key }: Modifier): string => `${source}:${key}`;

/** Who chooses between the effects on an event (616.1). */
export function affectedPlayer(game: Game, would: Would): PlayerId {
  switch (would.is) {
    case "move":
      return existing(game, would.object).place.zone === "battlefield"
        ? controllerOf(game, would.object)
        : would.to.zone === "battlefield"
          ? would.player
          : existing(game, would.object).owner;
    case "damage":
      return would.target.is === "player"
        ? would.target.player
        : controllerOf(game, would.target.object);
    case "counters":
      return controllerOf(game, would.object);
    case "draw":
    case "life":
    case "create":
      return would.player;
  }
}

// Which apply ----------------------------------------------------------------------------------

export function modifiersOf(game: Game, would: Would, cause: Cause): readonly Modifier[] {
  const found = [
    ...fromAbilities(game, would, cause),
    ...fromEffects(game, would, cause),
    ...preventing(game, would),
  ].filter((modifier) => !would.applied?.includes(idOf(modifier)));
  // 616.1c: what makes it a copy comes first.
  const copying = found.filter(({ ability }) => ability.instead.is === "enterAsCopy");
  if (copying.length > 0) return copying;
  // 616.1d: then what makes it enter with its back face up.
  const turning = found.filter(({ ability }) => entersTransformed(ability));
  return turning.length > 0 ? turning : found;
}

const entersTransformed = ({ instead }: Replacing): boolean =>
  instead.is === "asEnters" && instead.effect.is === "transform";

/** Abilities of permanents, and of the object itself in the zone that it is leaving (614.12, 702.35a). */
function fromAbilities(game: Game, would: Would, cause: Cause): readonly Modifier[] {
  const found: Modifier[] = [];
  const look = (at: Game, source: ObjectId, key: ObjectId, own: boolean): void => {
    const { abilities, controller } = characteristics(at, source);
    const zone = existing(at, source).place.zone;
    for (const one of abilities) {
      const { ability } = one;
      if (ability.is !== "replacement" || zone !== (ability.zone ?? "battlefield")) continue;
      const context = { source, controller };
      if (!watches(at, context, ability, would, cause, own)) continue;
      const { rule } = ability;
      found.push({
        // The ability belongs to the object that is there now, not to what is only imagined.
        source: key,
        key: one.key,
        context: { source: key, controller },
        ability,
        ...(rule && { rule }),
      });
    }
  };
  for (const source of permanentsWith(game, "replacement")) look(game, source, source, false);
  if (would.is === "move" && !game.battlefield.includes(would.object)) {
    look(game, would.object, would.object, false);
  }
  // 614.12: as the permanent would exist on the battlefield.
  const entering = asEntering(game, would);
  if (entering) look(entering.game, entering.id, entering.self, true);
  return found;
}

/** Effects of resolutions that last: shields, "instead … this turn". */
function fromEffects(game: Game, would: Would, cause: Cause): readonly Modifier[] {
  return game.effects.flatMap((effect): readonly Modifier[] => {
    const { id, ability, source, controller, frame, objects, players = [] } = effect;
    if (ability?.is !== "replacement") return [];
    const context: Context = frame ? contextOf(frame) : { source, controller };
    // 611.2c: it applies to what it was said to apply to as it began.
    const scoped = objects.length > 0 || players.length > 0;
    if (scoped && !concerns(would, objects, players)) return [];
    if (!watches(game, context, ability, would, cause, false)) return [];
    const { rule } = ability;
    return [{ source, key: id, context, ability, effect: id, ...(rule && { rule }) }];
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
      context: { source, controller },
      ability: preventAll,
      ...(rule && { rule }),
    }),
  );
}

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
  const tried: Would = { ...would, applied: [...(would.applied ?? []), idOf(chosen)] };
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
      return { would: [tried], before: [], after: [] };
    }
  }
  return apply(work, instruction, tried, chosen, answers);
}

function chooseModifier(
  work: Work,
  instruction: Happen,
  would: Would,
  modifiers: readonly Modifier[],
  answers: Answer[],
): Modifier | undefined {
  const [only] = modifiers;
  if (modifiers.length === 1 || modifiers.every(ofNoOrder)) return only;
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

/**
 * Effects whose order makes no difference among themselves, so that nobody is asked: what prevents
 * all of the damage and does nothing else (702.16m), and how something enters.
 */
function ofNoOrder({ ability: { instead, optional }, effect }: Modifier): boolean {
  switch (instead.is) {
    case "prevent":
      return instead.amount === undefined && instead.so === undefined && effect === undefined;
    case "enterTapped":
    case "enterWith":
      return !optional;
    default:
      return false;
  }
}

function apply(
  work: Work,
  instruction: Happen,
  would: Would,
  modifier: Modifier,
  answers: Answer[],
): Modified | "asked" {
  const { ability, source, context } = modifier;
  const { instead } = ability;
  const only = (one: Would): Modified => ({ would: [one], before: [], after: [] });
  const link = ability.link === undefined ? {} : { link: ability.link };
  switch (instead.is) {
    case "goTo": {
      if (would.is !== "move") return only(would);
      const { zone } = instead;
      work.emit(
        { is: "replaced", object: would.object, by: source, to: zone, ...link },
        because(source),
        "614.6",
        ...ruleOf(modifier),
      );
      return only({ ...would, to: placeFor(work.game, would.object, zone), ...link });
    }
    case "doInstead": {
      useUp(work, modifier);
      emitReplaced(work, would, modifier);
      const after = inFrame(work, instead.effect, context, occasionOf(would));
      return { would: [], before: [], after };
    }
    case "enterTapped":
      return only(entering(would, { tapped: true }));
    case "enterWith": {
      const amount = amountOf(viewOf(work.game), entered(context, would), instead.amount);
      const counters = enteringOf(would)?.counters ?? {};
      const { counter } = instead;
      return only(
        entering(would, {
          counters: { ...counters, [counter]: (counters[counter] ?? 0) + amount },
        }),
      );
    }
    case "asEnters": {
      const id = frameId(work.fresh());
      const frame = { ...frameOf(entered(context, would)), entering: enteringOf(would) ?? {} };
      work.set({ frames: { ...work.game.frames, [id]: frame } });
      const prepared =
        would.is === "move" || would.is === "create" ? { ...would, preparing: id } : would;
      return {
        would: [prepared],
        before: [{ do: "effect", effect: instead.effect, frame: id }],
        after: [],
      };
    }
    case "enterAsCopy":
      return enterAsCopy(work, instruction, would, modifier, answers);
    case "prevent":
      return prevent(work, would, modifier);
    case "changeAmount":
      return only(changeAmount(work, would, modifier));
    case "redirect":
      return redirect(work, would, modifier);
    case "regenerateIt":
      if (would.is !== "move") return only(would);
      useUp(work, modifier);
      // 701.19a: instead of being destroyed.
      return { would: [], before: [{ do: "regenerate", object: would.object }], after: [] };
  }
}

/** An effect of its own, with what it can speak of. */
function inFrame(
  work: Work,
  effect: Effect,
  context: Context,
  occasion: Occasion,
): readonly Instruction[] {
  const id = frameId(work.fresh());
  work.set({ frames: { ...work.game.frames, [id]: { ...frameOf(context), occasion } } });
  return [
    { do: "effect", effect, frame: id },
    { do: "endFrame", frame: id },
  ];
}

const frameOf = ({ source, controller, frame }: Context): Frame =>
  frame ?? { object: source, source, controller, targets: [], named: {} };

/** The text of what enters reads the object that is about to (X as it was cast, 107.3m). */
const entered = (context: Context, would: Would): Context =>
  would.is === "move" && context.source === would.object
    ? { ...context, controller: would.player }
    : context;

function occasionOf(would: Would): Occasion {
  switch (would.is) {
    case "move":
      return { object: would.object, player: would.player };
    case "damage":
      return would.target.is === "object"
        ? { object: would.source, other: would.target.object, amount: would.amount }
        : { object: would.source, player: would.target.player, amount: would.amount };
    case "counters":
      return { object: would.object, amount: would.amount };
    case "life":
      return { player: would.player, amount: Math.abs(would.by) };
    case "draw":
    case "create":
      return { player: would.player };
  }
}

function emitReplaced(work: Work, would: Would, modifier: Modifier): void {
  const { object, player } = occasionOf(would);
  work.emit(
    {
      is: "replaced",
      by: modifier.source,
      ...(would.is !== "draw" && object && { object }),
      ...(player && { player }),
    },
    because(modifier.source),
    "614.6",
    ...ruleOf(modifier),
  );
}

/** 614.5, 615.7: an effect that was said to apply so often is used up. */
function useUp(work: Work, { effect }: Modifier): void {
  if (effect === undefined) return;
  work.set({
    effects: work.game.effects.flatMap((one) => {
      if (one.id !== effect || one.uses === undefined) return [one];
      return one.uses > 1 ? [{ ...one, uses: one.uses - 1 }] : [];
    }),
  });
}

// Entering (614.12) ----------------------------------------------------------------------------

type Entering = NonNullable<Extract<Would, { is: "move" }>["entering"]>;

const enteringOf = (would: Would): Entering | undefined =>
  would.is === "move" || would.is === "create" ? would.entering : undefined;

const entering = (would: Would, patch: Entering): Would =>
  would.is === "move" || would.is === "create"
    ? { ...would, entering: { ...would.entering, ...patch } }
    : would;

/** 707.5: "you may have this enter as a copy of …". */
function enterAsCopy(
  work: Work,
  instruction: Happen,
  would: Would,
  { ability, context, source }: Modifier,
  answers: Answer[],
): Modified | "asked" {
  const { instead } = ability;
  const kept: Modified = { would: [would], before: [], after: [] };
  if (instead.is !== "enterAsCopy" || would.is !== "move") return kept;
  // 614.13a: not the object itself, nor what enters together with it.
  const from = candidates(viewOf(work.game), context, instead.filter);
  if (from.length === 0) return kept;
  const answer = answers.shift();
  if (answer?.is !== "choose") {
    work.ask(instruction, {
      is: "choose",
      player: would.player,
      purpose: { is: "remember", name: "copied" },
      source,
      from: from.map((object): Target => ({ is: "object", object })),
      min: ability.optional ? 0 : 1,
      max: 1,
      cr: ["614.12a", "707.5"],
    });
    return "asked";
  }
  const [model] = answer.chosen;
  if (model?.is !== "object") return kept;
  const values = copiableValues(work.game, model.object);
  if (!values) return kept;
  work.emit({ is: "becameCopy", object: source, of: model.object }, because(source), "707.5");
  return {
    ...kept,
    would: [entering(would, { copyOf: withExceptions(values, instead.except ?? []) })],
  };
}

// Damage ---------------------------------------------------------------------------------------

function prevent(work: Work, would: Would, modifier: Modifier): Modified {
  const { ability, context, source } = modifier;
  const { instead } = ability;
  if (would.is !== "damage" || instead.is !== "prevent")
    return { would: [would], before: [], after: [] };
  const limit = limitOf(work, modifier, instead.amount);
  // 615.12: damage that can't be prevented isn't, but what else the effect does happens.
  const prevented = isUnpreventable(work.game, would) ? 0 : Math.min(limit, would.amount);
  if (prevented > 0) {
    const { source: from, target } = would;
    work.emit(
      { is: "prevented", source: from, target, amount: prevented },
      because(source),
      "615.1",
      ...ruleOf(modifier),
    );
    spend(work, modifier, prevented);
  }
  const left = would.amount - prevented;
  const occasion = { ...occasionOf(would), amount: prevented };
  return {
    would: left > 0 ? [{ ...would, amount: left }] : [],
    before: [],
    after: instead.so ? inFrame(work, instead.so, context, occasion) : [],
  };
}

function limitOf(
  work: Work,
  { effect, context }: Modifier,
  amount: Node<"Replacement", "prevent">["amount"],
): number {
  const shield = work.game.effects.find(({ id }) => id === effect)?.shield;
  if (shield !== undefined) return shield;
  return amount ? amountOf(viewOf(work.game), context, amount) : Number.POSITIVE_INFINITY;
}

/** 615.7: each point prevented reduces the shield by one; 615.8: one instance of damage. */
function spend(work: Work, modifier: Modifier, prevented: number): void {
  useUp(work, modifier);
  work.set({
    effects: work.game.effects.flatMap((one) => {
      if (one.id !== modifier.effect || one.shield === undefined) return [one];
      return one.shield > prevented ? [{ ...one, shield: one.shield - prevented }] : [];
    }),
  });
}

const isUnpreventable = (game: Game, would: Extract<Would, { is: "damage" }>): boolean =>
  would.unpreventable === true ||
  game.players.some(({ id }) => playerRules(game, id, "damageCantBePrevented").length > 0);

function changeAmount(work: Work, would: Would, modifier: Modifier): Would {
  const { ability, context } = modifier;
  const { instead } = ability;
  if (instead.is !== "changeAmount") return would;
  const view = viewOf(work.game);
  const changed = (amount: number): number => {
    const base = instead.to ? amountOf(view, context, instead.to) : amount * (instead.times ?? 1);
    return base + (instead.plus ? amountOf(view, context, instead.plus) : 0);
  };
  useUp(work, modifier);
  emitReplaced(work, would, modifier);
  switch (would.is) {
    case "damage":
    case "counters":
      return { ...would, amount: changed(would.amount) };
    case "life":
      return { ...would, by: Math.sign(would.by) * changed(Math.abs(would.by)) };
    default:
      return would;
  }
}

/** 614.9: to something that is still there and can be dealt damage. */
function redirect(work: Work, would: Would, modifier: Modifier): Modified {
  const { ability, context, source } = modifier;
  const kept: Modified = { would: [would], before: [], after: [] };
  if (would.is !== "damage" || ability.instead.is !== "redirect") return kept;
  const [to] = recipientsOf(work.game, context, ability.instead.to);
  if (!to || !canBeDamaged(work.game, to)) return kept;
  useUp(work, modifier);
  const { source: from, target } = would;
  work.emit({ is: "redirected", source: from, from: target, to }, because(source), "614.9");
  return { ...kept, would: [{ ...would, target: to }] };
}

/** Who or what a text deals damage to. */
export function recipientsOf(
  game: Game,
  context: Context,
  to: Node<"Replacement", "redirect">["to"],
): readonly Target[] {
  const view = viewOf(game);
  switch (to.is) {
    case "player":
      return playersOf(view, context, to.player).map((player) => ({ is: "player", player }));
    case "several":
      return to.recipients.flatMap((one) => recipientsOf(game, context, one));
    case "objects":
      return objectsOf(view, context, to.objects).map((object) => ({ is: "object", object }));
  }
}

/** 120.1: damage is dealt to players, creatures, planeswalkers and battles. */
export function canBeDamaged(game: Game, target: Target): boolean {
  if (target.is === "player") return !playerOf(game, target.player).lost;
  return (
    game.battlefield.includes(target.object) &&
    characteristics(game, target.object).types.some(
      (type) => type === "creature" || type === "planeswalker" || type === "battle",
    )
  );
}

/** The rule of the keyword that the effect is part of. */
const ruleOf = ({ rule }: Modifier): readonly RuleNumber[] => (rule ? [rule] : []);

const because = (object: ObjectId): Cause => ({ is: "object", object });

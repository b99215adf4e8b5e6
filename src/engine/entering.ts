/** How something enters the battlefield (CR 303.4f–g, 614.1c, 614.12, 707.5). */
import { possibleHosts } from "./attaching.ts";
import { copiableValues, withExceptions } from "./copying.ts";
import type { Answer } from "./decisions.ts";
import type { Game } from "./game.ts";
import { frameId, type ObjectId } from "./ids.ts";
import type { Entering, InstructionOf, Would } from "./instructions.ts";
import { characteristics, viewOf } from "./layers.ts";
import { frameOf, type Modified, type Modifier, only } from "./modifier.ts";
import type { Target } from "./objects.ts";
import { amountOf, type Context, candidates, matches } from "./view.ts";
import { asEntering, enteringFace } from "./watching.ts";
import type { Work } from "./work.ts";
import { placeFor } from "./zones.ts";

type Happen = InstructionOf<"happen">;

export const enteringOf = (would: Would): Entering | undefined =>
  would.is === "move" || would.is === "create" ? would.entering : undefined;

/** The same event, with more said about how it enters. */
export const entering = (would: Would, patch: Entering): Would =>
  would.is === "move" || would.is === "create"
    ? { ...would, entering: withSome({ ...would.entering, ...patch }) }
    : would;

/** What enters with 0 counters of a kind enters with none of it. */
function withSome({ counters = {}, ...rest }: Entering): Entering {
  const some = Object.entries(counters).filter(([, amount]) => amount > 0);
  return some.length > 0 ? { ...rest, counters: Object.fromEntries(some) } : rest;
}

/** "… enters with … counters on it." */
export function enterWith(work: Work, would: Would, { ability, context }: Modifier): Modified {
  const { instead } = ability;
  if (instead.is !== "enterWith") return only(would);
  const { counter } = instead;
  // 107.1b: a negative number of counters is none.
  const amount = Math.max(0, amountEntering(work, would, context, instead.amount));
  return only(
    entering(would, { counters: sum(enteringOf(would)?.counters, { [counter]: amount }) }),
  );
}

/** A token that would be created exists only as it would enter. */
function amountEntering(
  work: Work,
  would: Would,
  context: Context,
  amount: Parameters<typeof amountOf>[2],
): number {
  const imagined = would.is === "create" ? asEntering(work.game, would) : undefined;
  return imagined && context.source === imagined.self
    ? amountOf(viewOf(imagined.game), { ...context, source: imagined.id }, amount)
    : amountOf(viewOf(work.game), context, amount);
}

/** "As … enters, …": its effect is carried out first, and its frame learns how it enters. */
export function asEnters(
  work: Work,
  instruction: Happen,
  would: Would,
  modifier: Modifier,
): Modified {
  const { instead } = modifier.ability;
  if (instead.is !== "asEnters" || (would.is !== "move" && would.is !== "create")) {
    return only(would);
  }
  const id = frameId(work.fresh());
  const frame = frameOf(modifier.context);
  // What asks must be there: a token isn't yet.
  const object = work.game.objects[frame.object]
    ? frame.object
    : askerOf(instruction, frame.object);
  work.set({
    frames: {
      ...work.game.frames,
      [id]: {
        ...frame,
        object,
        entering: enteringOf(would) ?? {},
        arriving: arriving(instruction),
      },
    },
  });
  return {
    would: [{ ...would, preparing: id }],
    before: [{ do: "effect", effect: instead.effect, frame: id }],
    after: [],
  };
}

const arriving = ({ would }: Happen): readonly ObjectId[] =>
  would.flatMap((one) => (one.is === "move" && one.to.zone === "battlefield" ? [one.object] : []));

const askerOf = ({ cause }: Happen, otherwise: ObjectId): ObjectId =>
  cause.is === "object" ? cause.object : otherwise;

/** 707.5: "you may have this enter as a copy of …". */
export function enterAsCopy(
  work: Work,
  instruction: Happen,
  would: Would,
  { ability, context, source }: Modifier,
  answers: Answer[],
): Modified | "asked" {
  const { instead } = ability;
  if (instead.is !== "enterAsCopy" || (would.is !== "move" && would.is !== "create")) {
    return only(would);
  }
  // Neither the object itself nor what enters together with it is there yet.
  const from = candidates(viewOf(work.game), context, instead.filter);
  if (from.length === 0) return only(would);
  const answer = answers.shift();
  if (answer?.is !== "choose") {
    work.ask(instruction, {
      is: "choose",
      // 614.1: the "you" of the ability, whosever permanent enters.
      player: context.controller,
      purpose: { is: "remember", name: "copied" },
      source: work.game.objects[source] ? source : askerOf(instruction, source),
      from: from.map((object): Target => ({ is: "object", object })),
      min: ability.optional ? 0 : 1,
      max: 1,
      cr: ["614.12a", "707.5"],
    });
    return "asked";
  }
  const [model] = answer.chosen;
  const values = model?.is === "object" && copiableValues(work.game, model.object);
  if (model?.is !== "object" || !values) return only(would);
  const { face: copyOf, counters: more } = withExceptions(values, instead.except ?? [], {
    rules: work.game.rules,
    amount: (node) => amountOf(viewOf(work.game), context, node),
    ability,
    own: enteringFace(work.game, would),
    fits: (face, filter) => {
      const imagined = asEntering(work.game, entering(would, { copyOf: face }));
      return imagined !== undefined && matches(viewOf(imagined.game), context, filter, imagined.id);
    },
  });
  const { copied = [], counters, copyCounters } = enteringOf(would) ?? {};
  return only(
    entering(would, {
      copyOf,
      copied: [...copied, model.object],
      // 707.9e: what an earlier copy effect said besides doesn't happen.
      ...((more ?? copyCounters) && {
        counters: sum(without(counters, copyCounters), more),
        copyCounters: more ?? {},
      }),
    }),
  );
}

type Counters = Entering["counters"];

const sum = (counters: Counters = {}, more: Counters = {}): NonNullable<Counters> => ({
  ...counters,
  ...Object.fromEntries(
    Object.entries(more).map(([kind, count]) => [kind, (counters[kind] ?? 0) + count]),
  ),
});

const without = (counters: Counters = {}, less: Counters = {}): NonNullable<Counters> =>
  Object.fromEntries(
    Object.entries(counters).map(([kind, count]) => [kind, count - (less[kind] ?? 0)]),
  );

/**
 * 303.4f: what an Aura that enters otherwise than by resolving will enchant, as its player chooses;
 * the event as it is then. 303.4g: with nothing to enchant it doesn't enter.
 */
export function hostOf(
  work: Work,
  instruction: Happen,
  would: Would,
): readonly Would[] | "asked" | undefined {
  if (would.is !== "create" && would.is !== "move") return undefined;
  const { game } = work;
  if (would.attachTo || (would.is === "move" && isAuraSpell(game, would))) return undefined;
  // 303.4f: all applicable effects count, in the older editions, too.
  const imagined = asEntering(game, would, "withAllEffects");
  if (!imagined) return undefined;
  if (!characteristics(imagined.game, imagined.id).subtypes.includes("Aura")) return undefined;
  const hosts = possibleHosts(game, imagined.game, imagined.id, would.player);
  if (hosts.length === 0) return staying(work, would);
  const [answer] = instruction.answers ?? [];
  const [chosen] = answer?.is === "choose" ? answer.chosen : [];
  if (chosen?.is === "object") return [{ ...would, attachTo: chosen.object }];
  work.ask(instruction, {
    is: "choose",
    player: would.player,
    purpose: { is: "attachTo" },
    source: would.is === "move" ? would.object : askerOf(instruction, imagined.self),
    from: hosts.map((object): Target => ({ is: "object", object })),
    min: 1,
    max: 1,
    cr: ["303.4f"],
  });
  return "asked";
}

/** 608.3c: an Aura spell has its target; what only enters as a copy of an Aura has none. */
const isAuraSpell = (game: Game, { how, object }: Extract<Would, { is: "move" }>): boolean =>
  how === "resolve" && characteristics(game, object).subtypes.includes("Aura");

/** 303.4g: it stays where it is, unless it is on the stack; a token isn't created. */
function staying({ game }: Work, would: Would): readonly Would[] {
  if (would.is !== "move" || game.objects[would.object]?.place.zone !== "stack") return [];
  return [{ ...would, to: placeFor(game, would.object, "graveyard") }];
}

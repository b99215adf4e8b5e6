/** Trial application: what applying one effect would change of another (CR 613.8a). */
import { sameData } from "../../language/sameData.ts";
import type { Filter, Player } from "../../language/schema.ts";
import { visit } from "../../language/walk.ts";
import type { ObjectId } from "../ids.ts";
import { matches, type View, zonesOf } from "../view.ts";
import { type Aspects, aspect, readByChange, readForObjects, writtenBy } from "./aspects.ts";
import { isAlikeForAll, type Operation, perform, workOut } from "./changing.ts";
import type { Dependency } from "./dependency.ts";
import {
  affectedBy,
  type Draft,
  type Effect,
  makerOf,
  staticsAmong,
  writtenByLayers,
} from "./effects.ts";
import { type Layer, layerOf } from "./order.ts";
import { typesAfter } from "./types.ts";

type Drafts = ReadonlyMap<ObjectId, Draft>;

/** One layer as it stands, with some of its effects applied. */
export interface Standing {
  readonly layer: Layer;
  readonly view: View;
  readonly drafts: Drafts;
  /** The objects of the effects that have begun to apply (613.6). */
  readonly begun: ReadonlyMap<string, { readonly ids: readonly ObjectId[] }>;
}

/** The changes of an effect in a layer, each with a name of its own. */
const changesIn = (
  layer: Layer,
  effect: Effect,
  { game }: View,
): readonly { readonly change: Effect["changes"][number]; readonly key: string }[] =>
  effect.changes.flatMap((change, index) =>
    layerOf(change, game.rules, makerOf(effect), effect.changes) === layer
      ? [{ change, key: `${effect.id}.${index}` }]
      : [],
  );

/** What an effect reads and writes in a layer. */
export interface Footprint {
  readonly existence: Aspects;
  readonly objects: Aspects;
  readonly doing: Aspects;
  readonly writes: Aspects;
}

/** What to look at before a trial; it errs only on the side of trying. */
export function footprint({ layer, view, begun }: Standing, effect: Effect): Footprint {
  const changes = changesIn(layer, effect, view).map(({ change }) => change);
  const all = (part: (change: Effect["changes"][number]) => Aspects): Aspects =>
    changes.reduce((sum, change) => sum | part(change), 0);
  const fixed = begun.has(effect.id);
  return {
    // 613.6: what has begun goes on although its ability is gone.
    existence: fixed || effect.key === undefined ? 0 : aspect.lost,
    objects: fixed ? 0 : readForObjects(effect),
    doing: all(readByChange),
    writes: all(writtenBy),
  };
}

/** Whether one effect could depend on another at all. */
export const mayDepend = (one: Footprint, other: Footprint): boolean =>
  ((one.existence | one.objects | one.doing) & other.writes) !== 0;

/** The objects of an effect: those it began with, or those that fit now. */
export const objectsOfEffect = ({ view, begun }: Standing, effect: Effect): readonly ObjectId[] =>
  begun.get(effect.id)?.ids ?? affectedBy(view, effect);

/** Where it is worked out what an effect does: in a layer as it stands, or in a trial. */
interface Worktop {
  readonly layer: Layer;
  readonly view: View;
  readonly drafts: Pick<Drafts, "get">;
}

interface Worked {
  readonly operation: Operation;
  /** The name of the change. */
  readonly key: string;
}

/** What an effect does in a layer to each object, worked out but not done. */
export function operationsOf(
  { layer, view, drafts }: Worktop,
  effect: Effect,
): (id: ObjectId) => readonly Worked[] {
  const changes = changesIn(layer, effect, view);
  const workedOut = (id: ObjectId, draft: Draft): readonly Worked[] => {
    // 205.3d: of its own work it sees which types there will be.
    let { types } = draft;
    return changes.map(({ change, key }) => {
      const operation = workOut(change, view, effect, id, types);
      types = typesAfter(types, operation);
      return { operation, key };
    });
  };
  const isAlike = changes.every(({ change }) => isAlikeForAll(change));
  let common: readonly Worked[] | undefined;
  return (id) => {
    const draft = drafts.get(id);
    if (!draft) return [];
    if (!isAlike) return workedOut(id, draft);
    common ??= workedOut(id, draft);
    return common;
  };
}

/** A layer in which one more effect has been applied; what it changed is made as it is asked for. */
export class Trial implements Worktop {
  readonly #standing: Standing;
  readonly #effect: Effect;
  readonly #ids: ReadonlySet<ObjectId>;
  readonly #operations: ReturnType<typeof operationsOf>;
  readonly #changed = new Map<ObjectId, Draft>();
  #different: readonly ObjectId[] | undefined;
  readonly layer: Layer;
  readonly view: View;
  readonly drafts: Pick<Drafts, "get"> = { get: (id) => this.draft(id) };

  constructor(standing: Standing, effect: Effect) {
    this.#standing = standing;
    this.layer = standing.layer;
    this.#effect = effect;
    this.#ids = new Set(objectsOfEffect(standing, effect));
    this.#operations = operationsOf(standing, effect);
    this.view = {
      game: standing.view.game,
      of: (id) => this.draft(id) ?? standing.view.of(id),
    };
  }

  draft(id: ObjectId): Draft | undefined {
    const draft = this.#standing.drafts.get(id);
    if (!draft || !this.#ids.has(id)) return draft;
    const known = this.#changed.get(id);
    if (known) return known;
    const copy: Draft = { ...draft };
    for (const { operation, key } of this.#operations(id)) {
      perform(copy, operation, this.#effect, key, this.view.game.rules);
    }
    this.#changed.set(id, copy);
    return copy;
  }

  /** The objects that it would make different in any way: often none, as another has done it all. */
  get changed(): readonly ObjectId[] {
    this.#different ??= [...this.#ids].filter((id) => {
      const before = this.#standing.drafts.get(id);
      const after = this.draft(id);
      return before !== undefined && after !== undefined && differs(before, after);
    });
    return this.#different;
  }
}

function differs(one: Draft, other: Draft): boolean {
  return writtenByLayers.some((aspect) => {
    const [before, after] = [one[aspect], other[aspect]];
    if (before === after) return false;
    return !(
      Array.isArray(before) &&
      Array.isArray(after) &&
      before.length === after.length &&
      before.every((item, index) => item === after[index])
    );
  });
}

/**
 * 613.8a: how one effect of a layer depends on another, if it does: whether applying the other
 * would change its existence (or whose it is), what it applies to, or what it does to that.
 */
export function dependency(
  standing: Standing,
  one: Effect,
  reads: Footprint,
  writes: Aspects,
  trial: Trial,
): Dependency | undefined {
  if (trial.changed.length === 0) return undefined;
  const now = one;
  const begun = standing.begun.get(one.id)?.ids;
  // 613.6: what has begun goes on, though its ability be gone, with the same objects.
  const later = begun ? now : afterwards(one, trial);
  if ((reads.existence & writes) !== 0 && (!later || isRewritten(standing, now, trial))) {
    return "existence";
  }
  const then = later ?? now;
  if ((reads.objects & writes) !== 0 && !begun && appliesToOthers(standing, now, then, trial)) {
    return "objects";
  }
  if ((reads.doing & writes) === 0) return undefined;
  const ids = begun ?? affectedBy(standing.view, now);
  const before = operationsOf(standing, now);
  const after = operationsOf(trial, then);
  return ids.some((id) => !sameData(before(id), after(id))) ? "doing" : undefined;
}

/** Whether an effect would apply to other objects after the trial. */
function appliesToOthers({ view }: Standing, now: Effect, then: Effect, trial: Trial): boolean {
  const { affects, whilst } = now;
  if (
    now === then &&
    !whilst &&
    "is" in affects &&
    affects.is === "all" &&
    isLocal(affects.filter)
  ) {
    // Each object fits or doesn't by what it is itself: only those that change need be looked at.
    const { filter } = affects;
    const zones = zonesOf(filter);
    return trial.changed.some(
      (id) =>
        zones.some((zone) => view.game.objects[id]?.place.zone === zone) &&
        matches(view, now.context, filter, id) !== matches(trial.view, now.context, filter, id),
    );
  }
  const before = new Set(affectedBy(view, now));
  const after = affectedBy(trial.view, then);
  return after.length !== before.size || after.some((id) => !before.has(id));
}

/** Properties that an object has by itself, whatever other objects are. */
const localWords: ReadonlySet<string> = new Set<Filter["is"] | Player["is"]>([
  ...(["type", "subtype", "supertype", "color", "colorless", "withKeyword"] as const),
  ...([
    "withoutAbilities",
    "isPermanent",
    "hasPermanentType",
    "isToken",
    "isCard",
    "isSpell",
    "other",
    "isSelf",
  ] as const),
  ...(["inZone", "controlledBy", "ownedBy", "you", "anOpponent", "eachOpponent"] as const),
  ...(["allOf", "anyOf", "not"] as const),
]);
const knownLocal = new WeakMap<Filter, boolean>();

function isLocal(filter: Filter): boolean {
  let known = knownLocal.get(filter);
  if (known === undefined) {
    known = true;
    visit(filter, ({ is }) => {
      if (!localWords.has(is)) known = false;
      return known;
    });
    knownLocal.set(filter, known);
  }
  return known;
}

/** Whether the text of the ability that makes the effect would be another. */
function isRewritten(
  { drafts, begun }: Standing,
  { id, key, context }: Effect,
  trial: Trial,
): boolean {
  if (key === undefined || begun.has(id)) return false;
  const [before, after] = [drafts.get(context.source), trial.draft(context.source)].map(
    (draft) => draft && staticsAmong(draft.abilities).find((one) => one.key === key)?.ability,
  );
  return before !== after;
}

/** The effect as its ability would make it then (109.5), or undefined if the ability were gone. */
function afterwards(effect: Effect, trial: Trial): Effect | undefined {
  const { key, context } = effect;
  if (key === undefined) return effect;
  const source = trial.draft(context.source);
  if (!source || !staticsAmong(source.abilities).some((one) => one.key === key)) return undefined;
  return source.controller === context.controller
    ? effect
    : { ...effect, context: { ...context, controller: source.controller } };
}

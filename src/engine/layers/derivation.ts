/**
 * One pass through the layers (CR 613.1–613.8): from what objects are printed as to what they are.
 * Effects are data; in each layer they apply one after the other, in the order of dependencies and
 * timestamps, which is looked at anew after each (613.8c).
 */
import { modifiesDevotion, modifyingDevotion } from "../devotion.ts";
import { hasSubtype } from "../filters.ts";
import type { Game } from "../game.ts";
import type { ObjectId } from "../ids.ts";
import { isSizeless, type View } from "../view.ts";
import { applyCounters, perform } from "./changing.ts";
import type { Next } from "./dependency.ts";
import {
  bitOf,
  type Draft,
  type Effect,
  inOrder,
  isIn,
  type Layers,
  layersOf,
  staticEffects,
} from "./effects.ts";
import { withIntrinsic } from "./intrinsic.ts";
import { LayerOrder } from "./layer-order.ts";
import { type Layer, layers } from "./order.ts";
import { footprint, objectsOfEffect, operationsOf, type Standing } from "./trial.ts";

/** What rules do between the effects: 613.4c, 305.6, 208.5, 208.3. */
export type RuleDeed = "counters" | "landTypes" | "noSize" | "noCreature";

/** What is done to objects in a layer: by an effect, or by a rule. */
export type Deed =
  | {
      readonly is: "effect";
      readonly next: Next<Effect>;
      /** 613.6: the ability that makes the effect is no longer there. */
      readonly gone: boolean;
    }
  | { readonly is: RuleDeed };

/** Whoever wants to see how it comes about; nothing is noted when nobody does. */
export interface Witness {
  readonly before: (drafts: ReadonlyMap<ObjectId, Draft>) => void;
  readonly after: (drafts: ReadonlyMap<ObjectId, Draft>, layer: Layer, deed: Deed) => void;
}

export interface Beginning {
  readonly drafts: ReadonlyMap<ObjectId, Draft>;
  /** The same in the midst of the layers, and everything else. */
  readonly view: View;
  /** The effects of resolutions and of counters. */
  readonly lasting: readonly Effect[];
}

export class Derivation {
  readonly #game: Game;
  readonly #drafts: ReadonlyMap<ObjectId, Draft>;
  readonly #view: View;
  readonly #witness: Witness | undefined;
  readonly #footprintOf: typeof footprint;
  readonly #lasting: readonly Effect[];
  /** The layers that some effect needs. */
  #layers: Layers = 0;
  readonly #statics = new Map<ObjectId, readonly Effect[]>();
  /** 613.6: what has begun goes on in later layers with the same objects. */
  readonly #begun = new Map<
    string,
    { readonly effect: Effect; readonly ids: readonly ObjectId[] }
  >();
  /** 613.7a: when the effects began that granted abilities, by the keys of these. */
  readonly #grantedAt = new Map<string, number>();

  /**
   * @param begun what is derived together, as printed; `run` makes it what it is.
   * @param footprintOf what an effect reads and writes, for tests that trust no filter.
   */
  constructor(
    { drafts, view, lasting }: Beginning,
    witness?: Witness,
    footprintOf: typeof footprint = footprint,
  ) {
    this.#game = view.game;
    this.#drafts = drafts;
    this.#view = view;
    this.#witness = witness;
    this.#footprintOf = footprintOf;
    this.#lasting = lasting;
    for (const effect of lasting) this.#layers |= layersOf(effect, view.game.rules);
    for (const id of drafts.keys()) this.#noteStatics(id);
  }

  run(): void {
    for (const layer of layers) {
      if (layer === "modifyPT") {
        this.#byRule("setPT", "noSize", () => this.#sizeCreatures());
        this.#byRule(layer, "counters", () => applyCounters(this.#game, this.#drafts));
      }
      this.#applyLayer(layer);
      if (layer === "text") this.#noteDevotion();
      if (layer === "type") {
        // 305.6: what the basic land types bring, when all types are known.
        this.#byRule(layer, "landTypes", () => {
          for (const draft of this.#drafts.values()) {
            if (draft.subtypes.length === 0) continue;
            draft.abilities = withIntrinsic(draft.abilities, draft.subtypes);
          }
        });
      }
    }
    // 208.3: only what is a creature by now has power and toughness on the battlefield.
    this.#byRule("switchPT", "noCreature", () => {
      for (const [id, draft] of this.#drafts) {
        if (draft.power === undefined || !isSizeless(this.#game, id, draft)) continue;
        delete draft.power;
        delete draft.toughness;
      }
    });
    if (this.#game.rules.walls === "cantAttack") this.#keepWallsHome();
  }

  /** 208.5: what nothing gave a creature is 0, from which other effects go on. */
  #sizeCreatures(): void {
    for (const [id, draft] of this.#drafts) {
      const { types, power, toughness } = draft;
      if (power !== undefined && toughness !== undefined) continue;
      const isThere = this.#game.objects[id]?.place.zone === "battlefield";
      if (!isThere || !types.includes("creature")) continue;
      draft.power = power ?? 0;
      draft.toughness = toughness ?? 0;
    }
  }

  /** RT-25: by a rule, whatever abilities they have; cited as what defender says today. */
  #keepWallsHome(): void {
    for (const [source, draft] of this.#drafts) {
      if (!hasSubtype(this.#game.rules, draft, "Wall")) continue;
      const { controller, ruleChanges } = draft;
      const change = { is: "cantAttack" } as const;
      draft.ruleChanges = [...ruleChanges, { change, source, controller, rule: "702.3b" }];
    }
  }

  /** 700.5a: devotion is modified by what there is before the layers from 4 on. */
  #noteDevotion(): void {
    if (!modifiesDevotion(this.#game.cards)) return;
    for (const draft of this.#drafts.values()) {
      const found = modifyingDevotion(draft.abilities);
      if (found) draft.forDevotion = found;
    }
  }

  #byRule(layer: Layer, is: RuleDeed, work: () => void): void {
    this.#witness?.before(this.#drafts);
    work();
    this.#witness?.after(this.#drafts, layer, { is });
  }

  /** Finds the effects of an object's static abilities; whether those of a layer are others now. */
  #noteStatics(id: ObjectId, layer?: Layer): boolean {
    const draft = this.#drafts.get(id);
    const now = draft ? staticEffects(this.#game, id, draft, this.#grantedAt) : [];
    const before = this.#statics.get(id) ?? [];
    if (now.length === 0 && before.length === 0) return false;
    this.#statics.set(id, now);
    for (const effect of now) this.#layers |= layersOf(effect, this.#game.rules);
    if (layer === undefined) return true;
    const inLayer = (effects: readonly Effect[]): readonly Effect[] =>
      effects.filter((effect) => isIn(layer, effect, this.#game.rules));
    const [old, young] = [inLayer(before), inLayer(now)];
    return (
      old.length !== young.length ||
      old.some((effect, index) => !isSameEffect(effect, young[index]))
    );
  }

  /** The effects that a layer has still to apply, in the order of 613.3 and 613.7. */
  #waiting(layer: Layer, done: ReadonlySet<string>): Effect[] {
    const found: Effect[] = [];
    const consider = (effect: Effect): void => {
      if (!done.has(effect.id) && isIn(layer, effect, this.#game.rules)) found.push(effect);
    };
    const isNew = ({ id }: Effect): boolean => !this.#begun.has(id);
    for (const effect of this.#lasting) if (isNew(effect)) consider(effect);
    for (const effects of this.#statics.values()) {
      for (const effect of effects) if (isNew(effect)) consider(effect);
    }
    for (const { effect } of this.#begun.values()) consider(effect);
    return found.length < 2 ? found : found.sort(inOrder);
  }

  #applyLayer(layer: Layer): void {
    if ((this.#layers & bitOf(layer)) === 0) return;
    const standing: Standing = {
      layer,
      view: this.#view,
      drafts: this.#drafts,
      begun: this.#begun,
    };
    const done = new Set<string>();
    let waiting = this.#waiting(layer, done);
    let order = new LayerOrder(standing, waiting, this.#footprintOf);
    while (waiting.length > 0) {
      const next = order.next(waiting);
      if (!next) return;
      const { effect } = next;
      const othersNow = this.#apply(standing, next);
      done.add(effect.id);
      if (othersNow) {
        waiting = this.#waiting(layer, done);
        order = new LayerOrder(standing, waiting, this.#footprintOf);
      } else {
        waiting.splice(waiting.indexOf(effect), 1);
      }
    }
  }

  /** Applies an effect; whether other effects may be there now. */
  #apply(standing: Standing, next: Next<Effect>): boolean {
    const { effect } = next;
    const ids = objectsOfEffect(standing, effect);
    if (ids.length === 0) return false;
    this.#begun.set(effect.id, { effect, ids });
    // All is worked out before anything is done: an effect doesn't see its own work.
    const operationsFor = operationsOf(standing, effect);
    const worked = ids.map((id) => ({ id, operations: operationsFor(id) }));
    const gone =
      effect.key !== undefined &&
      !this.#statics.get(effect.context.source)?.some(({ id }) => id === effect.id);
    this.#witness?.before(this.#drafts);
    let others = false;
    for (const { id, operations } of worked) {
      const draft = this.#drafts.get(id);
      if (!draft) continue;
      const { abilities, controller } = draft;
      for (const { operation, key } of operations) {
        const before = draft.abilities.length;
        perform(draft, operation, effect, key, this.#game.rules);
        if (operation.is !== "gainAbility") continue;
        for (const granted of draft.abilities.slice(before)) {
          this.#grantedAt.set(granted.key, effect.timestamp);
        }
      }
      if (draft.abilities !== abilities || draft.controller !== controller) {
        others = this.#noteStatics(id, standing.layer) || others;
      }
    }
    this.#witness?.after(this.#drafts, standing.layer, { is: "effect", next, gone });
    return others;
  }
}

/** Whether it still is the effect of the same words, and of the same player. */
const isSameEffect = (one: Effect, other: Effect | undefined): boolean =>
  other?.id === one.id &&
  other.context.controller === one.context.controller &&
  other.changes === one.changes &&
  other.affects === one.affects &&
  other.whilst === one.whilst;

/** How an object comes to be what it is: the steps of its derivation, for whoever asks (CR 613). */
import { sameData } from "../../language/sameData.ts";
import type { Characteristics } from "../characteristics.ts";
import type { Game } from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import type { GameObject } from "../objects.ts";
import { ownFace, printedOn } from "../printed.ts";
import type { RuleNumber } from "../rules.ts";
import type { Dependency, Next } from "./dependency.ts";
import type { Beginning, Deed, RuleDeed, Witness } from "./derivation.ts";
import { type Draft, type Effect, writtenByLayers } from "./effects.ts";
import { type Layer, ruleOfLayer } from "./order.ts";

/** The characteristics whose way through the layers is told; rules (613.11) are none. */
export const derivedAspects = [
  "name",
  "manaCost",
  ...writtenByLayers,
  "loyalty",
] as const satisfies readonly (keyof Characteristics)[];
export type DerivedAspect = (typeof derivedAspects)[number];

/** One characteristic before and after a step; undefined where the object has none. */
type DerivedChange = {
  readonly [Aspect in DerivedAspect]: {
    readonly aspect: Aspect;
    readonly before: Characteristics[Aspect] | undefined;
    readonly after: Characteristics[Aspect] | undefined;
  };
}[DerivedAspect];

/** An effect as the inspector names it. */
export interface EffectOrigin {
  readonly id: string;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly timestamp: number;
  /** A static ability of the source makes it, counters on it do, or a resolution did (611.1, 122.1b). */
  readonly from: "ability" | "counter" | "resolution";
  /** Which ability of the source it is. */
  readonly key?: string;
  /** Of which kind the counters are. */
  readonly counter?: string;
}

/** Why an effect applies when it does, where timestamps alone don't tell. */
interface DerivationOrder {
  /** Effects with an earlier timestamp that wait for others (613.8b), and how they depend (613.8a). */
  readonly waiting: readonly {
    readonly effect: EffectOrigin;
    readonly for: EffectOrigin;
    readonly why: Dependency;
  }[];
  /** The other effects of its dependency loop: in it timestamps decide (613.8b). */
  readonly loop: readonly EffectOrigin[];
}

export interface DerivationStep {
  /**
   * What it starts with, what it copies (613.2a) or that it is face down (613.2b), then the layers;
   * at last a permanent that is no creature has no size (208.3).
   */
  readonly layer: "printed" | "copy" | "faceDown" | Exclude<Layer, "rules"> | "noCreature";
  readonly by:
    | { readonly is: "card" | "token" | "copy" | "status" | RuleDeed }
    | ({ readonly is: "effect" } & EffectOrigin);
  readonly changes: readonly DerivedChange[];
  readonly cr: readonly RuleNumber[];
  readonly order?: DerivationOrder;
  /** 613.6: the ability that made the effect is gone by now. */
  readonly goesOn?: true;
}

type Values = Partial<Pick<Characteristics, DerivedAspect>>;

/** Writes down what happens to one object. */
export class Recorder implements Witness {
  readonly steps: DerivationStep[] = [];
  readonly #id: ObjectId;
  #before: Values = {};

  constructor({ drafts, view }: Beginning, object: GameObject) {
    this.#id = object.id;
    const draft = drafts.get(object.id);
    if (draft) this.#begin(draft, object, view.game);
  }

  /** Layer 1 is in the values that the object carries (printed.ts). */
  #begin(draft: Draft, object: GameObject, game: Game): void {
    const own = ownFace(game, object);
    const first: Values = own ? { ...printedOn(own), controller: draft.controller } : draft;
    this.#note(
      { layer: "printed", by: { is: object.token ? "token" : "card" }, cr: ["613.1"] },
      {},
      first,
    );
    if (object.faceDown) {
      this.#note(
        { layer: "faceDown", by: { is: "status" }, cr: ["613.2b", "708.2"] },
        first,
        draft,
      );
    } else {
      this.#note({ layer: "copy", by: { is: "copy" }, cr: ["613.2a", "707.2"] }, first, draft);
    }
  }

  before(drafts: ReadonlyMap<ObjectId, Draft>): void {
    this.#before = { ...drafts.get(this.#id) };
  }

  after(drafts: ReadonlyMap<ObjectId, Draft>, layer: Layer, deed: Deed): void {
    const now = drafts.get(this.#id);
    if (!now || layer === "rules") return;
    if (deed.is !== "effect") {
      const { is } = deed;
      this.#note(
        { layer: is === "noCreature" ? is : layer, by: { is }, cr: rulesOf[is] },
        this.#before,
        now,
      );
      return;
    }
    const { next, gone } = deed;
    const { effect } = next;
    const order = orderOf(next);
    this.#note(
      {
        layer,
        by: { is: "effect", ...originOf(effect) },
        cr: [
          ruleOfLayer[layer],
          ...(effect.rule ? [effect.rule] : []),
          ...(order ? (["613.8a", "613.8b"] as const) : []),
          ...(gone ? (["613.6"] as const) : []),
        ],
        ...(order && { order }),
        ...(gone && { goesOn: true }),
      },
      this.#before,
      now,
    );
  }

  #note(step: Omit<DerivationStep, "changes">, before: Values, after: Values): void {
    const changes = derivedAspects.flatMap((aspect): DerivedChange[] => {
      const change = { aspect, before: before[aspect], after: after[aspect] };
      return isSame(change.before, change.after) ? [] : [change as DerivedChange];
    });
    if (changes.length > 0 || step.layer === "printed") this.steps.push({ ...step, changes });
  }
}

const rulesOf: Readonly<Record<RuleDeed, readonly RuleNumber[]>> = {
  counters: ["613.4c", "122.1a"],
  landTypes: ["305.6"],
  noSize: ["208.5"],
  noCreature: ["208.3"],
};

function isSame(one: unknown, other: unknown): boolean {
  const isEmpty = (value: unknown): boolean =>
    value === undefined || (Array.isArray(value) && value.length === 0);
  return one === other || (isEmpty(one) && isEmpty(other)) ? true : sameData(one, other);
}

function orderOf({ effect, waiting, loop }: Next<Effect>): DerivationOrder | undefined {
  if (waiting.length === 0 && loop.length === 0) return undefined;
  return {
    waiting: waiting.map((one) => ({
      effect: originOf(one.effect),
      for: originOf(one.for),
      why: one.why,
    })),
    loop: loop.filter((one) => one !== effect).map(originOf),
  };
}

function originOf({ id, key, counter, context, timestamp }: Effect): EffectOrigin {
  const { source, controller } = context;
  const common = { id, source, controller, timestamp };
  if (counter !== undefined) return { ...common, from: "counter", counter };
  return key === undefined
    ? { ...common, from: "resolution" }
    : { ...common, from: "ability", key };
}

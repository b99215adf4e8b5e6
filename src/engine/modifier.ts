/** What a replacement or prevention effect is to an event (CR 614–616). */
import type { Effect, Node } from "../language/schema.ts";
import type { Cause } from "./events.ts";
import { bareFrame, type Frame } from "./game.ts";
import { type EffectId, frameId, type ObjectId } from "./ids.ts";
import type { Instruction, Would } from "./instructions.ts";
import type { Occasion } from "./objects.ts";
import type { RuleNumber } from "./rules.ts";
import type { Context } from "./view.ts";
import type { Work } from "./work.ts";

export type Replacing = Node<"Ability", "replacement">;

/** A replacement or prevention effect that may apply to an event (616.1). */
export interface Modifier {
  readonly source: ObjectId;
  readonly key: string;
  /** Under which name it has had its one chance (614.5). */
  readonly chance: string;
  readonly context: Context;
  readonly ability: Replacing;
  /** The continuous effect that it is, where no object has it as an ability. */
  readonly effect?: EffectId;
  /** The rule of the keyword that it is part of. */
  readonly rule?: RuleNumber;
  /** Of which planeswalkers one may be dealt the damage, by the rules until 2018 (306.7). */
  readonly among?: readonly ObjectId[];
}

/** What an event becomes; what is to be done before it and after it. */
export interface Modified {
  readonly would: readonly Would[];
  readonly before: readonly Instruction[];
  readonly after: readonly Instruction[];
  /** What other events of the same moment become by the same effect (615.7). */
  readonly others?: ReadonlyMap<Would, readonly Would[]>;
}

export const only = (would: Would): Modified => ({ would: [would], before: [], after: [] });

/** An effect of its own, with what it can speak of; the same effects don't replace it again (614.5). */
export function inFrame(
  work: Work,
  effect: Effect,
  context: Context,
  would: Would,
  occasion: Occasion,
): readonly Instruction[] {
  const id = frameId(work.fresh());
  const { applied = [] } = would;
  const frame: Frame = { ...frameOf(context), occasion, applied };
  work.set({ frames: { ...work.game.frames, [id]: frame } });
  return [
    { do: "effect", effect, frame: id },
    { do: "endFrame", frame: id },
  ];
}

export const frameOf = (context: Context): Frame => context.frame ?? bareFrame(context);

/** The same text, which can speak of the event that it modifies. */
export const ofEvent = (context: Context, would: Would): Context => ({
  ...context,
  frame: { ...frameOf(context), occasion: occasionOf(would) },
});

export function occasionOf(would: Would): Occasion {
  switch (would.is) {
    case "move":
      return { object: would.object, player: would.player };
    case "damage":
      return would.target.is === "object"
        ? { object: would.source, other: would.target.object, amount: would.amount }
        : { object: would.source, player: would.target.player, amount: would.amount };
    case "counters":
      return { object: would.object, amount: would.amount };
    case "draws":
      return { player: would.player, amount: would.amount };
    case "life":
      return { player: would.player, amount: Math.abs(would.by) };
    case "create":
      return { player: would.player, amount: 1 + (would.along?.length ?? 0) };
    case "draw":
      return { player: would.player };
  }
}

export function emitReplaced(work: Work, would: Would, modifier: Modifier): void {
  const { object, player } = occasionOf(would);
  work.emit(
    {
      is: "replaced",
      by: modifier.source,
      ...(object && { object }),
      ...(player && { player }),
    },
    because(modifier.source),
    "614.6",
    ...ruleOf(modifier),
  );
}

/** 614.3, 615.7: an effect that was said to apply so often is used up. */
export function useUp(work: Work, { effect }: Modifier): void {
  if (effect === undefined) return;
  work.set({
    effects: work.game.effects.flatMap((one) => {
      if (one.id !== effect || one.uses === undefined) return [one];
      return one.uses > 1 ? [{ ...one, uses: one.uses - 1 }] : [];
    }),
  });
}

/** The rule of the keyword that the effect is part of. */
export const ruleOf = ({ rule }: Modifier): readonly RuleNumber[] => (rule ? [rule] : []);

export const because = (object: ObjectId): Cause => ({ is: "object", object });

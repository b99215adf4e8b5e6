/** Costs (CR 118, 601.2f–h): what a spell or ability costs in all, whether and how it is paid. */
import type { TotalCost } from "./costs/total.ts";
import type { FrameId, ObjectId, PlayerId } from "./ids.ts";
import type { InstructionOf } from "./instructions.ts";

export { cantPay } from "./costs/able.ts";
export { payCost } from "./costs/pay.ts";
export { costOfEffect, listedCosts, type TotalCost, totalCost } from "./costs/total.ts";

/**
 * The instructions that pay a total cost: mana first, then the rest in its order. What is used up
 * is remembered by the spell or ability (`object`) or by the resolution (`frame`).
 */
export function paying(
  player: PlayerId,
  total: TotalCost,
  source: ObjectId,
  how: {
    readonly x?: number;
    readonly inResolution?: boolean;
    readonly object?: ObjectId;
    readonly frame?: FrameId;
  } = {},
): readonly (InstructionOf<"payMana"> | InstructionOf<"payCost">)[] {
  const { x, inResolution, object, frame } = how;
  return [
    {
      do: "payMana",
      player,
      mana: total.mana,
      source,
      ...(inResolution && { inResolution }),
      ...(object && { object }),
    },
    ...total.other.map(
      (cost) =>
        ({
          do: "payCost",
          player,
          cost,
          source,
          ...(x !== undefined && { x }),
          ...(object && { object }),
          ...(frame && { frame }),
        }) as const,
    ),
  ];
}

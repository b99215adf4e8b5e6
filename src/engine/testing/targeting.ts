/** A spell that is being cast, with the question for its targets open. */
import { damage, spellAbility, toObject } from "../../language/build.ts";
import type { Ability, Effect, TargetSpec } from "../../language/schema.ts";
import { card, targeting } from "./making.ts";
import { Table } from "./table.ts";

export const instant = (name: string, effect: Effect, ...more: readonly Ability[]) =>
  card(name, { cost: "{R}", type: "Instant", text: [spellAbility(effect), ...more] });

export const hitting = (spec: TargetSpec): Effect => damage(1, toObject(targeting(spec)));

/** A's instant with a Mountain to pay it; the target question is open. */
export function casting(
  effect: Effect,
  sides: {
    readonly A?: readonly string[];
    readonly B?: readonly string[];
    readonly cards?: readonly ReturnType<typeof card>[];
    readonly lands?: number;
  } = {},
): Table {
  const { lands = 1, cards = [] } = sides;
  const table = new Table({
    cards: [instant("Test Bolt", effect), ...cards],
    A: { hand: ["Test Bolt"], battlefield: [`${lands} Mountain`, ...(sides.A ?? [])] },
    B: { battlefield: sides.B ?? [] },
  });
  return table.act(table.castAction("Test Bolt"));
}

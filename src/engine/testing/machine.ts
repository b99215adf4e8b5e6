/** A machine that draws a card for whatever costs a test gives it. */
import { activated, draw } from "../../language/build.ts";
import type { Amount, Cost, Filter } from "../../language/schema.ts";
import { type card, number, relic } from "./making.ts";
import { Table } from "./table.ts";

export const sacrifice = (which: Filter, amount: Amount = number(1), name?: string): Cost => ({
  is: "sacrificeOthers",
  amount,
  which,
  ...(name && { name }),
});

/** A table on which A controls it. */
export function machine(
  cost: readonly Cost[],
  sides: {
    readonly battlefield?: ConstructorParameters<typeof Table>[0]["A"];
    readonly with?: readonly ReturnType<typeof card>[];
  } = {},
): Table {
  const { battlefield: own = {}, with: cards = [] } = sides;
  return new Table({
    cards: [relic("Test Machine", activated(cost, draw(1))), ...cards],
    A: { ...own, battlefield: ["Test Machine", ...(own.battlefield ?? [])] },
  });
}

export const why = (table: Table) => table.refusal(table.activateAction("Test Machine"));
export const use = (table: Table): Table => table.act(table.activateAction("Test Machine"));

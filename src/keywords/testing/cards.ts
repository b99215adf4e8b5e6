/** Cards made for the tests of keywords. */
import { characteristics } from "../../engine/layers.ts";
import type { Table } from "../../engine/testing/table.ts";
import {
  activated,
  anyTarget,
  damage,
  defineCard,
  tapThis,
  toObject,
} from "../../language/build.ts";
import type { CardDefinition } from "../../language/card.ts";
import type { Ability } from "../../language/schema.ts";

type Text = Partial<Parameters<typeof defineCard>[1]>;

/** A free 2/2 creature with these abilities, unless it says otherwise. */
export const testCard = (
  name: string,
  text: readonly Ability[] = [],
  how: Text = {},
): CardDefinition =>
  defineCard([name, "試験", "しけん"], {
    cost: "{0}",
    type: "Creature — Beast",
    ...(how.type === undefined || how.type.includes("Creature") ? { pt: "2/2" } : {}),
    text,
    ...how,
  });

/** The card that has the keyword of the test. */
export const bearer = (text: Ability, how?: Text): CardDefinition =>
  testCard("Bearer", [text], how);

export const pinger = (name: string, ...text: readonly Ability[]): CardDefinition =>
  testCard(name, [activated([tapThis], damage(1, toObject(anyTarget))), ...text]);

/** The names among which the present question lets one choose. */
export function offered(table: Table): readonly string[] {
  const { decision } = table;
  if (decision.is !== "choose") throw new Error(`Asked for ${decision.is}.`);
  return decision.from.map((one) =>
    one.is === "player"
      ? one.player
      : (characteristics(table.game, one.object).name?.en ?? "no name"),
  );
}

/** Cards and answers made for a test, in a few words. */
import { defineCard } from "../../language/build.ts";
import type { CardDefinition } from "../../language/card.ts";
import type { Ability, Amount, Filter, Objects, TargetSpec } from "../../language/schema.ts";
import type { ManaType } from "../../language/vocabulary.ts";
import type { Answer, Decision, Option } from "../decisions.ts";
import type { ObjectId } from "../ids.ts";
import { answer, castWays, whyNot } from "../index.ts";
import type { Announcement, CastWay, Target } from "../objects.ts";
import type { Table } from "./table.ts";

type Face = Parameters<typeof defineCard>[1];

/** A card with a name that no printed card has. */
export const card = (name: string, face: Face): CardDefinition =>
  defineCard([name, "試験", "しけん"], face);

/** An artifact that costs nothing, with these abilities. */
export const relic = (name: string, ...text: readonly Ability[]): CardDefinition =>
  card(name, { cost: "{0}", type: "Artifact", text });

export const number = (value: number): Amount => ({ is: "number", value });

/** Any sort of target, in a slot of its own. */
export const targeting = (spec: TargetSpec, slot = 0): Objects => ({ is: "target", spec, slot });

export const objects = (
  filter: Filter,
  how: Partial<Extract<TargetSpec, { is: "targetObject" }>> = {},
): TargetSpec => ({ is: "targetObject", filter, ...how });

// Answers --------------------------------------------------------------------------------------

export const option = (chosen: Option): Answer => ({ is: "option", option: chosen });
export const mode = (index: number): Answer => option({ is: "mode", mode: index });
export const noMore: Answer = option({ is: "none" });
export const symbol = (half: string): Answer => option({ is: "symbol", symbol: half });
export const makes = (mana: ManaType): Answer => option({ is: "mana", mana });
export const divide = (...shares: readonly number[]): Answer => ({ is: "divide", shares });
export const choosing = (...ids: readonly ObjectId[]): Answer => ({
  is: "choose",
  chosen: ids.map((object): Target => ({ is: "object", object })),
});

/** Casts in a way that the card, a permission or an effect names, or a half by its name. */
export function castBy(table: Table, name: string, way: CastWay["is"] | string): Table {
  return table.act(wayAction(table, name, way));
}

export function wayAction(table: Table, name: string, way: CastWay["is"] | string) {
  const object = table.id(name);
  const ways = castWays(table.game, table.decision.player, object);
  const chosen = ways.find(
    (one) => one.half === way || (one.is === "way" ? one.way : one.is) === way,
  );
  if (!chosen) throw new Error(`${name} has no way called ${way}.`);
  return { is: "cast", object, way: chosen } as const;
}

/** The code with which an answer is refused; the game must stay as it was. */
export function refused(table: Table, given: Answer): string | undefined {
  const before = JSON.stringify(table.game);
  const result = answer(table.game, given);
  if (JSON.stringify(table.game) !== before) throw new Error("A refused answer changed the game.");
  const problem = result.ok ? undefined : result.problem.code;
  if (problem !== whyNot(table.game, given)?.code) throw new Error("Two reasons for one refusal.");
  return problem;
}

/** The present question, of the kind that the test means. */
export function asked<Is extends Decision["is"]>(
  table: Table,
  is: Is,
): Extract<Decision, { is: Is }> {
  const { decision } = table;
  if (decision.is !== is) throw new Error(`Asked for ${decision.is}, not ${is}.`);
  return decision as Extract<Decision, { is: Is }>;
}

/** The names of what may be chosen now. */
export function offeredNames(table: Table): readonly string[] {
  return asked(table, "choose").from.map((one) =>
    one.is === "player" ? one.player : nameOf(table, one.object),
  );
}

export const nameOf = (table: Table, id: ObjectId): string => {
  const stacked = table.game.objects[id]?.stacked?.source ?? id;
  const known = table.game.objects[stacked]?.card ?? table.game.past[stacked]?.object.card;
  return known === undefined ? "?" : (table.game.cards[known]?.name.en ?? "?");
};

/** What is on top of the stack has announced. */
export function announcement(table: Table): Announcement {
  const top = table.game.stack.at(-1);
  const object = top === undefined ? undefined : table.game.objects[top];
  return object?.stacked ?? object?.casting ?? { targets: [] };
}

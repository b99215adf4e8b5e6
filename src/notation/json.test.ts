import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { boardJson } from "./json.ts";
import { boards, play } from "./testing/boards.ts";

interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const file = new URL("../../public/schema/board-1.json", import.meta.url);
const schema: Schema = JSON.parse(readFileSync(file, "utf8"));

const typeOf = (value: unknown): string => {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
};

/** What a value has against a schema, for the words of JSON Schema that ours uses. */
function objections(value: unknown, to: Schema, at = "$"): readonly string[] {
  const definition = to.$ref && schema.$defs?.[to.$ref.replace("#/$defs/", "")];
  if (to.$ref && !definition) return [`${at}: unknown ${to.$ref}`];
  const types = to.type === undefined ? [] : [to.type].flat();
  const isWrong =
    (to.const !== undefined && value !== to.const) ||
    (to.enum && !to.enum.includes(value)) ||
    (types.length > 0 && !types.includes(typeOf(value))) ||
    (to.pattern !== undefined && !new RegExp(to.pattern).test(String(value))) ||
    (to.minimum !== undefined && Number(value) < to.minimum) ||
    to.anyOf?.every((one) => objections(value, one, at).length > 0);
  if (isWrong) return [`${at}: ${JSON.stringify(value)}`];
  return [
    ...(definition ? objections(value, definition, at) : []),
    ...(Array.isArray(value) && to.items
      ? value.flatMap((one, index) => objections(one, to.items ?? {}, `${at}[${index}]`))
      : []),
    ...(typeOf(value) === "object" ? inObject(value as Record<string, unknown>, to, at) : []),
  ];
}

function inObject(value: Record<string, unknown>, to: Schema, at: string): readonly string[] {
  const missing = (to.required ?? []).filter((key) => !(key in value));
  const inside = Object.entries(value).flatMap(([key, inner]) => {
    const own = to.properties?.[key];
    if (own) return objections(inner, own, `${at}.${key}`);
    if (to.additionalProperties === false) return [`${at}: unknown ${key}`];
    const others = typeof to.additionalProperties === "object" ? to.additionalProperties : {};
    return [
      ...objections(inner, others, `${at}.${key}`),
      ...(to.propertyNames ? objections(key, to.propertyNames, `${at}: name`) : []),
    ];
  });
  return [...missing.map((key) => `${at}: no ${key}`), ...inside];
}

describe("boardJson", () => {
  it("of combat, tokens and the night fits it, too", () => {
    const source = `turn A, end combat
night
A 20
  battlefield: Grizzly Bears (attacking B), 1/1 white creature token (attacking Ajani Goldmane)
B 20
  battlefield: Ajani Goldmane, Wild Mongrel (blocking Grizzly Bears)
`;
    const json = JSON.parse(JSON.stringify(boardJson(play(source))));
    expect(objections(json, schema)).toEqual([]);
    const { time, objects } = json.end;
    expect([time, objects.o1.attacking, objects.o2.attacking]).toEqual(["night", "B", "o3"]);
    expect([objects.o2.token, objects.o4.blocking]).toEqual([true, ["o1"]]);
  });

  it.each(Object.entries(boards))("of %s fits public/schema/board-1.json", (_, source) => {
    const json: unknown = JSON.parse(JSON.stringify(boardJson(play(source))));
    expect(objections(json, schema)).toEqual([]);
  });

  it("is told apart from what doesn't fit", () => {
    const json = JSON.parse(JSON.stringify(boardJson(play(boards.mongrel))));
    expect(objections({ ...json, schema: 2 }, schema)).toEqual(
      ["$: 2"].map((one) => one.replace("$", "$.schema")),
    );
    expect(objections({ ...json, more: 1 }, schema)).toEqual(["$: unknown more"]);
    delete json.end.turn;
    expect(objections(json, schema)).toEqual(["$.end: no turn"]);
  });

  it("has each object as it is at the end and at each mark", () => {
    const { end, marks, facts, holds } = boardJson(play(boards.mongrel));
    const mongrel = (position: typeof end) =>
      Object.values(position.objects).find(({ card }) => card === "wild-mongrel")?.characteristics;
    expect(mongrel(end)).toMatchObject({ power: 3, toughness: 3, colors: ["green"], manaValue: 2 });
    expect(marks.map(({ name, position }) => [name, mongrel(position)?.power])).toEqual([
      ["entered", 2],
    ]);
    expect(holds).toBe(true);
    expect(facts[0]).toMatchObject({ line: 9, holds: true });
  });

  it("lists keywords without what they mean", () => {
    const { end } = boardJson(play(boards.mongrel));
    const rootwalla = Object.values(end.objects).find(({ card }) => card === "basking-rootwalla");
    expect(rootwalla?.characteristics.abilities.map(({ is }) => is)).toEqual([
      "activated",
      "keyword",
    ]);
    expect(JSON.stringify(rootwalla)).not.toContain("meaning");
  });
});

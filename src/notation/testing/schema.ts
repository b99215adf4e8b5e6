/** Looks at JSON with the words of JSON Schema that ours use. */
import { readFileSync } from "node:fs";

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

const typeOf = (value: unknown): string => {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
};

/** What a value has against a schema, for the words of JSON Schema that ours uses. */
function objections(schema: Schema, value: unknown, to: Schema, at = "$"): readonly string[] {
  const definition = to.$ref && schema.$defs?.[to.$ref.replace("#/$defs/", "")];
  if (to.$ref && !definition) return [`${at}: unknown ${to.$ref}`];
  const types = to.type === undefined ? [] : [to.type].flat();
  const isWrong =
    (to.const !== undefined && value !== to.const) ||
    (to.enum && !to.enum.includes(value)) ||
    (types.length > 0 && !types.includes(typeOf(value))) ||
    (to.pattern !== undefined && !new RegExp(to.pattern).test(String(value))) ||
    (to.minimum !== undefined && Number(value) < to.minimum) ||
    to.anyOf?.every((one) => objections(schema, value, one, at).length > 0);
  if (isWrong) return [`${at}: ${JSON.stringify(value)}`];
  return [
    ...(definition ? objections(schema, value, definition, at) : []),
    ...(Array.isArray(value) && to.items
      ? value.flatMap((one, index) => objections(schema, one, to.items ?? {}, `${at}[${index}]`))
      : []),
    ...(typeOf(value) === "object"
      ? inObject(schema, value as Record<string, unknown>, to, at)
      : []),
  ];
}

function inObject(
  schema: Schema,
  value: Record<string, unknown>,
  to: Schema,
  at: string,
): readonly string[] {
  const missing = (to.required ?? []).filter((key) => !(key in value));
  const inside = Object.entries(value).flatMap(([key, inner]) => {
    const own = to.properties?.[key];
    if (own) return objections(schema, inner, own, `${at}.${key}`);
    if (to.additionalProperties === false) return [`${at}: unknown ${key}`];
    const others = typeof to.additionalProperties === "object" ? to.additionalProperties : {};
    return [
      ...objections(schema, inner, others, `${at}.${key}`),
      ...(to.propertyNames ? objections(schema, key, to.propertyNames, `${at}: name`) : []),
    ];
  });
  return [...missing.map((key) => `${at}: no ${key}`), ...inside];
}

/** What a value has against a schema of public/schema. */
export function objectionsTo(name: string): (value: unknown) => readonly string[] {
  const file = new URL(`../../../public/schema/${name}.json`, import.meta.url);
  const schema: Schema = JSON.parse(readFileSync(file, "utf8"));
  return (value) => objections(schema, JSON.parse(JSON.stringify(value)), schema);
}

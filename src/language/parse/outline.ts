/** A definition as indented lines, for reading: what a node is, then its fields below it. */
import type { Ability } from "../schema.ts";

/** `draw` / `  who: you` / `  amount: 2`; one ability after the other. */
export const outline = (abilities: readonly Ability[]): string =>
  abilities.flatMap((ability) => linesOf(ability)).join("\n");

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** The first line is the head: a leaf's value, or what the node is. */
function linesOf(value: unknown): readonly string[] {
  if (!isFields(value)) return [String(value)];
  const { is, ...fields } = value;
  // A plain number stands for itself, as in the builders.
  if (is === "number") return [String(fields.value)];
  return [
    String(is),
    ...Object.entries(fields).flatMap(([name, field]) => fieldLines(name, field)),
  ];
}

function fieldLines(name: string, field: unknown): readonly string[] {
  if (field === undefined) return [];
  if (!Array.isArray(field)) {
    const [head = "", ...rest] = linesOf(field);
    return [`${name}: ${head}`, ...rest].map((line) => `  ${line}`);
  }
  if (field.every((one) => !isFields(one))) return [`  ${name}: ${field.join(", ")}`];
  const items = field.flatMap((one) => {
    const [head = "", ...rest] = linesOf(one);
    return [`- ${head}`, ...rest.map((line) => `  ${line}`)];
  });
  return [`  ${name}:`, ...items.map((line) => `    ${line}`)];
}

import { triggerSorts } from "./schema/uses.ts";
import { type AnyNode, type LeafName, type NodeOf, type Sort, schema } from "./schema.ts";

/** What a field of a node holds, read from the schema. */
export interface FieldSpec {
  readonly name: string;
  readonly of: Sort | LeafName;
  readonly isNode: boolean;
  readonly list: boolean;
  readonly optional: boolean;
}

interface NodeSpec {
  readonly sort: Sort;
  readonly fields: readonly FieldSpec[];
}

function parseField(name: string, spec: string): FieldSpec {
  const optional = spec.endsWith("?");
  const bare = optional ? spec.slice(0, -1) : spec;
  const list = bare.endsWith("[]");
  const named = list ? bare.slice(0, -2) : bare;
  const of = (named in triggerSorts ? "Trigger" : named) as Sort | LeafName;
  return { name, of, isNode: of in schema, list, optional };
}

const specs: ReadonlyMap<string, NodeSpec> = new Map(
  Object.entries(schema).flatMap(([sort, nodes]) =>
    Object.entries(nodes).map(([is, fields]): [string, NodeSpec] => [
      is,
      {
        sort: sort as Sort,
        fields: Object.entries(fields as Record<string, string>).map(([name, spec]) =>
          parseField(name, spec),
        ),
      },
    ]),
  ),
);

/** The fields of a node, or undefined for a name that the language does not know. */
export function fieldsOf(is: string): readonly FieldSpec[] | undefined {
  return specs.get(is)?.fields;
}

/** The sort of a node by its name. */
export function sortOf(is: string): Sort | undefined {
  return specs.get(is)?.sort;
}

/** The list in a field: empty when absent, one long when the field is no list. */
function valuesIn(node: AnyNode, field: FieldSpec): readonly unknown[] {
  const value = (node as unknown as Record<string, unknown>)[field.name];
  if (value === undefined) return [];
  return field.list ? (value as readonly unknown[]) : [value];
}

/** Visits a node and all below it, in the order of the text. `enter` returning false skips the inside. */
export function visit(node: AnyNode, enter: (node: AnyNode) => boolean | undefined): void {
  if (enter(node) === false) return;
  for (const field of specs.get(node.is)?.fields ?? []) {
    if (!field.isNode) continue;
    for (const value of valuesIn(node, field)) visit(value as AnyNode, enter);
  }
}

/** Every node below (and including) `node` with one of these names, in the order of the text. */
export function find<Is extends AnyNode["is"]>(
  node: AnyNode,
  ...names: readonly Is[]
): Extract<AnyNode, { is: Is }>[] {
  const found: Extract<AnyNode, { is: Is }>[] = [];
  visit(node, (at) => {
    if ((names as readonly string[]).includes(at.is)) {
      found.push(at as Extract<AnyNode, { is: Is }>);
    }
    return true;
  });
  return found;
}

/** What stands in a text but is a text of its own: granted, of a token, or reflexive (603.12). */
function notOwn(node: AnyNode): readonly AnyNode[] {
  switch (node.is) {
    case "gainAbility":
      return [node.ability];
    case "token":
      return node.abilities ?? [];
    case "reflexive":
      return [node.effect];
    default:
      return [];
  }
}

/** As `find`, but not inside what is a text of its own. */
export function findOwn<Is extends AnyNode["is"]>(
  node: AnyNode,
  ...names: readonly Is[]
): Extract<AnyNode, { is: Is }>[] {
  const found: Extract<AnyNode, { is: Is }>[] = [];
  const others = new Set<AnyNode>();
  visit(node, (at) => {
    if (others.has(at)) return false;
    for (const other of notOwn(at)) others.add(other);
    if ((names as readonly string[]).includes(at.is)) {
      found.push(at as Extract<AnyNode, { is: Is }>);
    }
    return true;
  });
  return found;
}

/**
 * How to rewrite: nodes bottom-up (with what they were before their insides changed), and leaves by
 * the name of their kind (612: words in a text).
 */
export interface Rewriting {
  readonly node?: (node: AnyNode, original: AnyNode) => AnyNode;
  readonly leaf?: (kind: LeafName, value: unknown) => unknown;
}

/**
 * A copy in which every node and leaf has been rewritten, from the inside out. What is left as it
 * was keeps its identity, so unchanged trees cost no memory. A rewritten node must keep its sort.
 */
export function rewrite<S extends Sort>(node: NodeOf<S>, how: Rewriting): NodeOf<S> {
  return rewriteNode(node as AnyNode, how) as NodeOf<S>;
}

function rewriteNode(node: AnyNode, how: Rewriting): AnyNode {
  let copy: Record<string, unknown> | undefined;
  for (const field of specs.get(node.is)?.fields ?? []) {
    const old = (node as unknown as Record<string, unknown>)[field.name];
    if (old === undefined) continue;
    const value = rewriteValue(old, field, how);
    if (value === old) continue;
    copy ??= { ...node };
    copy[field.name] = value;
  }
  const inside = (copy ?? node) as AnyNode;
  return how.node ? how.node(inside, node) : inside;
}

function rewriteValue(old: unknown, field: FieldSpec, how: Rewriting): unknown {
  const one = (value: unknown): unknown =>
    field.isNode
      ? rewriteNode(value as AnyNode, how)
      : (how.leaf?.(field.of as LeafName, value) ?? value);
  if (!field.list) return one(old);
  const list = old as readonly unknown[];
  const values = list.map(one);
  return values.every((value, index) => value === list[index]) ? old : values;
}

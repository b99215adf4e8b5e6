import type { AnyNode } from "../../language/schema.ts";
import type { Bilingual, Lang } from "../i18n.ts";

export interface Term {
  /** Its name in addresses and data: the node's own where there is one. */
  readonly id: string;
  /** The rule that explains it. */
  readonly rule: string;
  readonly name: Bilingual;
  /** Reading of the Japanese name in hiragana, where readers look for the term. */
  readonly kana?: string;
  /** Whether readers look for cards by it. */
  readonly isMechanic?: true;
  readonly isIn: (node: AnyNode) => boolean;
  /** The words by which a text says it. */
  readonly phrase?: Readonly<Record<Lang, RegExp>>;
}

/** What a node is called in the language. */
type NodeName = AnyNode["is"];

/** A term that stands for certain nodes. */
export function termOf(
  id: string,
  rule: string,
  [en, ja]: readonly [en: string, ja: string],
  nodes: readonly NodeName[],
  ...[phrase]: readonly [en: RegExp, ja: RegExp][]
): Term {
  return {
    id,
    rule,
    name: { en, ja },
    isIn: ({ is }) => nodes.includes(is),
    ...(phrase && { phrase: { en: phrase[0], ja: phrase[1] } }),
  };
}

/** A term that readers look for cards by. */
export const mechanic = (term: Term, kana: string): Term => ({ ...term, kana, isMechanic: true });

/** Ability words that once were keywords (RT-16 in the timeline): only what events cite is otherwise. */
import { type CardDefinition, mapFaces } from "../language/card.ts";
import type { Ability, AbilityWord, AnyNode } from "../language/schema.ts";
import type { RuleNumber } from "../language/vocabulary.ts";
import { rewrite } from "../language/walk.ts";

/** The rule, by today's number, of each ability word that had one. */
export type WordRules = Readonly<Partial<Record<AbilityWord, RuleNumber>>>;

/** A card whose abilities behind such a word cite its rule, as those of keywords do. */
export function citingWords(card: CardDefinition, words: WordRules): CardDefinition {
  if (Object.keys(words).length === 0) return card;
  return mapFaces(card, (face) => ({
    ...face,
    abilities: face.abilities.map((ability) => citing(ability, words)),
  }));
}

function citing(ability: Ability, words: WordRules): Ability {
  const rule = ability.is === "labelled" ? words[ability.word] : undefined;
  return rule === undefined
    ? ability
    : rewrite<"Ability">(ability, { node: (node) => withRule(node, rule) });
}

function withRule(node: AnyNode, rule: RuleNumber): AnyNode {
  switch (node.is) {
    case "activated":
    case "triggered":
    case "static":
    case "replacement":
      return { rule, ...node };
    default:
      return node;
  }
}

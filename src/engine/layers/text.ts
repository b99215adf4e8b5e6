/** Text-changing effects (CR 612): words of the rules text and the type line become others. */
import type { Ability, NodeOf } from "../../language/schema.ts";
import type { Subtype } from "../../language/vocabulary.ts";
import { type Rewriting, rewrite, visit } from "../../language/walk.ts";
import type { Characteristics } from "../characteristics.ts";
import { instances, intrinsicAbilities, isGrantedKey } from "../printed.ts";
import type { Draft } from "./effects.ts";

/** Which words become which: they have been chosen. */
export type NewWords = Exclude<NodeOf<"WordChange">, { is: "wordsOfChoice" }>;

/**
 * 612.1–612.2: in the type line and in the rules text, used as what they are. Names keep theirs,
 * and so do mana symbols, which are no words. What other effects granted isn't touched (612.3):
 * today it comes after this layer, and where all had one order of timestamps it may be there.
 */
export function changeWords(draft: Draft, words: NewWords): void {
  draft.subtypes = inTypeLine(draft.subtypes, words);
  draft.abilities = inRulesText(draft.abilities, words);
}

const isWord = (value: unknown, { from }: NewWords): boolean => value === from;

function inTypeLine(subtypes: readonly Subtype[], words: NewWords): readonly Subtype[] {
  if (words.is === "colorWord" || !subtypes.includes(words.from)) return subtypes;
  return [...new Set(subtypes.map((one) => (one === words.from ? words.to : one)))];
}

type Abilities = Characteristics["abilities"];
const changedTexts = new WeakMap<Abilities, Map<string, Abilities>>();

/** The same text with the same change is the same list. */
function inRulesText(abilities: Abilities, words: NewWords): Abilities {
  const known = changedTexts.get(abilities) ?? new Map<string, Abilities>();
  changedTexts.set(abilities, known);
  const key = `${words.is} ${words.from} ${words.to}`;
  const found = known.get(key);
  if (found) return found;
  const whole = abilities.filter(({ key: place }) => isGrantedKey(place) || !place.includes("."));
  const changed = whole.map(({ ability, key: place }) =>
    isGrantedKey(place) ? ability : inAbility(ability, words),
  );
  const made = whole.every(({ ability }, index) => ability === changed[index])
    ? abilities
    : whole.flatMap((one, index) =>
        isGrantedKey(one.key) ? [one] : instances(changed[index] ?? one.ability, one.key),
      );
  const all = withManaOf(made, words);
  known.set(key, all);
  return all;
}

/**
 * 305.6: what a basic land type brings goes with its word. Today it comes after this layer; where
 * types came first it is there already, unless it has been lost.
 */
function withManaOf(abilities: Abilities, words: NewWords): Abilities {
  if (words.is === "colorWord") return abilities;
  const [old, now] = [words.from, words.to].map((word) => intrinsicAbilities([word]));
  const keysOf = (list: Abilities = []): readonly string[] => list.map(({ key }) => key);
  const gone = keysOf(old);
  if (!abilities.some(({ key }) => gone.includes(key))) return abilities;
  const others = abilities.filter(({ key }) => ![...gone, ...keysOf(now)].includes(key));
  return [...others, ...(now ?? [])];
}

/** An ability with other words: in itself, and in what the quality of its keywords means. */
export function inAbility(ability: Ability, words: NewWords): Ability {
  const leaf: Rewriting["leaf"] = (kind, value) =>
    (words.is === "colorWord" ? kind === "color" : kind === "subtype") && isWord(value, words)
      ? words.to
      : value;
  return rewrite<"Ability">(ability, {
    leaf,
    node: (node, original) => {
      if (node.is !== "keyword" || original.is !== "keyword") return node;
      const { meaning, ...printed } = original;
      // What a keyword means is no text of the object: only what its own words brought in changes.
      const own = rewrite<"Ability">(printed, { leaf });
      if (own === printed) return original;
      return meaning
        ? { ...own, meaning: meaning.map((one) => carriedInto(one, printed, own)) }
        : own;
    },
  });
}

/** The meaning of a keyword with the new words where the keyword's own had come in. */
function carriedInto(meaning: Ability, before: Ability, after: Ability): Ability {
  const parts = new Map(
    changedParts(before, after).map(([old, now]) => [JSON.stringify(old), now]),
  );
  return rewrite<"Ability">(meaning, { node: (node) => parts.get(JSON.stringify(node)) ?? node });
}

type AnyNode = Parameters<typeof visit>[0];

/** The parts below a keyword that differ, with what they have become. */
function changedParts(before: AnyNode, after: AnyNode): [AnyNode, AnyNode][] {
  const list = (from: AnyNode): AnyNode[] => {
    const parts: AnyNode[] = [];
    visit(from, (node) => {
      if (node !== from) parts.push(node);
      return true;
    });
    return parts;
  };
  const now = list(after);
  return list(before).flatMap((old, index): [AnyNode, AnyNode][] => {
    const other = now[index];
    return other && other !== old ? [[old, other]] : [];
  });
}

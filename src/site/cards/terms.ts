/**
 * The terms of a rules text: which node of the language is explained by which rule, and by which
 * words each printed language says it. A term without words is about an ability as a whole.
 */
import { keywords } from "../../keywords/index.ts";
import { abilityWordWords } from "../../language/lexicon.ts";
import {
  type Ability,
  type AbilityWord,
  type AnyNode,
  abilityWords,
  type KeywordName,
  keywordNames,
} from "../../language/schema.ts";
import { find, visit } from "../../language/walk.ts";
import { actionTerms } from "./actions.ts";
import { effectTerms } from "./effects.ts";
import type { Term } from "./term.ts";

export type { Term } from "./term.ts";

/** The word for a landwalk names the land: "swampwalk". */
const wordOf = (name: KeywordName): NonNullable<Term["phrase"]> =>
  name === "landwalk"
    ? { en: /\b[a-z]+walk\b/i, ja: /[^（）、。「」]+?渡り/ }
    : {
        en: new RegExp(`\\b${keywords[name].en}\\b`, "i"),
        ja: new RegExp(keywords[name].ja),
      };

/** The keywords that a node speaks of: it is one, or it asks for or takes one away. */
function keywordIn(node: AnyNode): KeywordName | undefined {
  switch (node.is) {
    case "keyword":
      return node.name;
    case "withKeyword":
    case "loseAbility":
      return node.keyword;
    case "damageWithers":
      return "wither";
    default:
      return undefined;
  }
}

const keywordTerms: readonly Term[] = keywordNames.map((name) => ({
  id: name,
  rule: keywords[name].rule,
  name: { en: keywords[name].en, ja: keywords[name].ja },
  kana: keywords[name].kana,
  isMechanic: true,
  isIn: (node) => keywordIn(node) === name,
  phrase: wordOf(name),
}));

const readings: Readonly<Record<AbilityWord, string>> = {
  chroma: "さいしき",
  constellation: "せいざ",
  heroic: "えいゆうてき",
  morbid: "いんうつ",
  strive: "ふんれい",
  threshold: "すれっしょるど",
};

const abilityWordTerms: readonly Term[] = abilityWords.map((word) => ({
  id: word,
  rule: "207.2c",
  name: abilityWordWords[word],
  kana: readings[word],
  isMechanic: true,
  isIn: (node) =>
    (node.is === "labelled" && node.word === word) || (node.is === "ifSo" && node.word === word),
  phrase: {
    en: new RegExp(`${abilityWordWords[word].en}(?= —)`),
    ja: new RegExp(`${abilityWordWords[word].ja}(?= —)`),
  },
}));

/** 605.1a: it makes mana, needs no target and is no loyalty ability. */
function isManaAbility(node: AnyNode): boolean {
  return (
    node.is === "activated" &&
    find(node, "addMana", "addManaOf").length > 0 &&
    find(node, "targetObject", "targetPlayers", "targetEither", "anyTarget").length === 0 &&
    !isLoyaltyAbility(node)
  );
}

const isLoyaltyAbility = (node: AnyNode): boolean =>
  node.is === "activated" &&
  node.cost.some(({ is }) => is === "addLoyalty" || is === "removeLoyalty");

const isDefining = (node: AnyNode): boolean => node.is === "static" && node.defining === true;

/** What an ability as a whole is (113.3). */
const abilityTerms: readonly Term[] = [
  {
    id: "loyaltyAbility",
    rule: "606.1",
    name: { en: "Loyalty ability", ja: "忠誠度能力" },
    isIn: isLoyaltyAbility,
    phrase: { en: /\[[+−]?(?:\d+|X)\]/, ja: /\[[+−]?(?:\d+|X)\]/ },
  },
  {
    id: "manaAbility",
    rule: "605.1a",
    name: { en: "Mana ability", ja: "マナ能力" },
    isIn: isManaAbility,
    phrase: { en: /\badd\b/i, ja: /加える/ },
  },
  {
    id: "activatedAbility",
    rule: "602.1",
    name: { en: "Activated ability", ja: "起動型能力" },
    isIn: (node) => node.is === "activated" && !isLoyaltyAbility(node) && !isManaAbility(node),
  },
  {
    id: "triggeredAbility",
    rule: "603.1",
    name: { en: "Triggered ability", ja: "誘発型能力" },
    isIn: (node) => node.is === "triggered",
    phrase: { en: /\b(?:when|whenever|at)\b/i, ja: /とき|たび|開始時に/ },
  },
  {
    id: "definingAbility",
    rule: "604.3",
    name: { en: "Characteristic-defining ability", ja: "特性定義能力" },
    isIn: isDefining,
    phrase: { en: /\bare each equal to\b/, ja: /に等しい/ },
  },
  {
    id: "staticAbility",
    rule: "604.1",
    name: { en: "Static ability", ja: "常在型能力" },
    isIn: (node) => (node.is === "static" && !isDefining(node)) || node.is === "forPlayers",
  },
];

/**
 * Every term, those first that say the most about a card: its keywords, what is done, what is said
 * of it, what kind of ability it is.
 */
export const terms: readonly Term[] = [
  ...keywordTerms,
  ...abilityWordTerms,
  ...actionTerms,
  ...effectTerms,
  ...abilityTerms,
];

/** The terms that abilities use, in the order of the list above. */
export function termsIn(abilities: readonly Ability[]): readonly Term[] {
  const nodes = abilities.flatMap(nodesOf);
  return terms.filter(({ isIn }) => nodes.some(isIn));
}

function nodesOf(ability: Ability): readonly AnyNode[] {
  const found: AnyNode[] = [];
  visit(ability, (node) => {
    found.push(node);
    return true;
  });
  return found;
}

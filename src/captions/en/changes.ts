/** What continuous effects do, as predicates for a subject that stands before them. */
import type { Vocabulary } from "../../language/eraWords.ts";
import { colorWords, subtypeWords, supertypeWords, typeWords } from "../../language/lexicon.ts";
import { phrasesIn } from "../../language/print/en/phrases.ts";
import type {
  Ability,
  Change,
  ColorChoice,
  Node,
  PlayerChange,
  WordChange,
} from "../../language/schema.ts";
import type { ManaType } from "../../language/vocabulary.ts";
import { amount, signed } from "../amounts.ts";
import { isAnyCreature, keywordFor, withQualities } from "../kinds.ts";
import { list, one } from "./grammar.ts";

/** What the words of changes need of the names. */
interface ChangeNames {
  readonly vocabulary: Vocabulary;
  keyword(name: string): string;
  mana(mana: readonly ManaType[]): string;
  costs(costs: Node<"PlayerChange", "attackTax">["cost"]): string;
}

const colorOf = (color: ColorChoice): string =>
  color.is === "thatColor" ? colorWords[color.color].en : "the color chosen";

function wordChange(words: WordChange): string {
  switch (words.is) {
    case "wordsOfChoice":
      return "some words of the text changed";
    case "colorWord":
      return `every “${colorWords[words.from].en}” in the text changed to “${colorWords[words.to].en}”`;
    case "typeWord":
      return `every “${words.from}” in the text changed to “${words.to}”`;
  }
}

type Types = Pick<Node<"Change", "addTypes">, "supertypes" | "types" | "subtypes">;

/** "a legendary artifact creature", "Swamps"; a supertype by itself has no article. */
function typed({ supertypes = [], types = [], subtypes = [] }: Types, many: boolean): string {
  const before = supertypes.map((word) => supertypeWords[word].en);
  const nouns = [
    ...subtypes.map((word) => subtypeWords.get(word)?.en ?? word),
    ...types.map((word) => typeWords[word].en),
  ];
  if (nouns.length === 0) return list(before);
  const last = nouns.at(-1) ?? "";
  const words = [...before, ...nouns];
  if (!many) return one(words.join(" "));
  const plural = subtypeWords.get(last)?.plural ?? `${last}s`;
  return [...words.slice(0, -1), plural].join(" ");
}

/** "flying", "protection from red", "swampwalk". */
function given(ability: Ability, names: ChangeNames): string {
  if (ability.is !== "keyword") return "an ability";
  const each = withQualities(ability, "en", (one) =>
    one.is === "color" ? colorWords[one.color].en : (subtypeWords.get(one.subtype)?.en ?? ""),
  );
  return each.length > 0 ? list(each).toLowerCase() : names.keyword(ability.name);
}

export function change(node: Change, many: boolean, names: ChangeNames): string {
  const s = many ? "" : "s";
  const are = many ? "are" : "is";
  const have = many ? "have" : "has";
  const dont = many ? "don't" : "doesn't";
  switch (node.is) {
    case "gainControl":
      return `come${s} under another player's control`;
    case "changeWords":
      return `${have} ${wordChange(node.words)}`;
    case "addTypes":
      return `become${s} ${typed(node, many)} as well`;
    case "setTypes":
    case "setSubtypes":
      return `become${s} ${typed(node, many)}`;
    case "loseTypes":
      return `${are} no longer ${typed(node, many)}`;
    case "allCreatureTypes":
      return `gain${s} all creature types`;
    case "becomeChosenType":
      return `${many ? "become" : "becomes"} the chosen type${node.also ? " as well" : ""}`;
    case "loseSubtypes":
      return `lose${s} all ${node.kind} types`;
    case "becomeColor":
      return `become${s} ${colorOf(node.color)}${node.also ? " as well" : ""}`;
    case "becomeColors":
      return node.colors.length === 0
        ? `become${s} colorless`
        : `become${s} ${list(node.colors)}${node.also ? " as well" : ""}`;
    case "gainAbility":
      return `gain${s} ${given(node.ability, names)}`;
    case "loseAbility":
      return `lose${s} ${names.keyword(node.keyword)}`;
    case "loseThatAbility":
      return `lose${s} ${given(node.ability, names)}`;
    case "loseAllAbilities":
      return `lose${s} all abilities`;
    case "setPT":
      return phrasesIn(names.vocabulary).sizes === "base"
        ? `${have} base power and toughness ${amount(node.power)}/${amount(node.toughness)}`
        : `become${s} ${amount(node.power)}/${amount(node.toughness)}`;
    case "modifyPT":
      return `get${s} ${signed(node.power)}/${signed(node.toughness)}`;
    case "switchPT":
      return `${many ? "have their" : "has its"} power and toughness switched`;
    case "cantAttack":
      return "can't attack";
    case "cantBlock":
      return node.what ? "can't block certain creatures" : "can't block";
    case "cantBeBlockedBy":
      return isAnyCreature(node.filter)
        ? "can't be blocked"
        : "can't be blocked by certain creatures";
    case "cantBeBlockedByFewer":
      return `can't be blocked except by ${node.least} or more creatures`;
    case "canBlockMore":
      return node.amount
        ? `can block ${amount(node.amount)} more`
        : "can block any number of creatures";
    case "mustAttack":
      return `attack${s} if able`;
    case "mustBlock":
      return `block${s} if able`;
    case "haste":
    case "vigilance":
    case "strikesFirst":
    case "strikesTwice":
    case "trample":
    case "deathtouch":
    case "lifelink":
    case "wither":
    case "indestructible":
      return `gain${s} ${names.keyword(keywordFor(node.is))}`;
    case "assignsAsUnblocked":
      return node.decided
        ? `assign${s} combat damage as though unblocked`
        : "may assign combat damage as though unblocked";
    case "cantBeTargetedBy":
      return "can't be the target of certain spells and abilities";
    case "cantBeEnchantedBy":
      return "can't be enchanted by certain Auras";
    case "cantBeEquippedBy":
      return "can't be equipped by certain Equipment";
    case "preventDamageFrom":
      return `${are} dealt no damage by certain sources`;
    case "preventDamageTo":
      return `${are} dealt no damage`;
    case "cantBeCountered":
      return phrasesIn(names.vocabulary).cantBeCountered;
    case "cantBeRegenerated":
      return "can't be regenerated";
    case "cantActivate":
      return "can't have its abilities activated";
    case "doesntUntap":
      return `${dont} untap`;
    case "daybound":
    case "nightbound":
    case "enchants":
    case "equips":
      return `${are} changed`;
  }
}

/** What an effect does to players (613.11). */
export function playerChange(node: PlayerChange, many: boolean, names: ChangeNames): string {
  const have = many ? "have" : "has";
  const dont = many ? "don't" : "doesn't";
  const s = many ? "" : "s";
  switch (node.is) {
    case "cantGainLife":
      return "can't gain life";
    case "survivesZeroLife":
      return `${dont} lose for having 0 or less life`;
    case "noMaximumHandSize":
      return `${have} no maximum hand size`;
    case "moreLandPlays": {
      const isOne = node.amount.is === "number" && node.amount.value === 1;
      return `may play ${amount(node.amount)} more land${isOne ? "" : "s"} each turn`;
    }
    case "castAsThoughFlash":
      return `may ${phrasesIn(names.vocabulary).cast.base} certain spells as though they had flash`;
    case "cantBeTargeted":
      return "can't be the target of certain spells and abilities";
    case "attackTax":
      return `can't be attacked unless ${names.costs(node.cost)} is paid for each attacker`;
    case "cantBeAttacked":
      return "can't be attacked by certain creatures";
    case "cantActivateAbilities":
      return `can't ${phrasesIn(names.vocabulary).activate.base} certain abilities`;
    case "skipsStep":
      return `skip${s} certain steps`;
    case "mustTarget":
      return "must choose certain targets if able";
    case "unspentManaBecomes":
      return `keep${s} unspent mana as ${names.mana([node.mana])}`;
    case "unspentManaStays":
      return `keep${s} unspent mana`;
    case "damageCantBePrevented":
      return "can't have damage prevented";
    case "damageWithers":
      return `treat${s} all damage as though its source had ${names.keyword("wither")}`;
    case "moreDevotion":
      return `${many ? "have" : "has"} ${amount(node.amount)} more devotion to each color`;
    case "revealsFirstDraw":
      return `reveal${s} the first card drawn each turn`;
    case "mayLookAt":
      return "may look at certain hidden cards";
    case "mayPlay":
      return node.asSpells
        ? `may ${phrasesIn(names.vocabulary).cast.base} certain cards`
        : "may play certain cards";
  }
}

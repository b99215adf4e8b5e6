/**
 * Tokens of puzzle files: by their characteristics (`t:Dragon,P:4,T:4,Color:R,…`), or by the name
 * of one of Forge's own descriptions (`T:r_4_4_dragon_flying`), which says them, too.
 */
import { nameBySubtypes } from "../../engine/effects/tokens.ts";
import { subtypeWords } from "../../language/lexicon.ts";
import { predefinedTokens } from "../../language/predefined.ts";
import type { KeywordName } from "../../language/schema.ts";
import {
  type CardType,
  type Color,
  cardTypes,
  permanentTypes,
  type Subtype,
  type Supertype,
  supertypes,
} from "../../language/vocabulary.ts";
import type { TokenLook } from "../syntax.ts";
import { fold } from "../text.ts";
import { colorNames, inColorOrder, manaTypeOf } from "../words.ts";
import type { ForgeNote, Notes } from "./notes.ts";
import { numberIn } from "./state.ts";

/** Keywords that their name alone says whole; of others the notation can't give a token one. */
const plainKeywords = [
  "changeling",
  "deathtouch",
  "defender",
  "doubleStrike",
  "exalted",
  "fear",
  "firstStrike",
  "flash",
  "flying",
  "haste",
  "hexproof",
  "indestructible",
  "intimidate",
  "lifelink",
  "menace",
  "persist",
  "prowess",
  "reach",
  "shroud",
  "trample",
  "vigilance",
  "wither",
] as const satisfies readonly KeywordName[];

/** A word without what people write differently in it: `First Strike`, `firststrike`. */
const joined = (word: string): string => fold(word).replace(/[^\p{L}\p{N}]/gu, "");

const byWord = <Value extends string>(values: Iterable<Value>): ReadonlyMap<string, Value> =>
  new Map([...values].map((value) => [joined(value), value]));

const keywordOf = byWord<KeywordName>(plainKeywords);
const typeOf = byWord<CardType>(cardTypes);
const supertypeOf = byWord<Supertype>(supertypes);
const subtypeOf = byWord<Subtype>(subtypeWords.keys());

/** A subtype by its English word. */
export const subtypeNamed = (word: string): Subtype | undefined => subtypeOf.get(joined(word));

/** A color by its English word or its letter. */
export function colorNamed(word: string): Color | undefined {
  const text = word.trim().toLowerCase();
  if (/^[wubrg]$/.test(text)) {
    const type = manaTypeOf(text);
    return type === "colorless" ? undefined : type;
  }
  return colorNames.valueOf(text);
}

type At = Pick<ForgeNote, "line" | "written">;

/** A token that is still being described. */
interface OpenLook {
  readonly name: string;
  readonly supertypes: Supertype[];
  readonly subtypes: Subtype[];
  readonly types: CardType[];
  readonly keywords: KeywordName[];
  colors?: readonly Color[] | undefined;
  power: number;
  toughness: number;
}

const openLook = (name: string): OpenLook => ({
  name,
  supertypes: [],
  subtypes: [],
  types: [],
  keywords: [],
  power: 0,
  toughness: 0,
});

/** The token of a description, or nothing (and a note why). */
export function readToken(written: string, at: At, notes: Notes): TokenLook | undefined {
  const text = written.slice(2);
  const look = written.startsWith("T:") ? readScript(text) : readFields(text, at, notes);
  return look ? closed(look, at, notes) : void notes.add(at, "badToken", [written]);
}

/** `Dragon,P:4,T:4,Cost:no cost,Color:R,Types:Creature-Dragon,Keywords:Flying,Image:r_4_4_dragon` */
function readFields(text: string, at: At, notes: Notes): OpenLook | undefined {
  const [name = "", ...rest] = text.split(",");
  const look = openLook(name.trim());
  let image = "";
  for (const field of rest) {
    const colon = field.indexOf(":");
    if (colon < 0) continue;
    const key = field.slice(0, colon).trim().toLowerCase();
    const value = field.slice(colon + 1).trim();
    switch (key) {
      case "p":
      case "t": {
        const number = numberIn(value, true);
        if (number === undefined) return undefined;
        if (key === "p") look.power = number;
        else look.toughness = number;
        break;
      }
      case "cost":
        look.colors ??= lettersIn(value);
        break;
      case "color": {
        const colors = colorsIn(value);
        if (colors) look.colors = colors;
        break;
      }
      case "types":
        for (const word of value.split("-")) addType(look, word, at, notes);
        break;
      case "keywords":
        for (const word of value.split("-")) addKeyword(look, word, at, notes);
        break;
      case "image":
        image = value;
        break;
      default:
        notes.add(at, "tokenWord", [field.trim(), look.name]);
    }
  }
  if (!look.colors) {
    look.colors = pictured(image);
    if (look.colors) notes.add(at, "tokenColor", [look.name]);
  }
  return look;
}

/** Colors by the letters of a mana cost; none if it has none, for then it says nothing of them. */
function lettersIn(cost: string): readonly Color[] | undefined {
  if (!/^[\sWUBRGXC\d{}/]+$/.test(cost)) return undefined;
  const colors = [...cost].flatMap((letter) => colorNamed(letter) ?? []);
  return colors.length > 0 ? inColorOrder(colors) : undefined;
}

/** `R`, `WU`, `red`, `white and blue`; nothing if it is no word for colors. */
function colorsIn(value: string): readonly Color[] | undefined {
  const text = value.toLowerCase();
  if (/^(c|colorless|colourless|no color|\[\])$/.test(text)) return [];
  if (/^[wubrg]+$/.test(text)) {
    return inColorOrder([...text].flatMap((letter) => colorNamed(letter) ?? []));
  }
  const words = text.split(/[^a-z]+/).filter((word) => word !== "" && word !== "and");
  const colors = words.flatMap((word) => colorNamed(word) ?? []);
  return words.length > 0 && colors.length === words.length ? inColorOrder(colors) : undefined;
}

/** The name of a picture begins with the colors: `w_2_2_knight`. */
function pictured(image: string): readonly Color[] | undefined {
  const [, letters] = /^([wubrg]+)_/.exec(image.toLowerCase()) ?? [];
  return letters === undefined ? undefined : colorsIn(letters);
}

function addType(look: OpenLook, word: string, at: At, notes: Notes): void {
  const text = joined(word);
  if (text === "") return;
  const type = typeOf.get(text);
  const supertype = supertypeOf.get(text);
  const subtype = subtypeOf.get(text);
  if (type) addOnce(look.types, type);
  else if (supertype) addOnce(look.supertypes, supertype);
  else if (subtype !== undefined) addOnce(look.subtypes, subtype);
  else notes.add(at, "tokenWord", [word.trim(), look.name]);
}

function addKeyword(look: OpenLook, word: string, at: At, notes: Notes): void {
  const text = joined(word);
  if (text === "" || text === "null") return;
  const keyword = keywordOf.get(text);
  if (keyword) addOnce(look.keywords, keyword);
  else notes.add(at, "tokenWord", [word.trim(), look.name]);
}

function addOnce<Value>(list: Value[], value: Value): void {
  if (!list.includes(value)) list.push(value);
}

/**
 * `w_2_2_knight_first_strike`: colors (`c` for none), power and toughness, `a` or `e` for an
 * artifact or enchantment, `l` for legendary, subtypes, keywords. Anything else is not understood.
 */
function readScript(text: string): OpenLook | undefined {
  const [letters = "", ...rest] = text.toLowerCase().split("_");
  const colors = letters === "c" ? [] : colorsIn(letters);
  if (!colors) return undefined;
  const look = { ...openLook(""), colors };
  const [power, toughness] = rest.slice(0, 2).map((word) => numberIn(word));
  if (power !== undefined && toughness !== undefined) {
    Object.assign(look, { power, toughness });
    look.types.push("creature");
  }
  const words = rest.slice(look.types.length > 0 ? 2 : 0);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? "";
    const two = `${word}${words[index + 1] ?? ""}`;
    const keyword = keywordOf.get(word) ?? keywordOf.get(two);
    const subtype = subtypeOf.get(word);
    if (word === "a") addOnce(look.types, "artifact");
    else if (word === "e") addOnce(look.types, "enchantment");
    else if (word === "l") addOnce(look.supertypes, "legendary");
    else if (keyword) addOnce(look.keywords, keyword);
    else if (subtype !== undefined) addOnce(look.subtypes, subtype);
    // The ability of a Treasure and the like is in its description, by this word.
    else if (word !== "sac" && word !== "draw") return undefined;
    if (keyword && !keywordOf.has(word)) index += 1;
  }
  return look;
}

/** The look if it can be that of a permanent, with notes about what is different here. */
function closed(look: OpenLook, at: At, notes: Notes): TokenLook | undefined {
  const { name, supertypes, subtypes, keywords, colors = [], power, toughness } = look;
  const types = inOrder(look.types);
  const isPermanent = types.some((type) => permanentTypes.some((one) => one === type));
  const isSpell = types.includes("instant") || types.includes("sorcery");
  // An Aura token says nowhere what it can enchant (303.4a).
  if (!isPermanent || isSpell || subtypes.includes("Aura")) {
    return void notes.add(at, "badToken", [at.written]);
  }
  const called = nameBySubtypes(subtypes).en;
  const own = name.replace(/ token$/i, "");
  if (own !== "" && fold(own) !== fold(called.replace(/ Token$/, ""))) {
    notes.add(at, "tokenName", [own, called]);
  }
  for (const subtype of subtypes) {
    if (predefinedTokens.has(subtype)) notes.add(at, "tokenAbility", [subtype]);
  }
  const hasSize = types.includes("creature") || subtypes.includes("Vehicle");
  return {
    ...(hasSize && { power, toughness }),
    colors,
    supertypes,
    subtypes,
    types,
    keywords,
  };
}

/** Types as they are printed: "artifact creature", "enchantment creature" (205.2). */
const inOrder = (types: readonly CardType[]): readonly CardType[] =>
  cardTypes.filter((type) => types.includes(type));

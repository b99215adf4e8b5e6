/** From an entry of a puzzle file to an object of the position, as far as it stands by itself. */
import type { PlayerId } from "../../engine/ids.ts";
import type { CardDefinition } from "../../language/card.ts";
import type { CardType, Subtype } from "../../language/vocabulary.ts";
import type { CardNames } from "../names.ts";
import type { OpenItem } from "../parse-details.ts";
import { nearest } from "../suggest.ts";
import { type StateWord, stateWords } from "../syntax.ts";
import type { Attribute, Entry } from "./entries.ts";
import type { ForgeNote, Notes } from "./notes.ts";
import { numberIn, seatOf } from "./state.ts";
import { colorNamed, readToken, subtypeNamed } from "./tokens.ts";

/** What was never written in the notation stands nowhere. */
export const nowhere = { line: 0, column: 0, length: 0 } as const;

/** An object, with what it says of others by their ids in the file. */
export interface OpenObject {
  readonly entry: Entry;
  readonly name: string;
  readonly card?: CardDefinition;
  readonly item: OpenItem;
  id?: string;
  host?: Attribute;
  attacks?: Attribute;
  exiler?: Attribute;
  /** Cards that it imprinted or remembers. */
  readonly holds: Attribute[];
}

export interface Surroundings {
  readonly names: CardNames;
  readonly players: readonly PlayerId[];
  /** No permanent is new. */
  readonly isAllReady: boolean;
  readonly notes: Notes;
  /** A card of a name, or the note that there is none. */
  readonly find: (name: string, at: At) => CardDefinition | undefined;
}

type At = Pick<ForgeNote, "line" | "written">;

/** More guesses than this would take long in a file of nonsense. */
const mostGuesses = 40;

/** Finds cards; for the first names that are unknown it also says which are nearest. */
export function cardFinder(names: CardNames, notes: Notes): Surroundings["find"] {
  const guesses = new Map<string, string | undefined>();
  const guess = (name: string): string | undefined => {
    if (!guesses.has(name)) {
      guesses.set(name, guesses.size < mostGuesses ? nearest(name, names.all) : undefined);
    }
    return guesses.get(name);
  };
  return (name, at) => {
    const card = names.find(name);
    if (!card) notes.add(at, "unknownCard", [name], () => guess(name));
    return card;
  };
}

export function objectOf(entry: Entry, around: Surroundings): OpenObject | undefined {
  const open = /^t:/i.test(entry.name) ? tokenOf(entry, around) : cardOf(entry, around);
  if (!open) return undefined;
  for (const attribute of entry.attributes) readAttribute(open, attribute, around);
  return isPossible(open, around) ? open : undefined;
}

const atOf = ({ line, name }: Entry): At => ({ line, written: name });

function tokenOf(entry: Entry, { notes }: Surroundings): OpenObject | undefined {
  const look = readToken(entry.name, atOf(entry), notes);
  const [name = ""] = entry.name.slice(2).split(",");
  return look && { entry, name, item: { count: 1, token: look, at: nowhere }, holds: [] };
}

function cardOf(entry: Entry, { find }: Surroundings): OpenObject | undefined {
  const card = find(entry.name, atOf(entry));
  if (!card) return undefined;
  return {
    entry,
    name: entry.name,
    card,
    item: { count: 1, card: card.id, at: nowhere },
    holds: [],
  };
}

/** What only a permanent can be or have, in the notation. */
const ofPermanents: ReadonlySet<string> = new Set([
  "tapped",
  "summonsick",
  "monstrous",
  "phasedout",
  "transformed",
  "modal",
  "counters",
  "damage",
  "owner",
  "attachedto",
  "attaching",
  "attacking",
  "chosencolor",
  "chosentype",
]);

/** What says nothing of the game: pictures, editions, and what setting up a position triggers. */
const ofNoAccount: ReadonlySet<string> = new Set(["set", "art", "foil", "noetbtrigs"]);

const unsupported: ReadonlySet<string> = new Set([
  "flipped",
  "meld",
  "renowned",
  "solved",
  "saddled",
  "suspected",
  "classlevel",
  "unlockedroom",
  "mergedcards",
  "namedcard",
  "namedcard2",
  "chosencards",
  "chosentype2",
  "foretold",
  "foretoldthisturn",
  "onadventure",
  "iscommander",
  "isringbearer",
]);

function readAttribute(open: OpenObject, attribute: Attribute, around: Surroundings): void {
  const { entry, item, card, name } = open;
  const { key, value = "", written } = attribute;
  const { notes } = around;
  const at = { line: entry.line, written };
  // Long ago the edition stood alone: `Mountain|4ED`.
  if (ofNoAccount.has(key) || /^[A-Z0-9]{2,5}$/.test(written)) return;
  if (unsupported.has(key)) {
    notes.add(at, "unsupported", [written, name]);
    return;
  }
  if (ofPermanents.has(key) && entry.zone !== "battlefield") {
    notes.add(at, "onlyOnBattlefield", [written, name]);
    return;
  }
  switch (key) {
    case "id":
      open.id = value;
      return;
    case "tapped":
      item.tapped = true;
      return;
    case "summonsick":
      if (!around.isAllReady) item.recent = true;
      return;
    case "monstrous":
      addState(item, "monstrous");
      return;
    case "phasedout":
      addState(item, "phased out");
      return;
    case "facedown":
      readFaceDown(open, attribute, notes);
      return;
    case "transformed":
    case "modal":
      if (card?.back) addState(item, "back face");
      else notes.add(at, "noBackFace", [name]);
      return;
    case "counters":
      readCounters(open, attribute, notes);
      return;
    case "damage": {
      const damage = numberIn(value);
      if (damage === undefined) notes.add(at, "badAttribute", [written, name]);
      else if (damage > 0) item.damage = damage;
      return;
    }
    case "owner": {
      const owner = seatOf(value);
      if (owner === undefined || !around.players.includes(owner)) {
        notes.add(at, "unknownPlayer", [value]);
      } else if (owner !== entry.player) item.owner = owner;
      return;
    }
    case "attachedto":
    case "attaching":
      open.host = attribute;
      return;
    case "attacking":
      open.attacks = attribute;
      return;
    case "exiledwith":
      if (entry.zone === "exile") open.exiler = attribute;
      else notes.add(at, "unsupported", [written, name]);
      return;
    case "imprinting":
    case "rememberedcards":
      open.holds.push(attribute);
      return;
    case "chosencolor":
    case "chosentype":
      readChosen(open, attribute, notes);
      return;
    case "istoken":
      if (!item.token) item.token = true;
      return;
    case "enchantingplayer":
      // Such an Aura is left out as a whole.
      return;
    case "ability":
    case "executescript":
      notes.add(at, "customAbility", []);
      return;
    default:
      notes.add(at, "unknownAttribute", [written, name]);
  }
}

function addState(item: OpenItem, word: StateWord): void {
  const states = item.states ?? [];
  item.states = stateWords.filter((one) => one === word || states.includes(one));
}

function readFaceDown(
  { entry, item, name }: OpenObject,
  { value, written }: Attribute,
  notes: Notes,
): void {
  const at = { line: entry.line, written };
  if (entry.zone !== "battlefield" && entry.zone !== "exile") {
    notes.add(at, "onlyOnBattlefield", [written, name]);
    return;
  }
  addState(item, "face down");
  if (value) notes.add(at, "plainFaceDown", [name]);
}

/** `P1P1=2,LOYALTY=3` */
function readCounters(
  { entry, item, name }: OpenObject,
  { value = "", written }: Attribute,
  notes: Notes,
): void {
  const counters: Record<string, number> = { ...item.counters };
  for (const pair of value.split(",")) {
    const [word = "", amount = ""] = pair.split("=").map((part) => part.trim());
    const kind = counterKindOf(word);
    const number = numberIn(amount);
    if (kind === undefined || number === undefined) {
      const code =
        /^[A-Za-z ]+$/.test(word) && number !== undefined ? "unsupported" : "badAttribute";
      notes.add({ line: entry.line, written: pair || written }, code, [pair || written, name]);
    } else if (number > 0 || kind === "loyalty") counters[kind] = number;
  }
  if (Object.keys(counters).length > 0) item.counters = counters;
}

/** `P1P1` is +1/+1; other kinds go by their word. */
function counterKindOf(word: string): string | undefined {
  const [, first, power, second, toughness] =
    /^([PM])(\d)([PM])(\d)$/.exec(word.toUpperCase()) ?? [];
  if (power !== undefined) {
    const sign = (letter: string | undefined): string => (letter === "P" ? "+" : "-");
    return `${sign(first)}${power}/${sign(second)}${toughness}`;
  }
  if (/^[+-]\d\/[+-]\d$/.test(word)) return word;
  return /^[a-z]+( strike)?$/i.test(word) ? word.toLowerCase() : undefined;
}

function readChosen(
  { entry, item, name }: OpenObject,
  { key, value = "", written }: Attribute,
  notes: Notes,
): void {
  const at = { line: entry.line, written };
  if (key === "chosentype") {
    const subtype: Subtype | undefined = subtypeNamed(value);
    if (subtype === undefined) notes.add(at, "badAttribute", [written, name]);
    else item.chosen = { ...item.chosen, subtype };
    return;
  }
  const [word = "", ...more] = value.split(",");
  const color = colorNamed(word);
  if (!color) {
    notes.add(at, "badAttribute", [written, name]);
    return;
  }
  item.chosen = { ...item.chosen, color };
  if (more.length > 0) notes.add(at, "manyColors", [name]);
}

// Whether there can be such a thing ------------------------------------------------------------

/** What an object is by the face that is up; a face-down one is only a creature (708.2a). */
export function lookOf({ card, item }: OpenObject): {
  readonly types: readonly CardType[];
  readonly subtypes: readonly Subtype[];
  readonly loyalty?: number;
} {
  const { token, states = [] } = item;
  if (states.includes("face down")) return { types: ["creature"], subtypes: [] };
  if (token && token !== true) return token;
  const face = states.includes("back face") ? card?.back : card;
  return face ?? { types: [], subtypes: [] };
}

function isPossible(open: OpenObject, { notes }: Surroundings): boolean {
  const { entry, item, card, name } = open;
  const at = atOf(entry);
  if (entry.zone !== "battlefield") {
    if (item.token) notes.add(at, "tokenElsewhere", [name]);
    return !item.token;
  }
  // 304.4, 307.4; whichever face is up.
  const faces = [card, card?.back].flatMap((face) => face?.types ?? []);
  if (faces.some((type) => type === "instant" || type === "sorcery")) {
    notes.add(at, "notAPermanent", [name]);
    return false;
  }
  if (entry.attributes.some(({ key }) => key === "enchantingplayer")) {
    notes.add(at, "onPlayer", [name]);
    return false;
  }
  const isUncounted = lookOf(open).loyalty !== undefined && item.counters?.loyalty === undefined;
  if (isUncounted) notes.add(at, "printedLoyalty", [name]);
  return true;
}

/**
 * Builders: the words in which cards are written. Each returns plain data of schema.ts; a card's
 * definition made of them reads in the order of its text.
 */
import { type CardDefinition, type CardName, cardIdOf } from "./card.ts";
import type {
  Ability,
  AbilityWord,
  Amount,
  AnyNode,
  Change,
  ColorChoice,
  Condition,
  Cost,
  Effect,
  Filter,
  KeywordName,
  ManaCost,
  NodeOf,
  Noun,
  Objects,
  Player,
  Recipient,
  TargetSpec,
  Trigger,
} from "./schema.ts";
import {
  type CardType,
  type Color,
  cardTypes,
  type ManaType,
  type RuleNumber,
  type Subtype,
  type Supertype,
  supertypes,
  type Zone,
} from "./vocabulary.ts";
import { findOwn, rewrite } from "./walk.ts";

// Amounts ------------------------------------------------------------------------------------

export const x: Amount = { is: "x" };
export const count = (filter: Filter): Amount => ({ is: "count", filter });
type AmountLike = Amount | number;
const amountOf = (amount: AmountLike): Amount =>
  typeof amount === "number" ? { is: "number", value: amount } : amount;

// Players ------------------------------------------------------------------------------------

export const you: Player = { is: "you" };
export const anOpponent: Player = { is: "anOpponent" };
export const eachOpponent: Player = { is: "eachOpponent" };
export const eachPlayer: Player = { is: "eachPlayer" };
export const anyPlayer: Player = { is: "anyPlayer" };
export const thatPlayer: Player = { is: "eventPlayer" };
export const controllerOf = (what: Objects): Player => ({ is: "controllerOf", what });
export const ownerOf = (what: Objects): Player => ({ is: "ownerOf", what });
/** The slot is filled in by the ability that the target stands in. */
export const targetPlayer = (who: Player = anyPlayer): Player => ({
  is: "targetPlayer",
  spec: { is: "targetPlayers", who },
  slot: 0,
});

// Filters ------------------------------------------------------------------------------------

export const ofType = (type: CardType): Filter => ({ is: "type", type });
export const artifact = ofType("artifact");
export const creature = ofType("creature");
export const enchantment = ofType("enchantment");
export const land = ofType("land");
export const ofSubtype = (subtype: Subtype): Filter => ({ is: "subtype", subtype });
export const ofColor = (color: Color): Filter => ({ is: "color", color });
export const withKeyword = (keyword: KeywordName): Filter => ({ is: "withKeyword", keyword });
export const spell: Filter = { is: "isSpell" };
export const permanent: Filter = { is: "isPermanent" };
export const card: Filter = { is: "isCard" };
export const other: Filter = { is: "other" };
export const thisObject: Filter = { is: "isSelf" };
/** "the rest" is `not(among(named("…")))`. */
export const among = (what: Objects): Filter => ({ is: "isAmong", what });
export const inZone = (zone: Zone, of?: Player): Filter => ({
  is: "inZone",
  zone,
  ...(of && { of }),
});
export const controlledBy = (who: Player): Filter => ({ is: "controlledBy", who });
export const castFrom = (zone: Zone, of?: Player): Filter => ({
  is: "castFrom",
  zone,
  ...(of && { of }),
});
export const all = (...filters: readonly Filter[]): Filter => ({ is: "allOf", filters });
export const any = (...filters: readonly Filter[]): Filter => ({ is: "anyOf", filters });
export const not = (filter: Filter): Filter => ({ is: "not", filter });

// Objects and targets ------------------------------------------------------------------------

export const self: Objects = { is: "self" };
export const attached: Objects = { is: "attachedTo" };
export const it = (noun?: Noun): Objects => ({ is: "eventObject", ...(noun && { noun }) });
export const named = (name: string): Objects => ({ is: "named", name });
export const every = (filter: Filter): Objects => ({ is: "all", filter });
export const zoneOf = (zone: Zone, who: Player): Objects => ({ is: "zoneOf", zone, who });
export const thatTarget = (slot = 0): Objects => ({ is: "thatTarget", slot });
/** The slot is filled in by the ability that the target stands in. */
export const target = (
  filter: Filter,
  how: { readonly amount?: AmountLike; readonly upTo?: boolean } = {},
): Objects => ({
  is: "target",
  spec: {
    is: "targetObject",
    filter,
    ...(how.amount !== undefined && { amount: amountOf(how.amount) }),
    ...(how.upTo && { upTo: true }),
  },
  slot: 0,
});
const anyTargetSpec: TargetSpec = { is: "anyTarget" };
export const anyTarget: Objects = { is: "target", spec: anyTargetSpec, slot: 0 };

// Costs --------------------------------------------------------------------------------------

export const mana = (cost: ManaCost, times?: Amount): Cost => ({
  is: "payMana",
  mana: cost,
  ...(times && { times }),
});
export const tapThis: Cost = { is: "tapThis" };
export const sacrificeThis: Cost = { is: "sacrificeThis" };
export const discardCards = (amount: AmountLike, which?: Filter): Cost => ({
  is: "discardCards",
  amount: amountOf(amount),
  ...(which && { which }),
});
export const payLife = (amount: AmountLike): Cost => ({ is: "payLife", amount: amountOf(amount) });

// Effects ------------------------------------------------------------------------------------

export const inOrder = (...effects: readonly Effect[]): Effect => ({ is: "inOrder", effects });
export const draw = (amount: AmountLike, who: Player = you): Effect => ({
  is: "draw",
  who,
  amount: amountOf(amount),
});
export const discard = (amount: AmountLike, who: Player = you): Effect => ({
  is: "discard",
  who,
  amount: amountOf(amount),
});
export const discardThose = (what: Objects, who: Player = you): Effect => ({
  is: "discardThose",
  who,
  what,
});
export const choose = (
  name: string,
  amount: AmountLike,
  from: Filter,
  who: Player = you,
): Effect => ({ is: "choose", who, amount: amountOf(amount), from, name });
export const toObject = (objects: Objects): Recipient => ({ is: "objects", objects });
export const toPlayer = (player: Player): Recipient => ({ is: "player", player });
export const damage = (amount: AmountLike, to: Recipient, source: Objects = self): Effect => ({
  is: "damage",
  source,
  amount: amountOf(amount),
  to,
});
export const counter = (what: Objects): Effect => ({ is: "counter", what });
export const destroy = (what: Objects): Effect => ({ is: "destroy", what });
export const sacrifice = (what: Objects, who: Player = you): Effect => ({
  is: "sacrifice",
  who,
  what,
});
export const exile = (what: Objects): Effect => ({ is: "exile", what });
export const returnToHand = (what: Objects, from?: Zone): Effect => ({
  is: "returnToHand",
  what,
  ...(from && { from }),
});
export const putIntoGraveyard = (
  what: Objects,
  how: { readonly findable?: boolean } = {},
): Effect => ({ is: "putIntoGraveyard", what, ...(how.findable && { findable: true }) });
export const tap = (what: Objects): Effect => ({ is: "tap", what });
export const untap = (what: Objects): Effect => ({ is: "untap", what });
export const addMana = (...types: readonly ManaType[]): Effect => ({
  is: "addMana",
  who: you,
  mana: types,
});
export const cast = (who: Player, what: Objects, cost?: readonly Cost[]): Effect => ({
  is: "cast",
  who,
  what,
  ...(cost && { cost }),
});
export const allowCasting = (
  who: Player,
  what: Objects,
  cost: readonly Cost[],
  otherwise: Effect,
  asThoughIn?: Zone,
): Effect => ({
  is: "allowCasting",
  who,
  what,
  cost,
  ...(asThoughIn && { asThoughIn }),
  otherwise,
});
export const may = (
  who: Player,
  effect: Effect,
  so: { readonly ifDone?: Effect; readonly otherwise?: Effect } = {},
): Effect => ({ is: "may", who, effect, ...so });
export const unlessPays = (who: Player, cost: readonly Cost[], effect: Effect): Effect => ({
  is: "unlessPays",
  who,
  cost,
  effect,
});
export const untilEndOfTurn = (to: Objects, ...changes: readonly Change[]): Effect => ({
  is: "apply",
  to,
  changes,
  until: { is: "endOfTurn" },
});

// Changes ------------------------------------------------------------------------------------

export const gets = (power: AmountLike, toughness: AmountLike): Change => ({
  is: "modifyPT",
  power: amountOf(power),
  toughness: amountOf(toughness),
});
export const switchPT: Change = { is: "switchPT" };
export const gains = (ability: Ability): Change => ({ is: "gainAbility", ability });
export const cantAttack: Change = { is: "cantAttack" };
export const cantBlock: Change = { is: "cantBlock" };
export const cantBeBlockedBy = (filter: Filter): Change => ({ is: "cantBeBlockedBy", filter });
export const cantBeTargetedBy = (filter: Filter): Change => ({ is: "cantBeTargetedBy", filter });
export const cantBeEnchantedBy = (filter: Filter): Change => ({ is: "cantBeEnchantedBy", filter });
export const preventDamageFrom = (filter: Filter): Change => ({ is: "preventDamageFrom", filter });
export const tramples: Change = { is: "trample" };
export const enchants = (filter: Filter): Change => ({ is: "enchants", filter });
export const colorOfChoice: ColorChoice = { is: "colorOfChoice", who: you };
export const becomes = (color: Color | ColorChoice): Change => ({
  is: "becomeColor",
  color: typeof color === "string" ? { is: "thatColor", color } : color,
});

// Conditions and triggers --------------------------------------------------------------------

export const atLeast = (least: number, amount: Amount): Condition => ({
  is: "atLeast",
  amount,
  least,
});
export const discards = (who: Player, what?: Filter): Trigger => ({
  is: "discards",
  who,
  ...(what && { what }),
});
export const putIntoGraveyardFrom = (what: Filter, from?: Zone): Trigger => ({
  is: "putIntoGraveyardFrom",
  what,
  ...(from && { from }),
});
export const enters = (what: Filter): Trigger => ({ is: "enters", what });

// Abilities ----------------------------------------------------------------------------------

/** Numbers the targets of an ability in the order of its text (CR 115.1). */
function withSlots(ability: Ability): Ability {
  // What is granted to another object is an ability of its own, numbered when it was built.
  const own = new Map<AnyNode, number>(
    findOwn(ability, "target", "targetPlayer").map((node, slot) => [node, slot]),
  );
  return rewrite<"Ability">(ability, {
    node: (node, original) => {
      if (node.is !== "target" && node.is !== "targetPlayer") return node;
      const slot = own.get(original);
      return slot === undefined ? node : { ...node, slot };
    },
  });
}

export const spellAbility = (...effects: readonly Effect[]): Ability =>
  withSlots({ is: "spell", effect: one(effects) });
export const activated = (
  cost: readonly Cost[],
  effect: Effect,
  limits: { readonly limit?: number; readonly onlyIf?: Condition; readonly zone?: Zone } = {},
): Ability => withSlots({ is: "activated", cost, effect, ...limits });
export const triggered = (
  when: Trigger,
  effect: Effect,
  how: { readonly onlyIf?: Condition; readonly zone?: Zone; readonly rule?: RuleNumber } = {},
): Ability => withSlots({ is: "triggered", when, effect, ...how });
export const staticAbility = (
  affects: Objects,
  changes: readonly Change[],
  how: { readonly whilst?: Condition; readonly zone?: Zone; readonly rule?: RuleNumber } = {},
): Ability => ({ is: "static", affects, changes, ...how });
export const replacement = (
  would: Trigger,
  instead: NodeOf<"Replacement">,
  how: {
    readonly optional?: boolean;
    readonly link?: string;
    readonly zone?: Zone;
    readonly rule?: RuleNumber;
  } = {},
): Ability => ({ is: "replacement", would, instead, ...how });
export const additionalCost = (...cost: readonly Cost[]): Ability => ({
  is: "additionalCost",
  cost,
});
export const spellsCost = (
  spells: Filter,
  change: { readonly more: ManaCost } | { readonly less: ManaCost },
): Ability => ({ is: "costChange", spells, ...change });
export const cantCast = (who: Player, spells: Filter): Ability => ({ is: "cantCast", who, spells });
export const freeCasting = (who: Player, spells: Filter): Ability => ({
  is: "freeCasting",
  who,
  spells,
});
export const labelled = (word: AbilityWord, ability: Ability): Ability => ({
  is: "labelled",
  word,
  ability,
});
export const keyword = (
  name: KeywordName,
  values: {
    readonly cost?: readonly Cost[];
    readonly quality?: Filter;
    readonly amount?: Amount;
  } = {},
): Ability => ({ is: "keyword", name, ...values });

const one = (effects: readonly Effect[]): Effect => {
  const [first] = effects;
  return effects.length === 1 && first ? first : inOrder(...effects);
};

// Cards --------------------------------------------------------------------------------------

interface CardText {
  readonly cost?: ManaCost;
  /** "Legendary Creature — Human Wizard": supertypes, types, a dash, subtypes. */
  readonly type: string;
  /** "2/2" */
  readonly pt?: `${number}/${number}`;
  readonly text?: readonly Ability[];
}

const isSupertype = (word: string): word is Supertype =>
  (supertypes as readonly string[]).includes(word);
const isCardType = (word: string): word is CardType =>
  (cardTypes as readonly string[]).includes(word);

/**
 * A card. `name` is [English, Japanese, reading in hiragana].
 * @throws {Error} when the type line has a word that is no type: a mistake in a definition.
 */
export function defineCard(
  [en, ja, kana]: readonly [en: string, ja: string, kana: string],
  { cost, type, pt, text = [] }: CardText,
): CardDefinition {
  const [front = "", back = ""] = type.split(" — ");
  const words = front.toLowerCase().split(" ");
  const unknown = words.find((word) => !isSupertype(word) && !isCardType(word));
  if (unknown) throw new Error(`${en}: “${unknown}” is neither a supertype nor a card type.`);
  const [power, toughness] = pt?.split("/").map(Number) ?? [];
  const name: CardName = { en, ja, kana };
  return {
    id: cardIdOf(en),
    name,
    ...(cost !== undefined && { manaCost: cost }),
    supertypes: words.filter(isSupertype),
    types: words.filter(isCardType),
    subtypes: back === "" ? [] : back.split(" "),
    abilities: text,
    ...(power !== undefined && toughness !== undefined && { power, toughness }),
  };
}

/** What continuous effects do to objects (CR 613) and to players (613.11). */
import type {
  Ability,
  Change,
  ColorChoice,
  Cost,
  Filter,
  KeywordName,
  Objects,
  Player,
  PlayerChange,
} from "../schema.ts";
import type {
  CardType,
  Color,
  ManaType,
  Step,
  Subtype,
  SubtypeKind,
  WordKind,
} from "../vocabulary.ts";
import { type AmountLike, amountOf } from "./amounts.ts";
import type { How } from "./how.ts";
import { you } from "./players.ts";

// Characteristics, in the order of the layers (613.1)

export const gainControl = (who: Player = you): Change => ({ is: "gainControl", who });
/** Words of its text become others (612): all of a kind that the controller chooses. */
export const changesWords = (
  kinds: readonly WordKind[],
  how: How<"WordChange", "wordsOfChoice", "except"> = {},
): Change => ({ is: "changeWords", words: { is: "wordsOfChoice", kinds, ...how } });
/** In addition to its other types. */
export const addTypes = (
  what: How<"Change", "addTypes", "supertypes" | "types" | "subtypes">,
): Change => ({ is: "addTypes", ...what });
/** Only these card types. */
export const setTypes = (types: readonly CardType[], subtypes?: readonly Subtype[]): Change => ({
  is: "setTypes",
  types,
  ...(subtypes && { subtypes }),
});
/** These instead of its subtypes of that kind. */
export const setSubtypes = (kind: SubtypeKind, ...subtypes: readonly Subtype[]): Change => ({
  is: "setSubtypes",
  kind,
  subtypes,
});
export const loseTypes = (...types: readonly CardType[]): Change => ({ is: "loseTypes", types });
export const allCreatureTypes: Change = { is: "allCreatureTypes" };
/** `also`: in addition to its other types. */
export const becomesChosenType = (how: How<"Change", "becomeChosenType", "also"> = {}): Change => ({
  is: "becomeChosenType",
  ...how,
});
export const loseSubtypes = (kind: SubtypeKind): Change => ({ is: "loseSubtypes", kind });
export const colorOfChoice: ColorChoice = { is: "colorOfChoice", who: you };
export const chosenColor: ColorChoice = { is: "chosenColor" };
/** `also`: in addition to its other colors. */
export const becomes = (
  color: Color | ColorChoice,
  how: How<"Change", "becomeColor", "also"> = {},
): Change => ({
  is: "becomeColor",
  color: typeof color === "string" ? { is: "thatColor", color } : color,
  ...how,
});
export const becomesColors = (
  colors: readonly Color[],
  how: How<"Change", "becomeColors", "also"> = {},
): Change => ({ is: "becomeColors", colors, ...how });
export const gains = (
  ability: Ability,
  how: How<"Change", "gainAbility", "spares"> = {},
): Change => ({ is: "gainAbility", ability, ...how });
export const loses = (keyword: KeywordName): Change => ({ is: "loseAbility", keyword });
export const losesThat = (ability: Ability): Change => ({ is: "loseThatAbility", ability });
export const losesAllAbilities: Change = { is: "loseAllAbilities" };
/** Base power and toughness. */
export const setPT = (power: AmountLike, toughness: AmountLike): Change => ({
  is: "setPT",
  power: amountOf(power),
  toughness: amountOf(toughness),
});
export const gets = (power: AmountLike, toughness: AmountLike): Change => ({
  is: "modifyPT",
  power: amountOf(power),
  toughness: amountOf(toughness),
});
export const switchPT: Change = { is: "switchPT" };

// Rules about objects (613.11)

export const cantAttack: Change = { is: "cantAttack" };
export const cantBlock: Change = { is: "cantBlock" };
export const cantBlockThose = (what: Filter): Change => ({ is: "cantBlock", what });
export const cantBeBlockedBy = (filter: Filter): Change => ({ is: "cantBeBlockedBy", filter });
/** Blocked only by so many creatures or more. */
export const cantBeBlockedByFewer = (least: number): Change => ({
  is: "cantBeBlockedByFewer",
  least,
});
/** Without an amount any number. */
export const canBlockMore = (amount?: AmountLike): Change => ({
  is: "canBlockMore",
  ...(amount !== undefined && { amount: amountOf(amount) }),
});
export const mustAttack: Change = { is: "mustAttack" };
export const mustBlock: Change = { is: "mustBlock" };
export const hasHaste: Change = { is: "haste" };
export const hasVigilance: Change = { is: "vigilance" };
export const strikesFirst: Change = { is: "strikesFirst" };
export const strikesTwice: Change = { is: "strikesTwice" };
export const tramples: Change = { is: "trample" };
export const hasDeathtouch: Change = { is: "deathtouch" };
export const hasLifelink: Change = { is: "lifelink" };
export const hasWither: Change = { is: "wither" };
export const isIndestructible: Change = { is: "indestructible" };
export const assignsAsUnblocked: Change = { is: "assignsAsUnblocked" };
/** For effects whose controller decides as they begin: `may(you, untilEndOfTurn(…))`. */
export const willAssignAsUnblocked: Change = { is: "assignsAsUnblocked", decided: true };
export const cantBeTargetedBy = (filter: Filter): Change => ({ is: "cantBeTargetedBy", filter });
export const cantBeEnchantedBy = (filter: Filter): Change => ({ is: "cantBeEnchantedBy", filter });
export const cantBeEquippedBy = (filter: Filter): Change => ({ is: "cantBeEquippedBy", filter });
export const preventDamageFrom = (filter: Filter): Change => ({ is: "preventDamageFrom", filter });
export const preventDamageTo: Change = { is: "preventDamageTo" };
export const cantBeCountered: Change = { is: "cantBeCountered" };
export const cantBeRegenerated: Change = { is: "cantBeRegenerated" };
export const cantActivate = (how: How<"Change", "cantActivate", "unlessMana"> = {}): Change => ({
  is: "cantActivate",
  ...how,
});
export const doesntUntap: Change = { is: "doesntUntap" };
export const isDaybound: Change = { is: "daybound" };
export const isNightbound: Change = { is: "nightbound" };
export const enchants = (filter: Filter): Change => ({ is: "enchants", filter });
export const equips = (filter: Filter): Change => ({ is: "equips", filter });

// Rules about players and the game (613.11)

export const cantGainLife: PlayerChange = { is: "cantGainLife" };
export const survivesZeroLife: PlayerChange = { is: "survivesZeroLife" };
export const noMaximumHandSize: PlayerChange = { is: "noMaximumHandSize" };
export const moreLandPlays = (amount: AmountLike = 1): PlayerChange => ({
  is: "moreLandPlays",
  amount: amountOf(amount),
});
/** To each color and each combination of colors. */
export const moreDevotion = (amount: AmountLike = 1): PlayerChange => ({
  is: "moreDevotion",
  amount: amountOf(amount),
});
export const castAsThoughFlash = (spells: Filter): PlayerChange => ({
  is: "castAsThoughFlash",
  spells,
});
export const cantBeTargeted = (by: Filter): PlayerChange => ({ is: "cantBeTargeted", by });
export const attackTax = (...cost: readonly Cost[]): PlayerChange => ({ is: "attackTax", cost });
export const cantBeAttacked = (
  by: Filter,
  how: How<"PlayerChange", "cantBeAttacked", "planeswalkers"> = {},
): PlayerChange => ({ is: "cantBeAttacked", by, ...how });
export const cantActivateAbilities = (
  how: How<"PlayerChange", "cantActivateAbilities", "of" | "unlessMana"> = {},
): PlayerChange => ({ is: "cantActivateAbilities", ...how });
export const skipsStep = (step: Step): PlayerChange => ({ is: "skipsStep", step });
export const mustTarget = (what: Filter): PlayerChange => ({ is: "mustTarget", what });
export const unspentManaBecomes = (mana: ManaType): PlayerChange => ({
  is: "unspentManaBecomes",
  mana,
});
export const unspentManaStays: PlayerChange = { is: "unspentManaStays" };
export const damageCantBePrevented: PlayerChange = { is: "damageCantBePrevented" };
export const damageWithers: PlayerChange = { is: "damageWithers" };
export const revealsFirstDraw: PlayerChange = { is: "revealsFirstDraw" };
export const mayLookAt = (what: Objects): PlayerChange => ({ is: "mayLookAt", what });
export const mayPlay = (what: Objects): PlayerChange => ({ is: "mayPlay", what });
export const mayCast = (what: Objects): PlayerChange => ({
  is: "mayPlay",
  what,
  asSpells: true,
});

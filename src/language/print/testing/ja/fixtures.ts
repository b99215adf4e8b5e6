/** Cards, words and a printer for the tests of the Japanese printer. */
import * as b from "../../../build.ts";
import type { CardDefinition } from "../../../card.ts";
import {
  type Ability,
  type Amount,
  type Awaited,
  type Condition,
  type Effect,
  type Filter,
  type KeywordName,
  keywordNames,
  type Player,
} from "../../../schema.ts";
import { createPrinter, type KeywordWords } from "../../index.ts";

/** The official names of the keywords that the rows use. */
const keywordsJa: Partial<Readonly<Record<KeywordName, string>>> = {
  champion: "覇権",
  deathtouch: "接死",
  enchant: "エンチャント",
  evoke: "想起",
  flash: "瞬速",
  flying: "飛行",
  haste: "速攻",
  hideaway: "秘匿",
  menace: "威迫",
  protection: "プロテクション",
  trample: "トランプル",
  wither: "萎縮",
};

const words = (name: KeywordName): KeywordWords => {
  const ja = keywordsJa[name] ?? name;
  return { en: name, ja };
};

const keywords = Object.fromEntries(keywordNames.map((name) => [name, words(name)])) as Record<
  KeywordName,
  KeywordWords
>;

export const printer = createPrinter({ keywords });

/** An ability, what it reads as, and the card that it stands on: a creature if none is named. */
type JaRow = readonly [ability: Ability, ja: string, card?: CardDefinition];
export type JaTables = Readonly<Record<string, readonly JaRow[]>>;

export const bear = b.defineCard(["Test Bear", "試しの熊", "ためしのくま"], {
  type: "Creature — Bear",
  pt: "2/2",
});
export const spell = b.defineCard(["Test Bolt", "試しの稲妻", "ためしのいなずま"], {
  type: "Instant",
});
export const land = b.defineCard(["Test Land", "試しの土地", "ためしのとち"], { type: "Land" });
export const relic = b.defineCard(["Test Relic", "試しの遺物", "ためしのいぶつ"], {
  type: "Artifact",
});
export const walker = b.defineCard(["Test Walker", "試しの歩行者", "ためしのほこうしゃ"], {
  type: "Legendary Planeswalker — Jace",
});
export const aura = b.defineCard(["Test Aura", "試しのオーラ", "ためしのおーら"], {
  type: "Enchantment — Aura",
  text: [b.keyword("enchant", { quality: b.creature })],
});

export const { you, anOpponent, eachOpponent, eachPlayer, anyPlayer, thatPlayer } = b;
export const thePlayer: Player = { is: "thePlayer" };

export const n = (value: number): Amount => ({ is: "number", value });
export const any: Amount = { is: "anyNumber" };
export const theOne = { is: "theOne" } as const;
export const eventAmount: Amount = { is: "eventAmount" };
export const howMany = (name: string): Amount => ({ is: "howMany", what: b.named(name) });

export const endOfTurn = { is: "endOfTurn" } as const;
export const yours = b.all(b.creature, b.controlledBy(you));
export const tapped: Filter = { is: "isTapped" };
export const attacking: Filter = { is: "isAttacking" };
export const token: Filter = { is: "isToken" };
export const basic: Filter = { is: "supertype", supertype: "basic" };
export const manaValueAtMost = (value: number): Filter => ({
  is: "hasStat",
  stat: "manaValue",
  compares: "atMost",
  amount: n(value),
});
export const spellsAndAbilities = b.any(b.spell, { is: "isAbility" });

export const lands = (amount: Amount): Effect => ({
  is: "sacrificeChosen",
  who: eachPlayer,
  amount,
  which: b.land,
});
export const gain = (amount: Amount, who: Player = you): Effect => ({
  is: "gainLife",
  who,
  amount,
});
export const plusCounters = (on: Parameters<typeof b.tap>[0], amount: Amount = n(1)): Effect => ({
  is: "putCounters",
  on,
  counter: "+1/+1",
  amount,
});
export const when = b.triggered;
export const says = b.spellAbility;
export const not = (condition: Condition): Condition => ({ is: "negate", condition });
export const upkeep = (whose: Player): Awaited => ({ is: "beginningOf", step: "upkeep", whose });
export const nextEnd: Awaited = { is: "beginningOf", step: "end", whose: anyPlayer };

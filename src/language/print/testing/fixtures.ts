/** Cards, words and a printer for the tests of the printers. */
import * as b from "../../build.ts";
import type { CardDefinition } from "../../card.ts";
import { type Ability, type KeywordName, keywordNames } from "../../schema.ts";
import { createPrinter, type InLanguages, type KeywordWords, type Lexicon } from "../index.ts";

const word = (en: string, ja: string): KeywordWords => ({ en, ja });

/** Keywords without words of their own here are called by their names, set apart. */
const plain = Object.fromEntries(
  keywordNames.map((name) => [name, word(spaced(name), "キーワード")]),
) as Record<KeywordName, KeywordWords>;

const every = (text: InLanguages) =>
  Object.fromEntries(keywordNames.map((name) => [name, text])) as Record<KeywordName, InLanguages>;

/** "firstStrike": "First strike". */
function spaced(name: KeywordName): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const lexicon: Lexicon = {
  keywords: {
    ...plain,
    champion: {
      ...word("Champion", "覇権"),
      withQuality: { en: "Champion [a quality]", ja: "覇権（[quality]）" },
    },
    changeling: word("Changeling", "多相"),
    defender: word("Defender", "防衛"),
    enchant: word("Enchant", "エンチャント"),
    firstStrike: word("First strike", "先制攻撃"),
    flying: word("Flying", "飛行"),
    haste: word("Haste", "速攻"),
    hideaway: word("Hideaway", "秘匿"),
    indestructible: word("Indestructible", "破壊不能"),
    landwalk: {
      ...word("Landwalk", "土地渡り"),
      withQuality: { en: "[one quality]walk", ja: "[quality]渡り" },
    },
    madness: {
      ...word("Madness", "マッドネス"),
    },
    protection: {
      ...word("Protection", "プロテクション"),
      withQuality: { en: "Protection from [quality]", ja: "プロテクション（[quality]）" },
    },
    reach: word("Reach", "到達"),
    trample: word("Trample", "トランプル"),
    vigilance: word("Vigilance", "警戒"),
    ward: word("Ward", "護法"),
  },
  reminders: {
    ...every({ en: "About [self].", ja: "[self]について。" }),
    madness: { en: "Pay [cost].", ja: "[cost]を支払う。" },
    protection: { en: "[self] is safe from [quality].", ja: "[self]は[quality]から守られる。" },
  },
  cardName: (name) => (name === "Shock" ? { en: "Shock", ja: "ショック" } : undefined),
};
export const printer = createPrinter(lexicon);

export const bear = b.defineCard(["Test Bear", "試しの熊", "ためしのくま"], {
  type: "Creature — Bear",
  pt: "2/2",
});
export const spell = b.defineCard(["Test Bolt", "試しの稲妻", "ためしのいなずま"], {
  type: "Instant",
});
export const relic = b.defineCard(["Test Relic", "試しの遺物", "ためしのいぶつ"], {
  type: "Artifact",
});
export const aura = b.defineCard(["Test Aura", "試しのオーラ", "ためしのおーら"], {
  type: "Enchantment — Aura",
  text: [b.keyword("enchant", { quality: b.creature })],
});
export const hero = b.defineCard(["Ann, Test Hero", "試しの英雄、アン", "ためしのえいゆうあん"], {
  type: "Legendary Creature — Human",
  pt: "1/1",
});

export const land = b.defineCard(["Test Land", "試しの土地", "ためしのとち"], { type: "Land" });
export const walker = b.defineCard(["Test Walker", "試しの歩き手", "ためしのあるきて"], {
  type: "Legendary Planeswalker — Jace",
  loyalty: 3,
});
export const emblem = b.defineCard(["Test Truth", "試しの真理", "ためしのしんり"], {
  type: "Enchantment",
});

/**
 * An ability, what it reads as, and the card that it stands on: a creature if none is named. An
 * empty text isn't compared: nobody has said yet how it reads in that language.
 */
type Row = readonly [ability: Ability, en: string, ja: string, card?: CardDefinition];

export type Tables = Readonly<Record<string, readonly Row[]>>;

/** Cards, words and a printer for the tests of the printers. */
import * as b from "../../build.ts";
import type { CardDefinition } from "../../card.ts";
import type { Ability } from "../../schema.ts";
import { createPrinter, type KeywordWords, type Lexicon } from "../index.ts";

const word = (en: string, ja: string): KeywordWords => ({
  en,
  ja,
  reminder: { en: `About [self].`, ja: "[self]について。" },
});

const lexicon: Lexicon = {
  keywords: {
    defender: word("Defender", "防衛"),
    enchant: word("Enchant", "エンチャント"),
    flying: word("Flying", "飛行"),
    madness: {
      ...word("Madness", "マッドネス"),
      reminder: { en: "Pay [cost].", ja: "[cost]を支払う。" },
    },
    protection: {
      ...word("Protection", "プロテクション"),
      withQuality: { en: "Protection from [quality]", ja: "プロテクション（[quality]）" },
      reminder: { en: "[self] is safe from [quality].", ja: "[self]は[quality]から守られる。" },
    },
    reach: word("Reach", "到達"),
    trample: word("Trample", "トランプル"),
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

/** An ability, what it reads as, and the card that it stands on: a creature if none is named. */
export type Row = readonly [ability: Ability, en: string, ja: string, card?: CardDefinition];

export type Tables = Readonly<Record<string, readonly Row[]>>;

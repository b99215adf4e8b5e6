/** Every card in the words of every edition: none of another year's stands in it. */
import { describe, expect, test } from "vitest";
import { type Edition, editions } from "../engine/rules.ts";
import { vocabularyOf } from "../eras/vocabulary.ts";
import { keywords } from "../keywords/index.ts";
import { reminders } from "../keywords/reminders.ts";
import { createPrinter, type PrintLanguage } from "../language/print/index.ts";
import { cards, findCard } from "./index.ts";

/** A word, and the first and the last edition in which it was used. */
type Word = readonly [words: RegExp, from: Edition, to: Edition];

const first = "2002-02-20";
const last = "2026-04-17";

const words: Readonly<Record<PrintLanguage, readonly Word[]>> = {
  en: [
    [
      /\b(?:comes?|came|put .*|return .*) (?:in)?to play\b|\b(?:in|from|leaves?) play\b/,
      first,
      "2008-07-15",
    ],
    [/\bbattlefield\b/, "2009-07-11", last],
    [/\bremoved?\b.* from the game\b|\bremoved cards?\b/, first, "2008-07-15"],
    [/\bexiled?\b/i, "2009-07-11", last],
    [/\bplay(?:s|ed)?\b.* (?:spell|ability)\b|\bcost \S+ \w+ to play\b/i, first, "2008-07-15"],
    [/\bcast(?:s|ing)?\b/i, "2009-07-11", last],
    [/\bactivat(?:e|ing)\b/i, "2009-07-11", last],
    [/\bat end of turn\b|\bat the end of .* turn\b/i, first, "2008-07-15"],
    [/\bend step\b/, "2009-07-11", last],
    [/\bput into a graveyard from (?:play|the battlefield)\b.*\bcounter/, first, "2009-07-11"],
    [/\bdie[sd]?\b/, "2014-05-01", last],
    [/\bbase (?:power|toughness)\b/, "2023-11-17", last],
    [/\bput .*\btokens?\b.* (?:into play|onto the battlefield)\b/i, first, "2014-05-01"],
    [/\bcreates?\b/i, "2023-11-17", last],
    [/\btarget creature or player\b/, first, "2014-05-01"],
    [/\bany target\b|\bplayer or planeswalker\b/, "2023-11-17", last],
    [/\bmana pool\b/, first, "2014-05-01"],
    [/\b(?:his or her|him or her|he or she)\b/, first, "2014-05-01"],
    [/\bof their choice\b|\bunless they\b|\bto them\b/, "2023-11-17", last],
    [/\bputs? the top \w+(?: \w+)? of .*library into .*graveyard\b/i, first, "2014-05-01"],
    [/\bmills?\b/i, "2023-11-17", last],
    [/\bconverted mana cost\b/, first, "2014-05-01"],
    [/\bmana value\b/, "2023-11-17", last],
    [/\bshuffle your library\b/, first, "2014-05-01"],
    [/\bthen shuffle\b(?! your)/, "2023-11-17", last],
    [/\bthis ability only\b/, first, "2014-05-01"],
    [/\bActivate only\b/, "2023-11-17", last],
    [/\bby spells or abilities\b/, first, "2014-05-01"],
    [/\benters the battlefield\b/, "2009-07-11", "2023-11-17"],
    [/\benters?\b(?! the battlefield)/, last, last],
    [/\bTribal\b/, first, "2023-11-17"],
    [/\bKindred\b/, last, last],
    [/\bthis spell\b(?! without)/, "2023-11-17", last],
  ],
  ja: [
    [/(?<!戦)場(?:に|を離|から)/, first, "2008-07-15"],
    [/戦場/, "2009-07-11", last],
    [/ゲームから取り除/, first, "2008-07-15"],
    [/追放/, "2009-07-11", last],
    [/呪文1つをプレイする|をプレイするための/, first, "2008-07-15"],
    [/唱え/, "2009-07-11", last],
    [/起動(?!型)/, "2009-07-11", last],
    [/(?:、|。|^)ターン終了時に/, first, "2008-07-15"],
    [/終了ステップ/, "2009-07-11", last],
    [/場から墓地に置かれたとき/, first, "2009-07-11"],
    [/死亡/, "2014-05-01", last],
    [/基本のパワー/, "2023-11-17", last],
    [/トークン\d体を(?:戦場|場)に出/, first, "2014-05-01"],
    [/生成/, "2023-11-17", last],
    [/クリーチャー1体かプレイヤー1人を対象/, first, "2014-05-01"],
    [/マナ・プール/, first, "2014-05-01"],
    [/ライブラリーの一番上からカード\d+枚を.*墓地に置/, first, "2014-05-01"],
    [/切削/, "2023-11-17", last],
    [/点数で見たマナ・コスト/, first, "2014-05-01"],
    [/マナ総量/, "2023-11-17", last],
    [/この能力は1ターンに/, first, "2014-05-01"],
    [/起動は/, "2023-11-17", last],
    [/呪文や能力によっては打ち消されない/, first, "2014-05-01"],
    [/これでない/, "2023-11-17", last],
    [/この呪文を/, "2023-11-17", last],
    [/部族/, first, "2023-11-17"],
    [/同族/, last, last],
  ],
};

/** Names say what they like: of cards, as they are called in a text, and of keywords. */
const names = cards.flatMap(({ name, halves, back }) =>
  [name, back?.name, ...(halves ?? []).map((half) => half.name)].flatMap((one) =>
    one ? [one.en, one.en.split(", ")[0] ?? "", one.ja] : [],
  ),
);

const withoutNames = (text: string): string =>
  names.reduce((left, name) => left.replaceAll(name, "～"), text);

const textsUnder = (edition: Edition, lang: PrintLanguage): readonly string[] => {
  const cardName = (name: string) => findCard(name)?.name;
  const printer = createPrinter({
    keywords,
    reminders,
    cardName,
    vocabulary: vocabularyOf(edition),
  });
  return cards.flatMap((card) => {
    const { back, ...front } = printer.card(card, lang, { reminders: true });
    return [front, ...(back ? [back] : [])].flatMap(({ typeLine, lines }) => [
      typeLine,
      ...lines.map(withoutNames),
    ]);
  });
};

describe.each(["en", "ja"] as const)("%s", (lang) => {
  describe.each(editions)("%s", (edition) => {
    const texts = textsUnder(edition, lang);
    test.each(words[lang])("%s (from %s to %s)", (word, from, to) => {
      const found = texts.filter((text) => word.test(text));
      if (from <= edition && edition <= to) expect(found.length).toBeGreaterThan(0);
      else expect(found).toEqual([]);
    });
  });
});

/** Cards to begin with: each shows another part of what is understood. */
import type { Bilingual } from "../i18n.ts";
import { type Draft, emptyDraft, emptyFace } from "./draft.ts";

interface Example {
  readonly label: Bilingual;
  readonly draft: Draft;
}

const card = (draft: Partial<Draft>): Draft => ({ ...emptyDraft, ...draft });

/** The first one stands on the page until something else is typed. */
export const examples: readonly [Example, ...Example[]] = [
  {
    label: { ja: "誘発型能力", en: "A triggered ability" },
    draft: card({
      name: "Lantern Keeper",
      cost: "{2}{W}",
      types: "Creature — Human Cleric",
      text: "Vigilance\nWhenever another creature you control dies, draw a card.",
      power: "2",
      toughness: "3",
    }),
  },
  {
    label: { ja: "マッドネス", en: "Madness" },
    draft: card({
      name: "Feverish Verdict",
      cost: "{3}{R}",
      types: "Instant",
      text: "Feverish Verdict deals 4 damage to any target.\nMadness {R}",
    }),
  },
  {
    label: { ja: "モードを選ぶ呪文", en: "Modes" },
    draft: card({
      name: "Charm of Two Roads",
      cost: "{G}{W}",
      types: "Instant",
      text: "Choose one or both —\n• Target creature gets +2/+2 until end of turn.\n• You gain 3 life.",
    }),
  },
  {
    label: { ja: "オーラ", en: "An Aura" },
    draft: card({
      name: "Borrowed Wings",
      cost: "{U}",
      types: "Enchantment — Aura",
      text: "Enchant creature\nEnchanted creature gets +1/+1 and has flying.",
    }),
  },
  {
    label: { ja: "プレインズウォーカー", en: "A planeswalker" },
    draft: card({
      name: "Mirei, the Advocate",
      cost: "{2}{U}{U}",
      types: "Legendary Planeswalker — Jace",
      text: "+1: Draw a card.\n−2: Return target creature to its owner's hand.",
      loyalty: "4",
    }),
  },
  {
    label: { ja: "昼夜の両面カード", en: "Day and night" },
    draft: {
      ...card({
        name: "Ferryman of the Marsh",
        cost: "{1}{B}",
        types: "Creature — Human Werewolf",
        text: "Daybound",
        power: "2",
        toughness: "2",
      }),
      back: {
        ...emptyFace,
        name: "Howler of the Marsh",
        types: "Creature — Werewolf",
        text: "Menace\nNightbound",
        power: "4",
        toughness: "3",
      },
    },
  },
];

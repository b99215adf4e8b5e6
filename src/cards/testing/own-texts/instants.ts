import type { Row } from "./row.ts";

export const instantTexts: readonly Row[] = [
  [
    "Split second\nCounter target creature spell.",
    "刹那\nクリーチャー・呪文1つを対象とする。それを打ち消す。",
  ],
  ["Your opponents can't cast spells this turn."],
  [
    "Test Bolt deals 2 damage to target creature. If that creature would die this turn, exile it instead.",
    "クリーチャー1体を対象とする。Test Boltはそれに2点のダメージを与える。このターン、それが死亡するなら、代わりにそれを追放する。",
  ],
  [
    "Destroy target creature with flying.",
    "飛行を持つクリーチャー1体を対象とする。それを破壊する。",
  ],
  [
    "Counter target spell unless its controller pays {2}.",
    "呪文1つを対象とする。それのコントローラーが{2}を支払わないかぎり、それを打ち消す。",
  ],
  [
    "Choose one —\n• Destroy target artifact.\n• Destroy target enchantment.",
    "以下から1つを選ぶ。\n・アーティファクト1つを対象とする。それを破壊する。\n・エンチャント1つを対象とする。それを破壊する。",
  ],
  [
    "Test Bolt deals 3 damage to any target.",
    "1つを対象とする。Test Boltはそれに3点のダメージを与える。",
  ],
  ["Test Bolt deals 4 damage to target creature or planeswalker."],
  ["Test Bolt deals 2 damage to each creature."],
  ["Destroy target nonblack creature. It can't be regenerated."],
  ["Destroy target creature or planeswalker."],
  ["Destroy target artifact or enchantment."],
  ["Exile target creature. Its controller gains life equal to its power."],
  [
    "Exile target creature you control, then return it to the battlefield under its owner's control.",
  ],
  [
    "Return target creature to its owner's hand.",
    "クリーチャー1体を対象とする。それをオーナーの手札に戻す。",
  ],
  ["Return target nonland permanent to its owner's hand."],
  ["Counter target spell."],
  ["Counter target noncreature spell."],
  ["Counter target creature spell.", "クリーチャー・呪文1つを対象とする。それを打ち消す。"],
  ["Counter target spell. Draw a card."],
  ["Target creature gets +3/+3 until end of turn."],
  [
    "Target creature gets +3/+3 and gains trample until end of turn.",
    "クリーチャー1体を対象とする。ターン終了時まで、それは+3/+3の修整を受けるとともにトランプルを得る。",
  ],
  ["Target creature gets -2/-2 until end of turn."],
  [
    "Creatures you control get +1/+1 and gain haste until end of turn.",
    "ターン終了時まで、あなたがコントロールしているクリーチャーは+1/+1の修整を受けるとともに速攻を得る。",
  ],
  ["Target creature gains hexproof until end of turn."],
  ["Target creature you control fights target creature you don't control."],
  [
    "Target creature you control deals damage equal to its power to target creature you don't control.",
  ],
  ["Tap target creature. It doesn't untap during its controller's next untap step."],
  [
    "Prevent all combat damage that would be dealt this turn.",
    "このターンに与えられるすべての戦闘ダメージを軽減する。",
  ],
  ["Prevent the next 3 damage that would be dealt to any target this turn."],
  ["Regenerate target creature."],
  ["Copy target instant or sorcery spell. You may choose new targets for the copy."],
  ["Target creature gets +1/+1 until end of turn. Draw a card."],
  ["Untap target creature. It gets +2/+2 until end of turn."],
  ["Until end of turn, target creature loses all abilities and has base power and toughness 1/1."],
  ["Switch target creature's power and toughness until end of turn."],
  ["Target creature becomes a blue Frog with base power and toughness 1/1 until end of turn."],
];

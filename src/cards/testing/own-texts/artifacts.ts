import type { Row } from "./row.ts";

export const artifactTexts: readonly Row[] = [
  [
    "{T}, Sacrifice this artifact: Draw a card.",
    "{T}、このアーティファクトを生け贄に捧げる：カード1枚を引く。",
  ],
  ["{T}: Add one mana of any color."],
  ["{1}, {T}: Draw a card, then discard a card."],
  ["When this artifact enters, scry 2."],
];

export const equipmentTexts: readonly Row[] = [
  [
    'Equipped creature has "{T}: This creature deals 1 damage to any target" and gets +1/+0.\nEquip {3}',
  ],
  [
    "Equipped creature gets +2/+1.\nEquip {2}",
    "装備しているクリーチャーは+2/+1の修整を受ける。\n装備{2}",
  ],
  [
    "Equipped creature has double strike.\nWhenever equipped creature attacks, draw a card.\nEquip {3}",
  ],
  ["Equipped creature gets +1/+1 and has vigilance and lifelink.\nEquip {1}"],
  [
    "When this Equipment enters, attach it to target creature you control.\nEquipped creature gets +2/+0.\nEquip {2}",
  ],
  ["Whenever equipped creature deals combat damage to a player, draw a card.\nEquip {2}"],
  ["Equip—Pay 3 life."],
  ["Living weapon\nEquipped creature gets +1/+1.\nEquip {2}"],
];

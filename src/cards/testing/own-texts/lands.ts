import type { Row } from "./row.ts";

export const landTexts: readonly Row[] = [
  [
    "This land enters tapped.\n{T}: Add {W} or {U}.",
    "この土地はタップ状態で戦場に出る。\n{T}：{W}か{U}を加える。",
  ],
  ["{T}: Add one mana of any color. Activate only if you control three or more artifacts."],
  ["{T}: Add {R}. Activate only during combat before blockers are declared."],
  ["{2}: Draw a card. Activate only during your turn and only if you control an artifact."],
  ["{2}: Draw a card. Activate only during your upkeep and only once each turn."],
  ["As long as it's combat, creatures you control have vigilance."],
  [
    "{T}, Pay 1 life, Sacrifice this land: Search your library for a Forest or Plains card, put it onto the battlefield, then shuffle.",
  ],
  ["This land enters tapped.\nWhen this land enters, you gain 1 life.\n{T}: Add {G} or {W}."],
  ["This land enters tapped.\nWhen this land enters, scry 1.\n{T}: Add {U}."],
  ["{T}: Add {C}.\n{2}, {T}, Sacrifice this land: Draw a card."],
  ["{T}: Add {C}.\n{T}: Add one mana of any color. This land deals 1 damage to you."],
  [
    "{T}, Sacrifice this land: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
  ],
  ["As this land enters, you may pay 2 life. If you don't, it enters tapped.\n{T}: Add {B}."],
  ["This land enters tapped unless you control two or more other lands.\n{T}: Add {R}."],
];

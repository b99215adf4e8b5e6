import type { Row } from "./row.ts";

export const auraTexts: readonly Row[] = [
  [
    "Enchant creature\nEnchanted creature can't attack or block, and its activated abilities can't be activated.",
    "エンチャント（クリーチャー）\nエンチャントしているクリーチャーは攻撃したりブロックしたりできない。それの起動型能力は起動できない。",
  ],
  [
    "Enchant permanent\nEnchanted permanent's activated abilities can't be activated unless they're mana abilities.",
  ],
  [
    "Enchant creature\nEnchanted creature has protection from red. This effect doesn't remove this Aura.",
    "エンチャント（クリーチャー）\nエンチャントしているクリーチャーはプロテクション（赤）を持つ。この効果はこのオーラを取り除かない。",
  ],
  [
    "Enchant creature\nEnchanted creature gets +2/+2 and has flying.",
    "エンチャント（クリーチャー）\nエンチャントしているクリーチャーは+2/+2の修整を受けるとともに飛行を持つ。",
  ],
  [
    "Enchant creature\nEnchanted creature can't attack or block.",
    "エンチャント（クリーチャー）\nエンチャントしているクリーチャーは攻撃したりブロックしたりできない。",
  ],
  [
    "Enchant creature\nWhen this Aura enters, tap enchanted creature.\nEnchanted creature doesn't untap during its controller's untap step.",
  ],
  [
    "Flash\nEnchant creature\nWhen enchanted creature dies, draw a card.",
    "瞬速\nエンチャント（クリーチャー）\nエンチャントしているクリーチャーが死亡したとき、カード1枚を引く。",
  ],
  ["Enchant creature\nEnchanted creature gets -2/-2."],
  ["Enchant creature\nYou control enchanted creature."],
  [
    "Enchant creature\nEnchanted creature loses all abilities and has base power and toughness 1/1.",
  ],
  ["Enchant creature\nWhen this Aura enters, draw a card.\nEnchanted creature has flying."],
  ["Enchant artifact or creature\nEnchanted permanent has hexproof."],
  ["Enchant creature\n{1}{W}: Return this Aura to its owner's hand."],
  ["Enchant creature\nWhen enchanted creature leaves the battlefield, draw two cards."],
];

export const enchantmentTexts: readonly Row[] = [
  ["Your opponents can't cast spells during your turn."],
  ["As long as you control a Goblin, your opponents can't cast creature spells."],
  ["Players can't activate abilities that aren't mana abilities."],
  ["Players skip their untap steps.", "プレイヤーは自分のアンタップ・ステップを飛ばす。"],
  [
    "Creatures your opponents control can't attack you or planeswalkers you control.",
    "対戦相手がコントロールしているクリーチャーは、あなたやあなたがコントロールしているプレインズウォーカーを攻撃できない。",
  ],
  [
    "Creatures can't attack you or planeswalkers you control unless their controller pays {2} for each of those creatures.",
  ],
  ["Activated abilities of creatures your opponents control can't be activated."],
  [
    "At the beginning of your upkeep, each player discards a card.",
    "あなたのアップキープの開始時に、各プレイヤーはそれぞれカード1枚を捨てる。",
  ],
  [
    "Creatures you control get +1/+1.",
    "あなたがコントロールしているクリーチャーは+1/+1の修整を受ける。",
  ],
  ["Whenever a creature you control enters, you gain 1 life."],
  [
    "Whenever you cast an instant or sorcery spell, this enchantment deals 1 damage to each opponent.",
  ],
  ["Whenever you cast a noncreature spell, create a 1/1 red Goblin creature token."],
  [
    "Whenever you gain life, each opponent loses 1 life.",
    "あなたがライフを得るたび、各対戦相手はそれぞれ1点のライフを失う。",
  ],
  ["Whenever you draw a card, target opponent loses 1 life."],
  ["Whenever an opponent draws a card, you gain 1 life."],
  ["Whenever a creature dies, each opponent loses 1 life."],
  ["At the beginning of your end step, if you gained life this turn, draw a card."],
  [
    "At the beginning of combat on your turn, target creature you control gets +2/+0 until end of turn.",
  ],
  ["At the beginning of each opponent's upkeep, that player loses 1 life."],
  [
    "Other creatures you control have flying.",
    "あなたがコントロールしていてこれでないクリーチャーは飛行を持つ。",
  ],
  ["Creatures your opponents control get -1/-1."],
  ["Creature tokens you control get +1/+1."],
  ["Elves you control get +1/+1."],
  ["Spells you cast cost {1} less to cast."],
  ["Noncreature spells cost {1} more to cast."],
  ["Creature spells you cast cost {1} less to cast."],
  ["Players can't gain life.", "プレイヤーはライフを得られない。"],
  ["You have no maximum hand size."],
  ["You may play an additional land on each of your turns."],
  ["If a card would be put into a graveyard from anywhere, exile it instead."],
  ["If you would gain life, you gain twice that much life instead."],
  ["If you would draw a card, draw two cards instead."],
  ["Whenever an opponent sacrifices an artifact, create a Treasure token."],
  [
    "You may cast creature spells from your graveyard.",
    "あなたは、あなたの墓地からクリーチャー・呪文を唱えてもよい。",
  ],
  ["Other Pests you control get +1/+1."],
];

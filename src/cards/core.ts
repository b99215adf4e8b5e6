/** Cards of the core sets, where most of them came back year after year. */
import {
  activated,
  addMana,
  all,
  anOpponent,
  any,
  anyPlayer,
  anyTarget,
  artifact,
  attached,
  attackedThisTurn,
  beginningOf,
  cantAttack,
  cantBlock,
  card,
  castFrom,
  castOnly,
  controlledBy,
  controllerOf,
  counter,
  create,
  creature,
  damage,
  defineCard,
  delayed,
  destroy,
  doesntUntap,
  draw,
  enchantment,
  endOfTurn,
  every,
  exile,
  fits,
  freeCasting,
  gainControl,
  gainLife,
  gains,
  gets,
  goTo,
  hasPower,
  isBefore,
  keyword,
  land,
  mana,
  mayBeginOnBattlefield,
  mill,
  not,
  ofColor,
  onlyIf,
  ownedBy,
  permanent,
  powerOf,
  preventDamage,
  putIntoGraveyardFrom,
  replacement,
  returnToHand,
  sacrificeThis,
  spell,
  spellAbility,
  staticAbility,
  tapThis,
  target,
  targetPlayer,
  thatTarget,
  token,
  toObject,
  unlessPays,
  untap,
  untilEndOfTurn,
  you,
  zoneOf,
} from "../language/build.ts";

export const counterspell = defineCard(["Counterspell", "対抗呪文", "たいこうじゅもん"], {
  cost: "{U}{U}",
  type: "Instant",
  text: [spellAbility(counter(target(spell)))],
});

export const essenceScatter = defineCard(["Essence Scatter", "本質の散乱", "ほんしつのさんらん"], {
  cost: "{1}{U}",
  type: "Instant",
  text: [spellAbility(counter(target(all(spell, creature))))],
});

export const giantGrowth = defineCard(["Giant Growth", "巨大化", "きょだいか"], {
  cost: "{G}",
  type: "Instant",
  text: [spellAbility(untilEndOfTurn(target(creature), gets(3, 3)))],
});

export const berserk = defineCard(["Berserk", "狂暴化", "きょうぼうか"], {
  cost: "{G}",
  type: "Instant",
  text: [
    castOnly(isBefore("combatDamage")),
    spellAbility(
      untilEndOfTurn(target(creature), gains(keyword("trample")), gets(powerOf(thatTarget()), 0)),
      delayed(
        beginningOf("end", anyPlayer),
        onlyIf(fits(thatTarget(), attackedThisTurn), destroy(thatTarget())),
      ),
    ),
  ],
});

export const gloriousAnthem = defineCard(["Glorious Anthem", "栄光の頌歌", "えいこうのしょうか"], {
  cost: "{1}{W}{W}",
  type: "Enchantment",
  text: [staticAbility(every(all(creature, controlledBy(you))), [gets(1, 1)])],
});

export const grizzlyBears = defineCard(["Grizzly Bears", "灰色熊", "はいいろぐま"], {
  cost: "{1}{G}",
  type: "Creature — Bear",
  pt: "2/2",
});

export const negate = defineCard(["Negate", "否認", "ひにん"], {
  cost: "{1}{U}",
  type: "Instant",
  text: [spellAbility(counter(target(all(spell, not(creature)))))],
});

export const omniscience = defineCard(["Omniscience", "全知", "ぜんち"], {
  cost: "{7}{U}{U}{U}",
  type: "Enchantment",
  text: [freeCasting(you, all(spell, castFrom("hand", you)))],
});

export const shock = defineCard(["Shock", "ショック", "しょっく"], {
  cost: "{R}",
  type: "Instant",
  text: [spellAbility(damage(2, toObject(anyTarget)))],
});

export const tormodsCrypt = defineCard(
  ["Tormod's Crypt", "トーモッドの墓所", "とーもっどのぼしょ"],
  {
    cost: "{0}",
    type: "Artifact",
    text: [activated([tapThis, sacrificeThis], exile(zoneOf("graveyard", targetPlayer())))],
  },
);

export const unsummon = defineCard(["Unsummon", "送還", "そうかん"], {
  cost: "{U}",
  type: "Instant",
  text: [spellAbility(returnToHand(target(creature)))],
});

export const vitalize = defineCard(["Vitalize", "みなぎる活力", "みなぎるかつりょく"], {
  cost: "{G}",
  type: "Instant",
  text: [spellAbility(untap(every(all(creature, controlledBy(you)))))],
});

export const lightningBolt = defineCard(["Lightning Bolt", "稲妻", "いなずま"], {
  cost: "{R}",
  type: "Instant",
  text: [spellAbility(damage(3, toObject(anyTarget)))],
});

export const dayOfJudgment = defineCard(["Day of Judgment", "審判の日", "しんぱんのひ"], {
  cost: "{2}{W}{W}",
  type: "Sorcery",
  text: [spellAbility(destroy(every(creature)))],
});

export const doomBlade = defineCard(["Doom Blade", "破滅の刃", "はめつのやいば"], {
  cost: "{1}{B}",
  type: "Instant",
  text: [spellAbility(destroy(target(all(not(ofColor("black")), creature))))],
});

export const terror = defineCard(["Terror", "恐怖", "きょうふ"], {
  cost: "{1}{B}",
  type: "Instant",
  text: [
    spellAbility(
      destroy(target(all(not(artifact), not(ofColor("black")), creature)), {
        noRegeneration: true,
      }),
    ),
  ],
});

export const murder = defineCard(["Murder", "殺害", "さつがい"], {
  cost: "{1}{B}{B}",
  type: "Instant",
  text: [spellAbility(destroy(target(creature)))],
});

export const naturalize = defineCard(["Naturalize", "帰化", "きか"], {
  cost: "{1}{G}",
  type: "Instant",
  text: [spellAbility(destroy(target(any(artifact, enchantment))))],
});

export const meekstone = defineCard(["Meekstone", "弱者の石", "じゃくしゃのいし"], {
  cost: "{1}",
  type: "Artifact",
  text: [staticAbility(every(all(creature, hasPower("atLeast", 3))), [doesntUntap])],
});

export const millstone = defineCard(["Millstone", "石臼", "いしうす"], {
  cost: "{2}",
  type: "Artifact",
  text: [activated([mana("{2}"), tapThis], mill(2, targetPlayer()))],
});

export const rodOfRuin = defineCard(["Rod of Ruin", "破滅のロッド", "はめつのろっど"], {
  cost: "{4}",
  type: "Artifact",
  text: [activated([mana("{3}"), tapThis], damage(1, toObject(anyTarget)))],
});

export const darkRitual = defineCard(["Dark Ritual", "暗黒の儀式", "あんこくのぎしき"], {
  cost: "{B}",
  type: "Instant",
  text: [spellAbility(addMana("black", "black", "black"))],
});

export const pacifism = defineCard(["Pacifism", "平和な心", "へいわなこころ"], {
  cost: "{1}{W}",
  type: "Enchantment — Aura",
  text: [
    keyword("enchant", { quality: creature }),
    staticAbility(attached, [cantAttack, cantBlock]),
  ],
});

export const holyStrength = defineCard(["Holy Strength", "聖なる力", "せいなるちから"], {
  cost: "{W}",
  type: "Enchantment — Aura",
  text: [keyword("enchant", { quality: creature }), staticAbility(attached, [gets(1, 2)])],
});

export const holyDay = defineCard(["Holy Day", "聖なる日", "せいなるひ"], {
  cost: "{W}",
  type: "Instant",
  text: [spellAbility(preventDamage({ combat: true, until: endOfTurn }))],
});

export const raiseTheAlarm = defineCard(["Raise the Alarm", "急報", "きゅうほう"], {
  cost: "{1}{W}",
  type: "Instant",
  text: [
    spellAbility(
      create(
        2,
        token({ colors: ["white"], types: ["creature"], subtypes: ["Soldier"], pt: "1/1" }),
      ),
    ),
  ],
});

export const boomerang = defineCard(["Boomerang", "ブーメラン", "ぶーめらん"], {
  cost: "{U}{U}",
  type: "Instant",
  text: [spellAbility(returnToHand(target(permanent)))],
});

export const disperse = defineCard(["Disperse", "分散", "ぶんさん"], {
  cost: "{1}{U}",
  type: "Instant",
  text: [spellAbility(returnToHand(target(all(not(land), permanent))))],
});

export const cancel = defineCard(["Cancel", "取り消し", "とりけし"], {
  cost: "{1}{U}{U}",
  type: "Instant",
  text: [spellAbility(counter(target(spell)))],
});

export const manaLeak = defineCard(["Mana Leak", "マナ漏出", "まなろうしゅつ"], {
  cost: "{1}{U}",
  type: "Instant",
  text: [
    spellAbility(unlessPays(controllerOf(thatTarget()), [mana("{3}")], counter(target(spell)))),
  ],
});

export const divination = defineCard(["Divination", "予言", "よげん"], {
  cost: "{2}{U}",
  type: "Sorcery",
  text: [spellAbility(draw(2))],
});

export const sorinsThirst = defineCard(["Sorin's Thirst", "ソリンの渇き", "そりんのかわき"], {
  cost: "{B}{B}",
  type: "Instant",
  text: [spellAbility(damage(2, toObject(target(creature))), gainLife(2))],
});

export const threaten = defineCard(["Threaten", "脅しつけ", "おどしつけ"], {
  cost: "{2}{R}",
  type: "Sorcery",
  text: [
    spellAbility(
      untap(target(creature)),
      untilEndOfTurn(thatTarget(), gainControl()),
      untilEndOfTurn(thatTarget(), gains(keyword("haste"))),
    ),
  ],
});

export const leylineOfTheVoid = defineCard(
  ["Leyline of the Void", "虚空の力線", "こくうのりきせん"],
  {
    cost: "{2}{B}{B}",
    type: "Enchantment",
    text: [
      mayBeginOnBattlefield,
      replacement(putIntoGraveyardFrom(all(card, ownedBy(anOpponent))), goTo("exile", "graveyard")),
    ],
  },
);

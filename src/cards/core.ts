/** Cards of the core sets, where most of them came back year after year. */
import {
  activated,
  all,
  anyTarget,
  castFrom,
  controlledBy,
  counter,
  creature,
  damage,
  defineCard,
  every,
  exile,
  freeCasting,
  gets,
  not,
  returnToHand,
  sacrificeThis,
  spell,
  spellAbility,
  staticAbility,
  tapThis,
  target,
  targetPlayer,
  toObject,
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

/** Cards from Weatherlight and the Tempest block: Tempest (1997), Stronghold and Exodus (1998). */
import { protectionFrom } from "../keywords/protection.ts";
import {
  activated,
  all,
  anOpponent,
  cantAttack,
  cantBlock,
  cantCast,
  card,
  controlledBy,
  creature,
  damage,
  defineCard,
  discard,
  discards,
  draw,
  enters,
  every,
  gainLife,
  gets,
  inOrder,
  inZone,
  keyword,
  loseLife,
  manaValueOf,
  ofColor,
  other,
  putOntoBattlefield,
  spell,
  spellAbility,
  spellsCost,
  staticAbility,
  tapThis,
  target,
  thatPlayer,
  thatTarget,
  toPlayer,
  triggered,
  you,
} from "../language/build.ts";

export const emeraldMedallion = defineCard(
  ["Emerald Medallion", "エメラルドの大メダル", "えめらるどのだいめだる"],
  {
    cost: "{2}",
    type: "Artifact",
    text: [spellsCost(all(spell, ofColor("green"), controlledBy(you)), { less: "{1}" })],
  },
);

export const megrim = defineCard(["Megrim", "偏頭痛", "へんずつう"], {
  cost: "{2}{B}",
  type: "Enchantment",
  text: [triggered(discards(anOpponent), damage(2, toPlayer(thatPlayer)))],
});

export const merfolkLooter = defineCard(
  ["Merfolk Looter", "マーフォークの物あさり", "まーふぉーくのものあさり"],
  {
    cost: "{1}{U}",
    type: "Creature — Merfolk Rogue",
    pt: "1/1",
    text: [activated([tapThis], inOrder(draw(1), discard(1)))],
  },
);

export const sphereOfResistance = defineCard(
  ["Sphere of Resistance", "抵抗の宝球", "ていこうのほうきゅう"],
  {
    cost: "{2}",
    type: "Artifact",
    text: [spellsCost(spell, { more: "{1}" })],
  },
);

export const reanimate = defineCard(["Reanimate", "再活性", "さいかっせい"], {
  cost: "{B}",
  type: "Sorcery",
  text: [
    spellAbility(
      putOntoBattlefield(target(all(creature, card, inZone("graveyard"))), { under: you }),
      loseLife(manaValueOf(thatTarget())),
    ),
  ],
});

export const helmOfAwakening = defineCard(["Helm of Awakening", "覚醒の兜", "かくせいのかぶと"], {
  cost: "{2}",
  type: "Artifact",
  text: [spellsCost(spell, { less: "{1}" })],
});

export const lightOfDay = defineCard(["Light of Day", "日中の光", "にっちゅうのひかり"], {
  cost: "{3}{W}",
  type: "Enchantment",
  text: [staticAbility(every(all(ofColor("black"), creature)), [cantAttack, cantBlock])],
});

export const dreadOfNight = defineCard(["Dread of Night", "夜の戦慄", "よるのせんりつ"], {
  cost: "{B}",
  type: "Enchantment",
  text: [staticAbility(every(all(ofColor("white"), creature)), [gets(-1, -1)])],
});

export const steelGolem = defineCard(["Steel Golem", "鋼のゴーレム", "はがねのごーれむ"], {
  cost: "{3}",
  type: "Artifact Creature — Golem",
  pt: "3/4",
  text: [cantCast(you, all(creature, spell))],
});

export const soulWarden = defineCard(["Soul Warden", "魂の管理人", "たましいのかんりにん"], {
  cost: "{W}",
  type: "Creature — Human Cleric",
  pt: "1/1",
  text: [triggered(enters(all(other, creature)), gainLife(1))],
});

export const soltariPriest = defineCard(
  ["Soltari Priest", "サルタリーの僧侶", "さるたりーのそうりょ"],
  {
    cost: "{W}{W}",
    type: "Creature — Soltari Cleric",
    pt: "2/1",
    text: [protectionFrom(ofColor("red")), keyword("shadow")],
  },
);

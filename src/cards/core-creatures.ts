/** Creatures of the core sets. */
import {
  activated,
  all,
  any,
  anyTarget,
  artifact,
  controlledBy,
  creature,
  damage,
  defineCard,
  destroy,
  draw,
  enchantment,
  enters,
  every,
  gains,
  gets,
  keyword,
  may,
  ofSubtype,
  other,
  staticAbility,
  tapThis,
  target,
  thisObject,
  toObject,
  triggered,
  you,
} from "../language/build.ts";

export const runeclawBear = defineCard(["Runeclaw Bear", "ルーン爪の熊", "るーんつめのくま"], {
  cost: "{1}{G}",
  type: "Creature — Bear",
  pt: "2/2",
});

export const airElemental = defineCard(["Air Elemental", "大気の精霊", "たいきのせいれい"], {
  cost: "{3}{U}{U}",
  type: "Creature — Elemental",
  pt: "4/4",
  text: [keyword("flying")],
});

export const crawWurm = defineCard(["Craw Wurm", "大喰らいのワーム", "おおぐらいのわーむ"], {
  cost: "{4}{G}{G}",
  type: "Creature — Wurm",
  pt: "6/4",
});

export const elvishVisionary = defineCard(
  ["Elvish Visionary", "エルフの幻想家", "えるふのげんそうか"],
  {
    cost: "{1}{G}",
    type: "Creature — Elf Shaman",
    pt: "1/1",
    text: [triggered(enters(thisObject), draw(1))],
  },
);

export const eliteVanguard = defineCard(["Elite Vanguard", "先兵の精鋭", "せんぺいのせいえい"], {
  cost: "{W}",
  type: "Creature — Human Soldier",
  pt: "2/1",
});

export const typhoidRats = defineCard(["Typhoid Rats", "チフス鼠", "ちふすねずみ"], {
  cost: "{B}",
  type: "Creature — Rat",
  pt: "1/1",
  text: [keyword("deathtouch")],
});

export const windDrake = defineCard(["Wind Drake", "風のドレイク", "かぜのどれいく"], {
  cost: "{2}{U}",
  type: "Creature — Drake",
  pt: "2/2",
  text: [keyword("flying")],
});

export const colossalDreadmaw = defineCard(
  ["Colossal Dreadmaw", "巨大な戦慄大口", "きょだいなせんりつおおぐち"],
  {
    cost: "{4}{G}{G}",
    type: "Creature — Dinosaur",
    pt: "6/6",
    text: [keyword("trample")],
  },
);

export const conclaveNaturalists = defineCard(
  ["Conclave Naturalists", "議事会の自然主義者", "ぎじかいのしぜんしゅぎしゃ"],
  {
    cost: "{4}{G}",
    type: "Creature — Dryad",
    pt: "4/4",
    text: [triggered(enters(thisObject), may(you, destroy(target(any(artifact, enchantment)))))],
  },
);

export const wallOfWood = defineCard(["Wall of Wood", "木の壁", "きのかべ"], {
  cost: "{G}",
  type: "Creature — Wall",
  pt: "0/3",
  text: [keyword("defender")],
});

export const elvishArchers = defineCard(["Elvish Archers", "エルフの射手", "えるふのしゃしゅ"], {
  cost: "{1}{G}",
  type: "Creature — Elf Archer",
  pt: "2/1",
  text: [keyword("firstStrike")],
});

export const prodigalSorcerer = defineCard(
  ["Prodigal Sorcerer", "放蕩魔術師", "ほうとうまじゅつし"],
  {
    cost: "{2}{U}",
    type: "Creature — Human Wizard",
    pt: "1/1",
    text: [activated([tapThis], damage(1, toObject(anyTarget)))],
  },
);

export const prodigalPyromancer = defineCard(
  ["Prodigal Pyromancer", "放蕩紅蓮術士", "ほうとうぐれんじゅつし"],
  {
    cost: "{2}{R}",
    type: "Creature — Human Wizard",
    pt: "1/1",
    text: [activated([tapThis], damage(1, toObject(anyTarget)))],
  },
);

export const goblinChieftain = defineCard(
  ["Goblin Chieftain", "ゴブリンの酋長", "ごぶりんのしゅうちょう"],
  {
    cost: "{1}{R}{R}",
    type: "Creature — Goblin",
    pt: "2/2",
    text: [
      keyword("haste"),
      staticAbility(every(all(other, ofSubtype("Goblin"), creature, controlledBy(you))), [
        gets(1, 1),
        gains(keyword("haste")),
      ]),
    ],
  },
);

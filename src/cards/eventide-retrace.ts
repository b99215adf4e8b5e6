/** The cards with retrace in Eventide (2008). */
import {
  all,
  anyTarget,
  attackedThisTurn,
  card,
  copyToken,
  count,
  create,
  creature,
  damage,
  defineCard,
  discard,
  draw,
  every,
  extraPhasesAfterMain,
  gainLife,
  inZone,
  keyword,
  land,
  loseLife,
  spellAbility,
  target,
  targetPlayer,
  token,
  toObject,
  untap,
  you,
} from "../language/build.ts";

export const ravensCrime = defineCard(["Raven's Crime", "カラスの罪", "からすのつみ"], {
  cost: "{B}",
  type: "Sorcery",
  text: [spellAbility(discard(1, targetPlayer())), keyword("retrace")],
});

export const flameJab = defineCard(["Flame Jab", "炎の突き", "ほのおのつき"], {
  cost: "{R}",
  type: "Sorcery",
  text: [spellAbility(damage(1, toObject(anyTarget))), keyword("retrace")],
});

export const spittingImage = defineCard(["Spitting Image", "瓜二つ", "うりふたつ"], {
  cost: "{4}{G/U}{G/U}",
  type: "Sorcery",
  text: [spellAbility(create(1, copyToken(target(creature)))), keyword("retrace")],
});

export const wavesOfAggression = defineCard(["Waves of Aggression", "攻撃の波", "こうげきのなみ"], {
  cost: "{3}{R/W}{R/W}",
  type: "Sorcery",
  text: [
    spellAbility(
      untap(every(all(creature, attackedThisTurn))),
      extraPhasesAfterMain("beginCombat", "main2"),
    ),
    keyword("retrace"),
  ],
});

export const wormHarvest = defineCard(["Worm Harvest", "蟲の収穫", "むしのしゅうかく"], {
  cost: "{2}{B/G}{B/G}{B/G}",
  type: "Sorcery",
  text: [
    spellAbility(
      create(
        count(all(land, card, inZone("graveyard", you))),
        token({ colors: ["black", "green"], types: ["creature"], subtypes: ["Worm"], pt: "1/1" }),
      ),
    ),
    keyword("retrace"),
  ],
});

export const oonasGrace = defineCard(["Oona's Grace", "ウーナの寵愛", "うーなのちょうあい"], {
  cost: "{2}{U}",
  type: "Instant",
  text: [spellAbility(draw(1, targetPlayer())), keyword("retrace")],
});

export const cennsEnlistment = defineCard(["Cenn's Enlistment", "主の募兵", "あるじのぼへい"], {
  cost: "{3}{W}",
  type: "Sorcery",
  text: [
    spellAbility(
      create(
        2,
        token({
          colors: ["white"],
          types: ["creature"],
          subtypes: ["Kithkin", "Soldier"],
          pt: "1/1",
        }),
      ),
    ),
    keyword("retrace"),
  ],
});

export const savageConception = defineCard(
  ["Savage Conception", "野蛮な観念", "やばんなかんねん"],
  {
    cost: "{3}{G}{G}",
    type: "Sorcery",
    text: [
      spellAbility(
        create(
          1,
          token({ colors: ["green"], types: ["creature"], subtypes: ["Beast"], pt: "3/3" }),
        ),
      ),
      keyword("retrace"),
    ],
  },
);

export const syphonLife = defineCard(["Syphon Life", "吸命", "きゅうめい"], {
  cost: "{1}{B}{B}",
  type: "Sorcery",
  text: [spellAbility(loseLife(2, targetPlayer()), gainLife(2)), keyword("retrace")],
});

export const callTheSkybreaker = defineCard(
  ["Call the Skybreaker", "空砕きの呼び声", "そらくだきのよびごえ"],
  {
    cost: "{5}{U/R}{U/R}",
    type: "Sorcery",
    text: [
      spellAbility(
        create(
          1,
          token({
            colors: ["blue", "red"],
            types: ["creature"],
            subtypes: ["Elemental"],
            pt: "5/5",
            abilities: [keyword("flying")],
          }),
        ),
      ),
      keyword("retrace"),
    ],
  },
);

/** Cards from Eventide (2008). */
import {
  activated,
  all,
  anyTarget,
  apply,
  attackedThisTurn,
  card,
  casts,
  controlledBy,
  copyToken,
  create,
  creature,
  damage,
  defineCard,
  defining,
  discard,
  draw,
  enters,
  entersWith,
  every,
  extraPhasesAfterMain,
  fits,
  gains,
  ifSo,
  inZone,
  isNamed,
  keyword,
  labelled,
  mana,
  manaSymbols,
  may,
  ofColor,
  ofSubtype,
  permanent,
  putCounters,
  removeCounters,
  returnToBattlefield,
  self,
  setPT,
  setSubtypes,
  spell,
  spellAbility,
  switchPT,
  target,
  targetPlayer,
  thisObject,
  token,
  toObject,
  triggered,
  untap,
  untilEndOfTurn,
  you,
  youControl,
} from "../language/build.ts";

export const nightskyMimic = defineCard(["Nightsky Mimic", "夜空のミミック", "よぞらのみみっく"], {
  cost: "{1}{W/B}",
  type: "Creature — Shapeshifter",
  pt: "2/1",
  text: [
    triggered(
      casts(you, all(spell, ofColor("white"), ofColor("black"))),
      untilEndOfTurn(self, setPT(4, 4), gains(keyword("flying"))),
    ),
  ],
});

export const voraciousHatchling = defineCard(
  ["Voracious Hatchling", "大食の雛", "たいしょくのひな"],
  {
    cost: "{3}{W/B}",
    type: "Creature — Elemental",
    pt: "6/6",
    text: [
      keyword("lifelink"),
      entersWith("-1/-1", 4),
      triggered(casts(you, all(ofColor("white"), spell)), removeCounters(self, "-1/-1", 1)),
      triggered(casts(you, all(ofColor("black"), spell)), removeCounters(self, "-1/-1", 1)),
    ],
  },
);

export const gwyllionHedgeMage = defineCard(
  ["Gwyllion Hedge-Mage", "グウィリオンの垣魔道士", "ぐうぃりおんのかきまどうし"],
  {
    cost: "{2}{W/B}",
    type: "Creature — Hag Wizard",
    pt: "2/2",
    text: [
      triggered(
        enters(thisObject),
        may(
          you,
          create(
            1,
            token({
              colors: ["white"],
              types: ["creature"],
              subtypes: ["Kithkin", "Soldier"],
              pt: "1/1",
            }),
          ),
        ),
        { onlyIf: youControl(ofSubtype("Plains"), 2) },
      ),
      triggered(enters(thisObject), may(you, putCounters(target(creature), "-1/-1")), {
        onlyIf: youControl(ofSubtype("Swamp"), 2),
      }),
    ],
  },
);

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

export const primalcrux = defineCard(["Primalcrux", "尊原初", "そんげんしょ"], {
  cost: "{G}{G}{G}{G}{G}{G}",
  type: "Creature — Elemental",
  pt: "*/*",
  text: [
    keyword("trample"),
    labelled(
      "chroma",
      defining(
        setPT(
          manaSymbols("green", every(all(permanent, controlledBy(you)))),
          manaSymbols("green", every(all(permanent, controlledBy(you)))),
        ),
      ),
    ),
  ],
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

export const demigodOfRevenge = defineCard(
  ["Demigod of Revenge", "復讐の亜神", "ふくしゅうのあじん"],
  {
    cost: "{B/R}{B/R}{B/R}{B/R}{B/R}",
    type: "Creature — Spirit Avatar",
    pt: "5/4",
    text: [
      triggered(
        casts(you, thisObject),
        returnToBattlefield(
          every(all(card, isNamed("Demigod of Revenge"), inZone("graveyard", you))),
        ),
        { zone: "stack" },
      ),
      keyword("flying"),
      keyword("haste"),
    ],
  },
);

export const insideOut = defineCard(["Inside Out", "裏返し", "うらがえし"], {
  cost: "{1}{U/R}",
  type: "Instant",
  text: [spellAbility(untilEndOfTurn(target(creature), switchPT)), spellAbility(draw(1))],
});

export const figureOfDestiny = defineCard(
  ["Figure of Destiny", "運命の大立者", "うんめいのおおだてもの"],
  {
    cost: "{R/W}",
    type: "Creature — Kithkin",
    pt: "1/1",
    text: [
      activated(
        [mana("{R/W}")],
        apply(self, [setSubtypes("creature", "Kithkin", "Spirit"), setPT(2, 2)]),
      ),
      activated(
        [mana("{R/W}{R/W}{R/W}")],
        ifSo(
          fits(self, ofSubtype("Spirit")),
          apply(self, [setSubtypes("creature", "Kithkin", "Spirit", "Warrior"), setPT(4, 4)]),
        ),
      ),
      activated(
        [mana("{R/W}{R/W}{R/W}{R/W}{R/W}{R/W}")],
        ifSo(
          fits(self, ofSubtype("Warrior")),
          apply(self, [
            setSubtypes("creature", "Kithkin", "Spirit", "Warrior", "Avatar"),
            setPT(8, 8),
            gains(keyword("flying")),
            gains(keyword("firstStrike")),
          ]),
        ),
      ),
    ],
  },
);

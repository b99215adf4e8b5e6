/** The cycles of Eventide (2008): Mimics, Hatchlings and Hedge-Mages, one for each pair of colors. */
import {
  activated,
  all,
  artifact,
  cantBeBlockedBy,
  cantBlockThose,
  card,
  casts,
  create,
  creature,
  damage,
  defineCard,
  destroy,
  discard,
  enchantment,
  enters,
  entersWith,
  gainLife,
  gains,
  inZone,
  keyword,
  mana,
  may,
  ofColor,
  ofSubtype,
  permanent,
  planeswalker,
  putCounters,
  putOnLibrary,
  removeCounters,
  returnToHand,
  self,
  setPT,
  spell,
  tap,
  tapped,
  target,
  targetEither,
  targetPlayer,
  thisObject,
  token,
  toObject,
  triggered,
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

export const riverfallMimic = defineCard(
  ["Riverfall Mimic", "川滝のミミック", "かわたきのみみっく"],
  {
    cost: "{1}{U/R}",
    type: "Creature — Shapeshifter",
    pt: "2/1",
    text: [
      triggered(
        casts(you, all(spell, ofColor("blue"), ofColor("red"))),
        untilEndOfTurn(self, setPT(3, 3), cantBeBlockedBy(creature)),
      ),
    ],
  },
);

export const woodlurkerMimic = defineCard(
  ["Woodlurker Mimic", "森潜みのミミック", "もりひそみのみみっく"],
  {
    cost: "{1}{B/G}",
    type: "Creature — Shapeshifter",
    pt: "2/1",
    text: [
      triggered(
        casts(you, all(spell, ofColor("black"), ofColor("green"))),
        untilEndOfTurn(self, setPT(4, 5), gains(keyword("wither"))),
      ),
    ],
  },
);

export const battlegateMimic = defineCard(
  ["Battlegate Mimic", "戦門のミミック", "せんもんのみみっく"],
  {
    cost: "{1}{R/W}",
    type: "Creature — Shapeshifter",
    pt: "2/1",
    text: [
      triggered(
        casts(you, all(spell, ofColor("red"), ofColor("white"))),
        untilEndOfTurn(self, setPT(4, 2), gains(keyword("firstStrike"))),
      ),
    ],
  },
);

export const shorecrasherMimic = defineCard(
  ["Shorecrasher Mimic", "岸砕きのミミック", "きしくだきのみみっく"],
  {
    cost: "{1}{G/U}",
    type: "Creature — Shapeshifter",
    pt: "2/1",
    text: [
      triggered(
        casts(you, all(spell, ofColor("green"), ofColor("blue"))),
        untilEndOfTurn(self, setPT(5, 3), gains(keyword("trample"))),
      ),
    ],
  },
);

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

export const shrewdHatchling = defineCard(["Shrewd Hatchling", "明敏な雛", "めいびんなひな"], {
  cost: "{3}{U/R}",
  type: "Creature — Elemental",
  pt: "6/6",
  text: [
    entersWith("-1/-1", 4),
    activated([mana("{U/R}")], untilEndOfTurn(target(creature), cantBlockThose(thisObject))),
    triggered(casts(you, all(ofColor("blue"), spell)), removeCounters(self, "-1/-1", 1)),
    triggered(casts(you, all(ofColor("red"), spell)), removeCounters(self, "-1/-1", 1)),
  ],
});

export const noxiousHatchling = defineCard(["Noxious Hatchling", "有毒の雛", "ゆうどくのひな"], {
  cost: "{3}{B/G}",
  type: "Creature — Elemental",
  pt: "6/6",
  text: [
    entersWith("-1/-1", 4),
    keyword("wither"),
    triggered(casts(you, all(ofColor("black"), spell)), removeCounters(self, "-1/-1", 1)),
    triggered(casts(you, all(ofColor("green"), spell)), removeCounters(self, "-1/-1", 1)),
  ],
});

export const belligerentHatchling = defineCard(
  ["Belligerent Hatchling", "好戦的な雛", "こうせんてきなひな"],
  {
    cost: "{3}{R/W}",
    type: "Creature — Elemental",
    pt: "6/6",
    text: [
      keyword("firstStrike"),
      entersWith("-1/-1", 4),
      triggered(casts(you, all(ofColor("red"), spell)), removeCounters(self, "-1/-1", 1)),
      triggered(casts(you, all(ofColor("white"), spell)), removeCounters(self, "-1/-1", 1)),
    ],
  },
);

export const sturdyHatchling = defineCard(["Sturdy Hatchling", "頑丈な雛", "がんじょうなひな"], {
  cost: "{3}{G/U}",
  type: "Creature — Elemental",
  pt: "6/6",
  text: [
    entersWith("-1/-1", 4),
    activated([mana("{G/U}")], untilEndOfTurn(self, gains(keyword("shroud")))),
    triggered(casts(you, all(ofColor("green"), spell)), removeCounters(self, "-1/-1", 1)),
    triggered(casts(you, all(ofColor("blue"), spell)), removeCounters(self, "-1/-1", 1)),
  ],
});

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

export const noggleHedgeMage = defineCard(
  ["Noggle Hedge-Mage", "ノッグルの垣魔道士", "のっぐるのかきまどうし"],
  {
    cost: "{2}{U/R}",
    type: "Creature — Noggle Wizard",
    pt: "2/2",
    text: [
      triggered(enters(thisObject), may(you, tap(target(permanent, { amount: 2 }))), {
        onlyIf: youControl(ofSubtype("Island"), 2),
      }),
      triggered(enters(thisObject), may(you, damage(2, toObject(targetEither(planeswalker)))), {
        onlyIf: youControl(ofSubtype("Mountain"), 2),
      }),
    ],
  },
);

export const hagHedgeMage = defineCard(
  ["Hag Hedge-Mage", "ハッグの垣魔道士", "はっぐのかきまどうし"],
  {
    cost: "{2}{B/G}",
    type: "Creature — Hag Shaman",
    pt: "2/2",
    text: [
      triggered(enters(thisObject), may(you, discard(1, targetPlayer())), {
        onlyIf: youControl(ofSubtype("Swamp"), 2),
      }),
      triggered(
        enters(thisObject),
        may(you, putOnLibrary(target(all(card, inZone("graveyard", you))), "top")),
        { onlyIf: youControl(ofSubtype("Forest"), 2) },
      ),
    ],
  },
);

export const duergarHedgeMage = defineCard(
  ["Duergar Hedge-Mage", "デュルガーの垣魔道士", "でゅるがーのかきまどうし"],
  {
    cost: "{2}{R/W}",
    type: "Creature — Dwarf Shaman",
    pt: "2/2",
    text: [
      triggered(enters(thisObject), may(you, destroy(target(artifact))), {
        onlyIf: youControl(ofSubtype("Mountain"), 2),
      }),
      triggered(enters(thisObject), may(you, destroy(target(enchantment))), {
        onlyIf: youControl(ofSubtype("Plains"), 2),
      }),
    ],
  },
);

export const selkieHedgeMage = defineCard(
  ["Selkie Hedge-Mage", "セルキーの垣魔道士", "せるきーのかきまどうし"],
  {
    cost: "{2}{G/U}",
    type: "Creature — Merfolk Wizard",
    pt: "2/2",
    text: [
      triggered(enters(thisObject), may(you, gainLife(3)), {
        onlyIf: youControl(ofSubtype("Forest"), 2),
      }),
      triggered(enters(thisObject), may(you, returnToHand(target(all(tapped, creature)))), {
        onlyIf: youControl(ofSubtype("Island"), 2),
      }),
    ],
  },
);

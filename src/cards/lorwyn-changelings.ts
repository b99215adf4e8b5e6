/** The cards with changeling in Lorwyn (2007) that champion nothing. */
import {
  activated,
  all,
  allCreatureTypes,
  controlledBy,
  controllerOf,
  create,
  creature,
  defineCard,
  every,
  exile,
  gets,
  keyword,
  loseSubtypes,
  mana,
  setPT,
  spellAbility,
  target,
  thatTarget,
  token,
  untilEndOfTurn,
  x,
  you,
} from "../language/build.ts";

export const namelessInversion = defineCard(
  ["Nameless Inversion", "名も無き転置", "なもなきてんち"],
  {
    cost: "{1}{B}",
    type: "Kindred Instant — Shapeshifter",
    text: [
      keyword("changeling"),
      spellAbility(untilEndOfTurn(target(creature), gets(3, -3), loseSubtypes("creature"))),
    ],
  },
);

export const avianChangeling = defineCard(["Avian Changeling", "鳥の変わり身", "とりのかわりみ"], {
  cost: "{2}{W}",
  type: "Creature — Shapeshifter",
  pt: "2/2",
  text: [keyword("changeling"), keyword("flying", { apart: true })],
});

export const mirrorEntity = defineCard(["Mirror Entity", "鏡の精体", "かがみのせいたい"], {
  cost: "{2}{W}",
  type: "Creature — Shapeshifter",
  pt: "1/1",
  text: [
    keyword("changeling"),
    activated(
      [mana("{X}")],
      untilEndOfTurn(every(all(creature, controlledBy(you))), setPT(x, x), allCreatureTypes),
    ),
  ],
});

export const cribSwap = defineCard(["Crib Swap", "外身の交換", "そとみのこうかん"], {
  cost: "{2}{W}",
  type: "Kindred Instant — Shapeshifter",
  text: [
    keyword("changeling"),
    spellAbility(
      exile(target(creature)),
      create(
        1,
        token({
          types: ["creature"],
          subtypes: ["Shapeshifter"],
          pt: "1/1",
          abilities: [keyword("changeling")],
        }),
        { who: controllerOf(thatTarget()) },
      ),
    ),
  ],
});

export const woodlandChangeling = defineCard(
  ["Woodland Changeling", "森林の変わり身", "しんりんのかわりみ"],
  {
    cost: "{1}{G}",
    type: "Creature — Shapeshifter",
    pt: "2/2",
    text: [keyword("changeling")],
  },
);

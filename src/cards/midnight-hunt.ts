/** Cards that know day and night (2021), and the werewolves before them (2011). */
import {
  activated,
  addAnyColor,
  all,
  anyPlayer,
  asEnters,
  atLeast,
  atMost,
  becomeDay,
  becomeNight,
  beginningOf,
  both,
  casts,
  controlledBy,
  creature,
  dayNightChanges,
  defineCard,
  discard,
  draw,
  enters,
  forAnyOf,
  gainLife,
  ifSo,
  inOrder,
  itIsDay,
  itIsNight,
  keyword,
  mana,
  may,
  negate,
  putCounters,
  replacement,
  tapThis,
  target,
  thePlayer,
  thisObject,
  timesHappened,
  transform,
  triggered,
  you,
} from "../language/build.ts";

/** "If it's neither day nor night, it becomes day as this creature enters." */
const dayAsThisEnters = replacement(enters(thisObject), asEnters(becomeDay), {
  whilst: both(negate(itIsDay), negate(itIsNight)),
});

export const firmamentSage = defineCard(["Firmament Sage", "天空の賢者", "てんくうのけんじゃ"], {
  cost: "{3}{U}",
  type: "Creature — Human Wizard",
  pt: "2/3",
  text: [dayAsThisEnters, triggered(dayNightChanges, draw(1))],
});

export const sunriseCavalier = defineCard(["Sunrise Cavalier", "日の出の騎兵", "ひのでのきへい"], {
  cost: "{1}{R}{W}",
  type: "Creature — Human Knight",
  pt: "3/3",
  text: [
    keyword("trample"),
    keyword("haste"),
    dayAsThisEnters,
    triggered(dayNightChanges, putCounters(target(all(creature, controlledBy(you))), "+1/+1")),
  ],
});

export const theCelestus = defineCard(["The Celestus", "セレスタス", "せれすたす"], {
  cost: "{3}",
  type: "Legendary Artifact",
  text: [
    dayAsThisEnters,
    activated([tapThis], addAnyColor()),
    activated([mana("{3}"), tapThis], ifSo(itIsNight, becomeDay, becomeNight), {
      timing: "sorcery",
    }),
    triggered(dayNightChanges, inOrder(gainLife(1), may(you, draw(1), { ifDone: discard(1) }))),
  ],
});

export const villageIronsmith = defineCard(["Village Ironsmith", "村の鉄鍛冶", "むらのてつかじ"], {
  cost: "{1}{R}",
  type: "Creature — Human Werewolf",
  pt: "1/1",
  text: [
    keyword("firstStrike"),
    triggered(beginningOf("upkeep", anyPlayer), transform(), {
      onlyIf: atMost(0, timesHappened(casts(anyPlayer), "lastTurn")),
    }),
  ],
  back: {
    name: ["Ironfang", "鉄牙", "てつきば"],
    type: "Creature — Werewolf",
    pt: "3/1",
    colors: ["red"],
    text: [
      keyword("firstStrike"),
      triggered(beginningOf("upkeep", anyPlayer), transform(), {
        onlyIf: forAnyOf(anyPlayer, atLeast(2, timesHappened(casts(thePlayer), "lastTurn"))),
      }),
    ],
  },
});

/** Cards that know day and night (2021). */

import { flashbackFor } from "../keywords/flashback.ts";
import { wardFor } from "../keywords/ward.ts";
import {
  activated,
  addAnyColor,
  all,
  among,
  any,
  anyPlayer,
  asEnters,
  becomeDay,
  becomeNight,
  both,
  card,
  choose,
  controlledBy,
  creature,
  damage,
  dayNightChanges,
  dealsCombatDamage,
  defineCard,
  discard,
  draw,
  eachOpponent,
  either,
  enters,
  every,
  gainLife,
  gains,
  gets,
  hasManaValue,
  howMany,
  ifSo,
  inOrder,
  instant,
  itIsDay,
  itIsNight,
  keyword,
  land,
  lookAt,
  mana,
  may,
  named,
  negate,
  not,
  permanent,
  powerOf,
  putCounters,
  putIntoGraveyard,
  putIntoHand,
  putOnLibrary,
  replacement,
  reveal,
  self,
  sorcery,
  spell,
  spellAbility,
  spellsCost,
  tap,
  tapThis,
  target,
  thatTarget,
  thisObject,
  toPlayer,
  topOfLibrary,
  triggered,
  untap,
  untilEndOfTurn,
  you,
} from "../language/build.ts";

/** The cards that were looked at. */
const seen = among(named("seen"));

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

export const componentCollector = defineCard(
  ["Component Collector", "材料収集家", "ざいりょうしゅうしゅうか"],
  {
    cost: "{2}{U}",
    type: "Creature — Homunculus",
    pt: "1/4",
    text: [
      dayAsThisEnters,
      triggered(
        dayNightChanges,
        may(you, either(you, tap(target(all(permanent, not(land)))), untap(thatTarget()))),
      ),
    ],
  },
);

export const gavonyDawnguard = defineCard(
  ["Gavony Dawnguard", "ガヴォニーの黎明護衛", "がゔぉにーのれいめいごえい"],
  {
    cost: "{1}{W}{W}",
    type: "Creature — Human Soldier",
    pt: "3/3",
    text: [
      wardFor("{1}"),
      dayAsThisEnters,
      triggered(
        dayNightChanges,
        inOrder(
          lookAt(topOfLibrary(4), { name: "seen" }),
          may(
            you,
            inOrder(
              choose("kept", 1, all(card, creature, hasManaValue("atMost", 3), seen)),
              reveal(named("kept")),
              putIntoHand(named("kept")),
            ),
          ),
          putOnLibrary(every(all(seen, not(among(named("kept"))))), "bottom"),
        ),
      ),
    ],
  },
);

export const brimstoneVandal = defineCard(["Brimstone Vandal", "硫黄の蛮人", "いおうのばんじん"], {
  cost: "{2}{R}",
  type: "Creature — Devil",
  pt: "2/3",
  text: [
    keyword("menace"),
    dayAsThisEnters,
    triggered(dayNightChanges, damage(1, toPlayer(eachOpponent))),
  ],
});

export const obsessiveAstronomer = defineCard(
  ["Obsessive Astronomer", "偏執的な天文学者", "へんしゅうてきなてんもんがくしゃ"],
  {
    cost: "{1}{R}",
    type: "Creature — Human Wizard",
    pt: "2/2",
    text: [
      dayAsThisEnters,
      triggered(
        dayNightChanges,
        inOrder(
          discard(2, you, { upTo: true, name: "discarded" }),
          draw(howMany(named("discarded"))),
        ),
      ),
    ],
  },
);

export const vadrikAstralArchmage = defineCard(
  ["Vadrik, Astral Archmage", "星の大魔導師、ヴァドリック", "ほしのだいまどうしゔぁどりっく"],
  {
    cost: "{1}{U}{R}",
    type: "Legendary Creature — Human Wizard",
    pt: "1/2",
    text: [
      dayAsThisEnters,
      spellsCost(
        all(spell, any(instant, sorcery), controlledBy(you)),
        { less: "{1}" },
        { times: powerOf(self) },
      ),
      triggered(dayNightChanges, putCounters(self, "+1/+1")),
    ],
  },
);

export const celestusSanctifier = defineCard(
  ["Celestus Sanctifier", "セレスタスの奉納者", "せれすたすのほうのうしゃ"],
  {
    cost: "{2}{W}",
    type: "Creature — Human Cleric",
    pt: "3/2",
    text: [
      dayAsThisEnters,
      triggered(
        dayNightChanges,
        inOrder(
          lookAt(topOfLibrary(2), { name: "seen" }),
          choose("one", 1, seen),
          putIntoGraveyard(named("one")),
        ),
      ),
    ],
  },
);

export const unnaturalMoonrise = defineCard(
  ["Unnatural Moonrise", "不自然な月の出", "ふしぜんなつきので"],
  {
    cost: "{R}{G}",
    type: "Sorcery",
    text: [
      spellAbility(
        becomeNight,
        untilEndOfTurn(
          target(creature),
          gets(1, 0),
          gains(keyword("trample")),
          gains(triggered(dealsCombatDamage(thisObject, { player: anyPlayer }), draw(1))),
        ),
      ),
      flashbackFor("{2}{R}{G}"),
    ],
  },
);

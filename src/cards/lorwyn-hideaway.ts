/** The lands with hideaway in Lorwyn (2007). */
import { hideaway } from "../keywords/hideaway.ts";
import {
  activated,
  addMana,
  all,
  anOpponent,
  anyPlayer,
  atLeast,
  atMost,
  attackedWith,
  card,
  controlledBy,
  count,
  creature,
  defineCard,
  eachPlayer,
  entersTapped,
  every,
  forAnyOf,
  forEachOf,
  inZone,
  isDealtDamage,
  linked,
  mana,
  may,
  onlyIf,
  play,
  powerOf,
  sumHappened,
  tapThis,
  thePlayer,
  you,
} from "../language/build.ts";

export const mosswortBridge = defineCard(["Mosswort Bridge", "苔汁の橋", "こけじるのはし"], {
  type: "Land",
  text: [
    hideaway(4),
    entersTapped,
    activated([tapThis], addMana("green")),
    activated(
      [mana("{G}"), tapThis],
      onlyIf(
        atLeast(10, powerOf(every(all(creature, controlledBy(you))))),
        may(you, play(you, linked("hideaway"))),
      ),
    ),
  ],
});

export const howltoothHollow = defineCard(
  ["Howltooth Hollow", "吠え歯のうろ穴", "ほえばのうろあな"],
  {
    type: "Land",
    text: [
      hideaway(4),
      entersTapped,
      activated([tapThis], addMana("black")),
      activated(
        [mana("{B}"), tapThis],
        onlyIf(
          forEachOf(eachPlayer, atMost(0, count(all(card, inZone("hand", thePlayer))))),
          may(you, play(you, linked("hideaway"))),
        ),
      ),
    ],
  },
);

export const shelldockIsle = defineCard(["Shelldock Isle", "殻船着の島", "からふなつきのしま"], {
  type: "Land",
  text: [
    hideaway(4),
    entersTapped,
    activated([tapThis], addMana("blue")),
    activated(
      [mana("{U}"), tapThis],
      onlyIf(
        forAnyOf(anyPlayer, atMost(20, count(all(card, inZone("library", thePlayer))))),
        may(you, play(you, linked("hideaway"))),
      ),
    ),
  ],
});

export const spinerockKnoll = defineCard(
  ["Spinerock Knoll", "背骨岩の小山", "せぼねいわのこやま"],
  {
    type: "Land",
    text: [
      hideaway(4),
      entersTapped,
      activated([tapThis], addMana("red")),
      activated(
        [mana("{R}"), tapThis],
        onlyIf(
          forAnyOf(anOpponent, atLeast(7, sumHappened(isDealtDamage({ player: thePlayer })))),
          may(you, play(you, linked("hideaway"))),
        ),
      ),
    ],
  },
);

export const windbriskHeights = defineCard(
  ["Windbrisk Heights", "風立ての高地", "かざたてのこうち"],
  {
    type: "Land",
    text: [
      hideaway(4),
      entersTapped,
      activated([tapThis], addMana("white")),
      activated(
        [mana("{W}"), tapThis],
        onlyIf(atLeast(3, attackedWith(you)), may(you, play(you, linked("hideaway")))),
      ),
    ],
  },
);

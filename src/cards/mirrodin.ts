/** Cards from the blocks of Mirrodin (2003) and Scars of Mirrodin (2010). */
import {
  all,
  any,
  artifact,
  card,
  creature,
  defineCard,
  eachPlayer,
  enchantment,
  every,
  gains,
  keyword,
  land,
  putThisTurn,
  returnToBattlefield,
  spellAbility,
  target,
  thePlayer,
  untilEndOfTurn,
} from "../language/build.ts";

export const darksteelMyr = defineCard(
  ["Darksteel Myr", "ダークスティールのマイア", "だーくすてぃーるのまいあ"],
  {
    cost: "{3}",
    type: "Artifact Creature — Myr",
    pt: "0/1",
    text: [keyword("indestructible")],
  },
);

export const secondSunrise = defineCard(["Second Sunrise", "第二の日の出", "だいにのひので"], {
  cost: "{1}{W}{W}",
  type: "Instant",
  text: [
    spellAbility(
      returnToBattlefield(
        every(
          all(
            any(artifact, creature, enchantment, land),
            card,
            putThisTurn("battlefield", "graveyard", thePlayer),
          ),
        ),
        { who: eachPlayer },
      ),
    ),
  ],
});

export const withstandDeath = defineCard(["Withstand Death", "死への抵抗", "しへのていこう"], {
  cost: "{G}",
  type: "Instant",
  text: [spellAbility(untilEndOfTurn(target(creature), gains(keyword("indestructible"))))],
});

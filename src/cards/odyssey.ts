/** Cards from Odyssey (2001). */
import {
  activated,
  all,
  anyNumber,
  basic,
  becomes,
  card,
  colorOfChoice,
  controlledBy,
  creature,
  defineCard,
  discard,
  discardCards,
  draw,
  every,
  gets,
  howMany,
  land,
  named,
  putIntoHand,
  search,
  self,
  shuffle,
  spellAbility,
  untilEndOfTurn,
  you,
} from "../language/build.ts";

export const carefulStudy = defineCard(["Careful Study", "入念な研究", "にゅうねんなけんきゅう"], {
  cost: "{U}",
  type: "Sorcery",
  text: [spellAbility(draw(2), discard(2))],
});

export const wildMongrel = defineCard(["Wild Mongrel", "野生の雑種犬", "やせいのざっしゅけん"], {
  cost: "{1}{G}",
  type: "Creature — Dog",
  pt: "2/2",
  text: [activated([discardCards(1)], untilEndOfTurn(self, gets(1, 1), becomes(colorOfChoice)))],
});

export const ritesOfInitiation = defineCard(
  ["Rites of Initiation", "入門の儀式", "にゅうもんのぎしき"],
  {
    cost: "{R}",
    type: "Instant",
    text: [
      spellAbility(
        discard(anyNumber, you, { upTo: true, random: true, name: "discarded" }),
        untilEndOfTurn(
          every(all(creature, controlledBy(you))),
          gets(howMany(named("discarded")), 0),
        ),
      ),
    ],
  },
);

export const ritesOfSpring = defineCard(["Rites of Spring", "春の儀式", "はるのぎしき"], {
  cost: "{1}{G}",
  type: "Sorcery",
  text: [
    spellAbility(
      discard(anyNumber, you, { upTo: true, name: "discarded" }),
      search({
        filter: all(basic, land, card),
        amount: howMany(named("discarded")),
        upTo: true,
        reveal: true,
        name: "found",
      }),
      putIntoHand(named("found")),
      shuffle(),
    ),
  ],
});

/** Cards from Odyssey (2001). */
import {
  activated,
  becomes,
  colorOfChoice,
  defineCard,
  discard,
  discardCards,
  draw,
  gets,
  self,
  spellAbility,
  untilEndOfTurn,
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

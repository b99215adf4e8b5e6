/** Cards from Odyssey (2001). */
import {
  activated,
  addManaProduced,
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
  exileCards,
  gets,
  howMany,
  inZone,
  land,
  named,
  putIntoHand,
  returnToBattlefield,
  search,
  self,
  shuffle,
  spellAbility,
  staticAbility,
  tapsForMana,
  target,
  triggered,
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

export const zombify = defineCard(["Zombify", "ゾンビ化", "ぞんびか"], {
  cost: "{3}{B}",
  type: "Sorcery",
  text: [spellAbility(returnToBattlefield(target(all(creature, card, inZone("graveyard", you)))))],
});

export const psychatog = defineCard(["Psychatog", "サイカトグ", "さいかとぐ"], {
  cost: "{1}{U}{B}",
  type: "Creature — Atog",
  pt: "1/2",
  text: [
    activated([discardCards(1)], untilEndOfTurn(self, gets(1, 1))),
    activated(
      [exileCards(2, all(card, inZone("graveyard", you)))],
      untilEndOfTurn(self, gets(1, 1)),
    ),
  ],
});

export const mirarisWake = defineCard(["Mirari's Wake", "ミラーリの目覚め", "みらーりのめざめ"], {
  cost: "{3}{G}{W}",
  type: "Enchantment",
  text: [
    staticAbility(every(all(creature, controlledBy(you))), [gets(1, 1)]),
    triggered(tapsForMana(you, land), addManaProduced()),
  ],
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

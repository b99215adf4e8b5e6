/** The commands of Lorwyn (2007). */
import {
  all,
  artifact,
  basic,
  card,
  chooseTwo,
  controlledBy,
  count,
  counter,
  creature,
  damage,
  defineCard,
  destroy,
  discard,
  draw,
  eachOpponent,
  eachPlayer,
  enchantment,
  every,
  forEachPlayer,
  gainLife,
  gains,
  gets,
  hasManaValue,
  howMany,
  inOrder,
  inZone,
  keyword,
  land,
  loseLife,
  named,
  negative,
  not,
  permanent,
  planeswalker,
  putIntoHand,
  putOnLibrary,
  returnToBattlefield,
  returnToHand,
  search,
  shuffle,
  shuffleInto,
  spell,
  spellAbility,
  tap,
  target,
  targetEither,
  targetPlayer,
  thePlayer,
  toObject,
  untilEndOfTurn,
  x,
  you,
  zoneOf,
} from "../language/build.ts";

export const crypticCommand = defineCard(
  ["Cryptic Command", "謎めいた命令", "なぞめいためいれい"],
  {
    cost: "{1}{U}{U}{U}",
    type: "Instant",
    text: [
      spellAbility(
        chooseTwo(
          counter(target(spell)),
          returnToHand(target(permanent)),
          tap(every(all(creature, controlledBy(eachOpponent)))),
          draw(1),
        ),
      ),
    ],
  },
);

export const profaneCommand = defineCard(["Profane Command", "不敬の命令", "ふけいのめいれい"], {
  cost: "{X}{B}{B}",
  type: "Sorcery",
  text: [
    spellAbility(
      chooseTwo(
        loseLife(x, targetPlayer()),
        returnToBattlefield(
          target(all(creature, card, hasManaValue("atMost", x), inZone("graveyard", you))),
        ),
        untilEndOfTurn(target(creature), gets(negative(x), negative(x))),
        untilEndOfTurn(target(creature, { amount: x, upTo: true }), gains(keyword("fear"))),
      ),
    ),
  ],
});

export const austereCommand = defineCard(["Austere Command", "質素な命令", "しっそなめいれい"], {
  cost: "{4}{W}{W}",
  type: "Sorcery",
  text: [
    spellAbility(
      chooseTwo(
        destroy(every(artifact)),
        destroy(every(enchantment)),
        destroy(every(all(creature, hasManaValue("atMost", 3)))),
        destroy(every(all(creature, hasManaValue("atLeast", 4)))),
      ),
    ),
  ],
});

export const incendiaryCommand = defineCard(
  ["Incendiary Command", "焼夷の命令", "しょういのめいれい"],
  {
    cost: "{3}{R}{R}",
    type: "Sorcery",
    text: [
      spellAbility(
        chooseTwo(
          damage(4, toObject(targetEither(planeswalker))),
          damage(2, toObject(every(creature))),
          destroy(target(all(not(basic), land))),
          forEachPlayer(
            eachPlayer,
            inOrder(
              discard(count(all(card, inZone("hand", thePlayer))), thePlayer, {
                name: "discarded",
              }),
              draw(howMany(named("discarded")), thePlayer),
            ),
          ),
        ),
      ),
    ],
  },
);

export const primalCommand = defineCard(["Primal Command", "原初の命令", "げんしょのめいれい"], {
  cost: "{3}{G}{G}",
  type: "Sorcery",
  text: [
    spellAbility(
      chooseTwo(
        gainLife(7, targetPlayer()),
        putOnLibrary(target(all(not(creature), permanent)), "top"),
        shuffleInto(zoneOf("graveyard", targetPlayer())),
        inOrder(
          search({ filter: all(creature, card), name: "found", reveal: true }),
          putIntoHand(named("found")),
          shuffle(),
        ),
      ),
    ),
  ],
});

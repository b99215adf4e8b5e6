/** What is done with libraries, hands and graveyards, in the templates of today's cards. */
import * as b from "../../build.ts";
import { spell, type Tables } from "./fixtures.ts";

const { you, named } = b;
const basicLand = b.all(b.card, b.basic, b.land);
const yourGraveyard = b.inZone("graveyard", you);
const yourHand = b.inZone("hand", you);

export const libraryTables: Tables = {
  searching: [
    [
      b.spellAbility(
        b.search({ filter: basicLand, name: "found" }),
        b.putOntoBattlefield(named("found"), { tapped: true }),
        b.shuffle(),
      ),
      "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.search({ filter: basicLand, name: "found", amount: 3, upTo: true }),
        b.putOntoBattlefield(named("found"), { tapped: true }),
        b.shuffle(),
      ),
      "Search your library for up to three basic land cards, put them onto the battlefield tapped, then shuffle.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.search({ filter: b.all(b.card, b.creature), name: "found", reveal: true }),
        b.putIntoHand(named("found")),
        b.shuffle(),
        b.draw(1),
      ),
      "Search your library for a creature card, reveal it, put it into your hand, then shuffle. Draw a card.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.search({ filter: b.card, name: "found", amount: b.x }),
        b.shuffle(),
        b.putOnLibrary(named("found"), "top"),
      ),
      "Search your library for X cards, then shuffle and put those cards on top in any order.",
      "",
      spell,
    ],
    [
      b.triggered(
        b.casts(you, b.all(b.spell, b.creature)),
        b.may(
          you,
          b.inOrder(
            b.search({
              filter: b.all(b.card, b.any(b.ofSubtype("Forest"), b.ofSubtype("Plains"))),
              name: "found",
            }),
            b.putOntoBattlefield(named("found"), { tapped: true }),
            b.shuffle(),
          ),
        ),
      ),
      "Whenever you cast a creature spell, you may search your library for a Forest or Plains card, put it onto the battlefield tapped, then shuffle.",
      "",
    ],
    [
      b.spellAbility(
        b.search({ filter: b.card, name: "found", who: you, whose: b.targetOpponent }),
        b.exile(named("found")),
        b.shuffle(b.thatPlayer),
      ),
      "Search target opponent's library for a card, exile it, then shuffle.",
      "",
      spell,
    ],
  ],
  looking: [
    [
      b.triggered(
        b.dayNightChanges,
        b.inOrder(
          b.lookAt(b.topOfLibrary(2), { name: "seen" }),
          b.choose("one", 1, b.among(named("seen"))),
          b.putIntoGraveyard(named("one")),
        ),
      ),
      "Whenever day becomes night or night becomes day, look at the top two cards of your library. Put one of them into your graveyard.",
      "",
    ],
    [
      b.spellAbility(
        b.lookAt(b.topOfLibrary(4), { name: "seen" }),
        b.may(
          you,
          b.inOrder(
            b.choose(
              "one",
              1,
              b.all(b.creature, b.card, b.hasManaValue("atMost", 3), b.among(named("seen"))),
            ),
            b.reveal(named("one")),
            b.putIntoHand(named("one")),
          ),
        ),
        b.putOnLibrary(
          b.every(b.all(b.among(named("seen")), b.not(b.among(named("one"))))),
          "bottom",
        ),
      ),
      "Look at the top four cards of your library. You may reveal a creature card with mana value 3 or less from among them and put it into your hand. Put the rest on the bottom of your library in any order.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.reveal(b.topOfLibrary(10), { name: "seen" }),
        b.mill(b.manaSymbols("blue", named("seen")), b.targetOpponent),
        b.putOnLibrary(named("seen"), "bottom"),
      ),
      "Reveal the top ten cards of your library. Target opponent mills a card for each blue mana symbol in the mana costs of the revealed cards. Put them on the bottom of your library in any order.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.lookAt(b.zoneOf("hand", b.targetOpponent)), b.chooseCreatureType()),
      "Look at target opponent's hand. Choose a creature type.",
      "",
      spell,
    ],
    [b.spellAbility(b.scry(2)), "Scry 2.", "", spell],
    [b.spellAbility(b.surveil(2)), "Surveil 2.", "", spell],
    [b.spellAbility(b.scry(1, b.targetPlayer())), "Target player scries 1.", "", spell],
  ],
  "milling and discarding": [
    [
      b.spellAbility(
        b.mill(7),
        b.delayed(
          b.beginningOf("end", b.anyPlayer),
          b.inOrder(b.choose("gone", 7, yourGraveyard), b.exile(named("gone"))),
        ),
      ),
      "Mill seven cards. At the beginning of the next end step, exile seven cards from your graveyard.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.discard(2, b.targetPlayer(), { random: true })),
      "Target player discards two cards at random.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.discard(b.anyNumber, you, { name: "gone" }),
        b.unlessPays(
          b.controllerOf(b.thatTarget()),
          [b.mana("{3}", b.howMany(named("gone")))],
          b.counter(b.target(b.spell)),
        ),
      ),
      "Discard any number of cards. Counter target spell unless its controller pays {3} for each card discarded this way.",
      "",
      spell,
    ],
    [
      b.triggered(
        b.dayNightChanges,
        b.inOrder(
          b.discard(2, you, { upTo: true, name: "gone" }),
          b.draw(b.howMany(named("gone"))),
        ),
      ),
      "Whenever day becomes night or night becomes day, discard up to two cards, then draw that many cards.",
      "",
    ],
    [
      b.spellAbility(
        b.reveal(b.zoneOf("hand", b.targetOpponent)),
        b.choose("one", 1, b.all(b.card, b.not(b.land), b.inZone("hand", b.thatPlayer))),
        b.discardThose(named("one"), b.thatPlayer),
      ),
      "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card.",
      "対戦相手1人を対象とする。そのプレイヤーは自分の手札を公開する。あなたはその中から土地でないカード1枚を選ぶ。そのプレイヤーはそのカードを捨てる。",
      spell,
    ],
    [
      b.spellAbility(b.draw(b.powerOf(b.target(b.creature)))),
      "Draw a number of cards equal to target creature's power.",
      "",
      spell,
    ],
  ],
  "moving cards": [
    [
      b.triggered(b.putIntoGraveyardFrom(b.thisObject), b.shuffleInto(b.it())),
      "When Test Bear is put into a graveyard from anywhere, shuffle it into its owner's library.",
      "",
    ],
    [
      b.spellAbility(b.shuffleInto(b.zoneOf("graveyard", b.targetPlayer()))),
      "Target player shuffles their graveyard into their library.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.putOnLibrary(b.target(b.all(b.permanent, b.not(b.creature))), "top")),
      "Put target noncreature permanent on top of its owner's library.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.putOnLibrary(b.target(yourGraveyard), "top")),
      "Put target card from your graveyard on top of your library.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.returnToBattlefield(b.target(b.all(b.creature, yourGraveyard))),
        b.untilEndOfTurn(b.thatTarget(), b.gains(b.keyword("haste"))),
      ),
      "Return target creature card from your graveyard to the battlefield. It gains haste until end of turn.",
      "",
      spell,
    ],
    [
      b.activated(
        [b.mana("{B}")],
        b.putOntoBattlefield(b.target(b.all(b.creature, b.inZone("graveyard"))), { under: you }),
      ),
      "{B}: Put target creature card from a graveyard onto the battlefield under your control.",
      "",
    ],
    [
      b.activated(
        [b.mana("{B}")],
        b.putOntoBattlefield(b.target(b.all(b.creature, b.inZone("graveyard"))), {
          under: you,
          as: [b.becomes("black"), b.addTypes({ subtypes: ["Nightmare"] })],
        }),
      ),
      "{B}: Put target creature card from a graveyard onto the battlefield under your control. That creature is black and is a Nightmare in addition to its other creature types.",
      "{B}：いずれかの墓地にあるクリーチャー・カード1枚を対象とする。それをあなたのコントロール下で戦場に出す。そのクリーチャーは黒であるとともに他のクリーチャー・タイプに加えてナイトメアでもある。",
    ],
    [
      b.spellAbility(
        b.putOntoBattlefield(b.every(b.all(b.creature, b.inZone("graveyard"))), { under: you }),
      ),
      "Put all creature cards from all graveyards onto the battlefield under your control.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.exile(b.target(b.inZone("graveyard"), { amount: 2, upTo: true, single: true })),
      ),
      "Exile up to two target cards from a single graveyard.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.choose("one", 1, b.all(b.card, b.land, yourHand)),
        b.putOntoBattlefield(named("one"), { tapped: true, attacking: true }),
      ),
      "Put a land card from your hand onto the battlefield tapped and attacking.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.choose("one", 1, b.all(b.ofSubtype("Goblin"), b.ofPermanentType, b.card, yourHand)),
        b.putOntoBattlefield(named("one")),
      ),
      "Put a Goblin permanent card from your hand onto the battlefield.",
      "",
      spell,
    ],
    [
      b.triggered(b.casts(b.you, b.all(b.ofPermanentType, b.spell)), b.draw(1)),
      "Whenever you cast a permanent spell, draw a card.",
      "",
    ],
    [
      b.spellAbility(
        b.returnToBattlefield(b.target(b.all(b.creature, b.inZone("graveyard", you))), {
          transformed: true,
        }),
      ),
      "Return target creature card from your graveyard to the battlefield transformed.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.destroy(b.every(b.enchantment), { name: "gone" }),
        b.returnToBattlefield(b.every(b.all(yourGraveyard, b.among(named("gone"))))),
      ),
      "Destroy all enchantments, then return all cards in your graveyard destroyed this way to the battlefield.",
      "すべてのエンチャントを破壊し、その後あなたの墓地にありこれにより破壊されたすべてのカードを戦場に戻す。",
      spell,
    ],
  ],
};

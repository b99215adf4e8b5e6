/** Texts in everyday templating that are printed in other words than they are typed in. */
import type { Kind } from "../kinds.ts";

/** What cards say in several ways, and the one of them that is printed. */
export const otherwise: readonly (readonly [Kind, typed: string, printed: string])[] = [
  [
    "creature",
    "When this creature enters, you may search your library for a basic land card, put that card onto the battlefield tapped, then shuffle.",
    "When this creature enters, you may search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
  ],
  [
    "instant",
    "Tap up to two target creatures. Those creatures don't untap during their controllers' next untap steps.",
    "Tap up to two target creatures. They don't untap during their controller's next untap step.",
  ],
  [
    "sorcery",
    "Exile the top card of your library. Until end of turn, you may play it.",
    "Exile the top card of your library. You may play the exiled card this turn.",
  ],
  [
    "sorcery",
    "Exile the top two cards of your library. You may play those cards until the end of your next turn.",
    "Exile the top two cards of your library. Until the end of your next turn, you may play the exiled cards.",
  ],
  // What is exiled is the card in exile, not the one in the graveyard (400.7).
  [
    "sorcery",
    "Exile target creature card from a graveyard. You may play that card this turn.",
    "Exile target creature card from a graveyard. You may play it this turn.",
  ],
  [
    "creature",
    "When this creature dies, exile it. You may play that card this turn.",
    "When this creature dies, exile it. You may play it this turn.",
  ],
  [
    "enchantment",
    "Creature spells you cast cost {1} less to cast as long as you control a Wizard.",
    "As long as you control a Wizard, creature spells you cast cost {1} less to cast.",
  ],
  // Abilities on one line are told on lines of their own.
  [
    "land",
    "This land enters tapped. When it enters, you gain 1 life.",
    "This land enters tapped.\nWhen this land enters, you gain 1 life.",
  ],
  [
    "creature",
    "This creature enters with two +1/+1 counters on it. Whenever it attacks, draw a card.",
    "This creature enters with two +1/+1 counters on it.\nWhenever this creature attacks, draw a card.",
  ],
  // What was just done so often is told as “that many”.
  [
    "sorcery",
    "Sacrifice any number of creatures. Create X 1/1 black Bat creature tokens, where X is the number of creatures sacrificed this way.",
    "Sacrifice any number of creatures. Create that many 1/1 black Bat creature tokens.",
  ],
  [
    "sorcery",
    "Sacrifice any number of creatures, then create a 1/1 black Bat creature token for each creature sacrificed this way.",
    "Sacrifice any number of creatures. Create that many 1/1 black Bat creature tokens.",
  ],
  [
    "sorcery",
    "Sacrifice any number of creatures. Draw cards equal to the number of creatures sacrificed this way.",
    "Sacrifice any number of creatures. Draw that many cards.",
  ],
  [
    "sorcery",
    "Sacrifice any number of creatures. Put X +1/+1 counters on target creature, where X is the number of creatures sacrificed this way.",
    "Sacrifice any number of creatures. Put that many +1/+1 counters on target creature.",
  ],
  [
    "sorcery",
    "Reveal the top five cards of your library. Put all creature cards revealed this way into your hand and the rest into your graveyard.",
    "Reveal the top five cards of your library. Put all creature cards from among them into your hand. Put the rest into your graveyard.",
  ],
  // What is done anyway stands in a sentence of its own, and what hangs on a condition in one with it.
  [
    "sorcery",
    "Draw three cards, then discard two cards unless you discard a land card.",
    "Draw three cards. Discard two cards unless you discard a land card.",
  ],
  // It is the exiled card, not the one that was drawn.
  [
    "enchantment",
    "Whenever you draw your second card each turn, exile the top card of your library. You may play that card this turn.",
    "Whenever you draw your second card each turn, exile the top card of your library. You may play the exiled card this turn.",
  ],
  // “That creature” is the nearest one, not the one that the event is about (608.2c).
  [
    "enchantment",
    "Whenever a creature attacks, tap target creature. That creature doesn't untap during its controller's next untap step.",
    "Whenever a creature attacks, tap target creature. It doesn't untap during its controller's next untap step.",
  ],
  [
    "enchantment",
    "Whenever you discard a card, exile the top card of your library. You may cast that card without paying its mana cost.",
    "Whenever you discard a card, exile the top card of your library. You may cast the exiled card without paying its mana cost.",
  ],
  [
    "enchantment",
    "Whenever you cast a creature spell, search your library for a creature card, reveal that card, put it into your hand, then shuffle.",
    "Whenever you cast a creature spell, search your library for a creature card, reveal it, put it into your hand, then shuffle.",
  ],
  [
    "enchantment",
    "Whenever you discard a card, mill a card. Put that card into your hand.",
    "Whenever you discard a card, mill a card. Put the milled card into your hand.",
  ],
  [
    "enchantment",
    "During your turn, your opponents can't cast spells.",
    "Your opponents can't cast spells during your turn.",
  ],
  // 508.3d
  [
    "enchantment",
    "Whenever you attack, create a Treasure token.",
    "Whenever one or more creatures you control attack, create a Treasure token.",
  ],
  [
    "enchantment",
    "Whenever you attack with two or more Goblins, draw a card.",
    "Whenever two or more Goblins you control attack, draw a card.",
  ],
  [
    "instant",
    "Until your next turn, target creature can't attack.",
    "Target creature can't attack until your next turn.",
  ],
  [
    "instant",
    "Put a +1/+1 counter and a first strike counter on target creature you control. It gains haste until end of turn.",
    "Put a +1/+1 counter on target creature you control. Put a first strike counter on it. It gains haste until end of turn.",
  ],
  [
    "creature",
    "When this creature enters, put two +1/+1 counters and a trample counter on it.",
    "When this creature enters, put two +1/+1 counters on it. Put a trample counter on it.",
  ],
  // What deals damage to "that creature" isn't that creature.
  [
    "instant",
    "Kicker {3}\nTest Bolt deals 2 damage to target creature. If Test Bolt was kicked, it deals 4 damage to that creature instead.",
    "Kicker {3}\nTest Bolt deals 2 damage to target creature. If this spell was kicked, instead it deals 4 damage to that creature.",
  ],
  [
    "sorcery",
    "Target creature gets -2/-2 until end of turn. If that creature would die this turn, exile it instead.",
    "Target creature gets -2/-2 until end of turn. If it would die this turn, exile it instead.",
  ],
  [
    "creature",
    "When this creature enters, each opponent loses X life and you gain X life, where X is your devotion to black.",
    "When this creature enters, each opponent loses life equal to your devotion to black and you gain life equal to your devotion to black.",
  ],
  [
    "sorcery",
    "Draw X cards, where X is the number of creatures you control.",
    "Draw a card for each creature you control.",
  ],
  [
    "instant",
    "Test Bolt deals X damage to any target, where X is the number of cards in your hand.",
    "Test Bolt deals damage to any target equal to the number of cards in your hand.",
  ],
  [
    "instant",
    "Test Bolt deals X damage to target creature, where X is your devotion to red.",
    "Test Bolt deals damage equal to your devotion to red to target creature.",
  ],
  [
    "sorcery",
    "Put X +1/+1 counters on target creature, where X is your devotion to green.",
    "Put a number of +1/+1 counters on target creature equal to your devotion to green.",
  ],
  [
    "enchantment",
    "If one or more counters would be put on a permanent you control, twice that many of those counters are put on that permanent instead.",
    "If one or more counters would be put on a permanent you control, twice that many of those counters are put on it instead.",
  ],
  [
    "sorcery",
    "Target player draws two cards and loses 2 life.",
    "Target player draws two cards. That player loses 2 life.",
  ],
  [
    "sorcery",
    "Draw cards equal to the number of creatures you control.",
    "Draw a card for each creature you control.",
  ],
  ["sorcery", "Scry 2, then draw a card.", "Scry 2. Draw a card."],
  [
    "sorcery",
    "Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.",
    "Look at the top three cards of your library. Put one of them into your hand. Put the rest on the bottom of your library in any order.",
  ],
  [
    "enchantment",
    "Whenever a creature enters under your control, you gain 1 life.",
    "Whenever a creature you control enters, you gain 1 life.",
  ],
  [
    "enchantment",
    "At the beginning of your upkeep, draw a card and you lose 1 life.",
    "At the beginning of your upkeep, draw a card. You lose 1 life.",
  ],
  [
    "enchantment",
    "At the beginning of your upkeep, you draw a card and you lose 1 life.",
    "At the beginning of your upkeep, draw a card. You lose 1 life.",
  ],
  [
    "enchantment",
    "At the beginning of each player's draw step, that player draws an additional card.",
    "At the beginning of each player's draw step, that player draws a card.",
  ],
  [
    "creature",
    "This creature gets +1/+1 for each artifact you control.",
    "This creature gets +X/+X, where X is the number of artifacts you control.",
  ],
  [
    "creature",
    "Test Bear's power and toughness are each equal to the number of creatures you control.",
    "This creature's power and toughness are each equal to the number of creatures you control.",
  ],
  [
    "creature",
    "This creature gets +2/+2 as long as you control an artifact.",
    "As long as you control an artifact, this creature gets +2/+2.",
  ],
  [
    "creature",
    "This creature has flying as long as you control a Wizard.",
    "As long as you control a Wizard, this creature has flying.",
  ],
  [
    "land",
    "This land enters tapped unless you control a Plains or an Island.\n{T}: Add {W} or {U}.",
    "This land enters tapped unless you control a Plains or Island.\n{T}: Add {W} or {U}.",
  ],
  [
    "aura",
    "Enchant creature you control\nEnchanted creature gets +1/+1 for each Aura you control.",
    "Enchant creature you control\nEnchanted creature gets +X/+X, where X is the number of Auras you control.",
  ],
  [
    "creature",
    "Flash\nWhen this creature enters, counter target spell unless its controller pays {1}.",
    "Flash\nWhen this creature enters, counter target spell unless that spell's controller pays {1}.",
  ],
  [
    "instant",
    "Kicker {4}\nTest Bolt deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead.",
    "Kicker {4}\nTest Bolt deals 2 damage to any target. If this spell was kicked, instead it deals 4 damage to that permanent or player.",
  ],
  [
    "enchantment",
    "You have hexproof.",
    "You can't be the target of spells or abilities your opponents control.",
  ],
  [
    "enchantment",
    "If a source you control would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.",
    "If a source you control would deal damage, it deals twice that much damage to that permanent or player instead.",
  ],
  [
    "planeswalker",
    "+1: You gain 2 life.\n−3: Destroy target creature.",
    "[+1]: You gain 2 life.\n[−3]: Destroy target creature.",
  ],
  [
    "creature",
    "Landfall — Whenever a land you control enters, you gain 1 life.",
    "Whenever a land you control enters, you gain 1 life.",
  ],
  [
    "creature",
    "Whenever this creature leaves the battlefield, each opponent loses 2 life.",
    "When this creature leaves the battlefield, each opponent loses 2 life.",
  ],
  ["instant", "You gain 3 life and draw a card.", "You gain 3 life. Draw a card."],
  [
    "instant",
    "Target creature becomes a 1/1 blue Frog until end of turn.",
    "Target creature becomes a blue Frog with base power and toughness 1/1 until end of turn.",
  ],
  [
    "sorcery",
    "Create X 1/1 white Soldier creature tokens, where X is the number of lands you control.",
    "Create a 1/1 white Soldier creature token for each land you control.",
  ],
  [
    "sorcery",
    "Target creature gets +1/+1 until end of turn for each Forest you control.",
    "Target creature gets +X/+X until end of turn, where X is the number of Forests you control.",
  ],
  [
    "sorcery",
    "Target opponent discards a card and loses 2 life.",
    "Target opponent discards a card. That player loses 2 life.",
  ],
  [
    "sorcery",
    "Target player sacrifices a creature of their choice and loses 1 life.",
    "Target player sacrifices a creature of their choice. That player loses 1 life.",
  ],
  [
    "creature",
    "When this creature enters, target player mills two cards, then draws a card.",
    "When this creature enters, target player mills two cards. That player draws a card.",
  ],
  [
    "creature",
    "When this creature enters the battlefield, draw a card.",
    "When this creature enters, draw a card.",
  ],
  [
    "creature",
    "When this creature enters the battlefield, you may draw a card.",
    "When this creature enters, you may draw a card.",
  ],
  [
    "creature",
    "Whenever a creature enters the battlefield under your control, you gain 1 life.",
    "Whenever a creature you control enters, you gain 1 life.",
  ],
  [
    "sorcery",
    "Raid — Draw a card. If you attacked this turn, draw two cards instead.",
    "Draw a card. If you attacked with a creature this turn, instead draw two cards.",
  ],
  [
    "sorcery",
    "Draw a card. If you control an artifact, draw two cards instead.",
    "Draw a card. If you control an artifact, instead draw two cards.",
  ],
  [
    "creature",
    "When this creature enters, this creature deals 2 damage to any target.",
    "When this creature enters, it deals 2 damage to any target.",
  ],
  [
    "creature",
    "When this creature enters, tap target creature an opponent controls. It doesn't untap during its controller's next untap step.",
    "When this creature enters, tap target creature an opponent controls. That creature doesn't untap during its controller's next untap step.",
  ],
  [
    "creature",
    "When this creature enters, you draw a card and you lose 1 life.",
    "When this creature enters, draw a card. You lose 1 life.",
  ],
  [
    "creature",
    "When this creature enters, look at the top four cards of your library, then put them back in any order.",
    "When this creature enters, look at the top four cards of your library. Put those cards on top of your library in any order.",
  ],
  [
    "creature",
    "When this creature enters, draw cards equal to the number of Elves you control.",
    "When this creature enters, draw a card for each Elf you control.",
  ],
  [
    "creature",
    "Whenever this creature attacks, you may pay {1}. If you do, it gets +2/+2 until end of turn.",
    "Whenever this creature attacks, you may pay {1}. If you do, this creature gets +2/+2 until end of turn.",
  ],
  [
    "creature",
    "{3}: This creature becomes a 5/5 Dragon until end of turn.",
    "{3}: This creature becomes a Dragon with base power and toughness 5/5 until end of turn.",
  ],
  [
    "creature",
    "This creature has hexproof as long as it's untapped.",
    "As long as this creature is untapped, it has hexproof.",
  ],
  [
    "creature",
    "This creature has haste as long as you control another Goblin.",
    "As long as you control another Goblin, this creature has haste.",
  ],
  [
    "creature",
    "This creature gets +1/+0 for each other creature you control.",
    "This creature gets +X/+0, where X is the number of other creatures you control.",
  ],
  [
    "creature",
    "This creature gets +1/+1 as long as you have seven or more cards in hand.",
    "As long as you have seven or more cards in hand, this creature gets +1/+1.",
  ],
  [
    "creature",
    "This spell costs {X} less to cast, where X is the number of creatures you control.",
    "This spell costs {1} less to cast for each creature you control.",
  ],
  [
    "creature",
    "During your turn, this creature has first strike.",
    "As long as it's your turn, this creature has first strike.",
  ],
  [
    "sorcery",
    "Test Bolt deals 3 damage to target creature and 3 damage to that creature's controller.",
    "Test Bolt deals 3 damage to target creature. Test Bolt deals 3 damage to that creature's controller.",
  ],
  [
    "sorcery",
    "Target player loses life equal to the number of cards in their hand.",
    "Target player loses life equal to the number of cards in that player's hand.",
  ],
  [
    "sorcery",
    "Gain control of target artifact until end of turn. Untap it.",
    "Gain control of target artifact until end of turn. Untap that artifact.",
  ],
  [
    "sorcery",
    "Draw three cards, then put two cards from your hand on top of your library in any order.",
    "Draw three cards. Put two cards from your hand on top of your library in any order.",
  ],
  [
    "sorcery",
    "Look at the top four cards of your library. Put one of them into your hand and the rest into your graveyard.",
    "Look at the top four cards of your library. Put one of them into your hand. Put the rest into your graveyard.",
  ],
  [
    "sorcery",
    "Mill four cards, then return a creature card from your graveyard to your hand.",
    "Mill four cards. Return a creature card from your graveyard to your hand.",
  ],
  [
    "sorcery",
    "Create two 1/1 red Goblin creature tokens. They gain haste until end of turn.",
    "Create two 1/1 red Goblin creature tokens. Those tokens gain haste until end of turn.",
  ],
  [
    "sorcery",
    "All creatures get -1/-1 until end of turn.",
    "Creatures get -1/-1 until end of turn.",
  ],
  [
    "land",
    "{T}: Add {C}.\n{3}: This land becomes a 3/3 green Beast creature until end of turn. It's still a land.",
    "{T}: Add {C}.\n{3}: This land becomes a 3/3 green Beast creature in addition to its other types until end of turn.",
  ],
  [
    "equipment",
    "Equipped creature gets +1/+1 for each artifact you control.\nEquip {1}",
    "Equipped creature gets +X/+X, where X is the number of artifacts you control.\nEquip {1}",
  ],
  [
    "planeswalker",
    "+1: Each player discards a card.\n−2: Target player sacrifices a creature of their choice.\n−6: Destroy all permanents target player controls.",
    "[+1]: Each player discards a card.\n[−2]: Target player sacrifices a creature of their choice.\n[−6]: Destroy all permanents target player controls.",
  ],
  [
    "planeswalker",
    "+2: Target creature gets +1/+1 until end of turn. Untap it.\n−1: Draw a card.",
    "[+2]: Target creature gets +1/+1 until end of turn. Untap it.\n[−1]: Draw a card.",
  ],
  [
    "planeswalker",
    "0: Create a 0/1 black Imp creature token.",
    "[0]: Create a 0/1 black Imp creature token.",
  ],
  [
    "creature",
    "When this creature enters, look at the top five cards of your library. You may reveal a creature card from among them and put it into your hand. Put the rest on the bottom of your library in a random order.",
    "When this creature enters, look at the top five cards of your library. You may reveal a creature card from among them and put that card into your hand. Put the rest on the bottom of your library in a random order.",
  ],
  [
    "creature",
    "When this creature enters, you may sacrifice another creature. If you do, draw two cards. Otherwise, you lose 2 life.",
    "When this creature enters, you may sacrifice another creature. If you do, draw two cards. If you don't, you lose 2 life.",
  ],
  [
    "sorcery",
    "Draw two cards. Then if you have ten or more cards in your hand, discard two cards.",
    "Draw two cards. If you have ten or more cards in hand, discard two cards.",
  ],
  [
    "creature",
    "When this creature enters, mill three cards. Then if there are seven or more cards in your graveyard, draw a card.",
    "When this creature enters, mill three cards. If there are seven or more cards in your graveyard, draw a card.",
  ],
  [
    "instant",
    "Target creature gets +3/+3 until end of turn. If it's a Human, it also gains trample until end of turn.",
    "Target creature gets +3/+3 until end of turn. If it's a Human, it gains trample until end of turn.",
  ],
  [
    "planeswalker",
    "+1: Until your next turn, up to one target creature gets -3/-0.",
    "[+1]: Up to one target creature gets -3/-0 until your next turn.",
  ],
  [
    "sorcery",
    "Exile the top three cards of your library. Until end of turn, you may cast spells from among those cards.",
    "Exile the top three cards of your library. You may cast the exiled cards this turn.",
  ],
  [
    "creature",
    "When this creature enters, exile target card from an opponent's graveyard. You may cast that card for as long as it remains exiled.",
    "When this creature enters, exile target card from an opponent's graveyard. You may cast that card for as long as that card remains exiled.",
  ],
  [
    "sorcery",
    "Each opponent exiles the top card of their library. You may play those cards this turn.",
    "Exile the top card of each opponent's library. You may play the exiled cards this turn.",
  ],
  [
    "sorcery",
    "Target player exiles the top two cards of their library.",
    "Exile the top two cards of target player's library.",
  ],
  [
    "creature",
    "At the beginning of your upkeep, sacrifice another creature. If you can't, this creature deals 4 damage to you.",
    "At the beginning of your upkeep, sacrifice another creature. If no other creatures were sacrificed this way, this creature deals 4 damage to you.",
  ],
  [
    "creature",
    "At the beginning of your upkeep, exile a card from your graveyard. If you can't, sacrifice this creature.",
    "At the beginning of your upkeep, exile a card from your graveyard. If no cards were exiled this way, sacrifice this creature.",
  ],
  [
    "sorcery",
    "Target opponent sacrifices a creature. If they can't, they lose 3 life.",
    "Target opponent sacrifices a creature of their choice. If no creatures were sacrificed this way, that player loses 3 life.",
  ],
  [
    "sorcery",
    "Each player sacrifices a creature. Draw a card for each creature sacrificed this way.",
    "Each player sacrifices a creature of their choice. Draw that many cards.",
  ],
  [
    "instant",
    "Put your choice of a flying counter or a lifelink counter on target creature.",
    "Put a flying counter on target creature or put a lifelink counter on it.",
  ],
  [
    "creature",
    "When this creature enters, put a flying counter, a first strike counter, or a lifelink counter on target creature.",
    "When this creature enters, put a flying counter on target creature, put a first strike counter on that creature, or put a lifelink counter on that creature.",
  ],
  // 701.21a: what is sacrificed is chosen by who does it, whether that is said or not.
  [
    "sorcery",
    "Each player sacrifices a creature.",
    "Each player sacrifices a creature of their choice.",
  ],
  [
    "sorcery",
    "Each player may sacrifice a creature.",
    "Each player may sacrifice a creature of their choice.",
  ],
  [
    "instant",
    "Destroy target creature. Its controller draws a card and loses 1 life.",
    "Destroy target creature. Its controller draws a card. Its controller loses 1 life.",
  ],
  [
    "sorcery",
    "Look at the top four cards of your library. Put two of them into your hand and the rest into your graveyard.",
    "Look at the top four cards of your library. Put two cards from among them into your hand. Put the rest into your graveyard.",
  ],
  [
    "creature",
    "Whenever this creature becomes the target of a spell an opponent controls, draw a card.",
    "Whenever this creature becomes the target of a spell an opponent casts, draw a card.",
  ],
  [
    "creature",
    "At the beginning of each player's upkeep, that player exiles the top card of their library.",
    "At the beginning of each player's upkeep, exile the top card of that player's library.",
  ],
  [
    "instant",
    "Discard a card, then draw two cards. Then if you have no cards in hand, draw another card.",
    "Discard a card, then draw two cards. If you have no cards in hand, draw a card.",
  ],
];

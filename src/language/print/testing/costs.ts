/** What costs and ways of casting read as, in the templates of today's cards. */
import * as b from "../../build.ts";
import { land, relic, spell, type Tables, walker } from "./fixtures.ts";

const { you } = b;
const yourGraveyard = b.inZone("graveyard", you);

export const costTables: Tables = {
  "activation costs": [
    [
      b.activated([b.mana("{W/B}{2/W}"), b.untapThis], b.draw(1)),
      "{W/B}{2/W}, {Q}: Draw a card.",
      "",
    ],
    [
      b.activated(
        [b.tapOthers(1, b.all(b.ofSubtype("Zombie"), b.controlledBy(you)))],
        b.untilEndOfTurn(b.target(b.land), b.setSubtypes("land", "Swamp")),
      ),
      "Tap an untapped Zombie you control: Target land becomes a Swamp until end of turn.",
      "",
    ],
    [
      b.activated([b.mana("{1}{R}"), b.discardCards(1, undefined, { random: true })], b.draw(1)),
      "{1}{R}, Discard a card at random: Draw a card.",
      "",
    ],
    [
      b.activated(
        [b.mana("{2}"), b.sacrificeOthers(1, b.creature, { name: "gone" })],
        b.damage(b.powerOf(b.named("gone")), b.toObject(b.anyTarget)),
      ),
      "{2}, Sacrifice a creature: This artifact deals damage equal to the sacrificed creature's power to any target.",
      "",
      relic,
    ],
    [
      b.activated([b.tapThis, b.exileCards(2, yourGraveyard)], b.draw(1)),
      "{T}, Exile two cards from your graveyard: Draw a card.",
      "",
    ],
    [
      b.activated([b.mana("{1}"), b.exileThis], b.draw(1), { zone: "graveyard" }),
      "{1}, Exile this card from your graveyard: Draw a card.",
      "",
    ],
    [
      b.activated([b.mana("{1}"), b.discardThis], b.draw(1), { zone: "hand" }),
      "{1}, Discard this card: Draw a card.",
      "{1}、このカードを捨てる：カード1枚を引く。",
    ],
    [
      b.activated([b.returnOthers(2, b.all(b.land, b.controlledBy(you)))], b.draw(1)),
      "Return two lands you control to their owner's hand: Draw a card.",
      "",
    ],
    [
      b.activated([b.returnThis], b.draw(1)),
      "Return this creature to its owner's hand: Draw a card.",
      "",
    ],
    [
      b.activated([b.takeCounters(1, "+1/+1")], b.draw(1)),
      "Remove a +1/+1 counter from this creature: Draw a card.",
      "",
    ],
    [
      b.activated([b.mana("{3}"), b.tapThis], b.draw(1), { timing: "sorcery", limit: 1 }),
      "{3}, {T}: Draw a card. Activate only as a sorcery and only once each turn.",
      "",
    ],
    [
      b.activated([b.mana("{6}")], b.transform(), { who: b.anyPlayer }),
      "{6}: Transform this creature. Any player may activate this ability.",
      "",
    ],
    [
      b.triggered(
        b.beginningOf("upkeep"),
        b.unlessPays(you, [b.putCardsOnLibrary(2, yourGraveyard, "bottom")], b.sacrifice(b.self)),
      ),
      "At the beginning of your upkeep, sacrifice this creature unless you put two cards from your graveyard on the bottom of your library.",
      "",
    ],
  ],
  loyalty: [
    [b.loyalty(1, b.draw(1)), "[+1]: Draw a card.", "", walker],
    [b.loyalty(0, b.draw(1)), "[0]: Draw a card.", "", walker],
    [b.loyalty(-3, b.draw(1, b.targetPlayer())), "[−3]: Target player draws a card.", "", walker],
    [
      b.loyalty("-X", b.damage(b.x, b.toObject(b.target(b.creature)))),
      "[−X]: Test Walker deals X damage to target creature.",
      "",
      walker,
    ],
    [
      b.activated([b.tapThis], b.may(you, b.pay([b.addLoyalty(1), b.removeLoyalty(2)]))),
      "{T}: You may put 1 loyalty counter on Test Walker and remove 2 loyalty counters from it.",
      "",
      walker,
    ],
  ],
  "costs of spells": [
    [
      b.optionalCost("kicker", b.mana("{8}{R}")),
      "As an additional cost to cast this spell, you may pay {8}{R}.",
      "",
      spell,
    ],
    [
      b.additionalCost(b.discardCards(b.x, undefined, { random: true })),
      "As an additional cost to cast this spell, discard X cards at random.",
      "",
      spell,
    ],
    [
      b.labelled(
        "strive",
        b.spellsCost(b.thisObject, { more: "{2}{R}" }, { times: b.moreTargets }),
      ),
      "Strive — This spell costs {2}{R} more to cast for each target beyond the first.",
      "",
      spell,
    ],
    [
      b.spellsCost(
        b.all(b.spell, b.any(b.instant, b.sorcery), b.controlledBy(you)),
        { less: "{1}" },
        { times: b.powerOf(b.self) },
      ),
      "Instant and sorcery spells you cast cost {X} less to cast, where X is this creature's power.",
      "",
    ],
    [
      b.spellsCost(b.all(b.spell, b.creature, b.controlledBy(you)), { less: "{2}" }, { least: 1 }),
      "Creature spells you cast cost {2} less to cast. This effect can't reduce the mana in that cost to less than one mana.",
      "",
    ],
    [
      b.spellsCost(
        b.all(b.spell, b.creature, b.controlledBy(you)),
        { less: "{B}{R}" },
        { onlyColored: true },
      ),
      "Creature spells you cast cost {B}{R} less to cast. This effect reduces only the amount of colored mana you pay.",
      "あなたがクリーチャー・呪文を唱えるためのコストは{B}{R}少なくなる。この効果は、あなたが支払う色マナの点数のみを減らす。",
    ],
    [
      b.castingWay("flashback", { cost: [b.mana("{1}{U}")], from: "graveyard", exiles: true }),
      "You may cast this card from your graveyard by paying {1}{U} rather than paying its mana cost. If that spell would leave the stack, exile it instead of putting it anywhere else.",
      "",
      spell,
    ],
    [
      b.castingWay("flashback", {
        cost: [b.mana("{1}{U}")],
        from: "graveyard",
        resulting: b.any(b.instant, b.sorcery),
        exiles: true,
      }),
      "You may cast this card from your graveyard by paying {1}{U} rather than paying its mana cost. Do this only if the resulting spell is an instant or sorcery spell. If that spell would leave the stack, exile it instead of putting it anywhere else.",
      "",
      spell,
    ],
    [
      b.castingWay("retrace", { more: [b.discardCards(1, b.land)], from: "graveyard" }),
      "You may cast this card from your graveyard by discarding a land card in addition to paying its other costs.",
      "",
      spell,
    ],
    [
      b.castingWay("bestow", { cost: [b.mana("{3}{B}")], designation: "bestowed" }),
      "You may cast this spell by paying {3}{B} rather than paying its mana cost. If you do, it's bestowed.",
      "",
    ],
  ],
  "keywords with values": [
    [b.keyword("ward", { cost: [b.mana("{1}")] }), "Ward {1}", ""],
    [b.keyword("ward", { cost: [b.payLife(3)] }), "Ward—Pay 3 life.", ""],
    [b.keyword("hideaway", { amount: { is: "number", value: 4 } }), "Hideaway 4", "", land],
    [b.keyword("champion", { quality: b.ofSubtype("Elemental") }), "Champion an Elemental", ""],
    [b.keyword("landwalk", { quality: b.ofSubtype("Swamp") }), "Swampwalk", ""],
    [
      b.staticAbility(b.attached, [b.gains(b.keyword("protection", { quality: b.ofChosenColor }))]),
      "Enchanted permanent has protection from the chosen color.",
      "",
      relic,
    ],
  ],
};

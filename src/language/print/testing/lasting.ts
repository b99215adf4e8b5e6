/** What effects that last and the changes they make read as, in the templates of today's cards. */
import * as b from "../../build.ts";
import { aura, emblem, hero, land, relic, spell, type Tables, walker } from "./fixtures.ts";

const { you } = b;
const yours = b.all(b.creature, b.controlledBy(you));

export const lastingTables: Tables = {
  "effects that last": [
    [
      b.spellAbility(
        b.exile(b.target(b.all(b.permanent, b.not(b.enchantment)))),
        b.delayed(
          b.beginningOf("end", b.anyPlayer),
          b.returnToBattlefield(b.thatTarget(), { under: b.ownerOf(b.thatTarget()) }),
        ),
      ),
      "Exile target nonenchantment permanent. Return that card to the battlefield under its owner's control at the beginning of the next end step.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.delayed(b.beginningOf("upkeep"), b.draw(1))),
      "At the beginning of your next upkeep, draw a card.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.delayed(b.dies(b.creature), b.draw(1), { until: b.endOfTurn })),
      "Whenever a creature dies this turn, draw a card.",
      "",
      spell,
    ],
    [
      b.triggered(
        b.attacks(b.thisObject),
        b.may(you, b.sacrificeChosen(1, b.artifact), {
          ifDone: b.reflexive(b.damage(2, b.toObject(b.target(b.creature)))),
        }),
      ),
      "Whenever this creature attacks, you may sacrifice an artifact. When you do, this creature deals 2 damage to target creature.",
      "",
    ],
    [
      b.spellAbility(
        b.establish(
          b.staticAbility(b.every(b.all(b.spell, b.creature, b.controlledBy(you))), [
            b.cantBeCountered,
          ]),
          b.endOfTurn,
          { uses: 1 },
        ),
        b.draw(1),
      ),
      "The next creature spell you cast this turn can't be countered. Draw a card.",
      "",
      spell,
    ],
    [
      b.loyalty(
        1,
        b.inOrder(
          b.applyToPlayers(you, [b.castAsThoughFlash(b.all(b.spell, b.creature))], b.yourNextTurn),
          b.establish(b.replacement(b.enters(yours), b.enterWith("+1/+1")), b.yourNextTurn),
        ),
      ),
      "[+1]: Until your next turn, you may cast creature spells as though they had flash, and each creature you control enters with an additional +1/+1 counter on it.",
      "",
      walker,
    ],
    [
      b.spellAbility(
        b.tap(b.target(b.creature)),
        b.apply(b.thatTarget(), [b.doesntUntap], b.nextUntapStep),
      ),
      "Tap target creature. It doesn't untap during its controller's next untap step.",
      "",
      spell,
    ],
    [
      b.activated(
        [b.tapThis],
        b.apply(b.target(b.creature), [b.gainControl()], b.asLongAs(b.youControl(b.thisObject))),
      ),
      "{T}: Gain control of target creature for as long as you control this artifact.",
      "",
      relic,
    ],
    [
      b.spellAbility(
        b.untilEndOfTurn(b.target(b.creature, { amount: b.anyNumber }), b.gainControl()),
        b.untap(b.thatTarget()),
        b.untilEndOfTurn(b.thatTarget(), b.gains(b.keyword("haste"))),
      ),
      "Gain control of any number of target creatures until end of turn. Untap them. They gain haste until end of turn.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.phaseOut(b.target(b.creature)), b.attach(b.self, b.target(b.land))),
      "Target creature phases out. Attach this Aura to target land.",
      "",
      aura,
    ],
  ],
  "changed text": [
    [
      b.spellAbility(
        b.apply(
          b.target(b.any(b.spell, b.permanent)),
          [b.changesWords(["creatureType"], { except: ["Wall"] })],
          b.forever,
        ),
      ),
      "Change the text of target spell or permanent by replacing all instances of one creature type with another. The new creature type can't be Wall.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.untilEndOfTurn(b.target(b.permanent), b.changesWords(["color", "basicLandType"])),
      ),
      "Change the text of target permanent by replacing all instances of one color word with another or one basic land type with another until end of turn.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.apply(
          b.target(b.permanent),
          [{ is: "changeWords", words: { is: "colorWord", from: "red", to: "blue" } }],
          b.forever,
        ),
      ),
      "Change the text of target permanent by replacing all instances of red with blue.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.apply(
          b.target(b.permanent),
          [{ is: "changeWords", words: { is: "typeWord", from: "Goblin", to: "Elf" } }],
          b.forever,
        ),
      ),
      "Change the text of target permanent by replacing all instances of Goblin with Elf.",
      "",
      spell,
    ],
  ],
  "types and colors": [
    [
      b.staticAbility(b.every(b.all(b.other, b.enchantment)), [
        b.addTypes({ types: ["creature"] }),
        b.setPT(b.manaValueOf(b.theOne), b.manaValueOf(b.theOne)),
      ]),
      "Each other enchantment is a creature in addition to its other types and has base power and base toughness each equal to its mana value.",
      "",
      emblem,
    ],
    [
      b.staticAbility(b.attached, [
        b.setSubtypes("creature", "Treefolk"),
        b.setPT(0, 4),
        b.losesAllAbilities,
      ]),
      "Enchanted creature is a Treefolk with base power and toughness 0/4 and loses all abilities.",
      "",
      aura,
    ],
    [
      b.staticAbility(b.every(b.all(b.land, b.not(b.basic))), [b.setSubtypes("land", "Mountain")]),
      "Nonbasic lands are Mountains.",
      "",
      emblem,
    ],
    [
      b.loyalty(
        0,
        b.untilEndOfTurn(
          b.self,
          b.setTypes(["creature"], ["Werewolf"]),
          b.setPT(5, 5),
          b.gains(b.keyword("trample")),
          b.gains(b.keyword("indestructible")),
          b.gains(b.keyword("haste")),
        ),
      ),
      "[0]: Until end of turn, Test Walker becomes a 5/5 Werewolf creature with trample, indestructible, and haste.",
      "",
      walker,
    ],
    [
      b.triggered(
        b.enters(yours),
        b.apply(b.it("creature"), [b.becomes("black"), b.addTypes({ subtypes: ["Nightmare"] })]),
      ),
      "Whenever a creature you control enters, that creature becomes black and becomes a Nightmare in addition to its other creature types.",
      "",
    ],
    [
      b.staticAbility(b.self, [b.loseTypes("creature")], {
        whilst: b.negate(b.atLeast(7, b.devotionTo("white", "black"))),
      }),
      "As long as your devotion to white and black is less than seven, Ann isn't a creature.",
      "",
      hero,
    ],
    [
      b.activated(
        [b.mana("{X}")],
        b.untilEndOfTurn(b.every(yours), b.setPT(b.x, b.x), b.allCreatureTypes),
      ),
      "{X}: Until end of turn, creatures you control have base power and toughness X/X and gain all creature types.",
      "",
    ],
    [
      b.spellAbility(
        b.untilEndOfTurn(b.target(b.creature), b.gets(3, -3), b.loseSubtypes("creature")),
      ),
      "Target creature gets +3/-3 and loses all creature types until end of turn.",
      "",
      spell,
    ],
    [
      b.triggered(
        b.enters(b.thisObject),
        b.untilEndOfTurn(b.self, b.setPT(4, 4), b.gains(b.keyword("flying"))),
      ),
      "When this creature enters, it has base power and toughness 4/4 until end of turn and gains flying until end of turn.",
      "",
    ],
    [
      b.activated(
        [b.mana("{U}")],
        b.untilEndOfTurn(b.self, b.setPT(3, 3), b.cantBeBlockedBy(b.creature)),
      ),
      "{U}: This creature has base power and toughness 3/3 until end of turn and can't be blocked this turn.",
      "",
    ],
    [
      b.staticAbility(b.every(b.any(b.thisObject, b.among(b.attached))), [b.gets(b.x, b.x)]),
      "This creature and enchanted creature each get +X/+X.",
      "",
    ],
    [
      b.labelled(
        "chroma",
        b.staticAbility(b.every(yours), [
          b.gets(b.manaSymbols("white", b.theOne), b.manaSymbols("white", b.theOne)),
        ]),
      ),
      "Chroma — Each creature you control gets +1/+1 for each white mana symbol in its mana cost.",
      "",
    ],
    [
      b.spellAbility(
        b.discard(b.anyNumber, you, { random: true, name: "gone" }),
        b.untilEndOfTurn(b.every(yours), b.gets(b.howMany(b.named("gone")), 0)),
      ),
      "Discard any number of cards at random. Creatures you control get +1/+0 until end of turn for each card discarded this way.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.untilEndOfTurn(b.target(b.creature), b.losesAllAbilities, b.setPT(0, 1))),
      "Until end of turn, target creature loses all abilities and has base power and toughness 0/1.",
      "",
      spell,
    ],
    [
      b.staticAbility(b.every(b.inZone("graveyard")), [b.losesAllAbilities]),
      "Cards in graveyards lose all abilities.",
      "",
    ],
    [
      b.spellAbility(
        b.untilEndOfTurn(
          b.target(b.creature),
          b.becomesColors(["white", "blue"]),
          b.loses("flying"),
        ),
      ),
      "Target creature becomes white and blue and loses flying until end of turn.",
      "",
      spell,
    ],
    [
      b.staticAbility(b.every(yours), [b.becomes(b.chosenColor, { also: true })]),
      "Creatures you control are the chosen color in addition to their other colors.",
      "",
    ],
    [
      b.staticAbility(b.self, [b.addTypes({ supertypes: ["legendary"], subtypes: ["Forest"] })]),
      "This land is a legendary Forest in addition to its other land types.",
      "",
      land,
    ],
    [b.staticAbility(b.attached, [b.gainControl()]), "You control enchanted creature.", "", aura],
  ],
  "rules about objects": [
    [
      b.staticAbility(b.self, [b.hasHaste]),
      "This creature can attack and {T} as soon as it comes under its controller's control.",
      "",
    ],
    [b.staticAbility(b.self, [b.hasVigilance]), "This creature doesn't tap as it attacks.", ""],
    [
      b.staticAbility(b.self, [b.strikesFirst]),
      "This creature deals combat damage before creatures without first strike.",
      "",
    ],
    [
      b.staticAbility(b.self, [b.strikesTwice]),
      "This creature deals both first-strike and regular combat damage.",
      "",
    ],
    [
      b.staticAbility(b.self, [b.hasDeathtouch]),
      "Any amount of damage this creature deals to a creature is enough to destroy it.",
      "",
    ],
    [
      b.staticAbility(b.every(yours), [b.hasLifelink]),
      "Damage dealt by creatures you control also causes their controller to gain that much life.",
      "",
    ],
    [
      b.staticAbility(b.every(yours), [b.hasWither]),
      "Creatures you control deal damage to creatures in the form of -1/-1 counters.",
      "",
    ],
    [
      b.staticAbility(b.self, [b.isIndestructible, b.cantBeRegenerated]),
      "This creature can't be destroyed and can't be regenerated.",
      "",
    ],
    [b.staticAbility(b.self, [b.isDaybound]), "This creature transforms as it becomes night.", ""],
    [b.staticAbility(b.self, [b.isNightbound]), "This creature transforms as it becomes day.", ""],
    [
      b.staticAbility(b.self, [b.equips(b.creature)]),
      "This artifact can be attached only to creatures.",
      "",
      relic,
    ],
    [
      b.staticAbility(b.every(b.creature), [b.cantActivate({ unlessMana: true })]),
      "Activated abilities of creatures can't be activated unless they're mana abilities.",
      "クリーチャーのマナ能力でない起動型能力は起動できない。",
    ],
    [
      b.staticAbility(b.attached, [b.cantAttack, b.cantBlock, b.cantActivate()]),
      "Enchanted creature can't attack or block, and its activated abilities can't be activated.",
      "エンチャントしているクリーチャーは攻撃したりブロックしたりできない。それの起動型能力は起動できない。",
      aura,
    ],
    [
      b.spellAbility(b.untilEndOfTurn(b.target(b.creature), b.cantActivate())),
      "Target creature's activated abilities can't be activated this turn.",
      "クリーチャー1体を対象とする。このターン、それの起動型能力は起動できない。",
    ],
    [
      b.staticAbility(b.self, [b.doesntUntap]),
      "This creature doesn't untap during its controller's untap step.",
      "",
    ],
    [
      b.staticAbility(b.every(b.creature), [b.doesntUntap]),
      "Creatures don't untap during their controllers' untap steps.",
      "",
    ],
  ],
  "power and toughness": [
    [
      b.defining(
        b.setPT(
          b.count(b.all(b.ofSubtype("Swamp"), b.controlledBy(you))),
          b.count(b.all(b.ofSubtype("Swamp"), b.controlledBy(you))),
        ),
      ),
      "This creature's power and toughness are each equal to the number of Swamps you control.",
      "",
    ],
    [
      b.spellAbility(
        b.untilEndOfTurn(b.target(b.creature), b.gets(b.negative(b.x), b.negative(b.x))),
      ),
      "Target creature gets -X/-X until end of turn.",
      "",
      spell,
    ],
    [
      b.activated(
        [b.mana("{2}{G}{G}")],
        b.untilEndOfTurn(b.self, b.gets(b.powerOf(b.self), b.powerOf(b.self))),
      ),
      "{2}{G}{G}: This creature gets +X/+X until end of turn, where X is its power.",
      "",
    ],
    [
      b.labelled(
        "chroma",
        b.triggered(
          b.enters(b.thisObject),
          b.untilEndOfTurn(
            b.self,
            b.gets(b.manaSymbols("red", b.every(b.all(b.permanent, b.controlledBy(you)))), 0),
          ),
        ),
      ),
      "Chroma — When this creature enters, it gets +X/+0 until end of turn, where X is the number of red mana symbols in the mana costs of permanents you control.",
      "",
    ],
    [
      b.spellAbility(
        b.untilEndOfTurn(
          b.target(b.creature, { amount: b.anyNumber }),
          b.gets(1, 1),
          b.gains(b.keyword("indestructible")),
        ),
      ),
      "Any number of target creatures each get +1/+1 and gain indestructible until end of turn.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.untilEndOfTurn(
          b.target(yours),
          b.gains(b.keyword("protection", { quality: b.ofColorOfChoice })),
        ),
      ),
      "Target creature you control gains protection from the color of your choice until end of turn.",
      "あなたがコントロールしているクリーチャー1体を対象とする。ターン終了時まで、それはプロテクション（あなたが選んだ色1色）を得る。",
      spell,
    ],
    [
      b.spellAbility(
        b.untilEndOfTurn(
          b.target(b.creature, { amount: b.anyNumber }),
          b.gains(b.activated([b.tapThis], b.fights(b.self, b.target(b.all(b.creature, b.other))))),
        ),
      ),
      'Until end of turn, any number of target creatures each gain "{T}: This creature fights another target creature."',
      "",
      spell,
    ],
  ],
};

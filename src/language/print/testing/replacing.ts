/** What replacement effects and how things enter read as, in the templates of today's cards. */
import * as b from "../../build.ts";
import { aura, emblem, hero, land, spell, type Tables } from "./fixtures.ts";

const { you } = b;

export const replacingTables: Tables = {
  "how things enter": [
    [b.entersTapped, "This land enters tapped.", "", land],
    [
      b.replacement(b.enters(b.thisObject), b.enterTapped, {
        whilst: b.negate(b.youControl(b.ofSubtype("Swamp"))),
      }),
      "This land enters tapped unless you control a Swamp.",
      "",
      land,
    ],
    [
      b.replacement(b.enters(b.all(b.creature, b.controlledBy(b.eachOpponent))), b.enterTapped),
      "Creatures your opponents control enter tapped.",
      "",
    ],
    [b.entersWith("-1/-1", 4), "This creature enters with four -1/-1 counters on it.", ""],
    [
      b.entersWith("+1/+1", b.count(b.all(b.creature, b.controlledBy(you)))),
      "This creature enters with a +1/+1 counter on it for each creature you control.",
      "",
    ],
    [
      b.replacement(
        b.enters(b.all(b.creature, b.other, b.controlledBy(you))),
        b.enterWith("+1/+1"),
      ),
      "Each other creature you control enters with an additional +1/+1 counter on it.",
      "",
    ],
    [b.asThisEnters(b.chooseColor()), "As this Aura enters, choose a color.", "", aura],
    [
      b.asThisEnters(b.may(you, b.pay([b.payLife(2)]), { otherwise: b.tap(b.self) })),
      "As this land enters, you may pay 2 life. If you don't, it enters tapped.",
      "",
      land,
    ],
    [
      b.replacement(b.enters(b.thisObject), b.asEnters(b.becomeDay), {
        whilst: b.both(b.negate(b.itIsDay), b.negate(b.itIsNight)),
      }),
      "If it's neither day nor night, it becomes day as Ann enters.",
      "",
      hero,
    ],
  ],
  instead: [
    [
      b.spellAbility(b.establish(b.replacement(b.draws(b.targetPlayer()), b.doInstead(b.draw(1))))),
      "If target player would draw a card this turn, draw a card instead.",
      "",
      spell,
    ],
    [
      b.replacement(
        b.isCountered(b.spell, b.all(b.any(b.spell, b.stackedAbility), b.controlledBy(you))),
        b.doInstead(b.inOrder(b.exile(b.it("spell")), b.may(you, b.play(you, b.it("card"))))),
      ),
      "If a spell or ability you control would counter a spell, instead exile that spell. You may play it without paying its mana cost.",
      "",
    ],
    [
      b.replacement(b.isDestroyed(b.thisObject), b.regenerateIt),
      "If this creature would be destroyed, regenerate it.",
      "",
    ],
    [
      b.replacement(b.draws(you), b.changeAmount({ to: 2 })),
      "If you would draw a card, you draw two cards instead.",
      "",
      emblem,
    ],
    [
      b.replacement(b.gainsLife(you), b.changeAmount({ plus: 1 })),
      "If you would gain life, you gain that much life plus 1 instead.",
      "",
      emblem,
    ],
  ],
  damage: [
    [
      b.replacement(
        b.isDealtDamage({ object: b.all(b.creature, b.other, b.controlledBy(you)) }),
        b.prevents({ so: b.putCounters(b.it("creature"), "+1/+1", b.thatMuch) }),
      ),
      "If damage would be dealt to another creature you control, prevent that damage. Put a +1/+1 counter on that creature for each 1 damage prevented this way.",
      "",
    ],
    [
      b.replacement(
        b.isDealtDamage({ player: you }, { noncombat: true }),
        b.prevents({ so: b.gainLife(b.thatMuch) }),
      ),
      "If noncombat damage would be dealt to you, prevent that damage. You gain life equal to the damage prevented this way.",
      "",
    ],
    [
      b.replacement(
        b.dealsDamage(b.all(b.spell, b.controlledBy(you)), { player: b.anOpponent }),
        b.prevents(),
      ),
      "If a spell you control would deal damage to an opponent, prevent that damage.",
      "",
    ],
    [
      b.replacement(b.isDealtDamage({ object: b.thisObject }), b.prevents({ amount: 1 })),
      "If damage would be dealt to this creature, prevent 1 of that damage.",
      "",
    ],
    [
      b.replacement(
        b.dealsDamage(b.all(b.ofColor("red"), b.controlledBy(you)), {
          object: b.permanent,
          player: b.anyPlayer,
        }),
        b.changeAmount({ times: 2 }),
      ),
      "If a red source you control would deal damage to a permanent or a player, it deals twice that much damage to that permanent or that player instead.",
      "",
    ],
    [
      b.spellAbility(
        b.establish(
          b.replacement(
            b.dealsDamage(b.creature, { player: you }),
            b.redirectTo(b.toObject(b.target(b.creature))),
          ),
          b.endOfTurn,
          { uses: 1 },
        ),
      ),
      "The next time a creature would deal damage to you this turn, that damage is dealt to target creature instead.",
      "",
      spell,
    ],
  ],
};

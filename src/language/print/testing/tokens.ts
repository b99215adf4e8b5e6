/** What tokens, counters and copies read as, in the templates of today's cards. */
import * as b from "../../build.ts";
import { emblem, spell, type Tables } from "./fixtures.ts";

const { you } = b;
const soldier = b.token({
  colors: ["white"],
  types: ["creature"],
  subtypes: ["Soldier"],
  pt: "1/1",
});
const lands = b.count(b.all(b.card, b.land, b.inZone("graveyard", you)));

export const tokenTables: Tables = {
  tokens: [
    [
      b.spellAbility(
        b.create(
          1,
          b.token({
            colors: ["white"],
            types: ["enchantment", "creature"],
            subtypes: ["Cleric"],
            pt: "2/1",
          }),
        ),
      ),
      "Create a 2/1 white Cleric enchantment creature token.",
      "白の2/1のクレリック・クリーチャー・エンチャント・トークン1体を生成する。",
      spell,
    ],
    [
      b.spellAbility(b.create(2, soldier)),
      "Create two 1/1 white Soldier creature tokens.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.create(
          lands,
          b.token({
            colors: ["black", "green"],
            types: ["creature"],
            subtypes: ["Worm"],
            pt: "1/1",
          }),
        ),
      ),
      "Create a 1/1 black and green Worm creature token for each land card in your graveyard.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.create(
          1,
          b.token({
            types: ["creature"],
            subtypes: ["Shapeshifter"],
            pt: "1/1",
            abilities: [b.keyword("changeling")],
          }),
          { who: b.controllerOf(b.target(b.creature)) },
        ),
      ),
      "Target creature's controller creates a 1/1 colorless Shapeshifter creature token with changeling.",
      "",
      spell,
    ],
    [
      b.triggered(b.attacks(b.thisObject), b.create(1, soldier, { tapped: true, attacking: true })),
      "Whenever this creature attacks, create a 1/1 white Soldier creature token that's tapped and attacking.",
      "",
    ],
    [
      b.spellAbility(b.create(2, soldier, { tapped: true })),
      "Create two tapped 1/1 white Soldier creature tokens.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.create(
          1,
          b.token({
            name: "Test Hero",
            colors: ["white"],
            supertypes: ["legendary"],
            types: ["creature"],
            subtypes: ["Avatar"],
            pt: [b.x, b.x],
            abilities: [b.keyword("flying"), b.triggered(b.dies(b.thisObject), b.draw(1))],
          }),
        ),
      ),
      'Create Test Hero, a legendary X/X white Avatar creature token with flying and "When this token dies, draw a card."',
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.create(
          1,
          b.token({
            colors: ["white"],
            types: ["creature"],
            subtypes: ["Avatar"],
            abilities: [b.defining(b.setPT(b.lifeOf(you), b.lifeOf(you)))],
          }),
        ),
      ),
      'Create a white Avatar creature token with "This token\'s power and toughness are each equal to your life total."',
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.create(1, b.copyToken(b.target(b.creature), b.addTypes({ types: ["artifact"] })), {
          name: "copy",
        }),
        b.untilEndOfTurn(b.named("copy"), b.gains(b.keyword("haste"))),
      ),
      "Create a token that's a copy of target creature, except it's an artifact in addition to its other types. That token gains haste until end of turn.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.create(b.powerOf(b.target(b.creature)), soldier)),
      "Create a number of 1/1 white Soldier creature tokens equal to target creature's power.",
      "",
      spell,
    ],
  ],
  counters: [
    [
      b.triggered(
        b.beginningOf("upkeep"),
        b.inOrder(b.putCounters(b.self, "shred"), b.mill(b.countersOn("shred", b.self))),
      ),
      "At the beginning of your upkeep, put a shred counter on this creature. Then mill a card for each shred counter on this creature.",
      "",
    ],
    [
      b.spellAbility(b.putCounters(b.every(b.all(b.creature, b.controlledBy(you))), "+1/+1")),
      "Put a +1/+1 counter on each creature you control.",
      "",
      spell,
    ],
    [
      b.triggered(
        b.dies(b.thisObject),
        b.putCounters(b.target(b.creature, { amount: 3, upTo: true }), "-1/-1", 3, {
          divided: true,
        }),
      ),
      "When this creature dies, distribute three -1/-1 counters among one, two, or three target creatures.",
      "",
    ],
    [
      b.triggered(
        b.casts(you, b.all(b.spell, b.ofColor("white"))),
        b.removeCounters(b.self, "-1/-1", 1),
      ),
      "Whenever you cast a white spell, remove a -1/-1 counter from this creature.",
      "",
    ],
    [
      b.spellAbility(b.removeCounters(b.target(b.permanent))),
      "Remove all counters from target permanent.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.moveCounters("+1/+1", b.target(b.creature), b.target(b.all(b.creature, b.other))),
      ),
      "Move any number of +1/+1 counters from target creature onto another target creature.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.putCounters(b.target(b.creature), "+1/+1", b.powerOf(b.thatTarget()))),
      "Put a number of +1/+1 counters on target creature equal to its power.",
      "",
      spell,
    ],
    [b.activated([b.mana("{X}{X}{G}")], b.monstrosity(b.x)), "{X}{X}{G}: Monstrosity X.", ""],
    [
      b.activated([b.mana("{G}")], b.becomeMonstrous()),
      "{G}: This creature becomes monstrous.",
      "",
    ],
  ],
  copies: [
    [
      b.spellAbility(b.copySpell(b.target(b.spell), { newTargets: true })),
      "Copy target spell. You may choose new targets for the copy.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.copySpell(b.target(b.spell), { amount: 2, newTargets: true })),
      "Copy target spell twice. You may choose new targets for the copies.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.copyForEachTarget(
          b.target(b.all(b.spell, b.any(b.instant, b.sorcery), b.withSingleTarget)),
        ),
      ),
      "Choose target instant or sorcery spell that targets only a single permanent or player. Copy that spell for each other permanent or player the spell could target. Each copy targets a different one of those permanents and players.",
      "",
      spell,
    ],
    [
      b.activated(
        [b.mana("{U}")],
        b.becomeCopy(b.self, b.target(b.creature), {
          until: b.endOfTurn,
          except: [b.gains(b.keyword("flying"))],
        }),
      ),
      "{U}: This creature becomes a copy of target creature until end of turn, except it has flying.",
      "",
    ],
    [
      b.replacement(b.enters(b.thisObject), b.enterAsCopy(b.creature), { optional: true }),
      "You may have this creature enter as a copy of any creature on the battlefield.",
      "",
    ],
    [
      b.replacement(
        b.enters(b.thisObject),
        b.enterAsCopy(b.enchantment, b.addTypes({ supertypes: ["snow"] })),
      ),
      "This enchantment enters as a copy of any enchantment on the battlefield, except it's snow in addition to its other types.",
      "",
      emblem,
    ],
  ],
};

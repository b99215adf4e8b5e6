/** The Incarnations of Lorwyn (2007). */
import {
  all,
  anOpponent,
  any,
  cantBeBlockedByFewer,
  controlledBy,
  create,
  creature,
  dealsDamage,
  defineCard,
  destroy,
  doInstead,
  exile,
  gainLife,
  inOrder,
  isCountered,
  isDealtDamage,
  it,
  itsOther,
  keyword,
  may,
  named,
  other,
  play,
  prevents,
  putCounters,
  putIntoGraveyardFrom,
  replacement,
  self,
  shuffleInto,
  spell,
  stackedAbility,
  staticAbility,
  thatMuch,
  thisObject,
  token,
  triggered,
  you,
} from "../language/build.ts";

/** "When … is put into a graveyard from anywhere, shuffle it into its owner's library." */
const shuffledAway = triggered(putIntoGraveyardFrom(thisObject), shuffleInto(it()), {
  zone: "graveyard",
});

export const vigor = defineCard(["Vigor", "活力", "かつりょく"], {
  cost: "{3}{G}{G}{G}",
  type: "Creature — Elemental Incarnation",
  pt: "6/6",
  text: [
    keyword("trample"),
    replacement(
      isDealtDamage({ object: all(creature, other, controlledBy(you)) }),
      prevents({ so: putCounters(itsOther("creature"), "+1/+1", thatMuch) }),
    ),
    shuffledAway,
  ],
});

export const dread = defineCard(["Dread", "戦慄", "せんりつ"], {
  cost: "{3}{B}{B}{B}",
  type: "Creature — Elemental Incarnation",
  pt: "6/6",
  text: [
    keyword("fear"),
    triggered(dealsDamage(creature, { player: you }), destroy(it())),
    shuffledAway,
  ],
});

export const guile = defineCard(["Guile", "狡猾", "こうかつ"], {
  cost: "{3}{U}{U}{U}",
  type: "Creature — Elemental Incarnation",
  pt: "6/6",
  text: [
    staticAbility(self, [cantBeBlockedByFewer(3)]),
    replacement(
      isCountered(spell, all(any(spell, stackedAbility), controlledBy(you))),
      doInstead(
        inOrder(exile(it("spell"), { name: "exiled" }), may(you, play(you, named("exiled")))),
      ),
    ),
    shuffledAway,
  ],
});

export const hostility = defineCard(["Hostility", "敵意", "てきい"], {
  cost: "{3}{R}{R}{R}",
  type: "Creature — Elemental Incarnation",
  pt: "6/6",
  text: [
    keyword("haste"),
    replacement(
      dealsDamage(all(spell, controlledBy(you)), { player: anOpponent }),
      prevents({
        so: create(
          thatMuch,
          token({
            colors: ["red"],
            types: ["creature"],
            subtypes: ["Elemental", "Shaman"],
            pt: "3/1",
            abilities: [keyword("haste")],
          }),
        ),
      }),
    ),
    shuffledAway,
  ],
});

export const purity = defineCard(["Purity", "清純", "せいじゅん"], {
  cost: "{3}{W}{W}{W}",
  type: "Creature — Elemental Incarnation",
  pt: "6/6",
  text: [
    keyword("flying"),
    replacement(
      isDealtDamage({ player: you }, { noncombat: true }),
      prevents({ so: gainLife(thatMuch) }),
    ),
    shuffledAway,
  ],
});

/** Heroes and monsters of the Theros block (2013–2014): heroic and monstrosity, and a Minotaur. */
import {
  activated,
  all,
  anyNumber,
  becomesMonstrous,
  canBlockMore,
  cantBlock,
  casts,
  controlledBy,
  create,
  creature,
  damage,
  defineCard,
  eachOpponent,
  eachPlayer,
  endOfTurn,
  every,
  fits,
  forEach,
  gains,
  hasDesignation,
  inOrder,
  keyword,
  labelled,
  land,
  mana,
  monstrosity,
  not,
  ofSubtype,
  powerOf,
  preventDamage,
  putCounters,
  sacrificeChosen,
  scry,
  self,
  spell,
  spellsCost,
  staticAbility,
  target,
  thatTarget,
  thatTargets,
  theOne,
  thisObject,
  token,
  toObject,
  triggered,
  untilEndOfTurn,
  withKeyword,
  x,
  you,
} from "../language/build.ts";
import type { Ability, Effect } from "../language/schema.ts";

// Heroic -------------------------------------------------------------------------------------

/** "Heroic — Whenever you cast a spell that targets this creature, …" */
const heroic = (effect: Effect): Ability =>
  labelled("heroic", triggered(casts(you, all(spell, thatTargets(thisObject))), effect));

export const favoredHoplite = defineCard(
  ["Favored Hoplite", "恩寵の重装歩兵", "おんちょうのじゅうそうほへい"],
  {
    cost: "{W}",
    type: "Creature — Human Soldier",
    pt: "1/2",
    text: [
      heroic(
        inOrder(
          putCounters(self, "+1/+1"),
          preventDamage({ to: toObject(self), until: endOfTurn }),
        ),
      ),
    ],
  },
);

export const akroanCrusader = defineCard(
  ["Akroan Crusader", "アクロスの十字軍", "あくろすのじゅうじぐん"],
  {
    cost: "{R}",
    type: "Creature — Human Soldier",
    pt: "1/1",
    text: [
      heroic(
        create(
          1,
          token({
            colors: ["red"],
            types: ["creature"],
            subtypes: ["Soldier"],
            pt: "1/1",
            abilities: [keyword("haste")],
          }),
        ),
      ),
    ],
  },
);

export const fabledHero = defineCard(["Fabled Hero", "威名の英雄", "いめいのえいゆう"], {
  cost: "{1}{W}{W}",
  type: "Creature — Human Soldier",
  pt: "2/2",
  text: [keyword("doubleStrike"), heroic(putCounters(self, "+1/+1"))],
});

export const wingsteedRider = defineCard(["Wingsteed Rider", "天馬の乗り手", "てんまののりて"], {
  cost: "{1}{W}{W}",
  type: "Creature — Human Knight",
  pt: "2/2",
  text: [keyword("flying"), heroic(putCounters(self, "+1/+1"))],
});

export const battlewiseHoplite = defineCard(
  ["Battlewise Hoplite", "戦識の重装歩兵", "せんしきのじゅうそうほへい"],
  {
    cost: "{W}{U}",
    type: "Creature — Human Soldier",
    pt: "2/2",
    text: [heroic(inOrder(putCounters(self, "+1/+1"), scry(1)))],
  },
);

// Monstrosity --------------------------------------------------------------------------------

export const polukranosWorldEater = defineCard(
  ["Polukranos, World Eater", "世界を喰らう者、ポルクラノス", "せかいをくらうものぽるくらのす"],
  {
    cost: "{2}{G}{G}",
    type: "Legendary Creature — Hydra",
    pt: "5/5",
    text: [
      activated([mana("{X}{X}{G}")], monstrosity(x)),
      triggered(
        becomesMonstrous(thisObject),
        inOrder(
          damage(
            x,
            toObject(
              target(all(creature, controlledBy(eachOpponent)), { amount: anyNumber, upTo: true }),
            ),
            self,
            { divided: true },
          ),
          forEach(thatTarget(), damage(powerOf(theOne), toObject(self), theOne)),
        ),
      ),
    ],
  },
);

export const hundredHandedOne = defineCard(
  ["Hundred-Handed One", "百手巨人", "ひゃくしゅきょじん"],
  {
    cost: "{2}{W}{W}",
    type: "Creature — Giant",
    pt: "3/5",
    text: [
      keyword("vigilance"),
      activated([mana("{3}{W}{W}{W}")], monstrosity(3)),
      staticAbility(self, [gains(keyword("reach")), canBlockMore(99)], {
        whilst: fits(self, hasDesignation("monstrous")),
      }),
    ],
  },
);

export const stoneshockGiant = defineCard(
  ["Stoneshock Giant", "石殴りの巨人", "いしなぐりのきょじん"],
  {
    cost: "{3}{R}{R}",
    type: "Creature — Giant",
    pt: "5/4",
    text: [
      activated([mana("{6}{R}{R}")], monstrosity(3)),
      triggered(
        becomesMonstrous(thisObject),
        untilEndOfTurn(
          every(all(creature, not(withKeyword("flying")), controlledBy(eachOpponent))),
          cantBlock,
        ),
      ),
    ],
  },
);

export const emberSwallower = defineCard(["Ember Swallower", "燃えさし呑み", "もえさしのみ"], {
  cost: "{2}{R}{R}",
  type: "Creature — Elemental",
  pt: "4/5",
  text: [
    activated([mana("{5}{R}{R}")], monstrosity(3)),
    triggered(becomesMonstrous(thisObject), sacrificeChosen(3, land, eachPlayer)),
  ],
});

export const nessianAsp = defineCard(["Nessian Asp", "ネシアンのアスプ", "ねしあんのあすぷ"], {
  cost: "{4}{G}",
  type: "Creature — Snake",
  pt: "4/5",
  text: [keyword("reach"), activated([mana("{6}{G}")], monstrosity(4))],
});

export const fleecemaneLion = defineCard(
  ["Fleecemane Lion", "羊毛鬣のライオン", "ようもうたてがみのらいおん"],
  {
    cost: "{G}{W}",
    type: "Creature — Cat",
    pt: "3/3",
    text: [
      activated([mana("{3}{G}{W}")], monstrosity(1)),
      staticAbility(self, [gains(keyword("hexproof")), gains(keyword("indestructible"))], {
        whilst: fits(self, hasDesignation("monstrous")),
      }),
    ],
  },
);

export const ragemonger = defineCard(["Ragemonger", "憤怒売り", "ふんぬうり"], {
  cost: "{1}{B}{R}",
  type: "Creature — Minotaur Shaman",
  pt: "2/3",
  text: [
    spellsCost(
      all(spell, ofSubtype("Minotaur"), controlledBy(you)),
      { less: "{B}{R}" },
      { onlyColored: true },
    ),
  ],
});

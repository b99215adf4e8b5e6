/** Cards that explain copies best: exceptions, and copies of spells (CR 707). */
import {
  activated,
  addTypes,
  all,
  any,
  apply,
  asLongAs,
  becomeCopy,
  becomes,
  beginningOf,
  cantBeCountered,
  casts,
  changeAmount,
  controlledBy,
  copySpell,
  create,
  createsTokens,
  creature,
  damage,
  defineCard,
  enterAsCopy,
  enters,
  entersWithMore,
  every,
  fits,
  gainControl,
  gains,
  hasThisAbility,
  ifCopyFits,
  inOrder,
  instant,
  it,
  keepsColor,
  keyword,
  mana,
  manaSpent,
  may,
  named,
  not,
  ofColor,
  ofSubtype,
  onlyIf,
  other,
  permanent,
  putCounters,
  replacement,
  self,
  sorcery,
  spell,
  spellAbility,
  staticAbility,
  target,
  thatTarget,
  thisObject,
  token,
  toObject,
  triggered,
  withKeyword,
  withSingleTargetOf,
  x,
  you,
} from "../language/build.ts";

export const vesuvanDoppelganger = defineCard(
  ["Vesuvan Doppelganger", "ヴェズーヴァのドッペルゲンガー", "ゔぇずーゔぁのどっぺるげんがー"],
  {
    cost: "{3}{U}{U}",
    type: "Creature — Shapeshifter",
    pt: "0/0",
    text: [
      replacement(
        enters(thisObject),
        enterAsCopy(
          creature,
          keepsColor,
          gains(
            triggered(
              beginningOf("upkeep"),
              may(
                you,
                becomeCopy(self, target(creature), { except: [keepsColor, hasThisAbility] }),
              ),
            ),
          ),
        ),
        { optional: true },
      ),
    ],
  },
);

export const unstableShapeshifter = defineCard(
  ["Unstable Shapeshifter", "不定の多相の戦士", "ふていのたそうのせんし"],
  {
    cost: "{3}{U}",
    type: "Creature — Shapeshifter",
    pt: "0/1",
    text: [
      triggered(
        enters(all(creature, other)),
        becomeCopy(self, it("creature"), { except: [hasThisAbility] }),
      ),
    ],
  },
);

export const oliviaVoldaren = defineCard(
  ["Olivia Voldaren", "オリヴィア・ヴォルダーレン", "おりゔぃあゔぉるだーれん"],
  {
    cost: "{2}{B}{R}",
    type: "Legendary Creature — Vampire",
    pt: "3/3",
    text: [
      keyword("flying"),
      activated(
        [mana("{1}{R}")],
        inOrder(
          damage(1, toObject(target(all(creature, other)))),
          apply(thatTarget(0), [addTypes({ subtypes: ["Vampire"] })]),
          putCounters(self, "+1/+1"),
        ),
      ),
      activated(
        [mana("{3}{B}{B}")],
        apply(
          target(ofSubtype("Vampire")),
          [gainControl()],
          asLongAs(fits(self, controlledBy(you))),
        ),
      ),
    ],
  },
);

export const alteredEgo = defineCard(["Altered Ego", "もう一人の自分", "もうひとりのじぶん"], {
  cost: "{X}{2}{G}{U}",
  type: "Creature — Shapeshifter",
  pt: "0/0",
  text: [
    staticAbility(self, [cantBeCountered], { zone: "stack" }),
    replacement(enters(thisObject), enterAsCopy(creature, entersWithMore("+1/+1", x)), {
      optional: true,
    }),
  ],
});

export const moritteOfTheFrost = defineCard(
  ["Moritte of the Frost", "霜のモーリット", "しものもーりっと"],
  {
    cost: "{2}{G}{U}{U}",
    type: "Legendary Snow Creature — Shapeshifter",
    pt: "0/0",
    text: [
      keyword("changeling"),
      replacement(
        enters(thisObject),
        enterAsCopy(
          all(permanent, controlledBy(you)),
          addTypes({ supertypes: ["legendary", "snow"] }),
          ifCopyFits(creature, entersWithMore("+1/+1", 2), gains(keyword("changeling"))),
        ),
        { optional: true },
      ),
    ],
  },
);

export const fork = defineCard(["Fork", "フォーク", "ふぉーく"], {
  cost: "{R}{R}",
  type: "Instant",
  text: [
    spellAbility(
      copySpell(target(all(spell, any(instant, sorcery))), {
        except: [becomes("red")],
        newTargets: true,
      }),
    ),
  ],
});

const hastySoldier = token({
  colors: ["red"],
  types: ["creature"],
  subtypes: ["Soldier"],
  pt: "1/1",
  abilities: [keyword("haste")],
});

export const frontlineHeroism = defineCard(
  ["Frontline Heroism", "前線の英雄的行為", "ぜんせんのえいゆうてきこうい"],
  {
    cost: "{2}{R}",
    type: "Enchantment",
    text: [
      triggered(enters(thisObject), create(1, hastySoldier)),
      triggered(
        casts(you, all(spell, withSingleTargetOf(all(creature, controlledBy(you))))),
        inOrder(
          create(1, hastySoldier, { name: "soldier" }),
          copySpell(it("spell"), { targeting: named("soldier") }),
        ),
      ),
    ],
  },
);

export const anointedProcession = defineCard(
  ["Anointed Procession", "選定された行進", "せんていされたこうしん"],
  {
    cost: "{3}{W}",
    type: "Enchantment",
    text: [replacement(createsTokens(you), changeAmount({ times: 2 }))],
  },
);

export const firespout = defineCard(["Firespout", "炎渦竜巻", "えんかたつまき"], {
  cost: "{2}{R/G}",
  type: "Sorcery",
  text: [
    spellAbility(
      inOrder(
        onlyIf(
          manaSpent("red"),
          damage(3, toObject(every(all(creature, not(withKeyword("flying")))))),
        ),
        onlyIf(
          manaSpent("green"),
          damage(3, toObject(every(all(creature, withKeyword("flying"))))),
        ),
      ),
    ),
  ],
});

export const silverKnight = defineCard(["Silver Knight", "銀騎士", "ぎんきし"], {
  cost: "{W}{W}",
  type: "Creature — Human Knight",
  pt: "2/2",
  text: [keyword("firstStrike"), keyword("protection", { quality: ofColor("red"), apart: true })],
});

/** The cards with chroma in Eventide (2008). */
import {
  activated,
  all,
  anyNumber,
  anyTarget,
  card,
  choose,
  controlledBy,
  create,
  creature,
  damage,
  defineCard,
  defining,
  enters,
  every,
  gainLife,
  gets,
  inZone,
  it,
  keyword,
  labelled,
  mana,
  manaSymbols,
  mill,
  named,
  permanent,
  putOnLibrary,
  repeat,
  reveal,
  sacrificeOthers,
  setPT,
  spellAbility,
  staticAbility,
  target,
  targetOpponent,
  theOne,
  thisObject,
  times,
  token,
  toObject,
  topOfLibrary,
  triggered,
  untilEndOfTurn,
  you,
} from "../language/build.ts";

export const primalcrux = defineCard(["Primalcrux", "尊原初", "そんげんしょ"], {
  cost: "{G}{G}{G}{G}{G}{G}",
  type: "Creature — Elemental",
  pt: "*/*",
  text: [
    keyword("trample"),
    labelled(
      "chroma",
      defining(
        setPT(
          manaSymbols("green", every(all(permanent, controlledBy(you)))),
          manaSymbols("green", every(all(permanent, controlledBy(you)))),
        ),
      ),
    ),
  ],
});

export const heartlashCinder = defineCard(
  ["Heartlash Cinder", "心臓鞭の燃えがら", "しんぞうむちのもえがら"],
  {
    cost: "{1}{R}",
    type: "Creature — Elemental Warrior",
    pt: "1/1",
    text: [
      keyword("haste"),
      labelled(
        "chroma",
        triggered(
          enters(thisObject),
          untilEndOfTurn(
            it(),
            gets(manaSymbols("red", every(all(permanent, controlledBy(you)))), 0),
          ),
        ),
      ),
    ],
  },
);

export const outrageShaman = defineCard(
  ["Outrage Shaman", "憤慨のシャーマン", "ふんがいのしゃーまん"],
  {
    cost: "{3}{R}{R}",
    type: "Creature — Goblin Shaman",
    pt: "2/2",
    text: [
      labelled(
        "chroma",
        triggered(
          enters(thisObject),
          damage(
            manaSymbols("red", every(all(permanent, controlledBy(you)))),
            toObject(target(creature)),
            it(),
          ),
        ),
      ),
    ],
  },
);

export const lightFromWithin = defineCard(
  ["Light from Within", "内面からの光", "ないめんからのひかり"],
  {
    cost: "{2}{W}{W}",
    type: "Enchantment",
    text: [
      labelled(
        "chroma",
        staticAbility(every(all(creature, controlledBy(you))), [
          gets(manaSymbols("white", theOne), manaSymbols("white", theOne)),
        ]),
      ),
    ],
  },
);

export const umbraStalker = defineCard(
  ["Umbra Stalker", "陰影の忍び寄るもの", "いんえいのしのびよるもの"],
  {
    cost: "{4}{B}{B}{B}",
    type: "Creature — Elemental",
    pt: "*/*",
    text: [
      labelled(
        "chroma",
        defining(
          setPT(
            manaSymbols("black", every(all(card, inZone("graveyard", you)))),
            manaSymbols("black", every(all(card, inZone("graveyard", you)))),
          ),
        ),
      ),
    ],
  },
);

export const sanityGrinding = defineCard(
  ["Sanity Grinding", "正気の削り落し", "しょうきのけずりおとし"],
  {
    cost: "{U}{U}{U}",
    type: "Sorcery",
    text: [
      labelled(
        "chroma",
        spellAbility(
          reveal(topOfLibrary(10), { name: "revealed" }),
          repeat(manaSymbols("blue", named("revealed")), mill(1, targetOpponent)),
          putOnLibrary(named("revealed"), "bottom"),
        ),
      ),
    ],
  },
);

export const fieryBombardment = defineCard(
  ["Fiery Bombardment", "焦熱の砲撃", "しょうねつのほうげき"],
  {
    cost: "{1}{R}",
    type: "Enchantment",
    text: [
      labelled(
        "chroma",
        activated(
          [mana("{2}"), sacrificeOthers(1, creature, { name: "sacrificed" })],
          damage(manaSymbols("red", named("sacrificed")), toObject(anyTarget)),
        ),
      ),
    ],
  },
);

export const phosphorescentFeast = defineCard(
  ["Phosphorescent Feast", "燐光の饗宴", "りんこうのきょうえん"],
  {
    cost: "{2}{G}{G}{G}",
    type: "Sorcery",
    text: [
      labelled(
        "chroma",
        spellAbility(
          choose("shown", anyNumber, all(card, inZone("hand", you))),
          reveal(named("shown")),
          gainLife(times(2, manaSymbols("green", named("shown")))),
        ),
      ),
    ],
  },
);

export const springjackShepherd = defineCard(
  ["Springjack Shepherd", "スプリングジャック飼い", "すぷりんぐじゃっくかい"],
  {
    cost: "{3}{W}",
    type: "Creature — Kithkin Wizard",
    pt: "1/2",
    text: [
      labelled(
        "chroma",
        triggered(
          enters(thisObject),
          create(
            manaSymbols("white", every(all(permanent, controlledBy(you)))),
            token({ colors: ["white"], types: ["creature"], subtypes: ["Goat"], pt: "0/1" }),
          ),
        ),
      ),
    ],
  },
);

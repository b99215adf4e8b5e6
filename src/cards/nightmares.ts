/** Nightmares of Torment (2002): what they take as they enter comes back as they leave. */
import { landwalk } from "../keywords/landwalk.ts";
import {
  activated,
  addTypes,
  all,
  anOpponent,
  any,
  anyPlayer,
  becomes,
  card,
  castFrom,
  choose,
  controlledBy,
  controllerOf,
  creature,
  defineCard,
  enters,
  every,
  exile,
  fits,
  gainLife,
  gets,
  inOrder,
  inZone,
  keyword,
  land,
  leaves,
  linked,
  linkedPlayer,
  loseLife,
  mana,
  named,
  not,
  ofColor,
  ofSubtype,
  other,
  ownerOf,
  payLife,
  putIntoGraveyard,
  putOntoBattlefield,
  regenerate,
  returnToBattlefield,
  returnToHand,
  reveal,
  self,
  staticAbility,
  target,
  targetOpponent,
  targetPlayer,
  thatTarget,
  thisObject,
  triggered,
  untilEndOfTurn,
  you,
  zoneOf,
} from "../language/build.ts";

/** "return the exiled card to the battlefield under its owner's control" */
const comesBack = returnToBattlefield(linked("exiled"), { under: ownerOf(linked("exiled")) });

export const facelessButcher = defineCard(
  ["Faceless Butcher", "顔なしの解体者", "かおなしのかいたいしゃ"],
  {
    cost: "{2}{B}{B}",
    type: "Creature — Nightmare Horror",
    pt: "2/3",
    text: [
      triggered(enters(thisObject), exile(target(all(creature, other)), { link: "exiled" })),
      triggered(leaves(thisObject), comesBack),
    ],
  },
);

export const soulScourge = defineCard(["Soul Scourge", "魂の災い魔", "たましいのわざわいま"], {
  cost: "{4}{B}",
  type: "Creature — Nightmare Horror",
  pt: "3/2",
  text: [
    keyword("flying"),
    triggered(enters(thisObject), loseLife(3, targetPlayer(anyPlayer, { link: "scourged" }))),
    triggered(leaves(thisObject), gainLife(3, linkedPlayer("scourged"))),
  ],
});

export const petravark = defineCard(["Petravark", "土喰い豚", "つちくいぶた"], {
  cost: "{3}{R}",
  type: "Creature — Nightmare Beast",
  pt: "2/2",
  text: [
    triggered(enters(thisObject), exile(target(land), { link: "exiled" })),
    triggered(leaves(thisObject), comesBack),
  ],
});

export const laquatussChampion = defineCard(
  ["Laquatus's Champion", "ラクァタスのチャンピオン", "らくぁたすのちゃんぴおん"],
  {
    cost: "{4}{B}{B}",
    type: "Creature — Nightmare Horror",
    pt: "6/3",
    text: [
      triggered(enters(thisObject), loseLife(6, targetPlayer(anyPlayer, { link: "drained" }))),
      triggered(leaves(thisObject), gainLife(6, linkedPlayer("drained"))),
      activated([mana("{B}")], regenerate(self)),
    ],
  },
);

export const mesmericFiend = defineCard(["Mesmeric Fiend", "催眠の悪鬼", "さいみんのあっき"], {
  cost: "{1}{B}",
  type: "Creature — Nightmare Horror",
  pt: "1/1",
  text: [
    triggered(
      enters(thisObject),
      inOrder(
        reveal(zoneOf("hand", targetOpponent)),
        choose("taken", 1, all(card, not(land), inZone("hand", controllerOf(thatTarget())))),
        exile(named("taken"), { link: "exiled" }),
      ),
    ),
    triggered(leaves(thisObject), returnToHand(linked("exiled"))),
  ],
});

export const hypnox = defineCard(["Hypnox", "催眠魔", "さいみんま"], {
  cost: "{8}{B}{B}{B}",
  type: "Creature — Nightmare Horror",
  pt: "8/8",
  text: [
    keyword("flying"),
    triggered(
      enters(thisObject),
      exile(every(all(card, inZone("hand", targetOpponent))), { link: "exiled" }),
      { onlyIf: fits(self, castFrom("hand", you)) },
    ),
    triggered(leaves(thisObject), returnToHand(linked("exiled"))),
  ],
});

export const petradon = defineCard(["Petradon", "土喰い巨獣", "つちくいきょじゅう"], {
  cost: "{6}{R}{R}",
  type: "Creature — Nightmare Beast",
  pt: "5/6",
  text: [
    triggered(enters(thisObject), exile(target(land, { amount: 2 }), { link: "exiled" })),
    triggered(leaves(thisObject), comesBack),
    activated([mana("{R}")], untilEndOfTurn(self, gets(1, 0))),
  ],
});

export const slitheryStalker = defineCard(
  ["Slithery Stalker", "にじり寄るストーカー", "にじりよるすとーかー"],
  {
    cost: "{1}{B}{B}",
    type: "Creature — Nightmare Horror",
    pt: "1/1",
    text: [
      landwalk(ofSubtype("Swamp")),
      triggered(
        enters(thisObject),
        exile(
          target(all(any(ofColor("green"), ofColor("white")), creature, controlledBy(anOpponent))),
          { link: "exiled" },
        ),
      ),
      triggered(leaves(thisObject), comesBack),
    ],
  },
);

export const chainerDementiaMaster = defineCard(
  ["Chainer, Dementia Master", "狂気を操る者チェイナー", "きょうきをあやつるものちぇいなー"],
  {
    cost: "{3}{B}{B}",
    type: "Legendary Creature — Human Minion",
    pt: "3/3",
    text: [
      staticAbility(every(ofSubtype("Nightmare")), [gets(1, 1)]),
      activated(
        [mana("{B}{B}{B}"), payLife(3)],
        putOntoBattlefield(target(all(creature, card, inZone("graveyard"))), {
          under: you,
          as: [becomes("black"), addTypes({ subtypes: ["Nightmare"] })],
        }),
      ),
      triggered(leaves(thisObject), exile(every(ofSubtype("Nightmare")))),
    ],
  },
);

export const gravegouger = defineCard(
  ["Gravegouger", "墓をこじ開けるもの", "はかをこじあけるもの"],
  {
    cost: "{2}{B}",
    type: "Creature — Nightmare Horror",
    pt: "2/2",
    text: [
      triggered(
        enters(thisObject),
        exile(target(all(card, inZone("graveyard")), { amount: 2, upTo: true, single: true }), {
          link: "exiled",
        }),
      ),
      triggered(leaves(thisObject), putIntoGraveyard(linked("exiled"), { returned: true })),
    ],
  },
);

/** Cards from Lorwyn (2007) that belong to none of its cycles. */
import { evokeFor } from "../keywords/evoke.ts";
import {
  all,
  anyTarget,
  artifact,
  attached,
  beginningOf,
  card,
  controlledBy,
  controllerOf,
  create,
  creature,
  damage,
  defineCard,
  defining,
  destroy,
  discard,
  draw,
  eachPlayer,
  enters,
  every,
  gainLife,
  gains,
  gets,
  inOrder,
  inZone,
  it,
  keyword,
  land,
  lifeOf,
  loseLife,
  losesAllAbilities,
  loyalty,
  may,
  mill,
  named,
  not,
  ofColor,
  ofSubtype,
  planeswalker,
  putCounters,
  putOnLibrary,
  putOntoBattlefield,
  returnToHand,
  search,
  setPT,
  setSubtypes,
  shuffle,
  spellAbility,
  staticAbility,
  target,
  targetEither,
  targetPlayer,
  thatTarget,
  thisObject,
  token,
  toObject,
  toPlayer,
  toSeveral,
  triggered,
  untap,
  untilEndOfTurn,
  withKeyword,
  x,
  you,
} from "../language/build.ts";

export const garrukWildspeaker = defineCard(
  ["Garruk Wildspeaker", "野生語りのガラク", "やせいがたりのがらく"],
  {
    cost: "{2}{G}{G}",
    type: "Legendary Planeswalker — Garruk",
    loyalty: 3,
    text: [
      loyalty(1, untap(target(land, { amount: 2 }))),
      loyalty(
        -1,
        create(
          1,
          token({ colors: ["green"], types: ["creature"], subtypes: ["Beast"], pt: "3/3" }),
        ),
      ),
      loyalty(
        -4,
        untilEndOfTurn(
          every(all(creature, controlledBy(you))),
          gets(3, 3),
          gains(keyword("trample")),
        ),
      ),
    ],
  },
);

export const ajaniGoldmane = defineCard(
  ["Ajani Goldmane", "黄金のたてがみのアジャニ", "おうごんのたてがみのあじゃに"],
  {
    cost: "{2}{W}{W}",
    type: "Legendary Planeswalker — Ajani",
    loyalty: 4,
    text: [
      loyalty(1, gainLife(2)),
      loyalty(
        -1,
        inOrder(
          putCounters(every(all(creature, controlledBy(you))), "+1/+1"),
          untilEndOfTurn(every(all(creature, controlledBy(you))), gains(keyword("vigilance"))),
        ),
      ),
      loyalty(
        -6,
        create(
          1,
          token({
            colors: ["white"],
            types: ["creature"],
            subtypes: ["Avatar"],
            abilities: [defining(setPT(lifeOf(you), lifeOf(you)))],
          }),
        ),
      ),
    ],
  },
);

export const chandraNalaar = defineCard(
  ["Chandra Nalaar", "チャンドラ・ナラー", "ちゃんどらならー"],
  {
    cost: "{3}{R}{R}",
    type: "Legendary Planeswalker — Chandra",
    loyalty: 6,
    text: [
      loyalty(1, damage(1, toObject(targetEither(planeswalker)))),
      loyalty("-X", damage(x, toObject(target(creature)))),
      loyalty(
        -8,
        damage(
          10,
          toSeveral(
            toObject(targetEither(planeswalker)),
            toObject(every(all(creature, controlledBy(controllerOf(thatTarget()))))),
          ),
        ),
      ),
    ],
  },
);

export const jaceBeleren = defineCard(["Jace Beleren", "ジェイス・ベレレン", "じぇいすべれれん"], {
  cost: "{1}{U}{U}",
  type: "Legendary Planeswalker — Jace",
  loyalty: 3,
  text: [
    loyalty(2, draw(1, eachPlayer)),
    loyalty(-1, draw(1, targetPlayer())),
    loyalty(-10, mill(20, targetPlayer())),
  ],
});

export const lilianaVess = defineCard(["Liliana Vess", "リリアナ・ヴェス", "りりあなゔぇす"], {
  cost: "{3}{B}{B}",
  type: "Legendary Planeswalker — Liliana",
  loyalty: 5,
  text: [
    loyalty(1, discard(1, targetPlayer())),
    loyalty(
      -2,
      inOrder(
        search({ filter: card, name: "found" }),
        shuffle(),
        putOnLibrary(named("found"), "top"),
      ),
    ),
    loyalty(
      -8,
      putOntoBattlefield(every(all(creature, card, inZone("graveyard"))), { under: you }),
    ),
  ],
});

export const lignify = defineCard(["Lignify", "木化", "もっか"], {
  cost: "{1}{G}",
  type: "Kindred Enchantment — Treefolk Aura",
  text: [
    keyword("enchant", { quality: creature }),
    staticAbility(attached, [setSubtypes("creature", "Treefolk"), setPT(0, 4), losesAllAbilities]),
  ],
});

export const mulldrifter = defineCard(["Mulldrifter", "熟考漂い", "じゅっこうただよい"], {
  cost: "{4}{U}",
  type: "Creature — Elemental",
  pt: "2/2",
  text: [keyword("flying"), triggered(enters(thisObject), draw(2)), evokeFor("{2}{U}")],
});

export const shriekmaw = defineCard(["Shriekmaw", "叫び大口", "さけびおおぐち"], {
  cost: "{4}{B}",
  type: "Creature — Elemental",
  pt: "3/2",
  text: [
    keyword("fear"),
    triggered(
      enters(thisObject),
      destroy(target(all(not(artifact), not(ofColor("black")), creature))),
    ),
    evokeFor("{1}{B}"),
  ],
});

export const bitterblossom = defineCard(["Bitterblossom", "苦花", "にがばな"], {
  cost: "{1}{B}",
  type: "Kindred Enchantment — Faerie",
  text: [
    triggered(
      beginningOf("upkeep", you),
      inOrder(
        loseLife(1),
        create(
          1,
          token({
            colors: ["black"],
            types: ["creature"],
            subtypes: ["Faerie", "Rogue"],
            pt: "1/1",
            abilities: [keyword("flying")],
          }),
        ),
      ),
    ),
  ],
});

export const cloudthresher = defineCard(["Cloudthresher", "雲打ち", "くもうち"], {
  cost: "{2}{G}{G}{G}{G}",
  type: "Creature — Elemental",
  pt: "7/7",
  text: [
    keyword("flash"),
    keyword("reach", { apart: true }),
    triggered(
      enters(thisObject),
      damage(
        2,
        toSeveral(toObject(every(all(creature, withKeyword("flying")))), toPlayer(eachPlayer)),
        it(),
      ),
    ),
    evokeFor("{2}{G}{G}"),
  ],
});

export const tarfire = defineCard(["Tarfire", "タール火", "たーるび"], {
  cost: "{R}",
  type: "Kindred Instant — Goblin",
  text: [spellAbility(damage(2, toObject(anyTarget)))],
});

export const merrowCommerce = defineCard(["Merrow Commerce", "メロウの交易", "めろうのこうえき"], {
  cost: "{1}{U}",
  type: "Kindred Enchantment — Merfolk",
  text: [
    triggered(beginningOf("end", you), untap(every(all(ofSubtype("Merfolk"), controlledBy(you))))),
  ],
});

export const wortBoggartAuntie = defineCard(
  ["Wort, Boggart Auntie", "ボガートの汁婆", "ぼがーとのしるばばあ"],
  {
    cost: "{2}{B}{R}",
    type: "Legendary Creature — Goblin Shaman",
    pt: "3/3",
    text: [
      keyword("fear"),
      triggered(
        beginningOf("upkeep", you),
        may(
          you,
          returnToHand(
            target(all(ofSubtype("Goblin"), card, inZone("graveyard", you))),
            "graveyard",
          ),
        ),
      ),
    ],
  },
);

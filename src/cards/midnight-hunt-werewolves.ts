/** Werewolves of 2021 besides those of Tovolar and Arlinn (werewolves.ts). */
import { wardFor } from "../keywords/ward.ts";
import {
  activated,
  addManaOf,
  all,
  among,
  anOpponent,
  any,
  anyEvent,
  anyPlayer,
  artifact,
  attacks,
  beginningOf,
  cantBeBlockedBy,
  card,
  controlledBy,
  create,
  creature,
  dealsCombatDamage,
  defendingPlayer,
  defineCard,
  destroy,
  discard,
  discardCards,
  draw,
  eachOpponent,
  enchantment,
  enters,
  every,
  exile,
  fights,
  fits,
  forEach,
  gainLife,
  gains,
  gets,
  ifSo,
  inOrder,
  inZone,
  keyword,
  loseLife,
  mana,
  named,
  not,
  ofSubtype,
  other,
  payLife,
  sacrificeThis,
  self,
  staticAbility,
  target,
  thisLeaves,
  thisObject,
  token,
  transforms,
  triggered,
  untilEndOfTurn,
  you,
} from "../language/build.ts";

const wolves = any(ofSubtype("Wolf"), ofSubtype("Werewolf"));
const daybound = keyword("daybound");
const nightbound = keyword("nightbound");
const twoWolves = create(
  2,
  token({ colors: ["green"], types: ["creature"], subtypes: ["Wolf"], pt: "2/2" }),
);

export const villageWatch = defineCard(["Village Watch", "村の見張り番", "むらのみはりばん"], {
  cost: "{4}{R}",
  type: "Creature — Human Werewolf",
  pt: "4/3",
  text: [keyword("haste"), keyword("daybound", { apart: true })],
  back: {
    name: ["Village Reavers", "村の略奪隊", "むらのりゃくだつたい"],
    type: "Creature — Werewolf",
    pt: "5/4",
    colors: ["red"],
    text: [
      staticAbility(every(all(wolves, controlledBy(you))), [gains(keyword("haste"))]),
      nightbound,
    ],
  },
});

export const tovolarsHuntmaster = defineCard(
  ["Tovolar's Huntmaster", "トヴォラーの猟匠", "とゔぉらーのりょうしょう"],
  {
    cost: "{4}{G}{G}",
    type: "Creature — Human Werewolf",
    pt: "6/6",
    text: [triggered(enters(thisObject), twoWolves), daybound],
    back: {
      name: ["Tovolar's Packleader", "トヴォラーの群れ率い", "とゔぉらーのむれひきい"],
      type: "Creature — Werewolf",
      pt: "7/7",
      colors: ["green"],
      text: [
        triggered(anyEvent(enters(thisObject), attacks(thisObject)), twoWolves),
        activated(
          [mana("{2}{G}{G}")],
          fights(
            target(all(other, wolves, controlledBy(you))),
            target(all(creature, not(controlledBy(you)))),
          ),
        ),
        nightbound,
      ],
    },
  },
);

export const brutalCathar = defineCard(["Brutal Cathar", "粗暴な聖戦士", "そぼうなせいせんし"], {
  cost: "{2}{W}",
  type: "Creature — Human Soldier Werewolf",
  pt: "2/2",
  text: [
    triggered(
      anyEvent(enters(thisObject), transforms()),
      exile(target(all(creature, controlledBy(anOpponent))), { until: thisLeaves }),
    ),
    daybound,
  ],
  back: {
    name: ["Moonrage Brute", "月憤怒の粗暴者", "つきふんぬのそぼうしゃ"],
    type: "Creature — Werewolf",
    pt: "3/3",
    colors: ["red"],
    text: [keyword("firstStrike"), wardFor(payLife(3)), nightbound],
  },
});

/** "{1}, Sacrifice this creature: Destroy target artifact or enchantment." */
const liberates = activated(
  [mana("{1}"), sacrificeThis],
  destroy(target(any(artifact, enchantment))),
);

export const outlandLiberator = defineCard(
  ["Outland Liberator", "辺境地の罠外し", "へんきょうちのわなはずし"],
  {
    cost: "{1}{G}",
    type: "Creature — Human Werewolf",
    pt: "2/2",
    text: [liberates, daybound],
    back: {
      name: ["Frenzied Trapbreaker", "激情の罠破り", "げきじょうのわなやぶり"],
      type: "Creature — Werewolf",
      pt: "3/3",
      colors: ["green"],
      text: [
        liberates,
        triggered(
          attacks(thisObject),
          destroy(target(all(any(artifact, enchantment), controlledBy(defendingPlayer)))),
        ),
        nightbound,
      ],
    },
  },
);

export const recklessStormseeker = defineCard(
  ["Reckless Stormseeker", "無謀な嵐探し", "むぼうなあらしさがし"],
  {
    cost: "{2}{R}",
    type: "Creature — Human Werewolf",
    pt: "2/3",
    text: [
      triggered(
        beginningOf("beginCombat"),
        untilEndOfTurn(
          target(all(creature, controlledBy(you))),
          gets(1, 0),
          gains(keyword("haste")),
        ),
      ),
      daybound,
    ],
    back: {
      name: ["Storm-Charged Slasher", "嵐蓄積の斬鬼", "あらしちくせきのざんき"],
      type: "Creature — Werewolf",
      pt: "3/4",
      colors: ["red"],
      text: [
        triggered(
          beginningOf("beginCombat"),
          untilEndOfTurn(
            target(all(creature, controlledBy(you))),
            gets(2, 0),
            gains(keyword("trample")),
            gains(keyword("haste")),
          ),
        ),
        nightbound,
      ],
    },
  },
);

export const burlyBreaker = defineCard(
  ["Burly Breaker", "筋骨隆々の破壊者", "きんこつりゅうりゅうのはかいしゃ"],
  {
    cost: "{3}{G}{G}",
    type: "Creature — Human Werewolf",
    pt: "6/5",
    text: [wardFor("{1}"), daybound],
    back: {
      name: ["Dire-Strain Demolisher", "凶兆の血の破砕獣", "きょうちょうのちのはさいじゅう"],
      type: "Creature — Werewolf",
      pt: "8/7",
      colors: ["green"],
      text: [wardFor("{3}"), nightbound],
    },
  },
);

const wardByDiscarding = wardFor(discardCards(1));
const drainsOne = inOrder(loseLife(1, eachOpponent), gainLife(1));

export const graveyardTrespasser = defineCard(
  ["Graveyard Trespasser", "墓地の侵入者", "ぼちのしんにゅうしゃ"],
  {
    cost: "{2}{B}",
    type: "Creature — Human Werewolf",
    pt: "3/3",
    text: [
      wardByDiscarding,
      triggered(
        anyEvent(enters(thisObject), attacks(thisObject)),
        inOrder(
          exile(target(all(card, inZone("graveyard")), { upTo: true }), { name: "exiled" }),
          ifSo(fits(named("exiled"), all(card, creature)), drainsOne),
        ),
      ),
      daybound,
    ],
    back: {
      name: ["Graveyard Glutton", "墓地の大食い", "ぼちのおおぐい"],
      type: "Creature — Werewolf",
      pt: "4/4",
      colors: ["black"],
      text: [
        wardByDiscarding,
        triggered(
          anyEvent(enters(thisObject), attacks(thisObject)),
          inOrder(
            exile(target(all(card, inZone("graveyard")), { amount: 2, upTo: true }), {
              name: "exiled",
            }),
            forEach(every(all(creature, card, among(named("exiled")))), drainsOne),
          ),
        ),
        nightbound,
      ],
    },
  },
);

/** "Whenever this creature attacks, add {R} or {G}. …" */
const attacksForMana = triggered(
  attacks(thisObject),
  addManaOf(1, ["red", "green"], { stays: true }),
);

export const kessigNaturalist = defineCard(
  ["Kessig Naturalist", "ケッシグの自然主義者", "けっしぐのしぜんしゅぎしゃ"],
  {
    cost: "{R}{G}",
    type: "Creature — Human Werewolf",
    pt: "2/2",
    text: [attacksForMana, daybound],
    back: {
      name: ["Lord of the Ulvenwald", "ウルヴェンワルドの王", "うるゔぇんわるどのおう"],
      type: "Creature — Werewolf",
      pt: "3/3",
      colors: ["red", "green"],
      text: [
        staticAbility(every(all(other, wolves, controlledBy(you))), [gets(1, 1)]),
        attacksForMana,
        nightbound,
      ],
    },
  },
);

const unblockable = staticAbility(self, [cantBeBlockedBy(creature)]);
const hitsPlayer = dealsCombatDamage(thisObject, { player: anyPlayer });

export const suspiciousStowaway = defineCard(
  ["Suspicious Stowaway", "怪しげな密航者", "あやしげなみっこうしゃ"],
  {
    cost: "{1}{U}",
    type: "Creature — Human Rogue Werewolf",
    pt: "1/1",
    text: [unblockable, triggered(hitsPlayer, inOrder(draw(1), discard(1))), daybound],
    back: {
      name: ["Seafaring Werewolf", "船乗りの人狼", "ふなのりのじんろう"],
      type: "Creature — Werewolf",
      pt: "2/1",
      colors: ["green"],
      text: [unblockable, triggered(hitsPlayer, draw(1)), nightbound],
    },
  },
);

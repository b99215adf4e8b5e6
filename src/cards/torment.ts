/** Cards from Torment (2002). */

import { flashbackFor } from "../keywords/flashback.ts";
import { landwalk } from "../keywords/landwalk.ts";
import {
  activated,
  additionalCost,
  all,
  among,
  any,
  anyNumber,
  anyPlayer,
  apply,
  atLeast,
  atMost,
  basic,
  beginningOf,
  cantBlock,
  card,
  changeAmount,
  changesWords,
  choose,
  controlledBy,
  controllerOf,
  count,
  counter,
  creature,
  damage,
  damagedThisTurnBy,
  defineCard,
  delayed,
  dies,
  discard,
  discardCards,
  discards,
  discardThose,
  doInstead,
  draw,
  draws,
  eachPlayer,
  endOfTurn,
  enters,
  establish,
  every,
  flipUntilLoss,
  forEach,
  forever,
  forPlayers,
  gainLife,
  gains,
  gets,
  howMany,
  inOrder,
  insteadIf,
  inZone,
  isDealtDamage,
  it,
  keyword,
  labelled,
  land,
  lifeOf,
  loseGame,
  losesLife,
  mana,
  may,
  named,
  not,
  ofSubtype,
  other,
  permanent,
  putCounters,
  putOntoBattlefield,
  removeCounters,
  replacement,
  returnToHand,
  sacrifice,
  sacrificeChosen,
  search,
  self,
  setSubtypes,
  shuffle,
  spell,
  spellAbility,
  stateIs,
  staticAbility,
  survivesZeroLife,
  switchPT,
  tapOthers,
  target,
  targetPlayer,
  thatMuch,
  thatTarget,
  theOne,
  thisObject,
  times,
  toObject,
  toPlayer,
  toSeveral,
  triggered,
  unlessPays,
  untilEndOfTurn,
  x,
  you,
} from "../language/build.ts";
import type { Effect } from "../language/schema.ts";

// White --------------------------------------------------------------------------------------

// Blue ---------------------------------------------------------------------------------------

export const aquamoeba = defineCard(["Aquamoeba", "アクアミーバ", "あくあみーば"], {
  cost: "{1}{U}",
  type: "Creature — Elemental Beast",
  pt: "1/3",
  text: [activated([discardCards(1)], untilEndOfTurn(self, switchPT))],
});

export const breakthrough = defineCard(["Breakthrough", "打開", "だかい"], {
  cost: "{X}{U}",
  type: "Sorcery",
  text: [
    spellAbility(
      draw(4),
      choose("kept", x, inZone("hand", you)),
      discardThose(every(all(inZone("hand", you), not(among(named("kept")))))),
    ),
  ],
});

// Black --------------------------------------------------------------------------------------

export const putridImp = defineCard(["Putrid Imp", "朽ちゆくインプ", "くちゆくいんぷ"], {
  cost: "{B}",
  type: "Creature — Zombie Imp",
  pt: "1/1",
  text: [
    activated([discardCards(1)], untilEndOfTurn(self, gains(keyword("flying")))),
    labelled(
      "threshold",
      staticAbility(self, [gets(1, 1), cantBlock], {
        whilst: atLeast(7, count(all(card, inZone("graveyard", you)))),
      }),
    ),
  ],
});

export const restlessDreams = defineCard(["Restless Dreams", "不安な夢", "ふあんなゆめ"], {
  cost: "{B}",
  type: "Sorcery",
  text: [
    additionalCost(discardCards(x)),
    spellAbility(
      returnToHand(
        target(all(creature, card, inZone("graveyard", you)), { amount: x }),
        "graveyard",
      ),
    ),
  ],
});

export const zombieTrailblazer = defineCard(
  ["Zombie Trailblazer", "ゾンビの先駆者", "ぞんびのせんくしゃ"],
  {
    cost: "{B}{B}{B}",
    type: "Creature — Zombie Scout",
    pt: "2/2",
    text: [
      activated(
        [tapOthers(1, all(ofSubtype("Zombie"), controlledBy(you)))],
        untilEndOfTurn(target(land), setSubtypes("land", "Swamp")),
      ),
      activated(
        [tapOthers(1, all(ofSubtype("Zombie"), controlledBy(you)))],
        untilEndOfTurn(target(creature), gains(landwalk(ofSubtype("Swamp")))),
      ),
    ],
  },
);

// Red ----------------------------------------------------------------------------------------

export const pitchstoneWall = defineCard(["Pitchstone Wall", "松脂岩の壁", "しょうしがんのかべ"], {
  cost: "{2}{R}",
  type: "Creature — Wall",
  pt: "2/5",
  text: [
    keyword("defender"),
    triggered(
      discards(you),
      may(you, sacrifice(self), { ifDone: returnToHand(it("discardedCard"), "graveyard") }),
    ),
  ],
});

// Green --------------------------------------------------------------------------------------

export const lastLaugh = defineCard(["Last Laugh", "最後の笑い", "さいごのわらい"], {
  cost: "{2}{B}{B}",
  type: "Enchantment",
  text: [
    triggered(
      dies(all(permanent, other)),
      damage(1, toSeveral(toObject(every(creature)), toPlayer(eachPlayer))),
    ),
    triggered(stateIs(atMost(0, count(creature))), sacrifice(self)),
  ],
});

export const chainersEdict = defineCard(
  ["Chainer's Edict", "チェイナーの布告", "ちぇいなーのふこく"],
  {
    cost: "{1}{B}",
    type: "Sorcery",
    text: [spellAbility(sacrificeChosen(1, creature, targetPlayer())), flashbackFor("{5}{B}{B}")],
  },
);

export const transcendence = defineCard(["Transcendence", "卓絶", "たくぜつ"], {
  cost: "{3}{W}{W}{W}",
  type: "Enchantment",
  text: [
    forPlayers(you, [survivesZeroLife]),
    triggered(stateIs(atLeast(20, lifeOf(you))), loseGame(you)),
    triggered(losesLife(you), gainLife(times(2, thatMuch))),
  ],
});

export const crazedFirecat = defineCard(["Crazed Firecat", "狂った火猫", "くるったひねこ"], {
  cost: "{5}{R}{R}",
  type: "Creature — Elemental Cat",
  pt: "4/4",
  text: [triggered(enters(thisObject), flipUntilLoss(putCounters(self, "+1/+1")))],
});

export const equalTreatment = defineCard(
  ["Equal Treatment", "平等な扱い", "びょうどうなあつかい"],
  {
    cost: "{1}{W}",
    type: "Instant",
    text: [
      spellAbility(establish(replacement(isDealtDamage({}), changeAmount({ to: 2 })), endOfTurn)),
      spellAbility(draw(1)),
    ],
  },
);

export const shamblingSwarm = defineCard(["Shambling Swarm", "よろめく大群", "よろめくたいぐん"], {
  cost: "{1}{B}{B}{B}",
  type: "Creature — Horror",
  pt: "3/3",
  text: [
    triggered(
      dies(thisObject),
      inOrder(
        putCounters(target(creature, { amount: 3, upTo: true }), "-1/-1", 3, {
          divided: true,
          name: "weakened",
        }),
        forEach(
          named("weakened"),
          delayed(beginningOf("end", anyPlayer), removeCounters(theOne, "-1/-1", 1)),
        ),
      ),
    ),
  ],
});

export const plagiarize = defineCard(["Plagiarize", "盗用", "とうよう"], {
  cost: "{3}{U}",
  type: "Instant",
  text: [
    spellAbility(establish(replacement(draws(targetPlayer()), doInstead(draw(1))), endOfTurn)),
  ],
});

export const sengirVampire = defineCard(
  ["Sengir Vampire", "センギアの吸血鬼", "せんぎあのきゅうけつき"],
  {
    cost: "{3}{B}{B}",
    type: "Creature — Vampire",
    pt: "4/4",
    text: [
      keyword("flying"),
      triggered(dies(all(creature, damagedThisTurnBy(self))), putCounters(self, "+1/+1")),
    ],
  },
);

const basicLand = all(basic, land, card);
const fetching = (search: Effect, found: string): Effect =>
  inOrder(search, putOntoBattlefield(named(found), { tapped: true }), shuffle());

export const farWanderings = defineCard(
  ["Far Wanderings", "はるかなる放浪", "はるかなるほうろう"],
  {
    cost: "{2}{G}",
    type: "Sorcery",
    text: [
      spellAbility(
        insteadIf(
          atLeast(7, count(all(card, inZone("graveyard", you)))),
          fetching(
            search({ filter: basicLand, amount: 3, upTo: true, name: "several" }),
            "several",
          ),
          fetching(search({ filter: basicLand, amount: 1, name: "found" }), "found"),
          { word: "threshold" },
        ),
      ),
    ],
  },
);

export const skullscorch = defineCard(["Skullscorch", "頭焼き", "あたまやき"], {
  cost: "{R}{R}",
  type: "Sorcery",
  text: [
    spellAbility(
      may(targetPlayer(), damage(4, toPlayer(controllerOf(thatTarget()))), {
        otherwise: discard(2, controllerOf(thatTarget()), { random: true }),
      }),
    ),
  ],
});

export const ritesOfRefusal = defineCard(["Rites of Refusal", "拒絶の儀式", "きょぜつのぎしき"], {
  cost: "{1}{U}",
  type: "Instant",
  text: [
    spellAbility(
      discard(anyNumber, you, { upTo: true, name: "discarded" }),
      unlessPays(
        controllerOf(thatTarget()),
        [mana("{3}", howMany(named("discarded")))],
        counter(target(spell)),
      ),
    ),
  ],
});

export const alterReality = defineCard(["Alter Reality", "現実の修正", "げんじつのしゅうせい"], {
  cost: "{1}{U}",
  type: "Instant",
  text: [
    spellAbility(apply(target(any(spell, permanent)), [changesWords(["color"])], forever)),
    flashbackFor("{1}{U}"),
  ],
});

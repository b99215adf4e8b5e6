/** Threshold in Torment (2002): what changes with seven or more cards in the graveyard. */
import { protectionFrom } from "../keywords/protection.ts";
import {
  activated,
  all,
  among,
  any,
  anyTarget,
  atLeast,
  becomes,
  becomesTarget,
  card,
  controlledBy,
  count,
  creature,
  damage,
  defineCard,
  destroy,
  dies,
  discard,
  draw,
  eachPlayer,
  enchantment,
  enters,
  every,
  gains,
  gets,
  inOrder,
  insteadIf,
  inZone,
  keyword,
  labelled,
  land,
  mana,
  may,
  named,
  not,
  ofColor,
  pay,
  returnToBattlefield,
  sacrifice,
  self,
  spell,
  spellAbility,
  stackedAbility,
  staticAbility,
  tapThis,
  target,
  thatTarget,
  thisObject,
  toObject,
  toPlayer,
  toSeveral,
  triggered,
  untilEndOfTurn,
  you,
} from "../language/build.ts";
import type { Ability, Change } from "../language/schema.ts";
import type { Color } from "../language/vocabulary.ts";

const threshold = atLeast(7, count(all(card, inZone("graveyard", you))));
/** "Threshold — As long as there are seven or more cards in your graveyard, this creature …" */
const withThreshold = (...changes: readonly Change[]): Ability =>
  labelled("threshold", staticAbility(self, changes, { whilst: threshold }));

// Possessed creatures: with threshold they turn black, and against their own color.

const possessed = (color: Color): Ability =>
  withThreshold(
    gets(1, 1),
    becomes("black"),
    gains(activated([mana("{2}{B}"), tapThis], destroy(target(all(ofColor(color), creature))))),
  );

export const possessedNomad = defineCard(
  ["Possessed Nomad", "取り憑かれた遊牧の民", "とりつかれたゆうぼくのたみ"],
  {
    cost: "{2}{W}{W}",
    type: "Creature — Human Nomad Horror",
    pt: "3/3",
    text: [keyword("vigilance"), possessed("white")],
  },
);

export const possessedAven = defineCard(
  ["Possessed Aven", "取り憑かれたエイヴン", "とりつかれたえいゔん"],
  {
    cost: "{2}{U}{U}",
    type: "Creature — Bird Soldier Horror",
    pt: "3/3",
    text: [keyword("flying"), possessed("blue")],
  },
);

export const possessedBarbarian = defineCard(
  ["Possessed Barbarian", "取り憑かれた蛮族", "とりつかれたばんぞく"],
  {
    cost: "{2}{R}{R}",
    type: "Creature — Human Barbarian Horror",
    pt: "3/3",
    text: [keyword("firstStrike"), possessed("red")],
  },
);

export const possessedCentaur = defineCard(
  ["Possessed Centaur", "取り憑かれたケンタウルス", "とりつかれたけんたうるす"],
  {
    cost: "{2}{G}{G}",
    type: "Creature — Centaur Horror",
    pt: "3/3",
    text: [keyword("trample"), possessed("green")],
  },
);

// Creatures that do something as they enter: the ability has to be there then (603.6a).

export const terohsVanguard = defineCard(
  ["Teroh's Vanguard", "ティーロの先兵", "てぃーろのせんぺい"],
  {
    cost: "{3}{W}",
    type: "Creature — Human Nomad",
    pt: "2/3",
    text: [
      keyword("flash"),
      withThreshold(
        gains(
          triggered(
            enters(thisObject),
            untilEndOfTurn(
              every(all(creature, controlledBy(you))),
              gains(protectionFrom(ofColor("black"))),
            ),
          ),
        ),
      ),
    ],
  },
);

export const cephalidSage = defineCard(
  ["Cephalid Sage", "セファリッドの賢者", "せふぁりっどのけんじゃ"],
  {
    cost: "{3}{U}",
    type: "Creature — Octopus",
    pt: "2/3",
    text: [withThreshold(gains(triggered(enters(thisObject), inOrder(draw(3), discard(2)))))],
  },
);

export const gloomdrifter = defineCard(
  ["Gloomdrifter", "薄暗がりを漂うもの", "うすくらがりをただようもの"],
  {
    cost: "{3}{B}",
    type: "Creature — Zombie Minion",
    pt: "2/2",
    text: [
      keyword("flying"),
      withThreshold(
        gains(
          triggered(
            enters(thisObject),
            untilEndOfTurn(every(all(not(ofColor("black")), creature)), gets(-2, -2)),
          ),
        ),
      ),
    ],
  },
);

export const pardicArsonist = defineCard(
  ["Pardic Arsonist", "パーディック山の火つけ", "ぱーでぃっくさんのひつけ"],
  {
    cost: "{2}{R}{R}",
    type: "Creature — Human Barbarian",
    pt: "3/3",
    text: [withThreshold(gains(triggered(enters(thisObject), damage(3, toObject(anyTarget)))))],
  },
);

export const centaurChieftain = defineCard(
  ["Centaur Chieftain", "ケンタウルスの酋長", "けんたうるすのしゅうちょう"],
  {
    cost: "{3}{G}",
    type: "Creature — Centaur",
    pt: "3/3",
    text: [
      keyword("haste"),
      withThreshold(
        gains(
          triggered(
            enters(thisObject),
            untilEndOfTurn(
              every(all(creature, controlledBy(you))),
              gets(1, 1),
              gains(keyword("trample")),
            ),
          ),
        ),
      ),
    ],
  },
);

// Others

export const rebornHero = defineCard(
  ["Reborn Hero", "生まれ変わった勇士", "うまれかわったゆうし"],
  {
    cost: "{2}{W}",
    type: "Creature — Human Soldier",
    pt: "2/2",
    text: [
      keyword("vigilance"),
      withThreshold(
        gains(
          triggered(
            dies(thisObject),
            may(you, pay([mana("{W}{W}")]), {
              ifDone: returnToBattlefield(self, { under: you }),
            }),
          ),
        ),
      ),
    ],
  },
);

export const boneshardSlasher = defineCard(
  ["Boneshard Slasher", "骨片の斬鬼", "こっぺんのざんき"],
  {
    cost: "{1}{B}",
    type: "Creature — Horror",
    pt: "1/1",
    text: [
      keyword("flying"),
      withThreshold(
        gets(2, 2),
        gains(triggered(becomesTarget(thisObject, any(spell, stackedAbility)), sacrifice(self))),
      ),
    ],
  },
);

export const cleansingMeditation = defineCard(
  ["Cleansing Meditation", "浄化の瞑想", "じょうかのめいそう"],
  {
    cost: "{1}{W}{W}",
    type: "Sorcery",
    text: [
      spellAbility(
        insteadIf(
          threshold,
          inOrder(
            destroy(every(enchantment), { name: "destroyed" }),
            returnToBattlefield(
              every(all(card, inZone("graveyard", you), among(named("destroyed")))),
            ),
          ),
          destroy(every(enchantment)),
          { word: "threshold" },
        ),
      ),
    ],
  },
);

export const rancidEarth = defineCard(["Rancid Earth", "腐臭の地", "ふしゅうのち"], {
  cost: "{1}{B}{B}",
  type: "Sorcery",
  text: [
    spellAbility(
      insteadIf(
        threshold,
        inOrder(
          destroy(thatTarget()),
          damage(1, toSeveral(toObject(every(creature)), toPlayer(eachPlayer))),
        ),
        destroy(target(land)),
        { word: "threshold" },
      ),
    ),
  ],
});

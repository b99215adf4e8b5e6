/** Werewolves: those of 2011, who count spells, and those of 2021, who know day and night. */
import {
  activated,
  addMana,
  all,
  any,
  anyNumber,
  anyPlayer,
  applyToPlayers,
  atLeast,
  atMost,
  becomeNight,
  beginningOf,
  castAsThoughFlash,
  casts,
  choose,
  controlledBy,
  create,
  creature,
  dealsCombatDamage,
  defineCard,
  draw,
  enters,
  enterWith,
  establish,
  forAnyOf,
  gains,
  gets,
  inOrder,
  keyword,
  loyalty,
  mana,
  named,
  ofSubtype,
  replacement,
  self,
  setPT,
  setTypes,
  spell,
  target,
  thePlayer,
  timesHappened,
  token,
  transform,
  triggered,
  untilEndOfTurn,
  x,
  you,
  youControl,
  yourNextTurn,
} from "../language/build.ts";
import type { Ability } from "../language/schema.ts";

/** "At the beginning of each upkeep, if no spells were cast last turn, transform this creature." */
const turnsAfterQuiet: Ability = triggered(beginningOf("upkeep", anyPlayer), transform(), {
  onlyIf: atMost(0, timesHappened(casts(anyPlayer), "lastTurn")),
});
/** "…, if a player cast two or more spells last turn, transform this creature." */
const turnsBack: Ability = triggered(beginningOf("upkeep", anyPlayer), transform(), {
  onlyIf: forAnyOf(anyPlayer, atLeast(2, timesHappened(casts(thePlayer), "lastTurn"))),
});
const wolves = any(ofSubtype("Wolf"), ofSubtype("Werewolf"));
const twoWolves = create(
  2,
  token({ colors: ["green"], types: ["creature"], subtypes: ["Wolf"], pt: "2/2" }),
);

export const villageIronsmith = defineCard(["Village Ironsmith", "村の鉄鍛冶", "むらのてつかじ"], {
  cost: "{1}{R}",
  type: "Creature — Human Werewolf",
  pt: "1/1",
  text: [keyword("firstStrike"), turnsAfterQuiet],
  back: {
    name: ["Ironfang", "鉄牙", "てつきば"],
    type: "Creature — Werewolf",
    pt: "3/1",
    colors: ["red"],
    text: [keyword("firstStrike"), turnsBack],
  },
});

export const gatstafShepherd = defineCard(
  ["Gatstaf Shepherd", "ガツタフの羊飼い", "がつたふのひつじかい"],
  {
    cost: "{1}{G}",
    type: "Creature — Human Werewolf",
    pt: "2/2",
    text: [turnsAfterQuiet],
    back: {
      name: ["Gatstaf Howler", "ガツタフの咆哮者", "がつたふのほうこうしゃ"],
      type: "Creature — Werewolf",
      pt: "3/3",
      colors: ["green"],
      text: [keyword("intimidate"), turnsBack],
    },
  },
);

// Daybound -----------------------------------------------------------------------------------

export const harvesttideInfiltrator = defineCard(
  ["Harvesttide Infiltrator", "収穫祭の潜入者", "しゅうかくさいのせんにゅうしゃ"],
  {
    cost: "{2}{R}",
    type: "Creature — Human Werewolf",
    pt: "3/2",
    text: [keyword("trample"), keyword("daybound", { apart: true })],
    back: {
      name: ["Harvesttide Assailant", "収穫祭の通り魔", "しゅうかくさいのとおりま"],
      type: "Creature — Werewolf",
      pt: "4/4",
      colors: ["red"],
      text: [keyword("trample"), keyword("nightbound", { apart: true })],
    },
  },
);

/** "Whenever a Wolf or Werewolf you control deals combat damage to a player, draw a card." */
const packDraws: Ability = triggered(
  dealsCombatDamage(all(wolves, controlledBy(you)), { player: anyPlayer }),
  draw(1),
);

export const tovolarDireOverlord = defineCard(
  ["Tovolar, Dire Overlord", "不吉な首領、トヴォラー", "ふきつなしゅりょうとゔぉらー"],
  {
    cost: "{1}{R}{G}",
    type: "Legendary Creature — Human Werewolf",
    pt: "3/3",
    text: [
      packDraws,
      triggered(
        beginningOf("upkeep"),
        inOrder(
          becomeNight,
          choose(
            "turning",
            anyNumber,
            all(ofSubtype("Human"), ofSubtype("Werewolf"), controlledBy(you)),
            you,
            { upTo: true },
          ),
          transform(named("turning")),
        ),
        { onlyIf: youControl(wolves, 3) },
      ),
      keyword("daybound"),
    ],
    back: {
      name: [
        "Tovolar, the Midnight Scourge",
        "深夜の災い魔、トヴォラー",
        "しんやのわざわいまとゔぉらー",
      ],
      type: "Legendary Creature — Werewolf",
      pt: "4/4",
      colors: ["red", "green"],
      text: [
        packDraws,
        activated(
          [mana("{X}{R}{G}")],
          untilEndOfTurn(
            target(all(wolves, controlledBy(you))),
            gets(x, 0),
            gains(keyword("trample")),
          ),
        ),
        keyword("nightbound"),
      ],
    },
  },
);

export const arlinnThePacksHope = defineCard(
  ["Arlinn, the Pack's Hope", "群れの希望、アーリン", "むれのきぼうあーりん"],
  {
    cost: "{2}{R}{G}",
    type: "Legendary Planeswalker — Arlinn",
    loyalty: 4,
    text: [
      keyword("daybound"),
      loyalty(
        1,
        inOrder(
          applyToPlayers(you, [castAsThoughFlash(all(spell, creature))], yourNextTurn),
          establish(
            replacement(enters(all(creature, controlledBy(you))), enterWith("+1/+1")),
            yourNextTurn,
          ),
        ),
      ),
      loyalty(-3, twoWolves),
    ],
    back: {
      name: ["Arlinn, the Moon's Fury", "月の憤怒、アーリン", "つきのふんぬあーりん"],
      type: "Legendary Planeswalker — Arlinn",
      loyalty: 4,
      colors: ["red", "green"],
      text: [
        keyword("nightbound"),
        loyalty(2, addMana("red", "green")),
        loyalty(
          0,
          untilEndOfTurn(
            self,
            setTypes(["creature"], ["Werewolf"]),
            setPT(5, 5),
            gains(keyword("trample")),
            gains(keyword("indestructible")),
            gains(keyword("haste")),
          ),
        ),
      ],
    },
  },
);

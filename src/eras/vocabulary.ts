/** The words of the rules of each edition, each a patch on those of the next: no outcome differs. */
import type { Edition } from "../engine/rules.ts";
import { todayWords, type Vocabulary } from "../language/eraWords.ts";

/** RT-27, RT-46: until 2024. */
const of2023: Vocabulary = {
  ...todayWords,
  entering: "enterBattlefield",
  kindred: "tribal",
  self: "name",
};

/** RT-04, RT-12, RT-19, RT-21, RT-46: until July 2014, 2016, 2018, 2020 and 2021. */
const of2014: Vocabulary = {
  ...of2023,
  sizes: "plain",
  tokens: "put",
  damageTargets: "creatureOrPlayer",
  mana: "addToPool",
  person: "heOrShe",
  choice: "unsaid",
  countering: "bySpellsOrAbilities",
  spell: "name",
  again: "name",
  milling: "put",
  manaValue: "convertedManaCost",
  shuffling: "shuffleLibrary",
  limits: "thisAbility",
};

/** RT-46: until 2011. */
const of2009: Vocabulary = { ...of2014, death: "isPut" };

/** RT-03: until July 2009. */
const of2008: Vocabulary = {
  ...of2009,
  battlefield: "play",
  exile: "removal",
  spells: "play",
  abilities: "play",
  ending: "endOfTurn",
};

const vocabularies: Readonly<Record<Edition, Vocabulary>> = {
  "2002-02-20": of2008,
  "2007-10-01": of2008,
  "2008-07-15": of2008,
  "2009-07-11": of2009,
  "2014-05-01": of2014,
  "2023-11-17": of2023,
  "2026-04-17": todayWords,
};

/** The words that the rules of an edition used. */
export const vocabularyOf = (edition: Edition): Vocabulary => vocabularies[edition];

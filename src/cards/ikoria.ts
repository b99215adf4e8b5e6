/** Cards from Ikoria: Lair of Behemoths (2020). */
import {
  all,
  cantCast,
  castFrom,
  defineCard,
  eachOpponent,
  not,
  spell,
} from "../language/build.ts";

export const drannithMagistrate = defineCard(
  ["Drannith Magistrate", "ドラニスの判事", "どらにすのはんじ"],
  {
    cost: "{1}{W}",
    type: "Creature — Human Wizard",
    pt: "1/3",
    text: [cantCast(eachOpponent, all(spell, not(castFrom("hand"))))],
  },
);

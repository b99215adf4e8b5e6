/** The cards: definitions, the ways to find one, and their text in both languages. */
export { cardById, cards, findCard } from "./find.ts";
export { printAbility, printCard, printReminder } from "./print.ts";

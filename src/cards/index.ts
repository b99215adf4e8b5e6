/** The cards: definitions, the ways to find one, their sets, and their text in both languages. */
export { cardById, cards, findCard } from "./find.ts";
export { printAbility, printCard, printFace, printReminder, printTextBox } from "./print.ts";
export { type CardSet, setOf, sets } from "./sets.ts";

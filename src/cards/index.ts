/** The cards: definitions, the ways to find one, their sets, their text in both languages, names that aren't sure. */
export { cardById, cards, findCard } from "./find.ts";
export { printAbility, printCard, printFace, printReminder, printTextBox } from "./print.ts";
export { type CardSet, setOf, sets } from "./sets.ts";
export { isNameUnverified } from "./unverified.ts";

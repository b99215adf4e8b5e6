/** Loaded before each test file: takes the ability that SAITEI_WITHOUT names from its card. */
import { cards } from "../../src/cards/index.ts";
import { nameOf, placesOf, without } from "./mutants.ts";

const wanted = process.env.SAITEI_WITHOUT;
const place = cards.flatMap(placesOf).find((one) => nameOf(one) === wanted);
if (!place) throw new Error(`No ability is called “${wanted}”.`);
// The definitions are plain data, and every module holds the same ones.
Object.assign(place.card, without(place));

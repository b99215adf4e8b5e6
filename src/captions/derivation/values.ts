/** The characteristics as a reader sees them: power with toughness, all types in one line. */

import type { Characteristics } from "../../engine/characteristics.ts";
import type { Game } from "../../engine/game.ts";
import type { DerivedAspect } from "../../engine/index.ts";
import { keysOf } from "../../language/records.ts";
import { namesIn } from "../language.ts";
import { langOf, type Speech } from "../speech.ts";
import { derivationWords } from "./words.ts";

/** Of an object on its way through the layers. */
export type Values = Partial<Pick<Characteristics, DerivedAspect>>;

const aspectsOf = {
  name: ["name"],
  manaCost: ["manaCost"],
  controller: ["controller"],
  typeLine: ["supertypes", "types", "subtypes", "everyCreatureType"],
  colors: ["colors"],
  pt: ["power", "toughness"],
  loyalty: ["loyalty"],
} as const satisfies Readonly<Record<string, readonly DerivedAspect[]>>;

export type Group = keyof typeof aspectsOf;
export const groups = keysOf(aspectsOf);

/** Whether a characteristic is another one. The order of colors and types is none of it. */
export function changedIn(group: Group, before: Values, after: Values): boolean {
  return aspectsOf[group].some((aspect) => flat(before[aspect]) !== flat(after[aspect]));
}

const flat = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? [...value].sort() : (value ?? []));

export function shown(group: Group, values: Values, game: Game, speech: Speech): string {
  const { words, typeLine } = derivationWords(speech);
  const { power, toughness, colors = [], controller, everyCreatureType } = values;
  switch (group) {
    case "name":
      return values.name?.[langOf(speech)] ?? words.none;
    case "manaCost":
      return values.manaCost ?? words.none;
    case "controller":
      return controller === undefined ? words.none : namesIn(speech, game).player(controller);
    case "typeLine": {
      const { supertypes = [], types = [], subtypes = [] } = values;
      const line = typeLine({ supertypes, types, subtypes }) || words.none;
      return everyCreatureType ? words.everyCreatureType(line) : line;
    }
    case "colors":
      return words.colors(colors);
    case "pt":
      return power === undefined || toughness === undefined ? words.none : `${power}/${toughness}`;
    case "loyalty":
      return values.loyalty === undefined ? words.none : `${values.loyalty}`;
  }
}

/** What something can't be the target of, in English. */
import type { Filter } from "../../schema.ts";
import type { Context } from "../context.ts";
import { generic, sourcePhrase } from "./nouns.ts";

/** "spells or abilities", "spells and abilities your opponents control", "… from blue sources". */
export function spellsOrAbilities(filter: Filter, context: Context): string {
  const phrase = generic(sourcePhrase(filter, context));
  if (/^(?:spells|activated)/.test(phrase)) return phrase;
  return `spells or abilities from ${phrase}`;
}

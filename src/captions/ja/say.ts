import { type Phrases, phrasesIn } from "../../language/print/ja/phrases.ts";
import type { Names } from "../names.ts";

/** The turns of phrase of the year in whose words the names are. */
export const say = ({ vocabulary }: Pick<Names, "vocabulary">): Phrases => phrasesIn(vocabulary);

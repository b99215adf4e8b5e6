import { keywords } from "../../keywords/index.ts";
import { counterInJapanese } from "../../language/lexicon.ts";

/** Kinds of counters by their official names; those of keywords by the keyword (122.1b). */
export const counterName = (kind: string): string =>
  counterInJapanese(
    kind,
    Object.hasOwn(keywords, kind) ? keywords[kind as keyof typeof keywords].ja : undefined,
  );

import type { KeywordWords } from "../language/print/index.ts";
import type { Ability, Change, KeywordName, Node } from "../language/schema.ts";

type KeywordAbility = Node<"Ability", "keyword">;

/** A keyword ability (CR 702): its names and words, and the abilities that it stands for. */
export interface Keyword extends KeywordWords {
  readonly name: KeywordName;
  /** Its section of the rules of today. */
  readonly rule: `702.${number}`;
  /** Reading in hiragana. */
  readonly kana: string;
  /** What the keyword means, composed from the language's own nodes. */
  readonly meaning: (keyword: KeywordAbility) => readonly Ability[];
  /** What an effect does that gives it, where that is not to give an ability. */
  readonly conferred?: readonly Change[];
}

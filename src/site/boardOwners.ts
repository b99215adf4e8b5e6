/** What boards belong to, and what they show of it: rulings, and changes of the rules. */
import { type Edition, todayEdition } from "../engine/rules.ts";

import type { Bilingual } from "./i18n.ts";
import type { Board } from "./rulings.ts";

export interface BoardOwner {
  /** What the address of its boards begins with. */
  readonly id: string;
  readonly boards: readonly Board[];
  /** What it says, as it is so today. */
  readonly about: Bilingual;
  /** The same as its document has it, by whose rules the older boards are played. */
  readonly formerly: Bilingual;
  /** Its rules by the numbers of each edition that it names. */
  readonly rules: ReadonlyMap<Edition, readonly string[]>;
}

interface WithRules {
  readonly cr: readonly string[];
  readonly formerly: readonly { readonly rules: Edition; readonly cr: readonly string[] }[];
}

export const numbersOf = ({ cr, formerly }: WithRules): BoardOwner["rules"] =>
  new Map([...formerly.map((one) => [one.rules, one.cr] as const), [todayEdition, cr]]);

export interface OwnedBoard {
  readonly owner: BoardOwner;
  readonly board: Board;
}

/** What the owner of a board says by the rules that it is played by. */
export function shownBy({ owner, board }: OwnedBoard): {
  readonly says: Bilingual;
  readonly edition: Edition;
  readonly rules: readonly string[];
} {
  const own = owner.rules.get(board.rules);
  return {
    says: board.rules === todayEdition ? owner.about : owner.formerly,
    edition: own ? board.rules : todayEdition,
    rules: own ?? owner.rules.get(todayEdition) ?? [],
  };
}

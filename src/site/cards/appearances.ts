/** Where a card appears: in rulings that are about it, and on boards of others. */
import type { CardDefinition } from "../../language/card.ts";
import { verifyBoard } from "../boards.ts";
import { allCases, BOARD_OWNER, boardOf } from "../conformance.ts";
import { allRulings } from "../data.ts";
import type { Bilingual, Lang } from "../i18n.ts";
import { casePage, pagePath, rulingPath } from "../paths.ts";
import { type Ruling, subjectOf } from "../rulings.ts";

interface Appearance {
  readonly title: Bilingual;
  /** The address of the board on its page. */
  readonly href: (lang: Lang) => string;
}

interface Appearances {
  /** The rulings that name the card, each with its boards on which the card is. */
  readonly rulings: readonly { readonly ruling: Ruling; readonly boards: readonly Appearance[] }[];
  /** Boards with the card that belong to other rulings and to the conformance suite. */
  readonly boards: readonly Appearance[];
}

interface Placed extends Appearance {
  readonly cards: ReadonlySet<string>;
}

const boardsOf = (ruling: Ruling): readonly Placed[] =>
  ruling.boards.map((board) => ({
    title: board.title,
    href: (lang) => `${rulingPath(lang, ruling.id)}#${ruling.id}-${board.id}`,
    cards: new Set<string>(verifyBoard(ruling, board).cards),
  }));

const boardsOfCases = (): readonly Placed[] =>
  allCases().flatMap((one) => {
    const board = boardOf(one);
    if (!board) return [];
    return {
      title: one.title,
      href: (lang: Lang) => `${pagePath(lang, casePage(one.id))}#${BOARD_OWNER.id}-${board.id}`,
      cards: new Set<string>(board.cards),
    };
  });

async function loadAll() {
  const rulings = await allRulings();
  return {
    rulings: rulings.map((ruling) => ({ ruling, boards: boardsOf(ruling) })),
    cases: boardsOfCases(),
  };
}

let loading: ReturnType<typeof loadAll> | undefined;

export async function appearancesOf({ id }: CardDefinition): Promise<Appearances> {
  loading ??= loadAll();
  const { rulings, cases } = await loading;
  const isOn = ({ cards }: Placed): boolean => cards.has(id);
  const isAbout = ({ cards }: Ruling): boolean => cards.includes(id);
  const isItsOwn = (ruling: Ruling): boolean => subjectOf(ruling).id === id;
  return {
    rulings: rulings
      .filter(({ ruling }) => isAbout(ruling))
      // What is about the card itself comes before what only speaks of it.
      .toSorted((one, other) => Number(isItsOwn(other.ruling)) - Number(isItsOwn(one.ruling)))
      .map(({ ruling, boards }) => ({ ruling, boards: boards.filter(isOn) })),
    boards: [
      ...rulings.filter(({ ruling }) => !isAbout(ruling)).flatMap(({ boards }) => boards),
      ...cases,
    ].filter(isOn),
  };
}

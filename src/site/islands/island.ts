/**
 * Boards as their pages need them: a page carries its boards as they look, and each has a file with
 * what it takes to move it, which is fetched when a reader comes near.
 */
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { BoardEn } from "../../board/BoardEn.tsx";
import { BoardJa } from "../../board/BoardJa.tsx";
import type { CardDefinition } from "../../language/card.ts";
import type { VerifiedBoard } from "../boards.ts";
import { cardWords } from "../cards/words.ts";
import { BOARD_OWNER } from "../conformance.ts";
import type { Lang } from "../i18n.ts";
import { keptBetweenBuilds } from "../kept.ts";
import { fingerprint } from "../offline/fingerprint.ts";
import { otherYears } from "../otherYears.ts";
import { embedPath } from "../paths.ts";
import type { Ruling } from "../rulings.ts";
import { notationToTry, pageOfBoard } from "../shown.ts";
import { type BoardFile, DATA_FOLDER, type OnPage, propsOf } from "./file.ts";

const boards = { ja: BoardJa, en: BoardEn } as const;

/** The place of the board of a card's page. */
export const TRY = "try";

export interface Island {
  /** The name of the board's file, and what is in it. */
  readonly name: string;
  readonly text: string;
  /** How it looks before it comes to life. */
  html(onPage: OnPage): string;
}

function islandOf(file: BoardFile): Island {
  const text = JSON.stringify(file);
  const looks = new Map<string, string>();
  return {
    name: `board-${fingerprint(text)}.json`,
    text,
    // A board stands on several pages.
    html(onPage) {
      const key = JSON.stringify(onPage);
      const look =
        looks.get(key) ??
        keptBetweenBuilds("island", `${text} ${key}`, () =>
          renderToString(h(boards[file.lang], propsOf(file, onPage))),
        );
      looks.set(key, look);
      return look;
    },
  };
}

const known = new Map<string, Island>();

/** Each is made once, for all pages of a language that it stands on. */
function knownOr(key: string, file: () => BoardFile): Island {
  const island = known.get(key) ?? islandOf(file());
  known.set(key, island);
  return island;
}

/** A board of a ruling, of a change of the rules, or of a case of the conformance suite. */
export function islandOfBoard(lang: Lang, owner: Pick<Ruling, "id">, board: VerifiedBoard): Island {
  const id = `${owner.id}-${board.id}`;
  return knownOr(`${lang} ${id} ${board.notation}`, () => ({
    id,
    lang,
    title: board.title[lang],
    page: pageOfBoard[lang](board.notation),
    // Cases of the conformance suite have no pages of their boards.
    ...(owner.id !== BOARD_OWNER.id && { embedAddress: embedPath(lang, owner.id, board.id) }),
    years: otherYears(board),
  }));
}

/** The board on which a card can be tried. */
export const islandToTry = (lang: Lang, card: CardDefinition): Island =>
  knownOr(`${lang} ${TRY} ${card.id}`, () => ({
    id: TRY,
    lang,
    title: cardWords(lang).playBoard(card.name[lang]),
    page: pageOfBoard[lang](notationToTry(card)),
  }));

/** Where the file of an island is. */
export const addressOf = ({ name }: Island): string => DATA_FOLDER + name;

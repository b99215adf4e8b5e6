/** The conformance suite as the pages and the API show it. */
import { join } from "node:path";
import { cards, printCard } from "../cards/index.ts";
import { type Case, type Theme, themeSchema } from "../conformance/cases.ts";
import { resultOf } from "../conformance/play.ts";
import { todayEdition } from "../engine/rules.ts";
import type { CardDefinition } from "../language/card.ts";
import type { Bilingual } from "../notation/bilingual.ts";
import { cardNames } from "../notation/names.ts";
import { parseBoard } from "../notation/parse.ts";
import { labelled } from "../notation/punctuation.ts";
import { type VerifiedBoard, verifyBoard } from "./boards.ts";
import { keptBetweenBuilds } from "./kept.ts";
import { once } from "./once.ts";
import { ContentError, filesIn, readWhole } from "./reading.ts";

/** Reads one file; `file` is its name in messages. */
export const parseTheme = (file: string, source: string): Theme =>
  readWhole(themeSchema, file, source);

/** All themes under a folder, in their order; no two cases have the same id. */
export function loadThemes(folder: string): readonly Theme[] {
  const themes = filesIn(folder, "content/conformance")
    .map(([file, source]) => parseTheme(file, source))
    .toSorted((one, other) => one.order - other.order);
  const ids = themes.flatMap(({ cases }) => cases.map(({ id }) => id));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new ContentError(`two cases are called “${twice}”`);
  return themes;
}

let loaded: readonly Theme[] | undefined;

/** All themes; a build runs in the folder of the project. */
export function allThemes(): readonly Theme[] {
  loaded ??= loadThemes(join(process.cwd(), "content/conformance"));
  return loaded;
}

export const allCases = (): readonly Case[] => allThemes().flatMap((theme) => theme.cases);

/** What a case's board belongs to: part of its address on the page. */
export const BOARD_OWNER = { id: "conformance" } as const;

/** What this engine says of a case, as far as it is told. */
const foundIn = once((notation: string) =>
  keptBetweenBuilds("case", notation, () => {
    const { agrees, facts, problems } = resultOf({ notation });
    return {
      agrees,
      problems: problems.map(({ message }) => message),
      refuted: facts
        .filter(({ holds }) => !holds)
        .map(({ says, found }) => ({
          en: labelled("en", says, found.en),
          ja: labelled("ja", says, found.ja),
        })),
    };
  }),
);

/** Whether it was played to its end, and every fact holds. */
export const agreesWith = ({ notation }: Case): boolean => foundIn(notation).agrees;

/** The board of a case that this engine agrees with. */
export function boardOf(one: Case): VerifiedBoard | undefined {
  if (!agreesWith(one)) return undefined;
  const { id, title, notation } = one;
  return verifyBoard(BOARD_OWNER, { id, title, rules: todayEdition, notation });
}

/** The boards of all cases that this engine agrees with. */
export const boardsOfCases = () =>
  allCases().flatMap((one) => {
    const board = boardOf(one);
    return board ? [{ owner: BOARD_OWNER, board }] : [];
  });

/** What this engine says otherwise, in words. */
export function troublesOf({ notation }: Case): readonly Bilingual[] {
  const { problems, refuted } = foundIn(notation);
  return [...problems, ...refuted];
}

const names = cardNames(cards);

/** The statements that must hold at the end, as they are written. */
export const factsOf = ({ notation }: Case): readonly string[] =>
  notation
    .slice(notation.lastIndexOf("--\n") + "--\n".length)
    .split("\n")
    .filter((line) => line !== "");

/** The cards that a case names, as they are printed in both languages. */
export function cardsOf({ notation }: Case) {
  const board = parseBoard(notation, names);
  return board.ok ? board.value.cards.map((card) => ({ id: card.id, ...printed(card) })) : [];
}

/** Many cases name the same cards. */
const printed = once(({ back, ...front }: CardDefinition) => {
  const { id, colorIndicator } = front;
  return {
    en: printCard(front, "en"),
    ja: printCard(front, "ja"),
    // 204: what no printed word tells.
    ...(colorIndicator && { colorIndicator }),
    ...(back && { back: faceOf({ id, ...back }) }),
  };
});

const faceOf = (face: CardDefinition) => ({
  en: printCard(face, "en"),
  ja: printCard(face, "ja"),
  ...(face.colorIndicator && { colorIndicator: face.colorIndicator }),
});

/** Everything on the site that has a permanent id, by kind, as it is published now. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cards } from "../../cards/index.ts";
import { allChanges, boardOwner } from "../changes.ts";
import { allCases } from "../conformance.ts";
import { headingsIn } from "../guides.ts";
import type { Lang } from "../i18n.ts";
import {
  boardPage,
  cardPage,
  casePage,
  changePage,
  guidePage,
  rulePage,
  rulingPage,
  shortBoardPath,
  shortCardPath,
  shortPath,
  shortRulePath,
  TERMS_PAGE,
} from "../paths.ts";
import { allGists } from "../rules/gists.ts";
import { formerEditions } from "../rules/numbers.ts";
import { keywordSections, sections } from "../rules/sections.ts";
import { loadRulings, type Ruling } from "../rulings.ts";
import { allTerms } from "../terms/terms.ts";

export const kinds = [
  "anchors",
  "boards",
  "cards",
  "cases",
  "changes",
  "guides",
  "rules",
  "rulings",
  "terms",
] as const;
export type Kind = (typeof kinds)[number];

export type Ids = Readonly<Record<Kind, ReadonlySet<string>>>;

/** What people call one of a kind. */
export const kindNames = {
  anchors: "anchor in a guide",
  boards: "board",
  cards: "card",
  cases: "conformance case",
  changes: "change of the rules",
  guides: "guide",
  rules: "rule",
  rulings: "ruling",
  terms: "term of the glossary",
} as const satisfies Readonly<Record<Kind, string>>;

/** The guides of a language, each with the ids of its headings. */
export function guideAnchors(lang: Lang): ReadonlyMap<string, readonly string[]> {
  const folder = join(process.cwd(), "content/guides", lang);
  return new Map(
    globSync("*.mdx", { cwd: folder })
      .sort()
      .map((file) => [
        file.slice(0, -".mdx".length),
        headingsIn(readFileSync(join(folder, file), "utf8")),
      ]),
  );
}

interface WithBoards {
  readonly id: string;
  readonly boards: readonly { readonly id: string }[];
}

const boardsOf = ({ id, boards }: WithBoards) => boards.map((board) => `${id}/${board.id}`);

/** All ids of the content as it stands; a build runs in the folder of the project. */
export function publishedIds(
  rulings: readonly Ruling[] = loadRulings(join(process.cwd(), "content/rulings")),
): Ids {
  const guides = guideAnchors("en");
  const changes = allChanges();
  const owners: readonly WithBoards[] = [
    ...rulings,
    ...changes.map((change) => ({ ...boardOwner(change), boards: change.boards })),
  ];
  return {
    anchors: new Set([...guides].flatMap(([guide, ids]) => ids.map((id) => `${guide}#${id}`))),
    boards: new Set(owners.flatMap(boardsOf)),
    cards: new Set(cards.map(({ id }) => id)),
    cases: new Set(allCases().map(({ id }) => id)),
    changes: new Set(changes.map(({ id }) => id)),
    guides: new Set(guides.keys()),
    rules: new Set([
      ...allGists().map(({ id }) => id),
      ...[...sections(), ...keywordSections()].map(({ number }) => number),
      ...formerEditions,
    ]),
    rulings: new Set(rulings.map(({ id }) => id)),
    terms: new Set(allTerms().map(({ id }) => id)),
  };
}

/** The parts of an id that consists of what it is in and what it is called there. */
export function partsOf(id: string): readonly [owner: string, own: string] {
  const [owner = "", own = ""] = id.split(/[/#]/);
  return [owner, own];
}

/** Where a thing stands, after the language; what has no page of its own is an anchor. */
export function pageOf(kind: Kind, id: string): string {
  const [owner, own] = partsOf(id);
  switch (kind) {
    case "anchors":
      return `${guidePage(owner)}#${own}`;
    case "boards":
      return boardPage(owner, own);
    case "cards":
      return cardPage(id);
    case "cases":
      return casePage(id);
    case "changes":
      return changePage(id);
    case "guides":
      return guidePage(id);
    case "rules":
      return rulePage(id);
    case "rulings":
      return rulingPage(id);
    case "terms":
      return `${TERMS_PAGE}#${id}`;
  }
}

/** The address of a thing in no language, where its kind has such addresses. */
export function shortPathOf(kind: Kind, id: string): string | undefined {
  const [owner, own] = partsOf(id);
  switch (kind) {
    case "boards":
      return shortBoardPath(owner, own);
    case "cards":
      return shortCardPath(id);
    case "rules":
      return shortRulePath(id);
    case "rulings":
      return shortPath(id);
    case "anchors":
    case "cases":
    case "changes":
    case "guides":
    case "terms":
      return undefined;
  }
}

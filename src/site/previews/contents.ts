/** What stands on each of the pictures. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { z } from "astro/zod";
import { parse } from "yaml";
import { cards, setOf } from "../../cards/index.ts";
import { colorsOf } from "../../engine/printed.ts";
import type { CardDefinition } from "../../language/card.ts";
import { facesOf } from "../../language/card.ts";
import type { Color } from "../../language/vocabulary.ts";
import { type DrawnFace, drawFace } from "../cards/drawn.ts";
import { allChanges, boardOwner, type Change, topics } from "../changes.ts";
import { allThemes } from "../conformance.ts";
import { boardsIn } from "../guides.ts";
import {
  type Bilingual,
  formatDate,
  LANGS,
  type Lang,
  otherLang,
  RULES_IN_USE,
  strings,
} from "../i18n.ts";
import { cardPage, casePage, changePage, guidePage, rulePage, rulingPage } from "../paths.ts";
import { allGists, type Gist, isFormer, nameOfSection, sectionOf } from "../rules/gists.ts";
import { formerEditions } from "../rules/numbers.ts";
import { keywordSections, type Section, sections } from "../rules/sections.ts";
import { ruleWords } from "../rules/words.ts";
import { answerOf, type Board, loadRulings, type Ruling, subjectOf } from "../rulings.ts";
import { namesOf, sourceDocument } from "../vocabulary.ts";
import { boardPicture, HOME, SHORT_LANG, shownBoard } from "./paths.ts";
import { previewWords } from "./words.ts";

export interface Preview {
  readonly lang: Lang;
  /** The page that it stands for, after the language. */
  readonly page: string;
  readonly kind: string;
  /** What it is about: a mechanic, a card, a section of the rules. */
  readonly subject: string;
  readonly title: string;
  /** What is said below the title, as far as there is room. */
  readonly text?: string;
  /** The notation of a board. */
  readonly board?: string;
  readonly card?: CardContent;
  /** Rule numbers, and the day of the rules. */
  readonly foot: string;
}

export interface CardContent {
  readonly colors: readonly Color[];
  readonly faces: readonly DrawnFace[];
}

/** Rule numbers with the day of the rules that they are of; a board may be by others. */
function rulesLine(cr: readonly string[], lang: Lang, board?: Board): string {
  const words = previewWords(lang);
  const numbers = cr.length === 0 ? [] : [`CR ${cr.join(words.list)}`];
  const day = strings(lang).rulesOf(formatDate(RULES_IN_USE, lang));
  const isOld = board !== undefined && board.rules !== RULES_IN_USE;
  const by = isOld ? [words.boardBy(formatDate(board.rules, lang))] : [];
  return [...numbers, day, ...by].join(words.between);
}

const shown = (board: Board | undefined) => board && { board: board.notation };

function ofRuling(ruling: Ruling, lang: Lang): Preview {
  const { id, says, today, source, cr, boards } = ruling;
  const published = formatDate(sourceDocument(source.document).published, lang);
  const board = shownBoard(boards);
  return {
    ...{ lang, page: rulingPage(id), kind: strings(lang).ruling },
    subject: namesOf(subjectOf(ruling))[lang],
    title: answerOf(ruling, lang),
    ...(today && { text: previewWords(lang).inItsDay(published, says[lang]) }),
    ...shown(board),
    foot: rulesLine(cr, lang, board),
  };
}

function ofChange(change: Change, lang: Lang): Preview {
  const { id, topic, title, steps, cr, boards } = change;
  const step = steps.at(-1);
  const board = shownBoard(boards);
  return {
    ...{ lang, page: changePage(id), kind: strings(lang).change },
    ...{ subject: topics[topic][lang], title: title[lang] },
    ...(step && {
      text: previewWords(lang).since(formatDate(step.date, lang), step.became[lang]),
    }),
    ...shown(board),
    foot: rulesLine(cr, lang, board),
  };
}

interface Owner {
  readonly id: string;
  readonly boards: readonly Board[];
  readonly about: Bilingual;
}

/** The boards that their owner's picture doesn't show; their addresses are in no language. */
function ofBoards({ id, boards, about }: Owner): readonly Preview[] {
  const lang = SHORT_LANG;
  const t = strings(lang);
  const others = boards.filter((board) => board !== shownBoard(boards));
  return others.map((board) => ({
    ...{ lang, page: boardPicture(id, board.id), kind: t.sandbox },
    ...{ subject: about[lang], title: board.title[lang], board: board.notation },
    foot: t.rulesOf(formatDate(board.rules, lang)),
  }));
}

function ofCard(card: CardDefinition, lang: Lang): Preview {
  const faces = facesOf(card);
  const { name, code, year } = setOf(card.id);
  return {
    ...{ lang, page: cardPage(card.id), kind: strings(lang).card, subject: name[lang] },
    title: card.name[lang],
    card: {
      colors: [...new Set(faces.flatMap(colorsOf))],
      faces: faces.map((face) => drawFace(face, lang)),
    },
    foot: [card.name[otherLang(lang)], `${code}, ${year}`].join(previewWords(lang).between),
  };
}

const guideSchema = z.object({
  title: z.string(),
  summary: z.string(),
  document: z.string(),
  rules: z.array(z.string()).default([]),
});

function ofGuide(file: string, boards: ReadonlyMap<string, Board>): Preview {
  const lang = basename(dirname(file)) === "ja" ? "ja" : "en";
  const [, head = "", body = ""] = readFileSync(file, "utf8").split(/^---$/m);
  const { title, summary, document, rules } = guideSchema.parse(parse(head));
  const board = boards.get(boardsIn(body)[0] ?? "");
  return {
    ...{ lang, page: guidePage(basename(file, ".mdx")), kind: strings(lang).guide },
    ...{ subject: sourceDocument(document).about[lang], title, text: summary },
    ...shown(board),
    foot: rulesLine(rules, lang, board),
  };
}

function ofGist(gist: Gist, lang: Lang): Preview {
  const words = ruleWords(lang);
  return {
    ...{ lang, page: rulePage(gist.id), kind: words.title },
    subject: isFormer(gist) ? words.former : nameOfSection(sectionOf(gist))[lang],
    title: `${gist.number} ${gist.title[lang]}`,
    text: gist.gist[lang],
    foot: strings(lang).rulesOf(formatDate(gist.edition, lang)),
  };
}

function ofSection({ number, name, gists }: Section, lang: Lang): Preview {
  return {
    ...{ lang, page: rulePage(number), kind: ruleWords(lang).title },
    subject: nameOfSection(number.slice(0, 1))[lang],
    title: `${number} ${name[lang]}`,
    text: gists.map((gist) => gist.title[lang]).join(previewWords(lang).titles),
    foot: strings(lang).rulesOf(formatDate(RULES_IN_USE, lang)),
  };
}

function ofSite(lang: Lang): Preview {
  const t = strings(lang);
  const words = previewWords(lang);
  return {
    ...{ lang, page: HOME, kind: words.site, subject: "" },
    ...{ title: t.siteDescription, text: t.homeLead, foot: t.rulesDate },
  };
}

const inBoth = (of: (lang: Lang) => Preview): readonly Preview[] => LANGS.map(of);

/** All of them, those with the same board beside each other; a build runs in the project's folder. */
export function allPreviews(): readonly Preview[] {
  const rulings = loadRulings(join(process.cwd(), "content/rulings"));
  const changes = allChanges();
  const boards = new Map(
    rulings.flatMap(({ id, boards: own }) => own.map((board) => [`${id}/${board.id}`, board])),
  );
  const guides = globSync("content/guides/{ja,en}/*.mdx").sort();
  return [
    ...inBoth(ofSite),
    ...rulings.flatMap((ruling) => [
      ...inBoth((lang) => ofRuling(ruling, lang)),
      ...ofBoards({ ...ruling, about: namesOf(subjectOf(ruling)) }),
    ]),
    ...changes.flatMap((change) => [
      ...inBoth((lang) => ofChange(change, lang)),
      ...ofBoards({ ...boardOwner(change), boards: change.boards, about: change.title }),
    ]),
    ...cards.flatMap((card) => inBoth((lang) => ofCard(card, lang))),
    ...guides.map((file) => ofGuide(file, boards)),
    ...allGists().flatMap((gist) => inBoth((lang) => ofGist(gist, lang))),
    ...[...sections(), ...keywordSections()].flatMap((section) =>
      inBoth((lang) => ofSection(section, lang)),
    ),
    ...formerEditions.flatMap((edition) =>
      inBoth((lang) => {
        const words = ruleWords(lang);
        const date = formatDate(edition, lang);
        return {
          ...{ lang, page: rulePage(edition), kind: words.title, subject: words.editions },
          ...{ title: words.edition(date), text: words.editionLead(date) },
          foot: strings(lang).rulesOf(date),
        };
      }),
    ),
    ...allThemes().flatMap((theme) =>
      theme.cases.flatMap((one) =>
        inBoth((lang) => ({
          ...{ lang, page: casePage(one.id), kind: strings(lang).conformance },
          ...{ subject: theme.title[lang], title: one.title[lang], text: one.reason[lang] },
          ...{ board: one.notation, foot: rulesLine(one.rules, lang) },
        })),
      ),
    ),
  ];
}

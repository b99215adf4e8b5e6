/** A ruling as text for a forum, a chat or a note: what it says, its rules, where it stands. */
import {
  inBBCode,
  inMarkdown,
  mostInAMessage,
  quotedInMarkdown,
  ruleLine,
} from "../../board/copying/markup.ts";
import { labelled } from "../../notation/punctuation.ts";
import type { Lang } from "../i18n.ts";

/** What is so, and in a ruling whose answer has changed, when. */
export interface Answer {
  /** "Today (17 April 2026)". */
  readonly when?: string;
  readonly text: string;
}

export interface QuotedRuling {
  /** What it is about. */
  readonly subject: string;
  /** One, or that of today and that of then. */
  readonly answers: readonly Answer[];
  readonly rules: readonly string[];
  /** The edition of the rules, in words. */
  readonly rulesOf: string;
  readonly address: string;
  readonly lang: Lang;
}

export const formats = ["link", "markdown", "bbcode", "discord", "text"] as const;
export type Format = (typeof formats)[number];

const said = ({ when, text }: Answer, lang: Lang): string =>
  when === undefined ? text : labelled(lang, when, text);

function linesOf({ answers, rules, rulesOf, lang }: QuotedRuling): readonly string[] {
  const line = ruleLine(rules, rulesOf, lang);
  return [...answers.map((answer) => said(answer, lang)), ...(line === "" ? [] : [line])];
}

/** Each line a paragraph of its own: elsewhere than in chats, lines run together. */
const markdown = (of: QuotedRuling): string =>
  `[**${inMarkdown(of.subject)}**](${of.address})\n\n${linesOf(of)
    .map((line) => quotedInMarkdown([line]))
    .join("\n>\n")}\n`;

const bbcode = (of: QuotedRuling): string =>
  `[b][url=${of.address}]${inBBCode(of.subject)}[/url][/b]\n[quote]${linesOf(of).map(inBBCode).join("\n")}[/quote]\n`;

/** The address stands by itself, so that the chat shows its picture. */
const message = (of: QuotedRuling): string =>
  `**${inMarkdown(of.subject)}**\n${quotedInMarkdown(linesOf(of))}\n${of.address}`;

const atMost = (text: string, length: number): string => {
  const signs = [...text];
  return signs.length <= length ? text : `${signs.slice(0, length).join("").trimEnd()}…`;
};

/** As much of each answer as one message takes. */
function discord(of: QuotedRuling): string {
  let text = message(of);
  for (let length = mostInAMessage; text.length > mostInAMessage && length > 0; length -= 10) {
    const answers = of.answers.map((one) => ({ ...one, text: atMost(one.text, length) }));
    text = message({ ...of, answers });
  }
  return text;
}

export function inFormat(of: QuotedRuling, format: Format): string {
  switch (format) {
    case "link":
      return of.address;
    case "markdown":
      return markdown(of);
    case "bbcode":
      return bbcode(of);
    case "discord":
      return discord(of);
    case "text":
      return [of.subject, ...linesOf(of), of.address].join("\n");
  }
}

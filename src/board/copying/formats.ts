/** A moment of a board as text for a forum, a chat or a note. */
import type { StepCaption } from "../../captions/telling.ts";
import { spoken } from "../../captions/telling.ts";
import type { Lang } from "../../notation/bilingual.ts";
import { labelled } from "../../notation/punctuation.ts";
import { embedSnippet } from "./embed.ts";
import { inBBCode, inMarkdown, mostInAMessage, quotedInMarkdown, ruleLine } from "./markup.ts";

export interface Quoted {
  readonly title: string;
  /** Which step of how many is in view, in words. */
  readonly place: string;
  readonly caption: StepCaption;
  /** The edition of the rules, in words. */
  readonly rulesOf: string;
  readonly address: string;
  /** The board up to the moment, as the notation writes it; none where it can't. */
  readonly notation: string | undefined;
  /** Where it can be shown within the pages of others; nowhere, if it stands on no page here. */
  readonly embed: string | undefined;
  readonly lang: Lang;
}

export const formats = ["text", "markdown", "bbcode", "notation", "embed"] as const;
export type Format = (typeof formats)[number];

const rules = ({ caption, rulesOf, lang }: Quoted): string =>
  ruleLine(
    caption.cr.map(({ number }) => number),
    rulesOf,
    lang,
  );

const said = (of: Quoted): string => labelled(of.lang, of.place, spoken(of.caption.text, of.lang));

function markdown(of: Quoted): string {
  const lines = [said(of), rules(of)].filter((line) => line !== "");
  const head = `[**${inMarkdown(of.title)}**](${of.address})\n${quotedInMarkdown(lines)}\n`;
  const whole =
    of.notation === undefined ? head : `${head}\n\`\`\`\n${of.notation.trimEnd()}\n\`\`\`\n`;
  return whole.length <= mostInAMessage ? whole : head;
}

function bbcode(of: Quoted): string {
  const lines = [said(of), rules(of)].filter((line) => line !== "").map(inBBCode);
  const code = of.notation === undefined ? "" : `\n[code]\n${of.notation.trimEnd()}\n[/code]`;
  return `[b][url=${of.address}]${inBBCode(of.title)}[/url][/b]\n[quote]${lines.join("\n")}[/quote]${code}\n`;
}

export function inFormat(of: Quoted, format: Format): string {
  switch (format) {
    case "text":
      return [of.title, said(of), rules(of), of.address].filter((line) => line !== "").join("\n");
    case "markdown":
      return markdown(of);
    case "bbcode":
      return bbcode(of);
    case "notation":
      return of.notation ?? "";
    case "embed":
      return of.embed === undefined ? "" : embedSnippet(of.embed, of.title);
  }
}

/** A moment of a board as text for a forum, a chat or a note. */
import type { StepCaption } from "../../captions/telling.ts";
import { spoken } from "../../captions/telling.ts";
import type { Lang } from "../../notation/bilingual.ts";

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
  readonly lang: Lang;
}

export const formats = ["text", "markdown", "bbcode", "notation"] as const;
export type Format = (typeof formats)[number];

/** What a chat takes in one message (Discord: 2,000 characters). */
const most = 1_900;

const rules = ({ caption, rulesOf, lang }: Quoted): string => {
  const numbers = caption.cr.map(({ number }) => number).join(lang === "ja" ? "、" : ", ");
  if (numbers === "") return "";
  return lang === "ja" ? `CR ${numbers}（${rulesOf}）` : `CR ${numbers} (${rulesOf})`;
};

const said = (of: Quoted): string =>
  `${of.place}${of.lang === "ja" ? "：" : ": "}${spoken(of.caption.text, of.lang)}`;

/** What Markdown would take for its own signs. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, "\\$&");

function markdown(of: Quoted): string {
  const lines = [said(of), rules(of)].filter((line) => line !== "");
  const head = `[**${escaped(of.title)}**](${of.address})\n${lines.map((line) => `> ${escaped(line)}`).join("\n")}\n`;
  const whole =
    of.notation === undefined ? head : `${head}\n\`\`\`\n${of.notation.trimEnd()}\n\`\`\`\n`;
  return whole.length <= most ? whole : head;
}

/** Square brackets would begin a tag. */
const unbracketed = (text: string): string => text.replaceAll("[", "(").replaceAll("]", ")");

function bbcode(of: Quoted): string {
  const lines = [said(of), rules(of)].filter((line) => line !== "").map(unbracketed);
  const code = of.notation === undefined ? "" : `\n[code]\n${of.notation.trimEnd()}\n[/code]`;
  return `[b][url=${of.address}]${unbracketed(of.title)}[/url][/b]\n[quote]${lines.join("\n")}[/quote]${code}\n`;
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
  }
}

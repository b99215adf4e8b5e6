/** What can be typed in a board's text mode: questions, moves, and lines of the notation. */
import { fold } from "../../notation/text.ts";
import type { Move } from "../session.ts";

const questions = [
  "where",
  "state",
  "life",
  "mana",
  "stack",
  "battlefield",
  "hand",
  "graveyard",
  "exile",
  "library",
  "lasting",
  "steps",
  "again",
  "help",
] as const;
export type Question = (typeof questions)[number];

const moves = ["next", "previous", "first", "last"] as const satisfies readonly Move[];
const undoing = ["undo", "redo"] as const;

export type Command =
  | { readonly is: "ask"; readonly about: Question; readonly player?: string }
  /** The lines that can be typed, or those of them with some words. */
  | { readonly is: "legal"; readonly with: string }
  /** What a card says and is. */
  | { readonly is: "card"; readonly name: string }
  | { readonly is: "move"; readonly to: Move }
  | { readonly is: "goTo"; readonly step: number }
  | { readonly is: "undoing"; readonly act: (typeof undoing)[number] }
  /** One of the lines that were said last, by its number. */
  | { readonly is: "pick"; readonly number: number }
  | { readonly is: "line"; readonly line: string }
  | { readonly is: "nothing" };

/** The words of both languages: whoever reads the one may know the other's. The first is shown. */
export const commandNames = {
  where: ["where", "どこ", "今どこ", "w"],
  state: ["state", "状況", "盤面", "全部", "board", "all"],
  life: ["life", "ライフ"],
  mana: ["mana", "マナ", "マナプール"],
  stack: ["stack", "スタック"],
  battlefield: ["battlefield", "戦場", "field"],
  hand: ["hand", "手札"],
  graveyard: ["graveyard", "墓地"],
  exile: ["exile", "追放領域", "追放"],
  library: ["library", "ライブラリー", "山札"],
  lasting: ["effects", "効果"],
  legal: ["legal", "できること", "what", "moves"],
  steps: ["steps", "手順"],
  again: ["again", "もう一度", "repeat"],
  help: ["help", "ヘルプ", "?"],
  next: ["next", "次へ", "次", "n"],
  previous: ["back", "戻る", "前へ", "前", "previous", "b"],
  first: ["first", "最初へ", "最初"],
  last: ["last", "最後へ", "最後"],
  undo: ["undo", "取り消す", "元に戻す"],
  redo: ["redo", "やり直す"],
  card: ["card", "カード"],
  goTo: ["step", "手順"],
} as const satisfies Readonly<
  Record<
    Question | Move | (typeof undoing)[number] | "legal" | "card" | "goTo",
    readonly [en: string, ja: string, ...others: string[]]
  >
>;

const means = (name: keyof typeof commandNames, word: string): boolean =>
  commandNames[name].some((one) => one === word);

/** "B's hand", 「Bの手札」, "hand B" or "hand of B": the word, and whose. */
function whose(text: string): { readonly word: string; readonly player?: string } {
  const before = /^([a-z])(?:の|'s )\s*(.+)$/.exec(text);
  if (before?.[1] && before[2]) return { word: before[2], player: before[1].toUpperCase() };
  const behind = /^(\S+) (?:of )?([a-z])$/.exec(text);
  if (behind?.[1] && behind[2]) return { word: behind[1], player: behind[2].toUpperCase() };
  return { word: text };
}

/** Reads what was typed. What is no command is a line, about which the notation has the say. */
export function readCommand(typed: string): Command {
  const text = fold(typed).trim();
  if (text === "") return { is: "nothing" };
  if (/^\d{1,3}$/.test(text)) return { is: "pick", number: Number(text) };
  const { word, player } = whose(text);
  const about = questions.find((one) => means(one, word));
  if (about) return player === undefined ? { is: "ask", about } : { is: "ask", about, player };
  const to = moves.find((one) => means(one, text));
  if (to) return { is: "move", to };
  const act = undoing.find((one) => means(one, text));
  if (act) return { is: "undoing", act };
  // In Japanese no space stands before a number.
  const [, go = "", step] = /^(\D+?) ?(\d{1,4})$/.exec(text) ?? [];
  if (means("goTo", go)) return { is: "goTo", step: Number(step) };
  const [, first = "", rest = ""] = /^(\S+) (.+)$/.exec(text) ?? [];
  if (means("legal", text)) return { is: "legal", with: "" };
  if (means("legal", first)) return { is: "legal", with: rest };
  if (means("card", first)) return { is: "card", name: rest };
  return { is: "line", line: typed.trim() };
}

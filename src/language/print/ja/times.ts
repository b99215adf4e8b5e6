/** Times of a turn in Japanese: 「あなたのアップキープの間」「攻撃クリーチャーが指定される前」. */
import { combatPointWords, turnPartWords } from "../../lexicon.ts";
import type { Node } from "../../schema.ts";
import type { Context } from "../context.ts";
import type { TimeOfTurn } from "../times.ts";
import { possessor } from "./references.ts";

/** 「あなたのアップキープ」「戦闘」. */
export function partText({ part, whose }: Node<"Condition", "isDuring">, context: Context): string {
  const owner = whose ? `${possessor(whose, context)}の` : "";
  const turn = whose && part === "combat" ? "ターンの" : "";
  return owner + turn + turnPartWords[part].ja;
}

/** 「ブロック・クリーチャーが指定される前」; in any combat phase 「戦闘中の、…」. */
export function pointText({ is, point, any }: Node<"Condition", "isBefore" | "isAfter">): string {
  const { before, after } = combatPointWords[point].ja;
  return `${any ? "戦闘中の、" : ""}${is === "isBefore" ? before : after}`;
}

function timeText(time: TimeOfTurn, context: Context): string {
  switch (time.is) {
    case "isTurnOf":
      return `${possessor(time.who, context)}のターン`;
    case "isDuring":
      return partText(time, context);
    case "isBefore":
    case "isAfter":
      return pointText(time);
  }
}

/** 「あなたのターンの、攻撃クリーチャーが指定される前」「戦闘中」「あなたのアップキープの間」. */
export function timesText(times: readonly TimeOfTurn[], context: Context): string {
  const said = times.map((time) => timeText(time, context)).join("の、");
  const last = times.at(-1);
  if (last?.is === "isDuring" && last.part === "combat") return `${said}中`;
  return last?.is === "isBefore" || last?.is === "isAfter" ? said : `${said}の間`;
}

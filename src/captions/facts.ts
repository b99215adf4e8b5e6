import type { RuleNumber } from "../engine/rules.ts";
import type { Lang } from "../notation/bilingual.ts";
import type { Outcome } from "../notation/play.ts";
import { capital } from "../notation/punctuation.ts";
import type { Ahead } from "../notation/syntax.ts";
import { factClause } from "./ja/facts.ts";
import { illegalClause } from "./ja/refused.ts";
import { type Named, nickname, nicknamesOf } from "./named.ts";

type Claim = Pick<Outcome, "expected" | "says">;

/** "at after-discard: …" and "illegal (601.2h): …" are for the notation; readers have words. */
function english({ expected, says }: Claim, board: Named): string {
  const notation = says.replace(/^at [^:]+: /, "").replace(/ \(\d[\w.]*\)$/, "");
  const text = withNames(notation, board);
  if (expected.is !== "illegal") {
    if (!expected.ahead) return `${capital(text)}.`;
    const fact = text.replace(/^(?:always|possible)(?:(?: for .)?(?: this turn)?:)? /, "");
    return `${capital(whatever(expected.ahead))}, ${fact}.`;
  }
  const action = text.replace(/^illegal[^:]*: /, "");
  return `Not possible: ${action}.`;
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A nickname is known to the notation alone, so the name of its object stands before it. */
function withNames(text: string, board: Named): string {
  const nicknames = nicknamesOf(board);
  if (nicknames.length === 0) return text;
  // A word of a card's name, and the creature type after "a" or "an", is no nickname.
  const others = board.cards.map(({ name }) => escaped(name.en)).join("|");
  const pattern = new RegExp(`\\b(?:${others})\\b|\\b(?<!\\ban? )(${nicknames.join("|")})\\b`, "g");
  return text.replace(pattern, (found, meant?: string) => {
    const name = meant === undefined ? undefined : nickname(meant, board);
    return name ? `${name.en} (${found})` : found;
  });
}

function whatever({ mode, by, thisTurn }: Ahead): string {
  const when = thisTurn ? " until the turn ends" : "";
  if (mode === "always") return `whatever ${by ?? "anybody"} chooses${when}`;
  return `by some choices${by ? ` of ${by}` : ""}${when}`;
}

function whateverJa({ mode, by, thisTurn }: Ahead): string {
  const when = thisTurn ? "このターンの終わりまで、" : "";
  const who = by ? `プレイヤー${by}が` : "誰が";
  if (mode === "always") return `${when}${who}${by ? "どう" : "何を"}選んでも、`;
  return `${when}${by ? `プレイヤー${by}の` : ""}選び方によっては、`;
}

function japanese({ expected, says }: Claim, board: Named): string {
  if (expected.is !== "illegal") {
    const { ahead } = expected;
    return `${ahead ? whateverJa(ahead) : ""}${factClause(expected, board)}。`;
  }
  const clause = illegalClause(expected, board);
  return clause ? `${clause}。` : `できない：${says.replace(/^illegal[^:]*: /, "")}`;
}

/** What a board claims, as a sentence. */
export function factText(claim: Claim, board: Named, lang: Lang): string {
  return lang === "ja" ? japanese(claim, board) : english(claim, board);
}

/** The rule by which something must be refused, if the claim names one. */
export function ruleOfFact({ expected }: Claim): RuleNumber | undefined {
  return expected.is === "illegal" || expected.is === "can" ? expected.rule : undefined;
}

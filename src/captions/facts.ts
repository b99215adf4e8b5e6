import type { RuleNumber } from "../engine/rules.ts";
import type { CardDefinition } from "../language/card.ts";
import type { Lang } from "../notation/bilingual.ts";
import type { Outcome } from "../notation/play.ts";
import type { Ahead } from "../notation/syntax.ts";
import { factClause, illegalClause } from "./ja/facts.ts";

type Claim = Pick<Outcome, "expected" | "says">;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "at after-discard: …" and "illegal (601.2h): …" are for the notation; readers have words. */
function english({ expected, says }: Claim): string {
  const text = says.replace(/^at [^:]+: /, "").replace(/ \(\d[\w.]*\)$/, "");
  if (expected.is !== "illegal") {
    if (!expected.ahead) return `${capital(text)}.`;
    const fact = text.replace(/^(?:always|possible)(?:(?: for .)?(?: this turn)?:)? /, "");
    return `${capital(whatever(expected.ahead))}, ${fact}.`;
  }
  const action = text.replace(/^illegal[^:]*: /, "");
  return `Not possible: ${action}.`;
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

function japanese({ expected, says }: Claim, cards: readonly CardDefinition[]): string {
  if (expected.is !== "illegal") {
    const { ahead } = expected;
    return `${ahead ? whateverJa(ahead) : ""}${factClause(expected, cards)}。`;
  }
  const clause = illegalClause(expected, cards);
  return clause ? `${clause}。` : `できない：${says.replace(/^illegal[^:]*: /, "")}`;
}

/** What a board claims, as a sentence. */
export function factText(claim: Claim, cards: readonly CardDefinition[], lang: Lang): string {
  return lang === "ja" ? japanese(claim, cards) : english(claim);
}

/** The rule by which something must be refused, if the claim names one. */
export function ruleOfFact({ expected }: Claim): RuleNumber | undefined {
  return expected.is === "illegal" || expected.is === "can" ? expected.rule : undefined;
}

import type { RuleNumber } from "../engine/rules.ts";
import type { CardDefinition } from "../language/card.ts";
import type { Lang } from "../notation/bilingual.ts";
import type { Outcome } from "../notation/play.ts";
import { factClause, illegalClause } from "./ja/facts.ts";

type Claim = Pick<Outcome, "expected" | "says">;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "at after-discard: …" and "illegal (601.2h): …" are for the notation; readers have words. */
function english({ expected, says }: Claim): string {
  const text = says.replace(/^at [^:]+: /, "").replace(/ \(\d[\w.]*\)$/, "");
  if (expected.is !== "illegal") return `${capital(text)}.`;
  const action = text.replace(/^illegal[^:]*: /, "");
  return `Not possible: ${action}.`;
}

function japanese({ expected, says }: Claim, cards: readonly CardDefinition[]): string {
  if (expected.is !== "illegal") return `${factClause(expected, cards)}。`;
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

/** The little of Japanese grammar that joining clauses needs. */

export const list = (items: readonly string[]): string =>
  items.length > 0 ? items.join("と") : "なし";

/** Verbs in -eru and -iru that lose their る; by ending, longest first. */
const ichidan = [
  "られる",
  "れる",
  "える",
  "ける",
  "げる",
  "せる",
  "てる",
  "でる",
  "べる",
  "める",
  "じる",
  "できる",
];

const godan: Readonly<Record<string, string>> = {
  う: "い",
  く: "き",
  ぐ: "ぎ",
  す: "し",
  つ: "ち",
  ぬ: "に",
  ぶ: "び",
  む: "み",
  る: "り",
};

/** A clause as it goes before another: 「捨てる」 becomes 「捨て」, 「なる」 becomes 「なり」. */
export function continuing(clause: string): string {
  if (clause.endsWith("しない")) return `${clause.slice(0, -3)}せず`;
  if (clause.endsWith("ない")) return `${clause.slice(0, -2)}ず`;
  // A stem of one sound is hard to read before a comma.
  if (/[見出得]る$/.test(clause)) return `${clause.slice(0, -1)}て`;
  if (clause.endsWith("である")) return `${clause.slice(0, -1)}り`;
  if (clause.endsWith("する")) return `${clause.slice(0, -2)}し`;
  if (ichidan.some((ending) => clause.endsWith(ending))) return clause.slice(0, -1);
  const ending = godan[clause.slice(-1)];
  return ending ? clause.slice(0, -1) + ending : clause;
}

/** Several clauses as one: all but the last in their continuing form. */
export function joinClauses(clauses: readonly string[]): string {
  return [...clauses.slice(0, -1).map(continuing), ...clauses.slice(-1)].join("、");
}

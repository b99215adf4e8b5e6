import { affectedBy, type Names } from "../names.ts";
import type { Asked, QuestionWords } from "../words.ts";
import { counted } from "./names.ts";
import { offerOf } from "./offers.ts";

/** "a card", "2 cards", "up to 2 cards", "1 to 3 cards", "any number of cards". */
function howMany(decision: Asked, noun: string): string {
  if (decision.is !== "choose") return `a ${noun}`;
  const { min, max, from } = decision;
  if (min === max) return counted(min, noun);
  if (min > 0) return `${min} to ${max} ${noun}s`;
  if (max >= from.length) return `any number of ${noun}s`;
  return `up to ${max} ${noun}${max === 1 ? "" : "s"}`;
}

const about = (decision: Asked, n: Names, before: string): string =>
  decision.source ? ` ${before} ${n.object(decision.source)}` : "";

export const questions: QuestionWords = {
  target: (_, n, decision) => `choose ${howMany(decision, "target")}${about(decision, n, "for")}`,
  x: (_, n, decision) => `choose the value of X${about(decision, n, "for")}`,
  discard: (_, n, decision) =>
    `choose ${howMany(decision, "card")} to discard${about(decision, n, "to")}`,
  discardCost: (_, n, decision) =>
    `choose ${howMany(decision, "card")} to discard as a cost${about(decision, n, "of")}`,
  handSize: (_, _n, decision) =>
    `choose ${howMany(decision, "card")} to discard down to the maximum hand size`,
  remember: (_, n, decision) => `choose ${howMany(decision, "card")}${about(decision, n, "for")}`,
  may: ({ effect }, n, { source }) =>
    `decide whether to ${offerOf(effect, source ? n.object(affectedBy(n.game, source, effect)) : "it")}`,
  replace: ({ link }, n, decision) =>
    `decide whether to use ${link ? n.keyword(link) : "the replacement effect"}${about(decision, n, "for")}`,
  pay: (purpose, n, decision) =>
    decision.is === "pay"
      ? `pay ${decision.cost}${about(decision, n, "for")}`
      : `decide whether to pay ${purpose.cost ?? ""}${about(decision, n, "for")}`,
  color: (_, n, decision) => `choose a color${about(decision, n, "for")}`,
  triggers: () => "put these abilities on the stack, the first one lowest",
  replacements: () => "choose which replacement effect applies first",
  attack: () => "declare attackers",
  block: ({ attacker }, n) => `choose what blocks ${n.object(attacker)}`,
  blockers: () => "declare blockers",
  assignDamage: ({ source }, n) => `divide the combat damage of ${n.object(source)}`,
  attachTo: (_, n, decision) =>
    `choose what ${decision.source ? n.object(decision.source) : "it"} is attached to`,
};

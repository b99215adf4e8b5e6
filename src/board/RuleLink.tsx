import { type RuleReference, todayEdition } from "../engine/rules.ts";
import { useBoard } from "./context.ts";

/** A link to a rule's page. What the rule says, the page around shows by what the link carries. */
export function RuleLink({ rule }: { readonly rule: RuleReference }) {
  const { ruleLink } = useBoard();
  const { number, edition } = rule;
  return (
    <a
      class="rule"
      href={ruleLink(rule)}
      data-rule={number}
      data-edition={edition === todayEdition ? undefined : edition}
    >
      {number}
    </a>
  );
}

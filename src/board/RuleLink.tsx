import type { RuleReference } from "../engine/rules.ts";
import { useBoard } from "./context.ts";

/** A link to a rule's page. What the rule says, the page around shows by where the link leads. */
export function RuleLink({ rule }: { readonly rule: RuleReference }) {
  const { ruleLink } = useBoard();
  return (
    <a class="rule" href={ruleLink(rule)}>
      {rule.number}
    </a>
  );
}

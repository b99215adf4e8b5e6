/** A ruling as it stands on the page, read from there: the page needs no second copy of it. */
import { formatDate, RULES_IN_USE } from "../i18n.ts";
import { langOf } from "../paths.ts";
import type { Answer, QuotedRuling } from "./formats.ts";
import { copyWords } from "./words.ts";

/** A text as it is read aloud: symbols are pictures with words. */
function textOf(node: Node): string {
  if (node instanceof Element && node.getAttribute("role") === "img")
    return node.getAttribute("aria-label") ?? "";
  if (node.childNodes.length === 0) return node.nodeValue ?? "";
  return Array.from(node.childNodes, textOf).join("");
}

const tidy = (node: Node | null): string =>
  node === null ? "" : textOf(node).replace(/\s+/g, " ").trim();

/** What the button stands by: a quotation in a guide, or the page of the ruling. */
const AROUND = ".ruling, article";

/** What the link names that the buttons stand behind: the ruling's subject, and its short address. */
export type Named = Pick<QuotedRuling, "subject" | "address">;

export function readRuling(button: HTMLElement, named: Named): QuotedRuling {
  const around = button.closest(AROUND) ?? document.body;
  const lang = langOf(new URL(location.href));
  const words = copyWords(lang);

  const answerIn = (box: Element): Answer => ({
    when: words.when(tidy(box.querySelector(".era strong")), tidy(box.querySelector(".era time"))),
    text: tidy(box.querySelector(":scope > :last-child")),
  });
  const [thenAndNow] = around.getElementsByClassName("then-now");
  const answers = thenAndNow
    ? Array.from(thenAndNow.children, answerIn)
    : [{ text: tidy(around.querySelector(".statement")) }];

  const rules = around.querySelector(".rules")?.querySelectorAll(".rule") ?? [];
  return {
    ...named,
    answers,
    rules: Array.from(rules, tidy),
    rulesOf: words.rulesOf(formatDate(RULES_IN_USE, lang)),
    lang,
  };
}

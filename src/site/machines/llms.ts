/** /llms.txt: what the site is and where things are, for language models (llmstxt.org). */
import { dataNames, dataPath, dataSets, schemaPath } from "../api/schemas.ts";
import { RULES_IN_USE, strings } from "../i18n.ts";
import {
  ABOUT_PAGE,
  CARDS_PAGE,
  CHANGES_PAGE,
  CONFORMANCE_PAGE,
  DATA_PAGE,
  feedPath,
  guidePath,
  NEWS_PAGE,
  pagePath,
  RULES_PAGE,
  TERMS_PAGE,
} from "../paths.ts";
import { SITEMAP } from "./sitemap.ts";

interface GuideLine {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
}

export function llmsText(guides: readonly GuideLine[], site: URL): string {
  const link = (title: string, path: string, text: string): string =>
    `- [${title}](${new URL(path, site).href}): ${text}`;
  const en = (page: string): string => pagePath("en", page);
  return `# ${strings("en").siteName}

> ${strings("en").siteDescription} Every ruling is a sentence with a permanent address, a board in a notation, and a test that a rules engine passes before the site is built.

- Everything is in English (\`/en/…\`) and in Japanese (\`/ja/…\`), under the same ids and anchors.
- It follows the Comprehensive Rules of ${RULES_IN_USE}. Older editions stand beside it, and every board names the edition that it is played by.
- A ruling about an old document may have \`today\`: then that is the answer now, and \`says\` is what was so in its day.
- Ids are forever. Where one has to go, its address leads to where the thing stands now. To cite, use \`/r/RULING/\`, \`/b/RULING/BOARD/\`, \`/c/CARD/\`, \`/cr/RULE/\`: these are the same in every language, and lead on to the reader's own.
- Rules are told in our own words. The official text is at https://magic.wizards.com/en/rules.

## Data

${dataNames.map((name) => link(`${name}.json`, dataPath(name), dataSets[name].holds.en)).join("\n")}
${link("About the data", en(DATA_PAGE), `what the fields mean, and JSON Schemas such as \`${schemaPath("rulings")}\`.`)}

## Guides

${guides.map(({ name, title, summary }) => link(title, guidePath("en", name), summary)).join("\n")}

## Reference

${link("Rulings", en("rulings/"), "all of them, by document and mechanic.")}
${link("Cards", en(CARDS_PAGE), "each with its text, its rules and its rulings.")}
${link("Rules", en(RULES_PAGE), "what single rules say, and where they are at work.")}
${link("Glossary", en(TERMS_PAGE), "the terms in both languages.")}
${link("Changes to the rules", en(CHANGES_PAGE), "what has changed since 2002, with boards of then and now.")}
${link("Conformance suite", en(CONFORMANCE_PAGE), "cases for any rules engine, most of them about continuous effects.")}
${link("About", en(ABOUT_PAGE), "sources, dates of the rules, how rulings are verified, licence, privacy.")}
${link("Notation", en("notation/"), "how boards are written.")}

## Optional

${link("New and changed rulings", en(NEWS_PAGE), "by day.")}
${link("Feed in English", feedPath("en"), "Atom.")}
${link("Feed in Japanese", feedPath("ja"), "Atom.")}
${link("Sitemap", SITEMAP, "every page in both languages.")}
`;
}

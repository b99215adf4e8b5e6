/**
 * A guide of the built site as its author would have written it by hand for another program:
 * headings, paragraphs, lists, tables and links in Markdown. Of a board its caption and its steps
 * are kept. The table of contents, scripts, drawings, forms and buttons are left out, as are
 * emphasis, the marks beside paragraphs, and everything else that a board can do.
 */
import { all, type Element, hasClass, type Node, parse, textOf } from "./html.ts";

interface Guide {
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
  readonly headings: number;
  /** Every letter and digit of the text, without the title. */
  readonly letters: string;
}

const NOT_TEXT = new Set([
  "script",
  "style",
  "svg",
  "button",
  "form",
  "select",
  "input",
  "template",
]);
const HEADING = /^h[2-6]$/;
const BLOCKS = new Set(
  [
    "article",
    "blockquote",
    "caption",
    "div",
    "dl",
    "dt",
    "dd",
    "figure",
    "figcaption",
    "p",
    "pre",
  ].concat(
    ["section", "nav", "ul", "ol", "li", "table", "details", "summary", "header", "footer"],
    ["h1", "h2", "h3", "h4", "h5", "h6"],
  ),
);

const isLeftOut = (element: Element): boolean =>
  NOT_TEXT.has(element.tag) ||
  (element.tag === "nav" && hasClass(element, "contents")) ||
  (element.tag === "a" && hasClass(element, "paragraph"));

const isElement = (node: Node): node is Element => typeof node !== "string";
const isBlock = (node: Node): boolean => isElement(node) && BLOCKS.has(node.tag);

const oneLine = (text: string): string => text.replace(/\s+/g, " ");
const escaped = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~&$:!=^]/g, "\\$&");
/** What would make a list or a line of what is none. */
const asParagraph = (text: string): string => text.replace(/^(\d+)?([-+.)])/, "$1\\$2");

function inline(node: Node): string {
  if (!isElement(node)) return escaped(oneLine(node));
  if (isLeftOut(node)) return "";
  if (node.tag === "br") return " ";
  const text = inlines(node.children);
  const { href } = node.attributes;
  // A heading's link to itself is the theme's own affair.
  const isPlain = node.tag !== "a" || hasClass(node, "heading");
  if (isPlain || href === undefined || text.trim() === "") return text;
  return `[${text.trim()}](<${href.replace(/[<>\s]/g, encodeURIComponent)}>)`;
}

/** Blocks in a line have a space between them. */
const inlines = (nodes: readonly Node[]): string =>
  oneLine(nodes.map((node) => (isBlock(node) ? ` ${inline(node)} ` : inline(node))).join(""));

function list(element: Element): string {
  const items = element.children.filter(isElement);
  return items
    .map((item, index) => {
      const isList = (node: Node): node is Element => isElement(node) && /^[ou]l$/.test(node.tag);
      const text = asParagraph(inlines(item.children.filter((node) => !isList(node))).trim());
      const below = item.children.filter(isList).map(list);
      const mark =
        element.tag === "ol" ? `${Number(element.attributes.start ?? 1) + index}. ` : "- ";
      const lines = [text, ...below].filter((part) => part !== "").join("\n");
      return mark + lines.replaceAll("\n", `\n${" ".repeat(mark.length)}`);
    })
    .join("\n");
}

/** Markdown has no cell of many columns: what stands in one is followed by empty ones. */
function table(element: Element): string {
  const rows = all(element, ({ tag }) => tag === "tr").map((row) =>
    row.children
      .filter((node): node is Element => isElement(node) && /^t[hd]$/.test(node.tag))
      .flatMap((cell) => [
        inlines(cell.children).trim(),
        ...Array<string>(Number(cell.attributes.colspan ?? 1) - 1).fill(""),
      ]),
  );
  const width = Math.max(...rows.map((row) => row.length));
  const line = (cells: readonly string[]): string =>
    `| ${[...cells, ...Array<string>(width - cells.length).fill("")].join(" | ")} |`;
  const [head = [], ...body] = rows;
  const rule = Array<string>(width).fill("---");
  const captions = element.children.filter((node) => isElement(node) && node.tag === "caption");
  return [...captions.flatMap(blocks), [head, rule, ...body].map(line).join("\n")].join("\n\n");
}

function board(figure: Element): readonly string[] {
  const [head] = all(figure, ({ tag }) => tag === "figcaption");
  const caption = head?.children.find(isElement);
  const steps = all(figure, (element) => hasClass(element, "steps"))
    .flatMap((element) => all(element, ({ attributes }) => attributes["data-place"] !== undefined))
    .map((step) => step.children.filter((node) => !(isElement(node) && hasClass(node, "place"))))
    .map((nodes, index) => `${index}. ${asParagraph(inlines(nodes).trim())}`);
  return [asParagraph(caption ? inlines([caption]).trim() : ""), steps.join("\n")];
}

/** The text of a node in blocks, each as it stands in the Markdown. */
function blocks(node: Node): readonly string[] {
  if (!isElement(node)) return [asParagraph(inline(node).trim())];
  if (isLeftOut(node) || node.tag === "h1") return [];
  if (node.tag === "figure" && hasClass(node, "board")) return board(node);
  if (HEADING.test(node.tag)) {
    return [`${"#".repeat(Number(node.tag[1]))} ${inlines(node.children).trim()}`];
  }
  if (node.tag === "ul" || node.tag === "ol") return [list(node)];
  if (node.tag === "table") return [table(node)];
  if (!node.children.some((child) => holdsBlocks(child))) {
    return [asParagraph(inlines(node.children).trim())];
  }
  return runs(node.children).flatMap((run) =>
    run.every((child) => !holdsBlocks(child))
      ? [asParagraph(inlines(run).trim())]
      : run.flatMap(blocks),
  );
}

const holdsBlocks = (node: Node): boolean =>
  isElement(node) && (isBlock(node) || node.children.some(holdsBlocks));

/** What stands in one line together, and blocks by themselves. */
function runs(nodes: readonly Node[]): readonly (readonly Node[])[] {
  const found: Node[][] = [];
  let isLine = false;
  for (const node of nodes) {
    const last = found.at(-1);
    if (last && isLine && !holdsBlocks(node)) last.push(node);
    else found.push([node]);
    isLine = !holdsBlocks(node);
  }
  return found;
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "");

/** Markdown without what isn't seen: the marks of lists and tables, and where links go. */
const seen = (markdown: string): string =>
  markdown.replace(/^\s*\d+\. /gm, "").replace(/\]\(<[^>]*>\)/g, "]");

export function guideIn(html: string): Guide | undefined {
  const page = parse(html);
  const [article] = all(page, ({ tag }) => tag === "article");
  const [heading] = article ? all(article, ({ tag }) => tag === "h1") : [];
  if (!(article && heading)) return undefined;
  const about = all(page, ({ attributes }) => attributes.name === "description");
  const parts = blocks(article).filter((block) => block !== "");
  const markdown = parts.join("\n\n");
  return {
    title: oneLine(textOf(heading)).trim(),
    description: about[0]?.attributes.content ?? "",
    markdown,
    headings: parts.filter((block) => /^#+ /.test(block)).length,
    letters: lettersOf(seen(markdown)),
  };
}

/** What stands in a page of Starlight: the number of its headings, and its letters. */
export function starlightIn(html: string): Pick<Guide, "headings" | "letters"> {
  const [content] = all(parse(html), (element) => hasClass(element, "sl-markdown-content"));
  if (!content) return { headings: 0, letters: "" };
  return {
    headings: all(content, ({ tag }) => HEADING.test(tag)).length,
    letters: lettersOf(textOf(content, (element) => hasClass(element, "sl-anchor-link"))),
  };
}

/** The file that Starlight is given. JSON strings are YAML too. */
export const fileOf = ({ title, description, markdown }: Guide): string =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${markdown}\n`;

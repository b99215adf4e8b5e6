/** XML, written from nested data. */

type Node = string | Element;

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: readonly Node[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

export const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly Node[]
): Element => ({ name, attributes, content });

function print(node: Node, indent: string): string {
  if (typeof node === "string") return escaped(node);
  const { name, attributes, content } = node;
  const opened = [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`),
  ];
  const tag = opened.join(" ");
  if (content.length === 0) return `${indent}<${tag}/>`;
  if (content.every((one) => typeof one === "string")) {
    return `${indent}<${tag}>${content.map((one) => print(one, "")).join("")}</${name}>`;
  }
  const inside = content.map((one) => print(one, `${indent} `));
  return [`${indent}<${tag}>`, ...inside, `${indent}</${name}>`].join("\n");
}

export const printXml = (root: Element): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${print(root, "")}\n`;

export const xmlResponse = (xml: string): Response =>
  new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });

/** The site's own address, which the configuration gives. */
export function siteOf(site: URL | undefined): URL {
  if (site === undefined) throw new Error("astro.config.mjs names no site");
  return site;
}

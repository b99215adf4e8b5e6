/**
 * The statements that each source document makes, and which of them are rulings here. An id is an
 * address for ever; the lists in `content/statements` say what is still to be written.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { AstroIntegration } from "astro";
import { loadRulings, type Ruling } from "./rulings.ts";
import { documentIds, sourceDocument } from "./vocabulary.ts";

const content = path.resolve(import.meta.dirname, "../../content");

/** The ids of a document's statements, in its order; empty for one that isn't taken apart. */
export function statementsOf(document: string): readonly string[] {
  const file = path.join(content, "statements", `${document}.txt`);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
}

interface Coverage {
  readonly document: string;
  readonly all: readonly string[];
  /** Statements without a ruling. */
  readonly missing: readonly string[];
  /** Rulings said to be of the document that are none of its statements. */
  readonly unknown: readonly string[];
}

/** How much of each document there is. */
export function coverage(rulings: readonly Ruling[]): readonly Coverage[] {
  const written = new Map(rulings.map(({ id, source }) => [id, source.document]));
  return documentIds.flatMap((document): readonly Coverage[] => {
    const all = statementsOf(document);
    if (all.length === 0) return [];
    const own = [...written].filter(([, of]) => of === document).map(([id]) => id);
    return [
      {
        document,
        all,
        missing: all.filter((id) => !written.has(id)),
        unknown: own.filter((id) => !all.includes(id)),
      },
    ];
  });
}

/** Tells at the end of a build how many statements are rulings, and names those that aren't. */
export function statements(): AstroIntegration {
  return {
    name: "statements",
    hooks: {
      "astro:build:done": ({ logger }) => {
        for (const { document, all, missing } of coverage(
          loadRulings(path.join(content, "rulings")),
        )) {
          const { title } = sourceDocument(document);
          const count = `${title.en}: ${all.length - missing.length} of ${all.length} statements`;
          logger.info(missing.length === 0 ? count : `${count}; missing: ${missing.join(", ")}`);
        }
      },
    },
  };
}

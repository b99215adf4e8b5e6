/** The content as scripts read it: what is wrong with a file is said in a sentence. */
import path from "node:path";
import type { z } from "astro/zod";
import { ContentError, readFolder } from "../src/site/reading.ts";

const content = path.resolve(import.meta.dirname, "../content");

/** The entries of a folder of the content, as far as the schema asks for what is in them. */
export const entriesOf = <T extends object>(
  room: string,
  schema: z.ZodType<T>,
  folder = content,
): readonly T[] => readFolder(schema, path.join(folder, room), `content/${room}`);

/** Runs a script; that a file can't be read is told by its file and place, not by where it was read. */
export function withContent(run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

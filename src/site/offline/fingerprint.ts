/** What tells one version of a file from another. */
import { createHash } from "node:crypto";

/** Enough that no two of a site's thousands of files have the same, and few bytes in a page. */
const DIGITS = 10;

export const fingerprint = (text: Buffer | string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, DIGITS);

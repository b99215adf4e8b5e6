/** What tells one version of a file from another. */
import { createHash } from "node:crypto";

/** Enough that no two versions of one file have the same. */
const DIGITS = 12;

export const fingerprint = (text: Buffer | string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, DIGITS);

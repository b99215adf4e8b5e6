/** The lists of what can be kept whole: their shape, and reading what the network says of them. */
import { fail, ok, type Result } from "../../engine/result.ts";
import { LANGS, type Lang } from "../i18n.ts";
import { PARTS, type Part } from "./parts.ts";

/** Of one part: a fingerprint of all its versions, how many files, and their bytes when packed. */
export interface PartSize {
  readonly version: string;
  readonly files: number;
  readonly bytes: number;
}

export type Summary = Readonly<Record<Lang, Readonly<Record<Part, PartSize>>>>;

/** The versions of a part's files, by their addresses. */
export interface FileList {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (data: unknown): data is Fields => typeof data === "object" && data !== null;

const isCount = (data: unknown): data is number => Number.isSafeInteger(data) && Number(data) >= 0;

function isPartSize(data: unknown): data is PartSize {
  if (!isFields(data)) return false;
  return typeof data.version === "string" && isCount(data.files) && isCount(data.bytes);
}

export function parseSummary(data: unknown): Result<Summary, "unreadable"> {
  const isGood =
    isFields(data) &&
    LANGS.every((lang) => {
      const parts = data[lang];
      return isFields(parts) && PARTS.every((part) => isPartSize(parts[part]));
    });
  return isGood ? ok(data as unknown as Summary) : fail("unreadable");
}

export function parseFileList(data: unknown): Result<FileList, "unreadable"> {
  if (!isFields(data) || typeof data.version !== "string" || !isFields(data.files)) {
    return fail("unreadable");
  }
  const isGood = Object.entries(data.files).every(
    // Addresses of this site, and of no other.
    ([path, version]) => /^\/(?!\/)/.test(path) && typeof version === "string",
  );
  return isGood ? ok(data as unknown as FileList) : fail("unreadable");
}

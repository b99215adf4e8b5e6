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

/** The versions of files, by their addresses. */
type Versions = Readonly<Record<string, string>>;

/**
 * The files of a part: those that come alone, and by the address of each bundle those in it. That
 * address changes with what is in the bundle, so there it takes no versions.
 */
export interface FileList {
  readonly version: string;
  readonly alone: Versions;
  readonly bundles: Readonly<Record<string, readonly string[]>>;
}

/** All files of a part, however they come. */
export const filesOf = ({ alone, bundles }: FileList): readonly string[] => [
  ...Object.keys(alone),
  ...Object.values(bundles).flat(),
];

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

/** Addresses of this site, and of no other. */
const isAddress = (path: string): boolean => /^\/(?!\/)/.test(path);

const isAddresses = (data: unknown): data is readonly string[] =>
  Array.isArray(data) && data.every((path) => typeof path === "string" && isAddress(path));

const isVersions = (data: unknown): data is Versions =>
  isFields(data) &&
  Object.entries(data).every(([path, version]) => isAddress(path) && typeof version === "string");

export function parseFileList(data: unknown): Result<FileList, "unreadable"> {
  const isGood =
    isFields(data) &&
    typeof data.version === "string" &&
    isVersions(data.alone) &&
    isFields(data.bundles) &&
    Object.entries(data.bundles).every(([path, files]) => isAddress(path) && isAddresses(files));
  return isGood ? ok(data as unknown as FileList) : fail("unreadable");
}

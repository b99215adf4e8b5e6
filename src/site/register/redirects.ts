/**
 * Where a thing stands now that was published under another id: content/register/redirects.yaml.
 * What goes with its owner (the boards of a ruling, the anchors of a guide) need not be named.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "astro/zod";
import { readWhole } from "../reading.ts";
import { type Ids, type Kind, kinds, partsOf } from "./kinds.ts";

const text = z.string().min(1);
const file = "content/register/redirects.yaml";
/** Nothing but a comment is no redirect at all. */
const schema = z
  .partialRecord(z.enum(kinds), z.record(text, text))
  .nullable()
  .transform((redirects) => redirects ?? {});

/** Old id to new id, of each kind. */
export type Redirects = Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>>;

export const parseRedirects = (source: string): Redirects => readWhole(schema, file, source);

let loaded: Redirects | undefined;

export function allRedirects(): Redirects {
  loaded ??= parseRedirects(readFileSync(join(process.cwd(), file), "utf8"));
  return loaded;
}

/** The kinds whose ids begin with the id of something else. */
const OWNERS = {
  anchors: [{ kind: "guides", joint: "#", prefix: "" }],
  boards: [
    { kind: "rulings", joint: "/", prefix: "" },
    { kind: "changes", joint: "/", prefix: "change-" },
  ],
} as const satisfies Partial<
  Record<Kind, readonly { kind: Kind; joint: string; prefix: string }[]>
>;

function withOwner(redirects: Redirects, kind: "anchors" | "boards", id: string) {
  const [owner, own] = partsOf(id);
  for (const { kind: ofOwner, joint, prefix } of OWNERS[kind]) {
    if (!owner.startsWith(prefix)) continue;
    const moved = redirects[ofOwner]?.[owner.slice(prefix.length)];
    if (moved !== undefined) return prefix + moved + joint + own;
  }
  return undefined;
}

/** The id that a thing has now; `undefined` where no redirect speaks of it. */
export function redirectOf(redirects: Redirects, kind: Kind, id: string): string | undefined {
  const own = redirects[kind]?.[id];
  if (own !== undefined || (kind !== "anchors" && kind !== "boards")) return own;
  return withOwner(redirects, kind, id);
}

/** What is wrong with redirects themselves, in sentences. */
export function objectionsToRedirects(redirects: Redirects, now: Ids): readonly string[] {
  return kinds.flatMap((kind) =>
    Object.entries(redirects[kind] ?? {}).flatMap(([old, target]) => {
      const place = `content/register/redirects.yaml, ${kind}, ${old}`;
      if (now[kind].has(old)) return [`${place}: is still published; remove the redirect.`];
      if (now[kind].has(target)) return [];
      return [`${place}: leads to ${target}, which is not published; name what stands there now.`];
    }),
  );
}

/**
 * The former ids of a thing that stood on the same page: no address leads from an anchor to another,
 * so the old one must be there, too.
 */
export function formerAnchors(
  redirects: Redirects,
  kind: "anchors" | "boards" | "terms",
  id: string,
): readonly string[] {
  const [owner] = partsOf(id);
  return Object.entries(redirects[kind] ?? {})
    .filter(([old, target]) => target === id && (kind === "terms" || partsOf(old)[0] === owner))
    .map(([old]) => anchorOf(kind, old));
}

function anchorOf(kind: "anchors" | "boards" | "terms", id: string): string {
  const [owner, own] = partsOf(id);
  return kind === "terms" ? id : kind === "boards" ? `${owner}-${own}` : own;
}

/** A guide's text with its former anchors, each in front of the heading that has its place. */
export function withFormerAnchors(redirects: Redirects, guide: string, html: string): string {
  return html.replace(/<h[23] id="([^"]+)"/g, (heading, id: string) => {
    const former = formerAnchors(redirects, "anchors", `${guide}#${id}`);
    return former.map((old) => `<span id="${old}"></span>`).join("") + heading;
  });
}

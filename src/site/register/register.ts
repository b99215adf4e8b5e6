/**
 * The register of ids: content/register, a file a kind, sorted, one id a line. What was published
 * once stays in it for ever, so an address can't get lost unnoticed. `npm run register` compares it
 * with the content, `--update` adds what is new.
 */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { recordOf } from "../../language/records.ts";
import { type Ids, type Kind, kindNames, kinds } from "./kinds.ts";
import { objectionsToRedirects, type Redirects, redirectOf } from "./redirects.ts";

const fileOf = (kind: Kind): string => join(process.cwd(), "content/register", `${kind}.txt`);

/** Compared by code points, so that every machine sorts alike. */
const sorted = (ids: Iterable<string>): readonly string[] =>
  [...ids].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));

const registeredOf = (kind: Kind): ReadonlySet<string> => {
  const file = fileOf(kind);
  if (!existsSync(file)) return new Set();
  return new Set(readFileSync(file, "utf8").split("\n").filter(Boolean));
};

export const readRegister = (): Ids => recordOf(kinds, registeredOf);

/** Ids that were published, are gone and lead nowhere, and redirects that lead nowhere. */
export function lostIds(register: Ids, now: Ids, redirects: Redirects): readonly string[] {
  const lost = kinds.flatMap((kind) =>
    sorted(register[kind]).flatMap((id) => {
      if (now[kind].has(id)) return [];
      const target = redirectOf(redirects, kind, id);
      if (target !== undefined && now[kind].has(target)) return [];
      // A redirect that was written down for it is objected to by itself.
      if (redirects[kind]?.[id] !== undefined) return [];
      return [
        `The ${kindNames[kind]} “${id}” has been published and is gone. ` +
          `Give it its id back, or say in content/register/redirects.yaml where its readers go now ` +
          `(${kind}: { ${JSON.stringify(id)}: NEW-ID }).`,
      ];
    }),
  );
  return [...objectionsToRedirects(redirects, now), ...lost];
}

/** Ids that the register doesn't know yet. */
export function newIds(register: Ids, now: Ids): readonly string[] {
  return kinds.flatMap((kind) =>
    sorted(now[kind])
      .filter((id) => !register[kind].has(id))
      .map(
        (id) =>
          `The ${kindNames[kind]} “${id}” is not in the register: npm run register -- --update`,
      ),
  );
}

/** Adds what is new; nothing is ever taken out. */
export function writeRegister(register: Ids, now: Ids): void {
  for (const kind of kinds) {
    const ids = sorted(new Set([...register[kind], ...now[kind]]));
    writeFileSync(fileOf(kind), ids.map((id) => `${id}\n`).join(""));
  }
}

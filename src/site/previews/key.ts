/** What tells one picture from another: what it is made of, and what makes it. */
import { createHash } from "node:crypto";
import { createRequire } from "node:module";

/** Raised when `png.ts` or `render.ts` makes other bytes of the same SVG. */
const MAKER = 2;

const { version }: { version: string } = createRequire(import.meta.url)(
  "@resvg/resvg-js/package.json",
);

/** Letters are outlines in the SVG: a new version of the font makes other keys by itself. */
export const keyOf = (svg: string, maker = `${MAKER} ${version}`): string =>
  createHash("sha256").update(`${maker}\n${svg}`).digest("hex");

/** Stops a build in which something that was published has no address any more. */
import type { AstroIntegration } from "astro";
import { ContentError } from "../reading.ts";
import { publishedIds } from "./kinds.ts";
import { allRedirects } from "./redirects.ts";
import { lostIds, readRegister } from "./register.ts";

export function register(): AstroIntegration {
  return {
    name: "register",
    hooks: {
      "astro:build:start": () => {
        const lost = lostIds(readRegister(), publishedIds(), allRedirects());
        if (lost.length > 0) throw new ContentError(lost.join("\n"));
      },
    },
  };
}

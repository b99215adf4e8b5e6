/** Boards that bring their data when a reader comes near. */
import { join } from "node:path";
import type { AstroIntegration } from "astro";
import { DATA_FOLDER } from "./held.ts";

export function islands(): AstroIntegration {
  return {
    name: "islands",
    hooks: {
      "astro:config:setup": ({ addClientDirective, injectRoute }) => {
        addClientDirective({
          name: "near",
          entrypoint: join(import.meta.dirname, "near.ts"),
        });
        injectRoute({
          pattern: `${DATA_FOLDER}[name].json`,
          entrypoint: join(import.meta.dirname, "file.json.ts"),
          prerender: true,
        });
      },
    },
  };
}

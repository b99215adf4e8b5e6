/** The files of boards, which are brought when a reader comes near. */
import { join } from "node:path";
import type { AstroIntegration } from "astro";
import { DATA_FOLDER } from "./file.ts";

export function islands(): AstroIntegration {
  return {
    name: "islands",
    hooks: {
      "astro:config:setup": ({ injectRoute }) => {
        injectRoute({
          pattern: `${DATA_FOLDER}[name].json`,
          entrypoint: join(import.meta.dirname, "file.json.ts"),
          prerender: true,
        });
      },
    },
  };
}

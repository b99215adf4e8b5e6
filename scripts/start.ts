/** Builds the site and serves it from this machine. */
import { build } from "astro";
import { serve } from "./serve.ts";

process.env.ASTRO_TELEMETRY_DISABLED = "1";

await build({ logLevel: "warn" });
console.log(`Saitei stands at http://localhost:${await serve()}/`);

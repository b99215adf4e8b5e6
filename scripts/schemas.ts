/** Writes the JSON Schemas of the data under /api/v1 into public/schema: `npm run schemas`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataNames, jsonSchemaOf, schemaPath } from "../src/site/api/schemas.ts";

for (const name of dataNames) {
  const file = join(import.meta.dirname, "../public", schemaPath(name));
  writeFileSync(file, `${JSON.stringify(jsonSchemaOf(name), null, 2)}\n`);
}

import type { APIRoute } from "astro";
import { publicRule } from "../../../site/api/rules.ts";
import { dataResponse } from "../../../site/api/schemas.ts";
import { allGists } from "../../../site/rules/gists.ts";

export const GET: APIRoute = () => dataResponse("rules", allGists().map(publicRule));

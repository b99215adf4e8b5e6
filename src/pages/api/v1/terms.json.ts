import type { APIRoute } from "astro";
import { publicTerm } from "../../../site/api/rules.ts";
import { dataResponse } from "../../../site/api/schemas.ts";
import { allTerms } from "../../../site/terms/terms.ts";

export const GET: APIRoute = () => dataResponse("terms", allTerms().map(publicTerm));

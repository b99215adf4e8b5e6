import type { APIRoute } from "astro";
import { publicSuite } from "../../../site/api/conformance.ts";
import { dataResponse } from "../../../site/api/schemas.ts";
import { allThemes } from "../../../site/conformance.ts";

export const GET: APIRoute = () => dataResponse("conformance", publicSuite(allThemes()));

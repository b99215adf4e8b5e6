import type { APIRoute } from "astro";
import { boardsOfChange, boardsOfRuling } from "../../../site/api/rulings.ts";
import { dataResponse } from "../../../site/api/schemas.ts";
import { allChanges } from "../../../site/changes.ts";
import { allRulings } from "../../../site/data.ts";

export const GET: APIRoute = async () =>
  dataResponse("boards", [
    ...(await allRulings()).flatMap(boardsOfRuling),
    ...allChanges().flatMap(boardsOfChange),
  ]);

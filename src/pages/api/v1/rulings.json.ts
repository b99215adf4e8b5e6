import type { APIRoute } from "astro";
import { publicRuling } from "../../../site/api/rulings.ts";
import { dataResponse } from "../../../site/api/schemas.ts";
import { allRulings } from "../../../site/data.ts";
import { readDates } from "../../../site/register/dates.ts";

export const GET: APIRoute = async () => {
  const dates = readDates();
  return dataResponse(
    "rulings",
    (await allRulings()).map((ruling) => publicRuling(ruling, dates)),
  );
};

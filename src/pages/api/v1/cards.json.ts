import type { APIRoute } from "astro";
import { cards } from "../../../cards/index.ts";
import { publicCard } from "../../../site/api/cards.ts";
import { dataResponse } from "../../../site/api/schemas.ts";

export const GET: APIRoute = () => dataResponse("cards", cards.map(publicCard));

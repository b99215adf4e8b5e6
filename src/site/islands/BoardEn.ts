/** The board of a page, with the words of an English one. */
import { styled } from "./alive.ts";

export { BoardEn } from "../../board/BoardEn.tsx";

await styled;

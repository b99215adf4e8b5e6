/** The board of a page, with the words of a Japanese one. */
import { styled } from "./alive.ts";

export { BoardJa } from "../../board/BoardJa.tsx";

await styled;

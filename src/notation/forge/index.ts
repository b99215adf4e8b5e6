/** Puzzle files of Forge (`.pzl`), read into the notation. */
export { type ForgeImport, importForge } from "./import.ts";
export type { ForgeNote } from "./notes.ts";

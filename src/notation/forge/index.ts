/** Puzzle files of Forge (`.pzl`), read into the notation. */
export { type ForgeImport, type ForgeProblem, importForge } from "./import.ts";
export type { ForgeNote, ForgeNoteCode } from "./notes.ts";

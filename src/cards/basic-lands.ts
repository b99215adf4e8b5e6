/** The basic lands; their mana ability comes from their land type (CR 305.6). */
import { activated, addMana, defineCard, tapThis } from "../language/build.ts";

export const plains = defineCard(["Plains", "平地", "へいち"], { type: "Basic Land — Plains" });
export const island = defineCard(["Island", "島", "しま"], { type: "Basic Land — Island" });
export const swamp = defineCard(["Swamp", "沼", "ぬま"], { type: "Basic Land — Swamp" });
export const mountain = defineCard(["Mountain", "山", "やま"], { type: "Basic Land — Mountain" });
export const forest = defineCard(["Forest", "森", "もり"], { type: "Basic Land — Forest" });

export const wastes = defineCard(["Wastes", "荒地", "あれち"], {
  type: "Basic Land",
  text: [activated([tapThis], addMana("colorless"))],
});

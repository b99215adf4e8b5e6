/** The styles of what a board shows only once it is alive: they come beside its script. */
import { sheet } from "../sheet.ts";
import address from "../styles/board-alive.css?url";

export const styled = (): Promise<void> => sheet(address);

/** Players (CR 102, 109.5). */
import type { Objects, Player } from "../schema.ts";

export const you: Player = { is: "you" };
export const anOpponent: Player = { is: "anOpponent" };
export const eachOpponent: Player = { is: "eachOpponent" };
export const eachPlayer: Player = { is: "eachPlayer" };
export const anyPlayer: Player = { is: "anyPlayer" };
/** The player of the event that triggered. */
export const thatPlayer: Player = { is: "eventPlayer" };
/** The one that "each player" is at. */
export const thePlayer: Player = { is: "thePlayer" };
export const defendingPlayer: Player = { is: "defendingPlayer" };
export const clashOpponent: Player = { is: "clashOpponent" };
/** Those who control it or have controlled it. */
export const hasControlled = (what: Objects): Player => ({ is: "hasControlled", what });
export const controllerOf = (what: Objects): Player => ({ is: "controllerOf", what });
export const ownerOf = (what: Objects): Player => ({ is: "ownerOf", what });
export const linkedPlayer = (link: string): Player => ({ is: "linkedPlayer", link });

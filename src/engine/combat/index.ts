/** Combat (CR 506–511): attackers, blockers, damage that is dealt at once, and what leaves it. */
export { declareAttackers, whyNotAttack, whyNotAttackers } from "./attack.ts";
export { declareBlockers, whyNotBlock, whyNotBlocks } from "./block.ts";
export { combatDamage, whyNotAssigned } from "./damage.ts";
export { attackersIn, checkCombat, endCombat } from "./members.ts";
export { orderDamage } from "./order.ts";
export { dealAssigned } from "./stacked.ts";

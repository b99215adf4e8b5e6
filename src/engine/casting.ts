/** Casting spells (CR 601.2) and activating abilities (602.2), part by part, or not at all (733). */
import { announceCosts, announceModes, announceSymbols, announceX } from "./casting/choices.ts";
import { checkLegality, complete, determineCost, pay } from "./casting/complete.ts";
import { announceDivision, announceTargets } from "./casting/targets.ts";
import type { InstructionOf } from "./instructions.ts";
import type { Work } from "./work.ts";

export { whyNotComplete } from "./casting/possible.ts";
export {
  propose,
  proposeAbility,
  putAbilityOnStack,
  putSpellOnStack,
} from "./casting/propose.ts";
export { rewind } from "./casting/rewind.ts";

/** Carries out one part of 601.2 and goes on with the next. */
export function announce(work: Work, instruction: InstructionOf<"announce">): void {
  switch (instruction.part) {
    case "b":
      announceModes(work, instruction);
      return;
    case "bCosts":
      announceCosts(work, instruction);
      return;
    case "bX":
      announceX(work, instruction);
      return;
    case "bMana":
      announceSymbols(work, instruction);
      return;
    case "c":
      announceTargets(work, instruction);
      return;
    case "d":
      announceDivision(work, instruction);
      return;
    case "e":
      checkLegality(work, instruction.proposal);
      return;
    case "f":
      determineCost(work, instruction.proposal);
      return;
    case "g":
      pay(work, instruction.proposal);
      return;
    case "i":
      complete(work, instruction.proposal);
      return;
  }
}

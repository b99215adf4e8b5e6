/** What the instructions of spells and abilities do as they resolve (CR 608.2, 609–611, 701). */
import type { Effect } from "../../language/schema.ts";
import type { InstructionOf } from "../instructions.ts";
import { Reader } from "../reading.ts";
import type { Work } from "../work.ts";
import { cardEffects } from "./cards.ts";
import { chanceEffects } from "./chance.ts";
import { choosingEffects } from "./choosing.ts";
import { counterEffects } from "./counters.ts";
import { damageEffects } from "./damage.ts";
import { flowEffects } from "./flow.ts";
import type { EffectTable } from "./handler.ts";
import { lastingEffects } from "./lasting.ts";
import { libraryEffects } from "./library.ts";
import { manaEffects } from "./mana.ts";
import { permanentEffects } from "./permanents.ts";
import { spellEffects } from "./spells.ts";
import { tokenEffects } from "./tokens.ts";
import { turnEffects } from "./turns.ts";

/** One handler an effect; each in the room of its subject. */
const handlers: EffectTable<Effect["is"]> = {
  ...flowEffects,
  ...cardEffects,
  ...libraryEffects,
  ...choosingEffects,
  ...damageEffects,
  ...permanentEffects,
  ...counterEffects,
  ...tokenEffects,
  ...spellEffects,
  ...manaEffects,
  ...turnEffects,
  ...chanceEffects,
  ...lastingEffects,
};

/** Carries out one effect; those made of others put these on the agenda. */
export function carryOut(work: Work, instruction: InstructionOf<"effect">): void {
  const { effect, frame } = instruction;
  const handler = handlers[effect.is] as EffectTable<typeof effect.is>[typeof effect.is];
  handler({ work, instruction, effect: effect as never, read: new Reader(work, frame), frame });
}

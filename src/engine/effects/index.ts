/** What the instructions of spells and abilities do as they resolve (CR 608.2, 609–611, 701). */
import type { Effect } from "../../language/schema.ts";
import type { Game } from "../game.ts";
import type { Instruction, InstructionOf, Would } from "../instructions.ts";
import { Reader } from "../reading.ts";
import { goOnTo } from "../resolving.ts";
import { Work } from "../work.ts";
import { cardEffects } from "./cards.ts";
import { chanceEffects } from "./chance.ts";
import { choosingEffects } from "./choosing.ts";
import { copyEffects } from "./copies.ts";
import { counterEffects } from "./counters.ts";
import { damageEffects } from "./damage.ts";
import { knowsDefendingPlayer } from "./defending.ts";
import { flowEffects } from "./flow.ts";
import { choosesFirst, type EffectTable } from "./handler.ts";
import { lastingEffects } from "./lasting.ts";
import { libraryEffects } from "./library.ts";
import { manaEffects } from "./mana.ts";
import { permanentEffects } from "./permanents.ts";
import { shieldEffects } from "./shields.ts";
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
  ...copyEffects,
  ...shieldEffects,
};

/** Carries out one effect; those made of others put these on the agenda. */
export function carryOut(work: Work, instruction: InstructionOf<"effect">): void {
  const { effect, frame } = instruction;
  const handler = handlers[effect.is] as EffectTable<typeof effect.is>[typeof effect.is];
  const before = work.game.agenda.length;
  if (!knowsDefendingPlayer(work, instruction)) return;
  const read = new Reader(work, frame);
  // The handler was found by the effect's name, which the compiler can't follow from one to the other.
  handler({ work, instruction, effect: effect as never, read, frame });
  if (read.frame.applied) notAgain(work, before, read.frame.applied);
}

type ForEach = InstructionOf<"effectForEach">;

/**
 * 608.2e–f: what is done to each of several, or by each of several players, is done at once; what
 * can't be goes on from one to the next: what takes several steps, draws, and what one player gains
 * or loses.
 */
export function carryOutForEach(work: Work, instruction: ForEach): void {
  const { effect, frame, each, names } = instruction;
  const together = atOnce(work.game, instruction);
  if (together) {
    work.set(together);
    return;
  }
  work.push(
    ...each.flatMap((next): readonly Instruction[] => [
      { do: "goOnTo", frame, ...next, ...(names && { names }) },
      { do: "effect", effect, frame },
    ]),
  );
}

/**
 * The game in which all of it is one event that is about to happen, if it can be; before that each
 * player is asked in their turn, if the effect is one that begins with that (101.4).
 */
function atOnce(game: Game, instruction: ForEach): Game | undefined {
  const { effect, frame, each, names, answers = [] } = instruction;
  const work = new Work(game);
  const events: InstructionOf<"happen">[] = [];
  let left = answers;
  for (const next of each) {
    goOnTo(work, { do: "goOnTo", frame, ...next, ...(names && { names }) });
    for (let used = 0; ; used += 1) {
      carryOut(work, { do: "effect", effect, frame, answers: left.slice(0, used) });
      const { agenda, decision } = work.game;
      const [added, ...more] = agenda.slice(game.agenda.length);
      work.set({ agenda: game.agenda, decision: null });
      if (decision) {
        if ("one" in next || !choosesFirst(effect)) return undefined;
        if (used < left.length) continue;
        return { ...game, agenda: [...game.agenda, instruction], decision };
      }
      const isEvent = added?.do === "happen" && added.would.every(({ is }) => simultaneous.has(is));
      if (more.length > 0 || (added && !isEvent)) return undefined;
      if (isEvent) events.push(added);
      left = left.slice(used);
      break;
    }
  }
  const [first] = events;
  if (first) {
    const { remember } = first;
    const would = events.flatMap((event) => event.would);
    // What a player's action is remembered by is that player's own.
    const byPlayer = each.some((next) => "player" in next);
    if (remember && byPlayer && !would.every((one) => "player" in one)) return undefined;
    work.push({
      ...first,
      would,
      ...(remember && byPlayer && { remember: { ...remember, byPlayer } }),
    });
  }
  return work.events.length > 0 ? undefined : work.game;
}

const simultaneous: ReadonlySet<Would["is"]> = new Set(["move", "damage", "counters", "create"]);

/** 614.5: what happens in place of an event isn't replaced by the same effects again. */
function notAgain(work: Work, from: number, applied: readonly string[]): void {
  const agenda = work.game.agenda.map((one, at): Instruction => {
    if (at < from || one.do !== "happen") return one;
    const would = one.would.map(
      (each): Would => ({
        ...each,
        applied: [...new Set([...(each.applied ?? []), ...applied])],
      }),
    );
    return { ...one, would };
  });
  work.set({ agenda });
}

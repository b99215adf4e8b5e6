/** Activating mana abilities and what triggers from them (CR 605.3–605.4, 106.12). */
import type { Effect } from "../../language/schema.ts";
import { type ManaType, manaTypes } from "../../language/vocabulary.ts";
import { findOwn } from "../../language/walk.ts";
import { paying } from "../costs.ts";
import { bareFrame, type Game } from "../game.ts";
import { type FrameId, frameId, type ObjectId, type PlayerId } from "../ids.ts";
import type { InstructionOf } from "../instructions.ts";
import { characteristics } from "../layers.ts";
import { countActivation, sharesActivation } from "../legal/restrictions.ts";
import { addMana, formatMana, noMana, parseMana } from "../mana.ts";
import { putInPool } from "../pool.ts";
import { contextOf } from "../view.ts";
import type { Work } from "../work.ts";
import { isManaAbility } from "./kinds.ts";
import { addedBy, outputs, sideEffects, triggeredByTapping } from "./sources.ts";

type Instruction = InstructionOf<"activateMana">;

/** 605.3b: a mana ability resolves at once, without the stack; its costs are paid first (605.3). */
export function activateMana(work: Work, instruction: Instruction): void {
  const { frame } = instruction;
  if (frame) resolve(work, instruction, frame);
  else begin(work, instruction);
}

function abilityOf(game: Game, { object, ability: key }: Instruction) {
  const found = characteristics(game, object).abilities.find((one) => one.key === key)?.ability;
  if (!found || !isManaAbility(found)) throw new Error(`${object} has no mana ability ${key}.`);
  return found;
}

function begin(work: Work, instruction: Instruction): void {
  const { player, object, ability: key, spend } = instruction;
  const ability = abilityOf(work.game, instruction);
  const mana = ability.cost.reduce(
    (sum, cost) => (cost.is === "payMana" ? addMana(sum, parseMana(cost.mana)) : sum),
    noMana,
  );
  const choices = outputs(work.game, { source: object, controller: player }, ability.effect);
  const made = instruction.mana ?? chosenMana(work, instruction, choices);
  if (!made) return;
  // Of others nobody asks how often.
  if (ability.limit !== undefined || sharesActivation(work.game, object, ability)) {
    countActivation(work, object, key, ability);
  }
  const frame = openFrame(work, object, player);
  const other = ability.cost.filter((cost) => cost.is !== "payMana");
  const [payMana, ...rest] = paying(player, { mana: formatMana(mana), other }, object, { frame });
  const paid =
    payMana?.do === "payMana" && spend
      ? ({ do: "spendMana", player, mana: payMana.mana, source: object, spend } as const)
      : payMana;
  work.push(...(paid ? [paid] : []), ...rest, {
    do: "activateMana",
    player,
    object,
    ability: key,
    mana: made,
    frame,
  });
}

/** 605.3: what is chosen as it resolves is asked before, for nothing can happen in between. */
function chosenMana(
  work: Work,
  instruction: Instruction,
  choices: readonly (readonly ManaType[])[],
): readonly ManaType[] | undefined {
  const [only = []] = choices;
  const { player, object } = instruction;
  const [answer] = instruction.answers ?? [];
  if (answer?.is === "option" && answer.option.is === "mana") {
    const { mana } = answer.option;
    return choices.find(([first]) => first === mana) ?? only;
  }
  const types = manaTypes.filter((type) => choices.some(([first]) => first === type));
  if (types.length < 2) return only;
  work.ask(instruction, {
    is: "option",
    player,
    purpose: { is: "addMana" },
    source: object,
    options: types.map((mana) => ({ is: "mana", mana })),
    cr: ["605.3b", "106.3"],
  });
  return undefined;
}

function openFrame(work: Work, object: ObjectId, player: PlayerId): FrameId {
  const id = frameId(work.fresh());
  const frame = bareFrame({ source: object, controller: player });
  work.set({ frames: { ...work.game.frames, [id]: frame } });
  return id;
}

/** Its costs are paid: it makes its mana, then does what else it says. */
function resolve(work: Work, instruction: Instruction, frame: FrameId): void {
  const { player, object, mana = [] } = instruction;
  // 608.2h: what it was tells its text, if it was used up for the cost.
  const ability = abilityOf(work.game, instruction);
  const context = contextOf(work.frame(frame));
  const choices = outputs(work.game, context, ability.effect);
  const made =
    choices.find((one) => one.join() === mana.join()) ??
    choices.find(([first]) => first === mana[0]) ??
    [];
  const others = sideEffects(work.game, context, ability.effect);
  const tapped = ability.cost.some(({ is }) => is === "tapThis");
  addToPool(work, player, made, object, "605.3b", { tapped, stays: stays(ability.effect) });
  work.push(...others.map((effect) => ({ do: "effect", effect, frame }) as const), {
    do: "endFrame",
    frame,
  });
  // 106.12a: it triggers only as mana is produced.
  if (tapped && made.length > 0) triggerMana(work, player, object, made);
}

/** 605.4a: a triggered mana ability resolves right after the mana ability that triggered it. */
function triggerMana(
  work: Work,
  player: PlayerId,
  object: ObjectId,
  mana: readonly ManaType[],
): void {
  for (const { source, controller, ability, occasion } of triggeredByTapping(
    work.game,
    player,
    object,
    mana,
  )) {
    const frame = { ...bareFrame({ source, controller }), occasion };
    const context = { source, controller, frame };
    for (const one of addedBy(work.game, context, ability.effect, mana)) {
      addToPool(work, one.player, one.mana, source, "605.4a", { stays: stays(ability.effect) });
    }
    const others = sideEffects(work.game, context, ability.effect);
    if (others.length === 0) continue;
    const id = frameId(work.fresh());
    work.set({ frames: { ...work.game.frames, [id]: frame } });
    work.push(...others.map((effect) => ({ do: "effect", effect, frame: id }) as const), {
      do: "endFrame",
      frame: id,
    });
  }
}

/** "You don't lose this mana": all that the ability makes. */
const stays = (effect: Effect): boolean => findOwn(effect, "addManaOf").some((one) => one.stays);

export function addToPool(
  work: Work,
  player: PlayerId,
  mana: readonly ManaType[],
  source: ObjectId,
  rule: "605.3b" | "605.4a" | "106.4",
  { tapped = false, stays = false }: { readonly tapped?: boolean; readonly stays?: boolean } = {},
): void {
  if (mana.length === 0) return;
  putInPool(work, player, mana, stays);
  work.emit(
    { is: "manaAdded", player, mana, source, ...(tapped && { tapped: true }) },
    { is: "object", object: source },
    rule,
  );
}

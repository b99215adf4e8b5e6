/** Continuous effects that resolutions make (CR 611.2): what they affect and do is fixed as they begin. */
import type { Change, ColorChoice } from "../language/schema.ts";
import { colors } from "../language/vocabulary.ts";
import { find, rewrite } from "../language/walk.ts";
import { effectId } from "./ids.ts";
import type { InstructionOf } from "./instructions.ts";
import type { EffectOf, Reader } from "./reading.ts";
import type { Work } from "./work.ts";

type Instruction = InstructionOf<"effect">;

/** Begins a continuous effect: objects, amounts and choices are fixed now (611.2c–d). */
export function beginEffect(
  work: Work,
  instruction: Instruction,
  effect: EffectOf<"apply">,
  read: Reader,
): void {
  const objects = read.objects(effect.to);
  if (objects.length === 0) return;
  const answers = [...(instruction.answers ?? [])];
  const choices: ColorChoice[] = [];
  for (const change of effect.changes) {
    for (const { who } of find(change, "colorOfChoice")) {
      const answer = answers.shift();
      const [player = read.frame.controller] = read.players(who);
      if (answer?.is !== "option" || answer.option.is !== "color") {
        work.ask(instruction, {
          is: "option",
          player,
          purpose: { is: "color" },
          source: read.frame.object,
          options: colorOptions,
          cr: ["608.2d", "105.4"],
        });
        return;
      }
      choices.push({ is: "thatColor", color: answer.option.color });
    }
  }
  const { source, controller } = read.frame;
  const id = effectId(work.fresh());
  const begun = {
    id,
    source,
    controller,
    timestamp: work.fresh(),
    objects,
    changes: effect.changes.map((change) => fix(change, read, choices)),
    until: effect.until,
  } as const;
  work.set({ effects: [...work.game.effects, begun] });
  work.emit({ is: "effectBegan", effect: id, objects, source }, read.cause, "611.2c", "613.7b");
}

/** 105.4: one of the five colours. */
const colorOptions = colors.map((color) => ({ is: "color", color }) as const);

/** A change with its amounts counted and its choices made. */
function fix(change: Change, read: Reader, choices: ColorChoice[]): Change {
  return rewrite<"Change">(change, {
    node: (node) => {
      if (node.is === "colorOfChoice") return choices.shift() ?? node;
      if (node.is === "x" || node.is === "count") return { is: "number", value: read.amount(node) };
      return node;
    },
  });
}

/** How the parts of a text are put together (CR 608.2c–d, 700.2, 118.12). */
import type { Condition, Effect } from "../../language/schema.ts";
import { find } from "../../language/walk.ts";
import { viewOf } from "../layers.ts";
import type { Reader } from "../reading.ts";
import { contextOf, holds } from "../view.ts";
import { type Doing, type EffectTable, firstOf, namesIn, Questions } from "./handler.ts";
import { demand, offer, payNow } from "./optional.ts";

export const flowEffects: EffectTable<
  | "inOrder"
  | "modal"
  | "either"
  | "may"
  | "unlessPays"
  | "pay"
  | "ifSo"
  | "forEach"
  | "forEachPlayer"
  | "repeat"
> = {
  inOrder: ({ work, effect, frame }) => {
    work.push(...effect.effects.map((one) => ({ do: "effect", effect: one, frame }) as const));
  },
  modal: ({ work, effect, frame, read }) => {
    // 608.2c: the chosen modes in the order of the text.
    const chosen = read.frame.modes ?? [];
    work.push(
      ...effect.modes
        .filter((_, mode) => chosen.includes(mode))
        .map((one) => ({ do: "effect", effect: one, frame }) as const),
    );
  },
  either,
  may: ({ work, instruction, effect, read }) => offer(work, instruction, effect, read),
  unlessPays: ({ work, instruction, effect, read }) => demand(work, instruction, effect, read),
  pay: ({ work, instruction, effect, read }) => payNow(work, instruction, effect, read),
  ifSo: ({ work, effect, read, frame }) => {
    if (asksOfIllegal(read, effect.condition)) return;
    const next = holds(viewOf(read.game), contextOf(read.frame), effect.condition)
      ? effect.effect
      : effect.otherwise;
    if (next) work.push({ do: "effect", effect: next, frame });
  },
  forEach: ({ work, effect, read, frame }) => {
    const each = read.objects(effect.of).map((one) => ({ one }));
    work.push({ do: "effectForEach", effect: effect.effect, frame, each });
  },
  forEachPlayer: ({ work, effect, read, frame }) => {
    // 608.2e: all players do the first action before any of them does the next.
    const actions = effect.effect.is === "inOrder" ? effect.effect.effects : [effect.effect];
    const names = namesIn(effect.effect);
    const each = read.players(effect.who).map((player) => ({ player }));
    work.push(
      ...actions.map(
        (action) => ({ do: "effectForEach", effect: action, frame, each, names }) as const,
      ),
      { do: "goOnTo", frame, names },
    );
  },
  repeat: ({ work, effect, read, frame }) => {
    const times = read.amount(effect.times);
    work.push(
      ...Array.from(
        { length: times },
        () => ({ do: "effect", effect: effect.effect, frame }) as const,
      ),
    );
  },
};

/** 608.2b: what depends on how an illegal target is doesn't happen, whatever the answer would be. */
const asksOfIllegal = ({ frame: { illegal = [] } }: Reader, condition: Condition): boolean =>
  illegal.length > 0 &&
  find(condition, "thatTarget", "targetPlayer").some(({ slot }) => illegal.includes(slot));

/** "… or …": chosen as it resolves (608.2d). */
function either(doing: Doing<"either">): void {
  const { work, effect, read, frame } = doing;
  const option = new Questions(doing).option({
    player: firstOf(read, effect.who),
    purpose: { is: "either" },
    options: effect.effects.map((_, mode) => ({ is: "mode", mode })),
    cr: ["608.2d"],
  });
  if (option?.is !== "mode") return;
  const chosen: Effect | undefined = effect.effects[option.mode];
  if (chosen) work.push({ do: "effect", effect: chosen, frame });
}

/** Counters, and being monstrous (CR 122, 701.37). */
import { removeCounters } from "../committing.ts";
import type { Would } from "../instructions.ts";
import { permanents } from "../reading.ts";
import { type EffectTable, firstOf, Questions } from "./handler.ts";

export const counterEffects: EffectTable<
  "putCounters" | "removeCounters" | "moveCounters" | "monstrosity" | "becomeMonstrous"
> = {
  putCounters: ({ work, effect, read, frame }) => {
    const { counter, on } = effect;
    const { entering, source } = read.frame;
    // While it enters: it enters with them (614.1c).
    if (entering && on.is === "self") {
      const counters = entering.counters ?? {};
      const amount = (counters[counter] ?? 0) + read.amount(effect.amount);
      work.setFrame(frame, {
        entering: { ...entering, counters: { ...counters, [counter]: amount } },
      });
      return;
    }
    const shares = effect.divided && on.is === "target" ? read.frame.shares?.[on.slot] : undefined;
    const chosen = on.is === "target" ? (read.frame.targets[on.slot] ?? []) : [];
    const would = permanents(read, on).map((object): Would => {
      const at = chosen.findIndex((one) => one.is === "object" && one.object === object);
      const amount = shares ? (shares[at] ?? 0) : read.amount(effect.amount);
      return { is: "counters", object, counter, amount };
    });
    const cause = on.is === "self" ? ({ is: "object", object: source } as const) : read.cause;
    if (would.length === 0) return;
    const { name } = effect;
    work.push({
      do: "happen",
      would,
      cause,
      ...(name !== undefined && { remember: { frame, name } }),
    });
  },
  removeCounters: ({ work, effect, read }) => {
    for (const id of permanents(read, effect.from)) {
      const counters = work.game.objects[id]?.counters ?? {};
      const kinds = effect.counter === undefined ? Object.keys(counters) : [effect.counter];
      for (const kind of kinds) {
        const amount = effect.amount ? read.amount(effect.amount) : (counters[kind] ?? 0);
        removeCounters(work, id, kind, amount, read.cause, "122.1");
      }
    }
  },
  moveCounters: (doing) => {
    const { work, effect, read } = doing;
    const { counter } = effect;
    const [from] = permanents(read, effect.from);
    const [onto] = permanents(read, effect.onto);
    // 122.5: both must be there, or nothing moves.
    if (!from || !onto || from === onto) return;
    const most = work.game.objects[from]?.counters?.[counter] ?? 0;
    if (most === 0) return;
    const amount = new Questions(doing).number({
      player: firstOf(read, effect.who),
      purpose: { is: "counters" },
      min: 0,
      max: most,
      cr: ["122.5"],
    });
    if (amount === undefined || amount === 0) return;
    removeCounters(work, from, counter, amount, read.cause, "122.5", "122.1");
    const would: Would = { is: "counters", object: onto, counter, amount };
    work.push({ do: "happen", would: [would], cause: read.cause });
  },
  monstrosity: ({ work, effect, read, frame }) => {
    const [id] = permanents(read, { is: "self" });
    if (!id || read.game.objects[id]?.designations?.includes("monstrous")) return;
    work.push(
      {
        do: "effect",
        effect: { is: "putCounters", on: { is: "self" }, counter: "+1/+1", amount: effect.amount },
        frame,
      },
      { do: "effect", effect: { is: "becomeMonstrous", what: { is: "self" } }, frame },
    );
  },
  becomeMonstrous: ({ work, effect, read }) => {
    for (const id of permanents(read, effect.what)) {
      const { designations = [] } = work.game.objects[id] ?? {};
      if (designations.includes("monstrous")) continue;
      work.setObject(id, { designations: [...designations, "monstrous"] });
      const { x } = read.frame;
      work.emit(
        { is: "designated", object: id, designation: "monstrous", ...(x !== undefined && { x }) },
        read.cause,
        "701.37b",
      );
    }
  },
};

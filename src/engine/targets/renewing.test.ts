import { describe, expect, test } from "vitest";
import { all, creature, not } from "../../language/build.ts";
import type { TargetSpec } from "../../language/schema.ts";
import { run } from "../index.ts";
import type { Instruction } from "../instructions.ts";
import { couldTarget } from "../targets.ts";
import {
  announcement,
  asked,
  choosing,
  number,
  objects,
  offeredNames,
  refused,
} from "../testing/making.ts";
import { A, B, type Table } from "../testing/table.ts";
import { casting, hitting } from "../testing/targeting.ts";
import { Work } from "../work.ts";

describe("115.7d, 707.10c: choosing new targets", () => {
  /** A's spell is on the stack; then its targets are chosen anew. */
  function renewing(
    spec: TargetSpec,
    chosen: readonly string[],
    sides: readonly string[],
    tapped?: string,
  ): Table {
    const table = casting(hitting(spec), { B: sides });
    table.choose(chosen).settle();
    const [object] = table.game.stack;
    if (!object) throw new Error("The spell is on the stack.");
    const renew: Instruction = { do: "newTargets", player: A, object };
    if (tapped) {
      const work = new Work(table.game);
      work.setObject(table.id(tapped), { tapped: true });
      table.game = work.game;
    }
    // As an effect would put it on the agenda, ahead of the priority that follows.
    table.game = run({
      ...table.game,
      agenda: [...table.game.agenda, renew],
      decision: null,
    }).game;
    return table;
  }

  test("707.10c: a target may stay or become another legal one", () => {
    const table = renewing(
      objects(creature),
      ["Grizzly Bears"],
      ["Grizzly Bears", "Basking Rootwalla"],
    );
    expect(table.decision).toMatchObject({
      is: "choose",
      purpose: { is: "newTargets", slot: 0 },
      min: 1,
      max: 1,
      cr: ["115.7d", "707.10c"],
    });
    expect(offeredNames(table)).toEqual(["Grizzly Bears", "Basking Rootwalla"]);
    expect(refused(table, choosing())).toBe("tooFew");
    expect(refused(table, choosing(table.id("Mountain")))).toBe("notAChoice");
    table.choose("Basking Rootwalla");
    expect(announcement(table).targets).toEqual([
      [{ is: "object", object: table.id("Basking Rootwalla") }],
    ]);
  });

  test("115.7d: a target may stay although it is illegal by now", () => {
    const table = renewing(
      objects(all(creature, not({ is: "isTapped" }))),
      ["Grizzly Bears"],
      ["Grizzly Bears", "Basking Rootwalla"],
      "Grizzly Bears",
    );
    const bears = table.id("Grizzly Bears");
    expect(offeredNames(table)).toEqual(["Grizzly Bears", "Basking Rootwalla"]);
    table.choose("Grizzly Bears");
    expect(announcement(table).targets).toEqual([[{ is: "object", object: bears }]]);
  });

  test("115.7a: where there is nothing else to choose, nothing is asked", () => {
    const table = renewing(objects(creature), ["Grizzly Bears"], ["Grizzly Bears"]);
    expect(table.decision.is).toBe("act");
  });

  test("115.7f: what stays keeps its place, and so its share", () => {
    const table = renewing(
      objects(creature, { amount: number(2) }),
      ["Grizzly Bears", "Basking Rootwalla"],
      ["Grizzly Bears", "Basking Rootwalla", "Wild Mongrel"],
    );
    const ids = ["Grizzly Bears", "Basking Rootwalla", "Wild Mongrel"].map((name) =>
      table.id(name),
    );
    const [, rootwalla, mongrel] = ids;
    if (!rootwalla || !mongrel) throw new Error("They are there.");
    // The Bears are replaced: the Rootwalla stays second.
    table.answer(choosing(rootwalla, mongrel));
    expect(announcement(table).targets[0]).toEqual([
      { is: "object", object: mongrel },
      { is: "object", object: rootwalla },
    ]);
    // And now the second one.
    const renewed = renewing(
      objects(creature, { amount: number(2) }),
      ["Grizzly Bears", "Basking Rootwalla"],
      ["Grizzly Bears", "Basking Rootwalla", "Wild Mongrel"],
    );
    renewed.choose(["Wild Mongrel", "Grizzly Bears"]);
    expect(announcement(renewed).targets?.[0]).toEqual([
      { is: "object", object: renewed.id("Grizzly Bears") },
      { is: "object", object: renewed.id("Wild Mongrel") },
    ]);
  });

  test("115.8, 707.10d: what a spell could target, itself left out", () => {
    const table = casting(hitting(objects(creature)), { B: ["Grizzly Bears"] });
    table.choose("Grizzly Bears").settle();
    const [id] = table.game.stack;
    const object = id && table.game.objects[id];
    if (!object) throw new Error("The spell is on the stack.");
    const could = (target: Parameters<typeof couldTarget>[3]): boolean =>
      couldTarget(table.game, object, 0, target);
    expect(could({ is: "object", object: table.id("Grizzly Bears") })).toBe(true);
    expect(could({ is: "object", object: table.id("Mountain") })).toBe(false);
    expect(could({ is: "player", player: B })).toBe(false);
    expect(asked(table, "act").player).toBe(A);
  });
});

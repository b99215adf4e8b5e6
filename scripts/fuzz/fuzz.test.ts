import { Worker } from "node:worker_threads";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Door, doors } from "./doors.ts";
import { enterAll, inputsOf } from "./inputs.ts";
import { enterWatched, watched } from "./watched.ts";

const INPUTS = 2_000;

it("nothing that comes in from outside throws or hangs", async () => {
  const names = Object.keys(doors);
  const told = await enterWatched({
    doors: names,
    from: 1,
    count: Math.ceil(INPUTS / names.length),
  });
  expect(told.is === "fault" ? `${told.door} ${told.number}: ${told.what}` : told.is).toBe("done");
  expect(told.is === "done" && told.results).toHaveLength(names.length);
}, 300_000);

const numbers = (enter: (input: number) => void | Promise<void>): Door => ({
  inputs: fc.nat(1_000),
  enter,
});

describe("a fault", () => {
  it("is told with the number by which it is had again", async () => {
    const door = numbers((input) => {
      if (input > 900) throw new Error("too high");
    });
    const fault = await enterAll(door, 0, 500).catch((error) => error);
    expect(fault.message).toContain("too high");
    const [[, again] = []] = [...inputsOf(door, fault.number, 1)];
    expect(again).toBeGreaterThan(900);
    await expect(enterAll(door, fault.number, 1)).rejects.toThrow("too high");
  });

  it("is what rejects later, too", async () => {
    const door = numbers(() => Promise.reject(new Error("late")));
    await expect(enterAll(door, 0, 1)).rejects.toThrow("late");
  });

  it("is what takes too long", async () => {
    const slow = numbers(() => {
      for (let sum = 0; sum < 1e8; ) sum += 1;
    });
    await expect(enterAll(slow, 0, 1, { longest: 1 })).rejects.toThrow(/took \d+ ms/);
  });

  it("is what never ends", async () => {
    const endless = new Worker(
      "require('node:worker_threads').parentPort.postMessage({ is: 'at', number: 7 }); for (;;);",
      { eval: true },
    );
    await expect(watched(endless, 2_000)).rejects.toThrow("Hangs at input 7.");
  });
});

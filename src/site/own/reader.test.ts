import { afterEach, expect, test, vi } from "vitest";
import { emptyDraft } from "./draft.ts";
import { type ReadingWorker, readerWith } from "./reader.ts";
import { understand } from "./understand.ts";

const reading = understand(emptyDraft);

/** Workers that answer when the test says so, and a clock that it moves. */
function atHand() {
  const workers: ReadingWorker[] = [];
  const ended: ReadingWorker[] = [];
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const reader = readerWith(() => {
    const worker: ReadingWorker = {
      postMessage: () => undefined,
      terminate: () => ended.push(worker),
      onmessage: null,
      onerror: null,
    };
    workers.push(worker);
    return worker;
  });
  const told: string[] = [];
  return {
    workers,
    ended,
    told,
    type: (name: string, at: number) => {
      now = at;
      reader.read(
        { ...emptyDraft, name },
        () => told.push(name),
        () => told.push(`not ${name}`),
      );
    },
    fail: () => workers.at(-1)?.onerror?.(new Event("error") as ErrorEvent),
    answer: (number: number, at: number) => {
      now = at;
      workers.at(-1)?.onmessage?.(new MessageEvent("message", { data: { number, reading } }));
    },
  };
}

afterEach(() => vi.restoreAllMocks());

test("a reading that takes long is given up, however quickly one goes on typing", () => {
  const { type, workers, ended } = atHand();
  for (const at of [0, 1000, 2000, 3000]) type("Endless", at);
  expect(ended).toEqual([]);
  type("Short", 4000);
  expect(ended).toEqual([workers[0]]);
  expect(workers).toHaveLength(2);
});

test("a worker that answers is kept, and only its newest answer is told", () => {
  const { type, answer, told, ended } = atHand();
  type("First", 0);
  type("Second", 2000);
  answer(1, 2500);
  expect(told).toEqual([]);
  type("Third", 5000);
  answer(2, 5100);
  answer(3, 5200);
  expect(told).toEqual(["Third"]);
  type("Fourth", 60_000);
  answer(4, 60_100);
  expect(told).toEqual(["Third", "Fourth"]);
  expect(ended).toEqual([]);
});

test("what fails is told, and the next draft begins another worker", () => {
  const { type, fail, answer, told, workers, ended } = atHand();
  type("First", 0);
  fail();
  expect(told).toEqual(["not First"]);
  expect(ended).toEqual([workers[0]]);
  type("Second", 100);
  expect(workers).toHaveLength(2);
  answer(2, 200);
  expect(told).toEqual(["not First", "Second"]);
});

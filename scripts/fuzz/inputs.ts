/** Brings inputs to the doors, one by one, each to be had again by its number. */
import fc from "fast-check";
import type { Door } from "./doors.ts";

/** So many inputs come of one seed; more would grow no further. */
const BATCH = 100;
/** Whoever waits longer takes a page to be dead. */
const LONGEST_MS = 5_000;

/** What the processor has worked, in milliseconds: on a busy machine the clock says nothing. */
function worked(): number {
  const { user, system } = (process.threadCpuUsage ?? process.cpuUsage)();
  return (user + system) / 1_000;
}

export class InputFault extends Error {
  readonly number: number;

  constructor(what: string, number: number, input: unknown, cause?: unknown) {
    super(`${what}\nwith ${fc.stringify(input).slice(0, 2_000)}`, { cause });
    this.number = number;
  }
}

export function* inputsOf(door: Door, from: number, count: number): Generator<[number, unknown]> {
  let batch: readonly unknown[] = [];
  let seed = -1;
  for (let number = from; number < from + count; number += 1) {
    const wanted = Math.floor(number / BATCH);
    if (wanted !== seed) {
      seed = wanted;
      batch = fc.sample(door.inputs, { numRuns: BATCH, seed });
    }
    yield [number, batch[number % BATCH]];
  }
}

/**
 * Brings inputs with these numbers to a door; resolves to the time that the slowest took.
 * @param longest milliseconds that one may take.
 * @throws {InputFault} at the first that throws or takes too long.
 */
export async function enterAll(
  door: Door,
  from: number,
  count: number,
  {
    tell = () => {},
    longest = LONGEST_MS,
  }: { tell?: (number: number) => void; longest?: number } = {},
): Promise<number> {
  let slowest = 0;
  for (const [number, input] of inputsOf(door, from, count)) {
    tell(number);
    const began = worked();
    try {
      await door.enter(input as never);
    } catch (error) {
      throw new InputFault(
        error instanceof Error ? `${error.stack}` : `${error}`,
        number,
        input,
        error,
      );
    }
    const took = worked() - began;
    if (took > longest) throw new InputFault(`It took ${took.toFixed(0)} ms.`, number, input);
    slowest = Math.max(slowest, took);
  }
  return slowest;
}

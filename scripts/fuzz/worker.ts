import { parentPort, workerData } from "node:worker_threads";
import { doors } from "./doors.ts";
import { enterAll, InputFault } from "./inputs.ts";

/** What a thread is to do: so many inputs for each of these doors, from this number on. */
export interface Share {
  readonly doors: readonly string[];
  readonly from: number;
  readonly count: number;
}

interface DoorResult {
  readonly door: string;
  readonly slowest: number;
}

export type Told =
  | { readonly is: "at"; readonly number: number }
  | { readonly is: "fault"; readonly door: string; readonly number: number; readonly what: string }
  | { readonly is: "done"; readonly results: readonly DoorResult[] };

const tell = (told: Told): void => parentPort?.postMessage(told);

async function bringAll({ doors: wanted, from, count }: Share): Promise<Told> {
  const results: DoorResult[] = [];
  for (const name of wanted) {
    const door = doors[name];
    if (!door) throw new Error(`No such door: ${name}`);
    try {
      const slowest = await enterAll(door, from, count, {
        tell: (number) => tell({ is: "at", number }),
      });
      results.push({ door: name, slowest });
    } catch (error) {
      if (!(error instanceof InputFault)) throw error;
      return { is: "fault", door: name, number: error.number, what: error.message };
    }
  }
  return { is: "done", results };
}

if (parentPort) tell(await bringAll(workerData as Share));

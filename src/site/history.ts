/** All changes of the rules as one picture: a row for each topic, a mark for each time of a change. */
import { type Change, type Topic, topicIds } from "./changes.ts";
import { shareOfTime } from "./time.ts";

/** Marks are that far apart, so that each can be hit (WCAG 2.5.8). */
export const APART = 24;

const WIDTH = 1000;
/** Beside the axis, so that the first and the last mark are whole. */
const EDGE = 16;
/** The names of the documents and of the editions. */
const HEAD = 40;
/** The name of a row. */
const TITLE = 24;

interface Mark {
  readonly x: number;
  readonly y: number;
  readonly date: string;
  /** What became so then is so today. */
  readonly isLatest: boolean;
}

interface MarkedChange {
  readonly change: Change;
  readonly marks: readonly Mark[];
}

interface HistoryRow {
  readonly topic: Topic;
  /** Where the row begins; its name stands there, its marks below. */
  readonly y: number;
  readonly changes: readonly MarkedChange[];
}

interface History {
  readonly width: number;
  readonly height: number;
  readonly head: number;
  readonly rows: readonly HistoryRow[];
}

export const historyX = (date: string): number =>
  Math.round(EDGE + shareOfTime(date) * (WIDTH - 2 * EDGE));

/** Where everybody began: what was so in 2002 is no change. */
const stepsSince = ({ steps }: Change, first: string) =>
  steps.flatMap(({ date }, place) =>
    date > first ? [{ date, isLatest: place === steps.length - 1 }] : [],
  );

/** Each mark goes into the highest lane that has room for it, the oldest first. */
function lanesOf(own: readonly Change[], first: string) {
  const ends: number[] = [];
  const placed = own
    .flatMap((change) => stepsSince(change, first).map((step) => ({ change, ...step })))
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map((step) => {
      const x = historyX(step.date);
      const free = ends.findIndex((end) => x - end >= APART);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = x;
      return { ...step, x, lane };
    });
  return { placed, lanes: ends.length };
}

/** @param first is the day from which on there are changes: that of the oldest edition. */
export function historyOf(changes: readonly Change[], first: string): History {
  const rows: HistoryRow[] = [];
  let y = HEAD;
  for (const topic of topicIds) {
    const own = changes.filter((change) => change.topic === topic);
    const { placed, lanes } = lanesOf(own, first);
    if (placed.length === 0) continue;
    const middle = y + TITLE + APART / 2;
    rows.push({
      topic,
      y,
      changes: own.flatMap((change) => {
        const marks = placed
          .filter((step) => step.change === change)
          .map(({ x, lane, date, isLatest }) => ({ x, y: middle + lane * APART, date, isLatest }));
        return marks.length === 0 ? [] : [{ change, marks }];
      }),
    });
    y += TITLE + lanes * APART;
  }
  return { width: WIDTH, height: y + 4, head: HEAD, rows };
}

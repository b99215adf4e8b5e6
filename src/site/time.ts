/** Where days stand in pictures of the years from 2002 to today. */

const FIRST_YEAR = 2002;
/** The pictures end with the year in which the newest rules came out. */
const LAST_YEAR = 2027;

/** How much of that time has gone by on a day, or at the beginning of a month: from 0 to 1. */
export function shareOfTime(date: string): number {
  const [year = FIRST_YEAR, month = 1, day = 1] = date.split("-").map(Number);
  const time = year + (month - 1) / 12 + (day - 1) / 365;
  return Math.max(0, time - FIRST_YEAR) / (LAST_YEAR - FIRST_YEAR);
}

/** The years that are named on the axis. */
export const NAMED_YEARS = [2005, 2010, 2015, 2020, 2025] as const;

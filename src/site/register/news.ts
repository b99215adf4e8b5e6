/** The rulings by the day on which they came or last changed. */
import type { Ruling } from "../rulings.ts";
import type { Dates, DatesById } from "./dates.ts";

export interface News<Item extends Pick<Ruling, "id">> {
  readonly ruling: Item;
  readonly dates: Dates;
  /** Whether its statement is still the first. */
  readonly isNew: boolean;
}

/** The newest first; those of one day stay in their order. What the register lacks is left out. */
export const newsOf = <Item extends Pick<Ruling, "id">>(
  rulings: readonly Item[],
  known: DatesById,
): readonly News<Item>[] =>
  rulings
    .flatMap((ruling) => {
      const dates = known.get(ruling.id);
      return dates ? [{ ruling, dates, isNew: dates.first === dates.changed }] : [];
    })
    .sort((one, other) => other.dates.changed.localeCompare(one.dates.changed));

interface Day<Item extends Pick<Ruling, "id">> {
  readonly date: string;
  readonly news: readonly News<Item>[];
  /** The day on which the register began: all rulings of that day are "new" in it. */
  readonly isFirst: boolean;
}

export function newsByDay<Item extends Pick<Ruling, "id">>(
  news: readonly News<Item>[],
): readonly Day<Item>[] {
  const began = news.map(({ dates }) => dates.first).sort()[0];
  return [...Map.groupBy(news, ({ dates }) => dates.changed)].map(([date, own]) => ({
    date,
    news: own,
    isFirst: date === began,
  }));
}

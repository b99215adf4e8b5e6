import { describe, expect, it } from "vitest";
import { loadRulings } from "../rulings.ts";
import { readChangelog, withDates } from "./changelog.ts";
import { datesOn, parseDates, readDates, undated } from "./dates.ts";

const ruling = (id: string, en: string) => ({ id, says: { ja: "甲", en } });
const a = ruling("a", "An *old* one.");
const b = { ...ruling("b", "Then."), today: { ja: "甲", en: "Now." } };

const days = (log: string): string => log.slice(log.indexOf("## "));

describe("the changelog of the rulings", () => {
  const begun = datesOn("2026-01-01", parseDates(""), [a]);
  const first = withDates("", begun, [a]);

  it("begins with a count", () => {
    expect(first).toMatch(/^# Changelog of the rulings\n/);
    expect(days(first)).toBe("## 2026-01-01\n\nThe register begins with 1 rulings.\n");
  });

  const reworded = ruling("a", "Reworded.");
  const later = datesOn("2026-02-02", begun, [reworded, b]);
  const second = withDates(first, later, [reworded, b]);

  it("has the newest day first, and keeps what was written", () => {
    expect(days(second)).toBe(
      `## 2026-02-02\n\n- changed: \`a\`. Reworded.\n- new: \`b\`. Now.\n\n${days(first)}`,
    );
  });

  it("is the same when it is written again", () => {
    expect(withDates(second, later, [reworded, b])).toBe(second);
  });

  it("keeps the words of a day when they change on another", () => {
    const again = [ruling("a", "Reworded *again*."), { ...b, today: { ja: "甲", en: "Anew." } }];
    const last = withDates(second, datesOn("2026-03-03", later, again), again);
    expect(days(last)).toBe(
      `## 2026-03-03\n\n- changed: \`a\`. Reworded \\*again\\*.\n- changed: \`b\`. Anew.\n\n${days(second)}`,
    );
  });

  it("tells of no change where a statement was only respelt, and of what is new", () => {
    const respelt = ruling("a", "An *olde* one.");
    const dates = datesOn("2026-02-02", begun, [respelt, b], "respelt");
    expect(days(withDates(first, dates, [respelt, b]))).toBe(
      `## 2026-02-02\n\n- new: \`b\`. Now.\n\n${days(first)}`,
    );
    expect(undated(dates, [respelt, b])).toEqual([]);
  });

  it("has one line for what changes twice in a day", () => {
    const again = ruling("a", "Again.");
    const last = withDates(second, datesOn("2026-02-02", later, [again, b]), [again, b]);
    expect(days(last)).toBe(days(second).replace("Reworded.", "Again."));
  });

  it("tells all that the dates tell", () => {
    expect(withDates(readChangelog(), readDates(), loadRulings("content/rulings"))).toBe(
      readChangelog(),
    );
  });
});

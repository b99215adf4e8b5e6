import { expect, test } from "vitest";
import { editions } from "../engine/rules.ts";
import { allChanges } from "./changes.ts";
import { APART, historyOf, historyX } from "./history.ts";

const changes = allChanges();
const history = historyOf(changes, editions[0]);
const marks = history.rows.flatMap((row) =>
  row.changes.flatMap((one) => one.marks.map((mark) => ({ ...mark, row, id: one.change.id }))),
);

test("every time of every change since 2002 has its mark, in the row of its topic", () => {
  const expected = changes.flatMap(({ id, topic, steps }) =>
    steps.flatMap(({ date }) => (date > "2002-02-20" ? [`${topic} ${id} ${date}`] : [])),
  );
  expect(expected.length).toBeGreaterThan(80);
  expect(marks.map(({ row, id, date }) => `${row.topic} ${id} ${date}`).toSorted()).toEqual(
    expected.toSorted(),
  );
});

test("no two marks are nearer to each other than a finger needs", () => {
  const near = marks.flatMap((one, place) =>
    marks
      .slice(place + 1)
      .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < APART)
      .map((other) => `${one.id} ${one.date}, ${other.id} ${other.date}`),
  );
  expect(near).toEqual([]);
});

test("marks stay inside of the picture and below the name of their row", () => {
  for (const { x, y, row } of marks) {
    expect(x).toBeGreaterThanOrEqual(APART / 2);
    expect(x).toBeLessThanOrEqual(history.width - APART / 2);
    expect(y).toBeGreaterThan(row.y + APART / 2);
    expect(y).toBeLessThanOrEqual(history.height - APART / 2);
  }
});

test("a change that still holds is told from one that was changed again", () => {
  for (const { id, steps } of changes) {
    const latest = marks.filter((mark) => mark.id === id && mark.isLatest);
    const newest = steps.at(-1)?.date ?? "";
    expect(latest.map(({ date }) => date)).toEqual(newest > "2002-02-20" ? [newest] : []);
  }
});

test("days stand in their order", () => {
  const days = ["2002-02", "2002-02-20", "2009-07-11", "2009-12-31", "2010-01-01", "2026-12-31"];
  const places = days.map(historyX);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(historyX("2014-07-01")).toBe(500);
});

import { expect, test } from "vitest";
import { playScript } from "../script.ts";
import { scriptFor } from "../testing.ts";
import { daysIn } from "./days.ts";

function gamesOf(notation: string) {
  const played = playScript(scriptFor(notation));
  if (!played.ok) throw new Error(played.problem);
  return played.value.map(({ game }) => game);
}

const days = (script: string, first = "day") =>
  daysIn(
    gamesOf(`rules today
turn A, main 1
${first}
A 20
  hand: 3 Shock
  battlefield: 3 Mountain
  library: 5 Forest
B 20
  hand: Shock
  battlefield: 4 Mountain
  library: 5 Forest
--
${script}
`),
  );

test("731.2c: nothing is counted while it is neither day nor night", () => {
  expect(days("A casts Shock targeting B", "")).toBeUndefined();
});

test("731.2a: without a spell of the active player it becomes night", () => {
  expect(days("pass")?.check).toMatchObject({ time: "day", to: "night", active: ["A"], most: 0 });
});

test("731.2a: the spells of another player don't count", () => {
  const found = days("A passes\nB casts Shock targeting A");
  expect(found?.check).toMatchObject({ to: "night", most: 0 });
  expect(found?.turns.at(-1)?.spells).toEqual([
    { player: "A", cast: 0 },
    { player: "B", cast: 1 },
  ]);
});

test("731.2a: with one spell it stays day", () => {
  const found = days("A casts Shock targeting B");
  expect(found?.check).toMatchObject({ time: "day", most: 1 });
  expect(found?.check.to).toBeUndefined();
});

test("731.2b: at night two spells of the active player bring the day", () => {
  const one = days("A casts Shock targeting B", "night");
  expect(one?.check.to).toBeUndefined();
  const two = days("A casts Shock targeting B\nresolve\nA casts Shock targeting B", "night");
  expect(two?.check).toMatchObject({ time: "night", to: "day", most: 2 });
});

test("502.2: each turn keeps what was cast in it, and what it was at its end", () => {
  const found = days("A casts Shock targeting B\nresolve\ngo to B's main 1");
  expect(found?.turns).toEqual([
    {
      active: "A",
      spells: [
        { player: "A", cast: 1 },
        { player: "B", cast: 0 },
      ],
      time: "day",
    },
    {
      active: "B",
      spells: [
        { player: "B", cast: 0 },
        { player: "A", cast: 0 },
      ],
      time: "day",
    },
  ]);
  expect(found?.check).toMatchObject({ to: "night", active: ["B"] });
});

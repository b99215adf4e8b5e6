/** The order of timestamps in a position (613.7). */
import { describe, expect, it } from "vitest";
import { cards } from "../cards/index.ts";
import { characteristics } from "../engine/index.ts";
import { cardNames } from "./names.ts";
import { parseBoard } from "./parse.ts";
import { playText } from "./play.ts";
import { printPosition } from "./position.ts";
import { printBoard } from "./print.ts";
import { text } from "./testing/boards.ts";

const names = cardNames(cards);
const begin = (source: string) => {
  const played = playText(text(source), names);
  if (!played.ok) throw new Error(JSON.stringify(played.problem));
  return played.value;
};

const board = (order: string) => `
  rules today
  turn A, main 1
  A 20
    battlefield: Opalescence, Grizzly Bears
  B 20
    battlefield: Humility
  ${order}
  --
  --
`;

describe("timestamps: 613.7", () => {
  it("613.7d: as written, what stands first is the earliest", () => {
    const { start } = begin(board(""));
    const humility = start.battlefield.find((id) => start.objects[id]?.card === "humility");
    // Opalescence sets 4/4 first, Humility 1/1 after it.
    expect(humility && characteristics(start, humility).power).toBe(1);
  });

  it("613.7: a line says otherwise, also across the table; it is kept and read back", () => {
    const source = board("timestamps: Humility, Opalescence");
    const { start } = begin(source);
    const humility = start.battlefield.find((id) => start.objects[id]?.card === "humility");
    expect(humility && characteristics(start, humility).power).toBe(4);
    const parsed = parseBoard(text(source), names);
    expect(parsed.ok && printBoard(parsed.value, "en")).toContain(
      "timestamps: Humility, Opalescence",
    );
    expect(parsed.ok && printBoard(parsed.value, "ja")).toContain(
      "timestamps: 謙虚, オパール色の輝き",
    );
    const again = begin(`${printPosition(start)}--\n--\n`).start;
    expect(again.battlefield.map((id) => again.objects[id])).toEqual(
      start.battlefield.map((id) => start.objects[id]),
    );
  });

  it("names what is not there as a problem with its place", () => {
    const played = playText(text(board("timestamps: Humility, Shock")), names);
    expect(played.ok).toBe(false);
    expect(!played.ok && played.problem[0]?.line).toBe(7);
  });
});

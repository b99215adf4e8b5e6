import { describe, expect, it } from "vitest";
import { cards } from "../cards/index.ts";
import { run } from "../engine/index.ts";
import { cardNames } from "../notation/names.ts";
import { parseBoard } from "../notation/parse.ts";
import { playBoard } from "../notation/play.ts";
import { setupBoard } from "../notation/setup.ts";
import { cutIntoSteps, scriptOf } from "./cut.ts";
import { playScript } from "./script.ts";

const notation = `rules today
turn A, main 1
A 20
  hand: Shock, Giant Growth
  battlefield: Grizzly Bears, 2 Mountain, Forest
B 20
  battlefield: Grizzly Bears
--
A casts Shock targeting B's Grizzly Bears
A casts Giant Growth targeting B's Grizzly Bears
resolve all
next step
`;

describe("cutIntoSteps", () => {
  it("tells what comes of each step as playing the script again does", () => {
    const board = parseBoard(notation, cardNames(cards));
    if (!board.ok) throw new Error("The board can't be read.");
    const [setup, played] = [setupBoard(board.value), playBoard(board.value)];
    if (!setup.ok || !played.ok) throw new Error("The board can't be played.");
    const cut = cutIntoSteps(played.value.start, played.value.moments);
    const again = playScript(scriptOf(setup.value, board.value, cut));
    expect(again).toEqual({ ok: true, value: cut.outcomes });
    expect(cut.outcomes).toHaveLength(cut.steps.length + 1);
    expect(cut.outcomes[0]?.game).toEqual(run(played.value.start).game);
  });
});

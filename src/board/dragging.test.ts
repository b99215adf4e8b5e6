import { describe, expect, it } from "vitest";
import { playerId } from "../engine/ids.ts";
import type { Game } from "../engine/index.ts";
import { draggable, dropped } from "./dragging.ts";
import { playScript, playStep } from "./script.ts";
import { scriptFor } from "./testing.ts";

const B = playerId("B");

function gameOf(notation: string): Game {
  const played = playScript(scriptFor(notation));
  const game = played.ok ? played.value.at(-1)?.game : undefined;
  if (!game) throw new Error("The test's own board can't be played.");
  return game;
}

const shock = gameOf(`turn A, main 1
A 20
  hand: Shock, Counterspell
  battlefield: Grizzly Bears, Mountain, 2 Island
B 20
  battlefield: Air Elemental
`);

/** An object by the name that it has. */
function named(game: Game, name: string) {
  const found = Object.values(game.objects).find(
    ({ card }) => card !== undefined && game.cards[card]?.name.en === name,
  );
  if (!found) throw new Error(`There is no ${name}.`);
  return found.id;
}

describe("dropping one thing on another", () => {
  it("casts with that target (601.2c)", () => {
    const answers = dropped(shock, named(shock, "Shock"), {
      is: "object",
      object: named(shock, "Air Elemental"),
    });
    const after = answers && playStep(shock, answers);
    if (!after?.ok) throw new Error("It can be done.");
    const spell = after.value.game.stack.at(-1);
    const announced = spell && after.value.game.objects[spell]?.casting;
    expect(announced?.targets.flat()).toEqual([
      { is: "object", object: named(shock, "Air Elemental") },
    ]);
  });

  it("casts at a player, too", () => {
    expect(dropped(shock, named(shock, "Shock"), { is: "player", player: B })).toBeDefined();
  });

  it.each([
    ["what is no legal target (115.1)", "Shock", "Mountain"],
    ["what can't be cast now", "Counterspell", "Air Elemental"],
    ["what can't do anything", "Grizzly Bears", "Air Elemental"],
  ])("does nothing with %s", (_, source, target) => {
    const object = named(shock, target);
    expect(dropped(shock, named(shock, source), { is: "object", object })).toBeUndefined();
  });

  it("is possible with what may be cast or activated", () => {
    const can = draggable(shock);
    expect(can.has(named(shock, "Shock"))).toBe(true);
    expect(can.has(named(shock, "Counterspell"))).toBe(false);
    expect(can.has(named(shock, "Air Elemental"))).toBe(false);
  });
});

/** Who may look at what (CR 401.2, 402.3, 406.3, 810.5). */
import { describe, expect, test } from "vitest";
import {
  clash,
  forPlayers,
  gainLife,
  inOrder,
  lookAt,
  mayLookAt as looks,
  may,
  topOfLibrary,
  you,
} from "../language/build.ts";
import type { Effect } from "../language/schema.ts";
import { mayLookAt } from "./index.ts";
import { relic } from "./testing/making.ts";
import { Play, sorcery } from "./testing/play.ts";
import { A, B, C, Table } from "./testing/table.ts";

const lens = relic("Test Lens", forPlayers(you, [looks(topOfLibrary(1))]));

const table = (): Table =>
  new Table({
    cards: [lens],
    teams: ["AC", "BD"],
    A: {
      hand: ["Shock"],
      battlefield: ["Test Lens"],
      library: ["Unsummon", "Negate"],
      graveyard: ["Vitalize"],
      exile: ["Craw Wurm", { name: "Wild Mongrel", faceDown: true }],
    },
    B: { library: ["Grizzly Bears"] },
    C: {},
    D: {},
  });

/** Which of three players, of whom A and C are a team, may look at a card. */
function lookers(name: string): readonly string[] {
  const position = table();
  const { game } = position;
  // What is face down has no name to find it by.
  const hidden = game.exile.find((id) => game.objects[id]?.faceDown);
  const id = name === "Wild Mongrel" && hidden ? hidden : position.id(name);
  return [A, B, C].filter((player) => mayLookAt(game, player, id));
}

describe("what a player may look at", () => {
  test.each([
    ["402.3, 810.5: a hand is its owner's and their team's", "Shock", [A, C]],
    ["401.2: nobody sees a library", "Negate", []],
    ["401.2: save who is allowed to", "Unsummon", [A]],
    ["401.2, 109.5: and that is one's own only", "Grizzly Bears", []],
    ["404.2: everybody sees graveyards", "Vitalize", [A, B, C]],
    ["406.3: and what is exiled face up", "Craw Wurm", [A, B, C]],
    ["406.3: but not what is exiled face down", "Wild Mongrel", []],
    ["403.1: and the battlefield", "Test Lens", [A, B, C]],
  ])("%s", (_, name, who) => {
    expect(lookers(name)).toEqual(who);
  });
});

describe("what is shown for a while", () => {
  const seen = (effect: Effect, name: string): readonly string[] => {
    const play = new Play({
      cards: [sorcery("Showing", inOrder(effect, may(you, gainLife(1))))],
      A: { hand: ["Showing"], library: ["Unsummon", "Negate"] },
      B: { library: ["Grizzly Bears", "Forest"] },
    });
    play.play("Showing");
    const id = play.id(name);
    return [A, B].filter((player) => mayLookAt(play.game, player, id));
  };

  test("701.20a: revealed cards can be seen by everybody as long as they matter", () => {
    expect(seen(clash(), "Unsummon")).toEqual([A, B]);
    expect(seen(clash(), "Grizzly Bears")).toEqual([A, B]);
    expect(seen(clash(), "Negate")).toEqual([]);
  });

  test("701.20e: and cards that a player looks at, by that player", () => {
    const look = lookAt(topOfLibrary(1), { name: "seen" });
    expect(seen(look, "Unsummon")).toEqual([A]);
    expect(seen(look, "Negate")).toEqual([]);
  });

  test("701.20a: but not afterwards", () => {
    const play = new Play({
      cards: [sorcery("Showing", clash())],
      A: { hand: ["Showing"], library: ["Unsummon"] },
      B: { library: ["Grizzly Bears"] },
    });
    play.play("Showing").choose([]).choose([]);
    expect([A, B].filter((player) => mayLookAt(play.game, player, play.id("Unsummon")))).toEqual(
      [],
    );
  });

  test("701.20a: nor, after a clash, in what is left of the resolution", () => {
    const play = new Play({
      cards: [sorcery("Showing", inOrder(clash(), may(you, gainLife(1))))],
      A: { hand: ["Showing"], library: ["Unsummon"] },
      B: { library: ["Grizzly Bears"] },
    });
    play.play("Showing").choose([]).choose([]);
    expect(play.decision.is).toBe("confirm");
    expect(mayLookAt(play.game, B, play.id("Unsummon"))).toBe(false);
  });
});

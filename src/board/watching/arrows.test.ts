import { describe, expect, it } from "vitest";
import { playScript } from "../script.ts";
import { scriptFor, shock } from "../testing.ts";
import { arrowsOf } from "./arrows.ts";
import { arrowBetween } from "./drawing.ts";

/** The arrows of each action, in names. */
function arrowsIn(notation: string) {
  const played = playScript(scriptFor(notation));
  if (!played.ok) throw new Error(played.problem);
  return played.value.map(({ events, game }) =>
    arrowsOf(events, game).map(({ kind, from, to, amount }) => {
      const name = (id: typeof from) => {
        const object = game.objects[id];
        return `${object?.card ?? object?.stacked?.source} (${object?.place.zone})`;
      };
      return [kind, name(from), to.is === "player" ? to.player : name(to.object), amount];
    }),
  );
}

describe("the arrows of a step", () => {
  it("115.1, 120: from a spell to its target, then from what it has become to what it damaged", () => {
    const [, cast, resolved] = arrowsIn(shock);
    expect(cast).toEqual([["target", "shock (stack)", "B", undefined]]);
    expect(resolved).toEqual([["damage", "shock (graveyard)", "B", 2]]);
  });

  it("508.1, 509.1, 510.1: from attackers, from blockers, and their damage both ways", () => {
    const steps = arrowsIn(`rules today
turn A, declare attackers
A 20
  battlefield: Grizzly Bears
B 20
  battlefield: Hill Giant
--
A attacks with Grizzly Bears
go to declare blockers
B blocks Grizzly Bears with Hill Giant
A passes
B passes
--
B has 20 life
`);
    expect(steps.flat()).toEqual([
      ["attack", "grizzly-bears (battlefield)", "B", undefined],
      ["block", "hill-giant (battlefield)", "grizzly-bears (battlefield)", undefined],
      ["damage", "grizzly-bears (graveyard)", "hill-giant (battlefield)", 2],
      ["damage", "hill-giant (battlefield)", "grizzly-bears (graveyard)", 3],
    ]);
  });

  it("113.7a: from the source of an ability that has left the stack", () => {
    const steps = arrowsIn(`rules today
turn A, main 1
A 20
  battlefield: Prodigal Sorcerer
B 20
--
A activates Prodigal Sorcerer targeting B
resolve
--
B has 19 life
`);
    expect(steps[1]?.map(([kind]) => kind)).toEqual(["target"]);
    expect(steps[2]).toEqual([["damage", "prodigal-sorcerer (battlefield)", "B", 1]]);
  });
});

describe("an arrow between two boxes", () => {
  const box = (left: number, top: number) => ({ left, top, width: 20, height: 20 });

  it("goes from edge to edge, and points along its end", () => {
    const { path, tip, angle, label } = arrowBetween(box(0, 0), box(100, 0));
    expect(path.startsWith("M20 10Q")).toBe(true);
    expect(tip).toEqual({ x: 96, y: 10 });
    // It bends downwards, so it comes up to its tip.
    expect(angle).toBeLessThan(0);
    expect(label.x).toBeCloseTo(58);
    expect(label.y).toBeGreaterThan(10);
  });

  it("keeps its word off the words that it crosses", () => {
    const turn = { left: 0, top: 200, width: 300, height: 30 };
    const [from, to] = [box(100, 0), box(100, 410)];
    const heightOf = (words?: typeof turn): number => arrowBetween(from, to, words).label.y;
    expect(heightOf()).toBeGreaterThan(turn.top);
    expect(heightOf()).toBeLessThan(turn.top + turn.height);
    expect(heightOf(turn)).toBeLessThan(turn.top - 10);
    // One that passes beside them has its word where it always stands.
    expect(heightOf({ ...turn, left: 200 })).toBe(heightOf());
  });

  it("keeps its word as far from words that take up all of its way as it can", () => {
    const turn = { left: 0, top: 40, width: 300, height: 50 };
    const { label } = arrowBetween(box(100, 10), box(100, 120), turn);
    expect(label.y).toBeGreaterThan(turn.top + turn.height);
  });

  it("has finite figures where the boxes are the same", () => {
    const { path, tip } = arrowBetween(box(5, 5), box(5, 5));
    expect(path).not.toMatch(/NaN|Infinity/);
    expect(Number.isFinite(tip.x)).toBe(true);
  });
});

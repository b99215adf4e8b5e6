/** Who is in combat, on both sides: what joins it too late, what is two things at once (CR 506). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import { creature, instant, made, Play } from "../testing/play.ts";
import { A, B, C, D } from "../testing/table.ts";

const bear = creature("Bear", "2/2");
const wolf = creature("Wolf", "3/3");
const lands = { library: ["5 Forest"] };

describe("506.2b: teams that share their turns", () => {
  test("506.2b: creatures of both players attack, and both of the other team defend", () => {
    const at = new Play({
      cards: [bear, wolf],
      teams: ["AB", "CD"],
      step: "declareAttackers",
      A: { ...lands, battlefield: ["Bear"] },
      B: { ...lands, battlefield: ["Wolf"] },
      C: lands,
      D: lands,
    });
    at.choose(["Bear", "Wolf"]);
    const defenders = (): unknown =>
      at.decision.is === "option" && at.decision.options.map((one) => one);
    const both = [C, D].map((player) => ({ is: "defender", defender: { is: "player", player } }));
    expect(defenders()).toEqual(both);
    at.choose("D");
    expect(defenders()).toEqual(both);
    at.choose("C");
    expect([at.object("Bear").attacking, at.object("Wolf").attacking]).toEqual([
      { player: D },
      { player: C },
    ]);
  });
});

describe("506.3: entering for an attack that is no more", () => {
  test("506.3c, 508.4a: whom it was to attack has left meanwhile: it enters and doesn't attack", () => {
    const painter = creature("Painter", "4/4", c.asThisEnters(c.chooseColor()));
    const ambush = instant(
      "Ambush",
      c.choose("it", 1, c.all(c.creature, c.inZone("hand", c.you))),
      c.putOntoBattlefield(c.named("it"), { attacking: true }),
    );
    const ambushed = (leaver?: typeof B): Play => {
      const at = new Play({
        cards: [painter, ambush, bear, creature("Idler", "1/1")],
        step: "declareAttackers",
        A: { hand: ["Ambush", "Painter", "Idler"], battlefield: ["Bear"] },
        B: {},
        C: {},
      });
      at.choose(["Bear"]).choose("C").cast("Ambush").resolve().choose(["Painter"]).choose("B");
      if (leaver) at.concede(leaver);
      return at.choose("red");
    };
    expect(ambushed().object("Painter").attacking).toEqual({ player: B });
    const left = ambushed(B);
    expect(left.zone("Painter")).toBe("battlefield");
    expect(left.object("Painter").attacking).toBeUndefined();
    expect(left.object("Bear").attacking).toEqual({ player: C });
  });
});

describe("506.4d: a creature that blocks and a planeswalker that is attacked, in one", () => {
  const statue = made("Statue", "Legendary Planeswalker Creature", [], { pt: "4/4", loyalty: 5 });
  const change = (name: string, ...changes: Parameters<typeof c.untilEndOfTurn>[1][]) =>
    instant(name, c.untilEndOfTurn(c.target(c.permanent), ...changes));
  const cards = [
    bear,
    wolf,
    statue,
    change("Calm", c.loseTypes("creature")),
    change("Lull", c.loseTypes("planeswalker")),
    change("Freeze", c.setTypes(["artifact"])),
    instant("Save", c.regenerate(c.target(c.permanent)), c.destroy(c.target(c.permanent))),
  ];

  /** The Bear is blocked by the Statue, which the Wolf attacks. */
  const fight = (spell: string, ...more: readonly string[][]): Play => {
    const at = new Play({
      cards,
      step: "declareAttackers",
      A: { battlefield: ["Bear", "Wolf"], hand: [spell] },
      B: { battlefield: ["Statue"] },
    });
    at.choose(["Bear", "Wolf"]).choose("B").choose("Statue").pass(2);
    at.answer({ is: "pairs", pairs: [[at.id("Statue"), at.id("Bear")]] });
    expect(at.object("Statue").blocking).toEqual([at.id("Bear")]);
    return at.play(spell, ["Statue"], ...more);
  };
  const attackOn = (at: Play) => at.object("Wolf").attacking;

  test("506.4d: no creature any more, it is still attacked", () => {
    const at = fight("Calm");
    expect(at.object("Statue").blocking).toBeUndefined();
    expect(attackOn(at)).toEqual({ player: B, planeswalker: at.id("Statue") });
    at.pass(2);
    expect(at.counters("Statue")).toEqual({ loyalty: 2 });
    expect(at.life(B)).toBe(20);
  });

  test("506.4d: no planeswalker any more, it still blocks", () => {
    const at = fight("Lull");
    expect(at.object("Statue").blocking).toEqual([at.id("Bear")]);
    expect(attackOn(at)).toMatchObject({ gone: true });
    at.pass(2);
    expect(at.graveyard(A)).toEqual(["Lull", "Bear"]);
    expect(at.object("Statue").damage).toBe(2);
  });

  test("506.4d: neither, it has left combat", () => {
    const at = fight("Freeze");
    expect(at.object("Statue").blocking).toBeUndefined();
    expect(attackOn(at)).toMatchObject({ gone: true });
  });

  test("506.4, 701.19a: a blocking creature that regenerates has left combat", () => {
    const at = fight("Save", ["Statue"]);
    expect(at.object("Statue").blocking).toBeUndefined();
    expect(attackOn(at)).toMatchObject({ gone: true });
  });

  test("506.4, 701.19a: one that neither attacks nor blocks is still attacked", () => {
    const walker = made("Walker", "Legendary Planeswalker", [], { loyalty: 5 });
    const at = new Play({
      cards: [...cards, walker],
      step: "declareAttackers",
      A: { battlefield: ["Wolf"], hand: ["Save"] },
      B: { battlefield: [{ name: "Walker", counters: { loyalty: 5 } }] },
    });
    at.choose(["Wolf"]).choose("Walker").play("Save", ["Walker"], ["Walker"]);
    expect(attackOn(at)).toEqual({ player: B, planeswalker: at.id("Walker") });
    at.pass(4);
    expect(at.counters("Walker")).toEqual({ loyalty: 2 });
  });
});

/** Counters that give a keyword (CR 122.1b, 613.7c). */
import { describe, expect, test } from "vitest";
import * as c from "../language/build.ts";
import { hash } from "./hash.ts";
import { creature, instant, Play, sorcery } from "./testing/play.ts";
import { hasKeyword } from "./view.ts";

const bear = creature("Bear", "2/2");
const it = c.target(c.creature);
const wing = instant("Wing", c.putCounters(it, "flying"));
const clip = instant("Clip", c.untilEndOfTurn(it, c.loses("flying")));
const pluck = instant("Pluck", c.removeCounters(it, "flying", 1));

const flies = (at: Play): boolean => hasKeyword(at.of("Bear"), "flying");

describe("122.1b: keyword counters", () => {
  const withHand = (...hand: readonly string[]): Play =>
    new Play({
      cards: [bear, wing, clip, pluck],
      A: { hand, battlefield: ["Bear"] },
    });

  test("122.1b: the counter gives the keyword as long as one is there", () => {
    const at = withHand("Wing", "Wing", "Pluck", "Pluck").play("Wing", ["Bear"]);
    expect(flies(at)).toBe(true);
    at.play("Wing", ["Bear"]);
    expect(at.of("Bear").abilities.filter(({ ability }) => ability.is === "keyword")).toHaveLength(
      1,
    );
    at.play("Pluck", ["Bear"]);
    expect(flies(at)).toBe(true);
    at.play("Pluck", ["Bear"]);
    expect(flies(at)).toBe(false);
    expect(at.object("Bear")).not.toHaveProperty("countersSince");
  });

  test("613.7c: what is put on later than an effect that takes the keyword away gives it back", () => {
    const at = withHand("Wing", "Clip").play("Wing", ["Bear"]).play("Clip", ["Bear"]);
    expect(flies(at)).toBe(false);
    const other = withHand("Wing", "Clip").play("Clip", ["Bear"]).play("Wing", ["Bear"]);
    expect(flies(other)).toBe(true);
  });

  test("613.7c: a further counter gives all of its kind a new timestamp", () => {
    const at = withHand("Wing", "Clip", "Wing", "Pluck");
    at.play("Wing", ["Bear"]).play("Clip", ["Bear"]).play("Wing", ["Bear"]);
    expect(flies(at)).toBe(true);
    at.play("Pluck", ["Bear"]);
    expect(flies(at)).toBe(true);
  });

  test("613.7c: a counter of another kind leaves it the timestamp that it has", () => {
    const reach = instant("Reach", c.putCounters(it, "reach"));
    const at = new Play({
      cards: [bear, wing, clip, reach],
      A: { hand: ["Wing", "Clip", "Reach"], battlefield: ["Bear"] },
    });
    at.play("Wing", ["Bear"]).play("Clip", ["Bear"]).play("Reach", ["Bear"]);
    expect(flies(at)).toBe(false);
    expect(hasKeyword(at.of("Bear"), "reach")).toBe(true);
  });

  test("613.7d: a permanent that enters with one has it with its own timestamp", () => {
    const law = c.staticAbility(c.every(c.creature), [c.loses("flying")]);
    const ban = creature("Ban", "1/1", law);
    const bird = creature("Bird", "1/1", c.entersWith("flying"));
    const begun = (first: string, second: string): Play =>
      new Play({
        cards: [ban, bird],
        A: { hand: [second], battlefield: [first] },
      }).play(second);
    const later = begun("Ban", "Bird");
    expect(later.counters("Bird")).toEqual({ flying: 1 });
    expect(hasKeyword(later.of("Bird"), "flying")).toBe(true);
    const at = new Play({
      cards: [ban, bird],
      A: { hand: ["Bird", "Ban"] },
    })
      .play("Bird")
      .play("Ban");
    expect(hasKeyword(at.of("Bird"), "flying")).toBe(false);
  });

  test("613.7d: on a permanent of the position it is as old as that", () => {
    const ban = creature("Ban", "1/1", c.staticAbility(c.every(c.creature), [c.loses("flying")]));
    const winged = { name: "Bear", counters: { flying: 1 } };
    const before = new Play({ cards: [ban, bear], A: { battlefield: [winged, "Ban"] } });
    expect(flies(before)).toBe(false);
    const after = new Play({ cards: [ban, bear], A: { battlefield: ["Ban", winged] } });
    expect(flies(after)).toBe(true);
  });

  test("613.8a: what goes for creatures with flying waits for the counter", () => {
    const lord = creature(
      "Lord",
      "1/1",
      c.staticAbility(c.every(c.all(c.creature, c.withKeyword("flying"))), [
        c.gains({ is: "keyword", name: "lifelink" }),
      ]),
    );
    const at = new Play({
      cards: [bear, lord, wing],
      A: { hand: ["Wing"], battlefield: ["Lord", "Bear"] },
    }).play("Wing", ["Bear"]);
    expect(hasKeyword(at.of("Bear"), "lifelink")).toBe(true);
  });

  test("122.2: they cease to exist as it changes zones", () => {
    const bounce = sorcery("Bounce", c.returnToHand(it));
    const at = new Play({
      cards: [bear, bounce],
      A: { hand: ["Bounce"], battlefield: [{ name: "Bear", counters: { flying: 1 } }] },
    })
      .play("Bounce", ["Bear"])
      .play("Bear");
    expect(flies(at)).toBe(false);
  });

  test("the abilities are those of every kind: first strike deals damage first", () => {
    const at = new Play({
      cards: [bear],
      step: "declareAttackers",
      A: { battlefield: [{ name: "Bear", counters: { "first strike": 1 } }] },
      B: { battlefield: ["Grizzly Bears"] },
    });
    at.choose(["Bear"]).passUntil("declareBlockers");
    at.answer({ is: "pairs", pairs: [[at.id("Grizzly Bears"), at.id("Bear")]] });
    at.passUntil("end");
    expect(at.battlefield()).toEqual(["Bear"]);
  });

  test("until 2020 no rule spoke of such a counter", () => {
    const at = new Play({
      rules: "2014-05-01",
      cards: [bear],
      A: { battlefield: [{ name: "Bear", counters: { flying: 1 } }] },
    });
    expect(flies(at)).toBe(false);
    expect(at.counters("Bear")).toEqual({ flying: 1 });
  });

  test("613.7: of their timestamps only the order makes a difference to a position", () => {
    const counted = { name: "Bear", counters: { flying: 1 } };
    const at = new Play({ cards: [bear], A: { battlefield: ["Island", counted] } });
    const { countersSince = {} } = at.object("Bear");
    const later = (by: number): string =>
      hash({
        ...at.game,
        objects: {
          ...at.game.objects,
          [at.id("Bear")]: {
            ...at.object("Bear"),
            countersSince: { flying: (countersSince.flying ?? 0) + by },
          },
        },
      });
    expect(later(10)).toBe(later(20));
    expect(later(10)).not.toBe(later(0));
  });
});

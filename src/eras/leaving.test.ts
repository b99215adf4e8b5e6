/** What leaves by the rules of other years: what sees it (410.10d of 2002), and players (600.4, 800.4). */
import { describe, expect, test } from "vitest";
import type { Rules } from "../engine/index.ts";
import { type Edition, editions } from "../engine/rules.ts";
import { artifact, instant, Play, sorcery } from "../engine/testing/play.ts";
import { A, B, C, Table } from "../engine/testing/table.ts";
import * as c from "../language/build.ts";

const cards = [
  artifact("Watch", c.triggered(c.putIntoGraveyardFrom(c.all(c.card, c.other)), c.gainLife(1))),
  artifact("Ring"),
  sorcery("Sweep", c.destroy(c.every(c.artifact))),
  instant("Drop", c.discard(1)),
];
const play = (lookingBack: Rules["lookingBack"]): Play =>
  new Play({
    ...{ cards, otherwise: { lookingBack } },
    A: {
      hand: ["Sweep", "Drop", "Ring"],
      battlefield: ["Watch", "Ring", { name: "Ring", token: true }],
    },
  });

describe("410.10d of 2002", () => {
  test("a permanent that waits for cards from anywhere sees those that leave play with it, not itself", () => {
    // A card with it; the token is none, and the spell comes after.
    expect(play("ofAll").play("Sweep").triggers("Watch")).toBe(1);
  });

  test("603.6c, 603.10a: “from anywhere” doesn't look back today", () => {
    expect(play("ofLeaving").play("Sweep").triggers("Watch")).toBe(0);
  });

  test.each(["ofAll", "ofLeaving"] as const)(
    "what comes from elsewhere is seen where it is: %s",
    (lookingBack) => {
      // The discarded card, and the spell itself.
      const at = play(lookingBack).cast("Drop").resolve().choose(["Ring"]);
      expect(at.triggers("Watch")).toBe(2);
    },
  );
});

describe("800.4c: what is nobody's any more as an effect ends", () => {
  /** C's Angel came under A's control, B has it for a turn, and A leaves the game. */
  const left = (rules: Edition): Table => {
    const library = ["5 Forest"];
    const table = new Table({
      rules,
      active: "B",
      A: { life: 3, library, battlefield: [{ name: "Serra Angel", owner: C, controller: A }] },
      B: { library, battlefield: ["4 Mountain"], hand: ["Act of Treason", "Lightning Bolt"] },
      C: { library },
    });
    table.cast("Act of Treason", ["Serra Angel"]).resolve();
    table.cast("Lightning Bolt", ["A"]).resolve();
    expect(table.game.players.find(({ id }) => id === A)?.lost).toBe(true);
    expect(table.of("Serra Angel").controller).toBe(B);
    for (let n = 0; n < 30 && table.game.turn.active === B; n += 1) {
      if (table.decision.is === "act") table.pass();
      else table.choose([]);
    }
    return table;
  };

  test.each(editions.filter((edition) => edition < "2010"))(
    "600.4b, 800.4b of %s: its control doesn't change",
    (rules) => {
      const table = left(rules);
      expect(table.zone("Serra Angel")).toBe("battlefield");
      expect(table.of("Serra Angel").controller).toBe(B);
    },
  );

  test.each(editions.filter((edition) => edition > "2010"))("800.4c of %s: exile", (rules) => {
    expect(left(rules).zone("Serra Angel")).toBe("exile");
  });
});

test.each(["2007-10-01", "2008-07-15"] as const)(
  "600.4a of %s: a player who leaves doesn't affect combat damage on the stack",
  (rules) => {
    const table = new Table({
      rules,
      step: "declareAttackers",
      A: { life: 3, battlefield: ["Grizzly Bears"] },
      B: { battlefield: ["Mountain"], hand: ["Lightning Bolt"] },
      C: {},
    });
    table.choose(["Grizzly Bears"]).choose("B");
    for (let n = 0; n < 9 && table.game.stack.length === 0; n += 1) table.pass();
    table.pass().cast("Lightning Bolt", ["A"]).resolve();
    expect(table.game.stack).toHaveLength(1);
    expect(table.resolve().life(B)).toBe(18);
    expect(table.game.stack).toEqual([]);
  },
);

describe("800.4a: a spell of a player who leaves, whose card is another's", () => {
  const bolt = instant("Bolt", c.damage(3, c.toObject(c.anyTarget)));
  const left = (rules: Edition): Table => {
    const table = new Table({ rules, cards: [bolt], A: { hand: ["Bolt"] }, B: {}, C: {} });
    table.cast("Bolt", "B");
    const [spell] = table.game.stack;
    if (spell) table.change((work) => work.setObject(spell, { controller: B }));
    return table.concede(B);
  };

  test.each(editions.filter((edition) => edition < "2010"))(
    "600.4a, 800.4a of %s: it ceases to exist",
    (rules) => {
      const table = left(rules);
      expect(table.all("Bolt")).toEqual([]);
      expect(table.happened("ceased")).toHaveLength(1);
    },
  );

  test.each(editions.filter((edition) => edition > "2010"))("800.4a of %s: exile", (rules) => {
    const table = left(rules);
    expect(table.zone("Bolt")).toBe("exile");
    expect(table.happened("ceased")).toEqual([]);
  });
});

/** Linked abilities, and exile until something happens (CR 607, 610.3). */
import { describe, expect, test } from "vitest";
import * as c from "../language/build.ts";
import type { CardDefinition } from "../language/card.ts";
import { hash } from "./hash.ts";
import { artifact, creature, instant, made, Play, sorcery } from "./testing/play.ts";
import { A, B } from "./testing/table.ts";

const bear = creature("Bear", "2/2");
const kill = instant("Kill", c.destroy(c.target(c.all(c.creature, c.hasPower("atLeast", 0)))));

const otherCreature = c.all(c.creature, c.other);
/** Two triggers: the second speaks of what the first exiled. */
const butcher = creature(
  "Butcher",
  "2/3",
  c.triggered(c.enters(c.thisObject), c.exile(c.target(otherCreature), { link: "taken" })),
  c.triggered(
    c.leaves(c.thisObject),
    c.returnToBattlefield(c.linked("taken"), { under: c.ownerOf(c.linked("taken")) }),
  ),
);
/** One trigger: until it leaves. */
const jailer = creature(
  "Jailer",
  "2/3",
  c.triggered(c.enters(c.thisObject), c.exile(c.target(otherCreature), { until: c.thisLeaves })),
);

describe("607.2a: linked exile", () => {
  const entered = (): Play =>
    new Play({
      cards: [butcher, bear, kill],
      A: { hand: ["Butcher", "Kill"] },
      B: { battlefield: ["Bear"] },
    }).play("Butcher");

  test("607.2a: the second ability returns what the first exiled", () => {
    const at = entered().resolve();
    expect(at.zone("Bear")).toBe("exile");
    at.play("Kill", ["Butcher"]).resolve();
    expect(at.of("Bear").controller).toBe(B);
  });

  test("607.2a: if it leaves first, nothing is returned, and then it is exiled for good", () => {
    const at = entered().play("Kill", ["Butcher"]).resolve().resolve();
    expect(at.zone("Bear")).toBe("exile");
    expect(at.stack()).toEqual([]);
  });

  test("607.2a: each object speaks of its own", () => {
    const at = new Play({
      cards: [butcher, bear, creature("Cub", "1/1"), kill],
      A: { hand: ["Butcher", "Butcher", "Kill"] },
      B: { battlefield: ["Bear", "Cub"] },
    });
    at.play("Butcher").choose(["Bear"]).resolve();
    at.play("Butcher").choose(["Cub"]).resolve();
    at.play("Kill", ["Butcher"]).resolve();
    expect([at.zone("Bear"), at.zone("Cub")]).toEqual(["battlefield", "exile"]);
  });

  test("607.2a: two pairs on one object don't mix", () => {
    const twice = artifact(
      "Twice",
      c.activated([], c.exile(c.topOfLibrary(), { link: "first" }), {}),
      c.activated([], c.exile(c.topOfLibrary(), { link: "second" }), {}),
      c.activated([], c.putIntoHand(c.linked("first")), {}),
    );
    const at = new Play({
      cards: [twice],
      A: { battlefield: ["Twice"], library: ["Island", "Forest", "Swamp"] },
    });
    const use = (ability: number): Play => at.act(at.activateAction("Twice", ability)).resolve();
    use(0);
    use(1);
    use(2);
    expect(at.hand(A)).toEqual(["Island"]);
    expect(at.exile()).toEqual(["Forest"]);
  });

  test("607.2a, 400.7: a card that left exile is no more among them", () => {
    const other = new Play({
      cards: [butcher, bear, kill, sorcery("Fetch", c.putIntoHand(c.every(c.inZone("exile"))))],
      A: { hand: ["Butcher", "Kill", "Fetch"] },
      B: { battlefield: ["Bear"] },
    });
    other.play("Butcher").resolve().play("Fetch").play("Kill", ["Butcher"]).resolve();
    expect(other.zone("Bear")).toBe("hand");
  });
});

describe("610.3: until it leaves", () => {
  const entered = (): Play =>
    new Play({
      cards: [jailer, bear, kill],
      A: { hand: ["Jailer", "Kill"] },
      B: { battlefield: [{ name: "Bear", controller: A }] },
    }).play("Jailer");

  test("610.3, 610.3c: it comes back at once, without the stack, under its owner's control", () => {
    const at = entered().resolve();
    expect(at.zone("Bear")).toBe("exile");
    at.play("Kill", ["Jailer"]);
    expect(at.stack()).toEqual([]);
    expect(at.of("Bear").controller).toBe(B);
  });

  test("610.3b: if it has left already, nothing moves", () => {
    const at = entered().play("Kill", ["Jailer"]).resolve();
    expect(at.zone("Bear")).toBe("battlefield");
    expect(at.happened("moved").filter(({ how }) => how === "exile")).toEqual([]);
    expect(at.game.effects).toEqual([]);
  });

  test("610.3a: the same goes for an activated ability", () => {
    const cage = creature(
      "Cage",
      "1/1",
      c.activated([], c.exile(c.target(otherCreature), { until: c.thisLeaves })),
    );
    const at = new Play({
      cards: [cage, bear, kill],
      A: { hand: ["Kill"], battlefield: ["Cage"] },
      B: { battlefield: ["Bear"] },
    });
    at.activate("Cage", ["Bear"]).play("Kill", ["Cage"]).resolve();
    expect(at.zone("Bear")).toBe("battlefield");
  });

  test("610.3d: what two of them hold comes back at the same time", () => {
    const greeter = creature("Greeter", "1/1", c.triggered(c.enters(otherCreature), c.gainLife(1)));
    const wrath = sorcery("Wrath", c.destroy(c.every(c.ofColor("black"))));
    const dark = made("Dark", "Enchantment", [
      c.staticAbility(c.every(c.isNamed("Jailer")), [c.becomes("black")]),
    ]);
    const at = new Play({
      cards: [jailer, bear, greeter, wrath, dark],
      A: { hand: ["Jailer", "Jailer", "Wrath"], battlefield: ["Dark"] },
      B: { battlefield: ["Greeter", "Bear"] },
    });
    at.play("Jailer").choose(["Bear"]);
    // The Greeter's trigger is B's and on top.
    at.resolve().resolve();
    at.play("Jailer").choose(["Greeter"]).resolve();
    while (at.stack().length > 0) at.resolve();
    at.play("Wrath");
    // Twice a Jailer came; now the Greeter sees the Bear come with it.
    expect(at.triggers("Greeter")).toBe(3);
    expect(at.battlefield().toSorted()).toEqual(["Bear", "Dark", "Greeter"]);
  });

  test("111.8, 610.3: a token doesn't come back", () => {
    const at = new Play({
      cards: [
        jailer,
        kill,
        sorcery(
          "Make",
          c.create(1, c.token({ types: ["creature"], subtypes: ["Wolf"], pt: "2/2" })),
        ),
      ],
      A: { hand: ["Make", "Jailer", "Kill"] },
    });
    at.play("Make").play("Jailer").resolve();
    expect(at.battlefield()).toEqual(["Jailer"]);
    at.play("Kill", ["Jailer"]);
    expect(at.battlefield()).toEqual([]);
  });

  test("111.8: nor in the same resolution", () => {
    const flicker = sorcery(
      "Flicker",
      c.inOrder(
        c.exile(c.target(c.creature), { name: "exiled" }),
        c.returnToBattlefield(c.named("exiled")),
      ),
    );
    const at = new Play({
      cards: [
        flicker,
        bear,
        sorcery(
          "Make",
          c.create(1, c.token({ types: ["creature"], subtypes: ["Wolf"], pt: "2/2" })),
        ),
      ],
      A: { hand: ["Make", "Flicker", "Flicker"], battlefield: ["Bear"] },
    });
    at.play("Make").play("Flicker", ["Wolf Token"]).play("Flicker", ["Bear"]);
    expect(at.battlefield()).toEqual(["Bear"]);
  });
});

describe("607.5: a pair that comes by an effect is linked to nothing else", () => {
  /** The same words as the Butcher's, but the card goes to its owner's hand. */
  const pair = [
    c.triggered(c.enters(c.thisObject), c.exile(c.target(otherCreature), { link: "taken" })),
    c.triggered(c.leaves(c.thisObject), c.putIntoHand(c.linked("taken"))),
  ];
  const fiend = creature("Fiend", "1/1", ...pair);
  const become = (until?: typeof c.endOfTurn) =>
    sorcery("Become", c.becomeCopy(c.target(c.creature), c.target(c.creature), until && { until }));
  const entered = (how = become()): Play =>
    new Play({
      cards: [butcher, fiend, bear, kill, how],
      A: { hand: ["Butcher", "Kill", "Become"], library: ["Island"] },
      B: { battlefield: ["Bear", "Fiend"], library: ["Island"] },
    })
      .play("Butcher")
      .choose(["Bear"])
      .resolve();

  test("607.5, 613.1a: as a copy it doesn't know what it exiled by what is printed on it", () => {
    const at = entered();
    const id = at.id("Butcher");
    at.play("Become", ["Butcher"], ["Fiend"]);
    // Two are called Fiend by now.
    at.act(at.castAction("Kill")).settleUntilAsked();
    at.answer({ is: "choose", chosen: [{ is: "object", object: id }] }).settle();
    at.resolve();
    while (at.stack().length > 0) at.resolve();
    expect(at.zone("Bear")).toBe("exile");
  });

  test("611.2a: when the copy effect has ended, it is linked to it again", () => {
    const at = entered(become(c.endOfTurn)).play("Become", ["Butcher"], ["Fiend"]);
    at.until(({ game }) => game.turn.active === B);
    at.until(({ game }) => game.turn.active === A && game.turn.step === "main1");
    at.play("Kill", ["Butcher"]);
    while (at.stack().length > 0) at.resolve();
    expect(at.of("Bear").controller).toBe(B);
  });

  const returning = c.activated([], c.putIntoHand(c.linked("taken")));
  const lender = made("Lender", "Enchantment", [
    c.staticAbility(c.every(c.isNamed("Taker")), [c.gains(returning)]),
  ]);

  test("607.5, 613.1f: what is granted doesn't find what the printed ability exiled", () => {
    const taker = creature(
      "Taker",
      "1/1",
      c.activated([], c.exile(c.topOfLibrary(), { link: "taken" })),
    );
    const at = new Play({
      cards: [taker, lender],
      A: { battlefield: ["Taker", "Lender"], library: ["Island", "Forest"] },
    });
    at.act(at.activateAction("Taker", 0)).resolve();
    at.act(at.activateAction("Taker", 1)).resolve();
    expect([at.exile(), at.hand(A)]).toEqual([["Island"], []]);
  });

  test("613.1f: what was granted so can be lost by its words", () => {
    const forget = instant(
      "Forget",
      c.untilEndOfTurn(c.target(c.creature), c.losesThat(returning)),
    );
    const at = new Play({
      cards: [creature("Taker", "1/1"), lender, forget],
      A: { battlefield: ["Taker", "Lender"], hand: ["Forget"] },
    });
    expect(at.of("Taker").abilities).toHaveLength(1);
    expect(at.play("Forget").of("Taker").abilities).toEqual([]);
  });

  test("607.5: what one effect grants is linked to one another", () => {
    const taker = creature("Taker", "1/1");
    const grant = sorcery(
      "Grant",
      c.untilEndOfTurn(
        c.target(c.creature),
        c.gains(c.activated([], c.exile(c.topOfLibrary(), { link: "taken" }))),
        c.gains(c.activated([], c.putIntoHand(c.linked("taken")))),
      ),
    );
    const at = new Play({
      cards: [taker, grant],
      A: { battlefield: ["Taker"], hand: ["Grant", "Grant"], library: ["Island", "Forest"] },
    });
    at.play("Grant").play("Grant");
    // Of four abilities the first two come from the first effect.
    at.act(at.activateAction("Taker", 0)).resolve();
    at.act(at.activateAction("Taker", 3)).resolve();
    expect([at.exile(), at.hand(A)]).toEqual([["Island"], []]);
    at.act(at.activateAction("Taker", 1)).resolve();
    expect([at.exile(), at.hand(A)]).toEqual([[], ["Island"]]);
  });

  test("607.1a: what an object gives to itself counts as printed on it", () => {
    const own = creature(
      "Own",
      "1/1",
      c.activated([], c.exile(c.topOfLibrary(), { link: "taken" })),
      c.activated(
        [],
        c.untilEndOfTurn(c.self, c.gains(c.activated([], c.putIntoHand(c.linked("taken"))))),
      ),
    );
    const at = new Play({ cards: [own], A: { battlefield: ["Own"], library: ["Island"] } });
    for (const ability of [0, 1, 2]) at.act(at.activateAction("Own", ability)).resolve();
    expect(at.hand(A)).toEqual(["Island"]);
  });

  test("607.5: games are equal whatever the effect is called", () => {
    const lend = sorcery(
      "Lend",
      c.untilEndOfTurn(
        c.target(c.creature),
        c.gains(c.activated([], c.exile(c.topOfLibrary(), { link: "taken" }))),
      ),
    );
    const hashes = [0, 7].map((ahead) => {
      const at = new Play({
        cards: [creature("Taker", "1/1"), lend],
        A: { battlefield: ["Taker"], hand: ["Lend"], library: ["Island"] },
      });
      at.game = { ...at.game, next: at.game.next + ahead };
      at.play("Lend");
      at.act(at.activateAction("Taker", 0)).resolve();
      expect(Object.values(at.game.links)).toHaveLength(1);
      return hash(at.game);
    });
    expect(new Set(hashes).size).toBe(1);
  });
});

describe("607.5a: a choice that was made as something else is undefined", () => {
  const prism = (name: string) =>
    creature(
      name,
      "2/2",
      c.asThisEnters(c.chooseColor()),
      c.staticAbility(c.self, [c.becomes(c.chosenColor, { also: true })]),
    );
  const colors = (change?: { readonly until?: typeof c.endOfTurn }, turns = 0) => {
    const become = sorcery(
      "Become",
      c.becomeCopy(c.target(c.creature), c.target(c.creature), change),
    );
    const at = new Play({
      cards: [prism("Prism"), prism("Other"), become],
      A: { hand: ["Prism", "Become"], library: ["Island"] },
      B: { battlefield: ["Other"], library: ["Island"] },
    });
    at.play("Prism").choose("green");
    const id = at.id("Prism");
    if (change) at.play("Become", ["Prism"], ["Other"]);
    if (turns) at.until(({ game }) => game.turn.active === B);
    return at.character(id).colors;
  };

  test.each([
    ["607.2d: as itself it has the color that was chosen", undefined, 0, ["green"]],
    ["607.5a: a copy effect brings the same pair, and no choice", {}, 0, []],
    ["607.2d, 611.2a: as itself again it has it again", { until: c.endOfTurn }, 1, ["green"]],
  ] as const)("%s", (_, change, turns, expected) => {
    expect(colors(change, turns)).toEqual(expected);
  });
});

describe("607.1: a linked ability speaks of whom the other one targets", () => {
  const drainer = creature(
    "Drainer",
    "2/3",
    c.triggered(
      c.enters(c.thisObject),
      c.loseLife(3, c.targetPlayer(c.anyPlayer, { link: "drained" })),
    ),
    c.triggered(c.leaves(c.thisObject), c.gainLife(3, c.linkedPlayer("drained"))),
  );
  const played = (...more: readonly CardDefinition[]): Play =>
    new Play({
      cards: [drainer, bear, kill, ...more],
      A: { hand: ["Drainer", "Kill", ...more.map(({ name }) => name.en)], library: ["Bear"] },
      B: { library: ["Bear"] },
    })
      .play("Drainer")
      .choose(["B"]);

  test("607.1: though that hasn't resolved", () => {
    const at = played().play("Kill", ["Drainer"]).resolve();
    expect(at.life(B)).toBe(23);
    expect(at.resolve().life(B)).toBe(20);
  });

  test("607.1: though that was countered", () => {
    const stifle = instant("Stifle", c.counter(c.target(c.stackedAbility)));
    const at = played(stifle).play("Stifle");
    at.play("Kill", ["Drainer"]).resolve();
    expect(at.life(B)).toBe(23);
  });

  test("607.1: though the object had lost its abilities by the time that resolved", () => {
    const forget = instant("Forget", c.untilEndOfTurn(c.target(c.creature), c.losesAllAbilities));
    const at = played(forget).play("Forget").resolve();
    expect(at.life(B)).toBe(17);
    at.until(({ game, decision }) => game.turn.active === B && decision.player === A);
    at.play("Kill", ["Drainer"]).resolve();
    expect(at.life(B)).toBe(20);
  });

  test("607.1: and of nobody whom an ability targets that something else has granted", () => {
    const lend = sorcery(
      "Lend",
      c.untilEndOfTurn(
        c.target(c.creature),
        c.gains(c.activated([], c.loseLife(1, c.targetPlayer()))),
      ),
    );
    const at = played(lend).resolve().play("Lend");
    at.act(at.activateAction("Drainer", 0)).choose(["A"]).resolve();
    at.play("Kill", ["Drainer"]).resolve();
    expect([at.life(A), at.life(B)]).toEqual([19, 20]);
  });
});

/** Triggers and linked abilities: what the other tests leave (CR 603, 607). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import type { Ability } from "../../language/schema.ts";
import { artifact, creature, instant, made, Play, sorcery } from "../testing/play.ts";
import { A, B } from "../testing/table.ts";

const bear = creature("Bear", "2/2");
const wolf = creature("Wolf", "3/3");
const kill = instant("Kill", c.destroy(c.target(c.creature)));

/** "When this enters, exile target other creature", and "when it leaves, return what it exiled". */
const takes: Ability = c.triggered(
  c.enters(c.thisObject),
  c.exile(c.target(c.all(c.creature, c.other)), { link: "taken" }),
);
const gives: Ability = c.triggered(
  c.leaves(c.thisObject),
  c.returnToBattlefield(c.linked("taken"), { under: c.ownerOf(c.linked("taken")) }),
);
const butcher = creature("Butcher", "1/1", takes, gives);

describe("603.12a: reflexive triggers", () => {
  test("603.12a: it triggers once for each time that its event happens in the resolution", () => {
    const offer = sorcery(
      "Offer",
      c.repeat(
        2,
        c.may(c.you, c.sacrificeChosen(1, c.creature), {
          ifDone: c.reflexive(c.damage(2, c.toObject(c.anyTarget))),
        }),
      ),
    );
    const at = new Play({
      cards: [offer, bear],
      A: { hand: ["Offer"], battlefield: ["2 Bear"] },
    });
    at.play("Offer").choose(true).choose(["Bear"]).choose(true).settle();
    const order = at.decision.is === "order" ? at.decision.items : [];
    expect(order).toHaveLength(2);
    at.answer({ is: "order", order }).choose(["B"]).choose(["B"]);
    expect(at.stack()).toEqual(["Offer ability", "Offer ability"]);
    at.resolve().resolve();
    expect(at.life(B)).toBe(16);
  });
});

describe("607.1: what is linked to what", () => {
  test("607.1: what another ability exiled doesn't count, be it of the same object", () => {
    const vault = artifact(
      "Vault",
      c.activated([], c.exile(c.topOfLibrary(), { link: "kept" })),
      c.activated([], c.exile(c.topOfLibrary())),
      c.activated([], c.putIntoHand(c.linked("kept"))),
    );
    const at = new Play({
      cards: [vault],
      A: { battlefield: ["Vault"], library: ["Island", "Forest", "Swamp"] },
    });
    for (const ability of [0, 1, 2]) at.act(at.activateAction("Vault", ability)).resolve();
    expect(at.hand(A)).toEqual(["Island"]);
    expect(at.exile()).toEqual(["Forest"]);
  });

  test("607.1a: an ability that is granted by one printed on the object is linked like a printed one", () => {
    const grown = creature(
      "Grown",
      "1/1",
      c.staticAbility(c.self, [c.gains(takes)], { whilst: c.youControl(c.artifact) }),
      gives,
    );
    const at = new Play({
      cards: [grown, bear, kill, artifact("Relic")],
      A: { hand: ["Grown", "Kill"], battlefield: ["Relic"] },
      B: { battlefield: ["Bear"] },
    });
    at.play("Grown").resolve();
    expect(at.zone("Bear")).toBe("exile");
    at.play("Kill", ["Grown"]).resolve();
    expect(at.of("Bear").controller).toBe(B);
  });

  test("607.1b: the abilities of the two faces are linked", () => {
    const twoFaced = c.defineCard(["Day Butcher", "試験", "しけん"], {
      cost: "{0}",
      type: "Creature — Wolf",
      pt: "1/1",
      text: [takes, c.activated([], c.transform())],
      back: {
        name: ["Night Butcher", "試験の裏", "しけんのうら"],
        type: "Creature — Werewolf",
        pt: "2/2",
        text: [gives],
      },
    });
    const at = new Play({
      cards: [twoFaced, bear, kill],
      A: { hand: ["Day Butcher", "Kill"] },
      B: { battlefield: ["Bear"] },
    });
    at.play("Day Butcher").resolve();
    at.activate("Day Butcher").resolve().play("Kill", ["Night Butcher"]).resolve();
    expect(at.zone("Bear")).toBe("battlefield");
  });

  test("607.1c: an ability may be linked to itself: each object counts its own only", () => {
    const tally = (name: string) =>
      artifact(
        name,
        c.activated(
          [],
          c.inOrder(
            c.exile(c.topOfLibrary(), { link: "tally" }),
            c.gainLife(c.howMany(c.linked("tally"))),
          ),
        ),
      );
    const at = new Play({
      cards: [tally("One"), tally("Two")],
      A: { battlefield: ["One", "Two"], library: ["5 Forest"] },
    });
    at.activate("One").resolve();
    expect(at.life(A)).toBe(21);
    at.activate("One").resolve();
    expect(at.life(A)).toBe(23);
    at.activate("Two").resolve();
    expect(at.life(A)).toBe(24);
  });
});

describe("607.2: kinds of linked abilities", () => {
  test("607.2b, 614.14: what a replacement effect exiled, and nothing else that is in exile", () => {
    const jar = artifact(
      "Jar",
      c.replacement(c.dies(c.all(c.creature, c.controlledBy(c.you))), c.goTo("exile"), {
        link: "jar",
      }),
      c.activated([], c.putIntoHand(c.linked("jar"))),
    );
    const at = new Play({
      cards: [jar, bear, wolf, kill],
      A: { hand: ["Kill", "Kill"], battlefield: ["Jar", "Bear"], exile: ["Wolf"] },
    });
    at.play("Kill", ["Bear"]);
    expect(at.exile().toSorted()).toEqual(["Bear", "Wolf"]);
    at.activate("Jar").resolve();
    expect(at.hand(A)).toContain("Bear");
    expect(at.exile()).toEqual(["Wolf"]);
  });

  describe("603.11, 607.2h: a static ability and the triggers of its paragraph", () => {
    const oracle = artifact(
      "Oracle",
      c.forPlayers(c.you, [c.revealsFirstDraw]),
      c.triggered(c.reveals(c.you, c.land, { thisWay: true }), c.gainLife(1)),
    );
    const show = sorcery("Show", c.reveal(c.every(c.inZone("hand", c.you))));
    const draw = sorcery("Draw", c.draw(1));
    const table = (...battlefield: readonly string[]): Play =>
      new Play({
        cards: [oracle, show, draw],
        step: "upkeep",
        A: { hand: ["Show", "Draw"], battlefield, library: ["Forest", "Island"] },
      });

    test("603.11, 607.2h: they see what that ability has had revealed, and no other revealing", () => {
      const at = table("Oracle").passUntil("draw");
      expect(at.stack()).toEqual(["Oracle ability"]);
      at.resolve().passUntil("main1").play("Show");
      expect(at.happened("revealed")).toHaveLength(2);
      expect(at.triggers("Oracle")).toBe(1);
      // The second card of the turn isn't revealed.
      at.play("Draw");
      expect(at.triggers("Oracle")).toBe(1);
    });

    test("607.2h: of two such objects each has its own", () => {
      const at = table("Oracle", "Oracle").passUntil("draw");
      expect(at.triggers("Oracle")).toBe(2);
    });
  });

  test("607.2i: whether the cost was paid for this spell; another one's doesn't count", () => {
    const paid = made(
      "Paid",
      "Creature — Bear",
      [
        c.optionalCost("more", c.payLife(2)),
        c.triggered(c.enters(c.thisObject), c.gainLife(10), { onlyIf: c.costPaid("more") }),
      ],
      { pt: "1/1" },
    );
    const at = new Play({ cards: [paid], A: { hand: ["Paid", "Paid"] } });
    at.cast("Paid", true).resolve();
    expect(at.stack()).toEqual(["Paid ability"]);
    at.resolve();
    expect(at.life(A)).toBe(28);
    at.cast("Paid", false).resolve();
    expect(at.stack()).toEqual([]);
  });

  test("607.2i: put onto the battlefield otherwise, nothing was paid for it", () => {
    const paid = made(
      "Paid",
      "Creature — Bear",
      [
        c.optionalCost("more", c.payLife(2)),
        c.triggered(c.enters(c.thisObject), c.gainLife(10), { onlyIf: c.costPaid("more") }),
      ],
      { pt: "1/1" },
    );
    const blink = instant(
      "Blink",
      c.inOrder(
        c.exile(c.target(c.creature), { name: "it" }),
        c.returnToBattlefield(c.named("it")),
      ),
    );
    const at = new Play({ cards: [paid, blink], A: { hand: ["Paid", "Blink"] } });
    at.cast("Paid", true).resolve().resolve();
    at.play("Blink", ["Paid"]);
    expect(at.stack()).toEqual([]);
    expect(at.life(A)).toBe(28);
  });

  test("607.2j: the number that was chosen for a cost as it was cast", () => {
    const hoard = made(
      "Hoard",
      "Creature — Bear",
      [c.additionalCost(c.discardCards(c.x)), c.entersWith("+1/+1", c.x)],
      { pt: "0/1" },
    );
    const at = new Play({ cards: [hoard], A: { hand: ["Hoard", "3 Forest"] } });
    at.act(at.castAction("Hoard")).choose(2).choose(["Forest", "Forest"]).settle().resolve();
    expect(at.pt("Hoard")).toBe("2/3");
    expect(at.hand(A)).toEqual(["Forest"]);
  });
});

describe("607.3: more than one card, where the text speaks of one", () => {
  const echo = instant("Echo", c.copySpell(c.target(c.stackedAbility), { newTargets: true }));
  const weigher = creature(
    "Weigher",
    "1/1",
    takes,
    c.triggered(c.leaves(c.thisObject), c.gainLife(c.manaValueOf(c.linked("taken")))),
    gives,
  );
  const priced = (name: string, cost: "{2}" | "{3}") =>
    made(name, "Creature — Bear", [], { pt: "2/2", cost });

  test("607.3: all that the ability and its copy exiled come back; a number is the sum", () => {
    const at = new Play({
      cards: [weigher, echo, kill, priced("Two", "{2}"), priced("Three", "{3}")],
      A: { hand: ["Weigher", "Echo", "Kill"] },
      B: { battlefield: ["Two", "Three"] },
    });
    at.play("Weigher").choose(["Two"]).cast("Echo").resolve().choose(["Three"]);
    at.resolve().resolve();
    expect(at.exile().toSorted()).toEqual(["Three", "Two"]);
    at.play("Kill", ["Weigher"]);
    at.asked("order");
    at.choose(["Weigher", "Weigher"]);
    at.resolve().resolve();
    expect(at.life(A)).toBe(25);
    expect(at.battlefield().toSorted()).toEqual(["Three", "Two"]);
  });
});

describe("607.4–5: several pairs, and pairs that are acquired", () => {
  test("607.4: one ability is linked to two others", () => {
    const both = creature(
      "Both",
      "1/1",
      takes,
      gives,
      c.activated([], c.gainLife(c.howMany(c.linked("taken")))),
    );
    const at = new Play({
      cards: [both, bear, kill],
      A: { hand: ["Both", "Kill"] },
      B: { battlefield: ["Bear"] },
    });
    at.play("Both").resolve().activate("Both").resolve();
    expect(at.life(A)).toBe(21);
    at.play("Kill", ["Both"]).resolve();
    expect(at.zone("Bear")).toBe("battlefield");
  });

  test("607.5: a copy has the pair, linked to each other", () => {
    const double = creature(
      "Double",
      "0/0",
      c.replacement(c.enters(c.thisObject), c.enterAsCopy(c.isNamed("Butcher")), {
        optional: true,
      }),
    );
    const at = new Play({
      cards: [double, butcher, bear, wolf, kill],
      A: { hand: ["Butcher", "Double", "Kill"] },
      B: { battlefield: ["Bear", "Wolf"] },
    });
    at.play("Butcher").choose(["Bear"]).resolve();
    at.play("Double");
    at.choose(["Butcher"]).choose(["Wolf"]).resolve();
    expect(at.exile().toSorted()).toEqual(["Bear", "Wolf"]);
    const [, second] = at.all("Butcher");
    at.act(at.castAction("Kill"));
    if (!second) throw new Error("There are two.");
    at.answer({ is: "choose", chosen: [{ is: "object", object: second }] })
      .settle()
      .resolve()
      .resolve();
    expect([at.zone("Bear"), at.zone("Wolf")]).toEqual(["exile", "battlefield"]);
  });

  test("607.5a: a choice that was never made is undefined: that part does nothing", () => {
    const painted = creature(
      "Painted",
      "2/2",
      c.asThisEnters(c.chooseColor()),
      c.staticAbility(c.self, [c.becomes(c.chosenColor, { also: true }), c.gets(1, 1)]),
    );
    const shift = instant(
      "Shift",
      c.becomeCopy(c.target(c.isNamed("Bear")), c.target(c.isNamed("Painted"))),
    );
    const at = new Play({
      cards: [painted, shift, bear],
      A: { hand: ["Painted", "Shift"], battlefield: ["Bear"] },
    });
    at.play("Painted").choose("red");
    const bears = at.id("Bear");
    expect(at.of("Painted")).toMatchObject({ colors: ["red"] });
    at.play("Shift", ["Bear"], ["Painted"]);
    const copy = at.character(bears);
    expect(copy.name?.en).toBe("Painted");
    expect(copy.colors).toEqual([]);
    expect([copy.power, copy.toughness]).toEqual([3, 3]);
  });
});

describe("702.35a: the triggered ability of madness functions as the static one is applied", () => {
  /** What is discarded has madness from this in these zones only. */
  const granted = (...zones: readonly ("hand" | "exile")[]): Play => {
    const cards = c.all(c.creature, c.card, c.any(...zones.map((zone) => c.inZone(zone))));
    const mad = c.gains(c.keyword("madness", { cost: [c.mana("{R}")] }));
    return new Play({
      cards: [
        bear,
        artifact("Rage", c.staticAbility(c.every(cards), [mad])),
        artifact("Purge", c.activated([c.discardCards(1)], c.gainLife(1))),
      ],
      A: { hand: ["Bear"], battlefield: ["Mountain", "Rage", "Purge"] },
    });
  };

  test.each([[["hand"]], [["hand", "exile"]]] as const)(
    "702.35a: from an effect, too, that gives it to cards in %j",
    (zones) => {
      const at = granted(...zones).activate("Purge");
      expect(at.zone("Bear")).toBe("exile");
      expect(at.stack()).toEqual(["Bear ability", "Purge ability"]);
      at.resolve().choose(true).settle().resolve();
      expect(at.zone("Bear")).toBe("battlefield");
    },
  );

  test("702.35a: what only has it in exile was not exiled by it", () => {
    const at = granted("exile").activate("Purge");
    expect(at.zone("Bear")).toBe("graveyard");
    expect(at.stack()).toEqual(["Purge ability"]);
  });
});

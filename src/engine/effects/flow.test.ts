/** How a resolution goes (CR 608.2, 118.12, 700.2). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import type { Effect } from "../../language/schema.ts";
import { artifact, creature, instant, made, Play, sorcery } from "../testing/play.ts";
import { A, B, C } from "../testing/table.ts";

const bear = creature("Bear", "2/2");

describe("608.2d: choices while resolving", () => {
  const offer = sorcery(
    "Offer",
    c.may(c.you, c.loseLife(2), { ifDone: c.draw(1), otherwise: c.discard(1) }),
  );
  test.each([
    [true, 18, ["Island", "Forest"]],
    [false, 20, []],
  ])("608.2d: 'may' — %s", (yes, life, hand) => {
    const at = new Play({
      cards: [offer],
      A: { hand: ["Offer", "Island"], library: ["Forest"] },
    });
    at.play("Offer").choose(yes).settle();
    expect([at.life(A), at.hand(A)]).toEqual([life, hand]);
  });

  test.each([
    [[true, true], 18, 1],
    [[true, false], 20, 1],
    [[false], 20, 0],
  ])("608.2d: an offer within an offer has its own answer — %s", (answers, life, cards) => {
    const inner = c.may(c.you, c.loseLife(2));
    const at = new Play({
      cards: [sorcery("Nested", c.may(c.you, inner, { ifDone: c.draw(1) }))],
      A: { hand: ["Nested"], library: ["Forest"] },
    });
    at.play("Nested");
    for (const yes of answers) at.choose(yes);
    at.settle();
    expect([at.life(A), at.hand(A).length]).toEqual([life, cards]);
  });

  test("608.2d: one of two", () => {
    const at = new Play({
      cards: [sorcery("Either", c.either(c.anOpponent, c.gainLife(1), c.gainLife(9)))],
      A: { hand: ["Either"] },
    });
    at.play("Either");
    expect(at.decision).toMatchObject({ is: "option", player: B });
    expect(at.pick({ is: "mode", mode: 1 }).life(A)).toBe(29);
  });

  test("118.12: 'you may pay. If you do'", () => {
    const tithe = sorcery("Tithe", c.may(c.you, c.pay([c.mana("{1}")]), { ifDone: c.gainLife(4) }));
    const rich = new Play({ cards: [tithe], A: { hand: ["Tithe"], battlefield: ["Plains"] } });
    rich.play("Tithe").choose(true).settle();
    expect(rich.life(A)).toBe(24);
    expect(rich.object("Plains").tapped).toBe(true);
    // 608.2d: what can't be paid isn't offered.
    const poor = new Play({ cards: [tithe], A: { hand: ["Tithe"] } });
    expect(poor.play("Tithe").decision.is).toBe("act");
    expect(poor.life(A)).toBe(20);
  });

  test("118.12a: 'unless they pay'", () => {
    const leak = instant(
      "Leak",
      c.unlessPays(c.controllerOf(c.target(c.spell)), [c.mana("{1}")], c.counter(c.thatTarget(0))),
    );
    const leaked = (pays: boolean): Play => {
      const at = new Play({
        cards: [leak, bear],
        A: { hand: ["Bear"], battlefield: ["Plains"] },
        B: { hand: ["Leak"] },
      });
      at.cast("Bear").pass().cast("Leak", ["Bear"]).resolve();
      expect(at.decision).toMatchObject({ is: "confirm", player: A, cr: ["118.12a"] });
      return at.choose(pays).settle();
    };
    expect(leaked(false).zone("Bear")).toBe("graveyard");
    expect(leaked(true).zone("Bear")).toBe("stack");
  });
});

describe("608.2c, 608.2f: several", () => {
  /** Whatever comes is seen by whoever comes with it. */
  const warden = creature(
    "Warden",
    "1/1",
    c.triggered(c.enters(c.all(c.creature, c.other)), c.gainLife(1)),
  );
  const forCreatures = (name: string, effect: Effect) =>
    sorcery(name, c.forEach(c.every(c.creature), effect));

  test("608.2f: what is created for each comes at once", () => {
    const at = new Play({
      cards: [warden, forCreatures("Twins", c.create(1, c.copyToken(c.theOne)))],
      A: { hand: ["Twins"], battlefield: ["2 Warden"] },
    });
    at.play("Twins");
    // Each of the four sees the two that come, but for itself: 2 × 2 + 2 × 1.
    expect(at.triggers("Warden")).toBe(6);
  });

  test("608.2f: what is destroyed for each goes at once", () => {
    const mourner = creature("Mourner", "1/1", c.triggered(c.dies(c.creature), c.gainLife(1)));
    const at = new Play({
      cards: [mourner, forCreatures("Ruin", c.destroy(c.theOne))],
      A: { hand: ["Ruin"], battlefield: ["3 Mourner"] },
    });
    at.play("Ruin");
    expect(at.triggers("Mourner")).toBe(9);
  });

  test("608.2f: what asks goes on from one to the next", () => {
    const at = new Play({
      cards: [bear, forCreatures("Offer", c.may(c.you, c.sacrifice(c.theOne)))],
      A: { hand: ["Offer"], battlefield: ["2 Bear"] },
    });
    at.play("Offer").choose(true);
    expect(at.battlefield()).toEqual(["Bear"]);
    at.choose(false);
    expect(at.battlefield()).toEqual(["Bear"]);
  });

  test("608.2f: life that one player gains for each is gained in turn", () => {
    const at = new Play({
      cards: [
        bear,
        creature("Cub", "1/1"),
        sorcery("Feast", c.forEach(c.every(c.creature), c.gainLife(c.powerOf(c.theOne)))),
      ],
      A: { hand: ["Feast"], battlefield: ["Bear", "Cub"] },
    });
    at.play("Feast");
    expect(at.happened("lifeChanged").map(({ by }) => by)).toEqual([2, 1]);
  });

  test("101.4: each player in APNAP order", () => {
    const at = new Play({
      cards: [
        sorcery(
          "Gift",
          c.forEachPlayer(c.eachPlayer, c.may(c.thePlayer, c.gainLife(1, c.thePlayer))),
        ),
      ],
      A: { hand: ["Gift"] },
    });
    at.play("Gift");
    expect(at.decision.player).toBe(A);
    at.choose(false);
    expect(at.decision.player).toBe(B);
    at.choose(true);
    expect([at.life(A), at.life(B)]).toEqual([20, 21]);
  });

  test("608.2d: a target player who may do something is asked, and does it", () => {
    const offer = c.may(c.thePlayer, c.gainLife(2, c.thePlayer));
    const at = new Play({
      cards: [sorcery("Gift", c.forEachPlayer(c.targetPlayer(), offer))],
      A: { hand: ["Gift"] },
    });
    at.play("Gift", [B]);
    expect(at.decision.player).toBe(B);
    at.choose(true);
    expect([at.life(A), at.life(B)]).toEqual([20, 22]);
  });

  const mourner = creature(
    "Mourner",
    "1/1",
    c.triggered(c.dies(c.all(c.creature, c.other)), c.gainLife(1)),
  );
  const theirs = c.all(c.creature, c.controlledBy(c.thePlayer));
  const eachDoes = (...effects: Effect[]): Effect =>
    c.forEachPlayer(c.eachPlayer, c.inOrder(...effects));
  test.each<readonly [string, Effect, readonly (boolean | readonly string[])[]]>([
    [
      "all but one are sacrificed",
      eachDoes(
        c.choose("kept", 1, theirs, c.thePlayer),
        c.sacrifice(c.every(c.all(theirs, c.not(c.among(c.named("kept"))))), c.thePlayer),
      ),
      [["Bear"], ["Bear"]],
    ],
    [
      "one is sacrificed before anybody draws",
      eachDoes(c.sacrificeChosen(1, c.creature, c.thePlayer), c.draw(1, c.thePlayer)),
      [["Mourner"], ["Mourner"]],
    ],
    [
      "one may be sacrificed",
      c.may(c.eachPlayer, c.sacrificeChosen(1, c.creature, c.eachPlayer)),
      [true, true, ["Mourner"], ["Mourner"]],
    ],
  ])("608.2e, 101.4: each player chooses, then it happens at once: %s", (_, effect, choices) => {
    const side = { battlefield: ["Mourner", "Bear"], library: ["Bear"] };
    const at = new Play({
      cards: [mourner, bear, sorcery("Rite", effect)],
      A: { ...side, hand: ["Rite"] },
      B: side,
    });
    at.play("Rite").choices(choices).resolve().resolve();
    expect(at.battlefield()).toEqual(["Bear", "Bear"]);
    // Either Mourner sees the other one die.
    expect([at.life(A), at.life(B)]).toEqual([21, 21]);
  });

  test("608.2e: what each did at once is each player's own for the next action", () => {
    const rite = sorcery(
      "Rite",
      eachDoes(
        c.sacrificeChosen(2, c.creature, c.thePlayer, { name: "given" }),
        c.draw(c.howMany(c.named("given")), c.thePlayer),
      ),
      c.gainLife(c.howMany(c.named("given"))),
    );
    const library = ["Island", "Island", "Island"];
    const at = new Play({
      cards: [mourner, bear, rite],
      A: { hand: ["Rite"], battlefield: ["Mourner", "Bear", "Bear"], library },
      B: { battlefield: ["Mourner"], library },
      C: { library },
    });
    at.play("Rite").choose(["Mourner", "Bear"]);
    expect([A, B, C].map((player) => at.hand(player).length)).toEqual([2, 1, 0]);
    expect(at.life(A)).toBe(23);
    // All three die at once: A's Mourner sees two others, B's as well.
    expect(at.triggers("Mourner")).toBe(4);
  });

  test("101.4, 608.2e: all choose what to discard before anybody does", () => {
    const wheel = sorcery(
      "Wheel",
      eachDoes(
        c.discard(1, c.thePlayer, { name: "gone" }),
        c.draw(c.howMany(c.named("gone")), c.thePlayer),
      ),
    );
    const at = new Play({
      cards: [wheel, bear],
      A: { hand: ["Wheel", "Bear", "Forest"], library: ["Island"] },
      B: { hand: ["Bear", "Forest"], library: ["Island"] },
    });
    at.play("Wheel").choose(["Bear"]);
    expect(at.decision).toMatchObject({ is: "choose", player: B });
    expect(at.graveyard(A)).toEqual([]);
    at.choose(["Forest"]);
    expect([at.hand(A), at.hand(B)]).toEqual([
      ["Forest", "Island"],
      ["Bear", "Island"],
    ]);
  });

  test("101.4, 118.3: each player pays, who can", () => {
    const toll = sorcery("Toll", c.pay([c.payLife(2)], c.eachPlayer));
    const at = new Play({ cards: [toll], A: { hand: ["Toll"] }, B: { life: 1 }, C: {} });
    at.play("Toll");
    expect([at.life(A), at.life(B), at.life(C)]).toEqual([18, 1, 18]);
  });

  test("118.12a, 608.2e: each decides whether to pay; it is done to the others at once", () => {
    const price = c.unlessPays(
      c.eachPlayer,
      [c.payLife(2)],
      c.sacrificeChosen(1, c.creature, c.eachPlayer),
    );
    const side = { battlefield: ["Mourner"] };
    const at = new Play({
      cards: [mourner, sorcery("Price", price)],
      A: { ...side, hand: ["Price"] },
      B: side,
      C: side,
    });
    at.play("Price").choices([false, true, false]);
    expect([at.life(A), at.life(B), at.life(C)]).toEqual([20, 18, 20]);
    const [left] = at.game.battlefield;
    expect(left && at.character(left).controller).toBe(B);
    // Those that die see each other, and the one that stays sees both.
    expect(at.triggers("Mourner")).toBe(4);
  });

  test("118.12a: of any opponent one who pays is enough", () => {
    const price = c.unlessPays(c.anOpponent, [c.payLife(2)], c.gainLife(5));
    const outcome = (...answers: boolean[]) => {
      const at = new Play({ cards: [sorcery("Price", price)], A: { hand: ["Price"] }, C: {} });
      at.play("Price").choices(answers);
      return [at.life(A), at.life(B), at.life(C)];
    };
    expect(outcome(true)).toEqual([20, 18, 20]);
    expect(outcome(false, true)).toEqual([20, 20, 18]);
    expect(outcome(false, false)).toEqual([25, 20, 20]);
  });

  test("608.2c: repeated X times; if … otherwise", () => {
    const at = new Play({
      cards: [
        sorcery(
          "Chant",
          c.repeat(3, c.ifSo(c.atLeast(22, c.lifeOf(c.you)), c.loseLife(5), c.gainLife(1))),
        ),
      ],
      A: { hand: ["Chant"] },
    });
    // 21, 22, then 17.
    expect(at.play("Chant").life(A)).toBe(17);
  });

  test("700.2c: the chosen modes, in the order of the text", () => {
    const charm = instant("Charm", c.chooseTwo(c.gainLife(1), c.gainLife(2), c.gainLife(4)));
    const at = new Play({ cards: [charm], A: { hand: ["Charm"] } });
    at.act(at.castAction("Charm")).settle();
    for (const mode of [2, 0]) at.pick({ is: "mode", mode }).settle();
    at.resolve();
    expect(at.happened("lifeChanged").map(({ by }) => by)).toEqual([1, 4]);
  });

  test("608.2b: some targets illegal: the others are affected, and nothing else of them is known", () => {
    const split = sorcery(
      "Split",
      c.inOrder(
        c.destroy(c.target(c.all(c.creature, c.controlledBy(c.you)))),
        c.destroy(c.target(c.all(c.creature, c.controlledBy(c.anOpponent)))),
        c.gainLife(c.powerOf(c.thatTarget(0))),
        c.gainLife(c.powerOf(c.thatTarget(1))),
      ),
    );
    const bounce = instant("Bounce", c.returnToHand(c.target(c.creature)));
    const at = new Play({
      cards: [split, bear, creature("Giant", "5/5"), bounce],
      A: { hand: ["Split", "Bounce"], battlefield: ["Bear"] },
      B: { battlefield: ["Giant"] },
    });
    at.cast("Split", ["Bear"], ["Giant"]).play("Bounce", ["Bear"]).resolve();
    expect(at.zone("Giant")).toBe("graveyard");
    expect(at.life(A)).toBe(25);
  });

  test.each([
    [false, 23],
    [true, 20],
  ])("608.2b: what asks how an illegal target is happens in neither way: %s", (gone, life) => {
    const test = sorcery(
      "Test",
      c.inOrder(
        c.destroy(c.target(c.all(c.creature, c.controlledBy(c.anOpponent)))),
        c.tap(c.target(c.all(c.creature, c.controlledBy(c.you)))),
        c.ifSo(c.fits(c.thatTarget(1), c.hasPower("atLeast", 2)), c.gainLife(3), c.gainLife(10)),
      ),
    );
    const bounce = instant("Bounce", c.returnToHand(c.target(c.creature)));
    const at = new Play({
      cards: [test, bear, creature("Giant", "5/5"), bounce],
      A: { hand: ["Test", "Bounce"], battlefield: ["Bear"] },
      B: { battlefield: ["Giant"] },
    });
    at.cast("Test", ["Giant"], ["Bear"]);
    if (gone) at.play("Bounce", ["Bear"]);
    at.resolve();
    expect(at.zone("Giant")).toBe("graveyard");
    expect(at.life(A)).toBe(life);
  });

  test("608.2b, 120.2b: what an illegal target would deal isn't dealt by the spell", () => {
    const bite = sorcery(
      "Bite",
      c.damage(3, c.toObject(c.target(c.all(c.creature, c.other))), c.target(c.creature)),
    );
    const bounce = instant("Bounce", c.returnToHand(c.target(c.creature)));
    const at = new Play({
      cards: [bite, bear, creature("Giant", "5/5"), bounce],
      A: { hand: ["Bite", "Bounce"], battlefield: ["Bear"] },
      B: { battlefield: ["Giant"] },
    });
    at.cast("Bite", ["Bear"], ["Giant"]).play("Bounce", ["Bear"]).resolve();
    expect(at.happened("damaged")).toEqual([]);
  });

  test("608.2m: a spell that leaves the stack while it resolves goes on", () => {
    const at = new Play({
      cards: [sorcery("Once", c.inOrder(c.exile(c.self), c.gainLife(2)))],
      A: { hand: ["Once"] },
    });
    expect(at.play("Once").zone("Once")).toBe("exile");
    expect(at.life(A)).toBe(22);
  });
});

describe("608.2g: casting while resolving", () => {
  const conduit = sorcery(
    "Conduit",
    c.inOrder(
      c.exile(c.topOfLibrary(), { name: "exiled" }),
      c.may(c.you, c.cast(c.you, c.named("exiled"), []), { otherwise: c.gainLife(1) }),
    ),
  );

  test("608.2g: the spell goes on top of the stack, without paying its cost", () => {
    const costly = made("Costly", "Creature — Bear", [], { pt: "9/9", cost: "{9}" });
    const at = new Play({
      cards: [conduit, costly],
      A: { hand: ["Conduit"], library: ["Costly"] },
    });
    at.play("Conduit").choose(true).settle();
    expect(at.stack()).toEqual(["Costly"]);
    expect(at.zone("Conduit")).toBe("graveyard");
    expect(at.resolve().zone("Costly")).toBe("battlefield");
  });

  test("608.2d: a land can't be cast", () => {
    const at = new Play({ cards: [conduit], A: { hand: ["Conduit"], library: ["Island"] } });
    at.play("Conduit");
    expect(at.happened("impossible")).toHaveLength(1);
    expect(at.life(A)).toBe(21);
  });

  test("603.3: what triggers meanwhile waits until the resolution is over", () => {
    const watch = artifact("Watch", c.triggered(c.casts(c.you, c.creature), c.gainLife(5)));
    const at = new Play({
      cards: [conduit, bear, watch],
      A: { hand: ["Conduit"], battlefield: ["Watch"], library: ["Bear"] },
    });
    at.play("Conduit").choose(true).settle();
    expect(at.stack()).toEqual(["Watch ability", "Bear"]);
  });
});

/** Costs: what the other tests leave (CR 118). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import { manaValue, whyNot } from "../index.ts";
import { castBy, refused } from "../testing/making.ts";
import { artifact, creature, instant, made, Play } from "../testing/play.ts";
import { A, B } from "../testing/table.ts";

const bear = creature("Bear", "2/2");

describe("118.2–5: paying", () => {
  const paid = made("Paid", "Instant", [c.spellAbility(c.gainLife(1))], { cost: "{R}" });
  const forge = artifact("Forge", c.activated([c.mana("{R}")], c.gainLife(1)));
  const tithe = instant("Tithe", c.may(c.you, c.pay([c.mana("{R}")]), { ifDone: c.gainLife(1) }));

  test.each([
    ["a spell", (at: Play) => at.act(at.castAction("Paid"))],
    ["an ability", (at: Play) => at.act(at.activateAction("Forge"))],
    ["what an effect asks for", (at: Play) => at.play("Tithe").choose(true)],
  ])("118.2: the mana for %s may be made while it is paid for", (_what, begin) => {
    const at = new Play({
      cards: [paid, forge, tithe],
      A: { hand: ["Paid", "Tithe"], battlefield: ["Forge", "Mountain"] },
    });
    begin(at);
    expect(at.decision).toMatchObject({
      is: "pay",
      player: A,
      cost: "{R}",
      proposal: [{ object: at.id("Mountain") }],
    });
    at.settle();
    expect(at.object("Mountain").tapped).toBe(true);
    if (at.stack().length > 0) at.resolve();
    expect(at.life(A)).toBe(21);
  });

  test("118.1: who pays a cost does what it says, each time anew", () => {
    const urn = artifact("Urn", c.activated([c.takeCounters(2, "charge")], c.gainLife(1)));
    const crypt = artifact(
      "Crypt",
      c.activated(
        [c.exileCards(1, c.all(c.creature, c.inZone("graveyard", c.you)))],
        c.gainLife(1),
      ),
    );
    const at = new Play({
      cards: [urn, crypt, bear],
      A: {
        battlefield: [{ name: "Urn", counters: { charge: 3 } }, "Crypt"],
        graveyard: ["Bear", "Forest"],
      },
    });
    at.activate("Urn").activate("Crypt");
    expect(at.object("Urn").counters).toEqual({ charge: 1 });
    expect(at.exile()).toEqual(["Bear"]);
    expect(at.graveyard(A)).toEqual(["Forest"]);
    expect(at.refusal(at.activateAction("Urn"))?.cr).toBe("118.3");
  });

  test("118.3b: life that is paid is taken from the total, and is lost", () => {
    const pact = artifact("Pact", c.activated([c.payLife(3)], c.gainLife(1)));
    const grief = artifact("Grief", c.triggered(c.losesLife(c.you), c.draw(1)));
    const at = new Play({
      cards: [pact, grief],
      A: { battlefield: ["Pact", "Grief"], library: ["Forest"] },
    });
    at.activate("Pact");
    expect(at.life(A)).toBe(17);
    expect(at.stack()).toEqual(["Grief ability", "Pact ability"]);
  });

  test("118.3b: 0 life can be paid with no life at all, and isn't lost", () => {
    const pact = artifact("Pact", c.activated([c.payLife(c.count(c.land))], c.gainLife(1)));
    const deathless = artifact("Deathless", c.forPlayers(c.you, [c.survivesZeroLife]));
    const at = new Play({
      cards: [pact, deathless],
      A: { life: 0, battlefield: ["Pact", "Deathless"] },
    });
    at.activate("Pact");
    expect(at.happened("lifeChanged")).toEqual([]);
    expect(at.stack()).toEqual(["Pact ability"]);
  });

  test("118.3c: nobody is made to make mana for what an effect demands", () => {
    const toll = instant(
      "Toll",
      c.unlessPays(c.targetPlayer(), [c.mana("{1}")], c.loseLife(5, c.targetPlayer())),
    );
    const at = new Play({
      cards: [toll],
      A: { hand: ["Toll"] },
      B: { battlefield: ["Island"] },
    });
    at.cast("Toll", ["B"], ["B"]).resolve();
    expect(at.decision).toMatchObject({ is: "confirm", player: B });
    at.choose(false);
    expect(at.object("Island").tapped).toBeUndefined();
    expect(at.life(B)).toBe(15);
  });

  test("118.4: each {X} of a cost is the number that was announced", () => {
    const ballista = made(
      "Ballista",
      "Artifact Creature — Construct",
      [c.entersWith("+1/+1", c.x)],
      { pt: "0/0", cost: "{X}{X}{R}" },
    );
    const at = new Play({
      cards: [ballista],
      A: { hand: ["Ballista"], battlefield: ["6 Mountain"] },
    });
    at.act(at.castAction("Ballista"));
    // Six lands: {2}{2}{R}, not {3}{3}{R}.
    expect(at.decision).toMatchObject({ is: "number", min: 0, max: 2 });
    at.choose(2).settle();
    expect(at.happened("costDetermined")).toMatchObject([{ mana: "{4}{R}" }]);
    at.resolve();
    expect(at.pt("Ballista")).toBe("2/2");
  });

  test("118.5a: what costs {0} has to be cast like anything else, and can be answered", () => {
    const deny = instant("Deny", c.counter(c.target(c.spell)));
    const free = made("Free", "Artifact Creature — Thopter", [], { pt: "0/2", cost: "{0}" });
    const at = new Play({ cards: [free, deny], A: { hand: ["Free"] }, B: { hand: ["Deny"] } });
    expect(at.zone("Free")).toBe("hand");
    at.cast("Free");
    expect(at.stack()).toEqual(["Free"]);
    at.pass().cast("Deny", ["Free"]).resolve();
    expect(at.zone("Free")).toBe("graveyard");
  });

  test("118.5a: the same goes for an ability", () => {
    const tap = artifact("Tap", c.activated([c.mana("{0}")], c.gainLife(1)));
    const at = new Play({ cards: [tap], A: { battlefield: ["Tap"] } });
    expect(at.stack()).toEqual([]);
    at.activate("Tap");
    expect(at.stack()).toEqual(["Tap ability"]);
  });
});

describe("118.8: additional costs", () => {
  const feast = made(
    "Feast",
    "Sorcery",
    [
      c.additionalCost(c.discardCards(1)),
      c.additionalCost(c.payLife(2)),
      c.optionalCost("more", c.sacrificeOthers(1, c.creature)),
      c.spellAbility(c.ifSo(c.costPaid("more"), c.gainLife(10), c.gainLife(1))),
    ],
    { cost: "{R}" },
  );
  const tax = artifact("Tax", c.spellsCost(c.spell, { more: "{1}" }));
  const table = (): Play =>
    new Play({
      cards: [feast, tax, bear],
      A: { hand: ["Feast", "Island"], battlefield: ["2 Mountain", "Tax", "Bear"] },
    });

  test.each([
    [true, 28],
    [false, 19],
  ])(
    "118.8, 118.8a: several are paid together with the mana cost, the optional one or not: %s",
    (pays, life) => {
      const at = table();
      at.act(at.castAction("Feast"));
      expect(at.decision).toMatchObject({ is: "confirm", purpose: { is: "payOptional" } });
      at.choose(pays).settle();
      expect(at.happened("costDetermined")).toMatchObject([{ mana: "{1}{R}" }]);
      expect(at.graveyard(A)).toEqual(
        pays ? expect.arrayContaining(["Bear", "Island"]) : ["Island"],
      );
      expect(at.life(A)).toBe(18);
      at.resolve();
      expect(at.life(A)).toBe(life);
    },
  );

  test("118.8: they aren't paid one without the other: with 1 life it can't be cast at all", () => {
    const at = new Play({
      cards: [feast],
      A: { life: 1, hand: ["Feast", "Island"], battlefield: ["Mountain"] },
    });
    expect(at.refusal(at.castAction("Feast"))?.code).toBe("costCantBePaid");
  });

  test("118.8d: the mana cost is what it was: so is the mana value, and what asks for it", () => {
    const watch = artifact(
      "Watch",
      c.triggered(c.casts(c.you, c.all(c.spell, c.hasManaValue("atMost", 1))), c.gainLife(3)),
    );
    const at = new Play({
      cards: [feast, tax, watch, bear],
      A: { hand: ["Feast", "Island"], battlefield: ["2 Mountain", "Tax", "Bear", "Watch"] },
    });
    at.act(at.castAction("Feast")).choose(true).settle();
    expect(manaValue(at.game, at.id("Feast"))).toBe(1);
    expect(at.stack()).toEqual(["Watch ability", "Feast"]);
  });
});

describe("118.9a–b: alternative costs", () => {
  const swift = creature("Swift", "3/3", c.keyword("evoke", { cost: [c.mana("{R}")] }));

  test("118.9b: they are optional", () => {
    const table = (): Play =>
      new Play({ cards: [swift], A: { hand: ["Swift"], battlefield: ["Mountain"] } });
    const usual = table();
    usual.cast("Swift").resolve();
    expect(usual.object("Mountain").tapped).toBeUndefined();
    expect(usual.stack()).toEqual([]);
    const evoked = table();
    castBy(evoked, "Swift", "evoke").settle().resolve();
    expect(evoked.object("Mountain").tapped).toBe(true);
    expect(evoked.stack()).toEqual(["Swift ability"]);
  });

  test("118.9b: but who is allowed to cast it for a certain one can't do so for its mana cost", () => {
    const mad = made(
      "Mad",
      "Instant",
      [c.keyword("madness", { cost: [c.mana("{R}{R}")] }), c.spellAbility(c.gainLife(1))],
      { cost: "{R}" },
    );
    const purge = artifact("Purge", c.activated([c.discardCards(1)], c.gainLife(1)));
    const discarded = (lands: number): Play =>
      new Play({
        cards: [mad, purge],
        A: { hand: ["Mad"], battlefield: [`${lands} Mountain`, "Purge"] },
      }).activate("Purge");
    const poor = discarded(1);
    expect(poor.zone("Mad")).toBe("exile");
    expect(poor.refusal(poor.castAction("Mad"))?.code).toBe("wrongZone");
    // One Mountain would pay the mana cost; nobody is asked.
    poor.resolve();
    expect(poor.zone("Mad")).toBe("graveyard");
    const rich = discarded(2).resolve();
    expect(rich.decision).toMatchObject({ is: "confirm", player: A });
    rich.choose(true).settle();
    expect(rich.happened("costDetermined").at(-1)).toMatchObject({ mana: "{R}{R}" });
  });

  test.each(["madness", "flashback"] as const)(
    "118.9a: what may be cast for its cost of %s isn't cast without paying, too",
    (name) => {
      const twice = made(
        "Twice",
        "Instant",
        [c.keyword(name, { cost: [c.mana("{R}{R}")] }), c.spellAbility(c.gainLife(1))],
        { cost: "{R}" },
      );
      // Unlike Omniscience, it doesn't say from where.
      const largesse = artifact("Largesse", c.freeCasting(c.you, c.spell));
      const purge = artifact("Purge", c.activated([c.discardCards(1)], c.gainLife(1)));
      const discarded = (lands: number): Play => {
        const at = new Play({
          cards: [twice, largesse, purge],
          A: { hand: ["Twice"], battlefield: [`${lands} Mountain`, "Largesse", "Purge"] },
        });
        expect(at.refusal(free(at))).toBeNull();
        return at.activate("Purge").resolve();
      };
      const free = (at: Play) =>
        ({
          is: "cast",
          object: at.id("Twice"),
          way: { is: "free", source: at.id("Largesse") },
        }) as const;
      const poor = discarded(1);
      expect(poor.zone("Twice")).toBe("graveyard");
      expect(poor.refusal(free(poor))?.code).toBe("wrongZone");
      const rich = discarded(2);
      if (name === "madness") rich.choose(true).settle();
      else castBy(rich, "Twice", name).settle();
      expect(rich.happened("costDetermined").at(-1)).toMatchObject({ mana: "{R}{R}" });
    },
  );
});

test("118.11: a cost is paid although what is done for it turns into something else", () => {
  const rest = artifact(
    "Rest",
    c.replacement(c.putIntoGraveyardFrom(c.any(c.card, c.isToken)), c.goTo("exile")),
  );
  const forge = artifact(
    "Forge",
    c.activated([c.discardCards(1), c.sacrificeOthers(1, c.creature)], c.gainLife(1)),
  );
  const at = new Play({
    cards: [rest, forge, bear],
    A: { hand: ["Island"], battlefield: ["Rest", "Forge", "Bear"] },
  });
  at.activate("Forge");
  expect(at.exile().toSorted()).toEqual(["Bear", "Island"]);
  expect(at.graveyard(A)).toEqual([]);
  at.resolve();
  expect(at.life(A)).toBe(21);
});

test("118.13a: how a hybrid symbol is paid is said before targets where it tells what it costs", () => {
  const either = made("Either", "Sorcery", [c.spellAbility(c.destroy(c.target(c.creature)))], {
    cost: "{1}{W/B}",
  });
  const less = artifact("Less", c.spellsCost(c.spell, { less: "{W}" }));
  const at = new Play({
    cards: [either, less, bear],
    A: { hand: ["Either"], battlefield: ["2 Plains", "Swamp", "Less", "Bear"] },
  });
  at.act(at.castAction("Either"));
  expect(at.decision).toMatchObject({ is: "option", purpose: { is: "hybrid", symbol: "W/B" } });
  expect(refused(at, { is: "confirm", yes: true })).toBe("wrongKind");
  at.pick({ is: "symbol", symbol: "B" });
  expect(at.decision).toMatchObject({ is: "choose", purpose: { is: "target" } });
  // 118.7c: without {W} in the cost the reduction takes generic mana.
  at.choose(["Bear"]).settle();
  expect(at.happened("costDetermined")).toMatchObject([{ mana: "{B}" }]);
  expect(whyNot(at.game, { is: "act", action: { is: "pass" } })).toBeNull();
});

describe("118.7: what makes spells cost more or less", () => {
  const cheap = artifact(
    "Cheap",
    c.spellsCost(c.all(c.creature, c.spell, c.controlledBy(c.you)), { less: "{1}" }),
  );
  const beast = made("Beast", "Creature — Bear", [c.keyword("flash")], { pt: "2/2", cost: "{1}" });
  const thought = made("Thought", "Instant", [c.spellAbility(c.gainLife(1))], { cost: "{1}" });
  /** "This spell costs {1} less." */
  const own = made(
    "Own",
    "Instant",
    [c.spellsCost(c.thisObject, { less: "{1}" }), c.spellAbility(c.gainLife(1))],
    { cost: "{1}" },
  );
  const at = new Play({
    cards: [cheap, beast, thought],
    A: { hand: ["Beast", "Thought"], battlefield: ["Cheap"] },
    B: { hand: ["Beast"] },
  });

  test("118.7: only those that are described, and whose they are", () => {
    expect(at.refusal(at.castAction("Beast"))).toBeNull();
    expect(at.refusal(at.castAction("Thought"))).toMatchObject({ code: "notEnoughMana" });
    at.pass();
    expect(at.refusal(at.castAction("Beast"))).toMatchObject({ code: "notEnoughMana" });
  });

  test("113.6d, 601.2f: what a spell says of itself is said of no other; reduced to nothing is {0}", () => {
    const alone = new Play({ cards: [own, thought], A: { hand: ["Own", "Thought"] } });
    expect(alone.refusal(alone.castAction("Thought"))).toMatchObject({ code: "notEnoughMana" });
    alone.cast("Own");
    expect(alone.happened("costDetermined")).toMatchObject([{ mana: "{0}" }]);
    expect(alone.refusal(alone.castAction("Thought"))).toMatchObject({ code: "notEnoughMana" });
  });
});

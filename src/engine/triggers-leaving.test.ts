/** Zone-change triggers and looking back (CR 603.6, 603.10, 400.7e). */
import { describe, expect, test } from "vitest";
import * as c from "../language/build.ts";
import { artifact, creature, instant, made, Play, sorcery } from "./testing/play.ts";
import { A, B } from "./testing/table.ts";

const wrath = sorcery("Wrath", c.destroy(c.every(c.creature)));
const kill = sorcery("Kill", c.destroy(c.target(c.creature)));
const bounce = instant("Bounce", c.returnToHand(c.target(c.permanent)));

/** Gains a life whenever another creature dies. */
const mourner = creature(
  "Mourner",
  "1/1",
  c.triggered(c.dies(c.all(c.creature, c.other)), c.gainLife(1)),
);
const bear = creature("Bear", "2/2");

describe("603.6a: entering", () => {
  const greeter = creature("Greeter", "1/1", c.triggered(c.enters(c.creature), c.gainLife(1)));

  test("603.6a: the newcomer is among those that are checked, and sees those that come with it", () => {
    const raise = sorcery("Raise", c.putOntoBattlefield(c.zoneOf("graveyard", c.you)));
    const at = new Play({
      cards: [greeter, raise, bear],
      A: { hand: ["Raise"], graveyard: ["Greeter", "Bear", "Bear"] },
    });
    // Raise itself is on the stack while it resolves.
    at.play("Raise");
    expect(at.triggers("Greeter")).toBe(3);
  });

  test("111.1, 603.6a: a token that is created enters", () => {
    const make = sorcery(
      "Make",
      c.create(2, c.token({ types: ["creature"], subtypes: ["Wolf"], pt: "2/2" })),
    );
    const at = new Play({
      cards: [greeter, make],
      A: { hand: ["Make"], battlefield: ["Greeter"] },
    });
    expect(at.play("Make").triggers("Greeter")).toBe(2);
  });

  test("603.6b: continuous effects count for what enters", () => {
    const plague = made("Plague", "Enchantment", [
      c.staticAbility(c.every(c.ofSubtype("Bear")), [c.becomes("black")]),
    ]);
    const watcher = artifact(
      "Watcher",
      c.triggered(c.enters(c.all(c.creature, c.ofColor("black"))), c.gainLife(1)),
    );
    const at = new Play({
      cards: [plague, watcher, bear],
      A: { hand: ["Bear"], battlefield: ["Plague", "Watcher"] },
    });
    expect(at.play("Bear").triggers("Watcher")).toBe(1);
  });

  test("603.2e: entering tapped is not becoming tapped", () => {
    const watcher = artifact("Watcher", c.triggered(c.becomesTapped(c.permanent), c.gainLife(1)));
    const sleeper = creature("Sleeper", "1/1", c.entersTapped);
    const rest = sorcery("Rest", c.tap(c.every(c.creature)), c.tap(c.every(c.creature)));
    const at = new Play({
      cards: [watcher, sleeper, rest, bear],
      A: { hand: ["Sleeper", "Rest"], battlefield: ["Watcher", "Bear"] },
    });
    at.play("Sleeper");
    expect(at.object("Sleeper").tapped).toBe(true);
    expect(at.triggers("Watcher")).toBe(0);
    expect(at.play("Rest").triggers("Watcher")).toBe(1);
  });
});

describe("603.6c, 603.10a: leaving the battlefield", () => {
  test("603.10a: those that leave together see each other leave", () => {
    const at = new Play({
      cards: [wrath, mourner, bear],
      A: { hand: ["Wrath"], battlefield: ["Mourner", "Mourner", "Bear"] },
    });
    // Each Mourner sees the other one and the Bear.
    at.play("Wrath");
    expect(at.triggers("Mourner")).toBe(4);
  });

  test("603.10a: an ability that was lost before isn't there to look back", () => {
    const humble = made("Humble", "Enchantment", [
      c.staticAbility(c.every(c.creature), [c.losesAllAbilities]),
    ]);
    const at = new Play({
      cards: [wrath, mourner, bear, humble],
      A: { hand: ["Wrath"], battlefield: ["Mourner", "Bear", "Humble"] },
    });
    expect(at.play("Wrath").triggers("Mourner")).toBe(0);
  });

  test("603.10a: what it was matters, not what it is in the graveyard", () => {
    const gild = made("Gild", "Enchantment", [
      c.staticAbility(c.every(c.artifact), [c.addTypes({ types: ["creature"] }), c.setPT(1, 1)]),
    ]);
    const at = new Play({
      cards: [kill, mourner, gild, artifact("Toy")],
      A: { hand: ["Kill"], battlefield: ["Mourner", "Gild", "Toy"] },
    });
    at.play("Kill", ["Toy"]);
    expect(at.triggers("Mourner")).toBe(1);
  });

  test("111.7, 603.6c: a token dies, too", () => {
    const make = sorcery(
      "Make",
      c.create(1, c.token({ types: ["creature"], subtypes: ["Wolf"], pt: "2/2" })),
    );
    const at = new Play({
      cards: [make, kill, mourner],
      A: { hand: ["Make", "Kill"], battlefield: ["Mourner"] },
    });
    at.play("Make").play("Kill", ["Wolf Token"]);
    expect(at.triggers("Mourner")).toBe(1);
  });

  test("603.6c: 'from anywhere' is no leaves-the-battlefield ability", () => {
    const chronicler = creature(
      "Chronicler",
      "1/1",
      c.triggered(c.putIntoGraveyardFrom(c.card), c.gainLife(1)),
    );
    const at = new Play({
      cards: [wrath, chronicler, bear],
      A: { hand: ["Wrath"], battlefield: ["Chronicler", "Bear"] },
    });
    // It isn't there any more as the cards come into the graveyard.
    expect(at.play("Wrath").triggers("Chronicler")).toBe(0);
  });

  test("603.6c: 'from anywhere' looks at the card as it is in the graveyard", () => {
    const watcher = artifact(
      "Watcher",
      c.triggered(c.putIntoGraveyardFrom(c.all(c.card, c.ofColor("black"))), c.gainLife(1)),
    );
    const plague = made("Plague", "Enchantment", [
      c.staticAbility(c.every(c.creature), [c.becomes("black")]),
    ]);
    const at = new Play({
      cards: [wrath, watcher, plague, bear],
      A: { hand: ["Wrath"], battlefield: ["Watcher", "Plague", "Bear"] },
    });
    expect(at.play("Wrath").triggers("Watcher")).toBe(0);
  });

  describe("113.6k: 'when you discard this card' triggers where the card can be seen", () => {
    const scrap = creature(
      "Scrap",
      "1/1",
      c.triggered(c.discards(c.you, c.thisObject), c.gainLife(1), { zone: "graveyard" }),
    );
    const outlet = artifact("Outlet", c.activated([c.discardCards(1)], c.draw(1)));
    test.each([
      ["graveyard", [], 1],
      ["exile", [c.goTo("exile", "graveyard")], 1],
      ["battlefield", [c.goTo("battlefield", "graveyard")], 1],
      // 603.2f, 701.9c: nobody sees it in a library.
      ["library", [c.goTo("library", "graveyard")], 0],
    ] as const)("put into the zone %s", (zone, instead, times) => {
      const rule = artifact(
        "Rule",
        ...instead.map((to) => c.replacement(c.putIntoGraveyardFrom(c.card), to)),
      );
      const at = new Play({
        cards: [scrap, outlet, rule],
        A: { hand: ["Scrap"], battlefield: ["Outlet", "Rule"] },
      });
      at.activate("Outlet").settle();
      expect(at.zone("Scrap")).toBe(zone);
      expect(at.triggers("Scrap")).toBe(times);
    });
  });

  test("113.6, 603.10a: an ability in a graveyard must have been there before", () => {
    const bridge = made("Bridge", "Enchantment", [
      c.triggered(c.dies(c.creature), c.gainLife(1), { zone: "graveyard" }),
    ]);
    const sweep = sorcery("Sweep", c.destroy(c.every(c.permanent)));
    const at = new Play({
      cards: [sweep, bridge, bear],
      A: { hand: ["Sweep"], battlefield: ["Bear", "Bridge"], graveyard: ["Bridge"] },
    });
    expect(at.play("Sweep").triggers("Bridge")).toBe(1);
  });

  test("603.10a: whose it was as it left is whose trigger it is", () => {
    const phoenix = creature("Phoenix", "1/1", c.triggered(c.dies(c.thisObject), c.gainLife(1)));
    const at = new Play({
      cards: [kill, phoenix],
      A: { hand: ["Kill"], battlefield: [{ name: "Phoenix", controller: B }] },
    });
    at.play("Kill", ["Phoenix"]);
    expect(at.happened("triggered")).toMatchObject([{ player: B }]);
  });

  test("608.2h: its power is what it last was on the battlefield", () => {
    const feast = artifact("Feast", c.triggered(c.dies(c.creature), c.gainLife(c.powerOf(c.it()))));
    const at = new Play({
      cards: [kill, feast, bear],
      A: {
        hand: ["Kill"],
        battlefield: ["Feast", { name: "Bear", counters: { "+1/+1": 3 } }],
      },
    });
    at.play("Kill", ["Bear"]).resolve();
    expect(at.life(A)).toBe(25);
  });

  test("608.2h: its controller is who last controlled it", () => {
    const curse = artifact(
      "Curse",
      c.triggered(c.dies(c.creature), c.loseLife(1, c.controllerOf(c.it()))),
    );
    const at = new Play({
      cards: [kill, curse, bear],
      A: { hand: ["Kill"], battlefield: ["Curse", { name: "Bear", controller: B }] },
    });
    at.play("Kill", ["Bear"]).resolve();
    expect([at.life(A), at.life(B)]).toEqual([20, 19]);
  });

  test("603.4: an intervening if is asked after the event", () => {
    const last = creature(
      "Last",
      "1/1",
      c.triggered(c.dies(c.thisObject), c.gainLife(1), {
        onlyIf: c.negate(c.youControl(c.creature)),
      }),
    );
    const at = new Play({
      cards: [kill, last, bear],
      A: { hand: ["Kill"], battlefield: ["Last"] },
    });
    expect(at.play("Kill", ["Last"]).triggers("Last")).toBe(1);
  });

  test("603.10a, 608.2h: 'if it had no counters' asks what it was", () => {
    const persisting = creature(
      "Undying",
      "2/2",
      c.triggered(
        c.dies(c.thisObject),
        c.inOrder(
          c.returnToBattlefield(c.self, { name: "it" }),
          c.putCounters(c.named("it"), "-1/-1"),
        ),
        { onlyIf: c.negate(c.fits(c.self, c.withCounter("-1/-1"))) },
      ),
    );
    const at = new Play({
      cards: [kill, persisting],
      A: { hand: ["Kill", "Kill"], battlefield: ["Undying"] },
    });
    at.play("Kill", ["Undying"]).resolve();
    expect(at.counters("Undying")).toEqual({ "-1/-1": 1 });
    at.play("Kill", ["Undying"]);
    expect(at.triggers("Undying")).toBe(1);
    expect(at.zone("Undying")).toBe("graveyard");
  });
});

describe("400.7e, 603.6: finding the card where it went", () => {
  const phoenix = creature(
    "Phoenix",
    "1/1",
    c.triggered(c.dies(c.thisObject), c.returnToHand(c.self, "graveyard")),
  );

  test("400.7e: the ability finds the card in the graveyard", () => {
    const at = new Play({
      cards: [kill, phoenix],
      A: { hand: ["Kill"], battlefield: ["Phoenix"] },
    });
    at.play("Kill", ["Phoenix"]).resolve();
    expect(at.zone("Phoenix")).toBe("hand");
  });

  test("603.6: not if it has left that zone, even if it came back", () => {
    const reap = instant(
      "Reap",
      c.exile(c.every(c.all(c.creature, c.inZone("graveyard"))), { name: "exiled" }),
      c.putIntoGraveyard(c.named("exiled")),
    );
    const at = new Play({
      cards: [kill, phoenix, reap],
      A: { hand: ["Kill", "Reap"], battlefield: ["Phoenix"] },
    });
    at.play("Kill", ["Phoenix"]).play("Reap").resolve();
    expect(at.zone("Phoenix")).toBe("graveyard");
  });

  test("400.7e: nor in a hidden zone", () => {
    const wanderer = creature(
      "Wanderer",
      "1/1",
      c.triggered(c.leaves(c.thisObject), c.returnToBattlefield(c.self)),
    );
    const at = new Play({
      cards: [bounce, wanderer],
      A: { hand: ["Bounce"], battlefield: ["Wanderer"] },
    });
    at.play("Bounce", ["Wanderer"]).resolve();
    expect(at.zone("Wanderer")).toBe("hand");
  });

  test("400.7e, 603.6: nor what another object's ability waited for", () => {
    const keeper = artifact(
      "Keeper",
      c.triggered(c.leaves(c.creature), c.returnToBattlefield(c.it(), { under: c.you })),
    );
    const at = new Play({
      cards: [bounce, keeper, bear],
      A: { hand: ["Bounce"], battlefield: ["Keeper"] },
      B: { battlefield: ["Bear"] },
    });
    at.play("Bounce", ["Bear"]).resolve();
    expect(at.hand(B)).toEqual(["Bear"]);
  });

  describe("400.7f, 603.6e: an Aura's ability finds the Aura in its owner's graveyard", () => {
    const rank = made("Rank", "Enchantment — Aura", [
      c.staticAbility(c.self, [c.enchants(c.creature)]),
      c.triggered(c.dies(c.among(c.attached)), c.returnToHand(c.self)),
    ]);
    const ruin = sorcery("Ruin", c.destroy(c.every(c.permanent)));
    const scour = instant("Scour", c.exile(c.every(c.all(c.card, c.inZone("graveyard")))));

    test.each(["Kill", "Ruin"])("it went there by a state-based action, or with it: %s", (how) => {
      const at = new Play({
        cards: [kill, ruin, rank, bear],
        A: { hand: [how], battlefield: ["Bear", { name: "Rank", on: "Bear" }] },
      });
      at.play(how, ...(how === "Kill" ? [["Bear"]] : []));
      expect(at.zone("Rank")).toBe("graveyard");
      expect(at.resolve().zone("Rank")).toBe("hand");
    });

    test("603.6: not if it has left the graveyard meanwhile", () => {
      const at = new Play({
        cards: [kill, rank, bear, scour],
        A: { hand: ["Kill", "Scour"], battlefield: ["Bear", { name: "Rank", on: "Bear" }] },
      });
      at.play("Kill", ["Bear"]).play("Scour").resolve();
      expect(at.zone("Rank")).toBe("exile");
    });
  });

  test("603.6e: an Aura's ability finds what it enchanted", () => {
    const shroud = made("Shroud", "Enchantment — Aura", [
      c.staticAbility(c.self, [c.enchants(c.creature)]),
      c.triggered(c.dies(c.among(c.attached)), c.returnToBattlefield(c.it())),
    ]);
    const at = new Play({
      cards: [kill, shroud, bear],
      A: { hand: ["Kill"], battlefield: ["Bear", { name: "Shroud", on: "Bear" }] },
    });
    at.play("Kill", ["Bear"]).resolve();
    expect(at.zone("Bear")).toBe("battlefield");
    expect(at.zone("Shroud")).toBe("graveyard");
  });
});

describe("603.10e: spells that are countered", () => {
  test("603.10e: the countered spell's own ability sees it", () => {
    const stubborn = made("Stubborn", "Sorcery", [
      c.spellAbility(c.draw(1)),
      c.triggered(c.isCountered(c.thisObject), c.gainLife(1), { zone: "stack" }),
    ]);
    const no = instant("No", c.counter(c.target(c.spell)));
    const at = new Play({ cards: [stubborn, no], A: { hand: ["Stubborn", "No"] } });
    at.cast("Stubborn").play("No", ["Stubborn"]);
    expect(at.triggers("Stubborn")).toBe(1);
  });

  test("603.2: by what it is countered can matter", () => {
    const proud = artifact(
      "Proud",
      c.triggered(c.isCountered(c.spell, c.controlledBy(c.you)), c.returnToHand(c.it())),
    );
    const no = instant("No", c.counter(c.target(c.spell)));
    const at = new Play({
      cards: [proud, no, sorcery("Study", c.draw(1))],
      A: { hand: ["Study", "No"] },
      B: { battlefield: ["Proud"] },
    });
    at.cast("Study").play("No", ["Study"]);
    expect(at.triggers("Proud")).toBe(0);
    const own = new Play({
      cards: [proud, no, sorcery("Study", c.draw(1))],
      A: { hand: ["Study", "No"], battlefield: ["Proud"] },
    });
    own.cast("Study").play("No", ["Study"]);
    expect(own.triggers("Proud")).toBe(1);
    expect(own.resolve().zone("Study")).toBe("hand");
  });

  test("701.6a: by an ability, which isn't its source", () => {
    const proud = artifact(
      "Proud",
      c.triggered(c.isCountered(c.spell, c.stackedAbility), c.gainLife(1)),
    );
    const nay = artifact("Nay", c.activated([], c.counter(c.target(c.spell))));
    const no = instant("No", c.counter(c.target(c.spell)));
    const study = sorcery("Study", c.draw(1));
    const A = { hand: ["Study", "No"], battlefield: ["Nay", "Proud"] };
    const byAbility = new Play({ cards: [proud, nay, no, study], A });
    byAbility.cast("Study").activate("Nay", ["Study"]).resolve();
    expect(byAbility.triggers("Proud")).toBe(1);
    const bySpell = new Play({ cards: [proud, nay, no, study], A });
    bySpell.cast("Study").play("No", ["Study"]);
    expect(bySpell.triggers("Proud")).toBe(0);
  });
});

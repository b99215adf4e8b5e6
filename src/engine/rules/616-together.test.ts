/** Replacement and prevention together: what the other tests leave (CR 614–616). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import type { Effect } from "../../language/schema.ts";
import { artifact, creature, instant, made, Play, sorcery } from "../testing/play.ts";
import { A, B } from "../testing/table.ts";

const bear = creature("Bear", "2/2");
const kill = instant("Kill", c.destroy(c.target(c.creature)));
const burn = (amount: number) =>
  instant(`Burn ${amount}`, c.damage(amount, c.toObject(c.anyTarget)));
const rest = artifact(
  "Rest",
  c.replacement(c.putIntoGraveyardFrom(c.any(c.card, c.isToken)), c.goTo("exile")),
);

describe("614: what replacement effects are", () => {
  test("614.1, 615.1: they look at each event as it happens, also within one resolution", () => {
    const twice = c.establish(
      c.replacement(c.isDealtDamage({ player: c.anyPlayer }), c.changeAmount({ times: 2 })),
    );
    const none = c.preventDamage({ to: c.toPlayer(c.you) });
    const hit = c.damage(1, c.toPlayer(c.you));
    const storm = sorcery("Storm", hit, twice, hit, none, hit);
    const at = new Play({ cards: [storm], A: { hand: ["Storm"] } });
    at.play("Storm");
    // Both apply to the last damage, and the order makes no difference.
    const [first] = at.decision.is === "option" ? at.decision.options : [];
    if (first) at.pick(first);
    expect(at.happened("damaged").map(({ amount }) => amount)).toEqual([1, 2]);
    expect(at.life(A)).toBe(17);
  });

  test("614.1b: what is skipped is replaced with nothing: no draw, no trigger of that step", () => {
    const sleep = sorcery("Sleep", c.skipNext("draw", c.targetPlayer()));
    const bell = artifact("Bell", c.triggered(c.beginningOf("draw", c.eachPlayer), c.gainLife(1)));
    const at = new Play({
      cards: [sleep, bell],
      A: { hand: ["Sleep"], library: ["2 Forest"] },
      B: { battlefield: ["Bell"], library: ["2 Island"] },
    });
    at.play("Sleep", ["B"]).passUntil(2).passUntil("main1");
    expect(at.game.turn.active).toBe(B);
    expect(at.hand(B)).toEqual([]);
    expect(at.triggers("Bell")).toBe(0);
    expect(at.happened("stepSkipped")).toMatchObject([{ step: "draw", player: B }]);
    // Only that one: the next draw step comes.
    at.passUntil(3).until();
    expect(at.stack()).toEqual(["Bell ability"]);
    expect(at.hand(A)).toEqual(["Forest"]);
  });

  test("614.1d: 'this enters …' and 'those enter …' replace the entering: it is never untapped", () => {
    const frost = artifact(
      "Frost",
      c.replacement(c.enters(c.all(c.creature, c.controlledBy(c.eachOpponent))), c.enterTapped),
    );
    const slow = creature("Slow", "1/1", c.entersTapped);
    const at = new Play({
      cards: [frost, slow, bear],
      A: { hand: ["Bear"] },
      B: { battlefield: ["Frost"], library: ["Forest"] },
    });
    at.play("Bear");
    expect(at.object("Bear").tapped).toBe(true);
    expect(at.happened("tapped")).toMatchObject([{ entering: true }]);
    const own = new Play({ cards: [slow], A: { hand: ["Slow"] } });
    own.play("Slow");
    expect(own.object("Slow").tapped).toBe(true);
    expect(own.stack()).toEqual([]);
  });

  test("614.2: 'if a red source would deal damage' looks at the source of the damage", () => {
    const fury = artifact(
      "Fury",
      c.replacement(c.dealsDamage(c.ofColor("red")), c.changeAmount({ times: 2 })),
    );
    const flame = (name: string, cost: "{R}" | "{B}") =>
      made(name, "Instant", [c.spellAbility(c.damage(2, c.toObject(c.anyTarget)))], { cost });
    const at = new Play({
      cards: [fury, flame("Red", "{R}"), flame("Black", "{B}")],
      A: { hand: ["Red", "Black"], battlefield: ["Fury", "Mountain", "Swamp"] },
    });
    at.play("Red", ["B"]);
    expect(at.life(B)).toBe(16);
    at.play("Black", ["B"]);
    expect(at.life(B)).toBe(14);
  });

  test("614.3: a regeneration shield may be made with no danger near, is used up, or ends with the turn", () => {
    const mend = instant("Mend", c.regenerate(c.target(c.creature)));
    const table = (): Play =>
      new Play({
        cards: [mend, kill, bear],
        step: "end",
        A: { hand: ["Mend", "Kill", "Kill"], battlefield: ["Bear"] },
        B: { library: ["Forest"] },
      }).play("Mend", ["Bear"]);
    const used = table().play("Kill", ["Bear"]);
    expect(used.zone("Bear")).toBe("battlefield");
    used.play("Kill", ["Bear"]);
    expect(used.zone("Bear")).toBe("graveyard");
    const late = table().passUntil("upkeep").pass().play("Kill", ["Bear"]);
    expect(late.zone("Bear")).toBe("graveyard");
  });

  test("614.7: what never happens is not replaced: gaining 0 life draws nothing", () => {
    const well = artifact("Well", c.replacement(c.gainsLife(c.you), c.doInstead(c.draw(1))));
    const hope = sorcery("Hope", c.gainLife(c.count(c.creature)));
    const at = new Play({
      cards: [well, hope, bear],
      A: { hand: ["Hope", "Hope", "Bear"], battlefield: ["Well"], library: ["2 Forest"] },
    });
    at.play("Hope");
    expect(at.hand(A)).toEqual(["Hope", "Bear"]);
    at.play("Bear").play("Hope");
    expect(at.hand(A)).toEqual(["Forest"]);
    expect(at.life(A)).toBe(20);
  });
});

describe("614.12–13: how permanents enter", () => {
  test("614.12b: for two that enter together no more can be paid than there is", () => {
    const sacred = made("Sacred", "Land — Mountain", [
      c.asThisEnters(c.may(c.you, c.pay([c.payLife(2)]), { otherwise: c.tap(c.self) })),
    ]);
    const find = sorcery(
      "Find",
      c.putOntoBattlefield(c.every(c.all(c.land, c.inZone("graveyard", c.you)))),
    );
    const at = new Play({
      cards: [sacred, find],
      A: { life: 3, hand: ["Find"], graveyard: ["2 Sacred"] },
    });
    at.play("Find");
    expect(at.decision).toMatchObject({ is: "confirm" });
    at.choose(true).settle();
    // 3 life pay for one of them only: nothing more is asked.
    expect(at.decision).toMatchObject({ is: "act" });
    expect(at.life(A)).toBe(1);
    const tapped = at.all("Sacred").map((id) => at.game.objects[id]?.tapped === true);
    expect(tapped.toSorted()).toEqual([false, true]);
  });

  /** What asks for a card from somewhere as it enters; two of it and a Bear are put there together. */
  const asking = (as: Effect, zone: "graveyard" | "hand", bears: readonly string[]): Play => {
    const put = c.putOntoBattlefield(c.every(c.all(c.isNamed("Eater"), c.inZone(zone, c.you))));
    return new Play({
      cards: [creature("Eater", "2/2", c.asThisEnters(as)), sorcery("Find", put), bear],
      A:
        zone === "hand"
          ? { hand: ["Find", "2 Eater", ...bears] }
          : { hand: ["Find"], graveyard: ["2 Eater", ...bears] },
    }).play("Find");
  };
  const inYard = c.all(c.creature, c.inZone("graveyard", c.you));
  const eaten = c.inOrder(c.choose("eaten", 1, inYard), c.exile(c.named("eaten")));

  test("614.13a: neither itself nor what enters with it is chosen for how it enters", () => {
    // For the first the Bear is all that there is, for the second nothing.
    const at = asking(eaten, "graveyard", ["Bear"]).settle();
    expect(at.exile()).toEqual(["Bear"]);
    expect(at.battlefield()).toEqual(["Eater", "Eater"]);
  });

  test.each([
    ["discarded", c.discard(1)],
    ["discarded as a cost", c.may(c.you, c.pay([c.discardCards(1)]))],
  ] as const)("614.13a: nor is it %s out of the hand", (_, as) => {
    const at = asking(as, "hand", []).settle();
    expect(at.decision).toMatchObject({ is: "act" });
    expect(at.battlefield()).toEqual(["Eater", "Eater"]);
    expect(at.graveyard(A)).toEqual(["Find"]);
  });

  test("614.13, 614.13b: what one has been given away for can't be given away for the other", () => {
    const eater = creature(
      "Eater",
      "2/2",
      c.asThisEnters(c.sacrificeChosen(1, c.all(c.creature, c.not(c.isNamed("Eater"))))),
    );
    const find = sorcery(
      "Find",
      c.putOntoBattlefield(c.every(c.all(c.creature, c.inZone("graveyard", c.you)))),
    );
    const at = new Play({
      cards: [eater, find, bear, creature("Wolf", "2/2")],
      A: { hand: ["Find"], graveyard: ["2 Eater"], battlefield: ["Bear", "Wolf"] },
    });
    at.play("Find");
    expect(at.decision).toMatchObject({ is: "choose", max: 1 });
    at.choose(["Bear"]).settle();
    expect(at.graveyard(A).toSorted()).toEqual(["Bear", "Find", "Wolf"]);
    expect(at.battlefield()).toEqual(["Eater", "Eater"]);
  });
});

describe("614.15, 616.1a: an effect that replaces part of itself", () => {
  const flare = sorcery(
    "Flare",
    c.insteadIf(
      c.youControl(c.creature),
      c.damage(4, c.toObject(c.anyTarget)),
      c.damage(2, c.toObject(c.thatTarget(0))),
    ),
  );
  const double = artifact(
    "Double",
    c.replacement(c.dealsDamage(c.spell), c.changeAmount({ times: 2 })),
  );

  test("614.15, 616.1a: that comes before any other effect, and nobody is asked for an order", () => {
    const at = new Play({
      cards: [flare, double, bear],
      A: { hand: ["Flare"], battlefield: ["Double", "Bear"] },
    });
    at.play("Flare", ["B"]);
    expect(at.decision).toMatchObject({ is: "act" });
    expect(at.life(B)).toBe(12);
  });
});

describe("614.17: what can't happen", () => {
  test("614.17a: it doesn't go back: who attacks goes on attacking", () => {
    const peace = instant("Peace", c.untilEndOfTurn(c.target(c.creature), c.cantAttack));
    const at = new Play({
      cards: [peace, bear],
      step: "declareAttackers",
      A: { battlefield: ["Bear"] },
      B: { hand: ["Peace"] },
    });
    at.choose(["Bear"]).pass().play("Peace", ["Bear"]);
    expect(at.object("Bear").attacking).toBeDefined();
    at.passUntil("main2");
    expect(at.life(B)).toBe(18);
  });

  test("614.17a: life that was gained stays gained", () => {
    const end = instant("End", c.applyToPlayers(c.eachPlayer, [c.cantGainLife]));
    const hope = instant("Hope", c.gainLife(3));
    const at = new Play({ cards: [end, hope], A: { hand: ["Hope", "End", "Hope"] } });
    at.play("Hope").play("End");
    expect(at.life(A)).toBe(23);
    at.play("Hope");
    expect(at.life(A)).toBe(23);
  });
});

describe("615: prevention", () => {
  test("615.2: 'from a source of your choice' looks at the source, whatever it damages", () => {
    const heed = instant(
      "Heed",
      c.inOrder(c.chooseSource("source"), c.preventDamage({ from: c.named("source") })),
    );
    const ping = (name: string) =>
      artifact(name, c.activated([], c.damage(1, c.toObject(c.anyTarget))));
    const at = new Play({
      cards: [heed, ping("One"), ping("Two")],
      A: { hand: ["Heed"], battlefield: ["One", "Two"] },
    });
    at.play("Heed").choose(["One"]);
    at.activate("One", ["A"]).resolve().activate("One", ["B"]).resolve();
    expect([at.life(A), at.life(B)]).toEqual([20, 20]);
    at.activate("Two", ["B"]).resolve();
    expect(at.life(B)).toBe(19);
  });

  test("615.12a: what would prevent damage that can't be prevented is applied to it just once", () => {
    const vigor = artifact(
      "Vigor",
      c.replacement(c.isDealtDamage({ player: c.you }), c.prevents({ so: c.gainLife(c.thatMuch) })),
    );
    const torment = artifact("Torment", c.forPlayers(c.eachPlayer, [c.damageCantBePrevented]));
    const at = new Play({
      cards: [vigor, torment, burn(3)],
      A: { hand: ["Burn 3"], battlefield: ["Vigor", "Torment"] },
    });
    at.play("Burn 3", ["A"]);
    // Nothing was prevented: the damage is dealt, and that much is no life.
    expect(at.life(A)).toBe(17);
    expect(at.happened("damaged")).toHaveLength(1);
    expect(at.happened("prevented")).toEqual([]);
  });
});

describe("616.1: which comes first", () => {
  const table = (): Play => {
    const plus = artifact("Plus", c.replacement(c.gainsLife(c.you), c.changeAmount({ plus: 1 })));
    const twice = artifact(
      "Twice",
      c.replacement(c.gainsLife(c.you), c.changeAmount({ times: 2 })),
    );
    const hope = instant("Hope", c.gainLife(3));
    return new Play({
      cards: [plus, twice, hope],
      A: { hand: ["Hope"], battlefield: ["Plus", "Twice"] },
    }).play("Hope");
  };

  test.each([
    ["Plus", 28],
    ["Twice", 27],
  ] as const)("616.1e: any of those that are left may be chosen: %s first", (first, life) => {
    const at = table();
    expect(at.decision).toMatchObject({ is: "option", player: A, options: [{}, {}] });
    at.effectOf(first);
    expect(at.life(A)).toBe(life);
  });

  test("616.1: of a permanent its controller chooses, not its owner", () => {
    const home = artifact(
      "Home",
      c.replacement(c.putIntoGraveyardFrom(c.creature, "battlefield"), c.goTo("hand")),
    );
    const at = new Play({
      cards: [rest, home, kill, bear],
      A: { hand: ["Kill"], battlefield: ["Rest", "Home", { name: "Bear", controller: B }] },
    });
    at.play("Kill", ["Bear"]);
    expect(at.decision).toMatchObject({ is: "option", player: B, cr: ["616.1"] });
    expect(at.effectOf("Home").hand(A)).toEqual(["Bear"]);
  });

  test("616.1, 108.4a: of a spell its controller chooses; of a card elsewhere its owner", () => {
    const home = artifact(
      "Home",
      c.replacement(c.putIntoGraveyardFrom(c.any(c.card, c.isToken)), c.goTo("hand")),
    );
    const steal = instant("Steal", c.apply(c.target(c.spell), [c.gainControl()]));
    const lose = sorcery("Lose", c.discard(1, c.targetPlayer()));
    const at = new Play({
      cards: [rest, home, steal, lose, burn(1)],
      A: { hand: ["Burn 1", "Steal"] },
      B: { battlefield: ["Rest", "Home"], hand: ["Steal"] },
    });
    at.cast("Burn 1", ["B"]).pass().cast("Steal", ["Burn 1"]).resolve();
    // Of Steal, too, B chooses.
    expect(at.decision).toMatchObject({ is: "option", player: B });
    at.effectOf("Rest").resolve();
    expect(at.decision).toMatchObject({ is: "option", player: B, cr: ["616.1"] });
    expect(at.effectOf("Home").hand(A)).toContain("Burn 1");
    const other = new Play({
      cards: [rest, home, lose],
      A: { hand: ["Lose"], battlefield: ["Rest", "Home"] },
      B: { hand: ["Rest"] },
    });
    other.play("Lose", ["B"]);
    expect(other.decision).toMatchObject({ is: "option", player: B, cr: ["616.1"] });
  });

  test("616.1g: what replaces the destruction comes before what replaces the way to the graveyard", () => {
    const mend = instant("Mend", c.regenerate(c.target(c.creature)));
    const at = new Play({
      cards: [rest, mend, kill, bear],
      A: { hand: ["Mend", "Kill", "Kill"], battlefield: ["Rest", "Bear"] },
    });
    at.play("Mend", ["Bear"]).play("Kill", ["Bear"]);
    expect(at.decision).toMatchObject({ is: "act" });
    expect(at.zone("Bear")).toBe("battlefield");
    at.play("Kill", ["Bear"]);
    expect(at.zone("Bear")).toBe("exile");
  });

  test("616.1g, 701.6a: so does what replaces the countering", () => {
    const catcher = artifact(
      "Catcher",
      c.replacement(c.isCountered(c.spell), c.doInstead(c.returnToHand(c.it("spell")))),
    );
    const no = instant("No", c.counter(c.target(c.spell)));
    const at = new Play({
      cards: [rest, catcher, no, sorcery("Glimpse", c.draw(1))],
      A: { hand: ["Glimpse", "No"], battlefield: ["Rest", "Catcher"] },
    });
    at.cast("Glimpse").play("No", ["Glimpse"]);
    expect(at.decision).toMatchObject({ is: "act" });
    expect(at.zone("Glimpse")).toBe("hand");
  });
});

describe("616.1f, 616.2: what one of them makes of the event decides which others apply", () => {
  test.each([
    ["Cub", 2],
    ["Nursery", 3],
  ] as const)(
    "616.1f: an effect may no longer apply to what enters with counters: %s first",
    (first, counters) => {
      const cub = creature("Cub", "0/1", c.entersWith("+1/+1", 2));
      const small = c.all(c.creature, c.hasPower("atMost", 1));
      const nursery = artifact("Nursery", c.replacement(c.enters(small), c.enterWith("+1/+1", 1)));
      const at = new Play({
        cards: [cub, nursery],
        A: { hand: ["Cub"] },
        B: { battlefield: ["Nursery"] },
      });
      at.play("Cub");
      expect(at.decision).toMatchObject({ is: "option", player: A, cr: ["616.1"] });
      at.effectOf(first);
      expect(at.counters("Cub")).toEqual({ "+1/+1": counters });
    },
  );

  const more = (name: string, plus: number) =>
    artifact(name, c.replacement(c.drawsCards(c.you), c.changeAmount({ plus })));
  const lavish = artifact(
    "Lavish",
    c.replacement(c.drawsCards(c.you, 2), c.changeAmount({ times: 2 })),
  );
  const reading = (...battlefield: readonly string[]): Play =>
    new Play({
      cards: [more("One", 1), more("Two", 2), lavish, sorcery("Glimpse", c.draw(1))],
      A: { hand: ["Glimpse"], battlefield, library: ["20 Island"] },
    }).play("Glimpse");

  test.each([
    [["One", "Lavish"], 6],
    [["One", "Two"], 8],
    [["Two", "Lavish"], 7],
  ] as const)(
    "616.2: one may begin to apply in between, so that it matters which adds first: %s",
    (order, drawn) => {
      const at = reading("One", "Two", "Lavish");
      for (const name of order) {
        expect(at.decision).toMatchObject({ is: "option", player: A });
        at.effectOf(name);
      }
      expect(at.hand(A)).toHaveLength(drawn);
    },
  );

  test("616.1e: without such an effect adding one and adding two comes to the same, and nobody is asked", () => {
    const at = reading("One", "Two");
    expect(at.decision).toMatchObject({ is: "act" });
    expect(at.hand(A)).toHaveLength(4);
  });
});

describe("616.1: a spell that is exiled as it leaves the stack, and what else would replace that", () => {
  const memory = made("Memory", "Instant", [
    c.spellAbility(c.gainLife(1)),
    c.castingWay("flashback", { cost: [], from: "graveyard", exiles: true, rule: "702.34a" }),
  ]);
  const vault = artifact(
    "Vault",
    c.replacement(c.putIntoGraveyardFrom(c.card), c.goTo("exile"), { link: "vault" }),
    c.activated([], c.returnToHand(c.linked("vault"))),
  );
  const cast = (...battlefield: readonly string[]): Play => {
    const at = new Play({
      cards: [memory, vault, rest],
      A: { graveyard: ["Memory"] },
      B: { battlefield },
    });
    return at.act(at.castAction("Memory", "way")).settle().resolve();
  };

  test.each([
    ["Vault", "hand"],
    ["Memory", "exile"],
  ] as const)(
    "616.1, 607.2b: the controller of the spell chooses, and so whose card it is: %s first",
    (first, zone) => {
      const at = cast("Vault");
      expect(at.decision).toMatchObject({ is: "option", player: A, cr: ["616.1"] });
      at.effectOf(first);
      expect(at.zone("Memory")).toBe("exile");
      at.pass().activate("Vault").resolve();
      expect(at.zone("Memory")).toBe(zone);
    },
  );

  test("616.1: where both do the same nobody is asked", () => {
    const at = cast("Rest");
    expect(at.decision).toMatchObject({ is: "act" });
    expect(at.zone("Memory")).toBe("exile");
    expect(at.happened("replaced")).toHaveLength(1);
  });
});

describe("616.1, 614.10a: a step that is skipped by one effect once and by another each time", () => {
  test.each([
    ["skipNext", 1],
    ["skipsStep", 2],
  ] as const)(
    "its player chooses which of them: %s, so that %i draw steps are skipped",
    (key, count) => {
      const trance = artifact(
        "Trance",
        c.forPlayers(c.you, [c.skipsStep("draw")]),
        c.activated([c.sacrificeThis], c.gainLife(1)),
      );
      const sleep = sorcery("Sleep", c.skipNext("draw", c.targetPlayer()));
      const at = new Play({
        cards: [trance, sleep],
        A: { hand: ["Sleep"], library: ["9 Forest"] },
        B: { battlefield: ["Trance"], library: ["9 Island"] },
      });
      at.play("Sleep", ["B"]).until(({ decision }) => decision.is === "option");
      expect(at.decision).toMatchObject({ is: "option", player: B, cr: ["616.1", "614.10a"] });
      // As B's upkeep ends. Without Trance only what is left of Sleep skips the next one.
      const { decision } = at;
      const options = decision.is === "option" ? decision.options : [];
      const [option] = options.filter((one) => one.is === "effect" && one.key === key);
      expect(options).toHaveLength(2);
      if (option) at.pick(option);
      at.passUntil("main1").activate("Trance").resolve();
      at.passUntil(4).passUntil("main1");
      const skipped = at.happened("stepSkipped").filter(({ player }) => player === B);
      expect(skipped).toHaveLength(count);
      expect(at.hand(B)).toHaveLength(2 - count);
    },
  );
});

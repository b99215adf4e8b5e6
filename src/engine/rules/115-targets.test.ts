/** What targets, and what counts as targeted (CR 115). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import { artifact, creature, instant, made, Play, sorcery } from "../testing/play.ts";
import { A, B } from "../testing/table.ts";

const bear = creature("Bear", "2/2");
const wolf = creature("Wolf", "2/2");
const kill = instant("Kill", c.destroy(c.target(c.creature)));
/** "Whenever this becomes the target of anything, you gain 1 life." */
const shivering = creature(
  "Shivering",
  "2/2",
  c.triggered(c.becomesTarget(c.thisObject, c.any(c.spell, c.stackedAbility)), c.gainLife(1)),
);

describe("115.1: what targets, and when it chooses", () => {
  const aura = made("Veil", "Enchantment — Aura", [
    c.keyword("enchant", { quality: c.creature }),
    c.staticAbility(c.attached, [c.gets(1, 1)]),
  ]);
  const pinger = artifact("Pinger", c.activated([], c.damage(1, c.toObject(c.target(c.creature)))));
  const herald = creature(
    "Herald",
    "1/1",
    c.triggered(c.enters(c.thisObject), c.untilEndOfTurn(c.target(c.creature), c.gets(1, 0))),
  );
  const table = (): Play =>
    new Play({
      cards: [kill, aura, pinger, herald, shivering],
      A: { hand: ["Kill", "Veil", "Herald"], battlefield: ["Pinger"] },
      B: { battlefield: ["Shivering"] },
    });

  test.each([
    ["115.1a: an instant, as it is cast", (at: Play) => at.cast("Kill", ["Shivering"]), "Kill"],
    ["115.1b: an Aura spell, as it is cast", (at: Play) => at.cast("Veil", ["Shivering"]), "Veil"],
    [
      "115.1c: an activated ability, as it is activated",
      (at: Play) => at.activate("Pinger", ["Shivering"]),
      "Pinger ability",
    ],
    [
      "115.1d: a triggered ability, as it is put on the stack",
      (at: Play) => at.play("Herald").choose(["Shivering"]),
      "Herald ability",
    ],
  ])("%s", (_name, targets, on) => {
    const at = targets(table());
    expect(at.stack()).toEqual(["Shivering ability", on]);
    expect(at.triggers("Shivering")).toBe(1);
  });

  test("115.1b: an Aura permanent targets nothing: shroud and hexproof don't shake it off", () => {
    const hide = instant(
      "Hide",
      c.untilEndOfTurn(
        c.every(c.creature),
        c.gains(c.keyword("hexproof")),
        c.gains(c.keyword("shroud")),
      ),
    );
    const at = new Play({
      cards: [aura, bear, hide],
      A: { hand: ["Veil", "Hide"] },
      B: { battlefield: ["Bear"] },
    });
    at.play("Veil", ["Bear"]).play("Hide");
    expect(at.zone("Veil")).toBe("battlefield");
    expect(at.pt("Bear")).toBe("3/3");
  });

  test("115.1e, 702.6a: equip targets", () => {
    const blade = made("Blade", "Artifact — Equipment", [
      c.keyword("equip", { cost: [c.mana("{0}")] }),
    ]);
    const at = new Play({ cards: [blade, shivering], A: { battlefield: ["Blade", "Shivering"] } });
    at.activate("Blade", ["Shivering"]);
    expect(at.triggers("Shivering")).toBe(1);
  });
});

test("115.2: 'target creature' is a permanent: no card in a graveyard or hand, no spell", () => {
  const at = new Play({
    cards: [kill, bear, wolf],
    A: { hand: ["Kill", "Wolf"], graveyard: ["Bear"] },
    B: { graveyard: ["Bear"] },
  });
  at.cast("Wolf");
  expect(at.refusal(at.castAction("Kill"))?.code).toBe("noTarget");
});

describe("115.9: what other objects see of targets", () => {
  const deny = instant("Deny", c.counter(c.target(c.all(c.spell, c.withSingleTarget))));
  const guard = instant(
    "Guard",
    c.counter(c.target(c.all(c.spell, c.thatTargets(c.all(c.creature, c.controlledBy(c.you)))))),
  );
  const twice = sorcery(
    "Twice",
    c.inOrder(
      c.damage(1, c.toObject(c.target(c.creature))),
      c.damage(1, c.toObject(c.target(c.creature))),
    ),
  );
  const upTo = sorcery("Up To", c.destroy(c.target(c.creature, { amount: 2, upTo: true })));

  test("115.9c: targets 'only' one thing: also what was chosen twice", () => {
    const at = new Play({
      cards: [deny, twice, bear],
      A: { hand: ["Twice"] },
      B: { hand: ["Deny"], battlefield: ["Bear"] },
    });
    at.cast("Twice", ["Bear"], ["Bear"]).pass();
    expect(at.refusal(at.castAction("Deny"))).toBeNull();
  });

  test.each([
    [[], "noTarget"],
    [["Bear"], null],
    [["Bear", "Wolf"], "noTarget"],
  ] as const)("115.9c: chosen %s of two at most: %s", (chosen, code) => {
    const at = new Play({
      cards: [deny, upTo, bear, wolf],
      A: { hand: ["Up To"] },
      B: { hand: ["Deny"], battlefield: ["Bear", "Wolf"] },
    });
    at.cast("Up To", chosen).pass();
    expect(at.refusal(at.castAction("Deny"))?.code ?? null).toBe(code);
  });

  test("115.9c: two that were chosen are two although one is gone", () => {
    const at = new Play({
      cards: [deny, upTo, bear, wolf, kill],
      A: { hand: ["Up To"] },
      B: { hand: ["Deny", "Kill"], battlefield: ["Bear", "Wolf"] },
    });
    at.cast("Up To", ["Bear", "Wolf"]).pass().play("Kill", ["Wolf"]).pass();
    expect(at.refusal(at.castAction("Deny"))?.code).toBe("noTarget");
  });

  test("115.9b–c: a single one that is gone, or that is a spell, is no permanent or player", () => {
    const at = new Play({
      cards: [deny, kill, bear],
      A: { hand: ["Kill", "Deny"] },
      B: { hand: ["Deny"], battlefield: ["Bear"] },
    });
    at.cast("Kill", ["Bear"]).pass().cast("Deny", ["Kill"]).pass();
    at.act(at.castAction("Deny"));
    expect(at.decision).toMatchObject({ is: "choose", from: [{ object: at.id("Kill") }] });

    const gone = new Play({
      cards: [deny, kill, bear],
      A: { hand: ["Kill", "Kill"] },
      B: { hand: ["Deny"], battlefield: ["Bear"] },
    });
    gone.cast("Kill", ["Bear"]).cast("Kill", ["Bear"]).resolve().pass();
    expect(gone.stack()).toEqual(["Kill"]);
    expect(gone.refusal(gone.castAction("Deny"))?.code).toBe("noTarget");
  });

  test("115.9b: a target that has left is ignored, one that has changed is seen as it is", () => {
    const steal = instant("Steal", c.untilEndOfTurn(c.target(c.creature), c.gainControl()));
    const at = new Play({
      cards: [guard, kill, bear, wolf, steal],
      A: { hand: ["Kill", "Kill"] },
      B: { hand: ["Guard", "Steal", "Kill"], battlefield: ["Bear"] },
    });
    at.cast("Kill", ["Bear"]).pass();
    expect(at.refusal(at.castAction("Guard"))).toBeNull();
    at.play("Kill", ["Bear"]).pass();
    expect(at.refusal(at.castAction("Guard"))?.code).toBe("noTarget");

    const other = new Play({
      cards: [guard, kill, bear, steal],
      A: { hand: ["Kill"], battlefield: ["Bear"] },
      B: { hand: ["Guard", "Steal"] },
    });
    other.cast("Kill", ["Bear"]).pass();
    expect(other.refusal(other.castAction("Guard"))?.code).toBe("noTarget");
    other.play("Steal", ["Bear"]).pass();
    expect(other.refusal(other.castAction("Guard"))).toBeNull();
  });
});

test("115.7e: of new targets only the last state counts: two may change places, none may become illegal", () => {
  const clash = sorcery(
    "Clash",
    c.inOrder(
      c.damage(1, c.toObject(c.target(c.creature))),
      c.destroy(c.target(c.all(c.creature, c.not(c.among(c.thatTarget(0)))))),
    ),
  );
  const echo = instant("Echo", c.copySpell(c.target(c.spell), { newTargets: true }));
  const table = (): Play =>
    new Play({
      cards: [clash, echo, bear, wolf],
      A: { hand: ["Clash", "Echo"], battlefield: ["Bear", "Wolf"] },
    })
      .cast("Clash", ["Bear"], ["Wolf"])
      .cast("Echo", ["Clash"])
      .resolve();
  const aims = (at: Play): unknown => {
    const copy = at.game.stack.at(-1);
    return copy && at.game.objects[copy]?.casting?.targets;
  };
  const [one, other] = ["Bear", "Wolf"].map((name) => ({ is: "object", object: table().id(name) }));
  const swapped = table().choose(["Wolf"]);
  // With the Wolf as the first target the second can't stay what it is.
  expect(swapped.decision).toMatchObject({ is: "choose", from: [one], min: 1, max: 1 });
  expect(aims(swapped.choose(["Bear"]))).toEqual([[other], [one]]);
  const same = table().choose(["Bear"]);
  expect(aims(same.decision.is === "choose" ? same.choose(["Wolf"]) : same)).toEqual([
    [one],
    [other],
  ]);
});

test("707.10c, 115.1: the new target of a copy becomes the target of a spell", () => {
  const echo = instant("Echo", c.copySpell(c.target(c.spell), { newTargets: true }));
  const at = new Play({
    cards: [kill, echo, bear, shivering],
    A: { hand: ["Kill", "Echo"], battlefield: ["Bear"] },
    B: { battlefield: ["Shivering"] },
  });
  at.cast("Kill", ["Bear"]).cast("Echo", ["Kill"]).resolve();
  expect(at.triggers("Shivering")).toBe(0);
  at.choose(["Shivering"]);
  expect(at.stack()).toEqual(["Shivering ability", "Kill", "Kill"]);
  expect(at.triggers("Shivering")).toBe(1);
});

test("707.10, 115.1: so does the target that a copy has from the original", () => {
  const echo = instant("Echo", c.copySpell(c.target(c.spell)));
  const at = new Play({
    cards: [kill, echo, shivering],
    A: { hand: ["Kill", "Echo"] },
    B: { battlefield: ["Shivering"] },
  });
  at.cast("Kill", ["Shivering"]).cast("Echo", ["Kill"]).resolve();
  expect(at.triggers("Shivering")).toBe(2);
});

describe("115.10: what affects without targeting", () => {
  const shy = creature("Shy", "2/2", c.keyword("shroud"));

  test("115.10, 115.10a: it isn't chosen until the resolution, and shroud is no help", () => {
    const banish = sorcery("Banish", c.choose("it", 1, c.creature), c.destroy(c.named("it")));
    const at = new Play({
      cards: [banish, shy, shivering],
      A: { hand: ["Banish"] },
      B: { battlefield: ["Shy", "Shivering"] },
    });
    at.cast("Banish");
    expect(at.decision).toMatchObject({ is: "act" });
    at.resolve().choose(["Shy"]);
    expect(at.zone("Shy")).toBe("graveyard");
  });

  test("115.10a: what befalls every creature has no target", () => {
    const wrath = sorcery("Wrath", c.destroy(c.every(c.creature)));
    const at = new Play({
      cards: [wrath, shy, shivering],
      A: { hand: ["Wrath"] },
      B: { battlefield: ["Shy", "Shivering"] },
    });
    at.play("Wrath");
    expect(at.triggers("Shivering")).toBe(0);
    expect(at.zone("Shy")).toBe("graveyard");
  });

  test("115.10b: 'you' is no target: a player whom nothing can target gains the life", () => {
    const ward = made("Ward", "Enchantment", [
      c.forPlayers(c.you, [c.cantBeTargeted(c.any(c.spell, c.stackedAbility))]),
    ]);
    const gift = instant("Gift", c.gainLife(2, c.targetPlayer()));
    const at = new Play({
      cards: [ward, gift, instant("Gain", c.gainLife(2))],
      A: { hand: ["Gift", "Gain"], battlefield: ["Ward"] },
    });
    at.cast("Gift");
    expect(at.decision).toMatchObject({ is: "act", player: A });
    at.resolve().play("Gain");
    expect([at.life(A), at.life(B)]).toEqual([22, 22]);
  });
});

/** Activating, mana and loyalty abilities, modes: what the other tests leave (CR 602, 605, 606, 700.2). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import { artifact, creature, instant, made, Play, sorcery } from "../testing/play.ts";
import { A, B } from "../testing/table.ts";

const bear = creature("Bear", "2/2");
const gain = instant("Gain", c.gainLife(1));

describe("602: activating", () => {
  test("602.1a: the costs are paid by who activates it, of their own", () => {
    const well = artifact(
      "Well",
      c.activated([c.mana("{1}"), c.payLife(3), c.discardCards(1)], c.gainLife(1), {
        who: c.anyPlayer,
      }),
    );
    const at = new Play({
      cards: [well],
      A: { hand: ["Forest"], battlefield: ["Mountain"] },
      B: { hand: ["Plains"], battlefield: ["Well", "Island"] },
    });
    at.activate("Well").settle();
    expect([at.life(A), at.life(B)]).toEqual([17, 20]);
    expect([at.graveyard(A), at.graveyard(B)]).toEqual([["Forest"], []]);
    expect([at.object("Mountain").tapped, at.object("Island").tapped]).toEqual([true, undefined]);
  });

  test("602.1b: what restricts the activation is no part of the effect: it isn't asked again later", () => {
    const shrine = artifact(
      "Shrine",
      c.activated([], c.gainLife(5), { onlyIf: c.youControl(c.creature) }),
    );
    const kill = instant("Kill", c.destroy(c.target(c.creature)));
    const at = new Play({
      cards: [shrine, bear, kill],
      A: { battlefield: ["Shrine", "Bear"] },
      B: { hand: ["Kill"] },
    });
    at.activate("Shrine").pass().play("Kill", ["Bear"]);
    expect(at.refusal(at.activateAction("Shrine"))).not.toBeNull();
    at.resolve();
    expect(at.life(A)).toBe(25);
  });

  test("602.1c: of all abilities only the activated one can be activated", () => {
    const mixed = creature(
      "Mixed",
      "1/1",
      c.keyword("flying"),
      c.triggered(c.enters(c.creature), c.gainLife(1)),
      c.activated([], c.gainLife(2)),
      c.staticAbility(c.self, [c.gets(1, 1)]),
    );
    const at = new Play({ cards: [mixed], A: { battlefield: ["Mixed"] } });
    const object = at.id("Mixed");
    const may = at
      .of("Mixed")
      .abilities.filter(({ key }) => at.refusal({ is: "activate", object, ability: key }) === null);
    expect(may.map(({ ability }) => ability.is)).toEqual(["activated"]);
  });

  test("602.4: a mana ability that changes what things cost doesn't touch what is being cast, nor what is cast", () => {
    // Sacrificed for mana, it makes spells cost {1} less no more.
    const helm = artifact(
      "Helm",
      c.activated([c.sacrificeThis], c.addMana("colorless")),
      c.spellsCost(c.spell, { less: "{1}" }),
    );
    const costly = made("Costly", "Sorcery", [c.spellAbility(c.gainLife(4))], { cost: "{2}" });
    const at = new Play({
      cards: [helm, costly],
      A: { hand: ["Costly", "Costly"], battlefield: ["Helm"] },
    });
    at.cast("Costly");
    expect(at.zone("Helm")).toBe("graveyard");
    expect(at.stack()).toEqual(["Costly"]);
    expect(at.happened("costDetermined")).toMatchObject([{ mana: "{1}" }]);
    at.resolve();
    expect(at.life(A)).toBe(24);
  });

  test("602.5c: of two equal abilities from two objects each has a restriction of its own", () => {
    const lesson = (name: string) =>
      artifact(
        name,
        c.staticAbility(c.every(c.creature), [
          c.gains(c.activated([], c.gainLife(1), { limit: 1 })),
        ]),
      );
    const at = new Play({
      cards: [
        lesson("First"),
        lesson("Second"),
        creature("Adept", "1/1", c.activated([], c.gainLife(1), { limit: 1 })),
      ],
      A: { battlefield: ["First", "Second", "Adept"] },
    });
    const why = (): readonly (string | undefined)[] =>
      [0, 1, 2].map((index) => at.refusal(at.activateAction("Adept", index))?.code);
    expect(why()).toEqual([undefined, undefined, undefined]);
    at.act(at.activateAction("Adept", 1)).resolve();
    expect(why()).toEqual([undefined, "limitReached", undefined]);
    at.act(at.activateAction("Adept", 2)).resolve();
    at.act(at.activateAction("Adept", 0)).resolve();
    expect(at.life(A)).toBe(23);
    expect(why()).toEqual(["limitReached", "limitReached", "limitReached"]);
  });
});

describe("605: mana abilities", () => {
  test("605.1b: what triggers on a mana ability and adds mana needs no stack", () => {
    const wake = artifact("Wake", c.triggered(c.tapsForMana(c.you, c.land), c.addManaProduced()));
    const at = new Play({ cards: [wake], A: { battlefield: ["Wake", "Forest"] } });
    at.activate("Forest");
    expect(at.stack()).toEqual([]);
    expect(at.game.players[0]?.mana).toEqual(["green", "green"]);
  });

  test("605.2: it remains one although it makes no mana now", () => {
    const pool = artifact(
      "Pool",
      c.activated([c.tapThis], c.addManaOf(c.count(c.creature), ["blue"])),
    );
    const at = new Play({
      cards: [pool, gain],
      A: { battlefield: ["Pool"] },
    });
    at.activate("Pool");
    expect(at.stack()).toEqual([]);
    expect(at.object("Pool").tapped).toBe(true);
    expect(at.game.players[0]?.mana).toEqual([]);
    expect(at.decision).toMatchObject({ is: "act", player: A });
  });

  test("605.5, 605.5a: with a target it is none: it goes on the stack and pays for nothing", () => {
    const altar = artifact(
      "Altar",
      c.activated([c.tapThis], c.inOrder(c.tap(c.target(c.creature)), c.addMana("red", "red"))),
    );
    const costly = made("Costly", "Instant", [c.spellAbility(c.gainLife(1))], { cost: "{R}" });
    const at = new Play({
      cards: [altar, bear, costly],
      A: { hand: ["Costly"], battlefield: ["Altar", "Bear"] },
    });
    expect(at.refusal(at.castAction("Costly"))?.code).toBe("notEnoughMana");
    at.activate("Altar", ["Bear"]);
    expect(at.stack()).toEqual(["Altar ability"]);
    expect(at.game.players[0]?.mana).toEqual([]);
  });

  test("605.5a: nor is a trigger that adds mana, but not for mana", () => {
    const herald = creature("Herald", "1/1", c.triggered(c.enters(c.thisObject), c.addMana("red")));
    const at = new Play({ cards: [herald], A: { hand: ["Herald"] } });
    at.play("Herald");
    expect(at.stack()).toEqual(["Herald ability"]);
    at.resolve();
    expect(at.game.players[0]?.mana).toEqual(["red"]);
  });

  test("605.5a: nor one that triggers on mana and adds none", () => {
    const toll = artifact("Toll", c.triggered(c.tapsForMana(c.you, c.land), c.loseLife(1)));
    const at = new Play({ cards: [toll], A: { battlefield: ["Toll", "Forest"] } });
    at.activate("Forest");
    expect(at.stack()).toEqual(["Toll ability"]);
    expect(at.life(A)).toBe(20);
  });

  test("605.5b: a spell is never one: it is cast, uses the stack, and pays for nothing meanwhile", () => {
    const ritual = made("Ritual", "Instant", [c.spellAbility(c.addMana("red", "red"))]);
    const costly = made("Costly", "Instant", [c.spellAbility(c.gainLife(1))], { cost: "{R}" });
    const at = new Play({ cards: [ritual, costly], A: { hand: ["Ritual", "Costly"] } });
    expect(at.refusal(at.castAction("Costly"))?.code).toBe("notEnoughMana");
    at.cast("Ritual");
    expect(at.stack()).toEqual(["Ritual"]);
    expect(at.game.players[0]?.mana).toEqual([]);
    at.pass();
    expect(at.decision).toMatchObject({ is: "act", player: B });
    at.pass().cast("Costly").resolve();
    expect(at.life(A)).toBe(21);
  });
});

describe("606: loyalty abilities", () => {
  test("606.2: a loyalty symbol in the cost makes it one, whatever the permanent is", () => {
    const idol = artifact(
      "Idol",
      c.loyalty(1, c.gainLife(1)),
      c.activated([c.takeCounters(1, "loyalty")], c.gainLife(2)),
    );
    const at = new Play({
      cards: [idol],
      step: "upkeep",
      A: { battlefield: ["Idol"], library: ["Forest"] },
    });
    expect(at.refusal(at.activateAction("Idol"))).toMatchObject({ cr: "606.3" });
    at.passUntil("main1").activate("Idol").resolve();
    expect(at.counters("Idol")).toEqual({ loyalty: 1 });
    expect(at.refusal(at.activateAction("Idol"))?.code).toBe("loyaltyUsed");
    // Taking a loyalty counter away by a cost without that symbol is none.
    expect(at.refusal(at.activateAction("Idol", 1))).toBeNull();
  });
});

describe("700.2: modes", () => {
  const charm = instant(
    "Charm",
    c.chooseOne(
      c.destroy(c.target(c.artifact)),
      c.untilEndOfTurn(c.target(c.creature), c.gets(1, 1)),
    ),
  );
  const echo = instant("Echo", c.copySpell(c.target(c.spell), { newTargets: true }));
  const table = (): Play =>
    new Play({
      cards: [charm, echo, bear, creature("Wolf", "2/2"), artifact("Relic")],
      A: { hand: ["Charm"], battlefield: ["Bear", "Relic"] },
      B: { hand: ["Echo"], battlefield: ["Wolf"] },
    });

  test("700.2f: new targets are for the mode that was chosen: no artifact is offered", () => {
    const at = table();
    at.act(at.castAction("Charm")).pick({ is: "mode", mode: 1 }).choose(["Bear"]).settle();
    at.pass().cast("Echo", ["Charm"]).resolve();
    expect(at.decision).toMatchObject({
      is: "choose",
      player: B,
      purpose: { is: "newTargets", slot: 1 },
      from: [
        { is: "object", object: at.id("Bear") },
        { is: "object", object: at.id("Wolf") },
      ],
    });
    at.choose(["Wolf"]).resolve();
    expect([at.pt("Wolf"), at.pt("Bear")]).toEqual(["3/3", "2/2"]);
  });

  test("700.2g: a copy has the mode of the original; its player isn't asked for another", () => {
    const at = table();
    at.act(at.castAction("Charm")).pick({ is: "mode", mode: 0 }).settle();
    at.pass().cast("Echo", ["Charm"]).resolve();
    // There is no other artifact: nothing is asked at all.
    expect(at.decision).toMatchObject({ is: "act" });
    expect(at.stack()).toEqual(["Charm", "Charm"]);
    at.resolve();
    expect(at.zone("Relic")).toBe("graveyard");
  });
});

test("605.5b, 601.2g: only mana abilities are activated while a cost is paid", () => {
  const slow = artifact("Slow", c.activated([], c.inOrder(c.gainLife(1), c.draw(1))));
  const costly = sorcery("Costly", c.gainLife(1));
  const at = new Play({
    cards: [
      slow,
      made("Priced", "Sorcery", [c.spellAbility(c.gainLife(1))], { cost: "{R}" }),
      costly,
    ],
    A: { hand: ["Priced"], battlefield: ["Slow", "Mountain"] },
  });
  at.act(at.castAction("Priced"));
  expect(at.decision).toMatchObject({ is: "pay" });
  const { ability } = at.activateAction("Slow") as { ability: string };
  expect(() =>
    at.answer({
      is: "pay",
      activations: [{ object: at.id("Slow"), ability }],
      spend: ["red"],
    }),
  ).toThrow("Refused");
});

test("605.1a, 601.2g: what a mana ability makes may rest on a condition", () => {
  const grove = artifact(
    "Grove",
    c.activated(
      [c.tapThis],
      c.ifSo(c.youControl(c.creature), c.addMana("green", "green"), c.addMana("green")),
    ),
  );
  const costly = made("Costly", "Sorcery", [c.spellAbility(c.gainLife(4))], { cost: "{G}{G}" });
  const table = (...more: string[]): Play =>
    new Play({
      cards: [grove, costly, bear],
      A: { hand: ["Costly"], battlefield: ["Grove", ...more] },
    });
  const poor = table();
  expect(poor.refusal(poor.castAction("Costly"))).toMatchObject({ code: "notEnoughMana" });
  expect(table("Bear").play("Costly").life(A)).toBe(24);
});

import { describe, expect, test } from "vitest";
import {
  card as aCard,
  activated,
  all,
  anyPlayer,
  artifact,
  controlledBy,
  creature,
  damage,
  destroy,
  draw,
  eachOpponent,
  inZone,
  mana,
  not,
  ofColor,
  permanent,
  returnToHand,
  self,
  spell,
  staticAbility,
  thatTarget,
  toObject,
  you,
} from "../language/build.ts";
import type { Ability, Effect, TargetSpec } from "../language/schema.ts";
import {
  announcement,
  card,
  choosing,
  number,
  objects,
  offeredNames,
  refused,
  relic,
  targeting,
} from "./testing/making.ts";
import { B, Table } from "./testing/table.ts";
import { casting, hitting, instant } from "./testing/targeting.ts";

describe("115, 601.2c: how many targets", () => {
  test("601.2c: exactly so many, no fewer and no more", () => {
    const spec = objects(creature, { amount: number(2) });
    const table = casting(hitting(spec), { B: ["3 Grizzly Bears"] });
    expect(table.decision).toMatchObject({ is: "choose", min: 2, max: 2 });
    const [one, other, third] = table.all("Grizzly Bears");
    if (!one || !other || !third) throw new Error("There are three bears.");
    expect(refused(table, choosing(one))).toBe("tooFew");
    expect(refused(table, choosing(one, other, third))).toBe("tooMany");
    // 115.3: not the same target twice for one use of the word.
    expect(refused(table, choosing(one, one))).toBe("chosenTwice");
    expect(refused(table, choosing(one, table.id("Mountain")))).toBe("notAChoice");
    table.answer(choosing(one, other)).settle();
    expect(announcement(table).targets).toHaveLength(1);
  });

  test("601.2c: with fewer legal targets than needed it can't be cast", () => {
    const two = instant("Test Two", hitting(objects(creature, { amount: number(2) })));
    const table = new Table({
      cards: [two],
      A: { hand: ["Test Two"], battlefield: ["Mountain", "Grizzly Bears"] },
    });
    expect(table.refusal(table.castAction("Test Two"))).toMatchObject({
      code: "noTarget",
      cr: "601.2c",
    });
  });

  test("115.6: up to so many may be none, but no more than there are", () => {
    const spec = objects(creature, { amount: number(3), upTo: true });
    const table = casting(hitting(spec), { B: ["Grizzly Bears"] });
    expect(table.decision).toMatchObject({ min: 0, max: 1 });
    table.answer(choosing()).settle();
    expect(announcement(table).targets).toEqual([[]]);
    expect(table.happened("targeted")).toEqual([]);
  });

  test("601.2c: any number is from none to all", () => {
    const spec = objects(creature, { amount: { is: "anyNumber" }, upTo: true });
    const table = casting(hitting(spec), { B: ["4 Grizzly Bears"] });
    expect(table.decision).toMatchObject({ min: 0, max: 4 });
    expect(JSON.parse(JSON.stringify(table.decision))).toEqual(table.decision);
  });

  test("115.6: without anything to choose, up to one target isn't asked for", () => {
    const table = casting(hitting(objects(artifact, { upTo: true })));
    expect(table.decision.is).toBe("pay");
  });

  test("601.2c: target players, several and up to so many", () => {
    const spec: TargetSpec = {
      is: "targetPlayers",
      who: anyPlayer,
      amount: number(2),
      upTo: true,
    };
    const table = casting(hitting(spec));
    expect(offeredNames(table)).toEqual(["A", "B"]);
    expect(table.decision).toMatchObject({ min: 0, max: 2 });
  });

  test("115.4: any target is a creature, a player or a planeswalker; other permanents aren't", () => {
    const walker = card("Test Walker", { cost: "{3}", type: "Planeswalker", loyalty: 3 });
    const table = casting(hitting({ is: "anyTarget", amount: number(2) }), {
      cards: [walker, relic("Test Relic")],
      B: ["Grizzly Bears", "Test Walker", "Test Relic"],
    });
    expect(offeredNames(table)).toEqual(["Grizzly Bears", "Test Walker", "A", "B"]);
    expect(table.decision).toMatchObject({ min: 2, max: 2 });
  });

  test("115.1: a player or a permanent with a quality", () => {
    const spec: TargetSpec = { is: "targetEither", filter: creature, who: eachOpponent };
    const table = casting(hitting(spec), { A: ["Grizzly Bears"] });
    expect(offeredNames(table)).toEqual(["Grizzly Bears", "B"]);
  });

  test("601.2c: from a single graveyard all must be in one player's", () => {
    const spec = objects(all(aCard, inZone("graveyard")), {
      amount: number(2),
      upTo: true,
      single: true,
    });
    const table = new Table({
      cards: [instant("Test Bolt", returnToHand(targeting(spec)))],
      A: { hand: ["Test Bolt"], battlefield: ["Mountain"], graveyard: ["Shock"] },
      B: { graveyard: ["Island", "Forest"] },
    });
    table.act(table.castAction("Test Bolt"));
    const mixed = choosing(table.id("Shock"), table.id("Island"));
    expect(refused(table, mixed)).toBe("notALegalTarget");
    table.answer(choosing(table.id("Island"), table.id("Forest"))).settle();
    expect(table.stack()).toEqual(["Test Bolt"]);
  });

  test("601.2c: a single graveyard must hold as many as are needed", () => {
    const spec = objects(all(aCard, inZone("graveyard")), { amount: number(2), single: true });
    const table = new Table({
      cards: [instant("Test Bolt", returnToHand(targeting(spec)))],
      A: { hand: ["Test Bolt"], battlefield: ["Mountain"], graveyard: ["Shock"] },
      B: { graveyard: ["Island"] },
    });
    expect(table.refusal(table.castAction("Test Bolt"))).toMatchObject({ code: "noTarget" });
  });

  test("115.3: for two uses of the word the same object may be chosen twice", () => {
    const effect: Effect = {
      is: "inOrder",
      effects: [
        damage(1, toObject(targeting(objects(creature)))),
        destroy(targeting(objects(permanent))),
      ],
    };
    const table = casting(effect, { B: ["Grizzly Bears"] });
    table.choose("Grizzly Bears").choose("Grizzly Bears").settle();
    const bears = { is: "object", object: table.id("Grizzly Bears") };
    expect(announcement(table).targets).toEqual([[bears], [bears]]);
  });

  const another: Effect = {
    is: "inOrder",
    effects: [
      damage(1, toObject(targeting(objects(creature)))),
      destroy(
        targeting(
          objects(
            all(creature, controlledBy(eachOpponent), not({ is: "isAmong", what: thatTarget(0) })),
          ),
        ),
      ),
    ],
  };

  test("601.2c: another target is not the first one, which must leave one for it", () => {
    const table = casting(another, { A: ["Grizzly Bears"], B: ["Basking Rootwalla"] });
    // The Rootwalla is the only one for the second slot.
    expect(offeredNames(table)).toEqual(["Grizzly Bears"]);
    table.choose("Grizzly Bears");
    expect(offeredNames(table)).toEqual(["Basking Rootwalla"]);
  });

  test("601.2c: with a single creature there is no other one", () => {
    const table = new Table({
      cards: [instant("Test Bolt", another)],
      A: { hand: ["Test Bolt"], battlefield: ["Mountain"] },
      B: { battlefield: ["Grizzly Bears"] },
    });
    expect(table.refusal(table.castAction("Test Bolt"))).toMatchObject({ code: "noTarget" });
  });

  test("115.5: a spell is no legal target for itself", () => {
    const table = new Table({
      cards: [instant("Test Bolt", { is: "counter", what: targeting(objects(spell)) })],
      A: { hand: ["Test Bolt"], battlefield: ["Mountain"] },
    });
    expect(table.refusal(table.castAction("Test Bolt"))).toMatchObject({ code: "noTarget" });
  });

  test("607, 603.12: what an ability makes for later has no targets yet", () => {
    const effect: Effect = {
      is: "inOrder",
      effects: [draw(1), { is: "reflexive", effect: hitting({ is: "anyTarget" }) }],
    };
    expect(casting(effect).decision.is).toBe("pay");
  });
});

describe("702.11: what can't be a target", () => {
  const hexproof = (who: Ability & { is: "forPlayers" }) => relic("Test Ward", who);
  const ward = hexproof({
    is: "forPlayers",
    who: you,
    changes: [{ is: "cantBeTargeted", by: controlledBy(eachOpponent) }],
  });

  test("702.11c: a player can't be the target of an opponent's spells", () => {
    const table = casting(hitting({ is: "anyTarget" }), { B: ["Test Ward"], cards: [ward] });
    expect(offeredNames(table)).toEqual(["A"]);
    expect(refused(table, { is: "choose", chosen: [{ is: "player", player: B }] })).toBe(
      "notAChoice",
    );
  });

  test("702.11c: one's own spells can target one", () => {
    const table = casting(hitting({ is: "anyTarget" }), { A: ["Test Ward"], cards: [ward] });
    expect(offeredNames(table)).toEqual(["A", "B"]);
  });

  test("113.8, 702.11b: an ability is its controller's, not that of its source's controller", () => {
    const open: Ability = {
      is: "activated",
      cost: [mana("{1}")],
      effect: hitting(objects(creature)),
      who: anyPlayer,
    };
    const shy = card("Test Shy", {
      cost: "{1}",
      type: "Creature — Cat",
      pt: "1/1",
      text: [staticAbility(self, [{ is: "cantBeTargetedBy", filter: controlledBy(eachOpponent) }])],
    });
    const table = new Table({
      cards: [relic("Test Cannon", open), shy],
      A: { battlefield: ["Test Shy", "Grizzly Bears", "Mountain"] },
      B: { battlefield: ["Test Cannon"] },
    });
    // B's Cannon, but A's ability: A's own hexproof creature is a legal target.
    table.act(table.activateAction("Test Cannon"));
    expect(offeredNames(table)).toEqual(["Test Shy", "Grizzly Bears"]);
  });

  test("702.16b: protection looks at the source of an ability", () => {
    const red = card("Test Pinger", {
      cost: "{R}",
      type: "Creature — Human",
      pt: "1/1",
      text: [activated([mana("{1}")], hitting(objects(creature)))],
    });
    const pure = card("Test Pure", {
      cost: "{W}",
      type: "Creature — Cat",
      pt: "1/1",
      text: [staticAbility(self, [{ is: "cantBeTargetedBy", filter: ofColor("red") }])],
    });
    const table = new Table({
      cards: [red, pure],
      A: { battlefield: ["Test Pinger", "Mountain"] },
      B: { battlefield: ["Test Pure"] },
    });
    table.act(table.activateAction("Test Pinger"));
    expect(offeredNames(table)).toEqual(["Test Pinger"]);
  });
});

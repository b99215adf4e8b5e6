/** Tokens (CR 111, 701.7, 303.4f–g). */
import { describe, expect, test } from "vitest";
import * as c from "../language/build.ts";
import { artifact, creature, instant, made, Play, sorcery } from "./testing/play.ts";
import { A, B } from "./testing/table.ts";

const bear = creature("Bear", "2/2");
const wolf = c.token({ colors: ["green"], types: ["creature"], subtypes: ["Wolf"], pt: "2/2" });

describe("111: what a token is", () => {
  test.each([
    [
      "111.4: named by its subtypes and 'Token'",
      wolf,
      { name: { en: "Wolf Token" }, colors: ["green"], power: 2 },
    ],
    [
      "111.4: by all its subtypes",
      c.token({ types: ["creature"], subtypes: ["Elf", "Warrior"], pt: "1/1" }),
      { name: { en: "Elf Warrior Token" }, subtypes: ["Elf", "Warrior"], colors: [] },
    ],
    [
      "111.9: by the name that it is given",
      c.token({
        name: "Marit Lage",
        supertypes: ["legendary"],
        types: ["creature"],
        subtypes: ["Avatar"],
        pt: "20/20",
      }),
      { name: { en: "Marit Lage" }, supertypes: ["legendary"], toughness: 20 },
    ],
  ] as const)("%s", (_, token, values) => {
    const at = new Play({ cards: [sorcery("Make", c.create(1, token))], A: { hand: ["Make"] } });
    at.play("Make");
    const [id] = at.game.battlefield;
    expect(id && at.character(id)).toMatchObject(values);
    expect(at.happened("created")).toHaveLength(1);
  });

  test("111.2: who creates it owns and controls it", () => {
    const gift = sorcery("Gift", c.create(1, wolf, { who: c.anOpponent }));
    const at = new Play({ cards: [gift], A: { hand: ["Gift"] } });
    expect(at.play("Gift").object("Wolf Token")).toMatchObject({ owner: B, controller: B });
  });

  test("111.3, 608.2h: its power is determined as it is created", () => {
    const ooze = sorcery(
      "Ooze",
      c.create(
        1,
        c.token({ types: ["creature"], subtypes: ["Ooze"], pt: [c.count(c.creature), 1] }),
      ),
    );
    const at = new Play({
      cards: [ooze, bear],
      A: { hand: ["Ooze", "Bear"], battlefield: ["Bear", "Bear"] },
    });
    at.play("Ooze").play("Bear");
    expect(at.pt("Ooze Token")).toBe("2/1");
  });

  test("701.7: tapped, and found by a later part of the text", () => {
    const host = sorcery(
      "Host",
      c.inOrder(
        c.create(2, wolf, { tapped: true, name: "wolves" }),
        c.putCounters(c.named("wolves"), "+1/+1"),
      ),
    );
    const at = new Play({ cards: [host], A: { hand: ["Host"] } });
    at.play("Host");
    const wolves = at.game.battlefield.map((id) => at.game.objects[id]);
    expect(wolves).toMatchObject([
      { tapped: true, counters: { "+1/+1": 1 } },
      { tapped: true, counters: { "+1/+1": 1 } },
    ]);
  });

  test("111.1: a token with abilities has them", () => {
    const spawn = c.token({
      types: ["creature"],
      subtypes: ["Eldrazi"],
      pt: "0/1",
      abilities: [c.activated([c.sacrificeThis], c.gainLife(1))],
    });
    const at = new Play({ cards: [sorcery("Make", c.create(1, spawn))], A: { hand: ["Make"] } });
    at.play("Make").activate("Eldrazi Token").resolve();
    expect(at.life(A)).toBe(21);
  });

  test("111.12, 608.2h: a copy of what has died, as it last was", () => {
    const echo = artifact(
      "Echo",
      c.triggered(c.dies(c.all(c.creature, c.not(c.isToken))), c.create(1, c.copyToken(c.it()))),
    );
    const clone = creature(
      "Clone",
      "0/0",
      c.replacement(c.enters(c.thisObject), c.enterAsCopy(c.creature), { optional: true }),
    );
    const kill = instant("Kill", c.destroy(c.target(c.creature)));
    const at = new Play({
      cards: [echo, clone, bear, kill],
      A: { hand: ["Clone", "Kill"], battlefield: ["Echo"] },
      B: { battlefield: ["Bear"] },
    });
    at.play("Clone").choose(["Bear"]);
    const id = at.game.battlefield.at(-1);
    at.act(at.castAction("Kill"));
    at.answer({ is: "choose", chosen: id ? [{ is: "object", object: id }] : [] });
    at.settle().resolve().resolve();
    expect(at.zone("Clone")).toBe("graveyard");
    expect(at.all("Bear").map((one) => at.game.objects[one]?.token)).toEqual([undefined, true]);
  });

  test("111.5: no token is an instant or sorcery", () => {
    const mirror = sorcery("Mirror", c.create(1, c.copyToken(c.topOfLibrary())));
    const at = new Play({
      cards: [mirror, instant("Burn", c.draw(1))],
      A: { hand: ["Mirror"], library: ["Burn"] },
    });
    at.play("Mirror");
    expect(at.battlefield()).toEqual([]);
    expect(at.happened("created")).toEqual([]);
  });

  test("614.12: how a token enters is replaced as for any permanent", () => {
    const warden = artifact(
      "Warden",
      c.replacement(c.enters(c.ofSubtype("Wolf")), c.enterWith("+1/+1", 2)),
    );
    const at = new Play({
      cards: [warden, sorcery("Make", c.create(2, wolf))],
      A: { hand: ["Make"], battlefield: ["Warden"] },
    });
    at.play("Make");
    expect(at.all("Wolf Token").map((id) => at.game.objects[id]?.counters)).toEqual([
      { "+1/+1": 2 },
      { "+1/+1": 2 },
    ]);
  });
});

describe("614.16, 701.7a: what is created at once is created in one event", () => {
  const make = sorcery("Make", c.create(3, wolf));
  const two = artifact("Two", c.replacement(c.createsTokens(c.you), c.changeAmount({ plus: 1 })));
  const well = artifact("Well", c.replacement(c.createsTokens(c.you), c.doInstead(c.draw(1))));
  const counted = artifact(
    "Counted",
    c.replacement(c.createsTokens(c.you), c.doInstead(c.gainLife(c.thatMuch))),
  );
  const twice = artifact(
    "Twice",
    c.replacement(c.createsTokens(c.you), c.changeAmount({ times: 2 })),
  );
  const pair = sorcery("Pair", c.create(1, c.copyToken(c.every(c.creature))));
  const both = sorcery("Both", c.create(2, wolf, { who: c.eachPlayer }));

  test.each([
    ["one more than three is four", make, [two], { wolves: 4 }],
    ["twice as many", make, [twice], { wolves: 6 }],
    ["something else once instead of three", make, [well], { wolves: 0, hand: 1 }],
    ["'that much' is how many they are", make, [counted], { wolves: 0, life: 23 }],
    ["twice as many of each of several kinds", pair, [twice], { bears: 3, elks: 3 }],
    ["something else once instead of several kinds", pair, [well], { bears: 1, elks: 1, hand: 1 }],
    ["each player's by themselves", both, [two], { wolves: 5 }],
    ["of each player's only those that it speaks of", both, [well], { wolves: 2, hand: 1 }],
  ] as const)("%s", (_, spell, has, expected) => {
    const at = new Play({
      cards: [spell, ...has, bear, creature("Elk", "3/3")],
      A: {
        hand: [spell.name.en],
        battlefield: [...has.map(({ name }) => name.en), "Bear", "Elk"],
        library: ["9 Island"],
      },
    });
    at.play(spell.name.en);
    const {
      wolves = 0,
      bears = 1,
      elks = 1,
      hand = 0,
      life = 20,
    } = {
      ...(expected as Partial<Record<"wolves" | "bears" | "elks" | "hand" | "life", number>>),
    };
    const there = ["Wolf Token", "Bear", "Elk"].map((name) => at.all(name).length);
    expect(there).toEqual([wolves, bears, elks]);
    expect([at.hand(A).length, at.life(A)]).toEqual([hand, life]);
  });

  test("616.1: one more and twice: it matters which is first", () => {
    const at = (): Play =>
      new Play({
        cards: [make, two, twice],
        A: { hand: ["Make"], battlefield: ["Two", "Twice"] },
      });
    const first = at().cast("Make").resolve();
    expect(first.decision).toMatchObject({ is: "option", player: A, cr: ["616.1"] });
    expect(first.effectOf("Two").all("Wolf Token")).toHaveLength(8);
    expect(at().cast("Make").resolve().effectOf("Twice").all("Wolf Token")).toHaveLength(7);
  });

  test("608.2f: also those that come for each of several at once", () => {
    const each = sorcery("Each", c.forEach(c.every(c.creature), c.create(1, wolf)));
    const at = new Play({
      cards: [each, two, bear],
      A: { hand: ["Each"], battlefield: ["Two", "3 Bear"] },
    });
    expect(at.play("Each").all("Wolf Token")).toHaveLength(4);
  });
});

describe("303.4f–g: Auras that don't resolve", () => {
  const strength = made("Strength", "Enchantment — Aura", [
    c.staticAbility(c.self, [c.enchants(c.creature)]),
    c.staticAbility(c.attached, [c.gets(2, 2)]),
  ]);
  const raise = sorcery("Raise", c.returnToBattlefield(c.zoneOf("graveyard", c.you)));

  test("303.4f: its player chooses what it will enchant", () => {
    const at = new Play({
      cards: [strength, raise, bear, creature("Cub", "1/1")],
      A: { hand: ["Raise"], graveyard: ["Strength"], battlefield: ["Cub"] },
      B: { battlefield: ["Bear"] },
    });
    at.cast("Raise").resolve().choose(["Bear"]);
    expect(at.pt("Bear")).toBe("4/4");
    expect(at.happened("attached")).toHaveLength(1);
  });

  test("303.4g: with nothing to enchant it stays where it is", () => {
    const at = new Play({
      cards: [strength, raise],
      A: { hand: ["Raise"], graveyard: ["Strength"] },
    });
    expect(at.play("Raise").zone("Strength")).toBe("graveyard");
    expect(at.graveyard(A)).toEqual(["Strength", "Raise"]);
  });

  test("303.4f: nor can it enchant what enters together with it", () => {
    const at = new Play({
      cards: [strength, raise, bear],
      A: { hand: ["Raise"], graveyard: ["Strength", "Bear"] },
    });
    at.play("Raise");
    expect(at.battlefield()).toEqual(["Bear"]);
  });

  test("303.4f, 610.3: one that comes back chooses anew", () => {
    const jailer = creature(
      "Jailer",
      "2/3",
      c.triggered(
        c.enters(c.thisObject),
        c.exile(c.target(c.enchantment), { until: c.thisLeaves }),
      ),
    );
    const kill = instant(
      "Kill",
      c.destroy(c.target(c.all(c.creature, c.hasToughness("atLeast", 3)))),
    );
    const at = new Play({
      cards: [strength, jailer, kill, creature("Cub", "0/1"), creature("Kid", "0/1")],
      A: { hand: ["Jailer", "Kill"], battlefield: ["Cub", "Kid", { name: "Strength", on: "Cub" }] },
    });
    at.play("Jailer").resolve();
    expect(at.pt("Cub")).toBe("0/1");
    at.play("Kill", ["Jailer"]).choose(["Kid"]);
    expect(at.pt("Kid")).toBe("2/3");
  });

  test("303.4g: a token that is a copy of an Aura isn't created without a host", () => {
    const mirror = sorcery(
      "Mirror",
      c.create(1, c.copyToken(c.every(c.all(c.enchantment, c.inZone("exile"))))),
    );
    const at = new Play({
      cards: [strength, mirror, bear],
      A: { hand: ["Mirror", "Mirror", "Bear"], exile: ["Strength"] },
    });
    at.play("Mirror");
    expect(at.happened("created")).toEqual([]);
    at.play("Bear").play("Mirror");
    expect(at.pt("Bear")).toBe("4/4");
  });
});

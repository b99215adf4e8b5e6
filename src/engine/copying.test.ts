/** Copies of permanents, spells and abilities (CR 707). */
import { describe, expect, test } from "vitest";
import * as c from "../language/build.ts";
import type { Rules } from "./rules.ts";
import { artifact, creature, instant, made, Play, sorcery } from "./testing/play.ts";
import { A, B } from "./testing/table.ts";

const bear = creature("Bear", "2/2");
const clone = creature(
  "Clone",
  "0/0",
  c.replacement(c.enters(c.thisObject), c.enterAsCopy(c.creature), { optional: true }),
);
const kill = instant("Kill", c.destroy(c.target(c.creature)));

describe("707.5: entering as a copy", () => {
  const copied = (model: string): Play =>
    new Play({
      cards: [clone, bear, ...models],
      A: {
        hand: ["Clone"],
        battlefield: [{ name: model, ...(model === "Bear" && { counters: { "+1/+1": 1 } }) }],
      },
    })
      .play("Clone")
      .choose([model]);
  const models = [
    creature("Sleeper", "3/3", c.entersTapped, c.entersWith("+1/+1", 2)),
    creature("Prism", "1/1", c.asThisEnters(c.chooseColor())),
    creature("Greeter", "1/1", c.triggered(c.enters(c.thisObject), c.gainLife(3))),
  ];
  const newest = (at: Play) => {
    const id = at.game.battlefield.at(-1);
    const object = id && at.game.objects[id];
    if (!object) throw new Error("Something has entered.");
    return object;
  };

  test("707.2: the copiable values, not the counters", () => {
    const at = copied("Bear");
    expect(at.all("Bear")).toHaveLength(2);
    expect(newest(at).counters).toBeUndefined();
  });

  test("707.2: what a copy has is a face, not the card itself", () => {
    const { copyOf } = newest(copied("Bear"));
    expect(copyOf).toHaveProperty("name");
    expect(copyOf).not.toHaveProperty("id");
  });

  test("707.5, 614.12: what the copied card says of entering happens", () => {
    const at = copied("Sleeper");
    expect(newest(at)).toMatchObject({ tapped: true, counters: { "+1/+1": 2 } });
  });

  test("614.1: whoever controls the effect is asked, whosever creature enters", () => {
    const mirror = artifact(
      "Mirror",
      c.replacement(
        c.enters(c.all(c.creature, c.controlledBy(c.anOpponent))),
        c.enterAsCopy(c.isNamed("Bear")),
        { optional: true },
      ),
    );
    const at = new Play({
      cards: [mirror, bear, ...models],
      A: { battlefield: ["Mirror", "Bear"] },
      B: { hand: ["Greeter"] },
      active: "B",
    }).play("Greeter");
    expect(at.decision).toMatchObject({ is: "choose", player: A });
    expect(at.choose(["Bear"]).all("Bear")).toHaveLength(2);
  });

  test("707.6: choices are made anew", () => {
    const at = copied("Prism");
    at.choose("green");
    expect(newest(at).chosen).toEqual({ color: "green" });
  });

  test("707.5: its enters-the-battlefield abilities trigger", () => {
    expect(copied("Greeter").resolve().life(A)).toBe(23);
  });

  test("707.5: declined, it is what it is", () => {
    const at = new Play({
      cards: [clone, bear],
      A: { hand: ["Clone"], battlefield: ["Bear"] },
    });
    at.play("Clone").choose([]);
    expect(at.zone("Clone")).toBe("graveyard");
  });

  test("707.3: a copy of a copy is a copy of what that copies, with its exceptions", () => {
    const warped = creature(
      "Warped",
      "0/0",
      c.replacement(
        c.enters(c.thisObject),
        c.enterAsCopy(c.creature, c.addTypes({ types: ["artifact"] }), c.setPT(7, 7)),
        { optional: true },
      ),
    );
    const at = new Play({
      cards: [clone, warped, bear],
      A: { hand: ["Warped", "Clone"], battlefield: ["Bear"] },
    });
    at.play("Warped").choose(["Bear"]);
    const first = at.game.battlefield.at(-1);
    at.play("Clone").answer({
      is: "choose",
      chosen: first ? [{ is: "object", object: first }] : [],
    });
    expect(newest(at).copyOf).toMatchObject({
      name: { en: "Bear" },
      types: ["creature", "artifact"],
      power: 7,
      toughness: 7,
    });
  });

  test("707.5, 616.1c: a Clone that copies a Clone may copy again", () => {
    const anthem = made("Anthem", "Enchantment", [
      c.staticAbility(c.every(c.creature), [c.gets(1, 1)]),
    ]);
    const at = new Play({
      cards: [clone, bear, anthem],
      A: { hand: ["Clone"], battlefield: ["Anthem", "Clone", "Bear"] },
    });
    at.play("Clone").choose(["Clone"]).choose(["Bear"]);
    expect(at.all("Bear")).toHaveLength(2);
  });

  test("111.1, 707.5: a token that is a copy of a Clone may copy", () => {
    const anthem = made("Anthem", "Enchantment", [
      c.staticAbility(c.every(c.creature), [c.gets(1, 1)]),
    ]);
    const at = new Play({
      cards: [
        clone,
        bear,
        anthem,
        sorcery("Mirror", c.create(1, c.copyToken(c.target(c.creature)))),
      ],
      A: { hand: ["Mirror"], battlefield: ["Anthem", "Clone", "Bear"] },
    });
    at.play("Mirror", ["Clone"]).choose(["Bear"]);
    expect(newest(at)).toMatchObject({ token: true });
    expect(at.all("Bear")).toHaveLength(2);
  });

  test("616.1c: copying comes before anything else, without a question of order", () => {
    const warden = artifact("Warden", c.replacement(c.enters(c.creature), c.enterTapped));
    const at = new Play({
      cards: [clone, bear, warden],
      A: { hand: ["Clone"], battlefield: ["Bear", "Warden"] },
    });
    at.play("Clone");
    expect(at.decision).toMatchObject({ is: "choose", cr: ["614.12a", "707.5"] });
    at.choose(["Bear"]);
    expect(newest(at)).toMatchObject({ tapped: true, copyOf: { name: { en: "Bear" } } });
  });

  test("614.13a: those that enter together can't copy each other", () => {
    const raise = sorcery(
      "Raise",
      c.putOntoBattlefield(c.every(c.all(c.creature, c.inZone("graveyard")))),
    );
    const at = new Play({
      cards: [clone, bear, raise],
      A: { hand: ["Raise"], graveyard: ["Clone", "Bear"] },
    });
    at.play("Raise");
    expect(at.happened("becameCopy")).toEqual([]);
    expect(at.battlefield()).toEqual(["Bear"]);
  });

  test("707.2, 400.7: what it copied stays behind as it leaves", () => {
    const bounce = instant("Bounce", c.returnToHand(c.target(c.creature)));
    const at = new Play({
      cards: [clone, bear, bounce],
      A: { hand: ["Clone", "Bounce"] },
      B: { battlefield: ["Bear"] },
    });
    at.play("Clone").choose(["Bear"]);
    const id = at.game.battlefield.at(-1);
    at.act(at.castAction("Bounce")).answer({
      is: "choose",
      chosen: id ? [{ is: "object", object: id }] : [],
    });
    at.settle().resolve();
    expect(at.hand(A)).toEqual(["Clone"]);
  });
});

describe("707.9: exceptions", () => {
  const shape = creature(
    "Shape",
    "0/0",
    c.staticAbility(c.self, [c.setPT(c.count(c.creature), c.count(c.creature))], {
      defining: true,
    }),
    c.staticAbility(c.self, [c.allCreatureTypes], { defining: true }),
  );
  const mirrored = (...except: Parameters<typeof c.copyToken>[1][]): Play =>
    mirroredUnder({}, ...except);
  const mirroredUnder = (
    otherwise: Partial<Rules>,
    ...except: Parameters<typeof c.copyToken>[1][]
  ): Play =>
    new Play({
      otherwise,
      cards: [shape, sorcery("Mirror", c.create(1, c.copyToken(c.target(c.creature), ...except)))],
      A: { hand: ["Mirror"], battlefield: ["Shape"] },
    }).play("Mirror", ["Shape"]);
  const token = (at: Play) => {
    const id = at.game.battlefield.at(-1);
    if (!id) throw new Error("There is a token.");
    return id;
  };

  test.each([
    ["707.2a: without one, what defines it is copied", [], "2/2", true],
    ["707.9d: a set power and toughness is not defined any more", [c.setPT(1, 1)], "1/1", true],
    ["707.9d: nor are set creature types", [c.setSubtypes("creature", "Elf")], "2/2", false],
    [
      "707.9d: types in addition leave it as it is",
      [c.addTypes({ subtypes: ["Elf"] })],
      "2/2",
      true,
    ],
  ] as const)("%s", (_, except, pt, everyType) => {
    const at = mirrored(...except);
    const id = token(at);
    const { power, toughness, everyCreatureType } = at.character(id);
    expect(`${power}/${toughness}`).toBe(pt);
    expect(everyCreatureType ?? false).toBe(everyType);
  });

  test.each([
    ["unlessModified", [c.addTypes({ subtypes: ["Elf"] })], "2/2", false],
    ["unlessModified", [c.addTypes({ types: ["artifact"] })], "2/2", true],
    ["unlessModified", [c.setPT(1, 1)], "1/1", true],
    ["always", [c.addTypes({ subtypes: ["Elf"] })], "2/2", true],
    ["always", [c.setPT(1, 1)], "2/2", true],
  ] as const)("706.9d of 2014, 706.8 of 2009: %s", (copiedDefining, except, pt, everyType) => {
    const at = mirroredUnder({ copiedDefining }, ...except);
    const { power, toughness, everyCreatureType } = at.character(token(at));
    expect(`${power}/${toughness}`).toBe(pt);
    expect(everyCreatureType ?? false).toBe(everyType);
  });

  test("707.9a: an ability that it gains is copiable, too", () => {
    const at = mirrored(c.gains(c.triggered(c.dies(c.thisObject), c.draw(1))));
    const id = token(at);
    expect(at.character(id).abilities.map(({ ability }) => ability.is)).toContain("triggered");
  });
});

describe("707.4: becoming a copy", () => {
  test("611.2a, 613.1a: until end of turn, and as it was before", () => {
    const morph = instant(
      "Morph",
      c.becomeCopy(c.target(c.all(c.creature, c.controlledBy(c.you))), c.target(c.creature), {
        until: c.endOfTurn,
      }),
    );
    const giant = creature("Giant", "5/5");
    const at = new Play({
      cards: [morph, bear, giant],
      A: {
        hand: ["Morph"],
        battlefield: [{ name: "Bear", counters: { "+1/+1": 1 } }],
        library: ["Island"],
      },
      B: { battlefield: ["Giant"], library: ["Island"] },
    });
    const id = at.id("Bear");
    at.play("Morph", ["Bear"], ["Giant"]);
    expect(at.all("Bear")).toEqual([]);
    // 707.4 is only about what was a copy before.
    expect(at.cited("becameCopy")).toEqual(["707.2"]);
    expect(at.character(id)).toMatchObject({ power: 6, toughness: 6 });
    at.until(({ game }) => game.turn.active === B);
    expect(at.character(id)).toMatchObject({ name: { en: "Bear" }, power: 3 });
  });

  test("608.2h, 111.12: what died as a copy is copied as it last was", () => {
    const giant = creature("Giant", "4/4");
    const shift = instant(
      "Shift",
      c.becomeCopy(c.target(c.creature), c.target(c.creature), { until: c.endOfTurn }),
    );
    const later = instant(
      "Later",
      c.destroy(c.target(c.creature)),
      c.delayed(c.beginningOf("upkeep", c.anyPlayer), c.create(1, c.copyToken(c.thatTarget(0)))),
    );
    const at = new Play({
      cards: [bear, giant, shift, later],
      A: { hand: ["Shift", "Later"], battlefield: ["Bear", "Giant"] },
      B: { library: ["Forest"] },
    });
    const id = at.id("Bear");
    at.play("Shift", ["Bear"], ["Giant"]);
    at.act(at.castAction("Later")).settleUntilAsked();
    at.answer({ is: "choose", chosen: [{ is: "object", object: id }] })
      .settle()
      .resolve()
      .settle();
    at.until().resolve();
    expect(at.battlefield()).toEqual(["Giant", "Giant"]);
  });

  test("707.4: nothing enters or leaves; other effects go on", () => {
    const watch = artifact(
      "Watch",
      c.triggered(c.anyEvent(c.enters(c.creature), c.leaves(c.creature)), c.gainLife(1)),
    );
    const grow = instant("Grow", c.untilEndOfTurn(c.target(c.creature), c.gets(1, 1)));
    const morph = instant("Morph", c.becomeCopy(c.target(c.creature), c.every(c.isNamed("Giant"))));
    const at = new Play({
      cards: [morph, bear, creature("Giant", "5/5"), grow, watch],
      A: { hand: ["Morph", "Grow"], battlefield: ["Bear", "Watch"] },
      B: { battlefield: ["Giant"] },
    });
    const id = at.id("Bear");
    at.play("Grow", ["Bear"]).play("Morph", ["Bear"]);
    expect(at.character(id)).toMatchObject({ name: { en: "Giant" }, power: 6 });
    expect(at.triggers("Watch")).toBe(0);
  });

  test("707.4: what is a copy becomes one of something else", () => {
    const morph = instant("Morph", c.becomeCopy(c.target(c.creature), c.every(c.isNamed("Giant"))));
    const clone = instant("Clone", c.becomeCopy(c.target(c.creature), c.every(c.isNamed("Ox"))));
    const at = new Play({
      cards: [morph, clone, bear, creature("Giant", "5/5"), creature("Ox", "4/4")],
      A: { hand: ["Morph", "Clone"], battlefield: ["Bear"] },
      B: { battlefield: ["Giant", "Ox"] },
    });
    const id = at.id("Bear");
    at.play("Clone", ["Bear"]);
    at.play("Morph", ["Ox"]);
    expect(at.character(id)).toMatchObject({ name: { en: "Giant" }, power: 5 });
    expect(at.cited("becameCopy")).toEqual(["707.2", "707.2", "707.4"]);
  });

  test("707.2b: what becomes of the original later changes nothing", () => {
    const at = new Play({
      cards: [clone, bear, kill],
      A: { hand: ["Clone", "Kill"] },
      B: { battlefield: [{ name: "Bear" }] },
    });
    at.play("Clone").choose(["Bear"]).play("Kill", ["Bear"]);
    expect(at.all("Bear")).toHaveLength(2);
  });
});

describe("707.10: copies of spells and abilities", () => {
  const fork = instant("Fork", c.copySpell(c.target(c.spell)));
  const burn = instant("Burn", c.damage(c.x, c.toObject(c.anyTarget)));

  test("707.10: with its targets and its X; it isn't cast", () => {
    const costly = made(
      "Blaze",
      "Instant",
      [c.spellAbility(c.damage(c.x, c.toObject(c.anyTarget)))],
      { cost: "{X}" },
    );
    const watch = artifact("Watch", c.triggered(c.casts(c.anyPlayer), c.gainLife(1)));
    const at = new Play({
      cards: [fork, costly, watch],
      A: { hand: ["Blaze", "Fork"], battlefield: ["Watch", "3 Mountain"] },
    });
    at.cast("Blaze", 3, ["B"]).resolve();
    at.cast("Fork", ["Blaze"]).resolve().resolve();
    expect(at.triggers("Watch")).toBe(2);
    expect(at.stack()).toEqual(["Blaze", "Blaze"]);
    at.resolve().resolve();
    expect(at.life(B)).toBe(14);
  });

  test("707.10a: the copy ceases to be when it has left the stack; the card goes to the graveyard", () => {
    const at = new Play({ cards: [fork, burn], A: { hand: ["Burn", "Fork"] } });
    at.cast("Burn", ["B"]).play("Fork", ["Burn"]).resolve().resolve();
    expect(at.graveyard(A).filter((name) => name === "Burn").length).toBeGreaterThan(0);
    expect(at.game.players[0]?.graveyard.filter((id) => at.game.objects[id]?.card)).toHaveLength(2);
  });

  test("707.10: it is its maker's", () => {
    const at = new Play({
      cards: [fork, instant("Heal", c.gainLife(3))],
      A: { hand: ["Heal"] },
      B: { hand: ["Fork"] },
    });
    at.cast("Heal").pass().cast("Fork", ["Heal"]).resolve().resolve();
    expect([at.life(A), at.life(B)]).toEqual([20, 23]);
  });

  test("707.10: a copy wasn't cast from anywhere", () => {
    const echo = instant(
      "Echo",
      c.ifSo(c.fits(c.self, c.castFrom("hand")), c.gainLife(3), c.gainLife(1)),
    );
    const at = new Play({ cards: [fork, echo], A: { hand: ["Echo", "Fork"] } });
    at.cast("Echo").play("Fork", ["Echo"]).resolve();
    expect(at.life(A)).toBe(21);
    expect(at.resolve().life(A)).toBe(24);
  });

  test("608.2h: a spell that has left the stack is copied as it was", () => {
    const storm = made("Storm", "Instant", [
      c.spellAbility(c.gainLife(2)),
      c.triggered(c.casts(c.you, c.thisObject), c.copySpell(c.self), { zone: "stack" }),
    ]);
    const no = instant("No", c.counter(c.target(c.spell)));
    const at = new Play({ cards: [storm, no], A: { hand: ["Storm", "No"] } });
    at.cast("Storm").play("No", ["Storm"]).resolve();
    expect(at.stack()).toEqual(["Storm"]);
    expect(at.resolve().life(A)).toBe(22);
  });

  test.each([false, true])("707.10d, 608.2h: for each other target, countered: %s", (countered) => {
    const mine = c.all(c.creature, c.controlledBy(c.you));
    const each = creature(
      "Each",
      "3/3",
      c.triggered(
        c.casts(c.you, c.all(c.spell, c.withSingleTargetOf(mine))),
        c.copyForEachTarget(c.it("spell")),
      ),
    );
    const grow = instant("Grow", c.untilEndOfTurn(c.target(mine), c.gets(1, 1)));
    const no = instant("No", c.counter(c.target(c.spell)));
    const at = new Play({
      cards: [each, grow, no, bear, creature("Cub", "1/1")],
      A: { hand: ["Grow", "No"], battlefield: ["Each", "Bear", "Cub"] },
    });
    at.cast("Grow", ["Each"]).settle();
    if (countered) at.play("No", ["Grow"]);
    at.resolve();
    expect(at.happened("copied")).toHaveLength(2);
  });

  test("707.10f, 608.3f, 111.13: a copy of a permanent spell becomes a token that isn't created", () => {
    const at = new Play({ cards: [fork, bear], A: { hand: ["Bear", "Fork"] } });
    at.cast("Bear").play("Fork", ["Bear"]).resolve();
    const [first] = at.game.battlefield;
    expect(first && at.game.objects[first]).toMatchObject({ token: true });
    expect(at.happened("created")).toEqual([]);
    at.resolve();
    expect(at.all("Bear").map((id) => at.game.objects[id]?.token)).toContain(true);
    expect(at.battlefield()).toEqual(["Bear", "Bear"]);
  });

  test("707.10b: a copy of an ability has the same source and targets", () => {
    const pinger = artifact("Pinger", c.activated([], c.damage(1, c.toObject(c.anyTarget))));
    const echo = instant("Echo", c.copySpell(c.target(c.stackedAbility)));
    const at = new Play({
      cards: [pinger, echo],
      A: { hand: ["Echo"], battlefield: ["Pinger"] },
    });
    at.activate("Pinger", ["B"]);
    const [ability] = at.game.stack;
    at.act(at.castAction("Echo"));
    expect(ability && at.decision).toMatchObject({ from: [{ is: "object", object: ability }] });
    at.settle().resolve().resolve();
    expect(at.life(B)).toBe(19);
    expect(at.resolve().life(B)).toBe(18);
  });

  test("707.10: the modes are copied", () => {
    const charm = instant("Charm", c.chooseOne(c.gainLife(5), c.loseLife(5)));
    const at = new Play({ cards: [charm, fork], A: { hand: ["Charm", "Fork"] } });
    at.act(at.castAction("Charm")).settle();
    at.pick({ is: "mode", mode: 1 }).settle();
    at.play("Fork", ["Charm"]).resolve().resolve();
    expect(at.life(A)).toBe(10);
  });
});

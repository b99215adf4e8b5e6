/** Exceptions to copying, and what copies of spells don't have (CR 707.9–707.11). */
import { describe, expect, test } from "vitest";
import type { Except } from "../../language/build/exceptions.ts";
import * as c from "../../language/build.ts";
import type { CardDefinition } from "../../language/card.ts";
import { creature, instant, made, Play, sorcery } from "../testing/play.ts";
import { A } from "../testing/table.ts";

const bear = made("Bear", "Creature — Bear", [], { cost: "{0}{G}", pt: "2/2" });
const giant = made("Giant", "Creature — Giant", [], { cost: "{0}{R}", pt: "5/5" });
const mimic = (...except: readonly Except[]): CardDefinition =>
  made(
    "Mimic",
    "Creature — Shapeshifter",
    [
      c.replacement(c.enters(c.thisObject), c.enterAsCopy(c.permanent, ...except), {
        optional: true,
      }),
    ],
    { pt: "0/1" },
  );
/** Blue by itself; whatever it turns into keeps a color of its own. */
const blue = (...text: Parameters<typeof creature>[2][]): CardDefinition =>
  c.defineCard(["Blue", "試験", "しけん"], {
    type: "Creature — Shapeshifter",
    indicator: ["blue"],
    pt: "1/1",
    text,
  });

const newest = (at: Play) => {
  const id = at.game.battlefield.at(-1);
  if (!id) throw new Error("Something has entered.");
  return id;
};
const entered = (cards: readonly CardDefinition[], model: string, more: string[] = []): Play =>
  new Play({ cards: [...cards], A: { hand: ["Mimic"], battlefield: [model, ...more] } })
    .play("Mimic")
    .choose([model]);

describe("707.9a: it has this ability", () => {
  const turning = creature(
    "Turning",
    "1/1",
    c.triggered(
      c.enters(c.all(c.creature, c.other)),
      c.becomeCopy(c.self, c.it("creature"), { except: [c.hasThisAbility] }),
    ),
  );
  test("the one that made it a copy, again and again", () => {
    const at = new Play({
      cards: [turning, bear, giant],
      A: { hand: ["Bear", "Giant"], battlefield: ["Turning", "Forest", "Mountain"] },
    });
    const id = at.id("Turning");
    at.play("Bear").resolve();
    expect(at.character(id).name?.en).toBe("Bear");
    at.play("Giant").resolve();
    expect(at.character(id)).toMatchObject({ name: { en: "Giant" }, power: 5 });
    expect(at.character(id).abilities).toHaveLength(1);
  });

  test("a spell has no such ability to give", () => {
    const morph = instant(
      "Morph",
      c.becomeCopy(c.target(c.creature), c.every(c.isNamed("Giant")), {
        except: [c.hasThisAbility],
      }),
    );
    const at = new Play({
      cards: [morph, bear, giant],
      A: { hand: ["Morph"], battlefield: ["Bear", "Giant"] },
    });
    const id = at.id("Bear");
    at.play("Morph", ["Bear"]);
    expect(at.character(id)).toMatchObject({ name: { en: "Giant" }, abilities: [] });
  });
});

describe("707.9c–d: its color isn't copied", () => {
  const shape = c.defineCard(["Shape", "試験", "しけん"], {
    type: "Creature — Shapeshifter",
    pt: "3/3",
    text: [c.staticAbility(c.self, [c.becomesColors(["red", "green"])], { defining: true })],
  });

  test("nor what defines it", () => {
    const at = entered([mimic(c.keepsColor), shape], "Shape");
    expect(at.character(newest(at))).toMatchObject({
      name: { en: "Shape" },
      colors: [],
      abilities: [],
    });
  });

  test("a token has none of its own", () => {
    const mirror = sorcery("Mirror", c.create(1, c.copyToken(c.target(c.creature), c.keepsColor)));
    const at = new Play({ cards: [mirror, bear], A: { hand: ["Mirror"], battlefield: ["Bear"] } });
    at.play("Mirror", ["Bear"]);
    expect(at.character(newest(at)).colors).toEqual([]);
  });

  test("613.2a: it is the color that it has without that copy effect, at any time", () => {
    const morph = instant(
      "Morph",
      c.becomeCopy(c.target(c.creature), c.every(c.isNamed("Bear")), { until: c.endOfTurn }),
    );
    const turn = instant(
      "Turn",
      c.becomeCopy(c.target(c.creature), c.every(c.isNamed("Giant")), { except: [c.keepsColor] }),
    );
    const at = new Play({
      cards: [blue(), bear, giant, morph, turn],
      A: { hand: ["Morph", "Turn"], battlefield: ["Blue", "Bear", "Giant"], library: ["Forest"] },
      B: { library: ["Forest"] },
    });
    const id = at.id("Blue");
    at.play("Morph", ["Blue"]);
    expect(at.character(id).colors).toEqual(["green"]);
    at.act(at.castAction("Turn")).answer({ is: "choose", chosen: [{ is: "object", object: id }] });
    at.settle().resolve();
    expect(at.character(id)).toMatchObject({ name: { en: "Giant" }, colors: ["green"] });
    at.until(({ game }) => game.turn.active !== A);
    expect(at.character(id)).toMatchObject({ name: { en: "Giant" }, colors: ["blue"] });
  });
});

describe("707.9e: an exception that is an additional effect", () => {
  test("122.6: its counters are counters that it enters with", () => {
    const doubling = made("Doubling", "Enchantment", [
      c.replacement(
        c.countersPut(c.all(c.creature, c.controlledBy(c.you))),
        c.changeAmount({ times: 2 }),
      ),
    ]);
    const at = entered([mimic(c.entersWithMore("+1/+1", 2)), bear, doubling], "Bear", ["Doubling"]);
    expect(at.game.objects[newest(at)]?.counters).toEqual({ "+1/+1": 4 });
  });

  test("besides those that the copied text speaks of", () => {
    const hydra = creature("Hydra", "0/0", c.entersWith("+1/+1", 3));
    const at = new Play({
      cards: [mimic(c.entersWithMore("+1/+1", 2)), hydra],
      A: { hand: ["Mimic"], battlefield: [{ name: "Hydra", counters: { "+1/+1": 1 } }] },
    });
    at.play("Mimic").choose(["Hydra"]);
    expect(at.game.objects[newest(at)]?.counters).toEqual({ "+1/+1": 5 });
  });

  test("a later copy effect takes its place, with its own", () => {
    const other = creature(
      "Other",
      "1/1",
      c.replacement(
        c.enters(c.thisObject),
        c.enterAsCopy(c.all(c.creature, c.not(c.isNamed("Other"))), c.entersWithMore("-1/-1")),
        {
          optional: true,
        },
      ),
    );
    const at = new Play({
      cards: [mimic(c.entersWithMore("+1/+1", 2)), other, giant],
      A: { hand: ["Mimic"], battlefield: ["Other", "Giant"] },
    });
    at.play("Mimic").choose(["Other"]).choose(["Giant"]);
    expect(at.game.objects[newest(at)]).toMatchObject({ counters: { "-1/-1": 1 } });
  });
});

describe("707.9f: exceptions for what the copy is", () => {
  const relic = made("Relic", "Artifact", [], { cost: "{3}", pt: "2/2" });
  const ifCreature = c.ifCopyFits(c.creature, c.addTypes({ types: ["enchantment"] }));

  test.each([
    ["a creature", "Bear", ["creature", "enchantment"]],
    ["none", "Relic", ["artifact"]],
  ])("%s", (_, model, types) => {
    const at = entered([mimic(ifCreature), bear, relic], model);
    expect(at.character(newest(at)).types).toEqual(types);
  });

  test("the other exceptions count", () => {
    const at = entered([mimic(ifCreature, c.addTypes({ types: ["creature"] })), relic], "Relic");
    expect(at.character(newest(at)).types).toEqual(["artifact", "creature", "enchantment"]);
  });

  test("613.1d: so does what other permanents make of it", () => {
    const march = made("March", "Enchantment", [
      c.staticAbility(c.every(c.artifact), [c.addTypes({ types: ["creature"] })]),
    ]);
    const at = entered(
      [mimic(c.ifCopyFits(c.creature, c.entersWithMore("+1/+1"))), relic, march],
      "Relic",
      ["March"],
    );
    expect(at.game.objects[newest(at)]?.counters).toEqual({ "+1/+1": 1 });
  });

  test("of a token and of what becomes a copy, too", () => {
    const mirror = sorcery("Mirror", c.create(1, c.copyToken(c.target(c.permanent), ifCreature)));
    const morph = instant(
      "Morph",
      c.becomeCopy(c.every(c.creature), c.target(c.permanent), { except: [ifCreature] }),
    );
    const at = new Play({
      cards: [mirror, morph, bear, relic, giant],
      A: { hand: ["Mirror", "Morph"], battlefield: ["Bear", "Relic", "Giant"] },
    });
    at.play("Mirror", ["Relic"]);
    expect(at.character(newest(at)).types).toEqual(["artifact"]);
    const ids = [at.id("Bear"), at.id("Giant")];
    at.play("Morph", ["Giant"]);
    expect(ids.map((id) => at.character(id).types)).toEqual([
      ["creature", "enchantment"],
      ["creature", "enchantment"],
    ]);
  });
});

describe("707.10: copies of spells", () => {
  const fork = instant("Fork", c.copySpell(c.target(c.spell), { except: [c.becomes("red")] }));

  test("707.9b: with an exception; a copy of the copy has it, too", () => {
    const heal = instant("Heal", c.gainLife(1));
    const again = instant("Again", c.copySpell(c.target(c.spell)));
    const at = new Play({ cards: [fork, heal, again], A: { hand: ["Heal", "Fork", "Again"] } });
    at.cast("Heal").play("Fork", ["Heal"]);
    const copy = at.game.stack.at(-1);
    at.act(at.castAction("Again"));
    at.answer({ is: "choose", chosen: copy ? [{ is: "object", object: copy }] : [] }).settle();
    at.resolve();
    expect(at.game.stack.map((id) => at.character(id).colors)).toEqual([[], ["red"], ["red"]]);
  });

  test("601.2h: it has what was announced, but no mana was spent for it", () => {
    const gold = made(
      "Gold",
      "Instant",
      [
        c.spellAbility(
          c.onlyIf(c.manaSpent("red", "red"), c.gainLife(1)),
          c.onlyIf(c.manaSpent("red"), c.gainLife(10)),
          c.onlyIf(c.manaSpent("green"), c.gainLife(100)),
        ),
      ],
      { cost: "{X}{1}{R}" },
    );
    const at = new Play({
      cards: [fork, gold],
      A: { hand: ["Gold", "Fork"], battlefield: ["Mountain", "2 Forest"] },
    });
    at.cast("Gold", 1).play("Fork", ["Gold"]).resolve();
    expect(at.life(A)).toBe(20);
    expect(at.resolve().life(A)).toBe(130);
  });

  test("400.7d: a permanent knows what was spent for its spell", () => {
    const court = made(
      "Court",
      "Creature — Bear",
      [c.triggered(c.enters(c.thisObject), c.ifSo(c.negate(c.manaSpent("white")), c.loseLife(5)))],
      { cost: "{1}", pt: "1/1" },
    );
    const paidWith = (land: string): Play =>
      new Play({ cards: [court], A: { hand: ["Court"], battlefield: [land] } }).play("Court");
    expect(paidWith("Plains").resolve().life(A)).toBe(20);
    expect(paidWith("Island").resolve().life(A)).toBe(15);
  });
});

describe("707.10e: a copy with a target that is said", () => {
  const onTokens = (...more: CardDefinition[]): Play => {
    const making = made("Making", "Enchantment", [
      c.triggered(
        c.casts(c.you, c.all(c.spell, c.withSingleTargetOf(c.creature))),
        c.inOrder(
          c.create(
            1,
            c.token({ colors: ["red"], types: ["creature"], subtypes: ["Soldier"], pt: "1/1" }),
            { name: "made" },
          ),
          c.copySpell(c.it("spell"), { targeting: c.named("made") }),
        ),
      ),
    ]);
    return new Play({
      cards: [making, bear, ...more],
      A: {
        hand: more.filter(({ types }) => types.includes("instant")).map(({ name }) => name.en),
        battlefield: [
          "Making",
          "Bear",
          ...more.filter(({ types }) => !types.includes("instant")).map(({ name }) => name.en),
        ],
      },
    });
  };

  test("it targets that", () => {
    const grow = instant("Grow", c.untilEndOfTurn(c.target(c.creature), c.gets(3, 3)));
    const at = onTokens(grow).cast("Grow", ["Bear"]).resolve().resolve();
    expect([at.pt("Soldier Token"), at.pt("Bear")]).toEqual(["4/4", "2/2"]);
  });

  test("no copy where that is no legal target", () => {
    const green = instant(
      "Green",
      c.untilEndOfTurn(c.target(c.all(c.creature, c.ofColor("green"))), c.gets(3, 3)),
    );
    const at = onTokens(green).cast("Green", ["Bear"]).resolve();
    expect(at.stack()).toEqual(["Green"]);
    expect(at.happened("copied")).toEqual([]);
  });

  test("for each use of the word", () => {
    const both = instant(
      "Both",
      c.inOrder(
        c.untilEndOfTurn(c.target(c.creature), c.gets(1, 1)),
        c.untilEndOfTurn(c.target(c.creature), c.gets(2, 2)),
      ),
    );
    const at = onTokens(both).cast("Both", ["Bear"], ["Bear"]).resolve().resolve();
    expect(at.pt("Soldier Token")).toBe("4/4");
  });

  test("of several its controller chooses one; 614.16: there are twice as many", () => {
    const grow = instant("Grow", c.untilEndOfTurn(c.target(c.creature), c.gets(3, 3)));
    const twice = made("Twice", "Enchantment", [
      c.replacement(c.createsTokens(c.you), c.changeAmount({ times: 2 })),
    ]);
    const at = onTokens(grow, twice).cast("Grow", ["Bear"]).resolve();
    expect(at.decision).toMatchObject({ is: "choose", player: A, min: 1, max: 1, cr: ["707.10e"] });
    const [, second] = at.all("Soldier Token");
    at.answer({ is: "choose", chosen: second ? [{ is: "object", object: second }] : [] }).resolve();
    expect(at.all("Soldier Token").map((id) => at.character(id).power)).toEqual([1, 4]);
  });
});

describe("614.16: so many times as many tokens", () => {
  const twice = (name: string): CardDefinition =>
    made(name, "Enchantment", [
      c.replacement(c.createsTokens(c.you), c.changeAmount({ times: 2 })),
    ]);
  const raise = sorcery("Raise", c.create(3, c.copyToken(c.target(c.creature))));

  test("two of them make four of each, without a question of order", () => {
    const at = new Play({
      cards: [twice("First"), twice("Second"), raise, bear],
      A: { hand: ["Raise"], battlefield: ["First", "Second", "Bear"] },
    });
    at.play("Raise", ["Bear"]);
    expect(at.all("Bear")).toHaveLength(13);
  });

  test("not of other players'", () => {
    const at = new Play({
      cards: [twice("Theirs"), raise, bear],
      A: { hand: ["Raise"], battlefield: ["Bear"] },
      B: { battlefield: ["Theirs"] },
    });
    at.play("Raise", ["Bear"]);
    expect(at.all("Bear")).toHaveLength(4);
  });

  test("616.1g: before what would change how each of them enters", () => {
    const clone = creature(
      "Clone",
      "0/3",
      c.replacement(
        c.enters(c.thisObject),
        c.enterAsCopy(c.all(c.creature, c.not(c.isNamed("Clone")))),
        { optional: true },
      ),
    );
    const one = sorcery("One", c.create(1, c.copyToken(c.target(c.creature))));
    const at = new Play({
      cards: [twice("Twice"), one, clone, bear, giant],
      A: { hand: ["One"], battlefield: ["Twice", "Clone", "Bear", "Giant"] },
    });
    at.play("One", ["Clone"]).choose(["Bear"]).choose(["Giant"]);
    expect([at.all("Bear"), at.all("Giant")].map((all) => all.length)).toEqual([2, 2]);
  });
});

describe("707.9b: a copy that lacks an ability", () => {
  const drink = c.activated([c.payLife(1)], c.gainLife(2));
  const drake = creature("Drake", "2/2", c.keyword("flying"), c.keyword("vigilance"), drink);

  test.each([
    ["a keyword", c.loses("flying"), ["vigilance", "activated"]],
    ["another ability", c.losesThat(drink), ["flying", "vigilance"]],
  ] as const)("707.9b: %s, and so do copies of the copy", (_name, except, left) => {
    const one = c.target(c.creature);
    const at = new Play({
      cards: [
        drake,
        sorcery("Mirror", c.create(1, c.copyToken(one, except))),
        sorcery("Again", c.create(1, c.copyToken(one))),
      ],
      A: { hand: ["Mirror", "Again"], battlefield: ["Drake"] },
    });
    /** Without what its keywords mean. */
    const abilities = () =>
      at.character(newest(at)).abilities.flatMap(({ ability }) => {
        if (ability.is === "keyword") return [ability.name];
        return ability.is === "activated" ? [ability.is] : [];
      });
    at.play("Mirror", ["Drake"]);
    expect(abilities()).toEqual(left);
    const copy = newest(at);
    at.act(at.castAction("Again"));
    at.answer({ is: "choose", chosen: [{ is: "object", object: copy }] })
      .settle()
      .resolve();
    expect(newest(at)).not.toBe(copy);
    expect(abilities()).toEqual(left);
  });
});

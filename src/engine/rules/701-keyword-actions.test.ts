/** Keyword actions: what the other tests leave (CR 701). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import { artifact, creature, instant, made, Play, sorcery } from "../testing/play.ts";
import { A, B, C } from "../testing/table.ts";

const bear = creature("Bear", "2/2");
const wolf = creature("Wolf", "3/3");
const pup = c.token({ colors: ["green"], types: ["creature"], subtypes: ["Wolf"], pt: "1/1" });

test("701.6b: what was paid for a countered spell isn't given back", () => {
  const dear = made(
    "Dear",
    "Sorcery",
    [c.additionalCost(c.payLife(3)), c.spellAbility(c.draw(1))],
    {
      cost: "{G}",
    },
  );
  const at = new Play({
    cards: [dear, instant("Deny", c.counter(c.target(c.spell)))],
    A: { hand: ["Dear"], battlefield: ["Forest"], library: ["Forest"] },
    B: { hand: ["Deny"] },
  });
  at.cast("Dear").pass().play("Deny", ["Dear"]);
  expect(at.graveyard(A)).toEqual(["Dear"]);
  expect(at.life(A)).toBe(17);
  expect(at.object("Forest").tapped).toBe(true);
  expect(at.hand(A)).toEqual([]);
});

describe("701.7: creating", () => {
  test("701.7a: so many tokens as are said, with what is said of them", () => {
    const at = new Play({ cards: [sorcery("Litter", c.create(3, pup))], A: { hand: ["Litter"] } });
    at.play("Litter");
    expect(at.battlefield()).toEqual(["Wolf Token", "Wolf Token", "Wolf Token"]);
    expect(at.of("Wolf Token")).toMatchObject({ colors: ["green"], power: 1, subtypes: ["Wolf"] });
  });

  test("701.7b: how it enters is decided by what it would be on the battlefield", () => {
    const at = new Play({
      cards: [
        sorcery("Litter", c.create(1, pup)),
        made("Masks", "Enchantment", [
          c.staticAbility(c.every(c.creature), [c.addTypes({ subtypes: ["Elf"] })]),
        ]),
        made("Swamped", "Enchantment", [
          c.replacement(c.enters(c.ofSubtype("Elf")), c.enterTapped),
        ]),
      ],
      A: { hand: ["Litter", "Litter", "Masks"], battlefield: ["Swamped"] },
    });
    at.play("Litter");
    expect(at.object("Wolf Token").tapped).toBeUndefined();
    at.play("Masks").play("Litter");
    const tapped = at.all("Wolf Token").map((id) => at.game.objects[id]?.tapped);
    expect(tapped).toEqual([undefined, true]);
  });
});

test("701.8a, 701.13a: destroyed it goes to its owner's graveyard, exiled from wherever it is to exile", () => {
  const at = new Play({
    cards: [
      bear,
      wolf,
      instant("Kill", c.destroy(c.target(c.creature))),
      instant("Purge", c.exile(c.target(c.all(c.creature, c.inZone("graveyard"))))),
      instant("Banish", c.exile(c.target(c.creature))),
    ],
    A: {
      hand: ["Kill", "Purge", "Banish"],
    },
    B: {
      battlefield: [
        { name: "Bear", controller: A },
        { name: "Wolf", controller: A },
      ],
    },
  });
  at.play("Kill", ["Bear"]);
  expect(at.graveyard(B)).toEqual(["Bear"]);
  at.play("Purge", ["Bear"]).play("Banish", ["Wolf"]);
  expect(at.exile()).toEqual(["Bear", "Wolf"]);
  expect(at.graveyard(B)).toEqual([]);
});

test("701.8c: a regenerated permanent isn't destroyed", () => {
  const at = new Play({
    cards: [
      creature("Troll", "2/2", c.activated([], c.regenerate(c.self))),
      instant("Kill", c.destroy(c.target(c.creature))),
    ],
    A: { hand: ["Kill", "Kill"], battlefield: ["Troll"] },
  });
  at.activate("Troll").resolve().play("Kill", ["Troll"]);
  expect(at.battlefield()).toEqual(["Troll"]);
  at.play("Kill", ["Troll"]);
  expect(at.battlefield()).toEqual([]);
});

describe("701.17: milling", () => {
  const dig = sorcery(
    "Dig",
    c.mill(2, c.you, { name: "milled" }),
    c.putIntoHand(c.named("milled")),
  );

  test("701.17a: from the top of the library into the graveyard", () => {
    const at = new Play({
      cards: [sorcery("Grind", c.mill(2, c.targetPlayer())), bear, wolf],
      A: { hand: ["Grind"] },
      B: { library: ["Bear", "Wolf", "Forest"] },
    });
    at.play("Grind", ["B"]);
    expect(at.graveyard(B)).toEqual(["Bear", "Wolf"]);
    expect(at.library(B)).toEqual(["Forest"]);
  });

  test("701.17c: a milled card is found in the public zone where it went, be it exile", () => {
    const tomb = made("Tomb", "Enchantment", [
      c.replacement(c.putIntoGraveyardFrom(c.card), c.goTo("exile", "graveyard")),
    ]);
    const at = (more: readonly string[]): Play =>
      new Play({
        cards: [dig, tomb, bear, wolf],
        A: { hand: ["Dig"], battlefield: more, library: ["Forest", "Bear", "Wolf"] },
      });
    const plain = at([]).play("Dig");
    expect(plain.hand(A)).toEqual(["Forest", "Bear"]);
    expect(plain.graveyard(A)).toEqual(["Dig"]);
    const exiled = at(["Tomb"]).play("Dig");
    expect(exiled.hand(A)).toEqual(["Forest", "Bear"]);
    expect(exiled.exile()).toEqual(["Dig"]);
  });
});

describe("701.20: revealing and looking", () => {
  const herald = artifact("Herald", c.triggered(c.reveals(c.anyPlayer), c.gainLife(1)));
  const at = (...effects: Parameters<typeof sorcery>[1][]): Play =>
    new Play({
      cards: [sorcery("Peek", ...effects), herald, bear],
      A: { hand: ["Peek"], battlefield: ["Herald"], library: ["Bear", "Forest"] },
    }).play("Peek");

  test("701.20b: what is revealed stays where it is", () => {
    const shown = at(c.reveal(c.topOfLibrary(1)));
    expect(shown.library(A)).toEqual(["Bear", "Forest"]);
    expect(shown.names(shown.happened("revealed")[0]?.objects ?? [])).toEqual(["Bear"]);
  });

  test("701.20c: what is revealed may be revealed again", () => {
    const shown = at(c.reveal(c.topOfLibrary(1)), c.reveal(c.topOfLibrary(2)));
    const names = shown.happened("revealed").map(({ objects }) => shown.names(objects));
    expect(names).toEqual([["Bear"], ["Bear", "Forest"]]);
  });

  test("701.20e: who looks at a card sees it alone; it is not revealed", () => {
    const seen = at(c.lookAt(c.topOfLibrary(1)));
    expect(seen.happened("lookedAt")).toMatchObject([{ player: A }]);
    expect(seen.happened("revealed")).toEqual([]);
    expect(seen.triggers("Herald")).toBe(0);
    expect(seen.library(A)).toEqual(["Bear", "Forest"]);
  });
});

describe("701.23: searching", () => {
  test("701.23e: what is found is not shown unless the text says so", () => {
    const find = (reveal: boolean): Play =>
      new Play({
        cards: [
          sorcery(
            "Find",
            c.search({ filter: c.creature, name: "it", ...(reveal && { reveal: true }) }),
            c.putIntoHand(c.named("it")),
            c.shuffle(),
          ),
          bear,
        ],
        A: { hand: ["Find"], library: ["Forest", "Bear", "Forest"] },
      })
        .cast("Find")
        .resolve()
        .choose(["Bear"])
        .chance();
    expect(find(true).happened("revealed")).toHaveLength(1);
    expect(find(false).happened("revealed")).toEqual([]);
    expect(find(false).hand(A)).toEqual(["Bear"]);
  });

  test("701.23g: one may search although nothing can be done with what is found", () => {
    const wish = sorcery(
      "Wish",
      c.may(
        c.you,
        c.inOrder(
          c.search({ filter: c.creature, name: "it" }),
          c.putOntoBattlefield(c.named("it")),
          c.shuffle(),
        ),
      ),
    );
    const at = new Play({
      cards: [wish],
      A: { hand: ["Wish"], library: ["2 Forest"] },
    });
    at.cast("Wish").resolve();
    expect(at.decision).toMatchObject({ is: "confirm", player: A });
    at.choose(true).chance();
    expect(at.happened("searched")).toHaveLength(1);
    expect(at.happened("shuffled")).toHaveLength(1);
  });

  test("701.24b: what is put on top after the shuffle is on top, in the order chosen", () => {
    const dream = sorcery(
      "Dream",
      c.search({ filter: c.card, amount: 2, name: "them" }),
      c.shuffle(),
      c.putOnLibrary(c.named("them"), "top"),
    );
    const at = new Play({
      cards: [dream, bear, wolf],
      A: { hand: ["Dream"], library: ["Forest", "Bear", "Island", "Wolf"] },
    });
    at.cast("Dream").resolve().choose(["Bear", "Wolf"]);
    const { decision } = at;
    if (decision.is !== "chance") throw new Error("Nothing is shuffled.");
    at.answer({ is: "chance", picked: decision.from.toReversed() });
    at.answer({ is: "order", order: [at.id("Wolf"), at.id("Bear")] });
    expect(at.library(A)).toEqual(["Wolf", "Bear", "Island", "Forest"]);
  });

  test.each([[[]], [["Forest"]]] as const)("701.24e: %j is shuffled, too", (library) => {
    const at = new Play({
      cards: [sorcery("Mix", c.shuffle())],
      A: { hand: ["Mix"], library },
    });
    at.play("Mix");
    expect(at.happened("shuffled")).toEqual([{ is: "shuffled", player: A }]);
  });
});

test("701.26b: only what is tapped can be untapped", () => {
  const at = new Play({
    cards: [bear, wolf, instant("Wake", c.untap(c.every(c.creature)))],
    A: { hand: ["Wake"], battlefield: [{ name: "Bear", tapped: true }, "Wolf"] },
  });
  at.play("Wake");
  expect(at.names(at.happened("untapped").map(({ object }) => object))).toEqual(["Bear"]);
});

test("701.30a, b: with an opponent of one's choice; both reveal, and each may put theirs on the bottom", () => {
  const at = new Play({
    cards: [sorcery("Clash", c.clash()), bear, wolf],
    A: { hand: ["Clash"], library: ["Bear", "Forest"] },
    B: { library: ["Island", "Forest"] },
    C: { library: ["Wolf", "Forest"] },
  });
  at.cast("Clash").resolve();
  expect(at.decision).toMatchObject({ is: "option", player: A });
  at.pick({ is: "defender", defender: { is: "player", player: C } });
  const shown = at.happened("revealed").flatMap(({ objects }) => at.names(objects));
  expect(shown).toEqual(["Bear", "Wolf"]);
  expect(at.decision).toMatchObject({ is: "choose", player: A, min: 0 });
  at.choose(["Bear"]);
  expect(at.decision).toMatchObject({ is: "choose", player: C, min: 0 });
  at.choose([]);
  expect([at.library(A), at.library(B), at.library(C)]).toEqual([
    ["Forest", "Bear"],
    ["Island", "Forest"],
    ["Wolf", "Forest"],
  ]);
});

test("701.37a: so many counters once; a monstrous permanent gets none", () => {
  const at = new Play({
    cards: [creature("Hydra", "1/1", c.activated([], c.monstrosity(3)))],
    A: { battlefield: ["Hydra"] },
  });
  at.activate("Hydra").activate("Hydra").resolve();
  expect(at.counters("Hydra")).toEqual({ "+1/+1": 3 });
  expect(at.object("Hydra").designations).toEqual(["monstrous"]);
  at.resolve();
  expect(at.counters("Hydra")).toEqual({ "+1/+1": 3 });
});

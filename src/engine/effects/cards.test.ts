/** Cards in hands, libraries and graveyards (CR 121, 701.9, 701.17, 701.20, 701.22–701.24, 401). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import { artifact, creature, instant, Play, sorcery } from "../testing/play.ts";
import { A, B, C } from "../testing/table.ts";

const bear = creature("Bear", "2/2");
const lands = ["Island", "Forest", "Swamp", "Plains", "Mountain"];

describe("608.2d: what was revealed, and the rest of it", () => {
  test("608.2c, 608.2d: all that fit go one way, and the rest another", () => {
    const seen = c.among(c.named("seen"));
    const lands = c.all(seen, c.card, c.land);
    const sift = sorcery(
      "Sift",
      c.reveal(c.topOfLibrary(3), { name: "seen" }),
      c.putIntoHand(c.every(lands)),
      c.putIntoGraveyard(c.every(c.all(seen, c.not(lands)))),
    );
    const at = new Play({
      cards: [sift],
      A: { hand: ["Sift"], library: ["Forest", "Shock", "Island", "Swamp"] },
    });
    at.play("Sift");
    expect(at.hand(A)).toEqual(["Forest", "Island"]);
    expect(at.graveyard(A)).toEqual(expect.arrayContaining(["Shock", "Sift"]));
    expect(at.library(A)).toEqual(["Swamp"]);
  });
});

describe("121: drawing", () => {
  test("121.2c: the active player draws first, each card by itself", () => {
    const at = new Play({
      cards: [sorcery("Wheel", c.draw(2, c.eachPlayer))],
      A: { hand: ["Wheel"], library: lands },
      B: { library: lands },
    });
    at.play("Wheel");
    const drawn = at.happened("moved").filter(({ how }) => how === "draw");
    expect(drawn.map(({ player }) => player)).toEqual([A, A, B, B]);
  });

  test("121.5: putting into hand is not drawing", () => {
    const glad = artifact("Glad", c.triggered(c.draws(c.you), c.gainLife(1)));
    const at = new Play({
      cards: [glad, sorcery("Take", c.putIntoHand(c.topOfLibrary(2)))],
      A: { hand: ["Take"], battlefield: ["Glad"], library: lands },
    });
    at.play("Take");
    expect(at.hand(A)).toEqual(["Island", "Forest"]);
    expect(at.triggers("Glad")).toBe(0);
  });

  test("704.5b, 121.4: an empty library", () => {
    const at = new Play({
      cards: [sorcery("Wheel", c.draw(1, c.eachPlayer))],
      A: { hand: ["Wheel"], library: lands },
    });
    expect(at.play("Wheel").game.result).toEqual({ winner: A });
  });
});

describe("701.9: discarding", () => {
  test("101.4, 701.9b: opponents choose from the active player on, and discard at once", () => {
    const at = new Play({
      cards: [instant("Specter", c.discard(1, c.eachOpponent))],
      active: "C",
      A: { hand: ["Specter"] },
      B: { hand: ["Forest", "Island"] },
      C: { hand: ["Forest", "Island"] },
    });
    at.pass().cast("Specter").resolve();
    expect(at.decision.player).toBe(C);
    at.choose(["Island"]);
    expect(at.happened("moved").filter(({ how }) => how === "discard")).toEqual([]);
    expect(at.decision.player).toBe(B);
    at.choose(["Forest"]);
    const discarded = at.happened("moved").filter(({ how }) => how === "discard");
    expect(discarded.map(({ player }) => player)).toEqual([C, B]);
  });

  test("608.2e, 101.4: all choose in APNAP order, then all is discarded at once", () => {
    const rack = artifact("Rack", c.triggered(c.discards(c.anyPlayer), c.gainLife(1)));
    const at = new Play({
      cards: [rack, sorcery("Pox", c.discard(1, c.eachPlayer))],
      A: { hand: ["Pox", "Island", "Forest"], battlefield: ["Rack"] },
      B: { hand: ["Swamp", "Plains"] },
    });
    at.play("Pox");
    expect(at.decision.player).toBe(A);
    at.choose(["Forest"]);
    expect(at.graveyard(A)).toEqual([]);
    expect(at.decision.player).toBe(B);
    at.choose(["Swamp"]).choose(["Rack", "Rack"]);
    expect(at.graveyard(B)).toEqual(["Swamp"]);
    expect(at.triggers("Rack")).toBe(2);
  });

  test("701.9b: at random, chance decides", () => {
    const at = new Play({
      cards: [sorcery("Hymn", c.discard(2, c.anOpponent, { random: true }))],
      A: { hand: ["Hymn"] },
      B: { hand: lands },
    });
    at.play("Hymn");
    expect(at.decision).toMatchObject({ is: "chance", purpose: { is: "random" }, count: 2 });
    at.chance();
    expect(at.graveyard(B)).toEqual(["Island", "Forest"]);
  });

  test("701.9b: all of a hand needs no chance; no more than there is", () => {
    const at = new Play({
      cards: [sorcery("Hymn", c.discard(3, c.anOpponent, { random: true }))],
      A: { hand: ["Hymn"] },
      B: { hand: ["Island", "Forest"] },
    });
    expect(at.play("Hymn").graveyard(B)).toEqual(["Island", "Forest"]);
  });

  test("608.2c: 'up to', and as many as were discarded", () => {
    const at = new Play({
      cards: [
        sorcery(
          "Cycle",
          c.inOrder(
            c.discard(3, c.you, { upTo: true, name: "them" }),
            c.draw(c.howMany(c.named("them"))),
          ),
        ),
      ],
      A: { hand: ["Cycle", "Island", "Forest", "Swamp"], library: lands },
    });
    at.play("Cycle").choose(["Island", "Forest"]);
    expect(at.hand(A)).toEqual(["Swamp", "Island", "Forest"]);
  });

  test("701.9a: only from a hand", () => {
    const at = new Play({
      cards: [sorcery("Odd", c.discardThose(c.topOfLibrary()))],
      A: { hand: ["Odd"], library: lands },
    });
    expect(at.play("Odd").library(A)).toEqual(lands);
  });
});

describe("701.17: milling", () => {
  test("701.17b: no more than there are; they are found later", () => {
    const at = new Play({
      cards: [
        sorcery(
          "Grind",
          c.inOrder(
            c.mill(3, c.anOpponent, { name: "them" }),
            c.gainLife(c.howMany(c.named("them"))),
          ),
        ),
      ],
      A: { hand: ["Grind"] },
      B: { library: ["Island", "Forest"] },
    });
    at.play("Grind");
    expect(at.graveyard(B)).toEqual(["Island", "Forest"]);
    expect(at.life(A)).toBe(22);
    expect(at.game.result).toBeNull();
  });
});

describe("701.25: surveilling", () => {
  const surveil = (amount: number): Play =>
    new Play({
      cards: [sorcery("Spy", c.surveil(amount))],
      A: { hand: ["Spy"], library: lands },
    }).play("Spy");

  test("701.25a: some into the graveyard, the rest on top, in any order", () => {
    const at = surveil(3).choose(["Forest"]);
    const { decision } = at;
    if (decision.is !== "order") throw new Error(`Asked for ${decision.is}.`);
    at.answer({ is: "order", order: decision.items.toReversed() });
    const left = lands.slice(0, 3).filter((name) => name !== "Forest");
    expect(at.library(A)).toEqual([...left.toReversed(), ...lands.slice(3)]);
    expect(at.graveyard(A)).toContain("Forest");
    expect(at.happened("surveiled")).toMatchObject([{ top: 2, graveyard: 1 }]);
  });

  test("701.25a: none of them, and the top as it was", () => {
    const at = surveil(1).choose([]);
    expect(at.library(A)).toEqual(lands);
    expect(at.happened("surveiled")).toMatchObject([{ top: 1, graveyard: 0 }]);
  });

  test("701.25c: surveil 0 is no surveilling", () => {
    expect(surveil(0).happened("surveiled")).toEqual([]);
  });
});

describe("701.22: scrying", () => {
  const scry = (amount: number): Play =>
    new Play({
      cards: [sorcery("Scry", c.scry(amount))],
      A: { hand: ["Scry"], library: lands },
    }).play("Scry");
  const order = (at: Play, ...names: string[]): Play => {
    const { decision } = at;
    if (decision.is !== "order") throw new Error(`Asked for ${decision.is}.`);
    const ids = names.flatMap((name) => decision.items.find((id) => at.nameOf(id) === name) ?? []);
    return at.answer({ is: "order", order: ids });
  };

  test("701.22a: some to the bottom, the rest on top, in any order", () => {
    const at = scry(4).choose(["Island", "Swamp"]);
    order(at, "Swamp", "Island");
    order(at, "Plains", "Forest");
    expect(at.library(A)).toEqual(["Plains", "Forest", "Mountain", "Swamp", "Island"]);
    expect(at.happened("scried")).toMatchObject([{ top: 2, bottom: 2 }]);
  });

  test("701.22b: scry 0 is no scrying", () => {
    expect(scry(0).happened("scried")).toEqual([]);
  });

  test("701.22c: several look together, decide in APNAP order, then all moves", () => {
    const at = new Play({
      cards: [sorcery("Omen", c.scry(1, c.eachPlayer))],
      A: { hand: ["Omen"], library: lands },
      B: { library: lands },
    });
    at.play("Omen").choose(["Island"]);
    expect(at.library(A)).toEqual(lands);
    at.choose([]);
    expect(at.library(A).at(-1)).toBe("Island");
    expect(at.library(B)).toEqual(lands);
  });
});

describe("701.23, 701.24: searching and shuffling", () => {
  const fetch = (filter: Parameters<typeof c.search>[0]["filter"]): Play =>
    new Play({
      cards: [
        sorcery(
          "Fetch",
          c.inOrder(
            c.search({ filter, name: "it", reveal: true }),
            c.putIntoHand(c.named("it")),
            c.shuffle(),
          ),
        ),
        bear,
      ],
      A: { hand: ["Fetch"], library: ["Island", "Bear", "Forest"] },
    }).play("Fetch");

  test("701.23b: what has a quality need not be found", () => {
    const at = fetch(c.all(c.creature, c.inZone("library")));
    expect(at.decision).toMatchObject({ min: 0, max: 1, from: [{}] });
    at.choose([]).chance();
    expect(at.hand(A)).toEqual([]);
    expect(at.happened("shuffled")).toHaveLength(1);
  });

  test("701.23d: 'a card' must be found", () => {
    const at = fetch(c.all(c.card, c.inZone("library")));
    expect(at.decision).toMatchObject({ min: 1, max: 1 });
    at.choose(["Bear"]).chance();
    expect(at.hand(A)).toEqual(["Bear"]);
    expect(at.happened("revealed")).toHaveLength(1);
  });

  test("701.24a: chance gives the order", () => {
    const at = fetch(c.all(c.card, c.inZone("library"))).choose(["Bear"]);
    const { decision } = at;
    if (decision.is !== "chance") throw new Error("Chance decides.");
    const objects = decision.from.toReversed();
    at.answer({ is: "chance", picked: objects });
    expect(at.library(A)).toEqual(["Forest", "Island"]);
  });

  test("701.24c: the library is shuffled although the card isn't there any more", () => {
    const seed = creature("Seed", "1/1", c.activated([c.sacrificeThis], c.shuffleInto(c.self)));
    const at = new Play({
      cards: [seed],
      A: { battlefield: ["Seed"], library: ["Island", "Forest"] },
    });
    at.activate("Seed").resolve().chance();
    expect(at.zone("Seed")).toBe("graveyard");
  });

  test.each([
    ["gone it isn't shuffled", [c.sacrificeThis], "act"],
    ["there it is", [], "chance"],
  ] as const)("701.16c of 2014: with the card %s", (_, cost, next) => {
    const seed = creature("Seed", "1/1", c.activated(cost, c.shuffleInto(c.self)));
    const at = new Play({
      cards: [seed],
      otherwise: { shufflingIn: "ifAnyArrives" },
      A: { battlefield: ["Seed"], library: ["Island", "Forest"] },
    });
    expect(at.activate("Seed").resolve().decision.is).toBe(next);
  });

  test.each([
    ["both are replaced: it isn't shuffled", ["Seed", "Bear"], "act"],
    ["one of two arrives: it is", ["Seed"], "chance"],
  ] as const)("701.16c–d of 2014: %s", (_, exiled, next) => {
    const seed = creature("Seed", "1/1", c.activated([], c.shuffleInto(c.every(c.creature))));
    const grave = artifact(
      "Grave",
      ...exiled.map((name) => c.replacement(c.leaves(c.isNamed(name)), c.goTo("exile", "library"))),
    );
    const at = new Play({
      cards: [seed, creature("Bear", "2/2"), grave],
      otherwise: { shufflingIn: "ifAnyArrives" },
      A: { battlefield: ["Seed", "Bear", "Grave"], library: ["Island", "Forest"] },
    });
    expect(at.activate("Seed").resolve().decision.is).toBe(next);
  });

  test("701.24d: nor need there be anything to shuffle into it", () => {
    const at = new Play({
      cards: [sorcery("Recall", c.shuffleInto(c.zoneOf("graveyard", c.anOpponent)))],
      A: { hand: ["Recall"] },
      B: { library: ["Island", "Forest"] },
    });
    expect(at.play("Recall").decision).toMatchObject({ is: "chance", player: B });
  });

  test("701.16e of 2014: nor did a set need to have anything in it", () => {
    const at = new Play({
      cards: [sorcery("Recall", c.shuffleInto(c.zoneOf("graveyard", c.anOpponent)))],
      otherwise: { shufflingIn: "ifAnyArrives" },
      A: { hand: ["Recall"] },
      B: { library: ["Island", "Forest"] },
    });
    expect(at.play("Recall").decision).toMatchObject({ is: "chance", player: B });
  });
});

describe("401.4, 701.20: putting into libraries and revealing", () => {
  test("401.4: the owner arranges what goes there at once", () => {
    const at = new Play({
      cards: [sorcery("Tuck", c.putOnLibrary(c.zoneOf("hand", c.anOpponent), "top"))],
      A: { hand: ["Tuck"] },
      B: { hand: ["Island", "Forest"], library: ["Swamp"] },
    });
    at.play("Tuck");
    expect(at.decision).toMatchObject({ is: "order", player: B });
    at.answer({ is: "order", order: at.asked("order").items.toReversed() });
    expect(at.library(B)).toEqual(["Forest", "Island", "Swamp"]);
  });

  test("701.20a, 608.2c: look at the top cards, take one, the rest on the bottom", () => {
    const peek = sorcery(
      "Peek",
      c.inOrder(
        c.lookAt(c.topOfLibrary(3), { name: "seen" }),
        c.choose("one", 1, c.all(c.inZone("library"), c.among(c.named("seen")))),
        c.putIntoHand(c.named("one")),
        c.putOnLibrary(c.every(c.all(c.inZone("library"), c.among(c.named("seen")))), "bottom"),
      ),
    );
    const at = new Play({ cards: [peek], A: { hand: ["Peek"], library: lands } });
    at.play("Peek").choose(["Forest"]);
    at.answer({ is: "order", order: at.asked("order").items });
    expect(at.hand(A)).toEqual(["Forest"]);
    expect(at.library(A)).toEqual(["Plains", "Mountain", "Island", "Swamp"]);
  });

  test("608.2e: each player chooses, and the text speaks of all that was chosen", () => {
    const cataclysm = sorcery(
      "Cataclysm",
      c.inOrder(
        c.choose("kept", 1, c.all(c.creature, c.controlledBy(c.thePlayer)), c.eachPlayer),
        c.destroy(c.every(c.all(c.creature, c.not(c.among(c.named("kept")))))),
      ),
    );
    const at = new Play({
      cards: [cataclysm, bear, creature("Cub", "1/1")],
      A: { hand: ["Cataclysm"], battlefield: ["Bear", "Cub"] },
      B: { battlefield: ["Bear", "Cub"] },
    });
    at.play("Cataclysm").choose(["Cub"]).choose(["Bear"]);
    expect(at.battlefield()).toEqual(["Cub", "Bear"]);
  });
});

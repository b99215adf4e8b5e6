/** What is done to permanents (CR 701, 122, 705). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import type { Effect, Filter, Player } from "../../language/schema.ts";
import type { PlayerId } from "../ids.ts";
import { artifact, creature, instant, made, Play, sorcery } from "../testing/play.ts";
import { A, B, C } from "../testing/table.ts";

const bear = creature("Bear", "2/2");
const cub = creature("Cub", "1/1");

describe("701.21: sacrificing", () => {
  test("101.4, 608.2e: chosen in APNAP order, sacrificed at the same time", () => {
    const mourner = creature(
      "Mourner",
      "1/1",
      c.triggered(c.dies(c.all(c.creature, c.other)), c.gainLife(1)),
    );
    const at = new Play({
      cards: [mourner, bear, cub, sorcery("Edict", c.sacrificeChosen(1, c.creature, c.eachPlayer))],
      A: { hand: ["Edict"], battlefield: ["Mourner", "Cub"] },
      B: { battlefield: ["Bear", "Cub"] },
    });
    at.play("Edict").choose(["Mourner"]);
    expect(at.battlefield()).toHaveLength(4);
    expect(at.decision.player).toBe(B);
    at.choose(["Bear"]);
    // It saw what was sacrificed together with it.
    expect(at.triggers("Mourner")).toBe(1);
    expect(
      at
        .happened("moved")
        .filter(({ how }) => how === "sacrifice")
        .map(({ player }) => player),
    ).toEqual([A, B]);
  });

  test.each([
    [1, ["Bear"], true],
    [2, [], false],
    [3, [], false],
  ])(
    "608.2d: %i of two: only where something is left to choose one is asked",
    (amount, left, asks) => {
      const at = new Play({
        cards: [bear, cub, sorcery("Edict", c.sacrificeChosen(amount, c.creature, c.eachOpponent))],
        A: { hand: ["Edict"] },
        B: { battlefield: ["Bear", "Cub"] },
      });
      at.play("Edict");
      if (asks) at.choose(["Cub"]);
      const asked = at.happened("answered").filter(({ decision }) => decision.is === "choose");
      expect(asked).toHaveLength(asks ? 1 : 0);
      expect(at.battlefield()).toEqual(left);
    },
  );

  test("800.4a: what was chosen by a player who leaves meanwhile is nobody else's choice", () => {
    const at = new Play({
      cards: [bear, cub, sorcery("Edict", c.sacrificeChosen(1, c.creature, c.eachPlayer))],
      A: { hand: ["Edict"], battlefield: ["Bear", "Cub"] },
      B: { battlefield: ["Bear", "Cub"] },
      C: { battlefield: ["Bear", "Cub"] },
    });
    at.play("Edict").choose(["Bear"]).choose(["Bear"]);
    expect(at.decision.player).toBe(C);
    at.concede(B);
    expect(at.decision).toMatchObject({ is: "choose", player: C });
    at.choose(["Bear"]);
    expect(at.battlefield()).toEqual(["Cub", "Cub"]);
  });

  test.each([[[]], [["Cub"]], [["Bear", "Cub"]]])("107.1c: any number of them: %j", (chosen) => {
    const at = new Play({
      cards: [bear, cub, sorcery("Feast", c.sacrificeChosen(c.anyNumber, c.creature))],
      A: { hand: ["Feast"], battlefield: ["Bear", "Cub"] },
    });
    at.play("Feast").choose(chosen);
    expect(at.graveyard(A)).toEqual([...chosen, "Feast"]);
  });

  test("701.21a: nobody sacrifices what they don't control", () => {
    const at = new Play({
      cards: [bear, sorcery("Odd", c.sacrifice(c.target(c.creature)))],
      A: { hand: ["Odd"] },
      B: { battlefield: ["Bear"] },
    });
    expect(at.play("Odd", ["Bear"]).zone("Bear")).toBe("battlefield");
  });

  test("608.2d: a player with fewer sacrifices what there is", () => {
    const at = new Play({
      cards: [bear, sorcery("Edict", c.sacrificeChosen(2, c.creature, c.eachPlayer))],
      A: { hand: ["Edict"], battlefield: ["Bear"] },
    });
    expect(at.play("Edict").zone("Bear")).toBe("graveyard");
  });
});

describe("608.2h: what a resolution has moved is asked what it was on the battlefield", () => {
  const gone = c.named("gone");
  const all = c.every(c.creature);
  const artifacts = c.untilEndOfTurn(all, c.addTypes({ types: ["artifact"] }));
  const ifArtifact = (...more: readonly Filter[]): Effect =>
    c.ifSo(c.fits(gone, c.all(c.ofType("artifact"), ...more)), c.gainLife(1));
  test.each<readonly [string, readonly [number, number], readonly Effect[]]>([
    [
      "its power",
      [24, 20],
      [
        c.sacrificeChosen(1, c.creature, c.eachPlayer, { name: "gone" }),
        c.gainLife(c.powerOf(gone)),
      ],
    ],
    [
      "its counters",
      [22, 20],
      [c.exile(all, { name: "gone" }), c.gainLife(c.countersOn("+1/+1", gone))],
    ],
    [
      "its controller",
      [20, 17],
      [c.destroy(all, { name: "gone" }), c.loseLife(3, c.controllerOf(gone))],
    ],
    ["its types", [21, 20], [artifacts, c.destroy(all, { name: "gone" }), ifArtifact()]],
    ["but the card", [20, 20], [artifacts, c.exile(all, { name: "gone" }), ifArtifact(c.card)]],
  ])("%s", (_, lives, effects) => {
    const bears = { name: "Bear", counters: { "+1/+1": 2 }, controller: B };
    const at = new Play({
      cards: [bear, sorcery("Rite", c.inOrder(...effects))],
      A: { hand: ["Rite"], battlefield: [bears] },
    });
    at.play("Rite");
    expect([at.life(A), at.life(B)]).toEqual(lives);
  });

  test("also in the reflexive ability that it makes", () => {
    const rite = sorcery(
      "Rite",
      c.inOrder(
        c.sacrificeChosen(1, c.creature, c.you, { name: "gone" }),
        c.reflexive(c.damage(c.powerOf(gone), c.toPlayer(c.eachOpponent))),
      ),
    );
    const at = new Play({
      cards: [bear, rite],
      A: { hand: ["Rite"], battlefield: [{ name: "Bear", counters: { "+1/+1": 2 } }] },
    });
    at.play("Rite").resolve();
    expect(at.life(B)).toBe(16);
  });
});

describe("110.2a: putting onto the battlefield", () => {
  test("110.2a: under the control of who is told to, unless the text says otherwise", () => {
    const steal = sorcery(
      "Steal",
      c.returnToBattlefield(c.target(c.all(c.creature, c.inZone("graveyard")))),
    );
    const fair = sorcery(
      "Fair",
      c.returnToBattlefield(c.target(c.all(c.creature, c.inZone("graveyard"))), {
        under: c.ownerOf(c.thatTarget(0)),
        tapped: true,
      }),
    );
    const at = new Play({
      cards: [bear, cub, steal, fair],
      A: { hand: ["Steal", "Fair"] },
      B: { graveyard: ["Bear", "Cub"] },
    });
    at.play("Steal", ["Bear"]).play("Fair", ["Cub"]);
    expect(at.of("Bear").controller).toBe(A);
    expect(at.of("Cub").controller).toBe(B);
    expect(at.object("Cub").tapped).toBe(true);
  });

  test.each<readonly [string, Player, Player, readonly boolean[], readonly (readonly string[])[]]>([
    ["each player", c.eachPlayer, c.eachPlayer, [true, true], [["Bear"], ["Cub"]]],
    ["an opponent", c.anOpponent, c.thePlayer, [true], [[], ["Cub"]]],
  ])("110.2a: who may do it does it for themselves: %s", (_, who, them, answers, found) => {
    const theirs = c.every(c.all(c.creature, c.inZone("graveyard", who)));
    const rise = sorcery("Rise", c.may(who, c.putOntoBattlefield(theirs, { who: them })));
    const at = new Play({
      cards: [bear, cub, rise],
      A: { hand: ["Rise"], graveyard: ["Bear"] },
      B: { graveyard: ["Cub"] },
    });
    at.play("Rise").choices(answers);
    const of = (player: PlayerId) =>
      at.names(at.game.battlefield.filter((id) => at.character(id).controller === player));
    expect([of(A), of(B)]).toEqual(found);
  });
});

describe("122: counters", () => {
  const move = sorcery("Move", c.moveCounters("+1/+1", c.target(c.creature), c.target(c.creature)));
  const moving = (from: string, onto: string): Play =>
    new Play({
      cards: [bear, cub, move],
      A: {
        hand: ["Move"],
        battlefield: [{ name: "Bear", counters: { "+1/+1": 3 } }, "Cub"],
      },
    }).play("Move", [from], [onto]);

  test("122.5: any number of them are removed and put", () => {
    const at = moving("Bear", "Cub").choose(2);
    expect([at.counters("Bear"), at.counters("Cub")]).toEqual([{ "+1/+1": 1 }, { "+1/+1": 2 }]);
    expect(at.happened("countersRemoved")).toHaveLength(1);
  });

  test("122.5: none are there, or it is the same object: nothing moves", () => {
    expect(moving("Cub", "Bear").decision.is).toBe("act");
    expect(moving("Bear", "Bear").counters("Bear")).toEqual({ "+1/+1": 3 });
  });

  test("122.1: of every kind, all of them", () => {
    const at = new Play({
      cards: [bear, sorcery("Strip", c.removeCounters(c.every(c.creature)))],
      A: { hand: ["Strip"], battlefield: [{ name: "Bear", counters: { "+1/+1": 2, charge: 1 } }] },
    });
    expect(at.play("Strip").counters("Bear")).toEqual({});
  });

  test("701.37: monstrosity once; its X is known to what it triggers", () => {
    const hydra = creature(
      "Hydra",
      "1/1",
      c.activated([c.mana("{X}")], c.monstrosity(c.x)),
      c.triggered(c.becomesMonstrous(), c.gainLife(c.x)),
    );
    const at = new Play({ cards: [hydra], A: { battlefield: ["Hydra", "4 Forest"] } });
    at.activate("Hydra", 3).resolve();
    expect(at.counters("Hydra")).toEqual({ "+1/+1": 3 });
    expect(at.object("Hydra").designations).toEqual(["monstrous"]);
    at.resolve();
    expect(at.life(A)).toBe(23);
    at.activate("Hydra", 1).resolve();
    expect(at.counters("Hydra")).toEqual({ "+1/+1": 3 });
  });
});

describe("701.3: attaching", () => {
  const sword = made("Sword", "Artifact — Equipment", [
    c.staticAbility(c.self, [c.equips(c.creature)]),
    c.staticAbility(c.attached, [c.gets(1, 0)]),
    c.activated([], c.attach(c.self, c.target(c.creature))),
  ]);

  test("701.3a, 613.7e: it moves, with a new timestamp", () => {
    const at = new Play({
      cards: [sword, bear, cub],
      A: { battlefield: [{ name: "Sword", on: "Bear" }, "Bear", "Cub"] },
    });
    const before = at.object("Sword").timestamp;
    at.activate("Sword", ["Cub"]).resolve();
    expect([at.pt("Bear"), at.pt("Cub")]).toEqual(["2/2", "2/1"]);
    expect(at.object("Sword").timestamp).toBeGreaterThan(before);
  });

  test("701.3b: to what it is attached to already nothing happens", () => {
    const at = new Play({
      cards: [sword, bear],
      A: { battlefield: [{ name: "Sword", on: "Bear" }, "Bear"] },
    });
    at.activate("Sword", ["Bear"]).resolve();
    expect(at.happened("attached")).toEqual([]);
  });
});

describe("701.30: clashing", () => {
  const clash = (aTop: string, bTop: string): Play => {
    const at = new Play({
      cards: [
        bear,
        made("Big", "Sorcery", [], { cost: "{5}" }),
        artifact("Echo", c.triggered(c.clashes(c.anyPlayer, { won: true }), c.draw(0))),
        sorcery("Duel", c.inOrder(c.clash(), c.ifSo(c.wonClash, c.gainLife(3)))),
      ],
      A: { hand: ["Duel"], battlefield: ["Echo"], library: [aTop, "Island"] },
      B: { library: [bTop, "Forest"] },
    });
    return at.play("Duel");
  };

  test("701.30c–d: both reveal, decide in APNAP order, then the cards move; then it has been won", () => {
    const at = clash("Big", "Island");
    expect(at.happened("revealed")).toHaveLength(2);
    expect(at.decision.player).toBe(A);
    at.choose(["Big"]);
    expect(at.library(A)[0]).toBe("Big");
    expect(at.decision.player).toBe(B);
    at.choose([]);
    expect(at.library(A)).toEqual(["Island", "Big"]);
    expect(at.happened("clashed")).toMatchObject([{ player: A, opponent: B, winners: [A] }]);
    expect(at.life(A)).toBe(23);
    const order = at.events
      .map(({ what }) => what.is)
      .filter((is) => ["revealed", "moved", "clashed", "triggered"].includes(is));
    expect(order.slice(order.indexOf("revealed"))).toEqual([
      "revealed",
      "revealed",
      "moved",
      "clashed",
      "triggered",
      "moved",
    ]);
  });

  test("701.30d: nobody wins with the same mana value", () => {
    const at = clash("Big", "Big").choose([]).choose([]);
    expect(at.happened("clashed")).toMatchObject([{ winners: [] }]);
    expect(at.life(A)).toBe(20);
    expect(at.triggers("Echo")).toBe(0);
  });

  test("608.2i: what is asked afterwards is whether they clashed this turn, and won", () => {
    const times = (how = {}) => c.timesHappened(c.clashes(c.you, how));
    const witness = creature(
      "Witness",
      "0/1",
      c.staticAbility(c.self, [c.gets(times(), times({ won: true }))]),
    );
    const at = new Play({
      cards: [witness, sorcery("Duel", c.clash())],
      A: { hand: ["2 Duel"], battlefield: ["Witness"], library: ["Grizzly Bears", "Island"] },
      B: { battlefield: ["Witness"], library: ["Island", "Forest"] },
    });
    at.play("Duel").choose([]).choose([]);
    expect(at.pt("Witness")).toBe("1/2");
    at.play("Duel").choose([]).choose([]);
    expect(at.pt("Witness")).toBe("2/3");
  });
});

describe("705: coins", () => {
  const flip = sorcery("Flip", c.flipCoin({ ifWon: c.gainLife(3), ifLost: c.loseLife(3) }));
  test.each([
    [true, 23],
    [false, 17],
  ])("705.2: won is %s", (won, life) => {
    const at = new Play({ cards: [flip], A: { hand: ["Flip"] } }).play("Flip");
    expect(at.decision).toMatchObject({ is: "chance", purpose: { is: "coin" } });
    expect(at.coin(won).life(A)).toBe(life);
  });

  test("705: until a flip is lost", () => {
    const streak = sorcery("Streak", c.flipUntilLoss(c.gainLife(1)));
    const at = new Play({ cards: [streak], A: { hand: ["Streak"] } }).play("Streak");
    at.coin(true).coin(true).coin(false);
    expect(at.life(A)).toBe(22);
    expect(at.happened("flipped")).toHaveLength(3);
  });
});

describe("701.26, 701.6: tapping and countering", () => {
  test("701.26a: only what is untapped becomes tapped", () => {
    const at = new Play({
      cards: [bear, sorcery("Sleep", c.tap(c.every(c.creature)))],
      A: { hand: ["Sleep"], battlefield: [{ name: "Bear", tapped: true }, "Bear"] },
    });
    at.play("Sleep");
    expect(at.happened("tapped")).toHaveLength(1);
  });

  test("701.6a: a countered ability just ceases; a spell goes to its owner's graveyard", () => {
    const no = instant("No", c.counter(c.every(c.any(c.stackedAbility, c.all(c.spell, c.other)))));
    const pinger = artifact("Pinger", c.activated([], c.loseLife(1)));
    const at = new Play({
      cards: [no, pinger, bear],
      A: { hand: ["Bear", "No"], battlefield: ["Pinger"] },
    });
    at.cast("Bear").activate("Pinger").play("No");
    expect(at.stack()).toEqual([]);
    expect(at.zone("Bear")).toBe("graveyard");
    expect(at.life(A)).toBe(20);
    expect(at.happened("countered")).toHaveLength(2);
  });

  test("101.2: what can't be countered isn't, by a spell that says so for the next one", () => {
    const vow = sorcery(
      "Vow",
      c.establish(
        c.staticAbility(c.every(c.all(c.spell, c.creature, c.controlledBy(c.you))), [
          c.cantBeCountered,
        ]),
        c.endOfTurn,
        { uses: 1 },
      ),
    );
    const no = instant("No", c.counter(c.target(c.spell)));
    const at = new Play({
      cards: [vow, no, bear],
      A: { hand: ["Vow", "Bear", "Bear", "No", "No"] },
    });
    at.play("Vow");
    at.cast("Bear").play("No", ["Bear"]);
    expect(at.stack()).toEqual(["Bear"]);
    at.resolve();
    expect(at.battlefield()).toEqual(["Bear"]);
    at.cast("Bear").play("No", ["Bear"]);
    expect(at.graveyard(A)).toContain("Bear");
  });
});

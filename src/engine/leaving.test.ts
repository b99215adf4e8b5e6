import { describe, expect, test } from "vitest";
import {
  anyTarget,
  creature,
  damage,
  defineCard,
  draw,
  spellAbility,
  toObject,
  triggered,
  you,
} from "../language/build.ts";
import { effectId } from "./ids.ts";
import { lose, win } from "./leaving.ts";
import { bear, control, immortal } from "./testing/cards.ts";
import { A, B, C, D, Table } from "./testing/table.ts";

const lands = { library: ["9 Forest"] };
const mourner = defineCard(["Test Mourner", "試しの弔い", "ためしのとむらい"], {
  type: "Enchantment",
  text: [triggered({ is: "leaves", what: creature }, draw(1))],
});
const bolt = defineCard(["Test Bolt", "試しの稲妻", "ためしのいなずま"], {
  cost: "{0}",
  type: "Instant",
  text: [spellAbility(damage(3, toObject(anyTarget)))],
});
const study = defineCard(["Test Study", "試しの研究", "ためしのけんきゅう"], {
  cost: "{0}",
  type: "Instant",
  text: [spellAbility(draw(2))],
});
const cards = [bear, control, mourner, immortal, bolt, study];
const three = { A: lands, B: lands, C: lands };
const four = { ...three, D: lands };
const effect = { is: "object", object: "o1" } as never;

describe("104: winning and losing", () => {
  test("104.3a, 104.2a: a player concedes at any time, and the last one left wins", () => {
    const table = new Table({ A: lands, B: lands }).concede(A);
    expect(table.game.result).toEqual({ winner: B });
    expect(table.happened("lost")).toEqual([{ is: "lost", player: A, why: "conceded" }]);
  });

  test("104.2a: with more than two players the game goes on until one is left", () => {
    const table = new Table(three).concede(C);
    expect(table.game.result).toBeNull();
    table.concede(A);
    expect(table.game.result).toEqual({ winner: B });
  });

  test("104.2b: an effect says that a player wins: all others don't", () => {
    const table = new Table(three).change((work) => win(work, B, effect));
    expect(table.game.result).toEqual({ winner: B });
    expect(table.cited("gameEnded")).toEqual(["104.2b"]);
  });

  test("104.3e: an effect says that a player loses", () => {
    const table = new Table(three).change((work) =>
      lose(work, [{ player: B, why: "effect" }], effect),
    );
    expect(table.game.result).toBeNull();
    expect(table.happened("leftGame")).toEqual([{ is: "leftGame", player: B }]);
    expect(table.cited("lost")).toEqual(["104.3e"]);
  });

  test("104.5: who has lost doesn't lose again", () => {
    const losing = [{ player: B, why: "effect" }] as const;
    const table = new Table(three).change((work) => lose(work, losing, effect));
    table.change((work) => lose(work, losing, effect));
    expect(table.happened("lost")).toHaveLength(1);
    expect(table.happened("leftGame")).toHaveLength(1);
  });

  test("104.4a: the two who are left lose simultaneously", () => {
    const table = new Table(three).concede(A);
    table.change((work) => {
      work.setPlayer(B, { life: 0 });
      work.setPlayer(C, { life: 0 });
    });
    expect(table.game.result).toEqual({ winner: null });
  });
});

describe("808, 810: teams", () => {
  test("104.3g: a team that doesn't share its life loses when all its players have", () => {
    const table = new Table({ teams: ["AB", "CD"], apart: true, ...four }).concede(C);
    expect(table.game.result).toBeNull();
    table.concede(A).concede(B);
    expect(table.game.result).toEqual({ winner: D });
    expect(table.cited("gameEnded")).toEqual(["104.2c"]);
  });

  test("810.8b: where one concedes the team leaves", () => {
    const table = new Table({ teams: ["AB", "CD"], ...four }).concede(B);
    expect(table.happened("lost")).toMatchObject([
      { player: B, why: "conceded" },
      { player: A, why: "team" },
    ]);
    expect(table.game.result).toEqual({ winner: C });
  });

  test("704.6a, 810.8c: a team at 0 life loses", () => {
    const table = new Table({ teams: ["AB", "CD"], ...four, A: { ...lands, life: 0 } });
    expect(table.life(B)).toBe(0);
    expect(table.game.result).toEqual({ winner: C });
    expect(table.cited("lost").slice(0, 2)).toEqual(["704.6a", "810.8c"]);
  });

  test("810.8a: nobody of a team loses for 0 life if one of them doesn't", () => {
    const table = new Table({
      cards,
      teams: ["AB", "CD"],
      ...four,
      A: { ...lands, life: 0 },
      B: { ...lands, battlefield: ["Test Immortal"] },
    });
    expect(table.game.result).toBeNull();
  });

  test("810.8a: an empty library of one of them is enough", () => {
    const table = new Table({ step: "upkeep", teams: ["AB", "CD"], ...four, B: {} });
    table.pass(4);
    expect(table.game.result).toEqual({ winner: C });
  });

  test("104.4d: all teams lose simultaneously", () => {
    const poor = { ...lands, life: 0 };
    const table = new Table({ teams: ["AB", "CD"], A: poor, B: poor, C: poor, D: poor });
    expect(table.game.result).toEqual({ winner: null });
    expect(table.cited("gameEnded")).toEqual(["104.4d"]);
  });
});

describe("800.4a: leaving the game", () => {
  test("800.4a: all objects that the player owns leave, wherever they are", () => {
    const table = new Table({
      ...three,
      cards,
      B: {
        library: ["Test Bear"],
        hand: ["Test Bear"],
        battlefield: [
          { name: "Test Bear", controller: C },
          { name: "Test Bear", phasedOut: true },
        ],
        graveyard: ["Test Bear"],
        exile: ["Test Bear"],
      },
    }).concede(B);
    expect(table.all("Test Bear")).toEqual([]);
    expect([...table.game.battlefield, ...table.game.exile, ...table.game.phasedOut]).toEqual([]);
    expect([table.library(B), table.hand(B), table.graveyard(B)]).toEqual([[], [], []]);
  });

  test("603.6c: permanents that leave so trigger what waits for that; 702.26k: not phased out", () => {
    const table = new Table({
      ...three,
      cards,
      A: { ...lands, battlefield: ["Test Mourner"] },
      B: { ...lands, battlefield: ["Test Bear", { name: "Test Bear", phasedOut: true }] },
    }).concede(B);
    expect(table.stack()).toEqual(["Test Mourner ability"]);
  });

  test("800.4d: what triggers for the player who leaves is not put on the stack", () => {
    const table = new Table({
      ...three,
      cards,
      B: { ...lands, battlefield: ["Test Bear", "Test Mourner"] },
    }).concede(B);
    expect(table.happened("triggered")).toHaveLength(1);
    expect(table.cited("triggerRemoved")).toEqual(["800.4d"]);
    expect(table.stack()).toEqual([]);
    expect(table.decision).toMatchObject({ is: "act", player: A });
  });

  test("800.4a: effects that give them control end: what they controlled goes back", () => {
    const table = new Table({
      ...three,
      cards,
      A: { ...lands, battlefield: ["Test Bear"], exile: ["Test Control"] },
    });
    const id = table.id("Test Bear");
    table.change((work) =>
      work.set({
        effects: [
          {
            id: effectId(99),
            source: id,
            controller: B,
            timestamp: 99,
            objects: [id],
            changes: [{ is: "gainControl", who: you }],
            until: { is: "forever" },
          },
        ],
      }),
    );
    expect(table.of("Test Bear").controller).toBe(B);
    table.concede(B);
    expect(table.of("Test Bear").controller).toBe(A);
    expect(table.zone("Test Bear")).toBe("battlefield");
    expect(table.happened("controlChanged").at(-1)).toMatchObject({ from: B, to: A });
  });

  test("800.4a: an Aura that gives control leaves with its owner", () => {
    const table = new Table({
      ...three,
      cards,
      A: { ...lands, battlefield: ["Test Bear"] },
      B: { ...lands, battlefield: [{ name: "Test Control", on: "Test Bear" }] },
    });
    expect(table.of("Test Bear").controller).toBe(B);
    table.concede(B);
    expect(table.of("Test Bear").controller).toBe(A);
    expect(table.zone("Test Bear")).toBe("battlefield");
  });

  test("800.4a: if the enchanted creature leaves, the Aura goes to its owner's graveyard", () => {
    const table = new Table({
      ...three,
      cards,
      A: { ...lands, battlefield: ["Test Bear"] },
      B: { ...lands, battlefield: [{ name: "Test Control", on: "Test Bear" }] },
    }).concede(A);
    expect(table.graveyard(B)).toEqual(["Test Control"]);
  });

  test("800.4a: what the player still controls is exiled", () => {
    const table = new Table({
      ...three,
      cards,
      A: { ...lands, battlefield: [{ name: "Test Bear", controller: B }] },
    }).concede(B);
    expect(table.zone("Test Bear")).toBe("exile");
    expect(table.happened("moved").at(-1)).toMatchObject({ how: "exile" });
    expect(table.cited("moved")).toContain("800.4a");
  });

  test("800.4c: what comes back to a player who has left is exiled", () => {
    const table = new Table({
      ...three,
      cards,
      A: {
        ...lands,
        battlefield: [
          { name: "Test Bear", controller: B },
          { name: "Test Control", on: "Test Bear" },
        ],
      },
    }).concede(B);
    expect(table.of("Test Bear").controller).toBe(A);
    const aura = table.id("Test Control");
    table.change((work) => {
      work.clear(aura, "attachedTo");
      work.emit({ is: "unattached", object: aura, from: aura }, effect);
    });
    expect(table.zone("Test Bear")).toBe("exile");
    expect(table.cited("moved")).toContain("800.4c");
    // It is exiled, it doesn't leave the game, and nobody gains control of it.
    expect(table.happened("moved").filter(({ to }) => to.zone === "exile")).toMatchObject([
      { how: "exile" },
    ]);
    expect(table.happened("controlChanged")).toEqual([]);
    // It isn't a state-based action.
    const exiled = table.events.filter(
      ({ what }) => what.is === "moved" && what.to.zone === "exile",
    );
    expect(exiled.map(({ cause }) => cause.is)).toEqual(["turn"]);
  });

  test("800.4a: spells and abilities that the player controls are gone", () => {
    const table = new Table({
      ...three,
      cards,
      A: { ...lands, hand: ["Test Bolt"], battlefield: ["Test Bear", "Test Mourner"] },
    });
    table.cast("Test Bolt", "Test Bear").resolve();
    expect(table.stack()).toEqual(["Test Mourner ability"]);
    const ability = table.game.stack[0];
    table.concede(A);
    expect(table.stack()).toEqual([]);
    expect(table.happened("ceased").map(({ object }) => object)).toEqual([ability]);
    expect(table.game.exile).toEqual([]);
  });

  test("800.4a, 800.4j: priority passes on, and the turn goes on without an active player", () => {
    const table = new Table(three);
    expect(table.decision.player).toBe(A);
    table.concede(A);
    expect(table.decision.player).toBe(B);
    expect(table.game.turn).toMatchObject({ number: 1, active: A, step: "main1" });
    table.pass(2);
    expect(table.game.turn).toMatchObject({ number: 1, step: "beginCombat" });
    table.passUntil(2);
    expect(table.game.turn.active).toBe(B);
  });

  test("800.4j: who has left draws nothing and discards nothing", () => {
    const table = new Table({ ...three, step: "upkeep" }).concede(A);
    table.passUntil("end");
    expect(table.happened("drewFromEmpty")).toEqual([]);
  });

  test("800.4a: who has left draws nothing in another's place either", () => {
    const table = new Table({
      ...three,
      A: { ...lands, hand: ["Plagiarize"], battlefield: ["4 Island"] },
      B: { ...lands, hand: ["Test Study"] },
      cards: [study],
    });
    table.cast("Plagiarize", "B").resolve().concede(A).cast("Test Study").resolve();
    expect(table.happened("drewFromEmpty")).toEqual([]);
    expect(table.hand(B)).toEqual([]);
  });

  test("800.4a: who leaves while asked what replaces their draw draws nothing more", () => {
    const table = new Table({
      ...three,
      A: { ...lands, hand: ["Test Study"] },
      B: { ...lands, hand: ["Plagiarize"], battlefield: ["4 Island"] },
      C: { ...lands, hand: ["Plagiarize"], battlefield: ["4 Island"] },
      cards: [study],
    });
    table.pass().cast("Plagiarize", "A").resolve();
    table.pass(2).cast("Plagiarize", "A").resolve();
    table.cast("Test Study").resolve();
    expect(table.game.decision).toMatchObject({ is: "option", player: A });
    table.concede(A);
    // Nobody is asked in their place (800.4h): there is nothing to replace.
    expect(table.game.decision).toMatchObject({ is: "act", player: B });
    expect([...table.hand(B), ...table.hand(C)]).toEqual([]);
  });

  test("800.4k: the turn order goes on without them", () => {
    const table = new Table(three).concede(B).passUntil(4);
    expect(table.happened("turnBegan").map(({ player }) => player)).toEqual([C, A, C]);
  });

  test("104.5: who loses by a state-based action leaves, and all else happens with it", () => {
    const table = new Table({
      ...three,
      cards,
      A: { ...lands, hand: ["Test Bolt"], battlefield: ["Test Bear"] },
      B: { ...lands, life: 3, battlefield: [{ name: "Test Bear", damage: 1 }] },
    });
    table.cast("Test Bolt", "B").resolve();
    expect(table.game.result).toBeNull();
    expect(table.happened("leftGame")).toEqual([{ is: "leftGame", player: B }]);
    expect(table.game.battlefield).toHaveLength(1);
    expect(table.decision).toMatchObject({ is: "act", player: A });
  });

  test("733.1: taking back a spell doesn't bring back who has left meanwhile", () => {
    const table = new Table({
      ...three,
      cards,
      A: { ...lands, hand: ["Test Bolt"] },
      C: { ...lands, battlefield: ["Test Bear"] },
    });
    table.act(table.castAction("Test Bolt"));
    expect(table.decision).toMatchObject({ is: "choose", purpose: { is: "target" } });
    table.concede(C);
    expect(table.decision).toMatchObject({ is: "choose", from: [{ player: A }, { player: B }] });
    table.cancel();
    expect(table.hand(A)).toEqual(["Test Bolt"]);
    expect(table.all("Test Bear")).toEqual([]);
    expect(table.game.players[2]?.lost).toBe(true);
  });

  test("800.4h: what a rule asks of a player who has left the next one decides", () => {
    const table = new Table(three).concede(B);
    table.change((work) =>
      work.ask(
        { do: "keepOne", by: "legendRule", player: B, objects: [] },
        {
          is: "choose",
          player: B,
          purpose: { is: "legendRule" },
          from: [],
          min: 0,
          max: 0,
          cr: ["704.5j"],
        },
      ),
    );
    expect(table.decision.player).toBe(C);
  });
});

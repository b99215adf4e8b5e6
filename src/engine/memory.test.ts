import { describe, expect, test } from "vitest";
import {
  all,
  controlledBy,
  creature,
  defineCard,
  gets,
  self,
  staticAbility,
  you,
} from "../language/build.ts";
import type { Amount } from "../language/schema.ts";
import { hash } from "./hash.ts";
import { effectId, objectId } from "./ids.ts";
import { prune } from "./memory.ts";
import { phaseOut } from "./phasing.ts";
import { bear, control, growth } from "./testing/cards.ts";
import { castBy } from "./testing/making.ts";
import { Play } from "./testing/play.ts";
import { A, B, Table } from "./testing/table.ts";
import { Work } from "./work.ts";

const lands = { library: ["9 Forest"] };
const died: Amount = {
  is: "timesHappened",
  what: { is: "putIntoGraveyardFrom", what: creature, from: "battlefield" },
  during: "thisTurn",
};
const ghoul = defineCard(["Test Ghoul", "試しの屍", "ためしのしかばね"], {
  type: "Creature — Zombie",
  pt: "1/5",
  text: [staticAbility(self, [gets(died, 0)])],
});
const cards = [bear, ghoul, control, growth];

const kill = (table: Table, name: string): Table =>
  table.change((work) => work.setObject(table.id(name), { damage: 9 }));

describe("what happened in a turn", () => {
  test("a card that asks knows it in that turn, and not in the next", () => {
    const table = new Table({
      cards,
      A: { ...lands, battlefield: ["Test Ghoul", "Test Bear"] },
      B: { ...lands, battlefield: ["Grizzly Bears"] },
    });
    kill(kill(table, "Test Bear"), "Grizzly Bears");
    expect(table.pt("Test Ghoul")).toBe("3/5");
    expect(table.game.thisTurn.events.map(({ is }) => is)).toEqual(["moved", "moved"]);
    table.passUntil(2);
    expect(table.pt("Test Ghoul")).toBe("1/5");
    expect(table.game.lastTurn?.events.length).toBeGreaterThanOrEqual(2);
  });

  test("608.2i: what entered is counted as what it was then, and under whose control", () => {
    const entered: Amount = {
      is: "timesHappened",
      what: { is: "enters", what: all(creature, controlledBy(you)) },
      during: "thisTurn",
    };
    const herald = defineCard(["Test Herald", "試しの使者", "ためしのししゃ"], {
      type: "Enchantment Creature — Zombie",
      pt: "1/5",
      text: [staticAbility(self, [gets(entered, 0)])],
    });
    const table = new Play({
      cards: [herald],
      A: { hand: ["Grizzly Bears", "Leafcrown Dryad"], battlefield: ["Test Herald", "8 Forest"] },
    });
    table.play("Grizzly Bears");
    expect(table.pt("Test Herald")).toBe("2/5");
    table.change((work) => work.setObject(table.id("Grizzly Bears"), { controller: B }));
    expect(table.of("Grizzly Bears").controller).toBe(B);
    expect(table.pt("Test Herald")).toBe("2/5");
    castBy(table, "Leafcrown Dryad", "bestow")
      .choices([["Grizzly Bears"]])
      .resolve();
    kill(table, "Grizzly Bears");
    table.settle();
    expect(table.of("Leafcrown Dryad").types).toContain("creature");
    expect(table.pt("Test Herald")).toBe("2/5");
  });

  test("608.2i: what is counted of the last turn is counted anew when that is another", () => {
    const recaller = defineCard(["Test Recaller", "試しの想起", "ためしのそうき"], {
      type: "Creature — Zombie",
      pt: "1/5",
      text: [staticAbility(self, [gets({ ...died, during: "lastTurn" }, 0)])],
    });
    const table = new Table({
      cards: [recaller, bear],
      A: { ...lands, battlefield: ["Test Recaller", "Test Bear"] },
      B: lands,
    });
    const { events, spellsCast } = kill(table, "Test Bear").game.thisTurn;
    expect(table.pt("Test Recaller")).toBe("1/5");
    table.change((work) => work.set({ lastTurn: { active: A, spellsCast, events } }));
    expect(table.pt("Test Recaller")).toBe("2/5");
  });

  test("where no card asks nothing is written down", () => {
    const table = new Table({ cards, A: { ...lands, battlefield: ["Test Bear"] } });
    expect(kill(table, "Test Bear").game.thisTurn.events).toEqual([]);
  });
});

describe("608.2h, 607.2: what is gone", () => {
  const gone = (): Table => {
    const table = new Table({ cards, A: { ...lands, battlefield: ["Test Bear"] }, B: lands });
    return kill(table, "Test Bear");
  };

  test("608.2h: it is remembered for the turn, then only if something refers to it", () => {
    const table = gone();
    const names = Object.values(table.game.past).map(({ last }) => last.name?.en);
    expect(names).toEqual(["Test Bear"]);
    expect(prune(table.game).past).toEqual({});
    table.passUntil(2);
    expect(table.game.past).toEqual({});
  });

  test("608.2h: an effect keeps what it refers to, and what that refers to", () => {
    const table = gone();
    const [id] = Object.keys(table.game.past) as ReturnType<typeof objectId>[];
    if (!id) throw new Error("Something should be past.");
    const before = objectId(900);
    table.change((work) => {
      const past = work.game.past[id];
      if (!past) throw new Error("It should be past.");
      const object = { ...past.object, attachedTo: before };
      work.set({
        past: { [id]: { ...past, object }, [before]: past, [objectId(901)]: past },
        effects: [
          {
            id: effectId(99),
            source: id,
            controller: A,
            timestamp: 99,
            objects: [],
            changes: [],
            until: { is: "forever" },
          },
        ],
      });
    });
    table.passUntil(2);
    expect(Object.keys(table.game.past).toSorted()).toEqual([before, id].toSorted());
  });

  test("607.2: links of what is gone go with it; those of what is there stay", () => {
    const table = gone();
    const there = table.id("Test Bear");
    const links = { [`${there}:x`]: [objectId(950)], "o951:x": [there] };
    table.change((work) => work.set({ links, linkedPlayers: { "o951:who": [B] } }));
    table.passUntil(2);
    expect(table.game.links).toEqual({ [`${there}:x`]: [objectId(950)] });
    expect(table.game.linkedPlayers).toEqual({});
  });
});

describe("changes of control", () => {
  const stolen = (): Table =>
    new Table({
      cards,
      step: "declareAttackers",
      A: { ...lands, battlefield: ["Test Bear", "Grizzly Bears"] },
      B: { ...lands, battlefield: [{ name: "Test Control", on: "Grizzly Bears" }] },
    });

  test("302.6, 506.4: with a new controller it is removed from combat and has come newly", () => {
    const table = stolen().choose(["Test Bear"]);
    const aura = table.id("Test Control");
    const bearId = table.id("Test Bear");
    table.change((work) => {
      work.setObject(aura, { attachedTo: bearId });
      work.emit({ is: "attached", object: aura, to: bearId }, { is: "turn" });
    });
    expect(table.happened("controlChanged")).toMatchObject([
      { object: bearId, from: A, to: B },
      { object: table.id("Grizzly Bears"), from: B, to: A },
    ]);
    expect(table.game.objects[bearId]).toMatchObject({ recent: true });
    expect(table.game.objects[bearId]?.attacking).toBeUndefined();
    expect(table.happened("removedFromCombat")).toEqual([
      { is: "removedFromCombat", objects: [bearId] },
    ]);
  });
});

describe("hashes", () => {
  test("702.26: whether something is phased out is part of the position", () => {
    const table = new Table({ cards, A: { battlefield: ["Test Bear"] } });
    const before = hash(table.game);
    table.change((work) => phaseOut(work, [table.id("Test Bear")], { is: "turn" }));
    expect(hash(table.game)).not.toBe(before);
  });

  test("613.7: of timestamps, also that of transforming, only the order counts", () => {
    const table = new Table({ cards, A: { battlefield: ["Test Bear", "Test Ghoul"] } });
    const [one, other] = table.game.battlefield;
    const stamped = (first: number, second: number): string => {
      const work = new Work(table.game);
      if (one) work.setObject(one, { timestamp: first, turnedOver: first });
      if (other) work.setObject(other, { timestamp: second });
      return hash(work.game);
    };
    expect(stamped(900, 901)).toBe(stamped(950, 980));
    expect(stamped(900, 901)).not.toBe(stamped(901, 900));
  });

  test("420.5e of 2002: so it is of the times since when there have been legends", () => {
    const table = new Table({ cards, A: { battlefield: ["Test Bear", "Test Ghoul"] } });
    const [one, other] = table.game.battlefield;
    const since = (first: number, second: number): string => {
      const work = new Work(table.game);
      if (one) work.setObject(one, { legendSince: first });
      if (other) work.setObject(other, { legendSince: second });
      return hash(work.game);
    };
    expect(since(900, 901)).toBe(since(950, 980));
    expect(since(900, 901)).not.toBe(since(901, 900));
    expect(since(900, 901)).not.toBe(since(900, 900));
  });

  test("731.1: so is whether it is day or night; how often players passed is not", () => {
    const day = new Table({ time: "day" }).game;
    expect(hash(day)).not.toBe(hash(new Table({ time: "night" }).game));
    expect(hash({ ...day, lap: { count: 50 } })).toBe(hash(day));
  });

  test("611.2: effects count with what their resolution knew, whatever it is called", () => {
    const table = new Table({ cards, A: { battlefield: ["Test Bear"], hand: ["Test Growth"] } });
    table.cast("Test Growth").resolve();
    const frame = (x: number, number: number) =>
      table.game.effects.map((effect) => ({
        ...effect,
        frame: {
          object: objectId(number),
          source: objectId(number),
          controller: A,
          targets: [],
          named: {},
          x,
        },
      }));
    const withFrame = (x: number, number: number): string =>
      hash({ ...table.game, effects: frame(x, number) });
    expect(withFrame(1, 700)).toBe(withFrame(1, 701));
    expect(withFrame(1, 700)).not.toBe(withFrame(2, 700));
  });
});

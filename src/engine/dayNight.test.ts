import { describe, expect, test } from "vitest";
import {
  creature,
  defineCard,
  draw,
  losesAllAbilities,
  self,
  staticAbility,
  triggered,
  yourTurn,
} from "../language/build.ts";
import type { CardDefinition } from "../language/card.ts";
import type { Change } from "../language/schema.ts";
import { becomeTime } from "./dayNight.ts";
import { effectId } from "./ids.ts";
import { step } from "./step.ts";
import { A, Table } from "./testing/table.ts";
import { transform } from "./transform.ts";

const lands = { library: ["9 Forest"] };
const cause = { is: "turn" } as const;
const face = (en: string, pt: `${number}/${number}`, ...changes: readonly Change[]) =>
  defineCard([en, en, "てすと"], {
    cost: "{2}{G}",
    type: "Creature — Werewolf",
    pt,
    text: changes.length > 0 ? [staticAbility(self, changes)] : [],
  });
const twoFaced = (front: CardDefinition, { id: _id, ...back }: CardDefinition): CardDefinition => ({
  ...front,
  back,
});
const wolf = twoFaced(
  face("Day Wolf", "2/2", { is: "daybound" }),
  face("Night Wolf", "5/5", { is: "nightbound" }),
);
const moth = twoFaced(face("Plain Moth", "1/1"), face("Great Moth", "4/4"));
const bear = face("Test Bear", "2/2");
const sage = defineCard(["Test Sage", "試しの賢者", "ためしのけんじゃ"], {
  type: "Enchantment",
  text: [triggered({ is: "dayNightChanges" }, draw(1))],
});
const giver = defineCard(["Test Giver", "試しの与え手", "ためしのあたえて"], {
  type: "Enchantment",
  text: [staticAbility({ is: "all", filter: creature }, [{ is: "daybound" }])],
});
const spell = defineCard(["Test Spell", "試しの呪文", "ためしのじゅもん"], {
  cost: "{0}",
  type: "Instant",
});
const cards = [wolf, moth, bear, sage, giver, spell];
const night = { is: "turn" } as const;

describe("731: day and night", () => {
  test("731.1: at first it is neither; 731.2c: and then nothing is checked", () => {
    const table = new Table({ A: lands, B: lands }).passUntil(4);
    expect(table.game.time).toBeUndefined();
    expect(table.happened("timeChanged")).toEqual([]);
  });

  test("731.1, 731.1a: becoming night from neither is no change from day", () => {
    const table = new Table({ A: lands, B: lands });
    table.change((work) => becomeTime(work, "night", night));
    expect(table.happened("timeChanged")).toEqual([{ is: "timeChanged", to: "night" }]);
    table.change((work) => becomeTime(work, "night", night));
    expect(table.happened("timeChanged")).toHaveLength(1);
    table.change((work) => becomeTime(work, "day", night));
    expect(table.happened("timeChanged").at(-1)).toEqual({
      is: "timeChanged",
      to: "day",
      was: "night",
    });
    expect(table.game.time).toBe("day");
  });

  test("731.2a, 502.2: day becomes night if the active player of the last turn cast nothing", () => {
    const table = new Table({
      cards,
      time: "day",
      A: lands,
      // What another player casts doesn't count.
      B: { ...lands, hand: ["Test Spell"] },
    });
    table.pass().cast("Test Spell");
    table.passUntil(2);
    expect(table.game.time).toBe("night");
    expect(table.cited("timeChanged")).toEqual(["731.1", "731.1a", "502.2", "731.2a"]);
  });

  test("731.2a: one spell is enough for the day to remain", () => {
    const table = new Table({
      cards,
      time: "day",
      A: { ...lands, hand: ["Test Spell"] },
      B: lands,
    });
    table.cast("Test Spell").passUntil(2);
    expect(table.game.time).toBe("day");
  });

  test.each([
    [1, "night"],
    [2, "day"],
  ] as const)("731.2b: after %i spells of the active player it is %s", (count, time) => {
    const table = new Table({
      cards,
      time: "night",
      A: { ...lands, hand: [`${count} Test Spell`] },
      B: { ...lands, hand: ["2 Test Spell"] },
    });
    for (let cast = 0; cast < count; cast += 1) table.cast("Test Spell").resolve();
    table.pass().cast("Test Spell").cast("Test Spell").passUntil(2);
    expect(table.game.time).toBe(time);
  });

  test("502.2: the check comes after phasing and before untapping", () => {
    const table = new Table({
      cards,
      step: "untap",
      time: "day",
      A: {
        battlefield: [
          { name: "Forest", tapped: true },
          { name: "Test Bear", phasedOut: true },
        ],
      },
      B: { spellsCastLastTurn: 0 },
    });
    const kinds = table.events.map(({ what }) => what.is);
    const [phased, changed, untapped] = (["phasedIn", "timeChanged", "untapped"] as const).map(
      (is) => kinds.indexOf(is),
    );
    expect(phased).toBeGreaterThan(0);
    expect(changed).toBeGreaterThan(phased ?? 99);
    expect(untapped).toBeGreaterThan(changed ?? 99);
  });

  test("502.2a: with shared turns a spell of either player of the team counts for the day", () => {
    const four = { B: { ...lands, hand: ["Test Spell"] }, C: lands, D: lands };
    const table = new Table({ cards, teams: ["AB", "CD"], time: "day", A: lands, ...four });
    table.pass().cast("Test Spell").passUntil(2);
    expect(table.game.time).toBe("day");
    table.passUntil(3);
    expect(table.game.time).toBe("night");
    expect(table.cited("timeChanged")).toContain("502.2a");
  });

  test("502.2a: for the night to end one of them must cast both spells", () => {
    const play = (ofA: number, ofB: number): Table => {
      const table = new Table({
        cards,
        teams: ["AB", "CD"],
        time: "night",
        A: { ...lands, hand: ["2 Test Spell"] },
        B: { ...lands, hand: ["2 Test Spell"] },
        C: lands,
        D: lands,
      });
      for (let cast = 0; cast < ofA; cast += 1) table.cast("Test Spell");
      table.pass();
      for (let cast = 0; cast < ofB; cast += 1) table.cast("Test Spell");
      return table.passUntil(2);
    };
    expect(play(1, 1).game.time).toBe("night");
    expect(play(0, 2).game.time).toBe("day");
  });
});

describe("702.145: daybound and nightbound", () => {
  test("702.145d: a permanent with daybound makes it day at once", () => {
    const table = new Table({ cards, A: { battlefield: ["Day Wolf"] } });
    expect(table.game.time).toBe("day");
    expect(table.cited("timeChanged")).toEqual(["731.1", "702.145d"]);
  });

  test("702.145g: one with nightbound makes it night, if there is none with daybound", () => {
    const back = { name: "Day Wolf", face: "back" } as const;
    const alone = new Table({ cards, A: { battlefield: [back] } });
    expect(alone.game.time).toBe("night");
    expect(alone.pt("Night Wolf")).toBe("5/5");
    const both = new Table({ cards, A: { battlefield: [back] }, B: { battlefield: ["Day Wolf"] } });
    expect(both.game.time).toBe("day");
    // 702.145f: and the other one turns over.
    expect(both.all("Day Wolf")).toHaveLength(2);
    expect(both.cited("transformed")).toContain("702.145f");
  });

  test("702.145b–c, e–f: all of them turn over as it becomes night, and back", () => {
    const table = new Table({
      cards,
      time: "day",
      A: { ...lands, battlefield: ["Day Wolf"] },
      B: { ...lands, battlefield: ["Day Wolf", "Plain Moth"] },
    });
    table.passUntil(2);
    expect(table.all("Night Wolf")).toHaveLength(2);
    expect(table.of("Night Wolf")).toMatchObject({ power: 5, toughness: 5, frontCost: "{2}{G}" });
    expect(table.all("Plain Moth")).toHaveLength(1);
    expect(table.happened("transformed")).toHaveLength(2);
    // Nothing of it used the stack (502.4).
    expect(table.happened("abilityOnStack")).toEqual([]);
    table.change((work) => becomeTime(work, "day", night));
    expect(table.all("Day Wolf")).toHaveLength(2);
  });

  test("702.145b, e: they can't transform in another way", () => {
    const table = new Table({ cards, time: "day", A: { battlefield: ["Day Wolf", "Plain Moth"] } });
    table.change((work) => {
      for (const name of ["Day Wolf", "Plain Moth"]) transform(work, table.id(name), cause);
    });
    expect(table.pt("Day Wolf")).toBe("2/2");
    expect(table.pt("Great Moth")).toBe("4/4");
    expect(table.happened("transformed")).toHaveLength(1);
  });

  test("702.145d, 701.27c: a card with one face that has daybound makes it day and stays as it is", () => {
    const table = new Table({ cards, A: { battlefield: ["Test Bear", "Test Giver"] } });
    expect(table.game.time).toBe("day");
    table.change((work) => becomeTime(work, "night", night));
    expect(table.happened("transformed")).toEqual([]);
  });

  test("702.145c: only what has its front face up turns over at night", () => {
    const table = new Table({ cards, A: { battlefield: ["Plain Moth", "Test Giver"] } });
    table.change((work) => becomeTime(work, "night", night));
    expect(table.pt("Great Moth")).toBe("4/4");
    expect(table.happened("transformed")).toHaveLength(1);
  });

  test("702.145d: it happens immediately, before anything else", () => {
    const table = new Table({ cards, A: { hand: ["Day Wolf"] } });
    const to = { zone: "battlefield" } as const;
    const move = { is: "move", object: table.id("Day Wolf"), to, how: "put", player: A } as const;
    const agenda = [...table.game.agenda, { do: "happen", would: [move], cause } as const];
    const { game, events } = step({ ...table.game, decision: null, agenda });
    expect(events.map(({ what }) => what.is)).toEqual(["moved", "timeChanged"]);
    expect(game.time).toBe("day");
  });

  test("702.145c: also as another turn begins and so it has daybound again", () => {
    const hush = defineCard(["Test Hush", "試しの静けさ", "ためしのしずけさ"], {
      type: "Enchantment",
      text: [
        staticAbility({ is: "all", filter: creature }, [losesAllAbilities], {
          whilst: yourTurn,
        }),
      ],
    });
    const table = new Table({
      cards: [...cards, hush],
      time: "night",
      A: { ...lands, battlefield: ["Test Hush", "Day Wolf"] },
      B: lands,
    });
    expect(table.pt("Day Wolf")).toBe("2/2");
    table.passUntil(2);
    expect(table.game.turn.step).toBe("upkeep");
    expect(table.pt("Night Wolf")).toBe("5/5");
  });

  test("702.145d: not while it is phased out", () => {
    const table = new Table({ cards, A: { battlefield: [{ name: "Day Wolf", phasedOut: true }] } });
    expect(table.game.time).toBeUndefined();
  });
});

describe("701.27, 712: transforming", () => {
  const turned = (name: string, more: object = {}): Table => {
    const table = new Table({ cards, A: { battlefield: [{ name, ...more }] } });
    return table.change((work) => transform(work, table.id(name), cause));
  };

  test("701.27a, 712.8e: the other face is up; it is the same object", () => {
    const table = turned("Plain Moth", { counters: { "+1/+1": 1 }, tapped: true });
    expect(table.pt("Great Moth")).toBe("5/5");
    expect(table.game.objects[table.id("Great Moth")]).toMatchObject({
      id: "o1",
      face: "back",
      tapped: true,
    });
    table.change((work) => transform(work, table.id("Great Moth"), cause));
    expect(table.pt("Plain Moth")).toBe("2/2");
    expect(table.happened("transformed")).toHaveLength(2);
  });

  test("613.7g: it receives a new timestamp", () => {
    const table = turned("Plain Moth");
    expect(table.game.objects[table.id("Great Moth")]?.timestamp).toBeGreaterThan(1);
  });

  test("701.27c: what has one face does nothing", () => {
    expect(turned("Test Bear").happened("transformed")).toEqual([]);
  });

  test("701.27c, 712.9: nor does what has become a copy of a double-faced card", () => {
    const table = new Table({ cards, A: { battlefield: [{ name: "Test Bear", copyOf: moth }] } });
    table.change((work) => transform(work, table.id("Plain Moth"), cause));
    expect(table.happened("transformed")).toEqual([]);
  });

  test("707.8a, 712.9: a token that is a copy of a double-faced card turns over", () => {
    const table = turned("Plain Moth", { token: true });
    expect(table.pt("Great Moth")).toBe("4/4");
    table.change((work) => transform(work, table.id("Great Moth"), cause));
    expect(table.pt("Plain Moth")).toBe("1/1");
    const back = new Table({
      cards,
      A: { battlefield: [{ name: "Plain Moth", token: true, face: "back" }] },
    });
    expect(back.pt("Great Moth")).toBe("4/4");
    back.change((work) => transform(work, back.id("Great Moth"), cause));
    expect(back.pt("Plain Moth")).toBe("1/1");
  });

  test("712.9: as a copy of something else a double-faced card turns over and remains that copy", () => {
    const table = new Table({ cards, A: { battlefield: [{ name: "Plain Moth", copyOf: bear }] } });
    const id = table.id("Test Bear");
    table.change((work) => transform(work, id, cause));
    expect(table.game.objects[id]?.face).toBe("back");
    expect(table.pt("Test Bear")).toBe("2/2");
  });

  test("712.15a: not while it is face down", () => {
    const table = new Table({ cards, A: { battlefield: ["Plain Moth"] } });
    const id = table.id("Plain Moth");
    table.change((work) => {
      work.setObject(id, { faceDown: true });
      transform(work, id, cause);
    });
    expect(table.happened("transformed")).toEqual([]);
  });

  test("701.27f: its own ability does it only if nothing has since it was put on the stack", () => {
    const table = new Table({ cards, A: { battlefield: ["Plain Moth", "Test Bear"] } });
    const id = table.id("Plain Moth");
    const other = table.id("Test Bear");
    const ability = (source: typeof id, number: number) => ({
      id: `o${number}` as typeof id,
      owner: A,
      controller: A,
      place: { zone: "stack" } as const,
      timestamp: number,
      stacked: {
        source,
        ability: triggered({ is: "dayNightChanges" }, draw(1)),
        key: "0",
        targets: [],
      },
    });
    const did: boolean[] = [];
    table.change((work) => {
      const own = ability(id, work.fresh());
      const foreign = ability(other, work.fresh());
      const objects = { ...work.game.objects, [own.id]: own, [foreign.id]: foreign };
      work.set({ objects, stack: [own.id, foreign.id] });
      did.push(transform(work, id, cause, { ability: own.id }));
      did.push(transform(work, id, cause, { ability: own.id }));
      did.push(transform(work, id, cause, { ability: foreign.id }));
    });
    expect(did).toEqual([true, false, true]);
  });
});

test("611.2c: what applies to a permanent goes on applying to its other face", () => {
  const table = new Table({ cards, A: { battlefield: ["Plain Moth"] } });
  const id = table.id("Plain Moth");
  table.change((work) => {
    const change = {
      is: "modifyPT",
      power: { is: "number", value: 1 },
      toughness: { is: "number", value: 1 },
    } as const;
    const until = { is: "forever" } as const;
    const timestamp = work.fresh();
    const effect = { id: effectId(timestamp), source: id, controller: A, timestamp, until };
    work.set({ effects: [{ ...effect, objects: [id], changes: [change] }] });
    transform(work, id, cause);
  });
  expect(table.pt("Great Moth")).toBe("5/5");
});

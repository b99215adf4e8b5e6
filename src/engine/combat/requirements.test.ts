import { describe, expect, test } from "vitest";
import { type ObjectId, objectId } from "../ids.ts";
import { type Blocker, type Blocks, mostObeyed, obeyed, type Pair } from "./requirements.ts";
import { canSupply, type Supplier } from "./supply.ts";

/** Reproducible chance. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomBlocks(random: (below: number) => number): Blocks {
  const attackers = Array.from({ length: 1 + random(3) }, (_, n) => objectId(n));
  const least = new Map(attackers.map((id) => [id, 1 + random(3)]));
  const blockers = Array.from(
    { length: 1 + random(4) },
    (_, n): Blocker => ({
      id: objectId(10 + n),
      may: attackers.filter(() => random(3) > 0),
      most: 1 + (random(3) === 0 ? 1 + random(2) : 0),
      required: Math.max(0, random(4) - 1),
    }),
  );
  return { blockers, least };
}

/** Every set of pairs that disobeys no restriction, straight from 509.1a–b. */
function unrestricted({ blockers, least }: Blocks): readonly (readonly Pair[])[] {
  const all = blockers.flatMap(({ id, may }) => may.map((attacker): Pair => [id, attacker]));
  const sets = Array.from({ length: 2 ** all.length }, (_, bits) =>
    all.filter((_pair, at) => (bits & (1 << at)) !== 0),
  );
  const count = (pairs: readonly Pair[], id: ObjectId, at: 0 | 1): number =>
    pairs.filter((pair) => pair[at] === id).length;
  return sets.filter(
    (pairs) =>
      blockers.every(({ id, most }) => count(pairs, id, 0) <= most) &&
      [...least].every(([id, needed]) => {
        const its = count(pairs, id, 1);
        return its === 0 || its >= needed;
      }),
  );
}

/** Gives one at a time in every possible way. */
function everyWay(
  needs: ReadonlyMap<ObjectId, number>,
  [supplier, ...others]: readonly Supplier[],
): boolean {
  if ([...needs.values()].every((amount) => amount <= 0)) return true;
  if (!supplier) return false;
  const { to, amount, each } = supplier;
  const [first, ...rest] = to;
  if (first === undefined || amount === 0) return everyWay(needs, others);
  return Array.from({ length: Math.min(amount, each) + 1 }, (_, gift) => gift).some((gift) =>
    everyWay(new Map([...needs, [first, (needs.get(first) ?? 0) - gift]]), [
      { ...supplier, to: rest, amount: amount - gift },
      ...others,
    ]),
  );
}

describe("509.1c: the most requirements that can be obeyed", () => {
  test("as many as trying every declaration finds", () => {
    const random = chance(7);
    let hard = 0;
    for (let n = 0; n < 1500; n += 1) {
      const blocks = randomBlocks(random);
      const found = unrestricted(blocks).map((pairs) => obeyed(blocks, pairs));
      const best = Math.max(...found);
      expect(mostObeyed(blocks), JSON.stringify([blocks.blockers, [...blocks.least]])).toBe(best);
      const wanted = blocks.blockers.reduce((sum, { required }) => sum + required, 0);
      if (best > 0 && best < wanted) hard += 1;
    }
    // Enough of them are such that not everything can be obeyed.
    expect(hard).toBeGreaterThan(50);
  });

  test("many attackers with menace and many creatures that must block are soon judged", () => {
    const attackers = Array.from({ length: 30 }, (_, n) => objectId(n));
    const blockers = Array.from(
      { length: 29 },
      (_, n): Blocker => ({
        id: objectId(100 + n),
        may: attackers.filter((_id, at) => (at + n) % 3 === 0),
        most: 1,
        required: 1,
      }),
    );
    const least = new Map(attackers.map((id) => [id, 2]));
    const began = performance.now();
    // One attacker of each third, blocked by two, is enough for all that may block it.
    expect(mostObeyed({ blockers, least })).toBe(29);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  test("a search that would be too long stops with the best so far", () => {
    // Each attacker has one creature that must block it, and six others could help with any.
    const attackers = Array.from({ length: 30 }, (_, n) => objectId(n));
    const blocker = (n: number, may: readonly ObjectId[], required: number): Blocker => ({
      id: objectId(100 + n),
      may,
      most: 1,
      required,
    });
    const blockers = [
      ...attackers.map((id, n) => blocker(n, [id], 1)),
      ...Array.from({ length: 6 }, (_, n) => blocker(50 + n, attackers, 0)),
    ];
    const least = new Map(attackers.map((id) => [id, 2]));
    const began = performance.now();
    expect(mostObeyed({ blockers, least })).toBe(6);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe("supplies", () => {
  test("found wherever trying every distribution finds one", () => {
    const random = chance(11);
    const answers = [0, 0];
    for (let n = 0; n < 2000; n += 1) {
      const ids = Array.from({ length: 1 + random(3) }, (_, at) => objectId(at));
      const needs = new Map(ids.map((id) => [id, random(4)]));
      const suppliers = Array.from(
        { length: 1 + random(3) },
        (_, at): Supplier => ({
          id: objectId(10 + at),
          amount: random(4),
          to: ids.filter(() => random(3) > 0),
          each: 1 + random(3),
        }),
      );
      const found = canSupply(needs, suppliers);
      expect(found, JSON.stringify([[...needs], suppliers])).toBe(everyWay(needs, suppliers));
      answers[Number(found)] = (answers[Number(found)] ?? 0) + 1;
    }
    expect(Math.min(...answers)).toBeGreaterThan(300);
  });

  test("what is given is moved where it is needed", () => {
    const [a, b, c] = [1, 2, 3].map(objectId) as [ObjectId, ObjectId, ObjectId];
    const needs = new Map([
      [a, 1],
      [b, 1],
    ]);
    const both = { id: c, amount: 1, to: [a, b], each: 1 };
    expect(canSupply(needs, [both, { id: c, amount: 1, to: [a], each: 1 }])).toBe(true);
    expect(canSupply(needs, [both])).toBe(false);
    // One can't give the same need two.
    expect(canSupply(new Map([[a, 2]]), [{ id: c, amount: 2, to: [a], each: 1 }])).toBe(false);
    expect(canSupply(new Map([[a, 2]]), [{ id: c, amount: 2, to: [a], each: 2 }])).toBe(true);
  });
});

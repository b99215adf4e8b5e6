/** Declarations of random combats, all of them, against what the rules say of each (508.1, 509.1). */
import { describe, expect, test } from "vitest";
import type { CardDefinition } from "../../language/card.ts";
import type { Change } from "../../language/schema.ts";
import { whyNot } from "../index.ts";
import { Table } from "../testing/table.ts";
import { creature, enchantment } from "./testing/cards.ts";

/** Reproducible chance: a number below another. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const subsetsOf = <Item>(all: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: 2 ** all.length }, (_, bits) =>
    all.filter((_item, at) => (bits & (1 << at)) !== 0),
  );

interface Foe {
  readonly name: string;
  readonly least: number;
}

interface Friend {
  readonly name: string;
  readonly tapped: boolean;
  readonly cantBlock: readonly string[];
  readonly most: number;
  readonly required: number;
}

type Pair = readonly [blocker: Friend, attacker: Foe];

/** 509.1a–b: no restriction is disobeyed. */
function isAllowed(pairs: readonly Pair[]): boolean {
  const count = (of: Friend | Foe): number => pairs.filter((pair) => pair.includes(of)).length;
  return pairs.every(
    ([blocker, attacker]) =>
      !blocker.tapped &&
      !blocker.cantBlock.includes(attacker.name) &&
      count(blocker) <= blocker.most &&
      count(attacker) >= attacker.least,
  );
}

const obeys = (pairs: readonly Pair[]): number =>
  [...new Set(pairs.map(([blocker]) => blocker))].reduce((sum, one) => sum + one.required, 0);

const named = (name: string) => ({ is: "isNamed", name }) as const;

function cardOf(friend: Friend): CardDefinition {
  const { name, cantBlock, most, required } = friend;
  const more: Change = { is: "canBlockMore", amount: { is: "number", value: most - 1 } };
  return creature(
    name,
    "1/1",
    ...cantBlock.map((foe): Change => ({ is: "cantBlock", what: named(foe) })),
    ...(most > 1 ? [more] : []),
    ...Array.from({ length: required }, (): Change => ({ is: "mustBlock" })),
  );
}

describe("509.1: which blocks are legal", () => {
  test.each(Array.from({ length: 60 }, (_, seed) => [seed + 1]))("combat %i", (seed) => {
    const random = chance(seed * 7919);
    const foes = Array.from(
      { length: 1 + random(3) },
      (_, n): Foe => ({
        name: `Foe ${n}`,
        least: 1 + Math.max(0, random(4) - 1),
      }),
    );
    const friends = Array.from(
      { length: 1 + random(3) },
      (_, n): Friend => ({
        name: `Friend ${n}`,
        tapped: random(8) === 0,
        cantBlock: foes.filter(() => random(4) === 0).map(({ name }) => name),
        most: 1 + Math.max(0, random(4) - 2),
        required: Math.max(0, random(4) - 1),
      }),
    );
    const table = new Table({
      step: "declareAttackers",
      A: { battlefield: foes.map(({ name }) => name) },
      B: { battlefield: friends.map(({ name, tapped }) => ({ name, tapped })) },
      cards: [
        ...friends.map(cardOf),
        ...foes.map(({ name, least }) =>
          creature(
            name,
            "1/1",
            ...(least > 1 ? [{ is: "cantBeBlockedByFewer", least } as const] : []),
          ),
        ),
      ],
    });
    table.choose(foes.map(({ name }) => name)).pass(2);
    const all = friends.flatMap((friend) => foes.map((foe): Pair => [friend, foe]));
    const allowed = subsetsOf(all).filter(isAllowed);
    const best = Math.max(...allowed.map(obeys));
    if (table.decision.is !== "pairs") {
      // Nobody is asked where there is nothing to declare.
      expect(allowed).toEqual([[]]);
      return;
    }
    for (const pairs of subsetsOf(all)) {
      const refusal = whyNot(table.game, {
        is: "pairs",
        pairs: pairs.map(([one, other]) => [table.id(one.name), table.id(other.name)] as const),
      });
      const isLegal = isAllowed(pairs) && obeys(pairs) === best;
      expect(refusal === null, JSON.stringify([pairs, refusal])).toBe(isLegal);
      if (refusal?.code === "mustBlock") expect(isAllowed(pairs)).toBe(true);
    }
  });
});

describe("508.1: which attacks are legal", () => {
  test.each(Array.from({ length: 40 }, (_, seed) => [seed + 1]))("combat %i", (seed) => {
    const random = chance(seed * 104729);
    const attackers = Array.from({ length: 1 + random(4) }, (_, n) => ({
      name: `One ${n}`,
      tapped: random(5) === 0,
      cant: random(5) === 0,
      must: random(3) === 0,
    }));
    const lands = random(7);
    const tax = random(2) === 0 ? random(4) : 0;
    const others = random(3) === 0;
    const table = new Table({
      step: "declareAttackers",
      A: {
        battlefield: [
          ...attackers.map(({ name, tapped }) => ({ name, tapped })),
          ...(lands > 0 ? [`${lands} Forest`] : []),
        ],
      },
      B: { battlefield: ["Tax"] },
      ...(others && { C: {} }),
      cards: [
        enchantment("Tax", { is: "attackTax", cost: [{ is: "payMana", mana: `{${tax}}` }] }),
        ...attackers.map(({ name, cant, must }) =>
          creature(
            name,
            "1/1",
            ...(cant ? [{ is: "cantAttack" } as const] : []),
            ...(must ? [{ is: "mustAttack" } as const] : []),
          ),
        ),
      ],
    });
    const isFree = others || tax === 0;
    const able = attackers.filter(({ tapped, cant }) => !tapped && !cant);
    if (able.length === 0) {
      expect(table.decision.is).toBe("act");
      return;
    }
    for (const chosen of subsetsOf(attackers)) {
      const refusal = whyNot(table.game, {
        is: "choose",
        chosen: chosen.map(({ name }) => ({ is: "object", object: table.id(name) })),
      });
      const isLegal =
        chosen.every((one) => able.includes(one)) &&
        (isFree
          ? able.every((one) => !one.must || chosen.includes(one))
          : chosen.length * tax <= lands);
      expect(refusal === null, JSON.stringify([chosen, refusal])).toBe(isLegal);
    }
  });
});

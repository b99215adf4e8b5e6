/** `illegal:` says of a line what playing the line would say of it. */
import { describe, expect, it } from "vitest";
import { playMade } from "./testing/made.ts";

const taxed = `turn A, declare attackers
A 20
  battlefield: Grizzly Bears, Serra Angel, 2 Forest
B 20
  battlefield: Propaganda
C 20
--
`;

const main = `turn A, main 1
A 20
  hand: Kick, Jab, Forest, Shock, Hybrid, Charm, Both
  battlefield: Grizzly Bears, Soldier, Two Tricks, Mountain
B 20
  battlefield: Legend
--
`;

const attackers = `turn A, declare attackers
A 20
  battlefield: Grizzly Bears (tapped), Soldier
B 20
C 20
--
`;

const blocked = `turn A, declare blockers
A 20
  battlefield: Arrogant Wurm (attacking Garruk Wildspeaker)
B 20
  battlefield: Garruk Wildspeaker, Grizzly Bears
--
B blocks Arrogant Wurm with Grizzly Bears
go to combat damage
`;

const twoShocks = `turn A, main 1
A 20
  hand: Shock
B 20
  hand: Shock
--
`;

/** The rule by which a line is refused as it is played; nothing where it is played. */
function refusedBy(before: string, line: string): string | undefined {
  const [problem] = playMade(`${before}${line}\n`).problems;
  if (!problem) return undefined;
  expect(problem.code).toBe("refused");
  return /\(rule ([\d.a-z]+)\)/.exec(problem.message.en)?.[1];
}

const refused: readonly (readonly [string, string, string])[] = [
  // 508.1b: one of them is forced to attack somebody else than the line says.
  [taxed, "A attacks B with Grizzly Bears and Serra Angel", "508.1b"],
  [attackers, "A attacks A with Soldier", "508.1b"],
  [attackers, "A attacks B with Grizzly Bears", "508.1a"],
  // 702.19f: the player behind the planeswalker is none of those who can be assigned damage.
  [blocked, "A assigns 2 to Grizzly Bears, 1 to Garruk Wildspeaker, 1 to B", "510.1c"],
  [blocked, "A assigns 1 to Grizzly Bears, 3 to Garruk Wildspeaker", "702.19b"],
  [main, "A casts Shock targeting Mountain", "601.2c"],
  [main, "A casts Shock targeting Grizzly Bears and Soldier", "601.2c"],
  [main, "A casts Kick, kicked, paying Buyback", "601.2b"],
  [main, "A casts Kick for flashback", "601.3"],
  [main, "A casts Charm choosing modes 1 and 2", "601.2b"],
  // Of two that can't be cast one's own is meant.
  [twoShocks, "A casts Shock targeting B", "601.2h"],
];

const played: readonly (readonly [string, string])[] = [
  [taxed, "A attacks B with Serra Angel"],
  [taxed, "A attacks C with Grizzly Bears and Serra Angel"],
  [attackers, "A attacks B with Soldier"],
  [blocked, "A assigns 2 to Grizzly Bears, 2 to Garruk Wildspeaker"],
  [main, "A casts Shock targeting B"],
  [main, "A casts Kick, kicked"],
  [main, "A plays Forest"],
  [main, "A casts Both choosing modes 1 and 2"],
  [main, "A casts Both choosing mode 2"],
];

describe("illegal", () => {
  it.each(refused)("%s%s is refused by %s", (before, line, rule) => {
    const by = refusedBy(before, line);
    expect(by).toBe(rule);
    const { problems, facts } = playMade(`${before}illegal (${by}): ${line}\n`);
    expect(problems).toEqual([]);
    expect(facts).toMatchObject([{ holds: true }]);
    expect(facts[0]?.found.en).toContain(`(${by})`);
    expect(playMade(`${before}illegal (999.9): ${line}\n`).facts).toMatchObject([{ holds: false }]);
  });

  it.each(played)("%s%s is played", (before, line) => {
    expect(refusedBy(before, line)).toBeUndefined();
    const { problems, facts } = playMade(`${before}illegal: ${line}\n`);
    expect(problems).toEqual([]);
    expect(facts).toMatchObject([{ holds: false, found: { en: "it is legal" } }]);
  });

  it("finds what a line says in vain, as playing it would", () => {
    const vain = "A casts Shock targeting B, dividing 1 to B\n";
    for (const prefix of ["", "illegal: "]) {
      expect(playMade(`${main}${prefix}${vain}`).problems).toMatchObject([
        { code: "unusedClause" },
      ]);
    }
  });
});

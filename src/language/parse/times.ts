/** Times of a turn: "during your upkeep", "before attackers are declared" (CR 500, 506.7). */
import { combatPointWords, turnPartWords } from "../lexicon.ts";
import type { Condition } from "../schema.ts";
import { combatPoints, type TurnPart } from "../vocabulary.ts";
import { many, type Rule, reads, says, words } from "./core.ts";

/** What must hold besides; nothing is lost of either. */
export const onlyBoth = (one: Condition, other: Condition): Condition => ({
  is: "both",
  conditions: [one, other].flatMap((part) => (part.is === "both" ? part.conditions : [part])),
});

const parts = Object.entries(turnPartWords).filter(([part]) => part !== "combat") as [
  TurnPart,
  { readonly en: string },
][];

/** "your upkeep", "combat on your turn", as behind "during" and "it's". */
const periods: readonly Rule[] = [
  says("Period", "<whose:Whose> <part:TurnPart>", ({ whose, part }) => ({
    is: "isDuring",
    part,
    whose,
  })),
  says("Period", "the <part:TurnPart>", ({ part }) => ({ is: "isDuring", part })),
  says("Period", "any upkeep step", () => ({ is: "isDuring", part: "upkeep" })),
  says("Period", "combat", () => ({ is: "isDuring", part: "combat" })),
  says("Period", "combat on <whose:Whose> turn", ({ whose }) => ({
    is: "isDuring",
    part: "combat",
    whose,
  })),
];

/** "before blockers are declared", in any combat phase "combat before blockers are declared". */
const points: readonly Rule[] = combatPoints.flatMap((point) =>
  (["before", "after"] as const).flatMap((side) => {
    const is = side === "before" ? "isBefore" : "isAfter";
    const said = `${side} ${combatPointWords[point].en}` as const;
    return [
      says("PointOfCombat", said as "before", () => ({ is, point })),
      says("PointOfAnyCombat", `combat ${said}` as "combat", () => ({ is, point, any: true })),
    ];
  }),
);

export const times: readonly Rule[] = [
  words("TurnPart", new Map(parts.map(([part, { en }]): [string, TurnPart] => [en, part]))),
  ...periods,
  ...points,
  says("OneTime", "during <whose:Whose> turn", ({ whose }) => ({ is: "isTurnOf", who: whose })),
  says("OneTime", "during <in:Period>", (said) => said.in),
  says("OneTime", "<at:PointOfCombat>", ({ at }) => at),
  says("OneTime", "during <at:PointOfAnyCombat>", ({ at }) => at),
  reads("Time", (run, at) =>
    many(run, "OneTime", at, /, /y).flatMap(({ value, ...rest }) => {
      const [only] = value;
      if (!only) return [];
      const time: Condition = value.length === 1 ? only : { is: "both", conditions: value };
      return [{ ...rest, value: time }];
    }),
  ),
  ...(["Period", "PointOfCombat", "PointOfAnyCombat"] as const).flatMap((at) => [
    says("Condition", `it's <at:${at}>`, (said) => said.at),
    says("Condition", `it's not <at:${at}>`, (said) => ({ is: "negate", condition: said.at })),
  ]),
].flat();

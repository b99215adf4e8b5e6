/** RT-25: until October 2004 Walls couldn't attack because of their type (308.1 of 2002). */
import { describe, expect, test } from "vitest";
import { answer, type Edition, editions } from "../engine/index.ts";
import { numberUnder } from "../engine/rules.ts";
import { card as testCard } from "../engine/testing/making.ts";
import { Table } from "../engine/testing/table.ts";
import { keyword } from "../language/build.ts";

const since2004 = editions.filter((edition) => edition !== "2002-02-20");
const library = ["10 Forest"];
const cards = [
  testCard("Bare Wall", { cost: "{1}", type: "Creature — Wall", pt: "1/4", text: [] }),
  testCard("Shifter", {
    cost: "{1}",
    type: "Creature — Shapeshifter",
    pt: "2/2",
    text: [keyword("changeling")],
  }),
];
const attackers = ["Wall of Wood", "Bare Wall", "Shifter", "Grizzly Bears"];

/** What is offered as an attacker; Humble takes Wall of Wood's abilities away if it is `humbled`. */
function offered(rules: Edition, humbled = false): readonly string[] {
  const table = new Table({
    rules,
    cards,
    A: { hand: ["Humble"], battlefield: ["2 Plains", ...attackers], library },
    B: { library },
  });
  if (humbled) table.cast("Humble", ["Wall of Wood"]).resolve();
  while (table.decision.is === "act") table.pass();
  const { decision } = table;
  if (decision.is !== "choose") throw new Error("Attackers are asked for.");
  return attackers.filter((name) =>
    decision.from.some((one) => one.is === "object" && one.object === table.id(name)),
  );
}

describe("which of them may attack", () => {
  test("308.1 of 2002: no Wall, nor what has every creature type", () => {
    expect(offered("2002-02-20")).toEqual(["Grizzly Bears"]);
  });

  test("308.1 of 2002: nor one without abilities", () => {
    expect(offered("2002-02-20", true)).toEqual(["Grizzly Bears"]);
  });

  test.each(since2004)("702.3b: by the rules of %s all but what has defender", (rules) => {
    expect(offered(rules)).toEqual(["Bare Wall", "Shifter", "Grizzly Bears"]);
  });

  test.each(since2004)("702.3b: by the rules of %s the ability can be lost", (rules) => {
    expect(offered(rules, true)).toEqual(attackers);
  });
});

test.each([
  ["2002-02-20", "308.1"],
  ["2007-10-01", "502.41b"],
  ["2009-07-11", "702.3b"],
  ["2026-04-17", "702.3b"],
] as const)("by the rules of %s it is refused for %s", (rules, rule) => {
  const table = new Table({
    rules,
    step: "declareAttackers",
    A: { battlefield: ["Wall of Wood", "Grizzly Bears"], library },
    B: { library },
  });
  const object = table.id("Wall of Wood");
  const refused = answer(table.game, { is: "choose", chosen: [{ is: "object", object }] });
  if (refused.ok) throw new Error("A Wall doesn't attack.");
  expect(refused.problem).toMatchObject({ code: "prohibited", object });
  expect(numberUnder(table.game.rules, refused.problem.cr)).toBe(rule);
});

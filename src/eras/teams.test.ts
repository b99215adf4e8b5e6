/** Attacks in Two-Headed Giant: 805.10b today, 606.7a, b and d of 2007 (810.7 until 2018). */
import { describe, expect, test } from "vitest";
import { type Edition, editions } from "../engine/index.ts";
import { card } from "../engine/testing/making.ts";
import { A, C, D, Table } from "../engine/testing/table.ts";
import { landwalk } from "../keywords/landwalk.ts";
import {
  attacks,
  creature,
  defendingPlayer,
  gainLife,
  keyword,
  loseLife,
  ofSubtype,
  thisObject,
  triggered,
  you,
} from "../language/build.ts";

const raider = card("Test Raider", {
  cost: "{0}",
  type: "Creature — Goblin",
  pt: "3/1",
  text: [triggered(attacks(thisObject), loseLife(2, defendingPlayer))],
});
const tusker = card("Test Tusker", {
  cost: "{0}",
  type: "Creature — Boar",
  pt: "3/3",
  text: [keyword("trample")],
});
const walker = card("Test Walker", {
  cost: "{0}",
  type: "Creature — Elf",
  pt: "2/2",
  text: [landwalk(ofSubtype("Forest"))],
});
const alarm = card("Test Alarm", {
  cost: "{0}",
  type: "Artifact",
  text: [triggered(attacks(creature, you), gainLife(1))],
});

/** The team of A and B attacks that of C and D. */
const combat = (
  rules: Edition,
  own: readonly string[],
  theirs: { readonly C?: readonly string[]; readonly D?: readonly string[] } = {},
): Table =>
  new Table({
    rules,
    cards: [raider, tusker, walker, alarm],
    teams: ["AB", "CD"],
    step: "declareAttackers",
    A: { life: 30, battlefield: own },
    B: { life: 30 },
    C: { life: 30, battlefield: theirs.C ?? [] },
    D: { life: 30, battlefield: theirs.D ?? [] },
  });

/** Until there is something to choose, or combat is over. */
function onward(table: Table): Table {
  while (table.decision.is === "act" && table.game.turn.step !== "main2") table.pass();
  return table;
}

const block = (table: Table, blocker: string, attacker: string): Table =>
  onward(table).answer({ is: "pairs", pairs: [[table.id(blocker), table.id(attacker)]] });

/** Until damage has been dealt. */
function dealt(table: Table): void {
  while (table.happened("damaged").length === 0) table.pass();
}

const asTeam = editions.filter((edition) => edition < "2018" && edition > "2007");
const byPlayer = editions.filter((edition) => edition > "2018");

describe("a creature that attacks a team", () => {
  test.each(byPlayer)(
    "805.10b of %s: attacks one of its players, who is dealt the damage",
    (rules) => {
      const table = combat(rules, ["Grizzly Bears"]).choose(["Grizzly Bears"]);
      expect(table.decision).toMatchObject({ is: "option", purpose: { is: "defender" } });
      table.choose("D").passUntil("combatDamage");
      expect(table.happened("damaged")).toMatchObject([{ target: { is: "player", player: D } }]);
      expect(table.life(C)).toBe(28);
    },
  );

  test.each(asTeam)(
    "606.7b, d of %s: attacks the team; the player is chosen at damage",
    (rules) => {
      const table = combat(rules, ["Grizzly Bears"]).choose(["Grizzly Bears"]);
      expect(table.decision.is).toBe("act");
      onward(table);
      expect(table.decision).toMatchObject({ is: "option", player: A });
      table.choose("D");
      dealt(table);
      expect(table.happened("damaged")).toMatchObject([{ target: { is: "player", player: D } }]);
    },
  );

  test.each(asTeam)("606.7d of %s: what is blocked assigns nothing to a player", (rules) => {
    const table = combat(rules, ["Grizzly Bears"], { D: ["Hill Giant"] }).choose(["Grizzly Bears"]);
    block(table, "Hill Giant", "Grizzly Bears");
    expect(onward(table).decision.is).not.toBe("option");
  });

  test.each(asTeam)(
    "606.7d of %s: of what tramples, the player first, then the division",
    (rules) => {
      const table = combat(rules, ["Test Tusker"], { C: ["Grizzly Bears"] }).choose([
        "Test Tusker",
      ]);
      block(table, "Grizzly Bears", "Test Tusker");
      onward(table).choose("D");
      expect(table.decision).toMatchObject({
        is: "divide",
        among: [{ is: "object" }, { is: "player", player: D }],
      });
    },
  );

  test.each(asTeam)(
    "606.7a of %s: a planeswalker of either player is a choice beside it",
    (rules) => {
      const table = combat(rules, ["Grizzly Bears"], {
        C: ["Garruk Wildspeaker"],
        D: ["Jace Beleren"],
      }).choose(["Grizzly Bears"]);
      expect(table.decision).toMatchObject({
        is: "option",
        options: [
          { defender: { is: "player", player: C } },
          { defender: { is: "object" } },
          { defender: { is: "object" } },
        ],
      });
    },
  );

  const taxed = (rules: Edition): Table =>
    combat(rules, ["Grizzly Bears", "Forest", "Forest"], { D: ["Propaganda"] }).choose([
      "Grizzly Bears",
    ]);

  test.each(byPlayer)("508.1d of %s: what guards one player doesn't guard the other", (rules) => {
    expect(taxed(rules).choose("C").settle().game.battlefield.length).toBe(4);
    expect(taxed(rules).choose("C").happened("manaSpent")).toEqual([]);
    expect(taxed(rules).choose("D").decision.is).toBe("pay");
  });

  test.each(asTeam)("606.7b of %s: what guards one player guards the team", (rules) => {
    expect(taxed(rules).decision.is).toBe("pay");
  });

  const walked = (rules: Edition): Table =>
    combat(rules, ["Test Walker"], { C: ["Hill Giant"], D: ["Forest"] }).choose(["Test Walker"]);

  test.each(byPlayer)("702.14c of %s: landwalk looks at the attacked player's lands", (rules) => {
    expect(onward(walked(rules).choose("C")).decision).toMatchObject({
      purpose: { is: "blockers" },
    });
    expect(onward(walked(rules).choose("D")).decision).not.toMatchObject({
      purpose: { is: "blockers" },
    });
  });

  test.each(asTeam)("606.7a, c of %s: landwalk looks at the lands of both", (rules) => {
    expect(onward(walked(rules)).decision).toMatchObject({ purpose: { is: "damagedPlayer" } });
  });

  test.each(byPlayer)(
    "805.10e of %s: the defending player is the one that is attacked",
    (rules) => {
      const table = combat(rules, ["Test Raider"]).choose(["Test Raider"]).choose("D").resolve();
      expect(table.happened("lifeChanged")).toMatchObject([{ player: D, by: -2 }]);
    },
  );

  test.each(asTeam)(
    "606.7a of %s: a one-shot effect means one of them, as it is chosen",
    (rules) => {
      const table = combat(rules, ["Test Raider"]).choose(["Test Raider"]).resolve();
      expect(table.decision).toMatchObject({ is: "option", player: A });
      table.choose("D");
      expect(table.happened("lifeChanged")).toMatchObject([{ player: D, by: -2 }]);
    },
  );

  test.each(asTeam)("606.7a of %s: what waits for an attack on either player triggers", (rules) => {
    const alarms = { C: ["Test Alarm"], D: ["Test Alarm"] };
    const table = combat(rules, ["Grizzly Bears"], alarms).choose(["Grizzly Bears"]);
    expect(table.happened("triggered")).toHaveLength(2);
  });

  test.each(byPlayer)("508.3a of %s: only that of the player who is attacked", (rules) => {
    const alarms = { C: ["Test Alarm"], D: ["Test Alarm"] };
    const table = combat(rules, ["Grizzly Bears"], alarms).choose(["Grizzly Bears"]).choose("D");
    expect(table.happened("triggered")).toHaveLength(1);
  });
});

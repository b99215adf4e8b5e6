import { describe, expect, test } from "vitest";
import {
  all,
  card as anyCard,
  creature,
  every,
  inZone,
  putOntoBattlefield,
  setPT,
  spellAbility,
  staticAbility,
} from "../language/build.ts";
import { card } from "./testing/making.ts";
import { A, B, Table } from "./testing/table.ts";

const sizes = (name: string, size: number) =>
  card(name, { type: "Enchantment", text: [staticAbility(every(creature), [setPT(size, size)])] });
const rising = (name: string, type: "Sorcery" | "Instant") =>
  card(name, {
    cost: "{0}",
    type,
    text: [spellAbility(putOntoBattlefield(every(all(anyCard, inZone("graveyard")))))],
  });
const uprising = rising("Uprising", "Sorcery");
const cards = [sizes("Threes", 3), sizes("Fours", 4), uprising];

describe("613.7m: timestamps of what enters together", () => {
  test.each([
    [["Threes", "Fours"], "4/4"],
    [["Fours", "Threes"], "3/3"],
  ])("its player chooses the order: %j makes the Bears %s", (order, size) => {
    const table = new Table({
      cards,
      A: { hand: ["Uprising"], graveyard: ["Threes", "Fours", "Grizzly Bears"] },
    });
    table.cast("Uprising").resolve();
    expect(table.decision).toMatchObject({
      is: "order",
      player: A,
      purpose: { is: "timestamps" },
      cr: ["613.7m", "101.4"],
    });
    const items = order.map((name) => table.id(name));
    table.answer({ is: "order", order: items }).settle();
    expect(table.pt("Grizzly Bears")).toBe(size);
  });

  test("101.4: what the active player will control is earlier; one of each asks nobody", () => {
    const table = new Table({
      cards,
      active: "A",
      A: { hand: ["Uprising"], graveyard: ["Fours"], battlefield: ["Grizzly Bears"] },
      B: { graveyard: ["Threes"] },
    });
    // Both come under A's control, whose spell it is: A is asked.
    table.cast("Uprising").resolve();
    expect(table.decision).toMatchObject({ is: "order", player: A });
  });

  test("nobody is asked where all of them are alike or only one has an effect", () => {
    for (const graveyard of [
      ["Threes", "Threes", "Grizzly Bears"],
      ["Threes", "Grizzly Bears", "Serra Angel"],
    ]) {
      const table = new Table({ cards, A: { hand: ["Uprising"], graveyard } });
      table.cast("Uprising").resolve();
      expect(table.pt("Grizzly Bears")).toBe("3/3");
      expect(table.decision.is).toBe("act");
    }
  });

  test("each under its owner's control: the active player's is earlier, so the other's prevails", () => {
    const owners = card("Homecoming", {
      cost: "{0}",
      type: "Sorcery",
      text: [
        spellAbility({
          is: "forEachPlayer",
          who: { is: "eachPlayer" },
          effect: putOntoBattlefield(
            every(all(anyCard, inZone("graveyard", { is: "thePlayer" }))),
            {
              under: { is: "thePlayer" },
            },
          ),
        }),
      ],
    });
    const table = new Table({
      cards: [...cards, owners],
      A: { hand: ["Homecoming"], graveyard: ["Fours"], battlefield: ["Grizzly Bears"] },
      B: { graveyard: ["Threes"] },
    });
    table.cast("Homecoming").resolve();
    expect([table.of("Fours").controller, table.of("Threes").controller]).toEqual([A, B]);
    expect(table.pt("Grizzly Bears")).toBe("3/3");
  });

  // What A's spell returns on B's turn comes under A's control.
  test.each([
    ["613.7m: their controller orders them", "inTurnOrder", A],
    ["613.6g of 2014: the active player does", "byActivePlayer", B],
  ] as const)("%s", (_, enteringTogether, player) => {
    const table = new Table({
      cards: [...cards, rising("Ambush", "Instant")],
      otherwise: { enteringTogether },
      active: "B",
      A: {
        hand: ["Ambush"],
        graveyard: ["Threes", "Fours"],
        battlefield: ["Grizzly Bears"],
      },
    });
    table.pass().cast("Ambush").resolve();
    expect(table.decision).toMatchObject({ is: "order", player });
    table.answer({ is: "order", order: [table.id("Fours"), table.id("Threes")] }).settle();
    expect(table.pt("Grizzly Bears")).toBe("3/3");
  });
});

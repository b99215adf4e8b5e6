import { describe, expect, test } from "vitest";
import { characteristics, derivationOf } from "../layers.ts";
import { Table } from "../testing/table.ts";
import type { DerivationStep } from "./recording.ts";

/** The steps of an object as "layer by whom: aspect before -> after; …". */
function told(table: Table, name: string): readonly string[] {
  const nameOf = (step: DerivationStep): string =>
    step.by.is === "effect"
      ? `${table.game.objects[step.by.source]?.card}${step.by.from === "resolution" ? "'s resolution" : ""}`
      : step.by.is;
  const shown = (value: unknown): string =>
    Array.isArray(value)
      ? value.some((one) => typeof one === "object")
        ? `${value.length}`
        : value.join("+")
      : `${value}`;
  return derivationOf(table.game, table.id(name))
    .filter(({ layer }) => layer !== "printed")
    .map(
      (step) =>
        `${step.layer} by ${nameOf(step)}: ${step.changes
          .map(({ aspect, before, after }) => `${aspect} ${shown(before)} -> ${shown(after)}`)
          .join("; ")}`,
    );
}

describe("613: the record of a derivation", () => {
  test("613.4: from base size to counters, each with its layer", () => {
    const table = new Table({
      A: {
        battlefield: [
          { name: "Grizzly Bears", counters: { "+1/+1": 2 } },
          "Glorious Anthem",
          "Humility",
        ],
      },
    });
    expect(told(table, "Grizzly Bears")).toEqual([
      "setPT by humility: power 2 -> 1; toughness 2 -> 1",
      "modifyPT by counters: power 1 -> 3; toughness 1 -> 3",
      "modifyPT by glorious-anthem: power 3 -> 4; toughness 3 -> 4",
    ]);
    expect(derivationOf(table.game, table.id("Grizzly Bears"))[0]).toMatchObject({
      layer: "printed",
      by: { is: "card" },
      cr: ["613.1"],
    });
  });

  test("613.1: it starts with what is there: what an object lacks is no change", () => {
    const table = new Table({ A: { battlefield: ["Grizzly Bears"] } });
    const [start] = derivationOf(table.game, table.id("Grizzly Bears"));
    expect(start?.changes.map(({ aspect }) => aspect)).toEqual([
      "name",
      "manaCost",
      "controller",
      "types",
      "subtypes",
      "colors",
      "power",
      "toughness",
    ]);
  });

  test("613.8a, 613.6: why an older effect came later, and that one goes on without its ability", () => {
    const battlefield = [
      "Heliod, God of the Sun",
      "Humility",
      "Glorious Anthem",
      "White Knight",
      "Grizzly Bears",
    ];
    const table = new Table({ A: { battlefield } });
    const steps = derivationOf(table.game, table.id("Heliod, God of the Sun"));
    const humility = table.id("Humility");
    const heliod = table.id("Heliod, God of the Sun");
    // In the layer of abilities Heliod's own effect has the earlier timestamp, and waits.
    expect(steps.find(({ layer }) => layer === "ability")).toMatchObject({
      by: { is: "effect", source: humility, from: "ability" },
      cr: ["613.1f", "613.8a", "613.8b"],
      order: {
        waiting: [{ effect: { source: heliod }, for: { source: humility }, why: "existence" }],
      },
    });
    expect(told(table, "Heliod, God of the Sun").at(-1)).toMatch(/^modifyPT by glorious-anthem/);
    // An enchantment that Opalescence makes a creature loses its ability and yet does what it began.
    const enchanted = new Table({ A: { battlefield: ["Opalescence", "Humility"] } });
    expect(derivationOf(enchanted.game, enchanted.id("Humility")).at(-1)).toMatchObject({
      layer: "setPT",
      by: { source: enchanted.id("Humility") },
      goesOn: true,
      cr: ["613.4b", "613.6"],
    });
  });

  test("613.1c, 613.2a: changed words and copies are steps of their own", () => {
    const table = new Table({
      A: {
        hand: ["Artificial Evolution", "Clone"],
        battlefield: ["Grizzly Bears", "5 Island"],
      },
    });
    table.cast("Artificial Evolution", ["Grizzly Bears"]).resolve().choose("Bear").choose("Elf");
    table.settle();
    expect(told(table, "Grizzly Bears")).toEqual([
      "text by undefined's resolution: subtypes Bear -> Elf",
    ]);
    table.cast("Clone").resolve().choose("Grizzly Bears").settle();
    const copy = table.all("Grizzly Bears").find((id) => table.game.objects[id]?.card === "clone");
    const steps = copy ? derivationOf(table.game, copy) : [];
    expect(steps.map(({ layer }) => layer)).toEqual(["printed", "copy"]);
    expect(steps[1]?.changes.map(({ aspect }) => aspect)).toEqual([
      "name",
      "manaCost",
      "subtypes",
      "colors",
      "abilities",
      "power",
      "toughness",
    ]);
  });

  test("613.3, 604.3: a characteristic-defining ability counts in a hand, too", () => {
    const table = new Table({
      A: { hand: ["Primalcrux", "Avian Changeling"], battlefield: ["Grizzly Bears"] },
    });
    expect(told(table, "Avian Changeling")).toEqual([
      "type by avian-changeling: everyCreatureType undefined -> true",
    ]);
    expect(told(table, "Primalcrux")).toEqual([
      "definePT by primalcrux: power 0 -> 1; toughness 0 -> 1",
    ]);
  });
});

describe("208.3: a permanent that is no creature has no power and toughness", () => {
  test("a bestowed creature card; it has them in a hand, and again as a creature", () => {
    const table = new Table({
      A: {
        hand: [{ name: "Boon Satyr" }],
        battlefield: [
          "Grizzly Bears",
          { name: "Boon Satyr", on: "Grizzly Bears", designations: ["bestowed"] },
        ],
      },
    });
    const [inHand, bestowed] = table
      .all("Boon Satyr")
      .toSorted(
        (one, other) =>
          Number(table.game.objects[one]?.place.zone !== "hand") -
          Number(table.game.objects[other]?.place.zone !== "hand"),
      );
    const sizes = [inHand, bestowed].map((id) => id && characteristics(table.game, id).power);
    expect(sizes).toEqual([4, undefined]);
    expect(bestowed && derivationOf(table.game, bestowed).at(-1)).toMatchObject({
      layer: "noCreature",
      cr: ["208.3"],
    });
  });
});

/** Whatever a file says, it becomes a board that can be begun, or a problem in words. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { start } from "../../engine/index.ts";
import { type Lang, languages } from "../bilingual.ts";
import { parseBoard } from "../parse.ts";
import { printBoard } from "../print.ts";
import { setupBoard } from "../setup.ts";
import { names } from "../testing/boards.ts";
import { playable } from "../testing/playable.ts";
import { limits } from "../text.ts";
import { importForge } from "./index.ts";

/** The board of a file must be read, set up and begun; its notes must be sentences about its lines. */
function check(file: string): void {
  for (const lang of languages) checkIn(file, lang);
}

function checkIn(file: string, lang: Lang): void {
  const imported = importForge(file, names, lang);
  if (!imported.ok) {
    expect(imported.problem.message.en).toMatch(/\.$/);
    expect(imported.problem.message.ja).toMatch(/。$/);
    return;
  }
  const { text, notes } = imported.value;
  const board = parseBoard(text, names);
  if (!board.ok) throw new Error(`${text}\n${JSON.stringify(board.problem)}`);
  expect(printBoard(board.value, lang)).toBe(text);
  const prepared = setupBoard(board.value);
  if (!prepared.ok) throw new Error(`${text}\n${JSON.stringify(prepared.problem)}`);
  const begun = start(prepared.value.setup);
  if (!begun.ok) throw new Error(`${text}\n${JSON.stringify(begun.problem)}`);
  const lines = file.split(/\r\n|\n|\r/).length;
  for (const { line, message } of notes) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines);
    expect(message.en).toMatch(/[.?]$/);
    expect(message.ja).toMatch(/。$/);
  }
}

const anId = fc.constantFrom("1", "2", "3", "4", "99", "x", "");
const aNumber = fc.constantFrom("0", "1", "3", "12", "-2", "9999999", "two", "");
const aSeat = fc.constantFrom("human", "ai", "p0", "p1", "p2", "AI", "P0", "nobody");

const anAttribute = fc.oneof(
  anId.map((id) => `Id:${id}`),
  fc.constantFrom("Id:1", "Id:2", "Id:3", "AttachedTo:1", "AttachedTo:2", "AttachedTo:3"),
  fc.constantFrom("Tapped", "SummonSick", "Monstrous", "PhasedOut", "FaceDown", "Transformed"),
  fc.constantFrom("FaceDown:Manifested", "Flipped", "Meld:Forest", "Modal", "IsToken", "Attacking"),
  fc.constantFrom("Renowned", "NoETBTrigs", "Set:TOR", "Art:2", "4ED", "Foretold", "|", ":", "Fly"),
  anId.map((id) => `Attaching:${id}`),
  anId.map((id) => `Attacking:${id}`),
  anId.map((id) => `ExiledWith:${id}`),
  fc.array(anId, { maxLength: 3 }).map((ids) => `Imprinting:${ids.join(",")}`),
  fc.array(anId, { maxLength: 3 }).map((ids) => `RememberedCards:${ids.join(",")}`),
  aNumber.map((number) => `Damage:${number}`),
  aSeat.map((seat) => `Owner:${seat}`),
  aSeat.map((seat) => `EnchantingPlayer:${seat}`),
  fc.constantFrom("ChosenColor:red", "ChosenColor:w,u", "ChosenColor:pink", "ChosenType:Goblin"),
  fc
    .record({
      kind: fc.constantFrom("P1P1", "M1M1", "LOYALTY", "CHARGE", "M0M2", "First Strike", "?", ""),
      number: aNumber,
    })
    .map(({ kind, number }) => `Counters:${kind}=${number},P1P1=1`),
);

const aToken = fc
  .record({
    name: fc.constantFrom("Goblin", "Dragon Token", "Marit Lage", ""),
    size: fc.array(fc.constantFrom("P:1", "T:2", "P:x", "T:-1"), { maxLength: 3 }),
    colors: fc.constantFrom("Cost:no cost", "Cost:R W", "Color:RG", "Color:white", "Color:null"),
    types: fc.shuffledSubarray([
      "Creature",
      "Artifact",
      "Land",
      "Goblin",
      "Aura",
      "Instant",
      "Odd",
    ]),
    keywords: fc.shuffledSubarray(["Flying", "First Strike", "Prowess", "haste", "Protection"]),
    image: fc.constantFrom("Image:w_1_1_goblin", "Image:", "Image:c_1_1"),
  })
  .map(
    ({ name, size, colors, types, keywords, image }) =>
      `t:${[name, ...size, colors, `Types:${types.join("-")}`, `Keywords:${keywords.join("-")}`, image].join(",")}`,
  );

const aName = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...playable).map(({ name }) => name.en) },
  { weight: 2, arbitrary: aToken },
  { weight: 1, arbitrary: fc.constantFrom("T:r_1_1_goblin_haste", "T:c_a_treasure_sac", "T:x") },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
);

const anEntry = fc
  .record({ name: aName, attributes: fc.array(anAttribute, { maxLength: 4 }) })
  .map(({ name, attributes }) => [name, ...attributes].join("|"));

const aValue = fc.array(anEntry, { maxLength: 6 }).map((entries) => entries.join(";"));

const aSpell = fc
  .record({
    name: fc.constantFrom(...playable).map(({ name }) => name.en),
    target: fc.constantFrom("", "->human", "->AI", "->1", "->2", "->", ":DB", "->p2"),
  })
  .map(({ name, target }) => name + target);

const aLine = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({
        seat: fc.constantFrom("human", "ai", "p0", "p1", "p2"),
        zone: fc.constantFrom(
          "hand",
          "battlefield",
          "battlefield",
          "graveyard",
          "library",
          "exile",
        ),
        value: aValue,
      })
      .map(({ seat, zone, value }) => `${seat}${zone}=${value}`),
  },
  fc
    .record({ seat: aSeat, spells: fc.array(aSpell, { maxLength: 3 }) })
    .map(({ seat, spells }) => `${seat}putonstack=${spells.join(";")}`),
  fc
    .record({
      seat: aSeat,
      what: fc.constantFrom("life", "landsplayed", "landsplayedlastturn", "speed", "counters"),
      number: aNumber,
    })
    .map(({ seat, what, number }) => `${seat}${what}=${number}`),
  fc.constantFrom("humanmanapool=W W U", "aipersistentmana={G}{X}", "turn=3", "odd=1", "[other]"),
  fc.constantFrom("[state]", "[metadata]", "Goal:Win", "# note", "removesummoningsickness=true"),
);

const aFile = fc
  .record({
    active: aSeat,
    phase: fc.constantFrom("Main1", "COMBAT_DECLARE_BLOCKERS", "COMBAT_DAMAGE", "Upkeep", "Never"),
    lines: fc.array(aLine, { maxLength: 8 }),
  })
  .map(({ active, phase, lines }) =>
    ["[state]", `ActivePlayer=${active}`, `ActivePhase=${phase}`, ...lines].join("\n"),
  );

describe("any file", () => {
  it("of any text gives a board or a problem", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary", maxLength: 300 })), check),
      { numRuns: 200 },
    );
  });

  it("of any text behind a section gives a board", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        check(`[state]\nhumanbattlefield=${text}\n`);
        check(`[state]\n${text}`);
      }),
      { numRuns: 200 },
    );
  });

  it("made of what such files say gives a board that can be begun", () => {
    fc.assert(fc.property(aFile, check), { numRuns: 500 });
  });

  it("with attackers that have been declared gives a board that can be begun", () => {
    const anAttacker = fc
      .record({ name: aName, attributes: fc.array(anAttribute, { maxLength: 2 }) })
      .map(({ name, attributes }) => [name, "Attacking", ...attributes].join("|"));
    const aDeclaration = fc
      .record({ attackers: fc.array(anAttacker, { minLength: 1, maxLength: 4 }), line: aLine })
      .map(
        ({ attackers, line }) =>
          `ActivePlayer=AI\nActivePhase=COMBAT_DECLARE_ATTACKERS\naibattlefield=${attackers.join(";")}\n${line}\n`,
      );
    fc.assert(fc.property(aDeclaration, check), { numRuns: 100 });
  });

  it("that is too long is refused", () => {
    const code = (file: string) => {
      const imported = importForge(file, names);
      return imported.ok ? "ok" : imported.problem.code;
    };
    expect(code(`[state]\n${"#".repeat(limits.bytes)}`)).toBe("tooLong");
    expect(code("[state]\n".repeat(limits.lines + 1))).toBe("tooManyLines");
    expect(code(`[state]\nhumanmanapool=${"W".repeat(60_000)}`)).toBe("boardTooLong");
  });

  it("full of nonsense is read in a moment, with some of its notes", () => {
    const nonsense = Array.from({ length: 7_000 }, (_, index) => `Foo${index}`).join(";");
    const before = performance.now();
    const imported = importForge(`[state]\nhumanhand=${nonsense}\n`, names);
    expect(performance.now() - before).toBeLessThan(5_000);
    if (!imported.ok) throw new Error(imported.problem.code);
    expect(imported.value.notes.at(-1)?.code).toBe("more");
    check(`[state]\nhumanbattlefield=${"Forest;Aura|AttachedTo:1;".repeat(2_000)}\n`);
    check(`[state]\nhumanbattlefield=${"Forest|Id:1;Shock|Id:2;".repeat(2_000)}\n`);
  });
});

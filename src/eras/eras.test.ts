import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { A, Table } from "../engine/testing/table.ts";
import { eraOf } from "./index.ts";
import { rules2002 } from "./rules-2002.ts";

const src = path.resolve(import.meta.dirname, "..");

describe("the rules of February 2002", () => {
  test("every rule that the engine cites has its number of then, or is known to have none", () => {
    const cited = globSync("{engine,keywords}/*.ts", { cwd: src })
      .filter((file) => !file.includes(".test."))
      .flatMap((file) => [
        ...readFileSync(path.join(src, file), "utf8").matchAll(/"(\d{3}\.\d+[a-z]?)"/g),
      ])
      .map(([, number = ""]) => number)
      // The section of a keyword is its name for people; events cite its rules.
      .filter((number) => !/^702\.\d+$/.test(number));
    const unknown = cited.filter((number) => rules2002.numbers[number] === undefined);
    expect([...new Set(unknown)].sort()).toEqual([]);
  });

  test("RT-14: only what was otherwise differs from today", () => {
    const then = eraOf("2002-02-20");
    const now = eraOf("2026-04-17");
    const differing = Object.entries(then.keywords).filter(
      ([name, keyword]) => now.keywords[keyword.name] !== keyword && name === keyword.name,
    );
    expect(differing.map(([name]) => name)).toEqual(["madness"]);
    const changed = Object.entries(now.rules).filter(
      ([name, variant]) => (then.rules as unknown as Record<string, unknown>)[name] !== variant,
    );
    expect(changed.map(([name]) => name).toSorted()).toEqual([
      "edition",
      "illegalTargets",
      "layering",
      "legendRule",
      "milling",
      "numbers",
      "opposingCounters",
      "splitManaValue",
      "tokenOwner",
      "unspentMana",
    ]);
  });

  test("502.24a, RT-14: a card set aside is played as though it were in hand", () => {
    const position = (rules: "2002-02-20" | "2026-04-17"): Table =>
      new Table({
        rules,
        A: { hand: ["Basking Rootwalla"], battlefield: ["Wild Mongrel"] },
        B: { battlefield: ["Drannith Magistrate"] },
      }).activate("Wild Mongrel", ["Basking Rootwalla"]);
    const then = position("2002-02-20").choose(true).resolve();
    const cast = then.castAction("Basking Rootwalla", "permission");
    expect(then.refusal(cast)).toBeNull();
    expect(then.act(cast).settle().stack()).toEqual(["Basking Rootwalla", "Wild Mongrel ability"]);
    const now = position("2026-04-17").resolve();
    expect(now.graveyard(A)).toEqual(["Basking Rootwalla"]);
  });
});

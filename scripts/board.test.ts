import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { boards } from "../src/notation/testing/boards.ts";

function board(input: string | Buffer, ...options: readonly string[]) {
  const script = join(import.meta.dirname, "board.ts");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--experimental-strip-types", "--no-warnings", script, ...options],
    { input, encoding: "utf8" },
  );
  return { status, stdout, stderr };
}

describe("npm run board", () => {
  it("prints numbered steps and facts, and ends with 0 when all of them hold", () => {
    const { status, stdout, stderr } = board(boards.mongrel, "-", "--lang", "en");
    expect(stderr).toBe("");
    expect(status).toBe(0);
    expect(stdout).toMatch(/^ {3}1\. .*\(117\.3\)$/m);
    expect(stdout).toContain("\nA casts Basking Rootwalla for madness\n");
    expect(stdout).toContain("  ✓ Wild Mongrel is 3/3\n");
    expect(stdout).not.toContain("✗");
  });

  it("ends with 1 when a fact doesn't hold, and says what was found", () => {
    const wrong = boards.mongrel.replace("Mongrel is 3/3", "Mongrel is 9/9");
    const { status, stdout } = board(wrong, "-", "--lang", "ja");
    expect(status).toBe(1);
    expect(stdout).toContain("  ✗ Wild Mongrel is 9/9  (実際: 3/3)\n");
  });

  it("ends with 2 for bad input, with the place and a suggestion", () => {
    const wrong = boards.mongrel.replace("battlefield: Wild Mongrel", "battlefield: Wild Mongrle");
    const { status, stdout, stderr } = board(wrong, "-", "--lang", "en");
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toBe(
      [
        "-:5:16: No card called “Wild Mongrle” is known here. Did you mean “Wild Mongrel”?",
        "    battlefield: Wild Mongrle",
        "                 ^^^^^^^^^^^^",
        "",
      ].join("\n"),
    );
  });

  it("prints what can come of a marked moment, in both languages", () => {
    const flip =
      "turn A, main 1\nA 20\n  hand: Crazed Firecat\n  battlefield: 7 Mountain\nB 20\n--\nA casts Crazed Firecat\nmark cast\n";
    const options = ["-", "--explore", "--from", "cast", "--within", "2"];
    const en = board(flip, ...options, "--lang", "en");
    expect([en.status, en.stderr]).toEqual([0, ""]);
    expect(en.stdout).toMatch(/^Outcomes: 3, in \d+ positions$/m);
    expect(en.stdout).toMatch(
      /^ {3}1\. A's Crazed Firecat: .*4\/4.* \[1 way, probability 1\/2\]$/m,
    );
    expect(en.stdout).toContain(
      "  There may be more: lines were cut off after a set number of decisions\n",
    );
    const ja = board(flip, ...options, "--lang", "ja");
    expect(ja.stdout).toMatch(/^あり得る結果：3通り\(\d+局面を調査\)$/m);
    expect(ja.stdout).toMatch(
      /^ {3}1\. 《狂った火猫》（A）：戦場（4\/4）.* \[1通りの手順、確率1\/2\]$/m,
    );
    expect(ja.stdout).toContain(
      "  ほかにもあるかもしれません：決めた回数の選択で打ち切った手順がある\n",
    );
  });

  it("ends with 2 for a mark, a horizon or a player that there isn't", () => {
    const said = (...options: readonly string[]) => {
      const { status, stderr } = board(
        boards.mongrel,
        "-",
        "--explore",
        "--lang",
        "en",
        ...options,
      );
      return [status, stderr.trim()];
    };
    expect(said("--from", "nowhere")).toEqual([2, "--from: the script marks no nowhere."]);
    expect(said("--until", "dawn")).toEqual([2, "--until: rest | stack | turn | game"]);
    expect(said("--by", "C")).toEqual([2, "--by: players of the board, such as A."]);
  });

  it("plays by other rules on demand", () => {
    const { status, stderr } = board(boards.mongrel, "-", "--rules", "2002-02-20", "--lang", "en");
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^-:10:1: A question must be answered first\. .*exile the card for madness/,
    );
  });

  it("prints positions as JSON", () => {
    const { status, stdout } = board(boards.mongrel, "-", "--json");
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      schema: 1,
      holds: true,
      end: { turn: { step: "main1" } },
      marks: [{ name: "entered" }],
    });
  });

  it.each([
    ["a file that isn't there", "", ["nowhere.board"]],
    ["a folder", "", ["."]],
    ["no file", "", []],
    ["two files", "", ["-", "-"]],
    ["an unknown option", "", ["-", "--loud"]],
    ["an unknown language", "", ["-", "--lang", "fr"]],
    ["unknown rules", "", ["-", "--rules", "1993"]],
    ["nothing", "", ["-"]],
    ["ten megabytes of noise", Buffer.alloc(10_000_000, "\u001b[31mx"), ["-"]],
  ])("refuses %s without a stack of calls", (_, input, options) => {
    const { status, stdout, stderr } = board(input, ...options);
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr.trim()).not.toBe("");
    expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
    expect(stderr).not.toContain("\u001b");
  });
});

/** What was chosen part by part on a board is written so that the lines give the same game. */
import { describe, expect, it } from "vitest";
import {
  type Answer,
  answer,
  cardOf,
  type Decision,
  type Game,
  legalActions,
  run,
  start,
} from "../engine/index.ts";
import { parseBoard } from "./parse.ts";
import { namePrinter } from "./print-names.ts";
import { printStatement } from "./print-script.ts";
import { recordAnswers } from "./record.ts";
import { setupBoard } from "./setup.ts";
import { text } from "./testing/boards.ts";
import { madeNames, playMade } from "./testing/made.ts";

const position = text(`
  turn A, main 1
  A 20
    hand: Both, Fire // Ice, Jab, Recast
    battlefield: Ghost (1 shield counter), Largesse
    graveyard: Assault // Battery
  B 20
`);

interface Wanted {
  readonly name: string;
  readonly half?: string;
  /** What is chosen of each list of options, by its place; then that there is no more. */
  readonly options?: readonly number[];
}

/** Casts a spell as wanted, for free, and aims what has a target at the first thing possible. */
function answersOf(begun: Game, { name, half, options = [] }: Wanted): readonly Answer[] {
  let { game } = run(begun);
  const answers: Answer[] = [];
  const left = [...options];
  const replyTo = (decision: Decision): Answer => {
    switch (decision.is) {
      case "confirm":
        return { is: "confirm", yes: true };
      case "option": {
        const mode = left.shift();
        const effects = decision.options.filter(({ is }) => is === "effect");
        const effect = effects[mode ?? 0];
        if (effect) return { is: "option", option: effect };
        return { is: "option", option: mode === undefined ? { is: "none" } : { is: "mode", mode } };
      }
      case "choose":
        return { is: "choose", chosen: decision.from.slice(0, 1) };
      case "act":
        return { is: "act", action: { is: "pass" } };
      default:
        throw new Error(decision.is);
    }
  };
  const give = (given: Answer): void => {
    const after = answer(game, given);
    if (!after.ok) throw new Error(JSON.stringify(after.problem));
    answers.push(given);
    game = run(after.value.game).game;
  };
  const action = legalActions(game).find(
    (one) =>
      one.is === "cast" &&
      one.way.is === "free" &&
      one.way.half === half &&
      cardOf(game, one.object)?.name.en === name,
  );
  if (!action) throw new Error(name);
  give({ is: "act", action });
  while (game.decision && (game.decision.is !== "act" || game.stack.length > 0)) {
    give(replyTo(game.decision));
  }
  return answers;
}

/** The lines written for it, and what the life totals are after them. */
function recorded(
  wanted: Wanted,
  from: string = position,
): { readonly lines: readonly string[]; readonly life: number[] } {
  const board = parseBoard(from, madeNames);
  const setup = board.ok ? setupBoard(board.value) : board;
  if (!board.ok || !setup.ok) throw new Error("position");
  const begun = start(setup.value.setup);
  if (!begun.ok) throw new Error(begun.problem.code);
  const written = recordAnswers(setup.value, answersOf(begun.value, wanted));
  if (!written.ok) throw new Error(written.problem);
  const names = namePrinter(board.value.cards, "en");
  const lines = written.value.map((line) => printStatement(line, names));
  const { problems, end } = playMade(`${from}--\n${lines.join("\n")}\n`);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message.en).join("\n"));
  return {
    lines: lines.filter((line) => !line.endsWith("passes")),
    life: end.players.map(({ life }) => life),
  };
}

describe("700.2d: modes that are chosen one by one stand on one line", () => {
  it.each([
    [[0], "A chooses mode 1", 21],
    [[1], "A chooses mode 2", 22],
    [[0, 1], "A chooses modes 1 and 2", 23],
    [[1, 0], "A chooses modes 2 and 1", 23],
  ])("%j", (options, line, life) => {
    expect(recorded({ name: "Both", options })).toEqual({
      lines: ["A casts Both for free", line],
      life: [life, 20],
    });
  });
});

describe("709.3: the half of a split card is named", () => {
  it("where it is cast for free", () => {
    // Fire deals its damage to the permanent that is first: nobody loses life.
    expect(recorded({ name: "Fire // Ice", half: "Ice" }).lines[0]).toBe("A casts Ice for free");
    expect(recorded({ name: "Fire // Ice", half: "Fire" }).lines[0]).toBe("A casts Fire for free");
  });

  it("where it is offered", () => {
    expect(recorded({ name: "Recast", options: [1] }).lines).toContain("A chooses Battery");
    const { lines } = recorded({ name: "Recast", options: [0] });
    expect(lines).toContain("A chooses Assault");
  });
});

describe("616.1: of two effects of one source it is said which", () => {
  it.each([
    [0, "A chooses Ghost's ability #1"],
    [1, "A chooses Ghost's ability #2"],
  ])("number %d", (option, line) => {
    expect(recorded({ name: "Jab", options: [option] }).lines).toContain(line);
  });
});

describe("111.4: a token is called by its subtypes and the word", () => {
  const goblins = (count: number): string =>
    text(`
  turn A, main 1
  A 20
    hand: Jab
    battlefield: Largesse, ${count} 1/1 red Goblin creature token
  B 20
`);

  it("with its number where there are several", () => {
    expect(recorded({ name: "Jab" }, goblins(2)).lines).toContain("A targets Goblin Token #1");
  });

  it("by that alone where there is one of the name", () => {
    const { lines } = recorded({ name: "Jab" }, `${goblins(1)}  battlefield: Ghost\n`);
    expect(lines).toContain("A targets Goblin Token");
  });
});

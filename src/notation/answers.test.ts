import { describe, expect, it } from "vitest";
import type { Answer, Decision, Purpose } from "../engine/decisions.ts";
import { type ObjectId, objectId, playerId, start } from "../engine/index.ts";
import { answerOf } from "./answers.ts";
import { beginChronicle } from "./chronicle.ts";
import type { Scene } from "./refer.ts";
import { setupBoard } from "./setup.ts";
import { readBoard } from "./testing/boards.ts";

const position = `rules today
turn A, main 1
A 20
  hand: Shock, Unsummon
  battlefield: Wild Mongrel
B 20
  battlefield: Merfolk Looter
`;

const A = playerId("A");
const B = playerId("B");
const [shock, unsummon, , looter] = [1, 2, 3, 4].map(objectId) as unknown as readonly [
  ObjectId,
  ObjectId,
  ObjectId,
  ObjectId,
];

function sceneOf(): Scene {
  const set = setupBoard(readBoard(`${position}--\n`));
  if (!set.ok) throw new Error(JSON.stringify(set.problem));
  const game = start(set.value.setup);
  if (!game.ok) throw new Error(JSON.stringify(game.problem));
  return { game: game.value, table: set.value.table, chronicle: beginChronicle(game.value) };
}

const scene = sceneOf();

/** What a line answers to a question that these cards don't ask. */
function answerTo(asked: Exclude<Decision, { is: "act" }>, line: string): Answer | undefined {
  const [statement] = readBoard(`${position}--\n${line}\n`).script;
  if (!statement || !("player" in statement)) throw new Error(`${line} answers nothing.`);
  switch (statement.is) {
    case "confirm":
    case "choose":
    case "order": {
      const answered = answerOf(scene, asked, statement);
      return answered?.ok ? answered.value : undefined;
    }
    default:
      throw new Error(`${line} answers nothing.`);
  }
}

const common = { player: A, cr: [] } as const;
const chance = (purpose: Purpose, from: readonly ObjectId[], count: number) =>
  ({ is: "chance", ...common, purpose, from, count }) as const;
const option = (purpose: Purpose, options: Extract<Decision, { is: "option" }>["options"]) =>
  ({ is: "option", ...common, purpose, options }) as const;

describe("lines that answer", () => {
  const coin = chance({ is: "coin" }, [], 0);
  const random = chance({ is: "random" }, [shock, unsummon], 1);
  const shuffle = chance({ is: "shuffle" }, [shock, unsummon], 2);
  const mode = option({ is: "mode", of: 0 }, [
    { is: "mode", mode: 0 },
    { is: "mode", mode: 1 },
    { is: "none" },
  ]);
  const defender = option({ is: "defender", attacker: looter }, [
    { is: "defender", defender: { is: "player", player: B } },
    { is: "defender", defender: { is: "object", object: looter } },
  ]);

  it("a coin flip (705.1)", () => {
    expect(answerTo(coin, "A yes")).toEqual({ is: "chance", won: true });
    expect(answerTo(coin, "A no")).toEqual({ is: "chance", won: false });
  });

  it("what comes up at random (701.9b), and the order after a shuffle (701.24a)", () => {
    expect(answerTo(random, "A chooses Unsummon")).toEqual({ is: "chance", picked: [unsummon] });
    expect(answerTo(shuffle, "A orders Unsummon, Shock")).toEqual({
      is: "chance",
      picked: [unsummon, shock],
    });
  });

  it("a mode, by its place in the text (700.2)", () => {
    expect(answerTo(mode, "A chooses 2")).toEqual({
      is: "option",
      option: { is: "mode", mode: 1 },
    });
    expect(answerTo(mode, "A chooses nothing")).toEqual({
      is: "option",
      option: { is: "none" },
    });
  });

  it("whom or what a creature attacks (508.1b)", () => {
    expect(answerTo(defender, "A chooses B")).toEqual({
      is: "option",
      option: { is: "defender", defender: { is: "player", player: B } },
    });
    expect(answerTo(defender, "A chooses Merfolk Looter")).toEqual({
      is: "option",
      option: { is: "defender", defender: { is: "object", object: looter } },
    });
  });
});

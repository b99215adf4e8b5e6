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
const [, , , looter] = [1, 2, 3, 4].map(objectId) as unknown as readonly [
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
const option = (purpose: Purpose, options: Extract<Decision, { is: "option" }>["options"]) =>
  ({ is: "option", ...common, purpose, options }) as const;

describe("lines that answer", () => {
  const defender = option({ is: "defender", attacker: looter }, [
    { is: "defender", defender: { is: "player", player: B } },
    { is: "defender", defender: { is: "object", object: looter } },
  ]);

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

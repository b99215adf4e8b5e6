/** What "you may …" would be done to, where that is the target of the ability. */
import { expect, test } from "vitest";
import { Table } from "../engine/testing/table.ts";
import { questionOf } from "./index.ts";

test("608.2d: it is the target that may be returned, not what the ability is of", () => {
  const table = new Table({
    A: { battlefield: ["Wort, Boggart Auntie"], graveyard: ["Woodland Changeling"] },
    step: "untap",
  }).passUntil("upkeep");
  if (table.decision.is === "choose") table.choose("Woodland Changeling");
  const { game, decision } = table.resolve();
  expect(questionOf(decision, game, "en")).toBe(
    "Player A: decide whether to return Woodland Changeling to hand",
  );
  expect(questionOf(decision, game, "ja")).toBe(
    "プレイヤーA：《森林の変わり身》を手札に戻すかどうかを決める",
  );
});

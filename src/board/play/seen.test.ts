import { expect, test } from "vitest";
import { defineCard, devotionTo, gets, self, staticAbility } from "../../language/build.ts";
import { countsIn } from "./seen.ts";

const plain = { type: "Creature — Bear", pt: "2/2" } as const;
const counting = [staticAbility(self, [gets(devotionTo("green"), 0)])];

test("700.5: mana symbols are counted by what either side of a card says", () => {
  const front = defineCard(["Front", "表", "おもて"], { ...plain, text: counting });
  const back = { ...plain, name: ["Back", "裏", "うら"], text: counting } as const;
  expect(countsIn([defineCard(["Bear", "熊", "くま"], plain)])).toBe(false);
  expect(countsIn([front])).toBe(true);
  expect(countsIn([defineCard(["Bear", "熊", "くま"], { ...plain, back })])).toBe(true);
});

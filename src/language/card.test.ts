import { expect, test } from "vitest";
import { defineCard, draw, gainLife, spellAbility, splitCard } from "./build.ts";
import { abilitiesOf, facesOf } from "./card.ts";

const [drawing, gaining] = [spellAbility(draw(1)), spellAbility(gainLife(1))];

test("712: a double-faced card has the abilities of both sides, and both as its faces", () => {
  const card = defineCard(["Front", "表", "おもて"], {
    type: "Sorcery",
    text: [drawing],
    back: { name: ["Back", "裏", "うら"], type: "Sorcery", text: [gaining] },
  });
  expect(abilitiesOf(card)).toEqual([drawing, gaining]);
  expect(facesOf(card).map(({ name }) => name.en)).toEqual(["Front", "Back"]);
});

test("709.4: a split card has the abilities of both halves once, and the halves as its faces", () => {
  const half = { cost: "{1}", type: "Sorcery" } as const;
  const card = splitCard(
    { ...half, name: ["Left", "左", "ひだり"], text: [drawing] },
    { ...half, name: ["Right", "右", "みぎ"], text: [gaining] },
  );
  expect(abilitiesOf(card)).toEqual([drawing, gaining]);
  expect(facesOf(card).map(({ name }) => name.en)).toEqual(["Left", "Right"]);
});

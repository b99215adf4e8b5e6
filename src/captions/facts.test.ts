import { describe, expect, it } from "vitest";
import { cards } from "../cards/index.ts";
import { cardNames, parseBoard, playBoard } from "../notation/index.ts";
import { factText, ruleOfFact } from "./index.ts";
import { asciiPunctuation, withoutSymbols } from "./testing.ts";

const position = `rules today
turn A, main 1
A 20
  hand: Basking Rootwalla, Shock
  battlefield: Wild Mongrel (damage 1), Forest
  graveyard: Fiery Temper
B 20
--
illegal (304.1): A casts Basking Rootwalla for madness
--
`;

/** The claims of a board, in both languages. */
function told(...facts: readonly string[]): readonly (readonly [string, string])[] {
  const board = parseBoard(
    position.replace("illegal", "# illegal") + facts.join("\n"),
    cardNames(cards),
  );
  if (!board.ok) throw new Error(JSON.stringify(board.problem));
  const played = playBoard(board.value);
  if (!played.ok) throw new Error(JSON.stringify(played.problem));
  return played.value.facts.map((fact) => [
    factText(fact, board.value.cards, "en"),
    factText(fact, board.value.cards, "ja"),
  ]);
}

const rows = [
  [
    "always Basking Rootwalla is in A's hand",
    "Whatever anybody chooses, Basking Rootwalla is in A's hand.",
    "誰が何を選んでも、《日を浴びるルートワラ》はプレイヤーAの手札にある。",
  ],
  [
    "always for B this turn: A has 20 life",
    "Whatever B chooses until the turn ends, A has 20 life.",
    "このターンの終わりまで、プレイヤーBがどう選んでも、プレイヤーAのライフは20点である。",
  ],
  [
    "possible for A: Basking Rootwalla is on A's battlefield",
    "By some choices of A, Basking Rootwalla is on A's battlefield.",
    "プレイヤーAの選び方によっては、《日を浴びるルートワラ》はプレイヤーAの戦場にある。",
  ],
  [
    "Basking Rootwalla is in A's hand",
    "Basking Rootwalla is in A's hand.",
    "《日を浴びるルートワラ》はプレイヤーAの手札にある。",
  ],
  [
    "Basking Rootwalla is not in exile",
    "Basking Rootwalla is not in exile.",
    "《日を浴びるルートワラ》は追放領域にない。",
  ],
  [
    "Shock and Forest did not move together",
    "Shock and Forest did not move together.",
    "《ショック》と《森》は同時に移動しなかった。",
  ],
  ["Shock was countered", "Shock was countered.", "《ショック》は打ち消された。"],
  ["Shock was not countered", "Shock was not countered.", "《ショック》は打ち消されなかった。"],
  ["Wild Mongrel is 2/2", "Wild Mongrel is 2/2.", "《野生の雑種犬》は2/2である。"],
  ["Wild Mongrel is green", "Wild Mongrel is green.", "《野生の雑種犬》は緑である。"],
  [
    "Wild Mongrel is untapped",
    "Wild Mongrel is untapped.",
    "《野生の雑種犬》はアンタップ状態である。",
  ],
  [
    "Wild Mongrel is not tapped",
    "Wild Mongrel is not tapped.",
    "《野生の雑種犬》はタップ状態ではない。",
  ],
  ["Wild Mongrel is a Dog", "Wild Mongrel is a Dog.", "《野生の雑種犬》は犬である。"],
  [
    "Wild Mongrel has no flying",
    "Wild Mongrel has no flying.",
    "《野生の雑種犬》は飛行を持っていない。",
  ],
  [
    "Wild Mongrel has 1 damage",
    "Wild Mongrel has 1 damage.",
    "《野生の雑種犬》は1点のダメージを負っている。",
  ],
  [
    "Wild Mongrel did not trigger",
    "Wild Mongrel did not trigger.",
    "《野生の雑種犬》の能力は誘発しなかった。",
  ],
  [
    "Basking Rootwalla has mana cost {G}",
    "Basking Rootwalla has mana cost {G}.",
    "《日を浴びるルートワラ》のマナ・コストは{G}である。",
  ],
  ["A has 20 life", "A has 20 life.", "プレイヤーAのライフは20点である。"],
  ["A has 2 cards in hand", "A has 2 cards in hand.", "プレイヤーAの手札のカードは2枚である。"],
  [
    "A's graveyard is Fiery Temper",
    "A's graveyard is Fiery Temper.",
    "プレイヤーAの墓地は《癇しゃく》である。",
  ],
  ["the stack is empty", "The stack is empty.", "スタックは空である。"],
  [
    "A can cast Basking Rootwalla",
    "A can cast Basking Rootwalla.",
    "プレイヤーAは《日を浴びるルートワラ》を唱えられる。",
  ],
  ["A can't cast Shock", "A can't cast Shock.", "プレイヤーAは《ショック》を唱えられない。"],
  [
    "A can't cast Fiery Temper (601.3)",
    "A can't cast Fiery Temper.",
    "プレイヤーAは《癇しゃく》を唱えられない。",
  ],
  ["A may look at Shock", "A may look at Shock.", "プレイヤーAは《ショック》を見てよい。"],
  [
    "A may not look at Shock",
    "A may not look at Shock.",
    "プレイヤーAは《ショック》を見ることができない。",
  ],
  ["it is A's turn", "It is A's turn.", "プレイヤーAのターンである。"],
  ["A has priority", "A has priority.", "プレイヤーAは優先権を持っている。"],
  [
    "A discarded no cards this turn",
    "A discarded no cards this turn.",
    "プレイヤーAはこのターンにカードを捨てていない。",
  ],
  ["nothing was asked", "Nothing was asked.", "選択は求められなかった。"],
  ["something was asked", "Something was asked.", "選択が求められた。"],
  ["Shock has abilities", "Shock has abilities.", "《ショック》は能力を持っている。"],
] as const;

describe("factText", () => {
  it.each(rows)("%s", (fact, en, ja) => {
    expect(told(fact)).toEqual([[en, ja]]);
    expect(withoutSymbols(ja)).not.toMatch(asciiPunctuation);
  });

  it("says what must be refused", () => {
    const text = position.replace("A casts Basking Rootwalla for madness", "A casts Shock");
    const board = parseBoard(text.replace(" (304.1)", ""), cardNames(cards));
    const played = board.ok ? playBoard(board.value) : undefined;
    const [fact] = played?.ok ? played.value.facts : [];
    if (!fact) throw new Error("The line claims something.");
    expect(factText(fact, cards, "en")).toBe("Not possible: A casts Shock.");
    expect(factText(fact, cards, "ja")).toBe("プレイヤーAは《ショック》を唱えられない。");
    expect(ruleOfFact(fact)).toBeUndefined();
  });
});

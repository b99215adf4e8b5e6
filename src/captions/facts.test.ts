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
    factText(fact, board.value, "en"),
    factText(fact, board.value, "ja"),
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
    "プレイヤーAの墓地にあるのは《癇しゃく》である。",
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

/** A claim, or a line that must be refused, about what has no card's name of its own. */
function toldOf(line: string): readonly [string, string] {
  const isRefused = line.startsWith("illegal");
  const text = `rules today
turn A, main 1
A 20
  hand: Shock
  battlefield: Grizzly Bears (as Bear), Grizzly Bears (as Grizzly), 1/1 red Goblin Rogue creature token, blue Merfolk kindred enchantment token (as Kin), Forest
B 20
--
${isRefused ? line : ""}
--
${isRefused ? "" : line}
`;
  const board = parseBoard(text, cardNames(cards));
  if (!board.ok) throw new Error(JSON.stringify(board.problem));
  const { script, facts } = board.value;
  const expected = script.find((statement) => statement.is === "illegal") ?? facts[0];
  if (!expected) throw new Error("It is a claim.");
  return [
    factText({ expected, says: line }, board.value, "en"),
    factText({ expected, says: line }, board.value, "ja"),
  ];
}

const named = [
  [
    "Goblin Rogue Token is 1/1",
    "Goblin Rogue Token is 1/1.",
    "ゴブリン・ならず者・トークンは1/1である。",
  ],
  [
    "Kin is a Merfolk",
    "Merfolk Token (Kin) is a Merfolk.",
    "マーフォーク・トークン（Kin）はマーフォークである。",
  ],
  ["Bear is a Bear", "Grizzly Bears (Bear) is a Bear.", "《灰色熊》（Bear）は熊である。"],
  [
    "A controls 2 Grizzly Bears",
    "A controls 2 Grizzly Bears.",
    "プレイヤーAがコントロールしている《灰色熊》は2つである。",
  ],
  [
    "illegal: A casts Shock targeting Forest",
    "Not possible: A casts Shock targeting Forest.",
    "プレイヤーAは《森》を対象に《ショック》を唱えられない。",
  ],
  [
    "illegal: A casts Shock for flashback targeting Bear, discarding Forest",
    "Not possible: A casts Shock for flashback targeting Grizzly Bears (Bear), discarding Forest.",
    "プレイヤーAは《灰色熊》（Bear）を対象に、《森》を捨ててフラッシュバックで《ショック》を唱えられない。",
  ],
  [
    "illegal: A activates Bear ability 2, paying with {R}, Forest",
    "Not possible: A activates Grizzly Bears (Bear) ability 2, paying with {R}, Forest.",
    "プレイヤーAは{R}と《森》のマナで《灰色熊》（Bear）の2つ目の能力を起動できない。",
  ],
  [
    "Bear is named Grizzly Bears",
    "Grizzly Bears (Bear) is named Grizzly Bears.",
    "《灰色熊》（Bear）の名前は《灰色熊》である。",
  ],
  ["Bear is legendary", "Grizzly Bears (Bear) is legendary.", "《灰色熊》（Bear）は伝説である。"],
  [
    "illegal: A chooses Forest",
    "Not possible: A chooses Forest.",
    "プレイヤーAは《森》を選べない。",
  ],
  [
    "illegal: A chooses nothing",
    "Not possible: A chooses nothing.",
    "プレイヤーAは何も選ばないことはできない。",
  ],
  ["illegal: A chooses white", "Not possible: A chooses white.", "プレイヤーAは白を選べない。"],
  [
    "illegal: A targets B",
    "Not possible: A targets B.",
    "プレイヤーAはプレイヤーBを対象にできない。",
  ],
  [
    "illegal: A targets nothing",
    "Not possible: A targets nothing.",
    "プレイヤーAは対象を選ばないことはできない。",
  ],
  [
    "illegal: A finds Forest",
    "Not possible: A finds Forest.",
    "プレイヤーAは《森》を見つけられない。",
  ],
  [
    "illegal: A puts Forest on the bottom",
    "Not possible: A puts Forest on the bottom.",
    "プレイヤーAは《森》をライブラリーの一番下に置けない。",
  ],
  [
    "illegal: A attacks B with Forest",
    "Not possible: A attacks B with Forest.",
    "プレイヤーAは《森》でプレイヤーBを攻撃できない。",
  ],
  [
    "illegal: B blocks Bear with Forest",
    "Not possible: B blocks Grizzly Bears (Bear) with Forest.",
    "プレイヤーBは《森》で《灰色熊》（Bear）をブロックできない。",
  ],
  [
    "illegal: A assigns 1 to Forest, 2 to B",
    "Not possible: A assigns 1 to Forest, 2 to B.",
    "プレイヤーAは《森》に1点、プレイヤーBに2点を割り振れない。",
  ],
] as const;

describe("factText", () => {
  it.each(rows)("%s", (fact, en, ja) => {
    expect(told(fact)).toEqual([[en, ja]]);
    expect(withoutSymbols(ja)).not.toMatch(asciiPunctuation);
  });

  it.each(named)("%s", (line, en, ja) => {
    expect(toldOf(line)).toEqual([en, ja]);
  });

  it("says what must be refused", () => {
    const text = position.replace("A casts Basking Rootwalla for madness", "A casts Shock");
    const board = parseBoard(text.replace(" (304.1)", ""), cardNames(cards));
    const played = board.ok ? playBoard(board.value) : undefined;
    const [fact] = played?.ok ? played.value.facts : [];
    if (!fact) throw new Error("The line claims something.");
    if (!board.ok) throw new Error("It is a board.");
    expect(factText(fact, board.value, "en")).toBe("Not possible: A casts Shock.");
    expect(factText(fact, board.value, "ja")).toBe("プレイヤーAは《ショック》を唱えられない。");
    expect(ruleOfFact(fact)).toBeUndefined();
  });
});

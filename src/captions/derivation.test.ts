import { describe, expect, it, test } from "vitest";
import "./index.ts";
import "./en/derivation.ts";
import "./ja/derivation.ts";
import { card } from "../engine/testing/making.ts";
import { Table } from "../engine/testing/table.ts";
import {
  all,
  creature,
  every,
  gains,
  gets,
  land,
  losesAllAbilities,
  self,
  setPT,
  setSubtypes,
  staticAbility,
  withKeyword,
} from "../language/build.ts";
import type { Ability, Change } from "../language/schema.ts";
import type { Lang } from "../notation/bilingual.ts";
import { type ToldStep, tell } from "./derivation.ts";
import { asciiPunctuation } from "./testing.ts";

const told = (table: Table, name: string, lang: Lang) => tell(table.game, table.id(name), lang);

/** A step in one line: layer, effect, what changes, and why it applies when it does. */
function inLine({ layer, layerName, source, effect, changes, notes }: ToldStep): string {
  const changed = changes.map(({ aspect, before, after, isList }) => {
    const values = isList
      ? [before && `−${before}`, after && `+${after}`].filter(Boolean).join(" ")
      : [before, after].filter((value) => value !== undefined).join(" → ");
    return `${aspect}: ${values}`;
  });
  const decided = notes.map(({ text, rules }) => `${text} ${rules.map(({ number }) => number)}`);
  return [`${layer} ${layerName}`, source ?? "-", effect, ...changed, ...decided].join(" | ");
}

const law = (name: string, ...text: readonly Ability[]) =>
  card(name, { type: "Enchantment", text });
const oneLaw = (...changes: readonly Change[]) =>
  law("Law", staticAbility(every(creature), changes));
const under = (...changes: readonly Change[]) =>
  new Table({
    cards: [oneLaw(...changes)],
    A: { battlefield: ["Law"] },
    B: { battlefield: ["White Knight"] },
  });

const steps: readonly (readonly [string, Table, string, readonly string[], readonly string[]])[] = [
  [
    "control",
    under({ is: "gainControl", who: { is: "you" } }),
    "White Knight",
    ["2 control | Law | comes under another player's control | Controller: player B → player A"],
    [
      "第2種 コントロール | 《試験》 | 別のプレイヤーのコントロール下に移る | コントローラー: プレイヤーB → プレイヤーA",
    ],
  ],
  [
    "text",
    under({ is: "changeWords", words: { is: "colorWord", from: "black", to: "red" } }),
    "White Knight",
    [
      "3 text | Law | has every “black” in the text changed to “red” | Abilities: protection from black → protection from red",
    ],
    [
      "第3種 文章 | 《試験》 | 文章の「黒」がすべて「赤」に変わる | 能力: プロテクション（黒） → プロテクション（赤）",
    ],
  ],
  [
    "types",
    under({ is: "addTypes", types: ["artifact"], subtypes: ["Elf"] }),
    "White Knight",
    [
      "4 types | Law | becomes an Elf artifact as well | Types: Creature — Human Knight → Artifact Creature — Human Knight Elf",
    ],
    [
      "第4種 タイプ | 《試験》 | 他のタイプに加えてエルフ・アーティファクトになる | タイプ: クリーチャー — 人間・騎士 → アーティファクト・クリーチャー — 人間・騎士・エルフ",
    ],
  ],
  [
    "every creature type",
    under({ is: "allCreatureTypes" }),
    "White Knight",
    [
      "4 types | Law | gains all creature types | Types: Creature — Human Knight → Creature — Human Knight (every creature type)",
    ],
    [
      "第4種 タイプ | 《試験》 | すべてのクリーチャー・タイプを得る | タイプ: クリーチャー — 人間・騎士 → クリーチャー — 人間・騎士（すべてのクリーチャー・タイプ）",
    ],
  ],
  [
    "colors",
    under({ is: "becomeColors", colors: ["blue"], also: true }),
    "White Knight",
    ["5 color | Law | becomes blue as well | Color: white → white and blue"],
    ["第5種 色 | 《試験》 | 他の色に加えて青になる | 色: 白 → 白・青"],
  ],
  [
    "abilities",
    under(losesAllAbilities, gains({ is: "keyword", name: "flying" })),
    "White Knight",
    [
      "6 abilities | Law | loses all abilities and gains flying | Abilities: −first strike and protection from black +flying",
    ],
    [
      "第6種 能力 | 《試験》 | すべての能力を失い、飛行を得る | 能力: −先制攻撃、プロテクション（黒） +飛行",
    ],
  ],
  [
    "a counter that gives a keyword (122.1b)",
    new Table({ A: { battlefield: [{ name: "White Knight", counters: { flying: 2 } }] } }),
    "White Knight",
    ["6 abilities | - | has 2 flying counters | Abilities: +flying"],
    ["第6種 能力 | - | 飛行カウンター2個が置かれている | 能力: +飛行"],
  ],
  [
    "what waits for a counter (122.1b, 613.8)",
    new Table({
      cards: [
        law(
          "Law",
          staticAbility(every(all(creature, withKeyword("flying"))), [
            gains({ is: "keyword", name: "vigilance" }),
          ]),
        ),
      ],
      A: { battlefield: ["Law", { name: "White Knight", counters: { flying: 1 } }] },
    }),
    "White Knight",
    [
      "6 abilities | - | has a flying counter | Abilities: +flying | Applied first, although the effect of Law is earlier: it changes what that effect applies to. 613.8a",
      "6 abilities | Law | gains vigilance | Abilities: +vigilance",
    ],
    [
      "第6種 能力 | - | 飛行カウンター1個が置かれている | 能力: +飛行 | タイムスタンプは《試験》の効果より後だが、先に適用される。その効果が何に適用されるかを変えるので、《試験》の効果がこれに依存しているためである。 613.8a",
      "第6種 能力 | 《試験》 | 警戒を得る | 能力: +警戒",
    ],
  ],
  [
    "what defines power and toughness (604.3)",
    new Table({
      cards: [
        card("Crowd", {
          type: "Creature — Elf",
          pt: "*/*",
          text: [
            {
              is: "static",
              affects: self,
              defining: true,
              changes: [
                {
                  is: "setPT",
                  power: { is: "count", filter: creature },
                  toughness: { is: "number", value: 4 },
                },
              ],
            },
          ],
        }),
      ],
      A: { battlefield: ["Crowd"] },
    }),
    "Crowd",
    ["7a P/T defined | Crowd itself | has base power and toughness 1/4 | P/T: 0/0 → 1/4"],
    [
      "第7a種 特性定義能力 | 《試験》自身 | 基本のパワーとタフネスが1/4になる | パワー/タフネス: 0/0 → 1/4",
    ],
  ],
  [
    "base power and toughness, changes, counters, and their switch",
    new Table({
      cards: [oneLaw(setPT(0, 1), gets(0, 2), { is: "switchPT" })],
      A: { battlefield: ["Law", { name: "Grizzly Bears", counters: { "+1/+1": 2 } }] },
    }),
    "Grizzly Bears",
    [
      "7b base P/T | Law | has base power and toughness 0/1 | P/T: 2/2 → 0/1",
      "7c P/T changes | - | has 2 +1/+1 counters | P/T: 0/1 → 2/3",
      "7c P/T changes | Law | gets +0/+2 | P/T: 2/3 → 2/5",
      "7d P/T switched | Law | has its power and toughness switched | P/T: 2/5 → 5/2",
    ],
    [
      "第7b種 基本のパワーとタフネス | 《試験》 | 基本のパワーとタフネスが0/1になる | パワー/タフネス: 2/2 → 0/1",
      "第7c種 パワーとタフネスの修整 | - | +1/+1カウンター2個が置かれている | パワー/タフネス: 0/1 → 2/3",
      "第7c種 パワーとタフネスの修整 | 《試験》 | +0/+2の修整を受ける | パワー/タフネス: 2/3 → 2/5",
      "第7d種 パワーとタフネスの入れ替え | 《試験》 | パワーとタフネスが入れ替わる | パワー/タフネス: 2/5 → 5/2",
    ],
  ],
  [
    "what basic land types bring (305.7)",
    new Table({
      cards: [law("Moon", staticAbility(every(land), [setSubtypes("land", "Mountain")]))],
      A: { battlefield: ["Moon", "Forest"] },
    }),
    "Forest",
    [
      "4 types | Moon | becomes a Mountain | Types: Basic Land — Forest → Basic Land — Mountain",
      "4 types | - | has the mana abilities of its basic land types | Abilities: +an ability",
    ],
    [
      "第4種 タイプ | 《試験》 | 山になる | タイプ: 基本土地 — 森 → 基本土地 — 山",
      "第4種 タイプ | - | 基本土地タイプに伴うマナ能力を持つ | 能力: +能力1つ",
    ],
  ],
  [
    "a copy",
    new Table({
      A: { battlefield: ["Grizzly Bears", "4 Island"], hand: ["Clone"] },
    })
      .cast("Clone")
      .resolve()
      .choose("Grizzly Bears")
      .settle(),
    "the copy",
    [
      "1a copiable values | - | is a copy of Grizzly Bears | Name: Clone → Grizzly Bears | Mana cost: {3}{U} → {1}{G} | Types: Creature — Shapeshifter → Creature — Bear | Color: blue → green | P/T: 0/0 → 2/2 | Abilities: −an ability",
    ],
    [
      "第1a種 コピー可能な値 | - | 《灰色熊》のコピーである | 名前: クローン → 灰色熊 | マナ・コスト: {3}{U} → {1}{G} | タイプ: クリーチャー — 多相の戦士 → クリーチャー — 熊 | 色: 青 → 緑 | パワー/タフネス: 0/0 → 2/2 | 能力: −能力1つ",
    ],
  ],
  [
    "what is face down (708.2)",
    new Table({ A: { battlefield: [{ name: "Grizzly Bears", faceDown: true }] } }),
    "face down",
    [
      "1b face down | - | is face down | Name: Grizzly Bears → none | Mana cost: {1}{G} → none | Types: Creature — Bear → none | Color: green → colorless | P/T: 2/2 → none",
    ],
    [
      "第1b種 裏向き | - | 裏向きである | 名前: 灰色熊 → なし | マナ・コスト: {1}{G} → なし | タイプ: クリーチャー — 熊 → なし | 色: 緑 → 無色 | パワー/タフネス: 2/2 → なし",
    ],
  ],
];

const idOf = (table: Table, name: string) =>
  name === "the copy"
    ? table.game.battlefield.find((id) => table.game.objects[id]?.card === "clone")
    : name === "face down"
      ? table.game.battlefield[0]
      : table.id(name);

describe("the steps of a derivation", () => {
  it.each(steps)("%s", (_, table, name, en, ja) => {
    const id = idOf(table, name);
    const say = (lang: Lang) => (id ? tell(table.game, id, lang)?.steps.map(inLine) : undefined);
    expect(say("en")).toEqual(en);
    expect(say("ja")).toEqual(ja);
  });
});

describe("what differs from print", () => {
  const rows: readonly (readonly [
    string,
    Table,
    string,
    string | undefined,
    string | undefined,
  ])[] = [
    ["nothing", new Table({ A: { battlefield: ["Forest"] } }), "Forest", undefined, undefined],
    [
      "power and toughness",
      new Table({ A: { battlefield: ["Grizzly Bears", "Glorious Anthem"] } }),
      "Grizzly Bears",
      "3/3, printed 2/2",
      "3/3（印刷では2/2）",
    ],
    [
      "abilities that are gone",
      new Table({ A: { battlefield: ["White Knight", "Humility"] } }),
      "White Knight",
      "1/1, printed 2/2; has lost all abilities",
      "1/1（印刷では2/2）、すべての能力を失っている",
    ],
    [
      "what has no printed size",
      new Table({ A: { battlefield: ["Opalescence", "Glorious Anthem"] } }),
      "Glorious Anthem",
      "4/4, none printed; Enchantment Creature, printed Enchantment",
      "4/4（印刷ではなし）、クリーチャー・エンチャント（印刷ではエンチャント）",
    ],
    [
      "words, colors and whose it is",
      under(
        { is: "gainControl", who: { is: "you" } },
        { is: "changeWords", words: { is: "colorWord", from: "black", to: "red" } },
        { is: "becomeColors", colors: [] },
      ),
      "White Knight",
      "Colorless, printed white; has changed words in its text; is controlled by player A",
      "無色（印刷では白）、文章の語が変わっている、コントローラーはプレイヤーA",
    ],
  ];
  it.each(rows)("%s", (_, table, name, en, ja) => {
    expect(told(table, name, "en")?.summary).toBe(en);
    expect(told(table, name, "ja")?.summary).toBe(ja);
    expect(ja ?? "").not.toMatch(asciiPunctuation);
  });
});

describe("the text as it is now", () => {
  test("what is lost, changed and gained is told apart", () => {
    const words = { is: "colorWord", from: "black", to: "red" } as const;
    const table = under(
      { is: "changeWords", words },
      { is: "loseAbility", keyword: "firstStrike" },
      gains({ is: "keyword", name: "flying" }),
    );
    expect(told(table, "White Knight", "en")?.text).toEqual([
      { kind: "lost", text: "First strike" },
      { kind: "changed", text: "Protection from red", was: "Protection from black" },
      { kind: "gained", text: "Flying" },
    ]);
    expect(told(table, "White Knight", "ja")?.text).toEqual([
      { kind: "lost", text: "先制攻撃" },
      { kind: "changed", text: "プロテクション（赤）", was: "プロテクション（黒）" },
      { kind: "gained", text: "飛行" },
    ]);
  });

  test("a basic land says what it always says", () => {
    const table = new Table({ A: { battlefield: ["Forest"] } });
    expect(told(table, "Forest", "en")).toMatchObject({ isTextChanged: false, steps: [] });
  });
});

test("each characteristic on its way from print", () => {
  const table = new Table({ A: { battlefield: ["White Knight", "Humility", "Glorious Anthem"] } });
  expect(told(table, "White Knight", "en")?.ways).toEqual([
    {
      aspect: "P/T",
      values: [
        { at: "printed", value: "2/2" },
        { at: "7b", value: "1/1" },
        { at: "7c", value: "2/2" },
      ],
    },
  ]);
});

test("a spell that has resolved is shown where its card lies", () => {
  const table = new Table({
    A: { hand: ["Giant Growth"], battlefield: ["Forest", "Grizzly Bears"] },
  })
    .cast("Giant Growth", ["Grizzly Bears"])
    .resolve();
  const [step] = told(table, "Grizzly Bears", "en")?.steps ?? [];
  expect(step).toMatchObject({ source: "Giant Growth", effect: "gets +3/+3" });
  expect(step?.at && table.game.objects[step.at]?.place.zone).toBe("graveyard");
});

/** Captions, questions, buttons and refusals in the words of other years. */
import path from "node:path";
import { describe, expect, test } from "vitest";
import "./en/derivation.ts";
import "./ja/derivation.ts";
import { cards } from "../cards/index.ts";
import type { Decision, Refusal } from "../engine/decisions.ts";
import type { Happening } from "../engine/events.ts";
import { effectId } from "../engine/ids.ts";
import type { Edition } from "../engine/rules.ts";
import { A } from "../engine/testing/table.ts";
import { vocabularyOf } from "../eras/vocabulary.ts";
import type { Lang } from "../notation/bilingual.ts";
import { cardNames } from "../notation/names.ts";
import { playText } from "../notation/play.ts";
import { stepsOf } from "../notation/steps.ts";
import { loadRulings } from "../site/rulings.ts";
import { textsOf } from "./derivation/cards.ts";
import { derivationWords } from "./derivation/words.ts";
import {
  actionLabel,
  captionOf,
  captionOfStep,
  questionOf,
  refusalText,
  type Speech,
} from "./index.ts";
import {
  asked,
  during,
  forest,
  game,
  goblin,
  mongrel,
  mongrelAbility,
  moved,
  rootwalla,
  shock,
} from "./testing.ts";

const speech = (lang: Lang, edition: Edition): Speech => ({
  lang,
  vocabulary: vocabularyOf(edition),
});

type Row = readonly [edition: Edition, what: Happening, en: string, ja: string, at?: typeof game];

const toBattlefield = { to: { zone: "battlefield" } } as const;
const toExile = { to: { zone: "exile" } } as const;
const cast = { is: "cast", object: shock, player: A, from: "hand" } as const;

const happenings: readonly Row[] = [
  [
    "2008-07-15",
    moved("resolve", { object: mongrel, ...toBattlefield }),
    "Wild Mongrel comes into play.",
    "《野生の雑種犬》が場に出る。",
  ],
  [
    "2009-07-11",
    moved("resolve", { object: mongrel, ...toBattlefield }),
    "Wild Mongrel enters the battlefield.",
    "《野生の雑種犬》が戦場に出る。",
  ],
  [
    "2002-02-20",
    moved("put", { object: mongrel, ...toBattlefield }),
    "Wild Mongrel is put into play.",
    "《野生の雑種犬》は場に出る。",
  ],
  [
    "2002-02-20",
    moved("return", { object: mongrel, ...toBattlefield }),
    "Wild Mongrel returns to play.",
    "《野生の雑種犬》は場に戻る。",
  ],
  [
    "2002-02-20",
    moved("exile", toExile),
    "Shock is removed from the game.",
    "《ショック》はゲームから取り除かれる。",
  ],
  ["2009-07-11", moved("exile", toExile), "Shock is exiled.", "《ショック》は追放される。"],
  [
    "2002-02-20",
    moved("discard", toExile),
    "Player A discards Shock, which is removed from the game.",
    "プレイヤーAは《ショック》を捨ててゲームから取り除く。",
  ],
  [
    "2014-05-01",
    moved("mill"),
    "Player A puts Shock from his or her library into his or her graveyard.",
    "プレイヤーAは自分のライブラリーから《ショック》を自分の墓地に置く。",
  ],
  ["2023-11-17", moved("mill"), "Player A mills Shock.", "プレイヤーAは《ショック》を切削する。"],
  ["2008-07-15", cast, "Player A plays Shock.", "プレイヤーAは《ショック》をプレイする。"],
  ["2009-07-11", cast, "Player A casts Shock.", "プレイヤーAは《ショック》を唱える。"],
  [
    "2008-07-15",
    { ...cast, from: "exile" },
    "Player A plays Shock from the removed-from-the-game zone.",
    "プレイヤーAはゲーム外領域から《ショック》をプレイする。",
  ],
  [
    "2008-07-15",
    { is: "activated", object: mongrelAbility, source: mongrel },
    "Player A plays Wild Mongrel's ability.",
    "プレイヤーAは《野生の雑種犬》の能力をプレイする。",
  ],
  [
    "2009-07-11",
    { is: "activated", object: mongrelAbility, source: mongrel },
    "Player A activates Wild Mongrel's ability.",
    "プレイヤーAは《野生の雑種犬》の能力を起動する。",
  ],
  [
    "2008-07-15",
    { is: "created", object: goblin, player: A },
    "Player A puts a Goblin Token into play.",
    "プレイヤーAはゴブリン・トークンを場に出す。",
  ],
  [
    "2014-05-01",
    { is: "created", object: goblin, player: A },
    "Player A puts a Goblin Token onto the battlefield.",
    "プレイヤーAはゴブリン・トークンを戦場に出す。",
  ],
  [
    "2023-11-17",
    { is: "created", object: goblin, player: A },
    "Player A creates a Goblin Token.",
    "プレイヤーAはゴブリン・トークンを生成する。",
  ],
  [
    "2008-07-15",
    { is: "stepBegan", step: "end", player: A },
    "The end of turn step begins.",
    "ターン終了ステップが始まる。",
  ],
  [
    "2008-07-15",
    { is: "shuffled", player: A },
    "Player A shuffles his or her library.",
    "プレイヤーAはライブラリーを切り直す。",
  ],
  [
    "2002-02-20",
    { is: "permitted", player: A, object: rootwalla, source: rootwalla },
    "Player A may play Basking Rootwalla until he or she next passes priority.",
    "プレイヤーAは次に優先権を放棄するまで《日を浴びるルートワラ》をプレイできるようになる。",
  ],
  [
    "2008-07-15",
    {
      is: "replaced",
      object: rootwalla,
      player: A,
      by: rootwalla,
      link: "madness",
      to: "exile",
    } as Happening,
    "The madness of Basking Rootwalla removes it from the game instead.",
    "マッドネスの置換効果により、《日を浴びるルートワラ》は代わりにゲームから取り除かれる。",
  ],
  [
    "2014-05-01",
    { is: "effectBegan", effect: effectId(99), objects: [mongrel], source: shock },
    "Wild Mongrel becomes 5/3 until end of turn.",
    "《野生の雑種犬》はターン終了時まで5/3になる。",
    during({
      changes: [
        {
          is: "setPT",
          power: { is: "number", value: 5 },
          toughness: { is: "number", value: 3 },
        },
      ],
    }),
  ],
  [
    "2008-07-15",
    { is: "effectBegan", effect: effectId(99), objects: [mongrel], source: shock },
    "Wild Mongrel can't attack until Shock leaves play.",
    "《野生の雑種犬》は《ショック》が場を離れるまで攻撃できない。",
    during({ changes: [{ is: "cantAttack" }], until: { is: "thisLeaves" } }),
  ],
];

describe("events", () => {
  for (const [edition, what, en, ja, at = game] of happenings) {
    test(`${edition}: ${en}`, () => {
      const event = { what, cause: { is: "turn" }, cr: [] } as const;
      expect(captionOf(event, at, speech("en", edition))).toBe(en);
      expect(captionOf(event, at, speech("ja", edition))).toBe(ja);
    });
  }
});

const question = (decision: Partial<Decision>): Decision => ({ ...asked, ...decision }) as Decision;

describe("questions", () => {
  test.each([
    [
      "2008-07-15",
      question({ is: "confirm", purpose: { is: "may", effect: "cast" }, source: shock }),
      "Player A: decide whether to play Shock",
      "プレイヤーA：《ショック》をプレイするかどうかを決める",
    ],
    [
      "2008-07-15",
      question({ is: "confirm", purpose: { is: "may", effect: "create" } }),
      "Player A: decide whether to put tokens into play",
      "プレイヤーA：トークンを場に出すかどうかを決める",
    ],
    [
      "2008-07-15",
      question({ is: "order", purpose: { is: "timestamps" } }),
      "Player A: order the timestamps of these permanents, which come into play together: the earliest first",
      "プレイヤーA：同時に場に出るこれらのパーマネントのタイムスタンプを、早い順に決める",
    ],
    [
      "2008-07-15",
      question({
        is: "choose",
        purpose: { is: "payWith", cost: "exileCards" },
        from: [],
        min: 1,
        max: 1,
      }),
      "Player A: choose a permanent to remove from the game as a cost",
      "プレイヤーA：コストとしてゲームから取り除くパーマネントを1つ選ぶ",
    ],
  ] as const)("%s: %s", (edition, decision, en, ja) => {
    expect(questionOf(decision, game, speech("en", edition))).toBe(en);
    expect(questionOf(decision, game, speech("ja", edition))).toBe(ja);
  });
});

describe("buttons", () => {
  test.each([
    ["2008-07-15", "Play Shock", "《ショック》をプレイする"],
    ["2009-07-11", "Cast Shock", "《ショック》を唱える"],
  ] as const)("%s: %s", (edition, en, ja) => {
    const action = { is: "cast", object: shock, way: { is: "normal" } } as const;
    expect(actionLabel(action, game, speech("en", edition))).toBe(en);
    expect(actionLabel(action, game, speech("ja", edition))).toBe(ja);
  });

  test.each([
    [
      "2008-07-15",
      "Play an ability of Wild Mongrel (discard a card)",
      "《野生の雑種犬》の能力をプレイする（カード1枚を捨てる）",
    ],
    [
      "2014-05-01",
      "Activate Wild Mongrel (discard a card)",
      "《野生の雑種犬》を起動する（カード1枚を捨てる）",
    ],
  ] as const)("%s: %s", (edition, en, ja) => {
    const action = { is: "activate", object: mongrel, ability: "0" } as const;
    expect(actionLabel(action, game, speech("en", edition))).toBe(en);
    expect(actionLabel(action, game, speech("ja", edition))).toBe(ja);
  });

  test("a land is played in every year", () => {
    const action = { is: "playLand", object: forest } as const;
    expect(actionLabel(action, game, speech("en", "2002-02-20"))).toBe("Play Forest");
  });
});

describe("refusals", () => {
  test.each([
    ["notASpell", "It can't be played as a spell.", "呪文としてプレイできるものではない。"],
    [
      "onlyAsSorcery",
      "It can be played only as a sorcery.",
      "ソーサリーとしてしかプレイできない。",
    ],
    [
      "loyaltyUsed",
      "One of its loyalty abilities has already been played this turn.",
      "このターンはすでに、そのパーマネントの忠誠度能力をプレイしている。",
    ],
  ] as const)("%s", (code, en, ja) => {
    const refusal = { code, cr: "601.3" } as Refusal;
    expect(refusalText(refusal, game, speech("en", "2008-07-15"))).toBe(en);
    expect(refusalText(refusal, game, speech("ja", "2008-07-15"))).toBe(ja);
  });
});

describe("what the inspector says", () => {
  test.each([
    ["2008-07-15", "put into play", "場に出た時", "P/T set"],
    ["2014-05-01", "put onto the battlefield", "戦場に出た時", "P/T set"],
    ["2023-11-17", "created", "生成時", "base P/T"],
  ] as const)("of a token, by the words of %s", (edition, en, ja, layer) => {
    const { words } = derivationWords(speech("en", edition));
    expect(words.created).toBe(en);
    expect(words.layers.setPT).toBe(layer);
    expect(derivationWords(speech("ja", edition)).words.created).toBe(ja);
  });

  test("the cards of a board are printed in one language without the printer of the other", () => {
    const board = cards.filter(({ id }) => id === "faceless-butcher");
    const lines = (edition: Edition) => textsOf(board, speech("en", edition));
    expect(Object.values(lines("2002-02-20"))[0]?.lines[1]).toBe(
      "When Faceless Butcher leaves play, return the removed card to play under its owner's control.",
    );
    expect(Object.values(textsOf(board, "ja"))[0]?.typeLine).toBe(
      "クリーチャー — ナイトメア・ホラー",
    );
  });
});

/** Words that no caption of those years has, and words that only they have. */
const ofToday: Readonly<Record<Lang, RegExp>> = {
  en: /battlefield|\bexiled?\b|\bdies\b|\bcasts?\b|\bactivates?\b|\bmills?\b|\bcreates (?!a delayed)|\bend step\b|\btheir (?:library|graveyard)\b|undefined/i,
  ja: /戦場|追放|死亡|唱え|起動|切削|生成|(?<!ターン|戦闘)終了ステップ|基本の|undefined/,
};
const ofThen: Readonly<Record<Lang, RegExp>> = {
  en: /\b(?:into|to|in) play\b|\bremoved? .*from the game|\bplays .* targeting/,
  ja: /(?<!戦)場(?:に|を離)|ゲームから取り除|を対象に.*プレイする/,
};

describe.each(["en", "ja"] as const)("the boards of the rulings, in %s", (lang) => {
  const rulings = loadRulings(path.resolve(import.meta.dirname, "../../content/rulings"));
  const names = cardNames(cards);
  const boards = rulings.flatMap(({ id, boards: all = [] }) =>
    all.filter(({ rules }) => rules < "2009").map((board) => [`${id} ${board.id}`, board] as const),
  );

  const told = (notation: string, how: Speech): readonly string[] => {
    const played = playText(notation, names);
    if (!played.ok) return ["undefined"];
    return stepsOf(played.value).flatMap(({ events, game: at }) => [
      captionOfStep(events, at, how).text,
      ...events.flatMap((event) => captionOf(event, at, how) ?? []),
      ...(at.decision ? [questionOf(at.decision, at, how)] : []),
    ]);
  };

  test.each(boards)("%s: no word of today", (_, { notation, rules }) => {
    const texts = told(notation, speech(lang, rules));
    expect(texts.filter((text) => ofToday[lang].test(text))).toEqual([]);
  });

  test.each(boards)("%s: without a vocabulary no word of then", (_, { notation }) => {
    expect(told(notation, lang).filter((text) => ofThen[lang].test(text))).toEqual([]);
  });
});

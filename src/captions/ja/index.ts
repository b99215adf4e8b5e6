import { forEachVocabulary, type Vocabulary } from "../../language/eraWords.ts";
import { type Phrases, phrasesIn } from "../../language/print/ja/phrases.ts";
import { plain } from "../../language/print/ja/words.ts";
import { withoutRepeats } from "../repeats.ts";
import type { Words } from "../words.ts";
import { joinClauses } from "./grammar.ts";
import { happenings, targeting } from "./happenings.ts";
import { moves } from "./moves.ts";
import { alternativeOf } from "./offers.ts";
import { questions } from "./questions.ts";

const words = (vocabulary: Vocabulary): Words => wordsWith(phrasesIn(vocabulary));

const wordsWith = (say: Phrases): Words => ({
  happenings,
  moves,
  questions,
  phrases: {
    pass: "優先権を放棄する（パス）",
    cast: (spell) => `${spell}を${say.cast.plain}`,
    castFor: (spell, by, cost) => `${spell}を${by}・コスト${cost}で${say.cast.plain}`,
    castPaying: (spell, cost) => `${spell}を${cost}で${say.cast.plain}`,
    castBy: (spell, way) => `${spell}を${way}で${say.cast.plain}`,
    castFree: (spell) => `${spell}をマナ・コストを支払わずに${say.cast.plain}`,
    castPermitted: (spell) => `${spell}を許可に従って${say.cast.plain}`,
    activate: (source, cost) => `${say.activateOf(source)}（${cost}）`,
    tapForMana: (source, mana) => `${source}から${mana}を得る`,
    playLand: (land) => `${land}をプレイする`,
    oneOf: (items) => items.join("か"),
    mode: (number) => `モード${number}`,
    alternative: (game, source, index) =>
      alternativeOf({ game, vocabulary: say.vocabulary }, source, index) ?? `選択肢${index + 1}`,
    none: "この中からは選ばない",
    replacementOf: (source) => `${source}の置換効果`,
    counterOn: (counter, object) => `${object}の${counter}`,
    of: (object, place) => `${object}（${place}）`,
  },
  sentence: (clauses, subjects = []) =>
    `${joinClauses(withoutRepeats(clauses, subjects, /[はが]/y))}。`,
  between: "",
  together: {
    triggered: (objects) => `${objects}が誘発する`,
    onStack: (objects) => `${objects.join("、")}がこの順にスタックに置かれる`,
    created: (player, tokens) =>
      `${player}は${plain(
        say.create(
          `${tokens
            .map(({ name, count, isPlain }) => {
              const token = isPlain ? name : `${name}のトークン`;
              return count === 1 ? token : `${token}${count}体`;
            })
            .join("と")}を`,
        ),
      )}`,
    copied: (player, of, times) => `${player}は${of}を${times}回コピーする`,
    countersPut: (objects, counter, amount) =>
      `${objects}の上に${counter}が${amount}個ずつ置かれる`,
    indestructible: (objects) => `${objects}は破壊不能なので破壊されない`,
    delayed: (source, count) => `${source}は遅延誘発型能力を${count}つ作る`,
    damaged: (source, parts, combat) => {
      const said = parts.map(({ other, amount }) => `${other}に${amount}点`);
      return `${source}は${said.join("、")}の${combat ? "戦闘" : ""}ダメージを与える`;
    },
    damagedBy: (target, parts, combat) => {
      const said = parts.map(({ other, amount }) => `${other}から${amount}点`);
      return `${target}は${said.join("、")}の${combat ? "戦闘" : ""}ダメージを受ける`;
    },
    damagedAlike: (source, amount, targets, combat) =>
      `${source}は${targets}にそれぞれ${amount}点の${combat ? "戦闘" : ""}ダメージを与える`,
    tapped: (objects) => `${objects}がタップされる`,
    untapped: (objects) => `${objects}がアンタップされる`,
    attacked: (objects, defender) => `${objects}が${defender}を攻撃する`,
    blocked: ({ text }, attackers) => `${text}が${attackers}をブロックする`,
  },
  lifeNow: (player, life) => `${player}のライフは${life}点になる`,
  andMore: (count) => `ほかに${count}つのことが起こる`,
  targeting,
  question: (player, verb) => `${player}：${verb}`,
  actQuestion: (player) => `${player}が優先権を持っている`,
  next: {
    priority: (player, top) =>
      top ? `優先権は${player}にあり、スタックの一番上は${top}である` : `優先権は${player}にある`,
    asked: (player, verb) => `次に${player}は${verb}`,
    over: "ゲームは終わっている",
  },
  now: (player, step) => `${player}の${step}である`,
});

export const ja: (vocabulary: Vocabulary) => Words = forEachVocabulary(words);

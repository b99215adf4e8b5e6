/** Derivations in Japanese. It brings the printer, so it is loaded when somebody first looks. */

import { forEachVocabulary } from "../../language/eraWords.ts";
import { colorWords } from "../../language/lexicon.ts";
import * as printer from "../../language/print/ja/index.ts";
import { phrasesIn } from "../../language/print/ja/phrases.ts";
import {
  type DerivationLanguage,
  type DerivationWords,
  learnDerivation,
} from "../derivation/words.ts";
import { list } from "./grammar.ts";

const none = "なし";

const words = forEachVocabulary((vocabulary): DerivationWords => {
  const say = phrasesIn(vocabulary);
  return {
    layer: (number) => `第${number}種`,
    layers: {
      copy: "コピー可能な値",
      faceDown: "裏向き",
      control: "コントロール",
      text: "文章",
      type: "タイプ",
      color: "色",
      ability: "能力",
      definePT: "特性定義能力",
      setPT: `${say.base}パワーとタフネス`,
      modifyPT: "パワーとタフネスの修整",
      switchPT: "パワーとタフネスの入れ替え",
      noCreature: "クリーチャーでない",
    },
    aspects: {
      name: "名前",
      manaCost: "マナ・コスト",
      controller: "コントローラー",
      typeLine: "タイプ",
      colors: "色",
      pt: "パワー/タフネス",
      loyalty: "忠誠度",
      abilities: "能力",
    },
    none,
    colors: (colors) =>
      colors.length === 0 ? "無色" : colors.map((color) => colorWords[color].ja).join("・"),
    everyCreatureType: (line) => `${line}（すべてのクリーチャー・タイプ）`,
    withinSentence: (keyword) => keyword,
    abilities(named, others) {
      if (named.length === 0) return `能力${others}つ`;
      return [...named, ...(others === 0 ? [] : [`ほかの能力${others}つ`])].join("、");
    },
    differs: (now, was, isToken) =>
      `${now}（${isToken ? `${say.whenCreated}は` : "印刷では"}${was}）`,
    hasGained: (abilities) => `${abilities}を得ている`,
    hasLost: (abilities) => `${abilities}を失っている`,
    hasLostAll: "すべての能力を失っている",
    textChanged: "文章の語が変わっている",
    controlledBy: (player) => `コントローラーは${player}`,
    summary: (parts) => parts.join("、"),
    itself: (name) => `${name}自身`,
    copies: (name) => `${name.endsWith("トークン") ? name : `《${name}》`}のコピーである`,
    faceDown: "裏向きである",
    noSize: "パワーとタフネスの値を持たないクリーチャーなので、どちらも0になる",
    noCreature: "クリーチャーでないため、パワーもタフネスも持たない",
    landTypes: "基本土地タイプに伴うマナ能力を持つ",
    counters: (kinds) =>
      `${kinds.map(([counter, count]) => `${counter}${count}個`).join("と")}が置かれている`,
    counterOn: (counter, object) => `${object}の${counter}`,
    title: "特性と、それが定まるまで",
    about: (what, summary) => `${what}：${summary}`,
    inSteps: (name, steps) => `${name}（${steps.map((step) => `${step}手目`).join("、")}）`,
    unchanged: "これを変える効果はない。",
    asPrinted: "すべての効果を適用しても印刷どおり",
    ladder: "種類別を上から順に",
    caption: "効果とその適用順",
    layerHeading: "種類別",
    effectHeading: "効果",
    changeHeading: "変化",
    seeText: "別の文章になる（文章を参照）",
    printed: "印刷",
    created: say.whenCreated,
    becomes: "から",
    kinds: { copied: "コピー", gained: "得た能力", lost: "失った能力", changed: "変わった文章" },
    showSource: (name) => `盤面の${name}を示す`,
    before: (other, why) =>
      `タイムスタンプは${other}の効果より後だが、先に適用される。${
        {
          existence: "その効果が存在するかどうか、またはその文章",
          objects: "その効果が何に適用されるか",
          doing: "その効果が何をするか",
        }[why]
      }を変えるので、${other}の効果がこれに依存しているためである。`,
    waits: (other, forWhat) =>
      `${other}の効果はタイムスタンプが先だが、${forWhat}の効果に依存しているので、それが適用されるのを待つ。`,
    loop: (others) =>
      `${list(others)}の効果と互いに依存している（依存のループ）。この場合はタイムスタンプの順に適用される。`,
    goesOn:
      "能力はすでに失われているが、効果は前の種類別で適用され始めているので、引き続き適用される。",
  };
});

const ja: DerivationLanguage = { words, printer };

learnDerivation("ja", ja);

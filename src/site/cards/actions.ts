/** Keyword actions (701) and what else players and effects do. */
import type { AnyNode } from "../../language/schema.ts";
import { mechanic, type Term, termOf } from "./term.ts";

const isMonstrosity = (node: AnyNode): boolean =>
  node.is === "monstrosity" ||
  node.is === "becomesMonstrous" ||
  (node.is === "hasDesignation" && node.designation === "monstrous");

const isRevealing = (node: AnyNode): boolean =>
  node.is === "reveal" ||
  node.is === "reveals" ||
  node.is === "revealsFirstDraw" ||
  (node.is === "search" && node.reveal === true);

export const actionTerms: readonly Term[] = [
  // What sets are known for comes first: readers look for cards by it.
  mechanic(
    termOf(
      "clash",
      "701.30",
      ["Clash", "激突"],
      ["clash", "clashes", "wonClash", "clashOpponent"],
      [/\bclash(?:es)?\b|\bif you w[io]n\b/i, /激突/],
    ),
    "げきとつ",
  ),
  mechanic(
    termOf("devotion", "700.5", ["Devotion", "信心"], ["devotion"], [/\bdevotion\b/, /信心/]),
    "しんじん",
  ),
  mechanic(
    termOf(
      "dayAndNight",
      "731.1",
      ["Day and night", "昼と夜"],
      ["becomeDay", "becomeNight", "itIsDay", "itIsNight", "dayNightChanges"],
      [/\b(?:day|night)\b/, /昼|夜(?!明)/],
    ),
    "ひるとよる",
  ),
  mechanic(
    termOf("fight", "701.14", ["Fight", "格闘"], ["fight"], [/\bfights?\b/, /格闘/]),
    "かくとう",
  ),
  mechanic(
    termOf("mill", "701.17", ["Mill", "切削"], ["mill", "mills"], [/\bmills?\b/i, /切削/]),
    "せっさく",
  ),
  mechanic(
    {
      ...termOf(
        "monstrosity",
        "701.37",
        ["Monstrosity", "怪物化"],
        [],
        [/\bmonstrosity\b|\bmonstrous\b/i, /怪物(?:化|的)/],
      ),
      isIn: isMonstrosity,
    },
    "かいぶつか",
  ),
  mechanic(
    termOf("scry", "701.22", ["Scry", "占術"], ["scry"], [/\bscry\b/i, /占術/]),
    "せんじゅつ",
  ),
  mechanic(
    termOf(
      "transform",
      "701.27",
      ["Transform", "変身"],
      ["transform", "transforms"],
      [/\btransforms?\b/i, /変身/],
    ),
    "へんしん",
  ),

  termOf(
    "discard",
    "701.9",
    ["Discard", "捨てる"],
    ["discard", "discardThose", "discardCards", "discardThis", "discards"],
    [/\bdiscard(?:s|ed)?\b/i, /捨て/],
  ),
  termOf(
    "sacrifice",
    "701.21",
    ["Sacrifice", "生け贄に捧げる"],
    ["sacrifice", "sacrificeChosen", "sacrificeThis", "sacrificeOthers"],
    [/\bsacrificed?s?\b/i, /生け贄に捧げ/],
  ),
  termOf(
    "destroy",
    "701.8",
    ["Destroy", "破壊"],
    ["destroy", "isDestroyed"],
    [/\bdestroy(?:s|ed)?\b/i, /破壊(?!不能)/],
  ),
  termOf(
    "regenerate",
    "701.19",
    ["Regenerate", "再生"],
    ["regenerate", "regenerateIt", "cantBeRegenerated"],
    [/\bregenerate[sd]?\b/i, /再生/],
  ),
  termOf(
    "exile",
    "701.13",
    ["Exile", "追放"],
    ["exile", "exileCards", "exileThis", "linked"],
    [/\bexiled?s?\b/i, /追放/],
  ),
  termOf(
    "counter",
    "701.6",
    ["Counter", "打ち消す"],
    ["counter", "cantBeCountered", "isCountered"],
    [/\bcounter(?:ed)?\b/i, /打ち消/],
  ),
  termOf("create", "701.7", ["Create", "生成"], ["create"], [/\bcreates?\b/i, /生成/]),
  termOf("search", "701.23", ["Search", "探す"], ["search"], [/\bsearch(?:es)?\b/i, /探/]),
  termOf(
    "shuffle",
    "701.24",
    ["Shuffle", "切り直す"],
    ["shuffle", "shuffleInto"],
    [/\bshuffles?\b/i, /切り直/],
  ),
  {
    ...termOf("reveal", "701.20", ["Reveal", "公開"], [], [/\breveal(?:s|ed)?\b/i, /公開/]),
    isIn: isRevealing,
  },
  termOf("play", "701.18", ["Play", "プレイ"], ["play"], [/\bplays?\b/, /プレイ/]),
  termOf(
    "tapAndUntap",
    "701.26",
    ["Tap and untap", "タップとアンタップ"],
    ["tap", "untap", "tapOthers", "becomesTapped", "becomesUntapped"],
    [/\b(?:un)?tap(?:s|ped)?\b/i, /(?:アン)?タップ/],
  ),
  termOf(
    "draw",
    "121.1",
    ["Draw", "引く"],
    ["draw", "draws", "drawsCards"],
    [/\bdraws?\b/i, /引[かきくけこい]/],
  ),
  termOf(
    "flipCoin",
    "705.1",
    ["Flipping a coin", "コイン投げ"],
    ["flipCoin", "flipUntilLoss"],
    [/\bflip\b/i, /コイン/],
  ),
];

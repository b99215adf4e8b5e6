/** What texts say besides actions: targets and choices, costs, damage, changes, replacement. */
import type { AnyNode } from "../../language/schema.ts";
import { type Term, termOf } from "./term.ts";

/** What an object dies by is a zone change like any other, in a word of its own (700.4). */
const isDying = (node: AnyNode): boolean =>
  node.is === "putIntoGraveyardFrom" && node.from === "battlefield";

const isDivided = (node: AnyNode): boolean =>
  (node.is === "damage" || node.is === "putCounters") && node.divided === true;

/** Not in a characteristic-defining ability, which works in layer 7a. */
const setsBase = (node: AnyNode): boolean =>
  (node.is === "apply" || (node.is === "static" && node.defining !== true)) &&
  node.changes.some(({ is }) => is === "setPT");

export const effectTerms: readonly Term[] = [
  // Announced or chosen
  termOf(
    "anyTarget",
    "115.4",
    ["Any target", "「1つを対象とする」"],
    ["anyTarget"],
    [/\bany (?:other )?targets?\b|\btargets\b/, /対象/],
  ),
  termOf(
    "target",
    "115.1",
    ["Target", "対象"],
    ["targetObject", "targetPlayers", "targetEither"],
    [/\btargets?\b/i, /対象/],
  ),
  termOf(
    "modes",
    "700.2",
    ["Modes", "モード"],
    ["modal"],
    [/\bchoose (?:one|two|three)(?: or (?:more|both))?/i, /以下から\d+つ(?:以上)?を選ぶ/],
  ),
  {
    ...termOf(
      "divided",
      "601.2d",
      ["Dividing", "割り振り"],
      [],
      [/\bdivided as you choose\b|\bdistribute\b|\bput .*? among\b/i, /割り振/],
    ),
    isIn: isDivided,
  },
  termOf(
    "may",
    "608.2d",
    ["A choice as it resolves", "解決時の選択"],
    ["may"],
    [/\bmay\b|\bunless\b/, /てもよい|でもよい/],
  ),
  termOf(
    "unless",
    "118.12a",
    ["“Unless”", "「～しないかぎり」"],
    ["unlessPays"],
    [/\bunless\b/, /かぎり/],
  ),
  {
    ...termOf(
      "newTargets",
      "115.7",
      ["Changing targets", "対象の変更"],
      [],
      [/\bnew targets\b/, /新しい対象/],
    ),
    isIn: (node) => node.is === "copySpell" && node.newTargets === true,
  },

  // Costs and permissions
  termOf(
    "additionalCost",
    "118.8",
    ["Additional cost", "追加コスト"],
    ["additionalCost"],
    [/\badditional cost\b/i, /追加コスト/],
  ),
  termOf(
    "costChange",
    "601.2f",
    ["Change of cost", "コストの増減"],
    ["costChange"],
    [/\bcosts?\b[^.]*?\b(?:more|less)\b/, /コスト[^。]*?(?:多く|少なく)なる/],
  ),
  termOf(
    "withoutPaying",
    "118.9",
    ["Without paying its mana cost", "マナ・コストを支払わない"],
    ["freeCasting", "play"],
    [/\bwithout paying (?:its|their) mana costs?\b/, /マナ・コストを支払うことなく/],
  ),
  termOf(
    "asThoughFlash",
    "601.3b",
    ["As though it had flash", "瞬速を持つかのように"],
    ["castAsThoughFlash"],
    [/\bas though (?:it|they) had flash\b/, /瞬速を持つかのように/],
  ),
  termOf(
    "castOnly",
    "601.3",
    ["Casting restriction", "唱えられる時や条件の制限"],
    ["castOnly"],
    [/\bCast this spell only\b/, /この呪文は[^。]*にのみ唱えられる/],
  ),
  termOf(
    "cantCast",
    "101.2",
    ["“Can't”", "「できない」"],
    ["cantCast"],
    [/\bcan't cast\b/, /唱えられない|唱えることができない/],
  ),
  termOf(
    "openingHand",
    "103.6",
    ["Opening hand", "ゲーム開始時の手札"],
    ["openingHand"],
    [/\bopening hand\b/, /ゲーム開始時の手札|最初の手札/],
  ),

  // Damage and life
  termOf(
    "damage",
    "120.1",
    ["Damage", "ダメージ"],
    ["damage", "damages"],
    [/\bdeals?(?: [\dX]+)? damage\b|\bdealt\b|\bdamage\b/, /(?:[\dX]+点の)?ダメージ/],
  ),
  termOf(
    "prevention",
    "615.1",
    ["Prevention effect", "軽減効果"],
    ["preventDamage", "preventDamageTo", "preventDamageFrom", "prevent"],
    [/\bprevent(?:s|ed)?\b/i, /軽減/],
  ),
  termOf(
    "unpreventable",
    "615.12",
    ["Damage that can't be prevented", "軽減されないダメージ"],
    ["damageCantBePrevented"],
    [/\bcan't be prevented\b/, /軽減されない/],
  ),
  termOf(
    "life",
    "119.3",
    ["Gaining and losing life", "ライフの増減"],
    ["gainLife", "loseLife", "gainsLife", "losesLife"],
    [/\b(?:gain|lose)s?\b[^.]*?\blife\b/i, /ライフ[^。]*?(?:得る|失う|失い|失った|得)/],
  ),
  termOf(
    "exchangeLife",
    "701.12c",
    ["Exchanging life totals", "ライフの総量の交換"],
    ["exchangeLife"],
    [/\bexchanges? life totals\b/i, /ライフの総量を交換/],
  ),
  termOf(
    "cantGainLife",
    "119.7",
    ["Can't gain life", "ライフを得られない"],
    ["cantGainLife"],
    [/\bcan't gain life\b/, /ライフを得られない|ライフを得ることができない/],
  ),

  // Tokens, counters and copies
  termOf(
    "counters",
    "122.1",
    ["Counters", "カウンター"],
    [
      "putCounters",
      "removeCounters",
      "moveCounters",
      "enterWith",
      "withCounter",
      "countersOn",
      "takeCounters",
      "countersPut",
    ],
    [/\bcounters?\b/, /カウンター/],
  ),
  termOf(
    "copy",
    "707.1",
    ["Copy", "コピー"],
    ["copySpell", "copyForEachTarget", "copyToken", "becomeCopy", "enterAsCopy"],
    [/\bcop(?:y|ies)\b/i, /コピー/],
  ),

  // Continuous effects, in the order of the layers
  termOf(
    "control",
    "613.1b",
    ["Change of control (layer 2)", "コントロールの変更（第2種）"],
    ["gainControl"],
    [/\bgains? control\b|\bcontrol\b/i, /コントロール/],
  ),
  termOf(
    "text",
    "612.1",
    ["Text-changing effect", "文章変更効果"],
    ["changeWords"],
    [/\btext\b/, /文章/],
  ),
  termOf(
    "otherTypes",
    "205.1b",
    ["In addition to its other types", "他のタイプに加えて"],
    ["addTypes"],
    [/\bin addition to (?:its|their) other\b[^.,]*?\btypes\b/, /他の[^。]*?タイプに加えて/],
  ),
  termOf(
    "losesAbilities",
    "613.1f",
    ["Losing all abilities (layer 6)", "能力の喪失（第6種）"],
    ["loseAllAbilities"],
    [/\bloses? all abilities\b/, /すべての能力を失/],
  ),
  {
    ...termOf(
      "base",
      "613.4b",
      ["Base power and toughness (layer 7b)", "基本のパワーとタフネス（第7b種）"],
      [],
      [/\bbase power\b|[\dX]+\/[\dX]+|\bare each equal to\b/, /基本のパワー|[\dX]+\/[\dX]+/],
    ),
    isIn: setsBase,
  },
  termOf(
    "modifier",
    "613.4c",
    ["Change of power and toughness (layer 7c)", "パワーとタフネスの修整（第7c種）"],
    ["modifyPT"],
    [/(?<=\bgets? )[+−-]\S+?\/[+−-][\dX]+/, /[+−-][\dX]+\/[+−-][\dX]+の修整/],
  ),
  termOf(
    "switch",
    "613.4d",
    ["Switching power and toughness (layer 7d)", "パワーとタフネスの入れ替え（第7d種）"],
    ["switchPT"],
    [/\bswitch\b/i, /入れ替え/],
  ),

  // Combat and the turn
  termOf(
    "attackRestriction",
    "508.1c",
    ["Attacking restriction", "攻撃の制限"],
    ["cantAttack"],
    [/\bcan't attack\b/, /攻撃(?:できない|したり)/],
  ),
  termOf(
    "blockRestriction",
    "509.1b",
    ["Blocking restriction", "ブロックの制限"],
    ["cantBlock", "cantBeBlockedBy", "cantBeBlockedByFewer"],
    [/\bcan't (?:be blocked|block|attack or block)\b/, /ブロック(?:されない|でき)|ブロック/],
  ),
  termOf(
    "doesntUntap",
    "502.3",
    ["Doesn't untap", "アンタップしない"],
    ["doesntUntap"],
    [/\bdoesn't untap\b|\bdon't untap\b/, /アンタップしない/],
  ),
  termOf(
    "mana",
    "106.4",
    ["Mana pool", "マナ・プール"],
    ["unspentManaBecomes", "unspentManaStays"],
    [/\bunspent mana\b|\bmana\b/i, /マナ/],
  ),
  termOf(
    "handSize",
    "402.2",
    ["Maximum hand size", "手札の上限"],
    ["noMaximumHandSize"],
    [/\bmaximum hand size\b/, /手札の上限/],
  ),
  termOf(
    "extraPhases",
    "500.8",
    ["Additional phase", "追加のフェイズ"],
    ["extraPhases"],
    [/\badditional\b/, /追加/],
  ),
  termOf(
    "losingAndWinning",
    "104.3e",
    ["Losing the game by an effect", "効果による敗北"],
    ["loseGame", "survivesZeroLife"],
    [/\bloses? the game\b/, /敗北/],
  ),

  // When
  termOf(
    "delayed",
    "603.7",
    ["Delayed triggered ability", "遅延誘発型能力"],
    ["delayed"],
    [/\bat the beginning of\b|\bwhen(?:ever)?\b/i, /開始時に|とき|たび/],
  ),
  {
    ...termOf(
      "dies",
      "700.4",
      ["Dies", "死亡"],
      [],
      [/\bdie[sd]\b|\bput into a graveyard from the battlefield\b/, /死亡|戦場から墓地に置かれ/],
    ),
    isIn: isDying,
  },

  // Replacement
  termOf(
    "entersDifferently",
    "614.1c",
    ["Replacement effect as it enters", "戦場に出るに際しての置換効果"],
    ["enterTapped", "enterWith", "asEnters", "enterAsCopy"],
    [
      /\benters? tapped\b|\benters? (?:with|as)\b|\bas\b[^.,]*?\benters\b/i,
      /状態で戦場に出る|戦場に出るに際し|コピーとして戦場に出る/,
    ],
  ),
  termOf(
    "replacement",
    "614.1a",
    ["Replacement effect", "置換効果"],
    ["goTo", "doInstead", "changeAmount", "redirect"],
    [/\binstead\b/, /代わりに/],
  ),
];

/** What continuous effects do, as predicates for a subject that stands before them. */
import type { Vocabulary } from "../../language/eraWords.ts";
import { colorWords, subtypeWords, supertypeWords, typeWords } from "../../language/lexicon.ts";
import { phrasesIn } from "../../language/print/ja/phrases.ts";
import type {
  Ability,
  Change,
  ColorChoice,
  Node,
  PlayerChange,
  WordChange,
} from "../../language/schema.ts";
import type { ManaType, SubtypeKind } from "../../language/vocabulary.ts";
import { amount, signed } from "../amounts.ts";
import { isAnyCreature, keywordFor, withQualities } from "../kinds.ts";

/** What the words of changes need of the names. */
interface ChangeNames {
  readonly vocabulary: Vocabulary;
  keyword(name: string): string;
  mana(mana: readonly ManaType[]): string;
  costs(costs: Node<"PlayerChange", "attackTax">["cost"]): string;
}

const colorOf = (color: ColorChoice): string =>
  color.is === "thatColor" ? colorWords[color.color].ja : "選ばれた色";

type Types = Pick<Node<"Change", "addTypes">, "supertypes" | "types" | "subtypes">;

/** 「伝説のゴブリン・クリーチャー」 */
function typed({ supertypes = [], types = [], subtypes = [] }: Types): string {
  const before = supertypes.map((word) => supertypeWords[word].ja).join("");
  const words = [
    ...subtypes.map((word) => subtypeWords.get(word)?.ja ?? word),
    ...types.map((word) => typeWords[word].ja),
  ];
  // 「伝説の」だけなら「伝説」になる。
  return words.length > 0 ? `${before}${words.join("・")}` : before.replace(/[の・]$/, "");
}

function wordChange(words: WordChange): string {
  switch (words.is) {
    case "wordsOfChoice":
      return "文章の一部の単語が変わる";
    case "colorWord":
      return `文章の「${colorWords[words.from].ja}」がすべて「${colorWords[words.to].ja}」に変わる`;
    case "typeWord":
      return `文章の「${typeJa(words.from)}」がすべて「${typeJa(words.to)}」に変わる`;
  }
}

const typeJa = (subtype: string): string => subtypeWords.get(subtype)?.ja ?? subtype;

const subtypeKinds: Readonly<Record<SubtypeKind, string>> = {
  artifact: "アーティファクト・タイプ",
  creature: "クリーチャー・タイプ",
  enchantment: "エンチャント・タイプ",
  land: "土地タイプ",
  planeswalker: "プレインズウォーカー・タイプ",
};

/** 「飛行」「プロテクション（赤）」「沼渡り」 */
function given(ability: Ability, names: ChangeNames): string {
  if (ability.is !== "keyword") return "能力";
  const each = withQualities(ability, "ja", (one) =>
    one.is === "color" ? colorWords[one.color].ja : typeJa(one.subtype),
  );
  return each.length > 0 ? each.join("と") : names.keyword(ability.name);
}

export function change(node: Change, names: ChangeNames): string {
  switch (node.is) {
    case "gainControl":
      return "別のプレイヤーのコントロール下に移る";
    case "changeWords":
      return wordChange(node.words);
    case "addTypes":
      return `他のタイプに加えて${typed(node)}になる`;
    case "setTypes":
    case "setSubtypes":
      return `${typed(node)}になる`;
    case "loseTypes":
      return `${typed(node)}でなくなる`;
    case "allCreatureTypes":
      return "すべてのクリーチャー・タイプを得る";
    case "becomeChosenType":
      return `${node.also ? "他のタイプに加えて" : ""}選ばれたタイプになる`;
    case "loseSubtypes":
      return `${subtypeKinds[node.kind]}をすべて失う`;
    case "becomeColor":
      return `${node.also ? "他の色に加えて" : ""}${colorOf(node.color)}になる`;
    case "becomeColors":
      return node.colors.length === 0
        ? "無色になる"
        : `${node.also ? "他の色に加えて" : ""}${node.colors.map((color) => colorWords[color].ja).join("と")}になる`;
    case "gainAbility":
      return `${given(node.ability, names)}を得る`;
    case "loseAbility":
      return `${names.keyword(node.keyword)}を失う`;
    case "loseThatAbility":
      return `${given(node.ability, names)}を失う`;
    case "loseAllAbilities":
      return "すべての能力を失う";
    case "setPT":
      return `${phrasesIn(names.vocabulary).sizes === "base" ? "基本のパワーとタフネスが" : ""}${amount(node.power)}/${amount(node.toughness)}になる`;
    case "modifyPT":
      return `${signed(node.power)}/${signed(node.toughness)}の修整を受ける`;
    case "switchPT":
      return "パワーとタフネスが入れ替わる";
    case "cantAttack":
      return "攻撃できない";
    case "cantBlock":
      return node.what ? "一部のクリーチャーをブロックできない" : "ブロックできない";
    case "cantBeBlockedBy":
      return isAnyCreature(node.filter)
        ? "ブロックされない"
        : "一部のクリーチャーにはブロックされない";
    case "cantBeBlockedByFewer":
      return `${node.least}体以上のクリーチャーによってしかブロックされない`;
    case "canBlockMore":
      return node.amount
        ? `追加でクリーチャー${amount(node.amount)}体をブロックできる`
        : "好きな数のクリーチャーをブロックできる";
    case "mustAttack":
      return "可能なら攻撃する";
    case "mustBlock":
      return "可能ならブロックする";
    case "haste":
    case "vigilance":
    case "strikesFirst":
    case "strikesTwice":
    case "trample":
    case "deathtouch":
    case "lifelink":
    case "wither":
    case "indestructible":
      return `${names.keyword(keywordFor(node.is))}を得る`;
    case "assignsAsUnblocked":
      return `ブロックされなかったかのように戦闘ダメージを${node.decided ? "割り振る" : "割り振れる"}`;
    case "cantBeTargetedBy":
      return "一部の呪文や能力の対象にならない";
    case "cantBeEnchantedBy":
      return "一部のオーラにエンチャントされない";
    case "cantBeEquippedBy":
      return "一部の装備品に装備されない";
    case "preventDamageFrom":
      return "一部の発生源からダメージを受けない";
    case "preventDamageTo":
      return "ダメージを受けない";
    case "cantBeCountered":
      return phrasesIn(names.vocabulary).uncounterable;
    case "cantBeRegenerated":
      return "再生されない";
    case "cantActivate":
      return "起動型能力を起動できない";
    case "doesntUntap":
      return "アンタップしない";
    case "daybound":
    case "nightbound":
    case "enchants":
    case "equips":
      return "変化する";
  }
}

/** What an effect does to players (613.11). */
export function playerChange(node: PlayerChange, names: ChangeNames): string {
  switch (node.is) {
    case "cantGainLife":
      return "ライフを得られない";
    case "survivesZeroLife":
      return "ライフが0以下でも敗北しない";
    case "noMaximumHandSize":
      return "手札の上限がなくなる";
    case "moreLandPlays":
      return `自分のターンに土地を追加で${amount(node.amount)}つプレイできる`;
    case "castAsThoughFlash":
      return `一部の呪文を、${names.keyword("flash")}を持つかのように${phrasesIn(names.vocabulary).canCast}`;
    case "cantBeTargeted":
      return "一部の呪文や能力の対象にならない";
    case "attackTax":
      return `攻撃クリーチャー1体につき${names.costs(node.cost)}が支払われないかぎり攻撃されない`;
    case "cantBeAttacked":
      return "一部のクリーチャーに攻撃されない";
    case "cantActivateAbilities":
      return `一部の能力を${phrasesIn(names.vocabulary).activate.cannot}`;
    case "skipsStep":
      return "一部のステップを飛ばす";
    case "mustTarget":
      return "可能なら決められたものを対象に選ぶ";
    case "unspentManaBecomes":
      return `使わなかったマナが${names.mana([node.mana])}になって残る`;
    case "unspentManaStays":
      return "使わなかったマナが失われない";
    case "damageCantBePrevented":
      return "ダメージを軽減できない";
    case "damageWithers":
      return `すべてのダメージを${names.keyword("wither")}を持つ発生源からのものとして扱う`;
    case "moreDevotion":
      return `各色への信心が${amount(node.amount)}増える`;
    case "revealsFirstDraw":
      return "自分のターンに最初に引くカードを公開する";
    case "mayLookAt":
      return "一部の非公開のカードを見られる";
    case "mayPlay":
      return node.asSpells ? "一部のカードを唱えることができる" : "一部のカードをプレイできる";
  }
}

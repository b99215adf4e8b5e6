/** What continuous effects do, in Japanese: 「+1/+2の修整を受けるとともにプロテクション（黒）を持つ」。 */
import { colorWords, wordKindWords } from "../../lexicon.ts";
import type { Change, Filter, WordChange } from "../../schema.ts";
import type { Subtype } from "../../vocabulary.ts";
import type { Context } from "../context.ts";
import { isAnyCreature } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { grantedAbility } from "./abilities.ts";
import { bonus, quantity, thing } from "./amounts.ts";
import {
  type Becoming,
  becomesNew,
  becoming,
  colorChange,
  isBecoming,
  kindWords,
  setPT,
} from "./becoming.ts";
import { keywordJa, subtypeJa } from "./filters.ts";
import { anyNumber, nounPhrase } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { actor } from "./references.ts";
import { targeting } from "./targeting.ts";
import {
  godan,
  ichidan,
  list,
  negation,
  number,
  type Predicate,
  plain,
  predicate,
  suru,
  together,
} from "./words.ts";

/** How long the change holds: a static ability says 持つ, a resolving effect 得る. */
type Manner = "static" | "effect";

const noun = (filter: Filter, context: Context, as?: "source"): string =>
  anyNumber(nounPhrase(filter, context, as ? { noun: as } : {}));

type Apart = Extract<
  Change,
  {
    is:
      | "changeWords"
      | "switchPT"
      | "preventDamageFrom"
      | "preventDamageTo"
      | "gainControl"
      | "cantActivate";
  }
>;
type Simple = Exclude<Change, Apart | Becoming | { is: "modifyPT" | "gainAbility" }>;

const aparts: readonly Change["is"][] = [
  "changeWords",
  "switchPT",
  "preventDamageFrom",
  "preventDamageTo",
  "gainControl",
  "cantActivate",
] satisfies readonly Apart["is"][];
const isApart = (change: Change): change is Apart => aparts.includes(change.is);

function changePredicate(change: Simple, context: Context, manner: Manner): Predicate {
  const cannot = (what: string): Predicate => predicate("", negation(what));
  switch (change.is) {
    case "loseSubtypes":
      return predicate(`すべての${kindWords[change.kind]}・タイプを`, godan("失う"));
    case "loseAbility":
      return predicate(`${keywordJa(change.keyword, context)}を`, godan("失う"));
    case "loseThatAbility":
      return predicate(`${grantedAbility(change.ability, context)}を`, godan("失う"));
    case "loseAllAbilities":
      return predicate("すべての能力を", godan("失う"));
    case "cantAttack":
      return cannot("攻撃できない");
    case "cantBlock":
      return change.what
        ? predicate(`${noun(change.what, context)}を`, negation("ブロックできない"))
        : cannot("ブロックできない");
    case "cantBeBlockedBy":
      return isAnyCreature(change.filter)
        ? cannot("ブロックされない")
        : predicate(`${noun(change.filter, context)}によっては`, negation("ブロックされない"));
    case "cantBeBlockedByFewer": {
      const least = `クリーチャー${number(change.least, "体")}以上`;
      return predicate(`${least}によってしか`, negation("ブロックされない"));
    }
    case "canBlockMore": {
      const creatures = thing("クリーチャー", "体");
      return change.amount
        ? predicate(
            `各戦闘で追加の${quantity(creatures, change.amount, context)}を`,
            ichidan("ブロックできる"),
          )
        : predicate("望む数のクリーチャーを", ichidan("ブロックできる"));
    }
    case "mustAttack":
      return predicate("各戦闘で可能なら", suru("攻撃する"));
    case "mustBlock":
      return predicate("各戦闘で可能なら", suru("ブロックする"));
    case "haste":
      return predicate("コントロールされた直後でも", ichidan("攻撃したり{T}したりできる"));
    case "vigilance":
      return predicate("攻撃しても", negation("タップしない"));
    case "strikesFirst":
      return predicate("先に戦闘ダメージを", ichidan("与える"));
    case "strikesTwice":
      return predicate("先に戦闘ダメージを与え、通常の戦闘ダメージも", ichidan("与える"));
    case "trample":
      return predicate("余った戦闘ダメージを攻撃先に", ichidan("割り振れる"));
    case "deathtouch":
      return predicate("ダメージを与えたクリーチャーをその点数にかかわらず", suru("破壊する"));
    case "lifelink":
      return predicate("与えたダメージと同じ点数のライフをコントローラーに", ichidan("得させる"));
    case "wither":
      return predicate("クリーチャーに-1/-1カウンターの形でダメージを", ichidan("与える"));
    case "indestructible":
      return cannot("破壊されない");
    case "assignsAsUnblocked":
      return predicate(
        "ブロックされなかったかのように戦闘ダメージを",
        change.decided ? godan("割り振る") : ichidan("割り振れる"),
      );
    case "cantBeTargetedBy":
      return predicate(`${targeting(change.filter, context)}の対象に`, negation("ならない"));
    case "cantBeEnchantedBy":
      return predicate(
        `${kindsOf("Aura", change.filter, context)}によっては`,
        negation("エンチャントされない"),
      );
    case "cantBeEquippedBy":
      return predicate(
        `${kindsOf("Equipment", change.filter, context)}によっては`,
        negation("装備されない"),
      );
    case "cantBeCountered":
      return cannot(phrases(context).uncounterable);
    case "cantBeRegenerated":
      return cannot("再生できない");
    case "doesntUntap":
      // An effect says itself for how long.
      return manner === "static"
        ? predicate(
            "それのコントローラーのアンタップ・ステップの間、",
            negation("アンタップしない"),
          )
        : cannot("アンタップしない");
    case "daybound":
      return predicate("夜になるに際し裏面に", suru("変身する"));
    case "nightbound":
      return predicate("昼になるに際し表面に", suru("変身する"));
    case "enchants":
    case "equips":
      return predicate(`${noun(change.filter, context)}にのみ`, ichidan("つけられる"));
    default:
      return unknownNode(change);
  }
}

/** 「青のオーラ」 */
const kindsOf = (subtype: Subtype, filter: Filter, context: Context): string =>
  noun({ is: "allOf", filters: [filter, { is: "subtype", subtype }] }, context);

/** 「、ある色の単語すべてを別の色の単語に」「「赤」の単語すべてを「青」に」. */
function wordChange(words: WordChange): string {
  const quoted = (from: string, to: string): string => `「${from}」の単語すべてを「${to}」に`;
  switch (words.is) {
    case "wordsOfChoice": {
      const kinds = words.kinds.map((kind) => wordKindWords[kind].ja);
      const options = kinds.map((kind) => `ある${kind}の単語すべてを別の${kind}の単語に`);
      return `、${options.join("、または")}`;
    }
    case "colorWord":
      return quoted(colorWords[words.from].ja, colorWords[words.to].ja);
    case "typeWord":
      return quoted(subtypeJa(words.from), subtypeJa(words.to));
    default:
      return unknownNode(words);
  }
}

/** 「。新しいクリーチャー・タイプは壁であってはならない」. */
const wordExceptions = (words: WordChange): string =>
  words.is === "wordsOfChoice" && words.except
    ? `。新しいクリーチャー・タイプは${words.except.map(subtypeJa).join("や")}であってはならない`
    : "";

/** What is said of the object as a sentence of its own. */
function apartText(change: Apart, who: string, manner: Manner, context: Context): string {
  switch (change.is) {
    case "changeWords":
      return `${who}の文章にある${wordChange(change.words)}置き換える${wordExceptions(change.words)}`;
    case "switchPT":
      return `${who}のパワーとタフネスを入れ替える`;
    case "preventDamageFrom": {
      const from = noun(change.filter, context, "source");
      return `${from}から${who}に与えられるすべてのダメージを軽減する`;
    }
    case "preventDamageTo":
      return `${who}に与えられるすべてのダメージを軽減する`;
    case "cantActivate": {
      const mana = change.unlessMana ? "マナ能力でない" : "";
      return `${who}の${mana}起動型能力は${phrases(context).activate.cannot}`;
    }
    case "gainControl": {
      const by = actor(change.who, context);
      if (manner === "static") return `${by}は${who}をコントロールする`;
      return `${change.who.is === "you" ? "" : `${by}は`}${who}のコントロールを得る`;
    }
    default:
      return unknownNode(change);
  }
}

/** The sentences, without full stops, in which changes of a subject are said. */
export function changeClauses(
  changes: readonly Change[],
  who: string,
  manner: Manner,
  context: Context,
  eachOfThem = false,
): readonly string[] {
  const said: Predicate[] = [];
  const apart: string[] = [];
  const gained = changes.flatMap((change) =>
    change.is === "gainAbility" ? [grantedAbility(change.ability, context)] : [],
  );
  const became = becoming(changes, manner, context);
  let gainedSaid = false;
  let becameSaid = false;
  for (const change of changes) {
    if (change.is === "gainAbility") {
      const verb = manner === "static" ? godan("持つ") : ichidan("得る");
      if (!gainedSaid) said.push(predicate(`${list(gained)}を`, verb));
      gainedSaid = true;
    } else if (change.is === "modifyPT") {
      const { value, each = "", where } = bonus(change.power, change.toughness, context);
      said.push(predicate(`${each}${value}の修整を`, ichidan("受ける")));
      if (where) apart.push(where);
    } else if (isApart(change)) {
      // 「…できない。それの起動型能力は起動できない」
      const whose = change.is === "cantActivate" && said.length > 0 ? "それ" : who;
      apart.push(apartText(change, whose, manner, context));
    } else if (became && becomesNew(change, changes, manner)) {
      if (!becameSaid) said.push(became);
      becameSaid = true;
    } else if (isBecoming(change)) {
      said.push(
        change.is === "setPT"
          ? setPT(change, manner, context)
          : colorChange(change, manner, context),
      );
    } else said.push(changePredicate(change, context, manner));
  }
  const all = together(mergeCants(said));
  const each = eachOfThem && changes.some(({ is }) => is === "modifyPT");
  // A comma keeps the pronoun apart: 「それぞれ、それの…」.
  const does = all && `${plain(all).startsWith("それの") ? "、" : ""}${plain(all)}`;
  return [...(does ? [`${who}は${each ? `それぞれ${does}` : does}`] : []), ...apart];
}

/** 「攻撃したりブロックしたりできない」。 */
function mergeCants(said: readonly Predicate[]): readonly Predicate[] {
  const merged = ["攻撃できない", "ブロックできない"];
  const cants = said.filter((one) => merged.includes(plain(one)));
  if (cants.length < 2) return said;
  return [
    ...said.filter((one) => !merged.includes(plain(one))),
    predicate("攻撃したりブロックしたり", negation("できない")),
  ];
}

const restrictions: readonly Change["is"][] = [
  "cantAttack",
  "cantBlock",
  "cantBeBlockedBy",
  "cantBeBlockedByFewer",
  "canBlockMore",
  "mustAttack",
  "mustBlock",
  "assignsAsUnblocked",
  "preventDamageFrom",
  "preventDamageTo",
  "cantBeCountered",
  "cantBeRegenerated",
  "cantActivate",
];

/** Whether a text says 「このターン、」 of them rather than 「ターン終了時まで、」. */
export const holdThisTurn = (changes: readonly Change[]): boolean =>
  changes.every(({ is }) => restrictions.includes(is));

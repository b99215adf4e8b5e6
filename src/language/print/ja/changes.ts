/** What continuous effects do, in Japanese: 「+1/+2の修整を受けるとともにプロテクション（黒）を持つ」。 */
import { colorWords } from "../../lexicon.ts";
import type { Change, ColorChoice, Filter } from "../../schema.ts";
import type { Context } from "../context.ts";
import { unknownNode } from "../printer.ts";
import { grantedAbility } from "./abilities.ts";
import { bonus } from "./amounts.ts";
import { anyNumber, nounPhrase } from "./nouns.ts";
import { subject } from "./references.ts";
import {
  copula,
  godan,
  ichidan,
  list,
  negation,
  type Predicate,
  plain,
  predicate,
  together,
} from "./words.ts";

/** How long the change holds: a static ability says 持つ, a resolving effect 得る. */
export type Manner = "static" | "effect";

const noun = (filter: Filter, context: Context, as?: "source"): string =>
  anyNumber(nounPhrase(filter, context, as ? { noun: as } : {}));

function changePredicate(
  change: Exclude<Change, { is: "modifyPT" | "switchPT" | "preventDamageFrom" | "gainAbility" }>,
  manner: Manner,
  context: Context,
): Predicate {
  switch (change.is) {
    case "becomeColor": {
      const color = colorOf(change.color, context);
      return manner === "static"
        ? predicate("", copula(color))
        : predicate(`${color}に`, godan("なる"));
    }
    case "cantAttack":
      return predicate("", negation("攻撃できない"));
    case "cantBlock":
      return predicate("", negation("ブロックできない"));
    case "cantBeBlockedBy":
      return predicate(`${noun(change.filter, context)}によっては`, negation("ブロックされない"));
    case "cantBeTargetedBy":
      return predicate(
        `${noun(change.filter, context, "source")}の呪文や能力の対象に`,
        negation("ならない"),
      );
    case "cantBeEnchantedBy": {
      const auras: Filter = {
        is: "allOf",
        filters: [change.filter, { is: "subtype", subtype: "Aura" }],
      };
      return predicate(`${noun(auras, context)}によっては`, negation("エンチャントされない"));
    }
    case "trample":
      return predicate("余った戦闘ダメージを攻撃先に", ichidan("割り振れる"));
    case "enchants":
      return predicate(`${noun(change.filter, context)}にのみ`, ichidan("つけられる"));
    default:
      return unknownNode(change);
  }
}

function colorOf(choice: ColorChoice, context: Context): string {
  switch (choice.is) {
    case "thatColor":
      return colorWords[choice.color].ja;
    case "colorOfChoice":
      return `${subject(choice.who, context)}が選んだ1色の色`;
    default:
      return unknownNode(choice);
  }
}

/** The sentences, without full stops, in which changes of a subject are said. */
export function changeClauses(
  changes: readonly Change[],
  who: string,
  manner: Manner,
  context: Context,
): readonly string[] {
  const said: Predicate[] = [];
  const apart: string[] = [];
  const gained = changes.flatMap((change) =>
    change.is === "gainAbility" ? [grantedAbility(change.ability, context)] : [],
  );
  let gainedSaid = false;
  for (const change of changes) {
    if (change.is === "gainAbility") {
      const verb = manner === "static" ? godan("持つ") : ichidan("得る");
      if (!gainedSaid) said.push(predicate(`${list(gained)}を`, verb));
      gainedSaid = true;
    } else if (change.is === "modifyPT") {
      const { value, where } = bonus(change.power, change.toughness, context);
      said.push(predicate(`${value}の修整を`, ichidan("受ける")));
      if (where) apart.push(where);
    } else if (change.is === "switchPT") {
      apart.push(`${who}のパワーとタフネスを入れ替える`);
    } else if (change.is === "preventDamageFrom") {
      const from = noun(change.filter, context, "source");
      apart.push(`${from}から${who}に与えられるすべてのダメージを軽減する`);
    } else said.push(changePredicate(change, manner, context));
  }
  const all = together(mergeCants(said));
  return [...(all ? [`${who}は${plain(all)}`] : []), ...apart];
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

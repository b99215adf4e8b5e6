/** Effects in Japanese: the targets first, then the sentences that speak of them. */

import { zoneWords } from "../../lexicon.ts";
import type { Cost, Effect, Objects, Player } from "../../schema.ts";
import { affectedFilter, type Context, zoneOwner } from "../context.ts";
import { joinedBy, manaText } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { cards, points } from "./amounts.ts";
import { changeClauses } from "./changes.ts";
import { costPredicates } from "./costs.ts";
import { condition, duration } from "./events.ts";
import { counted, nounPhrase, zoneOf } from "./nouns.ts";
import { actor, declareTargets, objects, possessor, subject } from "./references.ts";
import {
  godan,
  ichidan,
  mayDo,
  negative,
  oneAfterOther,
  type Predicate,
  plain,
  predicate,
  stem,
  suru,
} from "./words.ts";

/** A simple effect: who does what, who left out for an instruction to you. */
interface EffectClause {
  readonly subject?: string;
  readonly predicate: Predicate;
}

type Compound = Extract<
  Effect,
  { is: "inOrder" | "may" | "unlessPays" | "ifSo" | "allowCasting" | "apply" }
>;
type Simple = Exclude<Effect, Compound>;

const isCompound = (effect: Effect): effect is Compound =>
  ["inOrder", "may", "unlessPays", "ifSo", "allowCasting", "apply"].includes(effect.is);

/** An effect with its targets: 「クリーチャー1体を対象とする。それを破壊する。」 */
export function effectText(effect: Effect, context: Context): string {
  return `${declareTargets(context)}${sentences(effect, context).join("。")}。`;
}

function sentences(effect: Effect, context: Context): string[] {
  if (!isCompound(effect)) return [said(simple(effect, context))];
  switch (effect.is) {
    case "inOrder":
      return inOrder(effect.effects, context);
    case "may":
      return [
        `${actor(effect.who, context)}は${permitted(effect.effect, effect.who, context)}`,
        ...following("そうしたなら、", effect.ifDone, context),
        ...following("そうしないなら、", effect.otherwise, context),
      ];
    case "unlessPays": {
      const who = actor(effect.who, context);
      const unless = `${who}が${negative(costPredicates(effect.cost, context))}かぎり、`;
      return following(unless, effect.effect, context);
    }
    case "ifSo":
      return [
        ...following(`${condition(effect.condition, context)}なら、`, effect.effect, context),
        ...following("そうでないなら、", effect.otherwise, context),
      ];
    case "allowCasting": {
      const until = `${subject(effect.who, context)}が次に優先権をパスするまで、`;
      const from = effect.asThoughIn ? `${zoneWords[effect.asThoughIn].ja}にあるかのように、` : "";
      const cast = mayDo(casting(effect.what, effect.cost, context));
      return [
        `${until}${actor(effect.who, context)}は${from}${cast}`,
        ...following("そうしないなら、", effect.otherwise, context),
      ];
    }
    case "apply": {
      const until = duration(effect.until);
      const inner = { ...context, affected: affectedFilter(effect.to, context) };
      const clauses = changeClauses(effect.changes, objects(effect.to, context), "effect", inner);
      return clauses.map((text, index) => (index === 0 ? until + text : text));
    }
    default:
      return unknownNode(effect);
  }
}

function following(when: string, effect: Effect | undefined, context: Context): string[] {
  if (!effect) return [];
  const [first = "", ...rest] = sentences(effect, context);
  return [when + first, ...rest];
}

const said = ({ subject, predicate: what }: EffectClause): string =>
  (subject ? `${subject}は` : "") + plain(what);

/** Several effects: 「カード2枚を引き、その後カード2枚を捨てる」, else a sentence each (608.2c). */
function inOrder(effects: readonly Effect[], context: Context): string[] {
  const result: string[] = [];
  effects.forEach((effect, index) => {
    const after = effects[index + 1];
    const before = effects[index - 1];
    const joins = after && joinedBy(effect, after);
    const joined = before && joinedBy(before, effect);
    const texts =
      joins && !isCompound(effect) ? [linked(simple(effect, context))] : sentences(effect, context);
    const [first = "", ...rest] = texts;
    const previous = result.at(-1);
    if (joined && previous !== undefined) {
      result[result.length - 1] = `${previous}、${joined === "then" ? "その後" : ""}${first}`;
    } else result.push(first);
    result.push(...rest);
  });
  return result;
}

const linked = ({ subject, predicate: what }: EffectClause): string =>
  (subject ? `${subject}は` : "") + stem(what);

/** What a player may do: 「〜てもよい」, or 「…」を選んでもよい for what isn't one action of theirs. */
function permitted(effect: Effect, who: Player, context: Context): string {
  const own = ownAction(effect, who, context);
  if (own) return mayDo(own);
  return `「${sentences(effect, context).join("。")}。」を選んでもよい`;
}

function ownAction(effect: Effect, who: Player, context: Context): Predicate | undefined {
  if (effect.is === "inOrder") {
    const actions = effect.effects.map((one) => ownAction(one, who, context));
    return actions.every((one) => one !== undefined) ? oneAfterOther(actions) : undefined;
  }
  if (isCompound(effect)) return undefined;
  const isOwn = !("who" in effect) || JSON.stringify(effect.who) === JSON.stringify(who);
  return isOwn && effect.is !== "damage" ? simple(effect, context).predicate : undefined;
}

const doneBy = (who: Player, context: Context): { subject?: string } =>
  who.is === "you" ? {} : { subject: actor(who, context) };

function simple(effect: Simple, context: Context): EffectClause {
  const what = () => ("what" in effect ? `${objects(effect.what, context, "every")}を` : "");
  switch (effect.is) {
    case "draw":
      return {
        ...doneBy(effect.who, context),
        predicate: predicate(`${cards(effect.amount, context)}を`, godan("引く")),
      };
    case "discard":
      return {
        ...doneBy(effect.who, context),
        predicate: predicate(`${cards(effect.amount, context)}を`, ichidan("捨てる")),
      };
    case "discardThose":
      return {
        ...doneBy(effect.who, context),
        predicate: predicate(what(), ichidan("捨てる")),
      };
    case "choose": {
      const number = effect.amount.is === "number" ? effect.amount.value : "X";
      const chosen = counted(nounPhrase(effect.from, context), number);
      return {
        ...doneBy(effect.who, context),
        predicate: predicate(`${chosen}を`, godan("選ぶ")),
      };
    }
    case "damage": {
      const from = objects(effect.source, context);
      const { to } = effect;
      const goal =
        to.is === "player" ? actor(to.player, context) : objects(to.objects, context, "each");
      const amount = points(effect.amount, "ダメージ", context);
      return { subject: from, predicate: predicate(`${goal}に${amount}を`, ichidan("与える")) };
    }
    case "gainLife":
    case "loseLife":
      return {
        subject: actor(effect.who, context),
        predicate: predicate(
          `${points(effect.amount, "ライフ", context)}を`,
          effect.is === "gainLife" ? ichidan("得る") : godan("失う"),
        ),
      };
    case "sacrifice":
      return {
        ...doneBy(effect.who, context),
        predicate: predicate(`${what()}生け贄に`, ichidan("捧げる")),
      };
    case "destroy":
      return { predicate: predicate(what(), suru("破壊する")) };
    case "exile":
      return { predicate: predicate(what(), suru("追放する")) };
    case "counter":
      return { predicate: predicate(what(), godan("打ち消す")) };
    case "tap":
      return { predicate: predicate(what(), suru("タップする")) };
    case "untap":
      return { predicate: predicate(what(), suru("アンタップする")) };
    case "returnToHand":
      return { predicate: returning(effect, context) };
    case "putIntoGraveyard":
      return { predicate: predicate(`${what()}オーナーの墓地に`, godan("置く")) };
    case "addMana":
      return {
        ...doneBy(effect.who, context),
        predicate: predicate(`${manaText(effect.mana)}を`, ichidan("加える")),
      };
    case "cast":
      return {
        ...doneBy(effect.who, context),
        predicate: casting(effect.what, effect.cost, context),
      };
    default:
      return unknownNode(effect);
  }
}

/** 「それをオーナーの手札に戻す」「〜をあなたの墓地からあなたの手札に戻す」。 */
function returning(
  { what, from }: Extract<Effect, { is: "returnToHand" }>,
  context: Context,
): Predicate {
  const owner = zoneOwner(what, context);
  const said = objects(what, context, "every");
  const origin =
    from && what.is !== "target" && what.is !== "all"
      ? `${zoneOf(from, owner && possessor(owner, context))}から`
      : "";
  const hand = zoneOf("hand", owner?.is === "you" ? "あなた" : "オーナー");
  return predicate(`${said}を${origin}${hand}に`, godan("戻す"));
}

function casting(what: Objects, cost: readonly Cost[] | undefined, context: Context): Predicate {
  const said = objects(what, context, "every");
  if (!cost) return predicate(`${said}を`, ichidan("唱える"));
  if (cost.length === 0) {
    return predicate(`${said}をマナ・コストを支払うことなく`, ichidan("唱える"));
  }
  const paid = costPredicates(cost, context);
  return predicate(
    `${said}をマナ・コストではなく${paid.objects}${paid.verb.te}`,
    ichidan("唱える"),
  );
}

/** What continuous effects do to objects, in English: "gets +1/+2 and has protection from black". */
import { colorWords, subtypeKindWords, wordKindWords } from "../../lexicon.ts";
import { sameData } from "../../sameData.ts";
import type { Change, Duration, Filter, Node, WordChange } from "../../schema.ts";
import type { Subtype } from "../../vocabulary.ts";
import { find } from "../../walk.ts";
import type { Context } from "../context.ts";
import { isAnyCreature } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { grantedAbility } from "./abilities.ts";
import { bonus, quantity, value } from "./amounts.ts";
import { duration, during } from "./durations.ts";
import { keywordNoun } from "./filters.ts";
import { generic, indefinite, nounPhrase, quantityOf, sourcePhrase } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { subjectPlayer } from "./players.ts";
import type { Reference } from "./references.ts";
import { spellsOrAbilities } from "./targeting.ts";
import { basePT, type Identity, identityPredicates, isIdentity, isNewKind } from "./types.ts";
import {
  both,
  clause,
  extended,
  joined,
  list,
  modal,
  numberWord,
  type Predicate,
  plural,
  predicate,
  type Subject,
  withArticle,
} from "./words.ts";

/** How long the change holds: a static ability says "has", a resolving effect "gains". */
export type Manner = "static" | "effect";

const forever: Duration = { is: "forever" };

const source = (filter: Filter, context: Context): string => generic(sourcePhrase(filter, context));

type Told = Identity | Node<"Change", "gainAbility" | "modifyPT">;
/** Changes that are clauses of their own: "switch its power and toughness". */
const apartNames = [
  "changeWords",
  "gainControl",
  "switchPT",
  "preventDamageFrom",
  "preventDamageTo",
  "assignsAsUnblocked",
  "cantActivate",
  "deathtouch",
  "lifelink",
] as const;
type Apart = Node<"Change", (typeof apartNames)[number]>;
const isApart = (change: Change): change is Apart =>
  (apartNames as readonly string[]).includes(change.is);

/** Changes of what an object may or must do: they last "this turn", not "until end of turn". */
const isRule = (change: Change): boolean => isRuleName(change.is);
export const isRuleName = (name: Change["is"]): boolean =>
  /^(?:cant|must|canBlock|doesnt)/.test(name);

/** A change as something that the subject does. */
function changePredicate(
  change: Exclude<Change, Told | Apart>,
  manner: Manner,
  until: Duration,
  context: Context,
): Predicate {
  const lasting = manner === "effect" && until.is !== "forever";
  switch (change.is) {
    case "loseTypes": {
      const types = change.types.map(phrases(context).type);
      const many = list(
        types.map((type) => plural(type)),
        "or",
      );
      return manner === "static"
        ? { base: `aren't ${many}`, third: `isn't ${withArticle(list(types, "or"))}` }
        : { base: `stop being ${many}`, third: `stops being ${withArticle(list(types, "or"))}` };
    }
    case "allCreatureTypes":
      return manner === "static"
        ? predicate("be", "every creature type")
        : predicate("gain", "all creature types");
    case "becomeChosenType": {
      const also = change.also ? " in addition to its other types" : "";
      const [be, is] = manner === "static" ? ["be", "is"] : ["become", "becomes"];
      return {
        base: `${be} the chosen type${also.replace("its", "their")}`,
        third: `${is} the chosen type${also}`,
      };
    }
    case "loseSubtypes":
      return predicate("lose", `all ${plural(subtypeKindWords[change.kind].en)}`);
    case "loseAbility":
      return predicate("lose", keywordNoun(change.keyword, context));
    case "loseThatAbility":
      return predicate("lose", grantedAbility(change.ability, context));
    case "loseAllAbilities":
      return predicate("lose", "all abilities");
    case "cantAttack":
      return modal("can't attack");
    case "cantBlock":
      return modal(
        change.what ? `can't block ${indefinite(nounPhrase(change.what, context))}` : "can't block",
      );
    case "cantBeBlockedBy":
      return modal(
        isAnyCreature(change.filter)
          ? "can't be blocked"
          : `can't be blocked by ${generic(nounPhrase(change.filter, context))}`,
      );
    case "cantBeBlockedByFewer":
      return modal(`can't be blocked except by ${numberWord(change.least)} or more creatures`);
    case "canBlockMore": {
      if (!change.amount) return modal("can block any number of creatures");
      const number = quantity(change.amount) ?? "X";
      const more =
        number === 1 ? "an additional creature" : `an additional ${quantityOf(number, "creature")}`;
      return modal(`can block ${more}${lasting ? "" : " each combat"}`);
    }
    case "mustAttack":
      return mustDo("attack", lasting);
    case "mustBlock":
      return mustDo("block", lasting);
    case "haste":
      return modal("can attack and {T} as soon as it comes under its controller's control");
    case "vigilance":
      return { base: "don't tap as they attack", third: "doesn't tap as it attacks" };
    case "strikesFirst":
      return predicate("deal", "combat damage before creatures without first strike");
    case "strikesTwice":
      return predicate("deal", "both first-strike and regular combat damage");
    case "trample":
      return modal("can assign excess combat damage to what it's attacking");
    case "wither":
      return predicate("deal", "damage to creatures in the form of -1/-1 counters");
    case "indestructible":
      return modal("can't be destroyed");
    case "cantBeTargetedBy":
      return modal(`can't be the target of ${spellsOrAbilities(change.filter, context)}`);
    case "cantBeEnchantedBy":
      return modal(`can't be enchanted by ${kindsOf("Aura", change.filter, context)}`);
    case "cantBeEquippedBy":
      return modal(`can't be equipped by ${kindsOf("Equipment", change.filter, context)}`);
    case "cantBeCountered":
      return modal(phrases(context).cantBeCountered);
    case "cantBeRegenerated":
      return modal("can't be regenerated");
    case "doesntUntap": {
      const step = until.is === "nextUntapStep" ? "" : "during its controller's untap step";
      return {
        base: joined("don't untap", step && "during their controllers' untap steps"),
        third: joined("doesn't untap", step),
      };
    }
    case "daybound":
      return predicate("transform", "as it becomes night");
    case "nightbound":
      return predicate("transform", "as it becomes day");
    case "enchants":
      return modal(`can enchant only ${generic(nounPhrase(change.filter, context))}`);
    case "equips":
      return modal(`can be attached only to ${generic(nounPhrase(change.filter, context))}`);
    default:
      return unknownNode(change);
  }
}

/** "attacks each combat if able"; for a turn "attacks this turn if able". */
const mustDo = (verb: string, lasting: boolean): Predicate =>
  predicate(verb, lasting ? "this turn if able" : "each combat if able");

/** "blue Auras" */
const kindsOf = (subtype: Subtype, filter: Filter, context: Context): string =>
  generic(nounPhrase({ is: "allOf", filters: [filter, { is: "subtype", subtype }] }, context));

function apart(
  change: Apart,
  subject: Reference,
  manner: Manner,
  until: Duration,
  context: Context,
): string {
  const end = duration(until, context);
  const turn = during(until, context);
  switch (change.is) {
    case "gainControl": {
      const who = subjectPlayer(change.who, context);
      if (manner === "static") return clause(who, predicate("control", subject.text));
      const gain = predicate("gain", joined(`control of ${subject.text}`, end));
      return change.who.is === "you" ? gain.base : clause(who, gain);
    }
    case "changeWords":
      return joined(
        `change the text of ${subject.text} by replacing`,
        wordChange(change.words),
        end,
      );
    case "switchPT":
      return joined(`switch ${subject.possessive} power and toughness`, end);
    case "preventDamageFrom": {
      const from = source(change.filter, context);
      return joined(
        `prevent all damage that would be dealt to ${subject.text}`,
        turn,
        `by ${from}`,
      );
    }
    case "preventDamageTo":
      return joined(`prevent all damage that would be dealt to ${subject.text}`, turn);
    case "assignsAsUnblocked": {
      const it = subject.many ? "they weren't" : "it weren't";
      const its = subject.many ? "their" : "its";
      const have = change.decided ? "have" : "you may have";
      return `${have} ${joined(subject.text, `assign ${its} combat damage`, turn)} as though ${it} blocked`;
    }
    case "cantActivate": {
      const whose = subject.many
        ? `activated abilities of ${subject.text}`
        : `${subject.possessive} activated abilities`;
      return joined(activation(whose, change, context), turn);
    }
    case "deathtouch": {
      const deals = clause(
        { text: subject.text, verb: subject.many ? "base" : "third" },
        predicate("deal"),
      );
      return joined(`any amount of damage ${deals} to a creature is enough to destroy it`, end);
    }
    case "lifelink": {
      const controller = subject.many ? "their controller" : "its controller";
      return joined(
        `damage dealt by ${subject.text} also causes ${controller} to gain that much life`,
        end,
      );
    }
    default:
      return unknownNode(change);
  }
}

/** "its activated abilities can't be activated" */
const activation = (
  abilities: string,
  { unlessMana }: Node<"Change", "cantActivate">,
  context: Context,
): string =>
  `${abilities} can't be ${phrases(context).activate.participle}${unlessMana ? " unless they're mana abilities" : ""}`;

/** "all instances of one color word with another", "all instances of red with blue" */
function wordChange(words: WordChange): string {
  switch (words.is) {
    case "wordsOfChoice": {
      const [first = "", ...more] = words.kinds.map((kind) => `one ${wordKindWords[kind].en}`);
      return `all instances of ${list([`${first} with another`, ...more.map((one) => `${one} with another`)], "or")}`;
    }
    case "colorWord":
      return `all instances of ${colorWords[words.from].en} with ${colorWords[words.to].en}`;
    case "typeWord":
      return `all instances of ${words.from} with ${words.to}`;
    default:
      return unknownNode(words);
  }
}

/** "the new creature type can't be Wall" */
const wordExceptions = (change: Change): readonly string[] =>
  change.is === "changeWords" && change.words.is === "wordsOfChoice" && change.words.except
    ? [`the new creature type can't be ${list([...change.words.except], "or")}`]
    : [];

/** "its power and toughness are each equal to …" (208.2a), for what isn't a plain number. */
function definedPT(change: Change, subject: Reference, context: Context): string | undefined {
  if (change.is !== "setPT" || change.power.is === "number" || change.power.is === "x")
    return undefined;
  // What is said of each object that is affected doesn't define it.
  if (find(change, "theOne").length > 0) return undefined;
  const power = value(change.power, context);
  if (sameData(change.power, change.toughness)) {
    return `${subject.possessive} power and toughness are each equal to ${power}`;
  }
  const toughness = value(change.toughness, context);
  return `${subject.possessive} power is equal to ${power} and its toughness is equal to ${toughness}`;
}

/** The sentences, without full stops, in which changes of a subject are said. */
export function changeClauses(
  changes: readonly Change[],
  subject: Reference,
  manner: Manner,
  context: Context,
  until: Duration = forever,
): readonly string[] {
  const defined = manner === "static" ? changes.map((one) => definedPT(one, subject, context)) : [];
  const rest = changes.filter((_, index) => defined[index] === undefined);
  const own = (text: string): string =>
    subject.many ? text.replace(/^during its /, "during their ") : text;
  const turn = own(during(until, context));
  const { lasting, rules, where, front } = predicatesOf(rest, manner, until, turn, context);
  const verb = subject.many || subject.had ? "base" : "third";
  const text = subject.each ? `${subject.text} each` : subject.text;
  const time = own(duration(until, context));
  const before = front && !subject.had && time !== "" && until.is !== "nextUntapStep";
  const end = before ? "" : time;
  const parts = [
    ...(lasting.length > 0 ? [lastingClause({ ...subject, text, verb }, lasting, end, rest)] : []),
    ...rules.slice(0, lasting.length > 0 ? 0 : 1).map((rule) => clause({ text, verb }, rule)),
    ...rules
      .slice(lasting.length > 0 ? 0 : 1)
      .map((rule) => clause({ text: "", verb }, rule).trim()),
  ];
  const main = parts.length > 0 ? [list(parts)] : [];
  const lead = before && main.length > 0 ? `${time}, ` : "";
  // "… can't attack or block, and its activated abilities can't be activated"
  const stopped = main.length > 0 && rest.find((one) => one.is === "cantActivate");
  const its = `${subject.many ? "their" : "its"} activated abilities`;
  const also = stopped
    ? `, and ${joined(activation(its, stopped, context), during(until, context))}`
    : "";
  return [
    ...defined.filter((one) => one !== undefined),
    ...main.map((one) => withoutInnerStops(lead + one + where + also)),
    ...rest
      .filter(isApart)
      .filter((change) => change !== stopped)
      .flatMap((change) => [
        apart(change, subject, manner, until, context),
        ...wordExceptions(change),
      ]),
  ];
}

/** "gets +1/+1 and gains flying until end of turn"; behind base power and toughness each its own. */
function lastingClause(
  subject: Subject & Partial<Reference>,
  lasting: readonly Predicate[],
  end: string,
  changes: readonly Change[],
): string {
  const apart = end !== "" && lasting.length > 1 && changes.some((one) => one.is === "setPT");
  const finite = lasting.map(({ base, third }) => ({
    // "have this creature become a 3/3 …", not "become 3/3 …s": the base form of what is said of one.
    base: subject.had
      ? base.replace(/\s.*/s, "") + (subject.many ? base : third).replace(/^\S+/, "")
      : base.replace(/^be /, "are "),
    third,
  }));
  if (!apart) return joined(clause(subject, both(finite)), end);
  return clause(subject, both(finite.map((one) => extended(one, end))));
}

interface Predicates {
  /** What lasts "until end of turn". */
  readonly lasting: readonly Predicate[];
  /** What holds "this turn". */
  readonly rules: readonly Predicate[];
  readonly where: string;
  /** Whether the duration stands before the rest. */
  readonly front: boolean;
}

const isBigChange = ({ is }: Change): boolean =>
  is === "loseAllAbilities" || is === "allCreatureTypes";

/** Changes of what an object is as a whole: "until end of turn" stands before them. */
const isLong = (changes: readonly Change[]): boolean =>
  changes.some(({ is }) => is === "setTypes") ||
  (changes.some(({ is }) => is === "setPT") && changes.some(isBigChange));

function predicatesOf(
  changes: readonly Change[],
  manner: Manner,
  until: Duration,
  turn: string,
  context: Context,
): Predicates {
  const lasting: Predicate[] = [];
  const rules: Predicate[] = [];
  let where = "";
  const gained = changes.flatMap((change) => (change.is === "gainAbility" ? [change.ability] : []));
  const words = gained.map((ability) => grantedAbility(ability, context));
  const identity = changes.filter(isIdentity);
  const within =
    (identity.some((one) => one.is === "setTypes") || isNewKind(identity, manner)) &&
    gained.every((one) => one.is === "keyword");
  const withAbilities = within ? words : [];
  let identitySaid = false;
  let gainedSaid = withAbilities.length > 0;
  for (const change of changes) {
    if (isApart(change)) continue;
    if (isIdentity(change)) {
      if (!identitySaid) {
        lasting.push(...identityPredicates(identity, manner, context, withAbilities));
      }
      if (change.is === "setPT") where ||= basePT(change, context).where;
      identitySaid = true;
    } else if (change.is === "gainAbility") {
      if (!gainedSaid) lasting.push(predicate(manner === "static" ? "have" : "gain", list(words)));
      gainedSaid = true;
    } else if (change.is === "modifyPT") {
      const added = bonus(change.power, change.toughness, context);
      lasting.push(predicate("get", added.value));
      where ||= added.where;
    } else {
      const what = changePredicate(change, manner, until, context);
      (manner === "effect" && isRule(change) ? rules : lasting).push(what);
    }
  }
  const merged = mergeCants(rules);
  const ruled = merged.map((one) =>
    turn === "" || one.base.includes(turn)
      ? one
      : { base: `${one.base} ${turn}`, third: `${one.third} ${turn}` },
  );
  const front = lasting.some(({ base }) => base.includes('"')) || isLong(changes);
  return { lasting: mergeCants(lasting), rules: ruled, where, front };
}

/** An ability in quotation marks keeps its full stop only at the end of the sentence. */
const withoutInnerStops = (text: string): string => text.replace(/\."(?=[ ,])/g, '"');

function mergeCants(said: readonly Predicate[]): readonly Predicate[] {
  const merged = ["can't attack", "can't block"];
  if (said.filter((one) => merged.includes(one.base)).length < 2) return said;
  return [...said.filter((one) => !merged.includes(one.base)), modal("can't attack or block")];
}

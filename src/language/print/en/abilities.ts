/** Abilities in English: the lines of a card. */
import { abilityWordWords } from "../../lexicon.ts";
import type { Ability, Filter, Node } from "../../schema.ts";
import { affectedFilter, type Context, conjuncts, contextFor } from "../context.ts";
import { unknownNode } from "../printer.ts";
import { changeClauses } from "./changes.ts";
import { activationCost, costPredicates, keywordCost } from "./costs.ts";
import { effectText } from "./effects.ts";
import { condition, replaced, trigger } from "./events.ts";
import { bare, enchanted, generic, indefinite, nounPhrase, quality, whatHas } from "./nouns.ts";
import { everyone, objects, ownPossessive, subjectPlayer } from "./references.ts";
import { capitalised, sentence } from "./words.ts";

/** An ability as a line of text, in the context made for it. */
export function abilityText(ability: Ability, context: Context): string {
  switch (ability.is) {
    case "spell":
      return capitalised(effectText(ability.effect, context));
    case "activated": {
      const cost = activationCost(ability.cost, context);
      const effect = capitalised(effectText(ability.effect, context));
      return [`${cost}: ${effect}`, ...activationLimits(ability, context)].join(" ");
    }
    case "triggered": {
      const when = trigger(ability.when, context);
      const onlyIf = ability.onlyIf ? `, if ${condition(ability.onlyIf, context)}` : "";
      return capitalised(`${when}${onlyIf}, ${effectText(ability.effect, context)}`);
    }
    case "static": {
      const whilst = ability.whilst ? `as long as ${condition(ability.whilst, context)}, ` : "";
      const subject = objects(ability.affects, context, { all: "generic" });
      const inner = { ...context, affected: affectedFilter(ability.affects, context) };
      const [first = "", ...rest] = changeClauses(ability.changes, subject, "static", inner);
      return [`${whilst}${first}`, ...rest].map(sentence).join(" ");
    }
    case "replacement":
      return sentence(replaced(ability.would, ability.instead, ability.optional ?? false, context));
    case "additionalCost": {
      const costs = costPredicates(ability.cost, context).base;
      const self = objects({ is: "self" }, context).text;
      return `As an additional cost to cast ${self}, ${costs}.`;
    }
    case "costChange":
      return costChange(ability, context);
    case "cantCast": {
      const place = { noun: "spell", caster: ownPossessive(ability.who) } as const;
      const what = generic(nounPhrase(ability.spells, context, place));
      return sentence(`${everyone(ability.who, context).text} can't cast ${what}`);
    }
    case "freeCasting": {
      const place = { noun: "spell", caster: ownPossessive(ability.who) } as const;
      const what = generic(nounPhrase(ability.spells, context, place));
      const who = subjectPlayer(ability.who, context).text;
      return sentence(`${who} may cast ${what} without paying their mana costs`);
    }
    case "keyword":
      return keywordLine(ability, context);
    case "labelled":
      return `${abilityWordWords[ability.word].en} — ${abilityText(ability.ability, context)}`;
    default:
      return unknownNode(ability);
  }
}

function costChange(
  { spells, more, less }: Extract<Ability, { is: "costChange" }>,
  context: Context,
): string {
  const self = conjuncts(spells).some((part) => part.is === "isSelf");
  const what = generic(nounPhrase(spells, context, { noun: "spell" }));
  const cost = self ? "costs" : "cost";
  return sentence(`${what} ${cost} ${more ?? less ?? ""} ${more ? "more" : "less"} to cast`);
}

function activationLimits(
  { limit, onlyIf }: Extract<Ability, { is: "activated" }>,
  context: Context,
): string[] {
  const times = limit === 1 ? "once" : limit === 2 ? "twice" : `${limit} times`;
  const often = limit === 1 ? `only ${times} each turn` : `no more than ${times} each turn`;
  const parts = [
    ...(onlyIf ? [`only if ${condition(onlyIf, context)}`] : []),
    ...(limit === undefined ? [] : [often]),
  ];
  return parts.length > 0 ? [`Activate ${parts.join(" and ")}.`] : [];
}

/** "Madness {R}", "Protection from black", "Enchant creature". */
export function keywordText(ability: Node<"Ability", "keyword">, context: Context): string {
  const words = context.lexicon.keywords[ability.name];
  const name = words.en;
  const phrase = ability.quality
    ? words.withQuality
      ? ofQuality(words.withQuality.en, ability.quality, context)
      : `${name} ${enchanted(ability.quality, context)}`
    : name;
  const amount = ability.amount
    ? ` ${ability.amount.is === "number" ? ability.amount.value : "X"}`
    : "";
  return `${phrase}${amount}${ability.cost ? keywordCost(ability.cost, context) : ""}`;
}

/** "Protection from black", "Champion an Elf", "Swampwalk". */
function ofQuality(pattern: string, filter: Filter, context: Context): string {
  const phrase = nounPhrase(filter, context);
  return capitalised(
    pattern
      .replace("[quality]", quality(filter, context))
      .replace("[a quality]", indefinite(phrase))
      .replace("[one quality]", bare(phrase)),
  );
}

function keywordLine(ability: Node<"Ability", "keyword">, context: Context): string {
  const text = keywordText(ability, context);
  return context.reminders ? `${text} (${reminder(ability, context)})` : text;
}

/** What a keyword means, in our own words. */
export function reminder(ability: Node<"Ability", "keyword">, context: Context): string {
  const inGame: Context = { ...context, selfAs: "permanent" };
  return sentence(
    context.lexicon.keywords[ability.name].reminder.en
      .replaceAll("[self]", objects({ is: "self" }, inGame).text)
      .replaceAll("[cost]", ability.cost ? activationCost(ability.cost, context) : "")
      .replaceAll("[quality]", ability.quality ? reminderQuality(ability, context) : ""),
  );
}

/** What the reminder speaks of: "anything black" for protection, "creature" for enchant. */
function reminderQuality(ability: Node<"Ability", "keyword">, context: Context): string {
  if (!ability.quality) return "";
  return context.lexicon.keywords[ability.name].withQuality
    ? whatHas(ability.quality, context)
    : enchanted(ability.quality, context);
}

/** An ability that an effect gives: "flying", or a sentence in quotation marks. */
export function grantedAbility(ability: Ability, outer: Context): string {
  const context = contextFor(ability, {
    lexicon: outer.lexicon,
    card: outer.card,
    reminders: false,
    ...(outer.affected && { grantedTo: outer.affected }),
  });
  if (ability.is !== "keyword") return `"${abilityText(ability, context)}"`;
  const text = keywordText(ability, context);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

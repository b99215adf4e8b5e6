/** Abilities in English: the lines of a card. */
import { abilityWordWords, designationWords } from "../../lexicon.ts";
import type { Ability, Effect, Filter, Node, Player } from "../../schema.ts";
import { find } from "../../walk.ts";
import { type Context, conjuncts, contextFor, grantedBy, isQuoted } from "../context.ts";
import { unknownNode } from "../printer.ts";
import { forEach, value } from "./amounts.ts";
import { changeClauses, isRuleName } from "./changes.ts";
import { condition } from "./conditions.ts";
import { activationCost, byPaying, costPredicates, keywordCost } from "./costs.ts";
import { asPredicate, effectText } from "./effects.ts";
import { inZone } from "./filters.ts";
import { bare, generic, indefinite, nounPhrase } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { playerChange } from "./playerChanges.ts";
import { everyone, possessivePlayer, subjectPlayer } from "./players.ts";
import { enchanted, quality, whatHas } from "./qualities.ts";
import { objects } from "./references.ts";
import { replaced } from "./replacements.ts";
import { onlyTexts } from "./times.ts";
import { trigger } from "./triggers.ts";
import { capitalised, joined, list, numberWord, sentence, timesWord } from "./words.ts";

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
      // "This creature can't attack unless you control another creature."
      const isUnless =
        ability.whilst?.is === "negate" &&
        ability.changes.every(({ is }) => is === "cantAttack" || is === "cantBlock");
      const whilst =
        ability.whilst && !isUnless ? `as long as ${condition(ability.whilst, context)}, ` : "";
      // What differs for each object is said of each.
      const each = ability.changes.some((change) => find(change, "theOne").length > 0);
      const all = isEverything(ability) ? "all" : "generic";
      // What can't be countered are spells as they are cast.
      const controlled = !ability.changes.every(({ is }) => is === "cantBeCountered");
      const subject = objects(ability.affects, context, { all: each ? "each" : all, controlled });
      if (each) context.mentions.mention("theOne");
      const inner = { ...context, affected: grantedBy(ability, context) };
      const [first = "", ...rest] = changeClauses(ability.changes, subject, "static", inner);
      const spared = ability.changes.flatMap((change) =>
        change.is === "gainAbility" && change.spares
          ? [`this effect doesn't remove ${objects(change.spares, context).text}`]
          : [],
      );
      const unless =
        isUnless && ability.whilst?.is === "negate"
          ? ` unless ${condition(ability.whilst.condition, context)}`
          : "";
      return [`${whilst}${first}${unless}`, ...rest, ...spared].map(sentence).join(" ");
    }
    case "replacement":
      return replaced(ability, context).map(sentence).join(" ");
    case "forPlayers": {
      const whilst = ability.whilst ? `as long as ${condition(ability.whilst, context)}, ` : "";
      const told = ability.changes.map((change) => playerChange(change, ability.who, context));
      return told.map((text, index) => sentence(index === 0 ? whilst + text : text)).join(" ");
    }
    case "openingHand":
      return openingHand(ability.effect, context);
    case "additionalCost": {
      const self = objects({ is: "self" }, context).text;
      const costs = costPredicates(ability.cost, context).base;
      const may = ability.optional === undefined ? "" : "you may ";
      return `As an additional cost to ${phrases(context).cast.base} ${self}, ${may}${costs}.`;
    }
    case "castingWay":
      return castingWay(ability, context);
    case "costChange":
      return costChange(ability, context);
    case "castOnly": {
      const { cast } = phrases(context);
      const self = objects({ is: "self" }, context).text;
      const only = onlyTexts(ability.onlyIf, context, condition).join(" and ");
      return sentence(`${cast.base} ${self} ${only}`);
    }
    case "cantCast": {
      const place = { noun: "spell", caster: ability.who.is === "you" ? "your" : "their" } as const;
      const what = generic(nounPhrase(ability.spells, context, place));
      const { cast } = phrases(context);
      const { whilst } = ability;
      const isTurn = whilst?.is === "isTurnOf";
      const turn = isTurn ? ` during ${possessivePlayer(whilst.who, context)} turn` : "";
      const here = ability.zone === "stack" ? "as long as this spell is on the stack, " : "";
      const lead = whilst && !isTurn ? `as long as ${condition(whilst, context)}, ` : here;
      return sentence(
        `${lead}${everyone(ability.who, context).text} can't ${cast.base} ${what}${turn}`,
      );
    }
    case "freeCasting": {
      const place = { noun: "spell", caster: ability.who.is === "you" ? "your" : "their" } as const;
      const what = generic(nounPhrase(ability.spells, context, place));
      const who = subjectPlayer(ability.who, context).text;
      const { cast } = phrases(context);
      return sentence(`${who} may ${cast.base} ${what} without paying their mana costs`);
    }
    case "keyword":
      return keywordLine(ability, context);
    case "labelled":
      return `${abilityWordWords[ability.word].en} — ${abilityText(ability.ability, context)}`;
    default:
      return unknownNode(ability);
  }
}

/** "All creatures have …": of everything of a type, unless it is a rule: "creatures can't …". */
const isEverything = ({ affects, changes }: Node<"Ability", "static">): boolean =>
  affects.is === "all" &&
  (affects.filter.is === "type" || affects.filter.is === "subtype") &&
  !changes.every(({ is }) => isRuleName(is));

function costChange(
  {
    spells,
    more,
    less,
    times,
    least,
    first,
    onlyColored,
    whilst,
  }: Extract<Ability, { is: "costChange" }>,
  outer: Context,
): string {
  const self = conjuncts(spells).some((part) => part.is === "isSelf");
  const context: Context = self ? outer : { ...outer, selfAs: "permanent" };
  const noun = nounPhrase(spells, context, { noun: "spell" });
  const what = first ? `the first ${bare(noun)} each turn` : generic(noun);
  const cost = self || first ? "costs" : "cost";
  const direction = more ? "more" : "less";
  const mana = more ?? less ?? "";
  const each = times && forEach(times, context);
  const floor =
    least === undefined
      ? []
      : [`this effect can't reduce the mana in that cost to less than ${numberWord(least)} mana`];
  const colored = onlyColored
    ? ["this effect reduces only the amount of colored mana you pay"]
    : [];
  // 107.3: so often {1} is {X}.
  const amount = times && !each && mana === "{1}" ? "{X}" : mana;
  const where = times && !each ? `, where X is ${value(times, context)}` : "";
  const { cast } = phrases(context);
  const main = joined(`${what} ${cost} ${amount} ${direction} to ${cast.base}`, each ?? "") + where;
  const so = whilst && condition(whilst, context);
  const told = so ? (self ? `${main} if ${so}` : `as long as ${so}, ${main}`) : main;
  return [told, ...floor, ...colored].map(sentence).join(" ");
}

/** "If this card is in your opening hand, you may begin the game with it on the battlefield." (103.6) */
function openingHand(effect: Effect, outer: Context): string {
  const context: Context = { ...outer, selfAs: "card" };
  const self = objects({ is: "self" }, context).text;
  const may =
    effect.is === "putOntoBattlefield" && effect.what.is === "self"
      ? `begin the game with ${objects(effect.what, context).text} ${phrases(context).there}`
      : asPredicate(effect, { is: "you" }, context).base;
  return sentence(`if ${self} is in your opening hand, you may ${may}`);
}

/** "You may cast this card from your graveyard by paying {2}{R} rather than paying its mana cost." */
function castingWay(
  { cost, more, from, resulting, exiles, designation }: Extract<Ability, { is: "castingWay" }>,
  context: Context,
): string {
  const say = phrases(context);
  const self = objects({ is: "self" }, { ...context, selfAs: from ? "card" : "spell" }).text;
  const where = from ? inZone(from, "your", "from", context) : "";
  const price = cost
    ? cost.length === 0
      ? "without paying its mana cost"
      : `${byPaying(cost, context)} rather than paying its mana cost`
    : "";
  const besides = more ? `${byPaying(more, context)} in addition to paying its other costs` : "";
  const main = joined(
    `you may ${say.cast.base} ${self}`,
    where,
    list([price, besides].filter((one) => one !== "")),
  );
  const spell = resulting && nounPhrase(resulting, context, { noun: "spell" });
  const then = [
    ...(spell ? [`do this only if the resulting spell is ${indefinite(spell)}`] : []),
    ...(designation ? [`if you do, it's ${designationWords[designation].en}`] : []),
    ...(exiles
      ? [
          `if that spell would leave the stack, ${say.exile("it").base} instead of putting it anywhere else`,
        ]
      : []),
  ];
  return [main, ...then].map(sentence).join(" ");
}

function activationLimits(
  { limit, onlyIf, timing, who }: Extract<Ability, { is: "activated" }>,
  context: Context,
): string[] {
  const limits = phrases(context).limits(
    timing === "sorcery",
    onlyIf ? onlyTexts(onlyIf, context, condition) : [],
    limit === undefined ? undefined : [timesWord(limit), limit],
  );
  return [
    ...(limits === undefined ? [] : [sentence(limits)]),
    ...(who && who.is !== "you" ? [activators(who, context)] : []),
  ];
}

/** "Any player may activate this ability." (602.2) */
const activators = (who: Player, context: Context): string => {
  const any = who.is === "anyPlayer" || who.is === "eachPlayer";
  const they = any ? "any player" : `only ${everyone(who, context).text}`;
  return sentence(`${they} may ${phrases(context).activate.base} this ability`);
};

/** "Madness {R}", "Protection from black", "Enchant creature". */
function keywordText(ability: Node<"Ability", "keyword">, context: Context): string {
  const words = context.lexicon.keywords[ability.name];
  const name = words.en;
  const phrase = ability.quality
    ? words.withQuality
      ? qualified(words.withQuality.en, ability.quality, context)
      : `${name} ${enchanted(ability.quality, context)}`
    : name;
  const amount = ability.amount
    ? ` ${ability.amount.is === "number" ? ability.amount.value : "X"}`
    : "";
  return `${phrase}${amount}${ability.cost ? keywordCost(ability.cost, context) : ""}`;
}

/** "Protection from [quality]", "[one quality]walk", "Champion [a quality]" with its words. */
function qualified(words: string, filter: Filter, context: Context): string {
  return capitalised(
    words
      .replace("[quality]", () => quality(filter, context))
      .replace("[one quality]", () => bare(nounPhrase(filter, context)))
      .replace("[a quality]", () => indefinite(nounPhrase(filter, context))),
  );
}

function keywordLine(ability: Node<"Ability", "keyword">, context: Context): string {
  const text = keywordText(ability, context);
  const meaning = context.reminders ? reminder(ability, context) : undefined;
  return meaning ? `${text} (${meaning})` : text;
}

/** What a keyword means, in our own words. */
export function reminder(
  ability: Node<"Ability", "keyword">,
  context: Context,
): string | undefined {
  const words = context.lexicon.reminders?.[ability.name].en;
  if (words === undefined) return undefined;
  const inGame: Context = { ...context, selfAs: "permanent" };
  return sentence(
    words
      .replaceAll("[self]", objects({ is: "self" }, inGame).text)
      .replaceAll("[cost]", ability.cost ? activationCost(ability.cost, context) : "")
      .replaceAll("[amount]", ability.amount ? value(ability.amount, context) : "")
      .replaceAll("[one]", ability.quality ? enchanted(ability.quality, context) : "")
      .replaceAll("[quality]", ability.quality ? reminderQuality(ability, context) : "")
      .replace(/\[([^[\]]+)\]/g, (said, term) => phrases(context).inReminder(term) ?? said),
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
  const inside = text.charAt(0).toLowerCase() + text.slice(1);
  return isQuoted(ability) ? `"${inside}."` : inside;
}

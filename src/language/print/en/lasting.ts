/** Effects that last, in English: delayed triggers, what is established, what applies to players. */
import type { Effect, Node, When } from "../../schema.ts";
import { type Context, Mentions, targetsOf } from "../context.ts";
import { abilityText } from "./abilities.ts";
import { changeClauses } from "./changes.ts";
import { condition } from "./conditions.ts";
import { duration, during } from "./durations.ts";
import { following, sentences } from "./effects.ts";
import { bare, nounPhrase } from "./nouns.ts";
import { playerChange } from "./playerChanges.ts";
import { objects } from "./references.ts";
import { replaced } from "./replacements.ts";
import { eventText, nextStep, trigger } from "./triggers.ts";
import { joined, list } from "./words.ts";

type Lasting = Extract<Effect, { is: "applyToPlayers" | "delayed" | "establish" | "reflexive" }>;

export function lastingSentences(effect: Lasting, context: Context): string[] {
  switch (effect.is) {
    case "applyToPlayers":
      return [toPlayers(effect, context)];
    case "delayed":
      return delayed(effect, context);
    case "establish":
      return established(effect, context);
    case "reflexive": {
      const inner: Context = {
        ...context,
        targets: targetsOf(effect.effect),
        mentions: new Mentions(),
      };
      return following("when you do", effect.effect, inner);
    }
  }
}

/** "until your next turn, you may cast creature spells as though they had flash" */
function toPlayers(
  { who, changes, until }: Extract<Effect, { is: "applyToPlayers" }>,
  context: Context,
): string {
  const told = changes.map((change) => playerChange(change, who, context, true));
  const text = list(told);
  const turn = during(until, context);
  if (turn === "") return text;
  if (turn === "this turn" && !changes.some(({ is }) => is === "unspentManaStays")) {
    // "spells this turn as though", else at the end.
    return text.includes(" as though they had")
      ? text.replace(" as though they had", " this turn as though they had")
      : `${text} this turn`;
  }
  // Told behind, for it speaks again of what may be played.
  if (until.is === "asLongAs") return `${text} ${turn}`;
  return `${duration(until, context)}, ${text}`;
}

/** What is done later to what has been spoken of: said before the time. */
const undoes: readonly Effect["is"][] = [
  "destroy",
  "exile",
  "putOntoBattlefield",
  "removeCounters",
  "returnToHand",
  "sacrifice",
];

/** "at the beginning of the next end step, …", "when that creature dies this turn, …" (603.7). */
type Later = Omit<Node<"Effect", "delayed">, "when"> & { readonly when: When };

function delayed({ when, effect, onlyIf, until, aimed }: Later, outer: Context): string[] {
  const context: Context = { ...outer, event: when };
  const only = onlyIf ? `, if ${condition(onlyIf, context)}` : "";
  const told = (text: string): string[] => following(`${text}${only}`, effect, context);
  if (until) {
    const turn = during(until, context);
    return told(
      turn === "this turn"
        ? `${trigger(when, context)} this turn`
        : joined(`${turn},`, trigger(when, context)),
    );
  }
  if (when.is === "beginningOf") {
    const time = nextStep(when.step, when.whose, context);
    const aims = targetsOf(effect).size > 0;
    if (aimed || (!onlyIf && !aims && undoes.includes(effect.is))) {
      const [only = "", ...more] = sentences(effect, { ...context, later: true });
      if (more.length === 0) return [`${only} ${time}`];
    }
    return told(time);
  }
  return told(`when ${eventText(when, context)}`);
}

/** An ability that lasts: "the next time … this turn, …", "the next creature spell you cast …". */
function established(
  { ability, until, uses }: Extract<Effect, { is: "establish" }>,
  context: Context,
): string[] {
  const turn = during(until, context);
  switch (ability.is) {
    case "replacement": {
      const inner: Context = { ...context, event: ability.would };
      return [...replaced(ability, inner, { next: uses === 1, during: turn })];
    }
    case "static": {
      const affected = ability.affects;
      if (uses === 1 && affected.is === "all") {
        const text = `the next ${bare(nounPhrase(affected.filter, context))}`;
        const subject = { text: joined(text, turn), many: false, possessive: "its" };
        return [...changeClauses(ability.changes, subject, "static", context)];
      }
      const subject = objects(affected, context, { all: "generic" });
      return [...changeClauses(ability.changes, subject, "effect", context, until)];
    }
    case "forPlayers":
      return [
        toPlayers(
          { is: "applyToPlayers", who: ability.who, changes: ability.changes, until },
          context,
        ),
      ];
    case "triggered": {
      const { onlyIf } = ability;
      return delayed(
        {
          is: "delayed",
          when: ability.when,
          effect: ability.effect,
          until,
          ...(onlyIf && { onlyIf }),
        },
        context,
      );
    }
    default: {
      const text = abilityText(ability, context).replace(/\.$/, "");
      // "your opponents can't cast spells this turn"
      if (ability.is === "cantCast" && turn.startsWith("this ")) {
        return [`${text.charAt(0).toLowerCase()}${text.slice(1)} ${turn}`];
      }
      return [`${duration(until, context)}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`];
    }
  }
}

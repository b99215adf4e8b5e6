/** What both printers ask of an ability before they choose their words. */
import type { Amount, Effect, Filter, ManaCost, Trigger } from "../schema.ts";
import type { ManaType, Zone } from "../vocabulary.ts";
import { type Context, conjuncts } from "./context.ts";

/** Whether a filter fits only the object itself. */
export const aboutSelf = (filter: Filter | undefined): boolean =>
  filter !== undefined && conjuncts(filter).some((part) => part.is === "isSelf");

/** Whether what a filter fits is called a creature: creatures die (700.4). */
export const isCreature = (filter: Filter, { card }: Context): boolean =>
  aboutSelf(filter)
    ? card.types.includes("creature")
    : conjuncts(filter).some((part) => part.is === "type" && part.type === "creature");

/** "When" for what an object does once, "whenever" for the rest (603.1). */
export const happensOnce = (when: Trigger): boolean =>
  when.is === "doneThisWay" || ("what" in when && aboutSelf(when.what));

/** The zone to which the replacement effect of this link sends the card (607.2b). */
export function zoneByLink(link: string, { card }: Context): Zone | undefined {
  const abilities = card.abilities.flatMap((ability) =>
    ability.is === "keyword" ? (ability.meaning ?? []) : [ability],
  );
  for (const ability of abilities) {
    if (ability.is === "replacement" && ability.link === link) return ability.instead.zone;
  }
  return undefined;
}

const handles: readonly Effect["is"][] = ["draw", "discard", "discardThose", "choose"];
const isYours = (effect: Effect): boolean => "who" in effect && effect.who.is === "you";

/**
 * Whether two effects are one sentence (608.2c): a choice and what is done with it; drawing,
 * choosing and discarding of your own cards one after the other.
 */
export function joinedBy(before: Effect, after: Effect): "then" | "and" | undefined {
  if (before.is === "choose") return "and";
  const yours = isYours(before) && isYours(after);
  return yours && handles.includes(before.is) && handles.includes(after.is) ? "then" : undefined;
}

/** "+1/+1", "-2/-0": a zero takes the sign of the other; what is counted or paid for is X. */
export function bonusValue(power: Amount, toughness: Amount): string {
  const negative = [power, toughness].some((one) => one.is === "number" && one.value < 0);
  const signed = (amount: Amount): string => {
    if (amount.is !== "number") return "+X";
    const minus = amount.value < 0 || (amount.value === 0 && negative);
    return `${minus ? "-" : "+"}${Math.abs(amount.value)}`;
  };
  return `${signed(power)}/${signed(toughness)}`;
}

const symbols: Readonly<Record<ManaType, ManaCost>> = {
  white: "{W}",
  blue: "{U}",
  black: "{B}",
  red: "{R}",
  green: "{G}",
  colorless: "{C}",
};

/** "{G}{G}" (107.4). */
export const manaText = (mana: readonly ManaType[]): string =>
  mana.map((type) => symbols[type]).join("");

/** What continuous effects do, in English: "gets +1/+2 and has protection from black". */
import { colorWords } from "../../lexicon.ts";
import type { Change, ColorChoice, Filter } from "../../schema.ts";
import type { Context } from "../context.ts";
import { unknownNode } from "../printer.ts";
import { grantedAbility } from "./abilities.ts";
import { bonus } from "./amounts.ts";
import { generic, nounPhrase } from "./nouns.ts";
import { possessivePlayer, type Reference } from "./references.ts";
import { both, clause, list, modal, type Predicate, predicate } from "./words.ts";

/** How long the change holds: a static ability says "has", a resolving effect "gains". */
export type Manner = "static" | "effect";

const source = (filter: Filter, context: Context): string =>
  generic(nounPhrase(filter, context, { noun: "source" }));

/** A change as something that the subject does. */
function changePredicate(
  change: Exclude<Change, { is: "modifyPT" | "switchPT" | "preventDamageFrom" | "gainAbility" }>,
  manner: Manner,
  context: Context,
): Predicate {
  switch (change.is) {
    case "becomeColor":
      return predicate(manner === "static" ? "be" : "become", color(change.color, context));
    case "cantAttack":
      return modal("can't attack");
    case "cantBlock":
      return modal("can't block");
    case "cantBeBlockedBy":
      return modal(`can't be blocked by ${generic(nounPhrase(change.filter, context))}`);
    case "cantBeTargetedBy":
      return modal(
        `can't be the target of spells or abilities from ${source(change.filter, context)}`,
      );
    case "cantBeEnchantedBy":
      return modal(`can't be enchanted by ${auras(change.filter, context)}`);
    case "trample":
      return modal("can assign excess combat damage to what it's attacking");
    case "enchants":
      return modal(`can enchant only ${generic(nounPhrase(change.filter, context))}`);
    default:
      return unknownNode(change);
  }
}

const auras = (filter: Filter, context: Context): string =>
  generic(
    nounPhrase({ is: "allOf", filters: [filter, { is: "subtype", subtype: "Aura" }] }, context),
  );

function color(choice: ColorChoice, context: Context): string {
  switch (choice.is) {
    case "thatColor":
      return colorWords[choice.color].en;
    case "colorOfChoice":
      return `the color of ${possessivePlayer(choice.who, context)} choice`;
    default:
      return unknownNode(choice);
  }
}

/** The sentences, without full stops, in which changes of a subject are said; `end` is how long. */
export function changeClauses(
  changes: readonly Change[],
  subject: Reference,
  manner: Manner,
  context: Context,
  end = "",
): readonly string[] {
  const said: Predicate[] = [];
  const apart: string[] = [];
  let where = "";
  const gained = changes.flatMap((change) =>
    change.is === "gainAbility" ? [grantedAbility(change.ability, context)] : [],
  );
  let gainedSaid = false;
  for (const change of changes) {
    if (change.is === "gainAbility") {
      if (!gainedSaid) said.push(predicate(manner === "static" ? "have" : "gain", list(gained)));
      gainedSaid = true;
    } else if (change.is === "modifyPT") {
      const added = bonus(change.power, change.toughness, context);
      said.push(predicate("get", added.value));
      where ||= added.where;
    } else if (change.is === "switchPT") {
      apart.push(`switch ${subject.possessive} power and toughness`);
    } else if (change.is === "preventDamageFrom") {
      const from = source(change.filter, context);
      apart.push(`prevent all damage that would be dealt to ${subject.text} by ${from}`);
    } else said.push(changePredicate(change, manner, context));
  }
  const verb = subject.many ? "base" : "third";
  const main =
    said.length > 0 ? [clause({ text: subject.text, verb }, both(mergeCants(said)))] : [];
  return [...main, ...apart]
    .map((text) => (end === "" ? text : `${text} ${end}`))
    .map((text, index) => withoutInnerStops(index === 0 ? text + where : text));
}

/** An ability in quotation marks keeps its full stop only at the end of the sentence. */
const withoutInnerStops = (text: string): string => text.replace(/\."(?=[ ,])/g, '"');

function mergeCants(said: readonly Predicate[]): readonly Predicate[] {
  const merged = ["can't attack", "can't block"];
  if (said.filter((one) => merged.includes(one.base)).length < 2) return said;
  return [...said.filter((one) => !merged.includes(one.base)), modal("can't attack or block")];
}

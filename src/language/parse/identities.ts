/** What makes an object be something else: "is a 4/4 blue Elf creature in addition to its other types". */
import type { Ability, Amount, Change, ColorChoice } from "../schema.ts";
import { type CardType, type Color, type Supertype, subtypeKindOf } from "../vocabulary.ts";
import type { Altering } from "./categories.ts";
import { alone } from "./changes.ts";
import { type Holes, type Rule, reads, says, saysAny, saysFor } from "./core.ts";
import { strung } from "./ways.ts";

const be = "(is|are|become|becomes|be)";
/** What something is: each verb with what follows. */
const being = <const Template extends string>(
  template: Template,
  make: (holes: Holes<Template>) => Altering | undefined,
): readonly Rule[] => [saysFor<Holes<Template>>("Predicate", `${be} ${template}`, make)];

const colored = (colors: readonly Color[], also?: true): Change => {
  const [only] = colors;
  const more = also ? { also } : {};
  return only && colors.length === 1
    ? { is: "becomeColor", color: { is: "thatColor", color: only }, ...more }
    : { is: "becomeColors", colors, ...more };
};
const base = (power: Amount, toughness: Amount): Change => ({ is: "setPT", power, toughness });

/** What a text says of the types and colors that there were: nothing, if it takes their place. */
const additions = [
  { said: "", types: false, colors: false },
  { said: " in addition to (its|their) other types", types: true, colors: false },
  { said: " in addition to (its|their) other colors and types", types: true, colors: true },
] as const;
type Addition = (typeof additions)[number];

export const identities: readonly Rule[] = [
  // What it is
  saysAny(
    "Predicate",
    [
      "isn't a[n] <type:CardType>",
      "aren't <type:CardType>",
      "stops being a[n] <type:CardType>",
      "stop being <type:CardType>",
    ],
    ({ type }) => alone({ is: "loseTypes", types: [type] }),
  ),
  ...being("the chosen type", () => alone({ is: "becomeChosenType" })),
  ...being("the chosen type in addition to (its|their) other types", () =>
    alone({ is: "becomeChosenType", also: true }),
  ),
  ...being("<colors:Colors>", ({ colors }) => alone(colored(colors))),
  ...being("<colors:Colors> in addition to (its|their) other colors", ({ colors }) =>
    alone(colored(colors, true)),
  ),
  ...being("<color:Choice>", ({ color }) => alone({ is: "becomeColor", color })),
  ...being("<color:Choice> in addition to (its|their) other colors", ({ color }) =>
    alone({ is: "becomeColor", color, also: true }),
  ),
  says("Choice", "the color of <whose:Whose> choice", ({ whose }) => ({
    is: "colorOfChoice",
    who: whose,
  })),
  says("Choice", "the chosen color", () => ({ is: "chosenColor" })),
  ...being("[a[n] ]<types:Subtypes>", ({ types }) => setSubtypes(types)),
  ...being(
    "[a[n] ]<types:Subtypes> in addition to (its|their) other (types|creature types|land types|artifact types|enchantment types)",
    ({ types }) => alone({ is: "addTypes", subtypes: types }),
  ),
  ...being(
    "a[n] <type:Supertype> <types:Subtypes> in addition to (its|their) other (types|creature types|land types)",
    ({ type, types }) => alone({ is: "addTypes", supertypes: [type], subtypes: types }),
  ),
  ...being("<type:Supertype>", ({ type }) => alone({ is: "addTypes", supertypes: [type] })),
  ...being(
    "a[n] <types:Subtypes> with base power and toughness <p:Value>/<t:Value>",
    ({ types, p, t }) => setSubtypes(types, base(p, t)),
  ),
  ...being(
    "a[n] <types:Subtypes> with base power and toughness <p:Value>/<t:Value>, <a:KeywordAbility>, and <b:KeywordAbility>",
    ({ types, p, t, a, b }) => setSubtypes(types, base(p, t), gains(a), gains(b)),
  ),
  ...being(
    "a[n] <types:Subtypes> with base power and toughness <p:Value>/<t:Value> and <a:KeywordAbility>",
    ({ types, p, t, a }) => setSubtypes(types, base(p, t), gains(a)),
  ),
  ...being(
    "a[n] <colors:Colors> <types:Subtypes> with base power and toughness <p:Value>/<t:Value>",
    ({ colors, types, p, t }) => {
      const set = setSubtypes(types, base(p, t));
      return set && alone(colored(colors), ...set.changes);
    },
  ),
  ...being(
    "a[n] <p:Value>/<t:Value> <colors:Colors> <types:Subtypes>",
    ({ colors, types, p, t }) => {
      const set = setSubtypes(types, base(p, t));
      return set && alone(colored(colors), ...set.changes);
    },
  ),
  ...being("a[n] <p:Value>/<t:Value> <types:Subtypes>", ({ types, p, t }) =>
    setSubtypes(types, base(p, t)),
  ),
  reads("Predicate", (run, at) => {
    // "is a 4/4 blue Elf creature with flying in addition to its other colors and types"
    const pattern = /(?:is|are|becomes?) (?:an? )?/y;
    pattern.lastIndex = at;
    const [verb] = pattern.exec(run.text) ?? [];
    if (verb === undefined) return [];
    return run.at("Kind", at + verb.length);
  }),
  ...kinds(),

  // "… except it's an Illusion": said with "it's"
  says("ExceptIs", "<of:Being>", ({ of }) => of),
  says("ExceptIs", "<of:Being> and <more:Alters>", ({ of, more }) =>
    alone(...of.changes, ...more.changes),
  ),
  says("Being", "a[n] <of:Kind>", ({ of }) => of),
  says("Being", "<of:Kind>", ({ of }) => of),
  says("Being", "<type:Supertype>", ({ type }) => alone({ is: "addTypes", supertypes: [type] })),
  says(
    "Being",
    "a[n] <types:Subtypes> in addition to its other (types|creature types|land types|artifact types|enchantment types)",
    ({ types }) => alone({ is: "addTypes", subtypes: types }),
  ),
  says("Being", "<colors:Colors>", ({ colors }) => alone(colored(colors))),
  says("Being", "<colors:Colors> in addition to its other colors", ({ colors }) =>
    alone(colored(colors, true)),
  ),
].flat();

const gains = (ability: Extract<Change, { is: "gainAbility" }>["ability"]): Change => ({
  is: "gainAbility",
  ability,
});

/** Subtypes in place of those of their kind. */
function setSubtypes(types: readonly string[], ...more: readonly Change[]): Altering | undefined {
  const [first] = types;
  if (first === undefined) return undefined;
  return alone({ is: "setSubtypes", kind: subtypeKindOf(first), subtypes: types }, ...more);
}

interface Kind {
  readonly p?: Amount;
  readonly t?: Amount;
  readonly super?: Supertype;
  readonly colors?: readonly Color[];
  readonly choice?: ColorChoice;
  readonly subtypes?: readonly string[];
  readonly types: readonly CardType[];
  readonly abilities?: readonly Ability[];
}

/** "4/4 blue Elf creature with flying in addition to its other types". */
function kinds(): readonly Rule[] {
  const descriptions = strung(
    ["", "<p:Value>/<t:Value> "],
    ["", "<super:Supertype> "],
    ["", "<colors:Colors> ", "<choice:Choice> "],
    ["", "<subtypes:Subtypes> "],
    ["<types:Types>"],
    ["", " with <abilities:Keywords>"],
  );
  return descriptions.flatMap((description) =>
    additions.map((addition) =>
      saysFor<Kind>("Kind", description + addition.said, (kind) => becoming(kind, addition)),
    ),
  );
}

function becoming(kind: Kind, addition: Addition): Altering | undefined {
  const { p, t, types, subtypes, abilities = [] } = kind;
  const hue = hueOf(kind, addition);
  // Supertypes are only ever added, and "other colors" is said of a color.
  if (kind.super && !addition.types) return undefined;
  if (addition.colors && hue.length === 0) return undefined;
  const said = { types, ...(subtypes && { subtypes }) };
  return alone(
    addition.types
      ? { is: "addTypes", ...(kind.super && { supertypes: [kind.super] }), ...said }
      : { is: "setTypes", ...said },
    ...hue,
    ...(p && t ? [base(p, t)] : []),
    ...abilities.map(gains),
  );
}

function hueOf({ colors, choice }: Kind, addition: Addition): readonly Change[] {
  const also = addition.colors ? true : undefined;
  if (colors) return [colored(colors, also)];
  return choice ? [{ is: "becomeColor", color: choice, ...(also && { also }) }] : [];
}

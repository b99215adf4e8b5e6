/** What tokens are created (111). */
import { predefinedTokens } from "../predefined.ts";
import type { Ability, Amount } from "../schema.ts";
import type { CardType, Color, Supertype } from "../vocabulary.ts";
import { type Rule, says, saysFor } from "./core.ts";
import { crossed, strung } from "./ways.ts";

export const tokens: readonly Rule[] = [
  ...described(),
  ...[...predefinedTokens].flatMap(([subtype, token]) => [
    saysFor<object>("Token", `${subtype.toLowerCase()} token[s]`, () => ({ token })),
    saysFor<object>("Token", `tapped ${subtype.toLowerCase()} token[s]`, () => ({
      token,
      tapped: true,
    })),
  ]),
  says("Token", "token[s] that(('s a copy)|( are copies)) of <of:Objects>", ({ of }) => ({
    token: { is: "copyToken", of },
  })),
  says(
    "Token",
    "token[s] that(('s a copy)|( are copies)) of <of:Objects><except:Except>",
    ({ of, except }) => ({
      token: { is: "copyToken", of, except },
    }),
  ),
  says("Token", "tapped token[s] that(('s a copy)|( are copies)) of <of:Objects>", ({ of }) => ({
    token: { is: "copyToken", of },
    tapped: true,
  })),
].flat();

interface Described {
  readonly super?: Supertype;
  readonly p?: Amount;
  readonly t?: Amount;
  readonly colors: readonly Color[];
  readonly subtypes?: readonly string[];
  readonly types: readonly CardType[];
  readonly abilities?: readonly Ability[];
  readonly name?: string;
}

/** "1/1 white Soldier creature token with flying" */
function described(): readonly Rule[] {
  const descriptions = strung(
    ["", "<super:Supertype> "],
    ["", "<p:Value>/<t:Value> "],
    ["<colors:Colors> "],
    ["", "<subtypes:Subtypes> "],
    ["<types:Types> token[s]"],
    ["", " named <name:Name>"],
    ["", " with <abilities:Keywords>"],
  );
  const states = [
    ["", {}],
    [" that(('s)|( are)) attacking", { attacking: true }],
    [" that(('s)|( are)) tapped and attacking", { tapped: true, attacking: true }],
  ] as const;
  return crossed(["", "tapped "], descriptions, states).map(([tapped, description, [state, how]]) =>
    saysFor<Described>("Token", `${tapped}${description}${state}`, (kind) => ({
      token: {
        is: "token",
        ...(kind.name !== undefined && { name: kind.name }),
        colors: kind.colors,
        ...(kind.super && { supertypes: [kind.super] }),
        types: kind.types,
        subtypes: kind.subtypes ?? [],
        ...(kind.p && { power: kind.p }),
        ...(kind.t && { toughness: kind.t }),
        ...(kind.abilities && { abilities: kind.abilities }),
      },
      ...(tapped !== "" && { tapped: true }),
      ...how,
    })),
  );
}

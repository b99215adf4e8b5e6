/** Replacement effects: "if … would …, … instead", "this land enters tapped". */
import type {
  Ability,
  Condition,
  Exception,
  Filter,
  Replacement,
  Trigger,
  Watched,
} from "../schema.ts";
import { isServed } from "../uses.ts";
import { find } from "../walk.ts";
import { howMany, number } from "./amounts.ts";
import { also, type Rule, says, saysAny, saysFor } from "./core.ts";
import { inTurn, you } from "./putting.ts";

const enters = (what: Filter): Watched => ({ is: "enters", what });
const self: Filter = { is: "isSelf" };
const replacement = (
  would: Watched,
  instead: Replacement,
  how: { readonly whilst?: Condition; readonly optional?: true } = {},
): Ability => ({ is: "replacement", would, instead, ...how });
const unless = (condition: Condition): { readonly whilst: Condition } => ({
  whilst: { is: "negate", condition },
});

export const replacements: readonly Rule[] = [
  // How something enters (614.1c–d)
  says("Entering", "<self:Self>", () => self),
  says("Entering", "each <what:Noun>", ({ what }) => what),
  says("Entering", "<what:Noun>", ({ what }) => what),
  says("Replaced", "<what:Entering> enter[s] tapped", ({ what }) =>
    replacement(enters(what), { is: "enterTapped" }),
  ),
  says("Replaced", "<what:Entering> enter[s] tapped unless <so:Conditions>", ({ what, so }) =>
    replacement(enters(what), { is: "enterTapped" }, unless(so)),
  ),
  says("Replaced", "<what:Entering> enter[s] tapped if <so:Conditions>", ({ what, so }) =>
    replacement(enters(what), { is: "enterTapped" }, { whilst: so }),
  ),
  says(
    "Replaced",
    "<what:Entering> enters with <n:Number> <kind:Counter> counter[s] on it<tail:Tail>",
    ({ what, n, kind, tail }) => {
      const amount = howMany(n, tail);
      return amount && replacement(enters(what), { is: "enterWith", counter: kind, amount });
    },
  ),
  says(
    "Replaced",
    "<what:Entering> enters with <n:Number> <kind:Counter> counter[s] on it if <so:Conditions>",
    ({ what, n, kind, so }) =>
      n === "some"
        ? undefined
        : replacement(enters(what), { is: "enterWith", counter: kind, amount: n }, { whilst: so }),
  ),
  says(
    "Replaced",
    "<what:Entering> enters with an additional <kind:Counter> counter on it<tail:Tail>",
    ({ what, kind, tail }) => {
      const amount = howMany(number(1), tail);
      return amount && replacement(enters(what), { is: "enterWith", counter: kind, amount });
    },
  ),
  says(
    "Replaced",
    "<what:Entering> enters with <n:Number> additional <kind:Counter> counters on it<tail:Tail>",
    ({ what, n, kind, tail }) => {
      const amount = howMany(n, tail);
      return amount && replacement(enters(what), { is: "enterWith", counter: kind, amount });
    },
  ),
  says("Replaced", "as <what:Entering> enters, <then:EnterEffects>", ({ what, then }) =>
    replacement(enters(what), { is: "asEnters", effect: inTurn(then) }),
  ),
  says(
    "Replaced",
    "if <so:Conditions>, <then:EnterEffects> as <what:Entering> enters",
    ({ what, so, then }) =>
      replacement(enters(what), { is: "asEnters", effect: inTurn(then) }, { whilst: so }),
  ),
  also("EnterEffects", "Clauses", (effects) => effects),
  also("EnterEffects", "Paragraph", (effects) => effects),
  // As a copy (707.5): "any creature on the battlefield", "a creature you control"
  ...["any", "a[n]"].flatMap((one) => [
    saysFor<Copying>(
      "Replaced",
      `<what:Entering> enter[s] as a copy of ${one} <filter:Noun>`,
      (holes) => asCopy(holes),
    ),
    saysFor<Copying>(
      "Replaced",
      `<what:Entering> enter[s] as a copy of ${one} <filter:Noun><except:Except>`,
      (holes) => asCopy(holes),
    ),
    saysFor<Copying>(
      "Replaced",
      `you may have <what:Entering> enter as a copy of ${one} <filter:Noun>`,
      (holes) => asCopy(holes, true),
    ),
    saysFor<Copying>(
      "Replaced",
      `you may have <what:Entering> enter as a copy of ${one} <filter:Noun><except:Except>`,
      (holes) => asCopy(holes, true),
    ),
  ]),

  // "if … would …"
  says("Would", "<event:Event>", ({ event }) => (isServed("Watched", event) ? event : undefined)),
  says("Would", "<a:Event> or <b:Event>", ({ a, b }) => {
    const either: Trigger = { is: "anyEvent", triggers: [a, b] };
    return isServed("Watched", either) ? either : undefined;
  }),
  saysAny(
    "Would",
    [
      "any source would deal damage to a permanent or player",
      "any source would deal 1 or more damage to a permanent or player",
    ],
    () => ({ is: "damages" }),
  ),
  says(
    "Would",
    "an effect would create one or more tokens under <whose:Whose> control",
    ({ whose }) => ({
      is: "createsTokens",
      who: whose,
    }),
  ),
  says("Replaced", "if <would:Would>, <instead:Instead>", ({ would: event, instead }) =>
    replaced(event, instead),
  ),
  says("Replaced", "if <would:Would>, you may <instead:Instead>", ({ would: event, instead }) => {
    const ability = replaced(event, instead);
    return ability && { ...ability, optional: true };
  }),
  says(
    "Replaced",
    "as long as <so:Conditions>, if <would:Would>, <instead:Instead>",
    ({ so, would: event, instead }) => {
      const ability = replaced(event, instead);
      return ability && { ...ability, whilst: so };
    },
  ),
  says(
    "Replaced",
    "as long as <so:Conditions>, if <would:Would>, you may <instead:Instead>",
    ({ so, would: event, instead }) => {
      const ability = replaced(event, instead);
      return ability && { ...ability, whilst: so, optional: true };
    },
  ),
  says(
    "Replaced",
    "if <who:Player> would draw a card, instead that player skips that draw and you <deed:Deed>",
    ({ who, deed }) => {
      const effects = deed(you);
      return (
        effects && replacement({ is: "draws", who }, { is: "doInstead", effect: inTurn(effects) })
      );
    },
  ),
  says(
    "ReplacedNow",
    "the next time <would:Would> this turn, <instead:Instead>",
    ({ would: event, instead }) => {
      const ability = replaced(event, instead);
      return ability && { ability, uses: 1 };
    },
  ),
  says(
    "ReplacedNow",
    "if <would:Would> this turn, <instead:Instead>",
    ({ would: event, instead }) => {
      const ability = replaced(event, instead);
      return ability && { ability };
    },
  ),

  // What happens instead
  saysAny("Instead", ["exile it instead", "exile <self:Self> instead"] as const, () => ({
    is: "goTo",
    zone: "exile",
  })),
  says("Instead", "put it into its owner's <zone:Zone> instead", ({ zone }) => ({
    is: "goTo",
    zone,
  })),
  says("Instead", "put <self:Self> into its owner's <zone:Zone> instead", ({ zone }) => ({
    is: "goTo",
    zone,
  })),
  // What one may do instead makes the replacement optional.
  says("Instead", "<then:Clauses> instead", ({ then }) =>
    then.some(({ is }) => is === "may") ? undefined : { is: "doInstead", effect: inTurn(then) },
  ),
  says("Instead", "instead <then:Clauses>", ({ then }) => ({
    is: "doInstead",
    effect: inTurn(then),
  })),
  says("Instead", "prevent that damage", () => ({ is: "prevent" })),
  says("Instead", "prevent that damage. <then:Clauses>", ({ then }) => ({
    is: "prevent",
    so: inTurn(then),
  })),
  says("Instead", "prevent <n:Value> of that damage", ({ n }) => ({ is: "prevent", amount: n })),
  says("Instead", "prevent <n:Value> of that damage. <then:Clauses>", ({ n, then }) => ({
    is: "prevent",
    amount: n,
    so: inTurn(then),
  })),
  says("Instead", "that damage is dealt to <to:Recipient> instead", ({ to }) => ({
    is: "redirect",
    to,
  })),
  saysAny("Instead", ["regenerate it", "regenerate <self:Self>"] as const, () => ({
    is: "regenerateIt",
  })),
  says("Instead", "put it onto the battlefield tapped instead", () => ({ is: "enterTapped" })),
  says(
    "Instead",
    "it deals <to:Changed> to (that permanent or player|that permanent or that player|that creature or that player|that player|that permanent|that creature|you) instead",
    ({ to }) => to,
  ),
  says(
    "Instead",
    "<to:Changed> is dealt to (that permanent or player|that permanent or that player|that player|that permanent|that creature|you) instead",
    ({ to }) => to,
  ),
  says("Instead", "it deals <to:Changed> instead", ({ to }) => to),
  says("Instead", "(you|they) (gain|lose|draw|mill|discard) <to:Changed> instead", ({ to }) => to),
  says("Instead", "it creates <to:Changed> instead", ({ to }) => to),
  says(
    "Instead",
    "<to:Changed> are put on (it|that creature|that permanent|that artifact|that land|that planeswalker) instead",
    ({ to }) => to,
  ),
  says(
    "Changed",
    "that (much|many) (damage|life|cards|of those tokens) plus <n:Value>",
    ({ n }) => ({
      is: "changeAmount",
      plus: n,
    }),
  ),
  saysAny("Changed", ["double that damage", "twice that damage"], () => ({
    is: "changeAmount",
    times: 2,
  })),
  says("Changed", "triple that damage", () => ({ is: "changeAmount", times: 3 })),
  says("Changed", "twice that (much|many) (damage|life|cards|of those tokens)", () => ({
    is: "changeAmount",
    times: 2,
  })),
  says(
    "Changed",
    "<n:Integer> times that (much|many) (damage|life|cards|of those tokens)",
    ({ n }) => ({
      is: "changeAmount",
      times: n,
    }),
  ),
  says(
    "Changed",
    "twice that (much|many) (damage|life|cards|of those tokens) plus <n:Value>",
    ({ n }) => ({
      is: "changeAmount",
      times: 2,
      plus: n,
    }),
  ),
  says("Changed", "<n:Points>", ({ n }) =>
    find(n, "eventAmount").length > 0 ? undefined : { is: "changeAmount", to: n },
  ),
  says("Changed", "<n:Number> cards", ({ n }) =>
    n === "some" ? undefined : { is: "changeAmount", to: n },
  ),
  says("Changed", "that many <kind:Counter> counters plus <n:Value>", ({ n }) => ({
    is: "changeAmount",
    plus: n,
  })),
  ...["<kind:Counter>", "of those"].flatMap((kind) => [
    says("Changed", `that many plus <n:Integer> ${kind} counters` as "<n:Integer>", ({ n }) => ({
      is: "changeAmount",
      plus: number(n),
    })),
    says("Changed", `twice that many ${kind} counters`, () => ({ is: "changeAmount", times: 2 })),
  ]),
].flat();

interface Copying {
  readonly what: Filter;
  readonly filter: Filter;
  readonly except?: readonly Exception[];
}
const asCopy = ({ what, filter, except }: Copying, optional?: true): Ability =>
  replacement(
    enters(what),
    { is: "enterAsCopy", filter: there(filter), ...(except && { except }) },
    optional ? { optional } : {},
  );

const there = (filter: Filter): Filter => {
  const parts = filter.is === "allOf" ? filter.filters : [filter];
  const rest = parts.filter((part) => part.is !== "inZone" || part.zone !== "battlefield");
  const [only] = rest;
  return only && rest.length === 1 ? only : { is: "allOf", filters: rest };
};

function replaced(
  event: Watched,
  instead: Replacement,
): Extract<Ability, { is: "replacement" }> | undefined {
  // It goes there in place of the graveyard that the event speaks of.
  const goes = instead.is === "goTo" && event.is === "putIntoGraveyardFrom";
  return {
    is: "replacement",
    would: event,
    instead: goes ? { ...instead, insteadOf: "graveyard" } : instead,
    // 113.6: "discard this card" can only be of a card in a hand.
    ...(event.is === "discards" && event.what?.is === "isSelf" && { zone: "hand" }),
  };
}

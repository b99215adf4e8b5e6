/** Abilities: the lines of a card. */

import { abilityWordWords } from "../lexicon.ts";
import type {
  Ability,
  AbilityWord,
  Amount,
  Change,
  Condition,
  Effect,
  Objects,
  Trigger,
} from "../schema.ts";
import type { Zone } from "../vocabulary.ts";
import { findOwn } from "../walk.ts";
import type { Limits } from "./categories.ts";
import { withWhere } from "./changes.ts";
import { also, many, type Rule, reads, says } from "./core.ts";
import { inTurn } from "./putting.ts";
import { onlyBoth } from "./times.ts";

type Activated = Extract<Ability, { is: "activated" }>;
type Static = Extract<Ability, { is: "static" }>;

export const abilityRules: readonly Rule[] = [
  // A full stop, or the end of a quotation.
  reads("Stop", (run, at) => {
    const char = run.text.charAt(at);
    if (char === ".") return [{ value: true, end: at + 1, weight: 0 }];
    if (char === '"' || run.text.slice(at - 2, at) === '."')
      return [{ value: true, end: at, weight: 0 }];
    run.missed(at, ".");
    return [];
  }),

  reads("SpellText", (run, at) =>
    run.surroundings.isSpell
      ? run.at("Paragraph", at).map((reading) => ({
          ...reading,
          value: { is: "spell", effect: inTurn(reading.value) } as const,
        }))
      : [],
  ),

  // Activated (602.1)
  says("Ability", "<cost:Prices>: <effect:Paragraph>", ({ cost, effect }, { said }) =>
    activated(cost, effect, said),
  ),
  says(
    "Ability",
    "<cost:Prices>: <effect:Paragraph> <limits:Limits>",
    ({ cost, effect, limits }, { said }) => ({
      ...activated(cost, effect, said),
      ...limits,
    }),
  ),
  says("Limit", "only as a sorcery", () => ({ timing: "sorcery" })),
  says("Limit", "only <at:Time>", ({ at }) => ({ onlyIf: at })),
  says("Limit", "only if <so:Condition>", ({ so }) => ({ onlyIf: so })),
  says("Limit", "only once each turn", () => ({ limit: 1 })),
  says("Limit", "no more than <n:Often> each turn", ({ n }) => ({ limit: n })),
  says("Limits", "activate <one:Limit><stop:Stop>", ({ one }) => one),
  says("Limits", "activate <one:Limit> and <two:Limit><stop:Stop>", ({ one, two }) =>
    limitedBy(one, two),
  ),
  says(
    "Limits",
    "activate <one:Limit> and <two:Limit> and <three:Limit><stop:Stop>",
    ({ one, two, three }) => limitedBy(limitedBy(one, two), three),
  ),
  says("Limits", "any player may activate this ability<stop:Stop>", () => ({
    who: { is: "anyPlayer" },
  })),
  says("Limits", "only <who:Player> may activate this ability<stop:Stop>", ({ who }) => ({ who })),

  // Triggered (603.1)
  says("Ability", "<when:When>, <effect:Paragraph>", ({ when, effect }) => {
    // An "if" right behind the event is of the trigger itself (603.4).
    const [first] = effect;
    const isIf = first?.is === "ifSo" && !first.behind && !first.instead;
    return isIf ? undefined : { is: "triggered", when, effect: inTurn(effect), ...inZoneOf(when) };
  }),
  says(
    "Ability",
    "<when:When>, if <so:Conditions>, <effect:Paragraph>",
    ({ when, so, effect }) => ({
      is: "triggered",
      when,
      effect: inTurn(effect),
      onlyIf: so,
      ...inZoneOf(when, so),
    }),
  ),

  // Static (604.1)
  says(
    "Statement",
    "<to:Objects>[ each] <of:Alters><where:Where>",
    ({ to, of, where }, { said }) => {
      if (of.until) return undefined;
      const changes = withWhere(of.changes, where);
      return changes && { is: "static", affects: to, changes, ...onStack(said, to) };
    },
  ),
  says("Statement", "<who:Player> control[s] <what:Objects>", ({ who, what }) => ({
    is: "static",
    affects: what,
    changes: [{ is: "gainControl", who }],
  })),
  says("Statement", "prevent all damage that would be dealt to <what:Objects>", ({ what }) => ({
    is: "static",
    affects: what,
    changes: [{ is: "preventDamageTo" }],
  })),
  says(
    "Statement",
    "prevent all damage that would be dealt to <what:Objects> by <filter:Noun>",
    ({ what, filter }) => ({
      is: "static",
      affects: what,
      changes: [{ is: "preventDamageFrom", filter }],
    }),
  ),
  says("Statement", "switch <what:Owner> power and toughness", ({ what }) => ({
    is: "static",
    affects: what,
    changes: [{ is: "switchPT" }],
  })),
  says(
    "Statement",
    "you may have <what:Objects> assign (its|their) combat damage as though (it|they) weren't blocked",
    ({ what }) => ({
      is: "static",
      affects: what,
      changes: [{ is: "assignsAsUnblocked" }],
    }),
  ),
  says(
    "Statement",
    "any amount of damage <what:Objects> deal[s] to a creature is enough to destroy it",
    ({ what }) => ({
      is: "static",
      affects: what,
      changes: [{ is: "deathtouch" }],
    }),
  ),
  says(
    "Statement",
    "damage dealt by <what:Objects> also causes (its|their) controller to gain that much life",
    ({ what }) => ({
      is: "static",
      affects: what,
      changes: [{ is: "lifelink" }],
    }),
  ),
  ...["", " unless they're mana abilities"].flatMap((but) => {
    const stops: Change = { is: "cantActivate", ...(but !== "" && { unlessMana: true }) };
    const whose = [
      "activated abilities of <what:Objects>",
      "<what:Owner> activated abilities",
    ] as const;
    return [
      ...whose.map((those) =>
        says("Statement", `${those} can't be activated${but}` as const, ({ what }) => ({
          is: "static",
          affects: what,
          changes: [stops],
        })),
      ),
      says(
        "Statement",
        `<to:Objects> <of:Alters>, and (its|their) activated abilities can't be activated${but}`,
        ({ to, of }) =>
          of.until ? undefined : { is: "static", affects: to, changes: [...of.changes, stops] },
      ),
    ];
  }),
  says("Statement", "<of:Owner> power and toughness are each equal to <n:Value>", ({ of, n }) =>
    defined(of, n, n),
  ),
  says(
    "Statement",
    "<of:Owner> power is equal to <p:Value> and its toughness is equal to <t:Value>",
    ({ of, p, t }) => defined(of, p, t),
  ),
  says("Ability", "<of:Statement><stop:Stop>", ({ of }) => of),
  says("Ability", "<of:Statement>. <more:Statement><stop:Stop>", ({ of, more }) =>
    together(of, more),
  ),
  says("Ability", "<of:Statement> as long as <so:Conditions><stop:Stop>", ({ of, so }) => ({
    ...of,
    whilst: so,
  })),
  says("Ability", "<of:Statement> unless <so:Conditions><stop:Stop>", ({ of, so }) => ({
    ...of,
    whilst: { is: "negate", condition: so },
  })),
  says("Ability", "during <whose:Whose> turn, <of:Statement><stop:Stop>", ({ whose, of }) => ({
    ...of,
    whilst: { is: "isTurnOf", who: whose },
  })),
  // Protection that leaves an Aura on (702.16n)
  says(
    "Ability",
    "<of:Statement>. this effect doesn't remove <what:Objects><stop:Stop>",
    ({ of, what }) => {
      const last = of.changes.findLastIndex(({ is }) => is === "gainAbility");
      const changes = of.changes.map((change, index) =>
        index === last ? { ...change, spares: what } : change,
      );
      return last === -1 ? undefined : { ...of, changes };
    },
  ),
  says("Ability", "as long as <so:Conditions>, <of:Statement><stop:Stop>", ({ so, of }) => ({
    ...of,
    whilst: so,
  })),
  says(
    "Ability",
    "as long as <so:Conditions>, <of:Statement>. <more:Statement><stop:Stop>",
    ({ so, of, more }) => {
      const all = together(of, more);
      return all && { ...all, whilst: so };
    },
  ),

  // Replacement (614)
  says("Ability", "<of:Replaced><stop:Stop>", ({ of }) => of),
  // Those that end in sentences of their own have had their full stop.
  says("Ability", "<of:Replaced>", ({ of }, { said }) => (said.endsWith(".") ? of : undefined)),

  // Words before
  ...Object.entries(abilityWordWords).flatMap(([word, { en }]) => {
    const label = en.toLowerCase() as "chroma";
    const labelled = (ability: Ability): Ability => ({
      is: "labelled",
      word: word as AbilityWord,
      ability,
    });
    return [
      says("Labelled", `${label} — <ability:Ability>`, ({ ability }) => labelled(ability)),
      says("Labelled", `${label} — <ability:SpellText>`, ({ ability }) => labelled(ability)),
    ];
  }),
  also("Ability", "KeywordAbility", (ability) => ability),

  // Lines
  reads("Line", (run, at) =>
    run.at("Ability", at).flatMap(({ value, weight, ...rest }) => {
      const affects = value.is === "static" ? value.affects : undefined;
      // 115.1: a static ability has no target.
      if (affects && findOwn(value, "target", "targetPlayer").length > 0) return [];
      // Elsewhere than on the stack an instant or sorcery changes nothing (113.6).
      const odd = run.surroundings.isSpell && affects && affects.is !== "self";
      return [{ ...rest, value: [value], weight: weight + (odd ? 1 : 0) }];
    }),
  ),
  also("Line", "SpellText", (ability) => [ability]),
  also("Line", "Labelled", (ability) => [ability]),
  reads("Line", (run, at) =>
    many(run, "KeywordAbility", at, /, /y).filter(({ value }) => value.length > 1),
  ),
  // What speaks of the paragraph that it stands in (607.2h).
  says("Line", "<one:Ability> <more:OfParagraph>", ({ one, more }) => [one, ...more]),
  reads("OfParagraph", (run, at) =>
    many(run, "Ability", at, / /y).filter(
      ({ value }) =>
        value.length > 0 &&
        value.every(
          (one) => one.is === "triggered" && one.when.is === "reveals" && one.when.thisWay,
        ),
    ),
  ),
  reads("Keywords", (run, at) =>
    many(run, "Granted", at, /, and | and |, /y).filter(({ value }) => value.length > 0),
  ),
].flat();

function activated(prices: Activated["cost"], effect: readonly Effect[], text: string): Activated {
  const cost = /^[^:]*exile (?:~|this card) from your (graveyard|hand)/.exec(text)?.[1];
  // 702.29a: what is discarded is in its owner's hand.
  const discarded = cost ?? (/^[^:]*discard (?:~|this card)[,:]/.test(text) ? "hand" : undefined);
  const zone =
    discarded ?? /: return (?:~|this card) from your (graveyard|hand) to/.exec(text)?.[1];
  return {
    is: "activated",
    cost: prices,
    effect: inTurn(effect),
    ...(zone !== undefined && { zone: zone as "graveyard" }),
  };
}

const limitedBy = (one: Limits, two: Limits): Limits => ({
  ...one,
  ...two,
  ...(one.onlyIf && two.onlyIf && { onlyIf: onlyBoth(one.onlyIf, two.onlyIf) }),
});

/** Where a triggered ability functions, if its words say that it isn't the battlefield (113.6). */
function inZoneOf(when: Trigger, onlyIf?: Condition): { readonly zone?: Zone } {
  if (onlyIf?.is === "isIn" && onlyIf.what.is === "self" && onlyIf.zone !== "battlefield") {
    return { zone: onlyIf.zone };
  }
  if (!("what" in when) || when.what?.is !== "isSelf") return {};
  if (when.is === "castsSpell") return { zone: "stack" };
  // 113.6k: from the battlefield "when you discard this card" can't trigger.
  if (when.is === "discards") return { zone: "graveyard" };
  return when.is === "putIntoGraveyardFrom" && when.from === undefined ? { zone: "graveyard" } : {};
}

/** "This spell can't be countered": it functions on the stack. */
const onStack = (said: string, to: Objects): { readonly zone?: "stack" } =>
  to.is === "self" && said.startsWith("this spell") ? { zone: "stack" } : {};

const defined = (affects: Objects, power: Amount, toughness: Amount): Static => ({
  is: "static",
  affects,
  changes: [{ is: "setPT", power, toughness }],
  ...(affects.is === "self" && { defining: true }),
});

const together = (one: Static, two: Static): Static => ({
  ...one,
  changes: [...one.changes, ...two.changes],
});

/** Events: "whenever you discard a card", "when this creature enters". */

import { ordinals } from "../lexicon.ts";
import type { Awaited, Filter, Player, Trigger } from "../schema.ts";
import { isServed } from "../uses.ts";
import type { Step } from "../vocabulary.ts";
import { type Rule, saysAny, saysFor, says as saysPlainly } from "./core.ts";
import { allOf } from "./filters.ts";

/** Events are said in the indicative and, of replacement effects, in the conditional. */
const says: typeof saysPlainly = (category, template, make, weight) =>
  saysPlainly(
    category,
    (category === "Event"
      ? template.replace(/^(<\w+:\w+>) /, "$1 [would ]")
      : template) as typeof template,
    make,
    weight,
  );

const anyPlayer: Player = { is: "anyPlayer" };
const card = (filter: Filter): { readonly what?: Filter } =>
  filter.is === "isCard" ? {} : { what: filter };
const cardOf = (filter: Filter, who: Player): Filter =>
  who.is === "anyPlayer"
    ? filter
    : allOf([...(filter.is === "allOf" ? filter.filters : [filter]), { is: "ownedBy", who }]);

const yours = (what: Filter): Filter =>
  allOf([
    ...(what.is === "allOf" ? what.filters : [what]),
    { is: "controlledBy", who: { is: "you" } },
  ]);

/** What is said of the same object again: "enters or attacks". */
const again: Readonly<Record<string, (what: Filter) => Awaited>> = {
  "enter[s]": (what) => ({ is: "enters", what }),
  "attack[s]": (what) => ({ is: "attacks", what }),
  "die[s]": (what) => ({ is: "putIntoGraveyardFrom", what, from: "battlefield" }),
  "block[s]": (what) => ({ is: "blocks", what }),
  "transforms into <into:Self>": (what) => ({ is: "transforms", what }),
  "become[s] blocked": (what) => ({ is: "becomesBlocked", what }),
};

export const events: readonly Rule[] = [
  says("Event", "<who:Player> discard[s] <what:Thing>", ({ who, what }) => ({
    is: "discards",
    who,
    ...card(what),
  })),
  says("Event", "<who:Player> discard[s] this card", ({ who }) => ({
    is: "discards",
    who,
    what: { is: "isSelf" },
  })),
  says("Event", "<who:Player> mill[s] <what:Thing>", ({ who, what }) => ({
    is: "mills",
    who,
    ...card(what),
  })),
  says("Event", "<who:Player> sacrifice[s] <what:Thing>", ({ who, what }) => ({
    is: "sacrifices",
    who,
    what,
  })),
  says("Event", "<who:Player> reveal[s] <what:Thing>", ({ who, what }) => ({
    is: "reveals",
    who,
    ...card(what),
  })),
  says("Event", "<who:Player> reveal[s] <what:Thing> this way", ({ who, what }) => ({
    is: "reveals",
    who,
    ...card(what),
    thisWay: true,
  })),
  says("Event", "<who:Player> draw[s] a card", ({ who }) => ({ is: "draws", who })),
  ...ordinals.flatMap((word, index) => [
    says("Event", `<who:Player> draw[s] <whose:Whose> ${word} card each turn`, ({ who }) => ({
      is: "draws",
      who,
      nth: index + 1,
    })),
    says(
      "Event",
      `<who:Player> cast[s] <whose:Whose> ${word} <what:Noun> each turn`,
      ({ who, what }) => ({ is: "castsSpell", who, what, nth: index + 1 }),
    ),
  ]),
  says("Event", "<who:Player> draw[s] <n:Integer> or more cards", ({ who, n }) => ({
    is: "drawsCards",
    who,
    least: n,
  })),
  ...toEach("enter[s][ the battlefield]", (what) => ({ is: "enters", what })),
  says(
    "Event",
    "<what:Thing> enter[s][ the battlefield] under <whose:Whose> control",
    ({ what, whose }) => ({
      is: "enters",
      what: allOf([
        ...(what.is === "allOf" ? what.filters : [what]),
        { is: "controlledBy", who: whose },
      ]),
    }),
  ),
  ...toEach("leave[s] the battlefield", (what) => ({ is: "leaves", what })),
  ...toEach("die[s]", (what) => ({ is: "putIntoGraveyardFrom", what, from: "battlefield" })),
  says("Event", "<what:Thing> (is|are|be) put into a graveyard from anywhere", ({ what }) => ({
    is: "putIntoGraveyardFrom",
    what,
  })),
  says(
    "Event",
    "<what:Thing> (is|are|be) put into a graveyard from the <from:Zone>",
    ({ what, from }) => ({ is: "putIntoGraveyardFrom", what, from }),
  ),
  says(
    "Event",
    "<what:Thing> (is|are|be) put into a graveyard from a <from:Zone>",
    ({ what, from }) => ({ is: "putIntoGraveyardFrom", what, from }),
  ),
  says(
    "Event",
    "<what:Thing> (is|are|be) put into <whose:Whose> graveyard from anywhere",
    ({ what, whose }) => ({ is: "putIntoGraveyardFrom", what: cardOf(what, whose) }),
  ),
  says(
    "Event",
    "<what:Thing> (is|are|be) put into <whose:Whose> graveyard from the <from:Zone>",
    ({ what, whose, from }) => ({ is: "putIntoGraveyardFrom", what: cardOf(what, whose), from }),
  ),
  says(
    "Event",
    "<what:Thing> (is|are|be) put into <whose:Whose> graveyard from a <from:Zone>",
    ({ what, whose, from }) => ({ is: "putIntoGraveyardFrom", what: cardOf(what, whose), from }),
  ),
  says("Event", "<who:Player> cast[s] <what:Thing>", ({ who, what }) => ({
    is: "castsSpell",
    who,
    what,
  })),
  says("Event", "<what:Thing> (is|are|be) countered", ({ what }) => ({ is: "isCountered", what })),
  says("Event", "<by:Thing> counter[s] <what:Thing>", ({ by, what }) => ({
    is: "isCountered",
    what,
    by,
  })),
  says("Event", "<what:Thing> become[s] the target of <of:Thing>", ({ what, of }) => ({
    is: "becomesTarget",
    what,
    of,
  })),
  ...toEach("attack[s]", (what) => ({ is: "attacks", what })),
  // 508.3d
  says("Event", "you attack", () => ({
    is: "attacks",
    what: allOf([
      { is: "type", type: "creature" },
      { is: "controlledBy", who: { is: "you" } },
    ]),
    atOnce: true,
  })),
  says("Event", "you attack with <n:Integer> or more <what:Noun>", ({ n, what }) => ({
    is: "attacks",
    what: yours(what),
    atOnce: true,
    ...(n > 1 && { least: n }),
  })),
  says("Event", "<n:Integer> or more <what:Noun> attack", ({ n, what }) =>
    n > 1 ? { is: "attacks", what, atOnce: true, least: n } : undefined,
  ),
  says("Event", "<what:Thing> attack[s] alone", ({ what }) => ({
    is: "attacks",
    what,
    alone: true,
  })),
  says("Event", "<what:Thing> attack[s] <whom:Player>", ({ what, whom }) => ({
    is: "attacks",
    what,
    whom,
  })),
  says("Event", "one or more <what:Noun> attack <whom:Player>", ({ what, whom }) => ({
    is: "attacks",
    what,
    whom,
    atOnce: true,
  })),
  says("Event", "<what:Thing> block[s]", ({ what }) => ({ is: "blocks", what })),
  says("Event", "<what:Thing> block[s] <whom:Thing>", ({ what, whom }) => ({
    is: "blocks",
    what,
    whom,
  })),
  says("Event", "<what:Thing> become[s] blocked", ({ what }) => ({ is: "becomesBlocked", what })),
  says("Event", "<what:Thing> become[s] blocked by <by:Thing>", ({ what, by }) => ({
    is: "becomesBlocked",
    what,
    by,
  })),
  ...damage("", {}),
  ...damage("combat ", { combat: true }),
  ...damage("noncombat ", { noncombat: true }),
  says("Event", "<who:Player> gain[s] life", ({ who }) => ({ is: "gainsLife", who })),
  says("Event", "<who:Player> lose[s] life", ({ who }) => ({ is: "losesLife", who })),
  says("Event", "<what:Thing> become[s] tapped", ({ what }) => ({ is: "becomesTapped", what })),
  says("Event", "<what:Thing> become[s] untapped", ({ what }) => ({
    is: "becomesUntapped",
    what,
  })),
  says("Event", "<who:Player> tap[s] <what:Thing> for mana", ({ who, what }) => ({
    is: "tapsForMana",
    who,
    what,
  })),
  says("Event", "one or more counters [would ](are|be) put on <on:Thing>", ({ on }) => ({
    is: "countersPut",
    on,
  })),
  says(
    "Event",
    "one or more <kind:Counter> counters [would ](are|be) put on <on:Thing>",
    ({ kind, on }) => ({ is: "countersPut", on, counter: kind }),
  ),
  says("Event", "<what:Thing> (is|are|be) destroyed", ({ what }) => ({ is: "isDestroyed", what })),
  says("Event", "<what:Thing> become[s] monstrous", ({ what }) => ({
    is: "becomesMonstrous",
    what,
  })),
  says("Event", "<what:Thing> transform[s]", ({ what }) => ({ is: "transforms", what })),
  says("Event", "<what:Self> transforms into <into:Self>", () => ({
    is: "transforms",
    what: { is: "isSelf" },
  })),
  says("Event", "<who:Player> clash[es]", ({ who }) => ({ is: "clashes", who })),
  says("Event", "<who:Player> clash[es] and win[s]", ({ who }) => ({
    is: "clashes",
    who,
    won: true,
  })),
  says("Event", "<what:Thing> is championed with <self:Self>", ({ what }) => ({
    is: "exiledWith",
    what,
    link: "champion",
  })),
  says("Event", "<what:Thing> is exiled with <self:Self>", ({ what }) => ({
    is: "exiledWith",
    what,
    link: "exiled",
  })),
  saysAny(
    "Event",
    ["this card is exiled this way", "this card is put into graveyard this way"],
    () => ({ is: "doneThisWay", link: "way" }),
  ),
  says("Event", "day becomes night or night becomes day", () => ({ is: "dayNightChanges" })),

  saysAny("When", ["when <event:Event>", "whenever <event:Event>"], ({ event }) =>
    isServed("Awaited", event) ? event : undefined,
  ),
  saysAny("When", ["when <state:Condition>", "whenever <state:Condition>"], ({ state }) => ({
    is: "stateIs",
    condition: state,
  })),
  // "this creature enters or attacks"
  saysAny(
    "When",
    ["when <first:Event> or <second:Event>", "whenever <first:Event> or <second:Event>"],
    ({ first, second }) => {
      const either: Trigger = { is: "anyEvent", triggers: [first, second] };
      return isServed("Awaited", either) ? either : undefined;
    },
  ),
  ...["when", "whenever"].flatMap((when) =>
    Object.entries(again).map(([verb, event]) =>
      saysFor<{ readonly first: Trigger }>(
        "When",
        `${when} <first:Event> or ${verb}`,
        ({ first }) =>
          isServed("Awaited", first) && "what" in first && first.what
            ? { is: "anyEvent", triggers: [first, event(first.what)] }
            : undefined,
      ),
    ),
  ),
  // 509.3b, 509.3d: the same creature in either.
  saysAny(
    "When",
    ["when", "whenever"].map(
      (when) => `${when} <what:Thing> block[s] or become[s] blocked by <by:Thing>` as const,
    ),
    ({ what, by }) => ({
      is: "anyEvent",
      triggers: [
        { is: "blocks", what, whom: by },
        { is: "becomesBlocked", what, by },
      ],
    }),
  ),
  says("When", "at the beginning of each combat", () => ({
    is: "beginningOf",
    step: "beginCombat",
    whose: anyPlayer,
  })),
  says("When", "at the beginning of combat on <whose:Whose> turn", ({ whose }) => ({
    is: "beginningOf",
    step: "beginCombat",
    whose,
  })),
  says("When", "at the beginning of combat on each turn", () => ({
    is: "beginningOf",
    step: "beginCombat",
    whose: anyPlayer,
  })),
  says("When", "at end of combat", () => ({
    is: "beginningOf",
    step: "endCombat",
    whose: anyPlayer,
  })),
  says("When", "at the beginning of <whose:Whose> <step:Step>", ({ whose, step }) => ({
    is: "beginningOf",
    step,
    whose,
  })),
  saysAny(
    "When",
    ["at the beginning of each <step:Step>", "at the beginning of the <step:Step>"],
    ({ step }) => beginning(step),
  ),

  // What a text remembers: "creature that died", "spell you cast"
  says("Happened", "<what:Thing> [that ](died|die)", ({ what }) => ({
    is: "putIntoGraveyardFrom",
    what,
    from: "battlefield",
  })),
  says("Happened", "<what:Thing> [that ]entered", ({ what }) => ({ is: "enters", what })),
  says("Happened", "<what:Thing> [that ]left the battlefield", ({ what }) => ({
    is: "leaves",
    what,
  })),
  says("Happened", "<what:Thing> [that ]attacked", ({ what }) => ({ is: "attacks", what })),
  says("Happened", "<what:Thing> [that ]blocked", ({ what }) => ({ is: "blocks", what })),
  says(
    "Happened",
    "<what:Thing> [that ](was|were) put into a graveyard from anywhere",
    ({ what }) => ({ is: "putIntoGraveyardFrom", what }),
  ),
  says(
    "Happened",
    "<what:Thing> [that ](was|were) put into a graveyard from the <from:Zone>",
    ({ what, from }) => ({ is: "putIntoGraveyardFrom", what, from }),
  ),
  says("Happened", "<what:Thing> [that ](was|were) dealt damage", ({ what }) => ({
    is: "damages",
    object: what,
  })),
  says("Happened", "<what:Thing> [that ]dealt damage", ({ what }) => ({
    is: "damages",
    source: what,
  })),
  says("Happened", "<what:Noun> <who:Player> cast", ({ who, what }) => ({
    is: "castsSpell",
    who,
    what,
  })),
  says("Happened", "<what:Noun> <who:Player> drew", ({ who }) => ({ is: "draws", who })),
  says("Happened", "<what:Noun> <who:Player> discarded", ({ who, what }) => ({
    is: "discards",
    who,
    ...card(what),
  })),
  says("Happened", "time[s] <who:Player> gained life", ({ who }) => ({ is: "gainsLife", who })),
  says("Happened", "time[s] <who:Player> lost life", ({ who }) => ({ is: "losesLife", who })),
  says("Happened", "<who:Player> gained life", ({ who }) => ({ is: "gainsLife", who })),
  says("Happened", "<who:Player> lost life", ({ who }) => ({ is: "losesLife", who })),
  says("Happened", "<who:Player> clashed", ({ who }) => ({ is: "clashes", who })),
  saysAny(
    "Happened",
    ["<who:Player> was dealt damage", "<who:Player> were dealt damage"],
    ({ who }) => ({ is: "damages", player: who }),
  ),
].flat();

/** What happens to something, and to "one or more" at once (603.2c). */
function toEach(
  does: string,
  make: (what: Filter) => Extract<Trigger, { readonly atOnce?: boolean; readonly what: Filter }>,
): readonly Rule[] {
  return [
    saysFor<{ readonly what: Filter }>("Event", `<what:Thing> [would ]${does}`, ({ what }) =>
      make(what),
    ),
    saysFor<{ readonly what: Filter }>("Event", `one or more <what:Noun> ${does}`, ({ what }) => ({
      ...make(what),
      atOnce: true,
    })),
  ].flat();
}

const beginning = (step: Step): Awaited => ({ is: "beginningOf", step, whose: anyPlayer });

/** "deals combat damage to a player", "is dealt damage". */
function damage(
  kind: string,
  how: { readonly combat?: true; readonly noncombat?: true },
): readonly Rule[] {
  const is = "damages";
  const dealt = `(is|are|be) dealt ${kind}damage`;
  const deals = `<source:Thing> deal[s] ${kind}damage`;
  const would = `${kind}damage would be dealt to`;
  const event = (template: string): Rule =>
    saysFor<{ readonly source?: Filter; readonly object?: Filter; readonly player?: Player }>(
      "Event",
      template.replace(/(deal|\(is)/, "[would ]$1"),
      (holes) => ({ is, ...holes, ...how }),
    );
  return [
    deals,
    `${deals} to a permanent or player`,
    `${deals} to <player:Player>`,
    `${deals} to <object:Thing>`,
  ]
    .concat(`${deals} to <object:Thing> or <player:Player>`, `<object:Thing> ${dealt}`)
    .concat(`<player:Player> ${dealt}`, `<object:Thing> or <player:Player> ${dealt}`)
    .concat(`${would} <player:Player>`, `${would} <object:Thing>`)
    .concat(`${would} <object:Thing> or <player:Player>`)
    .map(event)
    .concat(
      saysFor<{ readonly source: Filter; readonly player: Player }>(
        "Event",
        `one or more <source:Noun> deal ${kind}damage to <player:Player>`,
        (holes) => ({ is, ...holes, ...how, atOnce: true }),
      ),
    );
}

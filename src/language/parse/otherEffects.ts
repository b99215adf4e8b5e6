/** Damage, life, spells, mana, the turn, and what lasts. */

import { isRuleName } from "../print/en/changes.ts";
import type { Amount, Change, Cost, Duration, Effect, Objects } from "../schema.ts";
import type { ManaType, Step } from "../vocabulary.ts";
import { colors } from "../vocabulary.ts";
import { howMany, number } from "./amounts.ts";
import { withEach, withWhere } from "./changes.ts";
import { type Rule, says, saysAny } from "./core.ts";
import { does, happens } from "./putting.ts";
import { spoken } from "./spoken.ts";

const forever: Duration = { is: "forever" };
const applying = (to: Objects, changes: readonly Change[], until: Duration = forever): Effect => ({
  is: "apply",
  to,
  changes,
  until,
});

export const otherEffects: readonly Rule[] = [
  says("Points", "<n:Digits> (damage|life)", ({ n }) => number(n)),
  says("Points", "x (damage|life)", () => ({ is: "x" })),
  says("Points", "that much (damage|life)", () => ({ is: "eventAmount" })),
  says("Points", "twice that much (damage|life)", () => ({
    is: "product",
    factor: 2,
    amount: { is: "eventAmount" },
  })),
  says("Points", "(damage|life) equal to <to:Value>", ({ to }) => to),
  says("Points", "<n:Digits> (damage|life) for each <of:Counting>", ({ n, of }) => ({
    is: "product",
    factor: n,
    amount: of,
  })),
  happens(
    "<source:Objects> deal[s] <amount:Points> to <to:Recipient>",
    ({ source, amount, to }) => ({ is: "damage", source, amount, to }),
  ),
  happens(
    "<source:Objects> deal[s] damage to <to:Recipient> equal to <amount:Value>",
    ({ source, to, amount }) => ({ is: "damage", source, amount, to }),
  ),
  happens(
    "<source:Objects> deal[s] <amount:Points> divided as you choose among <to:Recipient>",
    ({ source, amount, to }) => ({ is: "damage", source, amount, to, divided: true }),
  ),
  happens(
    "<source:Objects> deal[s] <a:Points> to <one:Recipient> and <b:Points> to <two:Recipient>",
    ({ source, a, one, b, two }, { start }) => {
      const again = source.is === "target" ? spoken("it", start) : source;
      return [
        { is: "damage", source, amount: a, to: one },
        { is: "damage", source: again, amount: b, to: two },
      ];
    },
  ),
  // "… 3 damage to … if … and 3 damage to … if …": dealt once, told once.
  happens(
    "<source:Objects> deal[s] <a:Points> to <one:Recipient> if <so:Condition> and <b:Points> to <two:Recipient> if <also:Condition>",
    ({ source, a, one, so, b, two, also }) => [
      {
        is: "ifSo",
        condition: so,
        effect: { is: "damage", source, amount: a, to: one },
        behind: true,
      },
      {
        is: "ifSo",
        condition: also,
        effect: { is: "damage", source, amount: b, to: two },
        behind: true,
      },
    ],
  ),
  happens("<who:Player> gain[s] <amount:Points>", ({ who, amount }) => ({
    is: "gainLife",
    who,
    amount,
  })),
  happens("<who:Player> lose[s] <amount:Points>", ({ who, amount }) => ({
    is: "loseLife",
    who,
    amount,
  })),
  does("gain[s] <amount:Points>", ({ amount }, who) => ({ is: "gainLife", who, amount })),
  does("lose[s] <amount:Points>", ({ amount }, who) => ({ is: "loseLife", who, amount })),
  does("exchange[s] life totals with <other:Player>", ({ other }, who) => ({
    is: "exchangeLife",
    who,
    with: other,
  })),
  does("lose[s] the game", (_, who) => ({ is: "loseGame", who })),
  does("win[s] the game", (_, who) => ({ is: "winGame", who })),
  happens("<who:Player> lose[s] the game", ({ who }) => ({ is: "loseGame", who })),
  happens("<who:Player> win[s] the game", ({ who }) => ({ is: "winGame", who })),

  does(
    "prevent the next <amount:Value> damage that would be dealt to <to:Recipient> <until:During>",
    ({ amount, to, until }) => ({ is: "preventDamage", amount, to, until }),
  ),
  does(
    "prevent all damage that would be dealt to <to:Recipient> <until:During>",
    ({ to, until }) => ({ is: "preventDamage", to, until }),
  ),
  does(
    "prevent all damage that would be dealt to <to:Recipient> <until:During> by <from:Objects>",
    ({ to, until, from }) => ({ is: "preventDamage", to, from, until }),
  ),
  does(
    "prevent all combat damage that would be dealt to <to:Recipient> <until:During>",
    ({ to, until }) => ({ is: "preventDamage", to, combat: true, until }),
  ),
  does("prevent all combat damage that would be dealt <until:During>", ({ until }) => ({
    is: "preventDamage",
    combat: true,
    until,
  })),
  does("prevent all damage that would be dealt <until:During>", ({ until }) => ({
    is: "preventDamage",
    until,
  })),
  does(
    "prevent all combat damage that would be dealt <until:During> by <from:Objects>",
    ({ until, from }) => ({ is: "preventDamage", from, combat: true, until }),
  ),
  does("prevent all damage <from:Objects> would deal <until:During>", ({ from, until }) => ({
    is: "preventDamage",
    from,
    until,
  })),
  does("prevent all combat damage <from:Objects> would deal <until:During>", ({ from, until }) => ({
    is: "preventDamage",
    from,
    combat: true,
    until,
  })),
  does(
    "prevent the next <amount:Value> damage <from:Objects> would deal <until:During>",
    ({ amount, from, until }) => ({ is: "preventDamage", amount, from, until }),
  ),

  does("<costs:PaidCosts>", ({ costs }, who) => ({ is: "pay", who, cost: costs })),
  does("counter <what:Objects>", ({ what }) => ({ is: "counter", what })),
  does("copy <what:Objects>", ({ what }, who) => ({ is: "copySpell", who, what })),
  does("copy <what:Objects><except:Except>", ({ what, except }, who) => ({
    is: "copySpell",
    who,
    what,
    except,
  })),
  does("copy <what:Objects> <n:Often>", ({ what, n }, who) => ({
    is: "copySpell",
    who,
    what,
    amount: number(n),
  })),
  does("copy <what:Objects> x times", ({ what }, who) => ({
    is: "copySpell",
    who,
    what,
    amount: { is: "x" },
  })),
  does("copy <what:Objects> for each <n:Counting>", ({ what, n }, who) => ({
    is: "copySpell",
    who,
    what,
    amount: n,
  })),
  does(
    "copy <what:Objects> for each other permanent or player it could target. each copy targets a different one of those permanents and players",
    ({ what }, who) => ({ is: "copyForEachTarget", who, what }),
  ),
  does(
    "choose <what:Objects>. copy that spell for each other permanent or player the spell could target. each copy targets a different one of those permanents and players",
    ({ what }, who) => ({ is: "copyForEachTarget", who, what }),
  ),
  does("cast <what:Objects>", ({ what }, who) => ({ is: "cast", who, what })),
  does("cast <what:Objects> without paying (its|their) mana cost[s]", ({ what }, who) => ({
    is: "cast",
    who,
    what,
    cost: [],
  })),
  does(
    "cast <what:Objects> by <cost:Gerunds> rather than paying (its|their) mana cost[s]",
    ({ what, cost }, who) => ({ is: "cast", who, what, cost }),
  ),
  does("play <what:Objects> without paying (its|their) mana cost[s]", ({ what }, who) => ({
    is: "play",
    who,
    what,
  })),

  does("add[s] <mana:ManaTypes>", ({ mana }, who) => ({ is: "addMana", who, mana })),
  does("add[s] <n:Number> mana of any color<tail:Tail>", ({ n, tail }, who) => {
    const amount = howMany(n, tail);
    return amount && { is: "addManaOf", who, amount, types: colors };
  }),
  does("add[s] <one:ManaTypes> or <two:ManaTypes><tail:Tail>", ({ one, two, tail }, who) =>
    manaOf(who, number(1), tail, [one, two]),
  ),
  does(
    "add[s] <one:ManaTypes>, <two:ManaTypes>, or <three:ManaTypes><tail:Tail>",
    ({ one, two, three, tail }, who) => manaOf(who, number(1), tail, [one, two, three]),
  ),
  does("add[s] <n:Number> mana in any combination of colors<tail:Tail>", ({ n, tail }, who) => {
    const amount = howMany(n, tail);
    return amount && { is: "addManaOf", who, amount, types: colors };
  }),
  does(
    "add[s] <n:Number> mana in any combination of <one:ManaTypes> and/or <two:ManaTypes><tail:Tail>",
    ({ n, one, two, tail }, who) => manaOf(who, n, tail, [one, two]),
  ),
  does("add[s] <mana:ManaTypes> for each <of:Counting>", ({ mana, of }, who) =>
    mana.length === 1 ? { is: "addManaOf", who, amount: of, types: mana } : undefined,
  ),
  does("add[s] one mana of any type that land produced", (_, who) => ({
    is: "addManaProduced",
    who,
  })),
  does("add[s] an amount of <mana:ManaTypes> equal to <to:Value>", ({ mana, to }, who) =>
    mana.length === 1 ? { is: "addManaOf", who, amount: to, types: mana } : undefined,
  ),
  does("clash[es] with <opponent:Player>", ({ opponent }, who) => ({
    is: "clash",
    who,
    with: opponent,
  })),
  happens("it becomes day", () => ({ is: "becomeDay" })),
  happens("it becomes night", () => ({ is: "becomeNight" })),
  does("take[s] an extra turn after this one", (_, who) => ({ is: "extraTurn", who })),
  does("skip[s] (your|their) next <step:OnePhase>", ({ step }, who) => ({
    is: "skipNext",
    who,
    step,
  })),
  says("OnePhase", "combat phase", (): Step => "beginCombat"),
  says("OnePhase", "upkeep step", (): Step => "upkeep"),
  says("OnePhase", "<step:Step>", ({ step }) => step),
  // 505.1: a turn has two main phases; no step is whichever of them comes next.
  says("Phase", "main phase", (): Step => "main2"),
  // 500.10: a step that is added brings none of the others of its phase; here whole phases are added.
  says("Phase", "combat phase", (): Step => "beginCombat"),
  happens("after this phase, there is an additional <one:Phase>", ({ one }) => ({
    is: "extraPhases",
    phases: [one],
  })),
  happens("after this main phase, there is an additional <one:Phase>", ({ one }) => ({
    is: "extraPhases",
    phases: [one],
    main: true,
  })),
  happens(
    "after this phase, there is an additional <one:Phase> followed by an additional <two:Phase>",
    ({ one, two }) => ({ is: "extraPhases", phases: [one, two] }),
  ),
  happens(
    "after this main phase, there is an additional <one:Phase> followed by an additional <two:Phase>",
    ({ one, two }) => ({ is: "extraPhases", phases: [one, two], main: true }),
  ),

  // What lasts
  happens("<to:Objects>[ each] <of:Alters><where:Where>", ({ to, of, where }) => {
    const changes = withWhere(of.changes, where);
    // "It can't be regenerated" is said of how it is destroyed; a rule without an end is no effect,
    // but of a target, which only effects have.
    const isRule = !of.until && to.is !== "target" && of.changes.every(({ is }) => isRuleName(is));
    return changes && !isRule ? applying(to, changes, of.until) : undefined;
  }),
  happens("<to:Objects> <of:Alters> for each <each:Counting>", ({ to, of, each }) =>
    of.until ? applying(to, withEach(of.changes, each), of.until) : undefined,
  ),
  does("gain[s] control of <what:Objects>", ({ what }, who) =>
    applying(what, [{ is: "gainControl", who }]),
  ),
  does("gain[s] control of <what:Objects> <until:Until>", ({ what, until }, who) =>
    applying(what, [{ is: "gainControl", who }], until),
  ),
  does("change the text of <what:Objects> by replacing <words:WordChange>", ({ what, words }) =>
    applying(what, [{ is: "changeWords", words }]),
  ),
  does(
    "change the text of <what:Objects> by replacing <words:WordChange> <until:Until>",
    ({ what, words, until }) => applying(what, [{ is: "changeWords", words }], until),
  ),
  does("switch <what:Owner> power and toughness", ({ what }) =>
    applying(what, [{ is: "switchPT" }]),
  ),
  does("switch <what:Owner> power and toughness <until:Until>", ({ what, until }) =>
    applying(what, [{ is: "switchPT" }], until),
  ),
  does(
    "prevent all damage that would be dealt to <what:Objects> <until:During>",
    ({ what, until }) => applying(what, [{ is: "preventDamageTo" }], until),
    1,
  ),
  does(
    "have <what:Objects> assign (its|their) combat damage <until:During> as though (it|they) weren't blocked",
    ({ what, until }) => applying(what, [{ is: "assignsAsUnblocked", decided: true }], until),
  ),
  happens("<who:Player> <change:PlayerChange>", ({ who, change }) => {
    const changes = change(who);
    return changes && { is: "applyToPlayers", who, changes, until: forever };
  }),
  happens("<who:Player> <change:PlayerChange> <until:During>", ({ who, change, until }) => {
    const changes = change(who);
    return changes && { is: "applyToPlayers", who, changes, until };
  }),
  happens("<who:Player> can't cast <spells:Noun> <until:During>", ({ who, spells, until }) => ({
    is: "establish",
    ability: { is: "cantCast", who, spells },
    until,
  })),
  happens("damage can't be prevented <until:During>", ({ until }) => ({
    is: "applyToPlayers",
    who: { is: "eachPlayer" },
    changes: [{ is: "damageCantBePrevented" }],
    until,
  })),
  happens("the next <what:Noun> this turn <of:Alters>", ({ what, of }) => ({
    is: "establish",
    ability: { is: "static", affects: { is: "all", filter: what }, changes: of.changes },
    until: { is: "endOfTurn" },
    uses: 1,
  })),
  saysAny("PaidCosts", ["pay[s] <mana:Mana>"], ({ mana }): readonly Cost[] => [
    { is: "payMana", mana },
  ]),
  says("PaidCosts", "pay[s] <n:Digits> life", ({ n }) => [{ is: "payLife", amount: number(n) }]),
  says("PaidCosts", "pay[s] x life", () => [{ is: "payLife", amount: { is: "x" } }]),
  says("PaidCosts", "pay[s] <mana:Mana> and <n:Digits> life", ({ mana, n }) => [
    { is: "payMana", mana },
    { is: "payLife", amount: number(n) },
  ]),
  says("PaidCosts", "pay[s] any amount of life", () => [
    { is: "payLife", amount: { is: "anyNumber" } },
  ]),
  says("PaidCosts", "pay[s] <mana:Mana> for each <times:Counting>", ({ mana, times }) => [
    { is: "payMana", mana, times },
  ]),
].flat();

function manaOf(
  who: Extract<Effect, { is: "addManaOf" }>["who"],
  n: Amount | "some",
  tail: Parameters<typeof howMany>[1],
  types: readonly (readonly ManaType[])[],
): Effect | undefined {
  const amount = howMany(n, tail);
  if (!amount || types.some((one) => one.length !== 1)) return undefined;
  return { is: "addManaOf", who, amount, types: types.flat() };
}

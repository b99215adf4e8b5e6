/** Static abilities about players and the rules of the game (604.1, 613.11). */
import type { Filter } from "../schema.ts";
import type { Step } from "../vocabulary.ts";
import { number } from "./amounts.ts";
import { type Rule, says } from "./core.ts";
import { allOf } from "./filters.ts";
import { you } from "./putting.ts";

export const playerRules: readonly Rule[] = [
  // Players
  says("Rule", "<who:Player> <change:PlayerChange>", ({ who, change }) => {
    const changes = change(who);
    return changes && { is: "forPlayers", who, changes };
  }),
  says(
    "Rule",
    "creatures can't attack <who:Player> unless their controller <cost:Costs> for each creature they control that's attacking <again:Player>",
    ({ who, cost }) => ({
      is: "forPlayers",
      who,
      changes: [{ is: "attackTax", cost }],
    }),
  ),
  says(
    "Rule",
    "creatures can't attack <who:Player> or planeswalkers <again:Player> control unless their controller <cost:Costs> for each of those creatures",
    ({ who, cost }) => ({
      is: "forPlayers",
      who,
      changes: [{ is: "attackTax", cost, planeswalkers: true }],
    }),
  ),
  says("Rule", "<by:Noun> can't attack <who:Player>", ({ by, who }) => ({
    is: "forPlayers",
    who,
    changes: [{ is: "cantBeAttacked", by }],
  })),
  says(
    "Rule",
    "<by:Noun> can't attack <who:Player> or planeswalkers <again:Player> control",
    ({ by, who }) => ({
      is: "forPlayers",
      who,
      changes: [{ is: "cantBeAttacked", by, planeswalkers: true }],
    }),
  ),
  says("Rule", "skip your <step:OnePhase>", ({ step }) => ({
    is: "forPlayers",
    who: you,
    changes: [{ is: "skipsStep", step }],
  })),
  ...Object.entries({
    "untap steps": "untap",
    "upkeep steps": "upkeep",
    "draw steps": "draw",
    "combat phases": "beginCombat",
  } satisfies Readonly<Record<string, Step>>).flatMap(([steps, step]) =>
    says("Rule", `<who:Player> skip their ${steps}`, ({ who }) => ({
      is: "forPlayers",
      who,
      changes: [{ is: "skipsStep", step }],
    })),
  ),
  says(
    "Rule",
    "<whose:Whose> devotion to each color and each combination of colors is increased by <n:Integer>",
    ({ whose, n }) => ({
      is: "forPlayers",
      who: whose,
      changes: [{ is: "moreDevotion", amount: number(n) }],
    }),
  ),
  says(
    "Rule",
    "while <who:Player> (is|are) choosing targets as part of casting a spell (they|you) control or activating an ability (they|you) control, (that player|you) must choose at least one <what:Noun> if able",
    ({ who, what }) => ({
      is: "forPlayers",
      who:
        who.is === "anOpponent"
          ? { is: "eachOpponent" }
          : who.is === "anyPlayer"
            ? { is: "eachPlayer" }
            : who,
      changes: [{ is: "mustTarget", what: withoutPlace(what) }],
    }),
  ),
  says(
    "Rule",
    "if <who:Player> would lose unspent mana, that mana becomes <mana:ManaWord> instead",
    ({ who, mana }) => ({
      is: "forPlayers",
      who,
      changes: [{ is: "unspentManaBecomes", mana }],
    }),
  ),
  says("Rule", "damage can't be prevented", () => ({
    is: "forPlayers",
    who: { is: "eachPlayer" },
    changes: [{ is: "damageCantBePrevented" }],
  })),
  says("Rule", "all damage is dealt as though its source had wither", () => ({
    is: "forPlayers",
    who: { is: "eachPlayer" },
    changes: [{ is: "damageWithers" }],
  })),
  says("Rule", "reveal the first card you draw on each of your turns", () => ({
    is: "forPlayers",
    who: you,
    changes: [{ is: "revealsFirstDraw" }],
  })),
  says(
    "Rule",
    "<who:Player> reveal[s] the first card they draw on each of their turns",
    ({ who }) => ({ is: "forPlayers", who, changes: [{ is: "revealsFirstDraw" }] }),
  ),
  says("ManaWord", "<color:Color>", ({ color }) => color),
  says("ManaWord", "colorless", () => "colorless"),
  says("Ability", "<of:Rule><stop:Stop>", ({ of }) => of),
  says("Ability", "as long as <so:Conditions>, <of:Rule><stop:Stop>", ({ so, of }) =>
    of.is === "forPlayers" ? { ...of, whilst: so } : undefined,
  ),
].flat();

const withoutPlace = (filter: Filter): Filter =>
  filter.is === "allOf" ? allOf(filter.filters.filter((part) => part.is !== "inZone")) : filter;

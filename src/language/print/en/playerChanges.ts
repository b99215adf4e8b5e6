/** What continuous effects do to players and to the rules, in English (613.11). */
import type { Player, PlayerChange } from "../../schema.ts";
import { apartZone, type Context } from "../context.ts";
import { unknownNode } from "../printer.ts";
import { quantity, value } from "./amounts.ts";
import { costPredicates } from "./costs.ts";
import { inZone } from "./filters.ts";
import { bare, generic, nounPhrase, quantityOf } from "./nouns.ts";
import { phaseWord, phrases } from "./phrases.ts";
import { everyone, possessivePlayer } from "./players.ts";
import { objects } from "./references.ts";
import { spellsOrAbilities } from "./targeting.ts";
import {
  clause,
  modal,
  numberWord,
  type Predicate,
  plural,
  predicate,
  type Subject,
} from "./words.ts";

const has = (who: Subject, what: string): string => clause(who, predicate("have", what));
const not = (who: Subject, what: string): string =>
  `${who.text} ${who.verb === "third" ? "doesn't" : "don't"} ${what}`;
const can = (who: Subject, what: Predicate): string => clause(who, what);

/** A change as a clause: "your opponents can't gain life". `lasting` is for a time, not always. */
export function playerChange(
  change: PlayerChange,
  who: Player,
  context: Context,
  lasting = false,
): string {
  const they = everyone(who, context);
  const say = phrases(context);
  const yourTurns = `each of ${who.is === "you" ? "your" : "their"} turns`;
  switch (change.is) {
    case "cantGainLife":
      return can(they, modal("can't gain life"));
    case "survivesZeroLife":
      return not(they, "lose the game for having 0 or less life");
    case "noMaximumHandSize":
      return has(they, "no maximum hand size");
    case "moreLandPlays": {
      const number = quantity(change.amount) ?? "X";
      const lands =
        number === "any number of"
          ? "any number of lands"
          : number === 1
            ? "an additional land"
            : quantityOf(number, "additional land");
      return can(they, modal(`may play ${lands}${lasting ? "" : ` on ${yourTurns}`}`));
    }
    case "moreDevotion": {
      const whose = possessivePlayer(who, context);
      const much = value(change.amount, context);
      const more = change.amount.is === "number" ? numberWord(change.amount.value) : much;
      return `${whose} devotion to each color and each combination of colors is increased by ${more}`;
    }
    case "castAsThoughFlash": {
      const spells = generic(nounPhrase(change.spells, context, { noun: "spell" }));
      return can(they, modal(`may ${say.cast.base} ${spells} as though they had flash`));
    }
    case "cantBeTargeted":
      return can(they, modal(`can't be the target of ${spellsOrAbilities(change.by, context)}`));
    case "attackTax": {
      const them = they.text;
      const pays = costPredicates(change.cost, context).third;
      const attacking = change.planeswalkers
        ? "for each of those creatures"
        : `for each creature they control that's attacking ${them}`;
      return `creatures can't attack ${attacked(them, change.planeswalkers)} unless their controller ${pays} ${attacking}`;
    }
    case "cantBeAttacked": {
      const by = generic(nounPhrase(change.by, context));
      return `${by} can't attack ${attacked(they.text, change.planeswalkers)}`;
    }
    case "cantActivateAbilities": {
      const of = change.of ? ` of ${generic(nounPhrase(change.of, context))}` : "";
      const but = change.unlessMana ? " that aren't mana abilities" : "";
      return can(they, modal(`can't ${say.activate.base} abilities${of}${but}`));
    }
    case "skipsStep": {
      const step = phaseWord(change.step, context);
      if (who.is === "you") return `skip your ${step}`;
      return clause(they, {
        base: `skip their ${plural(step)}`,
        third: `skips their ${step}`,
      });
    }
    case "mustTarget": {
      const one = they.verb === "third" ? they.text : singularOf(they.text);
      const what = bare(nounPhrase(change.what, context));
      const choosing = one === "you" ? "you are" : `${one} is`;
      const { subject, verb } = say.person;
      const control =
        one === "you" ? "you control" : clause({ text: subject, verb }, predicate("control"));
      const must = one === "you" ? "you" : "that player";
      return `while ${choosing} choosing targets as part of ${say.cast.gerund} a spell ${control} or ${say.activate.gerund} an ability ${control}, ${must} must choose at least one ${what} ${say.there} if able`;
    }
    case "unspentManaBecomes":
      return `if ${they.text} would lose unspent mana, that mana becomes ${change.mana} instead`;
    case "unspentManaStays":
      return not(they, "lose unspent mana as steps and phases end");
    case "damageCantBePrevented":
      return "damage can't be prevented";
    case "damageWithers":
      return "all damage is dealt as though its source had wither";
    case "revealsFirstDraw":
      return who.is === "you"
        ? "reveal the first card you draw on each of your turns"
        : `${clause(they, predicate("reveal", "the first card they draw"))} on each of their turns`;
    case "mayLookAt":
      return can(they, modal(`may look at ${objects(change.what, context).text} any time`));
    case "mayPlay":
      return can(
        they,
        modal(`may ${change.asSpells ? say.cast.base : "play"} ${playable(change, context)}`),
      );
    default:
      return unknownNode(change);
  }
}

/** "it", "lands from your graveyard" */
function playable(
  { what, asSpells }: Extract<PlayerChange, { is: "mayPlay" }>,
  context: Context,
): string {
  const [zone, rest] = what.is === "all" ? apartZone(what.filter) : [];
  if (!zone || !rest) return objects(what, context).text;
  const owner = zone.of && possessivePlayer(zone.of, context);
  const phrase = nounPhrase(rest, context, asSpells ? { noun: "spell" } : {});
  return `${generic(phrase)} ${inZone(zone.zone, owner, "from", context)}`;
}

/** "you or planeswalkers you control" */
const attacked = (them: string, planeswalkers = false): string =>
  planeswalkers ? `${them} or planeswalkers ${them === "you" ? "you" : "they"} control` : them;

/** One of those of whom all is said: "an opponent". */
const singularOf = (they: string): string =>
  they === "your opponents" ? "an opponent" : they === "players" ? "a player" : they;

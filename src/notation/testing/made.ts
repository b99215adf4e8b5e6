/** Cards made for the tests of the notation: one for each kind of choice. */
import { cards } from "../../cards/index.ts";
import {
  activated,
  addAnyColor,
  all,
  anyNumber,
  anyPlayer,
  anyTargets,
  artifact,
  basic,
  canBlockMore,
  card,
  cast,
  castingWay,
  choose,
  chooseCreatureType,
  chooseOne,
  chooseOneOrBoth,
  copySpell,
  creature,
  damage,
  defineCard,
  destroy,
  discard,
  draw,
  eachOpponent,
  either,
  enters,
  exileCards,
  flipCoin,
  freeCasting,
  gainLife,
  gainsLife,
  gets,
  inOrder,
  inZone,
  land,
  loseLife,
  mana,
  may,
  optionalCost,
  preventDamageTo,
  sacrificeChosen,
  sacrificeOthers,
  scry,
  search,
  self,
  shuffle,
  spell,
  spellAbility,
  spellsCost,
  staticAbility,
  tapOthers,
  tapThis,
  target,
  targetPlayer,
  thatMuch,
  thatPlayer,
  thisObject,
  toObject,
  triggered,
  untap,
  you,
} from "../../language/build.ts";
import type { CardDefinition } from "../../language/card.ts";
import type { Ability, Cost, Effect } from "../../language/schema.ts";
import { cardNames } from "../names.ts";
import { type Played, playText } from "../play.ts";

type PT = `${number}/${number}`;

const instant = (name: string, text: readonly Ability[], cost = "{0}"): CardDefinition =>
  defineCard([name, name, name], { cost, type: "Instant", text });

const doing = (name: string, ...effects: readonly Effect[]): CardDefinition =>
  instant(name, [spellAbility(...effects)]);

const body = (name: string, pt: PT, text: readonly Ability[] = [], type = "Creature") =>
  defineCard([name, name, name], { cost: "{0}", type, pt, text });

const rock = (name: string, text: readonly Ability[], type = "Artifact"): CardDefinition =>
  defineCard([name, name, name], { type, text });

const priced = (name: string, ...cost: readonly Cost[]): CardDefinition =>
  instant(name, [{ is: "additionalCost", cost }, spellAbility(draw(1))]);

export const made: readonly CardDefinition[] = [
  doing("Charm", chooseOne(gainLife(1), gainLife(2), destroy(target(artifact)))),
  doing("Both", chooseOneOrBoth(gainLife(1), gainLife(2))),
  doing("Or", either(you, gainLife(1), gainLife(2))),
  instant("Kick", [
    optionalCost("kicker", mana("{1}")),
    optionalCost("Buyback", mana("{1}")),
    spellAbility(gainLife(1)),
  ]),
  instant("Back", [
    castingWay("flashback", { cost: [mana("{1}")], from: "graveyard", exiles: true }),
    spellAbility(gainLife(1)),
  ]),
  instant("Back Twice", [
    castingWay("flashback", { cost: [mana("{1}")], from: "graveyard", exiles: true }),
    castingWay("flashback", { cost: [mana("{B}")], from: "graveyard" }),
    optionalCost("kicker", mana("{1}")),
    optionalCost("kicker", mana("{W}")),
    spellAbility(gainLife(1)),
  ]),
  instant("Hybrid", [spellAbility(gainLife(1))], "{W/B}{W/B}"),
  doing("Two Shots", damage(1, toObject(target(creature))), damage(1, toObject(target(artifact)))),
  doing("Blaze", damage(4, toObject(anyTargets({ amount: anyNumber })), self, { divided: true })),
  rock("Discount", [spellsCost(spell, { less: "{W}" })]),
  priced("Sacrifice Cost", sacrificeOthers(1, creature)),
  priced("Exile Cost", exileCards(1, all(card, inZone("graveyard", you)))),
  priced("Tap Cost", tapOthers(1, creature)),
  doing("Edict", sacrificeChosen(1, creature, eachOpponent)),
  doing("Tutor", search({ filter: all(card, basic, land), name: "found" }), shuffle()),
  doing("Scry", scry(2)),
  doing("Coin", flipCoin({ ifWon: gainLife(1), ifLost: loseLife(1, you) })),
  doing("Random", discard(1, you, { random: true })),
  doing("Copy", copySpell(target(spell), { newTargets: true })),
  doing("Pick", choose("some", 1, creature), untap({ is: "named", name: "some" })),
  rock("Any Stone", [activated([tapThis], addAnyColor())]),
  rock("Kinship", [triggered(enters(creature), may(you, gainLife(1)))]),
  body("Typed", "1/1", [triggered(enters(thisObject), chooseCreatureType())]),
  body("Legend", "2/2", [], "Legendary Creature"),
  body("Wall", "0/9", [staticAbility(self, [canBlockMore(1)])]),
  body("Soldier", "1/1"),
  body("Two Tricks", "1/1", [
    activated([mana("{1}")], gainLife(1)),
    activated([mana("{1}")], gainLife(2)),
  ]),
  body("Welcome", "1/1", [
    triggered(enters(thisObject), gainLife(1)),
    triggered(enters(thisObject), loseLife(1, eachOpponent)),
  ]),
  doing("Jab", damage(1, toObject(target(creature)))),
  doing("Mend", gainLife(1, targetPlayer())),
  body("Sting", "1/1", [
    triggered(
      gainsLife(anyPlayer),
      inOrder(damage(thatMuch, toObject(target(creature))), loseLife(1, thatPlayer)),
    ),
  ]),
  body("Growing", "1/1", [staticAbility(self, [gets(1, 1)])]),
];

/** Cards for scripts alone: games at random are played with the others. */
const scripted: readonly CardDefinition[] = [
  doing("Recast", may(you, cast(you, target(all(card, inZone("graveyard", you))), []))),
  rock("Largesse", [freeCasting(you, spell)]),
  body("Ghost", "1/1", [staticAbility(self, [preventDamageTo])]),
  body("Twins", "1/1", [
    triggered(enters(thisObject), chooseOneOrBoth(gainLife(1), gainLife(2))),
    triggered(enters(thisObject), chooseOneOrBoth(gainLife(4), gainLife(3))),
  ]),
];

export const madeNames = cardNames([...cards, ...made, ...scripted]);

/** @throws {Error} for a board that can't be begun: a mistake in the test. */
export function playMade(source: string): Played {
  const played = playText(source, madeNames);
  if (!played.ok) throw new Error(JSON.stringify(played.problem, null, 2));
  return played.value;
}

import { forEachVocabulary, type Vocabulary } from "../../language/eraWords.ts";
import { type Phrases, phrasesIn } from "../../language/print/en/phrases.ts";
import { capital } from "../../notation/punctuation.ts";
import { withoutRepeats } from "../repeats.ts";
import type { Words } from "../words.ts";
import { counted, either, list, possessive } from "./grammar.ts";
import { activated, cast, happenings } from "./happenings.ts";
import { put } from "./moves.ts";
import { alternativeOf } from "./offers.ts";
import { questions } from "./questions.ts";

/** `told` are the clauses without repeated subjects: "X enters the battlefield and is attached". */
function joined(clauses: readonly string[], told: readonly string[]): string {
  const last = told.at(-1) ?? "";
  if (told.length < 2) return last;
  const [first = ""] = told;
  const isOneSubject = told.length === 2 && last !== clauses.at(-1) && !first.includes(", as ");
  return `${told.slice(0, -1).join(", ")}${isOneSubject ? "" : ","} and ${last}`;
}

const words = (vocabulary: Vocabulary): Words => wordsWith(phrasesIn(vocabulary));

const wordsWith = (say: Phrases): Words => ({
  happenings,
  questions,
  phrases: {
    pass: "Pass priority",
    cast: (spell) => casting(say, spell),
    castFor: (spell, by, cost) => casting(say, `${spell} for its ${by} cost ${cost}`),
    castPaying: (spell, cost) => casting(say, `${spell} for ${cost}`),
    castBy: (spell, way) => casting(say, `${spell} with ${way}`),
    castFree: (spell) => casting(say, `${spell} without paying its mana cost`),
    castPermitted: (spell) => casting(say, `${spell} as permitted`),
    activate: (source, cost) => `${capital(say.activateOf(source))} (${cost})`,
    tapForMana: (source, mana) => `Get ${mana} from ${source}`,
    playLand: (land) => `Play ${land}`,
    oneOf: either,
    mode: (number) => `Mode ${number}`,
    alternative(game, source, index) {
      const verb = alternativeOf({ game, vocabulary: say.vocabulary }, source, index);
      return verb ? capital(verb) : `Option ${index + 1}`;
    },
    none: "None of these",
    replacementOf: (source) => `The replacement effect of ${source}`,
    counterOn: (counter, object) => `The ${counter} on ${object}`,
    of: (object, place) => `${object} (${place})`,
  },
  sentence: (clauses, subjects = []) =>
    `${capital(joined(clauses, withoutRepeats(clauses, subjects, / (?!and )/y)))}.`,
  between: " ",
  together: {
    triggered: (objects) => `${objects} trigger`,
    onStack: (objects) => `${list(objects)} go on the stack in that order`,
    discard: (player, objects, intoExile) =>
      `${player} discards ${objects}${intoExile ? say.intoExile(true) : ""}`,
    draw: (player, objects) => `${player} draws ${objects}`,
    mill: (player, objects) => `${player} ${say.millsOne(objects, say.person.possessive).third}`,
    created: (player, tokens) =>
      `${player} ${
        say.create(
          list(
            tokens.map(({ name, count, isPlain }) =>
              isPlain ? counted(count, name) : counted(count, `${name} token`),
            ),
          ),
        ).third
      }`,
    copied: (player, of, times) =>
      `${player} copies ${of} ${times === 2 ? "twice" : `${times} times`}`,
    countersPut: (objects, counter, amount) =>
      `${counted(amount, counter)} ${amount === 1 ? "is" : "are"} put on each of ${objects}`,
    destroy: (objects, intoExile) =>
      `${objects} are destroyed${intoExile ? ` and ${say.exiled}` : ""}`,
    noToughness: (objects, what, n) =>
      `${objects} are ${put(what, n)}, as their toughness is 0 or less`,
    put: (objects, what, n) => `${objects} are ${put(what, n)}`,
    indestructible: (objects) => `${objects} are indestructible`,
    exile: (objects) => `${objects} are ${say.exiled}`,
    sacrifice: (player, objects, intoExile) =>
      `${player} sacrifices ${objects}${intoExile ? `, which are ${say.exiled}` : ""}`,
    returned: (objects, place) => `${objects} return to ${place}`,
    damaged: (source, parts, combat) => {
      const said = parts.map(
        ({ target, amount }, at) => `${amount}${at === 0 ? damage(combat) : ""} to ${target}`,
      );
      return `${source} deals ${list(said)}`;
    },
    damagedAlike: (source, amount, targets, combat) =>
      `${source} deals ${amount}${damage(combat)} to each of ${targets}`,
    tapped: (objects) => `${objects} become tapped`,
    untapped: (objects) => `${objects} become untapped`,
    attacked: (objects, defender) => `${objects} attack ${defender}`,
    blocked: ({ text, count }, attackers) =>
      `${text} ${count === 1 ? "blocks" : "block"} ${attackers}`,
  },
  lifeNow: (player, life) => `${player} is at ${life} life`,
  andMore: (count) => `${count} more things happen`,
  targeting: (what, targets, n) =>
    `${what.is === "cast" ? cast(what, n) : activated(what, n)} targeting ${targets}`,
  question: (player, verb) => `${capital(player)}: ${verb}`,
  actQuestion: (player) => `${capital(player)} has priority`,
  next: {
    priority: (player, top) =>
      top ? `${player} has priority; ${top} is on top of the stack` : `${player} has priority`,
    asked: (player, verb) => `next, ${player} is to ${verb}`,
    over: "the game is over",
  },
  now: (player, step) => `it is ${possessive(player)} ${step}`,
});

const damage = (combat: boolean): string => (combat ? " combat damage" : " damage");

const casting = ({ cast }: Phrases, what: string): string => capital(`${cast.base} ${what}`);

export const en: (vocabulary: Vocabulary) => Words = forEachVocabulary(words);

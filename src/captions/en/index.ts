import { forEachVocabulary, type Vocabulary } from "../../language/eraWords.ts";
import { type Phrases, phrasesIn } from "../../language/print/en/phrases.ts";
import { capital } from "../../notation/punctuation.ts";
import { withoutRepeats } from "../repeats.ts";
import type { Words } from "../words.ts";
import { counted, either, list, possessive } from "./grammar.ts";
import { activated, cast, happenings } from "./happenings.ts";
import { moves } from "./moves.ts";
import { alternativeOf } from "./offers.ts";
import { questions } from "./questions.ts";

function joined(parts: readonly string[], comma: boolean): string {
  const last = parts.at(-1) ?? "";
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(", ")}${comma ? "," : ""} and ${last}`;
}

/**
 * What goes on about one subject belongs together: "X resolves and deals 2 damage to B, and B is at
 * 18 life". `told` are the clauses without repeated subjects.
 */
function sentence(clauses: readonly string[], told: readonly string[]): string {
  const runs: string[][] = [];
  for (const [index, text] of told.entries()) {
    const run = runs.at(-1);
    if (run && text !== clauses[index]) run.push(text);
    else runs.push([text]);
  }
  return joined(
    runs.map((run) => joined(run, run.length > 2 || / and |, as /.test(run[0] ?? ""))),
    true,
  );
}

const words = (vocabulary: Vocabulary): Words => wordsWith(phrasesIn(vocabulary));

const wordsWith = (say: Phrases): Words => ({
  happenings,
  moves,
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
    `${capital(sentence(clauses, withoutRepeats(clauses, subjects, / (?!and )/y)))}.`,
  between: " ",
  together: {
    triggered: (objects) => `${objects} trigger`,
    onStack: (objects) => `${list(objects)} go on the stack in that order`,
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
    indestructible: (objects) => `${objects} aren't destroyed, as they are indestructible`,
    delayed: (source, count) => `${source} creates ${count} delayed triggered abilities`,
    damaged: (source, parts, combat) => `${source} deals ${shares(parts, combat, "to")}`,
    damagedBy: (target, parts, combat) => `${target} is dealt ${shares(parts, combat, "by")}`,
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

const shares = (
  parts: Parameters<Words["together"]["damaged"]>[1],
  combat: boolean,
  before: string,
): string =>
  list(
    parts.map(
      ({ other, amount }, at) => `${amount}${at === 0 ? damage(combat) : ""} ${before} ${other}`,
    ),
  );

const damage = (combat: boolean): string => (combat ? " combat damage" : " damage");

const casting = ({ cast }: Phrases, what: string): string => capital(`${cast.base} ${what}`);

export const en: (vocabulary: Vocabulary) => Words = forEachVocabulary(words);

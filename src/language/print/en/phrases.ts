/**
 * Turns of phrase that differ by year, in English: "onto the battlefield" or "into play", "exile
 * it" or "remove it from the game". Card texts and captions both take them from here.
 */
import { forEachVocabulary, todayWords, type Vocabulary } from "../../eraWords.ts";
import { statWords, stepWords, typeWords, zoneWords } from "../../lexicon.ts";
import type { CardType, Stat, Step, Zone } from "../../vocabulary.ts";
import type { Context } from "../context.ts";
import { joined, type Predicate, predicate } from "./words.ts";

/** A verb in all the forms that texts use. */
interface Verb extends Predicate {
  /** Of one and of several: "was put …", "were put …". */
  readonly past: Predicate;
  readonly participle: string;
  readonly gerund: string;
}

const verb = (
  base: string,
  [past, participle]: readonly [string, string],
  gerund: string,
  rest = "",
): Verb => ({
  ...predicate(base, rest),
  past: { base: joined(past, rest), third: joined(past, rest) },
  participle: joined(participle, rest),
  gerund: joined(gerund, rest),
});

/** "be put into a graveyard from play" */
const passively = (participle: string): Verb => ({
  ...predicate("be", participle),
  past: { base: `were ${participle}`, third: `was ${participle}` },
  participle,
  gerund: `being ${participle}`,
});

/** How many targets there are, as a number word or otherwise. */
interface TargetsSaid {
  readonly one: boolean;
  readonly upTo: boolean;
  /** "two", "any number of". */
  readonly number: string;
}

interface Person {
  readonly subject: string;
  readonly object: string;
  readonly possessive: string;
  readonly verb: "base" | "third";
  readonly nextPass: string;
}

const theyForms: Person = {
  subject: "they",
  object: "them",
  possessive: "their",
  verb: "base",
  nextPass: "they next pass priority",
};

const heOrSheForms: Person = {
  subject: "he or she",
  object: "him or her",
  possessive: "his or her",
  verb: "third",
  nextPass: "he or she next passes priority",
};

function phrasesOf(v: Vocabulary) {
  const inPlay = v.battlefield === "play";
  const removed = v.exile === "removal";
  const battlefield = inPlay ? "play" : "the battlefield";
  const onto = inPlay ? "into play" : "onto the battlefield";
  const they = v.person === "they";
  const entering = inPlay
    ? verb("come", ["came", "come"], "coming", "into play")
    : verb("enter", ["entered", "entered"], "entering", "the battlefield");
  const cast =
    v.spells === "cast"
      ? verb("cast", ["cast", "cast"], "casting")
      : verb("play", ["played", "played"], "playing");
  const activate =
    v.abilities === "activate"
      ? verb("activate", ["activated", "activated"], "activating")
      : verb("play", ["played", "played"], "playing");
  const often = (times: string, limit: number): string =>
    limit === 1 ? `only ${times} each turn` : `no more than ${times} each turn`;
  return {
    vocabulary: v,
    /** Behind "leaves", "from" and "return … to". */
    battlefield,
    there: inPlay ? "in play" : "on the battlefield",
    onto,
    /** 603.6a; with the name of the zone it stands where the zone must be named today, too. */
    enter:
      v.entering === "enter" && !inPlay
        ? verb("enter", ["entered", "entered"], "entering")
        : entering,
    enterBattlefield: entering,
    leave: verb("leave", ["left", "left"], "leaving", battlefield),
    /** 700.4 */
    die:
      v.death === "dies"
        ? verb("die", ["died", "died"], "dying")
        : passively(`put into a graveyard from ${battlefield}`),
    cast,
    activate,
    /** An ability by its source, where it isn't told from a spell by the verb. */
    activateOf: (source: string): string =>
      v.abilities === "activate" ? `activate ${source}` : `play an ability of ${source}`,
    /** 406: "exile it face down", "remove it from the game face down". */
    exile: (what: string, tail = ""): Predicate =>
      removed
        ? predicate("remove", joined(what, "from the game", tail))
        : predicate("exile", joined(what, tail)),
    exiled: removed ? "removed from the game" : "exiled",
    /** Behind what is discarded. */
    intoExile: (many: boolean): string =>
      removed ? `, which ${many ? "are" : "is"} removed from the game` : " into exile",
    sendsToExile: (what: string): string =>
      removed ? `removes ${what} from the game` : `sends ${what} to exile`,
    /** Before a noun: "the removed card". */
    exiledAdjective: removed ? "removed" : "exiled",
    /** "Exile a card from your hand", "remove a card in your hand from the game". */
    exilesFrom: !removed,
    inExile: (preposition: string): string =>
      removed ? `${preposition} the removed-from-the-game zone` : `${preposition} exile`,
    zone: (zone: Zone): string =>
      zone === "battlefield" && inPlay
        ? "in-play zone"
        : zone === "exile" && removed
          ? "removed-from-the-game zone"
          : zoneWords[zone].en,
    /** 513: "end step", "end of turn step". */
    step: (step: Step): string =>
      step === "end" && v.ending === "endOfTurn" ? "end of turn step" : stepWords[step].en,
    /** 513.1a: the beginning of an end step as a whole, where that was "end of turn". */
    atEnd: (whose: string | undefined): string | undefined =>
      v.ending === "endStep"
        ? undefined
        : whose === undefined
          ? "end of turn"
          : `the end of ${whose} turn`,
    /** 111: what is made, with what follows it. */
    create: (tokens: string, tail = ""): Predicate =>
      v.tokens === "create"
        ? predicate("create", tokens + tail)
        : predicate("put", joined(tokens, onto) + tail),
    putsTokens: v.tokens === "put",
    created: v.tokens === "create" ? "created" : `put ${onto}`,
    /** 115.4 */
    anyTarget: ({ one, upTo, number }: TargetsSaid): string => {
      const any = v.damageTargets === "any";
      if (one && upTo) return any ? "up to one target" : "up to one target creature or player";
      if (one) return any ? "any target" : "target creature or player";
      return joined(number, any ? "targets" : "target creatures and/or players");
    },
    anyRecipient: v.damageTargets === "any" ? "permanent or player" : "creature or player",
    anyPermanent: v.damageTargets === "any" ? "permanent" : "creature",
    /** 106.4: what is added, with what follows it. */
    addMana: (mana: string, whose: string, tail = ""): Predicate =>
      predicate("add", joined(mana, v.mana === "add" ? "" : `to ${whose} mana pool`) + tail),
    /** 701.17: `whose` library, so many cards. */
    mill: (number: string | undefined, some: string, whose: string): Predicate => {
      if (v.milling === "mill") return predicate("mill", some);
      const into = `into ${whose} graveyard`;
      if (number === undefined)
        return predicate("put", `${some} from the top of ${whose} library ${into}`);
      const top = number === "one" ? "the top card" : `the top ${number} cards`;
      return predicate("put", `${top} of ${whose} library ${into}`);
    },
    /** Without saying whose, or how many. */
    milling: v.milling === "mill" ? "mill" : "put cards from the top of a library into a graveyard",
    milled: v.milling === "mill" ? "milled" : "put into a graveyard",
    /** As it happens: "whenever you mill a card". */
    millsOne: (card: string, whose: string): Predicate =>
      v.milling === "mill"
        ? predicate("mill", card)
        : predicate("put", `${card} from ${whose} library into ${whose} graveyard`),
    stat: (stat: Stat): string =>
      stat === "manaValue" && v.manaValue === "convertedManaCost"
        ? "converted mana cost"
        : statWords[stat].en,
    /** 701.24 */
    shuffle: (whose: string): Predicate =>
      predicate("shuffle", v.shuffling === "shuffle" ? "" : `${whose} library`),
    /** Behind "shuffle and put that card": "on top". */
    onShuffled: (place: "top" | "bottom"): string => {
      const where = place === "top" ? "on top" : "on the bottom";
      return v.shuffling === "shuffle" ? where : `${where} of it`;
    },
    /** 602.5: when an ability may be activated. */
    limits: (
      sorcery: boolean,
      only: readonly string[],
      limit: readonly [times: string, number: number] | undefined,
    ): string | undefined => {
      const short = v.limits === "activateOnly";
      const parts = [
        ...(sorcery
          ? [short ? "only as a sorcery" : `only any time you could ${cast.base} a sorcery`]
          : []),
        ...only,
        ...(limit ? [often(...limit)] : []),
      ];
      if (parts.length === 0) return undefined;
      return joined(activate.base, short ? "" : "this ability", parts.join(" and "));
    },
    sizes: v.sizes,
    /** What stands in brackets in the reminder text of a keyword, by today's words. */
    inReminder: (words: string): string | undefined => {
      const [, what] = /^exile: (.*)$/.exec(words) ?? [];
      if (what !== undefined) {
        return removed ? `remove ${what} from the game` : `exile ${what}`;
      }
      return new Map([
        ["cast", cast.base],
        ["has cast", cast.past.base],
        ["was cast", cast.participle],
        ["enters", v.entering === "enter" && !inPlay ? "enters" : entering.third],
        ["leaves the battlefield", `leaves ${battlefield}`],
        ["dies", v.death === "dies" ? "dies" : `is put into a graveyard from ${battlefield}`],
        ["exiled", removed ? "removed" : "exiled"],
        ["exiled from the game", removed ? "removed from the game" : "exiled"],
        ["they pay", they ? "they pay" : "he or she pays"],
        ["in exile", removed ? "outside the game" : "in exile"],
        ["to exile", removed ? "out of the game" : "to exile"],
      ]).get(words);
    },
    /** A player who has been named: "they", "he or she"; `they` takes the plural of verbs. */
    person: they ? theyForms : heOrSheForms,
    ofTheirChoice: v.choice === "said" ? "of their choice" : "",
    cantBeCountered:
      v.countering === "atAll" ? "can't be countered" : "can't be countered by spells or abilities",
    type: (type: CardType): string =>
      type === "kindred" && v.kindred === "tribal" ? "tribal" : typeWords[type].en,
    /** "this creature", "this card", or the name. */
    selfByKind: v.self === "kind",
    thisSpell: v.spell === "spell" ? "this spell" : undefined,
    /** "target player or planeswalker", where damage could not be aimed at planeswalkers. */
    aimsAtPlaneswalkers: v.damageTargets === "any",
  };
}

export type Phrases = ReturnType<typeof phrasesOf>;

export const phrasesIn: (vocabulary: Vocabulary) => Phrases = forEachVocabulary(phrasesOf);

/** The turns of phrase of the year in which a text is printed. */
export const phrases = ({ lexicon }: Pick<Context, "lexicon">): Phrases =>
  phrasesIn(lexicon.vocabulary ?? todayWords);

/** A phase or step by its first step: "combat phase", "untap step". */
export const phaseWord = (step: Step, context: Context): string =>
  step === "beginCombat"
    ? "combat phase"
    : step === "main1" || step === "main2"
      ? "main phase"
      : step === "upkeep"
        ? "upkeep step"
        : phrases(context).step(step);

import type { Purpose } from "../../engine/decisions.ts";
import type { Word } from "../../engine/index.ts";
import { colorWords } from "../../language/lexicon.ts";
import type { Phrases } from "../../language/print/en/phrases.ts";
import {
  affectedBy,
  areAllPermanents,
  asKeyword,
  type Names,
  singleCost,
  tokenName,
} from "../names.ts";
import type { Asked, QuestionWords } from "../words.ts";
import { counted } from "./grammar.ts";
import { offerOf } from "./offers.ts";
import { say } from "./say.ts";

/** "a card", "2 cards", "up to 2 cards", "1 to 3 cards", "any number of cards". */
function howMany(decision: Asked, noun: string): string {
  if (decision.is !== "choose") return `a ${noun}`;
  const { min, max, from } = decision;
  if (min === max) return counted(min, noun);
  if (min > 0) return `${min} to ${max} ${noun}s`;
  if (max > 1 && max >= from.length) return `any number of ${noun}s`;
  return `up to ${max} ${noun}${max === 1 ? "" : "s"}`;
}

const about = (decision: Asked, n: Names, before: string): string =>
  decision.source ? ` ${before} ${n.object(decision.source)}` : "";

const thing = (decision: Asked, n: Names): string =>
  areAllPermanents(n.game, decision) ? "permanent" : "card";

const quotedWord = (word: Word): string =>
  `“${word.is === "color" ? colorWords[word.color].en : word.subtype}”`;

/** "pay {2}", "sacrifice a creature". */
function payment({ cost }: Extract<Purpose, { is: "pay" }>, n: Names): string {
  const { mana, deed } = cost ? singleCost(cost, n) : {};
  return deed ?? `pay ${mana ?? "the cost"}`;
}

/** What is done with objects as a cost is paid with them. */
const payments = ({ exile }: Phrases): Readonly<Record<string, string>> => ({
  tapOthers: "tap",
  sacrificeOthers: "sacrifice",
  returnOthers: "return to hand",
  exileCards: exile("").base,
  discardCards: "discard",
  putCardsOnLibrary: "put into the library",
  takeCounters: "take counters from",
});

export const questions: QuestionWords = {
  target: (_, n, decision) => `choose ${howMany(decision, "target")}${about(decision, n, "for")}`,
  newTargets: (_, n, decision) =>
    `choose ${howMany(decision, "new target")}${about(decision, n, "for")}`,
  divideTargets: (_, n, decision) =>
    `divide ${decision.is === "divide" ? decision.amount : "it"} among the targets${about(decision, n, "of")}`,
  x: (_, n, decision) => `choose the value of X${about(decision, n, "for")}`,
  mode: (_, n, decision) => `choose a mode${about(decision, n, "for")}`,
  half: ({ of }, n) => `choose which half of ${n.object(of)} to ${say(n).cast.base}`,
  either: (_, n, decision) => `choose what to do${about(decision, n, "for")}`,
  payOptional: ({ name }, n, decision) =>
    decision.is === "number"
      ? `choose how often to pay the ${n.keyword(name)} cost${about(decision, n, "of")}`
      : `decide whether to pay the ${n.keyword(name)} cost${about(decision, n, "of")}`,
  hybrid: ({ symbol }, n, decision) =>
    `choose how to pay {${symbol.replace(/[{}]/g, "")}}${about(decision, n, "for")}`,
  payWith: ({ cost }, n, decision) => {
    const verb = payments(say(n))[cost];
    const what = howMany(decision, thing(decision, n));
    return verb
      ? `choose ${what} to ${verb} as a cost${about(decision, n, "of")}`
      : `choose ${what} to pay a cost${about(decision, n, "of")}`;
  },
  discard: (_, n, decision) =>
    decision.is === "number"
      ? `choose how many cards to discard${about(decision, n, "to")}`
      : `choose ${howMany(decision, "card")} to discard${about(decision, n, "to")}`,
  discardCost: (_, n, decision) =>
    `choose ${howMany(decision, "card")} to discard as a cost${about(decision, n, "of")}`,
  handSize: (_, _n, decision) =>
    `choose ${howMany(decision, "card")} to discard down to the maximum hand size`,
  sacrifice: (_, n, decision) =>
    `choose ${howMany(decision, "permanent")} to sacrifice${about(decision, n, "to")}`,
  search: (_, n, decision) =>
    `choose ${howMany(decision, "card")} to find${about(decision, n, "with")}`,
  toBottom: (_, _n, decision) =>
    `choose ${howMany(decision, "card")} to put on the bottom of the library`,
  toGraveyard: (_, _n, decision) => `choose ${howMany(decision, "card")} to put into the graveyard`,
  libraryOrder: ({ where }) =>
    `order these cards for the ${where} of the library, the first one uppermost`,
  timestamps: (_, n) =>
    `order the timestamps of these permanents, which ${say(n).enter.base} together: the earliest first`,
  counters: (_, n, decision) => `choose how many counters to move${about(decision, n, "for")}`,
  prevention: (_, n, decision) => `choose which damage is prevented${about(decision, n, "by")}`,
  redirect: (_, n, decision) =>
    `choose ${howMany(decision, "planeswalker")} to be dealt the damage${about(decision, n, "of")} instead of the planeswalker's controller`,
  damageSource: (_, n, decision) => `choose a source of damage${about(decision, n, "for")}`,
  creatureType: (_, n, decision) => `choose a creature type${about(decision, n, "for")}`,
  wordToChange: (_, n, decision) => `choose the word to be changed${about(decision, n, "by")}`,
  newWord: ({ instead }, n, decision) =>
    `choose the word that replaces ${quotedWord(instead)}${about(decision, n, "by")}`,
  planeswalkerRule: () => "choose which one to keep by the planeswalker uniqueness rule",
  legendRule: () => "choose which one to keep by the legend rule",
  defender: ({ attacker, token }, n) =>
    `choose what ${token ? `the ${tokenName(token).en}` : n.object(attacker)} attacks`,
  addMana: (_, n, decision) => `choose the mana to add${about(decision, n, "for")}`,
  clashWith: (_, n, decision) => `choose an opponent to clash with${about(decision, n, "for")}`,
  coin: (_, n, decision) => `flip a coin${about(decision, n, "for")}`,
  random: (_, n, decision) => {
    const count = decision.is === "chance" ? decision.count : 1;
    return `pick ${counted(count, thing(decision, n))} at random${about(decision, n, "for")}`;
  },
  shuffle: () => "shuffle the library",
  remember: ({ name }, n, decision) =>
    name === "copied"
      ? `choose up to 1 permanent for ${decision.source ? n.object(decision.source) : "it"} to copy`
      : `choose ${howMany(decision, thing(decision, n))}${about(decision, n, "for")}`,
  may: ({ effect }, n, { source }) =>
    `decide whether to ${offerOf(effect, source ? n.object(affectedBy(n.game, source, effect)) : "it", say(n))}`,
  replace: ({ link }, n, decision) => {
    const keyword = asKeyword(link);
    return `decide whether to use ${keyword ? n.keyword(keyword) : "the replacement effect"}${about(decision, n, "for")}`;
  },
  pay: (purpose, n, decision) =>
    decision.is === "pay"
      ? `pay ${decision.cost}${about(decision, n, "for")}`
      : `decide whether to ${payment(purpose, n)}${about(decision, n, "for")}`,
  color: (_, n, decision) => `choose a color${about(decision, n, "for")}`,
  triggers: () => "put these abilities on the stack, the first one lowest",
  copies: () => "put the copies on the stack, the first one lowest",
  replacements: () => "choose which replacement effect applies first",
  attack: () => "declare attackers",
  block: ({ attacker }, n) => `choose what blocks ${n.object(attacker)}`,
  blockers: () => "declare blockers",
  assignDamage: ({ source }, n) => `divide the combat damage of ${n.object(source)}`,
  damagedPlayer: ({ attacker }, n) =>
    `choose which player ${n.object(attacker)} deals its combat damage to`,
  defendingPlayer: (_, n, decision) => `choose a defending player${about(decision, n, "for")}`,
  damageOrder: ({ source }, n) => `order what ${n.object(source)} assigns damage to`,
  attachTo: (_, n, decision) =>
    `choose what ${decision.source ? n.object(decision.source) : "it"} is attached to`,
};

/** Writes positions. */
import type { Teams } from "../engine/game.ts";
import { abilityWords, aboutWords, effectLine, waitingLine } from "./print-lasting.ts";
import type { NamePrinter } from "./print-names.ts";
import { printClauses, printStatement } from "./print-script.ts";
import {
  countWords,
  type Item,
  type Position,
  type Seat,
  type Stacked,
  type TokenLook,
  type Trigger,
} from "./syntax.ts";
import { colorNames, editionWord, keywordWords, manaSymbol, stepNames } from "./words.ts";

/** The lines of a position by what they are: `turn`, `A`, `A.hand`, `stack 0`. */
export function positionEntries(
  position: Position,
  names: NamePrinter,
): ReadonlyMap<string, string> {
  const { rules, active, step, seed, teams, time, firstTurn, seats } = position;
  const { stack = [], effects = [], waiting = [], timestamps = [] } = position;
  return new Map([
    ["rules", `rules ${editionWord(rules)}`],
    ["turn", `turn ${active}, ${stepNames.wordOf[step]}`],
    ...(seed === undefined ? [] : [["seed", `seed ${seed}`] as const]),
    ...(teams ? [["teams", teamLine(teams)] as const] : []),
    ...(time ? [["time", time] as const] : []),
    ...(firstTurn ? [["first turn", "first turn"] as const] : []),
    ...seats.flatMap((seat) => seatEntries(seat, names)),
    ...(timestamps.length > 0
      ? [
          [
            "timestamps",
            `timestamps: ${timestamps.map((one) => names.reference(one)).join(", ")}`,
          ] as const,
        ]
      : []),
    ...many(
      "effect",
      effects.map((one) => effectLine(one, names)),
    ),
    ...many(
      "waiting",
      waiting.map((one) => waitingLine(one, names)),
    ),
    ...many(
      "stack",
      stack.map((one) => stackedLine(one, names)),
    ),
  ]);
}

const many = (word: string, lines: readonly string[]): readonly (readonly [string, string])[] =>
  lines.map((line, index) => [`${word} ${index}`, `${word}: ${line}`]);

export const positionLines = (position: Position, names: NamePrinter): readonly string[] => [
  ...positionEntries(position, names).values(),
];

function teamLine({ members, sharedTurns, sharedLife }: Teams): string {
  const shared = [...(sharedTurns ? ["turns"] : []), ...(sharedLife ? ["life"] : [])];
  const sharing = shared.length === 0 ? "" : `, sharing ${shared.join(" and ")}`;
  return `teams ${members.map((team) => team.join(" and ")).join(" against ")}${sharing}`;
}

function stackedLine(stacked: Stacked, names: NamePrinter): string {
  if (stacked.is === "ability") return printStatement(stacked.line, names);
  if (stacked.is === "trigger") return triggerLine(stacked.line, names);
  const { player, way, clauses } = stacked.line;
  const how = way === undefined ? "" : ` for ${way}`;
  const does = stacked.copy ? "copies" : "casts";
  return `${player} ${does} ${printItem(stacked.item, names)}${how}${printClauses(clauses, names)}`;
}

function triggerLine(line: Trigger, names: NamePrinter): string {
  const { player, object, ability, delayed, about, amount, clauses } = line;
  const number = ability === undefined ? "" : ` ${ability}`;
  const which = delayed ? ` delayed ability${number}` : number && ` ability${number}`;
  const much = amount === undefined ? "" : ` for ${amount}`;
  const what = `${player}'s ${names.reference(object)}${which} triggers`;
  return `${what}${aboutWords(about, names)}${much}${printClauses(clauses, names)}`;
}

function seatEntries(
  { player, life, mana, counts = {}, zones }: Seat,
  names: NamePrinter,
): readonly (readonly [string, string])[] {
  const line = (word: string, text: string) => [`${player}.${word}`, `  ${word}: ${text}`] as const;
  return [
    [player, `${player} ${life}`],
    ...Object.entries(zones).map(([zone, items]) =>
      line(zone, items.map((item) => printItem(item, names)).join(", ")),
    ),
    ...countWords.flatMap((word) =>
      counts[word] === undefined ? [] : [line(word, `${counts[word]}`)],
    ),
    ...(mana.length === 0 ? [] : [line("mana", mana.map(manaSymbol).join(""))]),
  ];
}

function printItem(item: Item, names: NamePrinter): string {
  const { card, count, token } = item;
  const details = detailWords(item, names);
  const behind = details.length === 0 ? "" : ` (${details.join(", ")})`;
  if (token && token !== true) {
    return `${count === 1 ? "" : `${count} `}${lookWords(token, names)}${behind}`;
  }
  if (card === undefined) return `${count} ${count === 1 ? "card" : "cards"}${behind}`;
  return `${count === 1 ? "" : `${count} `}${names.card(card)}${token ? " token" : ""}${behind}`;
}

/** `1/1 green and white Elf Warrior creature token with haste` */
function lookWords(look: TokenLook, names: NamePrinter): string {
  const { power, toughness, colors, supertypes, subtypes, types, keywords, abilities = [] } = look;
  const words = [
    ...(power === undefined ? [] : [`${power}/${toughness}`]),
    colors.map((color) => colorNames.wordOf[color]).join(" and ") || "colorless",
    ...supertypes,
    ...subtypes,
    ...types,
    "token",
  ].join(" ");
  const having = [
    ...keywords.map((keyword) => keywordWords.wordOf[keyword]),
    ...abilities.map((ability) => abilityWords(ability, names)),
  ].join(" and ");
  return having === "" ? words : `${words} with ${having}`;
}

function detailWords(item: Item, names: NamePrinter): readonly string[] {
  const { tapped, recent, damage, counters = {}, on, owner, nickname } = item;
  const { states = [], chosen = {}, copyOf, attacking, blocking, exiledBy, knownTo } = item;
  return [
    ...(tapped ? ["tapped"] : []),
    ...(recent ? ["new"] : []),
    ...(damage ? [`damage ${damage}`] : []),
    ...Object.entries(counters).map(([kind, amount]) =>
      kind === "loyalty"
        ? `loyalty ${amount}`
        : `${amount} ${kind} ${amount === 1 ? "counter" : "counters"}`,
    ),
    ...states,
    ...(chosen.color === undefined ? [] : [`chosen ${colorNames.wordOf[chosen.color]}`]),
    ...(chosen.subtype === undefined ? [] : [`chosen ${chosen.subtype}`]),
    ...(chosen.player === undefined ? [] : [`chosen ${chosen.player}`]),
    ...(copyOf === undefined ? [] : [`copy of ${names.card(copyOf)}`]),
    ...(attacking ? [`attacking ${names.reference(attacking)}`] : []),
    ...(blocking ? [`blocking ${names.references(blocking, " and ")}`] : []),
    ...(exiledBy ? [`exiled by ${names.reference(exiledBy)}`] : []),
    ...(knownTo ? [`known to ${knownTo.join(" and ")}`] : []),
    ...(on ? [`on ${names.reference(on)}`] : []),
    ...(owner === undefined ? [] : [`owned by ${owner}`]),
    ...(nickname === undefined ? [] : [`as ${nickname}`]),
  ];
}

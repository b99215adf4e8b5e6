/** Reads what is on the stack in a position: `stack: A casts Shock targeting B`. */
import { type PlayerId, playerId } from "../engine/ids.ts";
import { halfCalled } from "./names.ts";
import { isClauseNext, readClauses } from "./parse-clauses.ts";
import { readDetails, restOfLine } from "./parse-details.ts";
import { acceptPlace, readAbout, readOwner } from "./parse-lasting.ts";
import { readActivate, readRest } from "./parse-script.ts";
import { type PositionReader, readCardName } from "./position-reader.ts";
import { expected, isComplete, type Reader, readCard, readNumber, unknownWord } from "./reader.ts";
import type { Scanner } from "./scan.ts";
import type { Activate, Item, Stacked, Trigger } from "./syntax.ts";

const stackVerbs = ["casts", "copies", "activates"] as const;

const aStackVerb = {
  en: "“casts”, “copies” or “activates”; a triggered ability is written “A's NAME triggers”",
  ja: "「casts」「copies」「activates」のどれか（誘発型能力は「A's 名前 triggers」）",
};

type Open<Whole> = { -readonly [Key in keyof Whole]: Whole[Key] };

/** One line is one object; the last line is the top of the stack. */
export function readStacked(position: PositionReader, scanner: Scanner): void {
  const { reader } = position;
  scanner.skip();
  const from = scanner.at;
  if (/^[a-z]'s /.test(scanner.rest)) {
    readTriggered(position, scanner);
    return;
  }
  const letter = scanner.match(/[a-z](?= )/y)?.[0];
  if (letter === undefined) {
    expected(reader, scanner, { en: "A player (A, B, …)", ja: "プレイヤー（A、Bなど）" });
    return;
  }
  const player = playerId(letter.toUpperCase());
  const verb = scanner.acceptOne(stackVerbs);
  if (verb === "activates") readAbility(position, scanner, player);
  else if (verb) readSpell(position, scanner, player, from, verb === "copies");
  else unknownWord(reader, scanner, aStackVerb, stackVerbs);
}

function readSpell(
  position: PositionReader,
  scanner: Scanner,
  player: PlayerId,
  from: number,
  isCopy: boolean,
): void {
  const start = scanner.at;
  const card = readCardName(position, scanner);
  if (!card) return;
  const half = halfCalled(card, scanner.line.text.slice(start, scanner.at).trim());
  const item: Open<Item> = { count: 1, card: card.id, at: scanner.range(start) };
  if (!readDetails(position, scanner, "stack", item)) return;
  position.used.set(card.id, card);
  position.copies.set(card.id, (position.copies.get(card.id) ?? 0) + 1);
  position.objects += 1;
  const at = scanner.range(from);
  const stacked: Open<Extract<Stacked, { is: "spell" }>> = {
    is: "spell",
    item,
    line: { is: "cast", player, clauses: [], at },
    ...(isCopy && { copy: true as const }),
    at,
  };
  position.stack.push(stacked);
  const rest = restOfLine(scanner);
  position.later.push((reader) => {
    const said = readRest(reader, rest);
    if (!said || !isComplete(reader, rest)) return;
    // 709.3: a half by its own name needs no more words.
    const by = half && { way: half.name.en.toLowerCase() };
    stacked.line = { ...stacked.line, ...by, ...said };
  });
}

function readAbility(position: PositionReader, scanner: Scanner, player: PlayerId): void {
  const at = scanner.range(0);
  const rest = restOfLine(scanner);
  // Until the names are known only the place is taken.
  const unnamed = { is: "nickname", nickname: "", at } as const;
  const place = position.stack.length;
  position.stack.push({
    is: "ability",
    line: { is: "activate", player, object: unnamed, clauses: [], at },
    at,
  });
  position.later.push((reader) => {
    const line = readActivate(reader, rest, player);
    if (line?.is !== "activate" || !isComplete(reader, rest)) return;
    position.stack[place] = { is: "ability", line: { ...line, at } as Activate, at };
  });
}

/** `A's Kinship ability 1 triggers on Grizzly Bears for 2, targeting B` */
function readTriggered(position: PositionReader, scanner: Scanner): void {
  const at = scanner.range(0);
  const rest = restOfLine(scanner);
  const place = position.stack.length;
  const unnamed = { is: "nickname", nickname: "", at } as const;
  const line = { player: playerId("A"), object: unnamed, about: [], clauses: [], at };
  position.stack.push({ is: "trigger", line, at });
  position.later.push((reader) => {
    const read = readTrigger(reader, rest);
    if (read && isComplete(reader, rest)) {
      position.stack[place] = { is: "trigger", line: { ...read, at }, at };
    }
  });
}

function readTrigger(reader: Reader, scanner: Scanner): Omit<Trigger, "at"> | undefined {
  const player = readOwner(reader, scanner);
  const object = player && readCard(reader, scanner);
  if (!player || !object) return undefined;
  const word = scanner.acceptOne(["delayed ability", "ability"] as const);
  const ability = word && acceptPlace(scanner);
  if (!scanner.accept("triggers")) {
    const what = { en: "“triggers”", ja: "「triggers」" };
    return unknownWord(reader, scanner, what, ["triggers"]);
  }
  const about = readAbout(reader, scanner, () => isClauseNext(reader, scanner));
  if (!about) return undefined;
  const isFor = scanner.accept("for");
  const amount = isFor ? readNumber(reader, scanner, { en: "A number", ja: "数" }) : undefined;
  if (isFor && amount === undefined) return undefined;
  const clauses = readClauses(reader, scanner);
  if (!clauses) return undefined;
  return {
    ...{ player, object, about, clauses },
    ...(word === "delayed ability" && { delayed: true as const }),
    ...(ability !== undefined && { ability }),
    ...(amount !== undefined && { amount }),
  };
}

/** Reads what is on the stack in a position: `stack: A casts Shock targeting B`. */
import { type PlayerId, playerId } from "../engine/ids.ts";
import { readDetails, restOfLine } from "./parse-details.ts";
import { readActivate, readRest } from "./parse-script.ts";
import { type PositionReader, readCardName } from "./position-reader.ts";
import { expected, isComplete, unknownWord } from "./reader.ts";
import type { Scanner } from "./scan.ts";
import type { Activate, Item, Stacked } from "./syntax.ts";

type Open<Whole> = { -readonly [Key in keyof Whole]: Whole[Key] };

/** One line is one object; the last line is the top of the stack. */
export function readStacked(position: PositionReader, scanner: Scanner): void {
  const { reader } = position;
  scanner.skip();
  const from = scanner.at;
  const letter = scanner.match(/[a-z](?= )/y)?.[0];
  if (letter === undefined) {
    expected(reader, scanner, { en: "A player (A, B, …)", ja: "プレイヤー(A、Bなど)" });
    return;
  }
  const player = playerId(letter.toUpperCase());
  const verb = scanner.acceptOne(["casts", "activates"] as const);
  if (verb === "casts") readSpell(position, scanner, player, from);
  else if (verb === "activates") readAbility(position, scanner, player);
  else {
    const what = { en: "“casts” or “activates”", ja: "「casts」か「activates」" };
    unknownWord(reader, scanner, what, ["casts", "activates"]);
  }
}

function readSpell(
  position: PositionReader,
  scanner: Scanner,
  player: PlayerId,
  from: number,
): void {
  const start = scanner.at;
  const card = readCardName(position, scanner);
  if (!card) return;
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
    at,
  };
  position.stack.push(stacked);
  const rest = restOfLine(scanner);
  position.later.push((reader) => {
    const said = readRest(reader, rest);
    if (said && isComplete(reader, rest)) stacked.line = { ...stacked.line, ...said };
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

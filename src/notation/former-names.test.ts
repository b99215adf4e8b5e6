import { describe, expect, it } from "vitest";
import { cardById, findCard } from "../cards/index.ts";
import { formerNames } from "./former-names.ts";
import { cardNames, parseBoard, printBoard } from "./index.ts";
import { names } from "./testing/boards.ts";

/** A board written again in Japanese. */
function again(name: string): string {
  const board = parseBoard(
    `turn A, main 1\nA 20\n  hand: ${name}\nB 20\n--\n--\n${name} is in A's hand\n`,
    names,
  );
  if (!board.ok) throw new Error(JSON.stringify(board.problem));
  return printBoard(board.value, "ja");
}

describe.each(formerNames)("%s, which a card was called here before,", (name, id) => {
  const card = cardById(id);
  if (!card) throw new Error(`There is no card ${id}.`);

  it("is still read, and the card is written by its own name", () => {
    expect(again(name)).toBe(again(card.name.en));
    expect(again(name)).toContain(`hand: ${card.name.ja}\n`);
  });

  it("is no card's name and is not suggested", () => {
    expect(findCard(name)).toBeUndefined();
    expect(names.all).not.toContain(name);
  });

  it("is not too long to be found on a board that has only this card", () => {
    const alone = cardNames([card]);
    expect(alone.find(name)).toBe(card);
    expect(name.length).toBeLessThanOrEqual(Math.max(...alone.all.map((one) => one.length)));
  });
});

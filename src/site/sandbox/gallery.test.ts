/** Every starting point can be begun, and is told in both languages. */
import { describe, expect, it } from "vitest";
import { cards } from "../../cards/index.ts";
import type { Game } from "../../engine/index.ts";
import { cardNames, encodeBoard, type Played, playText } from "../../notation/index.ts";
import { gallery, galleryGroups } from "./gallery.ts";

const names = cardNames(cards);

/** @throws {Error} with what is wrong, where it can't be played to its end. */
function played(notation: string): Played {
  const found = playText(notation, names);
  const problems = found.ok ? found.value.problems : found.problem;
  const [first] = problems;
  if (first) throw new Error(`line ${first.line}, column ${first.column}: ${first.message.en}`);
  if (!found.ok) throw new Error("can't be set up");
  return found.value;
}

const of = (id: string): Played => played(gallery.find((one) => one.id === id)?.notation ?? "");

const rows = gallery.map((one) => [one.id, one] as const);

describe("a starting point", () => {
  it.each(rows)("%s can be begun and its script played, with its facts", (_, { notation }) => {
    const { facts, end } = played(notation);
    expect(facts.filter(({ holds }) => !holds)).toEqual([]);
    expect(end.result).toBeNull();
  });

  it.each(rows)("%s leaves a player something to decide", (_, { notation }) => {
    const { end } = played(notation);
    expect(end.decision).not.toBeNull();
  });

  it.each(rows)("%s is as it stands: no state-based action changes it", (id, { notation }) => {
    const { start, end } = played(notation);
    // What the script does, and the untap step of the ordinary turn, are meant.
    if (notation.includes("\n--\n") || id === "turn") return;
    const zonesOf = ({ battlefield, players, exile }: Game) => [
      battlefield.length,
      exile.length,
      ...players.map(({ graveyard, hand, life }) => [graveyard.length, hand.length, life]),
    ];
    expect(zonesOf(end)).toEqual(zonesOf(start));
  });

  it.each(rows)("%s has a title and one sentence about it, in both languages", (_, one) => {
    expect(one.title.en).toMatch(/^[A-Z][^.]*$/);
    expect(one.title.ja).toMatch(/^[^。A-Za-z]+$/);
    expect(one.about.en).toMatch(/^[A-Z][^.]*[.?]$/);
    expect(one.about.ja).toMatch(/^[^。]+。$/);
    // What stands in 《》 is the name of a card of this board.
    for (const [, name = ""] of one.about.ja.matchAll(/《([^》]+)》/g)) {
      const card = names.find(name);
      expect([name, one.notation.includes(card?.name.en ?? "no card")]).toEqual([name, true]);
    }
    expect(one.about.en.length).toBeLessThan(130);
  });

  it.each(rows)("%s fits into a link", async (_, { notation }) => {
    expect((await encodeBoard(notation)).length).toBeLessThan(1_000);
  });
});

describe("the starting points", () => {
  it("are sixteen, with ids that are words of an address, each once", () => {
    const ids = [...galleryGroups.map(({ id }) => `group ${id}`), ...gallery.map(({ id }) => id)];
    expect(gallery).toHaveLength(16);
    expect(new Set(ids).size).toBe(ids.length);
    expect(gallery.filter(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });

  it("decide chance by themselves, and have a library for every player", () => {
    for (const { notation } of gallery) {
      const { seed, players } = played(notation).start;
      expect(seed).toBeDefined();
      expect(players.every(({ library }) => library.length >= 3)).toBe(true);
    }
  });

  it("have what they speak of", () => {
    expect(of("sixty-permanents").start.battlefield).toHaveLength(60);
    expect(of("stack").end.stack).toHaveLength(2);
    expect(of("three-players").start.players).toHaveLength(3);
    expect(of("two-headed-giant").start.teams?.members).toHaveLength(2);
    expect(of("threshold").start.players[0]?.graveyard).toHaveLength(6);
  });
});

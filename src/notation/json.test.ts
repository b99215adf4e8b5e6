import { describe, expect, it } from "vitest";
import { foresee, outcomesJson } from "./foresee.ts";
import { boardJson } from "./json.ts";
import { boards, play } from "./testing/boards.ts";
import { objectionsTo } from "./testing/schema.ts";

const objections = objectionsTo("board-1");

describe("boardJson", () => {
  it("of combat, tokens and the night fits it, too", () => {
    const source = `turn A, end combat
night
A 20
  battlefield: Grizzly Bears (attacking B), 1/1 white creature token (attacking Ajani Goldmane)
B 20
  battlefield: Ajani Goldmane, Wild Mongrel (blocking Grizzly Bears)
`;
    const json = JSON.parse(JSON.stringify(boardJson(play(source))));
    expect(objections(json)).toEqual([]);
    const { time, objects } = json.end;
    expect([time, objects.o1.attacking, objects.o2.attacking]).toEqual(["night", "B", "o3"]);
    expect([objects.o2.token, objects.o4.blocking]).toEqual([true, ["o1"]]);
  });

  it.each(Object.entries(boards))("of %s fits public/schema/board-1.json", (_, source) => {
    const json: unknown = JSON.parse(JSON.stringify(boardJson(play(source))));
    expect(objections(json)).toEqual([]);
  });

  it("is told apart from what doesn't fit", () => {
    const json = JSON.parse(JSON.stringify(boardJson(play(boards.mongrel))));
    expect(objections({ ...json, schema: 2 })).toEqual(
      ["$: 2"].map((one) => one.replace("$", "$.schema")),
    );
    expect(objections({ ...json, more: 1 })).toEqual(["$: unknown more"]);
    delete json.end.turn;
    expect(objections(json)).toEqual(["$.end: no turn"]);
  });

  it("has each object as it is at the end and at each mark", () => {
    const { end, marks, facts, holds } = boardJson(play(boards.mongrel));
    const mongrel = (position: typeof end) =>
      Object.values(position.objects).find(({ card }) => card === "wild-mongrel")?.characteristics;
    expect(mongrel(end)).toMatchObject({ power: 3, toughness: 3, colors: ["green"], manaValue: 2 });
    expect(marks.map(({ name, position }) => [name, mongrel(position)?.power])).toEqual([
      ["entered", 2],
    ]);
    expect(holds).toBe(true);
    expect(facts[0]).toMatchObject({ line: 9, holds: true });
  });

  it("lists keywords without what they mean", () => {
    const { end } = boardJson(play(boards.mongrel));
    const rootwalla = Object.values(end.objects).find(({ card }) => card === "basking-rootwalla");
    expect(rootwalla?.characteristics.abilities.map(({ is }) => is)).toEqual([
      "activated",
      "keyword",
    ]);
    expect(JSON.stringify(rootwalla)).not.toContain("meaning");
  });
});

describe("outcomesJson", () => {
  const fits = objectionsTo("outcomes-1");
  const outcomes = (source: string, mark?: string) => {
    const played = play(source);
    return outcomesJson(played, foresee(played, mark, { positions: 200 }));
  };

  it.each(Object.entries(boards))("of %s fits public/schema/outcomes-1.json", (_, source) => {
    expect(fits(outcomes(source))).toEqual([]);
  });

  it("tells outcomes by what differs, with a line of the notation", () => {
    const duel = `turn A, main 1
A 20
  hand: Shock
  battlefield: Mountain
B 20
--
mark start
A casts Shock targeting B
`;
    const found = outcomes(duel, "start");
    expect([found.from, found.complete, found.outcomes.length]).toEqual(["start", true, 3]);
    expect(found.outcomes[1]).toMatchObject({
      ways: "1",
      probability: null,
      line: ["A casts Shock", "A targets B", "A passes", "B passes"],
      differs: [
        { about: "player", player: "A", life: 20 },
        { about: "player", player: "B", life: 18 },
        {
          about: "thing",
          owner: "A",
          name: { en: "Shock" },
          are: [{ count: 1, zone: "graveyard" }],
        },
      ],
    });
    expect(outcomes(duel).outcomes).toMatchObject([
      { differs: [], line: ["A passes", "B passes"] },
    ]);
  });

  it("705.1: gives chances exactly and rounded", () => {
    const cat = `turn A, main 1
A 20
  hand: Crazed Firecat
  battlefield: 7 Mountain
B 20
--
A casts Crazed Firecat
`;
    const played = play(cat);
    const found = outcomesJson(played, foresee(played, undefined, { decisions: 2 }));
    expect(fits(found)).toEqual([]);
    expect(found.outcomes.map(({ probability, cut }) => [probability?.value, cut])).toEqual([
      [0.5, null],
      [0.25, "decisions"],
      [0.25, null],
    ]);
  });
});

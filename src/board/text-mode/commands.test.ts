import { describe, expect, it } from "vitest";
import { type Command, commandNames, readCommand } from "./commands.ts";

describe("what is typed", () => {
  it.each<readonly [string, Command]>([
    ["", { is: "nothing" }],
    ["  　 ", { is: "nothing" }],
    ["where", { is: "ask", about: "where" }],
    ["ＷＨＥＲＥ", { is: "ask", about: "where" }],
    ["どこ", { is: "ask", about: "where" }],
    ["手札", { is: "ask", about: "hand" }],
    ["Bの手札", { is: "ask", about: "hand", player: "B" }],
    ["Ｂの 手札", { is: "ask", about: "hand", player: "B" }],
    ["b's hand", { is: "ask", about: "hand", player: "B" }],
    ["B’s hand", { is: "ask", about: "hand", player: "B" }],
    ["hand of B", { is: "ask", about: "hand", player: "B" }],
    ["life a", { is: "ask", about: "life", player: "A" }],
    ["next", { is: "move", to: "next" }],
    ["次へ", { is: "move", to: "next" }],
    ["back", { is: "move", to: "previous" }],
    ["step 3", { is: "goTo", step: 3 }],
    ["手順　３", { is: "goTo", step: 3 }],
    ["手順１", { is: "goTo", step: 1 }],
    ["手順", { is: "ask", about: "steps" }],
    ["12", { is: "pick", number: 12 }],
    ["legal", { is: "legal", with: "" }],
    ["legal shock", { is: "legal", with: "shock" }],
    ["できること ショック", { is: "legal", with: "ショック" }],
    ["card grizzly bears", { is: "card", name: "grizzly bears" }],
    ["undo", { is: "undoing", act: "undo" }],
    // What is no command is the notation's.
    ["next step", { is: "line", line: "next step" }],
    ["A casts Shock targeting B", { is: "line", line: "A casts Shock targeting B" }],
    [" resolve ", { is: "line", line: "resolve" }],
    ["handsome", { is: "line", line: "handsome" }],
  ])("“%s” is read", (typed, command) => {
    expect(readCommand(typed)).toEqual(command);
  });

  it("has no word for two things, but the steps and one of them", () => {
    const all = Object.entries(commandNames).flatMap(([name, words]) =>
      words.map((word) => [word, name] as const),
    );
    const twice = all.filter(
      ([word, name]) => all.some(([other, of]) => other === word && of !== name) && word !== "手順",
    );
    expect(twice).toEqual([]);
  });
});

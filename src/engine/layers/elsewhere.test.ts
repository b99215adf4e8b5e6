import { describe, expect, test } from "vitest";
import { all, card, count, creature, defining, inZone, setPT, you } from "../../language/build.ts";
import { made } from "../testing/play.ts";
import { Table } from "../testing/table.ts";

/** Its size is the number of creature cards in your graveyard, wherever it is (604.3). */
const crowd = (name: string) => {
  const dead = count(all(creature, card, inZone("graveyard", you)));
  return made(name, "Creature — Bear", [defining(setPT(dead, dead))], { pt: "*/*" });
};

describe("604.3: what defines characteristics elsewhere", () => {
  test("counts a card that counts it", () => {
    const table = new Table({
      A: { battlefield: ["One"], graveyard: ["Two", "Three", "Grizzly Bears"] },
      cards: [crowd("One"), crowd("Two"), crowd("Three")],
    });
    expect(table.pt("One")).toBe("3/3");
    expect(table.pt("Two")).toBe("3/3");
    expect(table.pt("Three")).toBe("3/3");
  });
});

import { describe, expect, test } from "vitest";
import {
  all,
  card,
  count,
  creature,
  defining,
  gains,
  gets,
  hasLifelink,
  inZone,
  keyword,
  self,
  setPT,
  staticAbility,
  target,
  untilEndOfTurn,
  you,
} from "../../language/build.ts";
import { hasKeyword } from "../filters.ts";
import { made } from "../testing/play.ts";
import { Table } from "../testing/table.ts";
import { instant } from "../testing/targeting.ts";

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

describe("113.6, 604.2: static abilities of a creature spell", () => {
  test("wait for the battlefield, also where a part of one says what its damage does", () => {
    const table = new Table({
      A: { hand: ["Pup"] },
      cards: [
        made("Pup", "Creature — Hound", [staticAbility(self, [hasLifelink, gets(1, 1)])], {
          pt: "1/1",
        }),
      ],
    }).cast("Pup");
    expect(table.pt("Pup")).toBe("1/1");
    table.resolve();
    expect(table.pt("Pup")).toBe("2/2");
  });
});

describe("611.2c: an effect on a card that is elsewhere", () => {
  const inGraveyard = all(creature, card, inZone("graveyard", you));
  const table = (): Table =>
    new Table({
      A: {
        hand: ["Test Gift"],
        battlefield: ["Mountain"],
        graveyard: ["Grizzly Bears", "Hill Giant"],
      },
      cards: [instant("Test Gift", untilEndOfTurn(target(inGraveyard), gains(keyword("retrace"))))],
    })
      .cast("Test Gift", ["Grizzly Bears"])
      .resolve();

  test("is on that card and on no other", () => {
    expect(hasKeyword(table().of("Grizzly Bears"), "retrace")).toBe(true);
    expect(hasKeyword(table().of("Hill Giant"), "retrace")).toBe(false);
  });

  test("400.7: ends with the zone change", () => {
    const cast = table();
    expect(cast.refusal(cast.castAction("Grizzly Bears"))).toBeDefined();
    const until = table().passUntil(2);
    expect(hasKeyword(until.of("Grizzly Bears"), "retrace")).toBe(false);
  });
});

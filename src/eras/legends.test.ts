/**
 * The legend rule of 2002 (420.5e): of legends with one name all die but the one that has been a
 * legend with that name the longest; in a tie all of them.
 */
import { describe, expect, test } from "vitest";
import type { ObjectId, Rules } from "../engine/index.ts";
import { phaseOut } from "../engine/phasing.ts";
import { creature, instant, made, Play, sorcery } from "../engine/testing/play.ts";
import * as c from "../language/build.ts";

const otherwise: Partial<Rules> = { legendRule: "oldestStays" };
const forests = { library: ["9 Forest"] };
const inGraveyards = c.all(c.card, c.inZone("graveyard"));
const queen = made("Queen", "Legendary Creature — Human", [], { pt: "2/2" });
const crown = made("Crown", "Legendary Artifact — Equipment", []);
const rise = sorcery("Rise", c.returnToBattlefield(c.every(c.all(c.creature, inGraveyards))));
const change = sorcery("Change", c.becomeCopy(c.target(c.creature), c.every(c.isNamed("Queen"))));
const cards = [queen, crown, rise, change, creature("Shifter", "0/1")];

/** The Queens that are left, by their ids. */
const queens = (at: Play): readonly ObjectId[] =>
  at.game.battlefield.filter((id) => at.character(id).name?.en === "Queen");

describe("420.5e of 2002: all but the one that has been so the longest", () => {
  test("420.5e of 2002: of two that came together neither is the oldest", () => {
    const at = new Play({
      ...{ cards, otherwise },
      A: { hand: ["Rise"], graveyard: ["Queen"] },
      B: { graveyard: ["Queen"] },
    }).play("Rise");
    expect(at.happened("moved").filter(({ how }) => how === "legendRule")).toHaveLength(2);
    expect(queens(at)).toEqual([]);
  });

  test("420.5e of 2002: a tie among the others doesn't matter to the oldest", () => {
    const at = new Play({
      ...{ cards, otherwise },
      A: { hand: ["Rise"], graveyard: ["2 Queen"] },
      B: { battlefield: ["Queen"] },
    });
    const [oldest] = at.game.battlefield;
    expect(queens(at.play("Rise"))).toEqual([oldest]);
  });

  test("420.5e of 2002: what was there first but has become a copy is no older legend", () => {
    const at = new Play({
      ...{ cards, otherwise },
      A: { hand: ["Change"], battlefield: ["Shifter", "Queen"] },
    });
    const legend = at.id("Queen");
    at.play("Change", ["Shifter"]);
    expect(queens(at)).toEqual([legend]);
    expect(at.zone("Shifter")).toBe("graveyard");
  });

  test("420.5e, 418.5c of 2002: a new timestamp makes a legend no younger", () => {
    const move = sorcery(
      "Move",
      c.returnToBattlefield(c.every(c.all(c.artifact, inGraveyards))),
      c.attach(c.target(c.artifact), c.target(c.creature)),
    );
    const at = new Play({
      cards: [...cards, move],
      otherwise,
      A: { hand: ["Move"], battlefield: ["Crown", "Shifter"], graveyard: ["Crown"] },
    });
    const [old] = at.game.battlefield;
    at.play("Move", ["Crown"], ["Shifter"]);
    expect(at.all("Crown").filter((id) => at.game.battlefield.includes(id))).toEqual([old]);
  });

  test("502.15k, 420.5e of 2002: two that phase in together both die", () => {
    const at = new Play({
      ...{ cards, otherwise },
      A: { ...forests, hand: ["Queen"], battlefield: ["Queen"] },
      B: forests,
    });
    const out = (): Play =>
      at.change((work) => phaseOut(work, at.game.battlefield, { is: "turn" }));
    out().play("Queen");
    out();
    expect(at.game.phasedOut).toHaveLength(2);
    at.until(({ game }) => game.phasedOut.length === 0);
    expect(queens(at)).toEqual([]);
  });

  test("420.5e of 2002: what is a legend no more is as what never was one", () => {
    const title = instant(
      "Title",
      c.untilEndOfTurn(c.target(c.creature), c.addTypes({ supertypes: ["legendary"] })),
    );
    const at = new Play({
      cards: [...cards, title],
      otherwise,
      A: { hand: ["Title"], battlefield: ["Shifter"] },
      B: forests,
    }).play("Title", ["Shifter"]);
    expect(at.object("Shifter").legendSince).toBeGreaterThan(at.object("Shifter").timestamp);
    at.passUntil("upkeep");
    expect(at.object("Shifter").legendSince).toBeUndefined();
  });
});

/** Tokens, damage and draws: what the other tests leave (CR 111, 120, 121). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import type { Filter } from "../../language/schema.ts";
import { offeredNames } from "../testing/making.ts";
import { artifact, creature, instant, made, Play, sorcery } from "../testing/play.ts";
import { A, B } from "../testing/table.ts";

const bear = creature("Bear", "2/2");
const pup = c.create(
  1,
  c.token({ colors: ["green"], types: ["creature"], subtypes: ["Wolf"], pt: "1/1" }),
);

describe("111.6: a token is a permanent, and no card", () => {
  const voids = (what: Filter) =>
    made("Void", "Enchantment", [
      c.replacement(
        c.putIntoGraveyardFrom(c.all(what, c.creature), "battlefield"),
        c.goTo("exile", "graveyard"),
      ),
    ]);
  const dying = (what: Filter): Play =>
    new Play({
      cards: [
        voids(what),
        sorcery("Litter", pup),
        sorcery("Ruin", c.destroy(c.every(c.creature))),
        bear,
      ],
      A: { hand: ["Litter", "Ruin"], battlefield: ["Bear", "Void"] },
    })
      .play("Litter")
      .play("Ruin");
  const went = (at: Play): readonly string[] =>
    at
      .happened("moved")
      .flatMap(({ from, to, was }) =>
        from.zone === "battlefield" ? [`${at.nameOf(was)} ${to.zone}`] : [],
      );

  test("111.6: what happens to all creatures happens to it; what speaks of cards passes it by", () => {
    expect(went(dying(c.card))).toEqual(["Bear exile", "Wolf Token graveyard"]);
    expect(went(dying(c.permanent))).toEqual(["Bear exile", "Wolf Token exile"]);
  });
});

describe("120: damage", () => {
  test("120.2a: attackers and blockers deal damage equal to their power", () => {
    const at = new Play({
      cards: [creature("Giant", "5/6"), creature("Wall", "1/7"), bear],
      step: "declareAttackers",
      A: { battlefield: ["Giant", "Bear"] },
      B: { battlefield: ["Wall"] },
    });
    at.choose(["Giant", "Bear"]).pass(2);
    at.answer({ is: "pairs", pairs: [[at.id("Wall"), at.id("Giant")]] }).pass(2);
    expect(at.object("Wall").damage).toBe(5);
    expect(at.object("Giant").damage).toBe(1);
    expect(at.life(B)).toBe(18);
  });

  test("120.4b, d: prevented first, then processed into results, then those replaced; then all is", () => {
    const leech = creature("Leech", "3/3", c.keyword("wither"), c.keyword("lifelink"));
    const boon = artifact(
      "Boon",
      c.replacement(c.gainsLife(c.you), c.changeAmount({ times: 2 })),
      c.triggered(
        c.dealsDamage(c.all(c.creature), { object: c.creature }),
        c.putCounters(c.self, "charge", c.thatMuch),
      ),
    );
    const shield = instant(
      "Shield",
      c.preventDamage({ amount: 2, to: c.toObject(c.target(c.creature)) }),
    );
    const at = new Play({
      cards: [leech, boon, shield, bear],
      step: "declareAttackers",
      A: { battlefield: ["Leech", "Boon"] },
      B: { battlefield: ["Bear"], hand: ["Shield"] },
    });
    at.choose(["Leech"]).pass(2);
    at.answer({ is: "pairs", pairs: [[at.id("Bear"), at.id("Leech")]] });
    at.pass().play("Shield", ["Bear"]).pass(2);
    expect(at.counters("Bear")).toEqual({ "-1/-1": 1 });
    expect(at.object("Leech").damage).toBe(2);
    expect(at.life(A)).toBe(22);
    // What waits for the damage knows how much was dealt after prevention.
    at.choose(["Boon", "Boon"]).resolve().resolve();
    expect(at.counters("Boon")).toEqual({ charge: 3 });
  });

  test("120.7: a source is a permanent, a spell, or what something on the stack refers to", () => {
    const bomb = artifact(
      "Bomb",
      c.activated([c.sacrificeThis], c.damage(2, c.toObject(c.anyTarget))),
    );
    const heed = instant(
      "Heed",
      c.chooseSource("it"),
      c.preventDamage({ from: c.named("it"), to: c.toPlayer(c.you) }),
    );
    const at = new Play({
      cards: [bomb, heed, bear, creature("Grave", "1/1")],
      A: { hand: ["Heed", "Heed"], battlefield: ["Bear"], graveyard: ["Grave"] },
      B: { battlefield: ["Bomb"] },
    });
    at.pass().activate("Bomb", ["A"]).pass();
    const gone = at.game.objects[at.game.stack[0] ?? at.id("Bear")]?.stacked?.source;
    at.cast("Heed").resolve();
    // Neither the card in hand nor the one in the graveyard; the Bomb, as it was.
    expect(offeredNames(at).toSorted()).toEqual(["Bear", "Bomb", "Heed"]);
    if (!gone) throw new Error("Nothing is on the stack.");
    at.answer({ is: "choose", chosen: [{ is: "object", object: gone }] }).resolve();
    expect(at.life(A)).toBe(20);
  });
});

describe("121: draws", () => {
  test("121.3a: another player may let someone draw who has no cards", () => {
    const offer = sorcery("Offer", c.may(c.you, c.draw(1, c.targetPlayer())));
    const at = new Play({ cards: [offer], A: { hand: ["Offer"] }, B: { library: [] } });
    at.cast("Offer", ["B"]).resolve();
    expect(at.decision).toMatchObject({ is: "confirm", player: A });
    at.choose(true);
    expect(at.game.result).toEqual({ winner: A });
  });

  test("121.6c: what is done with a drawn card isn't done with one drawn in its place", () => {
    const seer = made("Seer", "Enchantment", [c.forPlayers(c.you, [c.revealsFirstDraw])]);
    const thief = made("Thief", "Enchantment", [
      c.replacement(c.draws(c.anOpponent), c.doInstead(c.draw(1))),
    ]);
    const drawing = (theirs: readonly string[]): Play =>
      new Play({
        cards: [seer, thief, sorcery("Think", c.draw(1))],
        A: { hand: ["Think"], battlefield: ["Seer"], library: ["Forest"] },
        B: { battlefield: theirs, library: ["Island"] },
      }).play("Think");
    expect(drawing([]).happened("revealed")).toHaveLength(1);
    const stolen = drawing(["Thief"]);
    expect(stolen.happened("revealed")).toEqual([]);
    expect([stolen.hand(A), stolen.hand(B)]).toEqual([[], ["Island"]]);
  });

  test("121.7: what isn't replaced happens first, then the cards are drawn one at a time", () => {
    const ward = made("Ward", "Enchantment", [
      c.replacement(
        c.isDealtDamage({ player: c.you }),
        c.prevents({ amount: 2, so: c.draw(c.thatMuch) }),
      ),
    ]);
    const bolt = instant("Bolt", c.damage(5, c.toPlayer(c.targetPlayer())));
    const at = new Play({
      cards: [ward, bolt],
      A: { hand: ["Bolt"] },
      B: { battlefield: ["Ward"], library: ["5 Forest"] },
    });
    at.play("Bolt", ["B"]);
    expect(at.life(B)).toBe(17);
    const seen = at.events.flatMap(({ what }) =>
      what.is === "damaged"
        ? ["damage"]
        : what.is === "moved" && what.how === "draw"
          ? ["draw"]
          : [],
    );
    expect(seen).toEqual(["damage", "draw", "draw"]);
  });
});

/** What may be done, and whether it can be (CR 608.2d–e, 101.4, 118.12). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import type { Effect } from "../../language/schema.ts";
import { creature, instant, made, Play, sorcery } from "../testing/play.ts";
import { A, B, C } from "../testing/table.ts";

const bear = creature("Bear", "2/2");
const god = creature("God", "5/5", c.staticAbility(c.self, [c.isIndestructible]));

describe("118.12: a cost that is paid while something resolves", () => {
  test("118.12, 608.2h: what was sacrificed for it is known by name, as it was", () => {
    const offer = sorcery(
      "Offer",
      c.may(c.you, c.pay([c.sacrificeOthers(1, c.creature, { name: "it" })]), {
        ifDone: c.gainLife(c.powerOf(c.named("it"))),
      }),
    );
    const at = new Play({
      cards: [offer, bear, god],
      A: { hand: ["Offer"], battlefield: ["Bear", "God"] },
    });
    at.play("Offer").choose(true).choose(["God"]).settle();
    expect(at.zone("God")).toBe("graveyard");
    expect(at.life(A)).toBe(25);
  });
});

describe("118.12a: unless a cost is paid", () => {
  const yourLands = c.all(c.land, c.controlledBy(c.you));
  const heavy = creature(
    "Heavy",
    "5/5",
    c.triggered(
      c.enters(c.thisObject),
      c.unlessPays(c.you, [c.returnOthers(1, yourLands)], c.sacrifice(c.self)),
    ),
  );

  test("118.3: a permanent of one's own is returned to its owner's hand for it", () => {
    const at = new Play({
      cards: [heavy],
      A: { hand: ["Heavy"], battlefield: ["Island"] },
      B: { battlefield: [{ name: "Forest", controller: A }, "Swamp"] },
    });
    at.play("Heavy").resolve().choose(true);
    const { decision } = at;
    expect(decision.is === "choose" && decision.from).toHaveLength(2);
    at.choose(["Forest"]).settle();
    expect(at.hand(B)).toEqual(["Forest"]);
    expect(at.zone("Heavy")).toBe("battlefield");
  });

  test("118.3: without one it can't be paid, and nobody is asked", () => {
    const at = new Play({
      cards: [heavy],
      A: { hand: ["Heavy"] },
      B: { battlefield: ["Swamp"] },
    });
    at.play("Heavy").resolve();
    expect(at.zone("Heavy")).toBe("graveyard");
    expect(at.zone("Swamp")).toBe("battlefield");
  });

  test("118.10: what is returned for one cost can't be sacrificed for another", () => {
    const both = c.activated(
      [c.returnOthers(1, yourLands), c.sacrificeOthers(1, c.land)],
      c.gainLife(1),
    );
    const with1 = new Play({
      cards: [made("Mill", "Artifact", [both])],
      A: { battlefield: ["Mill", "Forest"] },
    });
    expect(with1.refusal(with1.activateAction("Mill"))).not.toBeNull();
    const with2 = new Play({
      cards: [made("Mill", "Artifact", [both])],
      A: { battlefield: ["Mill", "2 Forest"] },
    });
    expect(with2.refusal(with2.activateAction("Mill"))).toBeNull();
  });

  test("118.3, 701.21a: what has left the battlefield isn't sacrificed for it", () => {
    const bomb = made("Bomb", "Artifact", [
      c.activated([], c.unlessPays(c.you, [c.sacrificeThis], c.loseLife(3))),
    ]);
    const bounce = instant("Bounce", c.returnToHand(c.target(c.artifact)));
    const at = new Play({
      cards: [bomb, bounce],
      A: { hand: ["Bounce"], battlefield: ["Bomb"] },
    });
    at.activate("Bomb").play("Bounce", ["Bomb"]).resolve();
    expect(at.decision.is).toBe("act");
    expect(at.life(A)).toBe(17);
    expect(at.cited("impossible")).toEqual(["118.12a", "701.21a"]);
  });
});

describe("608.2d: what is impossible isn't offered", () => {
  type Side = NonNullable<ConstructorParameters<typeof Play>[0]["A"]>;
  /** "You may …. If you don't, you lose 4 life." */
  const offered = (effect: Effect, side: Side = {}): Play => {
    const offer = sorcery("Offer", c.may(c.you, effect, { otherwise: c.loseLife(4) }));
    const at = new Play({
      cards: [offer, bear, god],
      A: { ...side, hand: ["Offer", ...(side.hand ?? [])] },
    });
    return at.play("Offer");
  };
  const gone = c.named("nothing");

  test.each<[string, Effect, Side?]>([
    ["sacrifice a creature", c.sacrificeChosen(1, c.creature)],
    ["sacrifice two", c.sacrificeChosen(2, c.creature), { battlefield: ["Bear"] }],
    ["discard a card", c.discard(1)],
    ["discard two", c.discard(2), { hand: ["Bear"] }],
    ["discard what isn't there", c.discardThose(gone)],
    ["exile it", c.exile(gone)],
    ["put it into a hand", c.putIntoHand(gone)],
    ["return it to a hand", c.returnToHand(gone)],
    ["put it into a graveyard", c.putIntoGraveyard(gone)],
    ["put it into a library", c.putOnLibrary(gone, "top")],
    ["shuffle it in", c.shuffleInto(gone)],
    ["reveal it", c.reveal(gone)],
    ["put it onto the battlefield", c.putOntoBattlefield(gone)],
    ["destroy it", c.destroy(gone)],
    ["tap it", c.tap(gone)],
    ["untap it", c.untap(gone)],
    ["put a counter on it", c.putCounters(gone, "+1/+1")],
    ["have it get +1/+1", c.apply(gone, [c.gets(1, 1)])],
    ["have it deal damage", c.damage(2, c.toPlayer(c.you), gone)],
    ["have it fight", c.fights(gone, gone)],
    ["counter it", c.counter(gone)],
    ["copy it", c.copySpell(gone)],
    ["create a copy of it", c.create(1, c.copyToken(gone))],
    ["exile the top card of an empty library", c.exile(c.topOfLibrary())],
  ])("%s", (_, effect, side) => {
    const at = offered(effect, side);
    expect([at.decision.is, at.life(A)]).toEqual(["act", 16]);
    expect(at.cited("impossible")).toContain("608.2d");
  });

  /** "Choose a creature; you may destroy it": it is destroyed only if it can be. */
  const chosen = (effect: Effect): Effect =>
    c.inOrder(c.choose("it", 1, c.creature), c.may(c.you, effect, { otherwise: c.loseLife(4) }));

  test.each<[string, string, Effect, Side]>([
    ["701.17b", "mill more cards than there are", c.mill(2), { library: ["Bear"] }],
    ["608.2d", "choose what isn't there", c.choose("it", 1, c.creature), {}],
  ])("%s: %s", (rule, _, effect, side) => {
    const at = offered(effect, side);
    expect([at.decision.is, at.life(A)]).toEqual(["act", 16]);
    expect(at.cited("impossible")).toContain(rule);
  });

  test.each<[string, Effect, Side]>([
    ["702.12b", c.destroy(c.named("it")), { battlefield: ["God"] }],
    ["701.26a", c.tap(c.named("it")), { battlefield: [{ name: "Bear", tapped: true }] }],
    ["701.26b", c.untap(c.named("it")), { battlefield: ["Bear"] }],
    ["608.2d", c.removeCounters(c.named("it"), "+1/+1", 1), { battlefield: ["Bear"] }],
    [
      "122.5",
      c.moveCounters("+1/+1", c.named("it"), c.every(c.creature)),
      { battlefield: ["2 Bear"] },
    ],
  ])("%s: what can't be done to it isn't offered", (rule, effect, side) => {
    const at = new Play({
      cards: [sorcery("Offer", chosen(effect)), bear, god],
      A: { ...side, hand: ["Offer"] },
    });
    at.play("Offer");
    if (at.decision.is === "choose") at.choose(["Bear"]);
    expect([at.decision.is, at.life(A)]).toEqual(["act", 16]);
    expect(at.cited("impossible")).toContain(rule);
  });

  test("101.2: nor to gain life, who can't", () => {
    const never = made("Never", "Enchantment", [c.forPlayers(c.eachPlayer, [c.cantGainLife])]);
    const at = new Play({
      cards: [never, sorcery("Offer", c.may(c.you, c.gainLife(3), { otherwise: c.loseLife(4) }))],
      A: { hand: ["Offer"], battlefield: ["Never"] },
    });
    expect(at.play("Offer").life(A)).toBe(16);
  });

  test.each<[string, Effect, Side?]>([
    ["121.3: draw from an empty library", c.draw(1)],
    [
      "107.1c: tap any number, of which there are none",
      c.inOrder(c.choose("those", c.anyNumber, c.creature), c.tap(c.named("those"))),
    ],
    ["all cards of an empty hand", c.discardThose(c.zoneOf("hand", c.you))],
    ["all creatures, where there are none", c.destroy(c.every(c.creature))],
    ["search an empty library", c.search({ filter: c.card, name: "found" })],
    ["sacrifice the only creature", c.sacrificeChosen(1, c.creature), { battlefield: ["Bear"] }],
    ["discard the last card", c.discard(1), { hand: ["Bear"] }],
    ["shuffle an empty library", c.shuffle()],
  ])("608.2d: what is possible is offered — %s", (_, effect, side) => {
    expect(offered(effect, side).decision).toMatchObject({ is: "confirm", player: A });
  });

  test("608.2d: any opponent may: those who can't are passed over", () => {
    const tax = sorcery(
      "Tax",
      c.may(c.anOpponent, c.sacrificeChosen(1, c.creature, c.thePlayer), {
        otherwise: c.draw(1),
      }),
    );
    const at = new Play({
      cards: [tax, bear],
      A: { hand: ["Tax"], library: ["Bear"] },
      B: {},
      C: { battlefield: ["Bear"] },
    });
    at.play("Tax");
    expect(at.decision).toMatchObject({ is: "confirm", player: C });
    at.choose(true).settle();
    expect([at.graveyard(C), at.hand(A)]).toEqual([["Bear"], []]);
  });
});

describe("101.4, 608.2e: each player may", () => {
  const gift = sorcery(
    "Gift",
    c.may(c.eachPlayer, c.draw(1, c.eachPlayer), { ifDone: c.loseLife(3, c.eachPlayer) }),
  );

  test.each([
    [true, true, [1, 1], [17, 17]],
    [false, true, [0, 1], [20, 17]],
    [true, false, [1, 0], [17, 20]],
    [false, false, [0, 0], [20, 20]],
  ])("608.2e: all choose first, each for themselves: %s, %s", (a, b, cards, life) => {
    const at = new Play({
      cards: [gift, bear],
      A: { hand: ["Gift"], library: ["Bear"] },
      B: { library: ["Bear"] },
    });
    at.play("Gift");
    expect(at.decision).toMatchObject({ is: "confirm", player: A });
    at.choose(a);
    expect(at.decision).toMatchObject({ is: "confirm", player: B });
    expect(at.hand(A)).toEqual([]);
    at.choose(b).settle();
    expect([at.hand(A).length, at.hand(B).length]).toEqual(cards);
    expect([at.life(A), at.life(B)]).toEqual(life);
  });

  test("608.2d: each sacrifices one of their own, and who can't isn't asked", () => {
    const feast = sorcery(
      "Feast",
      c.may(c.eachPlayer, c.sacrificeChosen(1, c.creature, c.eachPlayer), {
        otherwise: c.loseLife(4, c.eachPlayer),
      }),
    );
    const at = new Play({
      cards: [feast, bear],
      A: { hand: ["Feast"] },
      B: { battlefield: ["Bear"] },
    });
    at.play("Feast");
    expect(at.decision).toMatchObject({ is: "confirm", player: B });
    at.choose(true).settle();
    expect([at.graveyard(B), at.life(A), at.life(B)]).toEqual([["Bear"], 16, 20]);
  });

  test("705.2, 101.4: each player flips a coin of their own", () => {
    const toss = sorcery(
      "Toss",
      c.flipCoin({
        who: c.eachPlayer,
        ifWon: c.gainLife(2, c.eachPlayer),
        ifLost: c.loseLife(2, c.eachPlayer),
      }),
    );
    const at = new Play({ cards: [toss], A: { hand: ["Toss"] } });
    at.play("Toss").coin(true).coin(false).settle();
    expect(at.happened("flipped")).toMatchObject([
      { player: A, won: true },
      { player: B, won: false },
    ]);
    expect(at.cited("flipped")).toContain("705.2");
    expect([at.life(A), at.life(B)]).toEqual([22, 18]);
  });
});

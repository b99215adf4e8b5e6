/** Games of more than two, and teams: what the other tests leave (CR 800–810, 117.6). */
import { describe, expect, test } from "vitest";
import { landwalk } from "../../keywords/landwalk.ts";
import * as c from "../../language/build.ts";
import type { CardDefinition } from "../../language/card.ts";
import type { Condition, Effect, Player } from "../../language/schema.ts";
import { artifact, creature, instant, made, Play, sorcery } from "../testing/play.ts";
import { A, B, C, D } from "../testing/table.ts";

const bear = creature("Bear", "2/2");
const gain = instant("Gain", c.gainLife(1));
const lands = { library: ["5 Forest"] };

describe("800: several players", () => {
  test("800.4f: a cost of a player who has left is not paid", () => {
    const levy = sorcery("Levy", c.unlessPays(c.targetPlayer(), [c.payLife(0)], c.gainLife(4)));
    const at = new Play({ cards: [levy], A: { hand: ["Levy"] }, B: {}, C: {} });
    at.cast("Levy", ["B"]).resolve();
    expect(at.decision).toMatchObject({ is: "confirm", player: B });
    at.concede(B);
    expect(at.decision).toMatchObject({ is: "act" });
    expect(at.life(A)).toBe(24);
  });

  test("800.4d: delayed abilities of who has left do nothing, those of the others what they would", () => {
    const plan = instant("Plan", c.delayed(c.beginningOf("end", c.anyPlayer), c.gainLife(1)));
    const at = new Play({
      cards: [plan],
      A: { ...lands, hand: ["Plan"] },
      B: { ...lands, hand: ["Plan"] },
      C: lands,
    });
    at.play("Plan").pass().play("Plan").concede(A);
    at.passUntil("end").resolve();
    expect([at.life(A), at.life(B)]).toEqual([20, 21]);
  });

  test("104.5: of what happens to each player only the part of who has left doesn't", () => {
    const feast = sorcery("Feast", c.gainLife(1, c.eachPlayer));
    const effect = (name: string, how: Parameters<typeof c.changeAmount>[0]): CardDefinition =>
      artifact(name, c.replacement(c.gainsLife(c.you), c.changeAmount(how)));
    const at = new Play({
      cards: [feast, effect("More", { plus: 1 }), effect("Twice", { times: 2 })],
      A: { hand: ["Feast"], battlefield: ["More", "Twice"] },
      B: {},
      C: {},
    });
    at.cast("Feast").resolve();
    expect(at.decision).toMatchObject({ player: A, purpose: { is: "replacements" } });
    at.concede(C).effectOf("More");
    expect([at.life(A), at.life(B)]).toEqual([24, 21]);
    expect(at.happened("lifeChanged").map(({ player }) => player)).toEqual([A, B]);
  });

  test("800.4d: a trigger that waits for another to be put on the stack isn't put there any more", () => {
    const herald = artifact(
      "Herald",
      c.triggered(c.enters(c.creature), c.damage(1, c.toObject(c.target(c.creature)))),
    );
    const battlefield = ["Herald"];
    const at = new Play({
      cards: [herald, bear],
      A: { hand: ["Bear", "Bear"], battlefield: ["Herald", "Bear"] },
      B: { battlefield },
      C: { battlefield },
    });
    at.play("Bear");
    expect(at.decision).toMatchObject({ player: A, purpose: { is: "target" } });
    at.concede(C).choose(["Bear"]);
    expect(at.decision).toMatchObject({ player: B, purpose: { is: "target" } });
    at.choose(["Bear"]);
    expect(at.decision).toMatchObject({ is: "act" });
    expect(at.game.stack.map((id) => at.game.objects[id]?.controller)).toEqual([A, B]);
    const own = new Play({
      cards: [herald, bear],
      A: { hand: ["Bear"], battlefield: ["Herald", "Herald"] },
      B: { battlefield: ["Bear"] },
      C: {},
    }).play("Bear");
    own.choose(["Herald", "Herald"]).concede(A);
    expect(own.decision).toMatchObject({ is: "act", player: B });
    expect(own.stack()).toEqual([]);
  });

  test("104.5: who has left is dealt no damage, nor are their creatures, nor given counters", () => {
    const quake = sorcery(
      "Quake",
      c.damage(1, c.toSeveral(c.toObject(c.every(c.creature)), c.toPlayer(c.eachPlayer))),
    );
    const effect = (name: string, how: Parameters<typeof c.changeAmount>[0]): CardDefinition =>
      artifact(
        name,
        c.replacement(c.isDealtDamage({ player: c.you }), c.changeAmount(how)),
        c.replacement(c.countersPut(c.all(c.creature, c.controlledBy(c.you))), c.changeAmount(how)),
      );
    const grow = sorcery("Grow", c.putCounters(c.every(c.creature), "+1/+1"));
    const battlefield = ["Bear"];
    const table = (): Play =>
      new Play({
        cards: [quake, grow, bear, effect("More", { plus: 1 }), effect("Twice", { times: 2 })],
        A: { hand: ["Quake", "Grow"], battlefield: ["More", "Twice", "Bear"] },
        B: { battlefield },
        C: { battlefield },
      });
    const shaken = table().cast("Quake").resolve();
    expect(shaken.decision).toMatchObject({ player: A, purpose: { is: "replacements" } });
    shaken.concede(C).effectOf("More");
    expect([shaken.life(A), shaken.life(B)]).toEqual([16, 19]);
    const dealt = shaken.happened("damaged").map(({ target }) => target.is);
    expect(dealt.toSorted()).toEqual(["object", "object", "player", "player"]);
    const grown = table().cast("Grow").resolve();
    expect(grown.decision).toMatchObject({ player: A, purpose: { is: "replacements" } });
    grown.concede(C).effectOf("More");
    expect(grown.happened("countersPut").map(({ amount }) => amount)).toEqual([4, 1]);
  });

  test("805.4: a shared turn goes on as the turn of those of the team who are left", () => {
    const at = new Play({
      teams: {
        members: [
          [A, B],
          [C, D],
        ],
        sharedTurns: true,
        sharedLife: false,
      },
      A: lands,
      B: lands,
      C: lands,
      D: lands,
    });
    at.concede(A);
    expect(at.game.turn.active).toBe(B);
    expect(at.decision).toMatchObject({ is: "act", player: B });
  });

  test("800.7, 103.8: with three players the starting player draws on the first turn", () => {
    const at = new Play({
      step: "untap",
      firstTurn: true,
      A: lands,
      B: lands,
      C: lands,
    });
    at.passUntil("main1");
    expect(at.hand(A)).toHaveLength(1);
  });
});

describe("802: attacking several players", () => {
  const table = (): Play =>
    new Play({
      cards: [bear, creature("Wolf", "2/2"), creature("Ogre", "5/5")],
      step: "declareAttackers",
      A: { battlefield: ["Bear", "Wolf"] },
      B: { battlefield: ["Ogre"] },
      C: {},
    });

  test("802.2, 506.2a, 507.1: all opponents are defending players; nobody is chosen", () => {
    const at = new Play({
      cards: [bear],
      step: "main1",
      A: { battlefield: ["Bear"] },
      B: {},
      C: {},
    });
    at.pass(3);
    expect(at.game.turn.step).toBe("beginCombat");
    expect(at.decision).toMatchObject({ is: "act", player: A });
    at.pass(3).choose(["Bear"]);
    expect(at.decision).toMatchObject({
      is: "option",
      options: [
        { is: "defender", defender: { player: B } },
        { is: "defender", defender: { player: C } },
      ],
    });
  });

  test("802.4a: one blocks with one's own creatures what attacks oneself", () => {
    const at = table().choose(["Bear", "Wolf"]).choose("B").choose("C").pass(3);
    const { decision } = at;
    expect(decision).toMatchObject({ is: "pairs", player: B });
    expect(decision.is === "pairs" && decision.pairs).toEqual([[at.id("Ogre"), at.id("Bear")]]);
  });
});

describe("805, 810: teams that share turns and life", () => {
  const four = { teams: ["AB", "CD"], A: lands, B: lands, C: lands, D: lands } as const;

  test("117.6, 805.5: after a resolution the active team has priority", () => {
    const at = new Play({ cards: [gain], ...four, D: { hand: ["Gain"] } });
    at.pass(3).cast("Gain").resolve();
    expect(at.stack()).toEqual([]);
    expect(at.decision).toMatchObject({ is: "act", player: A });
  });

  test("805.6a, 121.2d: the active team's players draw first, then the others in turn order", () => {
    const wheel = sorcery("Wheel", c.draw(2, c.eachPlayer));
    const at = new Play({ cards: [wheel], ...four, A: { ...lands, hand: ["Wheel"] } });
    at.play("Wheel");
    const drawn = at
      .happened("moved")
      .flatMap(({ how, player }) => (how === "draw" ? [player] : []));
    expect(drawn).toEqual([A, A, B, B, C, C, D, D]);
  });

  describe("805.4d: at the beginning of a step of a team", () => {
    const bell = (name: string, whose: Player, effect: Effect, onlyIf?: Condition) =>
      artifact(name, c.triggered(c.beginningOf("upkeep", whose), effect, onlyIf && { onlyIf }));
    const table = (card: CardDefinition) =>
      new Play({
        cards: [card],
        ...four,
        step: "end",
        C: { ...lands, battlefield: [card.name.en] },
      });
    const count = (card: CardDefinition, turn: number): number =>
      table(card)
        .until(
          ({ decision, game: { turn: now } }) =>
            decision.is === "order" || (now.number === turn && now.step === "draw"),
        )
        .triggers(card.name.en);
    const one = c.gainLife(1);

    test("805.4d: 'each upkeep' and 'each player's upkeep' trigger once", () => {
      expect(count(bell("Bell", c.anyPlayer, one), 2)).toBe(1);
      expect(count(bell("Bell", c.eachPlayer, one), 2)).toBe(1);
      expect(count(bell("Bell", c.eachPlayer, one), 3)).toBe(2);
      expect(count(bell("Bell", c.eachOpponent, one), 3)).toBe(1);
    });

    test("805.4d: once for each player of whom the effect speaks as 'that player'", () => {
      const drain = bell("Drain", c.eachOpponent, c.loseLife(1, c.thatPlayer));
      const at = table(drain).until(({ decision }) => decision.is === "order");
      expect(at.triggers("Drain")).toBe(2);
      at.choose(["Drain", "Drain"]);
      expect(at.stack()).toEqual(["Drain ability", "Drain ability"]);
      at.resolve().resolve();
      expect(at.happened("lifeChanged").map(({ player }) => player)).toEqual([B, A]);
    });

    test("805.4d, 603.7b: so does a delayed ability, as often as its duration lets it", () => {
      const chime = (name: string, effect: Effect) =>
        instant(
          name,
          c.delayed(c.beginningOf("upkeep", c.eachPlayer), effect, { until: c.forever }),
        );
      const cards = [chime("Chime", one), chime("Toll", c.loseLife(1, c.thatPlayer))];
      const lives = (name: string) => {
        const at = new Play({ cards, ...four, step: "end", D: { ...lands, hand: [name] } });
        at.pass(3)
          .play(name)
          .until(({ decision: { is }, game: { stack } }) => is === "order" || stack.length > 0);
        return at.triggers(name);
      };
      expect([lives("Chime"), lives("Toll")]).toEqual([1, 2]);
    });

    test("805.4d: or the intervening 'if' does", () => {
      const rich = { is: "atLeast", amount: c.lifeOf(c.thatPlayer), least: 1 } as const;
      expect(count(bell("Bell", c.eachPlayer, one, rich), 2)).toBe(2);
    });
  });

  describe("805.7: triggers of a team", () => {
    const watch = (name: string, ...effect: Effect[]) =>
      artifact(name, c.triggered(c.gainsLife(c.anyPlayer), c.inOrder(...effect)));
    const cards = [watch("First"), watch("Second"), watch("Third"), watch("Fourth"), gain];
    const table = (more: Partial<ConstructorParameters<typeof Play>[0]>) =>
      new Play({ cards, ...four, A: { hand: ["Gain"] }, ...more }).play("Gain");

    test("805.7: are put on the stack in any order that the team likes", () => {
      const at = table({
        A: { hand: ["Gain"], battlefield: ["First"] },
        B: { battlefield: ["Second"] },
        C: { battlefield: ["Third"] },
        D: { battlefield: ["Fourth"] },
      });
      // 805.2: its primary player speaks for it.
      expect(at.decision).toMatchObject({ is: "order", player: A, cr: ["805.7", "603.3b"] });
      at.choose(["Second", "First"]);
      expect(at.decision).toMatchObject({ is: "order", player: C });
      at.choose(["Fourth", "Third"]);
      const abilities = ["Third", "Fourth", "First", "Second"];
      expect(at.stack()).toEqual(abilities.map((name) => `${name} ability`));
      expect(at.game.stack.map((id) => at.game.objects[id]?.controller)).toEqual([B, A, D, C]);
    });

    test("805.7: where they are all of one player, that player orders them", () => {
      const at = table({ B: { battlefield: ["First", "Second"] } });
      expect(at.decision).toMatchObject({ is: "order", player: B });
      at.choose(["First", "Second"]);
      expect(at.stack()).toEqual(["Second ability", "First ability"]);
    });

    test("603.3b: teammates who take turns of their own order their own", () => {
      const at = table({
        apart: true,
        A: { hand: ["Gain"], battlefield: ["First"] },
        B: { battlefield: ["Second"] },
      });
      expect(at.stack()).toEqual(["Second ability", "First ability"]);
    });
  });

  test("702.14c, 805.10e: landwalk asks what the player controls whom the creature attacks", () => {
    const walker = creature("Walker", "1/1", landwalk(c.ofSubtype("Swamp")));
    const blocks = (defender: "C" | "D"): number => {
      const at = new Play({
        cards: [walker, bear],
        ...four,
        step: "declareAttackers",
        A: { battlefield: ["Walker"] },
        C: { battlefield: ["Bear", "Swamp"] },
        D: { battlefield: ["Bear"] },
      });
      at.choose(["Walker"]).choose(defender).resolve();
      return at.game.decision?.is === "pairs" ? at.game.decision.pairs.length : 0;
    };
    // Whoever of the team blocks, and whatever their own lands are.
    expect([blocks("C"), blocks("D")]).toEqual([0, 2]);
  });

  test("805.10e, 508.5: 'defending player' is the one of the team whom the creature attacks", () => {
    const raider = creature(
      "Raider",
      "1/1",
      c.triggered(c.attacks(c.thisObject), c.discard(1, c.defendingPlayer)),
    );
    const at = new Play({
      cards: [raider, bear],
      ...four,
      step: "declareAttackers",
      A: { battlefield: ["Raider"] },
      C: { hand: ["Forest"] },
      D: { hand: ["Forest"] },
    });
    at.choose(["Raider"]).choose("D").resolve().settle();
    expect([at.hand(C), at.hand(D)]).toEqual([["Forest"], []]);
  });

  test("810.9: damage, loss and gain of life of either count for both", () => {
    const at = new Play({
      cards: [
        instant("Burn", c.damage(3, c.toPlayer(c.targetPlayer()))),
        instant("Drain", c.loseLife(2, c.targetPlayer())),
        instant("Gift", c.gainLife(1, c.targetPlayer())),
      ],
      ...four,
      A: { hand: ["Burn", "Drain", "Gift"] },
    });
    at.play("Burn", ["C"]).play("Drain", ["D"]).play("Gift", ["C"]);
    expect([C, D].map((one) => at.life(one))).toEqual([16, 16]);
    expect([A, B].map((one) => at.life(one))).toEqual([20, 20]);
  });

  test("810.9: each player of the team loses life by an effect on each opponent", () => {
    const drain = sorcery("Drain", c.loseLife(2, c.eachOpponent));
    const at = new Play({ cards: [drain], ...four, A: { hand: ["Drain"] } });
    at.play("Drain");
    expect(at.life(C)).toBe(16);
  });

  describe("119.4a: paying life of the team", () => {
    const pact = artifact("Pact", c.activated([c.payLife(2)], c.gainLife(0)));
    const table = (life: number) =>
      new Play({ cards: [pact], ...four, A: { life }, B: { life, battlefield: ["Pact"] } }).pass();

    test("119.4a: either pays with the life of both, and no more than there is", () => {
      const at = table(3);
      at.activate("Pact");
      expect([at.life(A), at.life(B)]).toEqual([1, 1]);
      expect(at.refusal(at.activateAction("Pact"))).toMatchObject({
        code: "costCantBePaid",
        cr: "119.4a",
      });
    });

    test("119.4a, 810.9b: what both pay for one effect is no more than the team has", () => {
      const toll = sorcery(
        "Toll",
        c.forEachPlayer(c.eachPlayer, c.may(c.thePlayer, c.pay([c.payLife(2)], c.thePlayer))),
      );
      const at = new Play({
        cards: [toll],
        ...four,
        A: { life: 3, hand: ["Toll"] },
        B: { life: 3 },
        C: { life: 4 },
        D: { life: 4 },
      });
      at.cast("Toll").resolve();
      const asked: string[] = [];
      while (at.game.decision?.is === "confirm") {
        asked.push(at.game.decision.player);
        at.choose(true).settle();
      }
      expect(asked).toEqual([A, C, D]);
      expect([A, B, C, D].map((one) => at.life(one))).toEqual([1, 1, 0, 0]);
    });
  });

  test("810.9a: an effect that asks for a player's life sees the team's", () => {
    const bank = sorcery("Bank", c.draw(c.lifeOf(c.you)));
    const at = new Play({
      cards: [bank],
      ...four,
      A: { life: 2, library: ["9 Forest"], hand: ["Bank"] },
      B: { life: 2 },
    });
    at.play("Bank");
    expect(at.hand(A)).toHaveLength(at.life(B) ?? 0);
    expect(at.life(A)).toBe(at.life(B));
  });

  test("810.9g: if one can't gain life, neither can the other of the team", () => {
    const curse = made("Curse", "Enchantment", [c.forPlayers(c.you, [c.cantGainLife])]);
    const at = new Play({
      cards: [curse, gain],
      ...four,
      A: { hand: ["Gain"] },
      B: { battlefield: ["Curse"] },
      C: { hand: ["Gain"] },
    });
    at.play("Gain");
    expect([at.life(A), at.life(B)]).toEqual([20, 20]);
    at.pass(2).play("Gain");
    expect(at.life(D)).toBe(21);
  });
});

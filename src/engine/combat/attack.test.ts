import { describe, expect, test } from "vitest";
import {
  activated,
  addMana,
  all,
  atLeast,
  controlledBy,
  defineCard,
  every,
  fits,
  howMany,
  creature as isCreature,
  tapped as isTapped,
  negate,
  ofSubtype,
  other,
  self,
  staticAbility,
  tapThis,
  you,
} from "../../language/build.ts";
import type { Change } from "../../language/schema.ts";
import { type ObjectId, objectId } from "../ids.ts";
import { A, B, C, D, Table } from "../testing/table.ts";
import { Work } from "../work.ts";
import { declareAttackers, whyNotAttack } from "./index.ts";
import { attackChoices, becomeAttacking } from "./members.ts";
import {
  byRule,
  creature,
  enchantment,
  loyal,
  offered,
  planeswalker,
  withText,
} from "./testing/cards.ts";

const bear = creature("Bear", "2/2");
const wolf = creature("Wolf", "2/2");
const zealot = creature("Zealot", "2/2", { is: "mustAttack" });
const guard = creature("Guard", "2/4", { is: "vigilance" });
const wall = byRule("Wall", "0/4", { is: "cantAttack" }, "702.3b");
const walker = planeswalker("Walker");
const tax = enchantment("Tax", {
  is: "attackTax",
  cost: [{ is: "payMana", mana: "{2}" }],
});
const toll = enchantment("Toll", {
  is: "attackTax",
  cost: [{ is: "payLife", amount: { is: "number", value: 3 } }],
});
const cards = [bear, wolf, zealot, guard, wall, walker, tax, toll];

const declaring = (sides: Omit<ConstructorParameters<typeof Table>[0], "step" | "cards">): Table =>
  new Table({ step: "declareAttackers", cards, ...sides });

describe("508: declaring attackers", () => {
  test("508.1b, 506.2: with a planeswalker there, each attacker's aim is asked for", () => {
    const table = declaring({
      A: { battlefield: ["Bear", "Wolf"] },
      B: { battlefield: [loyal("Walker", 3)] },
    });
    table.choose(["Bear", "Wolf"]);
    expect(table.decision).toMatchObject({
      is: "option",
      player: A,
      purpose: { is: "defender", attacker: table.id("Bear") },
      cr: ["508.1b"],
    });
    expect(offered(table)).toEqual(["B", "Walker"]);
    table.choose("Walker");
    expect(table.decision).toMatchObject({ purpose: { attacker: table.id("Wolf") } });
    table.choose("B");
    const planeswalker = table.id("Walker");
    expect(table.game.objects[table.id("Bear")]?.attacking).toEqual({ player: B, planeswalker });
    expect(table.game.objects[table.id("Wolf")]?.attacking).toEqual({ player: B });
    expect(table.happened("attacked")).toEqual([
      { is: "attacked", object: table.id("Bear"), player: A, defender: B, planeswalker },
      { is: "attacked", object: table.id("Wolf"), player: A, defender: B },
    ]);
  });

  test("508.1b: one's own planeswalker can't be attacked, and alone the opponent isn't asked for", () => {
    const table = declaring({ A: { battlefield: ["Bear", loyal("Walker", 3)] } });
    table.choose(["Bear"]);
    expect(table.decision.is).toBe("act");
    expect(table.game.objects[table.id("Bear")]?.attacking).toEqual({ player: B });
  });

  test("802.3: of several opponents each attacker attacks one, or a planeswalker of one", () => {
    const table = declaring({
      active: "B",
      A: {},
      B: { battlefield: ["Bear", "Wolf"] },
      C: { battlefield: [loyal("Walker", 3)] },
    });
    table.choose(["Bear", "Wolf"]);
    expect(offered(table)).toEqual(["C", "Walker", "A"]);
    table.choose("A").choose("C");
    expect(table.happened("attacked").map(({ defender }) => defender)).toEqual([A, C]);
  });

  test("508.1f, 702.20b: attackers tap, one with vigilance doesn't", () => {
    const table = declaring({ A: { battlefield: ["Bear", "Guard"] } });
    table.choose(["Bear", "Guard"]);
    expect(table.game.objects[table.id("Bear")]).toMatchObject({
      tapped: true,
      attackedThisTurn: true,
    });
    expect(table.game.objects[table.id("Guard")]?.tapped).toBeUndefined();
    expect(table.game.objects[table.id("Guard")]).toMatchObject({ attackedThisTurn: true });
  });

  test.each([[["Lord", "Bear"]], [["Bear", "Lord"]]])(
    "508.1f: they tap at once: %j, one has vigilance as long as the other is untapped",
    (order) => {
      const others = all(isCreature, other, controlledBy(you));
      const lord = withText("Lord", "2/2", [
        staticAbility(every(others), [{ is: "vigilance" }], {
          whilst: negate(fits(self, isTapped)),
        }),
      ]);
      const at = new Table({
        step: "declareAttackers",
        cards: [bear, lord],
        A: { battlefield: order },
      }).choose(order);
      expect(at.game.objects[at.id("Lord")]?.tapped).toBe(true);
      expect(at.game.objects[at.id("Bear")]?.tapped).toBeUndefined();
    },
  );

  test("508.1c: a restriction is cited by the rule of its keyword", () => {
    const table = declaring({ A: { battlefield: ["Bear", "Wall"] } });
    expect(offered(table)).toEqual(["Bear"]);
    const wallId = table.id("Wall");
    expect(whyNotAttack(table.game, wallId)).toEqual({
      code: "prohibited",
      cr: "702.3b",
      object: wallId,
    });
    expect(() =>
      table.answer({ is: "choose", chosen: [{ is: "object", object: wallId }] }),
    ).toThrow("702.3b");
  });

  describe("508.1c, 508.5: a restriction may ask who would be defending", () => {
    const islands = howMany(
      every(all(ofSubtype("Island"), controlledBy({ is: "defendingPlayer" }))),
    );
    const serpent = defineCard(["Serpent", "海蛇", "うみへび"], {
      type: "Creature — Serpent",
      pt: "5/5",
      text: [
        staticAbility(self, [{ is: "cantAttack" }], {
          whilst: negate(atLeast(1, islands)),
        }),
      ],
    });
    const at = (...places: readonly string[]): Table =>
      new Table({
        step: "declareAttackers",
        cards: [serpent, bear],
        A: { battlefield: ["Serpent", "Bear"] },
        B: { battlefield: places.includes("B") ? ["Island"] : ["Forest"] },
        C: { battlefield: places.includes("C") ? ["Island"] : ["Forest"] },
      });

    test("whom it may attack it attacks", () => {
      const table = at("C");
      expect(offered(table)).toEqual(["Serpent", "Bear"]);
      table.choose(["Serpent"]);
      expect(table.game.objects[table.id("Serpent")]?.attacking).toEqual({ player: C });
    });

    test("of several that it may attack one is chosen", () => {
      const table = at("B", "C").choose(["Serpent"]);
      expect(offered(table)).toEqual(["B", "C"]);
    });

    test("where it may attack nobody it isn't offered", () => {
      expect(offered(at())).toEqual(["Bear"]);
      expect(whyNotAttack(at().game, at().id("Serpent"))).toMatchObject({
        code: "prohibited",
        cr: "508.1c",
      });
    });
  });

  test("508.1a: a creature is chosen once", () => {
    const table = declaring({ A: { battlefield: ["Bear", "Wolf"] } });
    const one = { is: "object", object: table.id("Bear") } as const;
    expect(() => table.answer({ is: "choose", chosen: [one, one] })).toThrow("chosenTwice");
  });

  test("508.1a: a creature of another player is no choice", () => {
    // Were it one's own, that it is tapped would be the reason.
    const wolf = { name: "Wolf", tapped: true };
    const table = declaring({ A: { battlefield: ["Bear"] }, B: { battlefield: [wolf] } });
    const chosen = [{ is: "object", object: table.id("Wolf") } as const];
    expect(() => table.answer({ is: "choose", chosen })).toThrow("notAChoice");
  });

  test("508.1a: nor is a card that isn't there, or nothing at all", () => {
    const table = declaring({ A: { hand: ["Wolf"], battlefield: ["Bear"] } });
    for (const object of [table.id("Wolf"), objectId(99)]) {
      const chosen = [{ is: "object", object } as const];
      expect(() => table.answer({ is: "choose", chosen })).toThrow("notAChoice");
    }
  });

  test("508.1d: what must attack if able does", () => {
    const table = declaring({ A: { battlefield: ["Bear", "Zealot"] } });
    expect(table.decision).toMatchObject({ is: "choose", min: 1, max: 2 });
    expect(() => table.choose([])).toThrow("mustAttack");
    expect(() => table.choose(["Bear"])).toThrow("508.1d");
    table.choose(["Zealot"]);
    expect(table.happened("attacked")).toHaveLength(1);
  });

  test("508.1d: what must attack but is tapped or forbidden to needn't", () => {
    const bound: readonly Change[] = [{ is: "mustAttack" }, { is: "cantAttack" }];
    const table = new Table({
      step: "declareAttackers",
      cards: [...cards, creature("Bound", "1/1", ...bound)],
      A: { battlefield: ["Bear", "Bound", { name: "Zealot", tapped: true }] },
    });
    expect(table.decision).toMatchObject({ min: 0 });
    table.choose([]);
    expect(table.decision.is).toBe("act");
  });

  test("508.1d: without any opponent's thing to attack for free nobody must", () => {
    const table = declaring({
      A: { battlefield: ["Zealot", "2 Forest"] },
      B: { battlefield: ["Tax"] },
    });
    expect(table.decision).toMatchObject({ min: 0 });
    table.choose([]);
    expect(table.happened("attacked")).toEqual([]);
  });

  test("508.1d: a planeswalker that can be attacked for free is enough for the requirement", () => {
    const table = declaring({
      A: { battlefield: ["Zealot"] },
      B: { battlefield: ["Tax", loyal("Walker", 3)] },
    });
    expect(table.decision).toMatchObject({ min: 1 });
    expect(() => table.choose([])).toThrow("mustAttack");
    // There is no mana: only the planeswalker is left, and isn't asked for.
    table.choose(["Zealot"]);
    expect(table.happened("attacked")).toMatchObject([{ planeswalker: table.id("Walker") }]);
  });

  test("508.1h–j: the total cost is one payment for all attackers", () => {
    const table = declaring({
      A: { battlefield: ["Bear", "Wolf", "4 Forest"] },
      B: { battlefield: ["Tax"] },
    });
    table.choose(["Bear", "Wolf"]);
    expect(table.decision).toMatchObject({ is: "pay", player: A, cost: "{4}" });
    // 508.1f, 508.1k: they are tapped by now, and not attacking yet.
    expect(table.game.objects[table.id("Bear")]).toMatchObject({ tapped: true });
    expect(table.happened("attacked")).toEqual([]);
    table.settle();
    expect(table.happened("attacked")).toHaveLength(2);
    expect(table.happened("manaSpent")).toHaveLength(1);
  });

  test("508.1h: taxes of several permanents add up, mana and life", () => {
    const table = declaring({
      A: { battlefield: ["Bear", "4 Forest"] },
      B: { battlefield: ["Tax", "Tax", "Toll"] },
    });
    table.choose(["Bear"]);
    expect(table.decision).toMatchObject({ is: "pay", cost: "{4}" });
    table.settle();
    expect(table.life(A)).toBe(17);
    expect(table.happened("attacked")).toHaveLength(1);
  });

  test("508.1j: more attackers than can be paid for are refused", () => {
    const table = declaring({
      A: { battlefield: ["Bear", "Wolf", "3 Forest"] },
      B: { battlefield: ["Tax"] },
    });
    expect(() => table.choose(["Bear", "Wolf"])).toThrow("508.1j");
    table.choose(["Wolf"]);
    expect(table.decision).toMatchObject({ is: "pay", cost: "{2}" });
  });

  test("508.1f, 508.1i: an attacker is tapped before mana is made, one with vigilance isn't", () => {
    const makesMana = activated([tapThis], addMana("green"));
    const watchful = staticAbility(self, [{ is: "vigilance" }]);
    const elves = [
      withText("Elf", "1/1", [makesMana]),
      withText("Watchful Elf", "1/1", [watchful, makesMana]),
    ];
    const table = new Table({
      step: "declareAttackers",
      cards: [...cards, ...elves],
      A: { battlefield: ["Elf", "Watchful Elf", "2 Forest"] },
      B: { battlefield: ["Tax"] },
    });
    // {4}, and three sources of mana are left.
    expect(() => table.choose(["Elf", "Watchful Elf"])).toThrow("508.1j");
    table.choose(["Watchful Elf"]);
    table.answer({
      is: "pay",
      activations: ["Watchful Elf", "Forest"].flatMap((name) => {
        const action = table.activateAction(name);
        return action.is === "activate" ? [action] : [];
      }),
    });
    expect(table.happened("attacked")).toHaveLength(1);
  });

  test("508.1i: what doesn't tap by attacking makes mana for it", () => {
    const watchful = withText("Watchful Elf", "1/1", [
      staticAbility(self, [{ is: "vigilance" }]),
      activated([tapThis], addMana("green")),
    ]);
    const table = new Table({
      step: "declareAttackers",
      cards: [...cards, watchful],
      A: { battlefield: ["Bear", "Watchful Elf", "3 Forest"] },
      B: { battlefield: ["Tax"] },
    });
    table.choose(["Bear", "Watchful Elf"]).settle();
    expect(table.happened("attacked")).toHaveLength(2);
  });

  test("508.1h: what isn't mana is paid for each attacker, too", () => {
    const table = declaring({
      A: { battlefield: ["Bear", "Wolf"] },
      B: { battlefield: ["Toll"] },
    });
    table.choose(["Bear", "Wolf"]);
    expect(table.life(A)).toBe(14);
  });

  test("508.1k: what the cost used up doesn't become an attacking creature", () => {
    const table = declaring({ A: { battlefield: ["Bear"] }, B: { battlefield: ["Wolf"] } });
    const work = new Work(table.game);
    const attack = { player: B };
    const gone = "o99" as ObjectId;
    const attacks = [gone, table.id("Wolf"), table.id("Bear")].map((id) => [id, attack] as const);
    declareAttackers(work, { do: "declareAttackers", attacks });
    expect(work.events.map(({ what }) => what)).toMatchObject([{ object: table.id("Bear") }]);
  });

  test("508.1d, 802.3: only an attack on the player whom it protects costs", () => {
    const table = declaring({
      A: { battlefield: ["Bear", "Wolf", "2 Forest"] },
      B: { battlefield: ["Tax"] },
      C: {},
    });
    table.choose(["Bear", "Wolf"]).choose("B");
    // The second can't be paid for: it attacks the other player without being asked.
    expect(table.decision).toMatchObject({ is: "pay", cost: "{2}" });
    table.settle();
    expect(table.happened("attacked").map(({ defender }) => defender)).toEqual([B, C]);
  });

  test("508.1j: an aim that would leave too little for the others isn't offered", () => {
    const dear = enchantment("Dear", {
      is: "attackTax",
      cost: [{ is: "payMana", mana: "{4}" }],
    });
    const table = new Table({
      step: "declareAttackers",
      cards: [...cards, dear],
      A: { battlefield: ["Bear", "Wolf", "5 Forest"] },
      B: { battlefield: ["Tax"] },
      C: { battlefield: ["Dear"] },
    });
    // 2 + 2 can be paid, 4 + 2 can't: both attack B.
    table.choose(["Bear", "Wolf"]);
    expect(table.decision).toMatchObject({ is: "pay", cost: "{4}" });
    table.settle();
    expect(table.happened("attacked").map(({ defender }) => defender)).toEqual([B, B]);
  });

  test("508.8: after a combat without attackers nothing is left of an earlier one", () => {
    const table = declaring({ A: { battlefield: ["Bear"] } });
    table.choose(["Bear"]).pass(2).pass(2).pass(2);
    expect(table.game.turn.step).toBe("endCombat");
    table.pass(2);
    expect(table.game.thisTurn.attacked).toBeUndefined();
  });
});

describe("508.4: coming attacking", () => {
  test("508.4, 506.2: it may attack each opponent and their planeswalkers", () => {
    const table = declaring({
      A: { battlefield: ["Bear"] },
      B: { battlefield: [loyal("Walker", 3)] },
      C: {},
    });
    expect(attackChoices(table.game, A)).toEqual([
      { player: B },
      { player: B, planeswalker: table.id("Walker") },
      { player: C },
    ]);
  });

  test("506.3b: nothing comes attacking for a player who isn't attacking, or outside combat", () => {
    const table = declaring({ A: { battlefield: ["Bear"] }, B: { battlefield: ["Wolf"] } });
    expect(attackChoices(table.game, B)).toEqual([]);
    const main = new Table({ cards, A: { battlefield: ["Bear"] } });
    expect(attackChoices(main.game, A)).toEqual([]);
  });

  test("508.4, 508.8: it attacks without having attacked, and blocks and damage aren't skipped", () => {
    const table = declaring({ A: { battlefield: ["Bear", "Wolf"] } });
    const work = new Work(table.game);
    const wolfId = table.id("Wolf");
    expect(becomeAttacking(work, wolfId, { player: B })).toBe(true);
    table.game = work.game;
    table.choose([]);
    expect(table.happened("attacked")).toEqual([]);
    expect(table.game.objects[wolfId]?.attackedThisTurn).toBeUndefined();
    expect(table.game.objects[wolfId]?.tapped).toBeUndefined();
    table.pass(2);
    expect(table.game.turn.step).toBe("declareBlockers");
    table.pass(2);
    expect(table.life(B)).toBe(18);
  });

  test("508.4a: it doesn't attack who isn't there, nor what is no planeswalker of a defender", () => {
    const table = declaring({
      A: { battlefield: ["Bear", loyal("Walker", 3)] },
      B: { battlefield: ["Wolf"] },
    });
    const work = new Work(table.game);
    const bearId = table.id("Bear");
    expect(becomeAttacking(work, bearId, { player: D })).toBe(false);
    const walkerId = table.id("Walker");
    expect(becomeAttacking(work, bearId, { player: B, planeswalker: walkerId })).toBe(false);
    expect(becomeAttacking(work, table.id("Wolf"), { player: A })).toBe(false);
    // 506.3a: neither does what is no creature.
    expect(becomeAttacking(work, walkerId, { player: B })).toBe(false);
    expect(work.game).toBe(table.game);
  });
});

describe("805.10: shared turns", () => {
  const teams = {
    members: [
      [A, B],
      [C, D],
    ],
    sharedTurns: true,
    sharedLife: false,
  };

  test("805.10a–b: the creatures of the whole team attack, each one of the other team", () => {
    const table = declaring({
      teams,
      A: { battlefield: ["Bear"] },
      B: { battlefield: ["Wolf"] },
      C: { battlefield: ["Guard"] },
      D: { battlefield: [loyal("Walker", 3)] },
    });
    expect(offered(table)).toEqual(["Bear", "Wolf"]);
    table.choose(["Bear", "Wolf"]);
    expect(offered(table)).toEqual(["C", "D", "Walker"]);
    table.choose("D").choose("Walker");
    expect(table.happened("attacked")).toMatchObject([
      { object: table.id("Bear"), defender: D },
      { object: table.id("Wolf"), defender: D, planeswalker: table.id("Walker") },
    ]);
  });

  test("508.1d, 805.10b: who controls the creature pays for its attack", () => {
    const table = declaring({
      teams,
      A: { battlefield: ["Bear", "2 Forest"] },
      B: { battlefield: ["Wolf", "2 Island"] },
      C: { battlefield: ["Tax"] },
      D: { battlefield: ["Tax"] },
    });
    table.choose(["Bear", "Wolf"]).choose("C").choose("D");
    expect(table.decision).toMatchObject({ is: "pay", player: A, cost: "{2}" });
    table.answer({
      is: "pay",
      activations: table.decision.is === "pay" ? table.decision.proposal : [],
    });
    expect(table.decision).toMatchObject({ is: "pay", player: B, cost: "{2}" });
  });
});

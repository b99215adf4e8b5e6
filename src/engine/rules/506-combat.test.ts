/** Combat beyond the declarations themselves: what triggers, what joins later (CR 506–511). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import { artifact, creature, instant, made, Play } from "../testing/play.ts";
import { A, B, C } from "../testing/table.ts";

const bear = creature("Bear", "2/2");
const wolf = creature("Wolf", "2/2");
const ogre = creature("Ogre", "4/4");
/** Puts the named things from A's hand onto the battlefield attacking. */
const ambush = (name: string) =>
  instant(
    "Ambush",
    c.choose("it", 1, c.all(c.isNamed(name), c.inZone("hand", c.you))),
    c.putOntoBattlefield(c.named("it"), { attacking: true }),
  );

const block = (at: Play, ...pairs: readonly (readonly [string, string])[]): Play =>
  at.answer({
    is: "pairs",
    pairs: pairs.map(([blocker, attacker]) => [at.id(blocker), at.id(attacker)] as const),
  });

describe("506–511: the steps", () => {
  test("506.1, 507.2, 508.2, 509.2, 510.3, 511.1: in each step the active player has priority first", () => {
    const at = new Play({
      cards: [bear, wolf],
      A: { battlefield: ["Bear"] },
      B: { battlefield: ["Wolf"] },
    });
    at.pass(2);
    const seen: string[] = [];
    const note = (): void => {
      expect(at.decision).toMatchObject({ is: "act", player: A });
      seen.push(at.game.turn.step);
    };
    note();
    at.pass(2).choose(["Bear"]);
    note();
    block(at.pass(2), ["Wolf", "Bear"]);
    note();
    at.pass(2);
    note();
    at.pass(2);
    note();
    at.pass(2);
    expect(at.game.turn.step).toBe("main2");
    expect(seen).toEqual([
      "beginCombat",
      "declareAttackers",
      "declareBlockers",
      "combatDamage",
      "endCombat",
    ]);
  });

  test("506.1, 510.4: first strike makes two steps of combat damage, with priority in each", () => {
    const knight = creature("Knight", "2/2", c.keyword("firstStrike"));
    const at = new Play({
      cards: [knight, bear],
      step: "declareAttackers",
      A: { battlefield: ["Knight", "Bear"] },
    });
    at.choose(["Knight", "Bear"]).pass(2).pass(2);
    expect(at.life(B)).toBe(18);
    expect(at.decision).toMatchObject({ is: "act", player: A });
    at.pass(2);
    expect(at.life(B)).toBe(16);
    expect(at.decision).toMatchObject({ is: "act", player: A });
    at.pass(2);
    expect(at.game.turn.step).toBe("endCombat");
  });
});

describe("506.3: what can attack and be attacked", () => {
  test("506.3: an artifact attacks only as a creature", () => {
    const relic = artifact("Relic");
    const awake = instant(
      "Awake",
      c.untilEndOfTurn(c.target(c.artifact), c.addTypes({ types: ["creature"] }), c.setPT(3, 3)),
    );
    const at = new Play({
      cards: [relic, awake, bear],
      step: "beginCombat",
      A: { hand: ["Awake"], battlefield: ["Relic", "Bear"] },
    });
    const idle = new Play({
      cards: [relic, bear],
      step: "declareAttackers",
      A: { battlefield: ["Relic", "Bear"] },
    });
    expect(() => idle.choose(["Relic"])).toThrow("not among");
    at.play("Awake", ["Relic"]).pass(2);
    at.choose(["Relic"]).pass(2).settle().pass(2);
    expect(at.life(B)).toBe(17);
  });

  test("506.3a: what isn't a creature enters and is not attacking", () => {
    const at = new Play({
      cards: [ambush("Relic"), artifact("Relic"), bear],
      step: "declareAttackers",
      A: { hand: ["Ambush", "Relic"], battlefield: ["Bear"] },
    });
    at.choose(["Bear"]).play("Ambush");
    expect(at.zone("Relic")).toBe("battlefield");
    expect(at.object("Relic").attacking).toBeUndefined();
  });
});

describe("508.4: put onto the battlefield attacking", () => {
  const shy = creature("Shy", "3/3", c.staticAbility(c.self, [c.cantAttack]));
  const proud = creature("Proud", "3/3", c.triggered(c.attacks(c.thisObject), c.gainLife(7)));
  const joined = (name: string, when: "attackers" | "blockers" | "damage"): Play => {
    const at = new Play({
      cards: [ambush(name), shy, proud, bear, wolf],
      step: "declareAttackers",
      A: { hand: ["Ambush", name], battlefield: ["Bear"] },
      B: { battlefield: ["Wolf"] },
    });
    at.choose(["Bear"]);
    if (when !== "attackers") block(at.pass(2));
    if (when === "damage") at.pass(2);
    return at.play("Ambush");
  };

  test("508.4c: restrictions of the declaration don't touch it", () => {
    const at = joined("Shy", "attackers");
    expect(at.object("Shy").attacking).toEqual({ player: B });
    expect(at.object("Shy").tapped).toBeUndefined();
    block(at.pass(2)).pass(2);
    expect(at.life(B)).toBe(15);
  });

  test("508.4: who controls a token chooses, and is asked about the token", () => {
    const goblin = c.token({ types: ["creature"], subtypes: ["Goblin"], pt: "1/1" });
    const rally = instant("Rally", c.create(1, goblin, { attacking: true }));
    const at = new Play({
      cards: [rally, bear],
      step: "declareAttackers",
      A: { hand: ["Rally"], battlefield: ["Bear"] },
      C: {},
    });
    at.choose(["Bear"]).answer({
      is: "option",
      option: { is: "defender", defender: { is: "player", player: B } },
    });
    at.play("Rally");
    expect(at.decision).toMatchObject({
      is: "option",
      purpose: { is: "defender", token: { en: "Goblin Token" } },
    });
  });

  test("508.3a: it never attacked: nothing triggers", () => {
    const at = joined("Proud", "attackers");
    expect(at.object("Proud").attacking).toEqual({ player: B });
    expect(at.triggers("Proud")).toBe(0);
  });

  test("508.4d, 506.3d: in the declare blockers step it is unblocked", () => {
    const at = joined("Proud", "blockers").pass(2);
    expect(at.life(B)).toBe(15);
  });

  test("508.4d, 506.3d: in the combat damage step it attacks, too late to deal any", () => {
    const at = joined("Proud", "damage");
    expect(at.object("Proud").attacking).toEqual({ player: B });
    expect(at.life(B)).toBe(18);
    at.pass(2).pass(2);
    expect(at.life(B)).toBe(18);
  });
});

describe("508: triggers on attacks", () => {
  const red = instant("Red", c.untilEndOfTurn(c.target(c.creature), c.becomes("red")));
  const drum = artifact(
    "Drum",
    c.triggered(c.attacks(c.all(c.creature, c.ofColor("red"))), c.gainLife(1)),
  );

  test("508.1m, 508.2b: they are on the stack before the active player has priority", () => {
    const proud = creature("Proud", "3/3", c.triggered(c.attacks(c.thisObject), c.gainLife(7)));
    const at = new Play({
      cards: [proud],
      step: "declareAttackers",
      A: { battlefield: ["Proud"] },
    });
    at.choose(["Proud"]);
    expect(at.stack()).toEqual(["Proud ability"]);
    expect(at.decision).toMatchObject({ is: "act", player: A });
    expect(at.happened("gotPriority")).toHaveLength(1);
  });

  test.each([
    ["before", 1],
    ["after", 0],
  ] as const)("508.2a: made red %s the declaration, it triggers %i times", (when, times) => {
    const at = new Play({
      cards: [red, drum, bear],
      step: "beginCombat",
      A: { hand: ["Red"], battlefield: ["Bear", "Drum"] },
    });
    if (when === "before") at.play("Red", ["Bear"]);
    at.pass(2).choose(["Bear"]);
    if (when === "after") at.play("Red", ["Bear"]);
    expect(at.triggers("Drum")).toBe(times);
  });

  test("508.3a: an ability about attacks on a player doesn't count those on others", () => {
    const alarm = artifact("Alarm", c.triggered(c.attacks(c.creature, c.you), c.gainLife(1)));
    const at = new Play({
      cards: [alarm, bear, wolf, ogre],
      step: "declareAttackers",
      A: { battlefield: ["Bear", "Wolf", "Ogre"] },
      B: { battlefield: ["Alarm"] },
      C: {},
    });
    at.choose(["Bear", "Wolf", "Ogre"]);
    for (const whom of ["B", "C", "B"]) at.choose(whom);
    expect(at.triggers("Alarm")).toBe(2);
  });

  test("508.3a: nor those on a planeswalker of that player", () => {
    const alarm = artifact("Alarm", c.triggered(c.attacks(c.creature, c.you), c.gainLife(1)));
    const bell = artifact("Bell", c.triggered(c.attacks(c.creature), c.gainLife(1)));
    const walker = made("Walker", "Legendary Planeswalker", [], { loyalty: 3 });
    const at = new Play({
      cards: [alarm, bell, bear, wolf, walker],
      step: "declareAttackers",
      A: { battlefield: ["Bear", "Wolf"] },
      B: { battlefield: ["Alarm", "Bell", { name: "Walker", counters: { loyalty: 3 } }] },
    });
    at.choose(["Bear", "Wolf"]).choose("Walker").choose("B");
    expect([at.triggers("Alarm"), at.triggers("Bell")]).toEqual([1, 2]);
  });
});

describe("508.5: the defending player", () => {
  const raider = creature(
    "Raider",
    "1/1",
    c.triggered(c.attacks(c.thisObject), c.loseLife(3, c.defendingPlayer)),
  );

  test("508.5: is whom the creature attacked, even after it has left combat", () => {
    const kill = instant("Kill", c.destroy(c.target(c.creature)));
    const at = new Play({
      cards: [raider, kill],
      step: "declareAttackers",
      A: { battlefield: ["Raider"] },
      B: { hand: ["Kill"] },
      C: {},
    });
    at.choose(["Raider"]).choose("B").pass().play("Kill", ["Raider"]);
    expect(at.zone("Raider")).toBe("graveyard");
    at.resolve();
    expect([at.life(A), at.life(B), at.life(C)]).toEqual([20, 17, 20]);
  });

  const kill = instant("Kill", c.destroy(c.target(c.creature)));
  const expel = instant("Expel", c.removeFromCombat(c.target(c.creature)));
  const toll = c.loseLife(3, c.defendingPlayer);

  /** A's first creature attacks B, who blocks it with a Wolf where that is to be. */
  const attackOn = (
    attacker: ReturnType<typeof creature>,
    hand: string[],
    blocked = false,
  ): Play => {
    const at = new Play({
      cards: [attacker, bear, wolf, kill, expel],
      step: "declareAttackers",
      A: { battlefield: ["Attacker", "Bear"], hand },
      B: { battlefield: ["Wolf"] },
      C: {},
    });
    at.choose(["Attacker"]).choose("B");
    if (blocked) block(at.pass(3), ["Wolf", "Attacker"]);
    return at;
  };

  test.each([
    ["that a spell is cast", c.casts(c.you)],
    ["that another creature dies", c.dies(c.all(c.other, c.creature))],
  ] as const)(
    "508.5: is whom the creature attacks where its ability waits for it %s",
    (_, when) => {
      const at = attackOn(creature("Attacker", "2/2", c.triggered(when, toll)), ["Kill"]);
      at.play("Kill", ["Bear"]);
      while (at.game.stack.length > 0) at.resolve();
      expect([at.life(A), at.life(B), at.life(C)]).toEqual([20, 17, 20]);
    },
  );

  test.each(["Expel", "Kill"])("508.5: is whom it attacked before %s came", (how) => {
    const belled = creature("Attacker", "2/2", c.activated([], toll));
    const at = attackOn(belled, [how]).activate("Attacker");
    at.play(how, ["Attacker"]).resolve();
    expect([at.life(A), at.life(B), at.life(C)]).toEqual([20, 17, 20]);

    const proud = creature("Attacker", "2/2", c.triggered(c.becomesBlocked(c.thisObject), toll));
    const blocked = attackOn(proud, [how], true).play(how, ["Attacker"]).resolve();
    expect([blocked.life(A), blocked.life(B), blocked.life(C)]).toEqual([20, 17, 20]);
  });

  test("508.5: of a spell is whom the attacking creature attacks that it refers to", () => {
    const smite = instant("Smite", c.destroy(c.target(c.all(c.creature, c.attacking))), toll);
    const at = new Play({
      cards: [bear, smite],
      step: "declareAttackers",
      A: { battlefield: ["Bear"], hand: ["Smite"] },
      B: {},
      C: {},
    });
    at.choose(["Bear"]).choose("C").play("Smite", ["Bear"]);
    expect([at.life(A), at.life(B), at.life(C)]).toEqual([20, 20, 17]);
  });

  test("508.5: is the controller of the planeswalker that it attacks", () => {
    const walker = made("Walker", "Legendary Planeswalker", [], { loyalty: 3 });
    const at = new Play({
      cards: [raider, walker],
      step: "declareAttackers",
      A: { battlefield: ["Raider"] },
      B: { battlefield: [{ name: "Walker", counters: { loyalty: 3 } }] },
    });
    at.choose(["Raider"]).choose("Walker").resolve();
    expect(at.life(B)).toBe(17);
    expect(at.counters("Walker")).toEqual({ loyalty: 3 });
  });

  test("508.5a: is determined for each attacking creature", () => {
    const at = new Play({
      cards: [raider],
      step: "declareAttackers",
      A: { battlefield: ["2 Raider"] },
      B: {},
      C: {},
    });
    at.choose(["Raider", "Raider"]).choose("B").choose("C");
    at.choose(["Raider", "Raider"]).resolve().resolve();
    expect([at.life(A), at.life(B), at.life(C)]).toEqual([20, 17, 17]);
  });
});

describe("509: triggers on blocks", () => {
  test("509.1i, 509.2a, 509.3a, c: once for a creature that blocks two, once for each blocked", () => {
    const guard = creature(
      "Guard",
      "1/9",
      c.staticAbility(c.self, [c.canBlockMore(1)]),
      c.triggered(c.blocks(c.thisObject), c.gainLife(1)),
    );
    const bold = creature(
      "Bold",
      "2/2",
      c.triggered(c.becomesBlocked(c.thisObject), c.gainLife(5)),
    );
    const at = new Play({
      cards: [guard, bold, wolf],
      step: "declareAttackers",
      A: { battlefield: ["2 Bold"] },
      B: { battlefield: ["Guard", "Wolf"] },
    });
    at.choose(["Bold", "Bold"]).pass(2);
    const [one = "", other = ""] = at.all("Bold");
    if (!one || !other) throw new Error("Two attack.");
    at.answer({
      is: "pairs",
      pairs: [
        [at.id("Guard"), one],
        [at.id("Guard"), other],
        [at.id("Wolf"), one],
      ],
    });
    at.choose(["Bold", "Bold"]);
    expect(at.triggers("Guard")).toBe(1);
    expect(at.triggers("Bold")).toBe(2);
    expect(at.stack()).toEqual(["Guard ability", "Bold ability", "Bold ability"]);
    expect(at.decision).toMatchObject({ is: "act", player: A });
  });

  test("509.3b, d: once for each creature, where the text speaks of a creature", () => {
    const guard = creature(
      "Guard",
      "1/9",
      c.staticAbility(c.self, [c.canBlockMore(1)]),
      c.triggered(c.blocks(c.thisObject, c.creature), c.gainLife(1)),
    );
    const bold = creature(
      "Bold",
      "2/2",
      c.triggered(c.becomesBlocked(c.thisObject, c.creature), c.gainLife(5)),
    );
    const wary = creature(
      "Wary",
      "2/2",
      c.triggered(c.becomesBlocked(c.thisObject, c.isNamed("Wolf")), c.gainLife(5)),
    );
    const at = new Play({
      cards: [guard, bold, wary, wolf],
      step: "declareAttackers",
      A: { battlefield: ["Bold", "Wary"] },
      B: { battlefield: ["Guard", "Wolf"] },
    });
    at.choose(["Bold", "Wary"]).pass(2);
    at.answer({
      is: "pairs",
      pairs: [
        [at.id("Guard"), at.id("Bold")],
        [at.id("Guard"), at.id("Wary")],
        [at.id("Wolf"), at.id("Bold")],
      ],
    });
    expect(["Guard", "Bold", "Wary"].map((name) => at.triggers(name))).toEqual([2, 2, 0]);
    // What it can speak of is the one of that time.
    const others = at
      .happened("triggered")
      .flatMap(({ source, occasion: { other } }) =>
        source === at.id("Bold") && other ? [at.nameOf(other)] : [],
      );
    expect(others).toEqual(["Guard", "Wolf"]);
  });

  test.each([
    ["before", 1],
    ["after", 0],
  ] as const)("509.3f: red %s the block, it triggers %i times", (when, times) => {
    const red = instant("Red", c.untilEndOfTurn(c.target(c.creature), c.becomes("red")));
    const horn = artifact(
      "Horn",
      c.triggered(c.blocks(c.all(c.creature, c.ofColor("red"))), c.gainLife(1)),
    );
    const at = new Play({
      cards: [red, horn, bear, wolf],
      step: "declareAttackers",
      A: { hand: ["Red"], battlefield: ["Bear", "Horn"] },
      B: { battlefield: ["Wolf"] },
    });
    at.choose(["Bear"]);
    if (when === "before") at.play("Red", ["Wolf"]);
    block(at.pass(2), ["Wolf", "Bear"]);
    if (when === "after") at.play("Red", ["Wolf"]);
    expect(at.triggers("Horn")).toBe(times);
  });
});

test("510.3a: what triggered on damage and on the deaths after it is on the stack together", () => {
  const stinger = creature(
    "Stinger",
    "2/2",
    c.triggered(c.dealsCombatDamage(c.thisObject), c.gainLife(1)),
  );
  const mourner = artifact(
    "Mourner",
    c.triggered(c.dies(c.all(c.creature, c.controlledBy(c.you))), c.gainLife(2)),
  );
  const at = new Play({
    cards: [stinger, mourner, bear],
    step: "declareAttackers",
    A: { battlefield: ["Stinger"] },
    B: { battlefield: ["Bear", "Mourner"] },
  });
  block(at.choose(["Stinger"]).pass(2), ["Bear", "Stinger"]).pass(2);
  expect(at.stack()).toEqual(["Mourner ability", "Stinger ability"]);
  expect(at.decision).toMatchObject({ is: "act", player: A });
});

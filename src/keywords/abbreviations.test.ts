/** Keywords that only abbreviate abilities, as they are played. */
import { describe, expect, test } from "vitest";
import { characteristics } from "../engine/layers.ts";
import { A, B, type Item, Table } from "../engine/testing/table.ts";
import {
  all,
  attached,
  basic,
  card,
  copyToken,
  create,
  creature,
  damage,
  destroy,
  exileCards,
  gains,
  gets,
  inZone,
  keyword,
  land,
  mana,
  ofSubtype,
  other,
  putOntoBattlefield,
  returnToBattlefield,
  returnToHand,
  spellAbility,
  staticAbility,
  target,
  toPlayer,
  you,
} from "../language/build.ts";
import type { Ability, KeywordName } from "../language/schema.ts";
import { cyclingFor } from "./cycling.ts";
import { escapeFor } from "./escape.ts";
import { outlastFor } from "./outlast.ts";
import { scavengeFor } from "./scavenge.ts";
import { bearer, offered, testCard } from "./testing/cards.ts";
import { unearthFor } from "./unearth.ts";

const numbered = (name: KeywordName, value: number): Ability =>
  keyword(name, { amount: { is: "number", value } });

const murder = testCard("Murder", [spellAbility(destroy(target(creature)))], { type: "Instant" });
const bounce = testCard("Bounce", [spellAbility(returnToHand(target(creature)))], {
  type: "Instant",
});
const big = testCard("Big", [], { pt: "3/3" });
const tall = testCard("Tall", [], { pt: "1/3" });
const small = testCard("Small", [], { pt: "1/1" });

/** A's creature attacks, with others; B has these creatures. */
const attack = (ability: Ability, others: readonly string[] = [], theirs: readonly Item[] = []) =>
  new Table({
    step: "declareAttackers",
    A: { battlefield: ["Bearer", ...others] },
    B: { battlefield: theirs, library: ["3 Island"] },
    cards: [bearer(ability), big, small, testCard("Flanker", [keyword("flanking")])],
  }).choose(["Bearer", ...others]);

const block = (table: Table, blocker: string): Table =>
  table.pass(2).answer({ is: "pairs", pairs: [[table.id(blocker), table.id("Bearer")]] });

describe("702.29: cycling", () => {
  const position = (ability: Ability): Table =>
    new Table({
      A: { hand: ["Bearer"], library: ["Forest", "Island", "Grizzly Bears"] },
      cards: [bearer(ability)],
    });

  test("702.29a: discarded as the cost, and a card is drawn", () => {
    const table = position(cyclingFor("{0}")).activate("Bearer");
    expect(table.zone("Bearer")).toBe("graveyard");
    expect(table.happened("moved").at(-1)).toMatchObject({ how: "discard" });
    table.resolve();
    expect(table.zone("Forest")).toBe("hand");
  });

  test("702.29a: only out of the hand", () => {
    for (const zone of ["battlefield", "graveyard"] as const) {
      const table = new Table({
        A: { [zone]: ["Bearer"], library: ["Forest"] },
        cards: [bearer(cyclingFor("{0}"))],
      });
      expect(table.refusal(table.activateAction("Bearer"))).not.toBeNull();
    }
  });

  test("702.29e: typecycling finds a card of the type", () => {
    const table = position(cyclingFor("{0}", ofSubtype("Island")))
      .activate("Bearer")
      .resolve();
    expect(offered(table)).toEqual(["Island"]);
    const any = position(cyclingFor("{0}", all(basic, land)))
      .activate("Bearer")
      .resolve();
    expect(offered(any)).toEqual(["Forest", "Island"]);
  });
});

describe("702.84a: unearth", () => {
  const position = (): Table =>
    new Table({
      A: { hand: ["Bounce"], graveyard: ["Bearer"] },
      cards: [bearer(unearthFor("{0}")), bounce],
    })
      .activate("Bearer")
      .resolve();

  test("it comes back with haste and is exiled at the next end step", () => {
    const table = position();
    expect(table.zone("Bearer")).toBe("battlefield");
    expect(table.keywords("Bearer")).toContain("haste");
    table.passUntil("end").resolve();
    expect(table.zone("Bearer")).toBe("exile");
  });

  test("it is exiled wherever else it would go", () => {
    const table = position().cast("Bounce", "Bearer").resolve();
    expect(table.zone("Bearer")).toBe("exile");
  });
});

describe("702.100: evolve", () => {
  const position = (name: string): Table =>
    new Table({
      A: { hand: [name], battlefield: ["Bearer"] },
      cards: [bearer(keyword("evolve")), big, tall, small],
    })
      .cast(name)
      .resolve();

  test.each(["Big", "Tall"])("702.100a: %s has more power or toughness", (name) => {
    expect(position(name).resolve().pt("Bearer")).toBe("3/3");
  });

  test("702.100c: nothing is greater than what isn't a creature", () => {
    const table = new Table({
      A: { hand: ["Big"], battlefield: ["Bearer"] },
      cards: [bearer(keyword("evolve"), { type: "Artifact" }), big],
    });
    expect(table.cast("Big").resolve().stack()).toEqual([]);
  });

  test("702.100a, 603.4: otherwise it doesn't trigger", () => {
    expect(position("Small").stack()).toEqual([]);
  });
});

describe("702.136a: riot", () => {
  const position = (yes: boolean): Table =>
    new Table({ A: { hand: ["Bearer"] }, cards: [bearer(keyword("riot"))] })
      .cast("Bearer")
      .resolve()
      .choose(yes);

  test("a counter", () => {
    expect(position(true).pt("Bearer")).toBe("3/3");
    expect(position(true).keywords("Bearer")).not.toContain("haste");
  });

  test("the same where it isn't cast, and for a token", () => {
    const clone = create(1, copyToken(target(creature)));
    const raise = spellAbility(returnToBattlefield(target(all(card, inZone("graveyard", you)))));
    const table = new Table({
      A: { hand: ["Clone", "Raise", "Murder"], graveyard: ["Bearer"] },
      cards: [
        bearer(keyword("riot")),
        murder,
        testCard("Clone", [spellAbility(clone)], { type: "Instant" }),
        testCard("Raise", [raise], { type: "Instant" }),
      ],
    });
    table.cast("Raise", "Bearer").resolve().choose(false);
    expect(table.keywords("Bearer")).toContain("haste");
    table.cast("Clone", "Bearer").resolve().choose(false);
    const original = table.id("Bearer");
    const [token] = table.all("Bearer").filter((id) => id !== original);
    if (!token) throw new Error("There is no copy.");
    const { abilities } = characteristics(table.game, token);
    expect(
      abilities.some(({ ability }) => ability.is === "keyword" && ability.name === "haste"),
    ).toBe(true);
  });

  test("611.2e, 614.1c: beside what the effect says that puts it there, each of its own source", () => {
    const raise = putOntoBattlefield(target(all(creature, card, inZone("graveyard", you))), {
      as: [gains(keyword("flying"))],
    });
    const table = new Table({
      A: { hand: ["Raise"], graveyard: ["Bearer"] },
      cards: [
        bearer(keyword("riot")),
        testCard("Raise", [spellAbility(raise)], { type: "Instant" }),
      ],
    });
    table.cast("Raise", "Bearer").resolve().choose(false);
    expect(table.keywords("Bearer")).toEqual(expect.arrayContaining(["flying", "haste"]));
    expect(table.cited("effectBegan")).toEqual(["611.2e", "614.1c"]);
    const sources = table.happened("effectBegan").map(({ source }) => source);
    expect(new Set(sources).size).toBe(2);
  });

  test("or haste", () => {
    expect(position(false).pt("Bearer")).toBe("2/2");
    expect(position(false).keywords("Bearer")).toContain("haste");
  });
});

test("702.107a: outlast, only when a sorcery could be cast", () => {
  const position = (step: "main1" | "end"): Table =>
    new Table({ step, A: { battlefield: ["Bearer"] }, cards: [bearer(outlastFor("{0}"))] });
  const table = position("main1").activate("Bearer").resolve();
  expect(table.pt("Bearer")).toBe("3/3");
  expect(table.game.objects[table.id("Bearer")]?.tapped).toBe(true);
  const late = position("end");
  expect(late.refusal(late.activateAction("Bearer"))).not.toBeNull();
});

describe("attacks", () => {
  test("702.91a: battle cry is for the others that attack", () => {
    const table = attack(keyword("battleCry"), ["Big", "Small"]).resolve();
    expect(["Bearer", "Big", "Small"].map((name) => table.pt(name))).toEqual(["2/2", "4/3", "2/1"]);
  });

  test("702.134a: mentor targets an attacker of less power", () => {
    const table = attack(keyword("mentor"), ["Big", "Small"]);
    expect(offered(table)).toEqual(["Small"]);
    expect(table.choose(["Small"]).resolve().pt("Small")).toBe("2/2");
  });

  test("702.86a: annihilator 2", () => {
    const table = attack(numbered("annihilator", 2), [], ["3 Small"]).resolve();
    expect(table.decision).toMatchObject({ is: "choose", player: B, min: 2, max: 2 });
  });

  test("702.115a: ingest exiles the top card of their library", () => {
    const table = attack(keyword("ingest")).passUntil("combatDamage").resolve();
    expect(table.library(B)).toHaveLength(2);
    expect(table.game.exile).toHaveLength(1);
  });
});

describe("blocks", () => {
  test("702.45a: bushido as it becomes blocked, and as it blocks", () => {
    expect(
      block(attack(numbered("bushido", 2), [], ["Big"]), "Big")
        .resolve()
        .pt("Bearer"),
    ).toBe("4/4");
    const table = new Table({
      step: "declareAttackers",
      A: { battlefield: ["Big"] },
      B: { battlefield: ["Bearer"] },
      cards: [bearer(numbered("bushido", 1)), big],
    }).choose(["Big"]);
    table
      .pass(2)
      .answer({ is: "pairs", pairs: [[table.id("Bearer"), table.id("Big")]] })
      .resolve();
    expect(table.pt("Bearer")).toBe("3/3");
  });

  test("702.130a: afflict 3", () => {
    const table = block(attack(numbered("afflict", 3), [], ["Big"]), "Big").resolve();
    expect(table.life(B)).toBe(17);
  });

  test("702.25a: flanking, only for a blocker without it", () => {
    const table = block(attack(keyword("flanking"), [], ["Big"]), "Big").resolve();
    expect(table.pt("Big")).toBe("2/2");
    expect(block(attack(keyword("flanking"), [], ["Flanker"]), "Flanker").stack()).toEqual([]);
  });
});

describe("deaths", () => {
  const position = (ability: Ability, counters: Readonly<Record<string, number>> = {}): Table =>
    new Table({
      A: { hand: ["Murder"], battlefield: [{ name: "Bearer", counters }, "Golem"] },
      cards: [
        bearer(ability),
        murder,
        testCard("Golem", [], { type: "Artifact Creature — Golem" }),
      ],
    })
      .cast("Murder", "Bearer")
      .resolve();

  test("702.135a: afterlife 2", () => {
    const table = position(numbered("afterlife", 2)).resolve();
    expect(table.all("Spirit Token")).toHaveLength(2);
    expect(table.keywords("Spirit Token")).toContain("flying");
  });

  test("702.93a: undying, unless it had a +1/+1 counter", () => {
    const table = position(keyword("undying")).resolve();
    expect(table.pt("Bearer")).toBe("3/3");
    expect(position(keyword("undying"), { "+1/+1": 1 }).stack()).toEqual([]);
  });

  test("702.43a: modular passes on the counters that it had", () => {
    const table = position(numbered("modular", 1), { "+1/+1": 3 })
      .choose(["Golem"])
      .resolve()
      .choose(true);
    expect(table.pt("Golem")).toBe("5/5");
  });
});

describe("entering", () => {
  const enter = (ability: Ability): Table =>
    new Table({ A: { hand: ["Bearer"] }, cards: [bearer(ability)] }).cast("Bearer").resolve();

  test("702.43a: modular 2", () => {
    expect(enter(numbered("modular", 2)).pt("Bearer")).toBe("4/4");
  });

  test("702.123a: fabricate 2, counters or Servos", () => {
    expect(enter(numbered("fabricate", 2)).resolve().choose(true).pt("Bearer")).toBe("4/4");
    const table = enter(numbered("fabricate", 2)).resolve().choose(false);
    expect(table.pt("Bearer")).toBe("2/2");
    expect(table.all("Servo Token")).toHaveLength(2);
  });

  test("702.54a: bloodthirst 3, if an opponent was dealt damage", () => {
    const burn = testCard("Burn", [spellAbility(damage(1, toPlayer({ is: "eachOpponent" })))], {
      type: "Instant",
    });
    const position = (): Table =>
      new Table({
        A: { hand: ["Bearer", "Burn"] },
        cards: [bearer(numbered("bloodthirst", 3)), burn],
      });
    expect(position().cast("Bearer").resolve().pt("Bearer")).toBe("2/2");
    const after = position().cast("Burn").resolve().cast("Bearer").resolve();
    expect(after.pt("Bearer")).toBe("5/5");
  });

  test("702.92a: living weapon is attached to a Germ", () => {
    const sword = testCard(
      "Bearer",
      [keyword("livingWeapon"), staticAbility(attached, [gets(2, 2)])],
      { type: "Artifact — Equipment" },
    );
    const table = new Table({ A: { hand: ["Bearer"] }, cards: [sword] });
    table.cast("Bearer").resolve().resolve();
    expect(table.pt("Phyrexian Germ Token")).toBe("2/2");
  });
});

describe("from the graveyard", () => {
  test("702.97a: scavenge, as much as its power was", () => {
    const table = new Table({
      A: { graveyard: ["Bearer"], battlefield: ["Small"] },
      cards: [bearer(scavengeFor("{0}")), small],
    })
      .activate("Bearer", "Small")
      .resolve();
    expect(table.zone("Bearer")).toBe("exile");
    expect(table.pt("Small")).toBe("3/3");
  });

  const escaping = escapeFor(
    mana("{0}"),
    exileCards(2, all(other, card, inZone("graveyard", you))),
  );
  const position = (more: string): Table =>
    new Table({ A: { graveyard: ["Bearer", more] }, cards: [bearer(escaping)] });

  test("702.138a: escape, with other cards exiled", () => {
    const table = position("3 Island");
    table.act(table.castAction("Bearer", "way")).settleUntilAsked();
    expect(offered(table)).toEqual(["Island", "Island", "Island"]);
  });

  test("702.138a, 118.3: not without enough of them", () => {
    const table = position("1 Island");
    expect(table.refusal(table.castAction("Bearer", "way"))).not.toBeNull();
    expect(table.graveyard(A)).toHaveLength(2);
  });
});

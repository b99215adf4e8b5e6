import { describe, expect, test } from "vitest";
import { creature, Play, sorcery } from "../engine/testing/play.ts";
import { A, B } from "../engine/testing/table.ts";
import {
  all,
  attach,
  creature as isCreature,
  keyword,
  ofSubtype,
  putWith,
  target,
} from "../language/build.ts";

const lands = ["9 Swamp", "9 Plains", "9 Island", "9 Mountain"];

/** A casts it on that card in a graveyard; it is on the battlefield, its ability on the stack. */
const animating = (name: string, more: object = {}, theirs: object = {}): Play => {
  const table = new Play({
    A: { hand: ["Animate Dead"], battlefield: lands, graveyard: [name], ...more },
    B: theirs,
  });
  return table.play("Animate Dead", [name]);
};
const host = (table: Play): string | undefined => {
  const { attachedTo } = table.object("Animate Dead");
  return attachedTo && table.nameOf(attachedTo);
};

describe("an Aura on a card in a graveyard", () => {
  test("702.5a, 303.4a: it targets a creature card in any graveyard, and nothing else", () => {
    const table = new Play({
      A: {
        hand: ["Animate Dead"],
        battlefield: ["Swamp", "Swamp", "Grizzly Bears"],
        graveyard: ["Serra Angel", "Shock"],
      },
      B: { graveyard: ["Craw Wurm"], battlefield: ["Hill Giant"] },
    });
    table.act(table.castAction("Animate Dead")).settleUntilAsked();
    const { decision } = table;
    if (decision.is !== "choose") throw new Error(`Asked for ${decision.is}.`);
    const names = decision.from.map((one) =>
      one.is === "object" ? table.nameOf(one.object) : one,
    );
    expect(names.toSorted()).toEqual(["Craw Wurm", "Serra Angel"]);
  });

  test("704.5m: it stays attached to it, while its ability is on the stack", () => {
    const table = animating("Serra Angel");
    expect(table.stack()).toEqual(["Animate Dead ability"]);
    expect(table.graveyard(A)).toEqual(["Serra Angel"]);
    expect(table.object("Animate Dead").attachedTo).toBe(table.id("Serra Angel"));
    // 109.2: "enchanted creature" is a permanent: the card has its power as printed.
    expect(table.pt("Serra Angel")).toBe("4/4");
  });

  test("704.5m: without that card it goes to the graveyard, and its ability does nothing", () => {
    const table = animating("Serra Angel", {}, { battlefield: ["Tormod's Crypt"] });
    table.pass().act(table.activateAction("Tormod's Crypt")).choices(["A"]).resolve().settle();
    expect(table.graveyard(A)).toEqual(["Animate Dead"]);
    table.resolve();
    expect(table.exile()).toEqual(["Serra Angel"]);
    expect(table.stack()).toEqual([]);
  });
});

describe("what it does as it enters", () => {
  test("110.2a, 701.3a: the creature comes under your control with the Aura on it, 1 weaker", () => {
    const table = animating("Serra Angel").resolve();
    expect(host(table)).toBe("Serra Angel");
    expect(table.zone("Serra Angel")).toBe("battlefield");
    expect(table.pt("Serra Angel")).toBe("3/4");
    expect(table.happened("moved").filter(({ from }) => from.zone === "battlefield")).toEqual([]);
  });

  test("110.2a: out of an opponent's graveyard, too", () => {
    const table = new Play({
      A: { hand: ["Animate Dead"], battlefield: lands },
      B: { graveyard: ["Craw Wurm"] },
    });
    table.play("Animate Dead", ["Craw Wurm"]).resolve();
    expect(table.of("Craw Wurm").controller).toBe(A);
    expect(table.object("Craw Wurm").owner).toBe(B);
  });

  test("113.10b, 607.2c: it has another enchant ability then, for that creature alone", () => {
    const table = animating("Serra Angel").resolve();
    const enchants = table
      .of("Animate Dead")
      .abilities.flatMap(({ ability }) =>
        ability.is === "keyword" && ability.name === "enchant" ? [ability.quality] : [],
      );
    expect(enchants).toEqual([all(isCreature, putWith("animated"))]);
  });

  test("303.4j: it can't be moved to another creature, nor to another card", () => {
    const mover = sorcery("Mover", attach(target(ofSubtype("Aura")), target(isCreature)));
    const table = new Play({
      cards: [mover],
      A: {
        hand: ["Animate Dead", "Mover", "Holy Strength"],
        battlefield: [...lands, "Grizzly Bears"],
        graveyard: ["Serra Angel", "Craw Wurm"],
      },
    });
    table.play("Animate Dead", ["Serra Angel"]).resolve();
    table.play("Mover", ["Animate Dead"], ["Grizzly Bears"]);
    expect(host(table)).toBe("Serra Angel");
    expect(table.pt("Grizzly Bears")).toBe("2/2");
  });

  test("603.4: if it isn't on the battlefield as its ability resolves, nothing is returned", () => {
    const table = animating("Serra Angel", {}, { hand: ["Disenchant"], battlefield: lands });
    table.pass().cast("Disenchant", ["Animate Dead"]).resolve().resolve();
    expect(table.graveyard(A)).toEqual(["Serra Angel", "Animate Dead"]);
    expect(table.happened("didNotResolve")).toHaveLength(1);
    expect(table.happened("delayed")).toEqual([]);
  });

  test("702.18a: shroud is nothing to it in a graveyard, and doesn't keep the Aura off", () => {
    const hidden = creature("Hidden", "3/3", keyword("shroud"));
    const table = new Play({
      cards: [hidden],
      A: { hand: ["Animate Dead"], battlefield: lands, graveyard: ["Hidden"] },
    });
    table.play("Animate Dead", ["Hidden"]).resolve();
    expect(host(table)).toBe("Hidden");
    expect(table.pt("Hidden")).toBe("2/3");
  });

  test.each([
    ["702.16c: protection from black", "White Knight"],
    ["303.4c: what is no creature on the battlefield", "Thassa, God of the Sea"],
  ])("%s keeps the Aura off: it goes, and the permanent is sacrificed", (_, name) => {
    const table = animating(name).resolve();
    expect(table.zone(name)).toBe("battlefield");
    expect(table.graveyard(A)).toEqual(["Animate Dead"]);
    expect(table.stack()).toEqual(["Animate Dead ability"]);
    table.resolve();
    expect(table.graveyard(A)).toEqual(["Animate Dead", name]);
  });
});

describe("when it leaves the battlefield", () => {
  test.each([
    ["Disenchant", "graveyard"],
    ["Boomerang", "hand"],
  ] as const)("701.21a: the creature is sacrificed after %s", (spell, zone) => {
    const table = animating("Serra Angel", {}, { hand: [spell], battlefield: lands }).resolve();
    table.pass().cast(spell, ["Animate Dead"]).resolve();
    expect(table.zone("Animate Dead")).toBe(zone);
    expect(table.zone("Serra Angel")).toBe("battlefield");
    table.resolve();
    expect(table.zone("Serra Angel")).toBe("graveyard");
    expect(table.happened("moved").at(-1)?.how).toBe("sacrifice");
  });

  test("701.21a: by its controller, whoever that is by then", () => {
    const table = animating(
      "Serra Angel",
      { hand: ["Animate Dead", "Disenchant"], library: ["9 Forest"] },
      { hand: ["Act of Treason"], battlefield: lands, library: ["9 Forest"] },
    ).resolve();
    table.passUntil(2).passUntil("main1").cast("Act of Treason", ["Serra Angel"]).resolve();
    expect(table.of("Serra Angel").controller).toBe(B);
    table.pass().cast("Disenchant", ["Animate Dead"]).resolve().resolve();
    expect(table.graveyard(A)).toContain("Serra Angel");
    expect(table.happened("moved").at(-1)).toMatchObject({ how: "sacrifice", player: B });
  });

  test("704.5m: without the creature the Aura goes, and what is sacrificed is nothing", () => {
    const table = animating("Serra Angel", { hand: ["Animate Dead", "Unsummon"] }).resolve();
    table.cast("Unsummon", ["Serra Angel"]).resolve();
    expect(table.graveyard(A)).toContain("Animate Dead");
    table.resolve();
    expect(table.hand(A)).toEqual(["Serra Angel"]);
  });

  test("400.7: what comes back by persist is another creature, which stays", () => {
    const table = animating("Kitchen Finks", { hand: ["Animate Dead", "2 Shock"] });
    table.resolve().resolve();
    expect(table.pt("Kitchen Finks")).toBe("2/2");
    table.cast("Shock", ["Kitchen Finks"]).resolve();
    if (table.decision.is === "order") {
      table.answer({ is: "order", order: [...table.decision.items] });
    }
    expect(table.stack()).toHaveLength(2);
    table.resolve().resolve();
    expect(table.pt("Kitchen Finks")).toBe("2/1");
  });
});

describe("without being cast", () => {
  test("303.4f: it enters attached to a creature card that its player chooses", () => {
    const table = new Play({
      A: {
        hand: ["Replenish"],
        battlefield: [...lands, "Hill Giant"],
        graveyard: ["Animate Dead", "Serra Angel", "Shock"],
      },
      B: { graveyard: ["Craw Wurm"] },
    });
    table.play("Replenish").choose(["Craw Wurm"]).settle();
    expect(host(table)).toBe("Craw Wurm");
    table.resolve();
    expect(table.of("Craw Wurm").controller).toBe(A);
    expect(table.pt("Craw Wurm")).toBe("5/4");
  });

  test("303.4g: without such a card it stays where it is", () => {
    const table = new Play({
      A: { hand: ["Replenish"], battlefield: lands, graveyard: ["Animate Dead", "Shock"] },
      B: { battlefield: ["Hill Giant"] },
    });
    table.play("Replenish");
    expect(table.graveyard(A)).toContain("Animate Dead");
  });

  test("707.2: a copy of it is a new one, that wants a card of its own", () => {
    const table = animating("Serra Angel", {
      hand: ["Animate Dead", "Copy Enchantment"],
      graveyard: ["Serra Angel", "Craw Wurm"],
    }).resolve();
    // 303.4f: it isn't an Aura spell, so it chooses as it enters.
    table.cast("Copy Enchantment").resolve().choose(["Animate Dead"]);
    table.choose(["Craw Wurm"]).settle().resolve();
    expect(table.pt("Craw Wurm")).toBe("5/4");
    expect(table.pt("Serra Angel")).toBe("3/4");
  });
});

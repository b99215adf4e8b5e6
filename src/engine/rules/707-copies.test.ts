/** Linked abilities, copies and double-faced cards: what the other tests leave (CR 607, 707, 712). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import { artifact, creature, instant, made, Play, sorcery } from "../testing/play.ts";
import { A, B } from "../testing/table.ts";

const bear = creature("Bear", "2/2");

/** A double-faced card: the front gains life as it enters, the back is bigger. */
const twoFaced = c.defineCard(["Pup", "試験", "しけん"], {
  cost: "{1}{G}",
  type: "Creature — Wolf",
  pt: "1/1",
  text: [c.triggered(c.enters(c.thisObject), c.gainLife(1)), c.activated([], c.transform())],
  back: {
    name: ["Hound", "試験の裏", "しけんのうら"],
    type: "Creature — Werewolf",
    colors: ["red"],
    pt: "5/5",
    text: [c.triggered(c.attacks(c.thisObject), c.gainLife(5))],
  },
});
const pup = (): Play =>
  new Play({
    cards: [
      twoFaced,
      instant("Growth", c.untilEndOfTurn(c.target(c.creature), c.gets(3, 3))),
      instant("Kill", c.destroy(c.target(c.creature))),
      sorcery("Mirror", c.create(1, c.copyToken(c.target(c.creature)))),
      instant(
        "Blink",
        c.inOrder(
          c.exile(c.target(c.creature), { name: "it" }),
          c.returnToBattlefield(c.named("it")),
        ),
      ),
    ],
    A: {
      hand: ["Growth", "Kill", "Mirror", "Blink"],
      battlefield: [{ name: "Pup", face: "back" }],
    },
  });

describe("712: double-faced cards", () => {
  test("712.8a: elsewhere it has only the characteristics of its front face", () => {
    const at = pup();
    expect(at.of("Hound")).toMatchObject({ colors: ["red"], power: 5 });
    at.play("Kill", ["Hound"]);
    expect(at.graveyard(A)).toEqual(["Pup", "Kill"]);
    expect(at.of("Pup")).toMatchObject({ colors: ["green"], power: 1, subtypes: ["Wolf"] });
  });

  test("712.8c–d, 712.11, 712.13: cast and entering with its front face and that face's abilities", () => {
    const at = new Play({
      cards: [twoFaced],
      A: { hand: ["Pup"], battlefield: ["2 Forest"] },
    });
    at.cast("Pup");
    expect(at.stack()).toEqual(["Pup"]);
    at.resolve();
    expect(at.pt("Pup")).toBe("1/1");
    expect(at.stack()).toEqual(["Pup ability"]);
  });

  test("712.14: put onto the battlefield otherwise, its front face is up", () => {
    const at = pup().play("Blink", ["Hound"]);
    expect(at.pt("Pup")).toBe("1/1");
    expect(at.all("Hound")).toEqual([]);
    expect(at.triggers("Pup")).toBe(1);
  });

  test("712.18: effects, counters and damage go on as it turns over; nothing enters", () => {
    const at = new Play({
      cards: [twoFaced, instant("Growth", c.untilEndOfTurn(c.target(c.creature), c.gets(3, 3)))],
      A: {
        hand: ["Growth"],
        battlefield: [{ name: "Pup", damage: 1, counters: { "+1/+1": 1 } }],
      },
    });
    at.play("Growth", ["Pup"]);
    const id = at.id("Pup");
    at.activate("Pup").resolve();
    expect(at.id("Hound")).toBe(id);
    expect(at.pt("Hound")).toBe("9/9");
    expect(at.object("Hound").damage).toBe(1);
    expect(at.triggers("Pup")).toBe(0);
  });

  test("707.8: a copy is of the face that is up", () => {
    const clone = creature(
      "Clone",
      "0/0",
      c.replacement(c.enters(c.thisObject), c.enterAsCopy(c.creature)),
    );
    const at = new Play({
      cards: [twoFaced, clone],
      A: { hand: ["Clone"], battlefield: [{ name: "Pup", face: "back" }] },
    });
    at.cast("Clone").resolve().choose(["Hound"]);
    expect(at.all("Hound")).toHaveLength(2);
    expect(at.all("Hound").map((id) => at.character(id).power)).toEqual([5, 5]);
  });
});

describe("707: copies", () => {
  test("707.9b: a characteristic that the copying changes is copiable itself", () => {
    const big = sorcery(
      "Big",
      c.create(1, c.copyToken(c.target(c.creature), c.setPT(7, 7)), { name: "new" }),
    );
    const mirror = sorcery(
      "Mirror",
      c.create(1, c.copyToken(c.target(c.all(c.creature, c.isToken)))),
    );
    const at = new Play({
      cards: [big, mirror, bear],
      A: { hand: ["Big", "Mirror"], battlefield: ["Bear"] },
    });
    at.play("Big", ["Bear"]).play("Mirror", ["Bear"]);
    const sizes = at.all("Bear").map((id) => at.character(id).power);
    expect(sizes).toEqual([2, 7, 7]);
  });

  test("707.7: a copied pair of linked abilities is linked on the copy, and on it alone", () => {
    const jar = artifact(
      "Jar",
      c.activated([], c.exile(c.target(c.creature), { link: "jar" })),
      c.activated([], c.returnToHand(c.linked("jar"))),
    );
    const mirror = sorcery("Mirror", c.create(1, c.copyToken(c.target(c.artifact))));
    const at = new Play({
      cards: [jar, mirror, bear, creature("Wolf", "2/2")],
      A: { hand: ["Mirror"], battlefield: ["Jar", "Bear", "Wolf"] },
    });
    at.play("Mirror", ["Jar"]).activate("Jar", ["Bear"]).resolve();
    const [, token] = at.all("Jar");
    if (!token) throw new Error("No copy.");
    const keys = at
      .character(token)
      .abilities.filter(({ ability }) => ability.is === "activated")
      .map(({ key }) => key);
    const use = (ability = 0): Play =>
      at.act({ is: "activate", object: token, ability: keys[ability] ?? "none" });
    use(1).resolve();
    expect(at.exile()).toEqual(["Bear"]);
    use(0).choose(["Wolf"]).resolve();
    use(1).resolve();
    expect(at.exile()).toEqual(["Bear"]);
    expect(at.hand(A)).toEqual(["Wolf"]);
  });

  test("707.11: an effect that means this permanent still means it as a copy of another", () => {
    const doomed = creature(
      "Doomed",
      "1/1",
      c.activated([], c.delayed(c.beginningOf("end", c.eachPlayer), c.sacrifice(c.self))),
    );
    const morph = instant(
      "Morph",
      c.becomeCopy(c.target(c.creature), c.target(c.creature), { until: c.forever }),
    );
    const at = new Play({
      cards: [doomed, morph, bear],
      A: { hand: ["Morph"], battlefield: ["Doomed", "Bear"] },
    });
    const id = at.id("Doomed");
    at.activate("Doomed").resolve().play("Morph", ["Doomed"], ["Bear"]);
    expect(at.character(id).name?.en).toBe("Bear");
    at.until();
    at.resolve();
    expect(at.graveyard(A)).toContain("Doomed");
  });
});

describe("607: linked abilities", () => {
  test("607.2d: what was chosen for one object says nothing of another of that name", () => {
    const banner = artifact(
      "Banner",
      c.asThisEnters(c.chooseColor()),
      c.staticAbility(c.every(c.all(c.creature, c.ofChosenColor)), [c.gets(1, 0)]),
    );
    const hue = (name: string, cost: string) =>
      made(name, "Creature — Bear", [], { pt: "1/1", cost });
    const at = new Play({
      cards: [banner, hue("Green", "{G}"), hue("Blue", "{U}"), hue("Red", "{R}")],
      A: { hand: ["Banner", "Banner"] },
      B: { battlefield: ["Green", "Blue", "Red"] },
    });
    at.cast("Banner").resolve().choose("green");
    expect([at.pt("Green"), at.pt("Blue"), at.pt("Red")]).toEqual(["2/1", "1/1", "1/1"]);
    at.cast("Banner").resolve().choose("blue");
    expect([at.pt("Green"), at.pt("Blue"), at.pt("Red")]).toEqual(["2/1", "2/1", "1/1"]);
    expect(at.life(B)).toBe(20);
  });
});

/** Double-faced cards, tokens and copies: what the other tests leave (CR 701.27, 707.8, 712). */
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import type { Ability } from "../../language/schema.ts";
import { refused } from "../testing/making.ts";
import { creature, instant, Play, sorcery } from "../testing/play.ts";
import { A, B } from "../testing/table.ts";

type Back = NonNullable<Parameters<typeof c.defineCard>[1]["back"]>;

const double = (back: Partial<Back>, ...text: readonly Ability[]) =>
  c.defineCard(["Pup", "試験", "しけん"], {
    cost: "{1}{G}",
    type: "Creature — Wolf",
    pt: "1/1",
    text,
    back: {
      name: ["Hound", "試験の裏", "しけんのうら"],
      type: "Creature — Wolf",
      pt: "5/5",
      ...back,
    },
  });
const turns = c.activated([], c.transform());
const pup = double({ colors: ["red"], text: [turns] }, turns);
const trick = double({ type: "Sorcery", text: [c.spellAbility(c.draw(1))] }, turns);

describe("707.8a: tokens that are copies of double-faced permanents", () => {
  const mirror = sorcery("Mirror", c.create(1, c.copyToken(c.target(c.creature))));
  const big = sorcery("Big", c.create(1, c.copyToken(c.target(c.creature), c.setPT(7, 7))));
  const bear = creature("Bear", "2/2");
  const morph = instant("Morph", c.becomeCopy(c.target(c.creature), c.target(c.creature)));
  const at = (...spells: readonly string[]): Play =>
    new Play({
      cards: [pup, mirror, big, bear, morph],
      A: { hand: spells, battlefield: ["Pup"] },
    });
  const token = (game: Play) => {
    const [last] = game.game.battlefield.slice(-1);
    if (!last) throw new Error("No token.");
    return last;
  };
  const turn = (game: Play, id = token(game)): Play => {
    const key = game.character(id).abilities.find(({ ability }) => ability.is === "activated")?.key;
    return game.act({ is: "activate", object: id, ability: key ?? "none" }).resolve();
  };
  const looks = (game: Play, id = token(game)): string => {
    const { name, power, toughness } = game.character(id);
    return `${name?.en} ${power}/${toughness}`;
  };

  test("707.8a: it has both faces and turns over, there and back", () => {
    const game = at("Mirror").play("Mirror", ["Pup"]);
    expect(looks(game)).toBe("Pup 1/1");
    expect(looks(turn(game))).toBe("Hound 5/5");
    expect(game.character(token(game)).colors).toEqual(["red"]);
    expect(looks(turn(game))).toBe("Pup 1/1");
    expect(game.pt("Pup")).toBe("1/1");
  });

  test("202.3b, 712.8e: with its back face up it has the mana value of its front", () => {
    const game = at("Mirror").play("Mirror", ["Pup"]);
    const id = token(turn(game));
    expect(game.character(id)).toMatchObject({ name: { en: "Hound" }, frontCost: "{1}{G}" });
  });

  test("707.8a: of one with its back face up it enters so", () => {
    const game = turn(at("Mirror")).play("Mirror", ["Hound"]);
    expect(game.all("Hound")).toHaveLength(2);
    expect(looks(turn(game))).toBe("Pup 1/1");
    expect(game.all("Hound")).toHaveLength(1);
  });

  test("707.8a, 707.9: an exception is one for both faces", () => {
    const game = at("Big").play("Big", ["Pup"]);
    expect(looks(game)).toBe("Pup 7/7");
    expect(looks(turn(game))).toBe("Hound 7/7");
  });

  test("707.8a: a copy of such a token is one, too", () => {
    const game = at("Mirror", "Mirror");
    game.play("Mirror", ["Pup"]);
    turn(game).play("Mirror", ["Hound"]);
    expect(looks(game)).toBe("Hound 5/5");
    expect(looks(turn(game))).toBe("Pup 1/1");
  });

  test("707.8a: what the permanent has become a copy of, both faces are", () => {
    const game = new Play({
      cards: [pup, mirror, bear, morph],
      A: { hand: ["Mirror", "Morph"], battlefield: ["Pup", "Bear"] },
    });
    game.play("Morph", ["Pup"], ["Bear"]).play("Mirror", ["Bear"]);
    const { base, reverse } = game.game.objects[token(game)] ?? {};
    expect([base?.name.en, reverse?.name.en]).toEqual(["Bear", "Bear"]);
  });

  test("707.8a, 702.145f: which of them is up is known: by day a werewolf turns over", () => {
    const werewolf = double({ text: [c.keyword("nightbound")] }, c.keyword("daybound"));
    const game = new Play({
      cards: [werewolf, mirror, instant("Dawn", c.becomeDay)],
      time: "night",
      A: { hand: ["Mirror", "Dawn"], battlefield: [{ name: "Pup", face: "back" }] },
    });
    game.play("Mirror", ["Hound"]);
    expect(game.all("Hound")).toHaveLength(2);
    game.play("Dawn");
    expect(game.all("Pup")).toHaveLength(2);
  });

  test("707.10g: a copy of a double-faced spell becomes such a token", () => {
    const fork = instant("Fork", c.copySpell(c.target(c.spell)));
    const game = new Play({
      cards: [pup, fork],
      A: { hand: ["Pup", "Fork"], battlefield: ["2 Forest"] },
    });
    game.cast("Pup").play("Fork", ["Pup"]).resolve();
    expect(looks(game)).toBe("Pup 1/1");
    expect(looks(turn(game))).toBe("Hound 5/5");
    expect(game.object("Hound").token).toBe(true);
  });
});

test("712.10, 701.27d: what would become an instant or sorcery doesn't turn over", () => {
  const at = new Play({ cards: [trick], A: { battlefield: ["Pup"] } });
  at.activate("Pup").resolve();
  expect(at.battlefield()).toEqual(["Pup"]);
  expect(at.happened("transformed")).toEqual([]);
});

test("712.11c: only the face that will be up tells whether it can be cast", () => {
  const cast = (faces: ReturnType<typeof double>): Play =>
    new Play({
      cards: [faces],
      A: { battlefield: ["2 Forest"], hand: ["Pup"] },
      active: "B",
    }).pass();
  const flash = c.keyword("flash");
  const backFlash = cast(double({ text: [flash] }));
  expect(refused(backFlash, { is: "act", action: backFlash.castAction("Pup") })).toBe(
    "notYourTurn",
  );
  expect(cast(double({}, flash)).cast("Pup").stack()).toEqual(["Pup"]);
});

describe("712.13a, 400.4a: entering with the other face up", () => {
  const enters = c.asThisEnters(c.transform());

  test("712.13a: a spell does, but not with a sorcery face: that goes to the graveyard", () => {
    const cast = (faces: ReturnType<typeof double>): Play =>
      new Play({ cards: [faces], A: { battlefield: ["2 Forest"], hand: ["Pup"] } })
        .cast("Pup")
        .resolve();
    const turned = cast(double({}, enters));
    expect(turned.pt("Hound")).toBe("5/5");
    const away = cast(double({ type: "Sorcery", text: [] }, enters));
    expect(away.battlefield()).toEqual(["Forest", "Forest"]);
    expect(away.graveyard(A)).toEqual(["Pup"]);
  });

  test("400.4a: put there from elsewhere, it stays where it is", () => {
    const raise = instant(
      "Raise",
      c.putOntoBattlefield(c.target(c.all(c.creature, c.inZone("graveyard")))),
    );
    const at = new Play({
      cards: [double({ type: "Sorcery", text: [] }, enters), raise],
      A: { hand: ["Raise"], graveyard: ["Pup"] },
    });
    at.play("Raise", ["Pup"]);
    expect(at.graveyard(A)).toEqual(["Pup", "Raise"]);
    expect(at.battlefield()).toEqual([]);
  });
});

describe("712.14a: put onto the battlefield transformed", () => {
  const raise = instant(
    "Raise",
    c.returnToBattlefield(c.target(c.all(c.creature, c.inZone("graveyard"))), {
      transformed: true,
    }),
  );
  const raised = (card: ReturnType<typeof double>, time?: "day"): Play =>
    new Play({
      cards: [card, raise],
      ...(time && { time }),
      A: { hand: ["Raise"], graveyard: [card.name.en] },
    }).play("Raise", [card.name.en]);

  test("712.14a: with its back face up; what has one face stays where it is", () => {
    const at = raised(double({}));
    expect(at.pt("Hound")).toBe("5/5");
    expect(at.happened("transformed")).toEqual([]);
    expect(raised(creature("Bear", "2/2")).graveyard(A)).toEqual(["Bear", "Raise"]);
  });

  const werewolf = double({ text: [c.keyword("nightbound")] }, c.keyword("daybound"));

  test("712.14a, 702.145g: a nightbound face makes it night where it was neither", () => {
    const at = raised(werewolf);
    expect(at.game.time).toBe("night");
    expect(at.battlefield()).toEqual(["Pup"]);
    expect(at.all("Hound")).toHaveLength(1);
  });

  test("712.14a, 702.145f: by day it turns over at once", () => {
    const at = raised(werewolf, "day");
    expect(at.all("Pup")).toHaveLength(1);
    expect(at.happened("transformed")).toHaveLength(1);
  });
});

test("712.17: exiled face down it shows neither of its faces", () => {
  const hide = instant(
    "Hide",
    c.exile(c.topOfLibrary(1), { faceDown: true, name: "it" }),
    c.ifSo(c.fits(c.named("it"), c.creature), c.gainLife(9)),
  );
  const at = new Play({ cards: [pup, hide], A: { hand: ["Hide"], library: ["Pup"] } });
  at.play("Hide");
  const [hidden] = at.game.exile;
  if (!hidden) throw new Error("Nothing is exiled.");
  expect(at.character(hidden)).toMatchObject({ colors: [], types: [], abilities: [] });
  expect(at.character(hidden).name).toBeUndefined();
  expect(at.life(A)).toBe(20);
});

test("701.27e: what transforms into it has what it needs right after it has", () => {
  const proud = double(
    { text: [turns, c.triggered(c.transforms(), c.gainLife(5))] },
    turns,
    c.triggered(c.transforms(), c.gainLife(1)),
  );
  const at = new Play({ cards: [proud], A: { battlefield: ["Pup"] } });
  at.activate("Pup").resolve().resolve();
  expect(at.life(A)).toBe(25);
  at.activate("Hound").resolve().resolve();
  expect(at.life(A)).toBe(26);
  expect(at.life(B)).toBe(20);
});

/** Double-faced permanents as the edition of 2014 had them (701.25, 706.8, 711). */
import { describe, expect, test } from "vitest";
import type { Rules } from "../engine/index.ts";
import { creature, Play, sorcery } from "../engine/testing/play.ts";
import * as c from "../language/build.ts";

const turns = c.activated([], c.transform());
const pup = c.defineCard(["Pup", "子犬", "こいぬ"], {
  type: "Creature — Wolf",
  pt: "1/1",
  text: [turns, c.staticAbility(c.every(c.ofSubtype("Bear")), [c.setPT(3, 3)])],
  back: {
    name: ["Hound", "猟犬", "りょうけん"],
    type: "Creature — Wolf",
    pt: "5/5",
    text: [turns, c.staticAbility(c.every(c.ofSubtype("Bear")), [c.setPT(7, 7)])],
  },
});
const mirror = sorcery("Mirror", c.create(1, c.copyToken(c.target(c.creature))));
const small = c.defineCard(["Small", "縮み", "ちぢみ"], {
  type: "Enchantment",
  text: [c.staticAbility(c.every(c.ofSubtype("Bear")), [c.setPT(1, 1)])],
});
const cards = [pup, mirror, small, creature("Bear", "2/2")];

const play = (otherwise: Partial<Rules>, more: { readonly token?: true; readonly face?: "back" }) =>
  new Play({
    ...{ cards, otherwise },
    A: { hand: ["Mirror"], battlefield: [{ name: "Pup", ...more }, "Small", "Bear"] },
  });
/** Activates it so often before any of that resolves. */
function turn(at: Play, name: string, times = 1): Play {
  const object = at.id(name);
  const ability = at.character(object).abilities.find((one) => one.ability.is === "activated");
  const key = ability?.key ?? "none";
  for (let n = 0; n < times; n += 1) at.act({ is: "activate", object, ability: key });
  for (let n = 0; n < times; n += 1) at.resolve();
  return at;
}

describe("706.8, 711.1 of 2014: tokens have one face", () => {
  test.each([
    ["707.8a: a token that is a copy has both", "bothFaces", "Hound"],
    ["706.8, 711.1 of 2014: it has one and can't transform", "oneFace", "Pup"],
  ] as const)("%s", (_, doubleFacedTokens, name) => {
    const at = play({ doubleFacedTokens }, {}).play("Mirror", ["Pup"]);
    const [token = at.id("Pup")] = at.game.battlefield.slice(-1);
    const [{ key = "none" } = {}] = at.character(token).abilities;
    at.act({ is: "activate", object: token, ability: key }).resolve();
    expect(at.character(token).name?.en).toBe(name);
  });

  test.each([
    ["707.8a: one that is there already has both", "bothFaces", ["Pup", "Hound"]],
    ["711.1 of 2014: one that is there already has its own", "oneFace", ["Hound", "Pup"]],
  ] as const)("%s", (_, doubleFacedTokens, [fromBack, fromFront]) => {
    const back = play({ doubleFacedTokens }, { token: true, face: "back" });
    expect(turn(back, "Hound").all(fromBack)).toHaveLength(1);
    const front = play({ doubleFacedTokens }, { token: true });
    expect(turn(front, "Pup").all(fromFront)).toHaveLength(1);
  });
});

test.each([
  ["613.7g: what transforms has a new timestamp", "new", "7/7"],
  ["613.6c of 2014: it keeps the one it had", "kept", "1/1"],
] as const)("%s", (_, transformTimestamp, size) => {
  const at = play({ transformTimestamp }, {});
  expect(at.pt("Bear")).toBe("1/1");
  expect(turn(at, "Pup").pt("Bear")).toBe(size);
});

test.each([
  ["701.27f: its own ability transforms it only once", "onlyOnce", "Hound"],
  ["701.25b of 2014: it turns over each time", "always", "Pup"],
] as const)("%s", (_, ownTransforming, name) => {
  const at = turn(play({ ownTransforming }, {}), "Pup", 2);
  expect(at.all(name)).toHaveLength(1);
});

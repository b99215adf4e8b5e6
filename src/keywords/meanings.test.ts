import { describe, expect, test } from "vitest";
import {
  all,
  allCreatureTypes,
  any,
  artifact,
  atLeast,
  cantBeBlockedBy,
  cantBeBlockedByFewer,
  castAsThoughFlash,
  controlledBy,
  count,
  creature,
  defendingPlayer,
  discardCards,
  equips,
  forPlayers,
  gains,
  hasDeathtouch,
  hasHaste,
  hasLifelink,
  hasVigilance,
  hasWither,
  instant,
  isDaybound,
  isIndestructible,
  isNightbound,
  keyword,
  land,
  mana,
  not,
  ofColor,
  ofSubtype,
  payLife,
  self,
  setTypes,
  sharesColorWith,
  sorcery,
  staticAbility,
  strikesFirst,
  strikesTwice,
  thisObject,
  you,
} from "../language/build.ts";
import {
  type Ability,
  type Change,
  type Filter,
  type KeywordName,
  keywordNames,
} from "../language/schema.ts";
import { find } from "../language/walk.ts";
import { bestowFor } from "./bestow.ts";
import { championOf } from "./champion.ts";
import { enchant } from "./enchant.ts";
import { equipFor } from "./equip.ts";
import { evokeFor } from "./evoke.ts";
import { flashbackFor } from "./flashback.ts";
import { hideaway } from "./hideaway.ts";
import { expandAbility, keywords } from "./index.ts";
import { kickerFor } from "./kicker.ts";
import { landwalk } from "./landwalk.ts";
import { wardFor } from "./ward.ts";

const meaningOf = (ability: Ability): readonly Ability[] => {
  const expanded = expandAbility(ability);
  return expanded.is === "keyword" ? (expanded.meaning ?? []) : [];
};

/** One static ability of the object, with the number of its rule. */
const one = (change: Change, rule: `702.${string}`): readonly Ability[] => [
  staticAbility(self, [change], { rule }),
];

describe("one static ability of the object itself", () => {
  const expected: readonly (readonly [KeywordName, Change, `702.${string}`])[] = [
    ["deathtouch", hasDeathtouch, "702.2b"],
    ["doubleStrike", strikesTwice, "702.4b"],
    ["firstStrike", strikesFirst, "702.7b"],
    ["haste", hasHaste, "702.10b"],
    ["indestructible", isIndestructible, "702.12b"],
    ["lifelink", hasLifelink, "702.15b"],
    ["menace", cantBeBlockedByFewer(2), "702.111b"],
    ["nightbound", isNightbound, "702.145e"],
    ["vigilance", hasVigilance, "702.20b"],
    ["wither", hasWither, "702.80a"],
  ];
  test.each(expected)("%s", (name, change, rule) => {
    expect(meaningOf(keyword(name))).toEqual(one(change, rule));
  });
});

describe("evasion", () => {
  const except = (...filters: readonly Filter[]): Change =>
    cantBeBlockedBy(all(creature, not(any(...filters))));

  test("702.36b: fear", () => {
    expect(meaningOf(keyword("fear"))).toEqual(one(except(artifact, ofColor("black")), "702.36b"));
  });

  test("702.13b: intimidate asks for the colors of the creature itself", () => {
    expect(meaningOf(keyword("intimidate"))).toEqual(
      one(except(artifact, sharesColorWith(self)), "702.13b"),
    );
  });

  test("702.14c: landwalk asks what the defending player controls", () => {
    const swamp = ofSubtype("Swamp");
    expect(meaningOf(landwalk(swamp))).toEqual([
      staticAbility(self, [cantBeBlockedBy(creature)], {
        whilst: atLeast(1, count(all(swamp, controlledBy(defendingPlayer)))),
        rule: "702.14c",
      }),
    ]);
  });
});

describe("ways to cast", () => {
  test("702.8a: flash is a permission for this spell", () => {
    expect(meaningOf(keyword("flash"))).toEqual([
      forPlayers(you, [castAsThoughFlash(thisObject)], { zone: "stack", rule: "702.8a" }),
    ]);
  });

  test("702.34a: flashback, from the graveyard into exile", () => {
    expect(meaningOf(flashbackFor("{2}{R}"))).toEqual([
      {
        is: "castingWay",
        way: "flashback",
        cost: [mana("{2}{R}")],
        from: "graveyard",
        resulting: any(instant, sorcery),
        exiles: true,
        rule: "702.34a",
      },
    ]);
  });

  test("702.81a: retrace, for the mana cost and a land card", () => {
    const [way] = meaningOf(keyword("retrace"));
    expect(way).toMatchObject({ from: "graveyard", more: [discardCards(1, land)] });
    expect(way).not.toHaveProperty("cost");
    expect(way).not.toHaveProperty("exiles");
  });

  test("702.74a: evoke, and a trigger that asks for it", () => {
    const [way, trigger] = meaningOf(evokeFor("{2}{U}"));
    expect(way).toMatchObject({ is: "castingWay", way: "evoke", cost: [mana("{2}{U}")] });
    expect(trigger).toMatchObject({
      is: "triggered",
      onlyIf: { is: "costPaid", name: "evoke" },
      effect: { is: "sacrifice", who: { is: "controllerOf" } },
    });
  });

  test("702.33a: kicker is an additional cost that may be paid", () => {
    expect(meaningOf(kickerFor("{8}{R}"))).toEqual([
      { is: "additionalCost", cost: [mana("{8}{R}")], optional: "kicker", rule: "702.33a" },
    ]);
  });

  test("702.103a–b: bestow, and an Aura as a spell and as a permanent", () => {
    const [way, ...auras] = meaningOf(bestowFor("{3}{B}"));
    expect(way).toMatchObject({ way: "bestow", designation: "bestowed", cost: [mana("{3}{B}")] });
    expect(auras.map((aura) => "zone" in aura && aura.zone)).toEqual(["stack", "battlefield"]);
    for (const aura of auras) {
      expect(aura).toMatchObject({ is: "static", affects: self, whilst: { is: "fits" } });
      // 702.5a: the enchant ability that it gains means something, too.
      expect(find(aura, "setTypes", "gainAbility")).toEqual([
        setTypes(["enchantment"], ["Aura"]),
        gains(expandAbility(enchant(creature))),
      ]);
    }
  });
});

describe("the others", () => {
  test("702.73a: changeling defines a characteristic", () => {
    expect(meaningOf(keyword("changeling"))).toEqual([
      staticAbility(self, [allCreatureTypes], { defining: true, rule: "702.73a" }),
    ]);
  });

  test("702.11b, 702.18a: hexproof is of what opponents control, shroud of everything", () => {
    const [hexproof] = meaningOf(keyword("hexproof"));
    const [shroud] = meaningOf(keyword("shroud"));
    expect(hexproof && find(hexproof, "anOpponent")).toHaveLength(1);
    expect(shroud && find(shroud, "controlledBy", "not")).toEqual([]);
  });

  test("702.6a, 702.6c: equip asks more of its target than an Equipment of its host", () => {
    const [ability, host] = meaningOf(equipFor("{1}", ofColor("white")));
    expect(ability).toMatchObject({ is: "activated", cost: [mana("{1}")], timing: "sorcery" });
    expect(ability && find(ability, "color")).toHaveLength(1);
    expect(host).toEqual(staticAbility(self, [equips(creature)], { rule: "301.5" }));
  });

  test("702.21a: ward takes any cost", () => {
    const [ability] = meaningOf(wardFor(payLife(3)));
    expect(ability && find(ability, "payLife")).toEqual([payLife(3)]);
  });

  test("702.72b: the abilities of champion are linked", () => {
    const [entering, leaving] = meaningOf(championOf(creature));
    expect(entering && find(entering, "exile")).toMatchObject([{ link: "champion" }]);
    // What is returned, and under whose control.
    const exiled = { is: "linked", link: "champion" };
    expect(leaving && find(leaving, "linked")).toEqual([exiled, exiled]);
  });

  test("702.75a: hideaway of so many cards", () => {
    const [ability] = meaningOf(hideaway(4));
    expect(ability && find(ability, "topOfLibrary")).toMatchObject([{ amount: { value: 4 } }]);
    expect(ability && find(ability, "exile")).toMatchObject([{ faceDown: true }]);
    expect(ability && find(ability, "putOnLibrary")).toMatchObject([{ random: true }]);
  });

  test("702.145b: daybound is about entering, too", () => {
    const [entering, lasting] = meaningOf(keyword("daybound"));
    expect(entering).toMatchObject({ is: "replacement", whilst: { is: "itIsNight" } });
    expect(lasting).toEqual(staticAbility(self, [isDaybound], { rule: "702.145b" }));
  });

  test.each(keywordNames)("%s cites rules of its own section only", (name) => {
    const { rule } = keywords[name];
    const cited = meaningOf(keyword(name, { cost: [], quality: creature })).flatMap((ability) =>
      "rule" in ability && ability.rule !== undefined ? [ability.rule] : [],
    );
    const section = new RegExp(`^${rule.replace(".", "\\.")}[a-z]$`);
    for (const number of cited.filter((one) => one !== "301.5")) expect(number).toMatch(section);
  });
});

import { describe, expect, test } from "vitest";
import {
  all,
  any,
  attached,
  cantAttack,
  cantBeBlockedBy,
  cantBeEnchantedBy,
  cantBeEquippedBy,
  cantBeTargetedBy,
  creature,
  defineCard,
  enchants,
  gains,
  keyword,
  mana,
  not,
  ofColor,
  preventDamageFrom,
  self,
  staticAbility,
  tramples,
  withKeyword,
} from "../language/build.ts";
import { type Ability, keywordNames, type Node } from "../language/schema.ts";
import { find } from "../language/walk.ts";
import { enchant } from "./enchant.ts";
import { expandAbility, expandKeywords, keywords } from "./index.ts";
import { madnessFor } from "./madness.ts";
import { protectionFrom } from "./protection.ts";
import { reminders } from "./reminders.ts";

const meaningOf = (ability: Ability): readonly Ability[] | undefined => {
  const expanded = expandAbility(ability);
  return expanded.is === "keyword" ? expanded.meaning : undefined;
};

/** What the meaning of a keyword does, all its static abilities together. */
const changesOf = (ability: Ability) =>
  (meaningOf(ability) ?? []).flatMap((part) => (part.is === "static" ? part.changes : []));

describe("the table of keywords", () => {
  test("has one entry for each name, under that name", () => {
    expect(Object.keys(keywords).toSorted()).toEqual([...keywordNames].toSorted());
    for (const name of keywordNames) expect(keywords[name].name).toBe(name);
  });

  test.each(keywordNames)("%s has words in both languages and a rule", (name) => {
    const { en, ja, kana, rule } = keywords[name];
    const reminder = reminders[name];
    expect(en).toMatch(/^[A-Z][a-z]/);
    expect(ja).not.toMatch(/[A-Za-z]/);
    expect(kana).toMatch(/^[ぁ-ゖー]+$/);
    expect(rule).toMatch(/^702\.\d+$/);
    expect(reminder.en).toMatch(/\.$/);
    expect(reminder.ja).toMatch(/。$/);
  });
});

describe("what keywords mean", () => {
  test("defender: can't attack (702.3b)", () => {
    expect(changesOf(keyword("defender"))).toEqual([cantAttack]);
  });

  test("flying: only flying and reach can block it (702.9b)", () => {
    const neither = not(any(withKeyword("flying"), withKeyword("reach")));
    expect(changesOf(keyword("flying"))).toEqual([cantBeBlockedBy(all(creature, neither))]);
  });

  test("reach: nothing by itself (702.17)", () => {
    expect(meaningOf(keyword("reach"))).toEqual([]);
  });

  test("trample (702.19b)", () => {
    expect(changesOf(keyword("trample"))).toEqual([tramples]);
  });

  test("enchant: what the Aura may be attached to (702.5a)", () => {
    expect(changesOf(enchant(creature))).toEqual([enchants(creature)]);
  });

  test("protection: five things with its quality (702.16b–f)", () => {
    const black = ofColor("black");
    expect(changesOf(protectionFrom(black))).toEqual([
      cantBeTargetedBy(black),
      cantBeEnchantedBy(black),
      cantBeEquippedBy(black),
      preventDamageFrom(black),
      cantBeBlockedBy(all(creature, black)),
    ]);
  });

  test("madness: two abilities, linked, the first in hand and the second in exile (702.35a)", () => {
    const [first, second] = meaningOf(madnessFor("{R}")) ?? [];
    expect(first).toMatchObject({ is: "replacement", link: "madness", zone: "hand" });
    expect(second).toMatchObject({ is: "triggered", zone: "exile", when: { link: "madness" } });
    expect(second && find(second, "payMana")).toEqual([mana("{R}")]);
  });
});

describe("expandKeywords", () => {
  const card = (...text: readonly Ability[]) =>
    defineCard(["Test Aura", "試験", "しけん"], { type: "Enchantment — Aura", text });

  test("reaches a keyword inside a granted ability", () => {
    const granting = staticAbility(attached, [gains(protectionFrom(ofColor("red")))]);
    const [ability] = expandKeywords(card(granting)).abilities;
    const [protection] = ability ? find(ability, "keyword") : [];
    expect(protection?.meaning).toHaveLength(5);
  });

  test("leaves the definition as it was, and a card without keywords has the same abilities", () => {
    const flier = card(keyword("flying"));
    const text = JSON.stringify(flier);
    expandKeywords(flier);
    expect(JSON.stringify(flier)).toBe(text);
    const plain = card(staticAbility(self, [cantAttack]));
    expect(expandKeywords(plain).abilities[0]).toBe(plain.abilities[0]);
  });

  test("done twice is done once", () => {
    const once = expandKeywords(card(enchant(creature), madnessFor("{W}")));
    expect(expandKeywords(once)).toEqual(once);
  });

  test("takes the table of an era in place of today's", () => {
    const era = {
      ...keywords,
      defender: { ...keywords.defender, meaning: () => [staticAbility(self, [])] },
    };
    const [ability] = expandKeywords(card(keyword("defender")), era).abilities;
    expect((ability as Node<"Ability", "keyword">).meaning).toEqual([staticAbility(self, [])]);
  });

  test("a keyword in the meaning of a keyword is filled as well", () => {
    const era = {
      ...keywords,
      defender: { ...keywords.defender, meaning: () => [keyword("trample")] },
    };
    const expanded = expandAbility(keyword("defender"), era);
    expect(find(expanded, "trample")).toHaveLength(1);
  });
});

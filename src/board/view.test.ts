import { describe, expect, it } from "vitest";
import "../captions/index.ts";
import { start } from "../engine/index.ts";
import { A, Table } from "../engine/testing/table.ts";
import { announcedOf, chipsOf, keywordsOf, printedPtOf, textOf, typeLineOf } from "./describe.ts";
import { marksOf } from "./marks.ts";
import { possibleWith, whyNotChoose } from "./possible.ts";
import { setupOf } from "./script.ts";
import { scriptFor } from "./testing.ts";
import { edgeColors, type Face, tableOf, usedZones } from "./view.ts";
import { strings } from "./words/both.ts";

const table = new Table({
  A: {
    hand: ["Shock", "Basking Rootwalla"],
    battlefield: [
      "2 Forest",
      { name: "Forest", tapped: true },
      "Wild Mongrel",
      "Aquamoeba",
      { name: "Strength of Isolation", on: "Wild Mongrel" },
    ],
    graveyard: ["Unsummon"],
  },
  B: {
    battlefield: [{ name: "Grizzly Bears", damage: 1, counters: { "+1/+1": 2 } }, "Merfolk Looter"],
  },
});

const viewOf = (of: Table) => tableOf(of.game, marksOf(of.events));
const named = (faces: readonly Face[]) => faces.map(({ of }) => of.name?.en);

describe("tableOf", () => {
  const [far, near] = viewOf(table).areas;

  it("puts the opponent above and the first player below", () => {
    expect(far?.player.id).toBe("B");
    expect(near?.player.id).toBe("A");
    expect(near).toMatchObject({ isActive: true, hasPriority: true });
  });

  it("puts an Aura behind what it enchants", () => {
    expect(named(near?.front ?? [])).toEqual([
      "Wild Mongrel",
      "Strength of Isolation",
      "Aquamoeba",
    ]);
  });

  it("draws lands that nothing tells apart as one", () => {
    expect(near?.lands.map(({ count, object }) => [count, object.tapped])).toEqual([
      [2, undefined],
      [1, true],
    ]);
  });

  describe("draws apart lands that are not alike", () => {
    const landsOf = (zone: string) => {
      const script = scriptFor(`turn A, main 1\nA 20\n  battlefield: ${zone}\nB 20\n--\n--\n`);
      const started = start(setupOf(script));
      if (!started.ok) throw new Error(started.problem.code);
      const { areas } = tableOf(started.value, marksOf([]));
      return areas.at(-1)?.lands.map(({ count, of }) => [of.subtypes.join(" "), count]);
    };

    it.each([
      ["3 Forest", [["Forest", 3]]],
      [
        "Forest, Swamp, Forest",
        [
          ["Forest", 2],
          ["Swamp", 1],
        ],
      ],
      // 305.7: it has become an Island, and is what the Aura is attached to.
      [
        "Forest, Forest (as F2), Forest, Spreading Seas (on F2)",
        [
          ["Forest", 2],
          ["Island", 1],
        ],
      ],
      ["2 Temple of Malady, Blood Moon", [["Mountain", 2]]],
    ])("%s", (zone, lands) => {
      expect(landsOf(zone)).toEqual(lands);
    });

    it("and those of another owner", () => {
      expect(landsOf("2 Forest, Forest (owned by B)")).toEqual([
        ["Forest", 2],
        ["Forest", 1],
      ]);
    });

    it("and what an effect has made an artifact, too", () => {
      expect(landsOf("2 Forest, Forest (as F3)\neffect: F3 is also an artifact")).toEqual([
        ["Forest", 2],
        ["Forest", 1],
      ]);
    });
  });

  describe("of many of one kind", () => {
    type Side = NonNullable<ConstructorParameters<typeof Table>[0]["A"]>;
    const frontOf = (battlefield: NonNullable<Side["battlefield"]>) =>
      viewOf(new Table({ A: { battlefield } }))
        .areas.at(-1)
        ?.front.map(({ count, of }) => [of.name?.en, count]);

    it("draws more than sixteen as one, in the place of the first", () => {
      expect(frontOf(["Wild Mongrel", "17 Grizzly Bears", "Aquamoeba"])).toEqual([
        ["Wild Mongrel", 1],
        ["Grizzly Bears", 17],
        ["Aquamoeba", 1],
      ]);
    });

    it("draws sixteen one by one", () => {
      expect(frontOf(["16 Grizzly Bears"])).toHaveLength(16);
    });

    it("keeps apart what is tapped, damaged, enchanted or has counters", () => {
      expect(
        frontOf([
          "17 Grizzly Bears",
          { name: "Grizzly Bears", tapped: true },
          { name: "Grizzly Bears", damage: 1 },
          { name: "Grizzly Bears", counters: { "+1/+1": 1 } },
          "Wild Mongrel",
          { name: "Strength of Isolation", on: "Wild Mongrel" },
        ]),
      ).toEqual([
        ["Grizzly Bears", 17],
        ["Grizzly Bears", 1],
        ["Grizzly Bears", 1],
        ["Grizzly Bears", 1],
        ["Wild Mongrel", 1],
        ["Strength of Isolation", 1],
      ]);
    });

    it("takes out the one that a spell has made stronger", () => {
      const table = new Table({
        A: { hand: ["Giant Growth"], battlefield: ["18 Grizzly Bears", "Forest"] },
      });
      table.cast("Giant Growth", "Grizzly Bears").resolve();
      const front = viewOf(table).areas.at(-1)?.front ?? [];
      expect(front.map(({ count, of }) => [of.power, count])).toEqual([
        [5, 1],
        [2, 17],
      ]);
    });
  });

  it("shows the top of the stack first", () => {
    const busy = new Table({
      A: { hand: ["Basking Rootwalla"], battlefield: ["Wild Mongrel"] },
    }).activate("Wild Mongrel", "Basking Rootwalla");
    const { stack, areas } = viewOf(busy);
    expect(stack.map(({ object }) => object.stacked?.source)).toEqual([
      busy.id("Basking Rootwalla"),
      busy.id("Wild Mongrel"),
    ]);
    expect(named(areas[1]?.exile ?? [])).toEqual(["Basking Rootwalla"]);
  });

  it("has an Aura on another player's creature stand with that creature", () => {
    const cursed = new Table({
      A: { battlefield: [{ name: "Strength of Lunacy", on: "Grizzly Bears" }] },
      B: { battlefield: ["Grizzly Bears"] },
    });
    const [theirs, mine] = viewOf(cursed).areas;
    expect(named(theirs?.front ?? [])).toEqual(["Grizzly Bears", "Strength of Lunacy"]);
    expect(mine?.front).toEqual([]);
  });

  it("knows which zones need room", () => {
    expect([...usedZones([table])].toSorted()).toEqual([
      "A battlefield",
      "A graveyard",
      "A hand",
      "B battlefield",
    ]);
  });
});

describe("what is said on a card", () => {
  const face = (name: string) => ({
    object: table.game.objects[table.id(name)] ?? (null as never),
    of: table.of(name),
  });

  it("names its states", () => {
    expect(chipsOf(face("Grizzly Bears"), table.game, "en", strings.en)).toEqual([
      "+1/+1 ×2",
      "damage 1",
    ]);
    expect(chipsOf(face("Strength of Isolation"), table.game, "ja", strings.ja)).toEqual([
      "野生の雑種犬につけられている",
    ]);
  });

  it("names the colors that a land has got (105.2): its edge shows its basic types", () => {
    const chips = (...battlefield: readonly string[]) => {
      const grown = new Table({ A: { battlefield } });
      const [id = grown.id("Forest")] = grown.all("Forest");
      const object = grown.game.objects[id] ?? (null as never);
      return chipsOf({ object, of: grown.of("Forest") }, grown.game, "en", strings.en);
    };
    expect(chips("Forest", "Life and Limb")).toContain("green");
    expect(chips("Forest")).toEqual([]);
  });

  it("names counters that are no numbers, and what an object has become or remembers", () => {
    const { object, of } = face("Merfolk Looter");
    const changed = {
      ...object,
      counters: { loyalty: 3 },
      designations: ["monstrous"],
      chosen: { color: "red", subtype: "Goblin" },
      attacking: { player: A, planeswalker: table.id("Aquamoeba") },
    } as const;
    const chips = (lang: "en" | "ja") =>
      chipsOf({ object: changed, of }, table.game, lang, strings[lang]);
    expect(chips("en")).toEqual([
      "attacking Aquamoeba",
      "loyalty counter ×3",
      "monstrous",
      "chosen: red",
      "chosen: Goblin",
    ]);
    expect(chips("ja")).toEqual([
      "《アクアミーバ》を攻撃中",
      "忠誠カウンター ×3",
      "怪物的",
      "選択：赤",
      "選択：ゴブリン",
    ]);
  });

  it("says with which modes and costs a spell was announced", () => {
    const { object } = face("Shock");
    const spell = {
      ...object,
      casting: { from: "hand", way: "normal", targets: [], modes: [0, 2], paid: ["madness"], x: 1 },
    } as const;
    expect(announcedOf(spell, table.game, "en", strings.en)).toEqual([
      "X = 1",
      "mode 1, 3",
      "with madness",
    ]);
    expect(announcedOf(spell, table.game, "ja", strings.ja)).toEqual([
      "X＝1",
      "モード1、3",
      "マッドネスあり",
    ]);
  });

  it.each([
    // Without devotion it is no creature, and has no creature type either (205.1b).
    ["Heliod, God of the Sun", "Legendary Enchantment", "伝説のエンチャント"],
    ["White Knight", "Creature — Human Knight", "クリーチャー — 人間・騎士"],
  ])("has the types that it has now: %s", (name, en, ja) => {
    const god = new Table({ A: { battlefield: ["Heliod, God of the Sun", "White Knight"] } });
    const object = god.game.objects[god.id(name)] ?? (null as never);
    const now = { object, of: god.of(name) };
    expect(typeLineOf(now, god.game, "en")).toBe(en);
    expect(typeLineOf(now, god.game, "ja")).toBe(ja);
    expect(typeLineOf({ ...now, object: { ...object, unknown: true } }, god.game, "en")).toBe(
      undefined,
    );
  });

  it("has a printed text only for the front of a card that shows it", () => {
    const { object } = face("Aquamoeba");
    const texts = Object.fromEntries([[object.card ?? "", "its text"]]);
    expect(textOf(object, texts)).toBe("its text");
    expect(textOf({ ...object, face: "back" }, texts)).toBeUndefined();
    expect(textOf({ ...object, faceDown: true }, texts)).toBeUndefined();
  });

  it("has the types of a token, which no card prints", () => {
    const { position, ...rest } = scriptFor(`rules today
turn A, main 1
A 20
  battlefield: blue Merfolk kindred enchantment token, 1/1 red Goblin creature token
B 20
--
--
`);
    const started = start(setupOf({ position, ...rest }));
    if (!started.ok) throw new Error(started.problem.code);
    const { areas } = tableOf(started.value, marksOf([]));
    const lines = (lang: "en" | "ja") =>
      areas.flatMap(({ front }) => front.map((token) => typeLineOf(token, started.value, lang)));
    expect(lines("en")).toEqual(["Kindred Enchantment — Merfolk", "Creature — Goblin"]);
    expect(lines("ja")).toEqual(["同族・エンチャント — マーフォーク", "クリーチャー — ゴブリン"]);
  });

  it("names its keywords with their costs", () => {
    expect(keywordsOf(table.of("Basking Rootwalla"), table.game, "ja")).toEqual(["マッドネス {0}"]);
    expect(keywordsOf(table.of("Wild Mongrel"), table.game, "en")).toEqual([
      "protection from black",
    ]);
  });

  it("says what power and toughness were printed, once they are others", () => {
    const { object, of } = face("Wild Mongrel");
    expect(printedPtOf(object, of, table.game)).toBe("2/2");
    const other = face("Aquamoeba");
    expect(printedPtOf(other.object, other.of, table.game)).toBeUndefined();
  });

  it("gives lands the edge of their types", () => {
    expect(edgeColors(table.of("Forest"))).toEqual(["green"]);
    expect(edgeColors(table.of("Aquamoeba"))).toEqual(["blue"]);
  });
});

describe("marksOf", () => {
  it("has one word for each object that a step changed", () => {
    const acted = new Table({
      A: { hand: ["Shock"], battlefield: ["Mountain"] },
      B: { battlefield: ["Merfolk Looter"] },
    }).cast("Shock", "Merfolk Looter");
    const { objects } = marksOf(acted.events);
    expect(objects.get(acted.id("Shock"))).toBe("cast");
    expect(objects.get(acted.id("Merfolk Looter"))).toBe("target");
    expect(objects.get(acted.id("Mountain"))).toBe("tapped");
  });

  it("adds up changes of life", () => {
    const burnt = new Table({ A: { hand: ["Shock"], battlefield: ["Mountain"] } });
    burnt.cast("Shock", "B").resolve();
    expect([...marksOf(burnt.events).life]).toEqual([["B", -2]]);
  });

  it("306.5, 120.3c: shows what damage does to a planeswalker's loyalty, as long as it is new", () => {
    const burnt = new Table({
      A: { hand: ["Shock"], battlefield: ["Mountain"] },
      B: { battlefield: [{ name: "Garruk Wildspeaker", counters: { loyalty: 3 } }] },
    });
    burnt.cast("Shock", "Garruk Wildspeaker").resolve();
    const id = burnt.id("Garruk Wildspeaker");
    expect([...marksOf(burnt.events).loyalty]).toEqual([[id, -2]]);
    const changeIn = (view: ReturnType<typeof viewOf>) =>
      view.areas[0]?.front.map(({ loyaltyChange }) => loyaltyChange);
    expect(changeIn(viewOf(burnt))).toEqual([-2]);
    expect(changeIn(tableOf(burnt.game, marksOf([])))).toEqual([undefined]);
    const [face] = viewOf(burnt).areas[0]?.front ?? [];
    // The counters are told as the loyalty, not once more as counters.
    expect(face && chipsOf(face, burnt.game, "en", strings.en)).toEqual([]);
  });
});

describe("possibleWith", () => {
  it("says of each way to cast a card why it can't be (702.103a)", () => {
    const aura = new Table({ A: { hand: ["Gnarled Scarhide"], battlefield: ["Swamp"] } });
    const card = aura.id("Gnarled Scarhide");
    const [normal, bestowed, ...others] = possibleWith(aura.game, card);
    expect(normal).toEqual({ action: { is: "cast", object: card, way: { is: "normal" } } });
    expect(bestowed?.action).toMatchObject({ way: { is: "way" } });
    expect(bestowed?.refusal).toBeDefined();
    expect(others).toEqual([]);
  });

  it("offers what is legal and says why not otherwise", () => {
    expect(possibleWith(table.game, table.id("Aquamoeba"))).toMatchObject([
      { action: { is: "activate" } },
    ]);
    expect(possibleWith(table.game, table.id("Shock"))).toMatchObject([
      { action: { is: "cast" }, refusal: { code: "notEnoughMana" } },
    ]);
    expect(possibleWith(table.game, table.id("Grizzly Bears"))).toEqual([]);
    expect(possibleWith(table.game, table.id("Unsummon"))).toMatchObject([
      { refusal: { code: "wrongZone" } },
    ]);
  });

  it("says why something can't be chosen", () => {
    const asked = new Table({ A: { hand: ["Shock", "Forest"], battlefield: ["Wild Mongrel"] } });
    asked.act(asked.activateAction("Wild Mongrel"));
    expect(whyNotChoose(asked.game, asked.id("Shock"))).toBeNull();
    expect(whyNotChoose(asked.game, asked.id("Wild Mongrel"))).toMatchObject({
      code: "notAChoice",
    });
  });
});

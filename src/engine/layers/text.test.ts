import { describe, expect, test } from "vitest";
import { landwalk } from "../../keywords/landwalk.ts";
import { protectionFrom } from "../../keywords/protection.ts";
import {
  activated,
  addMana,
  all,
  any,
  atLeast,
  cantBlock,
  controlledBy,
  count,
  create,
  creature,
  every,
  gains,
  gets,
  ofColor,
  ofSubtype,
  self,
  staticAbility,
  tapThis,
  token,
  you,
} from "../../language/build.ts";
import type { Ability } from "../../language/schema.ts";
import { characteristics } from "../layers.ts";
import { card } from "../testing/making.ts";
import { A, Table } from "../testing/table.ts";
import { inAbility, type NewWords } from "./text.ts";

const redToBlue: NewWords = { is: "colorWord", from: "red", to: "blue" };
const goblinToElf: NewWords = { is: "typeWord", from: "Goblin", to: "Elf" };
const swampToForest: NewWords = { is: "typeWord", from: "Swamp", to: "Forest" };

describe("612.2: words that are used as what they are", () => {
  const bear = (...text: readonly Ability[]): Ability =>
    staticAbility(
      self,
      text.map((one) => gains(one)),
    );
  test.each<[string, NewWords, Ability, Ability]>([
    [
      "a color in a filter",
      redToBlue,
      staticAbility(every(all(creature, ofColor("red"))), [gets(1, 1)]),
      staticAbility(every(all(creature, ofColor("blue"))), [gets(1, 1)]),
    ],
    [
      "no mana symbols, and no mana that is made",
      redToBlue,
      activated([{ is: "payMana", mana: "{R}" }], addMana("red")),
      activated([{ is: "payMana", mana: "{R}" }], addMana("red")),
    ],
    [
      "the quality of a keyword, and what comes of it in its meaning",
      redToBlue,
      {
        ...protectionFrom(ofColor("red")),
        meaning: [staticAbility(self, [{ is: "preventDamageFrom", filter: ofColor("red") }])],
      } as Ability,
      {
        ...protectionFrom(ofColor("blue")),
        meaning: [staticAbility(self, [{ is: "preventDamageFrom", filter: ofColor("blue") }])],
      } as Ability,
    ],
    [
      "not the words that a keyword only means: they are not in the text",
      { is: "colorWord", from: "black", to: "blue" },
      {
        is: "keyword",
        name: "fear",
        meaning: [staticAbility(self, [{ is: "cantBeBlockedBy", filter: any(ofColor("black")) }])],
      },
      {
        is: "keyword",
        name: "fear",
        meaning: [staticAbility(self, [{ is: "cantBeBlockedBy", filter: any(ofColor("black")) }])],
      },
    ],
    [
      "a land type inside landwalk",
      swampToForest,
      bear(landwalk(ofSubtype("Swamp"))),
      bear(landwalk(ofSubtype("Forest"))),
    ],
    [
      "a dormant ability: it stands in the text",
      goblinToElf,
      staticAbility(self, [gains(staticAbility(every(ofSubtype("Goblin")), [cantBlock]))], {
        whilst: atLeast(7, count(ofSubtype("Goblin"))),
      }),
      staticAbility(self, [gains(staticAbility(every(ofSubtype("Elf")), [cantBlock]))], {
        whilst: atLeast(7, count(ofSubtype("Elf"))),
      }),
    ],
    [
      "what tokens an ability makes (612.2a)",
      goblinToElf,
      activated(
        [tapThis],
        create(1, token({ types: ["creature"], subtypes: ["Goblin"], pt: "1/1" })),
      ),
      activated([tapThis], create(1, token({ types: ["creature"], subtypes: ["Elf"], pt: "1/1" }))),
    ],
  ])("%s", (_, words, before, after) => {
    expect(inAbility(before, words)).toEqual(after);
  });
});

describe("612: Alter Reality and Artificial Evolution", () => {
  const chief = card("Chief", {
    cost: "{2}{R}",
    type: "Creature — Goblin Warrior",
    pt: "2/2",
    text: [
      staticAbility(every(all(ofSubtype("Goblin"), controlledBy(you))), [gets(1, 1)]),
      activated(
        [tapThis],
        create(1, token({ colors: ["red"], types: ["creature"], subtypes: ["Goblin"], pt: "1/1" })),
      ),
    ],
  });

  test("612.1, 612.2a: type line, filter and the tokens that it makes follow, its name doesn't", () => {
    const table = new Table({
      cards: [chief],
      A: { hand: ["Artificial Evolution"], battlefield: ["Chief", "Island", "Llanowar Elves"] },
    });
    expect(table.pt("Chief")).toBe("3/3");
    table.cast("Artificial Evolution", ["Chief"]).resolve().choose("Goblin").choose("Elf").settle();
    expect(table.of("Chief").subtypes).toEqual(["Elf", "Warrior"]);
    expect([table.pt("Chief"), table.pt("Llanowar Elves")]).toEqual(["3/3", "2/2"]);
    table.activate("Chief").resolve();
    const made = table.game.battlefield.filter((id) => table.game.objects[id]?.token);
    expect(made.map((id) => characteristics(table.game, id))).toMatchObject([
      { name: { en: "Elf Token" }, subtypes: ["Elf"], colors: ["red"], power: 2 },
    ]);
  });

  test("612.3: an ability that something else granted keeps its words", () => {
    const banner = card("Banner", {
      type: "Enchantment",
      text: [staticAbility(every(creature), [gains(protectionFrom(ofColor("red")))])],
    });
    const table = new Table({
      cards: [banner],
      A: { hand: ["Alter Reality"], battlefield: ["Banner", "Grizzly Bears", "2 Island"] },
      B: { hand: ["Shock"], battlefield: ["Mountain"] },
    });
    table.cast("Alter Reality", ["Grizzly Bears"]).resolve().choose("red").choose("blue").settle();
    const quality = (): unknown =>
      table
        .of("Grizzly Bears")
        .abilities.flatMap(({ ability }) => (ability.is === "keyword" ? [ability.quality] : []))[0];
    expect(quality()).toEqual(ofColor("red"));
  });

  test("612.1: changed protection is what it protects from", () => {
    const table = new Table({
      A: {
        hand: ["Alter Reality", "Shock"],
        battlefield: ["White Knight", "2 Island", "Mountain"],
      },
    });
    // Protection from black becomes protection from red.
    table.cast("Alter Reality", ["White Knight"]).resolve().choose("black").choose("red").settle();
    expect(() => table.cast("Shock", ["White Knight"])).toThrow(/legal/);
  });

  // 418.5b of 2002: text changes had their timestamp among the other effects.
  const changed2002 = (creature: string, cards: readonly string[] = []): Table =>
    new Table({
      rules: "2002-02-20",
      A: {
        hand: ["Alter Reality", ...cards],
        battlefield: [creature, "2 Island", "Plains"],
        graveyard: ["7 Wastes"],
        library: [],
      },
    });

  test("613.8a: what a changed text does waits for the change", () => {
    const table = changed2002("Possessed Aven");
    table
      .cast("Alter Reality", ["Possessed Aven"])
      .resolve()
      .choose("black")
      .choose("red")
      .settle();
    expect(table.of("Possessed Aven").colors).toEqual(["red"]);
    const activated = table
      .of("Possessed Aven")
      .abilities.filter(({ ability }) => ability.is === "activated");
    expect(activated).toHaveLength(1);
    expect(table.pt("Possessed Aven")).toBe("4/4");
  });

  test("612.3: what was granted before a later change of the text stays as it is", () => {
    const table = changed2002("White Knight", ["Gods Willing"]);
    table.cast("Gods Willing", ["White Knight"]).resolve().choose("black").settle();
    table.cast("Alter Reality", ["White Knight"]).resolve().choose("black").choose("red").settle();
    const qualities = table
      .of("White Knight")
      .abilities.flatMap(({ ability }) => (ability.is === "keyword" ? [ability.quality] : []));
    expect(qualities).toContainEqual(ofColor("red"));
    expect(qualities).toContainEqual(ofColor("black"));
  });

  test("400.7a: a changed permanent spell becomes a changed permanent", () => {
    const table = new Table({
      cards: [chief],
      A: { hand: ["Chief", "Artificial Evolution"], battlefield: ["3 Mountain", "Island"] },
    });
    table.cast("Chief").cast("Artificial Evolution", ["Chief"]);
    table.resolve().choose("Goblin").choose("Elf").settle().resolve();
    expect(table.zone("Chief")).toBe("battlefield");
    expect(table.of("Chief").subtypes).toEqual(["Elf", "Warrior"]);
  });

  test("608.2d, 612.2: the new word is another one, and no Wall", () => {
    const table = new Table({
      cards: [chief],
      A: { hand: ["Artificial Evolution"], battlefield: ["Chief", "Island"] },
    });
    table.cast("Artificial Evolution", ["Chief"]).resolve().choose("Goblin");
    const { decision } = table;
    expect(decision).toMatchObject({ player: A, purpose: { is: "newWord" } });
    const offered = decision.is === "option" ? decision.options : [];
    for (const subtype of ["Goblin", "Wall"]) {
      expect(offered).not.toContainEqual({ is: "subtype", subtype });
    }
    expect(offered).toContainEqual({ is: "subtype", subtype: "Elf" });
  });

  test("707.2: a copy has the printed words", () => {
    const table = new Table({
      cards: [chief],
      A: {
        hand: ["Artificial Evolution", "Clone"],
        battlefield: ["Chief", "5 Island"],
      },
    });
    table.cast("Artificial Evolution", ["Chief"]).resolve().choose("Goblin").choose("Elf").settle();
    table.cast("Clone").resolve().choose("Chief").settle();
    const copy = table.all("Chief").find((id) => table.game.objects[id]?.card === "clone");
    expect(copy && characteristics(table.game, copy).subtypes).toEqual(["Goblin", "Warrior"]);
  });
});

/** What "it" is on cards of one's own: the nearest object that the text has told of (608.2c). */
import { describe, expect, test } from "vitest";
import { characteristics } from "../engine/index.ts";
import { A, B, Table } from "../engine/testing/table.ts";
import type { CardDefinition } from "../language/card.ts";
import { canonicalFace } from "../language/parse/index.ts";
import { parseCard } from "./parse.ts";
import { printCard } from "./print.ts";
import { type Kind, kinds } from "./testing/kinds.ts";

function cardOf(kind: Kind, text: string): CardDefinition {
  const read = parseCard({ ...kinds[kind], text });
  if (!read.ok) throw new Error(`${text}: ${read.problem.says.en}`);
  return read.value;
}

/** What a text says, so far as the texts of cards tell. */
function meaningOf(kind: Kind, text: string): string {
  const { id: _, ...face } = cardOf(kind, text);
  return canonicalFace(face);
}

const printed = (kind: Kind, text: string): string =>
  printCard(cardOf(kind, text), "en").lines.join("\n");

function problemOf(kind: Kind, text: string): string {
  const read = parseCard({ ...kinds[kind], text });
  return read.ok ? "" : read.problem.says.en;
}

const token = "When this creature enters, create a 1/1 red Goblin creature token.";
const copy =
  "{T}: Create a token that's a copy of target creature you control, except it has haste.";
const exile = "When this creature enters, exile the top card of your library.";
const atEnd = "at the beginning of the next end step.";

describe("608.2c: by a noun, too, the target told last is meant, and not what the event is about", () => {
  const text = (verb: string): string =>
    `Whenever this creature ${verb}, tap target creature. That creature doesn't untap during its controller's next untap step.`;

  test.each(["blocks a creature", "becomes blocked by a creature"])("%s", (verb) => {
    const meaning = JSON.stringify(cardOf("creature", text(verb)).abilities);
    expect(meaning).toContain('"thatTarget"');
    expect(meaning).not.toMatch(/"event(Object|Other)"/);
  });
});

describe("608.2c: “it” is the nearest object told", () => {
  test.each<readonly [Kind, text: string, it: string, noun: string]>([
    // Tokens
    ["creature", copy, `Exile it ${atEnd}`, `Exile that token ${atEnd}`],
    ["creature", copy, `Sacrifice it ${atEnd}`, `Sacrifice that token ${atEnd}`],
    ["creature", token, "Put a +1/+1 counter on it.", "Put a +1/+1 counter on that token."],
    [
      "creature",
      token,
      "It gains haste until end of turn.",
      "That token gains haste until end of turn.",
    ],
    ["creature", token, "It fights target creature.", "That token fights target creature."],
    ["creature", token, `Sacrifice it ${atEnd}`, `Sacrifice that token ${atEnd}`],
    [
      "creature",
      token,
      "Attach an Equipment you control to it.",
      "Attach an Equipment you control to that token.",
    ],
    [
      "sorcery",
      "Create a 1/1 red Goblin creature token.",
      "It gains haste until end of turn.",
      "That token gains haste until end of turn.",
    ],
    [
      "enchantment",
      "Whenever another creature dies, create a 1/1 red Goblin creature token.",
      "Exile it.",
      "Exile that token.",
    ],
    // Cards
    [
      "creature",
      exile,
      "If it's a land card, put it onto the battlefield.",
      "If a land card was exiled this way, put the exiled card onto the battlefield.",
    ],
    [
      "creature",
      exile,
      "If it isn't a land card, you gain 2 life.",
      "If no land cards were exiled this way, you gain 2 life.",
    ],
    [
      "creature",
      exile,
      "You may cast it without paying its mana cost.",
      "You may cast the exiled card without paying its mana cost.",
    ],
    [
      "creature",
      "When this creature enters, mill a card.",
      "You gain life equal to its mana value.",
      "You gain life equal to the milled card's mana value.",
    ],
    [
      "creature",
      "When this creature enters, discard a card.",
      "You gain life equal to its mana value.",
      "You gain life equal to the discarded card's mana value.",
    ],
    [
      "creature",
      "Whenever this creature deals combat damage to a player, that player mills a card.",
      "If it's a creature card, put it onto the battlefield under your control.",
      "If a creature card was milled this way, put the milled card onto the battlefield under your control.",
    ],
    // What is sacrificed
    [
      "creature",
      "When this creature enters, target opponent sacrifices a creature of their choice.",
      "You gain life equal to its power.",
      "You gain life equal to the sacrificed creature's power.",
    ],
    [
      "creature",
      "When this creature enters, you may sacrifice another creature.",
      "If you do, you gain life equal to its toughness.",
      "If you do, you gain life equal to the sacrificed creature's toughness.",
    ],
    [
      "creature",
      "When this creature enters, target player sacrifices a creature of their choice.",
      "If it's a Goblin, draw a card.",
      "If a Goblin was sacrificed this way, draw a card.",
    ],
    [
      "creature",
      "{T}, Sacrifice another creature:",
      "You gain life equal to its power.",
      "You gain life equal to the sacrificed creature's power.",
    ],
    // What is exiled, and comes back
    [
      "creature",
      "When this creature dies, exile target creature.",
      `Return it to the battlefield under its owner's control ${atEnd}`,
      `Return that card to the battlefield under its owner's control ${atEnd}`,
    ],
    [
      "creature",
      "Whenever another creature you control dies, exile target creature.",
      `Return it to the battlefield under its owner's control ${atEnd}`,
      `Return that card to the battlefield under its owner's control ${atEnd}`,
    ],
  ])("%s: %s %s", (kind, text, it, noun) => {
    expect(meaningOf(kind, `${text} ${it}`)).toBe(meaningOf(kind, `${text} ${noun}`));
    expect(printed(kind, `${text} ${it}`)).toBe(`${text} ${noun}`);
  });

  test("what is chosen, which the same sentence tells with what is done", () => {
    const choose = "When this creature enters, choose a creature you control.";
    for (const [it, whole] of [
      ["Exile it.", "exile a creature you control."],
      [
        "It gains flying until end of turn.",
        "a creature you control gains flying until end of turn.",
      ],
    ] as const) {
      expect(printed("creature", `${choose} ${it}`)).toBe(`When this creature enters, ${whole}`);
    }
    expect(printed("creature", `${choose} You gain life equal to its power.`)).toBe(
      "When this creature enters, choose a creature you control and you gain life equal to the chosen creature's power.",
    );
  });

  test("a target comes before what the event is about", () => {
    const text =
      "Whenever another creature enters, this creature deals 1 damage to target creature. Tap it.";
    const [ability] = cardOf("creature", text).abilities;
    const effect = ability?.is === "triggered" ? ability.effect : undefined;
    expect(effect?.is === "inOrder" && effect.effects[1]).toEqual({
      is: "tap",
      what: { is: "thatTarget", slot: 0 },
    });
  });

  test("400.7: what has come back is a new object", () => {
    const back =
      "{T}: Exile target creature you control, then return it to the battlefield under its owner's control. Put a +1/+1 counter on it.";
    expect(printed("creature", back)).toBe(back);
    expect(meaningOf("creature", back)).toContain("putCounters");
  });
});

describe("608.2c: “it” is an object of which the words can be said", () => {
  test.each<readonly [Kind, it: string, noun: string]>([
    [
      "creature",
      "Whenever this creature attacks, you may sacrifice another creature. If you do, put a +1/+1 counter on it.",
      "Whenever this creature attacks, you may sacrifice another creature. If you do, put a +1/+1 counter on this creature.",
    ],
    [
      "creature",
      "Whenever this creature attacks, discard a card. It gains trample until end of turn.",
      "Whenever this creature attacks, discard a card. This creature gains trample until end of turn.",
    ],
    [
      "creature",
      "{T}, Sacrifice another creature: Put a +1/+1 counter on it.",
      "{T}, Sacrifice another creature: Put a +1/+1 counter on this creature.",
    ],
    [
      "creature",
      `Whenever this creature attacks, draw a card. Sacrifice it ${atEnd}`,
      `Whenever this creature attacks, draw a card. Sacrifice this creature ${atEnd}`,
    ],
    [
      "creature",
      "When this creature enters, create two 1/1 red Goblin creature tokens. Put a +1/+1 counter on it.",
      "When this creature enters, create two 1/1 red Goblin creature tokens. Put a +1/+1 counter on this creature.",
    ],
  ])("%s: %s", (kind, it, noun) => {
    expect(meaningOf(kind, it)).toBe(meaningOf(kind, noun));
  });

  test("a spell, where it is countered", () => {
    const text =
      "Whenever you cast a creature spell, create a 1/1 red Goblin creature token. Counter it.";
    expect(meaningOf("enchantment", text)).toContain("eventObject");
  });
});

describe("608.2c: what isn't told clearly isn't guessed", () => {
  test("of two targets of one instruction it may be either", () => {
    const fight = "{T}: Target creature you control fights target creature you don't control.";
    expect(problemOf("creature", `${fight} Exile it.`)).toContain("more than one way");
  });
  test.each([
    "When this creature enters, draw a card, then reveal it. If it's a creature card, you gain 2 life.",
    "When this creature enters, draw a card. You lose life equal to its mana value.",
    "When this creature enters, choose a creature you control. This creature deals 2 damage to it.",
  ])("%s", (text) => expect(problemOf("creature", text)).not.toBe(""));
});

describe("what is the object itself is called so behind another object", () => {
  test.each([
    `${token} Put a +1/+1 counter on this creature.`,
    `${token} Sacrifice this creature ${atEnd}`,
    `${token} This creature gains haste until end of turn. Untap it.`,
    "When this creature enters, mill a card. You gain life equal to this creature's power.",
    "When this creature enters, discard a card. You gain life equal to this creature's power.",
  ])("%s", (text) => expect(printed("creature", text)).toBe(text));
});

describe("played", () => {
  const played = (text: string, more: Partial<ConstructorParameters<typeof Table>[0]>): Table => {
    const card = cardOf("creature", text);
    return new Table({ cards: [card], ...more });
  };

  test("707.2, 603.7: the token is exiled, not what it is a copy of", () => {
    const table = played(`${copy} Exile it ${atEnd}`, {
      A: { battlefield: ["Test Bear", "Hill Giant"], library: ["9 Forest"] },
    });
    table.activate("Test Bear", "Hill Giant").resolve();
    expect(table.all("Hill Giant")).toHaveLength(2);
    table.passUntil("end").resolve();
    expect(table.all("Hill Giant")).toHaveLength(1);
    expect(table.zone("Hill Giant")).toBe("battlefield");
  });

  test("701.21: life for the power of what was sacrificed", () => {
    const table = played(
      "{T}: Target opponent sacrifices a creature of their choice. You gain life equal to its power.",
      { A: { battlefield: ["Test Bear"] }, B: { battlefield: ["Craw Wurm"] } },
    );
    table.activate("Test Bear", "B").resolve();
    expect(table.zone("Craw Wurm")).toBe("graveyard");
    expect(table.life(A)).toBe(26);
  });

  test("110.2a, 701.23: who searches puts what they find onto the battlefield, and shuffles", () => {
    const table = played(
      "{T}: Exile target creature. Its controller may search their library for a basic land card, put that card onto the battlefield tapped, then shuffle.",
      {
        A: { battlefield: ["Test Bear"], library: ["Forest"] },
        B: { battlefield: ["Craw Wurm"], library: ["2 Island"] },
      },
    );
    table.activate("Test Bear", "Craw Wurm").resolve().choose(true).choose(["Island"]).settle();
    const [found] = table.all("Island").filter((id) => table.game.battlefield.includes(id));
    expect(found && characteristics(table.game, found).controller).toBe(B);
    expect(table.happened("shuffled").map(({ player }) => player)).toEqual([B]);
  });

  test("610, 603.7: what was exiled comes back, not what died", () => {
    const table = played(
      `When this creature dies, exile target creature. Return it to the battlefield under its owner's control ${atEnd}`,
      {
        A: { battlefield: ["Test Bear", "Mountain"], hand: ["Shock"], library: ["9 Forest"] },
        B: { battlefield: ["Craw Wurm"] },
      },
    );
    table.cast("Shock", "Test Bear").resolve().choose("Craw Wurm").resolve();
    expect(table.zone("Craw Wurm")).toBe("exile");
    table.passUntil("end").resolve();
    expect(table.zone("Craw Wurm")).toBe("battlefield");
    expect(table.of("Craw Wurm").controller).toBe(B);
    expect(table.zone("Test Bear")).toBe("graveyard");
  });

  test("113.6k: “when you discard this card” triggers, though it is on no battlefield", () => {
    const text = "When you discard this card, return it to the battlefield.";
    expect(printed("creature", text)).toBe(text);
    const table = played(text, { A: { battlefield: ["Wild Mongrel"], hand: ["Test Bear"] } });
    table.activate("Wild Mongrel", ["Test Bear"]);
    expect(table.stack()).toEqual(["Test Bear ability", "Wild Mongrel ability"]);
    table.resolve();
    expect(table.zone("Test Bear")).toBe("battlefield");
  });

  test("113.6k: nor does it trigger for another card", () => {
    const table = played("When you discard this card, draw a card.", {
      A: { battlefield: ["Wild Mongrel", "Test Bear"], hand: ["Forest"] },
    });
    table.activate("Wild Mongrel", ["Forest"]);
    expect(table.stack()).toEqual(["Wild Mongrel ability"]);
  });
});

describe("505.1: of the two main phases of a turn", () => {
  test("“next main phase” is neither the first nor the second: it isn't understood", () => {
    const says = problemOf("sorcery", "Target player skips their next main phase.");
    expect(says).toBe("Not understood from here: “main phase”.");
  });
  test.each([
    ["first main phase", "main1"],
    ["second main phase", "main2"],
    ["combat phase", "beginCombat"],
    ["upkeep step", "upkeep"],
  ])("one may be told to be skipped: %s", (words, step) => {
    const text = `Target player skips their next ${words}.`;
    expect(printed("sorcery", text)).toBe(text);
    const [ability] = cardOf("sorcery", text).abilities;
    expect(ability).toMatchObject({ is: "spell", effect: { is: "skipNext", step } });
  });
  test("one that is added is any", () => {
    const text = "After this phase, there is an additional main phase.";
    expect(printed("sorcery", text)).toBe(text);
  });
  test.each(["upkeep step", "draw step", "end step"])(
    "an additional %s, without the rest of its phase, isn't understood",
    (words) => {
      const text = `After this phase, there is an additional ${words}.`;
      expect(problemOf("sorcery", text)).toContain("Not understood from here: “");
    },
  );
});

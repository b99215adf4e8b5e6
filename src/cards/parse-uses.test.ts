import { describe, expect, test } from "vitest";
import { type Use, usesOf } from "../language/schema/uses.ts";
import type { Trigger } from "../language/schema.ts";
import { find } from "../language/walk.ts";
import { parseCard } from "./parse.ts";

/** An event as a trigger, a replacement effect and a question would say it, where words can. */
interface Words {
  readonly when?: string;
  readonly would?: string;
  readonly asked?: string;
  readonly each?: string;
}

const words: Readonly<Record<Trigger["is"], Words>> = {
  enters: {
    when: "Whenever a creature enters",
    would: "If another creature would enter",
    asked: "a creature entered",
  },
  leaves: {
    when: "Whenever a creature leaves the battlefield",
    would: "If a creature would leave the battlefield",
    asked: "a creature left the battlefield",
  },
  putIntoGraveyardFrom: {
    when: "Whenever a creature dies",
    would: "If a creature would die",
    asked: "a creature died",
  },
  discards: {
    when: "Whenever you discard a card",
    would: "If you would discard a card",
    each: "card you discarded",
  },
  draws: {
    when: "Whenever you draw a card",
    would: "If you would draw a card",
    each: "card you drew",
  },
  drawsCards: {
    when: "Whenever you draw two or more cards",
    would: "If you would draw two or more cards",
  },
  mills: { when: "Whenever you mill a card", would: "If you would mill a card" },
  sacrifices: {
    when: "Whenever you sacrifice a creature",
    would: "If you would sacrifice a creature",
  },
  reveals: { when: "Whenever you reveal a card", would: "If you would reveal a card" },
  castsSpell: {
    when: "Whenever you cast a spell",
    would: "If you would cast a spell",
    asked: "you cast a spell",
  },
  isCountered: {
    when: "Whenever a spell is countered",
    would: "If a spell would be countered",
  },
  becomesTarget: {
    when: "Whenever a creature becomes the target of a spell",
    would: "If a creature would become the target of a spell",
  },
  attacks: {
    when: "Whenever a creature attacks",
    would: "If a creature would attack",
    asked: "a creature attacked",
  },
  blocks: {
    when: "Whenever a creature blocks",
    would: "If a creature would block",
    asked: "a creature blocked",
  },
  becomesBlocked: {
    when: "Whenever a creature becomes blocked",
    would: "If a creature would become blocked",
  },
  damages: {
    when: "Whenever a creature is dealt damage",
    would: "If a source would deal damage to you",
    asked: "a creature was dealt damage",
  },
  gainsLife: {
    when: "Whenever you gain life",
    would: "If you would gain life",
    asked: "you gained life",
  },
  losesLife: {
    when: "Whenever you lose life",
    would: "If you would lose life",
    asked: "you lost life",
  },
  becomesTapped: {
    when: "Whenever a creature becomes tapped",
    would: "If a creature would become tapped",
  },
  becomesUntapped: {
    when: "Whenever a creature becomes untapped",
    would: "If a creature would become untapped",
  },
  createsTokens: {
    would: "If an effect would create one or more tokens under your control",
  },
  tapsForMana: {
    when: "Whenever you tap a land for mana",
    would: "If you would tap a land for mana",
  },
  countersPut: {
    when: "Whenever one or more +1/+1 counters are put on a creature",
    would: "If one or more +1/+1 counters would be put on a creature",
  },
  isDestroyed: {
    when: "Whenever a creature is destroyed",
    would: "If a creature would be destroyed",
  },
  becomesMonstrous: {
    when: "When this creature becomes monstrous",
    would: "If this creature would become monstrous",
  },
  transforms: {
    when: "Whenever a creature transforms",
    would: "If a creature would transform",
  },
  clashes: { when: "Whenever you clash", would: "If you would clash", asked: "you clashed" },
  dayNightChanges: { when: "Whenever day becomes night or night becomes day" },
  beginningOf: { when: "At the beginning of your upkeep" },
  stateIs: { when: "When you control no creatures" },
  anyEvent: {
    when: "Whenever this creature enters or attacks",
    would: "If a creature would die or a land would be destroyed",
  },
  exiledWith: { when: "When a Faerie is championed with this creature" },
  // Only in what a keyword means.
  doneThisWay: {},
};

function read(text: string) {
  const card = { name: "Test Bear", cost: "{1}{G}", types: "Creature — Bear", power: "2" };
  return parseCard({ ...card, toughness: "2", text });
}

describe("603, 614, 608.2i: the parser takes of each event what the engine serves", () => {
  const events = Object.keys(usesOf) as readonly Trigger["is"][];
  const has = (event: Trigger["is"], ...wanted: readonly Use[]): boolean =>
    wanted.some((use) => (usesOf[event] as readonly Use[]).includes(use));

  const holds = (event: Trigger["is"], text: string, isServed: boolean): void => {
    const said = read(text);
    // What is refused is a problem of the text like any other.
    if (!said.ok) expect(said.problem.field).toBe("text");
    expect(said.ok, `${text} ${said.ok ? "" : said.problem.says.en}`).toBe(isServed);
    if (said.ok) {
      const found = said.value.abilities.flatMap((ability) => find(ability, event));
      expect(found, text).not.toEqual([]);
    }
  };

  test.each(events)("%s", (event) => {
    const { when, would, asked, each } = words[event];
    if (when) holds(event, `${when}, draw a card.`, has(event, "Awaited", "State"));
    if (would) holds(event, `${would}, draw a card instead.`, has(event, "Watched"));
    if (asked) {
      const text = `At the beginning of each end step, if ${asked} this turn, draw a card.`;
      holds(event, text, has(event, "Asked"));
    }
    if (each) holds(event, `{T}: Draw a card for each ${each} this turn.`, has(event, "Asked"));
  });

  test("603.7, 603.8: a delayed ability waits for no state", () => {
    expect(read("{T}: When you control no creatures this turn, draw a card.").ok).toBe(false);
    expect(read("{T}: Whenever a creature dies this turn, draw a card.").ok).toBe(true);
  });

  test("of several events each must be served", () => {
    expect(read("If a creature would die or attack, draw a card instead.").ok).toBe(false);
    expect(read("Whenever you draw two or more cards or gain life, draw a card.").ok).toBe(false);
  });
});

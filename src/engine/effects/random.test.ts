/** Games at random with what this room does: they go on, and are what their JSON says. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as c from "../../language/build.ts";
import type { Answer, Decision } from "../decisions.ts";
import type { Game } from "../game.ts";
import { answer, legalActions } from "../index.ts";
import { artifact, creature, exact, instant, made, Play, sorcery } from "../testing/play.ts";

const wolf = c.token({ colors: ["green"], types: ["creature"], subtypes: ["Wolf"], pt: "2/2" });
const cards = [
  creature("Bear", "2/2", c.triggered(c.dies(c.thisObject), c.draw(1))),
  creature("Clone", "0/0", c.replacement(c.enters(c.thisObject), c.enterAsCopy(c.creature))),
  creature(
    "Jailer",
    "2/3",
    c.triggered(
      c.enters(c.thisObject),
      c.exile(c.target(c.all(c.creature, c.other)), { until: c.thisLeaves, link: "held" }),
    ),
  ),
  creature("Prism", "1/1", c.asThisEnters(c.chooseColor()), c.entersWith("+1/+1", 1)),
  creature("Troll", "2/2", c.activated([c.mana("{1}")], c.regenerate(c.self))),
  artifact("Well", c.replacement(c.draws(c.you), c.doInstead(c.gainLife(1)), { optional: true })),
  artifact("Pinger", c.activated([c.tapThis], c.damage(1, c.toObject(c.anyTarget)))),
  made("Strength", "Enchantment — Aura", [
    c.staticAbility(c.self, [c.enchants(c.creature)]),
    c.staticAbility(c.attached, [c.gets(2, 2)]),
  ]),
  instant("Guard", c.preventDamage({ amount: 3, to: c.toObject(c.anyTarget) })),
  instant("Burn", c.damage(2, c.toObject(c.anyTarget))),
  instant("Fork", c.copySpell(c.target(c.spell))),
  instant(
    "Morph",
    c.becomeCopy(c.target(c.creature), c.target(c.creature), { until: c.endOfTurn }),
  ),
  sorcery("Make", c.create(2, wolf)),
  sorcery("Mirror", c.create(1, c.copyToken(c.target(c.creature), c.setPT(1, 1)))),
  sorcery("Wrath", c.destroy(c.every(c.creature))),
  sorcery("Raise", c.returnToBattlefield(c.every(c.all(c.creature, c.inZone("graveyard"))))),
  sorcery("Edict", c.sacrificeChosen(1, c.creature, c.eachPlayer)),
  sorcery("Pox", c.discard(1, c.eachPlayer, { random: true })),
  sorcery(
    "Scry",
    c.inOrder(c.scry(2), c.clash(), c.ifSo(c.wonClash, c.flipCoin({ ifWon: c.draw(1) }))),
  ),
  sorcery(
    "Rite",
    c.may(c.you, c.sacrificeChosen(1, c.creature, c.you, { name: "it" }), {
      ifDone: c.reflexive(c.damage(c.powerOf(c.named("it")), c.toObject(c.anyTarget))),
    }),
  ),
  sorcery("Late", c.delayed(c.beginningOf("end", c.eachPlayer), c.create(1, wolf))),
];
const names = cards.map(({ name }) => name.en);
const permanents = ["Bear", "Jailer", "Prism", "Troll", "Well", "Pinger"];

/** Any answer, chosen by a number. */
function anyAnswer(game: Game, decision: Decision, choice: number): Answer | undefined {
  const pick = <Value>(all: readonly Value[]): Value | undefined => all[choice % all.length];
  switch (decision.is) {
    case "act": {
      const action = pick(legalActions(game));
      return action && { is: "act", action };
    }
    case "choose": {
      const extra = choice % (decision.max - decision.min + 1);
      const from = [
        ...decision.from.slice(choice % Math.max(1, decision.from.length)),
        ...decision.from,
      ];
      return { is: "choose", chosen: [...new Set(from)].slice(0, decision.min + extra) };
    }
    case "confirm":
      return { is: "confirm", yes: choice % 2 === 0 };
    case "number":
      return { is: "number", number: decision.min + (choice % (decision.max - decision.min + 1)) };
    case "option": {
      const option = pick(decision.options);
      return option && { is: "option", option };
    }
    case "order":
      return {
        is: "order",
        order: choice % 2 === 0 ? decision.items : decision.items.toReversed(),
      };
    case "pay":
      return { is: "pay", activations: decision.proposal };
    case "pairs":
      return { is: "pairs", pairs: [] };
    case "chance":
      return decision.count > 0
        ? { is: "chance", picked: decision.from.slice(0, decision.count) }
        : { is: "chance", won: choice % 2 === 0 };
    case "divide":
      return undefined;
  }
}

describe("games at random", () => {
  test("go on without a fault, and each is JSON-exact", () => {
    const hand = fc.array(fc.constantFrom(...names), { minLength: 4, maxLength: 7 });
    const field = fc.array(fc.constantFrom(...permanents), { maxLength: 4 });
    fc.assert(
      fc.property(
        fc.tuple(hand, hand, field, field),
        fc.array(fc.nat(1000), { minLength: 40, maxLength: 60 }),
        ([handA, handB, fieldA, fieldB], choices) => {
          const at = new Play({
            cards,
            A: { hand: handA, battlefield: [...fieldA, "2 Forest"], library: names.slice(0, 6) },
            B: { hand: handB, battlefield: fieldB, library: names.slice(6, 12) },
          });
          for (const choice of choices) {
            const { decision } = at.game;
            if (!decision || at.game.result) break;
            const given = anyAnswer(at.game, decision, choice);
            if (!given || !answer(at.game, given).ok) continue;
            at.answer(given);
            // Nothing of a resolution is left when nothing resolves.
            if (at.game.decision?.is === "act") expect(at.game.frames).toEqual({});
          }
          exact(at.game);
        },
      ),
      { numRuns: 25 },
    );
  }, 300_000);
});

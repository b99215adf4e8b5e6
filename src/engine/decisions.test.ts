import { describe, expect, test } from "vitest";
import type { Answer, Decision } from "./decisions.ts";
import { answer, objectId, playerId, whyNot } from "./index.ts";
import { Table } from "./testing/table.ts";

const stranger = objectId(999);

/** For each kind: a game that asks it, and answers that aren't legal, with the reason's code. */
const kinds: {
  readonly [Kind in Decision["is"]]: readonly [
    rule: string,
    position: () => Table,
    illegal: readonly (readonly [Answer, string])[],
  ];
} = {
  act: [
    "117.1a: a sorcery on the opponent's turn",
    () => new Table({ active: "B", A: { hand: ["Careful Study"] } }).pass(),
    [
      [
        { is: "act", action: { is: "cast", object: objectId(1), way: { is: "normal" } } },
        "notYourTurn",
      ],
      [{ is: "act", action: { is: "playLand", object: stranger } }, "notThere"],
      [{ is: "confirm", yes: true }, "wrongKind"],
    ],
  ],
  choose: [
    "601.2c: one target, and a legal one",
    () => {
      const table = new Table({ A: { hand: ["Shock"], battlefield: ["Mountain"] } });
      return table.act(table.castAction("Shock"));
    },
    [
      [{ is: "choose", chosen: [] }, "tooFew"],
      [{ is: "choose", chosen: [{ is: "object", object: objectId(2) }] }, "notAChoice"],
      [
        {
          is: "choose",
          chosen: [
            { is: "player", player: playerId("A") },
            { is: "player", player: playerId("B") },
          ],
        },
        "tooMany",
      ],
      [
        {
          is: "choose",
          chosen: [
            { is: "player", player: playerId("A") },
            { is: "player", player: playerId("A") },
          ],
        },
        "chosenTwice",
      ],
    ],
  ],
  confirm: [
    "608.2d: yes or no, and nothing else",
    () =>
      new Table({
        A: { hand: ["Skullscorch"], battlefield: ["2 Mountain"] },
        B: { hand: ["2 Shock"] },
      })
        .cast("Skullscorch", "B")
        .resolve(),
    [[{ is: "number", number: 1 }, "wrongKind"]],
  ],
  number: [
    "107.3a: X within what can be paid",
    () => {
      const table = new Table({ A: { hand: ["Breakthrough"], battlefield: ["3 Island"] } });
      return table.act(table.castAction("Breakthrough"));
    },
    [
      [{ is: "number", number: -1 }, "tooFew"],
      [{ is: "number", number: 3 }, "notEnoughMana"],
      [{ is: "number", number: 0.5 }, "notAChoice"],
    ],
  ],
  option: [
    "700.2a: a mode that can be chosen",
    () => {
      const table = new Table({
        A: { hand: ["Cryptic Command"], battlefield: ["4 Island"], library: ["Island"] },
      });
      return table.act(table.castAction("Cryptic Command"));
    },
    [
      // Nothing is on the stack that could be countered.
      [{ is: "option", option: { is: "mode", mode: 0 } }, "notAChoice"],
      [{ is: "option", option: { is: "mode", mode: 7 } }, "notAChoice"],
    ],
  ],
  order: [
    "603.3b: each of the triggered abilities once",
    () =>
      new Table({
        A: { hand: ["Eidolon of Blossoms"], battlefield: ["4 Forest", "2 Eidolon of Blossoms"] },
      })
        .cast("Eidolon of Blossoms")
        .resolve(),
    [
      [{ is: "order", order: [] }, "notAChoice"],
      [{ is: "order", order: [stranger, stranger, stranger] }, "notAChoice"],
    ],
  ],
  divide: [
    "510.1c: as much as there is, in whole numbers",
    () =>
      new Table({
        step: "declareAttackers",
        A: { battlefield: ["Arrogant Wurm"] },
        B: { battlefield: ["2 Grizzly Bears"] },
      })
        .choose(["Arrogant Wurm"])
        .pass(2)
        .answer({
          is: "pairs",
          pairs: [
            [objectId(2), objectId(1)],
            [objectId(3), objectId(1)],
          ],
        })
        .pass(2),
    [
      [{ is: "divide", shares: [1, 1, 0] }, "wrongSum"],
      [{ is: "divide", shares: [5, -1, 0] }, "wrongSum"],
      [{ is: "divide", shares: [1.5, 2.5, 0] }, "wrongSum"],
      // 702.19b: the rest goes on only after lethal damage to both.
      [{ is: "divide", shares: [1, 1, 2] }, "notLethal"],
      // More shares than there are recipients: some of it is for somebody else.
      [{ is: "divide", shares: [1, 1, 1, 1] }, "notAChoice"],
    ],
  ],
  pay: [
    "601.2h: with what can make the mana",
    () => {
      const table = new Table({ A: { hand: ["Shock"], battlefield: ["Mountain", "Island"] } });
      return table.act(table.castAction("Shock")).choose(["B"]);
    },
    [
      [{ is: "pay", activations: [] }, "notEnoughMana"],
      [
        { is: "pay", activations: [{ object: objectId(3), ability: "mana:Island" }] },
        "notEnoughMana",
      ],
    ],
  ],
  pairs: [
    "509.1b: a creature without reach doesn't block a flyer",
    () =>
      new Table({
        step: "declareAttackers",
        A: { battlefield: ["Serra Angel", "Grizzly Bears"] },
        B: { battlefield: ["Arrogant Wurm"] },
      })
        .choose(["Serra Angel", "Grizzly Bears"])
        .pass(2),
    [
      [{ is: "pairs", pairs: [[objectId(3), objectId(1)]] }, "illegalBlock"],
      [
        {
          is: "pairs",
          pairs: [
            [objectId(3), objectId(2)],
            [objectId(3), objectId(2)],
          ],
        },
        "chosenTwice",
      ],
    ],
  ],
  chance: [
    "705.1: a coin is won or lost",
    () =>
      new Table({ A: { hand: ["Crazed Firecat"], battlefield: ["7 Mountain"] } })
        .cast("Crazed Firecat")
        .resolve()
        .resolve(),
    [
      [{ is: "chance" }, "notAChoice"],
      [{ is: "choose", chosen: [] }, "wrongKind"],
    ],
  ],
};

describe("an illegal answer is refused with its reason, and the game is as it was", () => {
  test.each(Object.entries(kinds))("%s", (kind, [, position, illegal]) => {
    const { game } = position();
    expect(game.decision?.is).toBe(kind);
    const before = JSON.stringify(game);
    for (const [given, code] of illegal) {
      expect(whyNot(game, given)).toMatchObject({ code });
      const result = answer(game, given);
      expect(result).toMatchObject({ ok: false, problem: { code } });
      expect(JSON.stringify(game)).toBe(before);
    }
  });

  test.each(Object.entries(kinds).map(([kind, [rule]]) => [rule, kind] as const))(
    "%s",
    (_, kind) => {
      const [, position, illegal] = kinds[kind as Decision["is"]];
      const { game } = position();
      for (const [given] of illegal) expect(whyNot(game, given)?.cr).toMatch(/^\d{3}\.\d+[a-z]?$/);
    },
  );
});

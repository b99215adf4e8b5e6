/**
 * Defects of the engine in planeswalkers that are attacked, and that are dealt damage in place of a
 * player (2007 to 2018), for rulings of Lorwyn: a function of a chapter is replaced by one that gets
 * a rule wrong. The boards must say otherwise; behind each stands which of its claims is refuted, or
 * the line that can't be played (`>`), so that a board without that claim fails here.
 */

import { vi } from "vitest";
import type { Would } from "../../engine/instructions.ts";
import { type DefectRow, describeDefects } from "./refuting.ts";

const engine = await vi.hoisted(async () => (await import("./faulty.ts")).faultyEngine<Defect>());

type Defect =
  | "attackers turn to the player"
  | "attackers leave combat with the planeswalker"
  | "a planeswalker stays attacked by its new controller"
  | "trample goes on to the player"
  | "the planeswalker's controller decides"
  | "the source's controller puts effects in order"
  | "the redirection comes first"
  | "the redirection comes last"
  | "combat damage is redirected"
  | "damage to a teammate is redirected"
  | "damage to oneself is redirected";

vi.mock("../../engine/combat/members.ts", async (original) => {
  const real = await original<typeof import("../../engine/combat/members.ts")>();
  const attacked: typeof real.attacked = (game, attack) => {
    const { planeswalker: _left, gone, ...player } = attack;
    return gone && engine.has("attackers turn to the player")
      ? real.attacked(game, player)
      : real.attacked(game, attack);
  };
  const checkCombat: typeof real.checkCombat = (work, before) => {
    const were = work.game.battlefield;
    const attackOf = (id: (typeof were)[number]) => work.game.objects[id]?.attacking;
    real.checkCombat(work, before);
    for (const id of were) {
      const attacking = attackOf(id);
      if (!attacking?.gone) continue;
      const { gone: _gone, planeswalker, ...attack } = attacking;
      if (engine.has("attackers leave combat with the planeswalker"))
        work.clear(id, "attacking", "blocked");
      const isThere = planeswalker && work.game.battlefield.includes(planeswalker);
      if (isThere && engine.has("a planeswalker stays attacked by its new controller"))
        work.setObject(id, { attacking: { ...attack, planeswalker } });
    }
  };
  return { ...real, attacked, checkCombat };
});

vi.mock("../../engine/happen.ts", async (original) => {
  const real = await original<typeof import("../../engine/happen.ts")>();
  const { controllerOf, ruleChanges } = await import("../../engine/layers.ts");
  const happen: typeof real.happen = (work, instruction) => {
    const { game } = work;
    const spilt = (one: Would): readonly Would[] => {
      if (one.is !== "damage" || one.target.is !== "object" || one.processed) return [one];
      const { loyalty } = game.objects[one.target.object]?.counters ?? {};
      const beyond = one.amount - (loyalty ?? one.amount);
      if (beyond <= 0 || ruleChanges(game, one.source, "trample").length === 0) return [one];
      const player = controllerOf(game, one.target.object);
      return [
        { ...one, amount: one.amount - beyond },
        { ...one, target: { is: "player", player }, amount: beyond },
      ];
    };
    const would = engine.has("trample goes on to the player")
      ? instruction.would.flatMap(spilt)
      : instruction.would;
    real.happen(work, { ...instruction, would });
  };
  return { ...real, happen };
});

vi.mock("../../engine/planeswalkers.ts", async (original) => {
  const real = await original<typeof import("../../engine/planeswalkers.ts")>();
  const { controllerOf } = await import("../../engine/layers.ts");
  const { teamOf } = await import("../../engine/game.ts");
  const sparingPlayer: typeof real.sparingPlayer = (game, would) => {
    if (would.is !== "damage" || would.target.is !== "player")
      return real.sparingPlayer(game, would);
    const { source, target } = would;
    if (engine.has("combat damage is redirected"))
      return real.sparingPlayer(game, { ...would, combat: false });
    if (engine.has("damage to a teammate is redirected"))
      return teamOf(game, target.player).flatMap((player) =>
        real.sparingPlayer(game, { ...would, target: { is: "player", player } }),
      );
    const controller = controllerOf(game, source);
    if (!engine.has("damage to oneself is redirected") || controller !== target.player)
      return real.sparingPlayer(game, would);
    const another = game.battlefield.find((id) => controllerOf(game, id) !== controller) ?? source;
    return real
      .sparingPlayer(game, { ...would, source: another })
      .map((one) => ({ ...one, source, context: { source, controller } }));
  };
  const dealToPlaneswalker: typeof real.dealToPlaneswalker = (...given) => {
    const [work, instruction, would, modifier, answers] = given;
    const [to] = modifier.among ?? [];
    if (!engine.has("the planeswalker's controller decides") || !to)
      return real.dealToPlaneswalker(...given);
    const context = { ...modifier.context, controller: controllerOf(work.game, to) };
    return real.dealToPlaneswalker(work, instruction, would, { ...modifier, context }, answers);
  };
  return { ...real, sparingPlayer, dealToPlaneswalker };
});

vi.mock("../../engine/replacing.ts", async (original) => {
  const real = await original<typeof import("../../engine/replacing.ts")>();
  const { controllerOf } = await import("../../engine/layers.ts");
  const modifiersOf: typeof real.modifiersOf = (game, would) => {
    const found = real.modifiersOf(game, would);
    const redirecting = found.filter(({ among }) => among !== undefined);
    const others = found.filter(({ among }) => among === undefined);
    if (engine.has("the redirection comes first") && redirecting.length > 0) return redirecting;
    if (engine.has("the redirection comes last") && others.length > 0) return others;
    return found;
  };
  const modify: typeof real.modify = (work, instruction, would, modifiers) => {
    const { ask } = work;
    if (engine.has("the source's controller puts effects in order") && would.is === "damage") {
      const player = controllerOf(work.game, would.source);
      work.ask = (asking, decision) =>
        ask.call(work, asking, decision.is === "option" ? { ...decision, player } : decision);
    }
    const modified = real.modify(work, instruction, would, modifiers);
    work.ask = ask;
    return modified;
  };
  return { ...real, modifiersOf, modify };
});

const rows: readonly DefectRow<Defect>[] = [
  [
    "attackers turn to the player",
    "506.4c",
    {
      "lrw-pw-attacker-of-nothing-unblocked-no-damage/no-damage": ["B has 20 life"],
      "lrw-pw-attacker-of-nothing-trample-useless/all-to-the-blocker": ["> go to end combat"],
      "lrw-pw-attacker-of-nothing-trample-useless/the-blocker-is-gone-too": ["B has 20 life"],
      "lrw-pw-leaves-combat-when-it-leaves-or-changes-control/changes-control": ["B has 20 life"],
    },
  ],
  [
    "attackers leave combat with the planeswalker",
    "506.4c",
    {
      "lrw-pw-attackers-stay-in-combat/attacking-nothing": [
        "at gone: Grizzly Bears is attacking",
        "at late: Grizzly Bears is attacking",
      ],
      "lrw-pw-attackers-of-nothing-may-be-blocked/blocked": [
        "> B blocks Grizzly Bears with Hill Giant",
      ],
      "lrw-pw-attacker-of-nothing-unblocked-no-damage/no-damage": [
        "Craw Wurm is attacking",
        "Craw Wurm is unblocked",
      ],
      "lrw-pw-attacker-of-nothing-blocked-deals-damage/both-deal-damage": [
        "> B blocks Craw Wurm with Hill Giant",
      ],
      "lrw-pw-attacker-of-nothing-trample-useless/all-to-the-blocker": [
        "> B blocks Colossal Dreadmaw with Darksteel Myr",
      ],
      "lrw-pw-attacker-of-nothing-trample-useless/the-blocker-is-gone-too": [
        "Colossal Dreadmaw is blocked",
      ],
    },
  ],
  [
    "a planeswalker stays attacked by its new controller",
    "506.4",
    {
      "lrw-pw-leaves-combat-when-it-leaves-or-changes-control/changes-control": [
        "at back: Grizzly Bears is not attacking Garruk Wildspeaker",
        "Garruk Wildspeaker has loyalty 3",
      ],
    },
  ],
  [
    "trample goes on to the player",
    "702.19f",
    {
      "lrw-pw-no-trample-through-planeswalker/none-for-the-player": [
        "at blocked: always B has 20 life",
        "B has 20 life",
      ],
    },
  ],
  [
    "the planeswalker's controller decides",
    "212.9g of 2007",
    {
      "lrw-redirect-source-controller-decides/then": ["> A chooses nothing"],
      "lrw-redirect-affected-player-orders/then": ["> A chooses Garruk Wildspeaker"],
      "lrw-redirect-chosen-as-it-applies/then": ["> A chooses Garruk Wildspeaker"],
    },
  ],
  [
    "the source's controller puts effects in order",
    "419.9a of 2007",
    {
      "lrw-redirect-normal-replacement-ordering/then": ["> B chooses Healing Salve"],
      "lrw-redirect-affected-player-orders/then": ["> B chooses Shock"],
    },
  ],
  [
    "the redirection comes first",
    "419.9a of 2007",
    {
      "lrw-redirect-normal-replacement-ordering/then": ["> B chooses Healing Salve"],
    },
  ],
  [
    "the redirection comes last",
    "419.9a of 2007",
    {
      "lrw-redirect-affected-player-orders/then": ["> B chooses Shock"],
    },
  ],
  [
    "combat damage is redirected",
    "212.9g of 2007",
    {
      "lrw-redirect-not-combat-damage/then": ["B has 18 life", "> A casts Shock targeting B"],
    },
  ],
  [
    "damage to a teammate is redirected",
    "212.9g of 2007",
    {
      "lrw-redirect-not-to-a-teammates-planeswalker/then": [
        "nothing was asked",
        "> A casts Shock targeting D",
      ],
    },
  ],
  [
    "damage to oneself is redirected",
    "212.9g of 2007",
    {
      "lrw-redirect-not-your-own-source-to-yourself/then": ["> A chooses Garruk Wildspeaker"],
    },
  ],
];

describeDefects(engine.state, rows);

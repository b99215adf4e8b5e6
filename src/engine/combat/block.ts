/** Declaring blockers (CR 509). */
import type { RuleChange } from "../characteristics.ts";
import type { Refusal } from "../decisions.ts";
import { existing, type Game, inTurnOrder } from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import type { InstructionOf } from "../instructions.ts";
import { controllerOf, isOfType, ruleChanges, viewOf } from "../layers.ts";
import { amountOf, matches } from "../view.ts";
import type { Work } from "../work.ts";
import { attackersIn, blockersOf, defendersWith } from "./members.ts";
import { type Blocker, type Blocks, mostObeyed, obeyed, type Pair } from "./requirements.ts";

/** 509.1a: an untapped creature. */
function whyNotBlocker(game: Game, blocker: ObjectId): Refusal | undefined {
  if (!isOfType(game, blocker, "creature"))
    return { code: "notAChoice", cr: "509.1a", object: blocker };
  return existing(game, blocker).tapped
    ? { code: "tapped", cr: "509.1a", object: blocker }
    : undefined;
}

/** 509.1a–b: this attacker attacks its side, and neither of them is forbidden the block. */
function whyNotPair(game: Game, blocker: ObjectId, attacker: ObjectId): Refusal | undefined {
  const { attacking } = existing(game, attacker);
  // 802.4a, 805.10d: only creatures that attack that player or team.
  if (!attacking || !defendersWith(game, attacking.player).includes(controllerOf(game, blocker))) {
    return { code: "illegalBlock", cr: "509.1a", object: attacker };
  }
  const view = viewOf(game);
  const fits = ({ source, controller }: RuleChange, ...[filter, id]: FilterOn): boolean =>
    matches(view, { source, controller }, filter, id);
  const forbidden = ruleChanges(game, blocker, "cantBlock").find(
    (one) => one.change.what === undefined || fits(one, one.change.what, attacker),
  );
  if (forbidden) return { code: "prohibited", cr: forbidden.rule ?? "509.1b", object: blocker };
  const evades = ruleChanges(game, attacker, "cantBeBlockedBy").find((one) =>
    fits(one, one.change.filter, blocker),
  );
  return evades
    ? { code: "illegalBlock", cr: evades.rule ?? "509.1b", object: attacker }
    : undefined;
}

type FilterOn = [filter: Parameters<typeof matches>[2], id: ObjectId];

/** How many blockers at least an attacker must have if any, and which rule says so (509.1b). */
function leastFor(
  game: Game,
  attacker: ObjectId,
): { readonly least: number; readonly by?: RuleChange } {
  return ruleChanges(game, attacker, "cantBeBlockedByFewer").reduce<ReturnType<typeof leastFor>>(
    (most, one) => (one.change.least > most.least ? { least: one.change.least, by: one } : most),
    { least: 1 },
  );
}

const tooFew = (game: Game, attacker: ObjectId): Refusal => {
  const { least, by } = leastFor(game, attacker);
  return { code: "tooFewBlockers", cr: by?.rule ?? "509.1b", object: attacker, detail: `${least}` };
};

/** How many attackers a creature may block: one, and those that effects add (509.1a). */
function mostFor(game: Game, blocker: ObjectId): number {
  const view = viewOf(game);
  return ruleChanges(game, blocker, "canBlockMore").reduce(
    (most, { change, ...whose }) =>
      most + (change.amount ? amountOf(view, whose, change.amount) : Number.POSITIVE_INFINITY),
    1,
  );
}

/** Creatures of these players that may block at all. */
const potential = (game: Game, players: readonly PlayerId[]): readonly ObjectId[] =>
  game.battlefield.filter(
    (id) => players.includes(controllerOf(game, id)) && !whyNotBlocker(game, id),
  );

/** What a player or team can do against the creatures that attack them. */
function blocksOf(game: Game, player: PlayerId): Blocks {
  const players = defendersWith(game, player);
  const attackers = attackersIn(game).filter((id) => {
    const { attacking } = existing(game, id);
    return attacking !== undefined && players.includes(attacking.player);
  });
  const candidates = potential(game, players);
  const least = new Map<ObjectId, number>();
  const possible = new Map<ObjectId, readonly ObjectId[]>();
  for (const attacker of attackers) {
    const able = candidates.filter((blocker) => !whyNotPair(game, blocker, attacker));
    const needed = leastFor(game, attacker).least;
    least.set(attacker, needed);
    possible.set(attacker, able.length >= needed ? able : []);
  }
  const blockers = candidates.map((id): Blocker => {
    const may = attackers.filter((attacker) => possible.get(attacker)?.includes(id));
    const most = Math.min(mostFor(game, id), Math.max(1, may.length));
    return { id, may, most, required: ruleChanges(game, id, "mustBlock").length };
  });
  return { blockers: blockers.filter(({ may }) => may.length > 0), least };
}

/** 509.1a–b: why a creature can't block an attacker, or nothing. */
export function whyNotBlock(
  game: Game,
  blocker: ObjectId,
  attacker: ObjectId,
): Refusal | undefined {
  const refusal = whyNotBlocker(game, blocker) ?? whyNotPair(game, blocker, attacker);
  if (refusal) return refusal;
  const { least } = leastFor(game, attacker);
  if (least <= 1) return undefined;
  // Not even together with all others could it block that one.
  const able = potential(game, defendersWith(game, controllerOf(game, blocker))).filter(
    (id) => !whyNotPair(game, id, attacker),
  );
  return able.length < least ? tooFew(game, attacker) : undefined;
}

/** Why these blocks can't be declared together, or nothing (509.1a–c). */
export function whyNotBlocks(
  game: Game,
  player: PlayerId,
  pairs: readonly Pair[],
): Refusal | undefined {
  const blocks = blocksOf(game, player);
  const byId = new Map(blocks.blockers.map((blocker) => [blocker.id, blocker]));
  const attackersOf = new Map<ObjectId, ObjectId[]>();
  const blockerCount = new Map<ObjectId, number>();
  for (const [blocker, attacker] of pairs) {
    if (!byId.get(blocker)?.may.includes(attacker)) return whyNotListed(game, blocker, attacker);
    const its = attackersOf.get(blocker) ?? [];
    const most = byId.get(blocker)?.most ?? 1;
    if (its.includes(attacker) || its.length >= most) {
      return { code: "chosenTwice", cr: "509.1a", object: blocker };
    }
    attackersOf.set(blocker, [...its, attacker]);
    blockerCount.set(attacker, (blockerCount.get(attacker) ?? 0) + 1);
  }
  for (const [attacker, count] of blockerCount) {
    if (count < (blocks.least.get(attacker) ?? 1)) return tooFew(game, attacker);
  }
  if (obeyed(blocks, pairs) >= mostObeyed(blocks)) return undefined;
  const idle = blocks.blockers.find(({ id, required }) => required > 0 && !attackersOf.has(id));
  const [required] = idle ? ruleChanges(game, idle.id, "mustBlock") : [];
  return { code: "mustBlock", cr: required?.rule ?? "509.1c", ...(idle && { object: idle.id }) };
}

/** Why a pair is not among those that were offered. */
function whyNotListed(game: Game, blocker: ObjectId, attacker: ObjectId): Refusal {
  const unlisted: Refusal = { code: "illegalBlock", cr: "509.1b", object: blocker };
  const areThere = game.battlefield.includes(blocker) && game.battlefield.includes(attacker);
  return (areThere && whyNotBlock(game, blocker, attacker)) || unlisted;
}

export function declareBlockers(work: Work, instruction: InstructionOf<"declareBlockers">): void {
  const { game } = work;
  const { player } = instruction;
  if (player === undefined) {
    const declarations = sides(game).map(
      (one) => ({ do: "declareBlockers", player: one }) as const,
    );
    work.push(...declarations, { do: "orderDamage" });
    return;
  }
  const { blockers } = blocksOf(game, player);
  if (blockers.length === 0) return;
  const [answer] = instruction.answers ?? [];
  if (answer?.is !== "pairs") {
    const several = blockers.filter(({ most }) => most > 1).map(({ id, most }) => [id, most]);
    work.ask(instruction, {
      is: "pairs",
      player,
      purpose: { is: "blockers" },
      pairs: attackersIn(game).flatMap((attacker) =>
        blockers
          .filter(({ may }) => may.includes(attacker))
          .map(({ id }) => [id, attacker] as const),
      ),
      ...(several.length > 0 && { most: Object.fromEntries(several) }),
      cr: ["509.1"],
    });
    return;
  }
  for (const [blocker, attacker] of answer.pairs) {
    const { blocking = [] } = existing(work.game, blocker);
    const isBlocked = blockersOf(work.game, attacker).length > 0;
    work.setObject(blocker, { blocking: [...blocking, attacker] });
    work.setObject(attacker, { blocked: true }); // 509.1h
    work.emit(
      {
        is: "blocked",
        object: blocker,
        attacker,
        ...(blocking.length > 0 && { furtherAttacker: true }),
        ...(isBlocked && { furtherBlocker: true }),
      },
      { is: "player", player: controllerOf(work.game, blocker) },
      "509.1g",
    );
  }
}

/** Who may declare blockers, in APNAP order (802.4): each player, or the first of each team. */
function sides(game: Game): readonly PlayerId[] {
  const players = inTurnOrder(game);
  return players.filter((player) => {
    const side = defendersWith(game, player);
    return players.find((one) => side.includes(one)) === player;
  });
}

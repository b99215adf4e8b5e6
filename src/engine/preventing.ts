/** What becomes of damage and other amounts: prevented, changed, redirected (CR 614.9, 615). */
import type { Node } from "../language/schema.ts";
import { creationOf, isCreation, tokensOf } from "./creating.ts";
import type { Answer } from "./decisions.ts";
import { entering, enteringOf } from "./entering.ts";
import { type Game, playerOf } from "./game.ts";
import type { InstructionOf, Would } from "./instructions.ts";
import { characteristics, controllerOf, playerRules, viewOf } from "./layers.ts";
import {
  because,
  emitReplaced,
  inFrame,
  type Modified,
  type Modifier,
  occasionOf,
  ofEvent,
  only,
  ruleOf,
  useUp,
} from "./modifier.ts";
import type { Target } from "./objects.ts";
import { amountOf, type Context, objectsOf, playersOf } from "./view.ts";
import type { Work } from "./work.ts";

type Damage = Extract<Would, { is: "damage" }>;

/** Prevents some or all of the damage; `rivals` is other damage that the same shield could prevent. */
export function prevent(
  work: Work,
  instruction: InstructionOf<"happen">,
  would: Would,
  modifier: Modifier,
  rivals: readonly Damage[],
  answers: Answer[],
): Modified | "asked" {
  const { ability, context, source, chance } = modifier;
  const { instead } = ability;
  if (would.is !== "damage" || instead.is !== "prevent") return only(would);
  const limit = limitOf(work, modifier, instead.amount);
  const affected = affectedTogether(work.game, would, rivals, limit);
  const shares = sharesOf(work, instruction, affected, limit, answers);
  if (shares === "asked") return "asked";
  const left = new Map<Damage, readonly Would[]>();
  let prevented = 0;
  for (const [at, one] of affected.entries()) {
    // 615.12: damage that can't be prevented isn't, but what else the effect does happens.
    const share = isUnpreventable(work.game, one) ? 0 : (shares[at] ?? 0);
    const tried: Damage = { ...one, applied: [...new Set([...(one.applied ?? []), chance])] };
    left.set(one, share < one.amount ? [{ ...tried, amount: one.amount - share }] : []);
    if (share === 0) continue;
    prevented += share;
    work.emit(
      { is: "prevented", source: one.source, target: one.target, amount: share },
      because(source),
      "615.1",
      ...ruleOf(modifier),
    );
  }
  // 609.7b: a shield that prevents nothing is not used up.
  if (prevented > 0) spend(work, modifier, prevented);
  const occasion = { ...occasionOf(would), amount: prevented };
  return {
    would: left.get(would) ?? [],
    others: left,
    before: [],
    after: instead.so ? inFrame(work, instead.so, context, would, occasion) : [],
  };
}

/**
 * The damage that an effect is applied to at once: all of it that is "the next time" (615.8), or
 * what a shield can't prevent all of (615.7).
 */
function affectedTogether(
  game: Game,
  would: Damage,
  rivals: readonly Damage[],
  limit: number,
): readonly Damage[] {
  // 615.12: it is applied to what it can't prevent, too, which is no time of its own.
  if (limit === Number.POSITIVE_INFINITY) return [would, ...rivals];
  const all = [would, ...rivals.filter((one) => !isUnpreventable(game, one))];
  return sumOf(all) > limit && !isUnpreventable(game, would) ? all : [would];
}

const sumOf = (all: readonly Damage[]): number =>
  all.reduce((total, { amount }) => total + amount, 0);

/** 615.7: of damage that can't all be prevented its player chooses how much of which is. */
function sharesOf(
  work: Work,
  instruction: InstructionOf<"happen">,
  affected: readonly Damage[],
  limit: number,
  answers: Answer[],
): readonly number[] | "asked" {
  const [first] = affected;
  if (!first || affected.length === 1 || sumOf(affected) <= limit) {
    return affected.map(({ amount }) => Math.min(limit, amount));
  }
  const answer = answers.shift();
  if (answer?.is === "divide") return answer.shares;
  const { target } = first;
  work.ask(instruction, {
    is: "divide",
    player: target.is === "player" ? target.player : controllerOf(work.game, target.object),
    purpose: { is: "prevention" },
    amount: limit,
    among: affected.map(({ source }): Target => ({ is: "object", object: source })),
    least: 0,
    most: affected.map(({ amount }) => amount),
    cr: ["615.7"],
  });
  return "asked";
}

function limitOf(
  work: Work,
  { effect, context }: Modifier,
  amount: Node<"Replacement", "prevent">["amount"],
): number {
  const shield = work.game.effects.find(({ id }) => id === effect)?.shield;
  if (shield !== undefined) return shield;
  return amount ? amountOf(viewOf(work.game), context, amount) : Number.POSITIVE_INFINITY;
}

/** 615.7: each point prevented reduces the shield by one; 615.8: one instance of damage. */
function spend(work: Work, modifier: Modifier, prevented: number): void {
  useUp(work, modifier);
  work.set({
    effects: work.game.effects.flatMap((one) => {
      if (one.id !== modifier.effect || one.shield === undefined) return [one];
      return one.shield > prevented ? [{ ...one, shield: one.shield - prevented }] : [];
    }),
  });
}

/** 615.12. */
export const isUnpreventable = (game: Game, would: Damage): boolean =>
  would.unpreventable === true ||
  game.players.some(({ id }) => playerRules(game, id, "damageCantBePrevented").length > 0);

/** Another amount of damage, life or counters, or other than one card. */
export function changeAmount(work: Work, would: Would, modifier: Modifier): Modified {
  const { instead, would: pattern } = modifier.ability;
  if (instead.is !== "changeAmount") return only(would);
  const view = viewOf(work.game);
  const context = ofEvent(modifier.context, would);
  const changed = (amount: number): number => {
    const base = instead.to ? amountOf(view, context, instead.to) : amount * (instead.times ?? 1);
    return Math.max(0, base + (instead.plus ? amountOf(view, context, instead.plus) : 0));
  };
  useUp(work, modifier);
  emitReplaced(work, would, modifier);
  switch (would.is) {
    case "damage":
    case "counters":
      return only({ ...would, amount: changed(would.amount) });
    case "life":
      return only({ ...would, by: Math.sign(would.by) * changed(Math.abs(would.by)) });
    case "draws":
      return only({ ...would, amount: changed(would.amount) });
    case "draw":
      // 121.2a: what is drawn instead is a number of cards again.
      return only({ ...would, is: "draws", amount: changed(1) });
    case "move":
    case "create": {
      if (isCreation(would)) {
        const tokens = tokensOf(would);
        return { would: creationOf(inTurn(tokens, changed(tokens.length))), before: [], after: [] };
      }
      // 122.6, 614.16: counters that it enters with are put on it, too.
      const { counters = {} } = enteringOf(would) ?? {};
      const kind = pattern.is === "countersPut" ? pattern.counter : undefined;
      const changedCounters = Object.fromEntries(
        Object.entries(counters).map(([counter, amount]) => [
          counter,
          amount > 0 && (kind === undefined || kind === counter) ? changed(amount) : amount,
        ]),
      );
      return only(entering(would, { counters: changedCounters }));
    }
  }
}

/** So many, of each of several in turn: of twice as many there are twice as many of each. */
const inTurn = <Item>(all: readonly Item[], amount: number): readonly Item[] =>
  Array.from({ length: amount }, (_, n) => n % all.length).flatMap((n) => all.slice(n, n + 1));

/** 614.9: to something that is still there and can be dealt damage. */
export function redirect(work: Work, would: Would, modifier: Modifier): Modified {
  const { ability, context, source } = modifier;
  if (would.is !== "damage" || ability.instead.is !== "redirect") return only(would);
  const [to] = recipientsOf(work.game, ofEvent(context, would), ability.instead.to);
  if (!to || !canBeDamaged(work.game, to)) return only(would);
  useUp(work, modifier);
  const { source: from, target } = would;
  work.emit({ is: "redirected", source: from, from: target, to }, because(source), "614.9");
  return only({ ...would, target: to });
}

/** Who or what a text deals damage to. */
function recipientsOf(
  game: Game,
  context: Context,
  to: Node<"Replacement", "redirect">["to"],
): readonly Target[] {
  const view = viewOf(game);
  switch (to.is) {
    case "player":
      return playersOf(view, context, to.player).map((player) => ({ is: "player", player }));
    case "several":
      return to.recipients.flatMap((one) => recipientsOf(game, context, one));
    case "objects":
      return objectsOf(view, context, to.objects).map((object) => ({ is: "object", object }));
  }
}

/** 120.1a: damage is dealt to players, creatures, planeswalkers and battles. */
export function canBeDamaged(game: Game, target: Target): boolean {
  if (target.is === "player") return !playerOf(game, target.player).lost;
  return (
    game.battlefield.includes(target.object) &&
    characteristics(game, target.object).types.some(
      (type) => type === "creature" || type === "planeswalker" || type === "battle",
    )
  );
}

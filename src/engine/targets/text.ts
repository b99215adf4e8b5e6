/** The uses of the word "target" in a text (CR 115.1, 601.2c), as its announcement makes them. */
import type { Ability, Condition, Effect, Node, TargetSpec } from "../../language/schema.ts";
import { find, visit } from "../../language/walk.ts";
import { isPaid } from "../costs/called.ts";
import type { Game } from "../game.ts";
import { characteristics } from "../layers.ts";
import type { Announcement, GameObject } from "../objects.ts";

/** One use of the word "target": what it asks for. */
export interface TargetSlot {
  readonly slot: number;
  readonly spec: TargetSpec;
}

type AnyNode = Parameters<typeof visit>[0];

/** What a spell or ability on the stack says: its own text, not what it grants to others. */
export function textOf(game: Game, object: GameObject): readonly Ability[] {
  if (object.stacked) return [object.stacked.ability];
  return characteristics(game, object.id)
    .abilities.map(({ ability }) => ability)
    .filter(({ is }) => is === "spell");
}

/**
 * Texts inside a text that are abilities or resolutions of their own. What an effect makes to last
 * (`establish`) is not: it speaks of the targets of the spell or ability that makes it.
 */
const ofItsOwn: ReadonlySet<AnyNode["is"]> = new Set(["gainAbility", "token", "reflexive"]);

/** What is established speaks of the targets of what makes it, but if it triggers for its own. */
const isTextOfItsOwn = (node: AnyNode): boolean =>
  ofItsOwn.has(node.is) ||
  (node.is === "delayed" && !node.aimed) ||
  (node.is === "establish" && node.ability.is === "triggered");

/**
 * Visits the part of a text that an announcement leaves in force: the chosen modes (700.2c), and
 * what is said of costs that were or were not paid (702.33g).
 */
function visitAnnounced(
  node: AnyNode,
  { modes, paid = [] }: Pick<Announcement, "modes" | "paid">,
  enter: (node: AnyNode) => void,
): void {
  const go = (start: AnyNode | undefined): void => {
    if (!start) return;
    visit(start, (at) => {
      if (isTextOfItsOwn(at)) return false;
      if (at.is === "modal") {
        for (const mode of modes ?? []) go(at.modes[mode]);
        return false;
      }
      const decided = at.is === "ifSo" ? wasPaid(at.condition, paid) : undefined;
      if (at.is === "ifSo" && decided !== undefined) {
        go(decided ? at.effect : at.otherwise);
        if (decided && at.instead && at.otherwise) targetsTaken(at.effect, at.otherwise, enter);
        return false;
      }
      enter(at);
      return true;
    });
  };
  go(node);
}

/** What is done instead speaks of the targets of what is usually done: "to that permanent or player". */
function targetsTaken(instead: Effect, usually: Effect, enter: (node: AnyNode) => void): void {
  const spokenOf = new Set(find(instead, "thatTarget").map(({ slot }) => slot));
  for (const node of find(usually, "target", "targetPlayer")) {
    if (spokenOf.has(node.slot)) enter(node);
  }
}

/** Whether a condition that speaks of nothing but costs holds; undefined for others. */
function wasPaid(condition: Condition, paid: readonly string[]): boolean | undefined {
  switch (condition.is) {
    case "costPaid":
      return isPaid(paid, condition.name);
    case "negate": {
      const inner = wasPaid(condition.condition, paid);
      return inner === undefined ? undefined : !inner;
    }
    case "both":
    case "anyCondition": {
      const all = condition.conditions.map((one) => wasPaid(one, paid));
      if (all.includes(undefined)) return undefined;
      return condition.is === "both" ? all.every(Boolean) : all.some(Boolean);
    }
    default:
      return undefined;
  }
}

/** The targets that a text asks for as announced, in its order. */
export function slotsIn(text: readonly Ability[], announced: Announcement): readonly TargetSlot[] {
  const slots: TargetSlot[] = [];
  for (const ability of text) {
    visitAnnounced(ability, announced, (node) => {
      if (node.is === "target" || node.is === "targetPlayer") {
        slots.push({ slot: node.slot, spec: node.spec });
      }
    });
  }
  return slots;
}

/** Whether a text has a target at all, in any mode and whatever is paid (605.1a). */
export function hasTargets(ability: Ability): boolean {
  let found = false;
  visit(ability, (node) => {
    if (isTextOfItsOwn(node)) return false;
    found ||= node.is === "target" || node.is === "targetPlayer";
    return !found;
  });
  return found;
}

/** The modes of a spell or ability, if it is modal (700.2). */
export function modalOf(text: readonly Ability[]): Node<"Effect", "modal"> | undefined {
  const [effect] = text.flatMap((ability): readonly Effect[] =>
    ability.is === "spell" || ability.is === "activated" || ability.is === "triggered"
      ? find(ability.effect, "modal")
      : [],
  );
  return effect?.is === "modal" ? effect : undefined;
}

/** An effect that is divided among the targets of a slot, as announced (601.2d). */
interface Division {
  readonly slot: number;
  readonly effect: Node<"Effect", "damage"> | Node<"Effect", "putCounters">;
}

export function divisionsIn(
  text: readonly Ability[],
  announced: Announcement,
): readonly Division[] {
  const found: Division[] = [];
  for (const ability of text) {
    visitAnnounced(ability, announced, (node) => {
      if ((node.is !== "damage" && node.is !== "putCounters") || !node.divided) return;
      const to = node.is === "damage" ? node.to : node.on;
      const [target] = find(to, "target", "thatTarget", "targetPlayer");
      if (target) found.push({ slot: target.slot, effect: node });
    });
  }
  return found;
}

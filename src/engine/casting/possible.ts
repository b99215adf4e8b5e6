/** Whether what has been proposed can be completed, by some choice of all that is still open (CR 601.2–601.4). */
import type { Cost } from "../../language/schema.ts";
import { find } from "../../language/walk.ts";
import { announcementOf, withAnnounced } from "../announced.ts";
import { upTo } from "../combinations.ts";
import { dependsOnTargets, dependsOnWhich, mindsHybrids } from "../costs/changes.ts";
import { baseCost, listedMana, optionalCosts } from "../costs/total.ts";
import { cantPay, listedCosts, totalCost } from "../costs.ts";
import type { Refusal } from "../decisions.ts";
import { existing, type Game } from "../game.ts";
import type { ObjectId } from "../ids.ts";
import type { Proposal, ProposalPart } from "../instructions.ts";
import { characteristics } from "../layers.ts";
import { equivalents, formatMana, parseMana } from "../mana.ts";
import { modeSelections } from "../modes.ts";
import { cantCast } from "../prohibitions.ts";
import { canFill, filledWays, fillLeast } from "../targets/filling.ts";
import { modalOf, type TargetSlot, textOf } from "../targets/text.ts";
import { contextOn, targetSlots } from "../targets.ts";

type Part = Extract<ProposalPart, "b" | "bCosts" | "bX" | "bMana" | "c">;

/**
 * Why a proposal on the stack could not be completed from this part on, or nothing. 601.4: a
 * choice may rest on others that are made later; so all of them are tried.
 */
export function whyNotComplete(
  game: Game,
  proposal: Proposal,
  part: Part = "b",
): Refusal | undefined {
  const { object: id } = proposal;
  const object = game.objects[id];
  if (!object) return { code: "notThere", cr: "601.3" };
  switch (part) {
    case "b": {
      const { modes } = announcementOf(object);
      const modal = modalOf(textOf(game, object));
      if (!modal || modes) return whyNotComplete(game, proposal, "bCosts");
      return firstRefusal(modeSelections(modal), (selection) =>
        whyNotComplete(withAnnounced(game, id, { modes: selection }), proposal, "bCosts"),
      );
    }
    case "bCosts":
      if (openCosts(game, proposal).length === 0) return whyNotComplete(game, proposal, "bX");
      return firstRefusal(optionalSets(game, proposal), (paid) =>
        whyNotComplete(withAnnounced(game, id, { paid }), proposal, "bX"),
      );
    case "bX":
      return xIsChosen(game, proposal)
        ? firstRefusal(xValues(game, proposal), (x) =>
            whyNotComplete(withAnnounced(game, id, { x }), proposal, "bMana"),
          )
        : whyNotComplete(game, proposal, "bMana");
    case "bMana":
      return symbolsAreChosen(game, proposal)
        ? firstRefusal(equivalents(listedMana(game, object, proposal.way)), (mana) =>
            whyNotComplete(withAnnounced(game, id, { hybrid: formatMana(mana) }), proposal, "c"),
          )
        : whyNotComplete(game, proposal, "c");
    case "c":
      return whyNotFilled(game, proposal) ?? whyNotAimed(game, proposal);
  }
}

/** Nothing if one of the choices works, else why the first does not. */
function firstRefusal<Item>(
  items: Iterable<Item>,
  whyNot: (item: Item) => Refusal | undefined,
): Refusal | undefined {
  let first: Refusal | undefined;
  for (const item of items) {
    const refusal = whyNot(item);
    if (!refusal) return undefined;
    first ??= refusal;
  }
  return first ?? { code: "notAChoice", cr: "601.2b" };
}

/** 601.2e, 601.2c: it is not prohibited, and its targets can be chosen. */
function whyNotFilled(game: Game, { kind, player, object: id }: Proposal): Refusal | undefined {
  const forbidden = kind === "spell" ? cantCast(game, player, id) : undefined;
  if (forbidden) return forbidden;
  return canFill(game, id, targetSlots(game, existing(game, id)))
    ? undefined
    : { code: "noTarget", cr: "601.2c", object: id };
}

/** 601.2f: its cost can be paid with some targets in these slots, as far as it depends on them. */
export function whyNotAimed(
  game: Game,
  proposal: Proposal,
  slots = targetSlots(game, existing(game, proposal.object)),
): Refusal | undefined {
  return firstRefusal(aimedWays(game, proposal.object, slots), (next) =>
    whyNotPayable(next, proposal),
  );
}

/** More ways to choose targets than these are not tried on any board that a person wrote. */
export const mostWaysTried = 1000;

/** With as few targets as there can be, and, where it matters which, with all that there can be. */
function* aimedWays(game: Game, id: ObjectId, slots: readonly TargetSlot[]): Generator<Game> {
  const matters = dependsOnWhich(game, id);
  yield (matters || dependsOnTargets(game, id) ? fillLeast(game, id, slots) : undefined) ?? game;
  if (matters) yield* upTo(mostWaysTried, filledWays(game, id, slots));
}

/** 601.2f–h: its total cost, as announced so far, can be paid. */
export function whyNotPayable(
  game: Game,
  { kind, object: id, player, way }: Proposal,
): Refusal | undefined {
  if (kind === "triggered") return undefined;
  const total = totalCost(game, id, way);
  if (!total) return { code: "costCantBePaid", cr: "118.6", object: id };
  return cantPay(game, player, total, contextOn(game, existing(game, id)));
}

/** The sets of costs that may be chosen to be paid besides those that already are, fewest first. */
function optionalSets(game: Game, proposal: Proposal): readonly (readonly string[])[] {
  const { paid = [] } = announcementOf(existing(game, proposal.object));
  return withAny(paid, openCosts(game, proposal));
}

/** Optional costs that haven't been chosen. */
function openCosts(game: Game, { object: id }: Proposal): readonly string[] {
  const object = existing(game, id);
  const { paid = [] } = announcementOf(object);
  return optionalCosts(game, object)
    .map(({ optional }) => optional)
    .filter((name) => !paid.includes(name));
}

/** Some names with any of others, fewest first. */
export function withAny(
  some: readonly string[],
  others: readonly string[],
): readonly (readonly string[])[] {
  let sets: readonly (readonly string[])[] = [some];
  for (const name of others) sets = sets.flatMap((set) => [set, [...set, name]]);
  return sets.toSorted((one, other) => one.length - other.length);
}

const hasX = (cost: Cost): boolean =>
  cost.is === "payMana" ? parseMana(cost.mana).x > 0 : find(cost, "x").length > 0;

/** 107.3a: whether X is chosen: it is part of a cost that will be paid. */
export function xIsChosen(game: Game, { object: id, way, kind }: Proposal): boolean {
  const object = existing(game, id);
  if (kind === "triggered" || announcementOf(object).x !== undefined) return false;
  const costs = listedCosts(game, object, way) ?? [];
  return costs.some(hasX) && !xIsZero(game, { object: id, way });
}

/** 107.3b: an {X} in a mana cost that isn't paid is 0, unless what is paid instead has an X. */
function xIsZero(game: Game, { object: id, way }: Pick<Proposal, "object" | "way">): boolean {
  const { manaCost = "" } = characteristics(game, id);
  const base = baseCost(game, existing(game, id), way) ?? [];
  return parseMana(manaCost).x > 0 && !base.some(hasX);
}

/** More than this nobody can pay on a board that a person wrote. */
const largestXTried = 200;

/** The values of X whose costs can be paid, from 0 up. */
export function* xValues(game: Game, proposal: Proposal): Generator<number> {
  for (let x = 0; x <= largestXTried; x += 1) {
    const next = withAnnounced(game, proposal.object, { x });
    const refused = x > 0 && whyNotAnyMana(next, proposal);
    if (refused) return;
    yield x;
  }
}

/**
 * Why X can't have this value: its cost can't be paid, for lack of mana or of counters (118.3,
 * 606.6), or what it asks for isn't there (601.2c).
 */
export function whyNotX(game: Game, x: number): Refusal | undefined {
  const asking = game.agenda.at(-1);
  if (asking?.do !== "announce") return undefined;
  const { proposal } = asking;
  const next = withAnnounced(game, proposal.object, { x });
  return whyNotAnyMana(next, proposal) ?? whyNotComplete(next, proposal, "bMana");
}

/** Whether the costs can be paid with some decision of the hybrid symbols. */
function whyNotAnyMana(game: Game, proposal: Proposal): Refusal | undefined {
  const { object: id, way } = proposal;
  if (!symbolsAreChosen(game, proposal)) return whyNotPayable(game, proposal);
  return firstRefusal(equivalents(listedMana(game, existing(game, id), way)), (mana) =>
    whyNotPayable(withAnnounced(game, id, { hybrid: formatMana(mana) }), proposal),
  );
}

/**
 * 601.2b: whether hybrid symbols are decided as the spell is announced. That can be told from a
 * decision in the payment only where a reduction or a floor applies to the cost (601.2f); elsewhere
 * the payment decides, so that nobody is asked twice.
 */
export function symbolsAreChosen(game: Game, { object: id, way, kind }: Proposal): boolean {
  const object = existing(game, id);
  return (
    kind === "spell" &&
    announcementOf(object).hybrid === undefined &&
    listedMana(game, object, way).hybrid.length > 0 &&
    mindsHybrids(game, id)
  );
}

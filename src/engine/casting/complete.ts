/** Legality, total cost, payment, and that it is cast or activated (CR 601.2e–i, 602.2b). */
import { announcementOf } from "../announced.ts";
import { cantPay, paying, totalCost } from "../costs.ts";
import { existing } from "../game.ts";
import type { Proposal } from "../instructions.ts";
import { countActivation } from "../legal/restrictions.ts";
import { cantCast } from "../prohibitions.ts";
import { contextOn } from "../targets.ts";
import type { Work } from "../work.ts";
import { by, goOn } from "./choices.ts";
import { rewind } from "./rewind.ts";

/** 601.2e: a spell that turns out to be prohibited is taken back. */
export function checkLegality(work: Work, proposal: Proposal): void {
  const refusal =
    proposal.kind === "spell" ? cantCast(work.game, proposal.player, proposal.object) : undefined;
  if (refusal) rewind(work, proposal, refusal);
  else goOn(work, "f", proposal);
}

/** 601.2f: the total cost is determined and locked in. */
export function determineCost(work: Work, proposal: Proposal): void {
  const { object, player, way } = proposal;
  const total = totalCost(work.game, object, way);
  const refusal = total
    ? cantPay(work.game, player, total, contextOn(work.game, existing(work.game, object)))
    : ({ code: "costCantBePaid", cr: "118.6", object } as const);
  if (!total || refusal) {
    rewind(work, proposal, refusal);
    return;
  }
  work.emit({ is: "costDetermined", object, mana: total.mana }, by(player), "601.2f");
  goOn(work, "g", { ...proposal, total });
}

/** 601.2g–h. */
export function pay(work: Work, proposal: Proposal): void {
  const { object: id, player, total } = proposal;
  if (!total) throw new Error("The total cost must be known before it is paid.");
  const object = existing(work.game, id);
  const payer = object.stacked?.source ?? id;
  const { x } = announcementOf(object);
  const how = { object: id, ...(x !== undefined && { x }) };
  work.push(...paying(player, total, payer, how), { do: "announce", part: "i", proposal });
}

/** 601.2i, 602.2b: it is cast or activated. */
export function complete(work: Work, proposal: Proposal): void {
  const { object: id, player, kind } = proposal;
  const { stacked, casting } = existing(work.game, id);
  if (kind === "activated" && stacked) {
    const { source, key, ability } = stacked;
    if (ability.is === "activated") countActivation(work, source, key, ability);
    work.emit({ is: "activated", object: id, source }, by(player), "602.2b", "601.2i");
  } else if (casting) {
    const way = proposal.way.is !== "normal" && { way: proposal.way };
    work.emit({ is: "cast", object: id, player, from: casting.from, ...way }, by(player), "601.2i");
  }
}

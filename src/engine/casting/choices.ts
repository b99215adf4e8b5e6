/** What is announced first: modes, costs, X and hybrid symbols (CR 601.2b, 603.3c, 700.2). */
import type { Node } from "../../language/schema.ts";
import { announced, announcementOf, withAnnounced } from "../announced.ts";
import { listedMana, optionalCosts } from "../costs/total.ts";
import type { Answer, Option } from "../decisions.ts";
import { existing, type Game } from "../game.ts";
import type { InstructionOf, Proposal, ProposalPart } from "../instructions.ts";
import { formatMana, halvesOf, type ManaAmount, withHalf } from "../mana.ts";
import { modeSelections } from "../modes.ts";
import { modalOf, textOf } from "../targets/text.ts";
import type { Work } from "../work.ts";
import { symbolsAreChosen, whyNotComplete, withAny, xIsChosen, xValues } from "./possible.ts";
import { removeTrigger } from "./rewind.ts";

type Announce = InstructionOf<"announce">;

export function goOn(work: Work, part: ProposalPart, proposal: Proposal): void {
  work.push({ do: "announce", part, proposal });
}

export const by = (player: Proposal["player"]) => ({ is: "player", player }) as const;

// Modes (700.2) --------------------------------------------------------------------------------

/** 700.2a–b: the controller chooses the modes, one after the other. */
export function announceModes(work: Work, instruction: Announce): void {
  const { proposal } = instruction;
  const { object: id, player, kind } = proposal;
  const next = kind === "triggered" ? "c" : "bCosts";
  const modal = modalOf(textOf(work.game, existing(work.game, id)));
  if (!modal) {
    goOn(work, next, proposal);
    return;
  }
  const chosen: number[] = [];
  for (const answer of [...(instruction.answers ?? []), undefined]) {
    const options = modeOptions(work.game, proposal, modal, chosen);
    const [only, ...others] = options;
    const last = chosen.length >= modal.least && (!only || (only.is === "none" && !others.length));
    if (last || chosen.length === modal.most) break;
    if (!only) {
      // 603.3c: without a mode it is removed from the stack.
      removeTrigger(work, proposal, "603.3c");
      return;
    }
    if (answer?.is !== "option") {
      work.ask(instruction, {
        is: "option",
        player,
        purpose: { is: "mode", of: chosen.length + 1 },
        source: id,
        options,
        cr: kind === "triggered" ? ["603.3c", "700.2b"] : ["601.2b", "700.2a"],
      });
      return;
    }
    if (answer.option.is !== "mode") break;
    chosen.push(answer.option.mode);
  }
  const modes = chosen.toSorted((one, other) => one - other);
  announced(work, id, { modes });
  work.emit(
    { is: "announcedModes", object: id, modes },
    by(player),
    ...(kind === "triggered" ? (["603.3c", "700.2b"] as const) : (["601.2b", "700.2a"] as const)),
  );
  goOn(work, next, proposal);
}

/** Modes that can be chosen next (700.2a, 700.2d); "none" where those chosen are enough. */
function modeOptions(
  game: Game,
  proposal: Proposal,
  modal: Node<"Effect", "modal">,
  chosen: readonly number[],
): readonly Option[] {
  const works = (modes: readonly number[]): boolean =>
    !whyNotComplete(withAnnounced(game, proposal.object, { modes }), proposal, "bCosts");
  const selections = modeSelections(modal, chosen).filter(works);
  const modes = modal.modes.flatMap((_, mode): readonly Option[] =>
    !chosen.includes(mode) && selections.some((one) => one.includes(mode))
      ? [{ is: "mode", mode }]
      : [],
  );
  const enough = selections.some((one) => one.length === chosen.length);
  return enough ? [...modes, { is: "none" }] : modes;
}

// Optional costs (118.8b, 702.33) --------------------------------------------------------------

/** Asks for each optional cost that could be paid, in the order of the text. */
export function announceCosts(work: Work, instruction: Announce): void {
  const { proposal } = instruction;
  const { object: id, player } = proposal;
  const answers: Answer[] = [...(instruction.answers ?? [])];
  const before = announcementOf(existing(work.game, id)).paid ?? [];
  let paid = before;
  const costs = optionalCosts(work.game, existing(work.game, id));
  for (const { optional: name, rule } of costs) {
    const works = (names: readonly string[]): boolean =>
      canStillChoose(work.game, proposal, names, costs, name);
    if (!works([...paid, name])) continue;
    // 601.4: where nothing else could be completed, there is nothing to ask.
    if (!works(paid)) {
      paid = [...paid, name];
      continue;
    }
    const answer = answers.shift();
    if (answer?.is !== "confirm") {
      work.ask(instruction, {
        is: "confirm",
        player,
        purpose: { is: "payOptional", name },
        source: id,
        cr: ["601.2b", "118.8b", ...(rule ? [rule] : [])],
      });
      return;
    }
    if (answer.yes) paid = [...paid, name];
  }
  if (paid.length > 0) announced(work, id, { paid });
  for (const { optional: name, rule } of costs) {
    if (!paid.includes(name)) continue;
    work.emit(
      { is: "announcedCost", object: id, name },
      by(player),
      "601.2b",
      ...(rule ? [rule] : []),
    );
  }
  goOn(work, "bX", proposal);
}

/** Whether it can be completed with exactly these of the costs up to this one, and any later. */
function canStillChoose(
  game: Game,
  proposal: Proposal,
  paid: readonly string[],
  costs: readonly { readonly optional: string }[],
  upTo: string,
): boolean {
  const names = costs.map(({ optional }) => optional);
  const later = names.slice(names.indexOf(upTo) + 1);
  return withAny(paid, later).some(
    (set) => !whyNotComplete(withAnnounced(game, proposal.object, { paid: set }), proposal, "bX"),
  );
}

// X (107.3) ------------------------------------------------------------------------------------

/** 107.3a, 601.2b: X is announced when it is part of a cost that will be paid. */
export function announceX(work: Work, instruction: Announce): void {
  const { proposal } = instruction;
  const { object: id, player } = proposal;
  if (!xIsChosen(work.game, proposal)) {
    goOn(work, "bMana", proposal);
    return;
  }
  const [answer] = instruction.answers ?? [];
  if (answer?.is !== "number") {
    const able = [...xValues(work.game, proposal)].filter(
      (x) => !whyNotComplete(withAnnounced(work.game, id, { x }), proposal, "bMana"),
    );
    work.ask(instruction, {
      is: "number",
      player,
      purpose: { is: "x" },
      source: id,
      min: able.at(0) ?? 0,
      max: able.at(-1) ?? 0,
      cr: ["601.2b", "107.3a"],
    });
    return;
  }
  announced(work, id, { x: answer.number });
  work.emit({ is: "announcedX", object: id, x: answer.number }, by(player), "601.2b", "107.3a");
  goOn(work, "bMana", proposal);
}

// Hybrid symbols (107.4e) ----------------------------------------------------------------------

/** 601.2b: the nonhybrid cost that the player intends to pay, symbol by symbol. */
export function announceSymbols(work: Work, instruction: Announce): void {
  const { proposal } = instruction;
  const { object: id, player, way } = proposal;
  if (!symbolsAreChosen(work.game, proposal)) {
    goOn(work, "c", proposal);
    return;
  }
  const answers: Answer[] = [...(instruction.answers ?? [])];
  let mana = listedMana(work.game, existing(work.game, id), way);
  for (const symbol of mana.hybrid) {
    const halves = halvesOf(symbol).filter((half) =>
      couldPay(work.game, proposal, withHalf(mana, symbol, half)),
    );
    const [only] = halves;
    if (halves.length < 2) {
      mana = withHalf(mana, symbol, only ?? halvesOf(symbol)[0] ?? symbol);
      continue;
    }
    const answer = answers.shift();
    if (answer?.is !== "option" || answer.option.is !== "symbol") {
      work.ask(instruction, {
        is: "option",
        player,
        purpose: { is: "hybrid", symbol },
        source: id,
        options: halves.map((half) => ({ is: "symbol", symbol: half })),
        cr: ["601.2b", "107.4e"],
      });
      return;
    }
    mana = withHalf(mana, symbol, answer.option.symbol);
  }
  announced(work, id, { hybrid: formatMana(mana) });
  goOn(work, "c", proposal);
}

/** Whether the rest of the symbols can be decided so that the spell is completed. */
function couldPay(game: Game, proposal: Proposal, mana: ManaAmount): boolean {
  const { object: id } = proposal;
  const [symbol] = mana.hybrid;
  if (symbol !== undefined) {
    return halvesOf(symbol).some((half) => couldPay(game, proposal, withHalf(mana, symbol, half)));
  }
  const next = withAnnounced(game, id, { hybrid: formatMana(mana) });
  return !whyNotComplete(next, proposal, "c");
}

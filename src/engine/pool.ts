/** Mana pools (CR 106.4): what is in them, and which of it isn't lost as steps and phases end (500.5). */
import { type ManaType, manaTypes } from "../language/vocabulary.ts";
import { playerOf } from "./game.ts";
import type { PlayerId } from "./ids.ts";
import type { Work } from "./work.ts";

type Mana = readonly ManaType[];

/** A pool has no order: kept in that of the types, so that equal pools are equal. */
const sorted = (mana: Mana): Mana =>
  manaTypes.flatMap((type) => mana.filter((one) => one === type));

/** What both have, as often as both have it. */
const shared = (one: Mana, other: Mana): Mana =>
  manaTypes.flatMap((type) => {
    const is = (mana: ManaType): boolean => mana === type;
    return one.filter(is).slice(0, other.filter(is).length);
  });

/** What a player's pool is from now on; `kept` of it stays until end of turn. */
function setPool(work: Work, player: PlayerId, mana: Mana, kept: Mana): void {
  const { keptMana: _before, ...rest } = playerOf(work.game, player);
  const now = { ...rest, mana: sorted(mana), ...(kept.length > 0 && { keptMana: sorted(kept) }) };
  work.set({ players: work.game.players.map((one) => (one.id === player ? now : one)) });
}

/** With `stays` it isn't lost as steps and phases end, until end of turn. */
export function putInPool(work: Work, player: PlayerId, more: Mana, stays: boolean): void {
  const { mana, keptMana = [] } = playerOf(work.game, player);
  setPool(work, player, [...mana, ...more], stays ? [...keptMana, ...more] : keptMana);
}

/** The pool after a payment: of mana of one type, what would be lost first is spent first. */
export function leaveInPool(work: Work, player: PlayerId, mana: Mana): void {
  setPool(work, player, mana, shared(playerOf(work.game, player).keptMana ?? [], mana));
}

/** The pool after a step: what stays, and what the rest has become, if it isn't lost (106.4). */
export function keepInPool(work: Work, player: PlayerId, became: Mana = []): void {
  const { keptMana = [] } = playerOf(work.game, player);
  setPool(work, player, [...keptMana, ...became], keptMana);
}

/** 514.2: from now on all mana is lost as the step ends. */
export function keepNoLonger(work: Work): void {
  for (const { id, mana, keptMana } of work.game.players) {
    if (keptMana) setPool(work, id, mana, []);
  }
}

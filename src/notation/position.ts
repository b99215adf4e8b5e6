/**
 * Writes the position of any game. What it can't carry: effects that the notation has no words for
 * (shields of players and sources, other replacement effects, effects on players, “for as long as”,
 * what comes back as they end but for what was exiled until something leaves), permissions, triggers that wait to be put on the stack, abilities
 * of sources that are gone, references to what is gone, copies with exceptions, names of tokens
 * other than their subtypes, linked players, mana that isn't lost as steps end, what the rules
 * remember of the turn beyond lands and spells, who has priority when it is not the active player,
 * and the number of the turn. A game with none of these reads back as an equal one.
 */

import { targetOf } from "../engine/combat/members.ts";
import type { Game, GameObject, ObjectId, PlayerId, PlayerState } from "../engine/index.ts";
import { loyaltyKey } from "../engine/legal/restrictions.ts";
import { chosenNow } from "../engine/printed.ts";
import type { CardDefinition } from "../language/card.ts";
import { sameData } from "../language/sameData.ts";
import type { Lang } from "./bilingual.ts";
import { effectsOf, waitingOf } from "./position-lasting.ts";
import { cardWithFace, PositionNames, tokenItem } from "./position-names.ts";
import { stackOf } from "./position-stack.ts";
import { namePrinter } from "./print-names.ts";
import { positionLines } from "./print-position.ts";
import {
  type CardReference,
  type Item,
  type ItemZone,
  type Position,
  type Seat,
  type StateWord,
  stateWords,
} from "./syntax.ts";
import type { Range } from "./text.ts";

/** What was never written down stands nowhere. */
const nowhere: Range = { line: 0, column: 0, length: 0 };

export function printPosition(game: Game, lang: Lang = "en"): string {
  const cards: readonly CardDefinition[] = Object.values(game.cards);
  return `${positionLines(positionOf(game), namePrinter(cards, lang)).join("\n")}\n`;
}

/** The permanents by their timestamps, unless they are written in that order (613.7). */
function timestampsOf(
  written: readonly GameObject[],
  names: PositionNames,
): readonly CardReference[] {
  const permanents = written.filter(({ place }) => place.zone === "battlefield");
  const sorted = permanents.toSorted((one, other) => one.timestamp - other.timestamp);
  if (sorted.every((one, index) => one === permanents[index])) return [];
  // Those at the beginning and at the end that stand where they belong need not be named.
  const first = sorted.findIndex((one, index) => one !== permanents[index]);
  const last = sorted.findLastIndex((one, index) => one !== permanents[index]);
  return sorted.slice(first, last + 1).flatMap(({ id }) => names.card(id) ?? []);
}

const zonesInOrder: readonly ItemZone[] = ["hand", "battlefield", "graveyard", "library", "exile"];

/** The position of a game, as the parser would have read it. */
export function positionOf(game: Game): Position {
  const { rules, turn, players, teams, time, seed, skips = [] } = game;
  const onTable = players.flatMap((player) =>
    zonesInOrder.flatMap((zone) => objectsIn(game, player, zone)),
  );
  const names = new PositionNames(game, [...onTable, ...existing(game, game.stack)]);
  const stack = stackOf(game, names);
  const timestamps = timestampsOf(onTable, names);
  const effects = effectsOf(game, names);
  const waiting = waitingOf(game, names);
  // 103.8a–b: the draw step that who plays first skips is still to come.
  const isFirst = skips.some(({ rule }) => rule === "103.8a" || rule === "103.8b");
  return {
    rules: rules.edition,
    active: turn.active,
    step: turn.step,
    ...(seed !== undefined && { seed }),
    ...(teams && { teams }),
    ...(time && { time }),
    ...(isFirst && { firstTurn: true }),
    seats: players.map((player) => seatOf(game, player, names)),
    ...(stack.length > 0 && { stack }),
    ...(effects.length > 0 && { effects }),
    ...(timestamps.length > 0 && { timestamps }),
    ...(waiting.length > 0 && { waiting }),
  };
}

function countsOf({ thisTurn, lastTurn }: Game, id: PlayerId): Seat["counts"] {
  const lands = thisTurn.landsPlayed[id] ?? 0;
  const spells = thisTurn.spellsCast[id] ?? 0;
  const last = lastTurn?.spellsCast[id];
  const counts = {
    ...(lands > 0 && { "lands played": lands }),
    ...(spells > 0 && { "spells cast": spells }),
    ...(last !== undefined && { "spells cast last turn": last }),
  };
  return Object.keys(counts).length > 0 ? counts : undefined;
}

function seatOf(game: Game, player: PlayerState, names: PositionNames): Seat {
  const zones = zonesInOrder.flatMap((zone) => {
    const items = objectsIn(game, player, zone).map((object) =>
      itemOf(game, object, player.id, zone, names),
    );
    return items.length === 0 ? [] : [[zone, grouped(items)] as const];
  });
  const { id, life, mana } = player;
  const counts = countsOf(game, id);
  return {
    player: id,
    life,
    mana,
    ...(counts && { counts }),
    zones: Object.fromEntries(zones),
    at: nowhere,
  };
}

function objectsIn(game: Game, player: PlayerState, zone: ItemZone): readonly GameObject[] {
  switch (zone) {
    case "battlefield":
      return existing(game, [...game.battlefield, ...game.phasedOut]).filter(
        ({ controller }) => controller === player.id,
      );
    case "exile":
      return existing(game, game.exile).filter(({ owner }) => owner === player.id);
    default:
      return existing(game, player[zone]);
  }
}

const existing = (game: Game, ids: readonly ObjectId[]): readonly GameObject[] =>
  ids.flatMap((id) => game.objects[id] ?? []);

function itemOf(
  game: Game,
  object: GameObject,
  player: PlayerId,
  zone: ItemZone,
  names: PositionNames,
): Item {
  const { card, tapped, recent, damage, counters, owner, attachedTo, base, copyOf } = object;
  const { attacking, blocking = [], token, faceDown, lookers, reverse } = object;
  const isTurned = object.face === "back" && reverse !== undefined;
  const on = attachedTo && names.card(attachedTo);
  const chosen = chosenNow(game, object);
  const model = copyOf && cardWithFace(game, copyOf);
  const states = statesOf(game, object);
  const isThere = zone === "battlefield";
  const target = attacking?.gone ? undefined : attacking;
  const attacks = target && names.target(targetOf(target));
  const blocks = blocking.flatMap((id) => names.card(id) ?? []);
  const exiler = zone === "exile" ? exilerOf(game, object.id) : undefined;
  const exiledBy = exiler && names.card(exiler);
  return {
    count: 1,
    ...(card !== undefined && { card }),
    ...(token && base && tokenItem(game, isTurned ? reverse : base)),
    ...(isThere && tapped && { tapped }),
    ...(isThere && recent && { recent }),
    ...(isThere && damage && { damage }),
    ...(isThere && counters && Object.keys(counters).length > 0 && { counters }),
    ...(isThere && on && { on }),
    ...(isThere && owner !== player && { owner }),
    ...(isThere && states.length > 0 && { states }),
    ...(zone === "exile" && faceDown && { states: ["face down"] }),
    ...(isThere && chosen && Object.keys(chosen).length > 0 && { chosen }),
    ...(isThere && model && { copyOf: model }),
    ...(isThere && attacks && { attacking: attacks }),
    ...(isThere && blocks.length > 0 && { blocking: blocks }),
    ...(exiledBy && { exiledBy }),
    ...(zone === "exile" && lookers && { knownTo: lookers }),
    at: nowhere,
  };
}

function statesOf(game: Game, object: GameObject): readonly StateWord[] {
  const { id, face, faceDown, phasedOut, designations = [], blocked } = object;
  const isSo = (word: StateWord): boolean => {
    switch (word) {
      case "back face":
        return face === "back";
      case "face down":
        return faceDown === true;
      case "phased out":
        return phasedOut !== undefined;
      case "blocked":
        return (
          blocked === true &&
          !game.battlefield.some((one) => game.objects[one]?.blocking?.includes(id))
        );
      case "loyalty used":
        return (game.thisTurn.activations[loyaltyKey(id)] ?? 0) > 0;
      default:
        return designations.includes(word);
    }
  };
  return stateWords.filter(isSo);
}

/** What exiled a card by a linked ability (607.2a). */
function exilerOf(game: Game, id: ObjectId): ObjectId | undefined {
  const found = Object.entries(game.links).find(([, ids]) => ids.includes(id))?.[0];
  return Object.values(game.objects).find((one) => found?.startsWith(`${one.id}:`))?.id;
}

/** Neighbours that are alike become one entry. */
function grouped(items: readonly Item[]): readonly Item[] {
  const groups: Item[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const isAlike = last && sameData({ ...last, count: 1 }, item);
    if (isAlike) groups[groups.length - 1] = { ...last, count: last.count + 1 };
    else groups.push(item);
  }
  return groups;
}

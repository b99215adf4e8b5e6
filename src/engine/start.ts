import type { CardDefinition, CardId } from "../language/card.ts";
import type { ManaType, Step, Zone } from "../language/vocabulary.ts";
import { type Game, newTurn, type PlayerState } from "./game.ts";
import { type ObjectId, objectId, type PlayerId } from "./ids.ts";
import type { Instruction } from "./instructions.ts";
import type { GameObject, Place } from "./objects.ts";
import { fail, ok, type Result } from "./result.ts";
import type { Rules } from "./rules.ts";

/** One object of a position. Its id in the game is `o1`, `o2`, … in the order of the list. */
export interface SetupObject {
  /** Absent for a card that nobody knows. */
  readonly card?: CardId;
  readonly owner: PlayerId;
  readonly controller?: PlayerId;
  readonly zone: Exclude<Zone, "stack" | "command">;
  readonly tapped?: boolean;
  readonly recent?: boolean;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
  /** Index in the list of what it is attached to. */
  readonly attachedTo?: number;
}

export interface SetupPlayer {
  readonly id: PlayerId;
  readonly life: number;
  readonly mana?: readonly ManaType[];
}

/** A position as somebody wrote it down; it may be impossible. */
export interface Setup {
  readonly rules: Rules;
  /** The cards that are used, with their keywords spelt out. */
  readonly cards: readonly CardDefinition[];
  readonly players: readonly SetupPlayer[];
  /** In each zone in order: libraries from the top, graveyards from the bottom. */
  readonly objects: readonly SetupObject[];
  readonly active: PlayerId;
  readonly step: Step;
}

/** What is wrong with a position, with the index of the object it concerns. */
export interface SetupProblem {
  readonly code:
    | "noPlayers"
    | "unknownPlayer"
    | "unknownCard"
    | "notAPermanent"
    | "notOnBattlefield"
    | "badAttachment"
    | "unknownCardInPublicZone";
  readonly object?: number;
  readonly detail?: string;
}

/**
 * Begins a game from a position, in the given step, its active player about to act: with priority
 * where the step gives it, else with the step's turn-based actions about to happen.
 */
export function start(setup: Setup): Result<Game, SetupProblem> {
  const problem = findProblem(setup);
  if (problem) return fail(problem);
  const cards = Object.fromEntries(setup.cards.map((card) => [card.id, card]));
  const objects = setup.objects.map((object, index) => place(object, index));
  const inZone = (zone: Zone, player?: PlayerId): ObjectId[] =>
    objects
      .filter((object) => object.place.zone === zone && object.place.player === player)
      .map((object) => object.id);
  const players: PlayerState[] = setup.players.map(({ id, life, mana = [] }) => ({
    id,
    life,
    mana,
    library: inZone("library", id),
    hand: inZone("hand", id),
    graveyard: inZone("graveyard", id),
  }));
  return ok({
    rules: setup.rules,
    cards,
    players,
    objects: Object.fromEntries(objects.map((object) => [object.id, object])),
    battlefield: inZone("battlefield"),
    phasedOut: [],
    stack: [],
    exile: inZone("exile"),
    turn: { number: 1, active: setup.active, step: setup.step },
    thisTurn: newTurn,
    effects: [],
    delayed: [],
    links: {},
    linkedPlayers: {},
    permissions: [],
    triggers: [],
    frames: {},
    past: {},
    agenda: openingAgenda(setup),
    decision: null,
    next: setup.objects.length + 1,
    result: null,
  });
}

function place(object: SetupObject, index: number): GameObject {
  const { zone, owner } = object;
  const at: Place = zone === "battlefield" || zone === "exile" ? { zone } : { zone, player: owner };
  return {
    id: objectId(index + 1),
    ...(object.card ? { card: object.card } : { unknown: true }),
    owner,
    controller: zone === "battlefield" ? (object.controller ?? owner) : owner,
    place: at,
    timestamp: index + 1,
    ...(object.tapped && { tapped: true }),
    ...(object.recent && { recent: true }),
    ...(object.damage && { damage: object.damage }),
    ...(object.counters && { counters: object.counters }),
    ...(object.attachedTo !== undefined && { attachedTo: objectId(object.attachedTo + 1) }),
  };
}

/** Steps whose turn-based actions are what a board wants to show; others start with priority. */
const beginsWithActions: ReadonlySet<Step> = new Set([
  "untap",
  "cleanup",
  "declareAttackers",
  "declareBlockers",
  "combatDamage",
]);

function openingAgenda({ active, step }: Setup): readonly Instruction[] {
  if (beginsWithActions.has(step)) return [{ do: "beginStep", step }];
  return [
    { do: "endStep", step },
    { do: "priority", player: active, passed: [] },
  ];
}

function findProblem(setup: Setup): SetupProblem | undefined {
  const ids = new Set(setup.players.map((player) => player.id));
  if (ids.size < 2) return { code: "noPlayers" };
  if (!ids.has(setup.active)) return { code: "unknownPlayer", detail: setup.active };
  const cards = new Map(setup.cards.map((card) => [card.id, card]));
  for (const [index, object] of setup.objects.entries()) {
    const problem = findObjectProblem(object, setup, ids, cards);
    if (problem) return { ...problem, object: index };
  }
  return undefined;
}

function findObjectProblem(
  object: SetupObject,
  setup: Setup,
  players: ReadonlySet<PlayerId>,
  cards: ReadonlyMap<CardId, CardDefinition>,
): SetupProblem | undefined {
  for (const player of [object.owner, object.controller ?? object.owner]) {
    if (!players.has(player)) return { code: "unknownPlayer", detail: player };
  }
  if (object.card === undefined) {
    return object.zone === "library" || object.zone === "hand"
      ? undefined
      : { code: "unknownCardInPublicZone" };
  }
  const card = cards.get(object.card);
  if (!card) return { code: "unknownCard", detail: object.card };
  const onBattlefield = object.zone === "battlefield";
  // 304.4, 307.4: an instant or sorcery can't be on the battlefield.
  if (onBattlefield && card.types.some((type) => type === "instant" || type === "sorcery")) {
    return { code: "notAPermanent", detail: card.name.en };
  }
  const hasStatus =
    object.tapped ||
    object.damage ||
    object.attachedTo !== undefined ||
    Object.keys(object.counters ?? {}).length > 0;
  if (!onBattlefield && hasStatus) return { code: "notOnBattlefield", detail: card.name.en };
  if (object.attachedTo !== undefined) {
    const host = setup.objects[object.attachedTo];
    if (!host || host === object || host.zone !== "battlefield") {
      return { code: "badAttachment", detail: card.name.en };
    }
  }
  return undefined;
}

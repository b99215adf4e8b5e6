import type { CardDefinition, CardFace, CardId } from "../language/card.ts";
import type { Designation, ManaType, Step, Zone } from "../language/vocabulary.ts";
import { withCombats } from "./combat/points.ts";
import {
  type Game,
  type LastTurn,
  newTurn,
  type PlayerState,
  type Skip,
  type Teams,
  type ThisTurn,
} from "./game.ts";
import { type ObjectId, objectId, type PlayerId } from "./ids.ts";
import type { Instruction } from "./instructions.ts";
import { counterTimes } from "./keywordCounters.ts";
import { linkKey } from "./links.ts";
import { onlyCounted, remembering } from "./memory.ts";
import type { Chosen, GameObject, Place } from "./objects.ts";
import { fail, ok, type Result } from "./result.ts";
import type { Rules } from "./rules.ts";
import {
  type SetupDelayed,
  type SetupEffect,
  type SetupExile,
  withExiles,
  withLasting,
} from "./startLasting.ts";
import {
  type MidwayObject,
  type MidwayProblem,
  type SetupStacked,
  withCombat,
  withStack,
} from "./startMidway.ts";
import { firstOfTeam, phasesAfter } from "./turn.ts";

/**
 * One object of a position. Its id in the game is `o1`, `o2`, … in the order of the list, which is
 * also that of the timestamps (613.7).
 */
export interface SetupObject extends MidwayObject {
  /** Absent for a card that nobody knows, and for a token with a face of its own. */
  readonly card?: CardId;
  /** A token: with `base` as that says, else a copy of `card` (111.3). */
  readonly token?: boolean;
  readonly base?: CardFace;
  /** What it is a copy of (707.2). */
  readonly copyOf?: CardFace;
  /** Which face of a double-faced permanent is up (712.8). */
  readonly face?: "back";
  readonly faceDown?: boolean;
  /** Who may look at it while it is face down in exile (406.3). */
  readonly lookers?: readonly PlayerId[];
  readonly owner: PlayerId;
  readonly controller?: PlayerId;
  readonly zone: Exclude<Zone, "stack" | "command">;
  readonly tapped?: boolean;
  readonly recent?: boolean;
  readonly damage?: number;
  /** A planeswalker on the battlefield without loyalty counters has its printed loyalty (306.5b). */
  readonly counters?: Readonly<Record<string, number>>;
  /** Index in the list of what it is attached to. */
  readonly attachedTo?: number;
  readonly designations?: readonly Designation[];
  readonly chosen?: Chosen;
  /** Phased out under its controller; with what it is attached to if that is so, too (702.26). */
  readonly phasedOut?: boolean;
  readonly exiledWith?: SetupExile;
}

export interface SetupPlayer {
  readonly id: PlayerId;
  readonly life: number;
  readonly mana?: readonly ManaType[];
  readonly landsPlayed?: number;
  readonly spellsCast?: number;
  /** Given for some player, it is known how the last turn went (502.2, 731.2). */
  readonly spellsCastLastTurn?: number;
}

/** A position as somebody wrote it down; it may be impossible. */
export interface Setup {
  readonly rules: Rules;
  /** The cards that are used, with their keywords spelt out. */
  readonly cards: readonly CardDefinition[];
  readonly byCounter?: NonNullable<Game["byCounter"]>;
  /** Two or more, in turn order; teammates sit side by side. */
  readonly players: readonly SetupPlayer[];
  readonly teams?: Teams;
  /** In each zone in order: libraries from the top, graveyards from the bottom. */
  readonly objects: readonly SetupObject[];
  /** The bottom first; their ids follow those of the objects. */
  readonly stack?: readonly SetupStacked[];
  /** Objects by their indices in the order of their timestamps, where it isn't that of the list. */
  readonly timestamps?: readonly number[];
  /** Continuous effects, the oldest first; they are younger than every object (613.7). */
  readonly effects?: readonly SetupEffect[];
  /** Delayed triggered abilities that wait for their event (603.7). */
  readonly delayed?: readonly SetupDelayed[];
  readonly active: PlayerId;
  readonly step: Step;
  /** It is the first turn of the game (103.8). */
  readonly firstTurn?: boolean;
  readonly time?: "day" | "night";
  /** Decides chance; without it chance is asked for. */
  readonly seed?: number;
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
    | "badTeams"
    | "noBackFace"
    | "badLink"
    | MidwayProblem["code"]
    | "unknownCardInPublicZone";
  readonly object?: number;
  readonly detail?: string;
}

/**
 * Begins a game from a position, in the given step, its active player about to act: with priority
 * where the step gives it, else with the step's turn-based actions about to happen.
 */
export function start(position: Setup): Result<Game, SetupProblem> {
  const problem = findProblem(position);
  if (problem) return fail(problem);
  const setup = { ...position, active: firstOfTeam(position, position.active) };
  const cards = new Map(setup.cards.map((card) => [card.id, card]));
  const objects = inTimestampOrder(
    setup.objects.map((object, index) => place(object, index, setup, cards)),
    setup.timestamps,
  ).map((object) => ({ ...object, ...counterTimes(setup, object.counters, object.timestamp) }));
  const inZone = (zone: Zone, player?: PlayerId): ObjectId[] =>
    objects
      .filter(({ place: at, phasedOut }) => at.zone === zone && at.player === player && !phasedOut)
      .map((object) => object.id);
  const players: PlayerState[] = setup.players.map(({ id, mana = [] }) => ({
    id,
    life: lifeOf(setup, id),
    mana,
    library: inZone("library", id),
    hand: inZone("hand", id),
    graveyard: inZone("graveyard", id),
  }));
  const definitions = Object.fromEntries(cards);
  const { rules, byCounter, teams, active, step, time, seed } = setup;
  const lastTurn = lastTurnOf(setup);
  return underWay(setup, {
    rules,
    cards: definitions,
    ...(byCounter && { byCounter }),
    ...(teams && { teams }),
    players,
    objects: Object.fromEntries(objects.map((object) => [object.id, object])),
    battlefield: inZone("battlefield"),
    phasedOut: objects.filter(({ phasedOut }) => phasedOut).map(({ id }) => id),
    stack: [],
    exile: inZone("exile"),
    turn: { number: 1, active, step, phases: phasesAfter(step) },
    thisTurn: withCombats(
      { cards: definitions },
      {
        ...newTurn,
        landsPlayed: countsOf(setup, "landsPlayed"),
        spellsCast: countsOf(setup, "spellsCast"),
      },
      step,
    ),
    ...(lastTurn && { lastTurn }),
    ...(time && { time }),
    skips: skipsOf(setup),
    effects: [],
    delayed: [],
    links: linksOf(setup),
    linkedPlayers: {},
    permissions: [],
    triggers: [],
    frames: {},
    past: {},
    agenda: openingAgenda(setup),
    decision: null,
    next: setup.objects.length + 1,
    ...(seed !== undefined && { seed }),
    result: null,
  });
}

/** 613.7: those that are named share out their timestamps in the order that is given. */
function inTimestampOrder(
  objects: readonly GameObject[],
  order: readonly number[] = [],
): readonly GameObject[] {
  const named = order.flatMap((index) => objects[index] ?? []);
  const numbers = named.map(({ timestamp }) => timestamp).sort((one, other) => one - other);
  return objects.map((object) => {
    const timestamp = numbers[named.indexOf(object)];
    return timestamp === undefined ? object : { ...object, timestamp };
  });
}

function underWay(setup: Setup, game: Game): Result<Game, SetupProblem> {
  const { objects, stack = [], effects = [], delayed = [] } = setup;
  // Effects come first, for what they say counts for the rest; but ids of the stack follow those
  // of the objects.
  const behindStack = { ...game, next: game.next + stack.length };
  const exiles = objects.map(({ exiledWith }) => exiledWith);
  const lasting = withExiles(withLasting(behindStack, effects, delayed), exiles);
  const fighting = withCombat(withCasting(lasting), objects);
  if ("code" in fighting) return fail(fighting);
  const stacked = withStack(fighting, objects.length, stack);
  return "code" in stacked ? fail(stacked) : ok(stacked);
}

/** What is known of the spells that were cast, for texts that ask about them. */
function withCasting(game: Game): Game {
  const { thisTurn, lastTurn } = game;
  const known = <Turn extends ThisTurn | LastTurn>(turn: Turn): Turn => ({
    ...turn,
    events: remembering(game, onlyCounted(turn)),
  });
  return { ...game, thisTurn: known(thisTurn), ...(lastTurn && { lastTurn: known(lastTurn) }) };
}

/** 810.4: teammates may have one life total, that of the first of them. */
function lifeOf({ players, teams }: Setup, id: PlayerId): number {
  const team = (teams?.sharedLife && teams.members.find((one) => one.includes(id))) || [id];
  return players.find((player) => team.includes(player.id))?.life ?? 0;
}

function countsOf(
  { players }: Setup,
  what: "landsPlayed" | "spellsCast" | "spellsCastLastTurn",
): Readonly<Record<PlayerId, number>> {
  return Object.fromEntries(
    players.flatMap((player) => {
      const count = player[what];
      return count === undefined ? [] : [[player.id, count] as const];
    }),
  );
}

/** The turn of the player, or of the team that shares its turns, who sits before the active one. */
function lastTurnOf(setup: Setup): LastTurn | undefined {
  const spellsCast = countsOf(setup, "spellsCastLastTurn");
  if (Object.keys(spellsCast).length === 0) return undefined;
  const ids = setup.players.map(({ id }) => id);
  const active = ids[(ids.indexOf(setup.active) + ids.length - 1) % ids.length] ?? setup.active;
  return { active, spellsCast, events: [] };
}

/** 103.8a–c: in a game of two players or two heads, who plays first skips the first draw step. */
function skipsOf({ firstTurn, players, teams, active, step }: Setup): readonly Skip[] {
  // 614.10: a step that has begun, or is over, is skipped no more.
  if (!firstTurn || (step !== "untap" && step !== "upkeep")) return [];
  const isTwoHeaded = teams?.sharedTurns && teams.sharedLife;
  if (!isTwoHeaded && players.length > 2) return [];
  return [{ player: active, step: "draw", rule: isTwoHeaded ? "103.8b" : "103.8a" }];
}

function linksOf({ objects }: Setup): Game["links"] {
  const links: Record<string, ObjectId[]> = {};
  for (const [index, { exiledWith }] of objects.entries()) {
    if (!exiledWith || !("link" in exiledWith)) continue;
    const key = linkKey(objectId(exiledWith.by + 1), exiledWith.link);
    links[key] = [...(links[key] ?? []), objectId(index + 1)];
  }
  return links;
}

function place(
  object: SetupObject,
  index: number,
  setup: Setup,
  cards: ReadonlyMap<CardId, CardDefinition>,
): GameObject {
  const { zone, owner, chosen, designations } = object;
  const onBattlefield = zone === "battlefield";
  const at: Place = onBattlefield || zone === "exile" ? { zone } : { zone, player: owner };
  const controller = onBattlefield ? (object.controller ?? owner) : owner;
  const counters = countersOn(object, cards);
  return {
    id: objectId(index + 1),
    ...identity(object, cards, setup.rules),
    owner,
    controller,
    place: at,
    timestamp: index + 1,
    ...(object.copyOf && { copyOf: object.copyOf }),
    ...(object.face && { face: object.face }),
    ...(object.faceDown && { faceDown: true }),
    ...(object.lookers && { lookers: object.lookers }),
    ...(object.tapped && { tapped: true }),
    ...(object.recent && { recent: true }),
    ...(object.damage && { damage: object.damage }),
    ...(counters && { counters }),
    ...(designations && { designations }),
    ...(chosen && { chosen }),
    ...(object.attachedTo !== undefined && { attachedTo: objectId(object.attachedTo + 1) }),
    ...(object.phasedOut && { phasedOut: { under: controller, ...phasedOutWith(object, setup) } }),
  };
}

/** 702.26g. */
function phasedOutWith(
  { attachedTo }: SetupObject,
  { objects }: Setup,
): { readonly with?: ObjectId } {
  if (attachedTo === undefined || !objects[attachedTo]?.phasedOut) return {};
  return { with: objectId(attachedTo + 1) };
}

function identity(
  { card, token, base, face: side }: SetupObject,
  cards: ReadonlyMap<CardId, CardDefinition>,
  { doubleFacedTokens }: Rules,
): Pick<GameObject, "card" | "base" | "reverse" | "token" | "unknown"> {
  if (base) return { base, token: true };
  if (card === undefined) return { unknown: true };
  const definition = cards.get(card);
  if (!token || !definition) return { card };
  const { id: _id, back, ...front } = definition;
  if (!back) return { base: front, token: true };
  if (doubleFacedTokens === "oneFace") return { base: side === "back" ? back : front, token: true };
  // 707.8a: a token that is a copy of a double-faced card has both faces.
  return side === "back"
    ? { base: back, reverse: front, token: true }
    : { base: front, reverse: back, token: true };
}

/** 306.5b: a planeswalker has its loyalty on it. */
function countersOn(
  { zone, counters, ...object }: SetupObject,
  cards: ReadonlyMap<CardId, CardDefinition>,
): SetupObject["counters"] {
  const card = object.card === undefined ? undefined : cards.get(object.card);
  const face = object.copyOf ?? object.base ?? (object.face === "back" ? card?.back : card);
  const { loyalty } = face ?? {};
  if (zone !== "battlefield" || loyalty === undefined || object.faceDown) return counters;
  return { loyalty, ...counters };
}

/** Steps whose turn-based actions are what a board wants to show; others start with priority. */
const beginsWithActions: ReadonlySet<Step> = new Set([
  "untap",
  "cleanup",
  "declareAttackers",
  "declareBlockers",
  "combatDamage",
]);

function openingAgenda({ active, step, firstTurn }: Setup): readonly Instruction[] {
  // 103.6, 103.8: what is done from opening hands comes right before the first turn.
  if (firstTurn && step === "untap") return [{ do: "beginStep", step }, { do: "openingHands" }];
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
  const mates = setup.teams?.members.flat();
  // 102.3: each player is in one team.
  if (mates && mates.toSorted().join() !== [...ids].sort().join()) {
    return { code: "badTeams" };
  }
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
  const link = object.exiledWith;
  if (link && (object.zone !== "exile" || !setup.objects[link.by])) return { code: "badLink" };
  if (object.card === undefined && !object.base) {
    return object.zone === "library" || object.zone === "hand"
      ? undefined
      : { code: "unknownCardInPublicZone" };
  }
  const card = object.card === undefined ? undefined : cards.get(object.card);
  if (!card && !object.base) return { code: "unknownCard", detail: `${object.card}` };
  if (object.face === "back" && !card?.back) return { code: "noBackFace" };
  const face = object.base ?? (object.face === "back" ? card?.back : card);
  return face && findPermanentProblem(object, face, setup);
}

function findPermanentProblem(
  object: SetupObject,
  { name, types }: CardFace,
  setup: Setup,
): SetupProblem | undefined {
  const onBattlefield = object.zone === "battlefield";
  // 304.4, 307.4: an instant or sorcery can't be on the battlefield.
  if (onBattlefield && types.some((type) => type === "instant" || type === "sorcery")) {
    return { code: "notAPermanent", detail: name.en };
  }
  const hasStatus =
    object.tapped ||
    object.damage ||
    object.token ||
    object.base ||
    object.face ||
    object.phasedOut ||
    object.attachedTo !== undefined ||
    (object.designations ?? []).length > 0 ||
    Object.keys(object.counters ?? {}).length > 0;
  if (!onBattlefield && hasStatus) return { code: "notOnBattlefield", detail: name.en };
  if (object.attachedTo !== undefined) {
    const host = setup.objects[object.attachedTo];
    // 303.4: an Aura may enchant a card in a graveyard.
    const isThere =
      host && host !== object && (host.zone === "battlefield" || host.zone === "graveyard");
    // 702.26g: what is attached to something phases out with it.
    if (!isThere || (host.phasedOut && !object.phasedOut)) {
      return { code: "badAttachment", detail: name.en };
    }
  }
  return undefined;
}

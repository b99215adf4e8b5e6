/** What of a game is seen on the table: players, zones and cards, ready to be drawn. */

import type { Characteristics } from "../engine/characteristics.ts";
import type { Game, PlayerState } from "../engine/game.ts";
import type { ObjectId, PlayerId } from "../engine/ids.ts";
import { characteristics } from "../engine/index.ts";
import type { GameObject } from "../engine/objects.ts";
import { keysOf } from "../language/records.ts";
import type { Color } from "../language/vocabulary.ts";
import type { MarkKind, Marks } from "./marks.ts";

export interface Face {
  readonly id: ObjectId;
  readonly object: GameObject;
  /** The game in which it is seen, or another in which it looks no different. */
  readonly game: Game;
  readonly of: Characteristics;
  readonly mark?: MarkKind;
  /** How its loyalty counters changed. */
  readonly loyaltyChange?: number;
  /** How many of the same kind it stands for. */
  readonly count: number;
  /** The others of the same kind. */
  readonly others?: readonly ObjectId[];
}

export interface Area {
  readonly player: PlayerState;
  readonly lifeChange: number;
  readonly isActive: boolean;
  readonly hasPriority: boolean;
  readonly hand: readonly Face[];
  /** Permanents that are no lands, with what is attached to them behind them. */
  readonly front: readonly Face[];
  readonly lands: readonly Face[];
  readonly graveyard: readonly Face[];
  readonly exile: readonly Face[];
  /** Permanents that are treated as though they didn't exist (702.26b). */
  readonly phasedOut: readonly Face[];
  /** The top card of the library, where it is known. */
  readonly top?: Face;
}

/** The zones of a player in which a board ever has a card; the others need no room. */
export type ZoneName = "hand" | "battlefield" | "graveyard" | "exile";
export type Used = ReadonlySet<`${PlayerId} ${ZoneName}`>;

export function usedZones(positions: Iterable<{ readonly game: Game }>): Used {
  const used = new Set<`${PlayerId} ${ZoneName}`>();
  for (const { game } of positions) {
    for (const { id, hand, graveyard } of game.players) {
      if (hand.length > 0) used.add(`${id} hand`);
      if (graveyard.length > 0) used.add(`${id} graveyard`);
    }
    for (const { place, controller, owner } of Object.values(game.objects)) {
      if (place.zone === "battlefield") used.add(`${controller} battlefield`);
      if (place.zone === "exile") used.add(`${owner} exile`);
    }
  }
  return used;
}

export interface TableView {
  /** The opponents above, the first player below. */
  readonly areas: readonly Area[];
  /** The top of the stack first. */
  readonly stack: readonly Face[];
}

/** What was seen of each object last: as long as it looks the same, it is the same face. */
const seen = new WeakMap<GameObject, Face>();
const groupsSeen = new WeakMap<Face, Face>();

function looksTheSame(one: Characteristics, other: Characteristics): boolean {
  const keys = keysOf(one);
  return keys.length === keysOf(other).length && keys.every((key) => one[key] === other[key]);
}

/** What is said of it names other objects. */
const speaksOfOthers = ({ attachedTo, attacking, stacked, assigned, casting }: GameObject) =>
  Boolean(attachedTo || attacking || stacked || assigned || casting);

function faceOf(game: Game, id: ObjectId, marks: Marks): readonly Face[] {
  const object = game.objects[id];
  if (!object) return [];
  const mark = marks.objects.get(id);
  const loyaltyChange = marks.loyalty.get(id) || undefined;
  const of = characteristics(game, id);
  const known = seen.get(object);
  const isMarkedAlike = known?.mark === mark && known?.loyaltyChange === loyaltyChange;
  if (known && isMarkedAlike && !speaksOfOthers(object) && looksTheSame(known.of, of)) {
    return [known];
  }
  const face: Face = {
    ...{ id, object, game, of, count: 1 },
    ...(mark && { mark }),
    ...(loyaltyChange !== undefined && { loyaltyChange }),
  };
  seen.set(object, face);
  return [face];
}

/** What a card looks like, beside what it is. */
const likeness = ({ of, object, mark }: Face): string =>
  JSON.stringify([of.name?.en, object.tapped, object.recent, object.counters, object.damage, mark]);

const areTheSame = (some: readonly ObjectId[] = [], others: readonly ObjectId[] = []): boolean =>
  some.length === others.length && some.every((id, place) => id === others[place]);

function asOne([first, ...rest]: readonly Face[]): readonly Face[] {
  if (!first || rest.length === 0) return first ? [first] : [];
  const others = rest.map(({ id }) => id);
  const known = groupsSeen.get(first);
  if (known && areTheSame(known.others, others)) return [known];
  const group: Face = { ...first, count: others.length + 1, others };
  groupsSeen.set(first, group);
  return [group];
}

/** As many of one kind as anybody tells apart one by one: of an army of tokens nobody does. */
const crowd = 16;

const all = <Item>(
  some: readonly Item[],
  others: readonly Item[],
  same: (one: Item, other: Item) => boolean,
): boolean =>
  some.length === others.length &&
  some.every((one, place) => {
    const other = others[place];
    return other !== undefined && same(one, other);
  });

const isIt = <Item>(one: Item, other: Item): boolean => one === other;

/** Nothing in what they are tells these two apart. */
function areAlike({ of: one }: Face, { of: other }: Face): boolean {
  const { name, manaCost, power, toughness, loyalty, everyCreatureType } = one;
  return (
    name === other.name &&
    manaCost === other.manaCost &&
    power === other.power &&
    toughness === other.toughness &&
    loyalty === other.loyalty &&
    everyCreatureType === other.everyCreatureType &&
    all(one.colors, other.colors, isIt) &&
    all(one.supertypes, other.supertypes, isIt) &&
    all(one.types, other.types, isIt) &&
    all(one.subtypes, other.subtypes, isIt) &&
    all(one.abilities, other.abilities, (some, same) => some.ability === same.ability) &&
    all(one.ruleChanges, other.ruleChanges, (some, same) => some.change === same.change)
  );
}

/** Nothing is said of it that is not said of every card like it. */
const isPlain = ({ object }: Face): boolean =>
  !speaksOfOthers(object) &&
  !object.blocking?.length &&
  !object.chosen &&
  !object.designations?.length &&
  !object.face &&
  !object.faceDown;

type Hosts = ReadonlySet<ObjectId | undefined>;

/** The same for permanents that may be drawn as one, if they are alike, too; none for a host. */
const kindOf = (face: Face, hosts: Hosts): string | undefined =>
  isPlain(face) && !hosts.has(face.id) ? face.object.owner + likeness(face) : undefined;

/** Lands that nothing tells apart are drawn as one, in the place of the first. */
function grouped(lands: readonly Face[], hosts: Hosts): readonly Face[] {
  const groups: { readonly kind: string | undefined; readonly members: [Face, ...Face[]] }[] = [];
  for (const land of lands) {
    const kind = kindOf(land, hosts);
    const own = groups.find(
      (group) => kind !== undefined && group.kind === kind && areAlike(group.members[0], land),
    );
    if (own) own.members.push(land);
    else groups.push({ kind, members: [land] });
  }
  return groups.flatMap(({ members }) => asOne(members));
}

/** The permanents with every crowd that nothing tells apart as one, in the place of its first. */
function withCrowds(faces: readonly Face[], hosts: Hosts): readonly Face[] {
  if (faces.length <= crowd) return faces;
  const kinds = Map.groupBy(faces, (face) =>
    face.mark === undefined ? kindOf(face, hosts) : undefined,
  );
  const groupOf = new Map<Face, readonly Face[]>();
  for (const [kind, members] of kinds) {
    const [first] = members;
    if (kind === undefined || !first || members.length <= crowd) continue;
    const alike = members.filter((face) => areAlike(face, first));
    if (alike.length <= crowd) continue;
    for (const face of alike) groupOf.set(face, face === first ? asOne(alike) : []);
  }
  return faces.flatMap((face) => groupOf.get(face) ?? [face]);
}

/** Each permanent followed by what is attached to it. */
function withAttachments(faces: readonly Face[]): readonly Face[] {
  const here = new Set(faces.map(({ id }) => id));
  const attached = Map.groupBy(faces, ({ object: { attachedTo } }) =>
    attachedTo && here.has(attachedTo) ? attachedTo : undefined,
  );
  const follow = (face: Face): readonly Face[] => [
    face,
    ...(attached.get(face.id) ?? []).flatMap(follow),
  ];
  return (attached.get(undefined) ?? []).flatMap(follow);
}

const isLand = ({ of }: Face): boolean =>
  of.types.includes("land") && !of.types.includes("creature");

export function tableOf(game: Game, marks: Marks): TableView {
  const faces = (ids: readonly ObjectId[]) => ids.flatMap((id) => faceOf(game, id, marks));
  const permanents = faces(game.battlefield);
  const hosts = new Set(permanents.map(({ object }) => object.attachedTo));
  const byId = new Map(permanents.map((face) => [face.id, face]));
  /** Whose permanent it is attached to. */
  const hostsController = ({ object }: Face): PlayerId | undefined =>
    object.attachedTo && byId.get(object.attachedTo)?.of.controller;
  const exiled = faces(game.exile);
  const phasedOut = faces(game.phasedOut);
  const areaOf = (player: PlayerState): Area => {
    const { id } = player;
    // An Aura stands with what it enchants, whoever controls it.
    const own = permanents.filter(
      (face) => face.of.controller === id && (hostsController(face) ?? id) === id,
    );
    const attachedHere = permanents.filter(
      (face) => face.of.controller !== id && hostsController(face) === id,
    );
    const [top] = faces(player.library.slice(0, 1)).filter(({ object }) => !object.unknown);
    const here = [...own, ...attachedHere];
    return {
      player,
      lifeChange: marks.life.get(id) ?? 0,
      isActive: game.turn.active === id,
      hasPriority: game.decision?.is === "act" && game.decision.player === id,
      hand: faces(player.hand),
      front: withCrowds(withAttachments(here.filter((face) => !isLand(face))), hosts),
      lands: grouped(here.filter(isLand), hosts),
      graveyard: faces(player.graveyard),
      exile: exiled.filter(({ object }) => object.owner === id),
      phasedOut: phasedOut.filter(
        ({ object }) => (object.phasedOut?.under ?? object.controller) === id,
      ),
      ...(top && { top }),
    };
  };
  const [you, ...others] = game.players;
  return {
    areas: [...others.toReversed(), ...(you ? [you] : [])].map(areaOf),
    stack: faces(game.stack.toReversed()),
  };
}

const landColors: Readonly<Record<string, Color>> = {
  Plains: "white",
  Island: "blue",
  Swamp: "black",
  Mountain: "red",
  Forest: "green",
};

/** The colors of the thin edge: a card's own, a land's by its basic types. */
export function edgeColors({ colors, types, subtypes }: Characteristics): readonly Color[] {
  if (!types.includes("land")) return colors;
  return subtypes.flatMap((subtype) => landColors[subtype] ?? []);
}

/** What of a game is seen on the table: players, zones and cards, ready to be drawn. */
import type { Characteristics } from "../engine/characteristics.ts";
import type { Game, PlayerState } from "../engine/game.ts";
import type { ObjectId, PlayerId } from "../engine/ids.ts";
import { characteristics } from "../engine/index.ts";
import type { GameObject } from "../engine/objects.ts";
import type { Color } from "../language/vocabulary.ts";
import type { MarkKind, Marks } from "./marks.ts";

export interface Face {
  readonly id: ObjectId;
  readonly object: GameObject;
  readonly of: Characteristics;
  readonly mark?: MarkKind;
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

function faceOf(game: Game, id: ObjectId, marks: Marks): readonly Face[] {
  const object = game.objects[id];
  if (!object) return [];
  const mark = marks.objects.get(id);
  return [{ id, object, of: characteristics(game, id), count: 1, ...(mark && { mark }) }];
}

/** Lands that nothing tells apart are drawn as one. */
const likeness = ({ of, object, mark }: Face): string =>
  JSON.stringify([of.name?.en, object.tapped, object.recent, object.counters, object.damage, mark]);

function grouped(faces: readonly Face[]): readonly Face[] {
  const groups: Face[] = [];
  for (const face of faces) {
    const place = groups.findIndex((group) => likeness(group) === likeness(face));
    const group = groups[place];
    if (group) {
      const { count, others = [] } = group;
      groups[place] = { ...group, count: count + 1, others: [...others, face.id] };
    } else groups.push(face);
  }
  return groups;
}

/** Each permanent followed by what is attached to it. */
function withAttachments(faces: readonly Face[]): readonly Face[] {
  const hosts = faces.filter(
    ({ object }) => !faces.some((other) => other.id === object.attachedTo),
  );
  const follow = (face: Face): readonly Face[] => [
    face,
    ...faces.filter(({ object }) => object.attachedTo === face.id).flatMap(follow),
  ];
  return hosts.flatMap(follow);
}

const isLand = ({ of }: Face): boolean =>
  of.types.includes("land") && !of.types.includes("creature");

export function tableOf(game: Game, marks: Marks): TableView {
  const faces = (ids: readonly ObjectId[]) => ids.flatMap((id) => faceOf(game, id, marks));
  const permanents = faces(game.battlefield);
  const exiled = faces(game.exile);
  const phasedOut = faces(game.phasedOut);
  const areaOf = (player: PlayerState): Area => {
    const own = permanents.filter(({ of }) => of.controller === player.id);
    // An Aura stands with what it enchants, whoever controls it.
    const attachedHere = permanents.filter(
      ({ object, of }) =>
        of.controller !== player.id && own.some(({ id }) => id === object.attachedTo),
    );
    const leaves = new Set(
      own
        .filter(({ object }) => {
          const host = permanents.find(({ id }) => id === object.attachedTo);
          return host && host.of.controller !== player.id;
        })
        .map(({ id }) => id),
    );
    const [top] = faces(player.library.slice(0, 1)).filter(({ object }) => !object.unknown);
    const here = [...own.filter(({ id }) => !leaves.has(id)), ...attachedHere];
    return {
      player,
      lifeChange: marks.life.get(player.id) ?? 0,
      isActive: game.turn.active === player.id,
      hasPriority: game.decision?.is === "act" && game.decision.player === player.id,
      hand: faces(player.hand),
      front: withAttachments(here.filter((face) => !isLand(face))),
      lands: grouped(here.filter(isLand)),
      graveyard: faces(player.graveyard),
      exile: exiled.filter(({ object }) => object.owner === player.id),
      phasedOut: phasedOut.filter(
        ({ object }) => (object.phasedOut?.under ?? object.controller) === player.id,
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

/** The colours of the thin edge: a card's own, a land's by its basic types. */
export function edgeColors({ colors, types, subtypes }: Characteristics): readonly Color[] {
  if (!types.includes("land")) return colors;
  return subtypes.flatMap((subtype) => landColors[subtype] ?? []);
}

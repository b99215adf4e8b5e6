/** What a reader sees of a position: the words by which two ends of a search can be told apart. */
import {
  cardOf,
  characteristics,
  type Game,
  type GameObject,
  isManaAbility,
  nowOrLast,
  type ObjectId,
  type PlayerId,
  winnersOf,
} from "../engine/index.ts";
import type { CardName } from "../language/card.ts";
import type { KeywordName } from "../language/schema.ts";
import type {
  CardType,
  Color,
  Designation,
  ManaType,
  Subtype,
  Zone,
} from "../language/vocabulary.ts";

/** Whom or what a reader speaks of: all things of one name and one owner are one subject. */
export type Subject =
  | { readonly is: "player"; readonly player: PlayerId }
  | {
      readonly is: "thing";
      readonly owner: PlayerId;
      /** Without a name: cards that nobody can see. */
      readonly name?: CardName;
      readonly token?: true;
      /** Abilities of it on the stack. */
      readonly ability?: true;
    }
  | { readonly is: "game" };

/** What is seen of one thing. All but the zone is only there where there is something to say. */
export interface ThingLook {
  readonly zone: Zone;
  readonly controller?: PlayerId;
  readonly tapped?: true;
  /** It can be tapped for mana. */
  readonly source?: true;
  /** The name that it has now, where that is another. */
  readonly called?: CardName;
  readonly size?: string;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly attachedTo?: Subject;
  readonly attacking?: PlayerId | Subject;
  readonly blocking?: readonly Subject[];
  readonly colors?: readonly Color[];
  readonly types?: readonly (CardType | Subtype)[];
  readonly keywords?: readonly KeywordName[];
  readonly designations?: readonly Designation[];
  readonly faceDown?: true;
  readonly phasedOut?: true;
  /** In a library that nobody shuffled: its place from the top. */
  readonly place?: number;
}

export interface PlayerLook {
  readonly life?: number;
  readonly mana?: readonly ManaType[];
  readonly fate?: "lost" | "won" | "playing";
}

export interface GameLook {
  readonly result?: "draw" | "open";
  readonly time?: "day" | "night" | "neither";
}

export interface Look {
  readonly game: GameLook;
  readonly players: Readonly<Record<PlayerId, PlayerLook>>;
  /** By a key for its subject: the things that are meant, in no order. */
  readonly things: Readonly<Record<string, ThingsLook>>;
}

interface ThingsLook {
  readonly subject: Subject;
  readonly all: readonly ThingLook[];
}

function subjectOf(game: Game, id: ObjectId): Subject {
  const object = nowOrLast(game, id);
  const source = object?.stacked?.source;
  if (object?.stacked && source !== undefined) {
    const subject = subjectOf(game, source);
    return subject.is === "thing" ? { ...subject, ability: true } : subject;
  }
  const name = (cardOf(game, id) ?? object?.base)?.name;
  return {
    is: "thing",
    owner: object?.owner ?? game.turn.active,
    ...(name && { name }),
    ...(object?.token && { token: true }),
  };
}

export const keyOfSubject = (subject: Subject): string =>
  subject.is === "game"
    ? "game"
    : subject.is === "player"
      ? `player ${subject.player}`
      : [
          subject.owner,
          subject.name?.en ?? "?",
          subject.token ? "token" : "",
          subject.ability ? "ability" : "",
        ].join("|");

/** Takes in what can be seen. Of what is in a library the place is seen if `inOrder` says so. */
export function lookAt(game: Game, inOrder: boolean): Look {
  const things: Record<string, { subject: Subject; all: ThingLook[] }> = {};
  for (const object of Object.values(game.objects)) {
    const subject = subjectOf(game, object.id);
    const key = keyOfSubject(subject);
    things[key] ??= { subject, all: [] };
    things[key].all.push(thingLook(game, object, inOrder));
  }
  const { result, time } = game;
  const won = winnersOf(game, result?.winner ?? null);
  return {
    game: {
      result: result && result.winner === null ? "draw" : "open",
      time: time ?? "neither",
    },
    players: Object.fromEntries(
      game.players.map(({ id, life, mana, lost }) => [
        id,
        {
          life,
          mana: [...mana].sort(),
          fate: won.includes(id) ? "won" : lost ? "lost" : "playing",
        },
      ]),
    ),
    things,
  };
}

function thingLook(game: Game, object: GameObject, inOrder: boolean): ThingLook {
  const { zone } = object.place;
  if (zone === "library") {
    const isKnown = inOrder && !object.unknown && object.place.player !== undefined;
    const library = game.players.find(({ id }) => id === object.place.player)?.library ?? [];
    return { zone, ...(isKnown && { place: library.indexOf(object.id) + 1 }) };
  }
  return zone === "battlefield" ? permanentLook(game, object) : { zone };
}

function permanentLook(game: Game, object: GameObject): ThingLook {
  const { id, owner, damage, counters = {}, attachedTo, attacking, blocking = [] } = object;
  if (object.phasedOut) return { zone: "battlefield", phasedOut: true };
  const now = characteristics(game, id);
  const printed = (cardOf(game, id) ?? object.base)?.name;
  const { name, controller, power, toughness, abilities } = now;
  const keywords = abilities.flatMap(({ ability }) =>
    ability.is === "keyword" ? [ability.name] : [],
  );
  const hasCounters = Object.values(counters).some((count) => count > 0);
  return {
    zone: "battlefield",
    colors: now.colors,
    types: [...now.types, ...now.subtypes],
    keywords: [...new Set(keywords)].sort(),
    ...(controller !== owner && { controller }),
    ...(object.tapped && { tapped: true }),
    ...(abilities.some(({ ability }) => isManaAbility(ability)) && { source: true }),
    ...(name && name.en !== printed?.en && { called: name }),
    ...(power !== undefined && toughness !== undefined && { size: `${power}/${toughness}` }),
    ...(damage && { damage }),
    ...(hasCounters && { counters }),
    ...(attachedTo && { attachedTo: subjectOf(game, attachedTo) }),
    ...(attacking && {
      attacking: attacking.planeswalker
        ? subjectOf(game, attacking.planeswalker)
        : attacking.player,
    }),
    ...(blocking.length > 0 && { blocking: blocking.map((one) => subjectOf(game, one)) }),
    ...(object.designations?.length && { designations: object.designations }),
    ...(object.faceDown && { faceDown: true }),
  };
}

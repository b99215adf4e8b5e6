/** What is drawn of a board that is played. What hasn't changed is the same thing as before. */
import type { Game } from "../../engine/game.ts";
import type { Edition } from "../../engine/rules.ts";
import type { Lang } from "../../notation/bilingual.ts";
import { type Asked, type GameContext, nobodyAsked } from "../context.ts";
import { draggable } from "../dragging.ts";
import { latest } from "../latest.ts";
import { calledNow, type Nicknames } from "../nicknames.ts";
import type { BoardSource } from "../props.ts";
import type { Compared, Scene } from "../session.ts";
import type { State } from "../store.ts";
import { isOwn, lineOf, type Moment, momentOf, type Origin, pathTo, type Tree } from "../tree.ts";
import { type TableView, usedZones } from "../view.ts";
import { isMidway, type Walk } from "../walk.ts";
import type { Part } from "../watching/parts.ts";
import { daysIn } from "./days.ts";
import { originOf } from "./links.ts";
import type { Wording } from "./looking.ts";
import { countsIn, namesOf, roomFor, seeIn, tellIn, viewOf } from "./seen.ts";
import { type PartsOf, type PlayedPlace, placesIn, type TellPart, walkThrough } from "./walking.ts";

/** What the parts that need the engine are drawn from. */
export interface PlayScene {
  readonly state: State;
  readonly moment: Moment;
  /** What is in view: the moment, or a rule step on the way to it. */
  readonly shown: Part;
  readonly inPlay: GameContext;
  readonly origin: Origin;
  readonly view: TableView;
  readonly walk: Walk<PlayedPlace>;
  /** The line of play up to the moment in view. */
  readonly path: readonly Moment[];
  readonly tell: TellPart;
  /** Where the line in view goes on. */
  readonly next: Moment | undefined;
}

/** What a scene is made of. */
interface Played {
  readonly state: State;
  readonly isDetailed: boolean;
  /** What cuts actions up into rule steps, once it is there. */
  readonly cut: PartsOf | undefined;
  readonly compared: Compared | undefined;
}

interface Scenery {
  readonly sceneOf: (played: Played) => Scene;
  /** Works out what the next place looks like. */
  readonly lookAhead: (scene: Scene) => void;
}

/** What is brought out by the question that stands. Nothing is dragged in the middle of an action. */
function askedAt(game: Game, chosen: readonly string[], isOpen: boolean, isMid: boolean): Asked {
  if (!isOpen) return nobodyAsked;
  const { decision } = game;
  const open = decision?.is === "choose" ? decision.from : [];
  const candidates = open.flatMap((one) => (one.is === "object" ? [one.object] : []));
  return {
    candidates: new Set(candidates),
    chosen: new Set(candidates.filter((one) => chosen.includes(one))),
    draggable: isMid ? nobodyAsked.draggable : draggable(game),
  };
}

/** A list of the same moments is the same list as before. */
function sameMoments(): (moments: readonly Moment[]) => readonly Moment[] {
  let known: readonly Moment[] = [];
  return (moments) => {
    const isSame =
      moments.length === known.length && moments.every((one, place) => one === known[place]);
    if (!isSame) known = moments;
    return known;
  };
}

/** Which way has been come, which is in view, and what is told along it. */
function wayIn() {
  // The line in view is the same wherever one looks at it.
  const line = sameMoments();
  const path = sameMoments();
  const placesOf = latest(placesIn);
  const daysOf = latest((places: readonly PlayedPlace[], at: number) =>
    daysIn(places.slice(0, at + 1).map((place) => place.shown.game)),
  );
  return ({ tree, part }: State, tell: TellPart, cut: PartsOf | undefined) => {
    const places = placesOf(line(lineOf(tree)), tell, cut);
    const walk = walkThrough(tree, places, part);
    const nextId = places[walk.at + 1]?.moment;
    return {
      walk,
      path: path(pathTo(tree, tree.at)),
      shown: walk.places[walk.at]?.shown ?? momentOf(tree),
      next: nextId === undefined ? undefined : momentOf(tree, nextId),
      days: daysOf(places, walk.at),
    };
  };
}

/** What a reader may do to the lines of a board. */
const allowedIn = ({ tree, past, future }: State) => ({
  canUndo: past.length > 0,
  canRedo: future.length > 0,
  canStartAgain: tree.at > 0 || isOwn(tree),
  hasOwn: isOwn(tree),
});

export function sceneryOf(
  source: BoardSource,
  lang: Lang,
  wordingUnder: (edition: Edition) => Wording,
): Scenery {
  const { cards } = source.script;
  const names = namesOf(cards, lang);
  const counts = countsIn(cards);
  const pageOrigin = originOf(source);

  const way = wayIn();
  const tellOf = latest((wording: Wording) => tellIn(wording, lang));
  const seeOf = latest(seeIn);
  const usedOf = latest((moments: Tree["moments"], places: readonly PlayedPlace[]) =>
    usedZones(new Set<Part>([...moments, ...places.map(({ shown }) => shown)])),
  );
  const roomOf = latest((places: readonly PlayedPlace[]) => roomFor(places, lang));
  const askedOf = latest(askedAt);
  const calledOn = latest(calledNow);
  const inPlayAt = latest((game: Game, { speech, printed }: Wording, nicknames: Nicknames) => ({
    game,
    speech,
    printed,
    nicknames,
  }));

  const sceneOf = ({ state, isDetailed, cut, compared }: Played): Scene => {
    const { tree } = state;
    const moment = momentOf(tree);
    const { edition } = moment.game.rules;
    const wording = wordingUnder(edition);
    const tell = tellOf(wording);
    const { walk, path, shown, next, days } = way(state, tell, isDetailed ? cut : undefined);
    const { game } = shown;
    const origin = tree.origin ?? pageOrigin;
    const nicknames = calledOn(origin.nicknames, path);
    const isOpen = game.decision !== null && (state.choosing || !next);
    return {
      words: wording.words,
      edition,
      walk,
      look: seeOf(wording)(shown),
      ...(days && { days }),
      used: usedOf(tree.moments, walk.places),
      room: roomOf(walk.places),
      names,
      counts,
      ...(next && { next: next.inScript ? "script" : "own" }),
      isOver: game.decision === null,
      isOpen,
      ...allowedIn(state),
      isDetailed,
      ...(compared?.edition === edition && { compared }),
      asked: askedOf(game, state.chosen, isOpen, isMidway(walk)),
      play: {
        state,
        moment,
        shown,
        inPlay: inPlayAt(game, wording, nicknames),
        origin,
        view: viewOf(shown),
        walk,
        path,
        tell,
        next,
      },
    };
  };

  return {
    sceneOf,
    lookAhead: ({ edition, play }) => {
      const next = play?.walk.places[play.walk.at + 1];
      if (next) seeOf(wordingUnder(edition))(next.shown);
    },
  };
}

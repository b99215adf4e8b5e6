/** A board that is played: its lines, its rules and its words, and what is drawn of them. */
import type { Game } from "../../engine/game.ts";
import type { ObjectId } from "../../engine/ids.ts";
import { type Asked, type GameContext, nobodyAsked } from "../context.ts";
import { isKept, keep } from "../detail.ts";
import { draggable, dropped } from "../dragging.ts";
import { latest } from "../latest.ts";
import { calledNow, type Nicknames } from "../nicknames.ts";
import type { BoardProps, BoardSource } from "../props.ts";
import { type Act, type Compared, Listeners, type Scene, type Session } from "../session.ts";
import { begin, reduce, type State } from "../store.ts";
import { isOwn, lineOf, type Moment, momentOf, type Origin, pathTo, type Tree } from "../tree.ts";
import { type TableView, usedZones } from "../view.ts";
import { isMidway, type Walk } from "../walk.ts";
import type { Part } from "../watching/parts.ts";
import { daysIn } from "./days.ts";
import { addressOf, lineAt, originOf } from "./links.ts";
import type { Wording } from "./looking.ts";
import { loadWatching } from "./panels.ts";
import { countsIn, namesOf, roomFor, seeIn, tellIn, viewOf } from "./seen.ts";
import { type PartsOf, type PlayedPlace, placesIn, type TellPart, walkThrough } from "./walking.ts";
import { wordingOf } from "./wording.ts";
import { underRulesOf } from "./years.ts";

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

/** What is brought out by the question that stands. Nothing is dragged in the middle of an action. */
function askedAt(game: Game, chosen: readonly string[], isOpen: boolean, isMid: boolean): Asked {
  if (!isOpen) return nobodyAsked;
  const { decision } = game;
  const open = decision?.is === "choose" ? decision.from : [];
  return {
    candidates: new Set(open.flatMap((one) => (one.is === "object" ? [one.object] : []))),
    chosen: new Set(open.length > 0 ? (chosen as readonly ObjectId[]) : []),
    draggable: isMid ? nobodyAsked.draggable : draggable(game),
  };
}

export function openSession(
  props: Pick<BoardProps, "id" | "lang" | "sandboxAddress" | "isWritten">,
  source: BoardSource,
  tree: Tree,
): Session {
  const { lang } = props;
  const { script } = source;
  const listeners = new Listeners();
  const names = namesOf(script.cards, lang);
  const counts = countsIn(script.cards);
  let state = begin(tree);
  let isDetailed = isKept();
  let cut: PartsOf | undefined;
  let compared: Compared | undefined;
  let known: Scene | undefined;

  const changed = (): void => {
    known = undefined;
    listeners.tell();
  };
  const wordings = wordingOf(lang, source, changed);

  /** What cuts actions up comes when it is asked for. */
  const loadCut = async (): Promise<void> => {
    if (cut) return;
    const { partsOf } = await loadWatching();
    const parts = new WeakMap<Moment, ReturnType<PartsOf>>();
    cut = (moment, before) => {
      const found = parts.get(moment) ?? partsOf(moment, before);
      parts.set(moment, found);
      return found;
    };
    changed();
  };
  const setDetailed = (to: boolean): void => {
    isDetailed = to;
    if (isDetailed) loadCut().catch(() => undefined);
  };
  setDetailed(isDetailed);

  const tellOf = latest((wording: Wording) => tellIn(wording, lang));
  const seeOf = latest(seeIn);
  const placesOf = latest(
    (_moments: Tree["moments"], _line: string, tell: TellPart, parts: PartsOf | undefined) =>
      placesIn(state.tree, tell, parts),
  );
  const usedOf = latest((moments: Tree["moments"], places: readonly PlayedPlace[]) =>
    usedZones(new Set<Part>([...moments, ...places.map(({ shown }) => shown)])),
  );
  const roomOf = latest((places: readonly PlayedPlace[]) => roomFor(places, lang));
  const daysOf = latest((places: readonly PlayedPlace[], at: number) =>
    daysIn(places.slice(0, at + 1).map((place) => place.shown.game)),
  );
  const askedOf = latest(askedAt);
  const originIn = latest(
    (origin: Origin | undefined, _notation: string) => origin ?? originOf(source),
  );
  const calledAt = latest((origin: Origin, moments: Tree["moments"], at: number) =>
    calledNow(origin.nicknames, pathTo({ ...state.tree, moments }, at)),
  );
  const inPlayAt = latest((game: Game, { speech, printed }: Wording, nicknames: Nicknames) => ({
    game,
    speech,
    printed,
    nicknames,
  }));

  const makeScene = (): Scene => {
    const { edition } = momentOf(state.tree).game.rules;
    const wording = wordings.under(edition);
    const { words } = wording;
    const tell = tellOf(wording);
    const line = lineOf(state.tree)
      .map(({ id }) => id)
      .join();
    // The line in view is the same wherever one looks at it.
    const places = placesOf(state.tree.moments, line, tell, isDetailed ? cut : undefined);
    const walk = walkThrough(state.tree, places, state.part);
    const moment = momentOf(state.tree);
    const shown = walk.places[walk.at]?.shown ?? moment;
    const { game } = shown;
    const nextId = places[walk.at + 1]?.moment;
    const next = nextId === undefined ? undefined : momentOf(state.tree, nextId);
    const midway = isMidway(walk);
    const days = daysOf(places, walk.at);
    const origin = originIn(state.tree.origin, source.notation);
    const nicknames = calledAt(origin, state.tree.moments, state.tree.at);
    const isOpen = game.decision !== null && (state.choosing || !next);
    return {
      words,
      edition,
      walk,
      look: seeOf(wording)(shown),
      ...(days && { days }),
      used: usedOf(state.tree.moments, places),
      room: roomOf(places),
      names,
      counts,
      ...(next && { next: next.inScript ? "script" : "own" }),
      isOver: game.decision === null,
      isOpen,
      canUndo: state.past.length > 0,
      canRedo: state.future.length > 0,
      canStartAgain: state.tree.at > 0 || isOwn(state.tree),
      hasOwn: isOwn(state.tree),
      isDetailed,
      ...(compared?.edition === edition && { compared }),
      asked: askedOf(game, state.chosen, isOpen, midway),
      play: {
        state,
        moment,
        shown,
        inPlay: inPlayAt(game, wording, nicknames),
        origin,
        view: viewOf(shown),
        walk,
        path: pathTo(state.tree, state.tree.at),
        tell,
        next,
      },
    };
  };

  const dispatch = (act: Act): boolean => {
    switch (act.do) {
      case "detail":
        keep(!isDetailed);
        setDetailed(!isDetailed);
        break;
      case "rulesOf":
        underRulesOf(act.edition, source, lang).then(
          (found) => {
            compared = found?.compared;
            if (found) dispatch(found.act);
          },
          () => {
            compared = { edition: scene().edition, isCutOff: true };
            changed();
          },
        );
        return true;
      case "drop": {
        const answers = dropped(momentOf(state.tree).game, act.source, act.target);
        if (!answers) return true;
        state = reduce(state, { do: "follow", from: state.tree.at, steps: [answers] });
        break;
      }
      default:
        if ("part" in act && act.part !== undefined) setDetailed(true);
        state = reduce(state, act);
    }
    changed();
    return true;
  };
  const scene = (): Scene => {
    known ??= makeScene();
    return known;
  };

  return {
    scene,
    dispatch,
    subscribe: (tell) => {
      const [leave, hush] = [listeners.add(tell), wordings.listen()];
      return () => {
        leave();
        hush();
      };
    },
    lookAhead: () => {
      const { edition, play } = scene();
      const next = play?.walk.places[play.walk.at + 1];
      if (next) seeOf(wordings.under(edition))(next.shown);
    },
    address: () => addressOf(props, source, state),
    openLine: async (payload, place) => {
      const { at } = state.tree;
      const line = await lineAt(payload, source, lang, () => state.own);
      // Nobody is taken away from where they have gone meanwhile.
      if (state.tree.at === at) {
        if (line.ok) dispatch({ do: "load", tree: line.value });
        if (place) dispatch({ do: "goToStep", ...place });
      }
      return line.ok ? undefined : line.problem;
    },
  };
}

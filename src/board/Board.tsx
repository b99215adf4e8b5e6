import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { spoken } from "../captions/telling.ts";
import type { Answer } from "../engine/decisions.ts";
import type { ObjectId } from "../engine/ids.ts";
import type { Target } from "../engine/objects.ts";
import type { CardId } from "../language/card.ts";
import type { Lang } from "../notation/bilingual.ts";
import { arrowMove } from "./arrowMove.ts";
import { Caption } from "./Caption.tsx";
import { Choosing } from "./Choosing.tsx";
import { Scrubber, Tools } from "./Controls.tsx";
import {
  type BoardContext,
  BoardProvider,
  type MomentContext,
  MomentProvider,
  type PrintedText,
  ruleLinkTo,
} from "./context.ts";
import { draggable, dropped } from "./dragging.ts";
import { Events } from "./Events.tsx";
import { LiveRegion } from "./LiveRegion.tsx";
import { marksOf } from "./marks.ts";
import { Peek } from "./Peek.tsx";
import { Playing } from "./Playing.tsx";
import { targetKey } from "./possible.ts";
import { Rules, Steps } from "./Steps.tsx";
import { playScript, type Script } from "./script.ts";
import { fullAddressOf, originOf, useLink } from "./share.ts";
import { begin, reduce } from "./store.ts";
import { LastingEffects, Stack, Table } from "./Table.tsx";
import { isOwn, lineOf, momentOf, type Outcome, pathTo, type Tree, treeOf } from "./tree.ts";
import { roomFor, useCaptions } from "./useCaptions.ts";
import { useDetail } from "./useDetail.ts";
import { useHasKept } from "./useHasKept.ts";
import { useLatest } from "./useLatest.ts";
import { usePanels } from "./usePanels.ts";
import { usePeek } from "./usePeek.ts";
import { delayFor, type Speed, usePlaying } from "./usePlaying.ts";
import { useWatching } from "./useWatching.ts";
import { tableOf, usedZones } from "./view.ts";
import {
  isMidway,
  moveIn,
  nameOfPlace,
  type Place,
  placesIn,
  type Walk,
  walkThrough,
} from "./walk.ts";
import { useWording, WordsOfThen } from "./wording.tsx";
import type { BoardWords } from "./words.ts";
import { type Year, Years } from "./Years.tsx";

export interface BoardProps {
  readonly id: string;
  readonly lang: Lang;
  /** What the board is called, for what is copied elsewhere. */
  readonly title: string;
  readonly script: Script;
  /** The board as it was written, for links. */
  readonly notation: string;
  readonly printed: Readonly<Record<CardId, PrintedText>>;
  /** What an address of a rule begins with. */
  readonly ruleAddress?: string;
  /** What an address of a term of the glossary begins with. */
  readonly termAddress?: string;
  /** What the address of a card's page begins with. */
  readonly cardAddress?: string;
  /** The address of the page on which boards are built. */
  readonly sandboxAddress?: string;
  /** What comes of the script, where somebody has played it already. */
  readonly played?: readonly Outcome[];
  /** The board with the lines that the reader has made on it already. */
  readonly begun?: Tree | undefined;
  /** Told of the lines that the reader has made, whenever there are others. */
  readonly onLines?: (own: Tree) => void;
  /** The editions by which it can be played, where that makes a difference. */
  readonly years?: readonly Year[];
  /** The card of the board that has no page. */
  readonly pageless?: CardId;
  /** The step that is shown first. */
  readonly initial?: number;
  /** What can be done with the line of play up to the moment in view, where a page keeps such lines. */
  readonly keep?: {
    readonly label: string;
    readonly keep: (answers: readonly Answer[]) => void;
  };
}

/** Plays the page's script; a page whose script can't be played was never built. */
function treeFor({ script, played: known, initial = 0, begun }: BoardProps) {
  if (begun) return begun;
  if (known) return treeOf(known, initial);
  const played = playScript(script);
  if (!played.ok) throw new Error(`The board's script can't be played: ${played.problem}.`);
  return treeOf(played.value, initial);
}

export function Board(props: BoardProps) {
  const { id, lang, script, ruleAddress, cardAddress, pageless } = props;
  const [state, dispatch] = useReducer(reduce, props, (from) => begin(treeFor(from)));
  const { tree } = state;
  const detail = useDetail();
  // The line in view is the same wherever one looks at it.
  const line = lineOf(tree)
    .map(({ id: moment }) => moment)
    .join();
  const places = useMemo(() => placesIn(tree, detail.cut), [tree.moments, line, detail.cut]);
  const walk = useMemo(() => walkThrough(tree, places, state.part), [tree, places, state.part]);
  const here = places[walk.at];
  const moment = momentOf(tree);
  const shown = here?.shown ?? moment;
  const { game } = shown;
  const { decision } = game;
  const wording = useWording(game.rules.edition, { ...props, cards: script.cards });
  const { speech, words } = wording;
  const captionOf = useCaptions(speech);
  const caption = captionOf(shown, here?.part);
  const next = places[walk.at + 1]?.moment;
  const [hasMoved, setHasMoved] = useState(false);
  const peek = usePeek(game);
  const origin = useMemo(() => originOf(tree, props), [tree.origin, props.notation, props.script]);
  const link = useLink(props, state, dispatch, detail.open);
  const { copying, typing, whatIf, stackTime, outcomes, panels } = usePanels(words);
  const path = useMemo(() => pathTo(tree, tree.at), [tree]);
  const [lit, light] = useState<ObjectId>();
  const [speed, setSpeed] = useState<Speed>("normal");
  const choices = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const { begun, onLines } = props;
  const hasKept = useHasKept(id) || begun !== undefined;
  // Nothing is drawn over the board before there is something to follow.
  const watching = useWatching(hasMoved || tree.at > 0 || hasKept);

  useEffect(detail.restore, [detail.restore]);
  useEffect(() => onLines?.(state.own), [state.own, onLines]);

  const act: typeof dispatch = useCallback((what) => {
    setHasMoved(true);
    dispatch(what);
  }, []);

  const onAnswer = useCallback(
    (answer: Answer) => {
      peek.close();
      act({ do: "answer", answer });
      // The button that was pressed may be gone.
      choices.current?.focus({ preventScroll: true });
    },
    [act, peek.close],
  );
  const playing = usePlaying({
    board,
    delay: delayFor(spoken(caption.text, lang), lang, speed),
    isAtEnd: walk.at === places.length - 1,
    next: useCallback(() => act(moveIn(walk, "next")), [act, walk]),
  });
  const onChoose = useCallback((key: string) => act({ do: "choose", key }), [act]);

  const isChoosing = decision !== null && (state.choosing || !next);
  const midway = isMidway(walk);
  const view = useMemo(() => tableOf(game, marksOf(shown.events)), [game, shown]);
  const used = useMemo(
    () => usedZones(new Set([...tree.moments, ...places.map(({ shown: at }) => at)])),
    [tree.moments, places],
  );
  const room = useMemo(() => roomFor(places, captionOf, lang), [places, captionOf, lang]);

  const drop = useLatest((source: ObjectId, target: Target) => {
    const answers = dropped(game, source, target);
    if (answers) act({ do: "follow", from: tree.at, steps: [answers] });
  });
  const onCopy = useLatest(link.copy);
  const onKeep = useLatest(() =>
    props.keep?.keep(pathTo(tree, tree.at).flatMap(({ answers }) => answers)),
  );
  const { printed } = wording;
  const { show, unshow } = peek;
  const context = useMemo(
    (): BoardContext => ({
      id,
      lang,
      speech,
      words,
      printed,
      ruleLink: ruleLinkTo(ruleAddress),
      cardLink: (card) => (cardAddress && card !== pageless ? `${cardAddress}${card}/` : undefined),
      show,
      unshow,
      drop,
      light,
    }),
    [id, lang, speech, words, printed, ruleAddress, cardAddress, pageless, show, unshow, drop],
  );
  const isDraggable = isChoosing && !midway;
  const inView = useMemo((): MomentContext => {
    const open = isChoosing && decision?.is === "choose" ? decision.from : [];
    return {
      game,
      candidates: new Set(open.flatMap((one) => (one.is === "object" ? [one.object] : []))),
      chosen: new Set(open.length > 0 ? (state.chosen as readonly ObjectId[]) : []),
      draggable: isDraggable ? draggable(game) : new Set(),
      lit,
    };
  }, [game, decision, isChoosing, isDraggable, state.chosen, lit]);

  return (
    <BoardProvider value={context}>
      <MomentProvider value={inView}>
        {props.years && props.years.length > 0 && (
          <Years
            years={props.years}
            script={props.script}
            notation={props.notation}
            dispatch={act}
          />
        )}
        <WordsOfThen {...wording} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys pressed on the controls within. */}
        <div
          ref={board}
          class={`board-play ${hasMoved ? "has-moved" : ""}`}
          onKeyDown={(event) => {
            const to = arrowMove(event);
            if (!to) return;
            event.preventDefault();
            act(moveIn(walk, to));
          }}
        >
          <Table view={view} used={used} />
          <div class="side" style={room}>
            <Stack faces={view.stack} />
            <LastingEffects />
            <div class="caption">
              <Caption
                text={caption.text}
                cards={script.cards}
                termAddress={props.termAddress}
                hasMoved={hasMoved || tree.at > 0 || hasKept}
              />
              <Rules cr={caption.cr} />
            </div>
            <Scrubber walk={walk} dispatch={act} caption={spoken(caption.text, lang)} />
            <Playing
              isPlaying={playing.isPlaying}
              speed={speed}
              onSpeed={setSpeed}
              onToggle={() => {
                if (playing.isPlaying) return playing.stop();
                // What is at its end begins anew.
                if (walk.at === places.length - 1) act(moveIn(walk, "first"));
                playing.start();
              }}
            />
            <Choosing
              state={state}
              moment={moment}
              next={next}
              isMidway={midway}
              isOpen={isChoosing}
              focus={choices}
              onNext={() => act(moveIn(walk, "next"))}
              dispatch={act}
              onAnswer={onAnswer}
            />
            {typing.Shown && (
              <typing.Shown
                origin={origin}
                tree={tree}
                onPlay={(answers) => act({ do: "follow", from: tree.at, steps: [answers] })}
              />
            )}
            <Tools
              canUndo={state.past.length > 0}
              canRedo={state.future.length > 0}
              canStartAgain={tree.at > 0 || isOwn(tree)}
              dispatch={act}
              onCopy={onCopy}
              copied={link.copied}
              panels={panels}
              keep={isOwn(tree) ? props.keep?.label : undefined}
              onKeep={onKeep}
            />
            {copying.Shown && (
              <copying.Shown
                title={props.title}
                place={words.stepOf(here ? nameOfPlace(here) : "", walk.steps)}
                caption={caption}
                view={view}
                origin={origin}
                tree={tree}
                address={() => fullAddressOf(props, state)}
              />
            )}
            <Events shown={shown} />
            {link.problem && (
              <p class="refused" role="alert">
                {link.problem}
              </p>
            )}
          </div>
          <Steps
            id={id}
            tree={tree}
            walk={walk}
            captionOf={captionOf}
            isDetailed={detail.isOn}
            onDetail={() => {
              setHasMoved(true);
              detail.toggle();
            }}
            dispatch={act}
          >
            {watching && (
              <>
                <watching.Keeping
                  id={id}
                  state={state}
                  hasActed={hasMoved}
                  hasBegun={begun !== undefined}
                  bringBack={dispatch}
                  dispatch={act}
                />
                <watching.Lines tree={tree} captionOf={captionOf} dispatch={act} />
              </>
            )}
          </Steps>
          {stackTime.Shown && <stackTime.Shown walk={walk} dispatch={act} />}
          {whatIf.Shown && (
            <whatIf.Shown
              origin={origin}
              tree={tree}
              sandboxAddress={props.sandboxAddress}
              dispatch={act}
              onClose={whatIf.toggle}
            />
          )}
          {outcomes.Shown && (
            <outcomes.Shown tree={tree} dispatch={act} onClose={outcomes.toggle} />
          )}
          {watching && <watching.Arrows board={board} shown={shown} />}
          <LiveRegion
            text={hasMoved ? whereWords(here, walk, words) + spoken(caption.text, lang) : ""}
          />
          {peek.shown && (
            <Peek
              {...peek.shown}
              onAnswer={onAnswer}
              onChoose={(object) => {
                if (decision?.is !== "choose") return;
                const target = decision.from.find((one) => targetKey(one) === object);
                if (!target) return;
                if (decision.max === 1 && decision.min === 1) {
                  onAnswer({ is: "choose", chosen: [target] });
                } else {
                  onChoose(object);
                }
              }}
              onClose={peek.close}
              path={path}
              onGo={(to) => act({ do: "go", to })}
              onEnter={peek.keep}
              onPin={peek.pin}
            />
          )}
        </div>
      </MomentProvider>
    </BoardProvider>
  );
}

/** Which step it is, before it is told. */
function whereWords(here: Place | undefined, { steps }: Walk, words: BoardWords): string {
  if (!here) return "";
  return here.part === undefined
    ? words.spokenStep(here.step, steps)
    : words.spokenPart(here.step, here.part, steps);
}

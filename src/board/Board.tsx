import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Answer } from "../engine/decisions.ts";
import type { ObjectId } from "../engine/ids.ts";
import { todayEdition } from "../engine/rules.ts";
import { arrowMove } from "./arrowMove.ts";
import { Caption } from "./Caption.tsx";
import { Choosing } from "./Choosing.tsx";
import { Scrubber, Tools } from "./Controls.tsx";
import { classes } from "./classes.ts";
import { type BoardContext, BoardProvider, BroughtProvider, GameProvider } from "./context.ts";
import { isKept } from "./detail.ts";
import { Events } from "./Events.tsx";
import { LiveRegion } from "./LiveRegion.tsx";
import type { Look } from "./look.ts";
import { Playing } from "./Playing.tsx";
import { notePlace } from "./places.ts";
import type { PlayScene } from "./play/scene.ts";
import type { BoardProps } from "./props.ts";
import { Rules, Steps } from "./Steps.tsx";
import type { Act } from "./session.ts";
import { LastingEffects, Stack, Table } from "./Table.tsx";
import { useAddress } from "./useAddress.ts";
import { useBoardContext } from "./useBoardContext.ts";
import { useHasKept } from "./useHasKept.ts";
import { useLatest } from "./useLatest.ts";
import { usePace } from "./usePace.ts";
import { usePanels } from "./usePanels.ts";
import { usePeek } from "./usePeek.ts";
import { delayFor, type Speed, usePlaying } from "./usePlaying.ts";
import { useSession } from "./useSession.ts";
import { useWatching } from "./useWatching.ts";
import { useWordsOfThen } from "./useWordsOfThen.ts";
import { moveIn, nameOfPlace, type Place, type Walk } from "./walk.ts";
import type { BoardWords } from "./words.ts";
import { WordsOfThen, Years } from "./Years.tsx";

const noArrows: Look["arrows"] = [];

export function Board(props: BoardProps) {
  const { id, lang, isBegun = false, onLines } = props;
  const playing = useSession(props);
  const { scene, opened, dispatch, open, isCutOff } = playing;
  const { words, walk, look, edition, asked, play } = scene;
  const { places } = walk;
  const here = places[walk.at];
  const told = here?.told();
  const heard = told?.spoken ?? "";
  const [hasMoved, setHasMoved] = useState(false);
  const [isMet, setMet] = useState(false);
  const meet = useCallback(() => setMet(true), []);
  const [isHurried, pace] = usePace();
  const peek = usePeek();
  const link = useAddress(props, scene, playing, look);
  const { copying, typing, textMode, whatIf, stackTime, outcomes, counting, panels } = usePanels(
    words,
    open,
    scene.counts,
  );
  const where = whereWords(here, walk, words);
  const [lit, light] = useState<ObjectId>();
  const [speed, setSpeed] = useState<Speed>("normal");
  const choices = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const hasKept = useHasKept(id) || isBegun;
  // Nothing is drawn over the board before there is something to follow.
  const isWatched = hasMoved || walk.at > 0 || hasKept;
  const { arrows, watching } = useWatching(isWatched, opened !== undefined, open);

  // What only the engine knows: the choices, a card in full, rule steps, lines of an earlier visit.
  const isThen = useWordsOfThen() && edition !== todayEdition;
  const needsEngine = scene.isOpen || peek.shown !== null || hasKept || isThen;
  useEffect(() => {
    if (needsEngine || isKept()) open().catch(() => undefined);
  }, [needsEngine, open]);

  const own = play?.state.own;
  // At once: what is told later is lost when another board takes this one's place.
  useLayoutEffect(() => {
    if (own) onLines?.(own);
  }, [own, onLines]);

  useEffect(() => {
    if (frame.current) frame.current.dataset.playable = "";
  }, []);

  const isOwn = play === undefined || play.state.tree === own;
  const place = isOwn && here?.inScript ? nameOfPlace(here) : undefined;
  // At once: whoever sees the step may be gone by the next moment.
  useLayoutEffect(() => {
    if (hasMoved && props.page) notePlace(id, place);
  }, [hasMoved, props.page, id, place]);

  const act = useCallback(
    (what: Act) => {
      setHasMoved(true);
      pace();
      dispatch(what);
    },
    [dispatch, pace],
  );
  const onAnswer = useCallback(
    (answer: Answer) => {
      peek.close();
      act({ do: "answer", answer });
      // The button that was pressed may be gone.
      choices.current?.focus({ preventScroll: true });
    },
    [act, peek.close],
  );
  const going = usePlaying({
    board,
    delay: delayFor(heard, lang, speed),
    isAtEnd: walk.at === places.length - 1,
    next: useCallback(() => act(moveIn(walk, "next")), [act, walk]),
  });

  const drop = useCallback<NonNullable<BoardContext["drop"]>>(
    (source, target) => act({ do: "drop", source, target }),
    [act],
  );
  const onCopy = useLatest(link.copy);
  const onKeep = useLatest(() =>
    props.keep?.keep((play?.path ?? []).flatMap(({ answers }) => answers)),
  );
  const context = useBoardContext(props, words, {
    show: peek.show,
    unshow: peek.unshow,
    drop,
    light,
  });
  const brought = useMemo(() => ({ ...asked, lit }), [asked, lit]);

  return (
    <BoardProvider value={context}>
      <BroughtProvider value={brought}>
        <GameProvider value={play?.inPlay ?? null}>
          <div ref={frame} class="board-frame">
            {props.years && props.years.length > 0 && (
              <Years
                years={props.years}
                edition={edition}
                compared={scene.compared}
                dispatch={act}
              />
            )}
            <WordsOfThen edition={edition} />
            {link.problem && (
              <p class="refused" role="alert">
                {link.problem}
              </p>
            )}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys pressed on the controls within. */}
            <div
              ref={board}
              class={classes(
                "board-play",
                hasMoved && "has-moved",
                isHurried && "is-hurried",
                (hasMoved || isMet) && "is-met",
              )}
              onPointerEnter={meet}
              onFocusIn={meet}
              onKeyDown={(event) => {
                const to = arrowMove(event);
                if (!to) return;
                event.preventDefault();
                act(moveIn(walk, to));
              }}
            >
              <Table look={look} days={scene.days} used={scene.used} />
              <div class="side" style={scene.room}>
                <Stack looks={look.stack} />
                <LastingEffects lasting={look.lasting} />
                <div class="caption">
                  <Caption
                    text={told?.text ?? ""}
                    names={scene.names}
                    termAddress={props.termAddress}
                    hasMoved={isWatched}
                  />
                  <Rules cr={told?.cr ?? []} />
                </div>
                <Scrubber walk={walk} dispatch={act} caption={heard} />
                <Playing
                  isPlaying={going.isPlaying}
                  speed={speed}
                  onSpeed={setSpeed}
                  onToggle={() => {
                    if (going.isPlaying) return going.stop();
                    // What is at its end begins anew.
                    if (walk.at === places.length - 1) act(moveIn(walk, "first"));
                    going.start();
                  }}
                />
                <Choosing
                  scene={scene}
                  focus={choices}
                  onNext={() => act(moveIn(walk, "next"))}
                  dispatch={act}
                >
                  {opened && play && (
                    <opened.parts.Choices play={play} dispatch={act} onAnswer={onAnswer} />
                  )}
                </Choosing>
                {play && typing.Shown && (
                  <typing.Shown
                    origin={play.origin}
                    tree={play.state.tree}
                    onPlay={(answers) => act(followedBy(play, answers))}
                  />
                )}
                {play && textMode.Shown && (
                  <textMode.Shown
                    scene={scene}
                    play={play}
                    told={where + heard}
                    dispatch={act}
                    onPlay={(answers) => act(followedBy(play, answers))}
                  />
                )}
                <Tools
                  canUndo={scene.canUndo}
                  canRedo={scene.canRedo}
                  canStartAgain={scene.canStartAgain}
                  dispatch={act}
                  onCopy={onCopy}
                  copied={link.copied}
                  panels={panels}
                  keep={scene.hasOwn ? props.keep?.label : undefined}
                  onKeep={onKeep}
                />
                {play && copying.Shown && (
                  <copying.Shown
                    title={props.title}
                    place={words.stepOf(here ? nameOfPlace(here) : "", walk.steps)}
                    caption={told ?? { text: "", cr: [] }}
                    view={play.view}
                    origin={play.origin}
                    tree={play.state.tree}
                    address={link.fullAddress}
                    embedAddress={props.embedAddress}
                  />
                )}
                <Events events={look.events} />
                {isCutOff && (
                  <p class="refused" role="alert">
                    {words.cutOff}
                  </p>
                )}
              </div>
              <Steps
                id={id}
                walk={walk}
                isDetailed={scene.isDetailed}
                onDetail={() => act({ do: "detail" })}
                dispatch={act}
              >
                {watching && play && (
                  <>
                    <watching.Keeping
                      id={id}
                      state={play.state}
                      hasActed={hasMoved}
                      hasBegun={isBegun}
                      bringBack={dispatch}
                      dispatch={act}
                    />
                    <watching.Lines tree={play.state.tree} tell={play.tell} dispatch={act} />
                  </>
                )}
              </Steps>
              {play && stackTime.Shown && <stackTime.Shown walk={play.walk} dispatch={act} />}
              {play && whatIf.Shown && (
                <whatIf.Shown
                  origin={play.origin}
                  tree={play.state.tree}
                  sandboxAddress={props.sandboxAddress}
                  dispatch={act}
                  onClose={whatIf.toggle}
                />
              )}
              {play && outcomes.Shown && (
                <outcomes.Shown tree={play.state.tree} dispatch={act} onClose={outcomes.toggle} />
              )}
              {play && counting.Shown && <counting.Shown onClose={counting.toggle} />}
              {arrows && (
                <arrows.Arrows board={board} arrows={isWatched ? look.arrows : noArrows} />
              )}
              {/* The text mode says each step itself. */}
              <LiveRegion text={hasMoved && !textMode.Shown ? where + heard : ""} />
              {opened && play && peek.shown && (
                <opened.parts.Peeking peek={peek} play={play} dispatch={act} onAnswer={onAnswer} />
              )}
            </div>
          </div>
        </GameProvider>
      </BroughtProvider>
    </BoardProvider>
  );
}

/** Goes on from the moment in view. */
const followedBy = ({ state }: PlayScene, answers: readonly Answer[]): Act => ({
  do: "follow",
  from: state.tree.at,
  steps: [answers],
});

/** Which step it is, before it is told. */
function whereWords(here: Place | undefined, { steps }: Walk, words: BoardWords): string {
  if (!here) return "";
  return here.part === undefined
    ? words.spokenStep(here.step, steps)
    : words.spokenPart(here.step, here.part, steps);
}

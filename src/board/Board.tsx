import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { arrowMove } from "./arrowMove.ts";
import { Caption } from "./Caption.tsx";
import { Choosing } from "./Choosing.tsx";
import { Scrubber, Tools } from "./Controls.tsx";
import { classes } from "./classes.ts";
import { BoardProvider, BroughtProvider, GameProvider } from "./context.ts";
import { Events } from "./Events.tsx";
import { LiveRegion } from "./LiveRegion.tsx";
import type { Look } from "./look.ts";
import { TypedPanels, WidePanels } from "./Panels.tsx";
import { Playing } from "./Playing.tsx";
import type { BoardProps } from "./props.ts";
import { Steps } from "./Steps.tsx";
import { LastingEffects, Stack, Table } from "./Table.tsx";
import { type BoardModel, useBoardModel } from "./useBoardModel.ts";
import { useLatest } from "./useLatest.ts";
import { moveIn, nameOfPlace } from "./walk.ts";
import { WordsOfThen, Years } from "./Years.tsx";

interface Props {
  readonly model: BoardModel;
}

export function Board(props: BoardProps) {
  const model = useBoardModel(props);
  const { scene } = model.session;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current) frame.current.dataset.playable = "";
  }, []);
  return (
    <BoardProvider value={model.context}>
      <BroughtProvider value={model.brought}>
        <GameProvider value={scene.play?.inPlay ?? null}>
          <div ref={frame} class="board-frame">
            {props.years && props.years.length > 0 && (
              <Years
                years={props.years}
                edition={scene.edition}
                compared={scene.compared}
                dispatch={model.acting.act}
              />
            )}
            <WordsOfThen edition={scene.edition} />
            <Alert says={model.link.problem} />
            <Play model={model} />
          </div>
        </GameProvider>
      </BroughtProvider>
    </BoardProvider>
  );
}

function Alert({ says }: { readonly says: string | null }) {
  if (says === null) return null;
  return (
    <p class="refused" role="alert">
      {says}
    </p>
  );
}

const noArrows: Look["arrows"] = [];

/** The table, what is told of it and done to it beside, and below all that is as wide as both. */
function Play({ model }: Props) {
  const { props, session, acting, peek, panels, element, arrows, watching } = model;
  const { scene, opened } = session;
  const { walk, look, play } = scene;
  const { hasMoved, act } = acting;
  const [isMet, setMet] = useState(false);
  const meet = useCallback(() => setMet(true), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys pressed on the controls within.
    <div
      ref={element}
      class={classes(
        "board-play",
        hasMoved && "has-moved",
        acting.isHurried && "is-hurried",
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
      <Side model={model} />
      <Steps id={props.id} walk={walk} isDetailed={scene.isDetailed} dispatch={act}>
        {watching && play && (
          <>
            <watching.Keeping
              id={props.id}
              state={play.state}
              hasActed={hasMoved}
              hasBegun={props.isBegun ?? false}
              bringBack={session.dispatch}
              dispatch={act}
            />
            <watching.Lines tree={play.state.tree} tell={play.tell} dispatch={act} />
          </>
        )}
      </Steps>
      {play && <WidePanels model={model} play={play} />}
      {arrows && (
        <arrows.Arrows board={element} arrows={model.isWatched ? look.arrows : noArrows} />
      )}
      {/* The text mode says each step itself. */}
      <LiveRegion text={hasMoved && !panels.textMode.Shown ? model.spoken : ""} />
      {opened && play && peek.shown && (
        <opened.parts.Peeking peek={peek} play={play} dispatch={act} onAnswer={acting.onAnswer} />
      )}
    </div>
  );
}

/** What happens, and what can be done. */
function Side({ model }: Props) {
  const { props, session, acting, link, panels, here, told, heard } = model;
  const { scene, opened } = session;
  const { words, walk, look, play } = scene;
  const { act } = acting;
  const onCopy = useLatest(link.copy);
  const onKeep = useLatest(() =>
    props.keep?.keep((play?.path ?? []).flatMap(({ answers }) => answers)),
  );
  return (
    <div class="side" style={scene.room}>
      <Stack looks={look.stack} />
      <LastingEffects lasting={look.lasting} />
      <Caption
        told={told}
        names={scene.names}
        termAddress={props.termAddress}
        hasMoved={model.isWatched}
      />
      <Scrubber walk={walk} dispatch={act} caption={heard} />
      <Playing {...model.playing} />
      <Choosing scene={scene} focus={acting.choices} dispatch={act}>
        {opened && play && (
          <opened.parts.Choices play={play} dispatch={act} onAnswer={acting.onAnswer} />
        )}
      </Choosing>
      {play && <TypedPanels model={model} play={play} />}
      <Tools
        canUndo={scene.canUndo}
        canRedo={scene.canRedo}
        canStartAgain={scene.canStartAgain}
        dispatch={act}
        onCopy={onCopy}
        copied={link.copied}
        panels={panels.tools}
        keep={scene.hasOwn ? props.keep?.label : undefined}
        onKeep={onKeep}
      />
      {play && panels.copying.Shown && (
        <panels.copying.Shown
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
      <Alert says={session.isCutOff ? words.cutOff : null} />
    </div>
  );
}

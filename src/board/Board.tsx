import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { captionOfStep, type StepCaption, spoken } from "../captions/telling.ts";
import type { Answer } from "../engine/decisions.ts";
import type { ObjectId } from "../engine/ids.ts";
import type { CardId } from "../language/card.ts";
import type { Lang } from "../notation/bilingual.ts";
import { Choosing } from "./Choosing.tsx";
import { Scrubber, Tools } from "./Controls.tsx";
import { type BoardContext, BoardProvider, type PrintedText, ruleLinkTo } from "./context.ts";
import { Events } from "./Events.tsx";
import { marksOf } from "./marks.ts";
import { Peek } from "./Peek.tsx";
import { targetKey } from "./possible.ts";
import { Rules, Steps } from "./Steps.tsx";
import { Rich } from "./Symbols.tsx";
import { playScript, type Script } from "./script.ts";
import { useLink } from "./share.ts";
import { begin, reduce } from "./store.ts";
import { Stack, Table } from "./Table.tsx";
import { lineOf, type Moment, momentOf, treeOf } from "./tree.ts";
import { useOutcomes } from "./useOutcomes.ts";
import { usePeek } from "./usePeek.ts";
import { tableOf, usedZones } from "./view.ts";
import { visible } from "./visible.ts";
import { strings } from "./words.ts";
import { type Year, Years } from "./Years.tsx";

export interface BoardProps {
  readonly id: string;
  readonly lang: Lang;
  readonly script: Script;
  /** The board as it was written, for links. */
  readonly notation: string;
  readonly printed: Readonly<Record<CardId, PrintedText>>;
  /** What an address of a rule begins with. */
  readonly ruleAddress?: string;
  /** What the address of a card's page begins with. */
  readonly cardAddress?: string;
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
function treeFor({ script, initial = 0 }: BoardProps) {
  const played = playScript(script);
  if (!played.ok) throw new Error(`The board's script can't be played: ${played.problem}.`);
  return treeOf(played.value, initial);
}

function useCaptions(lang: Lang): (moment: Moment) => StepCaption {
  const known = useRef(new WeakMap<Moment, StepCaption>());
  return useCallback(
    (moment) => {
      const caption = known.current.get(moment) ?? captionOfStep(moment.events, moment.game, lang);
      known.current.set(moment, caption);
      return caption;
    },
    [lang],
  );
}

export function Board(props: BoardProps) {
  const { id, lang, printed, ruleAddress, cardAddress, pageless } = props;
  const words = strings[lang];
  const [state, dispatch] = useReducer(reduce, props, (from) => begin(treeFor(from)));
  const { tree } = state;
  const moment = momentOf(tree);
  const { game } = moment;
  const { decision } = game;
  const captionOf = useCaptions(lang);
  const caption = captionOf(moment);
  const line = useMemo(() => lineOf(tree), [tree]);
  const place = line.findIndex((one) => one.id === tree.at);
  const next = line[place + 1];
  const [hasMoved, setHasMoved] = useState(false);
  const peek = usePeek(game);
  const link = useLink(props, state, dispatch);
  const outcomes = useOutcomes();
  const [lit, light] = useState<ObjectId>();
  const choices = useRef<HTMLDivElement>(null);

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
  const onChoose = useCallback((key: string) => act({ do: "choose", key }), [act]);

  const isChoosing = decision !== null && (state.choosing || !next);
  const isOpenChoice = isChoosing && decision?.is === "choose";
  const candidates = new Set(
    isOpenChoice
      ? decision.from.flatMap((target) => (target.is === "object" ? [target.object] : []))
      : [],
  );
  const view = useMemo(() => tableOf(game, marksOf(moment.events)), [game, moment]);

  const used = useMemo(() => usedZones(tree.moments.map((one) => one.game)), [tree.moments]);

  const room = useMemo(() => roomFor(line, captionOf, lang), [line, captionOf, lang]);

  const context: BoardContext = {
    lang,
    words,
    game,
    printed,
    ruleLink: ruleLinkTo(ruleAddress),
    cardLink: (card) => (cardAddress && card !== pageless ? `${cardAddress}${card}/` : undefined),
    candidates,
    chosen: new Set(isOpenChoice ? (state.chosen as readonly ObjectId[]) : []),
    show: peek.show,
    unshow: peek.unshow,
    lit,
    light,
  };

  return (
    <BoardProvider value={context}>
      {props.years && props.years.length > 0 && (
        <Years
          years={props.years}
          script={props.script}
          notation={props.notation}
          tell={({ events, game }) => captionOfStep(events, game, lang).text + visible(game)}
          dispatch={act}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys pressed on the controls within. */}
      <div
        class={`board-play ${hasMoved ? "has-moved" : ""}`}
        onKeyDown={(event) => {
          const to = arrowMove(event);
          if (!to) return;
          event.preventDefault();
          act({ do: "move", to });
        }}
      >
        <Table view={view} used={used} />
        <div class="side" style={room}>
          <Stack faces={view.stack} />
          <div class="caption">
            <p>
              <Rich text={caption.text} />
            </p>
            <Rules cr={caption.cr} />
          </div>
          <Scrubber state={state} dispatch={act} caption={spoken(caption.text, lang)} />
          <Choosing
            state={state}
            moment={moment}
            next={next}
            isOpen={isChoosing}
            focus={choices}
            dispatch={act}
            onAnswer={onAnswer}
          />
          <Tools
            state={state}
            dispatch={act}
            onCopy={link.copy}
            copied={link.copied}
            onOutcomes={outcomes.toggle}
            hasOutcomes={outcomes.Shown !== undefined}
            keep={props.keep}
          />
          <Events moment={moment} />
          {link.problem && (
            <p class="refused" role="alert">
              {link.problem}
            </p>
          )}
        </div>
        <Steps id={id} tree={tree} captionOf={captionOf} dispatch={act} />
        {outcomes.Shown && <outcomes.Shown tree={tree} dispatch={act} onClose={outcomes.toggle} />}
        <LiveRegion
          text={
            hasMoved ? words.spokenStep(place, line.length - 1) + spoken(caption.text, lang) : ""
          }
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
            onEnter={peek.keep}
            onPin={peek.pin}
          />
        )}
      </div>
    </BoardProvider>
  );
}

/** How many characters a line of a caption holds, at least. */
const lineLengths: Readonly<Record<Lang, number>> = { ja: 19, en: 36 };

/** Room for the fullest stack and the longest caption, so that the controls stay where they are. */
function roomFor(
  line: readonly Moment[],
  captionOf: (moment: Moment) => StepCaption,
  lang: Lang,
): Readonly<Record<string, number>> {
  const most = (numbers: readonly number[]) => Math.max(1, ...numbers);
  return {
    "--stack": most(line.map(({ game }) => game.stack.length)),
    "--lines": most(
      line.map((moment) => Math.ceil(captionOf(moment).text.length / lineLengths[lang])),
    ),
  };
}

/** Speaks each step, once the reader has moved. */
function LiveRegion({ text }: { readonly text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => setSaid(text), [text]);
  return (
    <p class="visually-hidden" role="status" aria-live="polite">
      {said}
    </p>
  );
}

/** Left and right walk through the steps, except where they mean something else. */
function arrowMove(event: KeyboardEvent): "previous" | "next" | undefined {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (target instanceof Element && target.closest("input, select, textarea")) return undefined;
  return key === "ArrowLeft" ? "previous" : key === "ArrowRight" ? "next" : undefined;
}

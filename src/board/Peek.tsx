import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { actionLabel, refusalText } from "../captions/telling.ts";
import type { Answer, Refusal } from "../engine/decisions.ts";
import type { ObjectId } from "../engine/ids.ts";
import { characteristics, cite } from "../engine/index.ts";
import type { GameObject } from "../engine/objects.ts";
import { listed, withAside } from "../notation/punctuation.ts";
import { useBoard, useBroughtOut, useGame } from "./context.ts";
import {
  announcedOf,
  chipsOf,
  edgeOf,
  gainedKeywords,
  nameOf,
  printedPtOf,
  ptOf,
  textOf,
} from "./describe.ts";
import { Icon } from "./Icon.tsx";
import { type Inspecting, useInspecting } from "./inspecting.ts";
import { PastOf } from "./PastOf.tsx";
import { bringIntoView, dock, gap, place } from "./placing.ts";
import { possibleWith, whyNotChoose } from "./possible.ts";
import { Rules } from "./Steps.tsx";
import { Rich, Symbols } from "./Symbols.tsx";
import type { Moment } from "./tree.ts";
import type { Face } from "./view.ts";

interface Props {
  readonly object: ObjectId;
  readonly anchor: HTMLElement;
  readonly pinned: boolean;
  readonly onAnswer: (answer: Answer) => void;
  readonly onChoose: (object: ObjectId) => void;
  readonly onClose: () => void;
  /** The line of play up to the moment in view. */
  readonly path: readonly Moment[];
  readonly onGo: (moment: number) => void;
  readonly onEnter: () => void;
  /** The reader has begun to use it: it stays. */
  readonly onPin: () => void;
}

type Panel = RefObject<HTMLDivElement>;

/** Shows the panel above all else: beside its card, or out of the way of the board. */
function usePlace(panel: Panel, anchor: HTMLElement, isOutOfTheWay: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    if (!element.matches(":popover-open")) element.showPopover();
    if (isOutOfTheWay) dock(element);
    else place(element, anchor);
  });
}

/** A press elsewhere closes it, and so does Escape, from the moment it is shown. */
function useLeaving(panel: Panel, anchor: HTMLElement, onClose: () => void): void {
  useLayoutEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const { target } = event;
      if (!(target instanceof Node)) return;
      if (!panel.current?.contains(target) && !anchor.contains(target)) onClose();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      if (panel.current?.contains(document.activeElement)) anchor.focus();
      onClose();
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [anchor, onClose]);
}

/** A card to be read: its whole text, its state, and what may be done with it. */
export function Peek(props: Props) {
  const { object: id, anchor, pinned, onClose, onEnter, onPin } = props;
  const { id: board, lang, words, light, cardLink } = useBoard();
  const { game, speech, nicknames } = useGame();
  const panel = useRef<HTMLDivElement>(null);
  const inspecting = useInspecting(lang);
  const told = useMemo(() => inspecting?.tell(game, id, speech), [inspecting, game, id, speech]);
  const [inspected, setInspected] = useState<ObjectId>();
  const isInspected = inspected === id && told !== undefined;

  usePlace(panel, anchor, isInspected);

  // The way is what the reader has asked for; the text above it can be scrolled back to.
  useLayoutEffect(() => {
    const details = panel.current?.querySelector<HTMLElement>("details.inspect");
    if (isInspected && panel.current && details) panel.current.scrollTop = details.offsetTop - gap;
  }, [isInspected]);

  useLayoutEffect(() => {
    if (!pinned || panel.current?.contains(document.activeElement)) return;
    panel.current?.focus({ preventScroll: true });
  }, [pinned]);

  // What was lit for one object is dark for the next, and when it is closed.
  useEffect(() => () => light?.(undefined), [id, light]);

  useLeaving(panel, anchor, onClose);

  const object = game.objects[id];
  if (!object) return null;
  const of = characteristics(game, id);
  const face = { object, of };
  const source = object.stacked ? (game.objects[object.stacked.source] ?? object) : object;
  const nickname = nicknames[id];
  const own = nameOf(face, game, speech, words);
  const name = nickname === undefined ? own : withAside(lang, own, nickname);
  const page = source.card && !source.unknown ? cardLink(source.card) : undefined;
  return (
    <div
      ref={panel}
      popover="manual"
      class={`peek ${isInspected ? "is-inspecting" : ""}`}
      role="dialog"
      aria-label={name}
      tabIndex={-1}
      style={{ "--edge-fill": edgeOf(face, game) }}
      onPointerEnter={onEnter}
      onPointerLeave={() => !pinned && onClose()}
    >
      <p class="peek-head">
        <strong>{name}</strong>
        {of.manaCost && <Symbols text={of.manaCost} />}
      </p>
      <Reading face={face} source={source} inspecting={inspecting} told={told} />
      {inspecting && told && (
        <inspecting.Inspector
          id={`${board}-inspected`}
          told={told}
          isOpen={isInspected}
          onToggle={(isOpen) => {
            setInspected(isOpen ? id : undefined);
            if (isOpen) onPin();
          }}
          onShow={(source) => bringIntoView(panel.current, source)}
        />
      )}
      <PastOf object={id} path={props.path} onGo={props.onGo} />
      <Doings {...props} />
      {page && (
        <p>
          <a class="to-page" href={page}>
            {words.cardPage}
          </a>
        </p>
      )}
      <button
        type="button"
        class="close"
        aria-label={words.close}
        onClick={() => {
          anchor.focus();
          onClose();
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

interface ReadingProps {
  readonly face: Pick<Face, "object" | "of">;
  /** The object whose text it is: of an ability on the stack, its source. */
  readonly source: GameObject;
  readonly inspecting: Inspecting | undefined;
  readonly told: ReturnType<Inspecting["tell"]>;
}

/** What the card says, as it is now where that is known, and how it stands. */
function Reading({ face, source, inspecting, told }: ReadingProps) {
  const { lang, words } = useBoard();
  const { game, speech, printed } = useGame();
  const { object, of } = face;
  const text = textOf(source, printed);
  const was = printedPtOf(object, of, game);
  const states = [
    ...announcedOf(object, game, speech, words),
    ...chipsOf(face, game, speech, words),
  ];
  const gained = gainedKeywords(face, game, speech);
  return (
    <>
      {(told ?? text) && <p class="peek-type">{told?.typeLine ?? text?.typeLine}</p>}
      {inspecting && told && (told.isTextChanged || !text) ? (
        <inspecting.TextNow told={told} />
      ) : (
        text?.lines.map((line) => (
          <p key={line}>
            <Rich text={line} />
          </p>
        ))
      )}
      {!told && gained.length > 0 && <p>{words.alsoHas(listed(lang, gained))}</p>}
      {(states.length > 0 || ptOf(of)) && (
        <p class="chips">
          {states.map((state) => (
            <span key={state} class="chip">
              {state}
            </span>
          ))}
          {was && !told && <span class="chip">{words.changedFrom(was)}</span>}
          {ptOf(of) && <span class="pt">{ptOf(of)}</span>}
        </p>
      )}
    </>
  );
}

/** What may be done with the card, and what may not, with the rule. */
function Doings({ object, onAnswer, onChoose }: Props) {
  const { words } = useBoard();
  const { game, speech } = useGame();
  const { candidates, chosen } = useBroughtOut();
  if (candidates.has(object)) {
    return (
      <button type="button" class="choice" onClick={() => onChoose(object)}>
        {chosen.has(object) && <Icon name="check" />}
        {chosen.has(object) ? words.selected : words.select}
      </button>
    );
  }
  const refusal = whyNotChoose(game, object);
  if (refusal) return <Refused refusal={refusal} />;
  return (
    <>
      {possibleWith(game, object).map(({ action, refusal: why }) =>
        why ? (
          <div key={JSON.stringify(action)} class="cannot">
            <p>
              <Rich text={actionLabel(action, game, speech)} />
            </p>
            <Refused refusal={why} />
          </div>
        ) : (
          <button
            key={JSON.stringify(action)}
            type="button"
            class="choice"
            onClick={() => onAnswer({ is: "act", action })}
          >
            <Rich text={actionLabel(action, game, speech)} />
          </button>
        ),
      )}
    </>
  );
}

/** Why something can't be done, and by which rule. */
export function Refused({ refusal }: { readonly refusal: Refusal }) {
  const { words } = useBoard();
  const { game, speech } = useGame();
  return (
    <div class="refused">
      <p>
        <strong>{words.refused}</strong> {refusalText(refusal, game, speech)}
      </p>
      <Rules cr={cite(game.rules, [refusal.cr])} />
    </div>
  );
}

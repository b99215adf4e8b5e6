import { useEffect, useRef, useState } from "preact/hooks";
import { facesOf } from "../../language/card.ts";
import { cardWords } from "../cards/words.ts";
import { DrawnFace } from "../components/DrawnFace.tsx";
import { type Lang, otherLang } from "../i18n.ts";
import { type Draft, emptyDraft, emptyFace, type Field } from "./draft.ts";
import { examples } from "./examples.ts";
import { Fields, fieldId } from "./Fields.tsx";
import { OwnBoard } from "./OwnBoard.tsx";
import { Problem } from "./Problem.tsx";
import type { OwnProblem, Reading, Side, Understood } from "./understand.ts";
import { useDraft } from "./useDraft.ts";
import { useReading } from "./useReading.ts";
import { ownWords } from "./words.ts";
import "../../captions/index.ts";

interface Props {
  readonly lang: Lang;
  /** The reading of the first example. */
  readonly initial: Reading;
}

/** What a field of the draft says. */
const typedIn = (draft: Draft, side: Side, field: Field): string =>
  side === "front" ? draft[field] : field === "cost" ? "" : (draft.back?.[field] ?? "");

/** The draft with other words in one of its fields. */
function withField(draft: Draft, side: Side, field: Field, text: string): Draft {
  if (side === "front") return { ...draft, [field]: text };
  return { ...draft, back: { ...emptyFace, ...draft.back, [field]: text } };
}

/** A card of the reader's own: typed, read, drawn in both languages and played. */
export function OwnCard({ lang, initial }: Props) {
  const words = ownWords(lang);
  const { draft, change, copyLink, isBadLink } = useDraft(examples[0].draft);
  const { reading, isReading, read } = useReading(draft, initial);
  const [understood, setUnderstood] = useState(initial.ok ? initial.value : undefined);
  const [said, setSaid] = useState("");
  const form = useRef<HTMLFormElement>(null);
  // What is typed before the page's script has come would be lost.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);

  useEffect(() => {
    if (reading.ok) setUnderstood(reading.value);
  }, [reading]);
  useEffect(() => setSaid(""), [draft]);

  const problem = reading.ok ? undefined : reading.problem;
  const typed = problem && typedIn(read, problem.side, problem.field);
  const isAsRead = problem && typedIn(draft, problem.side, problem.field) === typed;

  const select = ({ side, field, offset, length }: OwnProblem) => {
    const control = form.current?.elements.namedItem(fieldId(side, field));
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    control.focus();
    control.setSelectionRange(offset, offset + length);
  };
  const use = ({ side, field, suggestion = "", replaces }: OwnProblem) => {
    if (!replaces) return;
    const text = typedIn(draft, side, field);
    const rest = text.slice(replaces.offset + replaces.length);
    change(withField(draft, side, field, text.slice(0, replaces.offset) + suggestion + rest));
  };
  const copy = async () => setSaid((await copyLink()) ? words.linkCopied : words.linkInBar);

  return (
    <div class="own">
      <form class="own-form" ref={form} onSubmit={(event) => event.preventDefault()}>
        <fieldset class="own-all" disabled={!isReady}>
          {isBadLink && (
            <p class="refused" role="alert">
              {words.badLink}
            </p>
          )}
          <Fields
            lang={lang}
            side="front"
            draft={draft}
            problem={problem}
            onChange={(field, text) => change(withField(draft, "front", field, text))}
          />
          <label class="own-check">
            <input
              type="checkbox"
              checked={draft.back !== undefined}
              onChange={({ currentTarget }) => {
                const { back: _, ...front } = draft;
                change(currentTarget.checked ? { ...front, back: emptyFace } : front);
              }}
            />{" "}
            {words.twoFaces}
          </label>
          {draft.back && (
            <Fields
              lang={lang}
              side="back"
              draft={draft.back}
              problem={problem}
              onChange={(field, text) => change(withField(draft, "back", field, text))}
            />
          )}
          <div class="own-actions">
            <label>
              <span class="visually-hidden">{words.examples}</span>
              <select
                value=""
                onChange={({ currentTarget }) => {
                  const example = examples[Number(currentTarget.value)];
                  currentTarget.value = "";
                  if (example) change(example.draft);
                }}
              >
                <option value="">{words.examples}</option>
                {examples.map(({ label }, index) => (
                  <option key={label.en} value={String(index)}>
                    {label[lang]}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" onClick={copy}>
              {words.copyLink}
            </button>
            <button type="button" onClick={() => change(emptyDraft)}>
              {words.startOver}
            </button>
            <span role="status">{said}</span>
          </div>
        </fieldset>
      </form>
      <div class="own-result">
        <p class={`verdict own-status${problem ? " is-wrong" : ""}`} role="status">
          {isReading ? words.reading : problem ? words.notUnderstood : words.understood}
        </p>
        {problem && (
          <Problem
            problem={problem}
            typed={typed ?? ""}
            lang={lang}
            onShow={isAsRead ? () => select(problem) : undefined}
            onUse={isAsRead && problem.replaces ? () => use(problem) : undefined}
          />
        )}
        {understood && (
          <Drawn lang={lang} understood={understood} isOld={problem !== undefined || isReading} />
        )}
      </div>
      {understood && <PlayIt lang={lang} understood={understood} />}
    </div>
  );
}

interface DrawnProps {
  readonly lang: Lang;
  readonly understood: Understood;
  /** Something has been typed since. */
  readonly isOld: boolean;
}

/** The card in both languages, the page's own first, and as data. */
function Drawn({ lang, understood, isOld }: DrawnProps) {
  const words = ownWords(lang);
  const { card, abilities } = understood;
  const labels = card.halves
    ? [cardWords(lang).leftHalf, cardWords(lang).rightHalf]
    : card.back
      ? [words.front, words.back]
      : [];
  return (
    <>
      {isOld && <p class="muted">{words.lastUnderstood}</p>}
      {[lang, otherLang(lang)].map((one) => (
        <section key={one} lang={one} aria-label={words.languages[one]}>
          <div class="own-faces">
            {facesOf(card).map((face, place) => (
              <DrawnFace key={place} lang={one} face={face} label={labels[place]} />
            ))}
          </div>
        </section>
      ))}
      <details class="own-data">
        <summary>{words.data}</summary>
        {abilities.length === 0 && <p class="note">{words.noAbilities}</p>}
        {abilities.map(({ text, data }, index) => (
          <div key={index}>
            <p lang="en">{text}</p>
            <pre translate={false}>{data}</pre>
          </div>
        ))}
      </details>
    </>
  );
}

/** The board stands closed: what it takes is loaded when it is opened, or when a link leads to it. */
function PlayIt({ lang, understood }: Omit<DrawnProps, "isOld">) {
  const words = ownWords(lang);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen((open) => open || location.hash.startsWith("#try")), []);
  return (
    <details
      class="try"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {words.play}{" "}
        <span class="muted">{cardWords(lang).playBoard(understood.card.name[lang])}</span>
      </summary>
      {isOpen && <OwnBoard card={understood.card} lang={lang} />}
    </details>
  );
}

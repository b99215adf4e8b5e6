import { useEffect, useState } from "preact/hooks";
import type { Lang } from "../i18n.ts";
import { emptyDraft, emptyFace, type Side, type TypedFace, withField } from "./draft.ts";
import { examples } from "./examples.ts";
import { Fields } from "./Fields.tsx";
import type { OwnProblem } from "./understand.ts";
import type { OwnDraft } from "./useDraft.ts";
import { ownWords } from "./words.ts";

interface Props {
  readonly lang: Lang;
  readonly own: OwnDraft;
}

/** The card as it is typed, and where to begin. */
export function CardForm({
  problem,
  ...props
}: Props & { readonly problem: OwnProblem | undefined }) {
  const { lang, own } = props;
  const { draft, change } = own;
  const words = ownWords(lang);
  // What is typed before the page's script has come would be lost.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const fields = (side: Side, face: TypedFace | undefined) =>
    face && (
      <Fields
        {...{ lang, side, problem }}
        draft={face}
        onChange={(field, text) => change(withField(draft, side, field, text))}
      />
    );
  return (
    <form class="own-form" onSubmit={(event) => event.preventDefault()}>
      <fieldset class="own-all" disabled={!isReady}>
        {own.isBadLink && (
          <p class="refused" role="alert">
            {words.badLink}
          </p>
        )}
        {fields("front", draft)}
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
        {fields("back", draft.back)}
        <Actions {...props} />
      </fieldset>
    </form>
  );
}

/** An example in place of the card, a link to it, or an empty one. */
function Actions({ lang, own: { draft, change, copyLink } }: Props) {
  const words = ownWords(lang);
  const [said, setSaid] = useState("");
  useEffect(() => setSaid(""), [draft]);
  const copy = async () => setSaid((await copyLink()) ? words.linkCopied : words.linkInBar);
  return (
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
  );
}

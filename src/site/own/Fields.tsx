import type { Lang } from "../i18n.ts";
import type { FaceDraft, Field, Side, TypedFace } from "./draft.ts";
import type { OwnProblem } from "./understand.ts";
import { ownWords } from "./words.ts";

interface Props {
  readonly lang: Lang;
  readonly side: Side;
  readonly draft: TypedFace;
  readonly problem: OwnProblem | undefined;
  readonly onChange: (field: Field, text: string) => void;
}

/** The name and id of a field's control. */
const fieldId = (side: Side, field: Field): string => `own-${side}-${field}`;

/** Brings a reader to a place in what is typed. */
export function select({
  side,
  field,
  offset,
  length,
}: Pick<OwnProblem, "side" | "field" | "offset" | "length">): void {
  const control = document.getElementById(fieldId(side, field));
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  control.focus();
  control.setSelectionRange(offset, offset + length);
}

/** Rows that the text of a card fills, and one to type on. */
const rowsFor = (text: string): number =>
  Math.min(14, 1 + text.split("\n").reduce((rows, line) => rows + 1 + line.length / 45, 0)) | 0;

/** The fields of one face. */
export function Fields({ lang, side, draft, problem, onChange }: Props) {
  const words = ownWords(lang);
  const is = (type: string): boolean => new RegExp(`\\b${type}`, "i").test(draft.types);
  // What has been typed stays in sight, though it be out of place.
  const has = (field: keyof FaceDraft): boolean => draft[field] !== "";
  const common = (field: Field) => ({
    id: fieldId(side, field),
    name: fieldId(side, field),
    value: draft[field] ?? "",
    autocomplete: "off",
    autocapitalize: "off" as const,
    spellcheck: false,
    "aria-invalid": problem?.side === side && problem.field === field,
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      onChange(field, currentTarget.value),
  });
  const says = problem?.side === side && problem.field === "text" ? problem.says[lang] : undefined;
  const saysId = `${fieldId(side, "text")}-says`;
  const input = (field: Field, hint?: string) => (
    <label class={`own-${field}`} key={field}>
      {words.fields[field]}
      <input {...common(field)} type="text" placeholder={hint} translate={false} />
    </label>
  );
  return (
    <fieldset class="own-fields">
      <legend class="visually-hidden">{side === "front" ? words.front : words.back}</legend>
      {input("name")}
      {side === "front" && input("cost", words.hints.cost)}
      {input("types", words.hints.types)}
      <label class="own-text">
        {words.fields.text}
        <textarea
          {...common("text")}
          lang="en"
          rows={rowsFor(draft.text)}
          translate={false}
          aria-describedby={says && saysId}
        />
      </label>
      {says && (
        <p class="own-says" id={saysId}>
          {says}
        </p>
      )}
      {(is("creature") || has("power") || has("toughness")) && [input("power"), input("toughness")]}
      {(is("planeswalker") || has("loyalty")) && input("loyalty")}
    </fieldset>
  );
}

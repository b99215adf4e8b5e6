/** A card of a reader's own as it is typed: every field a text, none of them checked. */
import { printFace } from "../../cards/print.ts";
import type { CardDefinition, CardFace } from "../../language/card.ts";

/** The fields of one face, in the order in which a reader fills them in. */
const faceFields = ["name", "types", "text", "power", "toughness", "loyalty"] as const;
const fields = ["name", "cost", "types", "text", "power", "toughness", "loyalty"] as const;
export type Field = (typeof fields)[number];

export type FaceDraft = Readonly<Record<(typeof faceFields)[number], string>>;

export interface Draft extends FaceDraft {
  /** In symbols, `{1}{G}`. */
  readonly cost: string;
  /** The other face of a double-faced card (712). */
  readonly back?: FaceDraft;
}

export type Side = "front" | "back";

/** Either face: only the front has a cost. */
export type TypedFace = FaceDraft & Partial<Pick<Draft, "cost" | "back">>;

export const emptyFace: FaceDraft = {
  name: "",
  types: "",
  text: "",
  power: "",
  toughness: "",
  loyalty: "",
};

export const emptyDraft: Draft = { ...emptyFace, cost: "" };

/** What a field says. */
export const typedIn = (draft: Draft, side: Side, field: Field): string =>
  side === "front" ? draft[field] : field === "cost" ? "" : (draft.back?.[field] ?? "");

/** The draft with other words in one of its fields. */
export const withField = (draft: Draft, side: Side, field: Field, text: string): Draft =>
  side === "front"
    ? { ...draft, [field]: text }
    : { ...draft, back: { ...emptyFace, ...draft.back, [field]: text } };

/** What a card must be to have a line: an Aura, a spell, or any other permanent. */
const natureOf = (types: string): string =>
  /\b(?:aura|equipment|land|planeswalker)\b/i.exec(types)?.[0].toLowerCase() ??
  (/\b(?:instant|sorcery)\b/i.test(types) ? "spell" : "permanent");

/** Numbers that a card of these types can't be without (208.1, 209.1). */
const numbersFor = (types: string): Partial<Draft> => ({
  ...(/\bcreature\b/i.test(types) && { power: "2", toughness: "2" }),
  ...(/\bplaneswalker\b/i.test(types) && { loyalty: "3" }),
});

/** The draft with one line more; if it can't be on such a card, another card with only that line. */
export function withLine(draft: Draft, line: Pick<Draft, "types" | "text">): Draft {
  const fits = draft.types !== "" && natureOf(draft.types) === natureOf(line.types);
  if (!fits) return { ...emptyDraft, name: draft.name, ...line, ...numbersFor(line.types) };
  const text = draft.text.trimEnd();
  return { ...draft, text: text === "" ? line.text : `${text}\n${line.text}` };
}

function faceOf(face: CardFace, name: string): FaceDraft {
  const {
    typeLine,
    lines,
    pt = "",
    loyalty = "",
  } = printFace({ ...face, name: { ...face.name, en: name } }, "en");
  const [power = "", toughness = ""] = pt.split("/");
  return { name, types: typeLine, text: lines.join("\n"), power, toughness, loyalty };
}

/** A card to begin from, under another name: two cards of one name can't stand on a board. */
export function draftOf(card: CardDefinition): Draft {
  const own = (name: string): string => `Your ${name}`;
  const faces = (card.halves ?? [card]).map((face) => faceOf(face, own(face.name.en)));
  const costs = (card.halves ?? [card]).map((face) => face.manaCost ?? "");
  const joined = (field: keyof FaceDraft, between: string): string =>
    faces
      .map((face) => face[field])
      .filter((text, index) => index === 0 || text !== "")
      .join(between);
  return {
    name: joined("name", " // "),
    cost: costs.join(" // "),
    types: joined("types", " // "),
    text: joined("text", "\n//\n"),
    power: joined("power", ""),
    toughness: joined("toughness", ""),
    loyalty: joined("loyalty", ""),
    ...(card.back && { back: faceOf(card.back, own(card.back.name.en)) }),
  };
}

/** What is kept and what stands in an address: the fields that say something, as JSON. */
export function writeDraft({ back, ...front }: Draft): string {
  const said = (face: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(face).filter(([, text]) => text !== ""));
  return JSON.stringify({ ...said(front), ...(back && { back: said(back) }) });
}

/** Nobody types more into one field. */
const longest = 20_000;

/** Reads what `writeDraft` wrote; nothing for what it didn't. */
export function readDraft(text: string): Draft | undefined {
  try {
    const data: unknown = JSON.parse(text);
    if (!isRecord(data)) return undefined;
    const back = isRecord(data.back)
      ? { ...emptyFace, ...texts(data.back, faceFields) }
      : undefined;
    return { ...emptyDraft, ...texts(data, fields), ...(back && { back }) };
  } catch {
    return undefined;
  }
}

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === "object" && data !== null && !Array.isArray(data);

const texts = (data: Readonly<Record<string, unknown>>, known: readonly string[]) =>
  Object.fromEntries(
    known.flatMap((field) => {
      const text = data[field];
      return typeof text === "string" && text.length <= longest ? [[field, text]] : [];
    }),
  );

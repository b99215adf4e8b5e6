/** What is understood of a card of a reader's own, or the first thing that isn't. */
import { findCard } from "../../cards/find.ts";
import { outline, type ParseProblem, parseCard } from "../../cards/parse.ts";
import { printAbility } from "../../cards/print.ts";
import type { CardDefinition, CardId } from "../../language/card.ts";
import { betweenHalves, facesOf } from "../../language/card.ts";
import { isManaCost } from "../../language/parse/vocabulary.ts";
import type { Bilingual } from "../i18n.ts";
import type { Draft, Field, Side, TypedFace } from "./draft.ts";

export interface OwnProblem extends Omit<ParseProblem, "field"> {
  readonly field: Field;
  readonly side: Side;
}

export interface Understood {
  readonly card: CardDefinition;
  /** Each ability in English, and as data. */
  readonly abilities: readonly { readonly text: string; readonly data: string }[];
}

export type Reading =
  | { readonly ok: true; readonly value: Understood }
  | { readonly ok: false; readonly problem: OwnProblem };

/** Its place among the cards of a board, whatever its name is. */
export const ownCardId = "a-card-of-your-own" as CardId;

/** What a card is called that has no name yet. */
const nameless: Readonly<Record<Side, string>> = { front: "Your Card", back: "Your Other Face" };

/** A board lists names with counts, commas and brackets around them. */
const isName = (name: string): boolean => /^\p{L}[\p{L}\p{M}\p{N} '’,.!—-]{0,79}$/u.test(name);

const about = (field: Field, side: Side, typed: string, says: Bilingual): OwnProblem => ({
  field,
  side,
  offset: 0,
  length: typed.length,
  line: 1,
  column: 1,
  says,
});

function nameProblem(name: string, side: Side): OwnProblem | undefined {
  const names = name.split(betweenHalves).map((one) => one.trim());
  const known = names.map((one) => findCard(one)).find((card) => card !== undefined);
  if (known) {
    return about("name", side, name, {
      en: `There is a card called ${known.name.en} here. Give yours another name.`,
      ja: `《${known.name.ja}》というカードがすでにあります。別の名前を付けてください。`,
    });
  }
  if (names.every(isName)) return undefined;
  return about("name", side, name, {
    en: "A name begins with a letter, has only letters, digits, spaces, hyphens, dashes, apostrophes, commas, full stops and exclamation marks, and is at most 80 characters long.",
    ja: "カード名は文字で始めてください。使えるのは文字、数字、空白、ハイフン、ダッシュ、アポストロフィ、コンマ、ピリオド、感嘆符で、長さは80字までです。",
  });
}

/** 208.1, 209.1: the numbers without which a permanent of that type can't be printed. */
function numberProblem(face: TypedFace, side: Side): OwnProblem | undefined {
  const is = (type: string): boolean => new RegExp(`\\b${type}\\b`, "i").test(face.types);
  const missing = (field: Field): boolean => face[field]?.trim() === "";
  if (is("creature") && (missing("power") || missing("toughness"))) {
    return about(missing("power") ? "power" : "toughness", side, "", {
      en: "A creature needs a power and a toughness (208.1).",
      ja: "クリーチャーにはパワーとタフネスが必要です（208.1）。",
    });
  }
  if (is("planeswalker") && missing("loyalty")) {
    return about("loyalty", side, "", {
      en: "A planeswalker needs a loyalty (209.1).",
      ja: "プレインズウォーカーには忠誠度が必要です（209.1）。",
    });
  }
  return undefined;
}

/** What is no prose is the same in wide letters, which come of typing Japanese around it. */
const plain = <Typed extends TypedFace>(face: Typed): Typed => ({
  ...face,
  power: face.power.normalize("NFKC"),
  toughness: face.toughness.normalize("NFKC"),
  loyalty: face.loyalty.normalize("NFKC"),
  ...(face.cost !== undefined && { cost: face.cost.normalize("NFKC") }),
});

/** `1G` in symbols; nothing for what has no mana to tell. */
function inSymbols(cost: string): string | undefined {
  const symbols = cost.toUpperCase().match(/[0-9]+|[WUBRGCX]|[^\s{}]/g) ?? [];
  const meant = symbols.map((symbol) => `{${symbol}}`).join("");
  return meant !== "" && isManaCost(meant) ? meant : undefined;
}

/** A cost without its braces, with the one that has them in its place. */
function withCostMeant(problem: ParseProblem, cost: string): ParseProblem {
  const meant = problem.field === "cost" ? inSymbols(cost) : undefined;
  if (meant === undefined) return problem;
  return { ...problem, suggestion: meant, replaces: { offset: 0, length: cost.length } };
}

function readFace(written: TypedFace, side: Side): Reading {
  const face = plain(written);
  const { back: _, ...typed } = face;
  const name = face.name.trim() === "" ? nameless[side] : face.name.trim();
  const read = parseCard({ ...typed, name });
  const first = nameProblem(name, side);
  if (first) return { ok: false, problem: first };
  if (!read.ok) {
    return { ok: false, problem: { ...withCostMeant(read.problem, face.cost ?? ""), side } };
  }
  const number = numberProblem(face, side);
  if (number) return { ok: false, problem: number };
  return { ok: true, value: { card: { ...read.value, id: ownCardId }, abilities: [] } };
}

/** Reads a card as it is typed. */
export function understand(draft: Draft): Reading {
  const front = readFace(draft, "front");
  if (!front.ok || !draft.back) return front.ok ? whole(front.value.card) : front;
  const back = readFace(draft.back, "back");
  if (!back.ok) return back;
  const { id: _, ...face } = back.value.card;
  return whole({ ...front.value.card, back: face });
}

function whole(card: CardDefinition): Reading {
  const abilities = facesOf(card).flatMap((face) =>
    face.abilities.map((ability) => ({
      text: printAbility(ability, { card: face, lang: "en" }),
      data: outline([ability]),
    })),
  );
  return { ok: true, value: { card, abilities } };
}

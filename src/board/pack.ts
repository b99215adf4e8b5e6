/** The looks of a board as text in its page: what looks the same at several steps stands once. */
import type { Step } from "../language/vocabulary.ts";
import type { AreaLook, CardLook, PageLooks, StepLook } from "./look.ts";

const piles = ["hand", "front", "lands", "graveyard", "exile", "phasedOut"] as const;
type Pile = (typeof piles)[number];

/** An area with its cards by their place in the sheet's list. */
type PackedArea = Omit<AreaLook, Pile | "top"> &
  Readonly<Record<Pile, readonly number[]>> & { readonly top?: number };

interface Sheet extends Omit<PageLooks, "steps" | "used"> {
  /** What its steps of turns are called. */
  readonly stepNames: Readonly<Partial<Record<Step, string>>>;
  readonly cards: readonly CardLook[];
  readonly used: readonly string[];
  readonly steps: readonly {
    readonly days?: StepLook["days"];
    readonly told: Omit<StepLook["told"], "spoken"> & { readonly spoken?: string };
    readonly look: Omit<StepLook["look"], "areas" | "stepName"> & {
      readonly areas: readonly PackedArea[];
    };
  }[];
}

function withPiles<From, To>(
  area: Readonly<Record<Pile, readonly From[]>>,
  each: (card: From) => To,
): Record<Pile, readonly To[]> {
  const { hand, front, lands, graveyard, exile, phasedOut } = area;
  return {
    hand: hand.map(each),
    front: front.map(each),
    lands: lands.map(each),
    graveyard: graveyard.map(each),
    exile: exile.map(each),
    phasedOut: phasedOut.map(each),
  };
}

export function pack({ steps, used, ...rest }: PageLooks): string {
  const places = new Map<string, number>();
  const cards: CardLook[] = [];
  const place = (card: CardLook): number => {
    const key = JSON.stringify(card);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, cards.length);
    cards.push(card);
    return cards.length - 1;
  };
  const areaOf = ({ top, ...area }: AreaLook): PackedArea => ({
    ...area,
    ...withPiles(area, place),
    ...(top && { top: place(top) }),
  });
  const sheet: Sheet = {
    ...rest,
    used: [...used],
    stepNames: Object.fromEntries(steps.map(({ look }) => [look.step, look.stepName])),
    steps: steps.map(({ look: { stepName, ...look }, days, told: { spoken, ...told } }) => ({
      ...(days && { days }),
      told: { ...told, ...(spoken !== told.text && { spoken }) },
      look: { ...look, areas: look.areas.map(areaOf) },
    })),
    cards,
  };
  return JSON.stringify(sheet);
}

/** @throws {Error} for a text that `pack` has not written: such a page is never built. */
export function unpack(text: string): PageLooks {
  const { cards, steps, used, stepNames, ...rest } = JSON.parse(text) as Sheet;
  const card = (at: number): CardLook => {
    const look = cards[at];
    if (!look) throw new Error(`The page has no card ${at}.`);
    return look;
  };
  /** What stands in several steps is one thing, so that it isn't drawn again. */
  const areas = new Map<string, AreaLook>();
  const areaOf = (packed: PackedArea): AreaLook => {
    const key = JSON.stringify(packed);
    const { top, ...area } = packed;
    const look = areas.get(key) ?? {
      ...area,
      ...withPiles(area, card),
      ...(top !== undefined && { top: card(top) }),
    };
    areas.set(key, look);
    return look;
  };
  return {
    ...rest,
    used: new Set(used) as ReadonlySet<string> as PageLooks["used"],
    steps: steps.map(({ told, look, days }) => ({
      ...(days && { days }),
      told: { ...told, spoken: told.spoken ?? told.text },
      look: { ...look, stepName: stepNames[look.step] ?? "", areas: look.areas.map(areaOf) },
    })),
  };
}

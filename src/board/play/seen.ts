/** What is seen and told of the moments of a board, each found out once. */
import { captionOfStep, spoken } from "../../captions/telling.ts";
import { abilitiesOf, type CardDefinition } from "../../language/card.ts";
import { find } from "../../language/walk.ts";
import type { Lang } from "../../notation/bilingual.ts";
import type { Look, Room, Told } from "../look.ts";
import { marksOf } from "../marks.ts";
import { type TableView, tableOf } from "../view.ts";
import type { Part } from "../watching/parts.ts";
import { lookIn, type Wording } from "./looking.ts";
import type { PlayedPlace, TellPart } from "./walking.ts";

/** How many characters a line of a caption holds, at least. */
const lineLengths: Readonly<Record<Lang, number>> = { ja: 19, en: 36 };

const most = (numbers: readonly number[]): number => Math.max(1, ...numbers);

/** Room for the fullest stack and the longest caption of a walk. */
export function roomFor(places: readonly PlayedPlace[], lang: Lang): Room {
  return {
    "--stack": most(places.map(({ shown }) => shown.game.stack.length)),
    "--lines": most(places.map(({ told }) => Math.ceil(told().text.length / lineLengths[lang]))),
  };
}

/** How actions and their rule steps are told, each found out once. */
export function tellIn({ speech }: Pick<Wording, "speech">, lang: Lang): TellPart {
  const known = new WeakMap<Part, Told>();
  return (shown, part) => {
    const found = known.get(shown);
    if (found) return found;
    const { events, game } = shown;
    const caption = captionOfStep(events, game, speech, part === undefined ? "action" : "part");
    const told = { ...caption, spoken: spoken(caption.text, lang) };
    known.set(shown, told);
    return told;
  };
}

/** What is seen at each moment, each found out once. */
export function seeIn(wording: Wording): (shown: Part) => Look {
  const known = new WeakMap<Part, Look>();
  const look = lookIn(wording);
  return (shown) => {
    const found = known.get(shown) ?? look(shown, viewOf(shown));
    known.set(shown, found);
    return found;
  };
}

const views = new WeakMap<Part, TableView>();

/** The table with what the moment changed on it. */
export function viewOf(shown: Part): TableView {
  const view = views.get(shown) ?? tableOf(shown.game, marksOf(shown.events));
  views.set(shown, view);
  return view;
}

/** Whether some card counts mana symbols, or costs more for each target. */
export const countsIn = (cards: readonly CardDefinition[]): boolean =>
  cards.some((card) =>
    abilitiesOf(card).some((one) => find(one, "devotion", "manaSymbols", "moreTargets").length > 0),
  );

/** The names of all faces and halves. */
export const namesOf = (cards: readonly CardDefinition[], lang: Lang): readonly string[] =>
  cards.flatMap(({ name, back, halves = [] }) =>
    [name, ...(back ? [back.name] : []), ...halves.map((half) => half.name)].map(
      (one) => one[lang],
    ),
  );

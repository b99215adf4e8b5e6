/** What can come of a board that was played: from its end on, or from a moment that it marks. */
import { type Bounds, type Explored, explore, type Outcome } from "../explore/explore.ts";
import { printFraction, toNumber } from "../explore/fraction.ts";
import type { Trait } from "../explore/outcomes.ts";
import { scripted } from "./ahead.ts";
import { beginChronicle, noteEvents } from "./chronicle.ts";
import type { Played } from "./play.ts";
import { namePrinter } from "./print-names.ts";
import { printStatement } from "./print-script.ts";
import { recordFrom } from "./record.ts";
import type { Scene } from "./refer.ts";
import { setupBoard } from "./setup.ts";

export interface Foreseen {
  /** The moment from which the search looks ahead. */
  readonly scene: Scene;
  readonly mark?: string;
  readonly explored: Explored;
}

/**
 * Looks for all outcomes. Players whose choices aren't tried do what the script has them do after
 * the mark.
 * @throws {RangeError} for a mark that the board has not.
 */
export function foresee(played: Played, mark?: string, bounds: Bounds = {}): Foreseen {
  const marked = played.marks.find(({ name }) => name === mark);
  if (mark !== undefined && !marked) throw new RangeError(`The board marks no ${mark}.`);
  const moment = marked?.moment ?? played.moments.length;
  const scene = sceneAt(played, moment, marked?.game ?? played.end);
  const script = scripted(played.moments.slice(moment));
  const explored = explore(scene.game, { script, ...bounds });
  return { scene, explored, ...(mark !== undefined && { mark }) };
}

function sceneAt({ board, start, moments }: Played, count: number, game: Scene["game"]): Scene {
  const setup = setupBoard(board);
  if (!setup.ok) throw new Error("A board that was played can be set up.");
  let chronicle = beginChronicle(start);
  for (const moment of moments.slice(0, count)) {
    chronicle = noteEvents(chronicle, moment.game, moment.events);
  }
  return { game, chronicle, table: setup.value.table };
}

export const outcomesSchemaVersion = 1;

/**
 * What `npm run board -- FILE --explore --json` prints; the schema is
 * public/schema/outcomes-1.json.
 */
export function outcomesJson(played: Played, { scene, mark, explored }: Foreseen) {
  const { outcomes, positions, gaps } = explored;
  return {
    schema: outcomesSchemaVersion,
    rules: played.end.rules.edition,
    from: mark ?? null,
    positions,
    complete: gaps.length === 0,
    gaps,
    outcomes: outcomes.map((outcome) => outcomeJson(played, scene, outcome)),
  };
}

function outcomeJson({ board }: Played, scene: Scene, outcome: Outcome) {
  const { ways, probability, cut, line, traits } = outcome;
  const lines = recordFrom(scene, line.flat());
  const names = namePrinter(board.cards, "en");
  return {
    ways: ways === undefined ? null : `${ways}`,
    probability: probability
      ? { exact: printFraction(probability), value: toNumber(probability) }
      : null,
    cut: cut ?? null,
    /** In the notation; null where it has no words for what is chosen. */
    line: lines.ok ? lines.value.map((one) => printStatement(one, names)) : null,
    differs: traits.map(traitJson),
  };
}

function traitJson(trait: Trait) {
  const { subject } = trait;
  if (!("sights" in trait)) {
    const about = subject.is === "player" ? { player: subject.player } : {};
    return { about: subject.is, ...about, ...trait.look };
  }
  const { owner, name, token, ability } = trait.subject;
  return {
    about: "thing",
    owner,
    name: name ? { en: name.en, ja: name.ja } : null,
    token: token === true,
    ability: ability === true,
    are: trait.sights.map(({ count, look }) => ({ count, ...look })),
  };
}

/** Boards to test with: those of the rulings, and walks of a reader who chooses anything. */
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { cards } from "../cards/index.ts";
import type { Answer, Decision } from "../engine/decisions.ts";
import { forcedAnswer, type Game, legalActions } from "../engine/index.ts";
import type { Lang } from "../notation/bilingual.ts";
import { cardNames } from "../notation/names.ts";
import { byChance } from "./chance.ts";
import type { Path } from "./choices/Choice.tsx";
import { openSession } from "./play/session.ts";
import { prepareBoard, printedTexts } from "./prepare.ts";
import { playScript } from "./script.ts";
import { type Tree, treeOf } from "./tree.ts";

export const names = cardNames(cards);

interface TestBoard {
  readonly name: string;
  readonly notation: string;
}

interface Entry {
  readonly id: string;
  readonly boards?: readonly { readonly id: string; readonly notation: string }[];
}

const rulings = new URL("../../content/rulings/", import.meta.url);

const boardsIn = (file: string): readonly TestBoard[] =>
  (parse(readFileSync(new URL(file, rulings), "utf8")) as readonly Entry[]).flatMap(
    ({ id, boards = [] }) =>
      boards.map((board) => ({ name: `${id}/${board.id}`, notation: board.notation })),
  );

/** The boards of one mechanic. */
export const rulingBoards = boardsIn("torment/madness.yaml");

/** Every board of a ruling. */
export const allBoards = (): readonly TestBoard[] =>
  readdirSync(rulings, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .toSorted()
    .flatMap(boardsIn);

/** A board that has a bit of everything: an ability with a cost, a trigger, a spell. */
export const madness = `rules today
turn A, main 1
A 20
  hand: Basking Rootwalla, Forest
  battlefield: Aquamoeba
B 20
--
A activates Aquamoeba, discarding Basking Rootwalla
resolve
A casts Basking Rootwalla for madness
resolve
--
Basking Rootwalla is on A's battlefield
`;

/** A spell that deals damage. */
export const shock = `rules today
turn A, main 1
A 20
  hand: Shock
  battlefield: Mountain
B 20
--
A casts Shock targeting B
resolve
--
B has 18 life
`;

/** A spell with several things to be aimed at. */
export const twoBears = `rules today
turn A, main 1
A 20
  hand: Shock
  battlefield: Grizzly Bears, Mountain
B 20
  battlefield: Grizzly Bears
`;

export const scriptFor = (notation: string) => prepareBoard(notation, names).script;

/** A board that its script has been played on, at one of its steps. */
export function treeFor(notation: string, step = 0): Tree {
  const played = playScript(scriptFor(notation));
  if (!played.ok) throw new Error(played.problem);
  return treeOf(played.value, step);
}

/** The same as it is drawn, with the engine behind it. */
export function sceneAt(notation: string, step: number, lang: Lang) {
  const script = scriptFor(notation);
  const source = { script, notation, printed: printedTexts(script.cards, lang) };
  const scene = openSession({ id: "b", lang }, source, treeFor(notation, step)).scene();
  if (!scene.play) throw new Error("The board has no game.");
  return { ...scene, play: scene.play };
}

/** A choice of one of `count` things. */
type Pick = (count: number) => number;

const some = <Item>(items: readonly Item[], count: number, pick: Pick): readonly Item[] => {
  const left = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () =>
    left.splice(pick(left.length), 1),
  ).flat();
};

function answerTo(decision: Decision, game: Game, pick: Pick, path: Path): Answer | undefined {
  switch (decision.is) {
    case "act": {
      const actions = legalActions(game);
      const action = actions[pick(actions.length)];
      return action && { is: "act", action };
    }
    case "choose": {
      const count = decision.min + pick(decision.max - decision.min + 1);
      return { is: "choose", chosen: some(decision.from, count, pick) };
    }
    case "confirm":
      return { is: "confirm", yes: pick(2) === 1 };
    case "number":
      return { is: "number", number: decision.min + pick(decision.max - decision.min + 1) };
    case "option": {
      const option = decision.options[pick(decision.options.length)];
      return option && { is: "option", option };
    }
    case "order":
      return { is: "order", order: some(decision.items, decision.items.length, pick) };
    case "pairs":
      return { is: "pairs", pairs: some(decision.pairs, pick(2), pick) };
    case "chance":
      return byChance(decision, path, () => pick(1000) / 1000);
    default:
      return forcedAnswer(game) ?? undefined;
  }
}

/** What a reader might answer to the question that stands, after what has happened. */
export function anyAnswer(game: Game, pick: Pick, path: Path): Answer | undefined {
  return game.decision ? answerTo(game.decision, game, pick, path) : undefined;
}

/** A small generator, so that a walk can be taken again. */
export function pickFrom(seed: number): Pick {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

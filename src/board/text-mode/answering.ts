/** What the text mode answers to a question about the board in view. */
import { questionOf, type Speech, spoken } from "../../captions/telling.ts";
import type { Game } from "../../engine/game.ts";
import type { Lang } from "../../notation/bilingual.ts";
import type { PrintedText } from "../context.ts";
import { textOf } from "../describe.ts";
import type { Look } from "../look.ts";
import type { PlayScene } from "../play/scene.ts";
import type { Scene } from "../session.ts";
import type { Walk } from "../walk.ts";
import type { Question } from "./commands.ts";
import {
  areasOf,
  cardsCalled,
  lastingLines,
  lifeLines,
  manaLines,
  stackLines,
  stateLines,
  turnLines,
  type Voice,
  zoneLines,
} from "./saying.ts";
import { helpLines, textWords } from "./words.ts";

/** The board in view, for the ear. */
export interface Heard {
  readonly voice: Voice;
  readonly look: Look;
  readonly game: Game;
  readonly speech: Speech;
  readonly printed: Readonly<Record<string, PrintedText>>;
  readonly walk: Walk;
  /** The line goes on from here. */
  readonly goesOn: boolean;
}

/** A board as it is heard at the moment in view. */
export function heardOn(scene: Scene, { inPlay, next }: PlayScene, lang: Lang): Heard {
  const { words, look, walk } = scene;
  const { game, speech, printed, nicknames } = inPlay;
  const voice = { lang, words, nicknames };
  return { voice, look, game, speech, printed, walk, goesOn: next !== undefined };
}

/** What is asked now, or that nothing is. */
export function askedLines({ game, speech, voice, goesOn }: Heard): readonly string[] {
  const said = textWords[voice.lang];
  const { decision } = game;
  if (!decision) return [said.isOver];
  const question = spoken(questionOf(decision, game, speech), voice.lang);
  return [said.waits(question), ...(goesOn ? [said.goesOn] : [])];
}

function stepLine({ walk, voice }: Heard): string {
  const here = walk.places[walk.at];
  return textWords[voice.lang].steps(here ? `${here.step}` : "0", walk.steps);
}

/** Every action of the line in view with its number. */
const stepLines = ({ walk, voice }: Heard): readonly string[] =>
  walk.places
    // Of the parts of an action, the last.
    .filter((place, index, all) => all[index + 1]?.step !== place.step)
    .map((place) => `${place.step}${textWords[voice.lang].is}${place.toldWhole().spoken}`);

export function answerTo(
  about: Exclude<Question, "again">,
  player: string | undefined,
  heard: Heard,
): readonly string[] {
  const { voice, look } = heard;
  if (areasOf(look, player).length === 0) return [textWords[voice.lang].noPlayer(player ?? "")];
  switch (about) {
    case "where":
      return [stepLine(heard), ...turnLines(look, voice), ...askedLines(heard)];
    case "state":
      return stateLines(look, voice);
    case "life":
      return lifeLines(look, player, voice);
    case "mana":
      return manaLines(look, player, voice);
    case "stack":
      return stackLines(look, voice);
    case "battlefield":
    case "hand":
    case "graveyard":
    case "exile":
    case "library":
      return zoneLines(look, about, player, voice);
    case "lasting":
      return lastingLines(look, voice);
    case "steps":
      return stepLines(heard);
    case "help":
      return helpLines(voice.lang);
  }
}

/** What stands on a card, and where it is. The same text is read once, however many have it. */
export function cardLines(name: string, heard: Heard): readonly string[] {
  const { voice, look, game, printed } = heard;
  const found = cardsCalled(look, name, voice);
  if (found.length === 0) return [textWords[voice.lang].noCard(name)];
  const texts = found.flatMap(({ look: { id } }) => {
    const object = game.objects[id];
    const text = object && textOf(object, printed);
    return text ? text.lines.map((line) => spoken(line, voice.lang)) : [];
  });
  return [...new Set([...found.map(({ line }) => line), ...texts])];
}

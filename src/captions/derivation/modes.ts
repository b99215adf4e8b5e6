/** The modes of a spell or ability, for whoever chooses among them: it needs the printer. */
import type { Game } from "../../engine/game.ts";
import type { ObjectId } from "../../engine/ids.ts";
import { faceOf } from "../../engine/printed.ts";
import { modalOf, textOf } from "../../engine/targets/text.ts";
import { nowOrLast } from "../../engine/view.ts";
import type { Speech } from "../speech.ts";
import { noFace } from "./text.ts";
import { contextIn, derivationWords } from "./words.ts";

/** What each mode of an object on the stack says, as its text is now (700.2); none if it isn't modal. */
export function modeTexts(game: Game, id: ObjectId, speech: Speech): readonly string[] {
  const object = game.objects[id];
  const ability = object && textOf(game, object).find((one) => modalOf([one]));
  const modal = ability && modalOf([ability]);
  if (!modal) return [];
  const source = object.stacked ? nowOrLast(game, object.stacked.source) : object;
  const face = (source && faceOf(game, source)) ?? noFace;
  const context = contextIn(game, ability, face, speech);
  return derivationWords(speech).printer.modeTexts(modal, context);
}

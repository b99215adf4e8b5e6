/** All of a board that needs the engine. */
import type { BoardProps, BoardSource } from "../props.ts";
import { playInSlices } from "../script.ts";
import type { Session } from "../session.ts";
import { treeOf } from "../tree.ts";
import { openSession } from "./session.ts";

export { Choices } from "./Choices.tsx";
export { Peeking } from "./Peeking.tsx";
export {
  loadCopying,
  loadCounting,
  loadOutcomes,
  loadStackTime,
  loadTextMode,
  loadTyping,
  loadWatching,
  loadWhatIf,
} from "./panels.ts";

/**
 * Plays the board of a page, at the step that is in view by then.
 * @throws {Error} for a script that can't be played: such a page was never built.
 */
export async function openPage(
  props: Pick<BoardProps, "id" | "lang" | "sandboxAddress">,
  text: string,
  step: () => number,
): Promise<Session> {
  const source = JSON.parse(text) as BoardSource;
  const played = await playInSlices(source.script);
  if (!played.ok) throw new Error(`The board's script can't be played: ${played.problem}.`);
  return openSession(props, source, treeOf(played.value, step()));
}

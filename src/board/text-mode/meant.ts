/** What an answer means that is typed without the words that go without saying. */
import type { Game } from "../../engine/game.ts";
import { fail, ok, type Result } from "../../engine/result.ts";
import { fold } from "../../notation/text.ts";
import type { Offered } from "../typing/lines.ts";

/** What may go unsaid before an answer: who is asked, and what is done: `A targets`. */
const unsaid = /^\S+ (\S+ )?$/;

/** The one line that ends with what was typed, where only the player or the verb is missing. */
export function lineMeant(offered: readonly Offered[], typed: string): string | undefined {
  const wanted = fold(typed).trim();
  const isMeant = (line: string): boolean => {
    const text = fold(line);
    const before = text.slice(0, text.length - wanted.length);
    return text.endsWith(wanted) && (before === "" || unsaid.test(before));
  };
  const meant = offered.filter(({ line, other }) => isMeant(line) || isMeant(other));
  return meant.length === 1 ? meant[0]?.line : undefined;
}

/** Reads a line as it was typed or, failing that, with the name of the player who is asked. */
export function readNamed<Read, Problem>(
  { decision }: Pick<Game, "decision">,
  line: string,
  read: (line: string) => Result<Read, Problem>,
): Result<Read, Problem> {
  const asTyped = read(line);
  if (asTyped.ok || !decision) return asTyped;
  const named = read(`${decision.player} ${line}`);
  return named.ok ? ok(named.value) : fail(asTyped.problem);
}

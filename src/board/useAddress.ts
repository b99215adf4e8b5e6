import { useCallback, useEffect, useState } from "preact/hooks";
import { toClipboard } from "./clipboard.ts";
import { placeOn } from "./places.ts";
import type { BoardSettings } from "./props.ts";
import type { AskedStep, Scene } from "./session.ts";
import type { LiveSession } from "./useSession.ts";
import type { Walk } from "./walk.ts";

/**
 * What an address says of a board: `#id=…` holds a line of play, and with `&step=3` the step of it
 * that is meant instead of its end; `#id-step-3` is a step of the page's script, `#id-step-3.2` a
 * rule step of that.
 */
type Request =
  | { readonly is: "line"; readonly payload: string; readonly place?: AskedStep }
  | ({ readonly is: "step" } & AskedStep);

function stepIn(text: string): AskedStep | undefined {
  const [, step, part] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (step === undefined) return undefined;
  return { step: Number(step), ...(part !== undefined && { part: Number(part) }) };
}

export function requestFor(id: string, hash: string): Request | undefined {
  if (hash.startsWith(`#${id}=`)) {
    const [payload = "", ...more] = hash.slice(id.length + 2).split("&");
    const step = more.find((one) => one.startsWith("step="))?.slice("step=".length);
    const place = stepIn(step ?? "");
    return { is: "line", payload, ...(place && { place }) };
  }
  const prefix = `#${id}-step-`;
  const asked = hash.startsWith(prefix) ? stepIn(hash.slice(prefix.length)) : undefined;
  return asked && { is: "step", ...asked };
}

/** Whether a board that was asked for a step has come to another: it has not so many any more. */
export function isStale(request: Request, { places, at }: Walk): boolean {
  // Rule steps are cut when the engine is there.
  if (request.is !== "step" || request.part !== undefined) return false;
  return places[at]?.step !== request.step;
}

/** Makes links to the moment in view, and goes where the page's address says. */
export function useAddress(
  { id, homeAddress, isWritten }: Pick<BoardSettings, "id" | "homeAddress" | "isWritten">,
  { words }: Scene,
  { address, dispatch, open, now }: LiveSession,
  /** The moment in view, as it is drawn. */
  shown: unknown,
) {
  const [copied, setCopied] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const inFull = useCallback(
    (to: string) => new URL(to, new URL(homeAddress ?? "", location.href)).href,
    [homeAddress],
  );

  const copy = useCallback(async () => {
    const to = await address();
    if (to === undefined) return setCopied(words.copyFailed);
    const isHere = to.startsWith("#");
    const show = () => history.replaceState(history.state, "", to);
    // Read anew, it would stand in the place of all that somebody has written.
    if (isHere && !isWritten) show();
    if (await toClipboard(inFull(to))) return setCopied(words.copied);
    if (isHere && isWritten) show();
    setCopied(isHere ? words.inAddressBar : words.copyFailed);
  }, [address, words, inFull, isWritten]);

  /** The same in full, for texts that go elsewhere. */
  const fullAddress = useCallback(async () => {
    const to = await address();
    return to && inFull(to);
  }, [address, inFull]);

  // What was said of an earlier moment is no longer true.
  useEffect(() => setCopied(null), [shown]);

  useEffect(() => {
    const goThere = async (hash: string) => {
      const request = requestFor(id, hash);
      if (!request) return;
      setProblem(null);
      if (request.is === "step") {
        dispatch({ do: "goToStep", step: request.step, part: request.part });
        const there = now();
        if (!isStale(request, there.walk)) return;
        return setProblem(there.words.noStep(request.step, there.walk.steps));
      }
      try {
        const { session } = await open();
        setProblem((await session.openLine?.(request.payload, request.place)) ?? null);
      } catch {
        // The board says that the engine is missing.
      }
    };
    const follow = () => goThere(location.hash);
    // A line that the address holds would be lost with the step that somebody went back to.
    const noted = requestFor(id, location.hash)?.is === "line" ? undefined : placeOn(id);
    if (noted === undefined) follow();
    else goThere(`#${id}-step-${noted}`);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [id, dispatch, open, now]);

  return { copy, copied, problem, fullAddress };
}

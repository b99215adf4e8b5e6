import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Group } from "../../board/Group.tsx";
import type { Lang } from "../i18n.ts";
import { forgetAll } from "./stores.ts";
import { offlineWords } from "./words.ts";

interface Props {
  readonly lang: Lang;
  readonly onForgotten: () => Promise<void>;
}

type State = "idle" | "asking" | "forgotten";

/** Forgets all that is kept, when asked twice. */
export function Forget({ lang, onForgotten }: Props) {
  const words = offlineWords(lang);
  const [state, setState] = useState<State>("idle");
  const safe = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useLayoutEffect(() => {
    if (state === "asking") safe.current?.focus();
    else if (wasAsking.current) first.current?.focus();
    wasAsking.current = state === "asking";
  }, [state]);

  const forget = async () => {
    await forgetAll();
    await onForgotten();
    setState("forgotten");
  };
  return (
    <>
      {state === "asking" ? (
        <Group class="forget" label={words.forgetAsk}>
          <p>{words.forgetAsk}</p>
          <button type="button" class="copy" ref={safe} onClick={() => setState("idle")}>
            {words.forgetNo}
          </button>
          <button type="button" class="copy" onClick={forget}>
            {words.forgetYes}
          </button>
        </Group>
      ) : (
        <button type="button" class="copy" ref={first} onClick={() => setState("asking")}>
          {words.forget}
        </button>
      )}
      <p role="status">{state === "forgotten" && words.forgotten}</p>
    </>
  );
}

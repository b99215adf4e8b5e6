import { useMemo } from "preact/hooks";
import type { Tool } from "./Controls.tsx";
import { usePanel } from "./usePanel.ts";
import type { Opened } from "./useSession.ts";
import type { BoardWords } from "./words.ts";

/** All that can be opened beside a board, and the tools that open it, in their order. */
export function usePanels(words: BoardWords, open: () => Promise<Opened>, counts: boolean) {
  const copying = usePanel(async () => (await open()).parts.loadCopying());
  const typing = usePanel(async () => (await open()).parts.loadTyping());
  const textMode = usePanel(async () => (await open()).parts.loadTextMode());
  const whatIf = usePanel(async () => (await open()).parts.loadWhatIf());
  const stackTime = usePanel(async () => (await open()).parts.loadStackTime());
  const outcomes = usePanel(async () => (await open()).parts.loadOutcomes());
  const counting = usePanel(async () => (await open()).parts.loadCounting());
  const tools = useMemo(
    (): readonly Tool[] => [
      { icon: "copy", label: words.copy, panel: copying },
      { icon: "pencil", label: words.typing, panel: typing },
      { icon: "prompt", label: words.textMode, panel: textMode },
      { icon: "compare", label: words.whatIf, panel: whatIf },
      { icon: "layers", label: words.stackTime, panel: stackTime },
      { icon: "branches", label: words.outcomes, panel: outcomes },
      ...(counts ? [{ icon: "count" as const, label: words.counting, panel: counting }] : []),
    ],
    [words, counts, copying, typing, textMode, whatIf, stackTime, outcomes, counting],
  );
  return { copying, typing, textMode, whatIf, stackTime, outcomes, counting, tools };
}

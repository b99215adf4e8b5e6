import { useMemo } from "preact/hooks";
import type { Tool } from "./Controls.tsx";
import { loadCopying, loadOutcomes, loadStackTime, loadTyping, loadWhatIf } from "./panels.ts";
import { usePanel } from "./usePanel.ts";
import type { BoardWords } from "./words.ts";

/** All that can be opened beside a board, and the tools that open it, in their order. */
export function usePanels(words: BoardWords) {
  const copying = usePanel(loadCopying);
  const typing = usePanel(loadTyping);
  const whatIf = usePanel(loadWhatIf);
  const stackTime = usePanel(loadStackTime);
  const outcomes = usePanel(loadOutcomes);
  const panels = useMemo(
    (): readonly Tool[] => [
      { icon: "copy", label: words.copy, panel: copying },
      { icon: "pencil", label: words.typing, panel: typing },
      { icon: "compare", label: words.whatIf, panel: whatIf },
      { icon: "layers", label: words.stackTime, panel: stackTime },
      { icon: "branches", label: words.outcomes, panel: outcomes },
    ],
    [words, copying, typing, whatIf, stackTime, outcomes],
  );
  return { copying, typing, whatIf, stackTime, outcomes, panels };
}

/** What a tool opens, which comes when it is asked for. */
type Watching = typeof import("../watching/index.ts");

/** What a reader needs for lines of their own and for the steps within an action. */
export const loadWatching = (): Promise<Watching> => import("../watching/index.ts");

export const loadOutcomes = async () => ({
  default: (await import("../outcomes/Outcomes.tsx")).Outcomes,
});
export const loadCounting = async () => ({
  default: (await import("../counting/Counting.tsx")).Counting,
});
export const loadStackTime = async () => ({
  default: (await loadWatching()).StackTime,
});
export const loadWhatIf = async () => ({ default: (await import("../whatif/WhatIf.tsx")).WhatIf });
export const loadTyping = async () => ({ default: (await import("../typing/Typing.tsx")).Typing });
export const loadTextMode = async () => ({
  default: (await import("../text-mode/TextMode.tsx")).TextMode,
});
export const loadCopying = async () => ({
  default: (await import("../copying/Copying.tsx")).Copying,
});

/** What a tool opens, each with a file of its own that comes when it is asked for. */
export const loadOutcomes = async () => ({
  default: (await import("./outcomes/Outcomes.tsx")).Outcomes,
});
export const loadStackTime = async () => ({
  default: (await import("./watching/StackTime.tsx")).StackTime,
});
export const loadWhatIf = async () => ({ default: (await import("./whatif/WhatIf.tsx")).WhatIf });
export const loadTyping = async () => ({ default: (await import("./typing/Typing.tsx")).Typing });

/** Whether every rule step is shown by itself: kept for the visit. */
const key = "saitei-detail";

/** A browser that keeps nothing has it off. */
export function isKept(): boolean {
  try {
    return sessionStorage.getItem(key) === "parts";
  } catch {
    return false;
  }
}

export function keep(isOn: boolean): void {
  try {
    if (isOn) sessionStorage.setItem(key, "parts");
    else sessionStorage.removeItem(key);
  } catch {
    // It holds for this board, then.
  }
}

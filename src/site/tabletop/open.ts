/** A ruling on the table between two players: a tap turns it, and the screen stays awake. */
import { TABLETOP } from "./place.ts";

interface Parts {
  readonly dialog: HTMLDialogElement;
  readonly page: HTMLElement;
  readonly text: HTMLElement;
  readonly turn: HTMLButtonElement;
  readonly other: HTMLButtonElement;
  readonly whole: HTMLButtonElement;
  readonly close: HTMLAnchorElement;
}

function partsOf(dialog: HTMLDialogElement): Parts | undefined {
  const page = dialog.querySelector<HTMLElement>(".tabletop-page");
  const text = dialog.querySelector<HTMLElement>(".tabletop-text");
  const turn = dialog.querySelector<HTMLButtonElement>("[data-turn]");
  const other = dialog.querySelector<HTMLButtonElement>("[data-other]");
  const whole = dialog.querySelector<HTMLButtonElement>("[data-whole]");
  const close = dialog.querySelector<HTMLAnchorElement>("[data-close]");
  return page && text && turn && other && whole && close
    ? { dialog, page, text, turn, other, whole, close }
    : undefined;
}

function turnAround({ page, turn }: Parts): void {
  turn.ariaPressed = String(page.classList.toggle("turned"));
}

/** The button says the language that it leads to. */
function nameOther({ dialog, other }: Parts): void {
  const hidden = dialog.querySelector<HTMLElement>("[data-answer][hidden]");
  other.textContent = hidden?.dataset.answer ?? "";
  other.lang = hidden?.lang ?? "";
}

/** What doesn't fit can be scrolled with keys, too. */
function letScroll({ text }: Parts): void {
  text.scrollTop = 0;
  if (text.scrollHeight > text.clientHeight) text.tabIndex = 0;
  else text.removeAttribute("tabindex");
}

function changeLanguage(parts: Parts): void {
  for (const answer of parts.dialog.querySelectorAll<HTMLElement>("[data-answer]")) {
    answer.hidden = !answer.hidden;
  }
  letScroll(parts);
  nameOther(parts);
}

/** Keeps the screen on while the dialog is open, where the browser can. */
function stayAwake({ dialog }: Parts): void {
  let lock: WakeLockSentinel | undefined;
  const ask = async () => {
    if (!dialog.open || document.visibilityState !== "visible") return;
    try {
      lock = await navigator.wakeLock?.request("screen");
      // It was closed while the browser thought about it.
      if (!dialog.open) await lock?.release();
    } catch {
      // A battery that is low, or a reader who forbids it: the screen goes dark as it always does.
    }
  };
  ask();
  // The browser takes it away from a page that isn't seen.
  document.addEventListener("visibilitychange", ask);
  dialog.addEventListener(
    "close",
    () => {
      document.removeEventListener("visibilitychange", ask);
      lock?.release().catch(() => {});
    },
    { once: true },
  );
}

async function changeWhole(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen({ navigationUI: "hide" });
  } catch {
    // What the browser doesn't allow here stays as it is.
  }
}

/** Goes on from the address of the dialog to that of the page, which then stands where it stood. */
function leaveAddress(isFromPage: boolean): void {
  if (location.hash !== TABLETOP) return;
  if (isFromPage) {
    history.back();
    return;
  }
  location.replace("#");
  history.replaceState(history.state, "", location.pathname + location.search);
}

function attach(parts: Parts): void {
  const { dialog, turn, other, whole, close } = parts;
  for (const button of [turn, other]) button.hidden = false;
  whole.hidden = !document.fullscreenEnabled;
  nameOther(parts);
  turn.addEventListener("click", () => turnAround(parts));
  other.addEventListener("click", () => changeLanguage(parts));
  whole.addEventListener("click", changeWhole);
  close.addEventListener("click", (event) => {
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener("click", ({ target }) => {
    const isButton = target instanceof Element && target.closest("button, a") !== null;
    if (!isButton && getSelection()?.isCollapsed !== false) turnAround(parts);
  });
  dialog.addEventListener("keydown", (event) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing);
    if (event.key.toLowerCase() === "r" && isPlain) turnAround(parts);
  });
  document.addEventListener("fullscreenchange", () => {
    whole.ariaPressed = String(document.fullscreenElement !== null);
  });
  // The way back of browser and phone closes it, too.
  addEventListener("hashchange", () => {
    if (location.hash !== TABLETOP) dialog.close();
  });
}

const attached = new WeakSet<HTMLDialogElement>();

/** @param isFromPage whether the reader came by a link of the page around it. */
export function openTabletop(isFromPage: boolean): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog${TABLETOP}`);
  const parts = dialog ? partsOf(dialog) : undefined;
  if (!parts || parts.dialog.open || location.hash !== TABLETOP) return;
  if (!attached.has(parts.dialog)) attach(parts);
  attached.add(parts.dialog);
  parts.dialog.showModal();
  parts.turn.focus();
  // Where letters are so large that it is scrolled, the answer comes first.
  parts.dialog.scrollTop = 0;
  letScroll(parts);
  stayAwake(parts);
  parts.dialog.addEventListener(
    "close",
    () => {
      parts.page.classList.remove("turned");
      parts.turn.ariaPressed = "false";
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
      leaveAddress(isFromPage);
      // Not every browser puts the focus on a link that was clicked.
      document.querySelector<HTMLElement>(`a[href="${TABLETOP}"]`)?.focus();
    },
    { once: true },
  );
}

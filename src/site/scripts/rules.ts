/**
 * The card of a rule: what it says, beside the link that a pointer rests on or that has the focus.
 * Links say which rule they mean by where they lead, wherever they stand, on boards too. Without this
 * they lead to the rule's page, and so they do when pressed; a first touch shows the card.
 */
import { askedBy, linkAt } from "../rules/asked.ts";

const SHOW_AFTER_MS = 200;
const HIDE_AFTER_MS = 250;

type RuleCard = typeof import("../rules/card.ts");

let loading: Promise<RuleCard> | undefined;

const cardOf = (): Promise<RuleCard> => {
  loading ??= import("../rules/card.ts").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

/** The link that is asked about; what comes too late for it is dropped. */
let wanted: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The link that will be shown when the timer has run. */
let awaited: HTMLAnchorElement | undefined;
let touched = false;
/** Where the pointer was last: nobody asks about what comes to lie under it by itself. */
let pointed = "";

const isInCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(".rule-card") !== null;

function cancel(): void {
  clearTimeout(timer);
  awaited = undefined;
}

const later = (ms: number, deed: () => void): void => {
  cancel();
  timer = setTimeout(deed, ms);
};

/** Resolves to whether there was anything to show. */
async function show(link: HTMLAnchorElement, isSpoken: boolean): Promise<boolean> {
  // What the pointer asked for before is no longer wanted.
  cancel();
  wanted = link;
  const asked = askedBy(link);
  if (!asked) return false;
  try {
    const { showRule } = await cardOf();
    return await showRule(link, asked, { isSpoken, isWanted: () => wanted === link });
  } catch {
    // Offline, or the answer was lost: the link still leads to the page.
    return false;
  }
}

async function hide(): Promise<void> {
  cancel();
  wanted = undefined;
  if (loading) (await loading).hideRule();
}

function onPoint({ target, pointerType, clientX, clientY }: PointerEvent): void {
  if (pointerType === "touch") return;
  const place = `${clientX} ${clientY}`;
  if (place === pointed) return;
  pointed = place;
  const link = linkAt(target);
  if (link && link !== wanted) {
    if (link === awaited) return;
    later(SHOW_AFTER_MS, () => show(link, false));
    awaited = link;
  } else if (link || isInCard(target)) {
    cancel();
  }
}

/** The focus came by keys, to a link of a rule. */
function onFocus(target: EventTarget | null): void {
  const link = linkAt(target);
  if (link?.matches(":focus-visible") && !touched) show(link, true);
}

export function attachRuleCards(): void {
  document.addEventListener("pointerover", onPoint);
  document.addEventListener("pointermove", onPoint);

  document.addEventListener("pointerout", ({ target, relatedTarget, pointerType }) => {
    if (pointerType === "touch") return;
    const from = linkAt(target);
    if (!from && !isInCard(target)) return;
    if (linkAt(relatedTarget) === (from ?? wanted) || isInCard(relatedTarget)) return;
    // What has the focus keeps its card.
    if (document.activeElement === wanted && wanted?.matches(":focus-visible")) return;
    later(HIDE_AFTER_MS, hide);
  });

  document.addEventListener("focusin", ({ target }) => onFocus(target));
  // Who was quicker than this script stands on a link already.
  onFocus(document.activeElement);

  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    if (linkAt(target) === wanted && wanted && !isInCard(relatedTarget) && !touched) hide();
  });

  document.addEventListener("pointerdown", ({ target, pointerType }) => {
    touched = pointerType === "touch";
    if (wanted && linkAt(target) !== wanted && !isInCard(target)) hide();
  });

  document.addEventListener("click", (event) => {
    const link = linkAt(event.target);
    if (!link || !touched || link === wanted) return;
    event.preventDefault();
    show(link, true).then((isShown) => {
      if (!isShown) location.assign(link.href);
    });
  });

  // Before the board hears of it: Escape takes away one thing at a time.
  document.addEventListener(
    "keydown",
    (event) => {
      touched = false;
      if (event.key !== "Escape" || !wanted) return;
      event.preventDefault();
      event.stopPropagation();
      hide();
    },
    { capture: true },
  );
}

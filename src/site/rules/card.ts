/** The card of a rule: fetched, filled and placed. It is loaded when a rule is first asked about. */

import { langOf, pagePath, rulePath, TERMS_PAGE } from "../paths.ts";
import { sheet } from "../sheet.ts";
import styles from "../styles/rule-card.css?url";
import type { Asked } from "./asked.ts";
import { type FormerRules, formerAddress, type Told, type ToldRules, toldAddress } from "./told.ts";

const GAP = 6;
/** Less than this of a card nobody can read. */
const LOWEST = 80;
const lang = langOf(new URL(location.href));

const fetched = new Map<string, Promise<unknown>>();

/** Fetches a file once; one that failed is tried again. */
function fetchOnce<Data>(address: string): Promise<Data> {
  const load = async (): Promise<unknown> => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.json();
  };
  const known = fetched.get(address) ?? load();
  fetched.set(address, known);
  known.catch(() => {
    // By now it may have been asked for anew.
    if (fetched.get(address) === known) fetched.delete(address);
  });
  return known as Promise<Data>;
}

/** The rules of today that a number means. */
async function idsOf({ number, edition }: Asked): Promise<readonly string[]> {
  if (edition === undefined) return [number];
  const former = await fetchOnce<FormerRules>(formerAddress);
  return former[edition]?.[number] ?? [];
}

function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...inside: readonly (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...inside);
  return element;
}

/** One rule: number and title, what it says, and the way to its page. */
function paragraphs(id: string, told: Told, { number, edition }: Asked, words: ToldRules["words"]) {
  const [own, title, html] = told;
  const day = edition === undefined ? undefined : words.editions[edition];
  const isTerm = own === "";
  const head = made("p", "rule-card-head");
  if (!isTerm) head.append(made("span", "rule", number), " ");
  head.append(made("strong", "", title));
  const gist = made("p", "");
  // The site's own text, with mana symbols drawn.
  gist.innerHTML = html;
  const link = made("a", "to-page", isTerm ? words.glossary : words.page);
  link.href = isTerm
    ? `${pagePath(lang, TERMS_PAGE)}#${id.replace("term-", "")}`
    : rulePath(lang, id);
  if (day === undefined) return [head, gist, made("p", "", link)];
  const isGone = own !== id;
  const today = isGone ? words.gone : words.todays.replace("%", own);
  return [head, made("p", "muted", `${day}: ${today}`), gist, made("p", "", link)];
}

const card = made("div", "rule-card");
card.id = "rule-card";
card.popover = "manual";
card.lang = lang;

/** Tells the card to those who do not see it, where the link could not describe itself in time. */
const voice = made("div", "visually-hidden");
voice.role = "status";
document.body.append(card, voice);

let anchor: HTMLAnchorElement | undefined;
/** A link that goes away, as a board's step changes, takes its card with it. */
const leaving = new MutationObserver(() => {
  if (anchor?.isConnected === false) hideRule();
});

/** Below the link, or above it where only there is room; never over the link, which has the focus. */
function place(): void {
  if (!anchor?.isConnected) {
    hideRule();
    return;
  }
  const link = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  card.style.maxHeight = "";
  const { offsetWidth: width } = card;
  const below = clientHeight - link.bottom - 2 * GAP;
  const above = link.top - 2 * GAP;
  const isBelow = card.offsetHeight <= below || below >= above;
  // What is higher than the room there is scrolls.
  card.style.maxHeight = `${Math.max(LOWEST, isBelow ? below : above)}px`;
  const { offsetHeight: height } = card;
  const top = isBelow ? link.bottom + GAP : link.top - GAP - height;
  const left = Math.min(link.left, clientWidth - width - GAP);
  card.style.left = `${Math.max(GAP, left)}px`;
  card.style.top = `${Math.max(GAP, Math.min(top, clientHeight - height - GAP))}px`;
}

interface Showing {
  /** Whether the reader got there without a pointer, and may not see it. */
  readonly isSpoken: boolean;
  /** Whether the reader is still there when all has come. */
  readonly isWanted: () => boolean;
}

/** Resolves to whether there is a card for the link. */
export async function showRule(
  link: HTMLAnchorElement,
  asked: Asked,
  { isSpoken, isWanted }: Showing,
): Promise<boolean> {
  const [{ rules, words }, ids] = await Promise.all([
    fetchOnce<ToldRules>(toldAddress(lang)),
    idsOf(asked),
    sheet(styles),
  ]);
  const told = ids.flatMap((id) => {
    const rule = rules[id];
    return rule ? paragraphs(id, rule, asked, words) : [];
  });
  if (told.length === 0) return false;
  if (!isWanted()) return true;
  hideRule();
  anchor = link;
  card.replaceChildren(...told);
  link.setAttribute("aria-describedby", card.id);
  card.showPopover();
  place();
  addEventListener("scroll", place, { capture: true, passive: true });
  addEventListener("resize", place);
  leaving.observe(document.body, { childList: true, subtree: true });
  if (isSpoken) {
    const texts = [...card.querySelectorAll("p")].filter((text) => !text.querySelector("a"));
    voice.textContent = texts.map(({ textContent }) => textContent).join(" ");
  }
  return true;
}

export function hideRule(): void {
  anchor?.removeAttribute("aria-describedby");
  anchor = undefined;
  voice.textContent = "";
  if (card.matches(":popover-open")) card.hidePopover();
  removeEventListener("scroll", place, { capture: true });
  removeEventListener("resize", place);
  leaving.disconnect();
}

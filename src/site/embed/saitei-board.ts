/**
 * `<saitei-board ruling="…" board="…">` for the pages of others, and the heights of boards that they
 * have in frames of their own. One file without imports at run time; it may be a module or a plain
 * script, which no server must allow to be fetched from elsewhere.
 */
import { EMBED_PAGE, EMBED_SCRIPT, oembedPath } from "../paths.ts";
import { addressOf, attributes, type Embedded, noBoard, readAttributes } from "./address.ts";
import { readHeight, type Wish } from "./messages.ts";

/** Where this file was built for, which is where it comes from when no element has brought it. */
declare const SITE: string;

const script =
  document.currentScript ?? [...document.scripts].find(({ src }) => src.endsWith(EMBED_SCRIPT));
const { origin } = new URL(script instanceof HTMLScriptElement && script.src ? script.src : SITE);

/** Until the board says how high it is. */
const FIRST_HEIGHT = "40rem";
const LONGEST_TITLE = 200;
/** After so long without a word from what is in the frame, in milliseconds, it is asked for elsewhere. */
const PATIENCE = 1000;

const looks = new CSSStyleSheet();
looks.replaceSync(`
  :host { display: block; max-width: 100% }
  :host([hidden]) { display: none }
  iframe { display: block; width: 100%; height: ${FIRST_HEIGHT}; border: 0 }
  p { margin: 0 }
  [hidden] { display: none }
`);

/** Frames within shadow roots, which nobody finds from outside. */
const boards = new Map<HTMLIFrameElement, SaiteiBoard>();

class SaiteiBoard extends HTMLElement {
  static readonly observedAttributes = attributes;

  readonly #root = this.attachShadow({ mode: "open" });
  /** What the author has put there: it stands until the board does. */
  readonly #instead = document.createElement("slot");
  /** What is wrong, if anything is. */
  readonly #wrong = document.createElement("p");
  #frame: HTMLIFrameElement | undefined;
  /** What the frame shows. */
  #shown: Embedded | undefined;
  /** What it was last asked to show. */
  #wanted: Embedded | undefined;
  #isReady = false;
  #isWaiting = false;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [looks];
    this.#wrong.hidden = true;
    this.#root.append(this.#instead, this.#wrong);
  }

  connectedCallback(): void {
    this.#update();
  }

  /** A frame that is moved begins anew. */
  disconnectedCallback(): void {
    this.#clear();
  }

  attributeChangedCallback(): void {
    this.#update();
  }

  /** The board has told its height: it is there. */
  ready(height: number): void {
    if (!this.#frame) return;
    this.#frame.style.height = `${height}px`;
    this.#frame.hidden = false;
    this.#instead.hidden = true;
    this.#wrong.hidden = true;
    this.#isReady = true;
    this.#tell();
  }

  /** Several attributes that are set one after the other are one change. */
  #update(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    queueMicrotask(() => {
      this.#isWaiting = false;
      this.#show();
    });
  }

  #show(): void {
    const read = this.#read();
    if (!read) {
      this.#clear();
      return;
    }
    this.#wanted = read;
    const now = this.#shown;
    if (now?.ruling === read.ruling && now.board === read.board && now.lang === read.lang) {
      if (this.#isReady) this.#tell();
      return;
    }
    this.#clear();
    const frame = this.#made(read);
    this.#frame = frame;
    frame.addEventListener("load", () => this.#doubt(read, frame));
    this.#shown = read;
    boards.set(frame, this);
    this.#root.append(frame);
  }

  /** What it should show; nothing on no page, or where the author has written something else. */
  #read(): Embedded | undefined {
    if (!this.isConnected) return undefined;
    const around = this.closest("[lang]")?.getAttribute("lang") ?? "";
    const lang = /^ja\b/i.test(around) ? "ja" : "en";
    const read = readAttributes((name) => this.getAttribute(name), lang);
    if (read.ok) return read.value;
    console.warn(read.problem[lang]);
    return undefined;
  }

  /** Says so where there is no such board. What has come in its place is a page that tells nothing. */
  async #doubt(embedded: Embedded, frame: HTMLIFrameElement): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    const { ruling, board, lang } = embedded;
    const isSilent = () => this.#frame === frame && !this.#isReady;
    if (!isSilent()) return;
    const data = new URL(oembedPath(lang, ruling, board), origin);
    // Whoever can't ask, by the policy of the page around it or without a net, doesn't know.
    const status = await fetch(data, { method: "HEAD" }).then(
      (answer) => answer.status,
      () => undefined,
    );
    if (status !== 404 || !isSilent()) return;
    frame.hidden = true;
    this.#wrong.lang = lang;
    this.#wrong.textContent = noBoard(embedded)[lang];
    this.#wrong.hidden = false;
    console.warn(this.#wrong.textContent);
  }

  /** A new frame instead of a new address: going back is of the page around it. */
  #made(embedded: Embedded): HTMLIFrameElement {
    const frame = document.createElement("iframe");
    const said = this.textContent?.trim().slice(0, LONGEST_TITLE);
    frame.title = said || (embedded.lang === "ja" ? "Saitei 裁定の盤面" : "A board of Saitei");
    frame.loading = "lazy";
    frame.allow = "clipboard-write";
    frame.src = addressOf(embedded, origin);
    return frame;
  }

  #clear(): void {
    if (this.#frame) boards.delete(this.#frame);
    this.#frame?.remove();
    this.#frame = undefined;
    this.#shown = undefined;
    this.#isReady = false;
    this.#instead.hidden = false;
    this.#wrong.hidden = true;
  }

  /** Says to the board what has changed since it came, as soon as it listens. */
  #tell(): void {
    const [shown, wanted] = [this.#shown, this.#wanted];
    if (!shown || !wanted || !this.#frame) return;
    if (wanted.step !== shown.step)
      send(this.#frame, { type: "saitei:step", step: wanted.step ?? 0 });
    if (wanted.theme !== shown.theme)
      send(this.#frame, { type: "saitei:theme", theme: wanted.theme });
    this.#shown = wanted;
  }
}

function send(frame: HTMLIFrameElement, wish: Wish): void {
  frame.contentWindow?.postMessage(wish, origin);
}

/** The frames that the author has made for boards of this site. */
const plainFrames = (): readonly HTMLIFrameElement[] =>
  [...document.querySelectorAll("iframe")].filter(
    ({ src }) => src.startsWith(`${origin}/`) && new URL(src).pathname.includes(`/${EMBED_PAGE}`),
  );

addEventListener("message", ({ origin: from, source, data }) => {
  const told = from === origin ? readHeight(data) : undefined;
  if (!told) return;
  for (const [frame, board] of boards) {
    if (frame.contentWindow !== source) continue;
    board.ready(told.height);
    return;
  }
  const frame = plainFrames().find(({ contentWindow }) => contentWindow === source);
  if (frame) frame.style.height = `${told.height}px`;
});

/** Nothing has come into the frame yet, which therefore belongs to the page around it. */
const isEmpty = ({ contentDocument }: HTMLIFrameElement): boolean =>
  contentDocument?.URL === "about:blank";

// Boards that have told it before anybody listened say it again.
for (const frame of plainFrames()) if (!isEmpty(frame)) send(frame, { type: "saitei:measure" });

if (!customElements.get("saitei-board")) customElements.define("saitei-board", SaiteiBoard);

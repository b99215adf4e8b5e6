/** HTML that was made here, cut at its tags: for what is added to a page's text as it is built. */

const EMPTY = new Set(["br", "hr", "img", "input", "link", "meta", "source", "wbr"]);

interface Part {
  /** A tag, a comment or a text, as it stands. */
  readonly html: string;
  /** The element that a tag begins or ends. */
  readonly tag?: string;
  readonly isEnd: boolean;
  /** What is open behind it; the part's own element is in it where it begins. */
  readonly open: readonly string[];
}

/** The parts of a text in order. `open` is one list that changes as they go by. */
export function* partsOf(html: string): Generator<Part> {
  const open: string[] = [];
  for (const part of html.split(/(<!--[\s\S]*?-->|<[^>]*>)/)) {
    const [, slash = "", name] = /^<(\/?)([a-zA-Z][\w-]*)/.exec(part) ?? [];
    if (name === undefined) {
      yield { html: part, isEnd: false, open };
      continue;
    }
    const tag = name.toLowerCase();
    const isEnd = slash === "/";
    const opened = open.lastIndexOf(tag);
    if (isEnd && opened >= 0) open.length = opened;
    if (!isEnd && !EMPTY.has(tag) && !part.endsWith("/>")) open.push(tag);
    yield { html: part, tag, isEnd, open };
  }
}

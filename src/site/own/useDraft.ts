import { useEffect, useRef, useState } from "preact/hooks";
import { toClipboard } from "../../board/clipboard.ts";
import { keep, kept } from "../../board/storage.ts";
import { cardById } from "../../cards/find.ts";
import type { CardId } from "../../language/card.ts";
import { decodeBoard, encodeBoard } from "../../notation/url.ts";
import { type Draft, draftOf, readDraft, writeDraft } from "./draft.ts";

const KEPT = "saitei-own-card";
/** In the address: a whole card, or the id of a card to begin from. */
const WHOLE = "card";
const FROM = "from";

/** What the address asks for; `undefined` where it asks for nothing. */
async function askedFor(): Promise<Draft | "unreadable" | undefined> {
  const asked = new URLSearchParams(location.search);
  const whole = asked.get(WHOLE);
  if (whole !== null) {
    const text = await decodeBoard(whole);
    return (text.ok ? readDraft(text.value) : undefined) ?? "unreadable";
  }
  const from = asked.get(FROM);
  const card = from === null ? undefined : cardById(from as CardId);
  return card && draftOf(card);
}

/** The address of the page with the card in it. What stands behind # stays: it may be a line of play. */
async function addressWith(draft: Draft): Promise<string> {
  const asked = new URLSearchParams({ [WHOLE]: await encodeBoard(writeDraft(draft)) });
  return `${location.pathname}?${asked}${location.hash}`;
}

export type OwnDraft = ReturnType<typeof useDraft>;

/** The card that is being typed. It is kept in the browser and in the address. */
export function useDraft(initial: Draft) {
  const [draft, setDraft] = useState(initial);
  const [isBadLink, setIsBadLink] = useState(false);
  const newest = useRef(draft);
  newest.current = draft;

  useEffect(() => {
    const begin = async () => {
      const asked = await askedFor();
      setIsBadLink(asked === "unreadable");
      const found =
        asked === "unreadable" || asked === undefined ? readDraft(kept(KEPT) ?? "") : asked;
      if (found) setDraft(found);
    };
    begin();
    addEventListener("popstate", begin);
    return () => removeEventListener("popstate", begin);
  }, []);

  /** Changes the card; its address follows. */
  const change = async (to: Draft) => {
    newest.current = to;
    setDraft(to);
    setIsBadLink(false);
    keep(KEPT, writeDraft(to));
    // Another card has no line of play of the former one.
    const address = (await addressWith(to)).replace(/#.*$/, "");
    if (newest.current === to) history.replaceState(history.state, "", address);
  };

  /** Puts the card into the address and the whole of it on the clipboard, if that is allowed. */
  const copyLink = async (): Promise<boolean> => {
    history.replaceState(history.state, "", await addressWith(newest.current));
    return toClipboard(location.href);
  };

  return { draft, change, copyLink, isBadLink };
}

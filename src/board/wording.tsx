/** The words of the year by whose rules a board is played, for a reader who asks for them. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Speech } from "../captions/telling.ts";
import type { Edition } from "../engine/rules.ts";
import { todayEdition } from "../eras/today.ts";
import { vocabularyOf } from "../eras/vocabulary.ts";
import type { CardDefinition, CardId } from "../language/card.ts";
import type { Lang } from "../notation/bilingual.ts";
import type { PrintedText } from "./context.ts";
import { useInspecting } from "./inspecting.ts";
import { type BoardWords, boardWords } from "./words.ts";

/** One answer for all boards of a page, for as long as it is open. */
let wanted = false;
const watching = new Set<(wanted: boolean) => void>();

function want(is: boolean): void {
  wanted = is;
  for (const tell of watching) tell(is);
}

function useWanted(): boolean {
  const [is, set] = useState(false);
  useEffect(() => {
    set(wanted);
    watching.add(set);
    return () => {
      watching.delete(set);
    };
  }, []);
  return is;
}

interface Texts {
  readonly lang: Lang;
  readonly cards: readonly CardDefinition[];
  /** The cards in the words of today, as the page has them. */
  readonly printed: Readonly<Record<CardId, PrintedText>>;
}

export interface Wording {
  readonly edition: Edition;
  readonly speech: Speech;
  readonly words: BoardWords;
  readonly printed: Readonly<Record<CardId, PrintedText>>;
}

/** How a board speaks under the rules of an edition. */
export function useWording(edition: Edition, { lang, cards, printed }: Texts): Wording {
  const isThen = useWanted() && edition !== todayEdition;
  const speech = useMemo(
    (): Speech => (isThen ? { lang, vocabulary: vocabularyOf(edition) } : lang),
    [isThen, lang, edition],
  );
  const words = useMemo(() => boardWords(speech), [speech]);
  // The printer comes when it is wanted; until then the cards keep the words of today.
  const inspecting = useInspecting(lang, isThen);
  const texts = useMemo(
    () => (isThen ? inspecting?.textsOf(cards, speech) : undefined),
    [isThen, inspecting, cards, speech],
  );
  return { edition, speech, words, printed: texts ?? printed };
}

/** There is something to choose only where the rules aren't those of today. */
export function WordsOfThen({ edition, words }: Pick<Wording, "edition" | "words">) {
  const isOn = useWanted();
  if (edition === todayEdition) return null;
  return (
    <p class="years">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => want(currentTarget.checked)}
        />{" "}
        {words.wordsOfThen}
      </label>
    </p>
  );
}

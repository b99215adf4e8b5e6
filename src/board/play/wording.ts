/** The words of the year by whose rules a board is played, for a reader who asks for them. */
import { type Edition, todayEdition } from "../../engine/rules.ts";
import { vocabularyOf } from "../../eras/vocabulary.ts";
import type { Lang } from "../../notation/bilingual.ts";
import { loadInspecting } from "../inspecting.ts";
import { latest } from "../latest.ts";
import type { BoardSource } from "../props.ts";
import { boardWords } from "../words.ts";
import { wordsOfThen } from "../wordsOfThen.ts";
import type { Wording } from "./looking.ts";

interface Wordings {
  /** How a board speaks under the rules of an edition. */
  readonly under: (edition: Edition) => Wording;
  /** Tells of other words, until what it gives is called. */
  readonly listen: () => () => void;
}

export function wordingOf(
  lang: Lang,
  { script, printed }: BoardSource,
  changed: () => void,
): Wordings {
  // The printer comes when it is wanted; until then the cards keep the words of today.
  let inspecting: Awaited<ReturnType<typeof loadInspecting>>;
  const load = async (): Promise<void> => {
    if (inspecting) return;
    inspecting = await loadInspecting(lang);
    if (inspecting) changed();
  };
  const make = latest((edition: Edition, isThen: boolean, printer: typeof inspecting): Wording => {
    if (!isThen) return { speech: lang, words: boardWords(lang), printed };
    const speech = { lang, vocabulary: vocabularyOf(edition) };
    return {
      speech,
      words: boardWords(speech),
      printed: printer?.textsOf(script.cards, speech) ?? printed,
    };
  });
  return {
    under: (edition) => {
      const isThen = wordsOfThen.isWanted() && edition !== todayEdition;
      if (isThen) load();
      return make(edition, isThen, isThen ? inspecting : undefined);
    },
    listen: () => wordsOfThen.subscribe(changed),
  };
}

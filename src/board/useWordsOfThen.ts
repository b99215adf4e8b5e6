import { useEffect, useState } from "preact/hooks";
import { wordsOfThen } from "./wordsOfThen.ts";

/** Whether the reader wants the words of the year, as a page without scripts has it at first. */
export function useWordsOfThen(): boolean {
  const [is, set] = useState(false);
  useEffect(() => {
    const look = () => set(wordsOfThen.isWanted());
    look();
    return wordsOfThen.subscribe(look);
  }, []);
  return is;
}

import { type Edition, todayEdition } from "../engine/rules.ts";
import { useBoard } from "./context.ts";
import type { Act, Compared } from "./session.ts";
import { useWordsOfThen } from "./useWordsOfThen.ts";
import type { BoardWords } from "./words.ts";
import { wordsOfThen } from "./wordsOfThen.ts";

/** An edition by which the board can be played, and whether something else comes of it. */
export interface Year {
  readonly edition: Edition;
  readonly differs: boolean;
}

interface Props {
  readonly years: readonly Year[];
  /** By whose rules it is played now. */
  readonly edition: Edition;
  readonly compared: Compared | undefined;
  readonly dispatch: (act: Act) => void;
}

/** Plays the board by the rules of another year, and says where that makes a difference. */
export function Years({ years, edition, compared, dispatch }: Props) {
  const { words } = useBoard();
  return (
    <div class="years">
      <label>
        {words.byRulesOf}{" "}
        <select
          value={edition}
          onChange={({ currentTarget }) => {
            const year = years.find((one) => one.edition === currentTarget.value);
            if (year) dispatch({ do: "rulesOf", edition: year.edition });
          }}
        >
          {years.map((one) => (
            <option key={one.edition} value={one.edition}>
              {words.yearOption(one.edition, one.differs)}
            </option>
          ))}
        </select>
      </label>
      <p role="status">
        {compared && outcomeOf(compared, words)}
        {compared?.stopped !== undefined && ` ${words.scriptStops(compared.stopped)}`}
      </p>
    </div>
  );
}

function outcomeOf({ edition, step, isCutOff }: Compared, words: BoardWords): string {
  if (isCutOff) return words.yearCutOff;
  return step === undefined ? words.noDifference : words.differsFrom(edition, step);
}

/** There is something to choose only where the rules aren't those of today. */
export function WordsOfThen({ edition }: { readonly edition: Edition }) {
  const { words } = useBoard();
  const isOn = useWordsOfThen();
  if (edition === todayEdition) return null;
  return (
    <p class="years">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => wordsOfThen.want(currentTarget.checked)}
        />{" "}
        {words.wordsOfThen}
      </label>
    </p>
  );
}

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { encodeBoard } from "../../notation/url.ts";
import { useBoard } from "../context.ts";
import { Rich } from "../Symbols.tsx";
import type { Outcome } from "../tree.ts";
import type { Asked } from "./asked.ts";
import type { Otherwise, Played } from "./changes.ts";
import type { Compared } from "./compared.ts";
import type { WhatIfWords } from "./words.ts";

export interface Result {
  readonly label: string;
  readonly asked: Asked;
  readonly outcome:
    | { readonly played: Played; readonly compared: Compared }
    | { readonly failed: string };
  readonly otherwise: Otherwise;
}

interface AnsweredProps {
  readonly result: Result;
  readonly words: WhatIfWords;
  readonly tell: (of: Pick<Outcome, "events" | "game">) => string;
  readonly sandboxAddress: string | undefined;
  readonly onBack: () => void;
}

/** What came of it: the first step that differs, and how it ends, beside the original. */
export function Answered({ result, words, tell, sandboxAddress, onBack }: AnsweredProps) {
  const { lang } = useBoard();
  const { label, asked, outcome, otherwise } = result;
  const link = useSandboxLink(sandboxAddress, otherwise);
  return (
    <div class="what-if-result">
      <div role="status">
        <p>
          <strong>{words.shown(label)}</strong>
        </p>
        {"failed" in outcome ? <p>{outcome.failed}</p> : <p>{summary(outcome, words, lang)}</p>}
      </div>
      {"compared" in outcome && <Beside {...{ asked, outcome, words, tell }} />}
      <p class="what-if-tools">
        <button type="button" class="choice" onClick={onBack}>
          {words.back}
        </button>
        {link && <a href={link}>{words.build}</a>}
      </p>
    </div>
  );
}

type Good = Extract<Result["outcome"], { readonly compared: Compared }>;

function summary({ played, compared }: Good, words: WhatIfWords, lang: "ja" | "en"): string {
  const { step, ends } = compared;
  const isSame = step === undefined && ends.length === 0;
  const first = isSame ? words.noDifference : step === undefined ? "" : words.firstDifference(step);
  const why = played.stopped ? words.stopped(played.stopped.line, played.stopped.why[lang]) : "";
  return [first, why].filter((part) => part !== "").join(lang === "ja" ? "" : " ");
}

interface BesideProps {
  readonly asked: Asked;
  readonly outcome: Good;
  readonly words: WhatIfWords;
  readonly tell: AnsweredProps["tell"];
}

/** The original and the changed board in two columns. */
function Beside({ asked, outcome: { played, compared }, words, tell }: BesideProps) {
  const { step, ends } = compared;
  if (step === undefined && ends.length === 0) return null;
  const told = (of: Outcome | undefined) => (of ? <Rich text={tell(of)} /> : words.noStep);
  return (
    <table aria-label={words.result}>
      <thead>
        <tr>
          <th scope="col">{words.original}</th>
          <th scope="col">{words.now}</th>
        </tr>
      </thead>
      {step !== undefined && (
        <Pair
          about={words.stepWord(step)}
          original={told(asked.original[step])}
          now={told(played.outcomes[step])}
        />
      )}
      {ends.map(({ about, original, now }) => (
        <Pair
          key={about}
          about={words.endOf(about)}
          original={<Rich text={original} />}
          now={<Rich text={now} />}
        />
      ))}
    </table>
  );
}

interface PairProps {
  readonly about: string;
  readonly original: ComponentChildren;
  readonly now: ComponentChildren;
}

/** One thing in both boards, under a line that says what it is: so there is room on a phone, too. */
const Pair = ({ about, original, now }: PairProps) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={2}>
        {about}
      </th>
    </tr>
    <tr>
      <td>{original}</td>
      <td>{now}</td>
    </tr>
  </tbody>
);

/** The changed board on the page where boards are built. */
function useSandboxLink(address: string | undefined, { notation }: Otherwise): string | undefined {
  const [packed, setPacked] = useState<{ readonly of: string; readonly payload: string }>();
  useEffect(() => {
    let isWanted = true;
    if (address === undefined) return;
    encodeBoard(notation).then(
      (payload) => {
        if (isWanted) setPacked({ of: notation, payload });
      },
      () => undefined, // Without a network, or in an old browser, there is no link.
    );
    return () => {
      isWanted = false;
    };
  }, [address, notation]);
  // What was packed before is of another board.
  return packed?.of === notation ? `${address}#board=${packed.payload}` : undefined;
}

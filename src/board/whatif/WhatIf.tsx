import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { captionOfStep, choiceLabel } from "../../captions/telling.ts";
import { editions } from "../../engine/rules.ts";
import { labelled, withAside } from "../../notation/punctuation.ts";
import { type Detail, recordAnswers } from "../../notation/record.ts";
import { setupBoard } from "../../notation/setup.ts";
import { encodeBoard } from "../../notation/url.ts";
import { useBoard, useGame } from "../context.ts";
import { writeBoardIn } from "../link.ts";
import { PanelHead } from "../PanelHead.tsx";
import { Rich } from "../Symbols.tsx";
import type { Act } from "../session.ts";
import {
  goTo,
  lineOf,
  momentOf,
  type Origin,
  type Outcome,
  pathTo,
  type Tree,
  treeOf,
} from "../tree.ts";
import { useOpened } from "../useOpened.ts";
import {
  absences,
  boardOf,
  type Otherwise,
  type Played,
  playOtherwise,
  swapped,
  swaps,
  underRules,
  without,
} from "./changes.ts";
import { type Compared, comparedWith } from "./compared.ts";
import { type Before, repliesWith, responses } from "./response.ts";
import { type WhatIfWords, whatIfWords } from "./words.ts";

interface WhatIfProps {
  readonly origin: Origin;
  readonly tree: Tree;
  readonly sandboxAddress: string | undefined;
  readonly dispatch: (act: Act) => void;
  readonly onClose: () => void;
}

/** The board that is asked about: the line in view, and the moment in it. */
interface Asked extends Before {
  readonly original: readonly Outcome[];
  readonly at: Tree;
}

interface Result {
  readonly label: string;
  readonly asked: Asked;
  readonly outcome:
    | { readonly played: Played; readonly compared: Compared }
    | { readonly failed: string };
  readonly otherwise: Otherwise;
}

/**
 * The line in view as a board of its own, which is then changed. What was chosen without a choice
 * is said, too: with a card more there may be one.
 */
const askedOf = (origin: Origin, tree: Tree): Asked | undefined =>
  askedIn(origin, tree, "full") ?? askedIn(origin, tree, "each");

function askedIn(origin: Origin, tree: Tree, detail: Detail): Asked | undefined {
  const line = lineOf(tree);
  const { edition } = momentOf(tree).game.rules;
  const answersOf = (moments: readonly { readonly answers: Outcome["answers"] }[]) =>
    moments.flatMap(({ answers }) => answers);
  const text = writeBoardIn(detail, origin.notation, origin.cards, answersOf(line), edition);
  const board = text.ok ? boardOf({ notation: text.value, cards: origin.cards }) : undefined;
  if (!board) return undefined;
  const setup = setupBoard(board, edition);
  if (!setup.ok) return undefined;
  const done = recordAnswers(setup.value, answersOf(pathTo(tree, tree.at)), detail);
  if (!done.ok) return undefined;
  return { board, edition, done: done.value.length, original: line, at: tree };
}

/** One thing changed, and what comes of it beside the original. */
export function WhatIf({ origin, tree, sandboxAddress, dispatch, onClose }: WhatIfProps) {
  const { lang } = useBoard();
  const { speech } = useGame();
  const words = whatIfWords[lang];
  const [result, setResult] = useState<Result>();
  // What is shown is a change of the board that was in view when the question was asked.
  const asked = useMemo(() => result?.asked ?? askedOf(origin, tree), [origin, tree, result]);
  const box = useOpened<HTMLElement>();

  const tell = ({ events, game }: Pick<Outcome, "events" | "game">) =>
    captionOfStep(events, game, speech).text;

  const ask = (label: string, otherwise: Otherwise) => {
    if (!asked) return;
    const played = playOtherwise(otherwise);
    if (!played.ok) {
      const failed = words.failed(played.problem[lang]);
      return setResult({ label, asked, otherwise, outcome: { failed } });
    }
    const { outcomes } = played.value;
    const compared = comparedWith(asked.original, outcomes, tell, lang);
    setResult({ label, asked, otherwise, outcome: { played: played.value, compared } });
    const { nicknames } = played.value.script;
    const changed = treeOf(outcomes, 0, { ...otherwise, nicknames });
    const step = Math.min(compared.step ?? outcomes.length - 1, outcomes.length - 1);
    dispatch({ do: "load", tree: goTo(changed, momentOf(changed, step).id) });
  };

  const back = () => {
    if (!result) return;
    dispatch({ do: "load", tree: result.asked.at });
    setResult(undefined);
  };

  return (
    <section class="what-if" aria-label={words.title} ref={box} tabIndex={-1}>
      <PanelHead title={words.title} close={words.close} onClose={onClose} />
      <p>{words.lead}</p>
      {!asked ? <p>{words.none}</p> : <Questions asked={asked} words={words} onAsk={ask} />}
      {result && (
        <Answered
          result={result}
          words={words}
          tell={tell}
          sandboxAddress={sandboxAddress}
          onBack={back}
        />
      )}
    </section>
  );
}

interface QuestionProps {
  readonly asked: Asked;
  readonly words: WhatIfWords;
  readonly onAsk: (label: string, otherwise: Otherwise) => void;
}

function Questions({ asked, words, onAsk }: QuestionProps) {
  const { lang, words: said } = useBoard();
  const { board, edition } = asked;
  const { cards } = board;
  const gone = useMemo(() => absences(board), [board]);
  const orders = useMemo(() => swaps(board), [board]);
  return (
    <div class="what-if-questions">
      <Question name="without" title={words.without} words={words}>
        {gone.map((absence) => {
          const { player } = absence.spot;
          const label = withAside(lang, absence.name[lang], player);
          return {
            label,
            act: () =>
              onAsk(labelled(lang, words.without, label), {
                notation: without(board, absence),
                cards,
                edition,
              }),
          };
        })}
      </Question>
      <Question name="swap" title={words.swap} words={words}>
        {orders.map((swap) => {
          const [first, second] = [swap.first[lang], swap.second[lang]];
          const label =
            swap.is === "actions"
              ? words.swapActions(first, second)
              : words.swapTimestamps(first, second);
          return {
            label,
            act: () => onAsk(label, { notation: swapped(board, swap), cards, edition }),
          };
        })}
      </Question>
      <Responses asked={asked} words={words} onAsk={onAsk} />
      <Question name="rules" title={words.rules} words={words}>
        {editions
          .filter((one) => one !== edition)
          .map((one) => ({
            label: said.yearOption(one, false),
            act: () =>
              onAsk(said.yearOption(one, false), {
                notation: underRules(board, one),
                cards,
                edition: one,
              }),
          }))}
      </Question>
    </div>
  );
}

interface Choice {
  readonly label: string;
  readonly act: () => void;
}

interface ListProps {
  /** Of what it asks, for its id. */
  readonly name: string;
  readonly title: string;
  readonly words: WhatIfWords;
  readonly children: readonly Choice[];
}

/** One kind of question, with what can be asked about. */
function Question({ name, title, words, children }: ListProps) {
  const { id: board } = useBoard();
  const id = `${board}-${name}`;
  return (
    <div class="what-if-question">
      <span id={id}>{title}</span>
      {children.length === 0 ? (
        <span class="muted">{words.none}</span>
      ) : (
        <select
          aria-labelledby={id}
          value=""
          onChange={({ currentTarget }) => {
            const choice = children[Number(currentTarget.value)];
            currentTarget.value = "";
            choice?.act();
          }}
        >
          <option value="">{words.choose}</option>
          {children.map(({ label }, index) => (
            <option key={label} value={`${index}`}>
              {label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** Who could respond with what: a card first, then what it is aimed at. */
function Responses({ asked, words, onAsk }: QuestionProps) {
  const { lang } = useBoard();
  const { speech } = useGame();
  const [picked, setPicked] = useState<string>("");
  const { seats } = asked.board.position;
  const ways = seats.flatMap(({ player }) =>
    responses.map((response) => ({ player, response, key: `${player} ${response.card.id}` })),
  );
  const way = ways.find(({ key }) => key === picked);
  const replies = useMemo(
    () => (way ? repliesWith(asked, way.player, way.response) : []),
    [asked, picked],
  );
  return (
    <div class="what-if-respond">
      <label>
        {words.respond}
        <select value={picked} onChange={({ currentTarget }) => setPicked(currentTarget.value)}>
          <option value="">{words.choose}</option>
          {ways.map(({ player, response, key }) => (
            <option key={key} value={key}>
              {words.respondWith(player, response.card.name[lang])}
            </option>
          ))}
        </select>
      </label>
      {way && (
        <p>
          {replies.length === 0 && <span class="muted">{words.noReplies}</span>}
          {replies.map(({ game, target, otherwise }) => {
            const { decision } = game;
            const label = decision ? choiceLabel(decision, target, game, speech) : "";
            const whole = `${words.respondWith(way.player, way.response.card.name[lang])} → ${label}`;
            return (
              <button
                key={label}
                type="button"
                class="choice"
                onClick={() => onAsk(whole, otherwise)}
              >
                <Rich text={label} />
              </button>
            );
          })}
        </p>
      )}
    </div>
  );
}

interface AnsweredProps {
  readonly result: Result;
  readonly words: WhatIfWords;
  readonly tell: (of: Pick<Outcome, "events" | "game">) => string;
  readonly sandboxAddress: string | undefined;
  readonly onBack: () => void;
}

/** What came of it: the first step that differs, and how it ends, beside the original. */
function Answered({ result, words, tell, sandboxAddress, onBack }: AnsweredProps) {
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

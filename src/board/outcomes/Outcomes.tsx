import { useEffect, useState } from "preact/hooks";
import { outcomeTexts } from "../../captions/outcomes.ts";
import type { PlayerId } from "../../engine/ids.ts";
import { gapTexts } from "../../notation/gaps.ts";
import { setApart } from "../../notation/punctuation.ts";
import { useBoard, useGame } from "../context.ts";
import { Group } from "../Group.tsx";
import { Icon } from "../Icon.tsx";
import { PanelHead } from "../PanelHead.tsx";
import { Rich } from "../Symbols.tsx";
import type { Act } from "../session.ts";
import { type Moment, momentOf, pathTo, type Tree } from "../tree.ts";
import { useOpened } from "../useOpened.ts";
import { type Bounds, defaultBoundsOfPage } from "./bounds.ts";
import type { Found, FoundOutcome } from "./found.ts";
import { Picture } from "./Picture.tsx";
import { useSearch } from "./useSearch.ts";
import { type OutcomeWords, outcomeStrings } from "./words.ts";

interface Props {
  readonly tree: Tree;
  readonly dispatch: (act: Act) => void;
  readonly onClose: () => void;
}

/** All that can come of the moment in view as this is opened, or of another on demand. */
export function Outcomes({ tree, dispatch, onClose }: Props) {
  const { lang } = useBoard();
  const said = outcomeStrings[lang];
  // It is still empty.
  const box = useOpened<HTMLDivElement>("start");
  const { from, status, search, stop, options } = useLooking(tree);

  const here = momentOf(tree);
  const place = pathTo(tree, from.id).length - 1;
  // Another board came in its place: what was found is not of it.
  const isKnown = tree.moments[from.id] === from;
  const open = (steps: Found["outcomes"][number]["line"]): void =>
    dispatch({ do: "follow", from: from.id, steps });

  return (
    <Group class="outcomes" label={said.title} target={box}>
      <PanelHead title={said.title} close={said.close} onClose={onClose} />
      <p>{said.intro(place)}</p>
      <Options {...options} said={said} players={here.game.players.map(({ id }) => id)} />
      <p class="tools">
        {status.is === "running" ? (
          <button type="button" class="tool" onClick={stop}>
            <Icon name="close" />
            {said.stop}
          </button>
        ) : (
          <button type="button" class="tool" onClick={() => search(here)}>
            <Icon name="search" />
            {here === from ? said.search : said.fromHere}
          </button>
        )}
      </p>
      {status.is === "running" && <Progress {...status} said={said} />}
      <p role="status" class={status.is === "done" ? "found" : "visually-hidden"}>
        {status.is === "done" && said.found(status.found.outcomes.length, status.found.positions)}
      </p>
      {status.is === "failed" && (
        <p class="refused" role="alert">
          {said.failed}
        </p>
      )}
      {status.is === "done" && isKnown && (
        <>
          <Gaps found={status.found} said={said} />
          <List key={from.id} found={status.found} said={said} onOpen={open} />
          <Picture found={status.found} from={from} said={said} onOpen={open} />
        </>
      )}
    </Group>
  );
}

/** What is looked for: from which moment, how far, and by whose choices. It begins as it is opened. */
function useLooking(tree: Tree) {
  const { status, start, stop } = useSearch();
  const [from, setFrom] = useState<Moment>(() => momentOf(tree));
  const [until, onUntil] = useState<Bounds["horizon"]>("rest");
  const [by, onBy] = useState<PlayerId>();

  const search = (moment: Moment): void => {
    setFrom(moment);
    start(moment.game, {
      ...defaultBoundsOfPage,
      horizon: until,
      ...(by !== undefined && { players: [by] }),
    });
  };
  useEffect(() => search(from), []);
  return { from, status, search, stop, options: { until, by, onUntil, onBy } };
}

interface ProgressProps {
  readonly positions: number;
  readonly ends: number;
  readonly said: OutcomeWords;
}

const Progress = ({ positions, ends, said }: ProgressProps) => (
  <p class="progress">
    <progress aria-label={said.title} max={defaultBoundsOfPage.positions} value={positions} />
    <span>{said.progress(positions, ends)}</span>
  </p>
);

interface OptionsProps {
  readonly until: Bounds["horizon"];
  readonly by: PlayerId | undefined;
  readonly players: readonly PlayerId[];
  readonly said: OutcomeWords;
  readonly onUntil: (until: Bounds["horizon"]) => void;
  readonly onBy: (by: PlayerId | undefined) => void;
}

function Options({ until, by, players, said, onUntil, onBy }: OptionsProps) {
  const id = `${useBoard().id}-outcomes`;
  return (
    <div class="outcome-options">
      <label for={`${id}-until`}>{said.until}</label>
      <select
        id={`${id}-until`}
        value={until}
        onChange={({ currentTarget }) => onUntil(currentTarget.value === "turn" ? "turn" : "rest")}
      >
        <option value="rest">{said.rest}</option>
        <option value="turn">{said.turn}</option>
      </select>
      <label for={`${id}-by`}>{said.by}</label>
      <select
        id={`${id}-by`}
        value={by ?? ""}
        onChange={({ currentTarget }) => onBy(players.find((one) => one === currentTarget.value))}
      >
        <option value="">{said.everybody}</option>
        {players.map((player) => (
          <option key={player} value={player}>
            {said.player(player)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Why there may be more outcomes than were found. */
function Gaps({ found, said }: { readonly found: Found; readonly said: OutcomeWords }) {
  const { lang } = useBoard();
  if (found.gaps.length === 0) return null;
  const why = setApart(
    lang,
    found.gaps.map((gap) => gapTexts[gap][lang]),
  );
  return (
    <p class="refused">
      {said.gaps}
      {why}
    </p>
  );
}

/** More rows than this come on demand. */
const firstRows = 40;

interface ListProps {
  readonly found: Found;
  readonly said: OutcomeWords;
  readonly onOpen: (steps: FoundOutcome["line"]) => void;
}

function List({ found, said, onOpen }: ListProps) {
  const { outcomes } = found;
  const [isLong, setLong] = useState(false);
  const shown = isLong ? outcomes : outcomes.slice(0, firstRows);
  const rest = outcomes.length - shown.length;
  return (
    <>
      <table class="outcome-list">
        <thead>
          <tr>
            <th scope="col">{said.number}</th>
            <th scope="col">{said.outcome}</th>
            <th scope="col">{said.reached}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((outcome, index) => (
            <Row key={index} outcome={outcome} number={index + 1} said={said} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <button type="button" class="tool" onClick={() => setLong(true)}>
          {said.more(rest)}
        </button>
      )}
    </>
  );
}

interface RowProps extends Pick<ListProps, "said" | "onOpen"> {
  readonly outcome: FoundOutcome;
  readonly number: number;
}

function Row({ outcome, number, said, onOpen }: RowProps) {
  const { lang } = useBoard();
  const { speech } = useGame();
  const { ways, probability, line } = outcome;
  const texts = outcomeTexts(outcome, speech);
  return (
    <tr>
      <th scope="row">{number}</th>
      <td>
        {texts.length === 0 ? (
          said.only
        ) : (
          <dl>
            {texts.map(({ about, says }) => (
              <div key={about}>
                <dt>{about}</dt>
                <dd>
                  <Rich text={says} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </td>
      <td>
        <span class="reached">{ways === undefined ? said.endless : said.ways(ways)}</span>
        {probability && (
          <span class="reached">
            {said.probability(probability.exact, percentOf(probability.value, lang))}
          </span>
        )}
        <button
          type="button"
          class="open-outcome"
          aria-label={said.openOutcome(number)}
          onClick={() => onOpen(line)}
        >
          {said.open}
        </button>
      </td>
    </tr>
  );
}

const percentOf = (value: number, lang: string): string =>
  value.toLocaleString(lang, { style: "percent", maximumSignificantDigits: 3 });

import { useMemo, useState } from "preact/hooks";
import { choiceLabel } from "../../captions/telling.ts";
import { editions } from "../../engine/rules.ts";
import { labelled, withAside } from "../../notation/punctuation.ts";
import { useBoard, useGame } from "../context.ts";
import { Rich } from "../Symbols.tsx";
import type { Asked } from "./asked.ts";
import { absences, type Otherwise, swapped, swaps, underRules, without } from "./changes.ts";
import { repliesWith, responses } from "./response.ts";
import type { WhatIfWords } from "./words.ts";

interface QuestionProps {
  readonly asked: Asked;
  readonly words: WhatIfWords;
  readonly onAsk: (label: string, otherwise: Otherwise) => void;
}

/** All that can be asked of a board: what if something were gone, came first, was answered, or older. */
export function Questions({ asked, words, onAsk }: QuestionProps) {
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

import { namesIn } from "../../captions/telling.ts";
import type { ObjectId } from "../../engine/ids.ts";
import type { CostByTargets, CountedSymbols, SymbolCount } from "../../engine/index.ts";
import { characteristics, costsByTargets, symbolCounts } from "../../engine/index.ts";
import { withAside } from "../../notation/punctuation.ts";
import { useBoard, useGame } from "../context.ts";
import { Group } from "../Group.tsx";
import { PanelHead } from "../PanelHead.tsx";
import { Symbols } from "../Symbols.tsx";
import { useOpened } from "../useOpened.ts";
import { countingWords } from "./words.ts";

function useNames() {
  const { lang, words } = useBoard();
  const { game, speech } = useGame();
  const names = namesIn(speech, game);
  return {
    said: countingWords[lang],
    names,
    cardName: (id: ObjectId): string => characteristics(game, id).name?.[lang] ?? words.unknown,
  };
}

function CountedCost({ symbols }: Pick<CountedSymbols, "symbols">) {
  const { lang } = useBoard();
  const { said } = useNames();
  return (
    <>
      {symbols.map(({ symbol, counts }, place) => (
        <span key={`${place} ${symbol}`} class={counts ? "counted" : "not-counted"}>
          <Symbols text={`{${symbol}}`} />
          {counts && <span class="visually-hidden">{withAside(lang, "", said.counted)}</span>}
        </span>
      ))}
    </>
  );
}

const numberOf = ({ symbols }: CountedSymbols): number =>
  symbols.filter(({ counts }) => counts).length;

function SymbolTable({ count }: { readonly count: SymbolCount }) {
  const { said, names, cardName } = useNames();
  const { source, player, colors, from, more, total, needed } = count;
  const words = colors.map(names.color).join(said.and);
  const caption =
    count.counts === "devotion"
      ? said.devotion(cardName(source), player, words)
      : said.symbols(cardName(source), words);
  const counted = from.filter((one) => numberOf(one) > 0);
  return (
    <>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{said.name}</th>
            <th scope="col">{said.cost}</th>
            <th scope="col">{said.count}</th>
          </tr>
        </thead>
        <tbody>
          {counted.map((one) => (
            <tr key={one.object}>
              <th scope="row">{cardName(one.object)}</th>
              <td>
                <CountedCost symbols={one.symbols} />
              </td>
              <td>{numberOf(one)}</td>
            </tr>
          ))}
          {more > 0 && (
            <tr>
              <th scope="row" colSpan={2}>
                {said.more}
              </th>
              <td>{more}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {needed === undefined ? said.total : said.totalFor(needed)}
            </th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
      {from.length > counted.length && <p>{said.others(from.length - counted.length)}</p>}
    </>
  );
}

interface CostTableProps {
  readonly card: ObjectId;
  readonly costs: readonly CostByTargets[];
}

function CostTable({ card, costs }: CostTableProps) {
  const { said, cardName } = useNames();
  return (
    <table>
      <caption>{said.costs(cardName(card))}</caption>
      <thead>
        <tr>
          <th scope="col">{said.targets}</th>
          <th scope="col">{said.totalCost}</th>
          <th scope="col">{said.now}</th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ targets, mana, isPayable }) => (
          <tr key={targets}>
            <th scope="row">{targets}</th>
            <td>
              <Symbols text={mana} />
            </td>
            <td>{isPayable ? said.payable : said.unpayable}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What abilities that count mana symbols find at the moment in view, and what strive would cost. */
export function Counting({ onClose }: { readonly onClose: () => void }) {
  const { game } = useGame();
  const { said } = useNames();
  const box = useOpened<HTMLDivElement>();
  const hands = game.players.flatMap(({ hand }) => hand);
  const counts = [...game.battlefield, ...game.stack, ...hands].flatMap((id) =>
    symbolCounts(game, id),
  );
  const costs = hands
    .map((card) => ({ card, costs: costsByTargets(game, card) }))
    .filter((one) => one.costs.length > 0);
  return (
    <Group class="counting" label={said.title} target={box}>
      <PanelHead title={said.title} close={said.close} onClose={onClose} />
      {counts.map((count) => (
        <SymbolTable key={`${count.source} ${count.counts} ${count.colors}`} count={count} />
      ))}
      {costs.map((one) => (
        <CostTable key={one.card} {...one} />
      ))}
      {counts.length + costs.length === 0 && <p>{said.nothing}</p>}
    </Group>
  );
}

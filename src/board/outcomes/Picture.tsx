import { useMemo, useRef, useState } from "preact/hooks";
import { choiceLabel, type Speech } from "../../captions/telling.ts";
import type { Answer } from "../../engine/decisions.ts";
import type { Game } from "../../engine/game.ts";
import type { Lang } from "../../notation/bilingual.ts";
import { useBoard, useGame } from "../context.ts";
import { Group } from "../Group.tsx";
import { playStep } from "../script.ts";
import type { Moment } from "../tree.ts";
import type { Branch, Found } from "./found.ts";
import type { OutcomeWords } from "./words.ts";

/** One line of the picture: a choice, drawn under the one that it follows. */
interface Line {
  readonly branch: Branch;
  readonly label: string;
  readonly depth: number;
  /** The line of the choice before, by its place. */
  readonly under: number | null;
  readonly steps: readonly (readonly Answer[])[];
}

const rowHeight = 28;
const indent = 18;
const margin = 12;
const letter: Readonly<Record<Lang, number>> = { ja: 13, en: 7 };

/** The positions in the order of a walk through the tree, each with what was chosen last. */
function linesOf(found: Found, from: Game, speech: Speech, start: string): readonly Line[] {
  const children = new Map<number | null, Branch[]>();
  for (const branch of found.branches) {
    children.set(branch.parent, [...(children.get(branch.parent) ?? []), branch]);
  }
  const lines: Line[] = [];
  const add = (branch: Branch, before: Game, depth: number, under: number | null): void => {
    const { answers, parent } = branch;
    const [first] = answers;
    const { decision } = before;
    const label =
      parent === null || !first || !decision ? start : choiceLabel(decision, first, before, speech);
    const above = under === null ? [] : (lines[under]?.steps ?? []);
    const steps = answers.length > 0 ? [...above, answers] : above;
    const at = lines.length;
    lines.push({ branch, label, depth, under, steps });
    const below = children.get(branch.id) ?? [];
    if (below.length === 0) return;
    const after = playStep(before, answers);
    if (!after.ok) return;
    for (const child of below) add(child, after.value.game, depth + 1, at);
  };
  const { seed: _seed, ...game } = from;
  for (const root of children.get(null) ?? []) add(root, game, 0, null);
  return lines;
}

const keys: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(last, place + 1),
  ArrowUp: (place) => Math.max(0, place - 1),
  Home: () => 0,
  End: (_, last) => last,
};

interface Props {
  readonly found: Found;
  readonly from: Moment;
  readonly said: OutcomeWords;
  readonly onOpen: (steps: Line["steps"]) => void;
}

/** The lines of play as a tree: each leaf opens the board at its end. */
export function Picture({ found, from, said, onOpen }: Props) {
  const { lang } = useBoard();
  const { speech } = useGame();
  const lines = useMemo(
    () => linesOf(found, from.game, speech, said.start),
    [found, from, speech, said],
  );
  const leaves = lines.filter(({ branch }) => branch.outcome !== undefined);
  const [current, setCurrent] = useState(0);
  const picture = useRef<SVGSVGElement>(null);
  if (lines.length < 2) return null;

  const move = (event: KeyboardEvent): void => {
    const to = keys[event.key]?.(current, leaves.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    setCurrent(to);
    picture.current?.querySelectorAll<SVGGElement>(".leaf")[to]?.focus();
  };
  const width = Math.max(
    ...lines.map(
      ({ depth, label }) => margin * 4 + depth * indent + (label.length + 8) * letter[lang],
    ),
  );
  const height = lines.length * rowHeight;
  return (
    <figure class="outcome-picture">
      <figcaption>
        <span class="zone-label">{said.picture}</span>
        <span>{found.isWhole ? said.pictureNote : said.shortest}</span>
      </figcaption>
      <Group class="picture-frame" label={said.picture}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the group around it has the name. */}
        <svg ref={picture} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {lines.map((line, row) => (
            <Twig key={line.branch.id} line={line} row={row} />
          ))}
          {lines.map((line, row) => {
            const place = leaves.indexOf(line);
            return (
              <Choice
                key={line.branch.id}
                line={line}
                row={row}
                said={said}
                isCurrent={place === current}
                onMove={move}
                onOpen={() => {
                  setCurrent(place);
                  onOpen(line.steps);
                }}
              />
            );
          })}
        </svg>
      </Group>
    </figure>
  );
}

const xOf = (depth: number): number => margin + depth * indent;
const yOf = (row: number): number => row * rowHeight + rowHeight / 2;

/** From the choice before down to this one. */
function Twig({ line, row }: { readonly line: Line; readonly row: number }) {
  if (line.under === null) return null;
  const x = xOf(line.depth - 1);
  return (
    <path class="twig" d={`M${x} ${yOf(line.under)}V${yOf(row) - 6}q0 6 6 6H${xOf(line.depth)}`} />
  );
}

const arrow = (outcome: number): string => ` → ${outcome + 1}`;

interface ChoiceProps {
  readonly line: Line;
  readonly row: number;
  readonly said: OutcomeWords;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
  readonly onMove: (event: KeyboardEvent) => void;
}

function Choice({ line, row, said, isCurrent, onOpen, onMove }: ChoiceProps) {
  const { branch, depth, label } = line;
  const { outcome, weight } = branch;
  const [x, y] = [xOf(depth), yOf(row)];
  const text = weight === undefined ? label : `${label} ${weight}`;
  const words = (
    <text x={x + 11} y={y} dominant-baseline="central">
      {text}
      {outcome !== undefined && <tspan class="outcome-number">{arrow(outcome)}</tspan>}
    </text>
  );
  if (outcome === undefined) {
    return (
      <g>
        <circle class={weight === undefined ? "node" : "node by-chance"} cx={x} cy={y} r={4} />
        {words}
      </g>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button among the shapes of a picture.
    <g
      class="leaf"
      role="button"
      tabindex={isCurrent ? 0 : -1}
      aria-label={said.leaf(`${text}${arrow(outcome)}`)}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return onMove(event);
        event.preventDefault();
        onOpen();
      }}
    >
      <rect x={x - 9} y={y - 13} width={text.length * 13 + 60} height={26} rx={5} />
      <circle class="node" cx={x} cy={y} r={5} />
      {words}
    </g>
  );
}

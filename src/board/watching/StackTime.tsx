import { useMemo, useRef, useState } from "preact/hooks";
import { useBoard, useGame } from "../context.ts";
import { Group } from "../Group.tsx";
import type { PlayedPlace } from "../play/walking.ts";
import type { Act } from "../session.ts";
import { useBeforePaint } from "../useBeforePaint.ts";
import { useOpened } from "../useOpened.ts";
import { goToPlace, nameOfPlace, type Walk } from "../walk.ts";
import { type Span, type SpanEnd, stackOverTime } from "./stackTime.ts";
import { type WatchingWords, watchingWords } from "./words.ts";

interface Props {
  readonly walk: Walk<PlayedPlace>;
  readonly dispatch: (act: Act) => void;
}

/** A short line of play has room for names. */
const columnOf = (places: number): number => (places <= 12 ? 60 : 40);
const row = 32;
const margin = 8;
const axis = 22;

/** How a bar ends: drawn around its right end. */
const endings: Readonly<Record<SpanEnd, string>> = {
  resolved: "M-5 0l4 4 7-8",
  countered: "M-5-5L5 5M5-5L-5 5",
  didNotResolve: "M-6 0H6",
  left: "M-5-5L1 0-5 5M1-5L7 0 1 5",
};

const keys: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowRight: (place, last) => Math.min(last, place + 1),
  ArrowLeft: (place) => Math.max(0, place - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Which step a span begins and ends with, in words. */
function timesOf(span: Span, { places }: Walk, said: WatchingWords) {
  const name = (at: number): string => {
    const place = places[at];
    return place ? nameOfPlace(place) : "";
  };
  return {
    from: span.from < 0 ? said.atStart : said.step(name(span.from)),
    until:
      span.until === undefined || span.end === undefined
        ? said.stillThere
        : said.ended(name(span.until), span.end),
  };
}

/** What was put on the stack when, and in what order it came off: as a picture and as a table. */
export function StackTime({ walk, dispatch }: Props) {
  const { lang, words } = useBoard();
  const { speech } = useGame();
  const said = watchingWords[lang];
  const box = useOpened<HTMLDivElement>();
  const { places, at } = walk;
  const spans = useMemo(() => stackOverTime(places, speech), [places, speech]);
  const here = places[at];
  const note = here && spans.length > 0 ? said.stackTimeNote(nameOfPlace(here)) : said.neverUsed;
  return (
    <Group class="stack-time" label={said.stackTime} target={box}>
      <p>
        <span class="zone-label">{said.stackTime}</span> {note}
      </p>
      {spans.length > 0 && (
        <>
          <Picture spans={spans} walk={walk} said={said} dispatch={dispatch} />
          <table>
            <caption class="visually-hidden">{said.stackTime}</caption>
            <thead>
              <tr>
                {[said.number, said.spell, said.putOn, said.cameOff].map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {spans.map((span, index) => {
                const { from, until } = timesOf(span, walk, said);
                return (
                  <tr key={`${span.object} ${span.from}`}>
                    <td>{index + 1}</td>
                    <th scope="row">{span.name || words.unknown}</th>
                    <td>{from}</td>
                    <td>{until}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </>
      )}
    </Group>
  );
}

interface PictureProps extends Props {
  readonly spans: readonly Span[];
  readonly said: WatchingWords;
}

function Picture({ spans, walk, said, dispatch }: PictureProps) {
  const { places, at } = walk;
  const column = columnOf(places.length);
  const [current, setCurrent] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<SVGSVGElement>(null);
  const height = (Math.max(...spans.map(({ level }) => level)) + 1) * row + axis + margin;
  const width = places.length * column + margin * 2;
  const xOf = (place: number): number => margin + place * column;

  // The step in view stays in sight, within the picture's own box.
  useBeforePaint(() => {
    const box = frame.current?.firstElementChild;
    if (box) box.scrollLeft = xOf(at) - box.clientWidth / 2;
  }, [at]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const to = keys[event.key]?.(current, spans.length - 1);
    if (to === undefined) return;
    // The arrow keys of the board walk through its steps.
    event.preventDefault();
    event.stopPropagation();
    setCurrent(to);
    picture.current?.querySelectorAll<SVGGElement>(".bar")[to]?.focus();
  };

  return (
    <div ref={frame}>
      <Group class="picture-frame" label={said.stackTime}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the group around it has the name. */}
        <svg ref={picture} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          <rect class="now" x={xOf(at)} y={0} width={column} height={height} />
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus. */}
          <g aria-hidden="true">
            {places.map((place, index) => (
              <text
                key={nameOfPlace(place)}
                class={index === at ? "tick is-now" : "tick"}
                x={xOf(index) + column / 2}
                y={height - 6}
                text-anchor="middle"
              >
                {index === at ? `▲${nameOfPlace(place)}` : nameOfPlace(place)}
              </text>
            ))}
          </g>
          {spans.map((span, index) => {
            const place = places[Math.max(0, span.from)];
            return (
              <Bar
                key={`${span.object} ${span.from}`}
                span={span}
                number={index + 1}
                left={xOf(Math.max(0, span.from))}
                right={xOf((span.until ?? places.length - 1) + 1)}
                bottom={height - axis - span.level * row}
                isCurrent={index === current}
                label={said.bar(
                  index + 1,
                  span.name,
                  timesOf(span, walk, said).from,
                  timesOf(span, walk, said).until,
                )}
                onKeyDown={onKeyDown}
                onOpen={() => {
                  setCurrent(index);
                  if (place) dispatch(goToPlace(place));
                }}
              />
            );
          })}
        </svg>
      </Group>
    </div>
  );
}

interface BarProps {
  readonly span: Span;
  readonly number: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A letter of Latin is this wide, one of Japanese twice that. */
const letter = 7.2;
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign > "\u2e80" ? 2 : 1) * letter, 0);

/** As much of a name as a bar has room for. */
function fitting(name: string, room: number): string {
  if (widthOf(name) <= room) return name;
  const signs = [...name];
  while (signs.length > 0 && widthOf(`${signs.join("")}…`) > room) signs.pop();
  return signs.length > 1 ? `${signs.join("")}…` : "";
}

/** What stands on a bar is often cut off: the bar itself is called by the name in full. */
function Bar({ span, number, left, right, bottom, label, isCurrent, ...on }: BarProps) {
  const [x, y, width, height] = [left + 2, bottom - row + 3, right - left - 4, row - 5];
  const end = span.end;
  const room = width - 22 - (end ? 16 : 0);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: there is no button among the shapes of a picture. */}
      <g
        class={`bar ${end ?? "still-there"}`}
        role="button"
        tabindex={isCurrent ? 0 : -1}
        aria-label={label}
        onClick={on.onOpen}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== " ") return on.onKeyDown(event);
          event.preventDefault();
          on.onOpen();
        }}
      >
        <rect x={x} y={y} width={width} height={height} rx={5} />
        {end && (
          <path
            class="ending"
            d={endings[end]}
            transform={`translate(${x + width - 11} ${y + height / 2})`}
          />
        )}
      </g>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it does not take the focus. */}
      <text
        class="on-bar"
        x={x + 6}
        y={y + height / 2}
        dominant-baseline="central"
        aria-hidden="true"
      >
        <tspan class="bar-number">{number}</tspan> {fitting(span.name, room)}
      </text>
    </>
  );
}

import { useState } from "preact/hooks";
import { strings as boardWords } from "../../board/words/both.ts";
import type { Teams } from "../../engine/game.ts";
import { type PlayerId, playerId } from "../../engine/ids.ts";
import { editions } from "../../engine/rules.ts";
import { fullStepWords, stepWords } from "../../language/lexicon.ts";
import { sameData } from "../../language/sameData.ts";
import { steps } from "../../language/vocabulary.ts";
import type { Spot } from "../../notation/edit/edits.ts";
import { namePrinter } from "../../notation/print-names.ts";
import { positionEntries } from "../../notation/print-position.ts";
import type { Position } from "../../notation/syntax.ts";
import { Check, NumberField, Select } from "./controls.tsx";
import { ItemFields } from "./ItemFields.tsx";
import { SeatFields } from "./SeatFields.tsx";
import { sandboxWords } from "./words.ts";
import type { FormContext } from "./ZoneFields.tsx";

export interface SetUpProps extends Omit<FormContext, "onOpen"> {
  /** Adds a line to the position, to be finished in the text. */
  readonly onAddLine: (word: "stack" | "effect" | "waiting") => void;
}

/** The whole position as a form. */
export function SetUp(props: SetUpProps) {
  const [open, setOpen] = useState<Spot>();
  const { board, lang, find, onEdit } = props;
  const { position } = board;
  const seat = open && position.seats.find(({ player }) => player === open.player);
  const item = open && seat?.zones[open.zone]?.[open.index];
  return (
    <div class="sb-form">
      <Settings {...props} />
      {position.seats.map((one) => (
        <SeatFields key={one.player} {...props} seat={one} onOpen={setOpen} />
      ))}
      <Others {...props} />
      {open && item && (
        <ItemFields
          {...{ lang, board, item, find, onEdit }}
          spot={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

const teamsOf = (sharesAll: boolean): Teams => ({
  members: [
    ["A", "B"],
    ["C", "D"],
  ].map((team) => team.map(playerId)),
  sharedTurns: sharesAll,
  sharedLife: sharesAll,
});

const presets = { twoHeaded: teamsOf(true), pairs: teamsOf(false) } as const;

function presetOf({ teams }: Position): "none" | keyof typeof presets | "other" {
  if (!teams) return "none";
  const same = (one: Teams) => sameData(Object.entries(one).sort(), Object.entries(teams).sort());
  return same(presets.twoHeaded) ? "twoHeaded" : same(presets.pairs) ? "pairs" : "other";
}

/** What belongs to no player. */
function Settings({ lang, board: { position }, onEdit }: SetUpProps) {
  const words = sandboxWords(lang);
  const { rules, active, step, time, seed, seats, firstTurn } = position;
  const players = seats.map(({ player }) => player);
  const byName = (name: string): PlayerId => players.find((one) => one === name) ?? active;
  const preset = presetOf(position);
  return (
    <fieldset class="sb-settings">
      <legend class="visually-hidden">{words.form}</legend>
      <div class="sb-fields">
        <Select
          label={words.active}
          value={active}
          options={players.map((player) => [player, words.player(player)])}
          onChange={(player) => onEdit({ do: "turn", active: byName(player), step })}
        />
        <Select
          label={words.step}
          value={step}
          options={steps.map((one) => [one, (fullStepWords[one] ?? stepWords[one])[lang]])}
          onChange={(name) => {
            const to = steps.find((one) => one === name);
            if (to) onEdit({ do: "turn", active, step: to });
          }}
        />
        <Select
          label={words.rules}
          value={rules}
          options={editions.map((one) => [one, boardWords[lang].yearOption(one, false)])}
          onChange={(name) => {
            const to = editions.find((one) => one === name);
            if (to) onEdit({ do: "rules", rules: to });
          }}
        />
        <Select
          label={words.players}
          value={`${players.length}`}
          options={[2, 3, 4].map((count) => [`${count}`, words.playerCount(count)])}
          onChange={(count) => onEdit({ do: "players", count: Number(count) })}
        />
        {(players.length === 4 || preset !== "none") && (
          <Select
            label={words.teams}
            value={preset}
            options={[
              ["none", words.noTeams],
              ["twoHeaded", words.twoHeaded],
              ["pairs", words.pairs],
              ...(preset === "other" ? [["other", words.otherTeams] as const] : []),
            ]}
            onChange={(name) => {
              if (name === "none") onEdit({ do: "teams", teams: undefined });
              if (name === "twoHeaded" || name === "pairs")
                onEdit({ do: "teams", teams: presets[name] });
            }}
          />
        )}
        <Select
          label={words.time}
          value={time ?? "none"}
          options={(["none", "day", "night"] as const).map((one) => [one, words.times[one]])}
          onChange={(name) =>
            onEdit({ do: "time", time: name === "day" || name === "night" ? name : undefined })
          }
        />
        <Select
          label={words.chance}
          value={seed === undefined ? "asked" : "seed"}
          options={[
            ["asked", words.chanceAsked],
            ["seed", words.chanceSeed],
          ]}
          onChange={(name) => onEdit({ do: "seed", seed: name === "seed" ? 1 : undefined })}
        />
        {seed !== undefined && (
          <NumberField
            label={words.seed}
            value={seed}
            min={0}
            onChange={(to) => onEdit({ do: "seed", seed: to })}
          />
        )}
      </div>
      <Check
        label={words.firstTurn}
        isOn={firstTurn === true}
        onChange={(isOn) => onEdit({ do: "firstTurn", firstTurn: isOn })}
      />
    </fieldset>
  );
}

const kinds = { stack: "removeStacked", effect: "removeEffect", waiting: "removeWaiting" } as const;

/** What can be written in the notation only: shown, removed, and begun here. */
function Others({ lang, board: { position, cards }, onEdit, onAddLine }: SetUpProps) {
  const words = sandboxWords(lang);
  const lines = [...positionEntries(position, namePrinter(cards, lang))];
  const words_ = ["stack", "effect", "waiting"] as const;
  return (
    <details class="sb-others" open={lines.some(([key]) => /^(stack|effect|waiting) /.test(key))}>
      <summary>{words.others}</summary>
      <p class="sb-hint">
        {words.othersLead} <a href={`/${lang}/notation/`}>{words.howToWrite}</a>
      </p>
      {words_.map((word) => (
        <ul key={word} class="plain sb-lines">
          {lines
            .filter(([key]) => key.startsWith(`${word} `))
            .map(([key, line], index) => (
              <li key={key}>
                <code>{line}</code>
                <button
                  type="button"
                  aria-label={words.removeLine(line)}
                  onClick={() => onEdit({ do: kinds[word], index })}
                >
                  ✕
                </button>
              </li>
            ))}
        </ul>
      ))}
      <p class="sb-buttons">
        {words_.map((word) => (
          <button key={word} type="button" onClick={() => onAddLine(word)}>
            {words.addLine[word]}
          </button>
        ))}
      </p>
    </details>
  );
}

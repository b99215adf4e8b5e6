/** What belongs to no player: the turn and the rules, who plays, and chance. */
import { strings as boardWords } from "../../board/words/both.ts";
import type { Teams } from "../../engine/game.ts";
import { playerId } from "../../engine/ids.ts";
import { editions } from "../../engine/rules.ts";
import { fullStepWords, stepWords } from "../../language/lexicon.ts";
import { sameData } from "../../language/sameData.ts";
import { steps } from "../../language/vocabulary.ts";
import type { Edit } from "../../notation/edit/edits.ts";
import type { Position } from "../../notation/syntax.ts";
import type { Lang } from "../i18n.ts";
import { Check, NumberField, Select } from "./controls.tsx";
import { sandboxWords } from "./words.ts";

interface SettingsProps {
  readonly lang: Lang;
  readonly position: Position;
  readonly onEdit: (edit: Edit) => void;
}

export function Settings(props: SettingsProps) {
  const { lang, position, onEdit } = props;
  const words = sandboxWords(lang);
  return (
    <fieldset class="sb-settings">
      <legend class="visually-hidden">{words.form}</legend>
      <div class="sb-fields">
        <TurnFields {...props} />
        <PlayersFields {...props} />
        <Select
          label={words.time}
          value={position.time ?? "none"}
          options={(["none", "day", "night"] as const).map((one) => [one, words.times[one]])}
          onChange={(name) =>
            onEdit({ do: "time", time: name === "day" || name === "night" ? name : undefined })
          }
        />
        <ChanceFields {...props} />
      </div>
      <Check
        label={words.firstTurn}
        isOn={position.firstTurn === true}
        onChange={(isOn) => onEdit({ do: "firstTurn", firstTurn: isOn })}
      />
    </fieldset>
  );
}

/** Whose turn it is, how far it has come, and by whose rules. */
function TurnFields({ lang, position: { active, step, rules, seats }, onEdit }: SettingsProps) {
  const words = sandboxWords(lang);
  const players = seats.map(({ player }) => player);
  return (
    <>
      <Select
        label={words.active}
        value={active}
        options={players.map((player) => [player, words.player(player)])}
        onChange={(name) => {
          const to = players.find((one) => one === name);
          if (to) onEdit({ do: "turn", active: to, step });
        }}
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
    </>
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

/** How many play, and in which teams. */
function PlayersFields({ lang, position, onEdit }: SettingsProps) {
  const words = sandboxWords(lang);
  const count = position.seats.length;
  const preset = presetOf(position);
  return (
    <>
      <Select
        label={words.players}
        value={`${count}`}
        options={[2, 3, 4].map((one) => [`${one}`, words.playerCount(one)])}
        onChange={(to) => onEdit({ do: "players", count: Number(to) })}
      />
      {(count === 4 || preset !== "none") && (
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
    </>
  );
}

/** Whether chance is asked, or comes of a seed. */
function ChanceFields({ lang, position: { seed }, onEdit }: SettingsProps) {
  const words = sandboxWords(lang);
  return (
    <>
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
    </>
  );
}

import type { PlayerId } from "../../engine/ids.ts";
import type { CardDefinition } from "../../language/card.ts";
import { colorWords } from "../../language/lexicon.ts";
import { creatureTypes, subtypeWords } from "../../language/subtypes.ts";
import { colors } from "../../language/vocabulary.ts";
import type { Item } from "../../notation/syntax.ts";
import type { Lang } from "../i18n.ts";
import { type Choosable, choicesFor } from "./choices.ts";
import { Select } from "./controls.tsx";
import type { SetDetail } from "./States.tsx";
import type { SandboxWords } from "./words.ts";

interface Props {
  readonly lang: Lang;
  readonly item: Item;
  readonly cards: readonly CardDefinition[];
  readonly players: readonly PlayerId[];
  readonly words: SandboxWords;
  readonly set: SetDetail;
}

type Option = readonly [value: string, label: string];

/** The creature types in the order of a dictionary of the language. */
function typeOptions(lang: Lang): readonly Option[] {
  const key = (type: string): string =>
    (lang === "ja" ? subtypeWords.get(type)?.kana : undefined) ?? type;
  return creatureTypes
    .toSorted((one, other) => key(one).localeCompare(key(other), lang))
    .map((type) => [type, subtypeWords.get(type)?.[lang] ?? type]);
}

/** What was chosen for a permanent as it entered, where its text has something chosen. */
export function ChosenFields({ lang, item, cards, players, words, set }: Props) {
  const { chosen = {} } = item;
  const asked = choicesFor(item, cards);
  const field = <Key extends Choosable>(
    key: Key,
    label: string,
    options: readonly Option[],
    read: (written: string) => NonNullable<Item["chosen"]>[Key] | undefined,
  ) => (
    <Select
      label={label}
      value={chosen[key] ?? ""}
      options={[["", words.notChosen], ...options]}
      onChange={(written) => {
        const { [key]: _, ...others } = chosen;
        const value = read(written);
        const after = value === undefined ? others : { ...others, [key]: value };
        set("chosen", Object.keys(after).length === 0 ? undefined : after);
      }}
    />
  );
  return (
    <>
      {asked.has("color") &&
        field(
          "color",
          words.chosenColor,
          colors.map((color) => [color, colorWords[color][lang]]),
          (written) => colors.find((color) => color === written),
        )}
      {asked.has("subtype") &&
        field("subtype", words.chosenType, typeOptions(lang), (written) =>
          creatureTypes.find((type) => type === written),
        )}
      {asked.has("player") &&
        field(
          "player",
          words.chosenPlayer,
          players.map((player) => [player, words.player(player)]),
          (written) => players.find((player) => player === written),
        )}
    </>
  );
}

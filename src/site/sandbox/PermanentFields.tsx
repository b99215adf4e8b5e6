import type { PlayerId } from "../../engine/ids.ts";
import type { Editable, Spot } from "../../notation/edit/edits.ts";
import type { Item } from "../../notation/syntax.ts";
import type { Lang } from "../i18n.ts";
import { CardField } from "./CardField.tsx";
import { ChosenFields } from "./ChosenFields.tsx";
import { Counters } from "./Counters.tsx";
import { isPermanent } from "./choices.ts";
import { Check, NumberField, Select } from "./controls.tsx";
import type { CardFinder } from "./find.ts";
import { ObjectField, TargetField } from "./ObjectFields.tsx";
import { type ObjectOption, objectOptions } from "./objects.ts";
import { type SetDetail, States, statesFor } from "./States.tsx";
import type { SandboxWords } from "./words.ts";

interface PermanentProps {
  readonly lang: Lang;
  readonly board: Editable;
  readonly spot: Spot;
  readonly item: Item;
  readonly words: SandboxWords;
  readonly find: CardFinder;
  readonly set: SetDetail;
}

/** What only a permanent has. */
export function PermanentFields({
  lang,
  board: { position, cards },
  spot,
  item,
  words,
  find,
  set,
}: PermanentProps) {
  const options = objectOptions(position, cards, lang, words);
  const others = options.filter((one) => one.item !== item);
  const there = others.filter(({ zone }) => zone === "battlefield");
  const players = position.seats.map(({ player }) => player);
  return (
    <>
      <p class="sb-checks">
        <Check
          label={words.tapped}
          isOn={item.tapped === true}
          onChange={(isOn) => set("tapped", isOn || undefined)}
        />
        <Check
          label={words.recent}
          isOn={item.recent === true}
          onChange={(isOn) => set("recent", isOn || undefined)}
        />
        <States only={statesFor(item, cards)} item={item} words={words} set={set} />
      </p>
      <div class="sb-fields">
        <NumberField
          label={words.damage}
          value={item.damage ?? 0}
          min={0}
          onChange={(damage) => set("damage", damage || undefined)}
        />
        <ObjectField
          label={words.on}
          none={words.nothing}
          options={[...there, ...others.filter(({ zone }) => zone === "graveyard")]}
          value={item.on}
          onChange={(reference) => set("on", reference)}
        />
        <Select
          label={words.owner}
          value={item.owner ?? spot.player}
          options={players.map((player) => [player, words.player(player)])}
          onChange={(player) => {
            const owner = players.find((one) => one === player);
            set("owner", owner === spot.player ? undefined : owner);
          }}
        />
        <CombatFields {...{ cards, players, spot, item, words, set }} others={there} />
      </div>
      <div class="sb-fields">
        <CardField
          label={words.copyOf}
          lang={lang}
          card={cards.find(({ id }) => id === item.copyOf)}
          find={(typed) => find(typed, isPermanent)}
          onChange={(card) => set("copyOf", card?.id, card)}
        />
        <ChosenFields {...{ lang, item, cards, players, words, set }} />
      </div>
      <Counters {...{ lang, item, words }} onChange={(counters) => set("counters", counters)} />
    </>
  );
}

interface CombatProps extends Pick<PermanentProps, "spot" | "item" | "words" | "set"> {
  readonly cards: Editable["cards"];
  readonly players: readonly PlayerId[];
  /** The other permanents. */
  readonly others: readonly ObjectOption[];
}

/** Whom it attacks, and what it blocks. */
function CombatFields({ cards, players, spot, item, words, set, others }: CombatProps) {
  const attackers = others.filter((one) => one.item.attacking !== undefined);
  const planeswalkers = others.filter(({ item: { card } }) =>
    cards.find(({ id }) => id === card)?.types.includes("planeswalker"),
  );
  const [blocked] = item.blocking ?? [];
  return (
    <>
      <TargetField
        label={words.attacking}
        none={words.notAttacking}
        players={players.filter((player) => player !== spot.player)}
        options={planeswalkers}
        words={words}
        value={item.attacking}
        onChange={(reference) => set("attacking", reference)}
      />
      {(attackers.length > 0 || blocked) && (
        <ObjectField
          label={words.blocking}
          none={words.nothing}
          options={attackers}
          value={blocked}
          onChange={(reference) => set("blocking", reference && [reference])}
        />
      )}
    </>
  );
}

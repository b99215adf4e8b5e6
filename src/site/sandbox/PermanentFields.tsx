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
import { objectOptions } from "./objects.ts";
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
  const attackers = there.filter((one) => one.item.attacking !== undefined);
  const planeswalkers = there.filter(({ item: { card } }) =>
    cards.find(({ id }) => id === card)?.types.includes("planeswalker"),
  );
  const [blocked] = item.blocking ?? [];
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

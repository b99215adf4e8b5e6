import { useState } from "preact/hooks";
import { counterKinds } from "../../language/vocabulary.ts";
import type { Item } from "../../notation/syntax.ts";
import type { Lang } from "../i18n.ts";
import { NumberField } from "./controls.tsx";
import { counterLabel } from "./objects.ts";
import type { SandboxWords } from "./words.ts";

interface CountersProps {
  readonly lang: Lang;
  readonly item: Item;
  readonly words: SandboxWords;
  readonly onChange: (counters: Item["counters"]) => void;
}

const kinds = ["+1/+1", "-1/-1", ...counterKinds] as const;

/** The counters on a permanent, and one more of any kind. */
export function Counters({ lang, item: { counters = {} }, words, onChange }: CountersProps) {
  const [kind, setKind] = useState<string>("+1/+1");
  const with_ = (name: string, amount: number) => {
    const after = Object.fromEntries(
      Object.entries({ ...counters, [name]: amount }).filter(([, count]) => count > 0),
    );
    onChange(Object.keys(after).length === 0 ? undefined : after);
  };
  return (
    <fieldset class="sb-counters">
      <legend>{words.counters}</legend>
      <div class="sb-fields">
        {Object.entries(counters).map(([name, amount]) => (
          <NumberField
            key={name}
            label={counterLabel(name, lang)}
            value={amount}
            min={0}
            onChange={(count) => with_(name, count)}
          />
        ))}
      </div>
      <p class="sb-buttons">
        <label>
          <span class="visually-hidden">{words.kind}</span>
          <select value={kind} onChange={({ currentTarget }) => setKind(currentTarget.value)}>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {counterLabel(one, lang)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => with_(kind, (counters[kind] ?? 0) + 1)}>
          {words.addCounter}
        </button>
      </p>
    </fieldset>
  );
}

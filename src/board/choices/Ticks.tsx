interface Props {
  readonly items: readonly { readonly key: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChoose: (key: string) => void;
}

/** Several things of a list, each with a box to tick. */
export function Ticks({ items, chosen, onChoose }: Props) {
  return (
    <ul class="ticks plain">
      {items.map(({ key, label }) => (
        <li key={key}>
          <label>
            <input type="checkbox" checked={chosen.includes(key)} onChange={() => onChoose(key)} />
            {label}
          </label>
        </li>
      ))}
    </ul>
  );
}

import { useBoard } from "./context.ts";
import { Icon } from "./Icon.tsx";
import { ownControls, type Speed, speeds } from "./usePlaying.ts";

interface Props {
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly onToggle: () => void;
  readonly onSpeed: (speed: Speed) => void;
}

/** Lets the steps go by, one after the other, at a speed that leaves time to read. */
export function Playing({ isPlaying, speed, onToggle, onSpeed }: Props) {
  const { words } = useBoard();
  return (
    <div class={ownControls}>
      <button type="button" class="tool" aria-pressed={isPlaying} onClick={onToggle}>
        <Icon name={isPlaying ? "pause" : "play"} />
        {words.playSlowly}
      </button>
      <label>
        {words.speed}{" "}
        <select
          value={speed}
          onChange={({ currentTarget }) => {
            const chosen = speeds.find((one) => one === currentTarget.value);
            if (chosen) onSpeed(chosen);
          }}
        >
          {speeds.map((one) => (
            <option key={one} value={one}>
              {words.speeds[one]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

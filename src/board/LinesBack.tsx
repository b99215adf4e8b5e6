import { useBoard } from "./context.ts";

/** Says that the reader's lines of an earlier visit are there again. */
export function LinesBack({ onForget }: { readonly onForget: () => void }) {
  const { words } = useBoard();
  return (
    <p class="lines-back">
      {words.linesBack}{" "}
      <button type="button" onClick={onForget}>
        {words.forgetLines}
      </button>
    </p>
  );
}

import { hydrate, render } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Board, type BoardProps } from "./Board.tsx";
import { playInSlices } from "./script.ts";

/**
 * A board in a page that shows it already. What the page has stays as it is while the script is
 * played, a little at a time, so that nobody has to wait for it; then the board takes that over.
 */
export function Island(props: BoardProps) {
  const frame = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = frame.current;
    if (!place) return undefined;
    let isGone = false;
    playInSlices(props.script).then((played) => {
      if (isGone) return;
      if (!played.ok) throw new Error(`The board's script can't be played: ${played.problem}.`);
      hydrate(<Board {...props} played={played.value} />, place);
      place.dataset.playable = "";
    });
    return () => {
      isGone = true;
      render(null, place);
    };
  }, []);

  if (import.meta.env.SSR) {
    return (
      <div class="board-frame">
        <Board {...props} />
      </div>
    );
  }
  // While the island is hydrated, its HTML is left alone.
  return <div ref={frame} class="board-frame" dangerouslySetInnerHTML={{ __html: "" }} />;
}

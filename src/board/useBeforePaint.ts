import { type Inputs, useLayoutEffect } from "preact/hooks";

const looks = new Set<() => void>();
let channel: MessageChannel | undefined;
let frame: number | undefined;

function lookAll(): void {
  if (frame !== undefined) cancelAnimationFrame(frame);
  frame = undefined;
  const due = [...looks];
  looks.clear();
  for (const look of due) look();
}

/**
 * Between the drawing and the frame that paints it there are milliseconds to spare, in which the
 * layout can be made that the frame would have to make; a frame that comes at once does it itself.
 */
function schedule(): void {
  if (frame !== undefined) return;
  frame = requestAnimationFrame(lookAll);
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = lookAll;
  }
  channel.port2.postMessage(undefined);
}

/**
 * Looks at where things stand once all of a step has been drawn and before it is painted; all who
 * look do so together, since each look after a change would cost another layout.
 */
export function useBeforePaint(look: () => void, inputs: Inputs): void {
  useLayoutEffect(() => {
    looks.add(look);
    schedule();
    return () => {
      looks.delete(look);
    };
  }, inputs);
}

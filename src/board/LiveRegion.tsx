import { useEffect, useState } from "preact/hooks";

/** Speaks each step, once the reader has moved. */
export function LiveRegion({ text }: { readonly text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => setSaid(text), [text]);
  return (
    <p class="visually-hidden" role="status" aria-live="polite">
      {said}
    </p>
  );
}

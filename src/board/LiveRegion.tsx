/** Speaks each step, once the reader has moved. */
export function LiveRegion({ text }: { readonly text: string }) {
  return (
    <p class="visually-hidden" role="status" aria-live="polite">
      {text}
    </p>
  );
}

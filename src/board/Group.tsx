import type { ComponentChildren, Ref } from "preact";

interface Props {
  readonly label: string;
  readonly class: string;
  /** For moving focus to it. */
  readonly target?: Ref<HTMLDivElement>;
  readonly children?: ComponentChildren;
}

/** A labelled region that is no landmark: a page of boards would have dozens of them. */
export function Group({ label, class: className, target, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div
      role="group"
      aria-label={label}
      class={className}
      {...(target && { ref: target, tabIndex: -1 })}
    >
      {children}
    </div>
  );
}

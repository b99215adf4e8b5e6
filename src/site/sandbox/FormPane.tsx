import { SetUp, type SetUpProps } from "./SetUp.tsx";
import type { Sheet } from "./sheet.ts";
import { sandboxWords } from "./words.ts";

interface Props extends Omit<SetUpProps, "board"> {
  /** The newest text that a form can show. */
  readonly read: Sheet;
  /** The text is another by now, with a mistake in it. */
  readonly isLocked: boolean;
  readonly isReady: boolean;
  readonly onGoBack: (() => void) | undefined;
}

/** The form, which stands still while there is a mistake in the text. */
export function FormPane({ read, isLocked, isReady, onGoBack, ...props }: Props) {
  const words = sandboxWords(props.lang);
  return (
    <section id="sb-form" aria-label={words.form}>
      {isLocked && (
        <p class="refused">
          {words.locked}{" "}
          {onGoBack && (
            <button type="button" onClick={onGoBack}>
              {words.backToRead}
            </button>
          )}
        </p>
      )}
      <fieldset class="sb-lock" disabled={isLocked} inert={!isReady}>
        {read.board && <SetUp {...props} board={read.board} />}
      </fieldset>
    </section>
  );
}

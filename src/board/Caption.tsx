import type { Told } from "./look.ts";
import { Rules } from "./Steps.tsx";
import { Rich } from "./Symbols.tsx";
import { useLater } from "./useLater.ts";

interface Props {
  readonly told: Told | undefined;
  /** The names of the board's cards, which hold no terms. */
  readonly names: readonly string[];
  /** What the address of the glossary begins with. */
  readonly termAddress: string | undefined;
  readonly hasMoved: boolean;
}

async function loadTerms(address: string) {
  const { Linked, fetchTerms } = await import("./terms/index.ts");
  return { Linked, address, terms: await fetchTerms(address) };
}

/** What happened in the step in view, and by which rules. Its terms lead to the glossary. */
export function Caption({ told, names, termAddress = "", hasMoved }: Props) {
  const hasTerms = termAddress !== "";
  const found = useLater(hasMoved && hasTerms, () => loadTerms(termAddress), { ahead: hasTerms });
  const text = told?.text ?? "";
  return (
    <div class="caption">
      {found ? (
        <found.Linked text={text} names={names} address={found.address} terms={found.terms} />
      ) : (
        <p>
          <Rich text={text} />
        </p>
      )}
      <Rules cr={told?.cr ?? []} />
    </div>
  );
}

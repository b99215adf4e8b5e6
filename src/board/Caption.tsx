import { Rich } from "./Symbols.tsx";
import { useLater } from "./useLater.ts";

interface Props {
  readonly text: string;
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

/** What happened in the step in view. Its terms lead to the glossary, once their words are there. */
export function Caption({ text, names, termAddress = "", hasMoved }: Props) {
  const hasTerms = termAddress !== "";
  const found = useLater(hasMoved && hasTerms, () => loadTerms(termAddress), { ahead: hasTerms });
  if (!found) {
    return (
      <p>
        <Rich text={text} />
      </p>
    );
  }
  const { Linked, address, terms } = found;
  return <Linked text={text} names={names} address={address} terms={terms} />;
}

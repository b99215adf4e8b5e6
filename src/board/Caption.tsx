import type { CardDefinition } from "../language/card.ts";
import { Rich } from "./Symbols.tsx";
import { useLater } from "./useLater.ts";

interface Props {
  readonly text: string;
  /** The cards of the board, whose names hold no terms. */
  readonly cards: readonly CardDefinition[];
  /** What the address of the glossary begins with. */
  readonly termAddress: string | undefined;
  readonly hasMoved: boolean;
}

async function loadTerms(address: string) {
  const { Linked, fetchTerms } = await import("./terms/index.ts");
  return { Linked, address, terms: await fetchTerms(address) };
}

/** What happened in the step in view. Its terms lead to the glossary, once a reader has moved. */
export function Caption({ text, cards, termAddress = "", hasMoved }: Props) {
  const found = useLater(hasMoved && termAddress !== "", () => loadTerms(termAddress));
  if (!found) {
    return (
      <p>
        <Rich text={text} />
      </p>
    );
  }
  const { Linked, address, terms } = found;
  return <Linked text={text} cards={cards} address={address} terms={terms} />;
}

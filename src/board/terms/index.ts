/** The terms of captions, fetched ahead and shown once a reader has moved. */
import type { TermWords } from "./find.ts";

export { Linked } from "./Linked.tsx";

const fetched = new Map<string, Promise<TermWords>>();

/** The words of the glossary at an address, fetched once for all boards of a page. */
export function fetchTerms(address: string): Promise<TermWords> {
  const load = async (): Promise<TermWords> => {
    const answer = await fetch(`${address}words.json`);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.json();
  };
  const known = fetched.get(address) ?? load();
  fetched.set(address, known);
  known.catch(() => fetched.delete(address));
  return known;
}

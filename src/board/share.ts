import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "./Board.tsx";
import { follow } from "./follow.ts";
import { type Act, areOfOne, type State } from "./store.ts";
import { momentOf, type Origin, pathTo, type Tree } from "./tree.ts";
import { loadWatching } from "./useWatching.ts";
import { nameOfPlace } from "./walk.ts";
import { wordsOf } from "./words.ts";

/**
 * What an address says of a board: `#id=…` holds a line of play, `#id-step-3` a step of the script
 * and `#id-step-3.2` a rule step of that.
 */
type Request =
  | { readonly is: "line"; readonly payload: string }
  | { readonly is: "step"; readonly step: number; readonly part?: number };

export function requestFor(id: string, hash: string): Request | undefined {
  if (hash.startsWith(`#${id}=`)) return { is: "line", payload: hash.slice(id.length + 2) };
  const prefix = `#${id}-step-`;
  if (!hash.startsWith(prefix)) return undefined;
  const [, step, part] = /^(\d+)(?:\.(\d+))?$/.exec(hash.slice(prefix.length)) ?? [];
  if (step === undefined) return undefined;
  return { is: "step", step: Number(step), ...(part !== undefined && { part: Number(part) }) };
}

/** The board that a tree began from. */
export const originOf = ({ origin }: Tree, { notation, script }: BoardProps): Origin =>
  origin ?? { notation, cards: script.cards };

/** An address of the moment in view: on the page, or where every card is known. */
async function addressOf(
  props: BoardProps,
  tree: Tree,
  part: number | undefined,
): Promise<string | undefined> {
  const path = pathTo(tree, tree.at);
  const { edition } = momentOf(tree).game.rules;
  const isOwn = edition === props.script.edition && !tree.origin;
  if (isOwn && path.every((moment) => moment.inScript)) {
    return `#${props.id}-step-${nameOfPlace({ step: tree.at, ...(part !== undefined && { part }) })}`;
  }
  const { encodeLink } = await import("./link.ts");
  const answers = path.flatMap((moment) => moment.answers);
  const { notation, cards } = originOf(tree, props);
  const hasNames = Object.keys(tree.names).length > 0;
  const name = hasNames ? (await loadWatching()).nameInView(tree) : undefined;
  const payload = await encodeLink(notation, cards, answers, { rules: edition, name });
  if (!payload.ok) return undefined;
  const known = new Set(props.script.cards.map((card) => card.id));
  const isKnown = cards.every((card) => known.has(card.id));
  if (isKnown) return `#${props.id}=${payload.value}`;
  return props.sandboxAddress && `${props.sandboxAddress}#board=${payload.value}`;
}

/** The same in full, for texts that go elsewhere. */
export async function fullAddressOf(
  props: BoardProps,
  { tree, part }: Pick<State, "tree" | "part">,
): Promise<string | undefined> {
  const address = await addressOf(props, tree, part);
  return address && new URL(address, location.href).href;
}

/** Makes links to the moment in view, and goes where the page's address says. */
export function useLink(
  props: BoardProps,
  { tree, part, own }: State,
  dispatch: (act: Act) => void,
  /** An address may name a rule step. */
  onPart: () => void,
) {
  const { id, lang, script } = props;
  const words = wordsOf(lang);
  const [copied, setCopied] = useState<string | null>(null);
  const latest = useRef(own);
  latest.current = own;
  const [problem, setProblem] = useState<string | null>(null);

  const copy = useCallback(async () => {
    const address = await addressOf(props, tree, part);
    if (address === undefined) return setCopied(words.copyFailed);
    const isHere = address.startsWith("#");
    if (isHere) history.replaceState(history.state, "", address);
    try {
      await navigator.clipboard.writeText(new URL(address, location.href).href);
      setCopied(words.copied);
    } catch {
      setCopied(isHere ? words.inAddressBar : words.copyFailed);
    }
  }, [props, tree, part, words]);

  // What was said of an earlier moment is no longer true.
  useEffect(() => setCopied(null), [tree, part]);

  useEffect(() => {
    const goThere = async () => {
      const request = requestFor(id, location.hash);
      if (!request) return;
      setProblem(null);
      if (request.is === "step") {
        if (request.part !== undefined) onPart();
        return dispatch({ do: "goToStep", step: request.step, part: request.part });
      }
      const { decodeLink } = await import("./link.ts");
      const linked = await decodeLink(request.payload, script.cards);
      const tree = linked.ok ? follow(script, linked.value) : undefined;
      if (!linked.ok || !tree) {
        const why = linked.ok ? "" : words.badLinkWhy(linked.problem[lang]);
        return setProblem(words.badLink + why);
      }
      if (!areOfOne(tree, latest.current)) return dispatch({ do: "load", tree });
      // A line of this board joins those that the reader has made.
      const { graft, namedInView } = await loadWatching();
      const joined = graft(latest.current, tree);
      dispatch({ do: "load", tree: namedInView(joined, linked.value.name ?? "") });
    };
    goThere();
    addEventListener("hashchange", goThere);
    return () => removeEventListener("hashchange", goThere);
  }, [id, lang, script, words, dispatch, onPart]);

  return { copy, copied, problem };
}

import { useCallback, useEffect, useState } from "preact/hooks";
import type { BoardProps } from "./Board.tsx";
import { follow } from "./follow.ts";
import type { Act, State } from "./store.ts";
import { momentOf, pathTo, type Tree } from "./tree.ts";
import { nameOfPlace } from "./walk.ts";
import { strings } from "./words.ts";

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

async function hashOf(
  props: BoardProps,
  tree: Tree,
  part: number | undefined,
): Promise<string | undefined> {
  const path = pathTo(tree, tree.at);
  const { edition } = momentOf(tree).game.rules;
  const isOwn = edition === props.script.edition;
  if (isOwn && path.every((moment) => moment.inScript)) {
    return `#${props.id}-step-${nameOfPlace({ step: tree.at, ...(part !== undefined && { part }) })}`;
  }
  const { encodeLink } = await import("./link.ts");
  const answers = path.flatMap((moment) => moment.answers);
  const payload = await encodeLink(props.notation, props.script.cards, answers, edition);
  return payload.ok ? `#${props.id}=${payload.value}` : undefined;
}

/** Makes links to the moment in view, and goes where the page's address says. */
export function useLink(
  props: BoardProps,
  { tree, part }: State,
  dispatch: (act: Act) => void,
  /** An address may name a rule step. */
  onPart: () => void,
) {
  const { id, lang, script } = props;
  const words = strings[lang];
  const [copied, setCopied] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const copy = useCallback(async () => {
    const hash = await hashOf(props, tree, part);
    if (hash === undefined) return setCopied(words.copyFailed);
    history.replaceState(history.state, "", hash);
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(words.copied);
    } catch {
      setCopied(words.inAddressBar);
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
      if (tree) dispatch({ do: "load", tree });
      else setProblem(words.badLink + (linked.ok ? "" : words.badLinkWhy(linked.problem[lang])));
    };
    goThere();
    addEventListener("hashchange", goThere);
    return () => removeEventListener("hashchange", goThere);
  }, [id, lang, script, words, dispatch, onPart]);

  return { copy, copied, problem };
}

/** Addresses of moments on a board, and the lines that addresses hold. */
import { fail, ok, type Result } from "../../engine/result.ts";
import type { Lang } from "../../notation/bilingual.ts";
import { follow } from "../follow.ts";
import type { BoardProps, BoardSource } from "../props.ts";
import { areOfOne, type State } from "../store.ts";
import { momentOf, type Origin, pathTo, type Tree } from "../tree.ts";
import { nameOfPlace } from "../walk.ts";
import { wordsOf } from "../words.ts";
import { loadWatching } from "./panels.ts";

/** The page's board. */
export const originOf = ({ notation, script }: BoardSource): Origin => ({
  notation,
  cards: script.cards,
  nicknames: script.nicknames,
});

/** What reads and writes boards in addresses comes when it is wanted: without a network, not at all. */
const loadLinking = () => import("../link.ts").catch(() => undefined);

/** An address of the moment in view: on the page, or where every card is known. */
export async function addressOf(
  props: Pick<BoardProps, "id" | "sandboxAddress" | "isWritten">,
  source: BoardSource,
  { tree, part }: Pick<State, "tree" | "part">,
): Promise<string | undefined> {
  const path = pathTo(tree, tree.at);
  const { edition } = momentOf(tree).game.rules;
  const isOwn = edition === source.script.edition && !tree.origin;
  if (isOwn && path.every((moment) => moment.inScript)) {
    const place = nameOfPlace({ step: tree.at, ...(part !== undefined && { part }) });
    if (!props.isWritten) return `#${props.id}-step-${place}`;
    if (source.written !== undefined) {
      const { encodeBoard } = await import("../../notation/url.ts");
      return `#${props.id}=${await encodeBoard(source.written)}&step=${place}`;
    }
  }
  const linking = await loadLinking();
  if (!linking) return undefined;
  const answers = path.flatMap((moment) => moment.answers);
  const { notation, cards } = tree.origin ?? originOf(source);
  const hasNames = Object.keys(tree.names).length > 0;
  const name = hasNames ? (await loadWatching()).nameInView(tree) : undefined;
  const payload = await linking.encodeLink(notation, cards, answers, { rules: edition, name });
  if (!payload.ok) return undefined;
  const known = new Set(source.script.cards.map((card) => card.id));
  const isKnown = cards.every((card) => known.has(card.id));
  if (isKnown) return `#${props.id}=${payload.value}`;
  return props.sandboxAddress && `${props.sandboxAddress}#board=${payload.value}`;
}

/** The tree with the line that an address holds in view, or why there is none. */
export async function lineAt(
  payload: string,
  { script }: BoardSource,
  lang: Lang,
  own: () => Tree,
): Promise<Result<Tree, string>> {
  const words = wordsOf(lang);
  const linking = await loadLinking();
  if (!linking) return fail(words.cutOff);
  const linked = await linking.decodeLink(payload, script.cards);
  const tree = linked.ok ? follow(script, linked.value) : undefined;
  if (!linked.ok || !tree) {
    return fail(words.badLink + (linked.ok ? "" : words.badLinkWhy(linked.problem[lang])));
  }
  if (!areOfOne(tree, own())) return ok(tree);
  // A line of this board joins those that the reader has made.
  const { graft, namedInView } = await loadWatching();
  return ok(namedInView(graft(own(), tree), linked.value.name ?? ""));
}

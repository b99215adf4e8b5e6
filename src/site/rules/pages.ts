/** What the pages of rules show besides the gist. */
import { allChanges, boardOwner, type Change } from "../changes.ts";
import { allRulings } from "../data.ts";
import { changePage, pagePath, rulingPath } from "../paths.ts";
import type { Ruling } from "../rulings.ts";
import { type Coverage, coverageOf } from "./coverage.ts";
import type { Gist } from "./gists.ts";
import { todaysGists } from "./numbers.ts";
import { type Citing, type Use, usesIn } from "./uses.ts";

const ofRuling = (ruling: Ruling): Citing => ({
  owner: ruling.id,
  cr: ruling.cr,
  boards: ruling.boards,
  hrefOf: (lang, { id }) => `${rulingPath(lang, ruling.id)}#${ruling.id}-${id}`,
});

const ofChange = (change: Change): Citing => ({
  owner: boardOwner(change).id,
  cr: change.cr,
  boards: change.boards,
  hrefOf: (lang, { id }) =>
    `${pagePath(lang, changePage(change.id))}#${boardOwner(change).id}-${id}`,
});

async function loadAll() {
  const rulings = await allRulings();
  const changes = allChanges();
  const uses = usesIn([...rulings.map(ofRuling), ...changes.map(ofChange)]);
  return { rulings, changes, uses };
}

let loading: ReturnType<typeof loadAll> | undefined;

interface About {
  readonly rulings: readonly Ruling[];
  readonly changes: readonly Change[];
  /** The boards on which it is at work. */
  readonly uses: readonly Use[];
}

export async function aboutRule({ id, rule }: Gist): Promise<About> {
  loading ??= loadAll();
  const { rulings, changes, uses } = await loading;
  const cites = ({ cr }: { readonly cr: readonly string[] }): boolean => cr.includes(rule);
  return {
    rulings: rulings.filter(cites),
    changes: changes.filter(cites),
    uses: uses.get(id) ?? [],
  };
}

/** How well today's rules are covered. */
export async function coverage(): Promise<readonly Coverage[]> {
  loading ??= loadAll();
  const { rulings, uses } = await loading;
  return coverageOf(todaysGists(), rulings, uses);
}

/** The rules before and after one that have gists. */
export function neighboursOf({ rule }: Gist): { previous?: Gist; next?: Gist } {
  const gists = todaysGists();
  const place = gists.findIndex((gist) => gist.rule === rule);
  const [previous, next] = place < 0 ? [] : [gists[place - 1], gists[place + 1]];
  return { ...(previous && { previous }), ...(next && { next }) };
}

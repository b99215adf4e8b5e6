/** What the game remembers of what is past: the events of a turn, and objects that are gone. */
import type { Asked } from "../language/schema.ts";
import { find } from "../language/walk.ts";
import type { Happening } from "./events.ts";
import type { Game, Remembered, ThisTurn } from "./game.ts";
import { type ObjectId, objectId, playerId } from "./ids.ts";
import { characteristics } from "./layers.ts";
import { someCard } from "./someCard.ts";
import { unreachable } from "./view.ts";
import type { Work } from "./work.ts";

/** Events as what they are remembered for what a text asks about afterwards. */
const kindsOf = {
  enters: ["moved", "created"],
  leaves: ["moved"],
  putIntoGraveyardFrom: ["moved"],
  discards: ["moved"],
  draws: ["moved"],
  mills: ["moved"],
  isDestroyed: ["moved"],
  castsSpell: ["cast"],
  attacks: ["attacked"],
  blocks: ["blocked"],
  becomesBlocked: ["blocked"],
  damages: ["damaged"],
  gainsLife: ["lifeChanged"],
  losesLife: ["lifeChanged"],
  clashes: ["clashed"],
} as const satisfies Record<Exclude<Asked["is"], "anyEvent">, readonly Happening["is"][]>;

type Kind = (typeof kindsOf)[keyof typeof kindsOf][number];
const remembered: ReadonlySet<Happening["is"]> = new Set<Kind>(Object.values(kindsOf).flat());
const isRemembered = (what: Happening): what is Extract<Happening, { is: Kind }> =>
  remembered.has(what.is);

/** Whether some card of the game asks what happened in a turn. */
const asksWhatHappened = someCard(
  (ability) =>
    find(ability, "timesHappened", "attackedWith", "sumHappened", "putThereThisTurn").length > 0 ||
    find(ability, "costChange").some(({ first }) => first) ||
    find(ability, "castsSpell", "draws").some(({ nth }) => nth !== undefined),
);

/** What of these events some card will ask about. */
export const remembering = (game: Game, events: readonly Happening[]): readonly Remembered[] =>
  asksWhatHappened(game.cards)
    ? events.flatMap((what) => (isRemembered(what) ? [noted(game, what)] : []))
    : [];

/** Nobody casts more in a turn; a position may say any number. */
const mostCounted = 1000;

/**
 * Of spells that a position only counts it is known that they were cast, and by whom: texts that
 * ask for any spells count them.
 */
export const onlyCounted = ({ spellsCast }: Pick<ThisTurn, "spellsCast">): readonly Happening[] =>
  Object.entries(spellsCast).flatMap(([player, count]) =>
    Array.from(
      { length: Math.min(count, mostCounted) },
      (): Happening => ({
        is: "cast",
        object: objectId(0),
        player: playerId(player),
        from: "hand",
      }),
    ),
  );

/** Notes of the events of a step what the rules (731.2) or some card will ask about. */
export function recordEvents(work: Work): void {
  for (const { what } of work.events) {
    if (what.is !== "cast") continue;
    const { thisTurn } = work.game;
    const { spellsCast } = thisTurn;
    const count = (spellsCast[what.player] ?? 0) + 1;
    work.set({ thisTurn: { ...thisTurn, spellsCast: { ...spellsCast, [what.player]: count } } });
  }
  const { game } = work;
  const news = remembering(
    game,
    work.events.map(({ what }) => what),
  );
  if (news.length === 0) return;
  const { thisTurn } = game;
  work.set({ thisTurn: { ...thisTurn, events: [...thisTurn.events, ...news] } });
}

/** 608.2i: what is asked later is what the objects were then. Of what is gone the past tells it. */
function noted(game: Game, what: Extract<Happening, { is: Kind }>): Remembered {
  const there = actorsOf(what).filter((id) => game.objects[id]);
  if (there.length === 0) return what;
  return { ...what, as: Object.fromEntries(there.map((id) => [id, characteristics(game, id)])) };
}

function actorsOf(what: Extract<Happening, { is: Kind }>): readonly ObjectId[] {
  switch (what.is) {
    case "moved":
    case "created":
    case "cast":
    case "attacked":
      return [what.object];
    case "blocked":
      return [what.object, what.attacker];
    case "damaged":
      return what.target.is === "object" ? [what.source, what.target.object] : [what.source];
    case "lifeChanged":
    case "clashed":
      return [];
    default:
      return unreachable(what);
  }
}

/** An object's id, or a key that begins with one: `o17`, `o17:hideaway`. */
const objectPattern = /^(o\d+)(?::|$)/;

/** Adds all objects that a value speaks of. */
function mentions(value: unknown, found: Set<string>): void {
  if (typeof value === "string") {
    const [, id] = objectPattern.exec(value) ?? [];
    if (id) found.add(id);
  } else if (Array.isArray(value)) {
    for (const one of value) mentions(one, found);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      mentions(key, found);
      mentions(inner, found);
    }
  }
}

/**
 * The game without what nothing can ask about any more: objects that are gone and that nothing
 * refers to (608.2h), and what linked abilities of such objects remember (607.2).
 */
export function prune(game: Game): Game {
  const {
    rules: _rules,
    cards: _cards,
    byCounter: _given,
    past,
    links,
    linkedPlayers,
    ...rest
  } = game;
  const kept = { past: { ...past }, links: { ...links }, linkedPlayers: { ...linkedPlayers } };
  const left = (table: keyof typeof kept): readonly string[] => Object.keys(kept[table]);
  if (left("past").length + left("links").length + left("linkedPlayers").length === 0) return game;
  const found = new Set<string>();
  mentions(rest, found);
  const seen = new Set<string>();
  const visit = (key: string, inside: unknown): boolean => {
    const [, id = key] = objectPattern.exec(key) ?? [];
    if (seen.has(key) || !found.has(id)) return false;
    seen.add(key);
    mentions(inside, found);
    return true;
  };
  // What is kept may refer to more that is to be kept.
  for (let more = true; more; ) {
    more = false;
    for (const [id, { object, became, last }] of Object.entries(past)) {
      if (visit(id, [object, became, last.ruleChanges])) more = true;
    }
    for (const [key, ids] of Object.entries(links)) if (visit(key, ids)) more = true;
    for (const key of Object.keys(linkedPlayers)) visit(key, []);
  }
  for (const id of left("past")) if (!seen.has(id)) delete kept.past[id as ObjectId];
  for (const key of left("links")) if (!seen.has(key)) delete kept.links[key];
  for (const key of left("linkedPlayers")) if (!seen.has(key)) delete kept.linkedPlayers[key];
  return { ...game, ...kept };
}

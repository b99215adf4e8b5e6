/** What has happened to a board so far, as names and facts look at it. */
import type { Decision } from "../engine/decisions.ts";
import type { GameEvent, HappeningOf } from "../engine/events.ts";
import {
  characteristics,
  type Game,
  nowOrLast,
  type ObjectId,
  type PlayerId,
  partsOf,
} from "../engine/index.ts";
import type { CardId } from "../language/card.ts";
import { type KeywordName, keywordNames } from "../language/schema.ts";
import type { ManaType, Zone } from "../language/vocabulary.ts";

/** One time that something happened to an object: an ability of it triggered, it was countered. */
interface Noted {
  /** The object of the position that it was or came from. */
  readonly origin: ObjectId;
  readonly card?: CardId;
  /** The English name of a token, or of a copy of a spell. */
  readonly token?: string;
  readonly player: PlayerId;
}

/** One time that a player was asked something. */
interface Question {
  readonly player: PlayerId;
  /** The keyword that asks, if one does. */
  readonly about?: KeywordName;
}

/**
 * An object that changes zones is a new object (400.7); here each is traced to the one that it was
 * in the position, so that a name goes on meaning the same card.
 */
export interface Chronicle {
  readonly origins: Readonly<Record<ObjectId, ObjectId>>;
  /** The zones that each object of the position has passed through. */
  readonly journeys: Readonly<Record<ObjectId, readonly Zone[]>>;
  /** The objects of the position that changed zones in one event, an event at a time. */
  readonly moves: readonly (readonly ObjectId[])[];
  readonly spent: Readonly<Record<PlayerId, readonly ManaType[]>>;
  readonly triggerings: readonly Noted[];
  readonly countered: readonly Noted[];
  readonly questions: readonly Question[];
  /** Questions that lines had to answer since the last line that acts, or the last mark. */
  readonly answersSinceAction: number;
}

export function beginChronicle(game: Game): Chronicle {
  const journeys = Object.values(game.objects).map(({ id, place }) => [id, [place.zone]] as const);
  return {
    origins: {},
    journeys: Object.fromEntries(journeys),
    moves: [],
    spent: {},
    triggerings: [],
    countered: [],
    questions: [],
    answersSinceAction: 0,
  };
}

export const originOf = ({ origins }: Chronicle, id: ObjectId): ObjectId => origins[id] ?? id;

/** Takes in the events of one step, which are at the same time. */
export function noteEvents(
  chronicle: Chronicle,
  game: Game,
  events: readonly GameEvent[],
): Chronicle {
  let noted = chronicle;
  for (const { what } of events) {
    if (what.is === "moved") noted = noteMove(noted, what);
    else if (what.is === "triggered") noted = noteTriggering(noted, game, what);
    else if (what.is === "countered") noted = noteCountering(noted, game, what);
    else if (what.is === "manaSpent") noted = noteSpending(noted, what);
  }
  const moved = events.flatMap(({ what }) =>
    what.is === "moved" ? [originOf(noted, what.object)] : [],
  );
  return moved.length === 0 ? noted : { ...noted, moves: [...noted.moves, moved] };
}

function noteSpending(chronicle: Chronicle, { player, mana }: HappeningOf<"manaSpent">): Chronicle {
  const spent = [...(chronicle.spent[player] ?? []), ...mana];
  return { ...chronicle, spent: { ...chronicle.spent, [player]: spent } };
}

function noteMove(chronicle: Chronicle, { object, was, to }: HappeningOf<"moved">): Chronicle {
  const origin = originOf(chronicle, was);
  const { origins, journeys } = chronicle;
  return {
    ...chronicle,
    origins: { ...origins, [object]: origin },
    journeys: { ...journeys, [origin]: [...(journeys[origin] ?? []), to.zone] },
  };
}

function noteTriggering(
  chronicle: Chronicle,
  game: Game,
  { source, player }: HappeningOf<"triggered">,
): Chronicle {
  const triggering = { ...known(chronicle, game, source), player };
  return { ...chronicle, triggerings: [...chronicle.triggerings, triggering] };
}

function noteCountering(
  chronicle: Chronicle,
  game: Game,
  { object }: HappeningOf<"countered">,
): Chronicle {
  const player = nowOrLast(game, object)?.controller;
  if (player === undefined) return chronicle;
  const spell = { ...known(chronicle, game, object), player };
  return { ...chronicle, countered: [...chronicle.countered, spell] };
}

/** What an object goes by later, wherever it is then. */
function known(chronicle: Chronicle, game: Game, id: ObjectId): Omit<Noted, "player"> {
  const { card, base } = nowOrLast(game, id) ?? {};
  return {
    origin: originOf(chronicle, id),
    ...(card !== undefined && { card }),
    ...(card === undefined && base && { token: base.name.en }),
  };
}

/** Notes that a question was put to a player. */
export function noteQuestion(chronicle: Chronicle, game: Game, decision: Decision): Chronicle {
  const about = keywordAsking(game, decision);
  const question = { player: decision.player, ...(about !== undefined && { about }) };
  return { ...chronicle, questions: [...chronicle.questions, question] };
}

/** Notes that a line of the script acts, or that it had to answer a question. */
export const noteLine = (chronicle: Chronicle, line: "acts" | "answers"): Chronicle => ({
  ...chronicle,
  answersSinceAction: line === "acts" ? 0 : chronicle.answersSinceAction + 1,
});

/** The keyword whose rule or ability asks a question. */
export function keywordAsking(game: Game, decision: Decision): KeywordName | undefined {
  if (decision.is === "act") return undefined;
  const { purpose, source } = decision;
  if (purpose.is === "replace") return asKeyword(purpose.link);
  if (purpose.is === "payOptional") return asKeyword(partsOf(purpose.name).name);
  const stacked = source === undefined ? undefined : nowOrLast(game, source)?.stacked;
  if (!stacked) return undefined;
  const { ability, key } = stacked;
  const isLinked = ability.is === "triggered" && ability.when.is === "doneThisWay";
  return (
    (isLinked ? asKeyword(ability.when.link) : undefined) ?? keywordOf(game, stacked.source, key)
  );
}

const asKeyword = (name: string | undefined): KeywordName | undefined =>
  keywordNames.find((keyword) => keyword === name);

/** What a keyword means stands beside it under a longer key: `1` and `1.0`. */
export function keywordOf(game: Game, source: ObjectId, key: string): KeywordName | undefined {
  const { abilities } = characteristics(game, source);
  const whole = abilities.find(
    (one) => one.ability.is === "keyword" && key.startsWith(`${one.key}.`),
  );
  return whole?.ability.is === "keyword" ? whole.ability.name : undefined;
}

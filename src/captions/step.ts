import { announcementOf } from "../engine/announced.ts";
import type { GameEvent, Happening, HappeningOf } from "../engine/events.ts";
import type { Game } from "../engine/game.ts";
import type { ObjectId, PlayerId } from "../engine/ids.ts";
import { nowOrLast } from "../engine/index.ts";
import type { RuleReference } from "../engine/rules.ts";
import { taskOf } from "./captions.ts";
import { namesIn, wordsIn } from "./language.ts";
import { type FormerNames, faceNames, type Names, printedName } from "./names.ts";
import type { Subject } from "./repeats.ts";
import type { Speech } from "./speech.ts";
import { type Group, grouped, groupText } from "./together.ts";
import type { Words } from "./words.ts";

export interface StepCaption {
  /** At most two sentences: what happened, and what is next. */
  readonly text: string;
  readonly cr: readonly RuleReference[];
}

/** How much a caption says at once: so many clauses, or more where several are of one kind. */
const most = { clauses: 3, alike: 8, rules: 6 } as const;

/** How much a reader wants to know of a kind of event; below `worthSaying` only if there is nothing else. */
const worthSaying = 3;
/** What weighs as much is told in a word at least: without it another thing would have happened. */
const missing = 5;
const weights: Readonly<Record<Happening["is"], number>> = {
  gameEnded: 6,
  lost: 6,
  leftGame: 5,
  impossible: 6,
  cast: 7,
  activated: 7,
  rewound: 5,
  moved: 5,
  damaged: 5,
  damageOnStack: 5,
  damageOrdered: 4,
  damageNotDealt: 5,
  notDone: 5,
  countered: 5,
  didNotResolve: 5,
  effectBegan: 5,
  attacked: 5,
  blocked: 5,
  created: 5,
  copied: 5,
  becameCopy: 5,
  transformed: 5,
  designated: 5,
  regenerated: 5,
  phasedOut: 5,
  phasedIn: 5,
  controlChanged: 5,
  countersPut: 5,
  countersCancelled: 5,
  flipped: 5,
  clashed: 5,
  searched: 5,
  scried: 5,
  surveiled: 5,
  timeChanged: 5,
  redirected: 5,
  extraTurn: 5,
  extraPhase: 5,
  attached: 4,
  unattached: 4,
  countersRemoved: 4,
  announcedX: 4,
  announcedModes: 4,
  announcedCost: 4,
  choseFor: 4,
  revealed: 4,
  delayed: 4,
  stepSkipped: 4,
  prevented: 5,
  permitted: 5,
  permissionEnded: 4,
  notReplaced: 4,
  replaced: 4,
  triggered: 5,
  triggerRemoved: 5,
  drewFromEmpty: 5,
  resolved: 4,
  lifeChanged: 3,
  abilityOnStack: 3,
  answered: 3,
  stepBegan: 3,
  turnBegan: 4,
  turnEffectsEnded: 3,
  effectsEnded: 3,
  divided: 3,
  ceased: 3,
  lookedAt: 3,
  shuffled: 3,
  untapped: 3,
  passed: 2,
  tapped: 2,
  manaAdded: 2,
  manaBecame: 2,
  damageRemoved: 2,
  removedFromCombat: 1,
  manaEmptied: 1,
  targeted: 1,
  costDetermined: 0,
  manaSpent: 1,
  resolving: 3,
  gotPriority: 0,
};

/** Where a spell goes when it has done its work is worth less than the work. */
function weightOf(event: Happening): number {
  const finishes = ["finish", "fizzle", "counter", "counteredByRule"];
  if (event.is === "moved" && finishes.includes(event.how)) return worthSaying;
  // Mana that nothing is tapped for is what an effect was for.
  if (event.is === "manaAdded" && !event.tapped) return worthSaying;
  return weights[event.is];
}

/** An effect that does nothing but give control: who gains it is an event of its own. */
function givesControl(event: HappeningOf<"effectBegan">, game: Game): boolean {
  const changes = game.effects.find(({ id }) => id === event.effect)?.changes ?? [];
  return changes.length > 0 && changes.every((change) => change.is === "gainControl");
}

/** What becomes a copy is an event of its own, too (707.4). */
const makesCopy = (event: HappeningOf<"effectBegan">, game: Game): boolean =>
  game.effects.some(({ id, copyOf }) => id === event.effect && copyOf !== undefined);

/** Events that another event of the same step tells better. */
function isToldByOthers(event: Happening, others: readonly Happening[], game: Game): boolean {
  switch (event.is) {
    case "moved":
      return others.some((other) => isMoveTold(event, other));
    case "effectBegan":
      return (
        (givesControl(event, game) && others.some((other) => other.is === "controlChanged")) ||
        (makesCopy(event, game) && others.some((other) => other.is === "becameCopy"))
      );
    case "lifeChanged":
      return isPassed(event, others);
    case "replaced":
      return (
        // Where it goes is told; what else becomes of it, only if its own ability says so.
        (event.to !== undefined || event.by === event.object) &&
        others.some((other) => other.is === "moved" && other.was === event.object)
      );
    case "triggered":
      return others.some(
        (other) => other.is === "triggerRemoved" && other.leftGame && other.object === event.object,
      );
    case "abilityOnStack":
      return others.some(
        (other) =>
          (other.is === "triggered" || other.is === "activated") && other.object === event.object,
      );
    case "resolving":
      return others.some((other) => isEndOf(event.object, other));
    case "resolved":
      return others.some((other) => other.is === "moved" && isEndOf(event.object, other));
    case "stepBegan":
      return others.findLast((other) => other.is === "stepBegan") !== event;
    case "answered":
      return isAnswerTold(event, others);
    default:
      return false;
  }
}

/** A player who leaves, a spell that is cast, and what enters as a copy say where it went. */
function isMoveTold({ how, object }: HappeningOf<"moved">, other: Happening): boolean {
  switch (other.is) {
    case "leftGame":
      return how === "leftGame";
    case "cast":
      return how === "cast" && other.object === object;
    case "becameCopy":
      return other.entering === true && other.object === object;
    default:
      return false;
  }
}

/** A life total after damage, where the same player's life then changes once more. */
function isPassed(event: HappeningOf<"lifeChanged">, others: readonly Happening[]): boolean {
  const last = others.findLast((other) => isLifeOf(event.player, other));
  return last !== event && others.some((other) => isDamageTo(event.player, other));
}

const isLifeOf = (player: PlayerId, what: Happening): boolean =>
  what.is === "lifeChanged" && what.player === player;

/** Events that tell that nothing was chosen for them. */
const nothingChosen: readonly Happening["is"][] = ["searched", "scried", "surveiled", "clashed"];

/** Events that show what was chosen for them. */
const showsChoice: readonly Happening["is"][] = [
  ...nothingChosen,
  "moved",
  "targeted",
  "attacked",
  "becameCopy",
];

/** Events that show an order. */
const showsOrder: readonly Happening["is"][] = [
  "abilityOnStack",
  "scried",
  "surveiled",
  "moved",
  "damageOrdered",
];

/** What a player chose is mostly what then happens. */
function isAnswerTold({ answer }: Answered, others: readonly Happening[]): boolean {
  switch (answer.is) {
    // Where another question follows, the choice is all there is to tell.
    case "option":
      return others.some(({ is }) => is !== "answered" && is !== "gotPriority");
    case "confirm":
      return answer.yes && others.some(({ is }) => is !== "answered");
    case "order":
      return others.some(({ is }) => showsOrder.includes(is));
    case "choose":
      return others.some(({ is }) =>
        (answer.chosen.length > 0 ? showsChoice : nothingChosen).includes(is),
      );
    case "chance":
      return others.some(({ is }) => is === "moved");
    case "divide":
      return others.some(({ is }) => is === "divided");
    default:
      return false;
  }
}

function isEndOf(object: ObjectId, event: Happening): boolean {
  return event.is === "moved"
    ? event.how === "resolve" && event.was === object
    : (event.is === "resolved" || event.is === "didNotResolve") && event.object === object;
}

type Answered = HappeningOf<"answered">;

interface Clause {
  readonly text: string;
  readonly weight: number;
  readonly place: number;
  readonly events: Group;
}

/** What takes a while is told where it began: a casting before its costs, a resolution before its effects. */
function placeOf(event: Happening, index: number, all: readonly Happening[]): number {
  switch (event.is) {
    case "resolved":
      return all.findIndex((other) => other.is === "resolving" && other.object === event.object);
    case "cast":
    case "activated":
      return all.findIndex(
        (other) =>
          (other.is === "moved" || other.is === "abilityOnStack") && other.object === event.object,
      );
    default:
      return index;
  }
}

function textOf(
  group: Group,
  all: readonly Happening[],
  game: Game,
  words: Words,
  names: Names,
): string | null {
  const [{ what }] = group;
  if (what.is === "cast" || what.is === "activated") {
    const object = nowOrLast(game, what.object);
    const targets = object ? announcementOf(object).targets.flat() : [];
    if (targets.length > 0) return words.targeting(what, names.targets(targets), names);
  }
  if (what.is === "lifeChanged" && all.some((other) => isDamageTo(what.player, other))) {
    return words.lifeNow(names.player(what.player), what.life);
  }
  return groupText(group, words, names);
}

const isDamageTo = (player: PlayerId, what: Happening): boolean =>
  what.is === "damaged" && what.target.is === "player" && what.target.player === player;

function clausesOf(
  events: readonly GameEvent[],
  game: Game,
  words: Words,
  names: Names,
  detail: Detail,
): Told {
  const all = events.map((event) => event.what);
  const untold = events.filter(({ what }) => !isToldByOthers(what, all, game));
  const clauses = grouped(untold).flatMap((group): Clause[] => {
    const [{ what }] = group;
    const text = textOf(group, all, game, words, names);
    if (text === null) return [];
    const place = placeOf(what, all.indexOf(what), all);
    return [{ text, events: group, weight: weightOf(what), place }];
  });
  const { told, more } = toldAtOnce(worthTelling(clauses, detail));
  return { told: told.toSorted((a, b) => a.place - b.place), more };
}

interface Told {
  readonly told: readonly Clause[];
  /** How many clauses that a reader would miss there is no room for. */
  readonly more: number;
}

/** The heaviest clauses; of a kind that is told, all: half of the damage would be another damage. */
function toldAtOnce(clauses: readonly Clause[]): Told {
  const heaviest = clauses.toSorted((a, b) => b.weight - a.weight);
  const kinds = new Set(heaviest.slice(0, most.clauses).map(kindOf));
  const isTold = (clause: Clause, index: number): boolean =>
    index < most.clauses || kinds.has(kindOf(clause));
  const told = heaviest.filter(isTold).slice(0, most.alike);
  const missed = heaviest.filter((clause) => clause.weight >= missing && !told.includes(clause));
  return missed.length === 1
    ? { told: [...told, ...missed], more: 0 }
    : { told, more: missed.length };
}

/** What is told together; life and loyalty that are left belong to the damage (120.3a, c). */
function kindOf({ events: [{ what }] }: Clause): string {
  switch (what.is) {
    case "lifeChanged":
    case "countersRemoved":
      return "damaged";
    case "moved":
      return `moved ${what.how}`;
    default:
      return what.is;
  }
}

/** What a reader wants to know of an action, or all that a rule step of it does. */
function worthTelling(clauses: readonly Clause[], detail: Detail): readonly Clause[] {
  if (detail === "part") {
    return clauses.filter(({ events: [event] }) => event.what.is !== "gotPriority");
  }
  const worth = clauses.filter((clause) => clause.weight >= worthSaying);
  if (worth.length > 0) return worth;
  const heaviest = Math.max(0, ...clauses.map((clause) => clause.weight));
  return clauses.filter(({ weight }) => weight === heaviest).slice(-1);
}

/** Whoever a clause may begin with: named once when the next clause goes on about them. */
function subjectsOf({ events }: Clause, names: Names): readonly Subject[] {
  const all = events.map(({ what }) => what);
  const objects = all.flatMap((what) =>
    "objects" in what ? what.objects : "object" in what ? [what.object] : [],
  );
  // 400.7: what moves is another object then, and for a reader the same.
  const before = all.flatMap((what) => ("was" in what ? [what.was] : []));
  const sources = all.flatMap((what) => ("source" in what && what.source ? [what.source] : []));
  return [
    ...names.game.players.map(({ id }) => [names.player(id), id] as const),
    ...sources.map((id) => [names.object(id), id] as const),
    ...[...objects, ...before].map((id) => [names.objects(objects), id] as const),
  ];
}

/** What the game waits for. */
function nextOf(game: Game, words: Words, names: Names): string | null {
  if (game.result) return words.next.over;
  const { decision } = game;
  if (!decision) return null;
  const player = names.player(decision.player);
  if (decision.is !== "act") return words.next.asked(player, taskOf(decision, words, names));
  const top = game.stack.at(-1);
  return words.next.priority(player, top ? names.object(top) : null);
}

/** The rules of what is told, and of the replacement effects in it. */
function rulesOf(
  clauses: readonly Clause[],
  events: readonly GameEvent[],
): readonly RuleReference[] {
  const told = new Set(clauses.flatMap((clause) => clause.events));
  const byNumber = new Map(
    events
      .filter((event) => told.has(event) || event.what.is === "replaced")
      .flatMap((event) => event.cr.map((rule) => [rule.number, rule] as const)),
  );
  return [...byNumber.values()].slice(0, most.rules);
}

/** What has become something else in the step, by the name that it had before. */
const formerNames = (events: readonly GameEvent[], game: Game): FormerNames =>
  new Map(
    events.flatMap(({ what }) => {
      if (what.is !== "transformed" && what.is !== "becameCopy") return [];
      const { object } = what;
      const name =
        what.is === "transformed" ? faceNames(game, object)?.[0] : printedName(game, object);
      return name ? [[object, name] as const] : [];
    }),
  );

/** A whole action of a board, or one rule step of an action. */
type Detail = "action" | "part";

/** A step of a board in at most two sentences, with the rules of what it speaks of. */
export function captionOfStep(
  events: readonly GameEvent[],
  game: Game,
  speech: Speech,
  detail: Detail = "action",
): StepCaption {
  const words = wordsIn(speech);
  const names = namesIn(speech, game, formerNames(events, game));
  const { told: clauses, more } = clausesOf(events, game, words, names, detail);
  const isBeginning = events.every(({ what }) => what.is === "gotPriority");
  const said = clauses.filter(({ weight }) => weight > 0 || detail === "part");
  const happened = isBeginning
    ? [words.now(names.player(game.turn.active), names.step(game.turn.step))]
    : [...said.map(({ text }) => text), ...(more > 0 ? [words.andMore(more)] : [])];
  const next = nextOf(game, words, names);
  const subjects = said.map((clause) => subjectsOf(clause, names));
  const sentences = [
    ...(happened.length > 0 ? [words.sentence(happened, subjects)] : []),
    ...(next === null ? [] : [words.sentence([next])]),
  ];
  return {
    text: sentences.join(words.between),
    cr: rulesOf(clauses, events),
  };
}

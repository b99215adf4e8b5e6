/**
 * Whole games at random, between decks of given cards, with every step looked at: the engine must
 * not fail, lose a card, reach an impossible state or play the same answers otherwise a second time.
 */
import {
  type Answer,
  answer,
  type Game,
  hash,
  isDecidedByChance,
  playerId,
  type Rules,
  run,
  type SetupObject,
  start,
  step,
} from "../engine/index.ts";
import type { CardDefinition } from "../language/card.ts";
import { type Chance, chanceFrom, randomAnswer } from "./random.ts";

interface RandomGame {
  readonly seed: number;
  readonly players: number;
  readonly cards: readonly CardDefinition[];
  readonly rules: Rules;
  /** After so many decisions the game is left as it is. */
  readonly decisions: number;
}

interface Played {
  readonly begun: Game;
  readonly game: Game;
  readonly answers: readonly Answer[];
  readonly steps: number;
}

/** A fault with all that is needed to see it again. */
export class Fault extends Error {
  readonly seed: number;
  readonly answers: readonly Answer[];

  constructor(message: string, seed: number, answers: readonly Answer[], cause?: unknown) {
    super(`Game ${seed}, after ${answers.length} answers: ${message}`, { cause });
    this.seed = seed;
    this.answers = answers;
  }
}

const size = { hand: 4, battlefield: 4, graveyard: 4, lands: 5 } as const;

/** Games differ in how near their end is and in how much is done before it. */
const temperOf = (chance: Chance) => ({
  life: 1 + Math.floor(chance() * 15),
  library: 1 + Math.floor(chance() * 10),
  /** How often a player passes without looking at what else there is. */
  passing: 0.5 + 0.48 * chance(),
});

/** A position in the midst of things: lands and permanents, cards in hand and in graveyards. */
export function begin({ seed, players, cards, rules }: RandomGame): Game {
  const chance = chanceFrom(seed);
  const { life, library } = temperOf(chance);
  const some = (list: readonly CardDefinition[], count: number): readonly CardDefinition[] =>
    Array.from({ length: count }, () => list[Math.floor(chance() * list.length)]).flatMap(
      (card) => card ?? [],
    );
  const isLand = ({ types }: CardDefinition): boolean => types.includes("land");
  const lands = cards.filter(isLand);
  const permanents = cards.filter(
    ({ types, subtypes }) =>
      !subtypes.includes("Aura") && !types.some((type) => type === "instant" || type === "sorcery"),
  );
  const ids = Array.from({ length: players }, (_, index) => playerId("ABCD"[index] ?? `P${index}`));
  const objects = ids.flatMap((owner): readonly SetupObject[] => {
    const put = (zone: SetupObject["zone"], list: readonly CardDefinition[]): SetupObject[] =>
      list.map(({ id }) => ({ card: id, owner, zone }));
    return [
      ...put("battlefield", some(lands, size.lands)),
      ...put("battlefield", some(permanents, size.battlefield)),
      ...put("hand", some(cards, size.hand)),
      ...put("graveyard", some(cards, size.graveyard)),
      ...put("library", some(cards, library)),
    ];
  });
  const used = new Set(objects.map(({ card }) => card));
  const begun = start({
    rules,
    cards: cards.filter(({ id }) => used.has(id)),
    players: ids.map((id) => ({ id, life })),
    objects,
    active: ids[0] ?? playerId("A"),
    step: "main1",
    // Half of the games ask for what chance brings, the others leave it to the seed.
    ...(seed % 2 === 0 && { seed }),
  });
  if (!begun.ok) throw new Error(`The game can't begin: ${JSON.stringify(begun.problem)}`);
  return run(begun.value).game;
}

/** More steps than this between two decisions mean that the game hangs. */
const mostSteps = 5000;

/**
 * Plays a game at random.
 * @throws {Fault} as soon as something is wrong.
 */
export function playAtRandom(random: RandomGame): Played {
  const { seed, decisions } = random;
  const chance = chanceFrom(seed ^ 0x5eed);
  const { passing } = temperOf(chanceFrom(seed));
  const begun = begin(random);
  const cards = cardsIn(begun);
  const answers: Answer[] = [];
  let game = begun;
  let steps = 0;
  const check = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Fault(message, seed, answers, error);
    }
  };
  while (answers.length < decisions && game.decision && !game.result) {
    const given = check(() => randomAnswer(game, chance, passing));
    if (!given) throw new Fault(`Nothing answers ${JSON.stringify(game.decision)}`, seed, answers);
    answers.push(given);
    const result = check(() => answer(game, given));
    if (!result.ok) throw new Fault(`Refused: ${result.problem.code}`, seed, answers);
    game = result.value.game;
    for (let n = 0; (!game.decision || isDecidedByChance(game)) && !game.result; n += 1) {
      if (n > mostSteps) throw new Fault("The game hangs", seed, answers);
      game = check(() => step(game).game);
      steps += 1;
      check(() => assertSound(game, cards));
    }
  }
  return { begun, game, answers, steps };
}

/** The same answers again, through JSON now and then: must end in the same game. */
export function replay({ begun, answers }: Played): string {
  let game = begun;
  for (const [index, given] of answers.entries()) {
    if (index % 25 === 0) game = JSON.parse(JSON.stringify(game)) as Game;
    const result = answer(game, given);
    if (!result.ok) throw new Error(`Answer ${index} was refused: ${result.problem.code}`);
    game = run(result.value.game).game;
  }
  return hash(game);
}

const cardsIn = (game: Game): number =>
  Object.values(game.objects).filter(({ card }) => card !== undefined).length;

/**
 * Each card exists once, zones and objects agree (400.1, 400.7); cards leave only with a player
 * who leaves the game (800.4a).
 * @throws {Error} with what is wrong.
 */
export function assertSound(game: Game, cards: number): void {
  const objects = Object.values(game.objects);
  const anyLeft = game.players.some(({ lost }) => lost);
  const count = cardsIn(game);
  if (anyLeft ? count > cards : count !== cards) throw new Error(`${count} cards, not ${cards}`);
  const listed = new Map<string, string>();
  const list = (place: string, ids: readonly string[]): void => {
    for (const id of ids) {
      if (listed.has(id)) throw new Error(`${id} is in ${listed.get(id)} and in ${place}`);
      listed.set(id, place);
    }
  };
  for (const zone of ["battlefield", "stack", "exile"] as const) list(zone, game[zone]);
  list("battlefield", game.phasedOut);
  for (const player of game.players) {
    for (const zone of ["library", "hand", "graveyard"] as const) {
      list(`${zone} ${player.id}`, player[zone]);
    }
  }
  if (listed.size !== objects.length) {
    const lost = objects.find(({ id }) => !listed.has(id));
    throw new Error(`${lost?.id ?? "Something listed"} is in no zone`);
  }
  for (const { id, place } of objects) {
    const expected = place.player ? `${place.zone} ${place.player}` : place.zone;
    if (listed.get(id) !== expected) throw new Error(`${id} is not in ${expected}`);
  }
}

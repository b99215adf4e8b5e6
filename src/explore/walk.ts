/**
 * The search that everything here rests on: all positions that can be reached from one, each
 * looked at once, the nearest first. It does its work in slices, so that whoever runs it can show
 * how far it is, stop it, or set it limits; what it has found so far can be read at any time.
 */
import { withoutSeed } from "../engine/chance.ts";
import type { Answer } from "../engine/decisions.ts";
import type { GameEvent } from "../engine/events.ts";
import { answer, type Game, hash, type PlayerId, run } from "../engine/index.ts";
import { type Branch, type Branches, branchesOf, type Omission } from "./branches.ts";
import type { Fraction } from "./fraction.ts";
import { type Horizon, isOver } from "./horizon.ts";
import { type Label, type Likeness, likenessOf } from "./likeness.ts";
import { possibleAnswers } from "./possible.ts";

/** What a search keeps of the way to a position besides the position, such as what was asked. */
export interface Memory<Kept> {
  readonly begin: Kept;
  readonly note: (kept: Kept, game: Game, events: readonly GameEvent[]) => Kept;
  /** Ways that differ in this are told apart. */
  readonly key: (kept: Kept, game: Game) => string;
  /** A name by which an object is told from those that are alike. */
  readonly label?: (kept: Kept, game: Game) => Label;
}

/** An answer that a script gives. */
export interface Scripted {
  readonly player: PlayerId;
  readonly answer: Answer;
}

export interface WalkOptions<Kept, End> {
  readonly start: Game;
  readonly memory: Memory<Kept>;
  /** What is kept of a position in which a line is over. */
  readonly end: (game: Game, kept: Kept) => End;
  /** Whether such an end is all that was looked for. */
  readonly isSought?: (end: End) => boolean;
  readonly horizon?: Horizon;
  /** A line is cut off after so many decisions. */
  readonly decisions?: number;
  /** The search stops when it has seen so many positions. */
  readonly positions?: number;
  /**
   * Whose choices are tried; everybody's without this. The others do as `script` says, each their
   * next answer whenever it is legal; where it says nothing they pass, and answer what has one
   * answer only. A question that asks more of them cuts the line off.
   */
  readonly players?: readonly PlayerId[];
  readonly script?: readonly Scripted[];
  /**
   * Every answer counts, also those that make no difference and those that are the only one, and
   * positions are the same only after as many decisions: how perft counts.
   */
  readonly isExact?: boolean;
}

/** Why a line ends short of its horizon. */
const cuts = ["decisions", "closed", "endless", "tooWide"] as const;
export type Cut = (typeof cuts)[number];

/**
 * What keeps a search from having seen everything; `positions` where its limit was reached,
 * `stopped` where somebody stopped it.
 */
export type Gap = Cut | Omission | "positions" | "stopped";

export interface Edge {
  /** The choice, and what followed from it with one answer only. */
  readonly answers: readonly Answer[];
  readonly to: number;
  readonly weight?: Fraction;
}

export interface Node<End> {
  /** How many decisions lead here by the shortest way. */
  readonly depth: number;
  /** Where the shortest way comes from, and by which of its edges. */
  readonly parent?: number;
  readonly edge?: number;
  /** The ways on; while it waits to be looked at, none. */
  readonly edges: readonly Edge[];
  readonly end?: End;
  readonly cut?: Cut;
}

/** A position at which somebody has a choice, or chance has; or one in which a line is over. */
interface Place<Kept> {
  readonly game: Game;
  readonly kept: Kept;
  /** How many of the script's answers each player has given. */
  readonly given: Readonly<Record<PlayerId, number>>;
  readonly answers: readonly Answer[];
  readonly likeness: Likeness;
  readonly branches: Branches;
  readonly isOver: boolean;
  readonly cut?: Cut;
}

/** What is kept of a place until it is looked at: no more than is needed to go on from it. */
type Waiting<Kept> = Pick<Place<Kept>, "game" | "kept" | "given" | "branches">;

/** A position whose answers are being tried. */
interface Looking<Kept> {
  readonly id: number;
  readonly place: Waiting<Kept>;
  readonly edges: Edge[];
  tried: number;
}

/** More questions with one answer in a row than this are a loop. */
const longestChain = 2000;

/** Enough for the boards of rulings; of a search, a position takes about eight kilobytes. */
export const defaultPositions = 20_000;

export class Walk<Kept, End> {
  readonly nodes: Node<End>[] = [];
  /** Where lines are over, the nearest first. */
  readonly ends: number[] = [];
  readonly gaps = new Set<Gap>();
  /** What could be answered in one way only before anybody had a choice. */
  readonly opening: readonly Answer[];
  /** Who has tapped something for mana to pay with. */
  readonly payers = new Set<PlayerId>();
  /** The first end that was looked for. */
  sought: number | undefined;
  readonly #options: WalkOptions<Kept, End>;
  readonly #known = new Map<string, number>();
  /** Positions that wait to be looked at: only of these the games are kept. */
  readonly #waiting = new Map<number, Waiting<Kept>>();
  #current: Looking<Kept> | undefined;
  readonly #scripts: Readonly<Record<PlayerId, readonly Answer[]>>;

  constructor(options: WalkOptions<Kept, End>) {
    this.#options = options;
    const scripts: Record<PlayerId, Answer[]> = {};
    for (const { player, answer: given } of options.script ?? []) {
      scripts[player] = [...(scripts[player] ?? []), given];
    }
    this.#scripts = scripts;
    const { game, events } = run(withoutSeed(options.start));
    const kept = options.memory.note(options.memory.begin, game, events);
    const first = this.#settle(game, kept, {}, [], true);
    this.opening = first.answers;
    this.#reach(first);
  }

  get isDone(): boolean {
    const isEmpty = this.#waiting.size === 0 && !this.#current;
    return isEmpty || this.sought !== undefined;
  }

  /** How many positions wait to be looked at. */
  get waiting(): number {
    return this.#waiting.size + (this.#current ? 1 : 0);
  }

  /** Tries no more than so many answers; true when there is nothing left to try. */
  work(most = Number.POSITIVE_INFINITY): boolean {
    const { positions = defaultPositions } = this.#options;
    for (let left = most; left > 0 && !this.isDone; left -= 1) {
      if (this.nodes.length >= positions) {
        this.gaps.add("positions");
        this.#waiting.clear();
        this.#current = undefined;
        return true;
      }
      this.#tryNext();
    }
    return this.isDone;
  }

  /** The answers of the shortest way to a position, a list for each decision. */
  wayTo(id: number): readonly (readonly Answer[])[] {
    const opening = this.opening.length > 0 ? [this.opening] : [];
    return [...opening, ...this.#edgesTo(id).map(({ answers }) => answers)];
  }

  #edgesTo(id: number): readonly Edge[] {
    const edges: Edge[] = [];
    for (let at: number | undefined = id; at !== undefined; ) {
      const { parent, edge }: Node<End> = this.#node(at);
      const taken = edge === undefined ? undefined : this.nodes[parent ?? 0]?.edges[edge];
      if (taken) edges.unshift(taken);
      at = parent;
    }
    return edges;
  }

  #node(id: number): Node<End> {
    const node = this.nodes[id];
    if (!node) throw new Error(`There is no position ${id}.`);
    return node;
  }

  /** The nearest position that waits, begun with. */
  #next(): Looking<Kept> | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [id, place] = first;
    this.#waiting.delete(id);
    return { id, place, tried: 0, edges: [] };
  }

  /** Tries one answer of the position that is being looked at. */
  #tryNext(): void {
    this.#current ??= this.#next();
    const looking = this.#current;
    if (!looking) return;
    const { id, place, edges } = looking;
    const branch = place.branches.all[looking.tried];
    const node = this.#node(id);
    if (branch) {
      const { answer: given, weight } = branch;
      const next = this.#after(place, given);
      const to = this.#reach(next, { parent: id, edge: edges.length, depth: node.depth + 1 });
      // Two answers that come to the same are one choice.
      const isNew = this.#options.isExact || weight || edges.every((edge) => edge.to !== to);
      if (isNew) edges.push({ answers: next.answers, to, ...(weight && { weight }) });
    }
    looking.tried += 1;
    this.nodes[id] = { ...node, edges };
    if (looking.tried >= place.branches.all.length) this.#current = undefined;
  }

  /** Takes a position in, unless it is known. */
  #reach(place: Place<Kept>, from?: Pick<Node<End>, "parent" | "edge" | "depth">): number {
    const { decisions = Number.POSITIVE_INFINITY, end, isSought } = this.#options;
    const { game, kept, branches } = place;
    const depth = from?.depth ?? 0;
    const key = this.#keyOf(place, depth);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const id = this.nodes.length;
    this.#known.set(key, id);
    const cut = place.isOver
      ? undefined
      : (place.cut ??
        (branches.omitted === "tooWide" ? "tooWide" : undefined) ??
        (depth >= decisions ? "decisions" : undefined));
    const isEnd = place.isOver || cut !== undefined;
    const found = isEnd ? end(game, kept) : undefined;
    this.nodes.push({
      depth,
      edges: [],
      ...(from?.parent !== undefined && { parent: from.parent }),
      ...(from?.edge !== undefined && { edge: from.edge }),
      ...(found !== undefined && { end: found }),
      ...(cut && { cut }),
    });
    if (cut) this.gaps.add(cut);
    else if (!place.isOver && branches.omitted) this.gaps.add(branches.omitted);
    if (!isEnd) this.#waiting.set(id, waiting(place));
    if (isEnd) this.ends.push(id);
    if (found !== undefined && !cut && isSought?.(found)) this.sought = id;
    return id;
  }

  #keyOf({ game, kept, likeness, given, isOver: isEnd }: Place<Kept>, depth: number): string {
    const { memory, players, isExact } = this.#options;
    if (isExact) return `${isEnd ? "" : depth} ${hash(game)}`;
    return `${likeness.key} ${memory.key(kept, game)} ${players ? JSON.stringify(given) : ""}`;
  }

  #after({ game, kept, given }: Waiting<Kept>, chosen: Answer): Place<Kept> {
    const next = this.#advanced(game, chosen);
    const noted = this.#options.memory.note(kept, next.game, next.events);
    return this.#settle(next.game, noted, given, [chosen], false);
  }

  /** Goes on through what has one answer only, and through what the script answers. */
  #settle(
    from: Game,
    before: Kept,
    given: Place<Kept>["given"],
    answers: readonly Answer[],
    isStart: boolean,
  ): Place<Kept> {
    const { memory, start, horizon = "rest", isExact } = this.#options;
    let game = from;
    let kept = before;
    let counts = given;
    const made = [...answers];
    for (;;) {
      const likeness = likenessOf(game, memory.label?.(kept, game));
      const isEnd = isStart && made.length === 0 ? false : isOver(horizon, start, game);
      const isNow = isEnd || !game.decision || game.result !== null;
      const place = { game, kept, given: counts, answers: made, likeness };
      if (isNow) return { ...place, branches: { all: [] }, isOver: true };
      if (isExact) return { ...place, branches: everyAnswer(game), isOver: false };
      const scripted = this.#scripted(game, counts);
      const branches = scripted?.branches ?? branchesOf(game, likeness);
      const [only, ...others] = branches.all;
      if (scripted?.isStuck) return { ...place, branches, isOver: false, cut: "closed" };
      if (made.length > longestChain) return { ...place, branches, isOver: false, cut: "endless" };
      const isForced = only && others.length === 0 && !branches.omitted;
      if (!isForced) return { ...place, branches, isOver: false };
      const next = this.#advanced(game, only.answer);
      kept = memory.note(kept, next.game, next.events);
      counts = scripted?.given ?? counts;
      game = next.game;
      made.push(only.answer);
    }
  }

  #advanced(game: Game, given: Answer): Advanced {
    const { decision } = game;
    if (decision && given.is === "pay" && given.activations.length > 0) {
      this.payers.add(decision.player);
    }
    return advanced(game, given);
  }

  /** What a player does whose choices are not tried. */
  #scripted(game: Game, given: Place<Kept>["given"]) {
    const { players } = this.#options;
    const { decision } = game;
    if (!players || !decision || decision.is === "chance" || players.includes(decision.player)) {
      return undefined;
    }
    const { player } = decision;
    const at = given[player] ?? 0;
    const next = this.#scripts[player]?.[at];
    const toll = (answers: readonly Answer[]): Branches => ({
      all: answers.map((one): Branch => ({ answer: one })),
    });
    if (next && answer(game, next).ok) {
      return { branches: toll([next]), given: { ...given, [player]: at + 1 }, isStuck: false };
    }
    if (decision.is === "act") {
      return { branches: toll([{ is: "act", action: { is: "pass" } }]), given, isStuck: false };
    }
    const all = branchesOf(game, likenessOf(game));
    const [first] = all.all;
    // A payment is the engine's proposal.
    const branches = decision.is === "pay" && first ? { all: [first] } : all;
    return { branches, given, isStuck: branches.all.length !== 1 };
  }
}

const everyAnswer = (game: Game): Branches => ({
  all: possibleAnswers(game).map((one) => ({ answer: one })),
});

/** A copy of the game, so that what the engine has worked out about it can be forgotten. */
const waiting = <Kept>({ game, kept, given, branches }: Place<Kept>): Waiting<Kept> => ({
  game: { ...game },
  kept,
  given,
  branches,
});

interface Advanced {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** @throws {Error} when a legal answer is refused: a fault of the engine. */
function advanced(game: Game, given: Answer): Advanced {
  const progress = answer(game, given);
  if (!progress.ok) throw new Error(`A legal answer was refused: ${progress.problem.code}.`);
  const next = run(progress.value.game);
  return { game: next.game, events: [...progress.value.events, ...next.events] };
}

/** A search that remembers nothing of its ways. */
export const forgetful: Memory<null> = { begin: null, note: () => null, key: () => "" };

/** The ways to pay a cost in mana that leave different permanents untapped. */
import type { Answer, Decision, ManaActivation } from "../engine/decisions.ts";
import { type Game, type ManaSource, manaSources, whyNot } from "../engine/index.ts";
import { asActivation } from "../engine/payment/plan.ts";
import type { Branch, Branches } from "./branches.ts";
import type { Likeness } from "./likeness.ts";
import { grouped } from "./lists.ts";

/** More ways than these to pay once are not tried. */
const mostTried = 200;

type Payment = Extract<Decision, { is: "pay" }>;

/**
 * The engine's proposal, and every other payment by mana abilities that cost no mana and make no
 * more than is needed. Which of several alike permanents is tapped makes no difference; nor, in a
 * payment, which mana of the pool is spent: the engine sees to that.
 */
export function paymentsFor(
  game: Game,
  { player, proposal }: Payment,
  { classOf }: Likeness,
): Branches {
  const proposed: Branch = { answer: { is: "pay", activations: proposal } };
  if (proposal.length === 0) return { all: [proposed] };
  const sources = manaSources(game, player).filter(({ price }) => !price);
  const permanents = grouped(sources, ({ object }) => object);
  const kinds = new Set(permanents.map((own) => kindOf(own, classOf)));
  // One mana ability each, and all are needed or all are alike: there is no other way.
  const isSimple = sources.length === permanents.length && sources.every(({ uses }) => uses === 1);
  if (isSimple && (permanents.length <= proposal.length || kinds.size === 1)) {
    return { all: [proposed] };
  }
  const search = new Search(game, classOf);
  search.from(permanents, []);
  if (search.tried > mostTried) return { all: [proposed], omitted: "payments" };
  const found = search.found.some((one) => isSame(one, proposal, classOf));
  const all = found ? search.found : [proposal, ...search.found];
  return { all: all.map((activations) => ({ answer: { is: "pay", activations } })) };
}

const kindOf = (sources: readonly ManaSource[], classOf: Likeness["classOf"]): string =>
  sources.map(({ object, ability, mana }) => `${classOf(object)}:${ability}:${mana}`).join("|");

/** What a payment uses, whichever of the alike permanents. */
const keyOf = (activations: readonly ManaActivation[], classOf: Likeness["classOf"]): string =>
  activations
    .map(({ object, ability, mana }) => `${classOf(object)} ${ability} ${mana?.join("") ?? ""}`)
    .sort()
    .join("\n");

const isSame = (
  one: readonly ManaActivation[],
  other: readonly ManaActivation[],
  classOf: Likeness["classOf"],
): boolean => keyOf(one, classOf) === keyOf(other, classOf);

class Search {
  readonly found: (readonly ManaActivation[])[] = [];
  tried = 0;
  readonly #game: Game;
  readonly #classOf: Likeness["classOf"];
  readonly #seen = new Set<string>();

  constructor(game: Game, classOf: Likeness["classOf"]) {
    this.#game = game;
    this.#classOf = classOf;
  }

  /** Goes on with the permanents that are left; what pays already takes no more. */
  from(left: readonly (readonly ManaSource[])[], used: readonly ManaActivation[]): void {
    if (this.tried > mostTried) return;
    const key = keyOf(used, this.#classOf);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    if (used.length > 0) {
      this.tried += 1;
      if (this.#pays(used)) {
        if (this.#isLean(used)) this.found.push(used);
        return;
      }
    }
    for (const [index, permanent] of left.entries()) {
      for (const source of permanent) {
        const more = [...used, asActivation(source)];
        // 605.3c: what doesn't use its permanent up may be activated again.
        const isSpent = source.uses <= more.filter(({ object }) => object === source.object).length;
        this.from(left.slice(isSpent ? index + 1 : index), more);
      }
    }
  }

  #pays(activations: readonly ManaActivation[]): boolean {
    const answer: Answer = { is: "pay", activations };
    return whyNot(this.#game, answer) === null;
  }

  /** Nothing in it could be left out. */
  #isLean(activations: readonly ManaActivation[]): boolean {
    return activations.every(
      (_, at) => !this.#pays(activations.filter((_one, index) => index !== at)),
    );
  }
}

/**
 * A table to play on in tests: a position in a few words, actions by card name. It throws where a
 * test would go on with something it did not mean.
 */
import { findCard } from "../../cards/index.ts";
import { byCounterUnder, cardsUnder, eraOf } from "../../eras/index.ts";
import type { CardDefinition } from "../../language/card.ts";
import type { Color, Step, Zone } from "../../language/vocabulary.ts";
import type { Action, Answer, Decision, Refusal } from "../decisions.ts";
import type { GameEvent, HappeningOf } from "../events.ts";
import type { Game, Teams } from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import {
  answer,
  castWays,
  characteristics,
  concede,
  forcedAnswer,
  type Progress,
  playerId,
  run,
  type Setup,
  type SetupObject,
  type SetupPlayer,
  start,
  whyNot,
} from "../index.ts";
import type { CastWay, Target } from "../objects.ts";
import type { Edition, Rules } from "../rules.ts";
import { conclude } from "../step.ts";
import { Work } from "../work.ts";

export type Item =
  | string
  | (Partial<Omit<SetupObject, "card" | "attachedTo">> & { name: string; on?: string });

interface Side extends Partial<Omit<SetupPlayer, "id">> {
  readonly hand?: readonly Item[];
  readonly battlefield?: readonly Item[];
  readonly graveyard?: readonly Item[];
  readonly library?: readonly Item[];
  readonly exile?: readonly Item[];
}

type Seat = "A" | "B" | "C" | "D";

interface Position extends Pick<Setup, "firstTurn" | "seed" | "time"> {
  readonly A?: Side;
  readonly B?: Side;
  /** They play if they are named. */
  readonly C?: Side;
  readonly D?: Side;
  /** By their seats: `["AB", "CD"]`; they share turns and life unless it says otherwise. */
  readonly teams?: readonly string[] | Teams;
  readonly apart?: boolean;
  readonly active?: Seat;
  readonly step?: Step;
  readonly rules?: Edition;
  /** Rules that differ from those of that edition. */
  readonly otherwise?: Partial<Rules>;
  /** Cards made for the test. */
  readonly cards?: readonly CardDefinition[];
}

export const A = playerId("A");
export const B = playerId("B");
export const C = playerId("C");
export const D = playerId("D");

/** `["AB", "CD"]`; a team that is not apart shares its turns and its life (805, 810). */
function teamsOf(seats: readonly string[] | Teams, apart: boolean): Teams {
  if ("members" in seats) return seats;
  const members = seats.map((team) => [...team].map(playerId));
  return { members, sharedTurns: !apart, sharedLife: !apart };
}

const zones = ["hand", "battlefield", "graveyard", "library", "exile"] as const;

/** `"3 Forest"` is three of them. */
function spread(items: readonly Item[]): readonly Exclude<Item, string>[] {
  return items.flatMap((item) => {
    if (typeof item !== "string") return [item];
    const [, count, name = item] = /^(\d+) (.*)$/.exec(item) ?? [];
    return Array.from({ length: Number(count ?? 1) }, () => ({ name }));
  });
}

export class Table {
  game: Game;
  readonly events: GameEvent[] = [];

  constructor({
    active = "A",
    step = "main1",
    rules = "2026-04-17",
    otherwise = {},
    cards = [],
    teams,
    apart = false,
    firstTurn,
    seed,
    time,
    ...sides
  }: Position) {
    const seats = (["A", "B", "C", "D"] as const).filter(
      (seat) => seat === "A" || seat === "B" || sides[seat],
    );
    const lookUp = (name: string): CardDefinition => {
      const card = cards.find((one) => one.name.en === name) ?? findCard(name);
      if (!card) throw new Error(`No card is called ${name}.`);
      return card;
    };
    const used = new Map<string, CardDefinition>();
    const items = seats.flatMap((player) =>
      zones.flatMap((zone) =>
        spread(sides[player]?.[zone] ?? []).map((item) => ({ item, zone, player })),
      ),
    );
    const objects = items.map(({ item: { name, on, ...details }, zone, player }): SetupObject => {
      const card = lookUp(name);
      used.set(card.id, card);
      const host = items.findIndex((one) => one.zone === "battlefield" && one.item.name === on);
      return {
        card: card.id,
        owner: playerId(player),
        zone,
        ...details,
        ...(on !== undefined && { attachedTo: host }),
      };
    });
    const era = eraOf(rules);
    const began = start({
      rules: { ...era.rules, ...otherwise },
      cards: cardsUnder(era, [...used.values()]),
      byCounter: byCounterUnder(era),
      players: seats.map((id) => {
        const { hand, battlefield, graveyard, library, exile, ...player } = sides[id] ?? {};
        return { life: 20, ...player, id: playerId(id) };
      }),
      objects,
      active: playerId(active),
      step,
      ...(teams && { teams: teamsOf(teams, apart) }),
      ...(firstTurn && { firstTurn }),
      ...(seed !== undefined && { seed }),
      ...(time && { time }),
    });
    if (!began.ok) throw new Error(`The position is impossible: ${JSON.stringify(began.problem)}`);
    this.game = began.value;
    this.#run();
  }

  #run(): void {
    const { game, events } = run(this.game);
    this.game = game;
    this.events.push(...events);
  }

  // Looking ----------------------------------------------------------------------------------

  get decision(): Decision {
    if (!this.game.decision) throw new Error("Nobody is asked anything.");
    return this.game.decision;
  }

  /** The question that stands, which must be of this kind. */
  asked<Is extends Decision["is"]>(is: Is): Extract<Decision, { is: Is }> {
    const { decision } = this;
    if (decision.is !== is) throw new Error(`Asked for ${decision.is}, not for ${is}.`);
    return decision as Extract<Decision, { is: Is }>;
  }

  /** Every object of a name that exists, wherever it is. */
  all(name: string): readonly ObjectId[] {
    return Object.values(this.game.objects)
      .map(({ id }) => id)
      .filter((id) => characteristics(this.game, id).name?.en === name);
  }

  id(name: string): ObjectId {
    const [id] = this.all(name);
    if (!id) throw new Error(`There is no ${name}.`);
    return id;
  }

  zone(name: string): Zone {
    const object = this.game.objects[this.id(name)];
    if (!object) throw new Error(`There is no ${name}.`);
    return object.place.zone;
  }

  /** "3/3" */
  pt(name: string): string {
    const { power, toughness } = characteristics(this.game, this.id(name));
    return `${power}/${toughness}`;
  }

  of(name: string): ReturnType<typeof characteristics> {
    return characteristics(this.game, this.id(name));
  }

  keywords(name: string): readonly string[] {
    const { abilities } = this.of(name);
    return abilities.flatMap(({ ability }) => (ability.is === "keyword" ? [ability.name] : []));
  }

  life(player: PlayerId): number | undefined {
    return this.game.players.find((one) => one.id === player)?.life;
  }

  hand(player: PlayerId): readonly string[] {
    return this.#names(this.game.players.find((one) => one.id === player)?.hand);
  }

  graveyard(player: PlayerId): readonly string[] {
    return this.#names(this.game.players.find((one) => one.id === player)?.graveyard);
  }

  /** From the top. */
  library(player: PlayerId): readonly string[] {
    return this.#names(this.game.players.find((one) => one.id === player)?.library);
  }

  #names(ids: readonly ObjectId[] = []): readonly string[] {
    return ids.map((id) => characteristics(this.game, id).name?.en ?? "?");
  }

  /** The stack from the top: names, abilities by their source with "ability". */
  stack(): readonly string[] {
    return this.game.stack.toReversed().map((id) => {
      const source = this.game.objects[id]?.stacked?.source;
      const name = characteristics(this.game, source ?? id).name?.en ?? "?";
      return source ? `${name} ability` : name;
    });
  }

  happened<Is extends GameEvent["what"]["is"]>(is: Is): readonly HappeningOf<Is>[] {
    return this.events.flatMap(({ what }) => (what.is === is ? [what as HappeningOf<Is>] : []));
  }

  /** The rules that events of a kind cited. */
  cited(is: GameEvent["what"]["is"]): readonly string[] {
    return this.events.flatMap(({ what, cr }) =>
      what.is === is ? cr.map(({ number }) => number) : [],
    );
  }

  // Acting -----------------------------------------------------------------------------------

  /** Gives an answer; questions with one possible answer are then answered by themselves. */
  answer(given: Answer): this {
    const result = answer(this.game, given);
    if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.problem)}`);
    this.game = result.value.game;
    this.events.push(...result.value.events);
    this.#run();
    return this;
  }

  cancel(): this {
    const result = answer(this.game, { is: "cancel" });
    if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.problem)}`);
    this.game = result.value.game;
    this.#run();
    return this;
  }

  /** Answers what has only one answer, payments included. */
  settle(): this {
    for (let forced = forcedAnswer(this.game); forced; forced = forcedAnswer(this.game)) {
      this.answer(forced);
    }
    return this;
  }

  act(action: Action): this {
    return this.answer({ is: "act", action });
  }

  refusal(action: Action): Refusal | null {
    return whyNot(this.game, { is: "act", action });
  }

  castAction(name: string, way?: CastWay["is"]): Action {
    const decision = this.decision;
    const mine = this.all(name).filter((id) => {
      const place = this.game.objects[id]?.place;
      return place?.player === decision.player || place?.zone === "exile";
    });
    const object = mine[0] ?? this.id(name);
    const ways = castWays(this.game, decision.player, object);
    const chosen = ways.find((one) => one.is === (way ?? "normal"));
    if (!chosen) throw new Error(`${name} can't be cast that way.`);
    return { is: "cast", object, way: chosen };
  }

  activateAction(name: string, ability = 0): Action {
    const object = this.id(name);
    const keys = characteristics(this.game, object)
      .abilities.filter((one) => one.ability.is === "activated")
      .map(({ key }) => key);
    return { is: "activate", object, ability: keys[ability] ?? "none" };
  }

  /** Casts by name and pays as proposed; choices of the casting are in `choices`, in their order. */
  cast(name: string, ...choices: readonly Choice[]): this {
    this.act(this.castAction(name));
    return this.choices(choices);
  }

  activate(name: string, ...choices: readonly Choice[]): this {
    this.act(this.activateAction(name));
    return this.choices(choices);
  }

  choices(choices: readonly Choice[]): this {
    for (const choice of choices) {
      this.settleUntilAsked();
      this.choose(choice);
    }
    return this.settle();
  }

  /** Payments on the way to a question are made as proposed. */
  settleUntilAsked(): this {
    while (this.game.decision?.is === "pay") this.settle();
    return this;
  }

  /** Answers the present question: names or players, a number, yes or no, a color. */
  choose(choice: Choice): this {
    const decision = this.decision;
    if (typeof choice === "boolean") return this.answer({ is: "confirm", yes: choice });
    if (typeof choice === "number") return this.answer({ is: "number", number: choice });
    if (decision.is === "option" && decision.options.some((one) => one.is === "defender")) {
      const option = decision.options.find(
        (one) => one.is === "defender" && this.#isCalled(one.defender, `${choice}`),
      );
      if (!option) throw new Error(`${choice} is not among the legal answers.`);
      return this.answer({ is: "option", option });
    }
    if (decision.is === "option" && typeof choice === "string") {
      const subtype = decision.options.find(
        (one) => one.is === "subtype" && one.subtype === choice,
      );
      const option = subtype ?? { is: "color", color: choice as Color };
      return this.answer({ is: "option", option });
    }
    const words = typeof choice === "string" ? [choice] : choice;
    if (decision.is === "order") {
      const order: ObjectId[] = [];
      for (const word of words) {
        const left = decision.items.filter((item) => !order.includes(item));
        order.push(this.#trigger(word, left));
      }
      return this.answer({ is: "order", order });
    }
    if (decision.is !== "choose") throw new Error(`Asked for ${decision.is}, given ${choice}.`);
    const chosen: Target[] = [];
    for (const word of words) {
      const target = decision.from.find(
        (one) => !chosen.includes(one) && this.#isCalled(one, word),
      );
      if (!target) throw new Error(`${word} is not among the legal answers.`);
      chosen.push(target);
    }
    return this.answer({ is: "choose", chosen });
  }

  #isCalled(target: Target, name: string): boolean {
    return target.is === "player"
      ? target.player === name
      : characteristics(this.game, target.object).name?.en === name;
  }

  #trigger(name: string, items: readonly ObjectId[]): ObjectId {
    const found = items.find((id) => {
      const source = this.game.triggers.find((one) => one.id === id)?.source;
      return source && characteristics(this.game, source).name?.en === name;
    });
    if (!found) throw new Error(`${name} has not triggered.`);
    return found;
  }

  pass(times = 1): this {
    for (let n = 0; n < times; n += 1) this.act({ is: "pass" });
    return this;
  }

  /** All players pass once: the top of the stack resolves, or the step ends. */
  resolve(): this {
    return this.pass(this.game.players.filter((player) => !player.lost).length);
  }

  /** 104.3a. */
  concede(player: PlayerId): this {
    return this.#goOn(concede(this.game, player));
  }

  /** Does what a text would do, while a player has priority. */
  change(how: (work: Work) => void): this {
    const work = new Work({ ...this.game, decision: null });
    how(work);
    return this.#goOn(conclude(work, this.game));
  }

  #goOn({ game, events }: Progress): this {
    this.game = game;
    this.events.push(...events);
    this.#run();
    return this;
  }

  /** Passes until a turn of that number or a step of that name begins. */
  passUntil(goal: Step | number): this {
    const began = (): boolean =>
      typeof goal === "number" ? this.game.turn.number >= goal : this.game.turn.step === goal;
    for (let left = 200; !began() && !this.game.result; left -= 1) {
      if (left === 0) throw new Error(`${goal} does not come.`);
      if (this.decision.is === "act") this.pass();
      else if (this.decision.is === "choose" && this.decision.min === 0) this.choose([]);
      else this.settle();
    }
    return this;
  }
}

type Choice = string | number | boolean | readonly string[];

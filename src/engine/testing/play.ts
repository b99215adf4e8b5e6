/**
 * A table for cards that are made for one test, in a few words. After each answer it makes sure that
 * the game is what its JSON says: no undefined values, functions or infinite numbers.
 */
import { expect } from "vitest";
import { defineCard, spellAbility } from "../../language/build.ts";
import type { CardDefinition } from "../../language/card.ts";
import type { Ability, Effect, ManaCost } from "../../language/schema.ts";
import type { Answer, Option } from "../decisions.ts";
import type { Game } from "../game.ts";
import type { ObjectId } from "../ids.ts";
import { characteristics } from "../layers.ts";
import type { GameObject } from "../objects.ts";
import { run } from "../step.ts";
import { Table } from "./table.ts";

export const exact = (game: Game): void => {
  expect(JSON.parse(JSON.stringify(game))).toStrictEqual(game);
};

export class Play extends Table {
  override answer(given: Answer): this {
    super.answer(given);
    exact(this.game);
    return this;
  }

  /** Goes on after the test has changed the game by hand. */
  go(): this {
    const { game, events } = run(this.game);
    this.game = game;
    this.events.push(...events);
    exact(this.game);
    return this;
  }

  /** Casts by name; it resolves, as far as nobody is asked. */
  play(name: string, ...choices: Parameters<Table["choices"]>[0]): this {
    return this.cast(name, ...choices)
      .resolve()
      .settle();
  }

  /** Passes, without attacks and blocks, until something is on the stack or it is so. */
  until(isSo: (at: this) => boolean = (at) => at.game.stack.length > 0): this {
    for (let n = 0; n < 100 && !isSo(this); n += 1) {
      const { decision } = this;
      if (decision.is === "act") this.pass();
      else if (decision.is === "choose" && decision.min === 0) {
        this.answer({ is: "choose", chosen: [] });
      } else if (decision.is === "pairs") this.answer({ is: "pairs", pairs: [] });
      else throw new Error(`Asked for ${decision.is}.`);
    }
    return this;
  }

  pick(option: Option): this {
    return this.answer({ is: "option", option });
  }

  /** Chooses the effect of that source (616.1). */
  effectOf(name: string): this {
    const { decision } = this;
    const option =
      decision.is === "option" &&
      decision.options.find((one) => one.is === "effect" && this.all(name).includes(one.source));
    if (!option) throw new Error(`No effect of ${name} is among the choices.`);
    return this.pick(option);
  }

  coin(won: boolean): this {
    return this.answer({ is: "chance", won });
  }

  /** Chance keeps a library in its order, or picks the first ones. */
  chance(): this {
    const { decision } = this;
    if (decision.is !== "chance") throw new Error(`Asked for ${decision.is}, not for chance.`);
    return this.answer({ is: "chance", picked: decision.from.slice(0, decision.count) });
  }

  object(name: string): GameObject {
    const object = this.game.objects[this.id(name)];
    if (!object) throw new Error(`There is no ${name}.`);
    return object;
  }

  character(id: ObjectId): ReturnType<typeof characteristics> {
    return characteristics(this.game, id);
  }

  counters(name: string): Readonly<Record<string, number>> {
    return this.object(name).counters ?? {};
  }

  /** Every name on the battlefield, in the order of arrival. */
  battlefield(): readonly string[] {
    return this.names(this.game.battlefield);
  }

  exile(): readonly string[] {
    return this.names(this.game.exile);
  }

  names(ids: readonly ObjectId[]): readonly string[] {
    return ids.map((id) => this.nameOf(id));
  }

  nameOf(id: ObjectId): string {
    const found = this.game.objects[id] ?? this.game.past[id]?.object;
    if (!found) return "?";
    const card = found.card === undefined ? undefined : this.game.cards[found.card];
    return (found.copyOf ?? found.base ?? card)?.name.en ?? "?";
  }

  /** What a trigger of that source is about, one entry for each time. */
  triggers(name: string): number {
    return this.happened("triggered").filter(({ source }) => this.nameOf(source) === name).length;
  }
}

const names = (name: string): readonly [string, string, string] => [name, `試験${name}`, "しけん"];

export const creature = (
  name: string,
  pt: `${number}/${number}`,
  ...text: Ability[]
): CardDefinition => made(name, "Creature — Bear", text, { pt });
export const artifact = (name: string, ...text: Ability[]): CardDefinition =>
  made(name, "Artifact", text);
export const sorcery = (name: string, ...effects: Effect[]): CardDefinition =>
  made(name, "Sorcery", [spellAbility(...effects)]);
export const instant = (name: string, ...effects: Effect[]): CardDefinition =>
  made(name, "Instant", [spellAbility(...effects)]);

/** A card of any type; it costs nothing unless it says otherwise. */
export const made = (
  name: string,
  type: string,
  text: readonly Ability[],
  how: {
    readonly pt?: `${number}/${number}` | "*/*";
    readonly cost?: ManaCost;
    readonly loyalty?: number;
  } = {},
): CardDefinition => defineCard(names(name), { cost: "{0}", type, text: [...text], ...how });

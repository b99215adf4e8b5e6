/** The stack of a game whose position is written, as the lines that would have put it there. */
import { characteristics, type Game, type GameObject, type ObjectId } from "../engine/index.ts";
import { activatedKeys } from "./actions.ts";
import { textOf } from "./position-lasting.ts";
import { cardWithFace, cardWithHalf, type PositionNames } from "./position-names.ts";
import type { Clause, Reference, Stacked } from "./syntax.ts";

const nowhere = { line: 0, column: 0, length: 0 };

/** Spells and abilities that can be named, the bottom first. */
export function stackOf(game: Game, names: PositionNames): readonly Stacked[] {
  return game.stack.flatMap((id): readonly Stacked[] => {
    const object = game.objects[id];
    const announced = object?.stacked ?? object?.casting;
    if (!object || !announced) return [];
    const { controller: player, card, stacked, casting } = object;
    const clauses = clausesOf(announced, names);
    if (stacked) {
      const { source, ability, key } = stacked;
      if (ability.is === "triggered") return triggerOf(game, object, clauses, names);
      const now = names.now(source);
      const reference = names.card(now);
      const keys = reference ? activatedKeys(game, now) : [];
      if (ability.is !== "activated" || !reference || !keys.includes(key)) return [];
      const line = { is: "activate", player, object: reference, clauses, at: nowhere } as const;
      const numbered = keys.length > 1 ? { ...line, ability: keys.indexOf(key) + 1 } : line;
      return [{ is: "ability", line: numbered, at: nowhere }];
    }
    const { base } = object;
    const split = base && cardWithHalf(game, base);
    const spell = card ?? split ?? (base && cardWithFace(game, base));
    if (spell === undefined || !casting) return [];
    const half = split ? base?.name.en : object.half;
    const way = half?.toLowerCase() ?? wayWord(casting);
    const line = {
      is: "cast",
      player,
      ...(way !== undefined && { way }),
      clauses,
      at: nowhere,
    } as const;
    const item = { count: 1, card: spell, at: nowhere };
    const copy = card === undefined ? { copy: true as const } : {};
    return [{ is: "spell", item, line, ...copy, at: nowhere }];
  });
}

function triggerOf(
  game: Game,
  { controller: player, stacked }: GameObject,
  clauses: readonly Clause[],
  names: PositionNames,
): readonly Stacked[] {
  if (stacked?.ability.is !== "triggered") return [];
  const { source, ability, key, from, occasion = {} } = stacked;
  if (from) {
    const text = textOf(game, { source, ability, frame: from }, names);
    if (!text) return [];
    const { is: _text, x: _x, ...line } = text;
    return [{ is: "trigger", line: { ...line, player, delayed: true, clauses }, at: nowhere }];
  }
  const now = names.now(source);
  const object = names.card(now);
  const keys = triggeredKeys(game, now);
  if (!object || !keys.includes(key)) return [];
  const { player: whose, amount } = occasion;
  // An event about the source itself goes without saying.
  const first = occasion.object && names.now(occasion.object);
  const told = occasion.other || (first && first !== now) ? [first, occasion.other] : [];
  const about: readonly Reference[] = [
    ...told.flatMap((id) => (id && names.card(names.now(id))) ?? []),
    ...(whose ? [{ is: "player", player: whose, at: nowhere } as const] : []),
  ];
  const line = {
    ...{ player, object, about, clauses, at: nowhere },
    ...(keys.length > 1 && { ability: keys.indexOf(key) + 1 }),
    ...(amount !== undefined && { amount }),
  };
  return [{ is: "trigger", line, at: nowhere }];
}

const triggeredKeys = (game: Game, object: ObjectId): readonly string[] =>
  game.objects[object]
    ? characteristics(game, object)
        .abilities.filter(({ ability }) => ability.is === "triggered")
        .map(({ key }) => key)
    : [];

type Casting = NonNullable<GameObject["casting"]>;

function wayWord({ way, paid = [] }: Casting): string | undefined {
  if (way === "normal") return undefined;
  if (way === "free") return way;
  return way === "way" ? paid[0]?.toLowerCase() : "madness";
}

function clausesOf(
  announced: Casting | NonNullable<GameObject["stacked"]>,
  names: PositionNames,
): readonly Clause[] {
  const { x, modes = [], targets, shares, paid = [] } = announced;
  const isWay = "way" in announced && announced.way === "way";
  const named = targets.map((slot) => slot.flatMap((target) => names.target(target) ?? []));
  const at = nowhere;
  return [
    ...named
      .filter((slot) => slot.length > 0 || named.length > 1)
      .map((slot): Clause => ({ is: "targeting", targets: slot, at })),
    ...(x === undefined ? [] : [{ is: "x", x, at } as const]),
    ...(modes.length === 0
      ? []
      : [
          {
            is: "choosing",
            choice: { is: "modes", modes: modes.map((mode) => mode + 1), at },
            at,
          } as const,
        ]),
    ...paid
      .slice(isWay ? 1 : 0)
      .map((name): Clause => ({ is: "cost", name: name.toLowerCase(), paid: true, at })),
    ...(shares ?? []).flatMap((amounts, slot): readonly Clause[] =>
      amounts.length === 0
        ? []
        : [
            {
              is: "dividing",
              shares: amounts.flatMap((amount, index) => {
                const to = named[slot]?.[index];
                return to ? [{ amount, to }] : [];
              }),
              at,
            },
          ],
    ),
  ];
}

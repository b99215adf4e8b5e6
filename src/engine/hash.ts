/** Canonical hashes: equal games have equal ones, whatever ids their objects happen to have. */
import type { Game } from "./game.ts";
import type { ObjectId } from "./ids.ts";

/** Cards and rules don't change in a game: what they come to is kept. */
const constants = new WeakMap<object, string>();

function constant<Value extends object>(value: Value, make: (value: Value) => string): string {
  const known = constants.get(value);
  if (known !== undefined) return known;
  const made = fnv64(make(value));
  constants.set(value, made);
  return made;
}

/** All cards, in whatever order they are listed. */
const hashOfCards = (cards: Game["cards"]): string =>
  constant(cards, (all) =>
    Object.values(all)
      .map((card) => constant(card, JSON.stringify))
      .sort()
      .join(),
  );

/** Of these only the order counts (613.7). */
const moments: ReadonlySet<string> = new Set(["timestamp", "turnedOver", "legendSince"]);

/** An id, or a key that begins with one: `o17`, `o17:0`, `o17:e4:taken`, `+e4.0`. */
const keyPattern = /^\+?[oef]\d+([:.].*)?$/;
const idsInKey = /(?<=^|[:+])[oef]\d+(?=$|[:.])/g;

/**
 * A 64-bit hash in hexadecimal. Ids are renamed in the order in which they are met, zones first,
 * so that only their relations count; what is past and not referred to is left out. Effects are
 * compared with all that they know: objects, text, the frame of their resolution.
 */
export function hash(game: Game): string {
  const { cards, rules, players, battlefield, stack, exile, past: _past, ...others } = game;
  // What counters give is a rule; what counts laps (104.4b) is no part of the position.
  const { byCounter: _byCounter, next: _next, lap: _lap, ...rest } = others;
  const names = new Map<string, string>();
  const objects = Object.values(game.objects);
  const stamps = [
    ...[...objects, ...game.effects].map(({ timestamp }) => timestamp),
    ...objects.flatMap(({ turnedOver = [], legendSince = [] }) => [turnedOver, legendSince].flat()),
    ...objects.flatMap(({ countersSince = {} }) => Object.values(countersSince)),
  ];
  const order = new Map(
    [...new Set(stamps)].sort((one, other) => one - other).map((stamp, at) => [stamp, at]),
  );
  const simplify = (key: string, value: unknown): unknown => {
    if (moments.has(key)) return order.get(Number(value)) ?? -1;
    if (key === "countersSince") {
      const kinds = Object.entries(value as Readonly<Record<string, number>>);
      return Object.fromEntries(kinds.map(([kind, stamp]) => [kind, order.get(stamp) ?? -1]));
    }
    return key === "before" ? hashOnce(value as Game) : value;
  };
  const write = (value: unknown): string => {
    if (typeof value === "string") return JSON.stringify(rename(value, names));
    if (Array.isArray(value)) return `[${value.map(write).join(",")}]`;
    if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "";
    const entries = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => [rename(key, names), simplify(key, inner)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${write(inner)}`).join(",")}}`;
  };
  const parts = [
    hashOfCards(cards),
    constant(rules, JSON.stringify),
    write([players, battlefield, stack, exile]),
    write(rest),
  ];
  // What is past counts as far as something still refers to it (400.7, 608.2h). Looking at one
  // may lead to another: a map goes on with what is added while it is walked.
  for (const [id] of names) {
    const gone = game.past[id as ObjectId];
    if (gone && !game.objects[id as ObjectId]) parts.push(write(gone));
  }
  return fnv64(parts.join(""));
}

const hashes = new WeakMap<Game, string>();

/** The game to return to is the same in all that comes of a proposal. */
function hashOnce(game: Game): string {
  const known = hashes.get(game) ?? hash(game);
  hashes.set(game, known);
  return known;
}

function rename(word: string, names: Map<string, string>): string {
  if (!keyPattern.test(word)) return word;
  return word.replace(idsInKey, (id) => {
    const name = names.get(id) ?? `#${names.size}`;
    names.set(id, name);
    return name;
  });
}

/** FNV-1a over UTF-16 units, 64 bits in two halves of 32. */
function fnv64(text: string): string {
  let low = 0x84222325;
  let high = 0xcbf29ce4;
  for (let index = 0; index < text.length; index += 1) {
    low ^= text.charCodeAt(index);
    // Times 0x100000001b3: the low half by 0x1b3, the high half takes the carry and 2^40.
    const product = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(product / 0x100000000) + (low << 8)) >>> 0;
    low = product >>> 0;
  }
  return high.toString(16).padStart(8, "0") + low.toString(16).padStart(8, "0");
}

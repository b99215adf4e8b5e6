/** Canonical hashes: equal games have equal ones, whatever ids their objects happen to have. */
import type { Game } from "./game.ts";

const idPattern = /^[oef]\d+$/;

/**
 * A 64-bit hash in hexadecimal. Ids are renamed in the order in which they are met, zones first,
 * so that only their relations count; what is past and can't be referred to is left out.
 */
export function hash(game: Game): string {
  const { players, battlefield, stack, exile, past: _past, next: _next, ...rest } = game;
  const names = new Map<string, string>();
  const stamps = [...Object.values(game.objects), ...game.effects].map((one) => one.timestamp);
  const order = stamps.sort((one, other) => one - other);
  // Of timestamps only the order counts (613.7).
  const rank = (key: string, value: unknown): unknown =>
    key === "timestamp" ? order.indexOf(Number(value)) : value;
  const write = (value: unknown): string => {
    if (typeof value === "string") return JSON.stringify(rename(value, names));
    if (Array.isArray(value)) return `[${value.map(write).join(",")}]`;
    if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "";
    const entries = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => [rename(key, names), rank(key, inner)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${write(inner)}`).join(",")}}`;
  };
  return fnv64(write([players, battlefield, stack, exile]) + write(rest));
}

function rename(word: string, names: Map<string, string>): string {
  if (!idPattern.test(word)) return word;
  const known = names.get(word);
  if (known) return known;
  const name = `#${names.size}`;
  names.set(word, name);
  return name;
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

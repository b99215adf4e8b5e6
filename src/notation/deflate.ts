/**
 * DEFLATE (RFC 1951) with a preset dictionary, which the browser's own streams don't have. What is
 * packed here is one block with the fixed codes: boards are so short that codes of their own would
 * cost more than they save.
 */

const WINDOW = 32_768;
const SHORTEST = 3;
const LONGEST = 258;
/** How many earlier places with the same three bytes are looked at. */
const TRIES = 256;
const END = 256;

/** A code as it is written: its length in bits, and the bits, the first one lowest. */
type Code = readonly [length: number, bits: number];

function reversed(code: number, length: number): number {
  let bits = 0;
  for (let at = 0; at < length; at += 1) bits |= ((code >> at) & 1) << (length - 1 - at);
  return bits;
}

/** RFC 1951, 3.2.6: the fixed code of a literal, of a length or of the end. */
function fixedCode(symbol: number): Code {
  const [length, code] =
    symbol < 144
      ? [8, 0x30 + symbol]
      : symbol < 256
        ? [9, 0x190 + symbol - 144]
        : symbol < 280
          ? [7, symbol - 256]
          : [8, 0xc0 + symbol - 280];
  return [length, reversed(code, length)];
}

/** RFC 1951, 3.2.5: a number is a symbol, which begins a range, and extra bits within it. */
interface Extra {
  readonly symbol: number;
  readonly bits: number;
  readonly value: number;
}

/** In each group of `perGroup` symbols there is one more extra bit. */
function ranged(value: number, perGroup: number): Extra {
  if (value < perGroup * 2) return { symbol: value, bits: 0, value: 0 };
  const bits = Math.clz32(perGroup) - Math.clz32(value);
  return {
    symbol: perGroup * bits + (value >> bits),
    bits,
    value: value & ((1 << bits) - 1),
  };
}

const lengthExtra = (length: number): Extra => {
  if (length === LONGEST) return { symbol: 285, bits: 0, value: 0 };
  const extra = ranged(length - SHORTEST, 4);
  return { ...extra, symbol: 257 + extra.symbol };
};

const distanceExtra = (distance: number): Extra => ranged(distance - 1, 2);

const costOfLiteral = (byte: number): number => fixedCode(byte)[0];

/** By length; all distances have codes of five bits. */
const costsOfLengths = Uint8Array.from({ length: LONGEST + 1 }, (_, length) => {
  if (length < SHORTEST) return 0;
  const { symbol, bits } = lengthExtra(length);
  return fixedCode(symbol)[0] + bits;
});

const costOfDistance = (distance: number): number => 5 + distanceExtra(distance).bits;

/** A byte of its own (a length of 1), or a copy of what stood before. */
interface Piece {
  readonly length: number;
  readonly distance: number;
}

/** The cheapest way to write what stands behind the dictionary, found from its beginning. */
function cheapest(bytes: Uint8Array, from: number): readonly Piece[] {
  const size = bytes.length - from;
  const costs = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY);
  const lengths = new Uint16Array(size + 1);
  const distances = new Uint16Array(size + 1);
  costs[0] = 0;
  const reach = (to: number, cost: number, length: number, distance: number): void => {
    if (cost >= (costs[to] ?? 0)) return;
    costs[to] = cost;
    lengths[to] = length;
    distances[to] = distance;
  };
  const latest = new Map<number, number>();
  const earlier = new Int32Array(bytes.length).fill(-1);
  for (let at = 0; at < bytes.length; at += 1) {
    const key = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const before = latest.get(key) ?? -1;
    earlier[at] = before;
    latest.set(key, at);
    if (at < from) continue;
    const here = costs[at - from] ?? 0;
    reach(at - from + 1, here + costOfLiteral(bytes[at] ?? 0), 1, 0);
    const most = Math.min(LONGEST, bytes.length - at);
    let known = SHORTEST - 1;
    let place = before;
    for (let tries = 0; tries < TRIES && place >= 0 && known < most; tries += 1) {
      const distance = at - place;
      if (distance >= WINDOW) break;
      let length = 0;
      while (length < most && bytes[place + length] === bytes[at + length]) length += 1;
      // Nearer places were cheaper for all shorter ones.
      const cost = here + costOfDistance(distance);
      for (let one = known + 1; one <= length; one += 1)
        reach(at - from + one, cost + (costsOfLengths[one] ?? 0), one, distance);
      known = Math.max(known, length);
      place = earlier[place] ?? -1;
    }
  }
  const pieces: Piece[] = [];
  for (let at = size; at > 0; at -= lengths[at] ?? 1)
    pieces.push({ length: lengths[at] ?? 1, distance: distances[at] ?? 0 });
  return pieces.reverse();
}

class BitWriter {
  readonly #bytes: number[] = [];
  #current = 0;
  #filled = 0;

  write(value: number, bits: number): void {
    for (let at = 0; at < bits; at += 1) {
      this.#current |= ((value >> at) & 1) << this.#filled;
      this.#filled += 1;
      if (this.#filled < 8) continue;
      this.#bytes.push(this.#current);
      this.#current = 0;
      this.#filled = 0;
    }
  }

  end(): Uint8Array<ArrayBuffer> {
    if (this.#filled > 0) this.#bytes.push(this.#current);
    return Uint8Array.from(this.#bytes);
  }
}

/** Packs bytes for a reader who has the dictionary. */
export function deflateWith(dictionary: Uint8Array, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(dictionary.length + data.length);
  bytes.set(dictionary);
  bytes.set(data, dictionary.length);
  const writer = new BitWriter();
  const writeCode = (symbol: number): void => {
    const [length, bits] = fixedCode(symbol);
    writer.write(bits, length);
  };
  // The last block, with the fixed codes.
  writer.write(0b011, 3);
  let at = dictionary.length;
  for (const { length, distance } of cheapest(bytes, at)) {
    if (distance === 0) {
      writeCode(bytes[at] ?? 0);
    } else {
      const long = lengthExtra(length);
      writeCode(long.symbol);
      writer.write(long.value, long.bits);
      const back = distanceExtra(distance);
      writer.write(reversed(back.symbol, 5), 5);
      writer.write(back.value, back.bits);
    }
    at += length;
  }
  writeCode(END);
  return writer.end();
}

/**
 * A dictionary as a block of DEFLATE that stands in front: whoever unpacks both gets the dictionary,
 * and behind it what was packed with it. So any inflater will do.
 */
export function asStoredBlock(dictionary: Uint8Array): Uint8Array<ArrayBuffer> {
  const { length } = dictionary;
  if (length >= WINDOW) throw new Error(`A dictionary of ${length} bytes is out of reach.`);
  const block = new Uint8Array(length + 5);
  block.set([0, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff]);
  block.set(dictionary, 5);
  return block;
}

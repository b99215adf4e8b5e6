/**
 * Reads QR codes for the tests, from the standard (ISO/IEC 18004) and not with the library that
 * makes them: byte mode, error correction M, up to version 6. Errors are not corrected, so a code with
 * one is read wrongly or not at all.
 */

type Modules = readonly (readonly boolean[])[];

/** Of each version with error correction M: data codewords in a block, and how many blocks. */
const BLOCKS: Readonly<Record<number, readonly [data: number, blocks: number]>> = {
  1: [16, 1],
  2: [28, 1],
  3: [44, 1],
  4: [32, 2],
  5: [43, 2],
  6: [27, 4],
};

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

/** The modules that strokes one module thick draw: `M4 4.5h7m1 0h1…`. */
export function modulesOf(path: string, size: number): Modules {
  const dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  let [x, y] = [0, 0];
  for (const [, command, first, second] of path.matchAll(/([Mmh])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    if (command === "M") [x, y] = [Number(first), Number(second)];
    if (command === "m") x += Number(first);
    if (command !== "h") continue;
    for (const end = x + Number(first); x < end; x += 1) {
      const row = dark[Math.floor(y)];
      if (row) row[x] = true;
    }
  }
  return dark;
}

/** Without the light margin around it, which must be at least as wide as this. */
export function withoutMargin(modules: Modules, margin: number): Modules {
  const size = modules.length;
  const isIn = (place: number): boolean => place >= margin && place < size - margin;
  const stray = modules.some((row, y) => row.some((dark, x) => dark && !(isIn(x) && isIn(y))));
  if (stray) throw new Error("The quiet zone is not quiet.");
  return modules.filter((_, y) => isIn(y)).map((row) => row.filter((_, x) => isIn(x)));
}

/** Whether a module belongs to a pattern, not to the data. */
function isPattern(size: number, row: number, column: number): boolean {
  const isFinder =
    (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
  const isTiming = row === 6 || column === 6;
  // Versions 2 to 6 have one alignment pattern, whose middle is seven modules from the far edges.
  const middle = size - 7;
  const isAlignment = size > 21 && Math.abs(row - middle) <= 2 && Math.abs(column - middle) <= 2;
  return isFinder || isTiming || isAlignment;
}

const FINDER = ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"];

export function readQr(modules: Modules): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const [data, blocks] = BLOCKS[version] ?? [];
  if (data === undefined || blocks === undefined) throw new Error(`No code is ${size} wide.`);
  const at = (row: number, column: number): boolean => modules[row]?.[column] ?? false;

  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const) {
    const seen = FINDER.map((line, row) =>
      [...line].map((_, column) => (at(top + row, left + column) ? "#" : " ")).join(""),
    );
    if (seen.join() !== FINDER.join()) throw new Error("A finder pattern is missing.");
  }

  const format = [0, 1, 2, 3, 4].reduce((bits, column) => bits * 2 + Number(at(8, column)), 0);
  // XORed with the first five bits of 101010000010010; M is 00.
  const plain = format ^ 0b10101;
  if (plain >> 3 !== 0) throw new Error("The error correction is not M.");
  const mask = MASKS[plain & 7];
  if (mask === undefined) throw new Error("There is no such mask.");

  const bits: number[] = [];
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = isUpward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!isPattern(size, row, column)) bits.push(Number(at(row, column) !== mask(row, column)));
      }
    }
    isUpward = !isUpward;
  }
  const numberAt = (list: readonly number[], from: number, length: number): number =>
    list.slice(from, from + length).reduce((value, bit) => value * 2 + bit, 0);
  const codewords = Array.from({ length: data * blocks }, (_, index) =>
    numberAt(bits, index * 8, 8),
  );
  // The blocks take turns: here each is put together again.
  const stream = Array.from({ length: blocks }, (_, block) =>
    codewords.filter((__, index) => index % blocks === block),
  )
    .flat()
    .flatMap((word) => [...word.toString(2).padStart(8, "0")].map(Number));
  if (numberAt(stream, 0, 4) !== 0b0100) throw new Error("It is not in byte mode.");
  const length = numberAt(stream, 4, 8);
  const bytes = Array.from({ length }, (_, index) => numberAt(stream, 12 + index * 8, 8));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

/** What may come from outside: what was meant, with mistakes; what has its form only; and noise. */
import fc from "fast-check";

/** Signs that mean something somewhere. */
const signs = [
  ..."\n\t ,.:;|/#=%&?<>(){}[]\"'`\\-+*^$~@!_0９１ABａあア森裁\u0000\u200b\u0301\ud800\ufffd",
  "--\n",
  "</script>",
  "%E0%A4%A",
  "__proto__",
  "NaN",
  "1e999",
  "🜂",
];

export const aNoise = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.array(fc.constantFrom(...signs), { maxLength: 40 }).map((parts) => parts.join("")),
);

/** Far more of something than anybody would write. */
const aHeap = fc
  .record({
    part: fc.oneof(fc.constantFrom(...signs), fc.string({ minLength: 1, maxLength: 12 })),
    times: fc.constantFrom(300, 3_000, 30_000),
  })
  .map(({ part, times }) => part.repeat(times));

/** A text with a few places taken away, doubled or written over. */
export const changed = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .record({
      text,
      edits: fc.array(
        fc.record({
          at: fc.double({ min: 0, max: 1, noNaN: true }),
          length: fc.nat(12),
          put: fc.oneof(fc.constant(""), fc.constantFrom(...signs), fc.string({ maxLength: 6 })),
        }),
        { maxLength: 4 },
      ),
    })
    .map(({ text: whole, edits }) =>
      edits.reduce((now, { at, length, put }) => {
        const from = Math.floor(at * now.length);
        return now.slice(0, from) + put + now.slice(from + length);
      }, whole),
    );

/** Mostly what was meant, with mistakes; sometimes anything. */
export const aText = (...meant: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 16, arbitrary: changed(fc.constantFrom("", ...meant)) },
    {
      weight: 2,
      arbitrary: fc
        .array(fc.constantFrom("", ...meant), { minLength: 2, maxLength: 3 })
        .map((texts) => texts.join("\n")),
    },
    { weight: 4, arbitrary: aNoise },
    { weight: 1, arbitrary: fc.record({ aHeap, aNoise }).map((two) => two.aHeap + two.aNoise) },
  );

/** An object with these fields, each of them as it should be, or anything, or missing. */
export const aRecord = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, good]) => [
        name,
        fc.oneof({ weight: 3, arbitrary: good }, { weight: 1, arbitrary: fc.anything() }),
      ]),
    ),
    { requiredKeys: [] },
  );

/** What `postMessage` may bring. */
export const aMessage = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.oneof({ weight: 3, arbitrary: aRecord(fields) }, { weight: 1, arbitrary: fc.anything() });

/** What a storage may hold: JSON of this, damaged or not, or anything. */
export const aStored = (good: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: good.map((value) => jsonOf(value)) },
    { weight: 4, arbitrary: changed(good.map((value) => jsonOf(value))) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: aNoise },
  );

/** What can't be written is kept as nothing. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "null";
  } catch {
    return "null";
  }
}

/** Ways of saying something that are put together of pieces. */

type OneOfEach<Lists> = {
  readonly [Key in keyof Lists]: Lists[Key] extends readonly (infer One)[] ? One : never;
};

/** Every way to take one of each list. */
export function crossed<const Lists extends readonly (readonly unknown[])[]>(
  ...lists: Lists
): readonly OneOfEach<Lists>[] {
  const ways = lists.reduce<readonly (readonly unknown[])[]>(
    (begun, list) => begun.flatMap((front) => list.map((one) => [...front, one])),
    [[]],
  );
  return ways as readonly OneOfEach<Lists>[];
}

/** The same of pieces of a text, one behind the other. */
export const strung = (...lists: readonly (readonly string[])[]): readonly string[] =>
  crossed(...lists).map((pieces) => pieces.join(""));

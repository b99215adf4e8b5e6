/** Whether two values are equal data; keys count in their order, which who makes them keeps. */
export const sameData = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Kinds of counters by their official names; those of numbers are called by them (122.1). */
const words: Readonly<Record<string, string>> = {
  age: "経年",
  charge: "蓄積",
  fade: "消散",
  loyalty: "忠誠",
  time: "時間",
};

export const counterName = (kind: string): string => `${words[kind] ?? kind}カウンター`;

/** Amounts in captions, which both languages write alike. */
import type { Amount } from "../language/schema.ts";

/** What has yet to be counted is X. */
export const amount = (node: Amount): string => (node.is === "number" ? `${node.value}` : "X");

export const signed = (node: Amount): string =>
  node.is === "number" && node.value < 0 ? `${node.value}` : `+${amount(node)}`;

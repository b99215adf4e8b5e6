import type { Node, NodeOf, Sort } from "../schema.ts";

/** The optional fields of a node that its builder takes by name. */
export type How<S extends Sort, Is extends NodeOf<S>["is"], Key extends keyof Node<S, Is>> = Pick<
  Node<S, Is>,
  Key
>;

/** Makes an island of what stands on the page. */
import { type ComponentType, h, hydrate } from "preact";
import { styled } from "./alive.ts";

/** Resolves when it is alive, and its styles are there. */
export async function bring<Props extends object>(
  island: HTMLElement,
  Shown: ComponentType<Props>,
  props: Props,
): Promise<void> {
  await styled();
  hydrate(h(Shown, props), island);
}

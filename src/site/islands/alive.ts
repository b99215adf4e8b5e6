/** The styles of what a board shows only once it is alive: they come beside its script. */
import address from "../styles/board-alive.css?url";

/** Resolves also when they can't be had, for the board can be played without them. */
function fetched(): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
    document.head.append(link);
  });
}

let asked: Promise<void> | undefined;

/** Once for all boards of a page; there is nothing to wait for when the site is built. */
export function styled(): Promise<void> {
  asked ??= import.meta.env.SSR ? Promise.resolve() : fetched();
  return asked;
}

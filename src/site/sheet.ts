/** Brings styles that a page does without until somebody does what they are for. */

const asked = new Map<string, Promise<void>>();

/** Resolves also when they can't be had: what they dress can be used without them. */
function fetched(address: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
    document.head.append(link);
  });
}

/** Once for a page, however often it is asked for; there is nothing to wait for when the site is built. */
export function sheet(address: string): Promise<void> {
  const one = asked.get(address) ?? (import.meta.env.SSR ? Promise.resolve() : fetched(address));
  asked.set(address, one);
  return one;
}

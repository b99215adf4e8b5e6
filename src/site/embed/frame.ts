/** What an embedded board runs besides the board: it tells the page around it how high it is. */
import { attachRuleCards } from "../scripts/rules.ts";
import { stepHash } from "./address.ts";
import { type HeightMessage, heights, readWish, type Wish } from "./messages.ts";

function tellHeight(id: string): void {
  const { height } = document.body.getBoundingClientRect();
  const whole = Math.min(heights.most, Math.max(heights.least, Math.ceil(height)));
  const message: HeightMessage = { type: "saitei:height", height: whole, id };
  // Whoever has put the board there may know how high it is.
  parent.postMessage(message, "*");
}

function follow(wish: Wish, id: string): void {
  switch (wish.type) {
    case "saitei:measure":
      tellHeight(id);
      return;
    case "saitei:step":
      // Without going there: the browser would scroll the page around it, too.
      history.replaceState(history.state, "", stepHash(id.replace("/", "-"), wish.step));
      dispatchEvent(new HashChangeEvent("hashchange"));
      return;
    case "saitei:theme":
      if (wish.theme === "auto") delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = wish.theme;
  }
}

function attachToParent(id: string): void {
  new ResizeObserver(() => tellHeight(id)).observe(document.body);
  addEventListener("message", ({ source, data }) => {
    const wish = source === parent ? readWish(data) : undefined;
    if (wish) follow(wish, id);
  });
}

attachRuleCards();
const id = document.querySelector<HTMLElement>("[data-embed]")?.dataset.embed;
if (id !== undefined && parent !== window) attachToParent(id);

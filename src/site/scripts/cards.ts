/** The filters of the card index. What they are set to stands in the address. */
import { normalizeQuery, spellings } from "../search/query.ts";

const FIELDS = ["mechanic", "set", "color", "type"] as const;

const form = document.querySelector<HTMLFormElement>("[data-card-filter]");
const cards = [...document.querySelectorAll<HTMLElement>(".card-list > li")];
const groups = [...document.querySelectorAll<HTMLElement>("[data-card-group]")];

/** Whether a card has a name like this, in one of its spellings. */
function isNamed(card: HTMLElement, typed: string): boolean {
  const query = normalizeQuery(typed);
  const names = card.dataset.names ?? "";
  return query === "" || spellings(query).some((spelling) => names.includes(spelling));
}

function show(asked: URLSearchParams): void {
  let shown = 0;
  for (const card of cards) {
    const fits =
      isNamed(card, asked.get("q") ?? "") &&
      FIELDS.every((field) => {
        const value = asked.get(field) ?? "";
        return value === "" || (card.dataset[field] ?? "").split(" ").includes(value);
      });
    card.hidden = !fits;
    if (fits) shown += 1;
  }
  for (const group of groups) group.hidden = !group.querySelector("li:not([hidden])");
  const status = form?.querySelector<HTMLElement>("[data-shown]");
  if (status) status.textContent = (status.dataset.shown ?? "").replace("%", String(shown));
}

/** The settings of the form, without those that ask for nothing. */
function askedIn(from: HTMLFormElement): URLSearchParams {
  const asked = new URLSearchParams();
  for (const [name, value] of new FormData(from)) {
    if (typeof value === "string" && value.trim() !== "") asked.set(name, value);
  }
  return asked;
}

/** Sets the form to what is asked. */
function fill(into: HTMLFormElement, asked: URLSearchParams): void {
  for (const field of ["q", ...FIELDS]) {
    const control = into.elements.namedItem(field);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      control.value = asked.get(field) ?? "";
    }
  }
  show(askedIn(into));
}

if (form) {
  const update = () => {
    const asked = askedIn(form);
    const query = asked.size === 0 ? location.pathname : `?${asked}`;
    show(asked);
    // Last, for a browser that is asked too often refuses.
    history.replaceState(history.state, "", query);
  };
  form.addEventListener("input", update);
  form.addEventListener("submit", (event) => event.preventDefault());
  // The fields are empty only after the event.
  form.addEventListener("reset", () => setTimeout(update));
  const fillFromAddress = () => fill(form, new URLSearchParams(location.search));
  window.addEventListener("popstate", fillFromAddress);
  window.addEventListener("pageshow", fillFromAddress);
  // The form was there before this script: what somebody has set meanwhile goes into the address.
  const early = askedIn(form);
  const asked = new URLSearchParams(location.search);
  for (const [name, value] of early) asked.set(name, value);
  fill(form, asked);
  if (early.size > 0) update();
}

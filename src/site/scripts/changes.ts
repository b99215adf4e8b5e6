/** Narrows the list of changes by topic and mechanic. What is asked for stands in the address. */
const FIELDS = ["topic", "mechanic"] as const;

const form = document.querySelector<HTMLFormElement>("[data-changes-filter]");
const items = [...document.querySelectorAll<HTMLElement>("[data-changes-group] li")];
const groups = [...document.querySelectorAll<HTMLElement>("[data-changes-group]")];
/** Their marks in the picture above, which stay, but step back. */
const marks = [...document.querySelectorAll<SVGElement>(".history [data-topic]")];

const fits = ({ dataset }: HTMLElement | SVGElement, asked: URLSearchParams): boolean =>
  FIELDS.every((field) => {
    const value = asked.get(field) ?? "";
    return value === "" || (dataset[field] ?? "").split(" ").includes(value);
  });

function show(asked: URLSearchParams): void {
  let shown = 0;
  for (const item of items) {
    item.hidden = !fits(item, asked);
    if (!item.hidden) shown += 1;
  }
  for (const group of groups) group.hidden = !group.querySelector("li:not([hidden])");
  for (const mark of marks) mark.classList.toggle("is-out", !fits(mark, asked));
  const status = form?.querySelector<HTMLElement>("[data-shown]");
  const { shown: many = "", shownOne: one = "" } = status?.dataset ?? {};
  if (status) status.textContent = shown === 1 ? one : many.replace("%", String(shown));
}

function fill(into: HTMLFormElement): void {
  const asked = new URLSearchParams(location.search);
  for (const field of FIELDS) {
    const control = into.elements.namedItem(field);
    if (control instanceof HTMLSelectElement) control.value = asked.get(field) ?? "";
  }
  show(asked);
}

if (form) {
  form.hidden = false;
  form.addEventListener("change", () => {
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === "string" && value !== "") asked.set(name, value);
    }
    history.replaceState(history.state, "", asked.size === 0 ? location.pathname : `?${asked}`);
    show(asked);
  });
  window.addEventListener("pageshow", () => fill(form));
  fill(form);
}

/** The menu of the forms in which a ruling can be copied. It comes when a reader first asks for it. */
import { langOf } from "../paths.ts";
import { sheet } from "../sheet.ts";
import styles from "../styles/copying.css?url";
import { type Format, formats, inFormat } from "./formats.ts";
import { type Named, readRuling } from "./read.ts";
import { copyWords } from "./words.ts";

type Attributes = Readonly<Record<string, string>>;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  text = "",
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}

function menuFor(button: HTMLButtonElement, named: Named): HTMLElement {
  const words = copyWords(langOf(new URL(location.href)));
  const menu = element("div", { class: "copy-menu", role: "group", "aria-label": words.title });
  const said = element("p", { role: "status" });
  const field = element("textarea", { "aria-label": words.whole, readonly: "", rows: "5" });
  field.hidden = true;
  field.addEventListener("focus", () => field.select());

  const copy = async (format: Format): Promise<void> => {
    const text = inFormat(readRuling(button, named), format);
    try {
      await navigator.clipboard.writeText(text);
      field.hidden = true;
      said.textContent = words.copied(words.formats[format]);
    } catch {
      field.value = text;
      field.hidden = false;
      said.textContent = words.failed;
    }
  };
  const choices = formats.map((format) => {
    const choice = element("button", { type: "button", class: "copy" }, words.formats[format]);
    choice.addEventListener("click", () => copy(format));
    return choice;
  });
  menu.append(...choices, said, field);
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    toggleMenu(button, named);
    button.focus();
  });
  return menu;
}

const menus = new WeakMap<HTMLButtonElement, HTMLElement>();

/** Opens the menu behind a button, or closes it. */
export async function toggleMenu(button: HTMLButtonElement, named: Named): Promise<void> {
  await sheet(styles);
  const known = menus.get(button);
  const menu = known ?? menuFor(button, named);
  menus.set(button, menu);
  if (!known) button.after(menu);
  const isOpen = known?.hidden ?? true;
  menu.hidden = !isOpen;
  button.setAttribute("aria-expanded", String(isOpen));
}

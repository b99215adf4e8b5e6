/** Each kind of decision, on boards that were built for it. */
import type { Locator, Page } from "@playwright/test";
import { expect, type Lang } from "../site.ts";
import { answer, decide, pass, type State, written } from "./state.ts";

/** A player A with this, before the first main phase. */
const board = (a: string, b = "", script = ""): string =>
  `turn A, main 1\nA 20\n${a}B 20\n${b}${script === "" ? "" : `--\n${script}`}`;

const hand = (cards: string): string => `  hand: ${cards}\n`;
const battlefield = (cards: string): string => `  battlefield: ${cards}\n`;

/** A board, then what is done on it until the question stands. */
const asks = (
  name: string,
  notation: string,
  until: (board: Locator, page: Page) => Promise<void>,
  shown: string,
): State => ({
  name,
  open: async (page: Page, lang: Lang) => {
    const there = await written(page, lang, notation);
    await until(there, page);
    await expect(there.locator(shown).first()).toBeVisible();
    return there;
  },
});

const growth = board(
  hand("Giant Growth") + battlefield("Grizzly Bears, Forest"),
  battlefield("Grizzly Bears"),
);

export const asked: readonly State[] = [
  asks(
    "actions, with mana",
    growth,
    (there) => there.locator(".mana-abilities summary").click(),
    ".mana-abilities .answers",
  ),
  asks("a target", growth, (there) => answer(there), ".candidate"),
  asks(
    "a target on the table",
    growth,
    async (there) => {
      await answer(there);
      await there.locator(".battlefield .candidate").first().click();
    },
    ".peek .choice",
  ),
  asks(
    "a number",
    board(hand("Breakthrough") + battlefield("3 Island")),
    (there) => answer(there),
    ".stepper",
  ),
  asks(
    "a payment refused",
    growth,
    async (there) => {
      await answer(there);
      await answer(there);
      await there.locator(".choosing input[type=checkbox]").first().uncheck();
      await decide(there);
    },
    ".choosing .refused",
  ),
  asks(
    "a mode",
    board(hand("Healing Salve") + battlefield("Plains")),
    (there) => answer(there),
    ".question",
  ),
  asks(
    "one of many words",
    board(
      hand("Artificial Evolution") + battlefield("Grizzly Bears, Island"),
      "",
      "A casts Artificial Evolution targeting Grizzly Bears\n",
    ),
    (there) => pass(there, 2),
    ".choosing .together select",
  ),
  asks(
    "an order",
    board(
      hand("Holy Strength") + battlefield("Eidolon of Blossoms, Underworld Coinsmith, Plains"),
      "",
      "A casts Holy Strength targeting Underworld Coinsmith\n",
    ),
    (there) => pass(there, 2),
    ".choosing .order",
  ),
  asks(
    "a division",
    board(
      hand("Violent Eruption") + battlefield("4 Mountain"),
      battlefield("Grizzly Bears, Hill Giant"),
    ),
    async (there) => {
      await answer(there);
      const boxes = there.locator(".choosing input[type=checkbox]");
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await decide(there);
    },
    ".choosing .shares .stepper",
  ),
  asks(
    "attackers",
    `turn A, declare attackers\nA 20\n${battlefield("Grizzly Bears, Hill Giant")}B 20\n`,
    async () => {},
    ".choosing .ticks",
  ),
  asks(
    "blockers",
    `turn A, declare blockers\nA 20\n${battlefield("Grizzly Bears (attacking B), Hill Giant (attacking B)")}B 20\n${battlefield("Craw Wurm, Serra Angel")}`,
    async () => {},
    ".choosing .shares select",
  ),
  asks(
    "a coin",
    board(hand("Crazed Firecat") + battlefield("7 Mountain"), "", "A casts Crazed Firecat\n"),
    (there) => pass(there, 4),
    ".choosing .together .answers",
  ),
  asks(
    "one card by chance",
    board(hand("Grizzly Bears, Forest") + battlefield("Pyromania, 2 Mountain")),
    async (there) => {
      await answer(there);
      await answer(there);
      await decide(there);
    },
    ".choosing .together .answers",
  ),
  asks(
    "two cards by chance",
    board(
      hand("Skullscorch") + battlefield("2 Mountain"),
      hand("Grizzly Bears, Forest, Shock"),
      "A casts Skullscorch targeting B\n",
    ),
    async (there) => {
      await pass(there, 2);
      await answer(there, 1);
    },
    ".choosing .count-chosen",
  ),
  asks(
    "a search",
    board(
      `${hand("Far Wanderings")}  library: Forest, Island, Shock\n${battlefield("3 Forest")}`,
      "",
      "A casts Far Wanderings\n",
    ),
    (there) => pass(there, 2),
    ".question",
  ),
  asks(
    "a shuffling",
    board(
      `${hand("Far Wanderings")}  library: Forest, Island, Shock\n${battlefield("3 Forest")}`,
      "",
      "A casts Far Wanderings\n",
    ),
    async (there) => {
      await pass(there, 2);
      await there.locator(".choosing input[type=checkbox]").first().check();
      await decide(there);
    },
    ".choosing .decide",
  ),
  asks(
    "the game is over",
    board(
      hand("Shock") + battlefield("Mountain"),
      "",
      "A casts Shock targeting B\nresolve\n",
    ).replace("B 20", "B 2"),
    async () => {},
    ".question",
  ),
  asks(
    "effects in force, with a planeswalker",
    board(
      hand("Giant Growth") + battlefield("Grizzly Bears, Garruk Wildspeaker, Forest"),
      battlefield("2 1/1 red Goblin creature token, Sacred Foundry (tapped)"),
      "A casts Giant Growth targeting Grizzly Bears\nresolve\n",
    ),
    async () => {},
    ".lasting",
  ),
];

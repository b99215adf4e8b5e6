/** What a board counts for its reader: turns and spells by day and night, symbols, costs by targets. */
import { countingWords } from "../../src/board/counting/words.ts";
import { strings } from "../../src/board/words/both.ts";
import { button, tool } from "./board-page.ts";
import { expect, LANGS, test } from "./site.ts";
import { written } from "./states/state.ts";

const gods = `turn A, main 1
A 20
  hand: Ajani's Presence
  battlefield: 4 Plains, Athreos, God of Passage, Restless Apparition, 2 Grizzly Bears
B 20
`;

const night = `turn A, main 1
night
A 20
  hand: 2 Shock
  battlefield: 2 Mountain
  library: Forest
B 20
  library: 2 Forest
--
A casts Shock targeting B
resolve
A casts Shock targeting B
resolve
go to B's main 1
`;

for (const lang of LANGS) {
  const [said, counts] = [strings[lang], countingWords[lang]];

  test(`devotion is counted symbol by symbol, and strive target by target (${lang})`, async ({
    page,
  }) => {
    const board = await written(page, lang, gods);
    await (await tool(board, said.counting)).click();
    const panel = board.getByRole("group", { name: counts.title, exact: true });
    const [devotion, strive] = [panel.getByRole("table").nth(0), panel.getByRole("table").nth(1)];
    // Athreos {1}{W}{B} has two symbols that count, Restless Apparition {W/B}{W/B}{W/B} three.
    await expect(devotion.locator("tbody tr td:last-child")).toHaveText(["2", "3"]);
    await expect(devotion.locator(".counted")).toHaveCount(5);
    await expect(devotion.locator("tfoot")).toContainText(counts.totalFor(7));
    // {W}, and {2}{W} more for each target beyond the first: four lands pay for two targets.
    await expect(strive.locator("tbody th")).toHaveText(["0", "1", "2", "3"]);
    await expect(strive.locator("tbody tr td:last-child")).toHaveText([
      counts.payable,
      counts.payable,
      counts.payable,
      counts.unpayable,
    ]);
    await button(panel, counts.close).click();
    await expect(panel).toHaveCount(0);
  });

  test(`at night the strip of turns tells what the next untap step will do (${lang})`, async ({
    page,
  }) => {
    const board = await written(page, lang, night);
    const strip = board.getByRole("group", { name: said.turnsAndSpells, exact: true });
    await button(board, said.first).click();
    await expect(strip).toContainText(said.stays(said.times.night));
    await expect(strip).toContainText(said.spellsCast("A", 0));
    const next = button(board, said.next);
    await next.click();
    await expect(strip).toContainText(said.spellsCast("A", 1));
    await next.click();
    await next.click();
    await expect(strip).toContainText(said.spellsCast("A", 2));
    await expect(strip).toContainText(said.becomes(said.times.day));
    await next.click();
    await next.click();
    const turns = strip.locator("ol > li");
    await expect(turns).toHaveCount(2);
    await expect(turns.nth(0)).toContainText(said.times.night);
    await expect(turns.nth(1)).toContainText(said.times.day);
    await expect(strip).toContainText(said.becomes(said.times.night));
  });
}

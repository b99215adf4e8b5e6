/**
 * Compares the register of ids with the content: `npm run register`. With `--update` it writes down
 * what is new and what rulings have been reworded, and tells of both in the changelog; with `--update
 * --respelt` rulings that read otherwise but say the same keep their day. It never takes an id out.
 */
import { join } from "node:path";
import { readChangelog, withDates, writeChangelog } from "../src/site/register/changelog.ts";
import { datesOn, readDates, undated, writeDates } from "../src/site/register/dates.ts";
import { publishedIds } from "../src/site/register/kinds.ts";
import { allRedirects } from "../src/site/register/redirects.ts";
import { lostIds, newIds, readRegister, writeRegister } from "../src/site/register/register.ts";
import { loadRulings } from "../src/site/rulings.ts";
import { withContent } from "./content.ts";

function main(): void {
  const rulings = loadRulings(join(process.cwd(), "content/rulings"));
  const now = publishedIds(rulings);
  const known = readRegister();
  const dates = readDates();
  const lost = lostIds(known, now, allRedirects());
  const fresh = [...newIds(known, now), ...undated(dates, rulings)];

  if (process.argv.includes("--update")) {
    const day = new Date().toISOString().slice(0, "2002-02-20".length);
    writeRegister(known, now);
    const how = process.argv.includes("--respelt") ? "respelt" : "reworded";
    const written = datesOn(day, dates, rulings, how);
    writeDates(written);
    writeChangelog(withDates(readChangelog(), written, rulings));
    console.log(`Written down: ${fresh.length} ids and statements that were new.`);
  } else {
    for (const line of fresh) console.log(line);
  }
  for (const line of lost) console.log(line);
  const isWrong = lost.length > 0 || (fresh.length > 0 && !process.argv.includes("--update"));
  process.exitCode = isWrong ? 1 : 0;
}

withContent(main);

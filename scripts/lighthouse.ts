/**
 * What Lighthouse says of one page of each kind, in both languages, as a phone on slow 4G:
 * `npm run bench:lighthouse`, after a build, on a machine that does nothing else.
 */
import { auditValue, type Report, reportOf } from "./lighthouse-report.ts";
import { serve } from "./serve.ts";

const PAGES = [
  "",
  "guides/madness/",
  "rulings/tor-madness-any-discard/",
  "cards/basking-rootwalla/",
  "cr/702.35a/",
  "board/",
] as const;

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What costs points, by its title. */
const complaints = ({ audits }: Report): readonly string[] =>
  Object.values(audits)
    .filter(({ score, numericValue }) => score !== null && score < 0.9 && numericValue !== 0)
    .map(({ title }) => title);

const port = await serve();
console.log(`${CATEGORIES.join(", ")}; largest paint, shift, blocking time`);
for (const lang of ["ja", "en"]) {
  for (const page of PAGES) {
    const report = await reportOf(`http://localhost:${port}/${lang}/${page}`);
    const scores = CATEGORIES.map((name) =>
      Math.round(100 * (report.categories[name]?.score ?? 0)),
    );
    console.log(
      `/${lang}/${page}`.padEnd(42),
      scores.join(" "),
      `  ${(auditValue(report, "largest-contentful-paint") / 1000).toFixed(2)} s`,
      ` ${auditValue(report, "cumulative-layout-shift").toFixed(3)}`,
      ` ${auditValue(report, "total-blocking-time").toFixed(0)} ms`,
    );
    for (const title of complaints(report)) console.log(`    ${title}`);
  }
}
process.exit(0);

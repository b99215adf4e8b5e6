import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cards } from "../../cards/index.ts";
import { objectionsTo } from "../../notation/testing/schema.ts";
import { allChanges } from "../changes.ts";
import { allThemes } from "../conformance.ts";
import { readDates } from "../register/dates.ts";
import { allGists } from "../rules/gists.ts";
import { loadRulings } from "../rulings.ts";
import { allTerms } from "../terms/terms.ts";
import { publicCard } from "./cards.ts";
import { publicSuite } from "./conformance.ts";
import { publicRule, publicTerm } from "./rules.ts";
import { boardsOfChange, boardsOfRuling, publicRuling } from "./rulings.ts";
import {
  checked,
  type DataName,
  dataNames,
  dataSets,
  jsonSchemaOf,
  schemaPath,
} from "./schemas.ts";

/** Every one is played when the site is built, and looked at by scripts/dist.test.ts. */
const SAMPLE = 40;
const rulings = loadRulings("content/rulings").filter((_, index) => index % SAMPLE === 0);
const changes = allChanges().filter((_, index) => index % SAMPLE === 0);

const data: Readonly<Record<DataName, () => unknown>> = {
  rulings: () => rulings.map((ruling) => publicRuling(ruling, readDates())),
  boards: () => [...rulings.flatMap(boardsOfRuling), ...changes.flatMap(boardsOfChange)],
  cards: () => cards.map(publicCard),
  rules: () => allGists().map(publicRule),
  terms: () => allTerms().map(publicTerm),
  conformance: () => publicSuite(allThemes()),
};

describe.each(dataNames)("%s.json", (name) => {
  it("fits its schema, and the JSON Schema that is published", () => {
    const found = data[name]();
    const { error } = dataSets[name].schema.safeParse(JSON.parse(JSON.stringify(found)));
    expect(error?.issues ?? []).toEqual([]);
    expect(objectionsTo(`${name}-1`)(found)).toEqual([]);
  });

  it("has a published JSON Schema that is up to date (npm run schemas)", () => {
    const published: unknown = JSON.parse(readFileSync(`public${schemaPath(name)}`, "utf8"));
    expect(published).toEqual(jsonSchemaOf(name));
  });
});

it("what does not fit is refused, and said where", () => {
  const [one] = allTerms().map(publicTerm);
  expect(() => checked("terms", [{ ...one, kana: "" }])).toThrow("0.kana");
  expect(() => checked("terms", [{ ...one, more: 1 }])).toThrow("more");
  expect(objectionsTo("terms-1")([{ ...one, more: 1 }])).toEqual(["$[0]: unknown more"]);
});

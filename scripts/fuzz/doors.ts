/** Every place where something comes in from outside, what is brought there, and what must be so then. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { decodeLink } from "../../src/board/link.ts";
import { playScript } from "../../src/board/script.ts";
import { names, scriptFor } from "../../src/board/testing.ts";
import { treeOf } from "../../src/board/tree.ts";
import { requestFor } from "../../src/board/useAddress.ts";
import { fingerprint, version } from "../../src/board/watching/keeping.ts";
import { isOfAnother, restored } from "../../src/board/watching/restore.ts";
import { cards } from "../../src/cards/index.ts";
import { importForge } from "../../src/notation/forge/index.ts";
import { parseBoard } from "../../src/notation/parse.ts";
import { playBoard } from "../../src/notation/play.ts";
import { boards } from "../../src/notation/testing/boards.ts";
import { limits } from "../../src/notation/text.ts";
import { decodeBoard } from "../../src/notation/url.ts";
import { addressOf, attributes, readAttributes } from "../../src/site/embed/address.ts";
import { heights, LAST_STEP, readHeight, readWish, themes } from "../../src/site/embed/messages.ts";
import { factsOf } from "../../src/site/offline/kept.ts";
import { parseFileList, parseSummary } from "../../src/site/offline/lists.ts";
import { parseFromWorker, parseToWorker } from "../../src/site/offline/messages.ts";
import { draftOf, readDraft, writeDraft } from "../../src/site/own/draft.ts";
import { understand } from "../../src/site/own/understand.ts";
import { readSheet } from "../../src/site/sandbox/sheet.ts";
import { takeOver } from "../../src/site/search/found.ts";
import { contentWords, ruleNumberIn, spellings } from "../../src/site/search/query.ts";
import { namesIn, nearestWord, quickHits, quickIndex } from "../../src/site/search/quick.ts";
import { recentSearches } from "../../src/site/search/recent.ts";
import { anchorIn, patternOf, wordsOn } from "../../src/site/search/sought.ts";
import { aMessage, aNoise, aRecord, aStored, aText, changed } from "./arbitrary.ts";

export interface Door {
  readonly inputs: fc.Arbitrary<unknown>;
  /** @throws whatever must not be. */
  readonly enter: (input: never) => void | Promise<void>;
}

const door = <Input>(
  inputs: fc.Arbitrary<Input>,
  enter: (input: Input) => void | Promise<void>,
): Door => ({ inputs, enter });

function claim(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}

/** In both languages there is a sentence for people. */
function claimSaid({ en, ja }: { readonly en: string; readonly ja: string }): void {
  claim(/[.?]$/.test(en) && /[。?？]$/.test(ja), `not in words: ${en} / ${ja}`);
}

// -- Boards ------------------------------------------------------------------------------------

const boardTexts = Object.values(boards);
const aBoardText = aText(...boardTexts);

const played = playScript(scriptFor(boards.mongrel));
if (!played.ok) throw new Error(played.problem);
const tree = treeOf(played.value);

const addresses: readonly { readonly address: string }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../src/notation/testing/addresses.json"), "utf8"),
);
const aPayload = fc.oneof(
  { weight: 4, arbitrary: changed(fc.constantFrom(...addresses.map(({ address }) => address))) },
  { weight: 1, arbitrary: fc.base64String().map((text) => `1.${text.replace(/=+$/, "")}`) },
  { weight: 1, arbitrary: fc.base64String().map((text) => `2.${text.replace(/=+$/, "")}`) },
  { weight: 1, arbitrary: aNoise },
);

function readNotation(source: string): void {
  const board = parseBoard(source, names);
  if (!board.ok) {
    claim(board.problem.length > 0, "refused without a reason");
    for (const { message } of board.problem) claimSaid(message);
    return;
  }
  const result = playBoard(board.value);
  const problems = result.ok ? result.value.problems : result.problem;
  for (const { code, message } of problems) {
    claim(code !== "engineFault", `the engine fails: ${message.en}`);
    claimSaid(message);
  }
}

async function readPayload(payload: string): Promise<void> {
  const text = await decodeBoard(payload);
  if (text.ok) claim(text.value.length <= limits.bytes, "longer than a board may be");
  else claimSaid(text.problem.message);
  const linked = await decodeLink(payload, cards);
  claim(linked.ok || linked.problem.en !== "", "refused without a reason");
}

const forgeFile = [
  "[metadata]\nName:A puzzle\nGoal:Win\nTurns:1\nDescription:Win this turn.",
  "[state]\nActivePlayer=Human\nActivePhase=Main1\nHumanLife=20\nAILife=3",
  "humanhand=Shock;Basking Rootwalla|Set:TOR",
  "humanbattlefield=Mountain|Id:1|Tapped;Wild Mongrel|Id:2|Counters:P1P1=2,M1M1=1|SummonSick",
  "aibattlefield=t:Goblin,P:1,T:1,Cost:no cost,Color:R,Types:Creature-Goblin,Keywords:,Image:x",
  "aigraveyard=Chainer's Edict;Fiery Temper|Id:7\nhumanputonstack=Shock->AI",
].join("\n");

// -- Cards of the reader's own -------------------------------------------------------------------

const drafts = cards.map(draftOf);
const aField = fc.constantFrom(...drafts).chain((draft) =>
  fc
    .constantFrom(...(["name", "cost", "types", "text", "power", "loyalty"] as const))
    .chain((field) =>
      changed(fc.constant(draft[field])).map((text) => ({
        ...draft,
        name: "Old Bear",
        [field]: text,
      })),
    ),
);
const aPastedCard = fc.oneof(
  { weight: 6, arbitrary: aField },
  {
    weight: 1,
    arbitrary: fc
      .record({ draft: fc.constantFrom(...drafts), text: aNoise })
      .map(({ draft, text }) => ({ ...draft, name: "Old Bear", text })),
  },
);

// -- The search -----------------------------------------------------------------------------------

const index = quickIndex({
  named: {
    rule: [["702.35a", "Madness", "マッドネス"]],
    guide: [["madness", "Madness", "マッドネス", "まっどねす", "+Torment"]],
    card: cards.map(({ id, name }) => [id, name.en, name.ja]),
    term: [["state-based-action", "state-based action", "状況起因処理", "SBA"]],
  },
});
const aQuery = aText(
  "how does madness work",
  "まっどねす",
  "CR 702.35a",
  "チェイナーの布告 墓地",
  "dnd ４０２",
  ...cards.slice(0, 60).flatMap(({ name }) => [name.en, name.ja]),
);

function search(query: string): void {
  for (const { entry } of quickHits(index, query)) claim(entry.page !== "", "a hit without a page");
  namesIn(index, query);
  ruleNumberIn(query);
  for (const word of contentWords(query)) {
    spellings(word);
    nearestWord(index, word);
  }
  for (const word of wordsOn("Discarding 《マッドネス》 702.35a", query))
    patternOf(word).test(query);
}

// -- What a browser keeps --------------------------------------------------------------------------

/** The storage of a browser, with this and nothing else in it. */
function withStored<Value>(text: string, read: () => Value): Value {
  const storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
    getItem: () => text,
    setItem: () => undefined,
    removeItem: () => undefined,
  };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  return read();
}

const anAnswer = fc.oneof(
  fc.constant({ is: "act", action: { is: "pass" } }),
  aRecord({
    is: fc.constantFrom("act", "yesNo", "choose", "chance", "target", "order"),
    action: fc.anything(),
  }),
);
const keptLines = aStored(
  aRecord({
    version: fc.constant(version),
    board: fc.constant(fingerprint(tree)),
    moments: fc.array(fc.tuple(fc.nat(6), fc.array(anAnswer, { maxLength: 3 })), { maxLength: 4 }),
    names: fc.dictionary(fc.constantFrom("0", "1", "2", "x", "__proto__"), fc.string()),
  }),
);

const aPath = fc.constantFrom("/", "/ja/", "/en/cr/601.2b/", "//evil/", "/a", "ja/", "/\n/");
const aVersion = fc.constantFrom("0123456789ab", "");

/** By name: `npm run fuzz -- --door NAME` goes to one of them. */
export const doors: Readonly<Record<string, Door>> = {
  notation: door(aBoardText, readNotation),
  sandbox: door(aBoardText, (text) => {
    const { problems } = readSheet(text, names);
    for (const { message } of problems) claimSaid(message);
  }),
  payload: door(aPayload, readPayload),
  hash: door(
    fc.oneof(
      aText("#a-board-step-3", "#a-board-step-3.2", "#a-board=2.wyu", "#madness-p2"),
      aNoise,
    ),
    (hash) => {
      requestFor("a-board", hash);
      anchorIn(hash);
    },
  ),
  forge: door(aText(forgeFile, forgeFile.replaceAll("\n", "\r\n")), (file) => {
    const imported = importForge(file, names, "en");
    if (!imported.ok) claimSaid(imported.problem.message);
    else claim(parseBoard(imported.value.text, names).ok, "an import that can't be read");
  }),
  card: door(aPastedCard, (draft) => {
    const reading = understand(draft);
    if (!reading.ok) claim(reading.problem.says.en !== "", "refused without a reason");
  }),
  query: door(aQuery, search),
  height: door(
    aMessage({
      type: fc.constant("saitei:height"),
      height: fc.oneof(fc.nat(30_000), fc.double()),
      id: fc.string({ maxLength: 300 }),
    }),
    (data) => {
      const { height = heights.least } = readHeight(data) ?? {};
      claim(height >= heights.least && height <= heights.most, "a height without an end");
    },
  ),
  wish: door(
    aMessage({
      type: fc.constantFrom("saitei:measure", "saitei:step", "saitei:theme"),
      step: fc.oneof(fc.nat(2_000), fc.double()),
      theme: fc.constantFrom(...themes, "sepia"),
    }),
    (data) => {
      const wish = readWish(data);
      if (wish?.type === "saitei:step") claim(wish.step <= LAST_STEP, "a step that can't be");
      if (wish?.type === "saitei:theme") claim(themes.includes(wish.theme), "an unknown theme");
    },
  ),
  attributes: door(
    fc.record(
      Object.fromEntries(
        attributes.map((name) => [name, aText("tor-madness-any-discard", "ja", "dark", "3")]),
      ),
      { requiredKeys: [] },
    ),
    (given: Readonly<Record<string, string | undefined>>) => {
      const read = readAttributes((name) => given[name] ?? null, "en");
      if (!read.ok) return claimSaid(read.problem);
      const { origin, pathname } = new URL(addressOf(read.value, "https://saitei.example"));
      const isEmbed = /^\/(ja|en)\/embed\/[a-z0-9-]+\/[a-z0-9-]+\/$/.test(pathname);
      claim(origin === "https://saitei.example" && isEmbed, `leads elsewhere: ${pathname}`);
    },
  ),
  worker: door(
    aMessage({
      is: fc.constantFrom("read", "check", "fresh"),
      path: aPath,
      version: aVersion,
      isWhole: fc.boolean(),
    }),
    (data) => {
      for (const told of [parseToWorker(data), parseFromWorker(data)]) {
        if (told) claim(/^\/([^/].*)?$/s.test(told.path), `another site: ${told.path}`);
      }
    },
  ),
  lists: door(
    aMessage({
      version: aVersion,
      alone: fc.dictionary(aPath, aVersion),
      bundles: fc.dictionary(aPath, fc.array(aPath)),
      ja: fc.anything(),
      en: fc.anything(),
    }),
    (data) => {
      parseSummary(data);
      parseFileList(data);
    },
  ),
  kept: door(aNoise, (title) => {
    const headers = new Headers();
    for (const name of ["x-kept-title", "x-kept-path", "x-kept-at"]) {
      try {
        headers.set(name, title);
      } catch {
        // No answer can have it, then.
      }
    }
    factsOf(new Response("", { headers }));
  }),
  lines: door(keptLines, (text) => {
    restored(text, tree);
    isOfAnother(text, tree);
  }),
  draft: door(
    aStored(
      fc.oneof(fc.constantFrom(...drafts.map((one) => JSON.parse(writeDraft(one)))), fc.object()),
    ),
    (text) => {
      const draft = readDraft(text);
      if (draft)
        claim(
          Object.values(draft).every((one) => one !== null),
          "a field without a text",
        );
    },
  ),
  searches: door(aStored(fc.array(fc.oneof(fc.string(), fc.anything()))), (text) => {
    const searches = withStored(text, recentSearches);
    claim(searches.length <= 6 && searches.every((one) => one.length <= 100), "too many searches");
  }),
  found: door(
    aStored(aRecord({ path: aPath, query: aNoise, at: fc.constant(Date.now()) })),
    (text) => {
      const query = withStored(text, () => takeOver("/ja/"));
      claim(query === undefined || typeof query === "string", "no query");
    },
  ),
};

/**
 * From the text of a puzzle file of Forge to a board in the notation. What the notation can't say
 * is left out, and a note tells of it; the board can be set up whatever was left out.
 */

import { fail, ok, type Result } from "../../engine/result.ts";
import { todayEdition } from "../../eras/index.ts";
import type { CardDefinition } from "../../language/card.ts";
import { sameData } from "../../language/sameData.ts";
import type { Bilingual, Lang } from "../bilingual.ts";
import type { CardNames } from "../names.ts";
import { mostObjects } from "../parse-items.ts";
import { playText } from "../play.ts";
import { printBoard } from "../print.ts";
import {
  type Board,
  type Item,
  type ItemZone,
  itemZones,
  type Seat,
  type Statement,
} from "../syntax.ts";
import { fold, limits, splitLines } from "../text.ts";
import { keywordWords } from "../words.ts";
import { type Entry, entriesOf } from "./entries.ts";
import { readFile } from "./file.ts";
import {
  type Attack,
  attach,
  attacksOf,
  byId,
  defenderOf,
  Referrer,
  writeAttachments,
  writeExile,
} from "./links.ts";
import { type Metadata, readMetadata } from "./metadata.ts";
import { type ForgeNote, Notes } from "./notes.ts";
import { cardFinder, nowhere, type OpenObject, objectOf, type Surroundings } from "./objects.ts";
import { spellsOf, stackedOf } from "./stack.ts";
import { readState, type State } from "./state.ts";

/** A board, what was not taken over into it, and what the file says of the puzzle. */
export interface ForgeImport extends Metadata {
  /** The board in the notation. */
  readonly text: string;
  readonly notes: readonly ForgeNote[];
}

/** Why there is no board at all. */
interface ForgeProblem {
  readonly code: "noPuzzle" | "tooLong" | "tooManyLines" | "boardTooLong";
  readonly message: Bilingual;
}

const problems = {
  noPuzzle: {
    en: "This is not a Forge puzzle file: it has no section [state] and no line such as HumanLife=20.",
    ja: "これはForgeのパズル・ファイルではありません。[state]の区分も、HumanLife=20のような行もありません。",
  },
  tooLong: {
    en: `A puzzle file may be ${limits.bytes / 1024} kB long; this text is longer.`,
    ja: `パズル・ファイルの長さは${limits.bytes / 1024}kBまでです。この文章はそれを超えています。`,
  },
  tooManyLines: {
    en: `A puzzle file may have ${limits.lines} lines; this text has more.`,
    ja: `パズル・ファイルは${limits.lines}行までです。この文章はそれを超えています。`,
  },
  boardTooLong: {
    en: `The board would be longer than ${limits.bytes / 1024} kB, the most that a board may be.`,
    ja: `盤面にすると、盤面の上限である${limits.bytes / 1024}kBを超えてしまいます。`,
  },
} as const satisfies Readonly<Record<ForgeProblem["code"], Bilingual>>;

const refused = (code: ForgeProblem["code"]): Result<never, ForgeProblem> =>
  fail({ code, message: problems[code] });

const isTooLong = (text: string): boolean =>
  text.length > limits.bytes || new TextEncoder().encode(text).length > limits.bytes;

/** Reads the text of a `.pzl` file, or of a game state as Forge saves it. */
export function importForge(
  text: string,
  names: CardNames,
  lang: Lang = "en",
): Result<ForgeImport, ForgeProblem> {
  if (isTooLong(text)) return refused("tooLong");
  if (splitLines(text.replace(/\n$/, "")).length > limits.lines) return refused("tooManyLines");
  const notes = new Notes();
  const file = readFile(text, notes);
  const metadata = readMetadata(file.metadata, notes);
  const state = readState(file.state, notes);
  if (!file.hasState && state.known === 0) return refused("noPuzzle");
  const board = printed(state, names, lang, notes);
  if (isTooLong(board)) return refused("boardTooLong");
  return ok({ text: board, notes: notes.all, ...metadata });
}

function printed(state: State, names: CardNames, lang: Lang, notes: Notes): string {
  const { active, step, players, isAllReady } = state;
  const around: Surroundings = {
    names,
    players: players.map(({ player }) => player),
    isAllReady,
    notes,
    find: cardFinder(names, notes),
  };
  const present = entriesIn(state, notes).flatMap((entry) => objectOf(entry, around) ?? []);
  const { objects, hosts } = attach(present, notes);
  const ids = byId(objects);
  const spells = players.flatMap(({ player, stack }) =>
    stack ? spellsOf(stack, player, ids, around) : [],
  );
  const refer = new Referrer(
    objects,
    spells.map(({ card }) => card),
    names,
  );
  writeAttachments(hosts, refer, notes);
  writeExile(objects, refer, notes);
  separate(objects, refer);
  const stack = spells.map((one) => stackedOf(one, refer));
  const attacks = attacksOf(objects, { active, step, players: around.players }, notes);
  const board = (now: State["step"], script: readonly Statement[]): string => {
    const whole: Board = {
      position: {
        rules: todayEdition,
        active,
        step: now,
        seats: players.map((player) => seatOf(player, objects)),
        ...(stack.length > 0 && { stack }),
      },
      script,
      facts: [],
      cards: cardsOf(
        objects,
        spells.map(({ card }) => card),
      ),
    };
    return printBoard(whole, lang);
  };
  const begin = { state, objects, refer, notes, names, board };
  return step === "declareAttackers" && attacks.length > 0
    ? afterDeclaration(attacks, begin)
    : withAttackers(attacks, step, begin);
}

/**
 * “… token with haste, Changeling Hero” would read as two keywords: parentheses behind the token
 * keep it from what follows.
 */
function separate(objects: readonly OpenObject[], refer: Referrer): void {
  for (const [index, object] of objects.entries()) {
    const { token } = object.item;
    const { en = "", ja = "" } = objects[index + 1]?.card?.name ?? {};
    const isLikeKeyword = keywordWords.words.some((word) =>
      [en, ja].some((name) => fold(name).startsWith(word)),
    );
    if (token && token !== true && token.keywords.length > 0 && isLikeKeyword) {
      refer.nickname(object);
    }
  }
}

/** The entries of all zones, but no more of them than a board may hold. */
function entriesIn({ players }: State, notes: Notes): readonly Entry[] {
  const entries = players.flatMap(({ player, zones }) =>
    itemZones.flatMap((zone) => {
      const written = zones[zone];
      return written ? entriesOf(written, player, zone) : [];
    }),
  );
  const beyond = entries[mostObjects];
  if (beyond) {
    notes.add({ line: beyond.line, written: beyond.name }, "tooManyObjects", [mostObjects]);
  }
  return entries.slice(0, mostObjects);
}

const cardsOf = (
  objects: readonly OpenObject[],
  onStack: readonly CardDefinition[],
): readonly CardDefinition[] => [
  ...new Set([...objects.flatMap(({ card }) => card ?? []), ...onStack]),
];

function seatOf(
  { player, life, mana, landsPlayed }: State["players"][number],
  objects: readonly OpenObject[],
): Seat {
  const itemsIn = (zone: ItemZone): readonly Item[] =>
    grouped(
      objects
        .filter(({ entry }) => entry.player === player && entry.zone === zone)
        .map(({ item }) => item),
    );
  return {
    player,
    life,
    mana,
    ...(landsPlayed > 0 && { counts: { "lands played": landsPlayed } }),
    zones: Object.fromEntries(
      itemZones.flatMap((zone) => {
        const items = itemsIn(zone);
        return items.length === 0 ? [] : [[zone, items] as const];
      }),
    ),
    at: nowhere,
  };
}

/** Neighbours that are alike become one entry. */
function grouped(items: readonly Item[]): readonly Item[] {
  const groups: Item[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const isAlike = last && !item.nickname && sameData({ ...last, count: 1 }, item);
    if (isAlike) groups[groups.length - 1] = { ...last, count: last.count + 1 };
    else groups.push({ ...item });
  }
  return groups;
}

// Combat ---------------------------------------------------------------------------------------

interface Beginning {
  readonly state: State;
  readonly objects: readonly OpenObject[];
  readonly refer: Referrer;
  readonly notes: Notes;
  readonly names: CardNames;
  /** The board with the items as they are now. */
  readonly board: (step: State["step"], script: readonly Statement[]) => string;
}

function withAttackers(
  attacks: readonly Attack[],
  step: State["step"],
  { refer, board }: Beginning,
): string {
  for (const attack of attacks) attack.attacker.item.attacking = defenderOf(attack, refer);
  return board(step, []);
}

/** Bigger boards are not played to see whether an attack is legal: it would take long. */
const mostToPlay = 400;

/**
 * A file of the declare attackers step begins when the attackers have been declared. The step of
 * the notation begins with that declaration, so it becomes the first line of the script, if it is
 * legal.
 */
function afterDeclaration(attacks: readonly Attack[], begin: Beginning): string {
  const { state, objects, refer, notes, names, board } = begin;
  const { line } = attacks[0]?.attacker.entry ?? { line: 1 };
  const at = { line, written: "Attacking" };
  const attackers = attacks.map(({ attacker }) => refer.to(attacker));
  const hasChoice = objects.some(
    ({ card, entry }) => entry.player !== state.active && card?.loyalty !== undefined,
  );
  const statement: Statement = {
    is: "attack",
    player: state.active,
    attackers,
    ...(hasChoice && { defenders: attacks.map((attack) => defenderOf(attack, refer)) }),
    at: nowhere,
  };
  // 508.1f: attacking taps them, so that they were untapped before.
  const tapped = attacks.flatMap(({ attacker: { item } }) => (item.tapped ? [item] : []));
  for (const item of tapped) delete item.tapped;
  const declared = board("declareAttackers", [statement]);
  if (objects.length <= mostToPlay && isPlayed(declared, names)) {
    notes.add(at, "attackDeclared", []);
    return declared;
  }
  for (const item of tapped) item.tapped = true;
  notes.add(at, "attackStands", []);
  return withAttackers(attacks, "declareBlockers", begin);
}

/** Whether the script can be played, to its end or to a question of what it brought about. */
function isPlayed(board: string, names: CardNames): boolean {
  const played = playText(board, names);
  return played.ok && played.value.problems.every(({ code }) => code === "unanswered");
}

/** Reads facts: the third part of a board, and what `check` claims in the script. */
import type { PlayerId } from "../engine/ids.ts";
import { modes } from "../explore/explore.ts";
import type { ManaCost } from "../language/schema.ts";
import type { Zone } from "../language/vocabulary.ts";
import type { Bilingual } from "./bilingual.ts";
import { readWay } from "./parse-clauses.ts";
import { readMana, readObjectFact } from "./parse-object-facts.ts";
import { complaint } from "./problems.ts";
import {
  acceptPossessive,
  expected,
  isComplete,
  isNameNext,
  isPlayerNext,
  type Reader,
  readCard,
  readList,
  readMarkName,
  readNumber,
  readObject,
  readPlayer,
  readRule,
  readStep,
  type Unplaced,
  unknownWord,
} from "./reader.ts";
import { Scanner } from "./scan.ts";
import { nearest } from "./suggest.ts";
import { type Ahead, type Fact, type PermissionVerb, permissions } from "./syntax.ts";
import type { Line } from "./text.ts";
import { keywordWords, zoneNames } from "./words.ts";

/** What a fact says, before it is known where it ends. */
export type ReadFact = Unplaced<Fact> | undefined;

/** Reads the third part. */
export function readFacts(
  lines: readonly Line[],
  reader: Reader,
  marks: readonly string[],
): readonly Fact[] {
  return lines.flatMap((line) => {
    const scanner = new Scanner(line);
    const mark = readMarkBefore(reader, scanner, marks);
    if (mark === "bad") return [];
    const ahead = readAhead(reader, scanner);
    if (ahead === "bad") return [];
    const { at } = scanner;
    const fact = readFact(reader, scanner);
    if (!fact || !isComplete(reader, scanner)) return [];
    if (ahead && (fact.is === "nothingAsked" || fact.is === "together")) {
      reader.report(scanner.range(at), complaint("notAhead", []));
      return [];
    }
    if (mark === undefined && !ahead) return [fact];
    return [{ ...fact, ...(mark && { mark }), ...(ahead && { ahead }), at: scanner.range(0) }];
  });
}

/** `always`, `possible for A this turn:` before a fact that looks ahead. */
function readAhead(reader: Reader, scanner: Scanner): Ahead | "bad" | undefined {
  const mode = modes.find((word) => !reader.board.nicknames.has(word) && scanner.accept(word));
  if (!mode) return suggestAhead(reader, scanner);
  const by = scanner.accept("for") ? readPlayer(reader, scanner) : null;
  if (by === undefined) return "bad";
  const thisTurn = scanner.accept("this turn");
  const needsColon = by !== null || thisTurn;
  if (!scanner.accept(":") && needsColon) {
    expected(reader, scanner, { en: "A colon", ja: "コロン" });
    return "bad";
  }
  return { mode, ...(by !== null && { by }), ...(thisTurn && { thisTurn }) };
}

/** A word that is nearly one of these, and with which no fact begins. */
function suggestAhead(reader: Reader, scanner: Scanner): "bad" | undefined {
  const { at } = scanner;
  const word = scanner.match(/[a-z]{5,}(?= )/iy)?.[0] ?? "";
  const to = scanner.at;
  scanner.at = at;
  const meant = nearest(word, modes);
  if (meant === undefined || isNameNext(reader, scanner)) return undefined;
  const what = { en: "the beginning of a fact", ja: "確かめる事柄の始まり" };
  reader.report(scanner.range(at, to), complaint("unknownWord", [word, what], meant));
  return "bad";
}

/** `at MARK:` before a fact. */
function readMarkBefore(
  reader: Reader,
  scanner: Scanner,
  marks: readonly string[],
): string | undefined {
  if (!scanner.accept("at")) return undefined;
  scanner.skip();
  const from = scanner.at;
  const mark = readMarkName(reader, scanner);
  if (mark === undefined) return "bad";
  if (!marks.includes(mark)) {
    reader.report(scanner.range(from), complaint("unknownMark", [mark], nearest(mark, marks)));
    return "bad";
  }
  if (scanner.accept(":")) return mark;
  expected(reader, scanner, { en: "A colon", ja: "コロン" });
  return "bad";
}

export function readFact(reader: Reader, scanner: Scanner): Fact | undefined {
  scanner.skip();
  const from = scanner.at;
  const fact = readBody(reader, scanner);
  return fact && ({ ...fact, at: scanner.range(from) } as Fact);
}

function readBody(reader: Reader, scanner: Scanner): ReadFact {
  if (scanner.done) return expected(reader, scanner, { en: "A fact", ja: "確かめる事柄" });
  if (scanner.accept("nothing was asked")) return { is: "nothingAsked" };
  if (scanner.accept("something was asked")) return { is: "nothingAsked", not: true };
  if (scanner.accept("the stack is")) return readContents(reader, scanner, "stack");
  if (scanner.accept("exile is")) return readContents(reader, scanner, "exile");
  if (scanner.accept("the step is")) {
    const not = scanner.accept("not");
    const step = readStep(reader, scanner);
    return step && { is: "step", step, ...(not && { not }) };
  }
  if (scanner.accept("the game is a draw")) return { is: "result", result: "draw" };
  if (scanner.accept("the game goes on")) return { is: "result", result: "open" };
  if (scanner.accept("it is")) return readTurn(reader, scanner);
  if (scanner.accept("the top of")) {
    const of = acceptPossessive(reader, scanner);
    if (of !== undefined && scanner.accept("library is")) {
      const fact = readContents(reader, scanner, "library", of);
      return fact && ({ ...fact, top: true } as ReadFact);
    }
    return expected(reader, scanner, { en: "“A's library is”", ja: "「A's library is」" });
  }
  const place = acceptPlace(reader, scanner);
  if (place) return readContents(reader, scanner, place.zone, place.of);
  if (isPlayerNext(reader, scanner)) return readPlayerFact(reader, scanner);
  return readObjectFact(reader, scanner);
}

/** `it is A's turn` */
function readTurn(reader: Reader, scanner: Scanner): ReadFact {
  const not = scanner.accept("not");
  const negated = not ? ({ not } as const) : {};
  if (scanner.accept("neither day nor night")) return { is: "time", ...negated };
  const time = scanner.acceptOne(["day", "night"] as const);
  if (time) return { is: "time", time, ...negated };
  const player = acceptPossessive(reader, scanner);
  if (player !== undefined && scanner.accept("turn")) {
    return { is: "turn", player, ...(not && { not }) };
  }
  return expected(reader, scanner, {
    en: "A player's turn, such as “A's turn”,",
    ja: "「A's turn」のようなターン",
  });
}

/** The contents of a zone, or `empty`. */
function readContents(reader: Reader, scanner: Scanner, zone: Zone, of?: PlayerId): ReadFact {
  const whose = of === undefined ? {} : { of };
  if (scanner.acceptOne(["empty", "nothing"])) return { is: "contents", zone, items: [], ...whose };
  const items = readList(scanner, () => readObject(reader, scanner));
  return items && { is: "contents", zone, items, ...whose };
}

/** `A's graveyard is`, if a fact about a zone begins here. */
function acceptPlace(
  reader: Reader,
  scanner: Scanner,
): { readonly zone: Zone; readonly of: PlayerId } | undefined {
  const { at } = scanner;
  const of = acceptPossessive(reader, scanner);
  const word = of === undefined ? undefined : scanner.acceptOne(zoneNames.words);
  const zone = word === undefined ? undefined : zoneNames.valueOf(word);
  if (zone !== undefined && of !== undefined && scanner.accept("is")) return { zone, of };
  scanner.at = at;
  return undefined;
}

// Facts about a player -------------------------------------------------------------------------

function readPlayerFact(reader: Reader, scanner: Scanner): ReadFact {
  const player = readPlayer(reader, scanner);
  if (player === undefined) return undefined;
  const word = scanner.acceptOne(playerWords);
  const read = word === undefined ? undefined : readPlayerWord[word];
  return read
    ? read(reader, scanner, player)
    : unknownWord(reader, scanner, aPlayerFact, playerWords, meantOfPlayer);
}

/** Other ways to say how much life a player has: `is at 20 life`, `20`. */
const lifeOtherwise = /^(?:(?:is|at|on|life) )*(-?\d+)(?: life)?$/i;

function meantOfPlayer(typed: string): string | undefined {
  const life = lifeOtherwise.exec(typed)?.[1];
  return life === undefined ? nearest(typed, playerWords) : `has ${life} life`;
}

const aPlayerFact: Bilingual = {
  en: "something that a fact says of a player",
  ja: "プレイヤーについて確かめられること",
};

type ReadOfPlayer = (reader: Reader, scanner: Scanner, player: PlayerId) => ReadFact;

const readCan =
  (not: boolean): ReadOfPlayer =>
  (reader, scanner, player) => {
    const verb = scanner.acceptOne(permissions);
    if (scanner.sees("attack with") || scanner.sees("block")) {
      return readCanFight(reader, scanner, player, not);
    }
    if (!verb) {
      const what = {
        en: "something a player can or can't do",
        ja: "できるかどうかを確かめられること",
      };
      return unknownWord(reader, scanner, what, [...permissions, "attack with", "block"]);
    }
    return readPermission(reader, scanner, player, verb, not);
  };

/** `A can attack with X`, `A can't block Y with X (509.1b)` */
function readCanFight(reader: Reader, scanner: Scanner, player: PlayerId, not: boolean): ReadFact {
  const attacks = scanner.accept("attack with");
  const attacker = attacks || !scanner.accept("block") ? undefined : readCard(reader, scanner);
  if (!attacks && (!attacker || !scanner.accept("with"))) {
    return (
      attacker &&
      expected(reader, scanner, {
        en: "“with” and the blocker",
        ja: "「with」とブロックするクリーチャー",
      })
    );
  }
  const object = readCard(reader, scanner);
  const rule = object && not ? readRule(reader, scanner) : undefined;
  if (!object || rule === "bad") return undefined;
  return {
    is: "canFight",
    player,
    object,
    ...(attacker && { attacker }),
    ...(rule !== undefined && { rule }),
    ...(not && { not }),
  };
}

function readPermission(
  reader: Reader,
  scanner: Scanner,
  player: PlayerId,
  verb: PermissionVerb,
  not: boolean,
): ReadFact {
  const object = readCard(reader, scanner);
  if (!object) return undefined;
  const way = readWay(reader, scanner);
  if (way === "bad") return undefined;
  const rule = not ? readRule(reader, scanner) : undefined;
  if (rule === "bad") return undefined;
  return {
    is: "can",
    player,
    verb,
    object,
    ...(way !== undefined && { way }),
    ...(rule !== undefined && { rule }),
    ...(not && { not }),
  };
}

const readLook =
  (not: boolean): ReadOfPlayer =>
  (reader, scanner, player) => {
    const object = readCard(reader, scanner);
    return object && { is: "mayLook", player, object, ...(not && { not }) };
  };

const inZone = ["in hand", "in graveyard", "in library", "in exile"] as const;
const zoneAfter = {
  "in exile": "exile",
  "in hand": "hand",
  "in graveyard": "graveyard",
  "in library": "library",
} as const;

const readHas: ReadOfPlayer = (reader, scanner, player) => {
  if (scanner.accept("priority")) return { is: "priority", player };
  const outcome = scanner.acceptOne(["lost", "won"] as const);
  if (outcome) return { is: "outcome", player, outcome };
  const what = {
    en: "An amount, “priority”, “lost” or “won”",
    ja: "数、priority、lost、wonのいずれか",
  };
  const amount = scanner.accept("no") ? 0 : readNumber(reader, scanner, what, /-?\d+/y);
  if (amount === undefined) return undefined;
  if (scanner.accept("life")) return { is: "life", player, life: amount };
  if (!scanner.acceptOne(["cards", "card"])) {
    return unknownWord(reader, scanner, { en: "life or cards", ja: "lifeやcards" }, [
      "life",
      "cards",
    ]);
  }
  const where = scanner.acceptOne(inZone);
  if (where) return { is: "count", player, zone: zoneAfter[where], amount };
  return unknownWord(
    reader,
    scanner,
    { en: "a place where cards are counted", ja: "枚数を数える場所" },
    inZone,
  );
};

const readAsked =
  (not: boolean): ReadOfPlayer =>
  (reader, scanner, player) => {
    const word = scanner.acceptOne(keywordWords.words);
    const about = word === undefined ? undefined : keywordWords.valueOf(word);
    if (about) return { is: "asked", player, about, ...(not && { not }) };
    const what = { en: "a keyword", ja: "キーワード" };
    return unknownWord(reader, scanner, what, keywordWords.words);
  };

const readPlayerWord: Readonly<Record<string, ReadOfPlayer>> = {
  has: readHas,
  "doesn't have priority": (_reader, _scanner, player) => ({ is: "priority", player, not: true }),
  "hasn't lost": (_reader, _scanner, player) => ({
    is: "outcome",
    player,
    outcome: "lost",
    not: true,
  }),
  "hasn't won": (_reader, _scanner, player) => ({
    is: "outcome",
    player,
    outcome: "won",
    not: true,
  }),
  discarded(reader, scanner, player) {
    const what = { en: "A number of cards", ja: "カードの枚数" };
    const amount = scanner.accept("no") ? 0 : readNumber(reader, scanner, what);
    if (amount === undefined) return undefined;
    if (scanner.acceptOne(["cards this turn", "card this turn"])) {
      return { is: "discarded", player, amount };
    }
    return expected(reader, scanner, { en: "“cards this turn”", ja: "「cards this turn」" });
  },
  spent(reader, scanner, player) {
    const mana: ManaCost | undefined = scanner.accept("no mana")
      ? "{0}"
      : readMana(reader, scanner);
    return mana === undefined ? undefined : { is: "spent", player, mana };
  },
  can: readCan(false),
  "can't": readCan(true),
  cannot: readCan(true),
  "may look at": readLook(false),
  "may not look at": readLook(true),
  controls(reader, scanner, player) {
    const what = { en: "How many", ja: "数" };
    const amount = scanner.accept("no") ? 0 : readNumber(reader, scanner, what);
    if (amount === undefined) return undefined;
    if (scanner.acceptOne(["permanents", "permanent"])) return { is: "controls", player, amount };
    const card = readCard(reader, scanner);
    return card && { is: "controls", player, amount, what: card };
  },
  "was asked about": readAsked(false),
  "was not asked about": readAsked(true),
};

const playerWords = Object.keys(readPlayerWord).sort((one, other) => other.length - one.length);

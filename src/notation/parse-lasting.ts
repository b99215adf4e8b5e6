/**
 * Reads what lasts and what waits in a position: `effect: Grizzly Bears gets +3/+3 until end of
 * turn`, `waiting: at the beginning of the next end step, A exiles Grizzly Bears`.
 */
import { type PlayerId, playerId } from "../engine/ids.ts";
import type { Bilingual } from "./bilingual.ts";
import { restOfLine } from "./parse-details.ts";
import { readDoes } from "./parse-does.ts";
import type { PositionReader } from "./position-reader.ts";
import { complaint } from "./problems.ts";
import {
  acceptPossessive,
  expected,
  isComplete,
  type Reader,
  readCard,
  readList,
  readNumber,
  readPlayer,
  readReference,
  readStep,
  unknownWord,
} from "./reader.ts";
import type { Scanner } from "./scan.ts";
import {
  type CardReference,
  type Does,
  type LastingEffect,
  type LastingUntil,
  type Reference,
  type Waiting,
  waitingVerbs,
} from "./syntax.ts";

// Effects --------------------------------------------------------------------------------------

export function readEffect(position: PositionReader, scanner: Scanner): void {
  const at = scanner.range(0);
  const rest = restOfLine(scanner);
  position.later.push((reader) => {
    const effect = readWholeEffect(position, reader, rest);
    if (effect && isComplete(reader, rest)) position.effects.push({ ...effect, at });
  });
}

function readWholeEffect(
  position: PositionReader,
  reader: Reader,
  scanner: Scanner,
): Omit<LastingEffect, "at"> | undefined {
  const objects = readList(scanner, () => readCard(reader, scanner));
  const does: Does[] = [];
  while (objects) {
    const one = readDoes(position, reader, scanner, does.at(-1));
    if (!one) return undefined;
    does.push(one);
    if (!scanner.acceptOne([",", "、", "and"])) break;
  }
  const lasts = objects && readUntil(reader, scanner);
  if (!objects || !lasts) return undefined;
  const from = lasts.from ?? readFrom(reader, scanner);
  if (from === "bad") return undefined;
  return { objects, does, until: lasts.until, ...(from && { from }) };
}

const untilWords = ["end of turn", "end of combat"] as const;
const anEnd: Bilingual = {
  en: "“end of turn”, “end of combat”, “A's next turn”, “the end of A's next turn” or “NAME leaves the battlefield”",
  ja: "「end of turn」「end of combat」「A's next turn」「the end of A's next turn」「名前 leaves the battlefield」のどれか",
};

/** How long it lasts; for good when nothing is said. */
function readUntil(
  reader: Reader,
  scanner: Scanner,
): { readonly until: LastingUntil; readonly from?: CardReference } | undefined {
  if (scanner.accept("during the next untap step")) return { until: { is: "nextUntapStep" } };
  if (!scanner.accept("until")) return { until: { is: "forever" } };
  const word = scanner.acceptOne(untilWords);
  if (word) return { until: { is: word === "end of turn" ? "endOfTurn" : "endOfCombat" } };
  const { at } = scanner;
  const is = scanner.accept("the end of") ? "endOfYourNextTurn" : "yourNextTurn";
  const player = acceptPossessive(reader, scanner);
  if (player !== undefined && scanner.accept("next turn")) return { until: { is, player } };
  scanner.at = at;
  const silent = { ...reader, report: () => undefined };
  const from = readCard(silent, scanner);
  if (from && scanner.accept("leaves the battlefield"))
    return { until: { is: "thisLeaves" }, from };
  scanner.at = at;
  return unknownWord(reader, scanner, anEnd, untilWords);
}

function readFrom(reader: Reader, scanner: Scanner): CardReference | "bad" | undefined {
  if (!scanner.accept("from")) return undefined;
  return readCard(reader, scanner) ?? "bad";
}

// Delayed abilities ----------------------------------------------------------------------------

export function readWaiting(position: PositionReader, scanner: Scanner): void {
  const at = scanner.range(0);
  const rest = restOfLine(scanner);
  position.later.push((reader) => {
    const isInWords = rest.accept("at the beginning of");
    const waiting = isInWords ? readInWords(reader, rest, at) : readByText(reader, rest, at);
    if (waiting && isComplete(reader, rest)) position.waiting.push(waiting);
  });
}

/** `the next end step, A exiles Grizzly Bears from Skybind` */
function readInWords(reader: Reader, scanner: Scanner, at: Waiting["at"]): Waiting | undefined {
  const which = scanner.acceptOne(["the next", "their next"] as const);
  if (!which) {
    return expected(reader, scanner, {
      en: "“the next” or “their next” and a step",
      ja: "「the next」か「their next」とステップ",
    });
  }
  const step = readStep(reader, scanner);
  if (!step) return undefined;
  scanner.accept("step");
  scanner.acceptOne([",", "、"]);
  const player = readPlayer(reader, scanner);
  if (!player) return undefined;
  const verb = scanner.acceptOne(waitingVerbs);
  if (!verb) {
    const what = {
      en: `one of ${waitingVerbs.join(", ")}`,
      ja: `${waitingVerbs.join("、")}のどれか`,
    };
    return unknownWord(reader, scanner, what, waitingVerbs);
  }
  const objects = readList(scanner, () => readCard(reader, scanner));
  if (!objects) return undefined;
  const to = verb === "returns" ? readReturn(reader, scanner) : undefined;
  if (verb === "returns" && !to) return undefined;
  const from = readFrom(reader, scanner);
  if (from === "bad") return undefined;
  return {
    is: "words",
    ...{ player, verb, objects, step, at },
    ...(to && { to }),
    ...(which === "their next" && { own: true as const }),
    ...(from && { from }),
  };
}

function readReturn(reader: Reader, scanner: Scanner): "hand" | "battlefield" | undefined {
  const to = scanner.acceptOne(["to the battlefield", "to hand"] as const);
  if (to) return to === "to hand" ? "hand" : "battlefield";
  return expected(reader, scanner, {
    en: "“to the battlefield” or “to hand”",
    ja: "「to the battlefield」か「to hand」",
  });
}

/** `A's Skybind delayed ability 1 on Forest with X = 2` */
function readByText(reader: Reader, scanner: Scanner, at: Waiting["at"]): Waiting | undefined {
  const player = readOwner(reader, scanner);
  const object = player && readCard(reader, scanner);
  if (!player || !object) return undefined;
  if (!scanner.accept("delayed ability")) {
    return expected(reader, scanner, {
      en: "“delayed ability”, or “at the beginning of the next end step, A exiles NAME”,",
      ja: "「delayed ability」、または「at the beginning of the next end step, A exiles 名前」",
    });
  }
  const ability = acceptPlace(scanner);
  const about = readAbout(reader, scanner);
  if (!about) return undefined;
  const hasX = scanner.match(/with x ?=/y) !== undefined;
  const x = hasX ? readNumber(reader, scanner, { en: "A number", ja: "数" }) : undefined;
  if (hasX && x === undefined) return undefined;
  return {
    is: "text",
    ...{ player, object, about, at },
    ...(ability !== undefined && { ability }),
    ...(x !== undefined && { x }),
  };
}

// What abilities have in common ----------------------------------------------------------------

/** `A's`: who controls an ability. */
export function readOwner(reader: Reader, scanner: Scanner): PlayerId | undefined {
  scanner.skip();
  const from = scanner.at;
  const letter = scanner.match(/([a-z])'s /y)?.[1];
  if (letter === undefined) {
    return expected(reader, scanner, {
      en: "“A's” and the name of what has the ability",
      ja: "「A's」と、能力を持つものの名前",
    });
  }
  const player = playerId(letter.toUpperCase());
  if (reader.board.players.includes(player)) return player;
  const at = scanner.range(from);
  return reader.report(at, complaint("unknownPlayer", [player]));
}

/** A number behind “ability”, if there is one. */
export function acceptPlace(scanner: Scanner): number | undefined {
  const found = scanner.match(/(\d{1,3})(?![\p{L}\p{N}])/uy)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** `on Grizzly Bears and B`: what an ability is about. */
export function readAbout(
  reader: Reader,
  scanner: Scanner,
  isOver?: () => boolean,
): readonly Reference[] | undefined {
  if (!scanner.accept("on")) return [];
  return readList(scanner, () => readReference(reader, scanner), isOver);
}

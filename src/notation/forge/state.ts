/** What the lines of a state say: the turn, the players, and the texts of their zones. */
import { type PlayerId, playerId } from "../../engine/ids.ts";
import type { ManaType, Step } from "../../language/vocabulary.ts";
import type { ItemZone } from "../syntax.ts";
import { manaTypeOf } from "../words.ts";
import { lastOfEach, type Written } from "./file.ts";
import type { Notes } from "./notes.ts";

/** One player, as far as the file speaks of them. */
interface PlayerState {
  readonly player: PlayerId;
  readonly life: number;
  readonly mana: readonly ManaType[];
  readonly landsPlayed: number;
  readonly zones: Readonly<Partial<Record<ItemZone, Written>>>;
  /** The spells that the file puts on the stack. */
  readonly stack?: Written;
}

export interface State {
  readonly active: PlayerId;
  readonly step: Step;
  readonly players: readonly PlayerState[];
  /** No permanent is new, whatever is said of it. */
  readonly isAllReady: boolean;
  /** How many lines there were that mean something in such a file. */
  readonly known: number;
}

/** Forge's names of the steps, without spaces and underscores, in capitals. */
const stepWords: Readonly<Record<string, Step>> = {
  UNTAP: "untap",
  UPKEEP: "upkeep",
  DRAW: "draw",
  MAIN1: "main1",
  COMBATBEGIN: "beginCombat",
  BEGINCOMBAT: "beginCombat",
  COMBATDECLAREATTACKERS: "declareAttackers",
  DECLAREATTACKERS: "declareAttackers",
  COMBATDECLAREBLOCKERS: "declareBlockers",
  DECLAREBLOCKERS: "declareBlockers",
  // Here both kinds of damage belong to one step that is played twice (510.4).
  COMBATFIRSTSTRIKEDAMAGE: "combatDamage",
  FIRSTSTRIKEDAMAGE: "combatDamage",
  COMBATDAMAGE: "combatDamage",
  COMBATEND: "endCombat",
  ENDCOMBAT: "endCombat",
  MAIN2: "main2",
  ENDOFTURN: "end",
  END: "end",
  CLEANUP: "cleanup",
};

/** A player's zones, by the end of their keys now and in older files. */
const zoneWords: Readonly<Record<string, ItemZone>> = {
  hand: "hand",
  cardsinhand: "hand",
  battlefield: "battlefield",
  cardsinplay: "battlefield",
  graveyard: "graveyard",
  cardsingraveyard: "graveyard",
  library: "library",
  cardsinlibrary: "library",
  exile: "exile",
  cardsinexile: "exile",
};

/** The seat that a word means: `human`, `ai`, `p0`, `p1`, … */
export function seatOf(word: string): PlayerId | undefined {
  const [, named, number] = /^(?:(human|ai)|p(\d))$/i.exec(word.trim()) ?? [];
  if (named !== undefined) return playerId(named.toLowerCase() === "human" ? "A" : "B");
  return number === undefined ? undefined : letterAt(Number(number));
}

const firstLetter = "A".charCodeAt(0);
const letterAt = (index: number): PlayerId => playerId(String.fromCharCode(firstLetter + index));

/** A whole number that the notation can write, with a sign if it may have one. */
export function numberIn(value: string, isSigned = false): number | undefined {
  const form = isSigned ? /^[+-]?\d{1,6}$/ : /^\d{1,6}$/;
  return form.test(value.trim()) ? Number(value) : undefined;
}

interface OpenPlayer {
  life?: number;
  mana: ManaType[];
  landsPlayed: number;
  zones: Partial<Record<ItemZone, Written>>;
  stack?: Written;
}

class StateReader {
  readonly #notes: Notes;
  readonly players = new Map<PlayerId, OpenPlayer>();
  active?: Written;
  phase?: Written;
  isAllReady = false;
  known = 0;

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  read(one: Written): void {
    const { line, key, value } = one;
    const [, seat = "", rest = ""] = /^(human|ai|p\d)(.+)$/.exec(key) ?? [];
    const player = seatOf(seat);
    this.known += 1;
    if (player !== undefined) {
      this.#readPlayer(this.#playerOf(player), rest, one);
      return;
    }
    switch (key) {
      case "activeplayer":
        this.active = one;
        return;
      case "activephase":
        this.phase = one;
        return;
      case "activephaseadvance":
        if (!isNone(value)) this.#notes.add({ line, written: value }, "phaseAdvance", [value]);
        return;
      case "removesummoningsickness":
        this.isAllReady = value.toLowerCase() === "true";
        return;
      case "turn":
        // No rule asks for the number of a turn.
        return;
      default:
        if (/^ability/.test(key)) {
          this.#notes.add({ line, written: value }, "customAbility", []);
          return;
        }
        this.#unknown(one);
    }
  }

  #unknown({ line, key, value }: Written): void {
    this.known -= 1;
    this.#notes.add({ line, written: `${key}=${value}` }, "unknownKey", [key]);
  }

  #playerOf(player: PlayerId): OpenPlayer {
    const known = this.players.get(player) ?? { mana: [], landsPlayed: 0, zones: {} };
    this.players.set(player, known);
    return known;
  }

  #readPlayer(player: OpenPlayer, what: string, one: Written): void {
    const { line, value } = one;
    const at = { line, written: value };
    const zone = Object.hasOwn(zoneWords, what) ? zoneWords[what] : undefined;
    if (zone !== undefined) {
      player.zones[zone] = one;
      return;
    }
    switch (what) {
      case "life": {
        const life = this.#number(one, true);
        if (life !== undefined) player.life = life;
        return;
      }
      case "landsplayed":
        player.landsPlayed = this.#number(one) ?? 0;
        return;
      case "landsplayedlastturn":
      case "numringtemptedyou":
      case "speed":
        if (this.#number(one)) this.#notes.add(at, "playerState", [what]);
        return;
      case "counters":
        if (value !== "") this.#notes.add(at, "playerCounters", []);
        return;
      case "manapool":
        player.mana.push(...this.#mana(one));
        return;
      case "persistentmana": {
        const mana = this.#mana(one);
        player.mana.push(...mana);
        if (mana.length > 0) this.#notes.add(at, "persistentMana", []);
        return;
      }
      case "command":
      case "sideboard":
        if (value !== "") this.#notes.add(at, "noZone", []);
        return;
      case "precast":
        for (const spell of value.split(";")) {
          const written = spell.trim();
          const [name = ""] = written.split(/->|:(?! )/);
          if (written !== "") this.#notes.add({ line, written }, "precast", [name.trim()]);
        }
        return;
      case "putonstack":
        player.stack = one;
        return;
      default:
        this.#unknown(one);
    }
  }

  #number({ line, key, value }: Written, isSigned = false): number | undefined {
    if (value === "") return undefined;
    const number = numberIn(value, isSigned);
    if (number === undefined) this.#notes.add({ line, written: value }, "badNumber", [key]);
    return number;
  }

  /** `W W U`, `{W}{W}` or `WWU`. */
  #mana({ line, value }: Written): readonly ManaType[] {
    return value
      .replace(/[{}]/g, " ")
      .split(/[\s,]+/)
      .flatMap((word) => (/^[wubrgc]+$/i.test(word) ? [...word] : [word]))
      .filter((word) => word !== "")
      .flatMap((word) => {
        const type = manaTypeOf(word);
        if (!type) this.#notes.add({ line, written: word }, "badMana", [word]);
        return type ?? [];
      });
  }
}

/** The human player is the first one, the other the second. */
const meaningOf = (key: string): string => key.replace(/^human/, "p0").replace(/^ai/, "p1");

const isNone = (value: string): boolean => value === "" || value.toLowerCase() === "none";

export function readState(lines: readonly Written[], notes: Notes): State {
  const reader = new StateReader(notes);
  for (const one of lastOfEach(lines, notes, meaningOf)) reader.read(one);
  const seats = [...reader.players.keys()];
  const last = Math.max(1, ...seats.map((seat) => seat.charCodeAt(0) - firstLetter));
  const first = { line: lines[0]?.line ?? 1, written: "" };
  const players = Array.from({ length: last + 1 }, (_, index): PlayerState => {
    const player = letterAt(index);
    const known = reader.players.get(player);
    if (known?.life === undefined) {
      // Of the two players of a puzzle one may have nothing to say of but a life total.
      notes.add({ ...first, written: player }, known || index < 2 ? "noLife" : "missingPlayer", [
        player,
      ]);
    }
    const { life = 20, mana = [], landsPlayed = 0, zones = {}, stack } = known ?? {};
    return { player, life, mana, landsPlayed, zones, ...(stack && { stack }) };
  });
  return {
    active: activeOf(reader, players, first, notes),
    step: stepOf(reader, first, notes),
    players,
    isAllReady: reader.isAllReady,
    known: reader.known,
  };
}

type First = { readonly line: number; readonly written: string };

function activeOf(
  { active }: StateReader,
  players: readonly PlayerState[],
  first: First,
  notes: Notes,
): PlayerId {
  const fallback = letterAt(0);
  if (!active || isNone(active.value)) {
    notes.add(first, "noActivePlayer", [fallback]);
    return fallback;
  }
  const seat = seatOf(active.value);
  if (seat !== undefined && players.some(({ player }) => player === seat)) return seat;
  const at = { line: active.line, written: active.value };
  notes.add(at, "unknownPlayer", [active.value]);
  notes.add(at, "noActivePlayer", [fallback]);
  return fallback;
}

function stepOf({ phase }: StateReader, first: First, notes: Notes): Step {
  if (!phase || isNone(phase.value)) {
    notes.add(first, "noPhase", []);
    return "main1";
  }
  const word = phase.value.toUpperCase().replace(/[\s_]+/g, "");
  const step = Object.hasOwn(stepWords, word) ? stepWords[word] : undefined;
  if (step) return step;
  notes.add({ line: phase.line, written: phase.value }, "unknownPhase", [phase.value]);
  return "main1";
}

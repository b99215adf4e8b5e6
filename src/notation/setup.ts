/** From a board as it was written to a position that the engine can begin from. */
import { type ObjectId, objectId, type PlayerId } from "../engine/ids.ts";
import { fail, ok, type Result } from "../engine/result.ts";
import type { Edition } from "../engine/rules.ts";
import type { Setup, SetupObject, SetupProblem } from "../engine/start.ts";
import { cardsUnder, type Era, eraOf } from "../eras/index.ts";
import type { CardId } from "../language/card.ts";
import { type Complaint, complaint, type NotationProblem, problemAt } from "./problems.ts";
import type { Board, CardReference, Item, ItemZone } from "./syntax.ts";

/** Which object of the position each name means. Ids are those that the objects begin with. */
export interface NameTable {
  readonly nicknames: ReadonlyMap<string, ObjectId>;
  /** The copies of each card in the order in which they were written. */
  readonly copies: ReadonlyMap<CardId, readonly ObjectId[]>;
}

export interface BoardSetup {
  readonly setup: Setup;
  readonly table: NameTable;
  /** The entry of the position that each object of the setup came from. */
  readonly items: readonly Item[];
}

/** One object of the position, before attachments are looked up. */
interface Entry {
  readonly item: Item;
  readonly player: PlayerId;
  readonly zone: ItemZone;
}

/** The engine's position; `rules` take the place of those that the board names. */
export function setupBoard(
  board: Board,
  rules: Edition | Era = board.position.rules,
): Result<BoardSetup, readonly NotationProblem[]> {
  const { active, step, seed, seats } = board.position;
  const entries = seats.flatMap(({ player, zones }) =>
    (Object.entries(zones) as [ItemZone, readonly Item[]][]).flatMap(([zone, items]) =>
      items.flatMap((item) => Array.from({ length: item.count }, () => ({ item, player, zone }))),
    ),
  );
  const table = tableOf(entries);
  const problems: NotationProblem[] = [];
  const objects = entries.map((entry, index): SetupObject => {
    const host = entry.item.on && findHost(entry.item.on, index, entries, table);
    if (entry.item.on && host === undefined) {
      problems.push(problemAt(entry.item.on.at, complaint("badAttachment", [])));
    }
    return objectOf(entry, host);
  });
  if (problems.length > 0) return fail(problems);
  const era = typeof rules === "string" ? eraOf(rules) : rules;
  return ok({
    setup: {
      rules: era.rules,
      cards: cardsUnder(era, board.cards),
      players: seats.map(({ player: id, life, mana }) => ({ id, life, mana })),
      objects,
      active,
      step,
      ...(seed !== undefined && { seed }),
    },
    table,
    items: entries.map((entry) => entry.item),
  });
}

function objectOf({ item, player, zone }: Entry, attachedTo: number | undefined): SetupObject {
  const { card, tapped, recent, damage, counters, owner = player } = item;
  return {
    ...(card !== undefined && { card }),
    owner,
    ...(owner !== player && { controller: player }),
    zone,
    ...(tapped && { tapped }),
    ...(recent && { recent }),
    ...(damage && { damage }),
    ...(counters && { counters }),
    ...(attachedTo !== undefined && { attachedTo }),
  };
}

function tableOf(entries: readonly Entry[]): NameTable {
  const nicknames = new Map<string, ObjectId>();
  const copies = new Map<CardId, ObjectId[]>();
  for (const [index, { item }] of entries.entries()) {
    const id = objectId(index + 1);
    if (item.nickname !== undefined) nicknames.set(item.nickname, id);
    if (item.card === undefined) continue;
    const known = copies.get(item.card);
    if (known) known.push(id);
    else copies.set(item.card, [id]);
  }
  return { nicknames, copies };
}

/** The index of what a reference means among the permanents of the position. */
function findHost(
  reference: CardReference,
  self: number,
  entries: readonly Entry[],
  table: NameTable,
): number | undefined {
  const fits = ({ item, player, zone }: Entry, index: number): boolean => {
    if (index === self || zone !== "battlefield") return false;
    const id = objectId(index + 1);
    if (reference.is === "nickname") return table.nicknames.get(reference.nickname) === id;
    return (
      item.card === reference.card &&
      (reference.of === undefined || reference.of === player) &&
      (reference.number === undefined ||
        table.copies.get(reference.card)?.[reference.number - 1] === id)
    );
  };
  const index = entries.findIndex(fits);
  return index < 0 ? undefined : index;
}

/** The engine's objection to a position, at the entry that it concerns. */
export function setupProblem(
  problem: SetupProblem,
  { items }: BoardSetup,
  board: Board,
): NotationProblem {
  const at = (problem.object === undefined ? undefined : items[problem.object]?.at) ??
    board.position.seats[0]?.at ?? { line: 1, column: 1, length: 1 };
  return problemAt(at, setupComplaint(problem));
}

function setupComplaint({ code, detail = code }: SetupProblem): Complaint {
  switch (code) {
    case "noPlayers":
      return complaint("noPlayers", []);
    case "unknownPlayer":
      return complaint("unknownPlayer", [detail]);
    case "notAPermanent":
      return complaint("notAPermanent", []);
    case "notOnBattlefield":
      return complaint("onlyOnBattlefield", []);
    case "badAttachment":
      return complaint("badAttachment", []);
    default:
      return complaint("badSetup", [detail]);
  }
}

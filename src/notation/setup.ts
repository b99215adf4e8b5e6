/** From a board as it was written to a position that the engine can begin from. */
import { nameBySubtypes } from "../engine/effects/tokens.ts";
import { type ObjectId, objectId } from "../engine/ids.ts";
import { fail, ok, type Result } from "../engine/result.ts";
import type { Edition } from "../engine/rules.ts";
import type { Setup, SetupObject, SetupPlayer, SetupProblem } from "../engine/start.ts";
import { byCounterUnder, cardsUnder, type Era, eraOf } from "../eras/index.ts";
import { expandAbility } from "../keywords/index.ts";
import type { CardDefinition, CardFace, CardId } from "../language/card.ts";
import { type Complaint, complaint, type NotationProblem, problemAt } from "./problems.ts";
import { delayedOf, effectOf, meantBy, nobody, type Surroundings } from "./setup-lasting.ts";
import { type Entry, Finder, howExiled, type TableEntry } from "./setup-names.ts";
import { stackedOf } from "./setup-stack.ts";
import type { Board, Item, ItemZone, Seat, StateWord, TokenLook } from "./syntax.ts";
import type { Range } from "./text.ts";

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

/** The engine's position; `rules` take the place of those that the board names. */
export function setupBoard(
  board: Board,
  rules: Edition | Era = board.position.rules,
): Result<BoardSetup, readonly NotationProblem[]> {
  const { active, step, seed, teams, time, firstTurn, seats } = board.position;
  const { stack = [], effects = [], waiting = [], timestamps = [] } = board.position;
  const onTable = seats.flatMap(({ player, zones }) =>
    (Object.entries(zones) as [ItemZone, readonly Item[]][]).flatMap(([zone, items]) =>
      items.flatMap((item) =>
        Array.from({ length: item.count }, (): TableEntry => ({ item, player, zone })),
      ),
    ),
  );
  const onStack = stack.map(
    (one): Entry => ({
      item: one.is === "spell" ? one.item : { count: 1, at: one.at },
      player: one.line.player,
      zone: "stack",
    }),
  );
  const entries = [...onTable, ...onStack];
  const table = tableOf(entries);
  const era = typeof rules === "string" ? eraOf(rules) : rules;
  const cards = cardsUnder(era, board.cards);
  const find = new Finder(entries, table);
  const around = { find, era, cards };
  const objects = onTable.map((entry, index) => objectOf(entry, index, around));
  const stacked = stack.map((one) => stackedOf(one, around));
  const lasting = effects.flatMap((one) => effectOf(one, around));
  const delayed = waiting.flatMap((one) => delayedOf(one, around));
  const inOrder = timestamps.flatMap((one) => find.index(one, "any", nobody) ?? []);
  if (find.problems.length > 0) return fail(find.problems);
  return ok({
    setup: {
      rules: era.rules,
      cards,
      byCounter: byCounterUnder(era),
      players: seats.map(playerOf),
      objects,
      ...(inOrder.length > 0 && { timestamps: inOrder }),
      ...(stacked.length > 0 && { stack: stacked }),
      ...(lasting.length > 0 && { effects: lasting }),
      ...(delayed.length > 0 && { delayed }),
      active,
      step,
      ...(seed !== undefined && { seed }),
      ...(teams && { teams }),
      ...(time && { time }),
      ...(firstTurn && { firstTurn }),
    },
    table,
    items: entries.map((entry) => entry.item),
  });
}

function playerOf({ player: id, life, mana, counts = {} }: Seat): SetupPlayer {
  const { "lands played": landsPlayed, "spells cast": spellsCast } = counts;
  const spellsCastLastTurn = counts["spells cast last turn"];
  return {
    id,
    life,
    mana,
    ...(landsPlayed !== undefined && { landsPlayed }),
    ...(spellsCast !== undefined && { spellsCast }),
    ...(spellsCastLastTurn !== undefined && { spellsCastLastTurn }),
  };
}

function objectOf(
  { item, player, zone }: TableEntry,
  index: number,
  around: Surroundings,
): SetupObject {
  const { card, tapped, recent, damage, counters, owner = player, token, states = [] } = item;
  const { chosen, copyOf, attacking, blocking, exiledBy, knownTo, on } = item;
  const { find, cards } = around;
  const has = (word: StateWord): boolean => states.includes(word);
  const designations = designationWords.filter(has);
  const host = on && find.host(on, index);
  const target = attacking && find.target(attacking, index);
  const blocked = blocking?.flatMap((one) => find.index(one, "battlefield", index) ?? []);
  const exiler = exiledBy && find.index(exiledBy, "any", index);
  const model = cards.find(({ id }) => id === copyOf);
  return {
    ...(card !== undefined && { card }),
    ...(token && { token: true }),
    ...(token && token !== true && { base: faceOfToken(token, item.at, around) }),
    owner,
    ...(owner !== player && { controller: player }),
    zone,
    ...(tapped && { tapped }),
    ...(recent && { recent }),
    ...(damage && { damage }),
    ...(counters && { counters }),
    ...(host !== undefined && { attachedTo: host }),
    ...(has("back face") && { face: "back" }),
    ...(has("face down") && { faceDown: true }),
    ...(knownTo && { lookers: knownTo }),
    ...(has("phased out") && { phasedOut: true }),
    ...(has("blocked") && { blocked: true }),
    ...(has("loyalty used") && { loyaltyUsed: true }),
    ...(designations.length > 0 && { designations }),
    ...(chosen && { chosen }),
    ...(model && { copyOf: withoutId(model) }),
    ...(target && { attacking: target }),
    ...(blocked && { blocking: blocked }),
    ...(exiler !== undefined && {
      exiledWith: { by: exiler, ...(howExiled(find.cardAt(exiler, cards)) ?? { link: "" }) },
    }),
  };
}

const designationWords = ["monstrous", "bestowed"] as const;

function withoutId({ id: _id, back: _back, ...face }: CardDefinition): CardFace {
  return face;
}

/** 111.4: a token without a name is called by its subtypes. */
function faceOfToken(look: TokenLook, at: Range, around: Surroundings): CardFace {
  const { keywords } = around.era;
  const { power, toughness, colors, supertypes, subtypes, types } = look;
  return {
    name: nameBySubtypes(subtypes),
    colorIndicator: colors,
    supertypes,
    types,
    subtypes,
    abilities: [
      ...look.keywords.map((name) => expandAbility({ is: "keyword", name }, keywords)),
      ...(look.abilities ?? []).flatMap((one) => meantBy(one, at, around)),
    ],
    ...(power !== undefined && { power }),
    ...(toughness !== undefined && { toughness }),
  };
}

function tableOf(entries: readonly Entry[]): NameTable {
  const nicknames = new Map<string, ObjectId>();
  const copies = new Map<CardId, ObjectId[]>();
  for (const [index, { item }] of entries.entries()) {
    const id = objectId(index + 1);
    if (item.nickname !== undefined) nicknames.set(item.nickname, id);
    if (item.card === undefined || item.token) continue;
    const known = copies.get(item.card);
    if (known) known.push(id);
    else copies.set(item.card, [id]);
  }
  return { nicknames, copies };
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
    case "noBackFace":
    case "badTeams":
    case "badLink":
    case "badCombat":
    case "badStack":
      return complaint(code, []);
    default:
      return complaint("badSetup", [detail]);
  }
}

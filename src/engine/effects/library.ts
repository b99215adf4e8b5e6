/** Libraries: looking, searching, scrying, surveilling, shuffling (CR 401, 701.20, 701.22–701.25). */
import type { Filter } from "../../language/schema.ts";
import { playerOf } from "../game.ts";
import type { FrameId, ObjectId, PlayerId } from "../ids.ts";
import type { Instruction, InstructionOf, Would } from "../instructions.ts";
import { viewOf } from "../layers.ts";
import type { RuleNumber } from "../rules.ts";
import { contextOf, matches, nowOrLast } from "../view.ts";
import type { Work } from "../work.ts";
import { placeFor } from "../zones.ts";
import { move } from "./cards.ts";
import { type Doing, type EffectTable, firstOf, Questions, remember } from "./handler.ts";

export const libraryEffects: EffectTable<
  "scry" | "surveil" | "lookAt" | "reveal" | "search" | "shuffle" | "shuffleInto" | "putOnLibrary"
> = {
  scry,
  surveil,
  lookAt: ({ work, effect, read, frame }) => {
    const objects = read.objects(effect.what);
    remember(work, frame, effect.name, objects);
    const player = firstOf(read, effect.who);
    const { looked = [] } = work.frame(frame);
    work.setFrame(frame, { looked: [...looked, { player, objects }] });
    work.emit({ is: "lookedAt", player, objects }, read.cause, "701.20e");
  },
  reveal: ({ work, effect, read, frame }) => {
    const objects = read.objects(effect.what);
    remember(work, frame, effect.name, objects);
    reveal(work, frame, objects, read.cause);
  },
  search,
  shuffle: ({ work, effect, read }) => {
    work.push(
      ...read.players(effect.who).map((player): Instruction => ({ do: "shuffle", player })),
    );
  },
  shuffleInto: ({ work, effect, read }) => {
    const ids = read.objects(effect.what);
    // 701.24c–d: also the library that nothing is shuffled into after all.
    const expected = effect.what.is === "zoneOf" ? read.players(effect.what.who) : [];
    const owners = new Set([
      ...expected,
      ...[...ids, ...read.known(effect.what)].flatMap(
        (id) => nowOrLast(read.game, id)?.owner ?? [],
      ),
    ]);
    // In 2014 a set of objects might be empty (701.16e), of particular ones one had to arrive (701.16c–d).
    const needed = effect.what.is !== "zoneOf" &&
      read.game.rules.shufflingIn === "ifAnyArrives" && { into: ids };
    // What is put on the agenda last is done first: they are shuffled afterwards.
    work.push(...[...owners].map((player): Instruction => ({ do: "shuffle", player, ...needed })));
    move(work, read, ids, "library", { how: "put" });
  },
  putOnLibrary,
};

/** Shows cards to everybody; whose they are tells who reveals them (701.20a). */
export function reveal(
  work: Work,
  frame: FrameId,
  objects: readonly ObjectId[],
  cause: Parameters<Work["emit"]>[1],
): void {
  const { game } = work;
  const { revealed = [] } = work.frame(frame);
  work.setFrame(frame, { revealed: [...revealed, ...objects] });
  const owners = new Set(objects.flatMap((id) => game.objects[id]?.owner ?? []));
  for (const player of owners) {
    const own = objects.filter((id) => game.objects[id]?.owner === player);
    work.emit({ is: "revealed", player, objects: own }, cause, "701.20a");
  }
}

/** What a player leaves on top of the library, and what goes elsewhere. */
interface Parted {
  readonly player: PlayerId;
  readonly top: readonly ObjectId[];
  readonly away: readonly ObjectId[];
}

/** How each player parts the cards that they look at; nothing while somebody is asked. */
function parted(
  doing: Doing<"scry"> | Doing<"surveil">,
  to: "toBottom" | "toGraveyard",
  cr: readonly RuleNumber[],
): readonly Parted[] | undefined {
  const { effect, read } = doing;
  const questions = new Questions(doing);
  const all: Parted[] = [];
  for (const player of read.players(effect.who)) {
    const from = playerOf(read.game, player).library.slice(0, read.amount(effect.amount));
    const max = from.length;
    const chosen = questions.choose({ player, purpose: { is: to }, from, min: 0, max, cr });
    if (!chosen) return undefined;
    const ordered = (where: "top" | "bottom", items: readonly ObjectId[]) =>
      questions.order({ player, purpose: { is: "libraryOrder", where }, items, cr });
    const away = to === "toBottom" ? ordered("bottom", chosen) : chosen;
    if (!away) return undefined;
    const top = ordered(
      "top",
      from.filter((id) => !chosen.includes(id)),
    );
    if (!top) return undefined;
    all.push({ player, top, away });
  }
  // 701.22b, 701.25c: nobody scries or surveils 0.
  return read.amount(effect.amount) === 0 ? [] : all;
}

/** The library below what was looked at. */
const below = ({ game }: Work, { player, top, away }: Parted): readonly ObjectId[] =>
  playerOf(game, player).library.slice(top.length + away.length);

/** 701.22a, c: some to the bottom in any order, the rest on top in any order. */
function scry(doing: Doing<"scry">): void {
  const { work, read } = doing;
  for (const one of parted(doing, "toBottom", ["701.22a"]) ?? []) {
    const { player, top, away } = one;
    work.setPlayer(player, { library: [...top, ...below(work, one), ...away] });
    work.emit(
      { is: "scried", player, top: top.length, bottom: away.length },
      read.cause,
      "701.22a",
    );
  }
}

/** 701.25a: some into the graveyard, the rest on top in any order. */
function surveil(doing: Doing<"surveil">): void {
  const { work, read } = doing;
  const all = parted(doing, "toGraveyard", ["701.25a"]) ?? [];
  for (const one of all) {
    const { player, top, away } = one;
    work.setPlayer(player, { library: [...away, ...top, ...below(work, one)] });
    const event = { is: "surveiled", player, top: top.length, graveyard: away.length } as const;
    work.emit(event, read.cause, "701.25a");
  }
  const gone = all.flatMap(({ away }) => away);
  move(work, read, gone, "graveyard", { how: "put" });
}

/** 701.23b, d: what has a quality need not be found; a mere number of cards must. */
function search(doing: Doing<"search">): void {
  const { work, effect, read, frame } = doing;
  const player = firstOf(read, effect.who);
  const view = viewOf(read.game);
  const context = contextOf(read.frame);
  const fitting = read
    .players(effect.whose)
    .flatMap((whose) => playerOf(read.game, whose).library)
    .filter((id) => !read.game.objects[id]?.unknown || !hasQuality(effect.filter))
    .filter((id) => matches(view, context, effect.filter, id));
  const most = Math.min(read.amount(effect.amount), fitting.length);
  const found = new Questions(doing).choose({
    player,
    purpose: { is: "search" },
    from: fitting,
    min: effect.upTo || hasQuality(effect.filter) ? 0 : most,
    max: most,
    cr: ["701.23a"],
  });
  if (!found) return;
  remember(work, frame, effect.name, found);
  work.emit({ is: "searched", player, found }, read.cause, "701.23a");
  if (effect.reveal) reveal(work, frame, found, read.cause);
}

/** "A card" has none; "a basic land card" has (701.23b). */
function hasQuality(filter: Filter): boolean {
  return filter.is === "allOf"
    ? filter.filters.some(hasQuality)
    : filter.is !== "isCard" && filter.is !== "inZone";
}

/** 401.4: several cards put into a library at once, in an order of their owner's choice or at random. */
function putOnLibrary(doing: Doing<"putOnLibrary">): void {
  const { work, effect, read } = doing;
  const { where } = effect;
  const questions = new Questions(doing);
  const would: Would[] = [];
  const ids = read.objects(effect.what);
  const owners = new Set(ids.flatMap((id) => read.game.objects[id]?.owner ?? []));
  for (const owner of owners) {
    const own = ids.filter((id) => read.game.objects[id]?.owner === owner);
    const order = effect.random
      ? questions.shuffled(owner, own)
      : questions.order({
          player: owner,
          purpose: { is: "libraryOrder", where },
          items: own,
          cr: ["401.4"],
        });
    if (!order) return;
    // The first of the order will be nearest to the top.
    const inTurn = where === "top" ? order.toReversed() : order;
    would.push(
      ...inTurn.map(
        (object): Would => ({
          is: "move",
          object,
          to: placeFor(read.game, object, "library"),
          how: "put",
          player: read.frame.controller,
          at: where,
        }),
      ),
    );
  }
  if (would.length > 0) work.push({ do: "happen", would, cause: read.cause });
}

/** 701.24a: chance puts a library in another order. */
export function shuffle(work: Work, instruction: InstructionOf<"shuffle">): void {
  const { player, into } = instruction;
  const { library } = playerOf(work.game, player);
  const { past } = work.game;
  if (into && !into.some((id) => library.includes(past[id]?.became ?? id))) return;
  const [answer] = instruction.answers ?? [];
  if (library.length > 1 && answer?.is !== "chance") {
    work.ask(instruction, {
      is: "chance",
      player,
      purpose: { is: "shuffle" },
      from: library,
      count: library.length,
      cr: ["701.24a"],
    });
    return;
  }
  if (answer?.is === "chance" && answer.picked) work.setPlayer(player, { library: answer.picked });
  work.emit({ is: "shuffled", player }, { is: "player", player }, "701.24a");
}

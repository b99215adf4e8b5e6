/** What does happen: objects move, damage and life and counters change (CR 119–122, 400, 701). */
import type { RuleNumber } from "../language/vocabulary.ts";
import { becomeAttacking } from "./combat/members.ts";
import { has, withers } from "./dealing.ts";
import type { Cause, Happening, MoveReason } from "./events.ts";
import { existing, type Game, playerOf, sharingLife } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import type { InstructionOf, Would } from "./instructions.ts";
import { counterTimes } from "./keywordCounters.ts";
import { characteristics, playerRules } from "./layers.ts";
import { sameTarget } from "./targets.ts";
import type { Work } from "./work.ts";
import { makeToken, relocate } from "./zones.ts";

type WouldOf<Is extends Would["is"]> = Extract<Would, { is: Is }>;
type Damaged = Extract<Happening, { is: "damaged" }>;

/** Carries out all that stands in an instruction, at once. */
export function commit(work: Work, instruction: InstructionOf<"happen">): void {
  const { would, cause, rules, remember } = instruction;
  const done: Done[] = [];
  const were: Record<ObjectId, ObjectId> = {};
  const before = work.game;
  for (const one of would) {
    switch (one.is) {
      case "move": {
        const id = commitMove(work, one, cause, before, rules);
        if (id) done.push({ object: id, player: one.player });
        if (id && leavesBattlefield(before, one)) were[id] = one.object;
        break;
      }
      case "damage":
        commitDamage(work, one, among(would, one), cause, before);
        break;
      case "draws":
        drawOneByOne(work, one, cause);
        break;
      case "draw":
        commitDraw(work, one.player, cause);
        break;
      case "life":
        changeLife(work, one.player, one.by, cause, ...(one.rules ?? ["119.3"]), ...(rules ?? []));
        break;
      case "counters":
        putCounters(
          work,
          one.object,
          one.counter,
          one.amount,
          cause,
          ...(one.rules ?? []),
          ...(rules ?? []),
        );
        // Each counter is remembered by what it was put on.
        if (remember) {
          done.push(...Array.from({ length: one.amount }, () => ({ object: one.object })));
        }
        break;
      case "create":
        done.push({ object: commitToken(work, one, cause), player: one.player });
        break;
    }
  }
  if (remember && work.game.frames[remember.frame]) {
    keep(work, remember, done);
    const { were: earlier } = work.frame(remember.frame);
    if (Object.keys(were).length > 0) {
      work.setFrame(remember.frame, { were: { ...earlier, ...were } });
    }
  }
}

/** An object that an event is remembered by, and the player who moved or made it. */
interface Done {
  readonly object: ObjectId;
  readonly player?: PlayerId;
}

/** Under its name for later text; what several players did at once, under that of each. */
function keep(
  work: Work,
  { frame, name, byPlayer }: NonNullable<InstructionOf<"happen">["remember"]>,
  done: readonly Done[],
): void {
  const { named, own = {}, ownOf } = work.frame(frame);
  const kept = { ...own };
  const now = [...(named[name] ?? [])];
  for (const { object, player } of done) {
    if (!byPlayer || player === undefined || player === ownOf) now.push(object);
    else kept[player] = { ...kept[player], [name]: [...(kept[player]?.[name] ?? []), object] };
  }
  work.setFrame(frame, { named: { ...named, [name]: now }, ...(byPlayer && { own: kept }) });
}

const leavesBattlefield = (before: Game, { object, to }: WouldOf<"move">): boolean =>
  before.objects[object]?.place.zone === "battlefield" && to.zone !== "battlefield";

const moveRules: Readonly<Record<MoveReason, readonly RuleNumber[]>> = {
  cast: ["601.2a"],
  resolve: ["608.3"],
  finish: ["608.2n"],
  fizzle: ["608.2b"],
  counteredByRule: ["608.2b"],
  counter: ["701.6a"],
  discard: ["701.9a"],
  mill: ["701.17a"],
  draw: ["121.1"],
  play: ["305.1"],
  destroy: ["701.8a"],
  sacrifice: ["701.21a"],
  exile: ["406.1"],
  return: ["400.3"],
  put: ["400.3"],
  noToughness: ["704.5f"],
  noLoyalty: ["704.5i"],
  legendRule: ["704.5j"],
  planeswalkerRule: ["306.4"],
  unattached: ["704.5m"],
  leftGame: ["800.4a"],
};

/** 110.2a: onto the battlefield an effect puts it under a player's control; 400.3 is of other zones. */
const rulesOf = ({ how, to }: WouldOf<"move">): readonly RuleNumber[] =>
  to.zone === "battlefield" && (how === "put" || how === "return") ? ["110.2a"] : moveRules[how];

function commitMove(
  work: Work,
  move: WouldOf<"move">,
  cause: Cause,
  before: Game,
  rules: readonly RuleNumber[] = [],
): ObjectId | undefined {
  const { object: was, to, how, player, by, at, link, linkedBy } = move;
  const old = work.game.objects[was];
  if (!old) return undefined;
  const { place: from } = old;
  // 111.8: a token that has left the battlefield can't move to another zone or come back.
  if (old.token && from.zone !== "battlefield") return undefined;
  const id = relocate(work, move, before);
  if (how === "discard") count(work, "discarded", player);
  if (how === "counter") {
    work.emit({ is: "countered", object: was, became: id, ...(by && { by }) }, cause, "701.6a");
  }
  // Until 2018: countered by the rules, by no spell or ability (RT-17).
  if (how === "counteredByRule") {
    work.emit({ is: "countered", object: was, became: id }, cause, "608.2b");
  }
  work.emit(
    {
      is: "moved",
      object: id,
      was,
      from,
      to,
      how,
      player,
      ...(at && to.zone === "library" && { at }),
      ...(link !== undefined && { link }),
      ...(linkedBy !== undefined && { linkedBy }),
    },
    cause,
    ...rules,
    ...(how === "destroy" && cause.is === "stateBased" ? destroyedBy(before, was) : []),
    ...rulesOf(move),
  );
  for (const key of linksOf(move)) {
    const kept = work.game.links[key] ?? [];
    work.set({ links: { ...work.game.links, [key]: [...kept, id] } });
  }
  if (to.zone === "battlefield") enter(work, id, move, cause);
  return id;
}

/** 607.2a, 607.2c: linked abilities speak of what went where it was told to, not elsewhere. */
function linksOf({ to, keptBy = [], putBy }: WouldOf<"move">): readonly string[] {
  if (to.zone === "exile") return keptBy;
  return to.zone === "battlefield" && putBy !== undefined ? [putBy] : [];
}

/** 704.5g–h: lethal damage, or damage from a source with deathtouch. */
const destroyedBy = (before: Game, id: ObjectId): readonly RuleNumber[] => {
  const { toughness = 0 } = characteristics(before, id);
  return (before.objects[id]?.damage ?? 0) >= toughness ? ["704.5g"] : ["704.5h"];
};

/** What comes with entering: attached, with counters, attacking (110.5, 508.4). */
function enter(
  work: Work,
  id: ObjectId,
  { attachTo, entering }: Pick<WouldOf<"move">, "attachTo" | "entering">,
  cause: Cause,
): void {
  for (const of of entering?.copied?.slice(-1) ?? []) {
    work.emit({ is: "becameCopy", object: id, of, entering: true }, cause, "707.5");
  }
  if (attachTo) {
    work.emit({ is: "attached", object: id, to: attachTo }, cause, "303.4", "608.3c");
  }
  for (const [counter, amount] of Object.entries(work.game.objects[id]?.counters ?? {})) {
    const rule = counter === "loyalty" ? "306.5b" : "122.6";
    work.emit({ is: "countersPut", object: id, counter, amount }, cause, rule, "614.1c");
  }
  if (entering?.attacking) becomeAttacking(work, id, entering.attacking);
  if (entering?.tapped) {
    work.emit({ is: "tapped", object: id, entering: true }, cause, "614.1c");
  }
  // Nothing else speaks of what has only just come to be.
  const begun = work.game.effects.filter(({ objects }) => objects.includes(id));
  for (const [index, { source, rule }] of (entering?.as ?? []).entries()) {
    const effect = begun[index]?.id;
    if (effect) work.emit({ is: "effectBegan", effect, objects: [id], source }, cause, rule);
  }
  if (entering?.chosen) {
    const { color, subtype } = entering.chosen;
    work.emit(
      { is: "choseFor", object: id, ...(color && { color }), ...(subtype && { subtype }) },
      cause,
      "614.12a",
    );
  }
}

function commitToken(work: Work, would: WouldOf<"create">, cause: Cause): ObjectId {
  const id = makeToken(work, would);
  work.emit({ is: "created", object: id, player: would.player }, cause, "701.7a", "111.1");
  enter(work, id, would, cause);
  return id;
}

function count(work: Work, what: "discarded" | "drawn", player: PlayerId): void {
  const { thisTurn } = work.game;
  const counts = thisTurn[what];
  work.set({
    thisTurn: { ...thisTurn, [what]: { ...counts, [player]: (counts[player] ?? 0) + 1 } },
  });
}

/** 121.2: each card is an event of its own, which may be replaced in its turn (616.1g). */
function drawOneByOne(work: Work, { amount, ...draw }: WouldOf<"draws">, cause: Cause): void {
  const one: Would = { ...draw, is: "draw" };
  work.push(
    ...Array.from({ length: amount }, () => ({ do: "happen", would: [one], cause }) as const),
  );
}

function commitDraw(work: Work, player: PlayerId, cause: Cause): void {
  const [top] = playerOf(work.game, player).library;
  if (!top) {
    work.setPlayer(player, { drewFromEmpty: true });
    work.emit({ is: "drewFromEmpty", player }, cause, "121.4", "704.5b");
    return;
  }
  count(work, "drawn", player);
  const drawn = commitMove(
    work,
    { is: "move", object: top, to: { zone: "hand", player }, how: "draw", player },
    cause,
    work.game,
  );
  const first = work.game.thisTurn.drawn[player] === 1 && work.game.turn.active === player;
  const revealing = first ? playerRules(work.game, player, "revealsFirstDraw") : [];
  if (drawn && revealing.length > 0) {
    const by = revealing.map(({ source }) => source);
    work.emit({ is: "revealed", player, objects: [drawn], by }, cause, "701.20a");
  }
}

// Damage (120) ---------------------------------------------------------------------------------

/**
 * Damage is dealt; its other results stand beside it (dealing.ts). 510.2: what is dealt at once is
 * so by what its sources and recipients are `before` any of it happens.
 */
function commitDamage(
  work: Work,
  { source, target, amount, combat }: WouldOf<"damage">,
  others: Pick<Damaged, "together" | "furtherSource">,
  cause: Cause,
  before: Game,
): void {
  const dealt: Damaged = { is: "damaged", source, target, amount, combat, ...others };
  if (target.is === "player") {
    work.emit(dealt, cause, "120.3a");
    return;
  }
  const { object: id } = target;
  const object = work.game.objects[id];
  if (object?.place.zone !== "battlefield" || object.phasedOut) return;
  const { types } = characteristics(before, id);
  const creature = types.includes("creature");
  const wither = withers(before, source);
  work.emit(dealt, cause, creature ? (wither ? "120.3d" : "120.3e") : "120.3c");
  if (types.includes("planeswalker")) {
    removeCounters(work, id, "loyalty", amount, cause, "120.3c", "122.1");
  }
  if (!creature) return;
  const { damagedBy = [] } = object;
  work.setObject(id, {
    ...(!wither && { damage: (object.damage ?? 0) + amount }),
    ...(has(before, source, "deathtouch") && { deathtouched: true }),
    damagedBy: damagedBy.includes(source) ? damagedBy : [...damagedBy, source],
  });
}

/** How damage stands among all that is dealt to the same at once. */
function among(
  would: readonly Would[],
  one: WouldOf<"damage">,
): Pick<Damaged, "together" | "furtherSource"> {
  const all = would.filter(
    (each): each is WouldOf<"damage"> =>
      each.is === "damage" && sameTarget(each.target, one.target),
  );
  if (all.length === 1) return {};
  if (all[0] !== one) return { furtherSource: true };
  return { together: all.reduce((sum, { amount }) => sum + amount, 0) };
}

// Life and counters ----------------------------------------------------------------------------

/** Gains or loses life (119.3); teammates who share their life do so together (810.9). */
function changeLife(
  work: Work,
  player: PlayerId,
  by: number,
  cause: Cause,
  ...rules: readonly RuleNumber[]
): void {
  if (by === 0) return;
  const life = playerOf(work.game, player).life + by;
  for (const one of sharingLife(work.game, player)) work.setPlayer(one, { life });
  work.emit({ is: "lifeChanged", player, by, life }, cause, ...rules);
}

/** 122.1: puts counters on a permanent. */
function putCounters(
  work: Work,
  id: ObjectId,
  counter: string,
  amount: number,
  cause: Cause,
  ...rules: readonly RuleNumber[]
): void {
  if (amount <= 0 || !work.game.objects[id]) return;
  const { counters = {}, countersSince } = existing(work.game, id);
  const { countersSince: now } = counterTimes(work.game, { [counter]: amount }, work.game.next);
  work.setObject(id, {
    counters: { ...counters, [counter]: (counters[counter] ?? 0) + amount },
    ...(now && { countersSince: { ...countersSince, ...now } }),
  });
  if (now) work.fresh();
  work.emit({ is: "countersPut", object: id, counter, amount }, cause, "122.1", ...rules);
}

/** Removes counters, as many as there are at most: for a cost, by an effect, or of damage. */
export function removeCounters(
  work: Work,
  id: ObjectId,
  counter: string,
  amount: number,
  cause: Cause,
  ...rules: readonly RuleNumber[]
): void {
  const { counters = {} } = work.game.objects[id] ?? {};
  const { [counter]: present = 0 } = counters;
  const removed = Math.min(amount, present);
  if (removed <= 0) return;
  work.setCounters(id, { ...counters, [counter]: present - removed });
  work.emit({ is: "countersRemoved", object: id, counter, amount: removed }, cause, ...rules);
}

/** Triggered abilities (CR 603): what triggers, and how it comes onto the stack. */

import type { Ability, Node, Player, When } from "../language/schema.ts";
import type { RuleNumber } from "../language/vocabulary.ts";
import { find, findOwn } from "../language/walk.ts";
import type { Characteristics } from "./characteristics.ts";
import type { GameEvent, Happening } from "./events.ts";
import { functioningElsewhere, zonesOf } from "./functioning.ts";
import { bareFrame, type Game, inTurnOrder, type PendingTrigger, teamOf } from "./game.ts";
import { type ObjectId, objectId, type PlayerId } from "./ids.ts";
import type { InstructionOf } from "./instructions.ts";
import { characteristics, permanentsWith, viewOf } from "./layers.ts";
import { matchAll, stateHolds } from "./matching.ts";
import type { Occasion } from "./objects.ts";
import { isTriggeredManaAbility } from "./payment/kinds.ts";
import { keywordKey } from "./printed.ts";
import { canChooseTargets } from "./targets/filling.ts";
import { contextOf, holds, nowOrLast } from "./view.ts";
import type { Work } from "./work.ts";
import { cease } from "./zones.ts";

type Triggered = Node<"Ability", "triggered">;

/** 603.2: notes every ability that the events of this step trigger. `before` is for 603.10. */
export function noteTriggers(work: Work, before: Game): void {
  const events = [...work.events];
  const noted: Noted = new Set();
  for (const event of events) {
    for (const trigger of triggeredBy(work.game, before, event, noted)) {
      note(work, trigger, event.what);
    }
    noteDelayed(work, before, event.what, noted);
  }
  noteStateTriggers(work);
}

/** 603.8: also what was so already in the position that the game began from. */
export function noteStateTriggers(work: Work): void {
  for (const trigger of stateTriggers(work.game)) note(work, trigger);
}

/** What has triggered in this step for all that happens at once. */
type Noted = Set<string>;

/**
 * 603.2c: "one or more …" is one occurrence, however many they are, of each player to whom they do
 * it. The text speaks of none of them, only of that player.
 */
function firstOf(
  occasions: readonly Occasion[],
  when: When,
  ability: string,
  noted: Noted,
): readonly Occasion[] {
  if (!("atOnce" in when) || !when.atOnce) return occasions;
  const whose = (when.is === "damages" && when.player) || (when.is === "attacks" && when.whom);
  return occasions.flatMap(({ player }) => {
    const once: Occasion = whose && player ? { player } : {};
    const key = `${ability} ${once.player}`;
    if (noted.has(key)) return [];
    noted.add(key);
    return [once];
  });
}

function note(work: Work, trigger: Omit<PendingTrigger, "id">, by?: Happening): void {
  const id = objectId(work.fresh());
  const { source, controller: player, occasion } = trigger;
  work.set({ triggers: [...work.game.triggers, { ...trigger, id }] });
  work.emit(
    { is: "triggered", object: id, source, player, occasion, ...(by && { by }) },
    { is: "object", object: source },
    "603.2",
    ...ruleOf(trigger.ability),
  );
}

const ruleOf = (ability: Ability): readonly RuleNumber[] =>
  ability.is === "triggered" && ability.rule ? [ability.rule] : [];

function triggeredBy(
  game: Game,
  before: Game,
  { what }: GameEvent,
  noted: Noted,
): readonly Omit<PendingTrigger, "id">[] {
  if (!canTrigger.has(what.is)) return [];
  const found: Omit<PendingTrigger, "id">[] = [];
  const look = (at: Game, source: ObjectId, back: boolean, as?: Characteristics): void => {
    const view = viewOf(at);
    const { abilities, controller } = as ?? characteristics(at, source);
    for (const { ability, key } of abilities) {
      if (ability.is !== "triggered") continue;
      const when = waitsFor(game, ability, what);
      if (looksBack(when, what) !== back) continue;
      if ((when.is === "doneThisWay") !== (as !== undefined)) continue;
      if ((!as && !functions(at, source, ability)) || hasResolved(ability)) continue;
      if (hasTriggeredForTeam(ability, what) || isOfAnother(ability, key, what)) continue;
      const context = { source, controller };
      const occasions = matchAll(view, context, when, what);
      for (const occasion of firstOf(occasions, when, `${source} ${key}`, noted)) {
        // 603.4: an intervening if must be true as it triggers; its text may speak of the event.
        const reading = { ...context, frame: { ...bareFrame(context), occasion } };
        if (ability.onlyIf && !holds(viewOf(game), reading, ability.onlyIf)) continue;
        found.push({ source, ability, key, controller, occasion });
      }
    }
  };
  // 603.10: some see the event as those who were there before it, as they were.
  if (mayLookBack(what)) {
    for (const source of permanentsWith(before, "triggered")) look(before, source, true);
    for (const source of functioningElsewhere(before, "triggered")) look(before, source, true);
  }
  for (const source of permanentsWith(game, "triggered")) look(game, source, false);
  for (const source of functioningElsewhere(game, "triggered")) look(game, source, false);
  // 702.35a: what is linked to a replacement effect functions as that is applied, wherever the object
  // has both from.
  const was = what.is === "moved" && what.link !== undefined && game.past[what.was]?.last;
  if (was && game.objects[what.object]) look(game, what.object, false, was);
  return found;
}

/** 607.1: of several abilities of one keyword each is linked to what is its own. */
const isOfAnother = ({ when }: Triggered, key: string, what: Happening): boolean =>
  when.is === "doneThisWay" &&
  what.is === "moved" &&
  what.linkedBy !== undefined &&
  what.linkedBy !== keywordKey(key);

/**
 * 805.4d: the step of a team is one step. What triggers at the beginning of "each" such step
 * triggers for each player only where its text speaks of "that player".
 */
function hasTriggeredForTeam(ability: Triggered, what: Happening): boolean {
  if (what.is !== "stepBegan" || !what.further) return false;
  const whose = find(ability.when, "beginningOf").flatMap((one) =>
    one.step === what.step ? [one.whose.is] : [],
  );
  // "each upkeep" is nobody's in particular.
  if (whose.includes("anyPlayer")) return true;
  const several: readonly Player["is"][] = ["eachPlayer", "eachOpponent", "anOpponent"];
  return whose.some((who) => several.includes(who)) && findOwn(ability, "eventPlayer").length === 0;
}

/** 605.4a: a triggered mana ability has resolved with the mana ability that triggered it. */
const hasResolved = (ability: Triggered): boolean => isTriggeredManaAbility(ability);

/** 603.10a, 603.10e: what leaves the battlefield or is sacrificed, and spells that are countered. */
const mayLookBack = (what: Happening): boolean =>
  what.is === "countered" || (what.is === "moved" && what.from.zone === "battlefield");

/**
 * What an ability waits for. 410.10d of 2002: as a permanent left play, all that were in play just
 * before saw it, with whatever they waited for that this was.
 */
function waitsFor({ rules }: Game, { when, zone }: Triggered, what: Happening): When {
  return rules.lookingBack === "ofAll" &&
    when.is === "putIntoGraveyardFrom" &&
    zone === undefined &&
    mayLookBack(what)
    ? { ...when, from: "battlefield" }
    : when;
}

/** Whether an ability that waits for such an event looks back in time. */
function looksBack(when: When, what: Happening): boolean {
  if (!mayLookBack(what)) return false;
  switch (when.is) {
    case "leaves":
    case "isDestroyed":
    case "isCountered":
    case "sacrifices":
      return true;
    case "putIntoGraveyardFrom":
      // 603.6c: "from anywhere" never does.
      return when.from === "battlefield";
    case "anyEvent":
      return when.triggers.some((one) => looksBack(one, what));
    default:
      return false;
  }
}

/** Events that some trigger pattern of the language can match. */
const canTrigger: ReadonlySet<Happening["is"]> = new Set([
  "moved",
  "created",
  "cast",
  "stepBegan",
  "countered",
  "targeted",
  "attacked",
  "blocked",
  "damaged",
  "lifeChanged",
  "tapped",
  "untapped",
  "manaAdded",
  "countersPut",
  "designated",
  "transformed",
  "clashed",
  "timeChanged",
  "revealed",
]);

/** 603.7: delayed abilities wait for the next such event, or for all until they end. */
function noteDelayed(work: Work, before: Game, what: Happening, noted: Noted): void {
  if (work.game.delayed.length === 0 || !canTrigger.has(what.is)) return;
  for (const delayed of work.game.delayed) {
    const { ability, frame, controller, source, until } = delayed;
    if (hasTriggeredForTeam(ability, what)) continue;
    const at = looksBack(ability.when, what) ? before : work.game;
    const occasions = matchAll(viewOf(at), contextOf(frame), ability.when, what);
    for (const own of firstOf(occasions, ability.when, delayed.id, noted)) {
      const occasion = withFormer(frame.occasion, own, ability.when);
      const reading = contextOf({ ...frame, occasion });
      if (ability.onlyIf && !holds(viewOf(work.game), reading, ability.onlyIf)) continue;
      note(work, { source, ability, key: delayed.id, controller, occasion, from: frame }, what);
      if (until) continue;
      // 603.7b: once, unless it has a duration.
      work.set({ delayed: work.game.delayed.filter((one) => one !== delayed) });
      break;
    }
  }
}

/**
 * 603.7c: what a delayed ability speaks of that its own event doesn't know is of the event on which
 * the ability triggered that made it. Where a step is all it waits for, "that player" is of the former.
 */
function withFormer(former: Occasion | undefined, own: Occasion, { is }: When): Occasion {
  if (!own.object) return is === "beginningOf" ? { ...own, ...former } : { ...former, ...own };
  const { object: _object, was: _was, ...rest } = former ?? {};
  return { ...rest, ...own };
}

/** 603.8: state triggers, which don't trigger again while they wait or are on the stack. */
function stateTriggers(game: Game): readonly Omit<PendingTrigger, "id">[] {
  return permanentsWith(game, "triggered").flatMap((source) => {
    const { abilities, controller } = characteristics(game, source);
    return abilities.flatMap(({ ability, key }): readonly Omit<PendingTrigger, "id">[] => {
      if (ability.is !== "triggered" || ability.when.is !== "stateIs") return [];
      const isIt = (one: { readonly source: ObjectId; readonly key: string } | undefined) =>
        one?.source === source && one.key === key;
      const waits =
        game.triggers.some(isIt) ||
        game.agenda.some((one) => one.do === "placeTrigger" && isIt(one.trigger)) ||
        game.stack.some((id) => isIt(game.objects[id]?.stacked));
      const context = { source, controller };
      // 603.4: an intervening if must be true as it triggers.
      const isSo =
        stateHolds(viewOf(game), context, ability.when) &&
        (!ability.onlyIf || holds(viewOf(game), context, ability.onlyIf));
      return isSo && !waits ? [{ source, ability, key, controller, occasion: {} }] : [];
    });
  });
}

function functions(game: Game, source: ObjectId, ability: Triggered): boolean {
  const zone = nowOrLast(game, source)?.place.zone;
  return zone !== undefined && zonesOf(ability).includes(zone);
}

// Onto the stack (603.3) -----------------------------------------------------------------------

/** 603.3b, 805.7: what has triggered goes on the stack in APNAP order, of each player or team. */
export function placeAllTriggers(work: Work): void {
  const { game } = work;
  const players = inTurnOrder(game).filter((player) => {
    const team = together(game, player);
    const waiting = team.filter((one) =>
      game.triggers.some(({ controller }) => controller === one),
    );
    // 805.7: a team chooses the order; 805.2: its primary player, first in turn order, speaks for it.
    return player === (waiting.length > 1 ? team[0] : waiting[0]);
  });
  // What triggers as these are put there waits for the next time.
  const waiting = game.triggers.map(({ id }) => id);
  work.push(...players.map((player) => ({ do: "placeTriggers", player, waiting }) as const));
}

/** Those whose triggers are put on the stack together: a player, or a team that shares its turns. */
const together = (game: Game, player: PlayerId): readonly PlayerId[] => {
  if (!game.teams?.sharedTurns) return [player];
  const team = teamOf(game, player);
  return game.players.flatMap(({ id, lost }) => (team.includes(id) && !lost ? [id] : []));
};

/** The triggers of a player or a team, in the order of their choice. */
export function placeTriggers(work: Work, instruction: InstructionOf<"placeTriggers">): void {
  const { player, waiting } = instruction;
  const team = together(work.game, player);
  const own = work.game.triggers.filter(
    ({ id, controller }) => waiting.includes(id) && team.includes(controller),
  );
  const [answer] = instruction.answers ?? [];
  if (own.length > 1 && answer === undefined) {
    work.ask(instruction, {
      is: "order",
      player,
      purpose: { is: "triggers" },
      items: own.map((trigger) => trigger.id),
      cr: team.length > 1 ? ["805.7", "603.3b"] : ["603.3b"],
    });
    return;
  }
  const order = answer?.is === "order" ? answer.order : own.map((trigger) => trigger.id);
  work.set({ triggers: work.game.triggers.filter((one) => !own.includes(one)) });
  work.push(
    ...order.flatMap((id) => {
      const trigger = own.find((one) => one.id === id);
      return trigger ? [{ do: "placeTrigger", trigger } as const] : [];
    }),
  );
}

/** One triggered ability becomes an object on the stack (603.3), with its targets (603.3d). */
export function placeTrigger(work: Work, { trigger }: InstructionOf<"placeTrigger">): void {
  const { id, source, ability, key, controller, occasion, from } = trigger;
  const cause = { is: "object", object: source } as const;
  const owner = nowOrLast(work.game, source)?.owner ?? controller;
  work.set({
    objects: {
      ...work.game.objects,
      [id]: {
        id,
        owner,
        controller,
        place: { zone: "stack" },
        timestamp: work.fresh(),
        stacked: {
          source,
          ability,
          key,
          occasion,
          targets: [],
          // 107.3m, 701.37c: the X that the event knows.
          ...(occasion.x !== undefined && { x: occasion.x }),
          ...(from && { from }),
        },
      },
    },
    stack: [...work.game.stack, id],
  });
  if (!canChooseTargets(work.game, id)) {
    cease(work, id);
    work.emit({ is: "triggerRemoved", object: id, source }, cause, "603.3d");
    return;
  }
  work.emit(
    { is: "abilityOnStack", object: id, source, kind: "triggered" },
    cause,
    "603.3",
    ...ruleOf(ability),
  );
  work.push({
    do: "announce",
    part: "b",
    proposal: { kind: "triggered", player: controller, object: id, way: { is: "normal" } },
  });
}

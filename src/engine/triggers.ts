/** Triggered abilities (CR 603): what triggers, and how it comes onto the stack. */

import type { CardDefinition, CardId } from "../language/card.ts";
import type { Ability, Node } from "../language/schema.ts";
import type { RuleNumber, Zone } from "../language/vocabulary.ts";
import type { GameEvent, Happening } from "./events.ts";
import { type Game, inTurnOrder, type PendingTrigger } from "./game.ts";
import { type ObjectId, objectId } from "./ids.ts";
import type { InstructionOf } from "./instructions.ts";
import { characteristics, viewOf } from "./layers.ts";
import { matchTrigger } from "./matching.ts";
import { canChooseTargets } from "./targets.ts";
import { holds, nowOrLast } from "./view.ts";
import type { Work } from "./work.ts";

type Triggered = Node<"Ability", "triggered">;

/** 603.2: notes every ability that the events of this step trigger. `before` is for 603.10. */
export function noteTriggers(work: Work, before: Game): void {
  const events = [...work.events];
  for (const event of events) {
    for (const trigger of triggeredBy(work.game, before, event)) {
      const id = objectId(work.fresh());
      const { source, controller: player, occasion } = trigger;
      work.set({ triggers: [...work.game.triggers, { ...trigger, id }] });
      work.emit(
        { is: "triggered", object: id, source, player, occasion },
        { is: "object", object: source },
        "603.2",
        ...ruleOf(trigger.ability),
      );
    }
  }
}

const ruleOf = (ability: Ability): readonly RuleNumber[] =>
  ability.is === "triggered" && ability.rule ? [ability.rule] : [];

function triggeredBy(
  game: Game,
  before: Game,
  event: GameEvent,
): readonly Omit<PendingTrigger, "id">[] {
  if (!canTrigger.has(event.what.is)) return [];
  return watchers(game, before, event.what).flatMap(({ source, at }) => {
    const view = viewOf(at);
    const { abilities, controller } = characteristics(at, source);
    return abilities.flatMap(({ ability, key }): readonly Omit<PendingTrigger, "id">[] => {
      if (ability.is !== "triggered" || !functions(at, source, ability)) return [];
      const occasion = matchTrigger(view, { source, controller }, ability.when, event.what);
      if (!occasion) return [];
      // 603.4: an intervening if must be true as it triggers.
      if (ability.onlyIf && !holds(view, { source, controller }, ability.onlyIf)) return [];
      return [{ source, ability, key, controller, occasion }];
    });
  });
}

/** Events that some trigger pattern of the language can match. */
const canTrigger: ReadonlySet<Happening["is"]> = new Set(["moved", "cast", "stepBegan"]);

/** Objects whose abilities may trigger, and the moment at which to look at them. */
function watchers(
  game: Game,
  before: Game,
  what: Happening,
): readonly { readonly source: ObjectId; readonly at: Game }[] {
  const found = new Map<ObjectId, Game>();
  // 603.10a: what leaves the battlefield is seen by what was there before.
  if (what.is === "moved" && what.from.zone === "battlefield") {
    for (const id of before.battlefield) if (!game.objects[id]) found.set(id, before);
  }
  for (const id of game.battlefield) found.set(id, game);
  for (const id of elsewhere(game)) found.set(id, game);
  return [...found].map(([source, at]) => ({ source, at }));
}

const cardsByZone = new WeakMap<Game["cards"], ReadonlyMap<CardId, ReadonlySet<Zone>>>();

/** Cards outside the battlefield whose triggered abilities function there (113.6). */
function elsewhere(game: Game): readonly ObjectId[] {
  let zones = cardsByZone.get(game.cards);
  if (!zones) {
    const all: readonly CardDefinition[] = Object.values(game.cards);
    zones = new Map(
      all.flatMap((card) => {
        const own = triggerZones(card.abilities);
        return own.size > 0 ? [[card.id, own] as const] : [];
      }),
    );
    cardsByZone.set(game.cards, zones);
  }
  if (zones.size === 0) return [];
  return Object.values(game.objects).flatMap(({ id, card, place }) =>
    card !== undefined && zones.get(card)?.has(place.zone) ? [id] : [],
  );
}

function triggerZones(abilities: readonly Ability[]): ReadonlySet<Zone> {
  const zones = new Set<Zone>();
  for (const ability of abilities) {
    if (ability.is === "triggered" && ability.zone) zones.add(ability.zone);
    if (ability.is === "keyword")
      for (const zone of triggerZones(ability.meaning ?? [])) zones.add(zone);
    if (ability.is === "labelled")
      for (const zone of triggerZones([ability.ability])) zones.add(zone);
  }
  return zones;
}

function functions(game: Game, source: ObjectId, ability: Triggered): boolean {
  const zone = nowOrLast(game, source)?.place.zone;
  return zone === (ability.zone ?? "battlefield");
}

// Onto the stack (603.3) -----------------------------------------------------------------------

/** 603.3b: the instruction to put what has triggered on the stack, in APNAP order. */
export function placeAllTriggers(work: Work): void {
  const players = inTurnOrder(work.game).filter((player) =>
    work.game.triggers.some((trigger) => trigger.controller === player),
  );
  work.push(...players.map((player) => ({ do: "placeTriggers", player }) as const));
}

/** A player's triggers, in the order of their choice. */
export function placeTriggers(work: Work, instruction: InstructionOf<"placeTriggers">): void {
  const { player } = instruction;
  const own = work.game.triggers.filter((trigger) => trigger.controller === player);
  const [answer] = instruction.answers ?? [];
  if (own.length > 1 && answer === undefined) {
    work.ask(instruction, {
      is: "order",
      player,
      purpose: { is: "triggers" },
      items: own.map((trigger) => trigger.id),
      cr: ["603.3b"],
    });
    return;
  }
  const order = answer?.is === "order" ? answer.order : own.map((trigger) => trigger.id);
  work.set({ triggers: work.game.triggers.filter((trigger) => trigger.controller !== player) });
  work.push(
    ...order.flatMap((id) => {
      const trigger = own.find((one) => one.id === id);
      return trigger ? [{ do: "placeTrigger", trigger } as const] : [];
    }),
  );
}

/** One triggered ability becomes an object on the stack (603.3), with its targets (603.3d). */
export function placeTrigger(work: Work, { trigger }: InstructionOf<"placeTrigger">): void {
  const { id, source, ability, key, controller, occasion } = trigger;
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
        stacked: { source, ability, key, occasion, targets: [] },
      },
    },
    stack: [...work.game.stack, id],
  });
  if (!canChooseTargets(work.game, id)) {
    const { [id]: _gone, ...objects } = work.game.objects;
    work.set({ objects, stack: work.game.stack.filter((one) => one !== id) });
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

/** What is done to permanents: destroyed, sacrificed, exiled, tapped, attached (CR 701, 303.4, 610.3). */
import type { CardName } from "../../language/card.ts";
import { attachTo } from "../attaching.ts";
import { attackChoices, isFighting, removeFromCombat } from "../combat/members.ts";
import type { Game } from "../game.ts";
import { effectId, type ObjectId, type PlayerId } from "../ids.ts";
import type { InstructionOf, Would } from "../instructions.ts";
import { controllerOf, hasRuleChange, viewOf } from "../layers.ts";
import { linkKey } from "../links.ts";
import { whoLooked } from "../looking.ts";
import type { Attack } from "../objects.ts";
import { phaseOut } from "../phasing.ts";
import { permanents } from "../reading.ts";
import { tap, untap } from "../tapping.ts";
import { transform } from "../transform.ts";
import { candidates, contextOf } from "../view.ts";
import type { Work } from "../work.ts";
import { placeFor } from "../zones.ts";
import { move } from "./cards.ts";
import { type Doing, type EffectTable, Questions } from "./handler.ts";

export const permanentEffects: EffectTable<
  | "destroy"
  | "sacrifice"
  | "sacrificeChosen"
  | "exile"
  | "putOntoBattlefield"
  | "tap"
  | "untap"
  | "attach"
  | "transform"
  | "phaseOut"
  | "removeFromCombat"
> = {
  destroy: ({ work, effect, read, frame }) => {
    const details = {
      how: "destroy",
      by: read.frame.object,
      ...(effect.noRegeneration && { noRegeneration: true }),
    } as const;
    const { name } = effect;
    const remember = name === undefined ? undefined : { frame, name };
    const { source } = read.frame;
    const all = permanents(read, effect.what);
    // 702.12b: what is indestructible can't be destroyed.
    const isSafe = (id: ObjectId): boolean => hasRuleChange(read.game, id, "indestructible");
    for (const object of all.filter(isSafe)) {
      work.emit({ is: "notDone", deed: "destroy", object, source }, read.cause, "702.12b");
    }
    const destroyed = all.filter((id) => !isSafe(id));
    move(work, read, destroyed, "graveyard", details, remember);
  },
  sacrifice: ({ work, effect, read }) => {
    // 701.21a: only by its controller.
    const players = read.players(effect.who);
    const would = permanents(read, effect.what).flatMap((object): readonly Would[] => {
      const player = controllerOf(read.game, object);
      const to = placeFor(read.game, object, "graveyard");
      return players.includes(player) ? [{ is: "move", object, to, how: "sacrifice", player }] : [];
    });
    if (would.length > 0) {
      work.push({ do: "happen", would, cause: read.cause, rules: read.rules });
    }
  },
  sacrificeChosen,
  exile,
  putOntoBattlefield,
  tap: ({ work, effect, read, frame }) => {
    const { entering } = read.frame;
    // While it enters: it enters tapped (614.1c).
    if (entering && effect.what.is === "self") {
      work.setFrame(frame, { entering: { ...entering, tapped: true } });
      return;
    }
    for (const id of permanents(read, effect.what)) tap(work, id, read.cause);
  },
  untap: ({ work, effect, read }) => {
    for (const id of permanents(read, effect.what)) untap(work, id, read.cause);
  },
  attach: ({ work, effect, read }) => {
    const [to] = permanents(read, effect.to);
    if (!to) return;
    for (const id of permanents(read, effect.what)) attachTo(work, id, to, read.cause);
  },
  transform: ({ work, effect, read, frame }) => {
    const { entering, source } = read.frame;
    // While it enters: a double-faced card enters with its back face up (614.1c, 702.145b).
    if (entering && effect.what.is === "self") {
      if (hasBack(read.game, source))
        work.setFrame(frame, { entering: { ...entering, back: true } });
      return;
    }
    for (const id of permanents(read, effect.what)) {
      transform(work, id, read.cause, { ability: read.frame.object });
    }
  },
  phaseOut: ({ work, effect, read }) => phaseOut(work, permanents(read, effect.what), read.cause),
  removeFromCombat: ({ work, effect, read }) => {
    for (const id of permanents(read, effect.what)) removeFromCombat(work, [id]);
  },
};

/** Whether an object is represented by a double-faced card (702.145b). */
function hasBack(game: Game, id: ObjectId): boolean {
  const card = game.objects[id]?.card;
  return card !== undefined && game.cards[card]?.back !== undefined;
}

/** 701.21: each player chooses among their own, in APNAP order; then all is sacrificed at once. */
function sacrificeChosen(doing: Doing<"sacrificeChosen">): void {
  const { work, effect, read, frame } = doing;
  const questions = new Questions(doing);
  const fitting = candidates(viewOf(read.game), contextOf(read.frame), effect.which);
  const would: Would[] = [];
  for (const player of read.players(effect.who)) {
    const own = fitting.filter((id) => controllerOf(read.game, id) === player);
    const count = Math.min(read.amount(effect.amount), own.length);
    const ids = questions.choose({
      player,
      purpose: { is: "sacrifice" },
      from: own,
      // 107.1c: any number may be none.
      min: effect.amount.is === "anyNumber" ? 0 : count,
      max: count,
      cr: ["701.21a", "608.2d"],
    });
    if (!ids) return;
    would.push(
      ...ids.map(
        (object): Would => ({
          is: "move",
          object,
          to: placeFor(read.game, object, "graveyard"),
          how: "sacrifice",
          player,
        }),
      ),
    );
  }
  if (would.length === 0) return;
  const { name } = effect;
  work.push({
    do: "happen",
    would,
    cause: read.cause,
    ...(name !== undefined && { remember: { frame, name } }),
  });
}

function exile({ work, effect, read, frame }: Doing<"exile">): void {
  const { source, controller } = read.frame;
  const { until, link } = effect;
  const onBattlefield = read.game.objects[source]?.place.zone === "battlefield";
  const ids = read.objects(effect.what);
  if (ids.length === 0) return;
  // 610.3a–b: if the event has already happened, nothing moves.
  if (until?.is === "thisLeaves" && !onBattlefield) {
    for (const object of ids) {
      work.emit({ is: "notDone", deed: "exile", object, source }, read.cause, "610.3b");
    }
    return;
  }
  // 610.3: what ends the exile finds the cards by its own name.
  const id = effectId(work.fresh());
  const keptBy = [
    ...(until ? [linkKey(source, id)] : []),
    ...(link === undefined ? [] : [linkKey(source, link)]),
  ];
  const would = ids.map((object): Would => {
    const lookers = effect.faceDown ? whoLooked(read.game, read.frame, object) : [];
    return {
      is: "move",
      object,
      to: { zone: "exile" },
      how: "exile",
      player: controller,
      ...(keptBy.length > 0 && { keptBy }),
      ...(effect.faceDown && { faceDown: true }),
      ...(lookers.length > 0 && { lookers }),
    };
  });
  work.push({
    do: "happen",
    would,
    cause: read.cause,
    rules: read.rules,
    ...(effect.name !== undefined && { remember: { frame, name: effect.name } }),
  });
  if (!until) return;
  const [first = source] = ids;
  const zone = read.game.objects[first]?.place.zone ?? "battlefield";
  const began = {
    id,
    source,
    controller,
    timestamp: work.fresh(),
    objects: [],
    changes: [],
    until,
    returns: { zone },
  } as const;
  work.set({ effects: [...work.game.effects, began] });
}

/** 110.2a, 508.4: under whose control, and whom an attacker attacks. */
function putOntoBattlefield(doing: Doing<"putOntoBattlefield">): void {
  const { work, effect, read, frame } = doing;
  const questions = new Questions(doing);
  const { source, controller } = read.frame;
  const would: Would[] = [];
  const theirs = effect.who
    ? read
        .players(effect.who)
        .flatMap((who) => read.objects(effect.what, who).map((object) => ({ who, object })))
    : read.objects(effect.what).map((object) => ({ who: controller, object }));
  for (const { who, object } of theirs) {
    // 712.14a: what has no other face stays where it is.
    if (effect.transformed && !hasBack(read.game, object)) continue;
    // 110.2a: under the control of the player who is told to put it there, unless it says otherwise.
    const [named] = effect.under ? read.players(effect.under) : [];
    const own = effect.under?.is === "ownerOf" ? read.game.objects[object]?.owner : undefined;
    const player = own ?? named ?? who;
    const attacking = effect.attacking ? attackFor(doing, questions, object, player) : undefined;
    if (attacking === "asked") return;
    would.push({
      is: "move",
      object,
      to: { zone: "battlefield" },
      how: effect.returned ? "return" : "put",
      player,
      ...(effect.link !== undefined && { putBy: linkKey(source, effect.link) }),
      entering: {
        ...(effect.tapped && { tapped: true }),
        ...(effect.transformed && { back: true }),
        ...(effect.counter !== undefined && { counters: { [effect.counter]: 1 } }),
        ...(attacking && { attacking }),
        ...(effect.as && { as: [{ changes: effect.as, source, controller, rule: "611.2e" }] }),
      },
    });
  }
  if (would.length === 0) return;
  const { name } = effect;
  work.push({
    do: "happen",
    would,
    cause: read.cause,
    rules: read.rules,
    ...(name !== undefined && { remember: { frame, name } }),
  });
}

/** 508.4: its controller chooses whom or what it attacks. */
export function attackFor(
  { read }: Doing<"putOntoBattlefield"> | Doing<"create">,
  questions: Questions,
  attacker: ObjectId,
  player: PlayerId,
  token?: CardName,
): Attack | "asked" | undefined {
  const choices = attackChoices(read.game, player);
  if (choices.length === 0) return undefined;
  const option = questions.option({
    player,
    purpose: { is: "defender", attacker, ...(token && { token }) },
    options: choices.map((choice) => ({
      is: "defender",
      defender: choice.planeswalker
        ? { is: "object", object: choice.planeswalker }
        : { is: "player", player: choice.player },
    })),
    cr: ["508.4"],
  });
  if (option?.is !== "defender") return "asked";
  const { defender } = option;
  return choices.find(({ player: one, planeswalker }) =>
    defender.is === "object"
      ? planeswalker === defender.object
      : !planeswalker && one === defender.player,
  );
}

/** 701.19a: what regenerating does in place of destroying. */
export function regenerate(work: Work, { object: id }: InstructionOf<"regenerate">): void {
  if (!work.game.objects[id]) return;
  const cause = { is: "object", object: id } as const;
  work.clear(id, "damage", "deathtouched");
  work.emit({ is: "regenerated", object: id }, cause, "701.19a");
  tap(work, id, cause);
  // 506.4: only what attacks or blocks; an attacked planeswalker is attacked further.
  if (isFighting(work.game.objects[id])) removeFromCombat(work, [id]);
}

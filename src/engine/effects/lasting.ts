/** What resolutions leave behind: continuous effects, shields, delayed abilities (CR 603.7, 611.2, 615). */
import type { Ability, Change, ColorChoice, Node } from "../../language/schema.ts";
import { colors } from "../../language/vocabulary.ts";
import { find, rewrite } from "../../language/walk.ts";
import { copiableValues, withExceptions } from "../copying.ts";
import type { ContinuousEffect } from "../game.ts";
import { effectId, objectId } from "../ids.ts";
import { permanents, type Reader } from "../reading.ts";
import type { Work } from "../work.ts";
import { recipients } from "./damage.ts";
import { type Doing, type EffectTable, firstOf, Questions } from "./handler.ts";

export const lastingEffects: EffectTable<
  "apply" | "applyToPlayers" | "establish" | "delayed" | "reflexive" | "becomeCopy"
> = {
  apply,
  applyToPlayers: ({ work, effect, read }) => {
    const players = read.players(effect.who);
    if (players.length === 0) return;
    begin(work, read, {
      objects: [],
      changes: [],
      players,
      playerChanges: effect.changes,
      frame: read.frame,
      until: effect.until,
    });
  },
  establish: ({ work, effect, read }) => {
    const { ability, until, uses } = effect;
    begin(work, read, {
      objects: [],
      changes: [],
      ability,
      frame: read.frame,
      ...(uses !== undefined && { uses }),
      until,
    });
  },
  delayed: ({ work, effect, read }) => {
    const { when, onlyIf, until } = effect;
    const { source, controller } = read.frame;
    const id = effectId(work.fresh());
    const ability: Node<"Ability", "triggered"> = {
      is: "triggered",
      when,
      effect: effect.effect,
      ...(onlyIf && { onlyIf }),
    };
    const waiting = { id, source, controller, ability, frame: read.frame, ...(until && { until }) };
    work.set({ delayed: [...work.game.delayed, waiting] });
    work.emit({ is: "delayed", effect: id, source }, read.cause, "603.7a");
  },
  reflexive: ({ work, effect, read }) => {
    const { source, controller, occasion = {} } = read.frame;
    const ability: Ability = {
      is: "triggered",
      when: { is: "doneThisWay", link: "reflexive" },
      effect: effect.effect,
    };
    const id = objectId(work.fresh());
    const pending = {
      id,
      source,
      ability,
      key: "reflexive",
      controller,
      occasion,
      from: read.frame,
    };
    work.set({ triggers: [...work.game.triggers, pending] });
    work.emit(
      { is: "triggered", object: id, source, player: controller, occasion },
      read.cause,
      "603.12",
    );
  },
  becomeCopy: ({ work, effect, read }) => {
    const [model] = read.objects(effect.of);
    const values = model && copiableValues(read.game, model);
    if (!model || !values) return;
    for (const id of permanents(read, effect.what)) {
      work.setObject(id, { copyOf: withExceptions(values, effect.except ?? []) });
      work.emit({ is: "becameCopy", object: id, of: model }, read.cause, "707.4");
    }
  },
};

type Begun = Omit<ContinuousEffect, "id" | "source" | "controller" | "timestamp">;

/** 611.2b: what lasts until its source leaves doesn't begin when that has happened already. */
function begin(work: Work, read: Reader, begun: Begun): void {
  const { source, controller } = read.frame;
  if (begun.until.is === "thisLeaves" && read.game.objects[source]?.place.zone !== "battlefield") {
    return;
  }
  const id = effectId(work.fresh());
  const effect: ContinuousEffect = { id, source, controller, timestamp: work.fresh(), ...begun };
  work.set({ effects: [...work.game.effects, effect] });
  const { objects, players } = begun;
  work.emit(
    { is: "effectBegan", effect: id, objects, ...(players && { players }), source },
    read.cause,
    "611.2c",
    "613.7b",
  );
}

// Continuous effects on objects (611.2c–d) -----------------------------------------------------

/** Begins a continuous effect: objects, amounts and choices are fixed now. */
function apply(doing: Doing<"apply">): void {
  const { work, effect, read } = doing;
  const objects = read.objects(effect.to);
  if (objects.length === 0) return;
  const questions = new Questions(doing);
  const choices: ColorChoice[] = [];
  for (const change of effect.changes) {
    for (const { who } of find(change, "colorOfChoice")) {
      const option = questions.option({
        player: firstOf(read, who),
        purpose: { is: "color" },
        options: colors.map((color) => ({ is: "color", color })),
        cr: ["608.2d", "105.4"],
      });
      if (option?.is !== "color") return;
      choices.push({ is: "thatColor", color: option.color });
    }
  }
  begin(work, read, {
    objects,
    changes: effect.changes.map((change) => fix(change, read, choices)),
    ...(needsFrame(effect.changes) && { frame: read.frame }),
    until: effect.until,
  });
}

/** Whose control it is may be a matter of the resolution: "that player gains control". */
const needsFrame = (changes: readonly Change[]): boolean =>
  changes.some((change) => change.is === "gainControl" && change.who.is !== "you");

/** A change with its amounts counted (608.2h) and its choices made. */
function fix(change: Change, read: Reader, choices: ColorChoice[]): Change {
  if (change.is === "modifyPT" || change.is === "setPT") {
    const number = (amount: typeof change.power): typeof change.power => ({
      is: "number",
      value: read.amount(amount),
    });
    return { ...change, power: number(change.power), toughness: number(change.toughness) };
  }
  return rewrite<"Change">(change, {
    node: (node) => {
      if (node.is === "colorOfChoice") return choices.shift() ?? node;
      return node.is === "x" ? { is: "number", value: read.amount(node) } : node;
    },
  });
}

// Shields (615, 701.19) ------------------------------------------------------------------------

/** 615.7–615.8: a shield for each that it is said to protect, or against a source everywhere. */
export function beginShield({ work, effect, read }: Doing<"preventDamage">): void {
  const { to, from, combat, until } = effect;
  const shield = effect.amount ? read.amount(effect.amount) : undefined;
  const ability: Ability = {
    is: "replacement",
    would: {
      is: "damages",
      ...(from && { source: { is: "isAmong", what: from } }),
      ...(combat && { combat }),
    },
    instead: { is: "prevent" },
  };
  const common = { changes: [], ability, frame: read.frame, until } as const;
  const sized = shield === undefined ? common : { ...common, shield };
  if (!to) {
    begin(work, read, { ...sized, objects: [] });
    return;
  }
  for (const { target, share } of recipients(read, to)) {
    const own = share === undefined ? sized : { ...sized, shield: share };
    begin(
      work,
      read,
      target.is === "object"
        ? { ...own, objects: [target.object] }
        : { ...own, objects: [], players: [target.player] },
    );
  }
}

/** 701.19a: a shield for the next time that it would be destroyed this turn. */
export function regenerationShield({ work, effect, read }: Doing<"regenerate">): void {
  for (const id of permanents(read, effect.what)) {
    begin(work, read, {
      objects: [id],
      changes: [],
      ability: regeneration,
      frame: read.frame,
      uses: 1,
      until: { is: "endOfTurn" },
    });
  }
}

const regeneration: Ability = {
  is: "replacement",
  would: { is: "isDestroyed", what: { is: "isPermanent" } },
  instead: { is: "regenerateIt" },
};

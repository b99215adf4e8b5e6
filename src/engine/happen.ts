/**
 * Events: what would happen, what replaces or prevents it (CR 614–616), and what does happen. All
 * that stands in one instruction happens at once.
 */
import type { Ability, Node } from "../language/schema.ts";
import type { Answer, Option } from "./decisions.ts";
import type { Cause, MoveReason } from "./events.ts";
import { existing, type Game, inTurnOrder, playerOf } from "./game.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import type { InstructionOf, Would } from "./instructions.ts";
import { characteristics, controllerOf, ruleChanges, viewOf } from "./layers.ts";
import type { RuleNumber } from "./rules.ts";
import { isMeant, matches } from "./view.ts";
import type { Work } from "./work.ts";
import { placeFor, relocate } from "./zones.ts";

type Happen = InstructionOf<"happen">;
type Move = Extract<Would, { is: "move" }>;
type Damage = Extract<Would, { is: "damage" }>;

/** A replacement or prevention effect that may apply to an event (616.1). */
type Modifier =
  | {
      readonly is: "replacement";
      readonly source: ObjectId;
      readonly key: string;
      readonly ability: Node<"Ability", "replacement">;
    }
  | {
      readonly is: "prevention";
      readonly source: ObjectId;
      readonly key: string;
      readonly rule?: RuleNumber;
    };

const idOf = (modifier: Modifier): string => `${modifier.source}:${modifier.key}`;

/** Carries out what would happen, after all that replaces it; asks where somebody must choose. */
export function happen(work: Work, instruction: Happen): void {
  for (const [index, would] of inOrderOfChoice(work.game, instruction.would)) {
    const modifiers = modifiersOf(work.game, would);
    if (modifiers.length === 0) continue;
    const changed = modify(work, instruction, would, modifiers);
    if (changed === "asked") return;
    const list = instruction.would.flatMap((one, at) => (at === index ? changed : [one]));
    // 616.1f: once one effect has been applied, look again.
    const { answers: _used, ...rest } = instruction;
    work.push({ ...rest, would: list });
    return;
  }
  commit(work, instruction);
}

/** 616.1: several choices at once are made in APNAP order. */
function inOrderOfChoice(
  game: Game,
  list: readonly Would[],
): readonly (readonly [number, Would])[] {
  const order = inTurnOrder(game);
  return [...list.entries()].sort(
    ([, one], [, other]) =>
      order.indexOf(affectedPlayer(game, one)) - order.indexOf(affectedPlayer(game, other)),
  );
}

/** Who chooses between the effects on an event (616.1). */
function affectedPlayer(game: Game, would: Would): PlayerId {
  switch (would.is) {
    case "move":
      return existing(game, would.object).place.zone === "battlefield"
        ? controllerOf(game, would.object)
        : existing(game, would.object).owner;
    case "damage":
      return would.target.is === "player"
        ? would.target.player
        : controllerOf(game, would.target.object);
    case "draw":
      return would.player;
  }
}

function modifiersOf(game: Game, would: Would): readonly Modifier[] {
  return [...replacementsOf(game, would), ...preventionsOf(game, would)].filter(
    (modifier) => !would.applied?.includes(idOf(modifier)),
  );
}

function replacementsOf(game: Game, would: Would): readonly Modifier[] {
  if (would.is !== "move") return [];
  // 614.12, 702.35a: the effect may come from the object itself in the zone that it is leaving.
  const sources = new Set([...game.battlefield, would.object]);
  return [...sources].flatMap((source) =>
    characteristics(game, source).abilities.flatMap(({ ability, key }): readonly Modifier[] => {
      if (ability.is !== "replacement") return [];
      const { zone } = existing(game, source).place;
      return zone === (ability.zone ?? "battlefield") && watchesFor(game, source, ability, would)
        ? [{ is: "replacement", source, key, ability }]
        : [];
    }),
  );
}

function watchesFor(
  game: Game,
  source: ObjectId,
  { would: pattern, instead }: Node<"Ability", "replacement">,
  move: Move,
): boolean {
  if (pattern.is !== "discards" || move.how !== "discard") return false;
  // 616.1f: another effect may have sent it elsewhere already.
  if (instead.insteadOf !== undefined && instead.insteadOf !== move.to.zone) return false;
  const view = viewOf(game);
  const context = { source, controller: controllerOf(game, source) };
  return (
    isMeant(view, context, pattern.who, move.player) &&
    (pattern.what === undefined || matches(view, context, pattern.what, move.object))
  );
}

/** 615, 702.16e: prevention of all damage from a kind of source. */
function preventionsOf(game: Game, would: Would): readonly Modifier[] {
  if (would.is !== "damage" || would.target.is !== "object") return [];
  const view = viewOf(game);
  return ruleChanges(game, would.target.object, "preventDamageFrom")
    .filter(({ change, source, controller }) =>
      matches(view, { source, controller }, change.filter, would.source),
    )
    .map(({ source, rule }, index) => ({
      is: "prevention",
      source,
      key: `prevent${index}`,
      ...(rule && { rule }),
    }));
}

/** Applies one of the effects; "asked" when a player has to say which or whether. */
function modify(
  work: Work,
  instruction: Happen,
  would: Would,
  modifiers: readonly Modifier[],
): readonly Would[] | "asked" {
  const answers = [...(instruction.answers ?? [])];
  const chosen = chooseModifier(work, instruction, would, modifiers, answers);
  if (chosen === undefined) return "asked";
  const applied = [...(would.applied ?? []), idOf(chosen)];
  if (chosen.is === "prevention") {
    const damage = would as Damage;
    const { source, target, amount } = damage;
    work.emit(
      { is: "prevented", source, target, amount },
      because(chosen.source),
      "615.1",
      ...(chosen.rule ? [chosen.rule] : []),
    );
    return [];
  }
  const { ability, source } = chosen;
  const link = ability.link === undefined ? {} : { link: ability.link };
  if (ability.optional) {
    const answer = answers.shift();
    if (answer === undefined) {
      work.ask(instruction, {
        is: "confirm",
        player: affectedPlayer(work.game, would),
        purpose: { is: "replace", ...link },
        source,
        cr: ruleOf(ability),
      });
      return "asked";
    }
    if (answer.is === "confirm" && !answer.yes) {
      work.emit(
        { is: "notReplaced", object: source, ...link },
        because(source),
        ...ruleOf(ability),
      );
      return [{ ...would, applied }];
    }
  }
  const move = would as Move;
  const { zone } = ability.instead;
  work.emit(
    { is: "replaced", object: move.object, by: source, to: zone, ...link },
    because(source),
    "614.6",
    ...ruleOf(ability),
  );
  return [{ ...move, to: placeFor(work.game, move.object, zone), applied, ...link }];
}

function chooseModifier(
  work: Work,
  instruction: Happen,
  would: Would,
  modifiers: readonly Modifier[],
  answers: Answer[],
): Modifier | undefined {
  const [only] = modifiers;
  // 702.16m: it makes no difference which of several effects prevents all of the damage.
  if (modifiers.length === 1 || modifiers.every(({ is }) => is === "prevention")) return only;
  const answer = answers.shift();
  if (answer === undefined) {
    work.ask(instruction, {
      is: "option",
      player: affectedPlayer(work.game, would),
      purpose: { is: "replacements" },
      options: modifiers.map(({ source, key }): Option => ({ is: "effect", source, key })),
      cr: ["616.1"],
    });
    return undefined;
  }
  return modifiers.find(
    ({ source, key }) =>
      answer.is === "option" &&
      answer.option.is === "effect" &&
      answer.option.source === source &&
      answer.option.key === key,
  );
}

/** The rule of the keyword that the effect is part of. */
function ruleOf(ability: Extract<Ability, { is: "replacement" }>): readonly RuleNumber[] {
  return ability.rule ? [ability.rule] : [];
}

const because = (object: ObjectId): Cause => ({ is: "object", object });

// What does happen -----------------------------------------------------------------------------

function commit(work: Work, instruction: Happen): void {
  const { would, cause, rules, remember } = instruction;
  const moved: ObjectId[] = [];
  const before = work.game;
  for (const one of would) {
    switch (one.is) {
      case "move":
        moved.push(commitMove(work, one, cause, before, rules));
        break;
      case "damage":
        commitDamage(work, one, cause);
        break;
      case "draw":
        commitDraw(work, one.player, cause);
        break;
      case "counters":
        commitCounters(work, one, cause, rules);
        break;
    }
  }
  if (remember) {
    const { named } = work.frame(remember.frame);
    work.setFrame(remember.frame, { named: { ...named, [remember.name]: moved } });
  }
}

const moveRules: Readonly<Record<MoveReason, readonly RuleNumber[]>> = {
  cast: ["601.2a"],
  resolve: ["608.3"],
  finish: ["608.2n"],
  fizzle: ["608.2b"],
  counter: ["701.6a"],
  discard: ["701.9a"],
  draw: ["121.1"],
  play: ["305.1"],
  destroy: ["701.8a"],
  sacrifice: ["701.21a"],
  exile: ["406.1"],
  return: ["400.3"],
  put: ["400.3"],
  noToughness: ["704.5f"],
  unattached: ["704.5m"],
};

function commitMove(
  work: Work,
  move: Move,
  cause: Cause,
  before: Game,
  rules: readonly RuleNumber[] = [],
): ObjectId {
  const { object: was, to, how, player, link } = move;
  const { place: from } = existing(work.game, was);
  const id = relocate(work, move, before);
  if (how === "discard") {
    const { discarded } = work.game.thisTurn;
    const count = (discarded[player] ?? 0) + 1;
    work.set({
      thisTurn: { ...work.game.thisTurn, discarded: { ...discarded, [player]: count } },
    });
  }
  work.emit(
    { is: "moved", object: id, was, from, to, how, player, ...(link !== undefined && { link }) },
    cause,
    ...rules,
    ...(how === "destroy" && cause.is === "stateBased" ? (["704.5g"] as const) : []),
    ...moveRules[how],
  );
  if (move.attachTo) {
    work.emit({ is: "attached", object: id, to: move.attachTo }, cause, "303.4", "608.3c");
  }
  return id;
}

function commitDraw(work: Work, player: PlayerId, cause: Cause): void {
  const [top] = playerOf(work.game, player).library;
  if (!top) {
    work.setPlayer(player, { drewFromEmpty: true });
    work.emit({ is: "drewFromEmpty", player }, cause, "121.4", "704.5b");
    return;
  }
  commitMove(
    work,
    { is: "move", object: top, to: { zone: "hand", player }, how: "draw", player },
    cause,
    work.game,
  );
}

/** 122.6: counters are put on an object. */
function commitCounters(
  work: Work,
  { object, counter, amount }: Extract<Would, { is: "counters" }>,
  cause: Cause,
  rules: readonly RuleNumber[] = [],
): void {
  const { counters = {} } = existing(work.game, object);
  work.setObject(object, {
    counters: { ...counters, [counter]: (counters[counter] ?? 0) + amount },
  });
  work.emit({ is: "countersPut", object, counter, amount }, cause, ...rules);
}

/** 120.3: damage to a player is loss of life; on a creature it stays marked. */
function commitDamage(work: Work, damage: Damage, cause: Cause): void {
  const { source, target, amount, combat } = damage;
  if (amount <= 0) return;
  const dealt = { is: "damaged", source, target, amount, combat } as const;
  if (target.is === "player") {
    work.emit(dealt, cause, "120.3a");
    changeLife(work, target.player, -amount, cause, "120.3a");
    return;
  }
  const object = work.game.objects[target.object];
  if (object?.place.zone !== "battlefield") return;
  work.setObject(object.id, { damage: (object.damage ?? 0) + amount });
  work.emit(dealt, cause, "120.3e");
}

/** Gains or loses life (119.3). */
export function changeLife(
  work: Work,
  player: PlayerId,
  by: number,
  cause: Cause,
  ...rules: readonly RuleNumber[]
): void {
  if (by === 0) return;
  const life = playerOf(work.game, player).life + by;
  work.setPlayer(player, { life });
  work.emit({ is: "lifeChanged", player, by, life }, cause, ...rules);
}

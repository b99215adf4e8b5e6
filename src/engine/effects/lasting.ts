/** What resolutions leave behind: continuous effects, delayed abilities (CR 603.7, 611.2). */
import { sameData } from "../../language/sameData.ts";
import type {
  Ability,
  Change,
  ColorChoice,
  Node,
  Objects,
  Player,
  PlayerChange,
  WordChange,
} from "../../language/schema.ts";
import {
  basicLandTypes,
  type Color,
  colors,
  subtypeKindOf,
  type WordKind,
} from "../../language/vocabulary.ts";
import { find, rewrite } from "../../language/walk.ts";
import type { Word } from "../decisions.ts";
import { creatureTypesIn } from "../filters.ts";
import { playerOf } from "../game.ts";
import { effectId, type ObjectId, objectId } from "../ids.ts";
import type { EntersAs } from "../instructions.ts";
import { changesRules } from "../layers/order.ts";
import { viewOf } from "../layers.ts";
import type { Reader } from "../reading.ts";
import type { Rules } from "../rules.ts";
import { amountOf, contextOf, sizeChange } from "../view.ts";
import { begin } from "./beginning.ts";
import { type Doing, type EffectTable, firstOf, Questions } from "./handler.ts";

/** The ability that waits (603.7a). What its text has aimed at is chosen by then (115.1). */
export function delayedAbility({
  when,
  effect,
  onlyIf,
  aimed,
}: Node<"Effect", "delayed">): Node<"Ability", "triggered"> {
  const aimedAt = aimed && {
    effect: rewrite<"Effect">(effect, {
      node: (node) => (node.is === "target" ? { is: "thatTarget", slot: node.slot } : node),
    }),
  };
  return { is: "triggered", when, effect, ...aimedAt, ...(onlyIf && { onlyIf }) };
}

export const lastingEffects: EffectTable<
  "apply" | "applyToPlayers" | "establish" | "delayed" | "reflexive"
> = {
  apply,
  applyToPlayers: ({ work, effect, read }) => {
    const players = read.players(effect.who);
    if (players.length === 0) return;
    const named: Record<string, readonly ObjectId[]> = { ...read.frame.named };
    // An object that the text speaks of is found now, where the text has brought it (400.7); what it
    // describes is whatever fits from now on (611.2c).
    const playerChanges = effect.changes.map((change): PlayerChange => {
      const isAllowed = change.is === "mayPlay" || change.is === "mayLookAt";
      if (!isAllowed || describes(change.what)) return change;
      const name: string = change.is;
      named[name] = read.objects(change.what);
      return { ...change, what: { is: "named", name } };
    });
    begin(work, read, {
      objects: [],
      changes: [],
      players,
      playerChanges,
      frame: { ...read.frame, named },
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
    const { until } = effect;
    const { source, controller } = read.frame;
    const id = effectId(work.fresh());
    const ability = delayedAbility(effect);
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
};

/** Whether it speaks of whatever fits, and not of certain objects. */
const describes = ({ is }: Objects): boolean =>
  is === "all" || is === "zoneOf" || is === "topOfLibrary";

// Continuous effects on objects (611.2c–d) -----------------------------------------------------

/** Begins a continuous effect: objects, amounts and choices are fixed now. */
function apply(doing: Doing<"apply">): void {
  const { work, effect, read } = doing;
  const objects = read.objects(effect.to);
  // 614.1c: as it enters there is nothing to change yet; it comes as what is said of it.
  const { entering, source, controller } = read.frame;
  const arriving = effect.to.is === "self" && effect.until.is === "forever" && entering;
  if (objects.length === 0 && effect.to.is !== "all" && !arriving) return;
  const questions = new Questions(doing);
  const chooseColor = (who: Player): Color | undefined => {
    const option = questions.option({
      player: firstOf(read, who),
      purpose: { is: "color" },
      options: colors.map((color) => ({ is: "color", color })),
      cr: ["608.2d", "105.4"],
    });
    return option?.is === "color" ? option.color : undefined;
  };
  const choices: ColorChoice[] = [];
  // What a keyword means says its quality again: a change has one such color.
  const qualities = new Map<Change, Color>();
  for (const change of effect.changes) {
    for (const { who } of find(change, "colorOfChoice")) {
      const color = chooseColor(who);
      if (!color) return;
      choices.push({ is: "thatColor", color });
    }
    const [quality] = find(change, "hasColorOfChoice");
    const color = quality && chooseColor(quality.who);
    if (quality && !color) return;
    if (color) qualities.set(change, color);
  }
  const words: WordChange[] = [];
  for (const change of effect.changes) {
    for (const open of find(change, "wordsOfChoice")) {
      const chosen = chooseWords(open, questions, read);
      if (!chosen) return;
      words.push(chosen);
    }
  }
  const changes = effect.changes
    .filter((change) => !givesAway(change, read))
    .map((change) => fix(change, read, { colors: choices, quality: qualities.get(change), words }));
  const { to, until } = effect;
  // 611.2c: what doesn't change characteristics can affect what wasn't there as it began.
  const open: readonly Change[] = to.is === "all" ? changes.filter(changesRules) : [];
  const fixed = changes.filter((change) => !open.includes(change));
  if (open.length > 0) {
    const ability: Ability = { is: "static", affects: to, changes: open };
    begin(work, read, { objects: [], changes: [], ability, frame: read.frame, until });
  }
  if (arriving) {
    const said: EntersAs = { changes: fixed, source, controller, rule: "614.1c" };
    work.setFrame(doing.frame, {
      entering: { ...arriving, as: [...(arriving.as ?? []), said] },
    });
    return;
  }
  if (objects.length === 0 || fixed.length === 0) return;
  begin(work, read, {
    objects,
    changes: fixed,
    ...((needsFrame(changes) || until.is === "asLongAs") && { frame: read.frame }),
    until,
  });
}

/** 800.4b: whether it would give control to a player who has left the game. */
const givesAway = (change: Change, read: Reader): boolean =>
  change.is === "gainControl" &&
  read.players(change.who).some((player) => playerOf(read.game, player).lost);

/** Whose control it is may be a matter of the resolution: "that player gains control". */
const needsFrame = (changes: readonly Change[]): boolean =>
  changes.some((change) => change.is === "gainControl" && change.who.is !== "you");

/** 612.2: which word becomes which other one of its kind. */
function chooseWords(
  { kinds, except = [] }: Node<"WordChange", "wordsOfChoice">,
  questions: Questions,
  { game, frame: { controller: player } }: Reader,
): WordChange | undefined {
  const cr = ["608.2d", "612.2"] as const;
  const from = questions.option({
    player,
    purpose: { is: "wordToChange" },
    options: kinds.flatMap((kind) => wordsOf(game.rules, kind)),
    cr,
  });
  if (from?.is !== "color" && from?.is !== "subtype") return undefined;
  const kind = kindOfWord(from);
  const to = questions.option({
    player,
    purpose: { is: "newWord", instead: from },
    options: wordsOf(game.rules, kind).filter(
      (one) => !sameData(one, from) && !(one.is === "subtype" && except.includes(one.subtype)),
    ),
    cr,
  });
  if (from.is === "color" && to?.is === "color") {
    return { is: "colorWord", from: from.color, to: to.color };
  }
  if (from.is === "subtype" && to?.is === "subtype") {
    return { is: "typeWord", from: from.subtype, to: to.subtype };
  }
  return undefined;
}

function wordsOf(rules: Rules, kind: WordKind): readonly Word[] {
  switch (kind) {
    case "color":
      return colors.map((color) => ({ is: "color", color }));
    case "basicLandType":
      return basicLandTypes.map((subtype) => ({ is: "subtype", subtype }));
    case "creatureType":
      return creatureTypesIn(rules).map((subtype) => ({ is: "subtype", subtype }));
  }
}

function kindOfWord(word: Word): WordKind {
  if (word.is === "color") return "color";
  return subtypeKindOf(word.subtype) === "land" ? "basicLandType" : "creatureType";
}

/** A change with its amounts counted (608.2h) and its choices made. */
function fix(
  change: Change,
  read: Reader,
  chosen: {
    readonly colors: ColorChoice[];
    readonly quality: Color | undefined;
    readonly words: WordChange[];
  },
): Change {
  if (change.is === "modifyPT" || change.is === "setPT") {
    const count = change.is === "setPT" ? amountOf : sizeChange;
    const number = (amount: typeof change.power): typeof change.power => ({
      is: "number",
      value: count(viewOf(read.game), contextOf(read.frame), amount),
    });
    return { ...change, power: number(change.power), toughness: number(change.toughness) };
  }
  return rewrite<"Change">(change, {
    node: (node) => {
      if (node.is === "colorOfChoice") return chosen.colors.shift() ?? node;
      if (node.is === "wordsOfChoice") return chosen.words.shift() ?? node;
      if (node.is === "hasColorOfChoice" && chosen.quality) {
        return { is: "color", color: chosen.quality };
      }
      return node.is === "x" ? { is: "number", value: read.amount(node) } : node;
    },
  });
}

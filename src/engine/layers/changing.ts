/**
 * What a change does to an object's characteristics, in the layer that it belongs to (CR 613):
 * first it is worked out what it does, then it is done.
 */
import type { Ability, Change } from "../../language/schema.ts";
import type { CardType, Color } from "../../language/vocabulary.ts";
import { find, rewrite } from "../../language/walk.ts";
import type { AbilityInstance, Characteristics, RuleChange } from "../characteristics.ts";
import { bareFrame, type Game } from "../game.ts";
import type { ObjectId, PlayerId } from "../ids.ts";
import { acquiredBy, asPrinted } from "../links.ts";
import { chosenFor, grantedKey, instances, intrinsicAbilities } from "../printed.ts";
import type { Rules } from "../rules.ts";
import { amountOf, type Context, objectsOf, playersOf, sizeChange, type View } from "../view.ts";
import type { Draft, Effect } from "./effects.ts";
import { changeWords } from "./text.ts";
import { asLegend, gainable, readsTypes, type TypeLine, typeLineAfter, union } from "./types.ts";

type Unfixed =
  | "gainControl"
  | "gainAbility"
  | "becomeChosenType"
  | "becomeColor"
  | "setPT"
  | "modifyPT";

/** What a change does to one object: nothing in it is left to be counted or looked up. */
export type Operation =
  | { readonly is: "gainControl"; readonly player: PlayerId | undefined }
  | {
      readonly is: "gainAbility";
      readonly ability: Ability;
      readonly spares?: readonly ObjectId[];
    }
  | { readonly is: "becomeColors"; readonly colors: readonly Color[]; readonly also?: boolean }
  | { readonly is: "setPT" | "modifyPT"; readonly power: number; readonly toughness: number }
  | Exclude<Change, { is: Unfixed }>;

/** What a change of an effect does to an object of some types, as things are now. */
export function workOut(
  change: Change,
  view: View,
  { id: effect, context }: Effect,
  id: ObjectId,
  types: readonly CardType[],
): Operation {
  switch (change.is) {
    case "gainControl":
      return { is: "gainControl", player: playersOf(view, context, change.who)[0] };
    case "gainAbility": {
      const color = chosenFor(view.game, context.source)?.color;
      const given = color ? withChosenColor(change.ability, color) : change.ability;
      // 607.1a: what an object gives to itself counts as printed on it.
      const ability = context.source === id ? given : acquiredBy(effect, given);
      const spares = change.spares && objectsOf(view, context, change.spares);
      return { is: "gainAbility", ability, ...(spares && { spares }) };
    }
    case "addTypes":
    case "setTypes":
    case "setSubtypes":
    case "allCreatureTypes":
      return gainable(change, types);
    case "becomeChosenType": {
      const chosen = chosenFor(view.game, context.source)?.subtype;
      if (chosen === undefined) return { is: "addTypes" };
      return change.also
        ? gainable({ is: "addTypes", subtypes: [chosen] }, types)
        : gainable({ is: "setSubtypes", kind: "creature", subtypes: [chosen] }, types);
    }
    case "becomeColor": {
      const color = colorOf(change.color, view, context);
      const { also } = change;
      return color
        ? { is: "becomeColors", colors: [color], ...(also && { also }) }
        : { is: "becomeColors", colors: [], also: true };
    }
    case "setPT":
    case "modifyPT": {
      const at = speaksOfIt(change) ? applyingTo(context, id) : context;
      const number = change.is === "setPT" ? amountOf : sizeChange;
      return {
        is: change.is,
        power: number(view, at, change.power),
        toughness: number(view, at, change.toughness),
      };
    }
    default:
      return change;
  }
}

const itself = new WeakMap<Change, boolean>();

/** Whether a change speaks of the object that it is applied to: "its mana value". */
function speaksOfIt(change: Change): boolean {
  let known = itself.get(change);
  if (known === undefined) {
    known = find(change, "theOne").length > 0;
    itself.set(change, known);
  }
  return known;
}

/** Whether a change does the same to all objects, whatever they are (205.3d). */
export const isAlikeForAll = (change: Change): boolean =>
  !readsTypes(change) && !speaksOfIt(change);

function applyingTo(context: Context, one: ObjectId): Context {
  const { source, controller, frame = bareFrame(context) } = context;
  return { source, controller, frame: { ...frame, one } };
}

/** Does it. `key` names the change: the abilities that it grants are called after it. */
export function perform(
  draft: Draft,
  operation: Operation,
  effect: Effect,
  key: string,
  rules: Rules,
): void {
  switch (operation.is) {
    case "gainControl":
      if (operation.player) draft.controller = operation.player;
      return;
    case "changeWords":
      if (operation.words.is === "wordsOfChoice") return;
      changeWords(draft, operation.words);
      Object.assign(draft, asLegend(draft, rules));
      return;
    case "addTypes":
    case "setTypes":
    case "loseTypes":
    case "loseSubtypes":
    case "allCreatureTypes":
      setTypeLine(draft, typeLineAfter(draft, operation, rules));
      return;
    case "setSubtypes":
      setTypeLine(draft, typeLineAfter(draft, operation, rules));
      // 305.7: with a basic land type it loses the abilities of its rules text.
      if (operation.kind === "land" && intrinsicAbilities(operation.subtypes).length > 0) {
        draft.abilities = [];
      }
      return;
    case "becomeColors":
      draft.colors = operation.also ? union(draft.colors, operation.colors) : operation.colors;
      return;
    case "gainAbility":
      draft.abilities = [
        ...draft.abilities,
        ...instances(
          operation.ability,
          grantedKey(key),
          operation.spares && { spares: operation.spares },
        ),
      ];
      return;
    case "loseAbility":
      draft.abilities = without(
        draft,
        ({ ability }) => ability.is === "keyword" && ability.name === operation.keyword,
      );
      return;
    case "loseThatAbility": {
      const lost = JSON.stringify(operation.ability);
      const isLost = (ability: Ability): boolean => JSON.stringify(asPrinted(ability)) === lost;
      draft.abilities = without(draft, ({ ability }) => isLost(ability));
      return;
    }
    case "loseAllAbilities":
      draft.abilities = [];
      return;
    case "setPT":
      draft.power = operation.power;
      draft.toughness = operation.toughness;
      return;
    case "modifyPT":
      if (draft.power === undefined || draft.toughness === undefined) return;
      draft.power += operation.power;
      draft.toughness += operation.toughness;
      return;
    case "switchPT": {
      const { power, toughness } = draft;
      if (power === undefined || toughness === undefined) return;
      draft.power = toughness;
      draft.toughness = power;
      return;
    }
    default: {
      const { source, controller } = effect.context;
      const { rule, spares } = effect;
      const added: RuleChange = {
        change: operation,
        source,
        controller,
        ...(rule && { rule }),
        ...(spares && { spares }),
      };
      draft.ruleChanges = [...draft.ruleChanges, added];
    }
  }
}

function setTypeLine(draft: Draft, line: TypeLine): void {
  delete draft.everyCreatureType;
  Object.assign(draft, line);
}

function colorOf(
  choice: Extract<Change, { is: "becomeColor" }>["color"],
  { game }: View,
  context: Context,
): Color | undefined {
  if (choice.is === "thatColor") return choice.color;
  return choice.is === "chosenColor" ? chosenFor(game, context.source)?.color : undefined;
}

const colored = new WeakMap<Ability, Map<Color, Ability>>();

/** 607.2d: the color that was chosen for the granting object, not for the one that has the ability. */
function withChosenColor(ability: Ability, color: Color): Ability {
  const known = colored.get(ability) ?? new Map<Color, Ability>();
  colored.set(ability, known);
  let own = known.get(color);
  if (!own) {
    own = rewrite<"Ability">(ability, {
      node: (node) => (node.is === "hasChosenColor" ? { is: "color", color } : node),
    });
    known.set(color, own);
  }
  return own;
}

/** A keyword goes with all that it means: their keys begin with its own. */
function without(
  { abilities }: Draft,
  isLost: (one: AbilityInstance) => boolean,
): Characteristics["abilities"] {
  const keys = abilities.filter(isLost).map(({ key }) => key);
  return abilities.filter(
    ({ key }) => !keys.some((one) => key === one || key.startsWith(`${one}.`)),
  );
}

/** 613.4c: counters that change power and toughness. */
export function applyCounters(game: Game, drafts: ReadonlyMap<ObjectId, Draft>): void {
  for (const [id, draft] of drafts) {
    const counters = game.objects[id]?.counters;
    if (!counters || draft.power === undefined || draft.toughness === undefined) continue;
    for (const [kind, count] of Object.entries(counters)) {
      const signs = /^([+-]\d+)\/([+-]\d+)$/.exec(kind);
      if (!signs) continue;
      draft.power += Number(signs[1]) * count;
      draft.toughness += Number(signs[2]) * count;
    }
  }
}

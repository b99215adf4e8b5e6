/** What a change does to an object's characteristics, in the layer that it belongs to (CR 613). */
import type { Change, Node } from "../../language/schema.ts";
import { subtypeKindOf } from "../../language/vocabulary.ts";
import type { Characteristics, RuleChange } from "../characteristics.ts";
import type { Game } from "../game.ts";
import type { ObjectId } from "../ids.ts";
import { instances, intrinsicAbilities } from "../printed.ts";
import { amountOf, nowOrLast, playersOf, type View } from "../view.ts";
import type { Draft, Effect } from "./effects.ts";

export function applyChange(
  draft: Draft,
  change: Change,
  view: View,
  effect: Effect,
  key: string,
): void {
  const amount = (node: Parameters<typeof amountOf>[2]): number =>
    amountOf(view, effect.context, node);
  const union = <Item>(list: readonly Item[], more: readonly Item[] = []): readonly Item[] => [
    ...new Set([...list, ...more]),
  ];
  switch (change.is) {
    case "gainControl": {
      const [player] = playersOf(view, effect.context, change.who);
      if (player) draft.controller = player;
      return;
    }
    case "addTypes":
      draft.supertypes = union(draft.supertypes, change.supertypes);
      draft.types = union(draft.types, change.types);
      draft.subtypes = union(draft.subtypes, change.subtypes);
      return;
    case "setTypes": {
      // 205.1a: an instant or sorcery stays one.
      draft.types = union(
        draft.types.filter((type) => type === "instant" || type === "sorcery"),
        change.types,
      );
      // 205.1a: subtypes stay with their types; those of types that are gone go with them.
      const kept = draft.subtypes.filter((one) => hasTypeOf(change.types, one));
      draft.subtypes = union(kept, change.subtypes);
      if (!hasTypeOf(draft.types, "creature")) delete draft.everyCreatureType;
      return;
    }
    case "setSubtypes":
      draft.subtypes = [
        ...draft.subtypes.filter((one) => subtypeKindOf(one) !== change.kind),
        ...change.subtypes,
      ];
      if (change.kind === "creature") delete draft.everyCreatureType;
      // 305.7: with a basic land type it loses the abilities of its rules text.
      if (change.kind === "land" && intrinsicAbilities(change.subtypes).length > 0) {
        draft.abilities = [];
      }
      return;
    case "loseTypes":
      draft.types = draft.types.filter((one) => !change.types.includes(one));
      draft.subtypes = draft.subtypes.filter((one) => hasTypeOf(draft.types, one));
      if (!hasTypeOf(draft.types, "creature")) delete draft.everyCreatureType;
      return;
    case "allCreatureTypes":
      // 205.3d: only what can have creature types gains them.
      if (draft.types.some((type) => type === "creature" || type === "kindred")) {
        draft.everyCreatureType = true;
      }
      return;
    case "becomeChosenType": {
      const chosen = nowOrLast(view.game, effect.context.source)?.chosen?.subtype;
      if (chosen === undefined || !hasTypeOf(draft.types, chosen)) return;
      const kept = draft.subtypes.filter((one) => change.also || subtypeKindOf(one) !== "creature");
      draft.subtypes = union(kept, [chosen]);
      if (!change.also) delete draft.everyCreatureType;
      return;
    }
    case "loseSubtypes":
      draft.subtypes = draft.subtypes.filter((one) => subtypeKindOf(one) !== change.kind);
      if (change.kind === "creature") delete draft.everyCreatureType;
      return;
    case "becomeColor": {
      const color = colorOf(change.color, view, effect);
      if (color) draft.colors = change.also ? union(draft.colors, [color]) : [color];
      return;
    }
    case "becomeColors":
      draft.colors = change.also ? union(draft.colors, change.colors) : change.colors;
      return;
    case "gainAbility":
      draft.abilities = [...draft.abilities, ...instances(change.ability, `e${key}`)];
      return;
    case "loseAbility":
      draft.abilities = withoutKeyword(draft, change.keyword);
      return;
    case "loseAllAbilities":
      draft.abilities = [];
      return;
    case "setPT":
      draft.power = amount(change.power);
      draft.toughness = amount(change.toughness);
      return;
    case "modifyPT":
      if (draft.power === undefined || draft.toughness === undefined) return;
      draft.power += amount(change.power);
      draft.toughness += amount(change.toughness);
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
      const { rule } = effect;
      const added: RuleChange = { change, source, controller, ...(rule && { rule }) };
      draft.ruleChanges = [...draft.ruleChanges, added];
    }
  }
}

/** Whether something of these types can have a subtype (205.3d); kindreds have creature types (308.2). */
const hasTypeOf = (types: readonly string[], subtype: string): boolean => {
  const kind = subtypeKindOf(subtype);
  return types.includes(kind) || (kind === "creature" && types.includes("kindred"));
};

function colorOf(
  choice: Node<"Change", "becomeColor">["color"],
  { game }: View,
  { context }: Effect,
): Characteristics["colors"][number] | undefined {
  if (choice.is === "thatColor") return choice.color;
  return choice.is === "chosenColor" ? nowOrLast(game, context.source)?.chosen?.color : undefined;
}

/** A keyword goes with all that it means: their keys begin with its own. */
function withoutKeyword({ abilities }: Draft, name: string): Characteristics["abilities"] {
  const keys = abilities
    .filter(({ ability }) => ability.is === "keyword" && ability.name === name)
    .map(({ key }) => key);
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

/** What an effect does in a layer, as its text has it. */
import type { AbilityInstance } from "../../engine/characteristics.ts";
import type { Game } from "../../engine/game.ts";
import { characteristics, derivationOf, type EffectOrigin } from "../../engine/index.ts";
import { type Layer, layerOf, type Maker } from "../../engine/layers/order.ts";
import { isGrantedKey } from "../../engine/printed.ts";
import type { Amount, Change } from "../../language/schema.ts";
import type { Values } from "./values.ts";

/** The changes of an effect that belong to a layer. */
export function changesIn(game: Game, origin: EffectOrigin, layer: string): readonly Change[] {
  const [changes, by] =
    origin.from === "resolution" ? ofResolution(game, origin) : ofAbility(game, origin);
  return changes.filter(
    (change) => (layerOf(change, game.rules, by, changes) satisfies Layer) === layer,
  );
}

type Found = readonly [changes: readonly Change[], by: Maker];

function ofResolution(game: Game, { id }: EffectOrigin): Found {
  const effect = game.effects.find((one) => one.id === id);
  if (!effect) return [[], "resolution"];
  const { changes, ability } = effect;
  return [
    changes.length === 0 && ability?.is === "static" ? ability.changes : changes,
    "resolution",
  ];
}

/** 613.6: the ability may be gone; then it is looked for on the way to what its object is now. */
function ofAbility(game: Game, { source, key }: EffectOrigin): Found {
  if (!game.objects[source] && !game.past[source]) return [[], "ability"];
  const now = characteristics(game, source).abilities;
  const earlier = (): readonly AbilityInstance[] =>
    derivationOf(game, source).flatMap(({ changes }) =>
      changes.flatMap((change) =>
        change.aspect === "abilities" ? [...(change.after ?? []), ...(change.before ?? [])] : [],
      ),
    );
  const withKey = (one: AbilityInstance): boolean => one.key === key;
  const ability = (now.find(withKey) ?? earlier().find(withKey))?.ability;
  if (ability?.is !== "static") return [[], "ability"];
  const isDefining = ability.defining && key !== undefined && !isGrantedKey(key);
  return [ability.changes, isDefining ? "definingAbility" : "ability"];
}

const number = (value: number): Amount => ({ is: "number", value });

/** With what its amounts came to: "gets +3/+3" says more than "gets +X/+X". */
export function withNumbers(
  changes: readonly Change[],
  before: Values,
  after: Values,
): readonly Change[] {
  const sizes = changes.filter(
    ({ is }) => is === "setPT" || is === "modifyPT" || is === "switchPT",
  );
  const { power = 0, toughness = 0 } = after;
  if (sizes.length !== 1 || after.power === undefined) return changes;
  return changes.map((change): Change => {
    switch (change.is) {
      case "setPT":
        return { ...change, power: number(power), toughness: number(toughness) };
      case "modifyPT":
        return {
          ...change,
          power: number(power - (before.power ?? 0)),
          toughness: number(toughness - (before.toughness ?? 0)),
        };
      default:
        return change;
    }
  });
}

/** Effects put together out of what was read: choices told inside, what belongs to what. */
import type { Effect, Player } from "../schema.ts";
import { find } from "../walk.ts";
import type { Deed } from "./categories.ts";
import { type Category, type Holes, type Place, type Rule, type Run, says } from "./core.ts";

export const you: Player = { is: "you" };

export const inTurn = (effects: readonly Effect[]): Effect => {
  const [only] = effects;
  return only && effects.length === 1 ? only : { is: "inOrder", effects };
};

/** With the choices before them that are told inside: "exile two cards from your graveyard". */
function withChoices(effects: readonly Effect[], run: Run): readonly Effect[] {
  if (run.choices.size === 0) return effects;
  const made = new Set(
    effects.flatMap((one) => find(one, "choose", "chooseSource").map(({ name }) => name)),
  );
  return effects.flatMap((effect): readonly Effect[] => {
    const who: Player = "who" in effect ? effect.who : you;
    const before = find(effect, "named").flatMap(({ name }): Effect[] => {
      const choice = run.choices.get(name);
      if (choice === undefined || made.has(name)) return [];
      made.add(name);
      return [{ is: "choose", who, name, ...(JSON.parse(choice) as object) } as Effect];
    });
    return [...before, effect];
  });
}

type Made = Effect | readonly Effect[] | undefined;
const listOf = (made: Made): readonly Effect[] | undefined =>
  made === undefined
    ? undefined
    : Array.isArray(made)
      ? (made as readonly Effect[])
      : [made as Effect];

/** What somebody does: "draw[s] …". */
export function does<const Template extends string>(
  template: Template,
  make: (holes: Holes<Template>, who: Player, place: Place) => Made,
  weight = 0,
): Rule {
  return says(
    "Deed",
    template,
    (holes, place): Deed =>
      (who) => {
        const effects = listOf(make(holes, who, place));
        return effects && withChoices(effects, place.run);
      },
    weight,
  );
}

/** What happens, with its own subject. */
export function happens<const Template extends string>(
  template: Template,
  make: (holes: Holes<Template>, place: Place) => Made,
  category: Extract<Category, "Clause" | "Clauses"> = "Clause",
): Rule {
  return says(category, template, (holes, place) => {
    const effects = listOf(make(holes, place));
    return effects && withChoices(effects, place.run);
  });
}

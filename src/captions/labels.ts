import type { Action, Option, Refusal } from "../engine/decisions.ts";
import type { Game } from "../engine/game.ts";
import type { ObjectId } from "../engine/ids.ts";
import { characteristics } from "../engine/index.ts";
import type { Target } from "../engine/objects.ts";
import type { Ability, Cost } from "../language/schema.ts";
import type { Lang } from "../notation/bilingual.ts";
import { namesIn, wordsIn } from "./language.ts";

function abilityOf(game: Game, object: ObjectId, key: string): Ability | undefined {
  return characteristics(game, object).abilities.find((one) => one.key === key)?.ability;
}

const possessiveAbility = { en: "ability", ja: "能力" } as const;

function castLabel(action: Extract<Action, { is: "cast" }>, game: Game, lang: Lang): string {
  const { phrases } = wordsIn(lang);
  const names = namesIn(lang, game);
  const spell = names.object(action.object);
  const { way } = action;
  const costs = (cost: readonly Cost[]) => names.costs(cost);
  switch (way.is) {
    case "normal":
      return phrases.cast(spell);
    case "alternative":
      return phrases.castFor(spell, names.keyword(way.by), costs(way.cost));
    case "permission":
      return phrases.castPermitted(spell);
    case "free":
      return phrases.castFree(spell);
  }
}

export function actionLabel(action: Action, game: Game, lang: Lang): string {
  const { phrases } = wordsIn(lang);
  const names = namesIn(lang, game);
  switch (action.is) {
    case "pass":
      return phrases.pass;
    case "cast":
      return castLabel(action, game, lang);
    case "playLand":
      return phrases.playLand(names.object(action.object));
    case "activate": {
      const ability = abilityOf(game, action.object, action.ability);
      const source = names.object(action.object);
      if (ability?.is !== "activated") return phrases.activate(source, possessiveAbility[lang]);
      return ability.effect.is === "addMana"
        ? phrases.tapForMana(source, names.mana(ability.effect.mana))
        : phrases.activate(source, names.costs(ability.cost));
    }
  }
}

export function optionLabel(option: Option, game: Game, lang: Lang): string {
  const names = namesIn(lang, game);
  return option.is === "color"
    ? names.color(option.color)
    : wordsIn(lang).phrases.replacementOf(names.object(option.source));
}

/** A player or object to choose, with its zone where that is not the battlefield. */
export function targetLabel(target: Target, game: Game, lang: Lang): string {
  const names = namesIn(lang, game);
  if (target.is === "player") return names.player(target.player);
  const place = game.objects[target.object]?.place;
  const label = names.object(target.object);
  return !place || place.zone === "battlefield"
    ? label
    : wordsIn(lang).phrases.of(label, names.place(place));
}

/** Why something may not be done, as a sentence. */
export function refusalText(refusal: Refusal, game: Game, lang: Lang): string {
  return wordsIn(lang).sentence([namesIn(lang, game).refusal(refusal)]);
}

import type { Action, Option, Refusal } from "../engine/decisions.ts";
import type { Game } from "../engine/game.ts";
import type { ObjectId } from "../engine/ids.ts";
import { characteristics, counterOfEffect, partsOf, wayIn } from "../engine/index.ts";
import type { Target } from "../engine/objects.ts";
import type { Ability, Cost } from "../language/schema.ts";
import { namesIn, wordsIn } from "./language.ts";
import { asKeyword, halfName } from "./names.ts";
import { langOf, type Speech } from "./speech.ts";
import type { Asked } from "./words.ts";

function abilityOf(game: Game, object: ObjectId, key: string): Ability | undefined {
  return characteristics(game, object).abilities.find((one) => one.key === key)?.ability;
}

/** The cost that an ability of the card puts in place of its mana cost, if it is another one. */
function costOfWay(game: Game, object: ObjectId, way: string): readonly Cost[] | undefined {
  return wayIn(game, object, way)?.cost;
}

/** The mana that an ability makes, or that one may choose between. */
function manaOf({ effect }: Extract<Ability, { is: "activated" }>, speech: Speech, game: Game) {
  const names = namesIn(speech, game);
  if (effect.is === "addMana") return names.mana(effect.mana);
  if (effect.is !== "addManaOf") return undefined;
  return wordsIn(speech).phrases.oneOf(effect.types.map((type) => names.mana([type])));
}

const possessiveAbility = { en: "ability", ja: "能力" } as const;

/** The half of a split card that would be cast (709.3). */
function halfCalled(
  game: Game,
  id: ObjectId,
  half: string | undefined,
  speech: Speech,
): string | undefined {
  const card = game.objects[id]?.card;
  const halves = card === undefined ? undefined : game.cards[card]?.halves;
  return halves?.find(({ name }) => name.en === half)?.name[langOf(speech)];
}

function castLabel(action: Extract<Action, { is: "cast" }>, game: Game, speech: Speech): string {
  const { phrases } = wordsIn(speech);
  const names = namesIn(speech, game);
  const { way } = action;
  const spell = halfCalled(game, action.object, way.half, speech) ?? names.object(action.object);
  const costs = (cost: readonly Cost[]) => names.costs(cost);
  switch (way.is) {
    case "normal":
      return phrases.cast(spell);
    case "alternative": {
      const keyword = asKeyword(way.by);
      if (keyword) return phrases.castFor(spell, names.keyword(keyword), costs(way.cost));
      // An effect that goes by no keyword names a cost, or none.
      return way.cost.length === 0
        ? phrases.castFree(spell)
        : phrases.castPaying(spell, costs(way.cost));
    }
    case "way": {
      // Of two that go by one name the costs tell which is which.
      const word = names.keyword(partsOf(way.way).name);
      const cost = costOfWay(game, action.object, way.way);
      return cost ? phrases.castFor(spell, word, costs(cost)) : phrases.castBy(spell, word);
    }
    case "permission":
      return phrases.castPermitted(spell);
    case "free":
      return phrases.castFree(spell);
  }
}

export function actionLabel(action: Action, game: Game, speech: Speech): string {
  const { phrases } = wordsIn(speech);
  const names = namesIn(speech, game);
  switch (action.is) {
    case "pass":
      return phrases.pass;
    case "cast":
      return castLabel(action, game, speech);
    case "playLand":
      return phrases.playLand(names.object(action.object));
    case "activate": {
      const ability = abilityOf(game, action.object, action.ability);
      const source = names.object(action.object);
      if (ability?.is !== "activated")
        return phrases.activate(source, possessiveAbility[langOf(speech)]);
      const mana = manaOf(ability, speech, game);
      return mana === undefined
        ? phrases.activate(source, names.costs(ability.cost))
        : phrases.tapForMana(source, mana);
    }
  }
}

/** `asked` is the decision that offers it: what a choice means is a matter of what it is for. */
export function optionLabel(option: Option, game: Game, speech: Speech, asked?: Asked): string {
  const names = namesIn(speech, game);
  const { phrases } = wordsIn(speech);
  switch (option.is) {
    case "color":
      return names.color(option.color);
    case "mana":
      return names.mana([option.mana]);
    case "symbol":
      return `{${option.symbol.replace(/[{}]/g, "")}}`;
    case "subtype":
      return names.subtype(option.subtype);
    case "defender":
      return asked?.purpose.is === "defender"
        ? names.attacked(option.defender)
        : names.target(option.defender);
    case "none":
      return phrases.none;
    case "effect": {
      const source = names.object(option.source);
      const counter = counterOfEffect(option.key);
      return counter === undefined
        ? phrases.replacementOf(source)
        : phrases.counterOn(names.counter(counter), source);
    }
    case "mode": {
      const half = asked && halfName(game, asked.purpose, option.mode);
      if (half) return half[langOf(speech)];
      return asked?.purpose.is === "either" && asked.source
        ? phrases.alternative(game, asked.source, option.mode)
        : phrases.mode(option.mode + 1);
    }
  }
}

/** A player or object to choose, with its zone where that is not the battlefield. */
export function targetLabel(target: Target, game: Game, speech: Speech): string {
  const names = namesIn(speech, game);
  if (target.is === "player") return names.player(target.player);
  const place = game.objects[target.object]?.place;
  const label = names.object(target.object);
  return !place || place.zone === "battlefield"
    ? label
    : wordsIn(speech).phrases.of(label, names.place(place));
}

/** Why something may not be done, as a sentence. */
export function refusalText(refusal: Refusal, game: Game, speech: Speech): string {
  return wordsIn(speech).sentence([namesIn(speech, game).refusal(refusal)]);
}

/** From what a position says of effects and delayed abilities to the engine's setup of them. */

import { delayedAbility } from "../engine/effects/lasting.ts";
import type { SetupDelayed, SetupEffect } from "../engine/startLasting.ts";
import type { Era } from "../eras/index.ts";
import { expandAbility, expandChange } from "../keywords/index.ts";
import { protectionFrom } from "../keywords/protection.ts";
import {
  beginningOf,
  destroy,
  exile,
  ofColor,
  returnToBattlefield,
  returnToHand,
  sacrifice,
} from "../language/build.ts";
import type { CardDefinition, CardFace } from "../language/card.ts";
import { keysOf } from "../language/records.ts";
import { sameData } from "../language/sameData.ts";
import type { Ability, Change, Effect, Node, Objects } from "../language/schema.ts";
import { find as findNodes } from "../language/walk.ts";
import { abilityMeant, delayedIn, namesIn } from "./card-texts.ts";
import { complaint, problemAt } from "./problems.ts";
import type { Finder } from "./setup-names.ts";
import type {
  AbilityReference,
  CardReference,
  Does,
  LastingEffect,
  LastingUntil,
  Reference,
  RuleWord,
  Trigger,
  Waiting,
} from "./syntax.ts";
import type { Range } from "./text.ts";

/** What a position is set up with. */
export interface Surroundings {
  readonly find: Finder;
  readonly era: Era;
  readonly cards: readonly CardDefinition[];
}

/** No object of the position looks for these names. */
export const nobody = -1;

// Effects --------------------------------------------------------------------------------------

export function effectOf(effect: LastingEffect, around: Surroundings): readonly SetupEffect[] {
  const { find } = around;
  const objects = effect.objects.flatMap((one) => indexOf(one, find) ?? []);
  const source = effect.from ? indexOf(effect.from, find) : objects[0];
  const changes = effect.does.flatMap((one) => changesOf(one, effect.at, around));
  const copied = effect.does.find((one) => one.is === "copy");
  const copyOf = copied && faceOf(copied.card, around.cards);
  const named = effect.does.flatMap((one) => (one.is === "under" ? [one.player] : []));
  const { until } = effect;
  const players = [...named, ...("player" in until ? [until.player] : [])];
  const [controller = source === undefined ? undefined : find.playerAt(source)] = players;
  if (players.some((one) => one !== controller)) {
    find.problems.push(problemAt(effect.at, complaint("oneController", [])));
  }
  if (source === undefined || controller === undefined) return [];
  const common = { controller, source, until: untilOf(until) };
  // 615.7, 701.19a: a shield for each of them.
  const shields = effect.does
    .flatMap((one) => shieldOf(one) ?? [])
    .flatMap((one) => objects.map((id) => ({ ...common, ...one, objects: [id], changes: [] })));
  if (changes.length === 0 && !copyOf) return shields;
  return [{ ...common, objects, changes, ...(copyOf && { copyOf }) }, ...shields];
}

type Shield = Pick<SetupEffect, "ability" | "uses" | "shield">;

const regeneration: Ability = {
  is: "replacement",
  would: { is: "isDestroyed", what: { is: "isPermanent" } },
  instead: { is: "regenerateIt" },
};

const prevention: Ability = {
  is: "replacement",
  would: { is: "damages" },
  instead: { is: "prevent" },
};

function shieldOf(one: Does): Shield | undefined {
  if (one.is === "regeneration") return { ability: regeneration, uses: 1 };
  return one.is === "prevention" ? { ability: prevention, shield: one.amount } : undefined;
}

/** What an effect with a shield does, if the notation has words for it. */
export function shieldIn({ ability, uses, shield }: Shield): Does | undefined {
  const wanted = JSON.stringify(ability);
  if (wanted === JSON.stringify(regeneration) && uses === 1) return { is: "regeneration" };
  const isPrevention = wanted === JSON.stringify(prevention) && shield !== undefined;
  return isPrevention ? { is: "prevention", amount: shield } : undefined;
}

const untilOf = ({ is }: LastingUntil): SetupEffect["until"] => ({ is });

/** A permanent or, failing that, an object anywhere. */
function indexOf(reference: CardReference, find: Finder): number | undefined {
  const target = find.target(reference, nobody);
  return target?.is === "object" ? target.object : undefined;
}

function faceOf(
  card: CardDefinition["id"],
  cards: readonly CardDefinition[],
): CardFace | undefined {
  const found = cards.find(({ id }) => id === card);
  if (!found) return undefined;
  const { id: _id, back: _back, ...face } = found;
  return face;
}

const rules: Readonly<Record<RuleWord, Change>> = {
  "can't attack": { is: "cantAttack" },
  "can't block": { is: "cantBlock" },
  "must attack": { is: "mustAttack" },
  "must block": { is: "mustBlock" },
  "can't be destroyed": { is: "indestructible" },
  "can't be regenerated": { is: "cantBeRegenerated" },
  "can't untap": { is: "doesntUntap" },
};

/** The word for a change of the rules, if the notation has one. */
export const ruleWordOf = (change: Change): RuleWord | undefined =>
  keysOf(rules).find((word) => sameData(rules[word], change));

const number = (value: number) => ({ is: "number", value }) as const;

function changesOf(one: Does, at: Range, around: Surroundings): readonly Change[] {
  switch (one.is) {
    case "gets":
    case "base": {
      const is = one.is === "gets" ? "modifyPT" : "setPT";
      return [{ is, power: number(one.power), toughness: number(one.toughness) }];
    }
    case "gains": {
      const keyword: Ability = { is: "keyword", name: one.keyword };
      return expandChange({ is: "gainAbility", ability: keyword }, around.era.keywords);
    }
    case "gainsProtection":
      return [
        {
          is: "gainAbility",
          ability: expandAbility(protectionFrom(ofColor(one.color)), around.era.keywords),
        },
      ];
    case "gainsText":
      return meantBy(one.ability, at, around).map((ability) => ({ is: "gainAbility", ability }));
    case "loses":
      return [{ is: "loseAbility", keyword: one.keyword }];
    case "losesAll":
      return [{ is: "loseAllAbilities" }];
    case "noCreatureTypes":
      return [{ is: "loseSubtypes", kind: "creature" }];
    case "allCreatureTypes":
      return [{ is: "allCreatureTypes" }];
    case "switches":
      return [{ is: "switchPT" }];
    case "color": {
      const [color, ...others] = one.colors;
      const also = one.also && { also: true };
      return color && others.length === 0
        ? [{ is: "becomeColor", color: { is: "thatColor", color }, ...also }]
        : [{ is: "becomeColors", colors: one.colors, ...also }];
    }
    case "types": {
      const { supertypes, types, subtypes } = one;
      return [
        {
          is: "addTypes",
          ...(supertypes.length > 0 && { supertypes }),
          ...(types.length > 0 && { types }),
          ...(subtypes.length > 0 && { subtypes }),
        },
      ];
    }
    case "under":
      return [{ is: "gainControl", who: { is: "you" } }];
    case "copy":
    case "regeneration":
    case "prevention":
      return [];
    case "rule":
      return [rules[one.rule]];
  }
}

/** The ability of a card that is meant; none, and a problem, if the card has not so many. */
export function meantBy(
  reference: AbilityReference,
  at: Range,
  { find, cards }: Surroundings,
): readonly Ability[] {
  const ability = abilityMeant(reference, cards);
  if (ability) return [ability];
  find.problems.push(problemAt(at, complaint("noSuchText", [])));
  return [];
}

// Delayed abilities ----------------------------------------------------------------------------

export function delayedOf(waiting: Waiting, around: Surroundings): readonly SetupDelayed[] {
  const { find } = around;
  const { player: controller } = waiting;
  if (waiting.is === "text") {
    const found = delayedByText(waiting, around);
    return found ? [{ ...found, ...(waiting.x !== undefined && { x: waiting.x }) }] : [];
  }
  const objects = waiting.objects.flatMap((one) => indexOf(one, find) ?? []);
  const source = waiting.from ? indexOf(waiting.from, find) : objects[0];
  if (source === undefined) return [];
  return [{ controller, source, ability: abilityInWords(waiting), named: { [it]: objects } }];
}

/** What an ability in the words of the notation calls its objects. */
export const it = "it";

type InWords = Extract<Waiting, { is: "words" }>;

/** “at the beginning of the next end step, exile it” */
export function abilityInWords({
  verb,
  to,
  step,
  own,
}: Pick<InWords, "verb" | "to" | "step" | "own">): Node<"Ability", "triggered"> {
  const them: Objects = { is: "named", name: it };
  const effects: Readonly<Record<InWords["verb"], Effect>> = {
    exiles: exile(them),
    sacrifices: sacrifice(them),
    destroys: destroy(them),
    returns:
      to === "hand"
        ? returnToHand(them)
        : returnToBattlefield(them, { under: { is: "ownerOf", what: them } }),
  };
  const when = beginningOf(step, own ? { is: "you" } : { is: "anyPlayer" });
  return { is: "triggered", when, effect: effects[verb] };
}

/** The delayed ability that the text of a card sets up, with what it is about. */
export function delayedByText(
  { player, object, ability: place = 1, about, at }: DelayedByText,
  { find, cards }: Surroundings,
): SetupDelayed | undefined {
  const source = indexOf(object, find);
  if (source === undefined) return undefined;
  const card = find.cardAt(source, cards);
  const node = card && delayedIn(card)[place - 1];
  if (!node) {
    find.problems.push(problemAt(at, complaint("noSuchText", [])));
    return undefined;
  }
  const ability = delayedAbility(node);
  const objects = about.flatMap((one) => {
    const found = find.target(one, nobody);
    return found?.is === "object" ? [found.object] : [];
  });
  const [name] = namesIn(ability);
  const [one] = findNodes(ability, "theOne").length > 0 ? objects : [];
  return {
    ...{ controller: player, source, ability },
    ...(one !== undefined && { one }),
    ...(name !== undefined && { named: { [name]: objects } }),
    ...(node.until && { until: node.until }),
  };
}

type DelayedByText = Pick<Trigger, "player" | "object" | "ability" | "at"> & {
  readonly about: readonly Reference[];
};

/** The words on a drawn card. */

import { langOf, namesIn, type Speech, targetLabel } from "../captions/telling.ts";
import type { Characteristics } from "../engine/characteristics.ts";
import type { Game } from "../engine/game.ts";
import { characteristics, symbolCounts } from "../engine/index.ts";
import type { GameObject, Target } from "../engine/objects.ts";
import { chosenNow, faceOf } from "../engine/printed.ts";
import type { CardId } from "../language/card.ts";
import { colorWords } from "../language/lexicon.ts";
import { keysOf } from "../language/records.ts";
import type { Ability } from "../language/schema.ts";
import type { Color } from "../language/vocabulary.ts";
import { listed } from "../notation/punctuation.ts";
import type { Face } from "./view.ts";
import { edgeColors } from "./view.ts";
import type { BoardWords } from "./words.ts";

export function nameOf(
  { object, of }: Pick<Face, "object" | "of">,
  game: Game,
  speech: Speech,
  words: BoardWords,
) {
  if (object.stacked || object.assigned) return namesIn(speech, game).object(object.id);
  return of.name?.[langOf(speech)] ?? words.unknown;
}

/** Power and toughness as they are; nothing for what is no creature. */
export function ptOf(of: Characteristics): string | undefined {
  return of.power === undefined || of.toughness === undefined
    ? undefined
    : `${of.power}/${of.toughness}`;
}

/** What the card has printed, where that is no longer so. */
export function printedPtOf(
  object: GameObject,
  of: Characteristics,
  game: Game,
): string | undefined {
  const card = faceOf(game, object);
  if (card?.power === undefined || card.toughness === undefined) return undefined;
  const printed = `${card.power}/${card.toughness}`;
  return printed === ptOf(of) ? undefined : printed;
}

const sameColors = (one: readonly Color[], other: readonly Color[]): boolean =>
  one.length === other.length && one.every((color) => other.includes(color));

/** The colors of an object where they are not those that its cost shows on the card. */
function newColors({ object, of }: Pick<Face, "object" | "of">, game: Game): readonly Color[] {
  const card = faceOf(game, object);
  if (!card) return [];
  const letters = { white: "W", blue: "U", black: "B", red: "R", green: "G" } as const;
  const shown =
    card.colorIndicator ??
    keysOf(letters).filter((color) => card.manaCost?.includes(letters[color]));
  return sameColors(shown, of.colors) ? [] : of.colors;
}

/** The states of an object, each in a word or two. */
export function chipsOf(
  face: Pick<Face, "object" | "of">,
  game: Game,
  speech: Speech,
  words: BoardWords,
): readonly string[] {
  const { object, of } = face;
  const names = namesIn(speech, game);
  const chips: string[] = [];
  if (object.tapped) chips.push(words.tapped);
  if (object.attacking) {
    const { planeswalker } = object.attacking;
    chips.push(planeswalker ? words.attackingWhat(names.object(planeswalker)) : words.attacking);
  }
  if (object.blocking?.length) chips.push(words.blocking);
  if (object.recent && of.types.includes("creature")) chips.push(words.recent);
  for (const [kind, count] of Object.entries(object.counters ?? {})) {
    // A planeswalker's stand where a creature has its power and toughness.
    if (kind === "loyalty" && of.types.includes("planeswalker")) continue;
    chips.push(words.counters(count, /^[+-]/.test(kind) ? kind : names.counter(kind)));
  }
  for (const designation of object.designations ?? []) chips.push(words[designation]);
  if (object.place.zone === "battlefield") {
    for (const { counts, total, needed } of symbolCounts(game, object.id)) {
      if (counts === "devotion" && needed !== undefined) chips.push(words.devotion(total, needed));
    }
  }
  const { color, subtype } = chosenNow(game, object) ?? {};
  if (color) chips.push(words.chosenFor(names.color(color)));
  if (subtype) chips.push(words.chosenFor(names.subtype(subtype)));
  if (object.damage) chips.push(words.damage(object.damage));
  chips.push(...newColors(face, game).map((color) => colorWords[color][langOf(speech)]));
  const host = object.attachedTo && game.objects[object.attachedTo];
  if (host)
    chips.push(words.on(characteristics(game, host.id).name?.[langOf(speech)] ?? words.unknown));
  return chips;
}

/** What a spell or ability on the stack was announced with. */
export function announcedOf(object: GameObject, game: Game, speech: Speech, words: BoardWords) {
  const announced = object.stacked ?? object.casting;
  if (object.assigned) {
    const label = (target: Target): string => targetLabel(target, game, speech);
    return object.assigned.map(({ source, target, amount }) =>
      words.assigned(label({ is: "object", object: source }), label(target), amount),
    );
  }
  if (!announced) return [];
  const said: string[] = [];
  const lang = langOf(speech);
  const { modes = [], paid = [] } = announced;
  if (announced.x !== undefined) said.push(words.x(announced.x));
  const numbers = modes.map((mode) => `${mode + 1}`);
  if (numbers.length > 0) said.push(words.modes(listed(lang, numbers)));
  const names = namesIn(speech, game);
  if (paid.length > 0) said.push(words.paid(listed(lang, paid.map(names.keyword))));
  const targets = announced.targets.flat().map((target) => targetLabel(target, game, speech));
  if (targets.length > 0) said.push(words.targets(listed(lang, targets)));
  return said;
}

/** What it is now: a God may be no creature, and a token has no card to print it. */
export function typeLineOf(
  { object, of }: Pick<Face, "object" | "of">,
  game: Game,
  speech: Speech,
): string | undefined {
  return object.unknown ? undefined : namesIn(speech, game).typeLine(of) || undefined;
}

/** The text that was printed for an object's card, while the object shows that face of it. */
export function textOf<Text>(
  { card, copyOf, face, faceDown }: GameObject,
  printed: Readonly<Record<CardId, Text>>,
): Text | undefined {
  return card === undefined || copyOf || face || faceDown ? undefined : printed[card];
}

/** What sort of thing is on the stack. */
export function kindOf({ stacked, assigned }: GameObject, words: BoardWords): string {
  if (assigned) return words.combatDamage;
  if (!stacked) return words.spell;
  return stacked.ability.is === "activated" ? words.activated : words.triggered;
}

type Keyword = Extract<Ability, { is: "keyword" }>;

/** A keyword in short, with the color or the mana that belongs to it. */
function keywordText({ name, quality, cost }: Keyword, game: Game, speech: Speech): string {
  const names = namesIn(speech, game);
  const word = names.keyword(name);
  if (quality?.is === "color") {
    const color = names.color(quality.color);
    return langOf(speech) === "ja" ? `${word}（${color}）` : `${word} from ${color}`;
  }
  return cost ? `${word} ${names.costs(cost)}` : word;
}

export function keywordsOf(of: Characteristics, game: Game, speech: Speech): readonly string[] {
  const said = of.abilities.flatMap(({ ability }) =>
    ability.is === "keyword" && ability.name !== "enchant"
      ? [keywordText(ability, game, speech)]
      : [],
  );
  return [...new Set(said)];
}

/** Keywords that an object has and its card has not. */
export function gainedKeywords(
  { object, of }: Pick<Face, "object" | "of">,
  game: Game,
  speech: Speech,
): readonly string[] {
  const card = faceOf(game, object);
  const own = new Set(
    card?.abilities.flatMap((ability) => (ability.is === "keyword" ? [ability.name] : [])),
  );
  const gained = of.abilities.flatMap(({ ability }) =>
    ability.is === "keyword" && !own.has(ability.name) ? [keywordText(ability, game, speech)] : [],
  );
  return [...new Set(gained)];
}

/** The edge of a card as a CSS image: one stripe a color. */
export function edgeOf({ object, of }: Pick<Face, "object" | "of">, game: Game): string {
  // An ability has no color (113.7a); the edge shows what it came from.
  const source = object.stacked?.source;
  const colors = edgeColors(source ? characteristics(game, source) : of);
  const stripes = colors.length === 0 ? ["none"] : colors;
  const width = 100 / stripes.length;
  const stops = stripes.map(
    (color, index) => `var(--mana-${color}) ${index * width}% ${(index + 1) * width}%`,
  );
  return `linear-gradient(90deg, ${stops.join(", ")})`;
}

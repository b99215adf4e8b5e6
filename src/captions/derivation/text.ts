/** The rules text of an object as it is now, and what of it is otherwise than printed. */
import type { AbilityInstance } from "../../engine/characteristics.ts";
import type { Game } from "../../engine/game.ts";
import type { GameObject } from "../../engine/objects.ts";
import { faceOf, ownFace, printedOn } from "../../engine/printed.ts";
import type { CardFace } from "../../language/card.ts";
import { sameData } from "../../language/sameData.ts";
import type { Ability } from "../../language/schema.ts";
import { basicLandTypes } from "../../language/vocabulary.ts";
import type { Speech } from "../speech.ts";
import type { Values } from "./values.ts";
import { printed } from "./words.ts";

/** `copied`: it is the text of what the object is a copy of. */
export interface TextLine {
  readonly kind: "kept" | "copied" | "gained" | "lost" | "changed";
  readonly text: string;
  /** What it was, where it has changed. */
  readonly was?: string;
}

type Instances = readonly AbilityInstance[];

/** Whether an ability is only what a keyword means (702.1). */
const isInnerOf = ({ key }: AbilityInstance, all: Instances): boolean =>
  all.some((one) => one.ability.is === "keyword" && key.startsWith(`${one.key}.`));

const topsOf = (all: Instances): Instances => all.filter((one) => !isInnerOf(one, all));

const isSame = (one: AbilityInstance, other: AbilityInstance): boolean =>
  one.ability === other.ability || sameData(one.ability, other.ability);

/** The abilities of a text that are new, gone, or have other words. */
export function whatChanged(before: Instances, after: Instances) {
  const [was, now] = [topsOf(before), topsOf(after)];
  const partner = (one: AbilityInstance, among: Instances) =>
    among.find(({ key }) => key === one.key);
  return {
    gained: now.filter((one) => !partner(one, was)),
    lost: was.filter((one) => !partner(one, now)),
    changed: now.filter((one) => {
      const old = partner(one, was);
      return old !== undefined && !isSame(one, old);
    }),
  };
}

export const noFace: CardFace = {
  name: { en: "", ja: "", kana: "" },
  supertypes: [],
  types: [],
  subtypes: [],
  abilities: [],
};

export function linesOfText(
  game: Game,
  object: GameObject,
  values: Values,
  speech: Speech,
): readonly TextLine[] {
  const print = (ability: Ability, of: CardFace): string => printed(ability, of, game, speech);
  const face = faceOf(game, object) ?? noFace;
  const same = face === (ownFace(game, object) ?? noFace) ? "kept" : "copied";
  const now = topsOf(values.abilities ?? []);
  const { types = [], subtypes = [], supertypes = [] } = values;
  const asItIs: CardFace = { ...face, types, subtypes, supertypes };
  const own = topsOf(printedOn(face).abilities).map((old): TextLine => {
    // As the face has it, with the ability word that it stands under.
    const whole = face.abilities[Number(old.key)] ?? old.ability;
    const text = print(whole, face);
    const left = now.find(({ key }) => key === old.key);
    if (!left) return { kind: "lost", text };
    if (isSame(old, left)) return { kind: same, text };
    return { kind: "changed", text: print(left.ability, asItIs), was: text };
  });
  const isPrinted = ({ key }: AbilityInstance): boolean =>
    printedOn(face).abilities.some((one) => one.key === key) ||
    basicLandTypes.some((type) => key === `mana:${type}` && face.subtypes.includes(type));
  const gained = now
    .filter((one) => !isPrinted(one))
    .map(({ ability }): TextLine => ({ kind: "gained", text: print(ability, asItIs) }));
  return [...own, ...gained].filter(({ text }) => text !== "");
}

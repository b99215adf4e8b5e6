import { type Game, nowOrLast, type ObjectId } from "../engine/index.ts";
import type { Zone } from "../language/vocabulary.ts";
import type { Bilingual } from "./bilingual.ts";
import { joined } from "./describe.ts";
import { means, type Scene } from "./refer.ts";
import type { Fact, FactOf, ObjectReference } from "./syntax.ts";

/** Whether something is so, and what was found. */
export interface Finding {
  readonly holds: boolean;
  readonly found: Bilingual;
  /** It is neither shown nor refuted. */
  readonly isOpen?: true;
}

export const finding = (holds: boolean, found: Bilingual): Finding => ({ holds, found });

/** Looks at facts of some kinds, each without its “not”. */
export type Lookers<Is extends Fact["is"]> = {
  readonly [One in Is]: (scene: Scene, fact: FactOf<One>) => Finding;
};

/** Where a name is looked for first: a fact about a creature means the one on the battlefield. */
const zonesByInterest: readonly Zone[] = [
  "battlefield",
  "stack",
  "exile",
  "hand",
  "graveyard",
  "library",
];

/** The objects that a name means, all of them in the most interesting zone that has any. */
export function objectsNamed(scene: Scene, name: ObjectReference): readonly ObjectId[] {
  const all = everywhere(scene, name);
  const zoneOf = (id: ObjectId): Zone | undefined => nowOrLast(scene.game, id)?.place.zone;
  const zone = zonesByInterest.find((one) => all.some((id) => zoneOf(id) === one));
  return all.filter((id) => zoneOf(id) === zone);
}

export const everywhere = (scene: Scene, name: ObjectReference): readonly ObjectId[] =>
  allIds(scene.game).filter((id) => means(scene, name, id));

const allIds = (game: Game): readonly ObjectId[] =>
  Object.values(game.objects).map((object) => object.id);

const nowhere: Bilingual = { en: "not there", ja: "存在しない" };

/** Asks the same of each object; one of which it is so is enough. */
export function ofObjects<Value>(
  ids: readonly ObjectId[],
  read: (id: ObjectId) => Value,
  isSo: (value: Value) => boolean,
  say: (value: Value) => Bilingual,
): Finding {
  const values = ids.map(read);
  return finding(values.some(isSo), joined(values.map(say), nowhere));
}

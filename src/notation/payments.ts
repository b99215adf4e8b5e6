/** From names to payments: which mana is spent, and what is tapped for it. */
import type { Answer, ManaActivation } from "../engine/decisions.ts";
import {
  characteristics,
  isManaAbility,
  manaSources,
  type ObjectId,
  whyNot,
} from "../engine/index.ts";
import { ok, type Result } from "../engine/result.ts";
import type { ManaType } from "../language/vocabulary.ts";
import { findOwn } from "../language/walk.ts";
import type { Asked } from "./answers.ts";
import type { NotationProblem } from "./problems.ts";
import { findObjects, means, type Scene } from "./refer.ts";
import type { Clause, PaymentSource } from "./syntax.ts";

type AskedOf<Is extends Asked["is"]> = Extract<Asked, { is: Is }>;

/** Mana abilities of the named permanents; without names the engine's proposal. */
export function payBy(
  scene: Scene,
  asked: AskedOf<"pay">,
  clauses: readonly Clause[],
): Result<Answer, NotationProblem> {
  const { game } = scene;
  const paying = clauses.find((clause) => clause.is === "paying");
  if (!paying) return ok({ is: "pay", activations: asked.proposal });
  const { mana, sources: names } = paying;
  const able = game.battlefield.filter(
    (id) =>
      characteristics(game, id).controller === asked.player &&
      (!game.objects[id]?.tapped || usesOf(scene, asked, id) > 0) &&
      manaKeys(scene, id).length > 0,
  );
  const where = {
    en: "among the untapped permanents that this player can tap for mana",
    ja: "このプレイヤーがマナを引き出せるアンタップ状態のパーマネント",
  };
  const found: ObjectId[] = [];
  for (const name of names) {
    const fresh = able.filter((id) => !found.includes(id));
    // 605.3c: what has been named is meant again where nothing else is, as often as it can be used.
    const again = found.filter((id) => usesOf(scene, asked, id) > timesIn(found, id));
    const among = fresh.some((id) => means(scene, name, id)) ? fresh : [...new Set(again)];
    const one = findObjects(scene, [name], among, where);
    if (!one.ok) return one;
    found.push(...one.value);
  }
  const ways = waysToTap(scene, found, names);
  const answers = ways.map((activations): Answer => {
    if (!mana) return { is: "pay", activations };
    const spend = [...mana, ...activations.flatMap((one) => manaMade(scene, one))];
    return { is: "pay", activations, spend };
  });
  const fitting = answers.find((answer) => whyNot(game, answer) === null) ?? answers[0];
  return ok(fitting ?? { is: "pay", activations: [] });
}

const timesIn = (list: readonly ObjectId[], id: ObjectId): number =>
  list.filter((one) => one === id).length;

/** How often the mana abilities of a permanent can be activated for this payment, taken together. */
function usesOf({ game }: Scene, { player }: AskedOf<"pay">, id: ObjectId): number {
  const own = manaSources(game, player).filter(({ object }) => object === id);
  const uses = new Map(own.map((one) => [one.ability, one.uses]));
  return [...uses.values()].reduce((sum, one) => sum + one, 0);
}

const manaKeys = ({ game }: Scene, id: ObjectId): readonly string[] =>
  characteristics(game, id)
    .abilities.filter(({ ability }) => isManaAbility(ability))
    .map(({ key }) => key);

/** What a mana ability makes that is activated for a payment. */
export const manaMade = (
  { game }: Scene,
  { object, ability: key, mana }: ManaActivation,
): readonly ManaType[] => {
  if (mana) return mana;
  const found = characteristics(game, object).abilities.find((one) => one.key === key);
  return found ? findOwn(found.ability, "addMana").flatMap((effect) => effect.mana) : [];
};

/** More combinations than this are not tried. */
const mostWays = 256;

/** Every combination of one mana ability of each permanent. */
function waysToTap(
  scene: Scene,
  ids: readonly ObjectId[],
  names: readonly PaymentSource[],
): readonly (readonly ManaActivation[])[] {
  return ids.reduce<readonly (readonly ManaActivation[])[]>(
    (ways, object, index) => {
      const mana = names[index]?.mana;
      const how = manaKeys(scene, object).map(
        (ability): ManaActivation => ({ object, ability, ...(mana && { mana }) }),
      );
      return ways.flatMap((way) => how.map((one) => [...way, one])).slice(0, mostWays);
    },
    [[]],
  );
}

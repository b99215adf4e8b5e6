/** From names to payments: which mana is spent, and what is tapped for it. */
import type { Answer, ManaActivation } from "../engine/decisions.ts";
import { characteristics, isManaAbility, type ObjectId, whyNot } from "../engine/index.ts";
import { ok, type Result } from "../engine/result.ts";
import type { ManaType } from "../language/vocabulary.ts";
import { findOwn } from "../language/walk.ts";
import type { Asked } from "./answers.ts";
import type { NotationProblem } from "./problems.ts";
import { findObjects, type Scene } from "./refer.ts";
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
      !game.objects[id]?.tapped &&
      manaKeys(scene, id).length > 0,
  );
  const where = {
    en: "among the untapped permanents that this player can tap for mana",
    ja: "このプレイヤーがマナを引き出せるアンタップ状態のパーマネント",
  };
  const found = findObjects(scene, names, able, where);
  if (!found.ok) return found;
  const ways = waysToTap(scene, found.value, names);
  const answers = ways.map((activations): Answer => {
    if (!mana) return { is: "pay", activations };
    const spend = [...mana, ...activations.flatMap((one) => manaOf(scene, one))];
    return { is: "pay", activations, spend };
  });
  const fitting = answers.find((answer) => whyNot(game, answer) === null) ?? answers[0];
  return ok(fitting ?? { is: "pay", activations: [] });
}

const manaKeys = ({ game }: Scene, id: ObjectId): readonly string[] =>
  characteristics(game, id)
    .abilities.filter(({ ability }) => isManaAbility(ability))
    .map(({ key }) => key);

const manaOf = (
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

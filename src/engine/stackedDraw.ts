/** The draw of the turn as a triggered ability on the stack (304.1 of 2002). */
import type { CardFace } from "../language/card.ts";
import { stepWords } from "../language/lexicon.ts";
import type { Ability } from "../language/schema.ts";
import { activeOnes } from "./game.ts";
import { objectId, type PlayerId } from "./ids.ts";
import type { InstructionOf } from "./instructions.ts";
import type { GameObject, StackedAbility } from "./objects.ts";
import { printedOn } from "./printed.ts";
import { placeAllTriggers } from "./triggers.ts";
import type { Work } from "./work.ts";

const ability: Ability = {
  is: "triggered",
  when: { is: "beginningOf", step: "draw", whose: { is: "you" } },
  effect: { is: "draw", who: { is: "you" }, amount: { is: "number", value: 1 } },
  rule: "504.1",
};

/** No object has this ability: what it is of bears the name of the step, and was never there. */
const drawStep: CardFace = {
  name: { ...stepWords.draw, kana: "" },
  supertypes: [],
  types: [],
  subtypes: [],
  abilities: [],
};

/** What no ability of an object is called. */
const key = "turnDraw";

/** Whether an object on the stack, or one that was there, is the draw of a turn. */
export const isTurnDraw = (stacked: Pick<StackedAbility, "key"> | undefined): boolean =>
  stacked?.key === key;

/** On top of all that triggered as the step began; then there is priority. */
export function stackDraw(work: Work, instruction: InstructionOf<"drawForTurn">): void {
  if (work.game.triggers.length > 0) {
    work.push(instruction);
    placeAllTriggers(work);
    return;
  }
  for (const player of activeOnes(work.game)) stackDrawOf(work, player);
}

/** Neither player controls it, said the rule; but somebody has to be the one who draws. */
function stackDrawOf(work: Work, player: PlayerId): void {
  const [source, id] = [objectId(work.fresh()), objectId(work.fresh())];
  const timestamp = work.fresh();
  const common = {
    owner: player,
    controller: player,
    place: { zone: "stack" },
    timestamp,
  } as const;
  const past: GameObject = { id: source, base: drawStep, ...common };
  const last = { ...printedOn(drawStep), controller: player };
  const stacked = { source, ability, key, occasion: { player }, targets: [] };
  work.set({
    past: { ...work.game.past, [source]: { object: past, last } },
    objects: { ...work.game.objects, [id]: { id, ...common, stacked } },
    stack: [...work.game.stack, id],
  });
  const placed = { is: "abilityOnStack", object: id, source, kind: "triggered" } as const;
  work.emit(placed, { is: "turn" }, "504.1");
}

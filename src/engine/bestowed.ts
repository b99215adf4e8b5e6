/** What becomes of bestowed Auras (CR 702.103e–g); casting them is in the keyword's own file. */
import { existing } from "./game.ts";
import type { ObjectId } from "./ids.ts";
import type { GameObject } from "./objects.ts";
import type { RuleNumber } from "./rules.ts";
import type { Work } from "./work.ts";

export const isBestowed = ({ designations }: GameObject): boolean =>
  designations?.includes("bestowed") ?? false;

/** 702.103e–g: it is an Aura no longer, by the rule that says so there. */
export function endBestowed(work: Work, id: ObjectId, rule: RuleNumber): void {
  const { designations = [] } = existing(work.game, id);
  const left = designations.filter((one) => one !== "bestowed");
  if (left.length > 0) work.setObject(id, { designations: left });
  else work.clear(id, "designations");
  work.emit(
    { is: "designated", object: id, designation: "bestowed", ended: true },
    { is: "object", object: id },
    rule,
  );
}

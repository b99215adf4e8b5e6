/** Shields: what prevents damage, and what regenerates (CR 615, 701.19). */
import type { Ability, Node } from "../../language/schema.ts";
import { permanents } from "../reading.ts";
import { begin } from "./beginning.ts";
import { recipients } from "./damage.ts";
import type { Doing, EffectTable } from "./handler.ts";

export const shieldEffects: EffectTable<"preventDamage" | "regenerate"> = {
  preventDamage,
  regenerate: regenerationShield,
};

/** 615.7–615.8: a shield for each that it is said to protect, or against a source everywhere. */
function preventDamage({ work, effect, read }: Doing<"preventDamage">): void {
  const { to, from, combat, until } = effect;
  const shield = effect.amount ? read.amount(effect.amount) : undefined;
  const would: Node<"Trigger", "damages"> = {
    is: "damages",
    ...(from && { source: { is: "isAmong", what: from } }),
    ...(combat && { combat }),
  };
  const ability: Ability = { is: "replacement", would, instead: { is: "prevent" } };
  // 615.7: a shield of nothing prevents nothing.
  if (shield !== undefined && shield <= 0) return;
  const common = { changes: [], ability, frame: read.frame, until } as const;
  const sized = shield === undefined ? common : { ...common, shield };
  if (!to) {
    begin(work, read, { ...sized, objects: [] });
    return;
  }
  // 611.2c: "all damage that would be dealt to creatures" goes for those that come later, too.
  if (shield === undefined && to.is === "objects" && to.objects.is === "all") {
    const open = { ...would, object: to.objects.filter };
    begin(work, read, { ...common, ability: { ...ability, would: open }, objects: [] });
    return;
  }
  for (const { target, share } of recipients(read, to)) {
    const own = share === undefined ? sized : { ...sized, shield: share };
    begin(
      work,
      read,
      target.is === "object"
        ? { ...own, objects: [target.object] }
        : { ...own, objects: [], players: [target.player] },
    );
  }
}

/** 701.19a: a shield for the next time that it would be destroyed this turn. */
function regenerationShield({ work, effect, read }: Doing<"regenerate">): void {
  for (const id of permanents(read, effect.what)) {
    begin(work, read, {
      objects: [id],
      changes: [],
      ability: regeneration,
      frame: read.frame,
      uses: 1,
      until: { is: "endOfTurn" },
    });
  }
}

const regeneration: Ability = {
  is: "replacement",
  would: { is: "isDestroyed", what: { is: "isPermanent" } },
  instead: { is: "regenerateIt" },
};

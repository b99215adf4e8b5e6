/** Ability words (207.2c) that no card here has: labels, which say nothing of what an ability does. */
import { also, type Rule, says } from "./core.ts";

const labels = `adamant, addendum, alliance, battalion, bloodrush, celebration, channel, cohort,
converge, council's dilemma, coven, delirium, descend 4, descend 8, disappear, domain, eerie,
eminence, enrage, fateful hour, fathomless descent, ferocious, flurry, formidable, grandeur,
hellbent, imprint, infusion, inspired, join forces, kinship, landfall, lieutenant, magecraft,
metalcraft, opus, pack tactics, paradox, parley, radiance, raid, rally, renew, repartee, revolt,
secret council, spell mastery, survival, sweep, tempting offer, undergrowth, valiant, vivid, void,
will of the council`.split(/,\s+/);

export const labelRules: readonly Rule[] = [
  ...labels.map((label) =>
    says("Line", `${label} — <line:Unlabelled>` as "<line:Unlabelled>", ({ line }) => [line]),
  ),
  also("Unlabelled", "Ability", (ability) => ability),
  also("Unlabelled", "SpellText", (ability) => ability),
];

const before = new RegExp(`^(?:${labels.join("|")}) — `);
/** A folded text without such a label before it. */
export const withoutLabel = (text: string): string => text.replace(before, "");

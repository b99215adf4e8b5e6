/** Which layer each change belongs to (CR 613.1–613.4). */
import type { Change } from "../../language/schema.ts";
import type { RuleNumber, Rules } from "../rules.ts";

/**
 * The layers and sublayers in their order (613.1, 613.4); `rules` comes after all (613.11). Copy
 * effects (613.1a) are in the copiable values that an object carries (printed.ts).
 */
export const layers = [
  "control",
  "text",
  "type",
  "color",
  "ability",
  "definePT",
  "setPT",
  "modifyPT",
  "switchPT",
  "rules",
] as const;
export type Layer = (typeof layers)[number];

/** The rule of each layer. */
export const ruleOfLayer: Readonly<Record<Layer, RuleNumber>> = {
  control: "613.1b",
  text: "613.1c",
  type: "613.1d",
  color: "613.1e",
  ability: "613.1f",
  definePT: "613.4a",
  setPT: "613.4b",
  modifyPT: "613.4c",
  switchPT: "613.4d",
  rules: "613.11",
};

/** What makes a change: an ability, a characteristic-defining one, or something that resolved. */
export type Maker = "ability" | "definingAbility" | "resolution";

/** The layer that a change applies in, as one of all the changes that its effect makes. */
export function layerOf(
  change: Change,
  rules: Rules,
  by: Maker = "ability",
  all: readonly Change[] = [change],
): Layer {
  const layer = layerToday(change, by);
  switch (rules.layering) {
    case "settingFirst":
      return layer;
    case "resolvedInOrder":
      // Colors and abilities had one layer, the fifth.
      if (layer === "color") return "ability";
      // With what sets a size, in the order of timestamps; static abilities come after counters.
      return layer === "modifyPT" && by === "resolution" ? "setPT" : layer;
    case "typesFirst":
      if (!together.has(layer)) return layer;
      // 214.5, 418.5e: what changes types changes other initial values with them.
      return all.some(changesTypes) ? "type" : "modifyPT";
  }
}

/** Whether the type of a permanent is changed, not only its subtypes. */
const changesTypes = (change: Change): boolean =>
  (change.is === "addTypes" || change.is === "setTypes" || change.is === "loseTypes") &&
  (change.types?.length ?? 0) > 0;

/** What until 2003 came after types and counters, in one order of timestamps. */
const together: ReadonlySet<Layer> = new Set([
  "text",
  "color",
  "ability",
  "setPT",
  "modifyPT",
  "switchPT",
]);

/** What changes of characteristics and of control (613.1) belong to; all others change rules. */
const layersToday = {
  gainControl: "control", // 613.1b
  changeWords: "text", // 613.1c
  addTypes: "type", // 613.1d
  setTypes: "type",
  setSubtypes: "type",
  loseTypes: "type",
  allCreatureTypes: "type",
  becomeChosenType: "type",
  loseSubtypes: "type",
  becomeColor: "color", // 613.1e
  becomeColors: "color",
  gainAbility: "ability", // 613.1f
  loseAbility: "ability",
  loseThatAbility: "ability",
  loseAllAbilities: "ability",
  setPT: "setPT", // 613.4b
  modifyPT: "modifyPT", // 613.4c
  switchPT: "switchPT", // 613.4d
} as const satisfies Partial<Record<Change["is"], Layer>>;

/** Whether it changes the rules for an object and none of its characteristics (611.2c, 613.11). */
export const changesRules = (
  change: Change,
): change is Exclude<Change, { is: keyof typeof layersToday }> => !(change.is in layersToday);

function layerToday(change: Change, by: Maker): Layer {
  if (changesRules(change)) return "rules";
  // 613.4a
  return change.is === "setPT" && by === "definingAbility" ? "definePT" : layersToday[change.is];
}

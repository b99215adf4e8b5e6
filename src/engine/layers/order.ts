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

function layerToday(change: Change, by: Maker): Layer {
  switch (change.is) {
    case "gainControl":
      return "control"; // 613.1b
    case "changeWords":
      return "text"; // 613.1c
    case "addTypes":
    case "setTypes":
    case "setSubtypes":
    case "loseTypes":
    case "allCreatureTypes":
    case "becomeChosenType":
    case "loseSubtypes":
      return "type"; // 613.1d
    case "becomeColor":
    case "becomeColors":
      return "color"; // 613.1e
    case "gainAbility":
    case "loseAbility":
    case "loseThatAbility":
    case "loseAllAbilities":
      return "ability"; // 613.1f
    case "setPT":
      return by === "definingAbility" ? "definePT" : "setPT"; // 613.4a, 613.4b
    case "modifyPT":
      return "modifyPT"; // 613.4c
    case "switchPT":
      return "switchPT"; // 613.4d
    default:
      return "rules";
  }
}

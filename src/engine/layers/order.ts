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

/** The layer that a change applies in; `defining` when a characteristic-defining ability makes it. */
export function layerOf(change: Change, rules: Rules, defining = false): Layer {
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
    case "loseAllAbilities":
      return "ability"; // 613.1f
    case "setPT":
      return defining ? "definePT" : "setPT"; // 613.4a, 613.4b
    case "modifyPT":
      return "modifyPT"; // 613.4c
    case "switchPT":
      return rules.switchingPT === "lastSublayer" ? "switchPT" : "modifyPT"; // 613.4d
    default:
      return "rules";
  }
}

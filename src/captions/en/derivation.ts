/** Derivations in English. It brings the printer, so it is loaded when somebody first looks. */
import { forEachVocabulary } from "../../language/eraWords.ts";
import * as printer from "../../language/print/en/index.ts";
import { phrasesIn } from "../../language/print/en/phrases.ts";
import { capital } from "../../notation/punctuation.ts";
import {
  type DerivationLanguage,
  type DerivationWords,
  learnDerivation,
} from "../derivation/words.ts";
import { counted, list } from "./grammar.ts";

const none = "none";

const words = forEachVocabulary((vocabulary): DerivationWords => {
  const say = phrasesIn(vocabulary);
  return {
    layer: (number) => number,
    layers: {
      copy: "copiable values",
      faceDown: "face down",
      control: "control",
      text: "text",
      type: "types",
      color: "color",
      ability: "abilities",
      definePT: "P/T defined",
      setPT: say.sizes === "base" ? "base P/T" : "P/T set",
      modifyPT: "P/T changes",
      switchPT: "P/T switched",
      noCreature: "no creature",
    },
    aspects: {
      name: "Name",
      manaCost: "Mana cost",
      controller: "Controller",
      typeLine: "Types",
      colors: "Color",
      pt: "P/T",
      loyalty: "Loyalty",
      abilities: "Abilities",
    },
    none,
    colors: (colors) => (colors.length === 0 ? "colorless" : list(colors)),
    everyCreatureType: (line) => `${line} (every creature type)`,
    withinSentence: (keyword) => keyword.charAt(0).toLowerCase() + keyword.slice(1),
    abilities(named, others) {
      if (named.length === 0) return others === 1 ? "an ability" : `${others} abilities`;
      const more =
        others === 0 ? [] : [`${others} other ${others === 1 ? "ability" : "abilities"}`];
      return list([...named, ...more]);
    },
    differs(now, was, isToken) {
      const made = isToken ? say.created : "printed";
      if (was === none) return `${now}, none ${made}`;
      return `${now}, ${made}${isToken ? " as" : ""} ${was}`;
    },
    hasGained: (abilities) => `has gained ${abilities}`,
    hasLost: (abilities) => `has lost ${abilities}`,
    hasLostAll: "has lost all abilities",
    textChanged: "has changed words in its text",
    controlledBy: (player) => `is controlled by ${player}`,
    summary: (parts) => capital(parts.join("; ")),
    itself: (name) => `${name} itself`,
    copies: (name) => `is a copy of ${name}`,
    faceDown: "is face down",
    noSize: "is a creature without power and toughness, so both are 0",
    noCreature: "is no creature, so it has no power or toughness",
    landTypes: "has the mana abilities of its basic land types",
    counters: (kinds) => `has ${list(kinds.map(([counter, count]) => counted(count, counter)))}`,
    counterOn: (counter, object) => `the ${counter} on ${object}`,
    title: "Characteristics and how they come about",
    about: (what, summary) => `${what}: ${summary}`,
    inSteps: (name, steps) =>
      `${name} (${steps.length === 1 ? "step" : "steps"} ${list(steps.map(String))})`,
    unchanged: "No effect changes it.",
    asPrinted: "As printed, after all effects",
    ladder: "From layer to layer",
    caption: "The effects, in the order in which they apply",
    layerHeading: "Layer",
    effectHeading: "Effect",
    changeHeading: "Change",
    seeText: "other words: see its text",
    printed: "printed",
    created: say.created,
    becomes: "becomes",
    kinds: { copied: "copied", gained: "gained", lost: "lost", changed: "changed" },
    showSource: (name) => `Show ${name} on the board`,
    before: (other, why) =>
      `Applied first, although the effect of ${other} is earlier: it changes ${
        {
          existence: "whether that effect exists, or its text",
          objects: "what that effect applies to",
          doing: "what that effect does",
        }[why]
      }.`,
    waits: (other, forWhat) =>
      `The effect of ${other} is earlier, but it waits for the effect of ${forWhat}, on which it depends.`,
    loop: (others) =>
      `It and the effect of ${list(others)} depend on each other. In such a loop timestamps decide.`,
    goesOn:
      "The ability is gone by now, but its effect began to apply in an earlier layer, so it goes on.",
  };
});

const en: DerivationLanguage = { words, printer };

learnDerivation("en", en);

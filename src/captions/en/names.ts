import type { Game } from "../../engine/game.ts";
import { formatPool } from "../../engine/mana.ts";
import { keywords } from "../../keywords/index.ts";
import { stepWords, zoneWords } from "../../language/lexicon.ts";
import type { Amount, Change, Cost } from "../../language/schema.ts";
import type { Zone } from "../../language/vocabulary.ts";
import { refusalText } from "../../notation/refusals.ts";
import { called, type Names, tally } from "../names.ts";

/** Steps by their full names; the lexicon has them as card texts call them. */
const steps = {
  ...stepWords,
  upkeep: { en: "upkeep step" },
  beginCombat: { en: "beginning of combat step" },
};

const bareZones: ReadonlySet<Zone> = new Set(["library", "hand", "graveyard", "exile"]);
const zoneName = (zone: Zone): string =>
  bareZones.has(zone) ? zoneWords[zone].en : `the ${zoneWords[zone].en}`;

export const possessive = (name: string): string => (name.endsWith("s") ? `${name}'` : `${name}'s`);

export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? "nothing";
  if (items.length < 2) return last;
  const comma = items.length > 2 ? "," : "";
  return `${items.slice(0, -1).join(", ")}${comma} and ${last}`;
}

export const counted = (number: number, one: string): string =>
  number === 1 ? `a ${one}` : `${number} ${one}s`;

const keywordName = (name: string): string =>
  (keywords as Readonly<Record<string, { readonly en: string }>>)[name]?.en.toLowerCase() ?? name;

const amount = (node: Amount): string => (node.is === "number" ? `${node.value}` : "X");

function cost(node: Cost): string {
  switch (node.is) {
    case "payMana":
      return node.times ? `${node.mana} for each` : node.mana;
    case "tapThis":
      return "{T}";
    case "discardCards":
      return node.amount.is === "number"
        ? `discard ${counted(node.amount.value, "card")}`
        : "discard X cards";
    case "sacrificeThis":
      return "sacrifice it";
    case "payLife":
      return `pay ${amount(node.amount)} life`;
  }
}

const signed = (node: Amount): string =>
  node.is === "number" && node.value < 0 ? `${node.value}` : `+${amount(node)}`;

function change(node: Change, many: boolean): string {
  const s = many ? "" : "s";
  switch (node.is) {
    case "modifyPT":
      return `get${s} ${signed(node.power)}/${signed(node.toughness)}`;
    case "switchPT":
      return `${many ? "have their" : "has its"} power and toughness switched`;
    case "becomeColor":
      return `become${s} ${node.color.is === "thatColor" ? node.color.color : "the color chosen"}`;
    case "gainAbility":
      return `gain${s} ${node.ability.is === "keyword" ? keywordName(node.ability.name) : "an ability"}`;
    case "cantAttack":
      return "can't attack";
    case "cantBlock":
      return "can't block";
    default:
      return `${many ? "are" : "is"} changed`;
  }
}

const unknown = "a card";

export function englishNames(game: Game): Names {
  const names: Names = {
    game,
    player: (id) => `player ${id}`,
    object(id) {
      const what = called(game, id);
      switch (what.is) {
        case "unknown":
          return unknown;
        case "card":
          return what.of ? `${possessive(names.player(what.of))} ${what.name.en}` : what.name.en;
        case "ability":
          return `${possessive(what.name.en)} ${what.keyword ? `${keywordName(what.keyword)} ` : ""}ability`;
      }
    },
    objects: (ids) =>
      list(
        tally(ids.map(names.object)).map(([name, count]) => {
          if (count === 1) return name;
          return name === unknown ? `${count} cards` : `${count} copies of ${name}`;
        }),
      ),
    target: (one) => (one.is === "player" ? names.player(one.player) : names.object(one.object)),
    targets: (some) => list(some.map(names.target)),
    zone: zoneName,
    place: ({ zone, player }) =>
      player ? `${possessive(names.player(player))} ${zoneName(zone)}` : zoneName(zone),
    step: (step) => steps[step].en,
    color: (color) => color,
    mana: formatPool,
    keyword: keywordName,
    costs: (costs) => costs.map(cost).join(", "),
    changes: (changes, many) => list(changes.map((one) => change(one, many))),
    refusal: (refusal) => refusalText(refusal, "en"),
  };
  return names;
}

/** Keyword abilities (CR 702), each in its own file, and what they stand for. */
import { type CardDefinition, mapFaces } from "../language/card.ts";
import type { Ability, AnyNode, Change, KeywordName } from "../language/schema.ts";
import { rewrite } from "../language/walk.ts";
import { afflict } from "./afflict.ts";
import { afterlife } from "./afterlife.ts";
import { annihilator } from "./annihilator.ts";
import { battleCry } from "./battle-cry.ts";
import { bestow } from "./bestow.ts";
import { bloodthirst } from "./bloodthirst.ts";
import { bushido } from "./bushido.ts";
import { champion } from "./champion.ts";
import { changeling } from "./changeling.ts";
import { cycling } from "./cycling.ts";
import { daybound } from "./daybound.ts";
import { deathtouch } from "./deathtouch.ts";
import { decayed } from "./decayed.ts";
import { defender } from "./defender.ts";
import { doubleStrike } from "./double-strike.ts";
import { enchantKeyword } from "./enchant.ts";
import { equip } from "./equip.ts";
import { escapeKeyword } from "./escape.ts";
import { evoke } from "./evoke.ts";
import { evolve } from "./evolve.ts";
import { exalted } from "./exalted.ts";
import { fabricate } from "./fabricate.ts";
import { fear } from "./fear.ts";
import { firstStrike } from "./first-strike.ts";
import { flanking } from "./flanking.ts";
import { flash } from "./flash.ts";
import { flashback } from "./flashback.ts";
import { flying } from "./flying.ts";
import { haste } from "./haste.ts";
import { hexproof } from "./hexproof.ts";
import { hideawayKeyword } from "./hideaway.ts";
import { indestructible } from "./indestructible.ts";
import { ingest } from "./ingest.ts";
import { intimidate } from "./intimidate.ts";
import type { Keyword } from "./keyword.ts";
import { kicker } from "./kicker.ts";
import { landwalkKeyword } from "./landwalk.ts";
import { lifelink } from "./lifelink.ts";
import { livingWeapon } from "./living-weapon.ts";
import { madness } from "./madness.ts";
import { menace } from "./menace.ts";
import { mentor } from "./mentor.ts";
import { modular } from "./modular.ts";
import { nightbound } from "./nightbound.ts";
import { outlast } from "./outlast.ts";
import { persist } from "./persist.ts";
import { protection } from "./protection.ts";
import { prowess } from "./prowess.ts";
import { reach } from "./reach.ts";
import { retrace } from "./retrace.ts";
import { riot } from "./riot.ts";
import { scavenge } from "./scavenge.ts";
import { shadow } from "./shadow.ts";
import { shroud } from "./shroud.ts";
import { splitSecond } from "./split-second.ts";
import { trample } from "./trample.ts";
import { undying } from "./undying.ts";
import { unearth } from "./unearth.ts";
import { vigilance } from "./vigilance.ts";
import { ward } from "./ward.ts";
import { wither } from "./wither.ts";

export type { Keyword } from "./keyword.ts";

/** The keywords of one set of rules; an era replaces some of today's. */
export type KeywordTable = Readonly<Record<KeywordName, Keyword>>;

/** The keywords of the rules of today. */
export const keywords: KeywordTable = {
  afflict,
  afterlife,
  annihilator,
  battleCry,
  bestow,
  bloodthirst,
  bushido,
  champion,
  changeling,
  cycling,
  daybound,
  deathtouch,
  decayed,
  defender,
  doubleStrike,
  enchant: enchantKeyword,
  equip,
  escape: escapeKeyword,
  evoke,
  evolve,
  exalted,
  fabricate,
  fear,
  firstStrike,
  flanking,
  flash,
  flashback,
  flying,
  haste,
  hexproof,
  hideaway: hideawayKeyword,
  indestructible,
  ingest,
  intimidate,
  kicker,
  landwalk: landwalkKeyword,
  lifelink,
  livingWeapon,
  madness,
  menace,
  mentor,
  modular,
  nightbound,
  outlast,
  persist,
  protection,
  prowess,
  reach,
  retrace,
  riot,
  scavenge,
  shadow,
  shroud,
  splitSecond,
  trample,
  undying,
  unearth,
  vigilance,
  ward,
  wither,
};

/** Fills `meaning` of every keyword in an ability, also of those that it grants. */
export function expandAbility(ability: Ability, table: KeywordTable = keywords): Ability {
  return rewrite<"Ability">(ability, {
    node: (node) =>
      node.is === "keyword"
        ? {
            ...node,
            meaning: table[node.name].meaning(node).map((inner) => expandAbility(inner, table)),
          }
        : conferring(node, table),
  });
}

/** The giving of an ability as these rules have it: a keyword spelt out, or what it confers. */
export function expandChange(
  change: Extract<Change, { is: "gainAbility" }>,
  table: KeywordTable = keywords,
): readonly Change[] {
  const ability = expandAbility(change.ability, table);
  return conferredBy({ ...change, ability }, table);
}

function conferredBy(change: Change, table: KeywordTable): readonly Change[] {
  const keyword = change.is === "gainAbility" && change.ability.is === "keyword";
  return (keyword && table[change.ability.name].conferred) || [change];
}

const changesIn = (node: AnyNode): readonly Change[] => {
  if (node.is === "static" || node.is === "apply") return node.changes;
  return node.is === "putOntoBattlefield" ? (node.as ?? []) : [];
};

/** An effect that gives a keyword; not one that makes something else with it (707.9a, 111.3). */
function conferring(node: AnyNode, table: KeywordTable): AnyNode {
  const list = changesIn(node);
  const conferred = list.flatMap((change) => conferredBy(change, table));
  if (conferred.every((change, at) => change === list[at])) return node;
  return node.is === "putOntoBattlefield"
    ? { ...node, as: conferred }
    : ({ ...node, changes: conferred } as AnyNode);
}

/** A card whose keywords, wherever they stand in it, carry what they mean under these rules. */
export function expandKeywords(
  card: CardDefinition,
  table: KeywordTable = keywords,
): CardDefinition {
  return mapFaces(card, (face) => ({
    ...face,
    abilities: face.abilities.map((ability) => expandAbility(ability, table)),
  }));
}

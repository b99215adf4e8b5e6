/** Facts about objects. */

import { hasSubtype } from "../engine/filters.ts";
import {
  attackedWith,
  characteristics,
  type Game,
  loyaltyOf,
  manaValue,
  nowOrLast,
  type ObjectId,
  type Target,
} from "../engine/index.ts";
import { keywords } from "../keywords/index.ts";
import { colorWords, subtypeWords, supertypeWords, typeWords } from "../language/lexicon.ts";
import { sameData } from "../language/sameData.ts";
import type { KeywordName } from "../language/schema.ts";
import { type Color, steps, type Zone } from "../language/vocabulary.ts";
import type { Bilingual } from "./bilingual.ts";
import { originOf } from "./chronicle.ts";
import {
  both,
  joined,
  objectName,
  placeName,
  playerName,
  targetName,
  zoneName,
} from "./describe.ts";
import { everywhere, finding, type Lookers, objectsNamed, ofObjects } from "./finding.ts";
import { meansTarget } from "./options.ts";
import { means, type Scene, tokensNamed, whose } from "./refer.ts";
import type { FactOf, ObjectReference, Status, TypeWord } from "./syntax.ts";
import { fold } from "./text.ts";
import { inColorOrder } from "./words.ts";

type AboutObjects =
  | "where"
  | "size"
  | "colors"
  | "status"
  | "type"
  | "attached"
  | "keyword"
  | "named"
  | "whose"
  | "fights"
  | "noAbilities"
  | "damage"
  | "counters"
  | "loyalty"
  | "manaValue"
  | "manaCost"
  | "triggered"
  | "countered"
  | "together"
  | "journey";

export const lookAtObjects: Lookers<AboutObjects> = {
  where(scene, { object, zone, of }) {
    const { game } = scene;
    return ofObjects(
      everywhere(scene, object),
      (id) => ({ zone: game.objects[id]?.place.zone, player: whose(game, id) }),
      (place) => place.zone === zone && (of === undefined || place.player === of),
      (place) =>
        place.zone ? placeName(place.zone, ownedPlace(place.zone, place.player)) : both(""),
    );
  },

  size(scene, { object, power, toughness }) {
    return ofObjects(
      objectsNamed(scene, object),
      (id) => characteristics(scene.game, id),
      (now) => now.power === power && now.toughness === toughness,
      (now) =>
        now.power === undefined
          ? { en: "no power or toughness", ja: "パワーとタフネスなし" }
          : both(`${now.power}/${now.toughness}`),
    );
  },

  colors(scene, { object, colors }) {
    return ofObjects(
      objectsNamed(scene, object),
      (id) => inColorOrder(characteristics(scene.game, id).colors),
      (now) => now.join() === inColorOrder(colors).join(),
      sayColors,
    );
  },

  status(scene, { object, status }) {
    return ofObjects(
      objectsNamed(scene, object),
      (id) => statusesOf(scene.game, id),
      (now) => now.includes(status),
      (now) => joined(now.map((one) => statusWords[one])),
    );
  },

  type(scene, { object, word }) {
    return ofObjects(
      objectsNamed(scene, object),
      (id) => ({ line: typeLine(scene.game, id), now: characteristics(scene.game, id) }),
      ({ line, now }) =>
        word.is === "subtype"
          ? hasSubtype(scene.game.rules, now, word.subtype)
          : line.some((one) => sameData(one, word)),
      ({ line }) => joined(line.map(sayType)),
    );
  },

  attached(scene, { object, to }) {
    const { game } = scene;
    return ofObjects(
      objectsNamed(scene, object),
      (id) => game.objects[id]?.attachedTo,
      (host) => host !== undefined && means(scene, to, host),
      (host) =>
        host === undefined
          ? { en: "not attached", ja: "何にもついていない" }
          : objectName(game, host),
    );
  },

  keyword(scene, { object, keyword, color }) {
    return ofObjects(
      objectsNamed(scene, object),
      (id) => keywordsOf(scene.game, id),
      (now) => now.some((one) => one.name === keyword && one.color === color),
      (now) => joined(now.map(sayKeyword), { en: "no keywords", ja: "キーワードなし" }),
    );
  },

  named(scene, { object, name }) {
    return ofObjects(
      objectsNamed(scene, object),
      (id) => characteristics(scene.game, id).name,
      (now) => now !== undefined && [now.en, now.ja].some((one) => fold(one) === fold(name)),
      (now) => (now ? { en: now.en, ja: `《${now.ja}》` } : { en: "no name", ja: "名前なし" }),
    );
  },

  whose(scene, { object, as, player }) {
    const { game } = scene;
    return ofObjects(
      objectsNamed(scene, object),
      (id) => (as === "owned" ? nowOrLast(game, id)?.owner : characteristics(game, id).controller),
      (now) => now === player,
      (now) => (now === undefined ? both("") : playerName(now)),
    );
  },

  fights(scene, { object, how, what }) {
    const { game } = scene;
    return ofObjects(
      objectsNamed(scene, object),
      (id) => fightsWith(game, id, how),
      (now) => now.some((one) => meansTarget(scene, what, one)),
      (now) => joined(now.map((one) => targetName(game, one))),
    );
  },

  noAbilities(scene, { object }) {
    return ofObjects(
      objectsNamed(scene, object),
      (id) => characteristics(scene.game, id).abilities.length,
      (now) => now === 0,
      (now) => ({ en: now === 1 ? "1 ability" : `${now} abilities`, ja: `能力${now}個` }),
    );
  },

  damage: (scene, { object, amount }) =>
    countOn(scene, object, (id) => scene.game.objects[id]?.damage ?? 0, amount),

  counters: (scene, { object, kind, amount }) =>
    countOn(scene, object, (id) => scene.game.objects[id]?.counters?.[kind] ?? 0, amount),

  loyalty(scene, { object, amount }) {
    return ofObjects(
      objectsNamed(scene, object),
      (id) => loyaltyOf(scene.game, id),
      (now) => now === amount,
      (now) => (now === undefined ? { en: "no loyalty", ja: "忠誠度なし" } : both(`${now}`)),
    );
  },

  manaValue: (scene, { object, value }) =>
    countOn(scene, object, (id) => manaValue(scene.game, id), value),

  manaCost(scene, { object, cost }) {
    return ofObjects(
      objectsNamed(scene, object),
      (id) => characteristics(scene.game, id).manaCost,
      (now) => now === cost,
      (now) => (now === undefined ? { en: "no mana cost", ja: "マナ・コストなし" } : both(now)),
    );
  },

  triggered(scene, { object, times }) {
    const count = scene.chronicle.triggerings.filter((one) => isSource(scene, object, one)).length;
    const holds = times === undefined ? count > 0 : count === times;
    return finding(holds, {
      en: count === 1 ? "triggered once" : `triggered ${count} times`,
      ja: `${count}回誘発`,
    });
  },

  countered(scene, { object }) {
    const was = scene.chronicle.countered.some((one) => isSource(scene, object, one));
    const [en, ja] = was ? ["countered", "打ち消された"] : ["not countered", "打ち消されていない"];
    return finding(was, { en, ja });
  },

  together(scene, { objects }) {
    const { chronicle } = scene;
    const origins = objects.map((name) =>
      everywhere(scene, name).map((id) => originOf(chronicle, id)),
    );
    const were = chronicle.moves.some((moved) => isEachOne(origins, moved));
    const [en, ja] = were ? ["at the same time", "同時"] : ["not at the same time", "同時ではない"];
    return finding(were, { en, ja });
  },

  journey(scene, { object, zones }) {
    const { chronicle } = scene;
    return ofObjects(
      everywhere(scene, object),
      (id) => chronicle.journeys[originOf(chronicle, id)] ?? [],
      (passed) => passed.join() === zones.join(),
      (passed) => ({
        en: passed.map((zone) => zoneName(zone).en).join(" → "),
        ja: passed.map((zone) => zoneName(zone).ja).join("→"),
      }),
    );
  },
};

/** Whether each of several names can mean another one of these. */
function isEachOne(names: readonly (readonly ObjectId[])[], among: readonly ObjectId[]): boolean {
  const [name, ...others] = names;
  return (
    name === undefined ||
    among.some(
      (id) =>
        name.includes(id) &&
        isEachOne(
          others,
          among.filter((one) => one !== id),
        ),
    )
  );
}

const countOn = (
  scene: Scene,
  object: ObjectReference,
  read: (id: ObjectId) => number,
  wanted: number,
) => ofObjects(objectsNamed(scene, object), read, (now) => now === wanted, both);

const ownedPlace = (zone: Zone, player: ReturnType<typeof whose>) =>
  zone === "exile" || zone === "stack" ? undefined : player;

// Triggers -------------------------------------------------------------------------------------

function isSource(
  { game, table }: Scene,
  name: FactOf<"triggered">["object"],
  { origin, card, token, player }: Scene["chronicle"]["triggerings"][number],
): boolean {
  if (name.is === "nickname") return table.nicknames.get(name.nickname) === origin;
  if (name.of !== undefined && name.of !== player) return false;
  if (name.is === "token") {
    return (
      token?.toLowerCase() === name.name.toLowerCase() &&
      (name.number === undefined || tokensNamed(game, name.name)[name.number - 1] === origin)
    );
  }
  // A token that is a copy of a card goes by its name, too.
  const isOfCard =
    card === undefined ? token === game.cards[name.card]?.name.en : card === name.card;
  return (
    isOfCard &&
    (name.number === undefined || table.copies.get(name.card)?.[name.number - 1] === origin)
  );
}

// Colors, types, keywords ---------------------------------------------------------------------

const sayColors = (colors: readonly Color[]): Bilingual =>
  joined(
    colors.map((color) => colorWords[color]),
    { en: "colorless", ja: "無色" },
  );

function typeLine(game: Game, id: ObjectId): readonly TypeWord[] {
  const { supertypes, types, subtypes } = characteristics(game, id);
  return [
    ...supertypes.map((supertype) => ({ is: "supertype", supertype }) as const),
    ...types.map((type) => ({ is: "type", type }) as const),
    ...subtypes.map((subtype) => ({ is: "subtype", subtype }) as const),
  ];
}

function sayType(word: TypeWord): Bilingual {
  switch (word.is) {
    case "supertype":
      return supertypeWords[word.supertype];
    case "type":
      return typeWords[word.type];
    case "subtype":
      return subtypeWords.get(word.subtype) ?? both(word.subtype);
  }
}

interface HasKeyword {
  readonly name: KeywordName;
  /** What protection is from. */
  readonly color?: Color;
}

const keywordsOf = (game: Game, id: ObjectId): readonly HasKeyword[] =>
  characteristics(game, id).abilities.flatMap(({ ability }): readonly HasKeyword[] => {
    if (ability.is !== "keyword") return [];
    const { name, quality } = ability;
    return [{ name, ...(quality?.is === "color" && { color: quality.color }) }];
  });

function sayKeyword({ name, color }: HasKeyword): Bilingual {
  const { en, ja } = keywords[name];
  if (color === undefined) return { en: en.toLowerCase(), ja };
  const from = colorWords[color];
  return { en: `${en.toLowerCase()} from ${from.en}`, ja: `${ja}（${from.ja}）` };
}

// Status ---------------------------------------------------------------------------------------

function statusesOf(game: Game, id: ObjectId): readonly Status[] {
  const object = nowOrLast(game, id);
  if (!object) return [];
  // 613.1a: an effect can make a copy of it for a time.
  const isCopied = game.effects.some(({ copyOf, objects }) => copyOf && objects.includes(id));
  // 707.10: a copy of a spell is no card.
  const isCopy = object.copyOf || isCopied || (object.base && !object.token);
  const anywhere: readonly Status[] = [
    object.faceDown ? "face down" : "face up",
    ...(object.token ? (["a token"] as const) : []),
    ...(isCopy ? (["a copy"] as const) : []),
  ];
  if (object.place.zone !== "battlefield") return anywhere;
  return [
    ...anywhere,
    ...(object.designations ?? []),
    ...(object.phasedOut ? (["phased out"] as const) : []),
    ...(object.face === "back" ? (["transformed"] as const) : []),
    ...(object.attacking && !object.blocked && haveBlocked(game) ? (["unblocked"] as const) : []),
    object.tapped ? "tapped" : "untapped",
    ...(object.attacking === undefined ? [] : (["attacking"] as const)),
    ...(object.blocking === undefined ? [] : (["blocking"] as const)),
    ...(object.blocked ? (["blocked"] as const) : []),
  ];
}

/** 509.1h: nothing is unblocked before blockers have been declared. */
const haveBlocked = ({ turn, decision }: Game): boolean =>
  steps.indexOf(turn.step) >= steps.indexOf("declareBlockers") && decision?.is !== "pairs";

const statusWords: Readonly<Record<Status, Bilingual>> = {
  tapped: { en: "tapped", ja: "タップ状態" },
  untapped: { en: "untapped", ja: "アンタップ状態" },
  attacking: { en: "attacking", ja: "攻撃している" },
  blocking: { en: "blocking", ja: "ブロックしている" },
  blocked: { en: "blocked", ja: "ブロックされている" },
  unblocked: { en: "unblocked", ja: "ブロックされていない" },
  monstrous: { en: "monstrous", ja: "怪物的" },
  bestowed: { en: "bestowed", ja: "授与されている" },
  "face down": { en: "face down", ja: "裏向き" },
  "face up": { en: "face up", ja: "表向き" },
  "phased out": { en: "phased out", ja: "フェイズ・アウトしている" },
  transformed: { en: "transformed", ja: "変身している" },
  "a token": { en: "a token", ja: "トークン" },
  "a copy": { en: "a copy", ja: "コピー" },
};

/** What an object attacks or blocks. */
function fightsWith(game: Game, id: ObjectId, how: FactOf<"fights">["how"]): readonly Target[] {
  const { attacking, blocking = [] } = nowOrLast(game, id) ?? {};
  if (how === "blocking") return blocking.map((object) => ({ is: "object", object }));
  if (!attacking || attacking.gone) return [];
  const { player, planeswalker } = attacking;
  if (planeswalker) return [{ is: "object", object: planeswalker }];
  return attackedWith(game, player).map((one) => ({ is: "player", player: one }));
}

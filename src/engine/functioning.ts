/** Where abilities function besides the battlefield (CR 113.6). */
import { abilitiesOf, type CardDefinition, type CardId } from "../language/card.ts";
import type { Ability, When } from "../language/schema.ts";
import type { Zone } from "../language/vocabulary.ts";
import type { Game } from "./game.ts";
import type { ObjectId } from "./ids.ts";
import { inZone } from "./view.ts";

type Kind = "triggered" | "replacement";
type Zones = ReadonlyMap<CardId, ReadonlySet<Zone>>;

const known = new WeakMap<Game["cards"], Map<Kind, Zones>>();

/** What is outside the battlefield with an ability of that kind that functions where it is. */
export function functioningElsewhere(game: Game, kind: Kind): readonly ObjectId[] {
  const zones = zonesOfCards(game.cards, kind);
  const all = new Set([...zones.values()].flatMap((own) => [...own]));
  const cards = [...all].flatMap((zone) =>
    inZone(game, zone).filter((id) => {
      const card = game.objects[id]?.card;
      return card !== undefined && zones.get(card)?.has(zone);
    }),
  );
  return [...cards, ...tokensElsewhere(game, kind)];
}

/** 111.7: a token that has left the battlefield is there until state-based actions are checked. */
const tokensElsewhere = (game: Game, kind: Kind): readonly ObjectId[] =>
  Object.values(game.objects).flatMap(({ id, token, base, place: { zone } }) =>
    token && base && zone !== "battlefield" && zonesIn(base.abilities, kind).has(zone) ? [id] : [],
  );

function zonesOfCards(cards: Game["cards"], kind: Kind): Zones {
  const byKind = known.get(cards) ?? new Map<Kind, Zones>();
  known.set(cards, byKind);
  let zones = byKind.get(kind);
  if (!zones) {
    const all: readonly CardDefinition[] = Object.values(cards);
    zones = new Map(
      all.flatMap((card) => {
        const own = zonesIn(abilitiesOf(card), kind);
        return own.size > 0 ? [[card.id, own] as const] : [];
      }),
    );
    byKind.set(kind, zones);
  }
  return zones;
}

function zonesIn(abilities: readonly Ability[], kind: Kind): ReadonlySet<Zone> {
  const zones = new Set<Zone>();
  const add = (inner: readonly Ability[]): void => {
    for (const zone of zonesIn(inner, kind)) zones.add(zone);
  };
  for (const ability of abilities) {
    if (ability.is === kind) {
      for (const zone of zonesOf(ability)) if (zone !== "battlefield") zones.add(zone);
    }
    if (ability.is === "keyword") add(ability.meaning ?? []);
    if (ability.is === "labelled") add([ability.ability]);
  }
  return zones;
}

/** The zones in which an ability functions. */
export function zonesOf(ability: Extract<Ability, { is: Kind }>): readonly Zone[] {
  const { zone = "battlefield" } = ability;
  return ability.is === "triggered" && isOfOwnDiscard(ability.when)
    ? [zone, ...discardedTo]
    : [zone];
}

/**
 * 113.6k: "when you discard this card" triggers from any zone into which the card can have been
 * put instead (701.9a), unless it is there for nobody to see (603.2f).
 */
const discardedTo: readonly Zone[] = ["exile", "battlefield"];

const isOfOwnDiscard = (when: When): boolean =>
  when.is === "anyEvent"
    ? when.triggers.some(isOfOwnDiscard)
    : when.is === "discards" && when.what?.is === "isSelf";

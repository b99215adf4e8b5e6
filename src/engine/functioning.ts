/** Where abilities function besides the battlefield (CR 113.6). */
import { abilitiesOf, type CardDefinition, type CardId } from "../language/card.ts";
import type { Ability, When } from "../language/schema.ts";
import { type Zone, zones } from "../language/vocabulary.ts";
import type { Game } from "./game.ts";
import type { ObjectId } from "./ids.ts";
import { inZone } from "./view.ts";

type Kind = "triggered" | "replacement";
type Zones = ReadonlyMap<CardId, ReadonlySet<Zone>>;

const ofCards = new WeakMap<Game["cards"], Map<Kind, Zones>>();

/** What is outside the battlefield with an ability of that kind that functions where it is. */
export function functioningElsewhere(game: Game, kind: Kind): readonly ObjectId[] {
  const known = zonesOfCards(game.cards, kind);
  const all = new Set([...known.values()].flatMap((own) => [...own]));
  const cards = [...all].flatMap((zone) =>
    inZone(game, zone).filter((id) => {
      const card = game.objects[id]?.card;
      return card !== undefined && known.get(card)?.has(zone);
    }),
  );
  return [...cards, ...tokensElsewhere(game, kind)];
}

/** 111.7: a token that has left the battlefield is there until state-based actions are checked. */
const tokensElsewhere = (game: Game, kind: Kind): readonly ObjectId[] =>
  zones.flatMap((zone) =>
    zone === "battlefield"
      ? []
      : inZone(game, zone).filter((id) => {
          const { token, base } = game.objects[id] ?? {};
          return token && base !== undefined && zonesIn(base.abilities, kind).has(zone);
        }),
  );

function zonesOfCards(cards: Game["cards"], kind: Kind): Zones {
  const byKind = ofCards.get(cards) ?? new Map<Kind, Zones>();
  ofCards.set(cards, byKind);
  let found = byKind.get(kind);
  if (!found) {
    const all: readonly CardDefinition[] = Object.values(cards);
    found = new Map(
      all.flatMap((card) => {
        const own = zonesIn(abilitiesOf(card), kind);
        return own.size > 0 ? [[card.id, own] as const] : [];
      }),
    );
    byKind.set(kind, found);
  }
  return found;
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

/**
 * The opposite of a fact: what would be so if the fact weren't, as a fact of its own. A board whose
 * facts hold together with their opposites shows nothing.
 */

import type { PlayerId } from "../engine/ids.ts";
import type { Mode } from "../explore/explore.ts";
import type { CardId } from "../language/card.ts";
import type { ManaCost } from "../language/schema.ts";
import { colors, steps, zones } from "../language/vocabulary.ts";
import type { Ahead, Board, Fact, FactOf, ObjectReference, Status } from "./syntax.ts";

/** What an opposite can be made of besides the fact: who plays, and with which cards. */
type Parts = Pick<Board, "cards" | "position">;

/** Facts of which none may hold where this one does; one, or one for each other place. */
export function oppositesOf(fact: Fact, parts: Parts): readonly Fact[] {
  // Whatever is chosen, or by some choices: the contrary of one is the other of what isn't so.
  const ahead = fact.ahead && { ahead: contrary(fact.ahead) };
  return contradictions(fact, parts).map((one) => ({ ...one, ...ahead }));
}

const otherMode: Readonly<Record<Mode, Mode>> = { always: "possible", possible: "always" };

const contrary = (ahead: Ahead): Ahead => ({ ...ahead, mode: otherMode[ahead.mode] });

function contradictions(fact: Fact, parts: Parts): readonly Fact[] {
  // What is denied is claimed.
  if ("not" in fact && fact.not) {
    const { not: _not, ...claimed } = fact;
    if (claimed.is === "can" || claimed.is === "canFight") {
      const { rule: _rule, ...possible } = claimed;
      return [possible as Fact];
    }
    return [claimed as Fact];
  }
  switch (fact.is) {
    case "where":
      return elsewhere(fact, parts);
    case "size":
      return [
        { ...fact, power: fact.power + 1 },
        { ...fact, toughness: fact.toughness + 1 },
      ];
    case "colors":
      return [
        { ...fact, colors: colors.filter((color) => !fact.colors.includes(color)).slice(0, 1) },
      ];
    case "status": {
      const other = otherStatus[fact.status];
      return [other ? { ...fact, status: other } : { ...fact, not: true }];
    }
    case "whose":
    case "turn":
    case "priority":
      return others(parts, fact.player).map((player) => ({ ...fact, player }));
    case "type":
    case "attached":
    case "keyword":
    case "named":
    case "fights":
    case "noAbilities":
    case "countered":
    case "together":
    case "can":
    case "canFight":
    case "mayLook":
    case "asked":
    case "nothingAsked":
    case "outcome":
      return [{ ...fact, not: true }];
    case "damage":
    case "counters":
    case "controls":
    case "count":
    case "discarded":
      return [fact.amount + 1, fact.amount - 1]
        .filter((amount) => amount >= 0)
        .map((amount) => ({ ...fact, amount }));
    case "loyalty":
      return fact.amount === undefined
        ? [{ ...fact, amount: 0 }]
        : [fact.amount + 1, fact.amount - 1]
            .filter((amount) => amount >= 0)
            .map((amount) => ({ ...fact, amount }));
    case "manaValue":
      return [{ ...fact, value: fact.value + 1 }];
    case "manaCost":
      return [{ ...fact, cost: more(fact.cost) }];
    case "spent":
      return [{ ...fact, mana: more(fact.mana) }];
    case "triggered":
      return [{ ...fact, times: fact.times === undefined ? 0 : fact.times + 1 }];
    case "journey":
      return [{ ...fact, zones: [...fact.zones, "exile"] }];
    case "life":
      return [
        { ...fact, life: fact.life + 1 },
        { ...fact, life: fact.life - 1 },
      ];
    case "contents":
      return [otherContents(fact, parts)];
    case "time":
      return [{ ...fact, time: fact.time === "day" ? "night" : "day" }];
    case "result":
      return [{ ...fact, result: fact.result === "draw" ? "open" : "draw" }];
    case "step":
      return [{ ...fact, step: steps[(steps.indexOf(fact.step) + 1) % steps.length] ?? "untap" }];
  }
}

const otherStatus: Readonly<Partial<Record<Status, Status>>> = {
  tapped: "untapped",
  untapped: "tapped",
  blocked: "unblocked",
  unblocked: "blocked",
  "face down": "face up",
  "face up": "face down",
};

const others = ({ position }: Parts, player: PlayerId): readonly PlayerId[] =>
  position.seats.map((seat) => seat.player).filter((other) => other !== player);

/** One generic mana more. */
function more(mana: ManaCost = "{0}"): ManaCost {
  const generic = /^\{(\d+)\}/.exec(mana);
  return generic
    ? (`{${Number(generic[1]) + 1}}${mana.slice(generic[0].length)}` as ManaCost)
    : (`{1}${mana}` as ManaCost);
}

/** Another card in place of the first, or in place of none; with no other card it is gone. */
function otherContents({ top, ...fact }: FactOf<"contents">, parts: Parts): Fact {
  const [first, ...rest] = fact.items;
  const known = first && cardMeant(first, parts);
  const other = parts.cards.find(({ id }) => id !== known);
  if (other) {
    const items = [{ is: "card", card: other.id, at: fact.at } as const, ...rest];
    return { ...fact, items, ...(top && { top }) };
  }
  // On top there is always something, unless the whole library is empty.
  return { ...fact, items: top ? [] : rest };
}

function cardMeant(name: ObjectReference, { position }: Parts): CardId | undefined {
  if (name.is !== "nickname") return name.is === "card" ? name.card : undefined;
  const items = position.seats.flatMap(({ zones: all }) => Object.values(all).flat());
  return items.find(({ nickname }) => nickname === name.nickname)?.card;
}

/** Every other place, whoever's it is. */
function elsewhere({ of: _of, ...fact }: FactOf<"where">, { position }: Parts): readonly Fact[] {
  return zones.flatMap((zone): readonly Fact[] => {
    if (zone === fact.zone || zone === "command") return [];
    if (zone === "battlefield" || zone === "stack" || zone === "exile") return [{ ...fact, zone }];
    return position.seats.map(({ player }) => ({ ...fact, zone, of: player }));
  });
}

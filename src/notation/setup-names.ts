/** What names of a position mean within it: for attachments, combat, targets. */
import { nameBySubtypes } from "../engine/effects/tokens.ts";
import { objectId, type PlayerId } from "../engine/ids.ts";
import type { HowExiled } from "../engine/startLasting.ts";
import type { SetupTarget } from "../engine/startMidway.ts";
import { abilitiesOf, type CardDefinition } from "../language/card.ts";
import { find } from "../language/walk.ts";
import { complaint, type NotationProblem, problemAt } from "./problems.ts";
import type { NameTable } from "./setup.ts";
import type { CardReference, Item, ItemZone, Reference } from "./syntax.ts";

/** One object of the position. */
export interface Entry {
  readonly item: Item;
  readonly player: PlayerId;
  readonly zone: ItemZone | "stack";
}

/** An object of a zone that the position lists. */
export interface TableEntry extends Entry {
  readonly zone: ItemZone;
}

/** Looks up references and collects those that mean nothing. */
export class Finder {
  readonly problems: NotationProblem[] = [];
  readonly #entries: readonly Entry[];
  readonly #table: NameTable;

  constructor(entries: readonly Entry[], table: NameTable) {
    this.#entries = entries;
    this.#table = table;
  }

  /** The index of what is meant, among what is in a zone. */
  index(
    reference: CardReference,
    zone: Entry["zone"] | "any",
    self: number,
    code: "badAttachment" | "notInPosition" = "badAttachment",
  ): number | undefined {
    const index = this.#entries.findIndex(
      (entry, at) =>
        at !== self && (zone === "any" || entry.zone === zone) && this.#fits(reference, entry, at),
    );
    if (index >= 0) return index;
    this.problems.push(problemAt(reference.at, complaint(code, [])));
    return undefined;
  }

  /** What something is attached to: a permanent or, failing that, a card in a graveyard (303.4). */
  host(reference: CardReference, self: number): number | undefined {
    const inGraveyard = this.#entries.some(
      (entry, at) => entry.zone === "graveyard" && this.#fits(reference, entry, at),
    );
    const onBattlefield = this.#entries.some(
      (entry, at) =>
        at !== self && entry.zone === "battlefield" && this.#fits(reference, entry, at),
    );
    return this.index(reference, inGraveyard && !onBattlefield ? "graveyard" : "battlefield", self);
  }

  /** A player, a permanent or, failing that, an object anywhere. */
  target(reference: Reference, self: number): SetupTarget | undefined {
    if (reference.is === "player") return { is: "player", player: reference.player };
    const onBattlefield = this.#entries.findIndex(
      (entry, at) =>
        at !== self && entry.zone === "battlefield" && this.#fits(reference, entry, at),
    );
    const object =
      onBattlefield >= 0 ? onBattlefield : this.index(reference, "any", self, "notInPosition");
    return object === undefined ? undefined : { is: "object", object };
  }

  /** Whose list an object stands in. */
  playerAt(index: number): PlayerId | undefined {
    return this.#entries[index]?.player;
  }

  /** The card that an object is, or that it is a copy of. */
  cardAt(index: number, cards: readonly CardDefinition[]): CardDefinition | undefined {
    const { card, copyOf = card } = this.#entries[index]?.item ?? {};
    return cards.find(({ id }) => id === copyOf);
  }

  #fits(reference: CardReference, { item, player }: Entry, index: number): boolean {
    if (reference.is === "nickname") {
      return this.#table.nicknames.get(reference.nickname) === objectId(index + 1);
    }
    if (reference.of !== undefined && reference.of !== player) return false;
    if (reference.is === "token") {
      return item.token !== undefined && this.#tokenNumber(reference.name, index) !== undefined
        ? reference.number === undefined ||
            this.#tokenNumber(reference.name, index) === reference.number
        : false;
    }
    return (
      item.card === reference.card &&
      (reference.number === undefined ||
        this.#table.copies.get(reference.card)?.[reference.number - 1] === objectId(index + 1))
    );
  }

  /** The place of a token among those of its name, from 1. */
  #tokenNumber(name: string, index: number): number | undefined {
    const alike = [...this.#entries.keys()].filter((at) => {
      const { token } = this.#entries[at]?.item ?? {};
      return token && token !== true && nameBySubtypes(token.subtypes).en === name;
    });
    const place = alike.indexOf(index);
    return place < 0 ? undefined : place + 1;
  }
}

/** How a card exiles others: until it leaves the battlefield (610.3), or by its linked ability (607.2a). */
export function howExiled(card: CardDefinition | undefined): HowExiled | undefined {
  for (const ability of card ? abilitiesOf(card) : []) {
    const isUntil = find(ability, "exile").some(({ until }) => until?.is === "thisLeaves");
    const [among] = find(ability, "inZone");
    if (isUntil) return { until: "thisLeaves", from: among?.zone ?? "battlefield" };
  }
  const [link] = linksIn(card);
  return link === undefined ? undefined : { link };
}

/** What the text of a card, with its keywords spelt out, calls its links. */
function linksIn(card: CardDefinition | undefined): readonly string[] {
  const found = JSON.stringify(card ?? {}).matchAll(/"link":"([^"]+)"/g);
  return [...new Set([...found].map(([, word = ""]) => word))];
}

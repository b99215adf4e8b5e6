/** What the objects of a puzzle file have to do with each other: they name one another by ids. */
import type { PlayerId } from "../../engine/ids.ts";
import type { CardDefinition, CardId } from "../../language/card.ts";
import type { Step } from "../../language/vocabulary.ts";
import type { CardNames } from "../names.ts";
import { howExiled } from "../setup-names.ts";
import type { CardReference, Reference } from "../syntax.ts";
import type { Attribute } from "./entries.ts";
import type { Notes } from "./notes.ts";
import { lookOf, nowhere, type OpenObject } from "./objects.ts";

/** Objects by their ids; of two with the same one the later counts. */
export const byId = (objects: readonly OpenObject[]): ReadonlyMap<string, OpenObject> =>
  new Map(objects.flatMap((one) => (one.id === undefined ? [] : [[one.id, one]])));

const noteAt = ({ entry }: OpenObject, { written }: Pick<Attribute, "written">) => ({
  line: entry.line,
  written,
});

// Names ----------------------------------------------------------------------------------------

/** Speaks of objects: by their card where there is but one of it, else by a nickname. */
export class Referrer {
  readonly #names: CardNames;
  readonly #copies = new Map<CardId, number>();
  readonly #nicknames = new Set<string>();

  constructor(
    objects: readonly OpenObject[],
    onStack: readonly CardDefinition[],
    names: CardNames,
  ) {
    this.#names = names;
    const cards = [
      ...objects.flatMap(({ item }) => item.card ?? []),
      ...onStack.map(({ id }) => id),
    ];
    for (const card of cards) this.#copies.set(card, (this.#copies.get(card) ?? 0) + 1);
  }

  to(object: OpenObject): CardReference {
    const { card, nickname, token } = object.item;
    if (nickname === undefined && card !== undefined && !token && this.#copies.get(card) === 1) {
      return { is: "card", card, at: nowhere };
    }
    return { is: "nickname", nickname: this.nickname(object), at: nowhere };
  }

  /** The nickname of an object, which gets one if it has none. */
  nickname({ item, card, entry }: OpenObject): string {
    const { token } = item;
    const own = token && token !== true ? token.subtypes.at(-1) : card?.name.en;
    item.nickname ??= this.#fresh(own ?? entry.zone);
    return item.nickname;
  }

  /** `Bears1`, by the last word of the name. */
  #fresh(name: string): string {
    const word = /([A-Za-z]{2,20})[^A-Za-z]*$/.exec(name)?.[1] ?? "Card";
    for (let number = 1; ; number += 1) {
      const nickname = `${word}${number}`;
      if (this.#nicknames.has(nickname.toLowerCase()) || this.#names.find(nickname)) continue;
      this.#nicknames.add(nickname.toLowerCase());
      return nickname;
    }
  }
}

// Attachments ----------------------------------------------------------------------------------

const isAura = (one: OpenObject): boolean => lookOf(one).subtypes.includes("Aura");
const isEquipment = (one: OpenObject): boolean =>
  lookOf(one).subtypes.some((subtype) => subtype === "Equipment" || subtype === "Fortification");
const canBestow = ({ card, item }: OpenObject): boolean =>
  (item.states ?? []).length === 0 &&
  (card?.abilities ?? []).some((ability) => ability.is === "keyword" && ability.name === "bestow");
const isPhasedOut = ({ item }: OpenObject): boolean => item.states?.includes("phased out") ?? false;

/** What each object is attached to, by the object. */
type Hosts = ReadonlyMap<OpenObject, OpenObject>;

/**
 * Finds out what is attached to what, and leaves out Auras that would be attached to nothing: they
 * would only be put into the graveyard (704.5m).
 */
export function attach(
  objects: readonly OpenObject[],
  notes: Notes,
): { readonly objects: readonly OpenObject[]; readonly hosts: Hosts } {
  let kept = objects;
  for (;;) {
    const ids = byId(kept);
    const hosts = new Map<OpenObject, OpenObject>();
    const orphans = new Set<OpenObject>();
    for (const one of kept) {
      if (!one.host) continue;
      const host = ids.get(one.host.value ?? "");
      if (host && isHostFor(host, one)) hosts.set(one, host);
      else if (isAura(one)) orphans.add(one);
    }
    for (const one of orphans) notes.add(noteAt(one, { written: one.name }), "noHost", [one.name]);
    if (orphans.size > 0) {
      // What was attached to one of these has nothing to be attached to, either.
      kept = kept.filter((one) => !orphans.has(one));
      continue;
    }
    noteLoose(kept, hosts, ids, notes);
    return { objects: kept, hosts };
  }
}

function isHostFor(host: OpenObject, one: OpenObject): boolean {
  if (host === one) return false;
  // 303.4: an Aura may enchant a card in a graveyard.
  if (host.entry.zone === "graveyard") return isAura(one);
  return host.entry.zone === "battlefield" && (isAura(one) || isEquipment(one) || canBestow(one));
}

function noteLoose(
  objects: readonly OpenObject[],
  hosts: Hosts,
  ids: ReadonlyMap<string, OpenObject>,
  notes: Notes,
): void {
  for (const one of objects) {
    const { host: attribute } = one;
    if (!attribute || hosts.has(one)) continue;
    const at = noteAt(one, attribute);
    if (ids.has(attribute.value ?? "")) notes.add(at, "notAttached", [one.name]);
    else notes.add(at, "noSuchId", [attribute.written, one.name]);
  }
}

/** Writes the attachments into the items. */
export function writeAttachments(hosts: Hosts, refer: Referrer, notes: Notes): void {
  for (const [one, host] of hosts) {
    one.item.on = refer.to(host);
    if (!isAura(one) && !isEquipment(one)) {
      one.item.states = ["bestowed"];
      notes.add(noteAt(one, { written: one.name }), "bestowed", [one.name]);
    }
  }
  // 702.26g: what is attached to something phases out with it, and what is attached to that.
  for (let goesOn = true; goesOn; ) {
    goesOn = false;
    for (const [one, host] of hosts) {
      if (!isPhasedOut(host) || isPhasedOut(one)) continue;
      one.item.states = ["phased out", ...(one.item.states ?? [])];
      notes.add(noteAt(one, { written: one.name }), "phasedWith", [one.name]);
      goesOn = true;
    }
  }
}

// Exile ----------------------------------------------------------------------------------------

/** 607.2a: what a linked ability exiled; the file says it on either of the two. */
export function writeExile(objects: readonly OpenObject[], refer: Referrer, notes: Notes): void {
  const ids = byId(objects);
  const link = (exiled: OpenObject | undefined, exiler: OpenObject | undefined): boolean => {
    if (exiled?.entry.zone !== "exile" || exiler?.entry.zone !== "battlefield") return false;
    if (!howExiled(exiler.card)) return false;
    exiled.item.exiledBy = refer.to(exiler);
    return true;
  };
  for (const one of objects) {
    const { exiler } = one;
    if (exiler && !link(one, ids.get(exiler.value ?? ""))) {
      notes.add(noteAt(one, exiler), "notExiledBy", [one.name]);
    }
    for (const attribute of one.holds) {
      const isAll = (attribute.value ?? "").split(",").every((id) => link(ids.get(id.trim()), one));
      if (!isAll) notes.add(noteAt(one, attribute), "unsupported", [attribute.written, one.name]);
    }
  }
}

// Combat ---------------------------------------------------------------------------------------

export interface Attack {
  readonly attacker: OpenObject;
  readonly defender: PlayerId | OpenObject;
}

/** In which steps creatures can be attacking. */
const combatSteps: readonly Step[] = [
  "declareAttackers",
  "declareBlockers",
  "combatDamage",
  "endCombat",
];

/** 506.3, 508.1: the active player's creatures attack a player or a planeswalker of another. */
export function attacksOf(
  objects: readonly OpenObject[],
  {
    active,
    step,
    players,
  }: Readonly<{ active: PlayerId; step: Step; players: readonly PlayerId[] }>,
  notes: Notes,
): readonly Attack[] {
  const ids = byId(objects);
  const others = players.filter((player) => player !== active);
  return objects.flatMap((attacker) => {
    const { attacks, entry } = attacker;
    if (!attacks) return [];
    const target = attacks.value === undefined ? undefined : ids.get(attacks.value);
    const [only, ...more] = others;
    const defender =
      attacks.value === undefined && more.length === 0
        ? only
        : target && isDefender(target, active)
          ? target
          : undefined;
    const isAttacker =
      combatSteps.includes(step) &&
      entry.player === active &&
      lookOf(attacker).types.includes("creature") &&
      !isPhasedOut(attacker);
    if (isAttacker && defender !== undefined) return [{ attacker, defender }];
    notes.add(noteAt(attacker, attacks), "noAttack", [attacker.name]);
    return [];
  });
}

const isDefender = (one: OpenObject, active: PlayerId): boolean =>
  one.entry.zone === "battlefield" &&
  one.entry.player !== active &&
  lookOf(one).types.includes("planeswalker") &&
  !isPhasedOut(one);

export const defenderOf = ({ defender }: Attack, refer: Referrer): Reference =>
  typeof defender === "string"
    ? { is: "player", player: defender, at: nowhere }
    : refer.to(defender);

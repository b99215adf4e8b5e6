/** The distinct outcomes among the ends of a search, each by what sets it apart from the others. */

import type { PlayerId } from "../engine/index.ts";
import { keysOf } from "../language/records.ts";
import type { GameLook, Look, PlayerLook, Subject, ThingLook } from "./looks.ts";

/** Things of one subject that look the same, as far as looks differ among the outcomes. */
export interface Sight {
  readonly count: number;
  readonly look: Partial<ThingLook> & Pick<ThingLook, "zone">;
}

/** What is so of a subject in an outcome; no sights where there is nothing of it. */
export type Trait =
  | { readonly subject: Extract<Subject, { is: "player" }>; readonly look: PlayerLook }
  | { readonly subject: Extract<Subject, { is: "game" }>; readonly look: GameLook }
  | { readonly subject: Extract<Subject, { is: "thing" }>; readonly sights: readonly Sight[] };

/** Ends that look alike, and by what they differ from others. */
interface Group {
  readonly ends: readonly number[];
  readonly traits: readonly Trait[];
}

type Seen = readonly (readonly [end: number, look: Look])[];

/** Puts ends together that a reader can't tell apart. `payers` have tapped what makes mana. */
export function groupLooks(looks: Seen, payers: ReadonlySet<PlayerId>): readonly Group[] {
  const seen: Seen = looks.map(([end, look]) => [end, withoutPaying(look, payers)]);
  const traits = traitsAmong(seen.map(([, look]) => look));
  const groups = new Map<string, { ends: number[]; traits: readonly Trait[] }>();
  for (const [end, look] of seen) {
    const own = traits.map((trait) => trait(look));
    const key = JSON.stringify(own);
    const known = groups.get(key);
    if (known) known.ends.push(end);
    else groups.set(key, { ends: [end], traits: own });
  }
  return [...groups.values()];
}

/** Which of a player's permanents were tapped to pay is of no interest. */
function withoutPaying(look: Look, payers: ReadonlySet<PlayerId>): Look {
  const things = Object.entries(look.things).map(([key, { subject, all }]) => {
    const without = all.map((one): ThingLook => {
      const { tapped, source, ...rest } = one;
      const isPaid =
        source && subject.is === "thing" && payers.has(one.controller ?? subject.owner);
      return isPaid || !tapped ? rest : { ...rest, tapped };
    });
    return [key, { subject, all: without }] as const;
  });
  return { ...look, things: Object.fromEntries(things) };
}

const distinct = (values: readonly unknown[]): number =>
  new Set(values.map((value) => JSON.stringify(value) ?? "")).size;

/** One for each subject that isn't the same in all outcomes: players, the game, then things. */
function traitsAmong(looks: readonly Look[]): readonly ((look: Look) => Trait)[] {
  const [first] = looks;
  if (!first) return [];
  const players = keysOf(first.players);
  // By owner and name: the same for the same outcomes, however they were found.
  const keys = [...new Set(looks.flatMap(({ things }) => Object.keys(things)))].sort();
  return [
    ...gameTrait(looks),
    ...players.flatMap((player) => {
      const all = looks.map((look) => look.players[player] ?? {});
      const aspects = (["life", "mana", "fate"] as const).filter(
        (aspect) => distinct(all.map((one) => one[aspect])) > 1,
      );
      return aspects.length === 0 ? [] : [playerTrait(player, aspects)];
    }),
    ...keys.flatMap((key) => thingsTrait(looks, key)),
  ];
}

function gameTrait(looks: readonly Look[]): readonly ((look: Look) => Trait)[] {
  const aspects = (["result", "time"] as const).filter(
    (aspect) => distinct(looks.map(({ game }) => game[aspect])) > 1,
  );
  if (aspects.length === 0) return [];
  return [({ game }) => ({ subject: { is: "game" }, look: only(game, aspects) })];
}

const playerTrait =
  (player: PlayerId, aspects: readonly (keyof PlayerLook)[]) =>
  (look: Look): Trait => ({
    subject: { is: "player", player },
    look: only(look.players[player] ?? {}, aspects),
  });

function only<Value extends object>(value: Value, keys: readonly (keyof Value)[]): Value {
  return Object.fromEntries(
    keys.flatMap((key) => (value[key] === undefined ? [] : [[key, value[key]]])),
  ) as Value;
}

const aspects = [
  "controller",
  "called",
  "tapped",
  "size",
  "damage",
  "counters",
  "attachedTo",
  "attacking",
  "blocking",
  "colors",
  "types",
  "keywords",
  "designations",
  "faceDown",
  "phasedOut",
] as const satisfies readonly (keyof ThingLook)[];

function thingsTrait(looks: readonly Look[], key: string): readonly ((look: Look) => Trait)[] {
  const allOf = (look: Look): readonly ThingLook[] => look.things[key]?.all ?? [];
  const subject = looks.map(({ things }) => things[key]?.subject).find((one) => one !== undefined);
  if (subject?.is !== "thing") return [];
  if (distinct(looks.map((look) => multiset(allOf(look)))) < 2) return [];
  const permanents = looks.flatMap(allOf).filter(({ zone }) => zone === "battlefield");
  const differing = aspects.filter((aspect) => distinct(permanents.map((one) => one[aspect])) > 1);
  const shown = (one: ThingLook): Sight["look"] => only(one, ["zone", "place", ...differing]);
  return [(look): Trait => ({ subject, sights: counted(allOf(look).map(shown)) })];
}

const multiset = (things: readonly ThingLook[]): readonly string[] =>
  things.map((one) => JSON.stringify(one)).sort();

function counted(looks: readonly Sight["look"][]): readonly Sight[] {
  const sights = new Map<string, { count: number; look: Sight["look"] }>();
  for (const look of looks) {
    const key = JSON.stringify(look);
    const known = sights.get(key);
    if (known) known.count += 1;
    else sights.set(key, { count: 1, look });
  }
  return [...sights.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, sight]) => sight);
}

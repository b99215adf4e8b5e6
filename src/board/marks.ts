/** What a step changed: one word for each object, for the ring around it. */
import type { GameEvent, Happening } from "../engine/events.ts";
import type { ObjectId, PlayerId } from "../engine/ids.ts";

const markKinds = [
  "untapped",
  "tapped",
  "changed",
  "damaged",
  "attached",
  "attacks",
  "blocks",
  "target",
  "drawn",
  "put",
  "entered",
  "returned",
  "exiled",
  "discarded",
  "destroyed",
  "sacrificed",
  "countered",
  "cast",
  "played",
  "activated",
  "triggered",
] as const;
export type MarkKind = (typeof markKinds)[number];

export interface Marks {
  readonly objects: ReadonlyMap<ObjectId, MarkKind>;
  /** How each player's life changed. */
  readonly life: ReadonlyMap<PlayerId, number>;
  /** How the loyalty counters on each object changed. */
  readonly loyalty: ReadonlyMap<ObjectId, number>;
}

type Moved = Extract<Happening, { is: "moved" }>;

function moveMark({ how, to }: Moved): MarkKind {
  switch (how) {
    case "cast":
      return "cast";
    case "resolve":
      return "entered";
    case "counter":
      return "countered";
    case "discard":
      return "discarded";
    case "draw":
      return "drawn";
    case "play":
      return "played";
    case "destroy":
      return "destroyed";
    case "sacrifice":
      return "sacrificed";
    case "exile":
      return "exiled";
    case "return":
      return "returned";
    default:
      return to.zone === "battlefield" ? "entered" : "put";
  }
}

function marksOfEvent(what: Happening): readonly (readonly [ObjectId, MarkKind])[] {
  switch (what.is) {
    case "moved":
      return [[what.object, moveMark(what)]];
    case "abilityOnStack":
      return [[what.object, what.kind]];
    case "tapped":
    case "untapped":
      return [[what.object, what.is]];
    case "targeted":
      return what.targets.flatMap((target) =>
        target.is === "object" ? [[target.object, "target"] as const] : [],
      );
    case "effectBegan":
      return what.objects.map((object) => [object, "changed"] as const);
    case "damaged":
      return what.target.is === "object" ? [[what.target.object, "damaged"]] : [];
    case "created":
      return [[what.object, "entered"]];
    case "countersPut":
    case "countersRemoved":
    case "transformed":
    case "becameCopy":
    case "designated":
    case "regenerated":
    case "controlChanged":
      return [[what.object, "changed"]];
    case "phasedIn":
      return what.objects.map((object) => [object, "changed"] as const);
    case "attached":
      return [[what.object, "attached"]];
    case "attacked":
      return [[what.object, "attacks"]];
    case "blocked":
      return [[what.object, "blocks"]];
    default:
      return [];
  }
}

export function marksOf(events: readonly GameEvent[]): Marks {
  const objects = new Map<ObjectId, MarkKind>();
  const life = new Map<PlayerId, number>();
  const loyalty = new Map<ObjectId, number>();
  for (const { what } of events) {
    if (what.is === "lifeChanged") life.set(what.player, (life.get(what.player) ?? 0) + what.by);
    if (
      (what.is === "countersPut" || what.is === "countersRemoved") &&
      what.counter === "loyalty"
    ) {
      const by = what.is === "countersPut" ? what.amount : -what.amount;
      loyalty.set(what.object, (loyalty.get(what.object) ?? 0) + by);
    }
    for (const [object, kind] of marksOfEvent(what)) {
      const known = objects.get(object);
      // What matters more stays: a creature that attacks is also tapped.
      const stays = known && markKinds.indexOf(known) > markKinds.indexOf(kind);
      if (!stays) objects.set(object, kind);
    }
  }
  return { objects, life, loyalty };
}

/** Events of one sort that a caption tells in one clause: "A and B trigger". */
import type { GameEvent, Happening } from "../engine/events.ts";
import type { ObjectId } from "../engine/ids.ts";
import { sameTarget } from "../engine/targets.ts";
import { clauseOf } from "./captions.ts";
import { isTokenName, type Names, nameOf, tally } from "./names.ts";
import type { Words } from "./words.ts";

/** One or more events that belong together. */
export type Group = readonly [GameEvent, ...GameEvent[]];

type Moved = Extract<Happening, { is: "moved" }>;

function moveKey({ how, player, to }: Moved): string | undefined {
  switch (how) {
    case "discard":
    case "mill":
    case "draw":
    case "sacrifice":
      return `${how} ${player} ${to.zone}`;
    case "destroy":
    case "exile":
      return how;
    case "return":
      return `return ${to.zone} ${to.player ?? ""}`;
    default:
      return undefined;
  }
}

/** Events with equal keys are told together. */
function keyOf(what: Happening): string | undefined {
  switch (what.is) {
    case "moved":
      return moveKey(what);
    case "triggered":
    case "abilityOnStack":
    case "tapped":
    case "untapped":
      return what.is;
    case "attacked":
      return `attacked ${what.planeswalker ?? what.defender}`;
    case "damaged":
      return `damaged ${what.source} ${what.combat}`;
    case "created":
      return `created ${what.player}`;
    case "copied":
      return `copied ${what.of} ${what.player}`;
    case "countersPut":
      return `countersPut ${what.counter} ${what.amount}`;
    default:
      return undefined;
  }
}

export function grouped(events: readonly GameEvent[]): readonly Group[] {
  const groups: Group[] = [];
  for (const event of events) {
    const key = keyOf(event.what);
    const place = key === undefined ? -1 : groups.findIndex(([first]) => keyOf(first.what) === key);
    const group = groups[place];
    if (group && !isAgain(event.what, group)) groups[place] = [...group, event];
    else groups.push([event]);
  }
  return groups;
}

/** The same is dealt damage a second time: by a creature with double strike (702.4b). */
const isAgain = (what: Happening, group: Group): boolean =>
  what.is === "damaged" &&
  group.some((one) => one.what.is === "damaged" && sameTarget(one.what.target, what.target));

function objectIn(what: Happening): ObjectId | undefined {
  return "object" in what ? what.object : undefined;
}

function hasTokenName({ game }: Names, id: ObjectId): boolean {
  const name = nameOf(game, id);
  return name !== undefined && isTokenName(name);
}

/** What a group tells, as one clause. */
export function groupText(group: Group, words: Words, names: Names): string | null {
  const [{ what }] = group;
  if (group.length === 1) return clauseOf(what, words, names);
  const ids = group.flatMap((event) => objectIn(event.what) ?? []);
  const { together } = words;
  const objects = names.objects(ids);
  switch (what.is) {
    case "moved": {
      const player = names.player(what.player);
      switch (what.how) {
        case "discard":
          return together.discard(player, objects, what.to.zone === "exile");
        case "mill":
          return together.mill(player, objects);
        case "draw":
          return together.draw(player, objects);
        case "sacrifice":
          return together.sacrifice(player, objects);
        case "return":
          return together.returned(objects, names.place(what.to));
        default:
          return together[what.how === "exile" ? "exile" : "destroy"](objects);
      }
    }
    case "damaged": {
      const dealt = group.flatMap((event) => (event.what.is === "damaged" ? [event.what] : []));
      const source = names.object(what.source);
      if (dealt.every(({ amount }) => amount === what.amount)) {
        const targets = names.targets(dealt.map(({ target }) => target));
        return together.damagedAlike(source, what.amount, targets, what.combat);
      }
      const parts = dealt.map(({ target, amount }) => ({ target: names.target(target), amount }));
      return together.damaged(source, parts, what.combat);
    }
    case "abilityOnStack":
      return together.onStack(ids.map(names.object));
    case "triggered":
    case "tapped":
    case "untapped":
      return together[what.is](objects);
    case "attacked":
      return together.attacked(
        objects,
        what.planeswalker
          ? names.object(what.planeswalker)
          : names.attacked({ is: "player", player: what.defender }),
      );
    case "created": {
      const tokens = tally(ids.map(names.bare)).map(([name, count]) => ({
        name,
        count,
        isPlain: ids.some((id) => names.bare(id) === name && hasTokenName(names, id)),
      }));
      return together.created(names.player(what.player), tokens);
    }
    case "copied":
      return together.copied(names.player(what.player), names.object(what.of), group.length);
    case "countersPut":
      return together.countersPut(objects, names.counter(what.counter), what.amount);
    default:
      return clauseOf(what, words, names);
  }
}

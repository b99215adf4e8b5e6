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

/** What never gets where it was to be milled or to return is told as exiled (614.6). */
const isExiled = ({ how, to }: Moved): boolean =>
  how === "exile" || (to.zone === "exile" && (how === "mill" || how === "return"));

function moveKey(what: Moved): string | undefined {
  const { how, player, to, at } = what;
  if (isExiled(what)) return "exile";
  switch (how) {
    case "discard":
    case "mill":
    case "draw":
    case "sacrifice":
      return `${how} ${player} ${to.zone}`;
    case "destroy":
      return `${how} ${to.zone}`;
    case "return":
    case "noToughness":
    case "noLoyalty":
    case "legendRule":
    case "planeswalkerRule":
    case "unattached":
    case "put":
      return `${how} ${to.zone} ${to.player ?? ""} ${at ?? ""}`;
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
    case "blocked":
      return what.is;
    case "attacked":
      return `attacked ${what.planeswalker ?? what.defender}`;
    case "damaged":
      return `damaged ${what.combat}`;
    case "created":
      return `created ${what.player}`;
    case "copied":
      return `copied ${what.of} ${what.player}`;
    case "notDone":
      return what.deed === "destroy" ? "indestructible" : undefined;
    case "countersPut":
      return `countersPut ${what.counter} ${what.amount}`;
    case "delayed":
      return `delayed ${what.source}`;
    default:
      return undefined;
  }
}

export function grouped(events: readonly GameEvent[]): readonly Group[] {
  const groups: Group[] = [];
  for (const event of events) {
    const key = keyOf(event.what);
    const place = groups.findIndex(
      (group, at) =>
        key !== undefined &&
        keyOf(group[0].what) === key &&
        fits(event.what, group) &&
        !groups.slice(at + 1).some((later) => brings(later, event.what)),
    );
    const group = groups[place];
    if (group) groups[place] = [...group, event];
    else groups.push([event]);
  }
  return groups;
}

/** What first came where it is in the midst of a step is told of only after that. */
const brings = (group: Group, about: Happening): boolean => {
  const subject = about.is === "moved" ? about.was : objectIn(about);
  return group.some(({ what }) => what.is === "moved" && what.object === subject);
};

/** Whether an event can be told with others of its key. */
function fits(what: Happening, group: Group): boolean {
  switch (what.is) {
    // One source deals it to several, or several to one: none twice (702.4b).
    case "damaged":
      return dealtIn(group).every(
        ({ source, target }) => (source === what.source) !== sameTarget(target, what.target),
      );
    // Several that block one attacker, or one that may block several (509.1a–b).
    case "blocked": {
      const blocks = [what, ...group.flatMap((one) => (one.what.is === "blocked" ? one.what : []))];
      const [blockers, attackers] = [
        new Set(blocks.map(({ object }) => object)),
        new Set(blocks.map(({ attacker }) => attacker)),
      ];
      return blockers.size === 1 || attackers.size === 1;
    }
    default:
      return true;
  }
}

const dealtIn = (group: Group) =>
  group.flatMap(({ what }) => (what.is === "damaged" ? [what] : []));

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
    case "moved":
      return words.moves[isExiled(what) ? "exile" : what.how](what, names, objects, true);
    case "notDone":
      return together.indestructible(objects);
    case "damaged": {
      const dealt = dealtIn(group);
      if (dealt.some(({ source }) => source !== what.source)) {
        const parts = dealt.map(({ source, amount }) => ({ other: names.object(source), amount }));
        return together.damagedBy(names.target(what.target), parts, what.combat);
      }
      const source = names.object(what.source);
      if (dealt.every(({ amount }) => amount === what.amount)) {
        const targets = names.targets(dealt.map(({ target }) => target));
        return together.damagedAlike(source, what.amount, targets, what.combat);
      }
      const parts = dealt.map(({ target, amount }) => ({ other: names.target(target), amount }));
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
    case "blocked": {
      const attackers = group.flatMap(({ what }) => (what.is === "blocked" ? what.attacker : []));
      const blockers = [...new Set(ids)];
      return together.blocked(
        { text: names.objects(blockers), count: blockers.length },
        names.objects([...new Set(attackers)]),
      );
    }
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
    case "delayed":
      return together.delayed(names.object(what.source), group.length);
    case "countersPut":
      return together.countersPut(objects, names.counter(what.counter), what.amount);
    default:
      return clauseOf(what, words, names);
  }
}

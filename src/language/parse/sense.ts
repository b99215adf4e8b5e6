/**
 * What makes one reading of a text likelier than another that prints alike: conventions of rules
 * text that the words alone don't show. The least far-fetched reading stands.
 */

import { isOfTwo } from "../print/context.ts";
import { sameData } from "../sameData.ts";
import type { Ability, AnyNode, Effect, Filter, Objects, Player, Trigger } from "../schema.ts";
import { find, visit } from "../walk.ts";

/** What an event lets its text speak of (603.2): see the occasions of the engine. */
export interface Occasion {
  readonly object: boolean;
  readonly other: boolean;
  readonly player: boolean;
  readonly amount: boolean;
  /** The event happens to the object itself: it is never "that creature". */
  readonly ofSelf: boolean;
}

const none: Occasion = { object: false, other: false, player: false, amount: false, ofSelf: false };

export function occasionOf(event: Trigger): Occasion {
  const ofSelf =
    "what" in event &&
    event.what !== undefined &&
    find(event.what, "isSelf").length > 0 &&
    event.what.is !== "anyOf";
  const about = (given: Partial<Occasion>): Occasion => ({ ...none, ofSelf, ...given });
  if ("atOnce" in event && event.atOnce) {
    const whose = event.is === "damages" ? event.player : event.is === "attacks" && event.whom;
    return { ...none, player: whose ? isOther(whose) : false };
  }
  switch (event.is) {
    case "anyEvent":
      return event.triggers.map(occasionOf).reduce(joined, none);
    case "damages": {
      const source = event.source !== undefined;
      const self = source && find(event.source, "isSelf").length > 0;
      return {
        object: source,
        other: event.object !== undefined,
        player: event.player !== undefined && isOther(event.player),
        amount: true,
        ofSelf: self,
      };
    }
    case "gainsLife":
    case "losesLife":
      return about({ player: isOther(event.who), amount: true });
    case "countersPut":
      return about({ object: true, amount: true });
    case "becomesTarget":
      return about({ object: true, other: true });
    case "blocks":
    case "becomesBlocked":
      return about({ object: true, other: true });
    case "beginningOf":
      return about({ player: isOther(event.whose) });
    case "clashes":
    case "drawsCards":
      return about({ player: isOther(event.who) });
    case "draws":
      return about({ player: isOther(event.who), object: true });
    case "dayNightChanges":
    case "stateIs":
      return none;
    case "discards":
    case "mills":
    case "sacrifices":
    case "reveals":
    case "castsSpell":
    case "tapsForMana":
      return about({ object: true, player: isOther(event.who) });
    case "attacks":
      return about({ object: true, player: true });
    case "doneThisWay":
      return { ...none, object: true, ofSelf: true };
    default:
      return about({ object: true });
  }
}

/** You are never "that player". */
const isOther = (who: Player): boolean => who.is !== "you";

const joined = (one: Occasion, two: Occasion): Occasion => ({
  object: one.object || two.object,
  other: one.other || two.other,
  player: one.player || two.player,
  amount: one.amount || two.amount,
  ofSelf: one.ofSelf || two.ofSelf,
});

/** What the events that stand in a text let it speak of. */
export function occasionIn(text: AnyNode): Occasion {
  const events: Trigger[] = [];
  visit(text, (node) => {
    if (node !== text && (node.is === "gainAbility" || node.is === "token")) return false;
    if (node.is === "triggered" || node.is === "delayed") events.push(node.when);
    if (node.is === "replacement") events.push(node.would);
    return true;
  });
  return events.map(occasionOf).reduce(joined, none);
}

/** Whether everything that a text speaks of by its event is there, and could be done. */
export function isSound(ability: Ability): boolean {
  const { amount } = occasionIn(ability);
  if (find(ability, "attach").some(isToItself)) return false;
  if (choosesNowhere(ability) || playsAnother(ability)) return false;
  return amount || find(ability, "eventAmount").length === 0;
}

/** "Exile the top card of your library. You may play that card": not the card of the event. */
const playsAnother = (ability: Ability): boolean =>
  find(ability, "exile").length > 0 &&
  find(ability, "mayPlay").some(({ what }) => what.is !== "named" && what.is !== "all");

/** Whether a card is chosen or targeted that is in no zone. */
export const choosesNowhere = (ability: Ability): boolean =>
  find(ability, "choose").some(({ from }) => isNowhere(from)) ||
  find(ability, "targetObject").some(({ filter }) => isNowhere(filter));

/** 109.2b: what is called a card is one in a zone that is named, or one of those spoken of. */
const isNowhere = (filter: Filter): boolean =>
  find(filter, "isCard").length > 0 &&
  find(filter, "inZone", "putThereThisTurn", "isAmong", "isSelf", "putWith").length === 0;

/** 301.5c, 303.4d: nothing is attached to itself. */
const isToItself = ({ what, to }: Extract<Effect, { is: "attach" }>): boolean =>
  what.is === "self" && to.is === "self";

/** How far-fetched an ability is for what it says. */
export function farFetched(ability: Ability): number {
  let sum = 0;
  const exiled = new Set<string>();
  /** What has gone somewhere: what is done with it then is done with the card under its name. */
  const gone = new Set<string>();
  /** What has become another object by going to the battlefield (400.7). */
  const moved = new Set<string>();
  visit(ability, (node) => {
    if (node.is === "exile" && node.name !== undefined) exiled.add(node.name);
    if (node.is === "exile" || node.is === "destroy") gone.add(keyOf(node.what));
    if (node.is === "putOntoBattlefield") moved.add(keyOf(node.what));
    return true;
  });
  // Of an event of the object itself both are the same.
  if (occasionIn(ability).ofSelf && (gone.has("self") || gone.has("event"))) {
    gone.add("self").add("event");
  }
  const isExiled = (what: Objects): boolean => what.is === "named" && exiled.has(what.name);
  visit(ability, (node) => {
    switch (node.is) {
      case "controllerOf":
      case "ownerOf":
        // What has left has the controller that it had (608.2h).
        if (isExiled(node.what)) sum++;
        break;
      case "statOf":
        // So it has the power that it had.
        if (isExiled(node.what)) sum++;
        break;
      case "triggered":
        sum += besidesSelf(node);
        break;
      case "replacement":
        if (node.instead.is === "doInstead" && isSame(node.would, node.instead.effect)) sum++;
        break;
      case "putOntoBattlefield":
        if (gone.has(keyOf(node.what))) sum++;
        // "under its owner's control": of what is put there.
        if (node.under?.is === "ownerOf") {
          const own = sameData(node.under.what, node.what);
          sum += own ? (isExiled(node.what) ? -1 : 0) : 2;
        }
        if (node.returned && exiled.size > 0 && node.what.is === "eventObject") sum++;
        break;
      case "returnToHand":
      case "play":
      case "mayPlay":
      case "cast":
      case "putIntoGraveyard":
        if (gone.has(keyOf(node.what))) sum++;
        break;
      case "doInstead":
        // "Exile it instead" says where it goes.
        if (
          goesAway.includes(node.effect.is) &&
          "what" in node.effect &&
          isOfEvent(node.effect.what)
        )
          sum++;
        break;
      case "forEach":
        // What nothing is said of each of is done so often.
        if (find(node.effect, "theOne").length === 0) sum++;
        break;
      case "isIn":
        // What remains in exile is what was exiled.
        if (node.zone === "exile" && exiled.size > 0 && !isExiled(node.what)) sum++;
        break;
      case "applyToPlayers":
        // What may be cast is cast now, if no time is said (608.2g).
        if (node.until.is === "forever" && node.changes.some((one) => one.is === "mayPlay")) sum++;
        break;
      case "apply":
        if (moved.has(keyOf(node.to))) sum++;
        break;
      case "delayed":
        if ("what" in node.effect && moved.has(keyOf(node.effect.what))) sum++;
        break;
      case "damage":
        // What deals damage to itself says "itself".
        if (node.to.is === "objects" && keyOf(node.source) === keyOf(node.to.objects)) sum += 3;
        // "Each of those creatures deals damage equal to its power": its own.
        if (
          node.source.is === "theOne" &&
          node.amount.is === "statOf" &&
          node.amount.what.is !== "theOne"
        )
          sum++;
        break;
      case "reveal":
        // What was chosen and is revealed is spoken of as what was chosen.
        if (
          node.what.is === "named" &&
          find(ability, "named").some(({ name }) => name === node.name)
        )
          sum++;
        if (find(ability, "search").some(({ name }) => sameData(node.what, { is: "named", name })))
          sum++;
        break;
      case "shuffle":
        // "may search their library …, then shuffle": whose library was searched (701.24).
        if (node.who.is === "you" && isOthersLibrary(ability)) sum++;
        break;
      case "inOrder":
        sum += 3 * outsideOf(node.effects) + besidesSearch(node.effects);
        sum += besidesRevealed(node.effects) + besidesSearched(node.effects);
        sum += besidesMay(node.effects);
        break;
      default:
    }
    return true;
  });
  return sum;
}

/** Where nothing else tells, "it" is the target or the object of the event, not the object itself. */
export function besidesTargets(ability: Ability): number {
  const { object, ofSelf } = occasionIn(ability);
  const isOther = find(ability, "target").length > 0 || (object && !ofSelf);
  return isOther ? find(ability, "self").length : 0;
}

/** Of an event of the object itself "it" is that object, not the other one. */
const besidesSelf = ({ when, effect }: Extract<Ability, { is: "triggered" }>): number =>
  // Where both are told, as of damage or of a block, it may be either.
  occasionOf(when).ofSelf && when.is !== "damages" && !isOfTwo(when)
    ? find(effect, "eventOther").filter(({ noun }) => !noun).length
    : 0;

/** What happens anyway, so much of it: only the amount is another (614.6). */
const isSame = (would: Trigger, effect: Effect): boolean =>
  "who" in would &&
  "who" in effect &&
  sameData(would.who, effect.who) &&
  sameDeeds[would.is] === effect.is;
const sameDeeds: Readonly<Partial<Record<Trigger["is"], Effect["is"]>>> = {
  gainsLife: "gainLife",
  losesLife: "loseLife",
  draws: "draw",
  drawsCards: "draw",
  mills: "mill",
};

/** Where something goes instead has words of its own (614.6). */
const goesAway: readonly Effect["is"][] = ["exile", "putIntoHand", "putIntoGraveyard"];
const isOfEvent = ({ is }: Objects): boolean =>
  is === "eventObject" || is === "self" || is === "thatTarget";

/** What an object is for these rules: a target by its slot, what the event is about. */
function keyOf(what: Objects): string {
  if (what.is === "target" || what.is === "thatTarget") return `target ${what.slot}`;
  if (what.is === "eventObject") return "event";
  return what.is === "named"
    ? `named ${what.name}`
    : what.is === "self"
      ? "self"
      : JSON.stringify(what);
}

const isOthersLibrary = (ability: Ability): boolean => {
  const searches = find(ability, "search");
  return searches.length > 0 && searches.every(({ whose }) => whose.is !== "you");
};

/** What follows a search in its sentence is done with what was found (701.23). */
function besidesSearch(effects: readonly Effect[]): number {
  let count = 0;
  let found: string | undefined;
  for (const effect of effects) {
    if (effect.is === "search") found = effect.name;
    else if (found !== undefined) {
      const moves = ["putOntoBattlefield", "putIntoHand", "putOnLibrary", "putIntoGraveyard"];
      if (effect.is === "reveal") count++;
      if (effect.is === "shuffle" || effect.is === "reveal") continue;
      if (!moves.includes(effect.is) || !("what" in effect)) found = undefined;
      else if (keyOf(effect.what) !== `named ${found}`) count++;
    }
  }
  return count;
}

/** "… may search …, then shuffle": who searches shuffles, and nobody else does (701.23, 701.24). */
const besidesSearched = (effects: readonly Effect[]): number =>
  effects.filter((effect, index) => {
    const before = effects[index - 1];
    return (
      effect.is === "shuffle" && before?.is === "may" && find(before.effect, "search").length > 0
    );
  }).length;

/** "You may reveal a creature card from among them and put it into your hand": both, or neither. */
const besidesMay = (effects: readonly Effect[]): number =>
  effects.filter((effect, index) => {
    const before = effects[index - 1];
    if (before?.is !== "may" || before.ifDone || !("what" in effect)) return false;
    const { what } = effect;
    const made = find(before.effect, "choose", "reveal").map(({ name }) => name);
    return what?.is === "named" && made.includes(what.name);
  }).length;

/** "Reveal the top card of your library. If it's a land card, …": that card is it. */
const besidesRevealed = (effects: readonly Effect[]): number =>
  effects.filter((effect, index) => {
    const before = effects[index - 1];
    const isTop = before?.is === "reveal" && before.what.is === "topOfLibrary";
    if (!isTop || effect.is !== "ifSo" || effect.condition.is !== "fits") return false;
    return !sameData(effect.condition.what, { is: "named", name: before.name ?? "" });
  }).length;

/** How often an effect speaks of what was made only under a condition before it. */
function outsideOf(effects: readonly Effect[]): number {
  let count = 0;
  for (const [index, effect] of effects.entries()) {
    const inner = [effect].flatMap((one): readonly Effect[] => {
      if (one.is === "may" && one.ifDone) return [one.ifDone];
      if (one.is === "ifSo") return one.otherwise ? [] : [one.effect];
      return [];
    });
    const made = new Set(
      inner.flatMap((one) =>
        find(one, "create", "choose", "exile", "putOntoBattlefield").flatMap(
          ({ name }) => name ?? [],
        ),
      ),
    );
    if (made.size === 0) continue;
    for (const after of effects.slice(index + 1)) {
      count += find(after, "named").filter(({ name }) => made.has(name)).length;
    }
  }
  return count;
}

/** The events of the turn that some text asks about (CR 608.2i, 700.4). */
import type { Trigger } from "../language/schema.ts";
import { find } from "../language/walk.ts";
import type { Happening } from "./events.ts";
import type { Game } from "./game.ts";
import { unreachable } from "./view.ts";
import type { Work } from "./work.ts";

/** Keeps what has happened in this step, as far as a card of this game asks about such things. */
export function rememberEvents(work: Work): void {
  const asked = kindsAsked(work.game.cards);
  if (asked.size === 0) return;
  const kept = work.events.flatMap(({ what }) => (asked.has(what.is) ? [what] : []));
  if (kept.length === 0) return;
  const { thisTurn } = work.game;
  work.set({ thisTurn: { ...thisTurn, events: [...thisTurn.events, ...kept] } });
}

const known = new WeakMap<Game["cards"], ReadonlySet<Happening["is"]>>();

function kindsAsked(cards: Game["cards"]): ReadonlySet<Happening["is"]> {
  let kinds = known.get(cards);
  if (!kinds) {
    kinds = new Set(
      Object.values(cards)
        .flatMap((card) => [...card.abilities, ...(card.back?.abilities ?? [])])
        .flatMap((ability) => find(ability, "timesHappened", "sumHappened"))
        .flatMap(({ what }) => happeningsOf(what)),
    );
    known.set(cards, kinds);
  }
  return kinds;
}

/** The events that can be what a text speaks of. */
function happeningsOf(what: Trigger): readonly Happening["is"][] {
  switch (what.is) {
    case "enters":
      return ["moved", "created"];
    case "leaves":
    case "putIntoGraveyardFrom":
    case "discards":
    case "draws":
    case "mills":
    case "isDestroyed":
    case "doneThisWay":
      return ["moved"];
    case "reveals":
      return ["revealed"];
    case "castsSpell":
      return ["cast"];
    case "isCountered":
      return ["countered"];
    case "becomesTarget":
      return ["targeted"];
    case "attacks":
      return ["attacked"];
    case "blocks":
    case "becomesBlocked":
      return ["blocked"];
    case "damages":
      return ["damaged"];
    case "gainsLife":
    case "losesLife":
      return ["lifeChanged"];
    case "becomesTapped":
      return ["tapped"];
    case "tapsForMana":
      return ["manaAdded"];
    case "countersPut":
      return ["countersPut"];
    case "becomesMonstrous":
      return ["designated"];
    case "transforms":
      return ["transformed"];
    case "clashes":
      return ["clashed"];
    case "dayNightChanges":
      return ["timeChanged"];
    case "beginningOf":
      return ["stepBegan"];
    case "anyEvent":
      return what.triggers.flatMap(happeningsOf);
    case "stateIs":
      return [];
    default:
      return unreachable(what);
  }
}

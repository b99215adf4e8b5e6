import type { Option } from "../../engine/decisions.ts";
import type { HappeningOf } from "../../engine/events.ts";
import { affectedBy, aimOf, halfName, type Names } from "../names.ts";
import type { Asked } from "../words.ts";
import { list } from "./grammar.ts";
import { alternativeOf, offerOf } from "./offers.ts";
import { say } from "./say.ts";

/** What is chosen of a list, after "chooses". */
function chosenOption(option: Option, { source, purpose }: Asked, n: Names): string {
  switch (option.is) {
    case "color":
      return n.color(option.color);
    case "mana":
      return n.mana([option.mana]);
    case "subtype":
      return n.subtype(option.subtype);
    case "symbol":
      return `{${option.symbol.replace(/[{}]/g, "")}}`;
    case "defender":
      return purpose.is === "defender" ? n.attacked(option.defender) : n.target(option.defender);
    case "none":
      return "nothing";
    case "effect":
      return `the replacement effect of ${n.object(option.source)}`;
    case "mode": {
      if (purpose.is === "half") return halfName(n.game, purpose, option.mode)?.en ?? "a half";
      if (purpose.is !== "either") return `mode ${option.mode + 1}`;
      const verb = source && alternativeOf(n, source, option.mode);
      return verb ? `to ${verb}` : `option ${option.mode + 1}`;
    }
  }
}

function ordered({ purpose }: Asked, order: HappeningOf<"revealed">["objects"], n: Names) {
  const things = list(order.map(n.object));
  switch (purpose.is) {
    case "triggers":
      return `puts on the stack, in this order, ${things}`;
    case "copies":
      return `puts the copies on the stack, in the order of these targets: ${list(order.map((id) => aimOf(n, id)))}`;
    case "libraryOrder":
      return `orders ${things} on ${purpose.where === "top" ? "top" : "the bottom"} of the library`;
    case "timestamps":
      return `gives timestamps in this order: ${things}`;
    default:
      return `chooses the order ${things}`;
  }
}

/** What is chosen, by what it is chosen for. */
function chosen(purpose: Asked["purpose"], things: string): string {
  switch (purpose.is) {
    case "attack":
      return `attacks with ${things}`;
    case "toBottom":
      return `puts ${things} on the bottom`;
    default:
      return `chooses ${things}`;
  }
}

/** What a player answered; null where a later event shows it. */
export function answered(
  { player: id, decision, answer }: HappeningOf<"answered">,
  n: Names,
): string | null {
  if (decision.is === "act") return null;
  const player = n.player(id);
  const { purpose, source } = decision;
  switch (answer.is) {
    case "act":
    case "pay":
      return null;
    case "choose":
      return `${player} ${chosen(purpose, answer.chosen.length === 0 ? "nothing" : n.targets(answer.chosen))}`;
    case "confirm": {
      const { yes } = answer;
      if (purpose.is === "pay") return yes ? `${player} pays` : `${player} doesn't pay`;
      if (purpose.is === "payOptional") {
        return yes ? null : `${player} declines to pay the ${n.keyword(purpose.name)} cost`;
      }
      if (purpose.is === "replace") return yes ? `${player} applies the replacement` : null;
      const effect = purpose.is === "may" ? purpose.effect : "";
      const thing = source ? n.object(affectedBy(n.game, source, effect)) : "it";
      const offer = offerOf(effect, thing, say(n));
      return `${player} ${yes ? "chooses" : "declines"} to ${offer}`;
    }
    case "number":
      return purpose.is === "x" ? null : `${player} chooses ${answer.number}`;
    case "option":
      return answer.option.is === "effect"
        ? `${player} applies ${chosenOption(answer.option, decision, n)} first`
        : `${player} chooses ${chosenOption(answer.option, decision, n)}`;
    case "order":
      return `${player} ${ordered(decision, answer.order, n)}`;
    case "divide": {
      if (decision.is !== "divide") return null;
      const shares = decision.among.map(
        (target, index) => `${answer.shares[index] ?? 0} to ${n.target(target)}`,
      );
      return `${player} divides ${decision.amount}, ${list(shares)}`;
    }
    case "pairs":
      return answer.pairs.length === 0 ? `${player} blocks nothing` : null;
    case "chance": {
      const { picked = [] } = answer;
      if (purpose.is !== "random" || picked.length === 0) return null;
      return `${n.objects(picked)} ${picked.length > 1 ? "are" : "is"} picked at random`;
    }
  }
}

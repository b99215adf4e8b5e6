/** Spells that a puzzle file puts on the stack: `Shock->AI; Giant Growth->12`. */
import type { PlayerId } from "../../engine/ids.ts";
import type { CardDefinition } from "../../language/card.ts";
import type { Reference, Stacked } from "../syntax.ts";
import type { Written } from "./file.ts";
import type { Referrer } from "./links.ts";
import { nowhere, type OpenObject, type Surroundings } from "./objects.ts";
import { seatOf } from "./state.ts";

/** A spell whose target is known by its id only. */
interface OpenSpell {
  readonly player: PlayerId;
  readonly card: CardDefinition;
  readonly target?: PlayerId | OpenObject;
}

export function spellsOf(
  { line, value }: Written,
  player: PlayerId,
  ids: ReadonlyMap<string, OpenObject>,
  around: Surroundings,
): readonly OpenSpell[] {
  return value.split(";").flatMap((piece) => {
    const written = piece.trim();
    if (written === "") return [];
    const at = { line, written };
    const [name = "", word] = written.split("->").map((part) => part.trim());
    // By an id or a script it is an ability that is meant.
    const isSpell = !/^\d+$/.test(name) && (!name.includes(":") || around.names.find(name));
    const card = isSpell ? around.find(name, at) : undefined;
    const target = word === undefined ? undefined : targetOf(word, ids, around);
    // 305.9: a land can't be cast; and nothing says which half of a split card was (709.3).
    const canBe = card && !card.types.includes("land") && !card.halves;
    if (canBe && (word === undefined || target !== undefined)) {
      return [{ player, card, ...(target !== undefined && { target }) }];
    }
    if (card || !isSpell) around.notes.add(at, "notStacked", [written]);
    return [];
  });
}

function targetOf(
  word: string,
  ids: ReadonlyMap<string, OpenObject>,
  { players }: Surroundings,
): PlayerId | OpenObject | undefined {
  const seat = seatOf(word);
  return seat !== undefined && players.includes(seat) ? seat : ids.get(word);
}

export function stackedOf({ player, card, target }: OpenSpell, refer: Referrer): Stacked {
  const reference: Reference | undefined =
    typeof target === "string"
      ? { is: "player", player: target, at: nowhere }
      : target && refer.to(target);
  return {
    is: "spell",
    item: { count: 1, card: card.id, at: nowhere },
    line: {
      is: "cast",
      player,
      clauses: reference ? [{ is: "targeting", targets: [reference], at: nowhere }] : [],
      at: nowhere,
    },
    at: nowhere,
  };
}

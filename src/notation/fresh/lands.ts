/** The lands that pay for a card, and for what it can do once it is there. */
import { manaSymbols } from "../../engine/mana.ts";
import type { CardDefinition } from "../../language/card.ts";
import type { ManaCost } from "../../language/schema.ts";
import { nodesOf } from "./wants.ts";

const landOf: Readonly<Record<string, string>> = {
  W: "Plains",
  U: "Island",
  B: "Swamp",
  R: "Mountain",
  G: "Forest",
  C: "Wastes",
};

/** What X is paid with. */
const forX = 2;
/** More lands than this are never needed for one card and one ability of it. */
const most = 12;

/** The lands that pay one cost: those of a color, and how many of any kind. */
function needOf(cost: ManaCost): { readonly lands: readonly string[]; readonly any: number } {
  const lands: string[] = [];
  let any = 0;
  for (const symbol of manaSymbols(cost)) {
    // 107.4e: either half of a hybrid symbol pays it.
    const land = symbol.split("/").flatMap((half) => landOf[half] ?? [])[0];
    if (land !== undefined) lands.push(land);
    else any += symbol === "X" ? forX : Number(symbol);
  }
  return { lands, any };
}

const costsIn = (card: CardDefinition): readonly ManaCost[] =>
  nodesOf(card).flatMap((node) => {
    if (node.is === "payMana") return [node.mana];
    return node.is === "costChange" && node.more ? [node.more] : [];
  });

/**
 * Lands enough for the mana cost and one more cost of the card besides, each kind with how many.
 * A kicker or the first activation of an ability can be paid with them.
 */
export function landsFor(card: CardDefinition): ReadonlyMap<string, number> {
  const faces = card.halves ?? [card];
  const manaCosts = faces.flatMap(({ manaCost }) => manaCost ?? []);
  const sums = [
    ...manaCosts,
    ...costsIn(card).flatMap((cost) => [cost, ...manaCosts.map((one) => one + cost)]),
  ].map(needOf);
  const lands = new Map<string, number>();
  for (const sum of sums) {
    for (const land of new Set(sum.lands)) {
      const count = sum.lands.filter((one) => one === land).length;
      lands.set(land, Math.max(lands.get(land) ?? 0, count));
    }
  }
  const total = Math.min(most, Math.max(0, ...sums.map((sum) => sum.lands.length + sum.any)));
  const have = [...lands.values()].reduce((sum, count) => sum + count, 0);
  const [first = "Wastes"] = lands.keys();
  if (total > have) lands.set(first, (lands.get(first) ?? 0) + total - have);
  return lands;
}

/** From what a position says of the stack to the engine's setup of it. */
import { calledBy } from "../engine/index.ts";
import type { SetupStacked, SetupTarget } from "../engine/startMidway.ts";
import type { CardDefinition } from "../language/card.ts";
import { find as findNodes } from "../language/walk.ts";
import { delayedByText, nobody, type Surroundings } from "./setup-lasting.ts";
import type { Clause, Reference, Stacked, Trigger } from "./syntax.ts";

export function stackedOf(stacked: Stacked, around: Surroundings): SetupStacked {
  const { find, cards } = around;
  const { line } = stacked;
  const targetOf = (reference: Reference): readonly SetupTarget[] => {
    const found = find.target(reference, nobody);
    return found ? [found] : [];
  };
  const announced = announcementOf(line.clauses, targetOf);
  const { player: controller } = line;
  if (stacked.is === "ability") {
    const { object, ability = 1 } = stacked.line;
    const source = find.index(object, "any", nobody, "notInPosition");
    return {
      controller,
      ...(source !== undefined && { source }),
      ability: ability - 1,
      ...announced,
    };
  }
  if (stacked.is === "trigger") return { ...announced, ...triggerOf(stacked.line, around) };
  const { card } = stacked.item;
  const definition = cards.find(({ id }) => id === card);
  const paid = paidIn(line.clauses, definition);
  return {
    controller,
    ...(card !== undefined && { card }),
    ...(stacked.copy && { copy: true }),
    ...wayOf(stacked.line.way, definition),
    ...(paid.length > 0 && { paid }),
    ...announced,
  };
}

function triggerOf(line: Trigger, around: Surroundings): SetupStacked {
  const { player: controller, object, ability = 1, amount } = line;
  const { find } = around;
  if (line.delayed) {
    const delayed = delayedByText(line, around);
    return delayed ? { controller, source: delayed.source, delayed } : { controller };
  }
  const source = find.index(object, "any", nobody, "notInPosition");
  const about = line.about.flatMap((one) => find.target(one, nobody) ?? []);
  const [first = source, second] = about.flatMap((one) => (one.is === "object" ? one.object : []));
  const players = about.flatMap((one) => (one.is === "player" ? one.player : []));
  const [player] = players;
  return {
    controller,
    ...(source !== undefined && { source }),
    ability: ability - 1,
    occasion: {
      ...(first !== undefined && { object: first }),
      ...(second !== undefined && { other: second }),
      ...(player !== undefined && { player }),
      ...(amount !== undefined && { amount }),
    },
  };
}

/** The optional costs that are said to have been paid, as the card calls them. */
function paidIn(clauses: readonly Clause[], card: CardDefinition | undefined): readonly string[] {
  const costs = (card?.abilities ?? []).flatMap((one) => findNodes(one, "additionalCost"));
  const all = calledBy(costs, ({ optional = "" }) => optional).map(({ called }) => called);
  return clauses.flatMap((clause) => {
    if (clause.is !== "cost" || !clause.paid) return [];
    return [all.find((one) => one.toLowerCase() === clause.name) ?? clause.name];
  });
}

function wayOf(
  word: string | undefined,
  card: CardDefinition | undefined,
): Pick<SetupStacked, "way" | "wayName" | "from" | "half"> {
  if (word === undefined) return {};
  const half = card?.halves?.find(({ name }) => name.en.toLowerCase() === word);
  if (half) return { half: half.name.en };
  if (word === "free") return { way: "free" };
  const ways = (card?.abilities ?? []).flatMap((ability) => findNodes(ability, "castingWay"));
  const found = calledBy(ways, ({ way }) => way).find(
    ({ called }) => called.toLowerCase() === word,
  );
  if (!found) return { way: "alternative", from: "exile" };
  const { called, item } = found;
  return { way: "way", wayName: called, ...(item.from && { from: item.from }) };
}

function announcementOf(
  clauses: readonly Clause[],
  targetOf: (reference: Reference) => readonly SetupTarget[],
): Pick<SetupStacked, "x" | "modes" | "targets" | "shares"> {
  const targeting = clauses.flatMap((one) =>
    one.is === "targeting" ? [one.targets.flatMap(targetOf)] : [],
  );
  const x = clauses.find((one) => one.is === "x")?.x;
  const modes = clauses.flatMap((one) =>
    one.is === "choosing" && one.choice.is === "modes" ? one.choice.modes : [],
  );
  const shares = clauses.flatMap((one) =>
    one.is === "dividing"
      ? one.shares.flatMap(({ amount, to }) =>
          targetOf(to).map((target) => ({ amount, target: JSON.stringify(target) })),
        )
      : [],
  );
  return {
    ...(x !== undefined && { x }),
    ...(modes.length > 0 && { modes: modes.map((mode) => mode - 1).sort((a, b) => a - b) }),
    ...(targeting.length > 0 && { targets: targeting }),
    ...(shares.length > 0 && {
      shares: targeting.map((targets) =>
        targets.map(
          (one) => shares.find(({ target }) => target === JSON.stringify(one))?.amount ?? 0,
        ),
      ),
    }),
  };
}

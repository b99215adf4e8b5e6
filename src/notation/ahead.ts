/** Facts that look ahead: whether something is so whatever is chosen, or by some choices. */
import type { Game, ObjectId } from "../engine/index.ts";
import { decide } from "../explore/explore.ts";
import type { Memory, Scripted } from "../explore/walk.ts";
import type { CardDefinition } from "../language/card.ts";
import { verdictText } from "./ahead-words.ts";
import { type Chronicle, noteEvents, noteQuestion, originOf } from "./chronicle.ts";
import type { Moment } from "./driver.ts";
import { evaluate } from "./facts.ts";
import { type Finding, finding } from "./finding.ts";
import { type Scene, tokensNamed } from "./refer.ts";
import type { Ahead, Fact, Reference } from "./syntax.ts";

type AheadFact = Fact & { readonly ahead: Ahead };

/** What a claim needs more than this for is not proved with a board: it takes too long to build. */
const mostPositions = 5000;

/**
 * Looks ahead from a moment: for all choices, or for those of one player, while the others do what
 * was played from there on (`onward`), and else pass.
 */
export function lookAhead(
  scene: Scene,
  fact: AheadFact,
  onward: readonly Moment[],
  cards: readonly CardDefinition[],
): Finding {
  const { mode, by, thisTurn } = fact.ahead;
  const verdict = decide<Chronicle>({
    mode,
    start: scene.game,
    memory: memoryFor(scene, fact),
    holds: (game, chronicle) => evaluate({ ...scene, game, chronicle }, fact).holds,
    horizon: thisTurn ? "turn" : "rest",
    positions: mostPositions,
    ...(by !== undefined && { players: [by], script: scripted(onward) }),
  });
  return {
    ...finding(verdict.is === "so", verdictText(scene, mode, verdict, cards)),
    ...(verdict.is === "open" && { isOpen: true }),
  };
}

export const scripted = (moments: readonly Moment[]): readonly Scripted[] =>
  moments.flatMap(({ events }) =>
    events.flatMap(({ what }) =>
      what.is === "answered" && what.answer.is !== "chance"
        ? [{ player: what.player, answer: what.answer }]
        : [],
    ),
  );

// What a fact wants to know of the way ---------------------------------------------------------

/** What a search must tell apart, so that the fact can be looked at in the end. */
function memoryFor(scene: Scene, fact: AheadFact): Memory<Chronicle> {
  const names = referencesIn(fact);
  const origins = new Set(names.flatMap((name) => originsOf(scene, name)));
  const tokens = names.flatMap((name) => (name.is === "token" && name.number ? [name.name] : []));
  const isOfAbility = names.some(
    (name) => name.is !== "player" && typeof name.ability === "number",
  );
  return {
    begin: scene.chronicle,
    note: (chronicle, game, events) => {
      const noted = noteEvents(chronicle, game, events);
      const { decision } = game;
      const isQuestion = decision !== null && decision.is !== "act" && decision.is !== "chance";
      return isQuestion ? noteQuestion(noted, game, decision) : noted;
    },
    key: (chronicle, game) => JSON.stringify(history(scene, fact, chronicle, game)),
    label: (chronicle, game) => {
      const numbered = tokens.flatMap((name) => tokensNamed(game, name));
      return (id: ObjectId) => {
        const origin = originOf(chronicle, id);
        const place = numbered.indexOf(id);
        if (isOfAbility) return id;
        return origins.has(origin) ? origin : place < 0 ? undefined : `token ${place}`;
      };
    },
  };
}

/** What has happened on the way that the fact asks about; what lies in order that it lists. */
function history(scene: Scene, fact: AheadFact, chronicle: Chronicle, game: Game): unknown {
  switch (fact.is) {
    case "triggered":
      return chronicle.triggerings;
    case "countered":
      return chronicle.countered;
    case "journey":
      return chronicle.journeys;
    case "spent":
      return chronicle.spent;
    case "asked":
      return chronicle.questions;
    case "contents":
      return evaluate({ ...scene, game, chronicle }, fact).found.en;
    default:
      return null;
  }
}

function referencesIn(value: unknown): readonly Reference[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (value === null || typeof value !== "object") return [];
  const isReference =
    "is" in value && ["card", "nickname", "token"].includes(`${value.is}`) && "at" in value;
  return isReference ? [value as Reference] : Object.values(value).flatMap(referencesIn);
}

/** The object of the position that a name means, if it means only one of several alike. */
function originsOf({ table }: Scene, name: Reference): readonly ObjectId[] {
  if (name.is === "nickname") return [table.nicknames.get(name.nickname) ?? []].flat();
  if (name.is !== "card" || name.number === undefined) return [];
  return [table.copies.get(name.card)?.[name.number - 1] ?? []].flat();
}

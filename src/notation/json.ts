/** A played board as JSON for other programs. The schema is public/schema/board-1.json. */
import {
  characteristics,
  type Game,
  type GameObject,
  manaValue,
  type ObjectId,
} from "../engine/index.ts";
import type { Ability } from "../language/schema.ts";
import { rewrite } from "../language/walk.ts";
import type { Played } from "./play.ts";

export const jsonSchemaVersion = 1;

/** What `npm run board -- FILE --json` prints. */
export function boardJson({ end, marks, facts }: Played) {
  return {
    schema: jsonSchemaVersion,
    rules: end.rules.edition,
    holds: facts.every((fact) => fact.holds),
    facts: facts.map(({ says, at, holds, found }) => ({ line: at.line, says, holds, found })),
    end: positionJson(end),
    marks: marks.map(({ name, game }) => ({ name, position: positionJson(game) })),
  };
}

/** A game at one moment, with what each object is (613) at that moment. */
export function positionJson(game: Game) {
  const { turn, decision, result } = game;
  return {
    turn: { number: turn.number, active: turn.active, step: turn.step },
    priority: decision?.is === "act" ? decision.player : null,
    question:
      decision && decision.is !== "act"
        ? { player: decision.player, kind: decision.is, about: decision.purpose.is }
        : null,
    result: result && { winner: result.winner },
    time: game.time ?? null,
    players: game.players.map(({ id, life, mana, library, hand, graveyard, lost }) => ({
      id,
      life,
      lost: lost === true,
      mana,
      library,
      hand,
      graveyard,
    })),
    battlefield: game.battlefield,
    /** The next to resolve first. */
    stack: game.stack.toReversed(),
    exile: game.exile,
    objects: Object.fromEntries(
      Object.values(game.objects).map((object) => [object.id, objectJson(game, object)]),
    ),
  };
}

function objectJson(game: Game, object: GameObject) {
  const { id, card, place, owner, damage = 0, counters = {}, stacked } = object;
  const { controller } = characteristics(game, id);
  return {
    card: card ?? null,
    zone: place.zone,
    player: place.player ?? null,
    owner,
    controller,
    tapped: object.tapped === true,
    new: object.recent === true,
    damage,
    counters,
    attachedTo: object.attachedTo ?? null,
    attacking: object.attacking?.planeswalker ?? object.attacking?.player ?? null,
    blocking: object.blocking ?? [],
    token: object.token === true,
    backFace: object.face === "back",
    faceDown: object.faceDown === true,
    phasedOut: object.phasedOut !== undefined,
    designations: object.designations ?? [],
    /** Of an ability on the stack: the object that it is an ability of. */
    source: stacked?.source ?? null,
    characteristics: characteristicsJson(game, id),
  };
}

function characteristicsJson(game: Game, id: ObjectId) {
  const now = characteristics(game, id);
  return {
    name: now.name ? { en: now.name.en, ja: now.name.ja } : null,
    manaCost: now.manaCost ?? null,
    manaValue: manaValue(game, id),
    colors: now.colors,
    supertypes: now.supertypes,
    types: now.types,
    subtypes: now.subtypes,
    power: now.power ?? null,
    toughness: now.toughness ?? null,
    abilities: now.abilities
      // What a keyword means stands beside it under a longer key: `1` and `1.0`.
      .filter(({ key }) => !now.abilities.some((other) => key.startsWith(`${other.key}.`)))
      .map(({ ability }) => withoutMeaning(ability)),
  };
}

/** Abilities in the ability language, keywords by their names alone. */
const withoutMeaning = (ability: Ability): Ability =>
  rewrite<"Ability">(ability, {
    node: (node) => {
      if (node.is !== "keyword") return node;
      const { meaning: _meaning, ...keyword } = node;
      return keyword;
    },
  });

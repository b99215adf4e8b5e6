/** From lines of a script to the actions of a player with priority. */
import type { Action, Refusal } from "../engine/decisions.ts";
import {
  cardOf,
  castWays,
  characteristics,
  effectId,
  type Game,
  legalActions,
  nowOrLast,
  type ObjectId,
  type PlayerId,
  waysIn,
  whyNot,
} from "../engine/index.ts";
import { fail, ok, type Result } from "../engine/result.ts";
import { zones } from "../language/vocabulary.ts";
import type { Bilingual } from "./bilingual.ts";
import { keywordOf } from "./chronicle.ts";
import { complaint, type NotationProblem, problemAt } from "./problems.ts";
import { everyObject, means, pickAlike, referenceName, type Scene, whose } from "./refer.ts";
import type { ActionStatement, CardReference, Cast, CastWayWord } from "./syntax.ts";
import { keywordWords } from "./words.ts";

/** An action that was meant, and why the engine refuses it, if it does. */
interface Meant {
  readonly action: Action;
  readonly refusal?: Refusal;
  /** It could be another half of the card just as well (709.3): good enough for what can be cast. */
  readonly open?: NotationProblem;
}

type ObjectAction = Exclude<Action, { is: "pass" }>;

/** What a line means in the game as it is, be it legal or not. */
export function actionOf(
  scene: Scene,
  player: PlayerId,
  statement: ActionStatement,
): Result<Meant, NotationProblem> {
  switch (statement.is) {
    case "pass":
      return ok({ action: { is: "pass" } });
    case "cast": {
      const isMeant = isWay(scene.game, statement);
      const found = find(
        scene,
        player,
        statement.card,
        "cast",
        (action) => action.is === "cast" && isMeant(action.way),
        (object) =>
          waysFor(scene.game, player, object, statement).map((way) => ({
            is: "cast",
            object,
            way,
          })),
      );
      if (!found.ok || !isHalfOpen(scene.game, found.value, isMeant)) return found;
      const { card } = statement;
      const open = problemAt(card.at, complaint("ambiguous", [referenceName(scene, card), byHalf]));
      return ok({ ...found.value, open });
    }
    case "play":
      return find(scene, player, statement.card, "playLand", anyAction, (object) => [
        { is: "playLand", object },
      ]);
    case "activate": {
      const { ability: number } = statement;
      const isNumbered = (action: ObjectAction): boolean =>
        number === undefined ||
        (action.is === "activate" &&
          activatedKeys(scene.game, action.object)[number - 1] === action.ability);
      const found = find(scene, player, statement.object, "activate", isNumbered, (object) =>
        activationsOf(scene.game, object, number),
      );
      if (!found.ok || number !== undefined) return found;
      const { action } = found.value;
      const choices = action.is === "activate" ? legalKeys(scene.game, action.object) : [];
      if (choices.length < 2) return found;
      return fail(problemAt(statement.at, complaint("whichAbility", [choices.length])));
    }
  }
}

const anyAction = (): boolean => true;

function find(
  scene: Scene,
  player: PlayerId,
  name: CardReference,
  is: ObjectAction["is"],
  isMeant: (action: ObjectAction) => boolean,
  attempts: (object: ObjectId) => readonly ObjectAction[],
): Result<Meant, NotationProblem> {
  const legal = legalActions(scene.game).filter(
    (action): action is ObjectAction =>
      action.is === is && isMeant(action) && means(scene, name, action.object),
  );
  if (legal.length > 0) {
    const ids = [...new Set(legal.map((action) => action.object))];
    const object = pickAlike(scene, name, ids, { en: "there", ja: "そこにあるもの" });
    if (!object.ok) return object;
    const action = legal.find((one) => one.object === object.value);
    if (action) return ok({ action });
  }
  return findRefused(scene, player, name, attempts);
}

/** The likeliest of the illegal actions that could be meant, with the reason that it is refused. */
function findRefused(
  scene: Scene,
  player: PlayerId,
  name: CardReference,
  attempts: (object: ObjectId) => readonly ObjectAction[],
): Result<Meant, NotationProblem> {
  const { game } = scene;
  const [object] = everyObject(game)
    .filter((id) => means(scene, name, id))
    .sort((one, other) => likelihood(game, player, other) - likelihood(game, player, one));
  const where = { en: "in any zone", ja: "このゲームの中にあるもの" };
  if (object === undefined) return pickFails(scene, name, where);
  const [action] = attempts(object);
  if (!action) {
    const refusal: Refusal = { code: "noSuchAbility", cr: "602.2", object };
    return ok({ action: { is: "activate", object, ability: "" }, refusal });
  }
  const refusal = whyNot(game, { is: "act", action });
  return ok(refusal ? { action, refusal } : { action });
}

function pickFails(
  scene: Scene,
  name: CardReference,
  where: { readonly en: string; readonly ja: string },
): Result<Meant, NotationProblem> {
  const none = pickAlike(scene, name, [], where);
  return none.ok ? ok({ action: { is: "pass" } }) : none;
}

/** Zones from which somebody would expect to act come first, one's own objects before others'. */
function likelihood(game: Game, player: PlayerId, id: ObjectId): number {
  const zone = game.objects[id]?.place.zone ?? "library";
  const order = ["library", "graveyard", "exile", "stack", "battlefield", "hand"];
  return order.indexOf(zone) + (whose(game, id) === player ? zones.length : 0);
}

// Ways to cast ---------------------------------------------------------------------------------

type Way = Extract<Action, { is: "cast" }>["way"];

/** Whether a way is the one that a line means; the name of a half says which half (709.3). */
const isWay =
  (game: Game, { card, way: word }: Pick<Cast, "card" | "way">) =>
  (way: Way): boolean => {
    const half = card.is === "card" ? card.half?.toLowerCase() : undefined;
    if (half !== undefined && half !== way.half?.toLowerCase()) return false;
    return wordOf(game, way) === (word ?? half);
  };

/** Whether more than one half could be cast in the way that is meant. */
function isHalfOpen(
  game: Game,
  { action, refusal }: Meant,
  isMeant: (way: Way) => boolean,
): boolean {
  if (action.is !== "cast" || action.way.half === undefined || refusal) return false;
  const ways = legalActions(game).flatMap((one) =>
    one.is === "cast" && one.object === action.object && isMeant(one.way) ? [one.way.half] : [],
  );
  return new Set(ways).size > 1;
}

const byHalf: Bilingual = {
  en: "name the half that is cast",
  ja: "唱える半分の名前を書いてください",
};

/** What stands behind “for”, if anything has to. */
export function wordOf(game: Game, way: Way): CastWayWord | undefined {
  switch (way.is) {
    case "normal":
    case "alternative":
      // 709.3: of a split card the half, by its name.
      return way.half?.toLowerCase();
    case "free":
      return way.is;
    case "way":
      return way.way.toLowerCase();
    case "permission": {
      const given = game.permissions.find(({ id }) => id === way.permission);
      const asker = given && nowOrLast(game, given.frame.object)?.stacked;
      const when = asker?.ability.is === "triggered" ? asker.ability.when : undefined;
      if (when?.is === "doneThisWay") return when.link.toLowerCase();
      const keyword = asker && keywordOf(game, asker.source, asker.key);
      return keyword && keywordWords.wordOf[keyword];
    }
  }
}

/** The ways that a line can mean; one that nothing allows, for the engine to refuse, if there is none. */
function waysFor(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  said: Pick<Cast, "card" | "way">,
): readonly Way[] {
  const ways = castWays(game, player, object).filter(isWay(game, said));
  if (ways.length > 0) return ways;
  // A card may say this way although it can't be cast so from where it is.
  const own = waysIn(game, object).flatMap(({ called }): readonly Way[] =>
    called.toLowerCase() === said.way ? [{ is: "way", way: called }] : [],
  );
  return own.length > 0 ? own : [{ is: "permission", permission: effectId(0) }];
}

// Activated abilities --------------------------------------------------------------------------

/** The activated abilities of an object, in the order of its text. */
export const activatedKeys = (game: Game, object: ObjectId): readonly string[] =>
  characteristics(game, object)
    .abilities.filter(({ ability }) => ability.is === "activated")
    .map(({ key }) => key);

function activationsOf(
  game: Game,
  object: ObjectId,
  number: number | undefined,
): readonly ObjectAction[] {
  if (cardOf(game, object) === undefined) return [];
  const keys = activatedKeys(game, object);
  const meant = number === undefined ? keys : keys.slice(number - 1, number);
  return meant.map((ability) => ({ is: "activate", object, ability }));
}

const legalKeys = (game: Game, object: ObjectId): readonly string[] => {
  const keys = legalActions(game).flatMap((action) =>
    action.is === "activate" && action.object === object ? [action.ability] : [],
  );
  return [...new Set(keys)];
};

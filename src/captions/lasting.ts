/** What is in force without being an object: effects of resolutions, and what waits to happen. */
import type { ContinuousEffect, Game } from "../engine/game.ts";
import type { ObjectId } from "../engine/ids.ts";
import { clauseOf } from "./captions.ts";
import { namesIn, wordsIn } from "./language.ts";
import { langOf, type Speech } from "./speech.ts";

/** One thing that lasts, as a sentence, with what it came from. */
export interface Lasting {
  readonly text: string;
  readonly source: string;
}

const said = {
  ja: {
    copy: (objects: string, name: string) => `${objects}は《${name}》のコピーである`,
    waits: "遅延誘発型能力が誘発を待っている",
    extraTurn: (player: string) => `${player}は追加のターンを得ている`,
  },
  en: {
    copy: (objects: string, name: string) => `${objects} is a copy of ${name}`,
    waits: "a delayed triggered ability waits for its event",
    extraTurn: (player: string) => `${player} has an extra turn to come`,
  },
} as const;

/** Whether an effect still has something to act on. */
function isInForce({ objects, players, ability, until }: ContinuousEffect, game: Game): boolean {
  // What has no end is what its objects are by now (611.2a).
  if (until.is === "forever") return false;
  if (objects.length === 0) return ability !== undefined || (players?.length ?? 0) > 0;
  return objects.some((id) => game.objects[id]);
}

/** In the order in which they began. */
export function lastingIn(game: Game, speech: Speech): readonly Lasting[] {
  const lang = langOf(speech);
  const words = wordsIn(speech);
  const names = namesIn(speech, game);
  const own = said[lang];
  const sentence = (clause: string | null): string => words.sentence([clause ?? ""]);
  const of = (source: ObjectId): string => names.object(source);
  const effects = game.effects
    .filter((effect) => isInForce(effect, game))
    .map((effect): Lasting => {
      const objects = effect.objects.filter((id) => game.objects[id]);
      const { id, source, players = [], copyOf } = effect;
      const clause =
        copyOf && effect.changes.length === 0
          ? own.copy(names.objects(objects), copyOf.name[lang])
          : clauseOf({ is: "effectBegan", effect: id, objects, source, players }, words, names);
      return { text: sentence(clause), source: of(source) };
    });
  const permissions = game.permissions.map(({ player, object, source }): Lasting => {
    const clause = clauseOf({ is: "permitted", player, object, source }, words, names);
    return { text: sentence(clause), source: of(source) };
  });
  const delayed = game.delayed.map(
    ({ source }): Lasting => ({
      text: sentence(own.waits),
      source: of(source),
    }),
  );
  const turns = (game.extraTurns ?? []).map(
    (player): Lasting => ({
      text: sentence(own.extraTurn(names.player(player))),
      source: "",
    }),
  );
  return [...effects, ...permissions, ...delayed, ...turns];
}

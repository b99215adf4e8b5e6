/** What the line of play knows of an object: why an ability triggered, who controls it since when. */
import { captionOf, type Speech } from "../captions/telling.ts";
import type { GameEvent, Happening } from "../engine/events.ts";
import type { Game } from "../engine/game.ts";
import type { ObjectId, PlayerId } from "../engine/ids.ts";
import { characteristics } from "../engine/index.ts";
import type { RuleReference } from "../engine/rules.ts";
import type { Moment } from "./tree.ts";

/** Something that happened, and the moment at which it did. */
export interface Past {
  readonly moment: number;
  /** Its place in the line of play. */
  readonly step: number;
  readonly text: string | null;
  readonly cr: readonly RuleReference[];
}

interface ObjectPast {
  /** The event that it triggered on. */
  readonly triggered?: Past;
  /** Since when it is there; nothing for what the board began with. */
  readonly since?: Past;
  readonly controller: PlayerId;
  readonly owner: PlayerId;
  /** How it came to its controller, where it had another before. */
  readonly taken?: Past;
}

type Find = (what: Happening) => boolean;

/** The latest event of a line that fits. */
function latest(
  path: readonly Moment[],
  fits: Find,
): { readonly moment: Moment; readonly step: number; readonly event: GameEvent } | undefined {
  for (let step = path.length - 1; step >= 0; step -= 1) {
    const moment = path[step];
    const event = moment?.events.findLast(({ what }) => fits(what));
    if (moment && event) return { moment, step, event };
  }
  return undefined;
}

function told(
  path: readonly Moment[],
  speech: Speech,
  fits: Find,
  of: (event: GameEvent) => GameEvent = (event) => event,
): Past | undefined {
  const found = latest(path, fits);
  if (!found) return undefined;
  const { moment, step, event } = found;
  const text = captionOf(of(event), moment.game, speech);
  return { moment: moment.id, step, text, cr: event.cr };
}

/** @param path the line of play up to the moment in view, its beginning first; `game` is in view. */
export function pastOf(
  path: readonly Moment[],
  game: Game,
  id: ObjectId,
  speech: Speech,
): ObjectPast | undefined {
  const object = game.objects[id];
  if (!object) return undefined;
  const { controller } = characteristics(game, id);
  const triggered = told(
    path,
    speech,
    (what) => what.is === "triggered" && what.object === id,
    (event) =>
      event.what.is === "triggered" && event.what.by ? { ...event, what: event.what.by } : event,
  );
  const since = told(
    path,
    speech,
    (what) => (what.is === "moved" || what.is === "created") && what.object === id,
  );
  const taken = told(path, speech, (what) => what.is === "controlChanged" && what.object === id);
  return {
    controller,
    owner: object.owner,
    ...(triggered && { triggered }),
    ...(since && { since }),
    ...(taken && { taken }),
  };
}

/** Choices without targets (CR 608.2d, 609.7, 614.12a). */
import { colors } from "../../language/vocabulary.ts";
import { creatureTypesIn } from "../filters.ts";
import type { ObjectId } from "../ids.ts";
import { viewOf } from "../layers.ts";
import { type Chosen, objectsIn } from "../objects.ts";
import { chosenFor, copyEffectOf } from "../printed.ts";
import type { Reader } from "../reading.ts";
import { candidates, choosable, contextOf, nowOrLast } from "../view.ts";
import { type Doing, type EffectTable, firstOf, Questions, remember } from "./handler.ts";

export const choosingEffects: EffectTable<
  "choose" | "chooseSource" | "chooseColor" | "chooseCreatureType"
> = {
  choose,
  chooseSource,
  chooseColor: (doing) => {
    const option = new Questions(doing).option({
      player: firstOf(doing.read, doing.effect.who),
      purpose: { is: "color" },
      options: colors.map((color) => ({ is: "color", color })),
      cr: ["105.4", "614.12a"],
    });
    if (option?.is === "color") keep(doing, { color: option.color });
  },
  chooseCreatureType: (doing) => {
    const option = new Questions(doing).option({
      player: firstOf(doing.read, doing.effect.who),
      purpose: { is: "creatureType" },
      options: creatureTypesIn(doing.read.game.rules).map((subtype) => ({
        is: "subtype",
        subtype,
      })),
      cr: ["205.3m", "614.12a"],
    });
    if (option?.is === "subtype") keep(doing, { subtype: option.subtype });
  },
};

/** Chooses without targeting, for later words of the same text. */
function choose(doing: Doing<"choose">): void {
  const { work, effect, read, frame } = doing;
  const questions = new Questions(doing);
  const players = read.players(effect.who);
  const all: ObjectId[] = [];
  for (const player of players) {
    // Where several choose, the text speaks of each of them in their turn (608.2e).
    const own = players.length > 1 ? { ...read.frame, player } : read.frame;
    const from = choosable(own, candidates(viewOf(read.game), contextOf(own), effect.from));
    const most = Math.min(read.amount(effect.amount), from.length);
    const ids = effect.random
      ? questions.random(player, from, most, "608.2c")
      : questions.choose({
          player,
          purpose: { is: "remember", name: effect.name },
          from,
          // 107.1c: any number may be none.
          min: effect.upTo || effect.amount.is === "anyNumber" ? 0 : most,
          max: most,
          cr: ["608.2d"],
        });
    if (!ids) return;
    all.push(...ids);
  }
  const { named } = read.frame;
  work.setFrame(frame, { named: { ...named, [effect.name]: [...new Set(all)] } });
}

/** 609.7a: a permanent, a spell, or what an object on the stack refers to. */
function chooseSource(doing: Doing<"chooseSource">): void {
  const { work, effect, read, frame } = doing;
  const { battlefield, stack, objects, delayed, effects } = read.game;
  // 609.7a: also what something on the stack, a waiting effect or a delayed ability refers to.
  const referred = [
    ...stack.flatMap((id) => referredBy(read, id)),
    ...effects.flatMap(({ ability, source }) => (ability?.is === "replacement" ? [source] : [])),
    ...delayed.map((one) => one.source),
  ].filter((id) => nowOrLast(read.game, id) && !objects[id]?.stacked);
  const spells = stack.filter((id) => !objects[id]?.stacked && !objects[id]?.assigned);
  const [source] =
    new Questions(doing).choose({
      player: firstOf(read, effect.who),
      purpose: { is: "damageSource" },
      from: [...new Set([...battlefield, ...spells, ...referred])],
      min: 1,
      max: 1,
      cr: ["609.7a"],
    }) ?? [];
  if (source) remember(work, frame, effect.name, [source]);
}

/** Its source, what triggered it, and its targets. */
function referredBy({ game }: Reader, id: ObjectId): readonly ObjectId[] {
  const { stacked, casting, assigned = [] } = game.objects[id] ?? {};
  const { object, was, other } = stacked?.occasion ?? {};
  const targets = (stacked ?? casting)?.targets.flat() ?? [];
  const sources = assigned.map((one) => one.source);
  return [stacked?.source, was ?? object, other, ...objectsIn(targets), ...sources].flatMap(
    (one) => one ?? [],
  );
}

/** What an object remembers for its linked abilities; while it enters, what it will (614.12a). */
function keep(
  { work, read, frame }: Doing<"chooseColor"> | Doing<"chooseCreatureType">,
  chosen: Chosen,
): void {
  const { entering, source } = read.frame;
  if (entering) {
    work.setFrame(frame, { entering: { ...entering, chosen: { ...entering.chosen, ...chosen } } });
    return;
  }
  const object = work.game.objects[source];
  if (!object) return;
  const chosenAs = copyEffectOf(work.game, source);
  const all = { ...chosenFor(work.game, source), ...chosen };
  work.clear(source, "chosenAs");
  work.setObject(source, { chosen: all, ...(chosenAs && { chosenAs }) });
  work.emit({ is: "choseFor", object: source, ...chosen }, read.cause, "607.2d");
}

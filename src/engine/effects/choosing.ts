/** Choices without targets (CR 608.2d, 609.7, 614.12a). */
import { creatureTypes } from "../../language/lexicon.ts";
import { colors } from "../../language/vocabulary.ts";
import { viewOf } from "../layers.ts";
import type { Chosen } from "../objects.ts";
import { candidates, contextOf } from "../view.ts";
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
      options: creatureTypes.map((subtype) => ({ is: "subtype", subtype })),
      cr: ["205.3m", "614.12a"],
    });
    if (option?.is === "subtype") keep(doing, { subtype: option.subtype });
  },
};

/** Chooses without targeting, for later words of the same text. */
function choose(doing: Doing<"choose">): void {
  const { work, effect, read, frame } = doing;
  const player = firstOf(read, effect.who);
  const from = candidates(viewOf(read.game), contextOf(read.frame), effect.from);
  const most = Math.min(read.amount(effect.amount), from.length);
  const questions = new Questions(doing);
  const ids = effect.random
    ? questions.random(player, from, most)
    : questions.choose({
        player,
        purpose: { is: "remember", name: effect.name },
        from,
        min: effect.upTo ? 0 : most,
        max: most,
        cr: ["608.2d"],
      });
  if (!ids) return;
  const { named } = read.frame;
  work.setFrame(frame, { named: { ...named, [effect.name]: ids } });
}

/** 609.7a: a permanent, a spell, or what an object on the stack refers to. */
function chooseSource(doing: Doing<"chooseSource">): void {
  const { work, effect, read, frame } = doing;
  const { battlefield, stack, objects } = read.game;
  const referred = stack.flatMap((id) => objects[id]?.stacked?.source ?? []);
  const spells = stack.filter((id) => !objects[id]?.stacked);
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
  work.setObject(source, { chosen: { ...object.chosen, ...chosen } });
  work.emit({ is: "choseFor", object: source, ...chosen }, read.cause, "607.2d");
}

/**
 * Events: what would happen, and what does (CR 614–616). All that stands in one instruction happens
 * at once, after everything that replaces or prevents some of it (replacing.ts, committing.ts).
 */
import { commit } from "./committing.ts";
import { creationOf, gathered, isCreation, tokensOf } from "./creating.ts";
import { resultsOf } from "./dealing.ts";
import { entering, hostOf } from "./entering.ts";
import { type Game, inTurnOrder } from "./game.ts";
import { objectId } from "./ids.ts";
import { cantHappen, isNoPermanent, tellUngained, ungainedOf } from "./impossible.ts";
import type { InstructionOf, Would } from "./instructions.ts";
import type { Modified, Modifier } from "./modifier.ts";
import { otherFace } from "./printed.ts";
import { affectedPlayer, modifiersOf, modify } from "./replacing.ts";
import { inTimestampOrder } from "./timestamps.ts";
import type { Work } from "./work.ts";
import { placeFor } from "./zones.ts";

type Happen = InstructionOf<"happen">;
type Damage = Extract<Would, { is: "damage" }>;

/** Carries out what would happen, after all that replaces it; asks where somebody must choose. */
export function happen(work: Work, instruction: Happen): void {
  const would = possible(work.game, gathered(instruction.would.map((one) => settled(work, one))));
  const prepared = replaceAll(work, { ...instruction, would });
  if (!prepared || attachOne(work, prepared) || dealOne(work, prepared)) return;
  const ordered = inTimestampOrder(work, prepared);
  if (ordered) commit(work, ordered);
}

/** 614.17c: what can't happen is not replaced either. */
const possible = (game: Game, list: readonly Would[]): readonly Would[] =>
  list.flatMap((one): readonly Would[] => {
    if (isCreation(one)) return creationOf(tokensOf(one).filter((each) => !cantHappen(game, each)));
    return cantHappen(game, one) ? [] : [one];
  });

/**
 * Applies all replacement and prevention effects to the events, one after the other; nothing where
 * somebody has to choose, or something else is to be done before it goes on.
 */
function replaceAll(work: Work, instruction: Happen): Happen | undefined {
  let now = instruction;
  const settledOn = new Set<Would>();
  for (;;) {
    const one = nextToReplace(work, now, settledOn);
    if (!one) return now;
    const { would, modifiers } = one;
    const changed = modifiers.length > 0 ? modify(work, now, would, modifiers) : apart(work, would);
    if (changed === "asked") return undefined;
    const { before, after, others } = changed;
    const list = now.would.flatMap((each) =>
      each === would ? changed.would : (others?.get(each) ?? [each]),
    );
    now = again(now, possible(work.game, list));
    if (before.length === 0 && after.length === 0) continue;
    // 614.12a: what is chosen as it enters comes first; 615.5: what else an effect does, afterwards.
    work.push(...before, now, ...after);
    return undefined;
  }
}

interface ToReplace {
  readonly would: Would;
  readonly modifiers: readonly Modifier[];
}

/** 616.1g: tokens enter each by itself once nothing replaces their being created. */
const apart = (work: Work, would: Would): Modified => ({
  would: isCreation(would) ? tokensOf(would).map((one) => identified(work, one)) : [would],
  before: [],
  after: [],
});

/**
 * 616.1f: the next event that something applies to, or a creation of tokens that nothing applies to
 * any more; those in `settledOn` have been looked at.
 */
function nextToReplace(
  { game }: Work,
  { would }: Happen,
  settledOn: Set<Would>,
): ToReplace | undefined {
  for (const one of inOrderOfChoice(game, would)) {
    if (settledOn.has(one)) continue;
    const modifiers = modifiersOf(game, one).filter(
      ({ ability }) => !isCreation(one) || ability.would.is === "createsTokens",
    );
    if (modifiers.length > 0 || isCreation(one)) return { would: one, modifiers };
    settledOn.add(one);
  }
  return undefined;
}

/** The same instruction with its events as they are now; answers belong to one question only. */
function again({ answers: _used, ...rest }: Happen, would: readonly Would[]): Happen {
  return { ...rest, would };
}

/** 303.4f–g: an Aura that enters otherwise than by resolving is attached to something, or stays. */
function attachOne(work: Work, prepared: Happen): boolean {
  for (const [index, would] of prepared.would.entries()) {
    const host = hostOf(work, prepared, would);
    if (host === undefined) continue;
    if (host === "asked") return true;
    const list = prepared.would.flatMap((one, at) => (at === index ? host : [one]));
    work.push(again(prepared, list));
    return true;
  }
  return false;
}

/** 120.4c: damage is processed into its results, which may be replaced in their turn. */
function dealOne(work: Work, prepared: Happen): boolean {
  const isNew = (one: Would): one is Damage => one.is === "damage" && !one.processed;
  const dealt = prepared.would.filter(isNew);
  if (dealt.length === 0) return false;
  const rest = prepared.would.filter((one) => !isNew(one));
  const results = resultsOf(work.game, dealt);
  const ungained = ungainedOf(work.game, results);
  happen(work, again(prepared, [...rest, ...results]));
  tellUngained(work, ungained, prepared.cause);
  return true;
}

/** Takes over what was chosen for how something enters (614.12a). */
function settled(work: Work, given: Would): Would {
  const would = unlessCopy(work.game, identified(work, given));
  if ((would.is !== "move" && would.is !== "create") || !would.preparing) return would;
  const { preparing, ...rest } = would;
  const chosen = work.frame(preparing).entering;
  const { [preparing]: _ended, ...frames } = work.game.frames;
  work.set({ frames });
  return turnedAway(work.game, chosen ? entering(rest, chosen) : rest);
}

/** 712.13a: a spell that would enter with an instant or sorcery face up goes to the graveyard. */
function turnedAway(game: Game, would: Would): Would {
  if (would.is !== "move" || !would.entering?.back || would.entering.copyOf) return would;
  const object = game.objects[would.object];
  const face = object?.place.zone === "stack" ? otherFace(game, object) : undefined;
  if (!face || !isNoPermanent(face.types)) return would;
  const { entering: _entering, ...rest } = would;
  return { ...rest, to: placeFor(game, would.object, "graveyard") };
}

/**
 * RT-20: until 2020 a copy of a permanent spell did not become a token, and a permanent is a card or
 * a token (110.1): what can't enter goes to the graveyard (608.3b of 2014), where a copy is no more.
 */
function unlessCopy(game: Game, would: Would): Would {
  if (game.rules.permanentSpellCopies === "tokens" || would.is !== "move") return would;
  const { object: id, to } = would;
  const object = game.objects[id];
  const isCopy = object?.place.zone === "stack" && object.base !== undefined;
  if (!isCopy || to.zone !== "battlefield") return would;
  const { attachTo: _host, ...rest } = would;
  return { ...rest, to: placeFor(game, id, "graveyard") };
}

/** A token has its id from now on: effects that apply to it only once know it by that. */
function identified(work: Work, would: Would): Would {
  return would.is === "create" && !would.id && !would.along
    ? { ...would, id: objectId(work.fresh()) }
    : would;
}

/** 616.1: several choices at once are made in APNAP order. */
function inOrderOfChoice(game: Game, list: readonly Would[]): readonly Would[] {
  if (list.length < 2) return list;
  const order = inTurnOrder(game);
  const place = new Map(list.map((one) => [one, order.indexOf(affectedPlayer(game, one))]));
  return list.toSorted((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
}

/** How an object comes to be what it is, in words, for whoever inspects it (CR 613). */
import type { AbilityInstance } from "../engine/characteristics.ts";
import type { Game } from "../engine/game.ts";
import type { ObjectId } from "../engine/ids.ts";
import {
  type DerivationStep,
  derivationOf,
  type EffectOrigin,
  type RuleNumber,
  type RuleReference,
} from "../engine/index.ts";
import { cite } from "../engine/rules.ts";
import { basicLandTypes } from "../language/vocabulary.ts";
import { changesIn, withNumbers } from "./derivation/effects.ts";
import { linesOfText, noFace, type TextLine, whatChanged } from "./derivation/text.ts";
import { changedIn, type Group, groups, shown, type Values } from "./derivation/values.ts";
import {
  type DerivationWords,
  derivationWords,
  printed,
  type ToldLayer,
} from "./derivation/words.ts";
import { namesIn } from "./language.ts";
import type { Speech } from "./speech.ts";

export type { TextLine } from "./derivation/text.ts";

/** A characteristic before and after a step. */
export interface ToldChange {
  readonly aspect: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** What was lost and what was gained of several things, of which the others stay. */
  readonly isList?: true;
}

export interface ToldStep {
  /** As the language writes "7c". */
  readonly layer: string;
  /** Where it stands among the layers; nothing for what comes after all of them. */
  readonly place?: LayerNumber;
  readonly layerName: string;
  readonly rules: readonly RuleReference[];
  /** What makes the effect; nothing where a rule does it. */
  readonly source?: string;
  /** Where the source is now, if it is anywhere to be seen. */
  readonly at?: ObjectId;
  readonly effect: string;
  readonly changes: readonly ToldChange[];
  /** Why it applies when it does, where that isn't a matter of timestamps alone. */
  readonly notes: readonly ToldNote[];
}

interface ToldNote {
  readonly text: string;
  readonly rules: readonly RuleReference[];
}

/** One characteristic on its way: `at` says that it is printed, then which layer changes it. */
interface ToldWay {
  readonly aspect: string;
  readonly values: readonly { readonly at: string; readonly value: string }[];
}

export interface Told {
  /** What differs from print; nothing where all is as printed in the end. */
  readonly summary: string | undefined;
  readonly typeLine: string;
  readonly text: readonly TextLine[];
  readonly isTextChanged: boolean;
  readonly ways: readonly ToldWay[];
  readonly steps: readonly ToldStep[];
}

/** The layers and sublayers in their order (613.1, 613.2, 613.4). */
export const layerOrder = ["1a", "1b", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d"] as const;
export type LayerNumber = (typeof layerOrder)[number];

const layerNumbers: Readonly<Record<Exclude<ToldLayer, "noCreature">, LayerNumber>> = {
  copy: "1a",
  faceDown: "1b",
  control: "2",
  text: "3",
  type: "4",
  color: "5",
  ability: "6",
  definePT: "7a",
  setPT: "7b",
  modifyPT: "7c",
  switchPT: "7d",
};

/** "7c"; what comes after all layers (208.3) has no number. */
const numberOf = (layer: ToldLayer, words: DerivationWords): string =>
  layer === "noCreature" ? "–" : words.layer(layerNumbers[layer]);

interface Stage {
  readonly step: DerivationStep & { readonly layer: ToldLayer };
  readonly before: Values;
  readonly after: Values;
}

/** The values before and after each step; what a land's printed types bring is no change to it. */
function stagesOf(steps: readonly DerivationStep[]): readonly [Values, readonly Stage[]] {
  const start: Values = {};
  let values = start;
  const stages: Stage[] = [];
  let asPrinted = start;
  for (const step of steps) {
    const after: Values = { ...values };
    for (const { aspect, after: value } of step.changes) Object.assign(after, { [aspect]: value });
    const { layer } = step;
    if (layer === "printed") asPrinted = after;
    else if (!bringsOnlyPrinted(step, asPrinted)) {
      stages.push({ step: { ...step, layer }, before: values, after });
    }
    values = after;
  }
  return [asPrinted, stages];
}

function bringsOnlyPrinted({ by, changes }: DerivationStep, { subtypes = [] }: Values): boolean {
  if (by.is !== "landTypes") return false;
  const brought = changes.flatMap((change) =>
    change.aspect === "abilities"
      ? (change.after ?? []).filter(({ key }) => !change.before?.some((one) => one.key === key))
      : [],
  );
  return brought.every(({ key }) =>
    basicLandTypes.some((type) => key === `mana:${type}` && subtypes.includes(type)),
  );
}

/**
 * All that there is to tell of an object; undefined for what is none, for abilities on the stack
 * and for what nobody may look at.
 */
export function tell(game: Game, id: ObjectId, speech: Speech): Told | undefined {
  const object = game.objects[id];
  if (!object || object.stacked || object.unknown) return undefined;
  if (object.faceDown && object.place.zone !== "battlefield") return undefined;
  const [printed, stages] = stagesOf(derivationOf(game, id));
  const now = stages.at(-1)?.after ?? printed;
  const text = linesOfText(game, object, now, speech);
  return {
    summary: summaryOf(game, id, printed, now, speech),
    typeLine: shown("typeLine", now, game, speech),
    text,
    isTextChanged: text.some(({ kind }) => kind !== "kept"),
    ways: groups.flatMap((group) => wayOf(group, printed, stages, game, id, speech)),
    steps: stages.map((stage) => toldStep(stage, game, id, speech)),
  };
}

/** Whether there is anything to tell of an object's derivation. */
export function differsFromPrint(game: Game, id: ObjectId): boolean {
  return stagesOf(derivationOf(game, id))[1].length > 0;
}

const summed: readonly Group[] = ["name", "pt", "typeLine", "colors"];

function summaryOf(
  game: Game,
  id: ObjectId,
  printed: Values,
  now: Values,
  speech: Speech,
): string | undefined {
  const words = derivationWords(speech).words;
  const object = game.objects[id];
  const isToken = object?.token ?? false;
  const isCopy = changedIn("name", printed, now);
  const differing = summed
    .filter((group) => changedIn(group, printed, now))
    // The name of what is copied says the rest.
    .filter((group) => !isCopy || group === "name" || group === "pt")
    // What has no power and toughness any more is told by its types.
    .filter((group) => group !== "pt" || now.power !== undefined);
  const told = differing.map((group) => {
    const was = printedValue(group, printed, game, id, speech);
    return words.differs(shown(group, now, game, speech), was, isToken);
  });
  if (!isCopy) {
    const { gained, lost, changed } = whatChanged(printed.abilities ?? [], now.abilities ?? []);
    const brought = gained.filter(({ key }) => !isPrintedMana(key, printed));
    const speak = (some: readonly AbilityInstance[]) => abilitiesIn(game, some, speech);
    if (brought.length > 0) told.push(words.hasGained(speak(brought)));
    if (lost.length > 0) {
      const isAll = (now.abilities ?? []).length === 0;
      told.push(isAll ? words.hasLostAll : words.hasLost(speak(lost)));
    }
    if (changed.length > 0) told.push(words.textChanged);
  }
  if (printed.controller !== now.controller && now.controller) {
    told.push(words.controlledBy(namesIn(speech, game).player(now.controller)));
  }
  return told.length === 0 ? undefined : words.summary(told);
}

const isPrintedMana = (key: string, { subtypes = [] }: Values): boolean =>
  basicLandTypes.some((type) => key === `mana:${type}` && subtypes.includes(type));

/** 208.2: what is printed as stars is no number. */
function printedValue(
  group: Group,
  printed: Values,
  game: Game,
  id: ObjectId,
  speech: Speech,
): string {
  const { card, base, face } = game.objects[id] ?? {};
  const of = card === undefined ? undefined : game.cards[card];
  const own = base ?? (face === "back" ? of?.back : of);
  return group === "pt" && own?.variable ? "*/*" : shown(group, printed, game, speech);
}

/** Keywords by their names, other abilities by their number. */
function abilitiesIn(game: Game, some: readonly AbilityInstance[], speech: Speech): string {
  const { words } = derivationWords(speech);
  const keywords = some.flatMap(({ ability }) =>
    ability.is === "keyword" ? [words.withinSentence(printed(ability, noFace, game, speech))] : [],
  );
  return words.abilities([...new Set(keywords)], some.length - keywords.length);
}

function wayOf(
  group: Group,
  printed: Values,
  stages: readonly Stage[],
  game: Game,
  id: ObjectId,
  speech: Speech,
): readonly ToldWay[] {
  const { words } = derivationWords(speech);
  const passed = stages.filter(({ before, after }) => changedIn(group, before, after));
  if (passed.length === 0) return [];
  return [
    {
      aspect: words.aspects[group],
      values: [
        {
          at: game.objects[id]?.token ? words.created : words.printed,
          value: printedValue(group, printed, game, id, speech),
        },
        ...passed.map(({ step, after }) => ({
          at: numberOf(step.layer, words),
          value: shown(group, after, game, speech),
        })),
      ],
    },
  ];
}

function toldStep(
  { step, before, after }: Stage,
  game: Game,
  id: ObjectId,
  speech: Speech,
): ToldStep {
  const { words } = derivationWords(speech);
  const { layer, by } = step;
  const common = {
    layer: numberOf(layer, words),
    ...(layer !== "noCreature" && { place: layerNumbers[layer] }),
    layerName: words.layers[layer],
    rules: cite(
      game.rules,
      step.cr.filter((number) => !Object.values<string>(decisions).includes(number)),
    ),
    effect: effectOf(step, before, after, game, id, speech),
    changes: changesTold(before, after, game, speech),
    notes: notesOf(step, game, speech),
  };
  if (by.is !== "effect" || by.from === "counter") return common;
  const at = whereNow(game, by.source);
  return { ...common, ...(at && { at }), source: sourceOf(by, game, id, speech) };
}

/** A spell that has resolved is still seen as a card in the graveyard. */
function whereNow(game: Game, id: ObjectId): ObjectId | undefined {
  const object = game.objects[id];
  if (object) return object.place.zone === "library" || object.phasedOut ? undefined : id;
  const became = game.past[id]?.became;
  return became === undefined ? undefined : whereNow(game, became);
}

const sourceOf = ({ source }: EffectOrigin, game: Game, id: ObjectId, speech: Speech): string =>
  source === id
    ? derivationWords(speech).words.itself(namesIn(speech, game).object(id))
    : namesIn(speech, game).object(source);

function effectOf(
  { layer, by }: Stage["step"],
  before: Values,
  after: Values,
  game: Game,
  id: ObjectId,
  speech: Speech,
): string {
  const { words } = derivationWords(speech);
  const names = namesIn(speech, game);
  switch (by.is) {
    case "effect": {
      if (by.counter !== undefined) {
        const count = game.objects[id]?.counters?.[by.counter] ?? 0;
        return words.counters([[names.counter(by.counter), count]]);
      }
      const changes = withNumbers(changesIn(game, by, layer), before, after);
      return changes.length === 0 ? "" : names.changes(changes, false);
    }
    case "counters": {
      const kinds = Object.entries(game.objects[id]?.counters ?? {});
      const sizes = kinds.filter(([kind, count]) => count > 0 && /^[+-]\d+\/[+-]\d+$/.test(kind));
      return words.counters(sizes.map(([kind, count]) => [names.counter(kind), count] as const));
    }
    case "copy":
      return words.copies(shown("name", after, game, speech));
    case "landTypes":
      return words.landTypes;
    case "noSize":
      return words.noSize;
    case "noCreature":
      return words.noCreature;
    default:
      return words.faceDown;
  }
}

function changesTold(
  before: Values,
  after: Values,
  game: Game,
  speech: Speech,
): readonly ToldChange[] {
  const { words } = derivationWords(speech);
  const told = groups
    .filter((group) => changedIn(group, before, after))
    .map(
      (group): ToldChange => ({
        aspect: words.aspects[group],
        before: shown(group, before, game, speech),
        after: shown(group, after, game, speech),
      }),
    );
  const { gained, lost, changed } = whatChanged(before.abilities ?? [], after.abilities ?? []);
  const speak = (some: readonly AbilityInstance[]) =>
    some.length === 0 ? undefined : abilitiesIn(game, some, speech);
  const aspect = words.aspects.abilities;
  if (gained.length + lost.length > 0) {
    told.push({ aspect, before: speak(lost), after: speak(gained), isList: true });
  }
  if (changed.length > 0) {
    const keywords = changed.filter(({ ability }) => ability.is === "keyword");
    const were = before.abilities?.filter(({ key }) => keywords.some((one) => one.key === key));
    if (keywords.length > 0)
      told.push({ aspect, before: speak(were ?? []), after: speak(keywords) });
    if (keywords.length < changed.length) {
      told.push({ aspect, before: undefined, after: words.seeText });
    }
  }
  return told;
}

/** The rules of the decisions are cited with their sentences. */
const decisions = {
  depends: "613.8a",
  waits: "613.8b",
  goesOn: "613.6",
} as const;

function notesOf(
  { order, goesOn, by }: DerivationStep,
  game: Game,
  speech: Speech,
): readonly ToldNote[] {
  const { words } = derivationWords(speech);
  const names = namesIn(speech, game);
  const called = ({ source, counter }: EffectOrigin): string =>
    counter === undefined
      ? names.object(source)
      : words.counterOn(names.counter(counter), names.object(source));
  const notes = new Map<string, RuleNumber>();
  const here = by.is === "effect" ? by.id : undefined;
  for (const { effect, for: other, why } of order?.waiting ?? []) {
    const waiting = called(effect);
    if (other.id === here) notes.set(words.before(waiting, why), decisions.depends);
    else notes.set(words.waits(waiting, called(other)), decisions.waits);
  }
  if (order && order.loop.length > 0) {
    const others = order.loop.map(called);
    notes.set(words.loop([...new Set(others)]), decisions.waits);
  }
  if (goesOn) notes.set(words.goesOn, decisions.goesOn);
  return [...notes].map(([text, number]) => ({ text, rules: cite(game.rules, [number]) }));
}

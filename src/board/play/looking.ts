/** Makes what is seen of a game: the words on every card, and everything beside them. */
import { captionOf, lastingIn, namesIn, type Speech } from "../../captions/telling.ts";
import { formatPool, loyaltyOf } from "../../engine/index.ts";
import type { PrintedText } from "../context.ts";
import {
  announcedOf,
  chipsOf,
  edgeOf,
  keywordsOf,
  kindOf,
  nameOf,
  printedPtOf,
  ptOf,
  typeLineOf,
} from "../describe.ts";
import type { AreaLook, CardLook, Look, StackLook } from "../look.ts";
import { isAlike } from "../pure.ts";
import type { Area, Face, TableView } from "../view.ts";
import { arrowsOf } from "../watching/arrows.ts";
import type { Part } from "../watching/parts.ts";
import type { BoardWords } from "../words.ts";

/** In what words a board is shown. */
export interface Wording {
  readonly speech: Speech;
  readonly words: BoardWords;
  readonly printed: Readonly<Record<string, PrintedText>>;
}

const some = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length > 0 ? items : undefined;

/** Nothing stands for what isn't there, so that little is said of a plain card. */
type Optional<Value> = { readonly [Key in keyof Value]: Value[Key] | undefined };

function present<Value extends object>(value: Optional<Value>): Value {
  return Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== undefined),
  ) as unknown as Value;
}

function cardLook(face: Face, { speech, words }: Wording): CardLook {
  const { id, others, object, of, game, mark, loyaltyChange } = face;
  const pt = ptOf(of);
  return present<CardLook>({
    id,
    others,
    name: nameOf(face, game, speech, words),
    edge: edgeOf(face, game),
    mark,
    isTapped: object.tapped ? true : undefined,
    isUnknown: object.unknown ? true : undefined,
    manaCost: of.manaCost || undefined,
    typeLine: typeLineOf(face, game, speech),
    keywords: some(keywordsOf(of, game, speech)),
    chips: some(chipsOf(face, game, speech, words)),
    pt,
    loyalty: loyaltyOf(game, id),
    loyaltyChange,
    isPtChanged: pt !== undefined && printedPtOf(object, of, game) ? true : undefined,
  });
}

function stackLook(face: Face, { speech, words }: Wording): StackLook {
  const { id, object, of, game, mark } = face;
  return present<StackLook>({
    id,
    name: nameOf(face, game, speech, words),
    edge: edgeOf(face, game),
    mark,
    kind: words.kindOf(kindOf(object, words), of.controller),
    said: some(announcedOf(object, game, speech, words)),
  });
}

/** Gives out the look that it gave out before, as long as nothing on it is another. */
class Same {
  readonly #last = new Map<string, object>();

  as<Look extends object>(key: string, made: Look): Look {
    const last = this.#last.get(key) as Look | undefined;
    if (last && isAlike(last, made)) return last;
    this.#last.set(key, made);
    return made;
  }
}

/** The same for cards, of which the same may be said in new words. */
class Faces {
  readonly #wording: Wording;
  readonly #known = new WeakMap<Face, CardLook>();
  readonly #last = new Map<string, { readonly text: string; readonly look: CardLook }>();

  constructor(wording: Wording) {
    this.#wording = wording;
  }

  readonly look = (face: Face): CardLook => {
    const known = this.#known.get(face);
    if (known) return known;
    const made = cardLook(face, this.#wording);
    const text = JSON.stringify(made);
    const last = this.#last.get(face.id);
    const look = last?.text === text ? last.look : made;
    this.#last.set(face.id, { text, look });
    this.#known.set(face, look);
    return look;
  };
}

function areaLook(area: Area, look: (face: Face) => CardLook, same: Same): AreaLook {
  const { player, lifeChange, isActive, hasPriority, top } = area;
  const pile = (name: string, faces: readonly Face[]): readonly CardLook[] =>
    same.as(`${player.id} ${name}`, faces.map(look));
  const made = present<AreaLook>({
    player: player.id,
    life: player.life,
    lifeChange: lifeChange || undefined,
    isActive: isActive || undefined,
    hasPriority: hasPriority || undefined,
    mana: player.mana.length > 0 ? formatPool(player.mana) : undefined,
    library: player.library.length,
    top: top && look(top),
    hand: pile("hand", area.hand),
    front: pile("front", area.front),
    lands: pile("lands", area.lands),
    // The newest on top.
    graveyard: pile("graveyard", area.graveyard.toReversed()),
    exile: pile("exile", area.exile),
    phasedOut: pile("phasedOut", area.phasedOut),
  });
  return same.as(player.id, made);
}

/** What a board looks like, in the words of a year: asked of one board again and again. */
export function lookIn(wording: Wording): (shown: Part, view: TableView) => Look {
  const { speech } = wording;
  const faces = new Faces(wording);
  const same = new Same();
  return ({ game, events }, view) => {
    const { step } = game.turn;
    return present<Look>({
      areas: view.areas.map((area) => areaLook(area, faces.look, same)),
      step,
      stepName: namesIn(speech, game).step(step),
      time: game.time,
      stack: view.stack.map((face) => stackLook(face, wording)),
      lasting: lastingIn(game, speech),
      events: events.flatMap((event) => {
        const text = captionOf(event, game, speech);
        return text === null ? [] : [{ text, cr: event.cr }];
      }),
      arrows: arrowsOf(events, game),
    });
  };
}

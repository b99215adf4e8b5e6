/** Creating tokens (CR 111, 701.7, 707). */
import type { CardFace, CardName } from "../../language/card.ts";
import { subtypeWords } from "../../language/lexicon.ts";
import type { Node } from "../../language/schema.ts";
import type { Subtype } from "../../language/vocabulary.ts";
import {
  type Copy,
  copiableReverse,
  copiableValues,
  copyingIn,
  withExceptions,
} from "../copying.ts";
import type { PlayerId } from "../ids.ts";
import type { Would } from "../instructions.ts";
import { viewOf } from "../layers.ts";
import type { Reader } from "../reading.ts";
import { contextOf, matches } from "../view.ts";
import { asEntering } from "../watching.ts";
import { type Doing, type EffectTable, Questions } from "./handler.ts";
import { attackFor } from "./permanents.ts";

export const tokenEffects: EffectTable<"create"> = { create };

function create(doing: Doing<"create">): void {
  const { work, effect, read, frame } = doing;
  const amount = read.amount(effect.amount);
  const questions = new Questions(doing);
  const would: Would[] = [];
  for (const player of read.players(effect.who)) {
    for (const { face, reverse, back, counters } of facesOf(doing, player)) {
      for (let n = 0; n < amount; n += 1) {
        const attacking = effect.attacking
          ? attackFor(doing, questions, read.frame.source, player, face.name)
          : undefined;
        if (attacking === "asked") return;
        would.push({
          is: "create",
          player,
          ...(work.game.rules.tokenOwner === "controllerOfSource" && {
            owner: read.frame.controller,
          }),
          face,
          along: [],
          ...(reverse && { reverse }),
          entering: {
            ...(effect.tapped && { tapped: true }),
            ...(attacking && { attacking }),
            ...(back && { back }),
            ...(counters && { counters, copyCounters: counters }),
          },
        });
      }
    }
  }
  if (would.length === 0) return;
  const { name } = effect;
  work.push({
    do: "happen",
    would,
    cause: read.cause,
    ...(name !== undefined && { remember: { frame, name } }),
  });
}

interface Faces {
  readonly face: CardFace;
  readonly reverse?: CardFace;
  readonly back?: true;
  readonly counters?: Copy["counters"];
}

function facesOf({ effect: { token }, read }: Doing<"create">, player: PlayerId): readonly Faces[] {
  if (token.is === "token") return [{ face: faceOfToken(read, token) }];
  const excepted = (face: CardFace): Copy =>
    withExceptions(face, token.except ?? [], {
      ...copyingIn(read),
      fits: (made, filter) => {
        const as = asEntering(read.game, { is: "create", player, face: made });
        return as !== undefined && matches(viewOf(as.game), contextOf(read.frame), filter, as.id);
      },
    });
  // 111.12: also of what is no more, as it last was.
  return read.known(token.of).flatMap((id): readonly Faces[] => {
    const face = copiableValues(read.game, id);
    if (!face) return [];
    const { reverse, ...side } = copiableReverse(read.game, id);
    const { face: made, counters } = excepted(face);
    return [
      {
        face: made,
        ...(reverse && { reverse: excepted(reverse).face }),
        ...side,
        ...(counters && { counters }),
      },
    ];
  });
}

function faceOfToken(read: Reader, token: Node<"Token", "token">): CardFace {
  const {
    name,
    colors,
    supertypes = [],
    types,
    subtypes,
    power,
    toughness,
    abilities = [],
  } = token;
  return {
    name: name === undefined ? nameBySubtypes(subtypes) : { en: name, ja: name, kana: name },
    colorIndicator: colors,
    supertypes,
    types,
    subtypes,
    abilities,
    ...(power && { power: read.value(power) }),
    ...(toughness && { toughness: read.value(toughness) }),
  };
}

/** 111.4: a token without a name is called by its subtypes and the word "Token". */
export function nameBySubtypes(subtypes: readonly Subtype[]): CardName {
  const words = subtypes.map((subtype) => subtypeWords.get(subtype));
  return {
    en: [...subtypes, "Token"].join(" "),
    ja: [...words.map((word, at) => word?.ja ?? subtypes[at] ?? ""), "トークン"].join("・"),
    kana: [...words.map((word) => word?.kana ?? ""), "とーくん"].join(""),
  };
}

/** A board in words: what is seen of it, said for the ear. It knows no rules, only what is drawn. */
import { spoken } from "../../captions/telling.ts";
import type { Lang } from "../../notation/bilingual.ts";
import { setApart, withAside } from "../../notation/punctuation.ts";
import { fold } from "../../notation/text.ts";
import type { AreaLook, CardLook, Look, StackLook } from "../look.ts";
import type { Nicknames } from "../nicknames.ts";
import type { BoardWords } from "../words.ts";
import { textWords, type ZoneQuestion, zoneQuestions } from "./words.ts";

/** In what words. */
export interface Voice {
  readonly lang: Lang;
  readonly words: BoardWords;
  /** What lines call objects, where the board has nicknames. */
  readonly nicknames?: Nicknames;
}

/** The name with the one by which lines know it. */
function calledName({ id, name }: Pick<CardLook, "id" | "name">, voice: Voice): string {
  const nickname = voice.nicknames?.[id];
  return nickname === undefined ? name : withAside(voice.lang, name, nickname);
}

const present = (parts: readonly (string | false | undefined)[]): readonly string[] =>
  parts.filter((part): part is string => typeof part === "string" && part !== "");

/** A card by its name, with what a look at it tells where it lies. */
function cardWords(card: CardLook, where: "in play" | "away", voice: Voice): string {
  const { lang, words } = voice;
  const name = calledName(card, voice);
  const { others, manaCost, typeLine, keywords = [], chips = [], pt, loyalty } = card;
  const several = others && words.copies(others.length + 1);
  const parts =
    where === "away"
      ? [[name, several].filter(Boolean).join(" "), manaCost && spoken(manaCost, lang)]
      : [
          [name, several].filter(Boolean).join(" "),
          pt ?? (loyalty === undefined ? typeLine : undefined),
          loyalty !== undefined && `${words.loyalty} ${loyalty}`,
          ...keywords.map((keyword) => spoken(keyword, lang)),
          ...chips,
        ];
  return present(parts).join(textWords[lang].between);
}

/** Several cards as one sentence; within each there are commas. */
const together = (cards: readonly string[], { lang }: Voice): string =>
  cards.length === 0 ? textWords[lang].nothing : setApart(lang, cards);

function libraryWords({ library, top }: AreaLook, voice: Voice): string {
  const said = textWords[voice.lang];
  const cards = voice.words.cards(library);
  return top ? `${cards}${said.between}${said.onTop(cardWords(top, "away", voice))}` : cards;
}

function inZone(area: AreaLook, zone: ZoneQuestion, voice: Voice): string {
  const away = (cards: readonly CardLook[]) => cards.map((card) => cardWords(card, "away", voice));
  switch (zone) {
    case "battlefield":
      return together(
        [...area.front, ...area.lands].map((card) => cardWords(card, "in play", voice)),
        voice,
      );
    case "library":
      return libraryWords(area, voice);
    case "hand":
    case "graveyard":
    case "exile":
      return together(away(area[zone]), voice);
  }
}

/** The player of the page's view first. */
export const areasOf = (look: Look, player?: string): readonly AreaLook[] =>
  look.areas.toReversed().filter((area) => player === undefined || area.player === player);

export function zoneLines(
  look: Look,
  zone: ZoneQuestion,
  player: string | undefined,
  voice: Voice,
): readonly string[] {
  const { lang, words } = voice;
  const { is, end } = textWords[lang];
  return areasOf(look, player).map(
    (area) =>
      `${words.playersZone(area.player, words[zone])}${is}${inZone(area, zone, voice)}${end}`,
  );
}

export const lifeLines = (look: Look, player: string | undefined, { lang, words }: Voice) =>
  areasOf(look, player).map((area) => textWords[lang].life(words.player(area.player), area.life));

export const manaLines = (look: Look, player: string | undefined, { lang, words }: Voice) =>
  areasOf(look, player).map(({ player: id, mana }) =>
    mana
      ? textWords[lang].mana(words.player(id), spoken(mana, lang))
      : textWords[lang].noMana(words.player(id)),
  );

function entryWords(entry: StackLook, voice: Voice): string {
  const { kind, said = [] } = entry;
  return [calledName(entry, voice), kind, ...said].join(textWords[voice.lang].between);
}

/** What resolves next comes first. */
export function stackLines({ stack }: Look, voice: Voice): readonly string[] {
  const { lang, words } = voice;
  const { end } = textWords[lang];
  if (stack.length === 0) return [`${words.stackEmpty}${end}`];
  return stack.map(
    (entry, index) => `${index + 1}${textWords[lang].is}${entryWords(entry, voice)}${end}`,
  );
}

export function lastingLines({ lasting }: Look, { lang, words }: Voice): readonly string[] {
  const { is, nothing, end } = textWords[lang];
  if (lasting.length === 0) return [`${words.lasting}${is}${nothing}${end}`];
  return lasting.map(({ text, source }) =>
    present([spoken(text, lang), source && words.lastingOf(source)]).join(lang === "ja" ? "" : " "),
  );
}

/** Whose turn it is, which step, day or night, and who has priority. */
export function turnLines(look: Look, { lang, words }: Voice): readonly string[] {
  const { stepName, time, areas } = look;
  const said = textWords[lang];
  const active = areas.find(({ isActive }) => isActive)?.player;
  const turn = active === undefined ? stepName : words.turnOf(active, stepName);
  const acting = areas.find(({ hasPriority }) => hasPriority);
  return [
    said.turnOf(present([turn, time && words.times[time]]).join(said.between)),
    ...(acting ? [said.hasPriority(words.player(acting.player))] : []),
  ];
}

/** The whole board: nothing that is drawn is left out but what is empty. */
export function stateLines(look: Look, voice: Voice): readonly string[] {
  const { lang, words } = voice;
  const { is, end } = textWords[lang];
  const ofArea = (area: AreaLook): readonly string[] => [
    ...lifeLines(look, area.player, voice),
    ...(area.mana ? manaLines(look, area.player, voice) : []),
    ...zoneQuestions
      .filter((zone) => zone === "library" || heldIn(area, zone).length > 0)
      .flatMap((zone) => zoneLines(look, zone, area.player, voice)),
    ...(area.phasedOut.length > 0
      ? [
          `${words.playersZone(area.player, words.phasedOut)}${is}${together(
            area.phasedOut.map((card) => cardWords(card, "in play", voice)),
            voice,
          )}${end}`,
        ]
      : []),
  ];
  return [
    ...turnLines(look, voice),
    ...areasOf(look).flatMap(ofArea),
    `${words.stack}${is}${look.stack.length === 0 ? `${textWords[lang].empty}${end}` : look.stack.length}`,
    ...(look.stack.length > 0 ? stackLines(look, voice) : []),
    ...(look.lasting.length > 0 ? lastingLines(look, voice) : []),
  ];
}

function heldIn(area: AreaLook, zone: Exclude<ZoneQuestion, "library">): readonly CardLook[] {
  return zone === "battlefield" ? [...area.front, ...area.lands] : area[zone];
}

/** A card in view with where it is, so that its name can be asked for. */
interface InView {
  readonly look: CardLook | StackLook;
  /** Where it is and what it is there. */
  readonly line: string;
}

/** All that is in view under a name, or part of one. */
export function cardsCalled(look: Look, name: string, voice: Voice): readonly InView[] {
  const { lang, words } = voice;
  const { is, between, end } = textWords[lang];
  const wanted = fold(name);
  const zones = areasOf(look).flatMap((area) =>
    zoneQuestions.flatMap((zone) => {
      const cards = zone === "library" ? (area.top ? [area.top] : []) : heldIn(area, zone);
      const where = words.playersZone(area.player, words[zone]);
      return cards.map((card): InView => {
        const cost = card.manaCost && spoken(card.manaCost, lang);
        // On the battlefield the type line is left out for a creature, which its size tells.
        const parts = present([cardWords(card, "in play", voice), card.pt && card.typeLine, cost]);
        return { look: card, line: `${where}${is}${parts.join(between)}${end}` };
      });
    }),
  );
  const stack = look.stack.map(
    (entry): InView => ({
      look: entry,
      line: `${words.stack}${is}${entryWords(entry, voice)}${end}`,
    }),
  );
  return [...stack, ...zones].filter((one) => fold(calledName(one.look, voice)).includes(wanted));
}

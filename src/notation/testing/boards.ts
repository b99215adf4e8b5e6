/** What the tests of the notation share: the cards, and boards that must work. */
import { cards } from "../../cards/index.ts";
import { cardNames } from "../names.ts";
import { parseBoard } from "../parse.ts";
import { type Played, playText } from "../play.ts";
import type { NotationProblem } from "../problems.ts";
import type { Board } from "../syntax.ts";

export const names = cardNames(cards);

/** A board of indented lines as tests write them. */
export function text(lines: string): string {
  const all = lines.replace(/^\n/, "").trimEnd().split("\n");
  const indent = Math.min(
    ...all
      .filter((line) => line.trim() !== "")
      .map((line) => line.length - line.trimStart().length),
  );
  return `${all.map((line) => line.slice(indent)).join("\n")}\n`;
}

/** @throws {Error} for a board that can't be read: a mistake in the test. */
export function readBoard(source: string): Board {
  const board = parseBoard(source, names);
  if (!board.ok) throw new Error(JSON.stringify(board.problem, null, 2));
  return board.value;
}

/** @throws {Error} for a board that can't be begun: a mistake in the test. */
export function play(source: string): Played {
  const played = playText(source, names);
  if (!played.ok) throw new Error(JSON.stringify(played.problem, null, 2));
  return played.value;
}

/** What the tests compare of a problem. */
export const placeOf = ({ code, line, column, length, suggestion }: NotationProblem) =>
  [code, line, column, length, ...(suggestion === undefined ? [] : [suggestion])] as const;

/** A value without the places where it was written. */
export const withoutPlaces = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === "at" ? undefined : inner)));

export const boards = {
  mongrel: text(`
    rules today
    turn A, main 1
    A 20
      hand: Basking Rootwalla
      battlefield: Wild Mongrel
    B 20
    --
    A activates Wild Mongrel, discarding Basking Rootwalla, choosing green
    check the stack is Basking Rootwalla's ability, Wild Mongrel's ability
    resolve          # the madness trigger
    A casts Basking Rootwalla for madness
    resolve
    mark entered
    resolve
    --
    at entered: Wild Mongrel is 2/2
    Basking Rootwalla is on A's battlefield
    Wild Mongrel is 3/3
    Wild Mongrel is green
  `),
  window2002: text(`
    rules 2002-02-20
    turn A, main 1
    A 20
      hand: Careful Study, Arrogant Wurm, Forest
      battlefield: Island, 2 Forest
      library: Swamp, Swamp
    B 20
    --
    A casts Careful Study
    resolve
    A discards Arrogant Wurm, Swamp
    A yes
    resolve
    A plays Forest
    A casts Arrogant Wurm for madness
    resolve
    --
    Arrogant Wurm is on A's battlefield
    Arrogant Wurm was in hand, exile, the stack, the battlefield
  `),
  combat: text(`
    turn B, begin combat
    A 20
      hand: Basking Rootwalla
      battlefield: Aquamoeba, 2 Forest
    B 20
      battlefield: Grizzly Bears
    --
    go to declare attackers
    B attacks with Grizzly Bears
    B passes
    A activates Aquamoeba, discarding Basking Rootwalla
    resolve
    A casts Basking Rootwalla for madness
    resolve
    resolve
    go to declare blockers
    A blocks Grizzly Bears with Basking Rootwalla
    B passes
    A activates Basking Rootwalla
    resolve
    go to combat damage
    --
    Grizzly Bears is in B's graveyard
    Basking Rootwalla is 3/3
    Basking Rootwalla has 2 damage
  `),
  counterspell: text(`
    turn B, main 1
    A 20
      hand: 堂々巡り
      battlefield: アクアミーバ, 島 (as Source), Glorious Anthem
      graveyard: 送還, 巨大化, ショック
    B 20
      hand: 灰色熊
      battlefield: 3 森 (tapped), 2 Forest, Strength of Lunacy (on アクアミーバ, owned by A)
      mana: {G}
    --
    B casts 灰色熊, paying with Forest #4
    B passes
    A activates アクアミーバ, discarding 堂々巡り
    resolve
    illegal: B plays 森
    A casts 堂々巡り for madness targeting 灰色熊, paying with Source
    resolve
    --
    灰色熊 is in B's graveyard
    A spent {U}
  `),
  underway: text(`
    turn A, main 1
    A 20
      graveyard: Shock
      battlefield: Grizzly Bears, Forest, 1/1 red Goblin creature token with haste and ability 1 of Wild Mongrel
    B 20
      battlefield: Serra Angel, Megrim, Skybind
      exile: Island
    effect: Grizzly Bears gets +3/+3 and gains trample until end of turn from Forest
    effect: Serra Angel is under A's control until end of turn
    waiting: at the beginning of the next end step, A sacrifices Goblin Token
    waiting: B's Skybind delayed ability on Island
    stack: B's Megrim triggers on Shock and A
    stack: A copies Shock targeting B
    --
    check Grizzly Bears is 5/5
    check Serra Angel is controlled by A
    resolve all
    go to end
    resolve all
    --
    A has 18 life
    B has 18 life
    A controls 3 permanents
    Island is on B's battlefield
  `),
} as const;

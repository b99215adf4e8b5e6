/** Positions with effects that last, abilities that wait, and more on the stack than was cast. */
import { describe, expect, it } from "vitest";
import { type Lang, languages } from "./bilingual.ts";
import { parseBoard } from "./parse.ts";
import { playText } from "./play.ts";
import { printPosition } from "./position.ts";
import { printBoard } from "./print.ts";
import { text, withoutPlaces } from "./testing/boards.ts";
import { madeNames, playMade } from "./testing/made.ts";

function faults(source: string): readonly string[] {
  const { problems, facts } = playMade(text(source));
  return [
    ...problems.map(({ message }) => message.en),
    ...facts.flatMap(({ holds, says, found }) => (holds ? [] : [`${says}: ${found.en}`])),
  ];
}

/** What is written is kept when it is printed and read again. */
function expectKept(source: string, lang: Lang): void {
  const board = parseBoard(text(source), madeNames);
  if (!board.ok) throw new Error(JSON.stringify(board.problem));
  const printed = printBoard(board.value, lang);
  const again = parseBoard(printed, madeNames);
  expect(again.ok ? withoutPlaces(again.value) : again.problem).toEqual(withoutPlaces(board.value));
  expect(again.ok && printBoard(again.value, lang)).toBe(printed);
}

/** The position of the game that begins is the one that was written. */
function expectReadBack(source: string): void {
  const { start } = playMade(text(source));
  const printed = printPosition(start);
  const again = playMade(printed);
  expect(printPosition(again.start)).toBe(printed);
  expect(again.start).toEqual(start);
}

const boards: readonly (readonly [string, string])[] = [
  [
    "603.3: triggered abilities on the stack",
    `
    turn A, main 1
    A 20
      battlefield: Welcome, Kinship, Grizzly Bears
    B 20
    stack: A's Welcome ability 1 triggers
    stack: A's Welcome ability 2 triggers
    stack: A's Kinship triggers on Grizzly Bears
    --
    check the stack is Kinship's ability, Welcome's ability #2, Welcome's ability #1
    resolve
    A yes
    resolve all
    --
    A has 22 life
    B has 19 life
    `,
  ],
  [
    "603.3d: a triggered ability with its target and its controller",
    `
    turn A, main 1
    A 20
    B 20
      battlefield: Grizzly Bears, Sting
    stack: B's Sting triggers on A for 2 targeting Grizzly Bears
    --
    resolve
    --
    Grizzly Bears is in B's graveyard
    A has 19 life
    `,
  ],
  [
    "707.10: copies of spells",
    `
    turn A, main 1
    A 20
      graveyard: Jab
    B 20
      battlefield: Grizzly Bears (as Bear1), Legend
    stack: A copies Jab targeting Bear1
    stack: A copies Jab (as J2) targeting Bear1
    stack: B copies Charm, choosing mode 2
    stack: B casts Back for flashback
    stack: A copies Blaze targeting B and Legend, dividing 3 to B, 1 to Legend
    --
    check the stack is Blaze, Back, Charm, J2, Jab #2
    check J2 is a copy
    resolve all
    --
    Grizzly Bears is in B's graveyard
    B has 20 life
    Back is in exile
    Legend has 1 damage
    A has 1 card in graveyard
    `,
  ],
  [
    "610.3: what was exiled until its exiler leaves the battlefield, two cards by one",
    `
    turn A, main 1
    A 20
      hand: Murder
      battlefield: 3 Swamp
      exile: Grizzly Bears (exiled by Brutal Cathar)
    B 20
      battlefield: Brutal Cathar
      exile: Hill Giant (exiled by Brutal Cathar), Shock
    --
    A casts Murder targeting Brutal Cathar
    resolve
    check Grizzly Bears is on the battlefield
    check Hill Giant is on the battlefield
    check Hill Giant is controlled by B
    check Shock is in exile
    `,
  ],
  [
    "514.2: effects until end of turn",
    `
    turn A, main 1
    A 20
      battlefield: Grizzly Bears, Soldier (as S1), Legend, Forest
    B 20
    effect: Grizzly Bears gets +3/+3 and gains trample until end of turn from Forest
    effect: S1 and Legend get +1/-1, gain flying and haste and are also red and green until end of turn
    effect: Legend has base power and toughness 5/7 until end of turn
    effect: Legend gains protection from red and trample until end of turn from Forest
    effect: Forest is also a legendary Elemental creature and has base power and toughness 2/2
    --
    check Grizzly Bears is 5/5
    check Grizzly Bears has trample
    check Legend is 6/6
    check Legend has flying
    check Legend has protection from red
    check Legend has trample
    check S1 is in A's graveyard
    go to B's upkeep
    --
    Grizzly Bears is 2/2
    Legend is 2/2
    Forest is 2/2
    Forest is an Elemental
    S1 is in A's graveyard
    `,
  ],
  [
    "613.1b, 302.6: control, and its end",
    `
    turn A, main 1
    A 20
    B 20
      battlefield: Grizzly Bears, Legend
    effect: Grizzly Bears is under A's control until end of turn
    effect: Legend can't block until A's next turn
    --
    check Grizzly Bears is controlled by A
    check A controls 1 permanent
    check B can't block Grizzly Bears with Legend
    go to B's upkeep
    check B controls 2 permanents
    check Grizzly Bears is controlled by B
    `,
  ],
  [
    "613.7: the later effect is applied later",
    `
    turn A, main 1
    A 20
      battlefield: Grizzly Bears, Soldier, Forest
    B 20
    effect: Grizzly Bears loses all abilities until end of turn
    effect: Grizzly Bears gains ability 1 of Two Tricks until end of turn
    effect: Soldier is a copy of Legend until end of turn
    effect: Soldier switches power and toughness until end of turn
    --
    check Soldier is 2/2
    check Soldier is a copy
    A activates Grizzly Bears
    `,
  ],
  [
    "611.2b: an effect that lasts with its source",
    `
    turn A, main 1
    A 20
      hand: Jab
      battlefield: Grizzly Bears, Soldier
    B 20
    effect: Grizzly Bears gets +2/+2 until Soldier leaves the battlefield
    --
    check Grizzly Bears is 4/4
    A casts Jab targeting Soldier
    resolve
    --
    Grizzly Bears is 2/2
    `,
  ],
  [
    "615.7, 701.19a: shields",
    `
    turn A, main 1
    A 20
      hand: Jab (as J1), Jab (as J2)
      battlefield: Grizzly Bears, Soldier
    B 20
    effect: Grizzly Bears has a prevention shield of 3 until end of turn
    effect: Soldier has a regeneration shield until end of turn from Grizzly Bears
    --
    A casts J1 targeting Grizzly Bears
    resolve
    A casts J2 targeting Soldier
    resolve
    --
    Grizzly Bears has 0 damage
    Soldier is tapped
    Soldier is on A's battlefield
    `,
  ],
  [
    "603.7: an ability waits for the next end step",
    `
    turn A, main 1
    A 20
      battlefield: Grizzly Bears, Soldier, Legend
    B 20
      battlefield: Wall
    waiting: at the beginning of the next end step, A exiles Grizzly Bears from Legend
    waiting: at the beginning of the next end step, A sacrifices Soldier
    waiting: at the beginning of their next upkeep, B destroys Wall
    --
    go to end
    A orders Legend's ability, Soldier's ability
    check the stack is Soldier's ability, Legend's ability
    resolve all
    go to B's upkeep
    resolve
    --
    Grizzly Bears is in exile
    Soldier is in A's graveyard
    Wall is in B's graveyard
    `,
  ],
  [
    "603.7: what comes back",
    `
    turn A, main 1
    A 20
      graveyard: Soldier
      exile: Grizzly Bears
    B 20
    waiting: at the beginning of the next end step, A returns Grizzly Bears to the battlefield
    waiting: at the beginning of the next end step, A returns Soldier to hand from Grizzly Bears
    --
    go to end
    A orders Grizzly Bears's ability #1, Grizzly Bears's ability #2
    resolve all
    --
    Grizzly Bears is on A's battlefield
    Soldier is in A's hand
    `,
  ],
  [
    "603.7c: a delayed ability in the text of a card",
    `
    turn A, main 1
    A 20
      battlefield: Skybind
      exile: Forest
    B 20
      exile: Soldier
    waiting: A's Skybind delayed ability on Forest
    stack: A's Skybind delayed ability triggers on Soldier
    --
    resolve
    check Soldier is on B's battlefield
    go to end
    resolve
    --
    Forest is on A's battlefield
    `,
  ],
  [
    "111.3: tokens with abilities of cards",
    `
    turn A, main 1
    A 20
      battlefield: 1/1 red Goblin creature token with haste and ability 1 of Two Tricks, Forest, white Avatar creature token with quoted ability 1 of Ajani Goldmane (as Avatar1)
    B 20
    --
    A activates Goblin Token
    resolve
    --
    A has 21 life
    `,
  ],
];

describe("a position", () => {
  it.each(boards)("%s", (_, source) => {
    expect(faults(source)).toEqual([]);
    for (const lang of languages) expectKept(source, lang);
    expectReadBack(source);
  });
});

describe("an effect of a position", () => {
  it("302.6: has its end noted, though no card of the game gives control", () => {
    const { moments } = playMade(
      text(`
        turn A, end
        A 20
        B 20
          battlefield: Grizzly Bears
        effect: Grizzly Bears is under A's control until end of turn
        --
        go to B's upkeep
      `),
    );
    const changes = moments.flatMap(({ events }) => events.map(({ what }) => what.is));
    expect(changes.filter((is) => is === "controlChanged")).toHaveLength(1);
  });
});

describe("the position of a game", () => {
  it.each([
    ["Healing Salve", "casts NAME, choosing mode 2, targeting Soldier", "a prevention shield of 3"],
    ["Laquatus's Champion", "activates NAME", "a regeneration shield"],
  ])("701.19a, 615.7: knows the shield that %s makes", (name, line, shield) => {
    const zone = line.startsWith("casts") ? "hand" : "battlefield";
    const lands = "2 Swamp, 2 Plains";
    const { end, problems } = playMade(
      text(`
        turn A, main 1
        A 20
          ${zone === "hand" ? `hand: ${name}\n          battlefield: Soldier, ${lands}` : `battlefield: Soldier, ${name}, ${lands}`}
        B 20
        --
        A ${line.replace("NAME", name)}
        resolve
      `),
    );
    expect(problems).toEqual([]);
    expect(printPosition(end)).toContain(`has ${shield} until end of turn`);
  });
});

describe("a position with a mistake", () => {
  const codes = (line: string): readonly string[] => {
    const source = `turn A, main 1\nA 20\n  battlefield: Soldier, Skybind\nB 20\n${line}\n`;
    const played = playText(source, madeNames);
    const problems = played.ok ? played.value.problems : played.problem;
    for (const { message } of problems) {
      expect(message.en).toMatch(/[.?]$/);
      expect(message.ja).toMatch(/。$/);
    }
    return problems.map(({ code, line: number }) => `${code} ${number}`);
  };

  it.each([
    ["effect: Legend gets +1/+1", ["notOnBoard 5"]],
    ["effect: Soldier grows", ["unknownWord 5"]],
    ["effect: Soldier gets 1/1", ["expected 5"]],
    ["effect: Soldier gains speed", ["unknownWord 5"]],
    ["effect: Soldier gains protection from pink", ["unknownWord 5"]],
    ["effect: Soldier gains ability 4 of Two Tricks", ["noSuchText 5"]],
    ["effect: Soldier gains quoted ability 1 of Two Tricks", ["noSuchText 5"]],
    ["effect: Soldier gains ability of Two Tricks", ["expected 5"]],
    ["effect: Soldier gets +1/+1 until tomorrow", ["unknownWord 5"]],
    ["effect: Soldier is under C's control", ["expected 5"]],
    ["effect: Soldier is under A's control until B's next turn", ["oneController 5"]],
    ["effect: Soldier gets +1/+1 until end of turn from", ["expected 5"]],
    ["effect: Soldier gets +1/+1 until end of turn, please", ["unexpected 5"]],
    ["waiting: at the beginning of the next end step, C exiles Soldier", ["unknownPlayer 5"]],
    ["waiting: at the beginning of the next night, A exiles Soldier", ["unknownWord 5"]],
    ["waiting: at the beginning of the next end step, A eats Soldier", ["unknownWord 5"]],
    ["waiting: at the beginning of the next end step, A returns Soldier", ["expected 5"]],
    ["waiting: A's Soldier delayed ability", ["noSuchText 5"]],
    ["waiting: A's Skybind ability", ["expected 5"]],
    ["waiting: Skybind delayed ability", ["expected 5"]],
    ["stack: A's Soldier triggers", ["badStack 5"]],
    ["stack: A's Skybind delayed ability 2 triggers", ["noSuchText 5"]],
    ["stack: C's Skybind triggers", ["unknownPlayer 5"]],
    ["stack: A's Skybind resolves", ["unknownWord 5"]],
    ["stack: A copies Nothing At All", ["unknownCard 5"]],
    ["stack: A steals Jab", ["unknownWord 5"]],
  ])("%s", (line, problems) => {
    expect(codes(line)).toEqual(problems);
  });
});

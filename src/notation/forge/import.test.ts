/** Puzzle files in, boards out. All files here were made for these tests. */
import { describe, expect, it } from "vitest";
import { start } from "../../engine/index.ts";
import { playText } from "../play.ts";
import { printPosition } from "../position.ts";
import { setupBoard } from "../setup.ts";
import { names, readBoard } from "../testing/boards.ts";
import { type ForgeImport, importForge } from "./index.ts";

/** @throws {Error} for a file that is none: a mistake in the test. */
function imported(file: string): ForgeImport {
  const found = importForge(file, names);
  if (!found.ok) throw new Error(found.problem.message.en);
  return found.value;
}

const usual = ["[state]", "ActivePlayer=Human", "ActivePhase=Main1", "HumanLife=20", "AILife=20"];
const withUsual = (...lines: readonly string[]): string => [...usual, ...lines].join("\n");

/** The lines of a board without those that every one of these boards has. */
const ownLines = (board: string): readonly string[] =>
  board
    .trim()
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => !["rules today", "turn A, main 1", "A 20", "B 20"].includes(line));

type Row = readonly [
  name: string,
  lines: string | readonly string[],
  board: readonly string[],
  notes?: readonly string[],
];

const rows: readonly Row[] = [
  // Zones
  [
    "every zone of both players",
    [
      "humanhand=Shock;Forest",
      "humanlibrary=Island;Swamp",
      "aigraveyard=Shock;Murder",
      "aibattlefield=Forest",
      "aiexile=Shock",
    ],
    [
      "hand: Shock, Forest",
      "library: Island, Swamp",
      "battlefield: Forest",
      "graveyard: Shock, Murder",
      "exile: Shock",
    ],
  ],
  [
    "the keys of older files",
    ["HumanCardsInPlay=Forest; Grizzly Bears", "HumanCardsInHand=Shock"],
    ["hand: Shock", "battlefield: Forest, Grizzly Bears"],
  ],
  ["empty zones", ["humanhand=", "humanbattlefield=;;"], []],
  [
    "neighbours that are alike",
    "humanhand=Forest;Forest;Shock;Forest",
    ["hand: 2 Forest, Shock, Forest"],
  ],
  [
    "a name with commas, an apostrophe and other letter case",
    "humanhand=chainer, dementia master;Chainer’s Edict",
    ["hand: Chainer, Dementia Master, Chainer's Edict"],
  ],
  ["a split card", "humanhand=Fire // Ice", ["hand: Fire // Ice"]],
  [
    "editions and pictures, which make no difference",
    "humanbattlefield=Forest|Set:TOR|Art:2;Forest|4ED;Forest|NoETBTrigs",
    ["battlefield: 3 Forest"],
  ],
  [
    "a card that isn't known, with the name that is nearest",
    "humanhand=Grizly Bears;Shock",
    ["hand: Shock"],
    ["unknownCard"],
  ],
  ["a line that comes twice", ["humanhand=Shock", "humanhand=Murder"], ["hand: Murder"], ["again"]],
  [
    "a line that comes twice for the same player",
    ["humanhand=Shock", "p0hand=Murder"],
    ["hand: Murder"],
    ["again"],
  ],
  [
    "304.4: an instant on the battlefield",
    "humanbattlefield=Shock;Forest",
    ["battlefield: Forest"],
    ["notAPermanent"],
  ],

  // States of permanents
  [
    "302.6: a permanent is new only if it is said to be",
    "humanbattlefield=Grizzly Bears|SummonSick;Grizzly Bears",
    ["battlefield: Grizzly Bears (new), Grizzly Bears"],
  ],
  [
    "a file in which nothing is new",
    ["removesummoningsickness=true", "humanbattlefield=Grizzly Bears|SummonSick"],
    ["battlefield: Grizzly Bears"],
  ],
  [
    "what permanents can be",
    "humanbattlefield=Forest|Tapped;Fleecemane Lion|Monstrous;Grizzly Bears|PhasedOut;Craw Wurm|FaceDown",
    [
      "battlefield: Forest (tapped), Fleecemane Lion (monstrous), Grizzly Bears (phased out), Craw Wurm (face down)",
    ],
  ],
  [
    "damage and counters",
    "humanbattlefield=Craw Wurm|Damage:2|Counters:P1P1=2,M1M1=1,First Strike=1,P0P1=1",
    [
      "battlefield: Craw Wurm (damage 2, 2 +1/+1 counters, 1 -1/-1 counter, 1 first strike counter, 1 +0/+1 counter)",
    ],
  ],
  [
    "306.5b: loyalty, given and not",
    "humanbattlefield=Garruk Wildspeaker|Counters:LOYALTY=5;Jace Beleren",
    ["battlefield: Garruk Wildspeaker (loyalty 5), Jace Beleren"],
    ["printedLoyalty"],
  ],
  [
    "712: back faces, and a card without one",
    "humanbattlefield=Brutal Cathar|Transformed;Grizzly Bears|Transformed",
    ["battlefield: Brutal Cathar (back face), Grizzly Bears"],
    ["noBackFace"],
  ],
  [
    "108.3: another owner",
    "humanbattlefield=Grizzly Bears|Owner:AI;Forest|Owner:Human;Shock Trooper|Owner:P7",
    ["battlefield: Grizzly Bears (owned by B), Forest"],
    ["unknownCard"],
  ],
  [
    "what was chosen",
    "humanbattlefield=Painter's Servant|ChosenColor:blue;Conspiracy|ChosenType:Goblin;Forest|ChosenColor:W,U",
    [
      "battlefield: Painter's Servant (chosen blue), Conspiracy (chosen Goblin), Forest (chosen white)",
    ],
    ["manyColors"],
  ],
  [
    "what a board has no words for",
    "humanbattlefield=Grizzly Bears|Renowned|NamedCard:Shock|Sparkling|Counters:Doom Clock=1,P1P1=x",
    ["battlefield: Grizzly Bears"],
    ["badAttribute", "unknownAttribute", "unsupported", "unsupported", "unsupported"],
  ],
  [
    "what only permanents can have",
    ["humanhand=Grizzly Bears|Tapped", "humanexile=Grizzly Bears|FaceDown;Shock|Counters:TIME=2"],
    ["hand: Grizzly Bears", "exile: Grizzly Bears (face down), Shock"],
    ["onlyOnBattlefield", "onlyOnBattlefield"],
  ],

  // Tokens
  [
    "111.3: tokens by their characteristics",
    "humanbattlefield=t:Goblin,P:1,T:1,Cost:no cost,Color:R,Types:Creature-Goblin,Keywords:Haste-First Strike,Image:x|Tapped",
    ["battlefield: 1/1 red Goblin creature token with haste and first strike (tapped)"],
  ],
  [
    "tokens by the name of a description",
    "humanbattlefield=T:gw_3_3_elemental_vigilance;T:c_1_1_a_thopter_flying;T:c_a_treasure_sac;T:nothing_known",
    [
      "battlefield: 3/3 white and green Elemental creature token with vigilance, 1/1 colorless Thopter artifact creature token with flying, colorless Treasure artifact token",
    ],
    ["badToken", "tokenAbility"],
  ],
  [
    "a token with a name of its own, without a color, with a word that is unknown",
    "humanbattlefield=t:Rex,P:2,T:3,Cost:no cost,Types:Legendary-Creature-Cat,Keywords:Infect,Image:bg_2_3_rex",
    ["battlefield: 2/3 black and green legendary Cat creature token"],
    ["tokenColor", "tokenName", "tokenWord"],
  ],
  [
    "a token with a keyword in front of a card whose name begins with one",
    "humanbattlefield=t:Goblin,P:1,T:1,Color:R,Types:Creature-Goblin,Keywords:Haste;Changeling Hero",
    ["battlefield: 1/1 red Goblin creature token with haste (as Goblin1), Changeling Hero"],
  ],
  [
    "111.10: a token whose ability goes without saying",
    "humanbattlefield=t:Treasure,P:0,T:0,Color:C,Types:Artifact-Treasure,Keywords:",
    ["battlefield: colorless Treasure artifact token"],
    ["tokenAbility"],
  ],
  [
    "111.7: a token that is a copy, and tokens elsewhere",
    ["humanbattlefield=Grizzly Bears|IsToken", "humanhand=Grizzly Bears|IsToken;Shock"],
    ["hand: Shock", "battlefield: Grizzly Bears token"],
    ["tokenElsewhere"],
  ],

  // What stands with what
  [
    "301.5, 303.4: attachments, to others of the same name by nicknames",
    [
      "humanbattlefield=Grizzly Bears;Grizzly Bears|Id:4;Bonesplitter|AttachedTo:4;Pacifism|Attaching:9",
      "aibattlefield=Craw Wurm|Id:9",
    ],
    [
      "battlefield: Grizzly Bears, Grizzly Bears (as Bears1), Bonesplitter (on Bears1), Pacifism (on Craw Wurm)",
      "battlefield: Craw Wurm",
    ],
  ],
  [
    "704.5m: an Aura whose host is unknown, and an Equipment",
    "humanbattlefield=Odd Ox|Id:4;Pacifism|AttachedTo:4;Bonesplitter|AttachedTo:4;Forest|AttachedTo:4",
    ["battlefield: Bonesplitter, Forest"],
    ["noHost", "noSuchId", "noSuchId", "unknownCard"],
  ],
  [
    "702.103: a creature with bestow that is attached",
    "humanbattlefield=Grizzly Bears|Id:1;Boon Satyr|AttachedTo:1",
    ["battlefield: Grizzly Bears, Boon Satyr (bestowed, on Grizzly Bears)"],
    ["bestowed"],
  ],
  [
    "303.4: an Aura on a player",
    "humanbattlefield=Pacifism|EnchantingPlayer:AI;Forest",
    ["battlefield: Forest"],
    ["onPlayer"],
  ],
  [
    "702.26g: what is attached to something that is phased out",
    "humanbattlefield=Grizzly Bears|PhasedOut|Id:1;Bonesplitter|AttachedTo:1",
    ["battlefield: Grizzly Bears (phased out), Bonesplitter (phased out, on Grizzly Bears)"],
    ["phasedWith"],
  ],
  [
    "607.2a: what a linked ability exiled, told on either side",
    [
      "humanbattlefield=Faceless Butcher|Id:1;Mesmeric Fiend|Imprinting:3",
      "aiexile=Grizzly Bears|ExiledWith:1;Shock|Id:3;Forest|ExiledWith:8",
    ],
    [
      "battlefield: Faceless Butcher, Mesmeric Fiend",
      "exile: Grizzly Bears (exiled by Faceless Butcher), Shock (exiled by Mesmeric Fiend), Forest",
    ],
    ["notExiledBy"],
  ],

  // The stack, mana, what was done this turn
  [
    "405.2: spells on the stack",
    [
      "humanputonstack=Shock->AI;Giant Growth->1",
      "aiputonstack=Counterspell;Forest;Fire // Ice;Shock:DBDraw;Murder->77",
      "aibattlefield=Grizzly Bears|Id:1",
    ],
    [
      "battlefield: Grizzly Bears",
      "stack: A casts Shock targeting B",
      "stack: A casts Giant Growth targeting Grizzly Bears",
      "stack: B casts Counterspell",
    ],
    ["notStacked", "notStacked", "notStacked", "notStacked"],
  ],
  [
    "106.4, 305.2: mana, and lands played",
    [
      "humanmanapool=W W {C}",
      "humanlandsplayed=1",
      "aipersistentmana=G Q",
      "ailandsplayedlastturn=1",
    ],
    ["lands played: 1", "mana: {W}{W}{C}", "mana: {G}"],
    ["badMana", "persistentMana", "playerState"],
  ],
  [
    "what a player can't begin with",
    [
      "humancounters=POISON=3",
      "humancommand=Chainer, Dementia Master|IsCommander",
      "humanprecast=Shock->AI",
      "ability1=AB$ Draw",
      "p0speed=2",
      "ActivePhaseAdvance=Upkeep",
      "weather=rain",
      "no key at all",
    ],
    [],
    [
      "customAbility",
      "noZone",
      "phaseAdvance",
      "playerCounters",
      "playerState",
      "precast",
      "unknownKey",
      "unreadable",
    ],
  ],
];

describe("a puzzle file becomes a board", () => {
  const cases = rows.map(([name, lines, board, notes = []]) => {
    return { name, lines: typeof lines === "string" ? [lines] : lines, board, notes };
  });

  it.each(cases)("$name", ({ lines, board, notes }) => {
    const found = imported(withUsual(...lines));
    expect(ownLines(found.text)).toEqual(board);
    expect(found.notes.map(({ code }) => code).sort()).toEqual([...notes].sort());
    readBoard(found.text);
  });

  it("with the turn and the players that it names", () => {
    const found = imported("p0life=3\np1life=-2\np2life=7\nactiveplayer=P2\nactivephase=MAIN2\n");
    expect(found.text).toBe("rules today\nturn C, main 2\nA 3\nB -2\nC 7\n");
    expect(found.notes).toEqual([]);
  });

  it.each([
    ["Untap", "untap"],
    ["UPKEEP", "upkeep"],
    ["draw", "draw"],
    ["Main1", "main 1"],
    ["COMBAT_BEGIN", "begin combat"],
    ["Declare Attackers", "declare attackers"],
    ["COMBAT_DECLARE_BLOCKERS", "declare blockers"],
    ["COMBAT_FIRST_STRIKE_DAMAGE", "combat damage"],
    ["Combat Damage", "combat damage"],
    ["EndCombat", "end combat"],
    ["Main2", "main 2"],
    ["End of Turn", "end"],
    ["CLEANUP", "cleanup"],
  ])("in the step %s", (phase, step) => {
    const { text, notes } = imported(
      `activeplayer=ai\nactivephase=${phase}\nhumanlife=1\nailife=1`,
    );
    expect(text).toContain(`turn B, ${step}\n`);
    expect(notes).toEqual([]);
  });

  it("with a guess where it says nothing, and a note of it", () => {
    const { text, notes } = imported(
      "[state]\nhumanhand=Shock\nActivePhase=Tea\nActivePlayer=P9\n",
    );
    expect(text).toBe("rules today\nturn A, main 1\nA 20\n  hand: Shock\nB 20\n");
    expect(notes.map(({ code, line }) => [code, line])).toEqual([
      ["noLife", 2],
      ["noLife", 2],
      ["unknownPhase", 3],
      ["unknownPlayer", 4],
      ["noActivePlayer", 4],
    ]);
  });

  it("and says what the puzzle is about", () => {
    const { title, goal, turns, description, notes } = imported(
      [
        "# A comment",
        "[metadata]",
        "Name:A try: the first",
        "URL:https://example.org/1",
        "Goal:Destroy Specified Creatures",
        "Turns:2",
        "Difficulty:Easy",
        "Targets:Creature.OppCtrl",
        "Description:Line one.\\nLine two.",
        "Mood:Good",
        "[secrets]",
        "Whatever this is",
        ...usual,
      ].join("\r\n"),
    );
    expect({ title, goal, turns, description }).toEqual({
      title: "A try: the first",
      goal: "Destroy Specified Creatures",
      turns: 2,
      description: "Line one.\nLine two.",
    });
    expect(notes.map(({ code, line, written }) => [code, line, written])).toEqual([
      ["goal", 5, "Destroy Specified Creatures"],
      ["turnLimit", 6, "2"],
      ["goalDetail", 8, "Creature.OppCtrl"],
      ["unknownKey", 10, "Good"],
      ["unknownSection", 11, "[secrets]"],
    ]);
  });

  it("with a suggestion for a name that isn't known", () => {
    const [note] = imported(withUsual("humanhand=Forest;Grizly Bears|Set:X")).notes;
    expect(note).toMatchObject({ line: 6, written: "Grizly Bears", suggestion: "Grizzly Bears" });
    expect(note?.message.en).toMatch(/Was “Grizzly Bears” meant\?$/);
  });

  it.each([
    "",
    "Hello.\nA=b",
    "[metadata]\nName:X\nGoal:Win",
    "turn A, main 1\nA 20\nB 20\n--\nA casts Fling with X = 2\n",
  ])("but not if it is no such file: %j", (text) => {
    const found = importForge(text, names);
    expect(found.ok ? "ok" : found.problem.code).toBe("noPuzzle");
  });

  it("in Japanese names, if they are wanted", () => {
    const found = importForge(withUsual("humanhand=Shock"), names, "ja");
    expect(found.ok && ownLines(found.value.text)).toEqual(["hand: ショック"]);
  });
});

describe("combat in a puzzle file", () => {
  const inCombat = (phase: string, ...lines: readonly string[]): ForgeImport =>
    imported(
      ["activeplayer=ai", `activephase=${phase}`, "humanlife=9", "ailife=12", ...lines].join("\n"),
    );

  it("508.1: attackers that have just been declared are declared by the script", () => {
    const { text, notes } = inCombat(
      "COMBAT_DECLARE_ATTACKERS",
      "humanbattlefield=Garruk Wildspeaker|Id:7|Counters:LOYALTY=3",
      "aibattlefield=Grizzly Bears|Attacking;Grizzly Bears|Attacking:7|Tapped;Forest",
    );
    expect(text).toContain("B attacks A with Bears1, Garruk Wildspeaker with Bears2\n");
    expect(notes.map(({ code }) => code)).toEqual(["attackDeclared"]);
    const played = playText(`${text}check Bears2 is attacking Garruk Wildspeaker\n`, names);
    expect(played.ok && played.value.problems).toEqual([]);
    expect(played.ok && played.value.facts.map(({ holds }) => holds)).toEqual([true]);
  });

  it("302.6: attackers that couldn't be declared stand in the next step", () => {
    const { text, notes } = inCombat(
      "COMBAT_DECLARE_ATTACKERS",
      "aibattlefield=Grizzly Bears|SummonSick|Attacking|Tapped",
    );
    expect(text).toBe(
      "rules today\nturn B, declare blockers\nA 9\nB 12\n  battlefield: Grizzly Bears (tapped, new, attacking A)\n",
    );
    expect(notes.map(({ code }) => code)).toEqual(["attackStands"]);
  });

  it("509.1: blockers can be declared for the attackers", () => {
    const { text, notes } = inCombat(
      "Declare Blockers",
      "humanbattlefield=Craw Wurm",
      "aibattlefield=Grizzly Bears|Tapped|Attacking",
    );
    expect(notes).toEqual([]);
    const played = playText(
      `${text}--\nA blocks Grizzly Bears with Craw Wurm\ngo to end combat\n--\nGrizzly Bears is in B's graveyard\n`,
      names,
    );
    expect(played.ok && played.value.facts.map(({ holds }) => holds)).toEqual([true]);
  });

  it("506.3: what can't attack doesn't", () => {
    const { text, notes } = inCombat(
      "COMBAT_DECLARE_BLOCKERS",
      "humanbattlefield=Grizzly Bears|Attacking",
      "aibattlefield=Forest|Attacking;Wind Drake|Attacking:3;Craw Wurm|Attacking|PhasedOut",
    );
    expect(text).not.toContain("attacking");
    expect(notes.map(({ code }) => code)).toEqual(["noAttack", "noAttack", "noAttack", "noAttack"]);
  });
});

describe("the board of a puzzle file", () => {
  it("is the position that the game then has", () => {
    const { text, notes } = imported(
      withUsual(
        "humanhand=Fiery Temper;Basking Rootwalla",
        "humanbattlefield=Wild Mongrel|Id:1|Counters:P1P1=2|Damage:1;Strength of Isolation|AttachedTo:1;Mountain|Tapped;Mountain;Mountain;Grizzly Bears|SummonSick;t:Elf Warrior,P:1,T:1,Color:G,Types:Creature-Elf-Warrior,Keywords:Trample",
        "humangraveyard=Shock;Unsummon",
        "humanlibrary=Island;Forest",
        "aibattlefield=Garruk Wildspeaker|Counters:LOYALTY=2;Brutal Cathar|Transformed;Control Magic|AttachedTo:5;Craw Wurm|Id:5|Owner:Human",
        "aimanapool=G G",
        "ailandsplayed=1",
        "aiputonstack=Murder->1",
      ),
    );
    expect(notes).toEqual([]);
    const prepared = setupBoard(readBoard(text));
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.problem));
    const begun = start(prepared.value.setup);
    if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
    expect(printPosition(begun.value)).toBe(text);
  });
});

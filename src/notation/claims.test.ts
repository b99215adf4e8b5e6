/** What facts can claim of objects, players and the game, each once as it is and once as it isn't. */
import { describe, expect, it } from "vitest";
import { text } from "./testing/boards.ts";
import { playMade } from "./testing/made.ts";

const position = text(`
  turn A, end combat
  night
  A 20
    hand: Hybrid, Back
    battlefield: Soldier (as Own, phased out), Legend (attacking Garruk Wildspeaker), Growing (attacking B, blocked), Two Tricks (tapped), Any Stone, 1/1 red Goblin creature token, 2/2 blue Time Lord Wizard creature token
    graveyard: Shock, Back (as Old)
    library: Forest, Island, Swamp
    exile: Plains (face down, known to A), Unsummon
  B 20
    battlefield: Wall (blocking Growing, monstrous), Garruk Wildspeaker (loyalty 3), Grizzly Bears (owned by A), Soldier (copy of Grizzly Bears, as Twin)
`);

/** Which of these facts hold. */
function holding(...facts: readonly string[]): readonly boolean[] {
  const { problems, facts: outcomes } = playMade(`${position}--\n--\n${facts.join("\n")}\n`);
  expect(problems).toEqual([]);
  return outcomes.map(({ holds }) => holds);
}

describe("facts hold or don't", () => {
  it.each([
    ["201.2", "Twin is named Grizzly Bears", "Twin is named Soldier"],
    ["201.2, in Japanese", "Twin is named 灰色熊", "Twin is not named 灰色熊"],
    ["109.4", "Grizzly Bears is controlled by B", "Grizzly Bears is controlled by A"],
    ["108.3", "Grizzly Bears is owned by A", "Grizzly Bears is not owned by A"],
    ["508.1b", "Legend is attacking Garruk Wildspeaker", "Legend is attacking B"],
    ["508.1b, a player", "Growing is attacking B", "Growing is not attacking B"],
    ["509.1g", "Wall is blocking Growing", "Wall is blocking Legend"],
    ["509.1h", "Legend is unblocked", "Growing is unblocked"],
    ["701.37b", "Wall is monstrous", "Legend is monstrous"],
    ["111.1", "Goblin Token is a token", "Legend is a token"],
    ["707.2", "Twin is a copy", "Wall is a copy"],
    ["708.2", "Plains is face down", "Wall is face down"],
    ["113.1", "Legend has no abilities", "Two Tricks has no abilities"],
    ["202.1", "Hybrid has mana cost {W/B}{W/B}", "Hybrid has mana cost {W}{B}"],
    ["202.1b", "Any Stone has no mana cost", "Legend has no mana cost"],
    ["306.5c", "Garruk Wildspeaker has loyalty 3", "Garruk Wildspeaker has loyalty 4"],
    ["306.5", "Legend has no loyalty", "Garruk Wildspeaker has no loyalty"],
    ["403.1", "A controls 6 permanents", "A controls 5 permanents"],
    ["403.1, by name", "A controls 1 Goblin Token", "A controls no Goblin Token"],
    ["401.2", "the top of A's library is Forest, Island", "the top of A's library is Island"],
    ["406.1", "A has 2 cards in exile", "B has 2 cards in exile"],
    ["731.1", "it is night", "it is day"],
    ["731.1, neither", "it is not neither day nor night", "it is neither day nor night"],
    ["104.1", "the game goes on", "the game is a draw"],
    ["508.1a", "B can attack with Wall", "A can attack with Two Tricks"],
    [
      "508.1a, why not",
      "A can't attack with Two Tricks (508.1a)",
      "A can't attack with Two Tricks (509.1)",
    ],
    ["509.1a", "B can block Growing with Wall", "A can block Growing with Two Tricks"],
    ["702.34a", "A can cast Back for flashback", "A can't cast Back for flashback"],
    ["402.3", "A may look at Hybrid", "B may look at Hybrid"],
    ["401.2", "A may not look at Forest", "A may look at Forest"],
    ["406.3", "A may look at Plains", "B may look at Plains"],
    ["406.3, face up", "B may look at Unsummon", "B may not look at Unsummon"],
    ["105.2a", "Wall is colorless", "Goblin Token is colorless"],
    ["205.3b", "Time Lord Wizard Token is a Time Lord", "Goblin Token is a Time Lord"],
    [
      "205.3b, in Japanese",
      "タイム・ロード・ウィザード・トークン is a Wizard",
      "タイム・ロード・ウィザード・トークン is a Goblin",
    ],
    ["205.3", "Goblin Token is a Goblin", "Goblin Token is not a Goblin"],
  ])("%s", (_, fact, other) => {
    expect(holding(fact, other)).toEqual([true, false]);
  });
});

/**
 * Abilities that no other test looks at (`npm run abilities`): each board is short, and fails if the
 * ability is taken from its card.
 */
import { describe, expect, test } from "vitest";
import { cardNames } from "../notation/names.ts";
import { playText } from "../notation/play.ts";
import { cards } from "./index.ts";

const names = cardNames(cards);

/** Plays a board; what doesn't hold, or went wrong. */
function wrong(board: string): readonly string[] {
  const played = playText(board, names);
  if (!played.ok) return played.problem.map(({ message }) => message.en);
  const { facts, problems } = played.value;
  return [
    ...problems.map(({ line, message }) => `${line}: ${message.en}`),
    ...facts.flatMap(({ says, holds, found }) => (holds ? [] : [`${says}: ${found.en}`])),
  ];
}

const mana = "{W}{W}{W}{W}{U}{U}{U}{U}{B}{B}{B}{B}{R}{R}{R}{R}{G}{G}{G}{G}";

interface Board {
  readonly step?: string;
  readonly time?: "day" | "night";
  readonly hand?: string;
  readonly mine?: string;
  readonly graveyard?: string;
  readonly library?: string;
  readonly theirs?: string;
  readonly theirHand?: string;
  readonly exile?: string;
  readonly script?: readonly string[];
  readonly facts: readonly string[];
}

const text = ({ step = "main 1", time, script = [], facts, ...zones }: Board): string =>
  [
    "rules today",
    `turn A, ${step}`,
    ...(time ? [time] : []),
    "A 20",
    ...(zones.hand ? [`  hand: ${zones.hand}`] : []),
    ...(zones.mine ? [`  battlefield: ${zones.mine}`] : []),
    ...(zones.graveyard ? [`  graveyard: ${zones.graveyard}`] : []),
    ...(zones.exile ? [`  exile: ${zones.exile}`] : []),
    `  library: ${zones.library ?? "9 Forest"}`,
    `  mana: ${mana}`,
    "B 20",
    ...(zones.theirHand ? [`  hand: ${zones.theirHand}`] : []),
    ...(zones.theirs ? [`  battlefield: ${zones.theirs}`] : []),
    "  library: 9 Forest",
    "--",
    ...script,
    "--",
    ...facts,
  ].join("\n");

describe("702.9b: a flier can't be blocked without flying or reach", () => {
  test.each([
    ["Avian Changeling"],
    ["Boneshard Slasher"],
    ["Demigod of Revenge"],
    ["Gloomdrifter"],
    ["Olivia Voldaren"],
    ["Hypnotic Siren"],
    ["Hypnox"],
    ["Mulldrifter"],
    ["Sengir Vampire"],
    ["Soul Scourge"],
    ["Supreme Exemplar"],
    ["Vampire Nighthawk"],
    ["Vorosh, the Hunter"],
    ["Wingsteed Rider"],
  ])("%s", (name) => {
    const board = text({
      step: "declare blockers",
      mine: `${name} (attacking B)`,
      theirs: "Hill Giant",
      facts: [`B can't block ${name} with Hill Giant (702.9b)`],
    });
    expect(wrong(board)).toEqual([]);
  });
});

describe("702.10b: haste lets a creature attack that has just come", () => {
  test.each([["Centaur Chieftain"], ["Demigod of Revenge"], ["Sunrise Cavalier"]])("%s", (name) => {
    const board = text({
      mine: `${name} (new)`,
      facts: [`A can attack with ${name}`],
    });
    expect(wrong(board)).toEqual([]);
  });
});

describe("702.7b: first strike kills before the other strikes back", () => {
  test.each([["Black Knight"], ["Vampire Hexmage"], ["Silver Knight"]])("%s", (name) => {
    const board = text({
      step: "declare blockers",
      mine: `${name} (attacking B)`,
      theirs: "Runeclaw Bear",
      script: [`B blocks ${name} with Runeclaw Bear`, "go to main 2"],
      facts: [`${name} is on A's battlefield`, "Runeclaw Bear is in B's graveyard"],
    });
    expect(wrong(board)).toEqual([]);
  });
});

describe("303.4a: an Aura spell has the target that its enchant ability names", () => {
  test.each([
    ["Captivating Glance", "Hill Giant"],
    ["Confiscate", "Bonesplitter"],
    ["Control Magic", "Hill Giant"],
    ["Imprisoned in the Moon", "Hill Giant"],
  ])("%s", (name, target) => {
    const board = text({
      hand: name,
      theirs: "Hill Giant, Bonesplitter",
      script: [`A casts ${name} targeting ${target}`, "resolve"],
      facts: [`${name} is attached to ${target}`],
    });
    expect(wrong(board)).toEqual([]);
  });
});

describe("613.1d: Conspiracy changes the types of creatures wherever they are", () => {
  test.each([
    ["spells", ["A casts Grizzly Bears"]],
    ["cards in libraries", []],
    ["cards in exile", []],
  ])("%s", (what, more) => {
    const board = text({
      hand: what === "spells" ? "Conspiracy, Grizzly Bears" : "Conspiracy",
      ...(what === "cards in libraries" && { library: "Grizzly Bears, 8 Forest" }),
      ...(what === "cards in exile" && { exile: "Grizzly Bears" }),
      script: ["A casts Conspiracy", "resolve", "A chooses Goblin", ...more],
      facts: ["Grizzly Bears is a Goblin"],
    });
    expect(wrong(board)).toEqual([]);
  });
});

const boards: readonly (readonly [string, Board])[] = [
  [
    "702.17b: Nessian Asp may block a flier",
    {
      step: "declare blockers",
      mine: "Serra Angel (attacking B)",
      theirs: "Nessian Asp",
      facts: ["B can block Serra Angel with Nessian Asp"],
    },
  ],
  [
    "702.19b: Primalcrux tramples over a small blocker",
    {
      step: "declare blockers",
      mine: "Primalcrux (attacking B)",
      theirs: "Grizzly Bears",
      script: [
        "B blocks Primalcrux with Grizzly Bears",
        "next step",
        "A assigns 2 to Grizzly Bears, 4 to B",
        "go to main 2",
      ],
      facts: ["B has 16 life"],
    },
  ],
  [
    "702.34a: Alter Reality is cast from the graveyard, and exiled after that",
    {
      graveyard: "Alter Reality",
      mine: "White Knight",
      script: [
        "A casts Alter Reality for flashback targeting White Knight",
        "resolve",
        "A chooses black",
        "A chooses red",
      ],
      facts: ["Alter Reality is in exile", "White Knight has protection from red"],
    },
  ],
  [
    "702.34a: Momentary Blink is cast from the graveyard, and exiled after that",
    {
      graveyard: "Momentary Blink",
      mine: "Grizzly Bears (tapped)",
      script: ["A casts Momentary Blink for flashback targeting Grizzly Bears", "resolve"],
      facts: ["Momentary Blink is in exile", "Grizzly Bears is untapped"],
    },
  ],
  [
    "702.6a: Bonesplitter is moved onto a creature",
    {
      mine: "Bonesplitter, Grizzly Bears",
      script: ["A activates Bonesplitter targeting Grizzly Bears", "resolve"],
      facts: ["Bonesplitter is attached to Grizzly Bears", "Grizzly Bears is 4/2"],
    },
  ],
  [
    "615.1a: Fog prevents all combat damage",
    {
      step: "declare blockers",
      hand: "Fog",
      mine: "Hill Giant (attacking B)",
      script: ["A casts Fog", "resolve", "go to main 2"],
      facts: ["B has 20 life"],
    },
  ],
  [
    "702.12b: Purphoros is not destroyed",
    {
      hand: "Wrath of God",
      mine: "Purphoros, God of the Forge, Demigod of Revenge, Hill Giant",
      script: ["A casts Wrath of God", "resolve"],
      facts: ["Purphoros, God of the Forge is on A's battlefield"],
    },
  ],
  [
    "611.2c: Purphoros makes the creatures of its controller bigger for the turn",
    {
      mine: "Purphoros, God of the Forge, Grizzly Bears",
      theirs: "Hill Giant",
      script: ["A activates Purphoros, God of the Forge", "resolve"],
      facts: ["Grizzly Bears is 3/2", "Hill Giant is 3/3"],
    },
  ],
  [
    "303.4a, 603.6a, 613.1f: Rune of Flight draws a card and makes a creature fly",
    {
      hand: "Rune of Flight",
      mine: "Grizzly Bears",
      script: ["A casts Rune of Flight targeting Grizzly Bears", "resolve", "resolve"],
      facts: ["Grizzly Bears has flying", "A has 1 card in hand"],
    },
  ],
  [
    "601.2f: each target of Setessan Tactics beyond the first costs {G}",
    {
      hand: "Setessan Tactics",
      mine: "Grizzly Bears, Runeclaw Bear",
      script: ["A casts Setessan Tactics targeting Grizzly Bears and Runeclaw Bear", "resolve"],
      facts: ["Grizzly Bears is 3/3", "Runeclaw Bear is 3/3", "A spent {1}{G}{G}"],
    },
  ],
  [
    "702.73a: Mirror Entity is every creature type",
    { mine: "Mirror Entity", facts: ["Mirror Entity is a Goblin", "Mirror Entity is an Elf"] },
  ],
  [
    "702.73a: Moritte that copies nothing is every creature type",
    { mine: "Moritte of the Frost", facts: ["Moritte of the Frost is a Goblin"] },
  ],
  [
    "605.1a, 608.2c: Altar of the Pantheon gives mana and, beside a god, life",
    {
      mine: "Altar of the Pantheon, Heliod, God of the Sun",
      script: ["A activates Altar of the Pantheon", "A chooses green"],
      facts: ["A has 21 life", "Altar of the Pantheon is tapped"],
    },
  ],
  [
    "101.2: Altered Ego can't be countered",
    {
      hand: "Altered Ego",
      theirHand: "Cancel",
      theirs: "3 Island, Hill Giant",
      script: [
        "A casts Altered Ego with X = 0",
        "A passes",
        "B casts Cancel targeting Altered Ego",
        "resolve",
        "resolve",
        "A chooses Hill Giant",
      ],
      facts: ["Altered Ego is on A's battlefield", "Altered Ego is 3/3"],
    },
  ],
  [
    "611.2b: Olivia keeps a Vampire as long as her controller controls her",
    {
      mine: "Olivia Voldaren",
      theirs: "Sengir Vampire",
      script: ["A activates Olivia Voldaren ability 2 targeting Sengir Vampire", "resolve"],
      facts: ["Sengir Vampire is on A's battlefield"],
    },
  ],
  [
    "613.1e: Painter's Servant colors cards in exile",
    {
      hand: "Painter's Servant",
      exile: "Grizzly Bears",
      script: ["A casts Painter's Servant", "resolve", "A chooses blue"],
      facts: ["Grizzly Bears is blue and green"],
    },
  ],
  [
    "702.36b: Shriekmaw can't be blocked by what is neither black nor an artifact",
    {
      step: "declare blockers",
      mine: "Shriekmaw (attacking B)",
      theirs: "Hill Giant",
      facts: ["B can't block Shriekmaw with Hill Giant (702.36b)"],
    },
  ],
  [
    "607.2a: what Slithery Stalker has exiled comes back as it leaves",
    {
      hand: "Slithery Stalker, Shock",
      theirs: "Grizzly Bears",
      script: [
        "A casts Slithery Stalker",
        "resolve",
        "A targets Grizzly Bears",
        "resolve",
        "A casts Shock targeting Slithery Stalker",
        "resolve",
        "resolve",
      ],
      facts: ["Grizzly Bears is on B's battlefield", "Slithery Stalker is in A's graveyard"],
    },
  ],
  [
    "702.81a: Spitting Image is cast from the graveyard for a land more",
    {
      hand: "Forest",
      graveyard: "Spitting Image",
      mine: "Grizzly Bears",
      script: ["A casts Spitting Image for retrace targeting Grizzly Bears", "resolve"],
      facts: ["Spitting Image is in A's graveyard", "Forest is in A's graveyard"],
    },
  ],
  [
    "702.35a: Strength of Lunacy is cast as it is discarded",
    {
      hand: "Strength of Lunacy",
      mine: "Wild Mongrel",
      script: [
        "A activates Wild Mongrel, discarding Strength of Lunacy",
        "resolve",
        "A yes",
        "A targets Wild Mongrel",
        "resolve",
      ],
      facts: ["Strength of Lunacy is attached to Wild Mongrel"],
    },
  ],
  [
    "702.19b: Sunrise Cavalier tramples over a small blocker",
    {
      step: "declare blockers",
      mine: "Sunrise Cavalier (attacking B)",
      theirs: "Grizzly Bears",
      script: [
        "B blocks Sunrise Cavalier with Grizzly Bears",
        "next step",
        "A assigns 2 to Grizzly Bears, 1 to B",
        "go to main 2",
      ],
      facts: ["B has 19 life"],
    },
  ],
  [
    "702.19b: so does Vigor",
    {
      step: "declare blockers",
      mine: "Vigor (attacking B)",
      theirs: "Grizzly Bears",
      script: [
        "B blocks Vigor with Grizzly Bears",
        "next step",
        "A assigns 2 to Grizzly Bears, 4 to B",
        "go to main 2",
      ],
      facts: ["B has 16 life"],
    },
  ],
  [
    "605.1a: Temple of Malady gives black or green mana",
    {
      mine: "Temple of Malady",
      script: ["A activates Temple of Malady", "A chooses black"],
      facts: ["Temple of Malady is tapped"],
    },
  ],
  [
    "702.7b: Thoughtweft Trio kills an Angel before it strikes back",
    {
      step: "declare blockers",
      mine: "Thoughtweft Trio (attacking B, damage 1)",
      theirs: "Serra Angel",
      script: ["B blocks Thoughtweft Trio with Serra Angel", "go to main 2"],
      facts: ["Thoughtweft Trio is on A's battlefield", "Serra Angel is in B's graveyard"],
    },
  ],
  [
    "702.20b: Thoughtweft Trio attacks untapped",
    {
      step: "declare attackers",
      mine: "Thoughtweft Trio",
      script: ["A attacks with Thoughtweft Trio", "go to main 2"],
      facts: ["Thoughtweft Trio is untapped"],
    },
  ],
  [
    "509.1a: Thoughtweft Trio blocks any number of attackers",
    {
      step: "declare blockers",
      mine: "Grizzly Bears (attacking B), Runeclaw Bear (attacking B)",
      theirs: "Thoughtweft Trio",
      script: [
        "B blocks Grizzly Bears with Thoughtweft Trio, Runeclaw Bear with Thoughtweft Trio",
        "next step",
        "B assigns 2 to Grizzly Bears, 3 to Runeclaw Bear",
        "go to main 2",
      ],
      facts: ["Grizzly Bears is in A's graveyard", "Runeclaw Bear is in A's graveyard"],
    },
  ],
  [
    "120.3f, 702.15b: Vampire Nighthawk gains its controller life",
    {
      step: "declare blockers",
      mine: "Vampire Nighthawk (attacking B)",
      script: ["go to main 2"],
      facts: ["A has 22 life", "B has 18 life"],
    },
  ],
  [
    "704.5h: what Vampire Nighthawk damages is destroyed",
    {
      step: "declare blockers",
      mine: "Hill Giant (attacking B)",
      theirs: "Vampire Nighthawk",
      script: ["B blocks Hill Giant with Vampire Nighthawk", "go to main 2"],
      facts: ["Hill Giant is in A's graveyard"],
    },
  ],
  [
    "701.26b: Vitalize untaps all of one's creatures",
    {
      hand: "Vitalize",
      mine: "Grizzly Bears (tapped)",
      script: ["A casts Vitalize", "resolve"],
      facts: ["Grizzly Bears is untapped"],
    },
  ],
  [
    "702.14c: Zombie Trailblazer gives swampwalk",
    {
      step: "begin combat",
      mine: "Zombie Trailblazer, Hill Giant",
      theirs: "Swamp, Grizzly Bears",
      script: [
        "A activates Zombie Trailblazer ability 2, tapping Zombie Trailblazer, targeting Hill Giant",
        "resolve",
        "next step",
        "A attacks with Hill Giant",
        "next step",
      ],
      facts: ["B can't block Hill Giant with Grizzly Bears (702.14c)"],
    },
  ],
  [
    "702.7b: the night side of Village Ironsmith strikes first, too",
    {
      step: "declare blockers",
      mine: "Village Ironsmith (attacking B, back face)",
      theirs: "Grizzly Bears",
      script: ["B blocks Village Ironsmith with Grizzly Bears", "go to main 2"],
      facts: ["Village Ironsmith is on A's battlefield", "Grizzly Bears is in B's graveyard"],
    },
  ],
  [
    "702.145f: Tovolar turns back by day",
    {
      time: "night",
      hand: "2 Vitalize",
      mine: "Tovolar, Dire Overlord (back face)",
      script: ["A casts Vitalize", "resolve", "A casts Vitalize", "resolve", "go to upkeep"],
      facts: ["it is day", "Tovolar, Dire Overlord is not transformed"],
    },
  ],
  [
    "510.3a: the night side of Tovolar draws a card for damage",
    {
      time: "night",
      step: "declare blockers",
      mine: "Tovolar, Dire Overlord (attacking B, back face)",
      script: ["go to combat damage", "resolve"],
      facts: ["A has 1 card in hand"],
    },
  ],
  [
    "604.3: Ashaya is as big as its controller has lands, itself among them",
    {
      mine: "Ashaya, Soul of the Wild, Forest, Island",
      facts: ["Ashaya, Soul of the Wild is 3/3"],
    },
  ],
];

describe("one by one", () => {
  test.each(boards)("%s", (_, board) => {
    expect(wrong(text(board))).toEqual([]);
  });
});

/** What captions of whole boards tell, so that a reader sees why something happens. */
import { describe, expect, it } from "vitest";
import { cards } from "../cards/index.ts";
import { cardNames, playText, stepsOf } from "../notation/index.ts";
import { captionOfStep } from "./index.ts";

const names = cardNames(cards);

interface Told {
  readonly is: string;
  readonly board: string;
  readonly en: string;
  readonly ja: string;
}

const told: readonly Told[] = [
  {
    is: "at what an ability is activated (602.2b)",
    board: `turn A, main 1
A 20
  battlefield: Prodigal Sorcerer
B 20
  battlefield: Craw Wurm
--
A activates Prodigal Sorcerer targeting Craw Wurm
--
`,
    en: "Player A activates Prodigal Sorcerer's ability targeting Craw Wurm.",
    ja: "プレイヤーAは《大喰らいのワーム》を対象に《放蕩魔術師》の能力を起動する。",
  },
  {
    is: "the value of X (107.3a), and several that have no toughness left as one (704.5f)",
    board: `turn A, main 1
A 20
  battlefield: Mirror Entity, Grizzly Bears
B 20
--
A activates Mirror Entity with X = 0
resolve
--
`,
    en: "X is 0 for Mirror Entity's ability.+until end of turn, and are put into player A's graveyard, as their toughness is 0 or less\\.",
    ja: "《鏡の精体》の能力のXは0になる.+すべてのクリーチャー・タイプを得て、タフネスが0以下なのでプレイヤーAの墓地に置かれる。",
  },
  {
    is: "which of two abilities is the keyword's, and how the spell was cast (702.74a)",
    board: `turn A, main 1
A 20
  hand: Mulldrifter
  library: 5 cards
  mana: {U}{U}{U}
B 20
--
A casts Mulldrifter for evoke
resolve
A orders Mulldrifter's ability #1, Mulldrifter's ability #2
resolve
--
`,
    en: "casts Mulldrifter with evoke.+Mulldrifter's evoke ability resolves, and player A sacrifices",
    ja: "《熟考漂い》を想起で唱える.+《熟考漂い》の想起能力が解決され、プレイヤーAは《熟考漂い》を生け贄に",
  },
  {
    is: "the color of a protection (702.16a)",
    board: `turn A, main 1
A 20
  hand: Gods Willing
  battlefield: Grizzly Bears
  mana: {W}
  library: 3 cards
B 20
--
A casts Gods Willing targeting Grizzly Bears
resolve
A chooses green
A puts nothing on the bottom
--
`,
    en: "Grizzly Bears gains protection from green until end of turn",
    ja: "《灰色熊》はターン終了時までプロテクション（緑）を得る",
  },
  {
    is: "the mana that an effect adds (106.4)",
    board: `turn A, begin combat
day
A 20
  battlefield: Kessig Naturalist
B 20
--
go to declare attackers
A attacks with Kessig Naturalist
resolve
A chooses {R}
--
`,
    en: "Kessig Naturalist's ability resolves, and player A gets {R} from Kessig Naturalist\\.",
    ja: "プレイヤーAは《ケッシグの自然主義者》から{R}を得る",
  },
  {
    is: "what was decided in a clash before the next player decides (701.30c)",
    board: `turn A, main 1
A 20
  hand: Lash Out
  library: Air Elemental, 5 cards
  mana: {R}{R}
B 20
  battlefield: Hill Giant
  library: Forest, 5 cards
--
A casts Lash Out targeting Hill Giant
resolve
A puts Air Elemental on the bottom
B puts nothing on the bottom
--
`,
    en: "Player A puts Air Elemental on the bottom\\.",
    ja: "プレイヤーAは《大気の精霊》を一番下に置く。",
  },
  {
    is: "a spell whose targets are gone in a sentence with its comma (608.2b)",
    board: `turn A, main 1
A 20
  hand: Shock
  battlefield: Grizzly Bears
  mana: {R}
B 20
  hand: Unsummon
  mana: {U}
--
A casts Shock targeting Grizzly Bears
A passes
B casts Unsummon targeting Grizzly Bears
resolve
resolve
--
`,
    en: "Shock doesn't resolve, as all its targets are illegal, and is put",
    ja: "《ショック》は対象がすべて不適正なので解決されず",
  },
];

function captionsOf(board: string, lang: "en" | "ja"): string {
  const played = playText(board, names);
  if (!played.ok) throw new Error(JSON.stringify(played.problem));
  expect(played.value.problems).toEqual([]);
  const steps = stepsOf(played.value);
  return steps.map(({ events, game }) => captionOfStep(events, game, lang).text).join(" ");
}

describe("captions tell", () => {
  it.each(told)("$is", ({ board, en, ja }) => {
    expect(captionsOf(board, "en")).toMatch(new RegExp(en));
    expect(captionsOf(board, "ja")).toMatch(new RegExp(ja));
  });

  it("that what triggers for a player who has left is not put on the stack (800.4d)", () => {
    const left = captionsOf(
      `turn A, main 1
A 3
  battlefield: Changeling Titan (as Titan)
B 20
C 20
  hand: Lightning Bolt
  mana: {R}
  exile: Grizzly Bears (exiled by Titan)
--
A passes
B passes
C casts Lightning Bolt targeting A
resolve
--
Grizzly Bears is in exile
`,
      "en",
    );
    expect(left).toMatch(
      /leaves the game, and an ability of Changeling Titan triggers but isn't put on the stack, as its controller has left the game\. Player B has priority\.$/,
    );
  });
});

/**
 * One game from an empty board on: a spell with a target and a payment, a response, two triggers in
 * an order of their player's choice, an attack and a block. By mouse, by touch, by keyboard alone.
 */
import type { Locator, Page } from "@playwright/test";
import { words as controls } from "./board-page.ts";
import { addCards, openSandbox } from "./build.ts";
import { byKeyboard, byMouse, byTouch, type Hands } from "./hands.ts";
import { expect, LANGS, type Lang, test } from "./site.ts";

const words = {
  en: {
    strength: "Holy Strength",
    growth: "Giant Growth",
    coinsmith: "Underworld Coinsmith",
    eidolon: "Eidolon of Blossoms",
    bears: "Grizzly Bears",
    plains: "Plains",
    forest: "Forest",
    cast: (spell: string) => `Cast ${spell}`,
    manaFrom: "Mana from",
    pay: "Pay",
    pass: "Pass priority",
    up: "Move Underworld Coinsmith's ability up",
    confirm: "Confirm",
    choose: "Choose",
    zone: { hand: "Hand", battlefield: "Battlefield", graveyard: "Graveyard", library: "Library" },
    zoneOf: (player: string, zone: string) => `Player ${player}: ${zone}`,
    damage: "damage 3",
  },
  ja: {
    strength: "聖なる力",
    growth: "巨大化",
    coinsmith: "死の国の造幣工",
    eidolon: "開花の幻霊",
    bears: "灰色熊",
    plains: "平地",
    forest: "森",
    cast: (spell: string) => `《${spell}》を唱える`,
    manaFrom: "マナを出すもの",
    pay: "支払う",
    pass: "優先権を放棄する（パス）",
    up: "《死の国の造幣工》の能力を上へ",
    confirm: "決定",
    choose: "選ぶ",
    zone: { hand: "手札", battlefield: "戦場", graveyard: "墓地", library: "ライブラリー" },
    zoneOf: (player: string, zone: string) => `プレイヤー${player}の${zone}`,
    damage: "ダメージ3",
  },
} as const;

/** A card's name as a choice says it. */
const named = (lang: Lang, card: string): string => (lang === "ja" ? `《${card}》` : card);

interface Way {
  readonly hands: Hands;
  /** Casts a spell from a hand at a target. */
  readonly cast: (spell: string, target: string) => Promise<void>;
}

const choices = (board: Locator): Locator => board.locator(".choosing");
const choice = (board: Locator, name: string): Locator =>
  choices(board).getByRole("button", { name, exact: true });
const cardOn = (board: Locator, name: string): Locator =>
  board.locator(".card", { has: board.page().getByText(name, { exact: true }) });

type After = () => Promise<void>;

/** By the list of choices, as everybody can. */
const castByList = (board: Locator, lang: Lang, { press }: Hands, after: After): Way["cast"] =>
  async function cast(spell, target) {
    await press(choice(board, words[lang].cast(spell)));
    await after();
    await press(choice(board, named(lang, target)));
    await after();
  };

/** The card is dragged to its target. */
const castByDragging = (board: Locator): Way["cast"] =>
  async function cast(spell, target) {
    await cardOn(board, spell).dragTo(cardOn(board, target));
  };

/** The same where the driver's mouse never lets go of what it drags, as in Firefox. */
const castByTellingOfDragging = (board: Locator): Way["cast"] =>
  async function cast(spell, target) {
    const dataTransfer = await board.page().evaluateHandle(() => new DataTransfer());
    await cardOn(board, spell).dispatchEvent("dragstart", { dataTransfer });
    await cardOn(board, target).dispatchEvent("dragover", { dataTransfer });
    await cardOn(board, target).dispatchEvent("drop", { dataTransfer });
  };

/** The card is tapped, and then its target. */
const castByCards = (board: Locator, lang: Lang, { press }: Hands): Way["cast"] =>
  async function cast(spell, target) {
    const dialog = board.getByRole("dialog");
    await press(cardOn(board, spell));
    await press(dialog.getByRole("button", { name: words[lang].cast(spell), exact: true }));
    await press(cardOn(board, target));
    await press(dialog.getByRole("button", { name: words[lang].choose, exact: true }));
  };

async function setUp(page: Page, lang: Lang, { press }: Hands): Promise<void> {
  const w = words[lang];
  const { zone } = w;
  const at = (player: string, where: string) =>
    lang === "ja" ? `${player}の${where}` : `${player}: ${where}`;
  const cards: readonly (readonly [string, readonly string[]])[] = [
    [at("A", zone.hand), [w.strength]],
    [at("A", zone.battlefield), [w.eidolon, w.coinsmith, `2 ${w.plains}`]],
    [at("A", zone.library), [w.forest]],
    [at("B", zone.hand), [w.growth]],
    [at("B", zone.battlefield), [w.bears, w.forest]],
  ];
  for (const [where, typed] of cards) await addCards(page, lang, where, typed, press);
}

/** Plays the game; `after` each of its actions the reader may look or listen. */
async function play(
  board: Locator,
  lang: Lang,
  { hands, cast }: Way,
  after: After = async () => {},
): Promise<void> {
  const w = words[lang];
  const { press, tick, pick } = hands;
  const pass = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      await press(choice(board, w.pass));
      await after();
    }
  };
  await cast(w.strength, w.coinsmith);
  // The other Plains than the one that is proposed.
  const sources = board.getByRole("group", { name: w.manaFrom }).getByRole("checkbox");
  await expect(sources).toHaveCount(2);
  await tick(sources.first());
  await tick(sources.last());
  await press(choice(board, w.pay));
  await after();
  await pass(1);
  await cast(w.growth, w.bears);
  await press(choice(board, w.pay));
  await after();
  // The response resolves, then the Aura; two abilities trigger.
  await pass(4);
  await press(choices(board).getByRole("button", { name: w.up, exact: true }));
  await press(choice(board, w.confirm));
  await after();
  await expect(board.locator(".stack .entry-name").first()).toContainText(w.eidolon);
  // Both abilities resolve, the main phase and the beginning of combat end.
  await pass(8);
  await tick(choices(board).getByRole("checkbox", { name: w.coinsmith }));
  await press(choice(board, w.confirm));
  await after();
  await pass(2);
  const blockers = choices(board).getByRole("combobox", { name: w.bears });
  await pick(blockers, named(lang, w.coinsmith));
  await press(choice(board, w.confirm));
  await after();
  await pass(2);
}

/**
 * The Coinsmith with its Aura is 3/4 and is dealt 5 damage by the Bears, which are 5/5 until end of
 * turn and are dealt 3. Its ability has gained player A 1 life, the Eidolon's has drawn a card.
 */
async function expectTheEnd(board: Locator, lang: Lang): Promise<void> {
  const w = words[lang];
  const names = (player: string, zone: string) =>
    board
      .getByRole("group", { name: w.zoneOf(player, zone), exact: true })
      .locator(".card-name, .tag > span:first-child");
  const { battlefield, graveyard, hand } = w.zone;
  await expect(names("A", graveyard)).toHaveText([w.strength, w.coinsmith]);
  await expect(names("A", battlefield)).toHaveText([w.eidolon, w.plains, w.plains]);
  await expect(names("A", hand)).toHaveText([w.forest]);
  await expect(names("B", battlefield)).toHaveText([w.bears, w.forest]);
  await expect(names("B", graveyard)).toHaveText([w.growth]);
  await expect(board.locator(".life b")).toHaveText(["20", "21"]);
  await expect(cardOn(board, w.bears)).toContainText("5/5");
  await expect(cardOn(board, w.bears)).toContainText(w.damage);
}

test("by mouse, spells being dragged to their targets", async ({ page, browserName, isMobile }) => {
  test.skip(isMobile, "a phone has no mouse");
  const [lang, hands] = ["en", byMouse()] as const;
  const board = await openSandbox(page, lang);
  await setUp(page, lang, hands);
  const drag = browserName === "firefox" ? castByTellingOfDragging : castByDragging;
  await play(board, lang, { hands, cast: drag(board) });
  await expectTheEnd(board, lang);
});

test("by touch, spells and targets being tapped on the table", async ({ page, isMobile }) => {
  test.skip(!isMobile, "a desktop has no touch");
  const [lang, hands] = ["ja", byTouch()] as const;
  const board = await openSandbox(page, lang);
  await setUp(page, lang, hands);
  await play(board, lang, { hands, cast: castByCards(board, lang, hands) });
  await expectTheEnd(board, lang);
});

/** What is said after each action, written from what the rules say happens. */
const spoken: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    "Player A puts Holy Strength from hand onto the stack. Next, player A is to choose a target for Holy Strength.",
    "Holy Strength targets Underworld Coinsmith. Next, player A is to pay white mana for Holy Strength.",
    "Player A casts Holy Strength targeting Underworld Coinsmith. Player A has priority; Holy Strength is on top of the stack.",
    "Player A passes priority. Player B has priority; Holy Strength is on top of the stack.",
    "Player B puts Giant Growth from hand onto the stack. Next, player B is to choose a target for Giant Growth.",
    "Giant Growth targets Grizzly Bears. Next, player B is to pay green mana for Giant Growth.",
    "Player B casts Giant Growth targeting Grizzly Bears. Player B has priority; Giant Growth is on top of the stack.",
    "Player B passes priority. Player A has priority; Giant Growth is on top of the stack.",
    "Giant Growth resolves, Grizzly Bears gets +3/+3 until end of turn, and Giant Growth is put into player B's graveyard. Player A has priority; Holy Strength is on top of the stack.",
    "Player A passes priority. Player B has priority; Holy Strength is on top of the stack.",
    "Holy Strength enters the battlefield and is attached to Underworld Coinsmith, and Eidolon of Blossoms' ability and Underworld Coinsmith's ability trigger. Next, player A is to put these abilities on the stack, the first one lowest.",
    "Underworld Coinsmith's ability and Eidolon of Blossoms' ability go on the stack in that order. Player A has priority; Eidolon of Blossoms' ability is on top of the stack.",
    "Player A passes priority. Player B has priority; Eidolon of Blossoms' ability is on top of the stack.",
    "Eidolon of Blossoms' ability resolves, and player A draws Forest. Player A has priority; Underworld Coinsmith's ability is on top of the stack.",
    "Player A passes priority. Player B has priority; Underworld Coinsmith's ability is on top of the stack.",
    "Underworld Coinsmith's ability resolves, and player A gains 1 life (now 21). Player A has priority.",
    "Player A passes priority. Player B has priority.",
    "The beginning of combat step begins. Player A has priority.",
    "Player A passes priority. Player B has priority.",
    "The declare attackers step begins. Next, player A is to declare attackers.",
    "Underworld Coinsmith attacks player B. Player A has priority.",
    "Player A passes priority. Player B has priority.",
    "The declare blockers step begins. Next, player B is to declare blockers.",
    "Grizzly Bears blocks Underworld Coinsmith. Player A has priority.",
    "Player A passes priority. Player B has priority.",
    "Underworld Coinsmith deals 3 combat damage to Grizzly Bears, Grizzly Bears deals 5 combat damage to Underworld Coinsmith, Underworld Coinsmith is destroyed, and Holy Strength is put into player A's graveyard, as it isn't legally attached. Player A has priority.",
  ],
  ja: [
    "プレイヤーAは《聖なる力》を手札からスタックに置く。次にプレイヤーAは《聖なる力》の対象を1つ選ぶ。",
    "《聖なる力》は《死の国の造幣工》を対象とする。次にプレイヤーAは《聖なる力》のために白マナを支払う。",
    "プレイヤーAは《死の国の造幣工》を対象に《聖なる力》を唱える。優先権はプレイヤーAにあり、スタックの一番上は《聖なる力》である。",
    "プレイヤーAは優先権を放棄する。優先権はプレイヤーBにあり、スタックの一番上は《聖なる力》である。",
    "プレイヤーBは《巨大化》を手札からスタックに置く。次にプレイヤーBは《巨大化》の対象を1つ選ぶ。",
    "《巨大化》は《灰色熊》を対象とする。次にプレイヤーBは《巨大化》のために緑マナを支払う。",
    "プレイヤーBは《灰色熊》を対象に《巨大化》を唱える。優先権はプレイヤーBにあり、スタックの一番上は《巨大化》である。",
    "プレイヤーBは優先権を放棄する。優先権はプレイヤーAにあり、スタックの一番上は《巨大化》である。",
    "《巨大化》が解決され、《灰色熊》はターン終了時まで+3/+3の修整を受け、《巨大化》はプレイヤーBの墓地に置かれる。優先権はプレイヤーAにあり、スタックの一番上は《聖なる力》である。",
    "プレイヤーAは優先権を放棄する。優先権はプレイヤーBにあり、スタックの一番上は《聖なる力》である。",
    "《聖なる力》が戦場に出て、《死の国の造幣工》につけられ、《開花の幻霊》の能力と《死の国の造幣工》の能力が誘発する。次にプレイヤーAは能力をスタックに置く順番を決める（先に選んだものほど下になる）。",
    "《死の国の造幣工》の能力、《開花の幻霊》の能力がこの順にスタックに置かれる。優先権はプレイヤーAにあり、スタックの一番上は《開花の幻霊》の能力である。",
    "プレイヤーAは優先権を放棄する。優先権はプレイヤーBにあり、スタックの一番上は《開花の幻霊》の能力である。",
    "《開花の幻霊》の能力が解決され、プレイヤーAは《森》を引く。優先権はプレイヤーAにあり、スタックの一番上は《死の国の造幣工》の能力である。",
    "プレイヤーAは優先権を放棄する。優先権はプレイヤーBにあり、スタックの一番上は《死の国の造幣工》の能力である。",
    "《死の国の造幣工》の能力が解決され、プレイヤーAは1点のライフを得て、21点になる。優先権はプレイヤーAにある。",
    "プレイヤーAは優先権を放棄する。優先権はプレイヤーBにある。",
    "戦闘開始ステップが始まる。優先権はプレイヤーAにある。",
    "プレイヤーAは優先権を放棄する。優先権はプレイヤーBにある。",
    "攻撃クリーチャー指定ステップが始まる。次にプレイヤーAは攻撃クリーチャーを指定する。",
    "《死の国の造幣工》がプレイヤーBを攻撃する。優先権はプレイヤーAにある。",
    "プレイヤーAは優先権を放棄する。優先権はプレイヤーBにある。",
    "ブロック・クリーチャー指定ステップが始まる。次にプレイヤーBはブロック・クリーチャーを指定する。",
    "《灰色熊》が《死の国の造幣工》をブロックする。優先権はプレイヤーAにある。",
    "プレイヤーAは優先権を放棄する。優先権はプレイヤーBにある。",
    "《死の国の造幣工》は《灰色熊》に3点の戦闘ダメージを与え、《灰色熊》は《死の国の造幣工》に5点の戦闘ダメージを与え、《死の国の造幣工》は破壊され、《聖なる力》は適正につけられていないのでプレイヤーAの墓地に置かれる。優先権はプレイヤーAにある。",
  ],
};

for (const lang of LANGS) {
  test(`by keyboard alone, each action being spoken (${lang})`, async ({ page, isMobile }) => {
    test.skip(isMobile, "a phone has no keyboard");
    test.slow();
    const board = await openSandbox(page, lang);
    const hands = byKeyboard(page);
    await setUp(page, lang, hands);
    const status = board.locator(".board-play > [role=status]");
    let step = 0;
    const listen = async (): Promise<void> => {
      const said = spoken[lang][step] ?? "nothing more";
      step += 1;
      const where = { en: `Step ${step} of ${step}. `, ja: `${step}手中${step}手目。` }[lang];
      await expect(status).toHaveText(where + said);
    };
    await play(board, lang, { hands, cast: castByList(board, lang, hands, listen) }, listen);
    expect(step).toBe(spoken[lang].length);
    await expectTheEnd(board, lang);
    await hands.press(board.getByRole("button", { name: controls[lang].first, exact: true }));
    await expect(board.locator(".life b")).toHaveText(["20", "20"]);
  });
}

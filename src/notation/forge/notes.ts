/** What of a puzzle file could not be taken over, or only in a certain way, in words for its reader. */
import type { Bilingual } from "../bilingual.ts";
import { quoted } from "../problems.ts";

/** Every note by its code: what was written, and what became of it. */
const messages = {
  // The file
  unknownSection: (name: string): Bilingual => ({
    en: `The section ${quoted(name).en} isn't known here; it was passed over.`,
    ja: `区分${quoted(name).ja}には対応していないため、読み飛ばしました。`,
  }),
  unreadable: (): Bilingual => ({
    en: "This line isn't of the form “key=value”; it was passed over.",
    ja: "この行は「キー=値」の形ではないため、読み飛ばしました。",
  }),
  unknownKey: (key: string): Bilingual => ({
    en: `What ${quoted(key).en} means isn't known here; the line was passed over.`,
    ja: `${quoted(key).ja}の意味が分からないため、この行は読み飛ばしました。`,
  }),
  again: (key: string, line: number): Bilingual => ({
    en: `${quoted(key).en} comes again in line ${line}; what stands there counts.`,
    ja: `${quoted(key).ja}は${line}行目にもあり、後のほうを採りました。`,
  }),
  badNumber: (key: string): Bilingual => ({
    en: `${quoted(key).en} should have a whole number of a usual size; it was passed over.`,
    ja: `${quoted(key).ja}の値は普通の大きさの整数でなければならないため、読み飛ばしました。`,
  }),
  tooManyObjects: (most: number): Bilingual => ({
    en: `A board may hold ${most} cards; from here on they are left out.`,
    ja: `盤面に置けるカードは${most}枚までです。ここから後は省きました。`,
  }),
  more: (count: number): Bilingual => ({
    en:
      count === 1
        ? "There is 1 more note like these, which is not listed."
        : `There are ${count} more notes like these, which are not listed.`,
    ja: `ほかにも同様の注意が${count}件ありますが、表示していません。`,
  }),

  // What a puzzle asks
  goal: (goal: string): Bilingual => ({
    en: `The puzzle's goal (${quoted(goal).en}) is not part of a board; nothing here checks it.`,
    ja: `パズルの目標${quoted(goal).ja}は盤面には含まれません。達成したかどうかは判定されません。`,
  }),
  turnLimit: (turns: string): Bilingual => ({
    en: `The turn limit (${turns}) is not part of a board; the game goes on after it.`,
    ja: `ターン数の制限（${turns}ターン）は盤面には含まれません。その後もゲームは続きます。`,
  }),
  goalDetail: (): Bilingual => ({
    en: "Which objects the goal is about is not part of a board.",
    ja: "目標がどのオブジェクトについてのものかは、盤面には含まれません。",
  }),

  // Turn and players
  noActivePlayer: (player: string): Bilingual => ({
    en: `The file doesn't say whose turn it is; player ${player}'s was taken.`,
    ja: `誰のターンかが書かれていないため、プレイヤー${player}のターンとしました。`,
  }),
  unknownPlayer: (word: string): Bilingual => ({
    en: `${quoted(word).en} is not a player in this file; this was passed over.`,
    ja: `${quoted(word).ja}というプレイヤーはこのファイルにいないため、読み飛ばしました。`,
  }),
  noPhase: (): Bilingual => ({
    en: "The file doesn't say which step it is; the first main phase was taken.",
    ja: "どのステップかが書かれていないため、戦闘前メイン・フェイズとしました。",
  }),
  unknownPhase: (word: string): Bilingual => ({
    en: `${quoted(word).en} is not a step or phase; the first main phase was taken.`,
    ja: `${quoted(word).ja}というステップやフェイズはないため、戦闘前メイン・フェイズとしました。`,
  }),
  phaseAdvance: (word: string): Bilingual => ({
    en: `The board begins where the file does; it doesn't go on to ${quoted(word).en} by itself.`,
    ja: `盤面はファイルの時点から始まり、${quoted(word).ja}まで自動では進みません。`,
  }),
  noLife: (player: string): Bilingual => ({
    en: `The file gives no life total for player ${player}; 20 was taken.`,
    ja: `プレイヤー${player}のライフが書かれていないため、20点としました。`,
  }),
  missingPlayer: (player: string): Bilingual => ({
    en: `The file says nothing of player ${player}, who sits between the others.`,
    ja: `ほかのプレイヤーの間に座るプレイヤー${player}について、何も書かれていません。`,
  }),
  playerCounters: (): Bilingual => ({
    en: "A board can't begin with counters on a player; these were left out.",
    ja: "盤面はプレイヤーにカウンターがある状態からは始められないため、これは省きました。",
  }),
  playerState: (key: string): Bilingual => ({
    en: `A board has no word for ${quoted(key).en}; it was left out.`,
    ja: `${quoted(key).ja}は盤面では表せないため、省きました。`,
  }),
  noZone: (): Bilingual => ({
    en: "A board has no command zone and no sideboard; these cards were left out.",
    ja: "盤面には統率領域もサイドボードもないため、これらのカードは省きました。",
  }),
  badMana: (symbol: string): Bilingual => ({
    en: `${quoted(symbol).en} is not a type of mana that a board can hold (W, U, B, R, G or C); it was left out.`,
    ja: `${quoted(symbol).ja}は盤面で表せるマナのタイプ（W、U、B、R、G、C）ではないため、省きました。`,
  }),
  persistentMana: (): Bilingual => ({
    en: "This mana is in the pool, but here it is lost as the step ends, like any other.",
    ja: "このマナはマナ・プールに入れましたが、ここでは普通のマナと同じくステップの終わりに失われます。",
  }),

  // Spells
  precast: (name: string): Bilingual => ({
    en: `What ${quoted(name).en} had done before the puzzle begins was left out.`,
    ja: `パズルの開始前に${quoted(name).ja}がもたらした効果は省きました。`,
  }),
  notStacked: (name: string): Bilingual => ({
    en: `${quoted(name).en} could not be put on the stack: only a whole card cast as a spell can, with at most one target.`,
    ja: `${quoted(name).ja}はスタックに置けませんでした。置けるのは、呪文として唱えられた、対象が一つまでの、一枚のカード全体だけです。`,
  }),
  customAbility: (): Bilingual => ({
    en: "Abilities and effects that the file writes for Forge itself were left out.",
    ja: "ファイルがForge用に独自に定めた能力や効果は省きました。",
  }),

  // Cards and tokens
  unknownCard: (name: string): Bilingual => ({
    en: `No card called ${quoted(name).en} is known here; it was left out.`,
    ja: `${quoted(name).ja}というカードは登録されていないため、省きました。`,
  }),
  notAPermanent: (name: string): Bilingual => ({
    en: `${quoted(name).en} was left out: an instant or sorcery can't be on the battlefield here.`,
    ja: `インスタントやソーサリーはここでは戦場に置けないため、${quoted(name).ja}は省きました。`,
  }),
  tokenElsewhere: (name: string): Bilingual => ({
    en: `The token ${quoted(name).en} was left out: a token can be only on the battlefield.`,
    ja: `トークンは戦場にしか存在できないため、トークン${quoted(name).ja}は省きました。`,
  }),
  badToken: (written: string): Bilingual => ({
    en: `What the token ${quoted(written).en} is could not be understood; it was left out.`,
    ja: `トークン${quoted(written).ja}の内容を読み取れなかったため、省きました。`,
  }),
  tokenWord: (word: string, name: string): Bilingual => ({
    en: `The token ${quoted(name).en} is here without ${quoted(word).en}, for which a board has no word.`,
    ja: `${quoted(word).ja}は盤面では表せないため、トークン${quoted(name).ja}から省きました。`,
  }),
  tokenName: (name: string, now: string): Bilingual => ({
    en: `The token ${quoted(name).en} is called ${quoted(now).en} here, by its subtypes.`,
    ja: `トークン${quoted(name).ja}は、ここではサブタイプにより${quoted(now).ja}と呼ばれます。`,
  }),
  tokenColor: (name: string): Bilingual => ({
    en: `The file gives no color for the token ${quoted(name).en}; it was taken from the name of its picture.`,
    ja: `トークン${quoted(name).ja}の色が書かれていないため、画像の名前から判断しました。`,
  }),
  tokenAbility: (subtype: string): Bilingual => ({
    en: `The token is here without the ability that every ${quoted(subtype).en} token has.`,
    ja: `${quoted(subtype).ja}・トークンが持つはずの能力は省きました。`,
  }),

  // Attributes
  unknownAttribute: (word: string, name: string): Bilingual => ({
    en: `What ${quoted(word).en} says of ${quoted(name).en} isn't known here; it was left out.`,
    ja: `${quoted(name).ja}についての${quoted(word).ja}の意味が分からないため、省きました。`,
  }),
  unsupported: (word: string, name: string): Bilingual => ({
    en: `A board has no word for ${quoted(word).en}; ${quoted(name).en} is here without it.`,
    ja: `${quoted(word).ja}は盤面では表せないため、${quoted(name).ja}から省きました。`,
  }),
  badAttribute: (word: string, name: string): Bilingual => ({
    en: `${quoted(word).en} of ${quoted(name).en} could not be read; it was left out.`,
    ja: `${quoted(name).ja}についての${quoted(word).ja}は読み取れなかったため、省きました。`,
  }),
  onlyOnBattlefield: (word: string, name: string): Bilingual => ({
    en: `${quoted(word).en} can be said here only of what is on the battlefield; ${quoted(name).en} is without it.`,
    ja: `${quoted(word).ja}は、ここでは戦場にあるものにしか書けないため、${quoted(name).ja}から省きました。`,
  }),
  noBackFace: (name: string): Bilingual => ({
    en: `${quoted(name).en} has no back face here; its front face is up.`,
    ja: `${quoted(name).ja}の第2面は登録されていないため、第1面が表になっています。`,
  }),
  plainFaceDown: (name: string): Bilingual => ({
    en: `${quoted(name).en} is face down here, but not manifested or cloaked.`,
    ja: `${quoted(name).ja}はここでは裏向きというだけで、予示された状態でも偽装された状態でもありません。`,
  }),
  printedLoyalty: (name: string): Bilingual => ({
    en: `The file gives ${quoted(name).en} no loyalty counters; it has its printed loyalty here.`,
    ja: `${quoted(name).ja}の忠誠カウンターが書かれていないため、印刷された忠誠度としました。`,
  }),
  manyColors: (name: string): Bilingual => ({
    en: `Only one chosen color can be said here of ${quoted(name).en}; the first was taken.`,
    ja: `${quoted(name).ja}のために選ばれた色は一つしか書けないため、最初の色を採りました。`,
  }),

  // What stands with what
  noSuchId: (word: string, name: string): Bilingual => ({
    en: `${quoted(word).en} of ${quoted(name).en} was left out: nothing on the board has this id.`,
    ja: `このIDを持つものが盤面にないため、${quoted(name).ja}の${quoted(word).ja}は省きました。`,
  }),
  noHost: (name: string): Bilingual => ({
    en: `${quoted(name).en} was left out, for what it was attached to isn't on the board.`,
    ja: `つけられていた先が盤面にないため、${quoted(name).ja}は省きました。`,
  }),
  notAttached: (name: string): Bilingual => ({
    en: `${quoted(name).en} is not attached to anything here: it is neither an Aura nor an Equipment, or what it would be attached to is not another permanent.`,
    ja: `${quoted(name).ja}はオーラでも装備品でもないか、つけられる先が別のパーマネントではないため、ここでは何にもつけられていません。`,
  }),
  onPlayer: (name: string): Bilingual => ({
    en: `${quoted(name).en} was left out: an Aura attached to a player can't be written in a board.`,
    ja: `プレイヤーにつけられたオーラは盤面では表せないため、${quoted(name).ja}は省きました。`,
  }),
  bestowed: (name: string): Bilingual => ({
    en: `${quoted(name).en} is attached to something, so it was taken to be bestowed.`,
    ja: `${quoted(name).ja}は何かにつけられているため、授与されているものとしました。`,
  }),
  phasedWith: (name: string): Bilingual => ({
    en: `${quoted(name).en} is phased out, like what it is attached to.`,
    ja: `${quoted(name).ja}は、つけられている先とともにフェイズ・アウトしています。`,
  }),
  noAttack: (name: string): Bilingual => ({
    en: `${quoted(name).en} doesn't attack here: it takes a creature of the active player, in combat, and a player or planeswalker to attack.`,
    ja: `${quoted(name).ja}はここでは攻撃していません。攻撃できるのは戦闘中のアクティブ・プレイヤーのクリーチャーで、攻撃先のプレイヤーかプレインズウォーカーも必要です。`,
  }),
  attackDeclared: (): Bilingual => ({
    en: "A board can't begin right after attackers were declared; as the first line of its script they are declared anew, so that they become tapped and abilities trigger.",
    ja: "盤面は攻撃クリーチャーの指定の直後からは始められないため、手順の最初の行で改めて攻撃を指定します。攻撃クリーチャーはタップされ、能力も誘発します。",
  }),
  attackStands: (): Bilingual => ({
    en: "A board can't begin right after attackers were declared, and these attackers can't be declared anew; it begins with the declaration of blockers.",
    ja: "盤面は攻撃クリーチャーの指定の直後からは始められず、この攻撃を改めて指定することもできないため、ブロック・クリーチャーの指定から始めます。",
  }),
  notExiledBy: (name: string): Bilingual => ({
    en: `Nothing here remembers what exiled ${quoted(name).en}: no linked ability on the board asks for it.`,
    ja: `関連した能力を持つものが盤面にないため、${quoted(name).ja}が何によって追放されたかは省きました。`,
  }),
} as const;

type Messages = typeof messages;
type ForgeNoteCode = keyof Messages;

/** One thing that was not taken over as it stands, and why. */
export interface ForgeNote {
  readonly code: ForgeNoteCode;
  /** The line of the file, from 1. */
  readonly line: number;
  /** What was written there; of a long text the beginning. */
  readonly written: string;
  readonly message: Bilingual;
  /** The card that was perhaps meant. */
  readonly suggestion?: string;
}

/** More notes than this help nobody. */
const mostNotes = 200;
const longest = 120;

const shortened = (text: string): string =>
  text.length > longest ? `${[...text].slice(0, longest - 1).join("")}…` : text;

/** Collects notes; what is said twice of the same line is one note. */
export class Notes {
  readonly #notes: ForgeNote[] = [];
  readonly #said = new Set<string>();
  #more = 0;

  add<Code extends ForgeNoteCode>(
    { line, written }: Pick<ForgeNote, "line" | "written">,
    code: Code,
    words: Parameters<Messages[Code]>,
    suggest?: () => string | undefined,
  ): void {
    const key = JSON.stringify([line, code, written, words]);
    if (this.#said.has(key)) return;
    if (this.#notes.length >= mostNotes) {
      this.#more += 1;
      return;
    }
    this.#said.add(key);
    const say = messages[code] as (...words: Parameters<Messages[Code]>) => Bilingual;
    const short = words.map((word) => (typeof word === "string" ? shortened(word) : word));
    const said = say(...(short as Parameters<Messages[Code]>));
    const suggestion = suggest?.();
    const message = suggestion === undefined ? said : withGuess(said, suggestion);
    const guess = suggestion === undefined ? {} : { suggestion };
    this.#notes.push({ code, line, written: shortened(written), message, ...guess });
  }

  /** In the order of the lines. */
  get all(): readonly ForgeNote[] {
    const sorted = this.#notes.toSorted((one, other) => one.line - other.line);
    if (this.#more === 0) return sorted;
    const { line = 1 } = sorted.at(-1) ?? {};
    return [...sorted, { code: "more", line, written: "", message: messages.more(this.#more) }];
  }
}

const withGuess = ({ en, ja }: Bilingual, suggestion: string): Bilingual => ({
  en: `${en} Was ${quoted(suggestion).en} meant?`,
  ja: `${ja}${quoted(suggestion).ja}のことでしょうか。`,
});

/** What is said of what players do, and of what happens to them and to the game. */
import { A, B } from "../engine/testing/table.ts";
import { forest, looter, mongrel, type Row, rootwalla, shock } from "./testing.ts";

export const playerRows: readonly Row[] = [
  [
    { is: "replaced", object: looter, by: mongrel },
    "The replacement effect of Wild Mongrel applies to Merfolk Looter.",
    "《マーフォークの物あさり》に《野生の雑種犬》の置換効果が適用される。",
  ],
  [
    { is: "replaced", player: B, by: mongrel },
    "The replacement effect of Wild Mongrel applies to player B.",
    "プレイヤーBに《野生の雑種犬》の置換効果が適用される。",
  ],
  [
    { is: "replaced", object: mongrel, player: B, by: mongrel },
    "The replacement effect of Wild Mongrel applies.",
    "《野生の雑種犬》の置換効果が適用される。",
  ],
  [
    { is: "replaced", object: rootwalla, by: rootwalla, link: "madness" },
    "The madness of Basking Rootwalla applies.",
    "《日を浴びるルートワラ》のマッドネスの置換効果が適用される。",
  ],
  [
    { is: "notReplaced", object: rootwalla, link: "a link that is no keyword" },
    "The replacement effect isn't used for Basking Rootwalla.",
    "《日を浴びるルートワラ》に置換効果は適用されない。",
  ],
  [
    { is: "manaBecame", player: A, mana: "red" },
    "Player A's unspent mana becomes {R}.",
    "プレイヤーAの使われなかったマナが{R}になる。",
  ],
  [
    { is: "scried", player: A, top: 1, bottom: 1 },
    "Player A scries 2 and puts a card on the bottom.",
    "プレイヤーAは占術2を行い、カードを1枚一番下に置く。",
  ],
  [
    { is: "scried", player: A, top: 0, bottom: 2 },
    "Player A scries 2 and puts 2 cards on the bottom.",
    "プレイヤーAは占術2を行い、カードを2枚一番下に置く。",
  ],
  [
    { is: "scried", player: A, top: 3, bottom: 0 },
    "Player A scries 3 and keeps everything on top.",
    "プレイヤーAは占術3を行い、カードを一番上に残す。",
  ],
  [
    { is: "surveiled", player: A, top: 1, graveyard: 1 },
    "Player A surveils 2 and puts a card into the graveyard.",
    "プレイヤーAは諜報2を行い、カードを1枚墓地に置く。",
  ],
  [
    { is: "surveiled", player: A, top: 2, graveyard: 0 },
    "Player A surveils 2 and keeps everything on top.",
    "プレイヤーAは諜報2を行い、カードを一番上に残す。",
  ],
  [
    { is: "searched", player: A, found: [forest] },
    "Player A searches a library and finds Forest.",
    "プレイヤーAはライブラリーを探し、《森》を見つける。",
  ],
  [
    { is: "searched", player: A, found: [] },
    "Player A searches a library and finds nothing.",
    "プレイヤーAはライブラリーを探し、何も見つけない。",
  ],
  [
    { is: "shuffled", player: A },
    "Player A shuffles their library.",
    "プレイヤーAはライブラリーを切り直す。",
  ],
  [
    { is: "revealed", player: A, objects: [shock, forest] },
    "Player A reveals Shock and Forest.",
    "プレイヤーAは《ショック》と《森》を公開する。",
  ],
  [{ is: "revealed", player: A, objects: [] }, null, null],
  [
    { is: "lookedAt", player: B, objects: [shock] },
    "Player B looks at Shock.",
    "プレイヤーBは《ショック》を見る。",
  ],
  [{ is: "lookedAt", player: B, objects: [] }, null, null],
  [
    { is: "flipped", player: A, won: true },
    "Player A wins the coin flip.",
    "プレイヤーAはコイン投げに勝つ。",
  ],
  [
    { is: "flipped", player: A, won: false },
    "Player A loses the coin flip.",
    "プレイヤーAはコイン投げに負ける。",
  ],
  [
    { is: "clashed", player: A, opponent: B, winners: [A] },
    "Player A wins the clash with player B.",
    "プレイヤーAはプレイヤーBとの激突に勝つ。",
  ],
  [
    { is: "clashed", player: A, opponent: B, winners: [B] },
    "Player B wins the clash with player A.",
    "プレイヤーBはプレイヤーAとの激突に勝つ。",
  ],
  [
    { is: "clashed", player: A, opponent: B, winners: [] },
    "Nobody wins the clash of player A and player B.",
    "プレイヤーAとプレイヤーBの激突では誰も勝たない。",
  ],
  [{ is: "timeChanged", to: "day" }, "It becomes day.", "昼になる。"],
  [{ is: "timeChanged", to: "night", was: "day" }, "It becomes night.", "夜になる。"],
  [
    { is: "lost", player: B, why: "effect" },
    "Player B loses the game because of an effect.",
    "プレイヤーBは効果によりゲームに敗北する。",
  ],
  [
    { is: "lost", player: B, why: "conceded" },
    "Player B concedes the game.",
    "プレイヤーBは投了する。",
  ],
  [
    { is: "lost", player: B, why: "team" },
    "Player B loses the game together with the team.",
    "プレイヤーBはチームとともにゲームに敗北する。",
  ],
  [{ is: "leftGame", player: B }, "Player B leaves the game.", "プレイヤーBはゲームを離れる。"],
  [
    { is: "stepSkipped", step: "draw", player: A },
    "Player A skips the draw step.",
    "プレイヤーAはドロー・ステップを飛ばす。",
  ],
  [
    { is: "extraTurn", player: A },
    "Player A gets an extra turn.",
    "プレイヤーAは追加のターンを得る。",
  ],
  [
    { is: "extraPhase", step: "beginCombat" },
    "An additional combat phase is added.",
    "追加の戦闘フェイズが加わる。",
  ],
  [
    { is: "extraPhase", step: "main2" },
    "An additional main phase is added.",
    "追加のメイン・フェイズが加わる。",
  ],
  [
    { is: "extraPhase", step: "upkeep" },
    "An additional upkeep step is added.",
    "追加のアップキープ・ステップが加わる。",
  ],
  [
    { is: "gameEnded", winner: null, loop: true },
    "The game is a draw because of a loop that nobody can end.",
    "誰も終わらせられないループにより、ゲームは引き分けになる。",
  ],
];

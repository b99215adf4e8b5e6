/** One answer in a few words: what somebody chose, or what chance brought. */
import type { Answer, Decision } from "../engine/decisions.ts";
import type { Game } from "../engine/game.ts";
import { capital } from "../notation/punctuation.ts";
import { clauseOf } from "./captions.ts";
import { actionLabel } from "./labels.ts";
import { namesIn, wordsIn } from "./language.ts";
import { langOf, type Speech } from "./speech.ts";

const said = {
  ja: {
    coin: (won: boolean) => (won ? "コイン投げに勝つ" : "コイン投げに負ける"),
    shuffled: "切り直す",
    pays: (who: string, what: string) => `${who}は${what}で支払う`,
    paysOnly: (who: string) => `${who}は支払う`,
    number: (who: string, number: number) => `${who}はX＝${number}を選ぶ`,
    blocks: (blocker: string, attacker: string) => `${blocker}が${attacker}をブロック`,
    does: (who: string, what: string) => `${who}：${what}`,
    list: "、",
    end: /[。.]$/,
  },
  en: {
    coin: (won: boolean) => (won ? "The flip is won" : "The flip is lost"),
    shuffled: "The library is shuffled",
    pays: (who: string, what: string) => `${who} pays with ${what}`,
    paysOnly: (who: string) => `${who} pays`,
    number: (who: string, number: number) => `${who} chooses X = ${number}`,
    blocks: (blocker: string, attacker: string) => `${blocker} blocks ${attacker}`,
    does: (who: string, what: string) => `${who}: ${what}`,
    list: ", ",
    end: /[。.]$/,
  },
} as const;

/** `game` is the one that waits for the answer. */
export function choiceLabel(decision: Decision, given: Answer, game: Game, speech: Speech): string {
  const words = said[langOf(speech)];
  const names = namesIn(speech, game);
  const player = names.player(decision.player);
  if (given.is === "act")
    return words.does(capital(player), actionLabel(given.action, game, speech));
  const what = { is: "answered", player: decision.player, decision, answer: given } as const;
  const clause = clauseOf(what, wordsIn(speech), names);
  if (clause !== null) return capital(clause).replace(words.end, "");
  switch (given.is) {
    case "pay": {
      const sources = given.activations.map(({ object }) => names.object(object)).join(words.list);
      return capital(sources === "" ? words.paysOnly(player) : words.pays(player, sources));
    }
    case "number":
      return capital(words.number(player, given.number));
    case "pairs":
      return given.pairs
        .map(([one, other]) => words.blocks(names.object(one), names.object(other)))
        .join(words.list);
    case "chance":
      return given.won === undefined ? words.shuffled : words.coin(given.won);
    default:
      return capital(player);
  }
}

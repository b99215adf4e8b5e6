/** Facts about players, zones and the game as a whole. */
import {
  characteristics,
  type Game,
  type ObjectId,
  parseMana,
  playerOf,
  winnersOf,
} from "../engine/index.ts";
import { stepWords } from "../language/lexicon.ts";
import { type ManaType, manaTypes, type Zone } from "../language/vocabulary.ts";
import { both, joined, objectName, playerName } from "./describe.ts";
import { finding, type Lookers } from "./finding.ts";
import { means, type Scene } from "./refer.ts";
import type { FactOf, ObjectReference } from "./syntax.ts";
import { manaSymbol } from "./words.ts";

type AboutPlayers =
  | "life"
  | "count"
  | "discarded"
  | "spent"
  | "asked"
  | "nothingAsked"
  | "turn"
  | "priority"
  | "outcome"
  | "contents"
  | "controls"
  | "time"
  | "result"
  | "step";

export const lookAtPlayers: Lookers<AboutPlayers> = {
  life: ({ game }, { player, life }) => equal(playerOf(game, player).life, life),

  count: ({ game }, { player, zone, amount }) =>
    equal(contentsOf(game, zone, player).length, amount),

  discarded: ({ game }, { player, amount }) => equal(game.thisTurn.discarded[player] ?? 0, amount),

  spent({ chronicle }, { player, mana }) {
    const spent = chronicle.spent[player] ?? [];
    const none = { en: "no mana", ja: "マナなし" };
    return finding(
      isSpentFor(spent, mana),
      spent.length === 0 ? none : both(spent.map(manaSymbol).join("")),
    );
  },

  asked({ chronicle }, { player, about }) {
    const was = chronicle.questions.some((one) => one.player === player && one.about === about);
    return finding(
      was,
      was ? { en: "asked", ja: "聞かれた" } : { en: "not asked", ja: "聞かれていない" },
    );
  },

  nothingAsked({ game, chronicle }) {
    const isOpen = game.decision !== null && game.decision.is !== "act";
    const count = chronicle.answersSinceAction + (isOpen ? 1 : 0);
    const found = { en: count === 1 ? "1 question" : `${count} questions`, ja: `問い${count}個` };
    return finding(count === 0, found);
  },

  turn({ game }, { player }) {
    const { active } = game.turn;
    return finding(active === player, {
      en: `${active}'s turn`,
      ja: `${playerName(active).ja}のターン`,
    });
  },

  priority({ game }, { player }) {
    const nobody = { en: "nobody has priority", ja: "誰も優先権を持っていない" };
    const holder = game.decision?.is === "act" ? game.decision.player : undefined;
    return finding(holder === player, holder === undefined ? nobody : playerName(holder));
  },

  outcome({ game }, { player, outcome }) {
    const { lost } = playerOf(game, player);
    if (!lost && !game.result) {
      return finding(false, { en: "the game goes on", ja: "ゲームは続いている" });
    }
    const won = game.result && winnersOf(game, game.result.winner).includes(player);
    if (won) return finding(outcome === "won", { en: "won", ja: "勝利" });
    const isDraw = !lost && game.result?.winner === null;
    if (isDraw) return finding(false, { en: "the game is a draw", ja: "引き分け" });
    return finding(outcome === "lost", { en: "lost", ja: "敗北" });
  },

  controls(scene, { player, amount, what }) {
    const all = contentsOf(scene.game, "battlefield", player);
    return equal(all.filter((id) => what === undefined || means(scene, what, id)).length, amount);
  },

  time({ game }, { time }) {
    const neither = { en: "neither day nor night", ja: "昼でも夜でもない" };
    const words = { day: { en: "day", ja: "昼" }, night: { en: "night", ja: "夜" } };
    return finding(game.time === time, game.time ? words[game.time] : neither);
  },

  result({ game }, { result }) {
    const goesOn = { en: "the game goes on", ja: "ゲームは続いている" };
    if (!game.result) return finding(result === "open", goesOn);
    const winners = winnersOf(game, game.result.winner);
    if (winners.length === 0) {
      return finding(result === "draw", { en: "the game is a draw", ja: "引き分け" });
    }
    const en = winners.map((one) => `player ${one}`).join(" and ");
    return finding(false, {
      en: `${en} ${winners.length > 1 ? "have" : "has"} won`,
      ja: `${winners.map((one) => `プレイヤー${one}`).join("と")}の勝利`,
    });
  },

  contents(scene, { zone, of, items, top }) {
    const whole = contentsOf(scene.game, zone, of);
    const ids = top ? whole.slice(0, items.length) : whole;
    const isOrdered = zone === "stack" || zone === "graveyard" || zone === "library";
    const holds =
      ids.length === items.length &&
      (isOrdered ? isInOrder(scene, items, ids) : isMatched(scene, items, ids));
    const names = ids.map((id) => objectName(scene.game, id));
    return finding(holds, joined(names, { en: "empty", ja: "空" }));
  },

  step: ({ game }, { step }) => finding(game.turn.step === step, stepWords[game.turn.step]),
};

const equal = (now: number, wanted: number) => finding(now === wanted, both(now));

/** Whether exactly this much mana was spent, and of the right types: {2} is any two. */
function isSpentFor(spent: readonly ManaType[], mana: FactOf<"spent">["mana"]): boolean {
  const wanted = parseMana(mana);
  const count = (type: ManaType): number => spent.filter((one) => one === type).length;
  const typed = manaTypes.reduce((sum, type) => sum + wanted[type], 0);
  return (
    spent.length === typed + wanted.generic &&
    manaTypes.every((type) => count(type) >= wanted[type])
  );
}

/** A zone as a reader looks at it: the stack and the library from the top. */
function contentsOf(game: Game, zone: Zone, of?: FactOf<"contents">["of"]): readonly ObjectId[] {
  switch (zone) {
    case "stack":
      return game.stack.toReversed();
    case "exile":
      return game.exile.filter((id) => of === undefined || game.objects[id]?.owner === of);
    case "battlefield":
      return game.battlefield.filter(
        (id) => of === undefined || characteristics(game, id).controller === of,
      );
    case "command":
      return [];
    default:
      return game.players
        .filter(({ id }) => of === undefined || id === of)
        .flatMap((one) => one[zone]);
  }
}

const isInOrder = (scene: Scene, items: readonly ObjectReference[], ids: readonly ObjectId[]) =>
  ids.every((id, index) => {
    const item = items[index];
    return item !== undefined && means(scene, item, id);
  });

/** Whether names and objects can be matched one to one, in whatever order. */
function isMatched(
  scene: Scene,
  [item, ...items]: readonly ObjectReference[],
  ids: readonly ObjectId[],
): boolean {
  if (!item) return ids.length === 0;
  return ids.some(
    (id) =>
      means(scene, item, id) &&
      isMatched(
        scene,
        items,
        ids.filter((other) => other !== id),
      ),
  );
}

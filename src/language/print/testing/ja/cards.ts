/** Cards in hands, libraries and graveyards, and choices, in Japanese. */
import * as b from "../../../build.ts";
import type { Effect, Filter, Objects } from "../../../schema.ts";
import * as f from "./fixtures.ts";

const { n, says, spell, you } = f;
const found = b.named("found");
const search = (filter: Filter, more: object = {}): Effect => ({
  is: "search",
  who: you,
  whose: you,
  filter,
  amount: n(1),
  name: "found",
  ...more,
});
const shuffle: Effect = { is: "shuffle", who: you };
const top = (amount: number): Objects => ({ is: "topOfLibrary", who: you, amount: n(amount) });
const basicLand = b.all(f.basic, b.land);
const onto = (what: Objects, more: object = {}): Effect => ({
  is: "putOntoBattlefield",
  what,
  ...more,
});

export const cardTables: f.JaTables = {
  libraries: [
    [
      says(
        {
          is: "choose",
          who: you,
          name: "one",
          amount: n(1),
          from: b.all(b.ofSubtype("Goblin"), b.ofPermanentType, b.card, b.inZone("hand", you)),
        },
        onto(b.named("one")),
      ),
      "あなたの手札にあるゴブリン・パーマネント・カード1枚を戦場に出す。",
      spell,
    ],
    [
      says(search(basicLand), onto(found, { tapped: true }), shuffle),
      "あなたのライブラリーから基本土地カード1枚を探し、タップ状態で戦場に出す。その後、ライブラリーを切り直す。",
      spell,
    ],
    [
      says(
        { is: "discard", who: you, amount: f.any, name: "gone" },
        search(basicLand, { amount: f.howMany("gone"), upTo: true, reveal: true }),
        { is: "putIntoHand", what: found },
        shuffle,
      ),
      "望む枚数のカードを捨てる。あなたのライブラリーからこれにより捨てられたカードの枚数以下の枚数の基本土地カードを探し、公開し、あなたの手札に加える。その後、ライブラリーを切り直す。",
      spell,
    ],
    [
      f.when(
        { is: "dayNightChanges" },
        b.inOrder(
          { is: "lookAt", who: you, what: top(4), name: "seen" },
          b.may(
            you,
            b.inOrder(
              {
                is: "choose",
                who: you,
                amount: n(1),
                from: b.all(b.creature, f.manaValueAtMost(3), b.among(b.named("seen"))),
                name: "kept",
              },
              { is: "reveal", what: b.named("kept") },
              { is: "putIntoHand", what: b.named("kept") },
            ),
          ),
        ),
      ),
      "昼が夜になるか夜が昼になるたび、あなたのライブラリーの一番上にあるカード4枚を見る。あなたはそれらの中からマナ総量が3以下のクリーチャー・カード1枚を公開し、それをあなたの手札に加えてもよい。",
    ],
    [
      says(search(basicLand, { amount: n(3), upTo: true }), onto(found, { tapped: true }), shuffle),
      "あなたのライブラリーから基本土地カード最大3枚を探し、タップ状態で戦場に出す。その後、ライブラリーを切り直す。",
      spell,
    ],
    [
      says(search(b.creature, { reveal: true }), { is: "putIntoHand", what: found }, shuffle),
      "あなたのライブラリーからクリーチャー・カード1枚を探し、公開し、あなたの手札に加える。その後、ライブラリーを切り直す。",
      spell,
    ],
    [
      says(search(b.card), shuffle, {
        is: "putOnLibrary",
        who: you,
        what: found,
        where: "top",
      }),
      "あなたのライブラリーからカード1枚を探す。その後、ライブラリーを切り直し、それをあなたのライブラリーの一番上に置く。",
      spell,
    ],
    [
      f.when(
        { is: "castsSpell", who: you, what: b.all(b.spell, b.creature) },
        b.may(
          you,
          b.inOrder(
            search(b.any(b.ofSubtype("Forest"), b.ofSubtype("Plains"))),
            onto(found, { tapped: true }),
            shuffle,
          ),
        ),
      ),
      "あなたがクリーチャー・呪文1つを唱えるたび、あなたは、あなたのライブラリーから森や平地であるカード1枚を探し、タップ状態で戦場に出し、その後ライブラリーを切り直してもよい。",
    ],
    [
      says({ is: "shuffleInto", what: b.zoneOf("graveyard", b.targetPlayer()) }),
      "プレイヤー1人を対象とする。そのプレイヤーは自分の墓地を自分のライブラリーに加えて切り直す。",
      spell,
    ],
    [
      f.when(b.putIntoGraveyardFrom(b.thisObject), { is: "shuffleInto", what: b.it() }),
      "試しの熊がいずれかの領域から墓地に置かれたとき、これをオーナーのライブラリーに加えて切り直す。",
    ],
    [says(shuffle), "あなたのライブラリーを切り直す。", spell],
    [
      says({ is: "mill", who: b.targetPlayer(), amount: n(2) }),
      "プレイヤー1人を対象とする。そのプレイヤーはカード2枚を切削する。",
      spell,
    ],
    [says(b.surveil(2)), "諜報2を行う。", spell],
    [
      f.when(b.enters(b.thisObject), { is: "scry", who: you, amount: n(2) }),
      "この土地が戦場に出たとき、占術2を行う。",
      f.land,
    ],
    [
      says(
        { is: "lookAt", who: you, what: top(4), name: "seen" },
        {
          is: "choose",
          who: you,
          amount: n(1),
          from: b.among(b.named("seen")),
          name: "hidden",
        },
        { is: "exile", what: b.named("hidden"), link: "hidden", faceDown: true },
        {
          is: "putOnLibrary",
          who: you,
          what: b.every(b.all(b.among(b.named("seen")), b.not(b.among(b.named("hidden"))))),
          where: "bottom",
        },
      ),
      "あなたのライブラリーの一番上にあるカード4枚を見る。それらのうち1枚を裏向きに追放する。残りをあなたのライブラリーの一番下に望む順番で置く。",
      spell,
    ],
    [
      says({
        is: "putOnLibrary",
        who: you,
        what: b.target(b.all(b.permanent, b.not(b.creature))),
        where: "top",
      }),
      "クリーチャーでないパーマネント1つを対象とする。それをオーナーのライブラリーの一番上に置く。",
      spell,
    ],
  ],
  "hands and discarding": [
    [
      says({ is: "discard", who: b.targetPlayer(), amount: n(2), random: true }),
      "プレイヤー1人を対象とする。そのプレイヤーはカード2枚を無作為に選んで捨てる。",
      spell,
    ],
    [
      says(
        { is: "discard", who: you, amount: n(2), upTo: true, name: "gone" },
        b.draw(f.howMany("gone")),
      ),
      "カード最大2枚を捨て、その後これにより捨てられたカードの枚数に等しい枚数のカードを引く。",
      spell,
    ],
    [says({ is: "discard", who: you, amount: f.any }), "望む枚数のカードを捨てる。", spell],
    [
      says({ is: "reveal", what: b.zoneOf("hand", b.targetPlayer(f.anOpponent)), name: "shown" }),
      "対戦相手1人を対象とする。そのプレイヤーは自分の手札を公開する。",
      spell,
    ],
    [
      says({
        is: "forEachPlayer",
        who: f.eachPlayer,
        effect: b.inOrder(
          b.discardThose(b.every(b.inZone("hand", f.thePlayer)), f.thePlayer),
          b.draw(1, f.thePlayer),
        ),
      }),
      "各プレイヤーはそれぞれ、自分の手札にあるすべてのカードを捨て、その後カード1枚を引く。",
      spell,
    ],
  ],
  choosing: [
    [
      b.replacement(b.enters(b.thisObject), {
        is: "asEnters",
        effect: { is: "chooseColor", who: you },
      }),
      "このクリーチャーが戦場に出るに際し、色1色を選ぶ。",
    ],
    [
      b.replacement(b.enters(b.thisObject), {
        is: "asEnters",
        effect: { is: "chooseCreatureType", who: you },
      }),
      "このクリーチャーが戦場に出るに際し、クリーチャー・タイプ1つを選ぶ。",
    ],
    [
      says(
        { is: "chooseSource", who: you, name: "source" },
        { is: "preventDamage", from: b.named("source"), until: f.endOfTurn },
      ),
      "このターン、あなたが選んだ発生源1つが与えるすべてのダメージを軽減する。",
      spell,
    ],
    [
      says({
        is: "choose",
        who: you,
        amount: n(1),
        from: b.creature,
        random: true,
        name: "one",
      }),
      "クリーチャー1体を無作為に選ぶ。",
      spell,
    ],
  ],
};

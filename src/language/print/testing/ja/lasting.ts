/** Continuous effects on objects and players in Japanese. */
import * as b from "../../../build.ts";
import type { Change, Effect, Objects, PlayerChange } from "../../../schema.ts";
import * as f from "./fixtures.ts";

const { n, says, spell, you, aura } = f;
const target = b.target(b.creature);
const until = (to: Objects, ...changes: readonly Change[]): Effect => ({
  is: "apply",
  to,
  changes,
  until: f.endOfTurn,
});
const being = (...changes: readonly Change[]) => b.staticAbility(b.self, changes);
const everyCreature = b.every(b.creature);
const base = (power: number, toughness: number): Change => ({
  is: "setPT",
  power: n(power),
  toughness: n(toughness),
});
const rule = (change: PlayerChange, who = you) =>
  ({ is: "forPlayers", who, changes: [change] }) as const;
const anyCreatures = b.target(b.creature, { amount: f.any });

export const lastingTables: f.JaTables = {
  "changed text": [
    [
      says(
        b.apply(
          b.target(b.any(b.spell, b.permanent)),
          [b.changesWords(["creatureType"], { except: ["Wall"] })],
          b.forever,
        ),
      ),
      "呪文1つかパーマネント1つを対象とする。それの文章にある、あるクリーチャー・タイプの単語すべてを別のクリーチャー・タイプの単語に置き換える。新しいクリーチャー・タイプは壁であってはならない。",
      spell,
    ],
    [
      says(until(b.target(b.permanent), b.changesWords(["color", "basicLandType"]))),
      "パーマネント1つを対象とする。ターン終了時まで、それの文章にある、ある色の単語すべてを別の色の単語に、またはある基本土地タイプの単語すべてを別の基本土地タイプの単語に置き換える。",
      spell,
    ],
    [
      says(
        until(b.target(b.permanent), {
          is: "changeWords",
          words: { is: "colorWord", from: "red", to: "blue" },
        }),
      ),
      "パーマネント1つを対象とする。ターン終了時まで、それの文章にある「赤」の単語すべてを「青」に置き換える。",
      spell,
    ],
    [
      says(
        until(b.target(b.permanent), {
          is: "changeWords",
          words: { is: "typeWord", from: "Goblin", to: "Elf" },
        }),
      ),
      "パーマネント1つを対象とする。ターン終了時まで、それの文章にある「ゴブリン」の単語すべてを「エルフ」に置き換える。",
      spell,
    ],
  ],
  "control, types and colors": [
    [
      says(until(target, { is: "gainControl", who: you })),
      "クリーチャー1体を対象とする。ターン終了時まで、それのコントロールを得る。",
      spell,
    ],
    [
      b.staticAbility(b.attached, [{ is: "gainControl", who: you }]),
      "あなたはエンチャントしているクリーチャーをコントロールする。",
      aura,
    ],
    [
      b.staticAbility(b.every(b.land), [{ is: "addTypes", subtypes: ["Swamp"] }]),
      "すべての土地は他の土地タイプに加えて沼でもある。",
    ],
    [
      says(until(target, { is: "addTypes", types: ["artifact"] })),
      "クリーチャー1体を対象とする。ターン終了時まで、それは他のタイプに加えてアーティファクトになる。",
      spell,
    ],
    [
      says({
        is: "apply",
        to: target,
        changes: [b.becomes("black"), { is: "addTypes", subtypes: ["Nightmare"] }],
        until: { is: "forever" },
      }),
      "クリーチャー1体を対象とする。それは他のクリーチャー・タイプに加えて黒のナイトメアになる。",
      spell,
    ],
    [
      b.activated([b.mana("{R/W}")], {
        is: "apply",
        to: b.self,
        changes: [
          { is: "setSubtypes", kind: "creature", subtypes: ["Kithkin", "Spirit"] },
          base(2, 2),
        ],
        until: { is: "forever" },
      }),
      "{R/W}：このクリーチャーは基本のパワーとタフネスが2/2のキスキン・スピリットになる。",
    ],
    [
      b.staticAbility(b.every(b.all(b.enchantment, b.other, b.not(b.ofSubtype("Aura")))), [
        { is: "addTypes", types: ["creature"] },
        {
          is: "setPT",
          power: { is: "statOf", stat: "manaValue", what: f.theOne },
          toughness: { is: "statOf", stat: "manaValue", what: f.theOne },
        },
      ]),
      "これでもオーラでもない各エンチャントは他のタイプに加えてクリーチャーでもあるとともに基本のパワーとタフネスがそれぞれ、それのマナ総量に等しい。",
    ],
    [
      b.staticAbility(b.attached, [{ is: "setTypes", types: ["land"] }]),
      "エンチャントしているクリーチャーは土地である。",
      aura,
    ],
    [
      says(until(b.target(b.land), { is: "setSubtypes", kind: "land", subtypes: ["Swamp"] })),
      "土地1つを対象とする。ターン終了時まで、それは沼になる。",
      spell,
    ],
    [
      says(
        until(
          target,
          { is: "loseAllAbilities" },
          { is: "becomeColors", colors: ["blue"] },
          { is: "setSubtypes", kind: "creature", subtypes: ["Frog"] },
          base(1, 1),
        ),
      ),
      "クリーチャー1体を対象とする。ターン終了時まで、それはすべての能力を失うとともに基本のパワーとタフネスが1/1の青のカエルになる。",
      spell,
    ],
    [
      b.staticAbility(b.self, [{ is: "loseTypes", types: ["creature"] }], {
        whilst: f.not(b.atLeast(7, { is: "devotion", colors: ["white", "black"] })),
      }),
      "あなたの白と黒への信心が7未満であるかぎり、このクリーチャーはクリーチャーでない。",
    ],
    [
      says(until(b.every(f.yours), { is: "allCreatureTypes" })),
      "ターン終了時まで、あなたがコントロールしているクリーチャーはすべてのクリーチャー・タイプを得る。",
      spell,
    ],
    [
      says(until(target, b.becomesChosenType())),
      "クリーチャー1体を対象とする。ターン終了時まで、それは選ばれたタイプになる。",
      spell,
    ],
    [
      says(until(target, b.gets(3, -3), { is: "loseSubtypes", kind: "creature" })),
      "クリーチャー1体を対象とする。ターン終了時まで、それは+3/-3の修整を受けるとともにすべてのクリーチャー・タイプを失う。",
      spell,
    ],
    [
      b.staticAbility(b.every(b.permanent), [
        { is: "becomeColor", color: { is: "chosenColor" }, also: true },
      ]),
      "パーマネントは他の色に加えて選ばれた色でもある。",
    ],
  ],
  "abilities, power and toughness": [
    [
      b.staticAbility(everyCreature, [{ is: "loseAllAbilities" }, base(1, 1)]),
      "すべてのクリーチャーはすべての能力を失うとともに基本のパワーとタフネスが1/1である。",
    ],
    [
      says(until(target, { is: "loseAbility", keyword: "flying" })),
      "クリーチャー1体を対象とする。ターン終了時まで、それは飛行を失う。",
      spell,
    ],
    [
      b.keyword("enchant", { quality: b.any(b.creature, b.land) }),
      "エンチャント（クリーチャーか土地）",
      aura,
    ],
    [
      b.keyword("enchant", { quality: b.all(b.creature, b.putWith("animated")) }),
      "エンチャント（このオーラにより戦場に出たクリーチャー）",
      aura,
    ],
    [
      says(until(target, b.losesThat(b.activated([b.tapThis], b.draw(1))))),
      "クリーチャー1体を対象とする。ターン終了時まで、それは「{T}：カード1枚を引く。」を失う。",
      spell,
    ],
    [
      f.when(
        {
          is: "castsSpell",
          who: you,
          what: b.all(b.spell, b.ofColor("white"), b.ofColor("black")),
        },
        until(b.self, base(4, 4)),
      ),
      "あなたが白であり黒である呪文1つを唱えるたび、ターン終了時まで、このクリーチャーは基本のパワーとタフネスが4/4になる。",
    ],
    [
      says(until(anyCreatures, b.gets(1, 1), b.gains(b.keyword("trample")))),
      "望む数のクリーチャーを対象とする。ターン終了時まで、それらはそれぞれ+1/+1の修整を受けるとともにトランプルを得る。",
      spell,
    ],
    [
      says(
        until(target, {
          is: "modifyPT",
          power: { is: "negative", amount: b.x },
          toughness: { is: "negative", amount: b.x },
        }),
      ),
      "クリーチャー1体を対象とする。ターン終了時まで、それは-X/-Xの修整を受ける。",
      spell,
    ],
    [
      b.staticAbility(b.every(f.yours), [
        {
          is: "modifyPT",
          power: { is: "product", factor: 1, amount: whiteOf(f.theOne) },
          toughness: { is: "product", factor: 1, amount: whiteOf(f.theOne) },
        },
      ]),
      "あなたがコントロールしている各クリーチャーはそれぞれ、それのマナ・コストに含まれる白マナ・シンボル1つにつき+1/+1の修整を受ける。",
    ],
    [
      {
        is: "static",
        affects: b.self,
        changes: [
          {
            is: "setPT",
            power: whiteOf(b.every(b.all(b.permanent, b.controlledBy(you)))),
            toughness: whiteOf(b.every(b.all(b.permanent, b.controlledBy(you)))),
          },
        ],
        defining: true,
      },
      "このクリーチャーのパワーとタフネスはそれぞれ、あなたがコントロールしているパーマネントのマナ・コストに含まれる白マナ・シンボルの総数に等しい。",
    ],
  ],
  combat: [
    [
      being({ is: "cantBlock", what: b.withKeyword("flying") }),
      "このクリーチャーは飛行を持つパーマネントをブロックできない。",
    ],
    [being(b.cantBeBlockedBy(b.creature)), "このクリーチャーはブロックされない。"],
    [
      says(until(target, b.cantBeBlockedBy(b.creature))),
      "クリーチャー1体を対象とする。このターン、それはブロックされない。",
      spell,
    ],
    [
      being({ is: "cantBeBlockedByFewer", least: 3 }),
      "このクリーチャーはクリーチャー3体以上によってしかブロックされない。",
    ],
    [
      being({ is: "canBlockMore", amount: n(99) }),
      "このクリーチャーは各戦闘で追加のクリーチャー99体をブロックできる。",
    ],
    [being({ is: "canBlockMore" }), "このクリーチャーは望む数のクリーチャーをブロックできる。"],
    [being({ is: "mustAttack" }), "このクリーチャーは各戦闘で可能なら攻撃する。"],
    [being({ is: "mustBlock" }), "このクリーチャーは各戦闘で可能ならブロックする。"],
    [
      being({ is: "haste" }),
      "このクリーチャーはコントロールされた直後でも攻撃したり{T}したりできる。",
    ],
    [being({ is: "vigilance" }), "このクリーチャーは攻撃してもタップしない。"],
    [being({ is: "strikesFirst" }), "このクリーチャーは先に戦闘ダメージを与える。"],
    [
      being({ is: "strikesTwice" }),
      "このクリーチャーは先に戦闘ダメージを与え、通常の戦闘ダメージも与える。",
    ],
    [
      being({ is: "deathtouch" }),
      "このクリーチャーはダメージを与えたクリーチャーをその点数にかかわらず破壊する。",
    ],
    [
      being({ is: "lifelink" }),
      "このクリーチャーは与えたダメージと同じ点数のライフをコントローラーに得させる。",
    ],
    [
      being({ is: "wither" }),
      "このクリーチャーはクリーチャーに-1/-1カウンターの形でダメージを与える。",
    ],
    [
      says(until(target, { is: "assignsAsUnblocked", decided: true })),
      "クリーチャー1体を対象とする。このターン、それはブロックされなかったかのように戦闘ダメージを割り振る。",
      spell,
    ],
    [
      says(until(target, { is: "assignsAsUnblocked" })),
      "クリーチャー1体を対象とする。このターン、それはブロックされなかったかのように戦闘ダメージを割り振れる。",
      spell,
    ],
  ],
  "safety and restrictions": [
    [being({ is: "indestructible" }), "このクリーチャーは破壊されない。"],
    [
      b.staticAbility(b.self, [b.cantBeTargetedBy(b.controlledBy(f.eachOpponent))]),
      "このクリーチャーは対戦相手がコントロールしている呪文や能力の対象にならない。",
    ],
    [
      b.staticAbility(b.self, [b.cantBeTargetedBy(f.spellsAndAbilities)]),
      "このクリーチャーは呪文や能力の対象にならない。",
    ],
    [
      b.staticAbility(b.every(b.all(f.attacking, b.creature, b.controlledBy(you))), [
        { is: "preventDamageTo" },
      ]),
      "あなたがコントロールしていて攻撃しているクリーチャーに与えられるすべてのダメージを軽減する。",
    ],
    [being({ is: "cantBeCountered" }), "この呪文は打ち消されない。", spell],
    [
      b.staticAbility(b.every(b.all(b.spell, b.controlledBy(you))), [{ is: "cantBeCountered" }]),
      "あなたが唱える呪文は打ち消されない。",
    ],
    [
      says(until(target, { is: "cantBeRegenerated" })),
      "クリーチャー1体を対象とする。このターン、それは再生できない。",
      spell,
    ],
    [
      says({
        is: "apply",
        to: target,
        changes: [{ is: "doesntUntap" }],
        until: { is: "nextUntapStep" },
      }),
      "クリーチャー1体を対象とする。それのコントローラーの次のアンタップ・ステップの間、それはアンタップしない。",
      spell,
    ],
    [
      being({ is: "doesntUntap" }),
      "このクリーチャーは、それのコントローラーのアンタップ・ステップの間、アンタップしない。",
    ],
    [being({ is: "daybound" }), "このクリーチャーは夜になるに際し裏面に変身する。"],
    [being({ is: "nightbound" }), "このクリーチャーは昼になるに際し表面に変身する。"],
    [
      b.staticAbility(b.self, [{ is: "equips", filter: b.creature }]),
      "このアーティファクトはクリーチャーにのみつけられる。",
      f.relic,
    ],
  ],
  durations: [
    [
      says({ is: "apply", to: target, changes: [b.gets(1, 1)], until: { is: "endOfCombat" } }),
      "クリーチャー1体を対象とする。戦闘終了時まで、それは+1/+1の修整を受ける。",
      spell,
    ],
    [
      says({ is: "apply", to: target, changes: [b.gets(1, 1)], until: { is: "yourNextTurn" } }),
      "クリーチャー1体を対象とする。あなたの次のターンまで、それは+1/+1の修整を受ける。",
      spell,
    ],
    [
      says({
        is: "apply",
        to: target,
        changes: [b.gets(1, 1)],
        until: { is: "asLongAs", condition: { is: "itIsDay" } },
      }),
      "クリーチャー1体を対象とする。昼であるかぎり、それは+1/+1の修整を受ける。",
      spell,
    ],
    [
      says({
        is: "applyToPlayers",
        who: f.eachPlayer,
        changes: [{ is: "damageCantBePrevented" }],
        until: f.endOfTurn,
      }),
      "このターン、ダメージは軽減されない。",
      spell,
    ],
    [
      says({
        is: "establish",
        ability: b.staticAbility(b.every(b.all(b.spell, b.creature, b.controlledBy(you))), [
          { is: "cantBeCountered" },
        ]),
        until: f.endOfTurn,
        uses: 1,
      }),
      "このターン、次にあなたが唱えるクリーチャー・呪文は打ち消されない。",
      spell,
    ],
    [
      says({
        is: "establish",
        ability: {
          is: "replacement",
          would: { is: "draws", who: b.targetPlayer() },
          instead: { is: "doInstead", effect: b.draw(1) },
        },
        until: f.endOfTurn,
      }),
      "プレイヤー1人を対象とする。ターン終了時まで、そのプレイヤーがカード1枚を引くなら、代わりにそのプレイヤーはそのドローを飛ばし、あなたはカード1枚を引く。",
      spell,
    ],
  ],
  "players and the rules": [
    [rule({ is: "cantGainLife" }, f.eachPlayer), "プレイヤーはライフを得られない。"],
    [rule({ is: "cantGainLife" }, f.eachOpponent), "対戦相手はライフを得られない。"],
    [
      rule({ is: "survivesZeroLife" }),
      "あなたは、ライフが0点以下であることによってはゲームに敗北しない。",
    ],
    [rule({ is: "noMaximumHandSize" }), "あなたの手札の上限はなくなる。"],
    [
      rule({ is: "moreLandPlays", amount: n(1) }),
      "あなたは、あなたの各ターンに追加の土地1つをプレイしてもよい。",
    ],
    [
      rule({ is: "castAsThoughFlash", spells: b.all(b.spell, b.creature) }),
      "あなたはクリーチャー・呪文を、それが瞬速を持つかのように唱えてもよい。",
    ],
    [
      rule({
        is: "cantBeTargeted",
        by: b.all(f.spellsAndAbilities, b.controlledBy(f.eachOpponent)),
      }),
      "あなたは対戦相手がコントロールしている呪文や能力の対象にならない。",
    ],
    [
      rule({ is: "attackTax", cost: [b.mana("{2}")] }),
      "クリーチャーは、それのコントローラーが自分がコントロールしていてあなたを攻撃しているクリーチャー1体につき{2}を支払わないかぎり、あなたを攻撃できない。",
    ],
    [
      rule({ is: "cantBeAttacked", by: b.creature, planeswalkers: true }),
      "クリーチャーは、あなたやあなたがコントロールしているプレインズウォーカーを攻撃できない。",
    ],
    [
      rule({ is: "cantActivateAbilities", unlessMana: true }),
      "あなたはマナ能力でない能力を起動できない。",
    ],
    [rule({ is: "skipsStep", step: "draw" }), "あなたはあなたのドロー・ステップを飛ばす。"],
    [
      says(until(target, { is: "cantActivate" })),
      "クリーチャー1体を対象とする。このターン、それの起動型能力は起動できない。",
    ],
    [
      rule({ is: "mustTarget", what: b.ofSubtype("Flagbearer") }, f.eachOpponent),
      "対戦相手は、自分がコントロールしている呪文を唱えたり能力を起動したりすることの一部として対象を選ぶに際し、可能なら旗手1体以上を選ばなければならない。",
    ],
    [
      rule({ is: "unspentManaBecomes", mana: "colorless" }),
      "あなたが未使用のマナを失うなら、代わりにそのマナは無色になる。",
    ],
    [
      rule({ is: "unspentManaStays" }),
      "ステップやフェイズの終了時にあなたは未使用のマナを失わない。",
    ],
    [
      rule({ is: "damageWithers" }, f.eachPlayer),
      "すべてのダメージは、それの発生源が萎縮を持つかのように与えられる。",
    ],
    [rule({ is: "revealsFirstDraw" }), "あなたは、あなたの各ターンに最初に引くカードを公開する。"],
    [
      rule({ is: "mayLookAt", what: { is: "topOfLibrary", who: you, amount: n(1) } }),
      "あなたは、いつでもあなたのライブラリーの一番上にあるカード1枚を見てもよい。",
    ],
    [
      says({
        is: "inOrder",
        effects: [
          b.exile(b.topOfLibrary(2), { name: "exiled" }),
          b.applyToPlayers(you, [b.mayPlay(b.named("exiled"))], b.endOfYourNextTurn),
        ],
      }),
      "あなたのライブラリーの一番上にあるカード2枚を追放する。あなたの次のターンの終了時まで、あなたはそれらをプレイしてもよい。",
      spell,
    ],
    [
      rule({ is: "noMaximumHandSize" }, { is: "hasControlled", what: { is: "self" } }),
      "このクリーチャーをコントロールしたことのある各プレイヤーの手札の上限はなくなる。",
    ],
  ],
};

function whiteOf(what: Objects) {
  return { is: "manaSymbols", color: "white", what } as const;
}

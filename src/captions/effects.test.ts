import { describe, expect, it } from "vitest";
import type { ContinuousEffect } from "../engine/game.ts";
import { effectId } from "../engine/index.ts";
import { A, B } from "../engine/testing/table.ts";
import { landwalk } from "../keywords/landwalk.ts";
import { protectionFrom } from "../keywords/protection.ts";
import type { Ability, Amount, Change, Filter, PlayerChange } from "../language/schema.ts";
import { asciiPunctuation, caption, during, looter, mongrel, shock } from "./testing.ts";

/** What is said as an effect begins. */
function told(effect: Partial<ContinuousEffect>): readonly [string | null, string | null] {
  const { objects = [], players } = effect;
  const what = {
    is: "effectBegan",
    effect: effectId(99),
    objects,
    source: shock,
    ...(players && { players }),
  } as const;
  const game = during(effect);
  return [caption(what, "en", game), caption(what, "ja", game)];
}

const number = (value: number): Amount => ({ is: "number", value });
const creature: Filter = { is: "type", type: "creature" };
const goblin: Filter = { is: "subtype", subtype: "Goblin" };

const ofObjects: readonly (readonly [Change, string, string])[] = [
  [
    { is: "gainControl", who: { is: "you" } },
    "comes under another player's control",
    "別のプレイヤーのコントロール下に移る",
  ],
  [
    { is: "addTypes", types: ["artifact"] },
    "becomes an artifact as well",
    "他のタイプに加えてアーティファクトになる",
  ],
  [
    { is: "addTypes", supertypes: ["legendary"] },
    "becomes legendary as well",
    "他のタイプに加えて伝説になる",
  ],
  [
    { is: "setTypes", types: ["creature"], subtypes: ["Goblin"] },
    "becomes a Goblin creature",
    "ゴブリン・クリーチャーになる",
  ],
  [{ is: "setSubtypes", kind: "land", subtypes: ["Swamp"] }, "becomes a Swamp", "沼になる"],
  [{ is: "loseTypes", types: ["creature"] }, "is no longer a creature", "クリーチャーでなくなる"],
  [{ is: "allCreatureTypes" }, "gains all creature types", "すべてのクリーチャー・タイプを得る"],
  [
    { is: "loseSubtypes", kind: "creature" },
    "loses all creature types",
    "クリーチャー・タイプをすべて失う",
  ],
  [
    { is: "becomeColor", color: { is: "thatColor", color: "red" }, also: true },
    "becomes red as well",
    "他の色に加えて赤になる",
  ],
  [
    { is: "gainAbility", ability: protectionFrom({ is: "color", color: "red" }) },
    "gains protection from red",
    "プロテクション（赤）を得る",
  ],
  [
    {
      is: "gainAbility",
      ability: protectionFrom({
        is: "anyOf",
        filters: [
          { is: "color", color: "green" },
          { is: "color", color: "white" },
        ],
      }),
    },
    "gains protection from green and protection from white",
    "プロテクション（緑）とプロテクション（白）を得る",
  ],
  [
    { is: "gainAbility", ability: protectionFrom(creature) },
    "gains protection",
    "プロテクションを得る",
  ],
  [
    { is: "loseThatAbility", ability: landwalk({ is: "subtype", subtype: "Swamp" }) },
    "loses swampwalk",
    "沼渡りを失う",
  ],
  [{ is: "becomeColors", colors: [] }, "becomes colorless", "無色になる"],
  [{ is: "becomeColors", colors: ["white", "blue"] }, "becomes white and blue", "白と青になる"],
  [{ is: "loseAbility", keyword: "flying" }, "loses flying", "飛行を失う"],
  [{ is: "loseAllAbilities" }, "loses all abilities", "すべての能力を失う"],
  [
    { is: "setPT", power: number(0), toughness: number(2) },
    "has base power and toughness 0/2",
    "基本のパワーとタフネスが0/2になる",
  ],
  [
    { is: "cantBlock", what: goblin },
    "can't block certain creatures",
    "一部のクリーチャーをブロックできない",
  ],
  [{ is: "cantBeBlockedBy", filter: creature }, "can't be blocked", "ブロックされない"],
  [
    { is: "cantBeBlockedBy", filter: goblin },
    "can't be blocked by certain creatures",
    "一部のクリーチャーにはブロックされない",
  ],
  [
    { is: "cantBeBlockedByFewer", least: 2 },
    "can't be blocked except by 2 or more creatures",
    "2体以上のクリーチャーによってしかブロックされない",
  ],
  [
    { is: "canBlockMore", amount: number(1) },
    "can block 1 more",
    "追加でクリーチャー1体をブロックできる",
  ],
  [
    { is: "canBlockMore" },
    "can block any number of creatures",
    "好きな数のクリーチャーをブロックできる",
  ],
  [{ is: "mustAttack" }, "attacks if able", "可能なら攻撃する"],
  [{ is: "mustBlock" }, "blocks if able", "可能ならブロックする"],
  [{ is: "trample" }, "gains trample", "トランプルを得る"],
  [
    { is: "assignsAsUnblocked" },
    "may assign combat damage as though unblocked",
    "ブロックされなかったかのように戦闘ダメージを割り振れる",
  ],
  [
    { is: "assignsAsUnblocked", decided: true },
    "assigns combat damage as though unblocked",
    "ブロックされなかったかのように戦闘ダメージを割り振る",
  ],
  [
    { is: "cantBeTargetedBy", filter: goblin },
    "can't be the target of certain spells and abilities",
    "一部の呪文や能力の対象にならない",
  ],
  [
    { is: "cantBeEnchantedBy", filter: goblin },
    "can't be enchanted by certain Auras",
    "一部のオーラにエンチャントされない",
  ],
  [
    { is: "cantBeEquippedBy", filter: goblin },
    "can't be equipped by certain Equipment",
    "一部の装備品に装備されない",
  ],
  [
    { is: "preventDamageFrom", filter: goblin },
    "is dealt no damage by certain sources",
    "一部の発生源からダメージを受けない",
  ],
  [{ is: "preventDamageTo" }, "is dealt no damage", "ダメージを受けない"],
  [{ is: "cantBeCountered" }, "can't be countered", "打ち消されない"],
  [{ is: "cantBeRegenerated" }, "can't be regenerated", "再生されない"],
  [{ is: "cantActivate" }, "can't have its abilities activated", "起動型能力を起動できない"],
  [{ is: "doesntUntap" }, "doesn't untap", "アンタップしない"],
  [{ is: "enchants", filter: goblin }, "is changed", "変化する"],
];

const ofPlayers: readonly (readonly [PlayerChange, string, string])[] = [
  [{ is: "cantGainLife" }, "can't gain life", "ライフを得られない"],
  [
    { is: "survivesZeroLife" },
    "doesn't lose for having 0 or less life",
    "ライフが0以下でも敗北しない",
  ],
  [{ is: "noMaximumHandSize" }, "has no maximum hand size", "手札の上限がなくなる"],
  [
    { is: "moreLandPlays", amount: number(1) },
    "may play 1 more land each turn",
    "自分のターンに土地を追加で1つプレイできる",
  ],
  [
    { is: "moreLandPlays", amount: number(2) },
    "may play 2 more lands each turn",
    "自分のターンに土地を追加で2つプレイできる",
  ],
  [
    { is: "cantBeTargeted", by: goblin },
    "can't be the target of certain spells and abilities",
    "一部の呪文や能力の対象にならない",
  ],
  [
    { is: "attackTax", cost: [{ is: "payMana", mana: "{2}" }] },
    "can't be attacked unless {2} is paid for each attacker",
    "攻撃クリーチャー1体につき{2}が支払われないかぎり攻撃されない",
  ],
  [
    { is: "cantBeAttacked", by: goblin },
    "can't be attacked by certain creatures",
    "一部のクリーチャーに攻撃されない",
  ],
  [{ is: "cantActivateAbilities" }, "can't activate certain abilities", "一部の能力を起動できない"],
  [{ is: "skipsStep", step: "draw" }, "skips certain steps", "一部のステップを飛ばす"],
  [
    { is: "mustTarget", what: goblin },
    "must choose certain targets if able",
    "可能なら決められたものを対象に選ぶ",
  ],
  [
    { is: "unspentManaBecomes", mana: "red" },
    "keeps unspent mana as {R}",
    "使わなかったマナが{R}になって残る",
  ],
  [{ is: "unspentManaStays" }, "keeps unspent mana", "使わなかったマナが失われない"],
  [{ is: "damageCantBePrevented" }, "can't have damage prevented", "ダメージを軽減できない"],
  [
    { is: "revealsFirstDraw" },
    "reveals the first card drawn each turn",
    "自分のターンに最初に引くカードを公開する",
  ],
  [
    {
      is: "mayLookAt",
      what: { is: "topOfLibrary", who: { is: "you" }, amount: { is: "number", value: 1 } },
    },
    "may look at certain hidden cards",
    "一部の非公開のカードを見られる",
  ],
];

describe("what an effect does to an object", () => {
  it.each(ofObjects.map((row) => [row[0].is, ...row] as const))("%s", (_, change, en, ja) => {
    const said = told({ objects: [mongrel], changes: [change] });
    expect(said).toEqual([
      `Wild Mongrel ${en} until end of turn.`,
      `《野生の雑種犬》はターン終了時まで${ja}。`,
    ]);
    expect(ja).not.toMatch(asciiPunctuation);
  });

  it("agrees with several", () => {
    const change: Change = { is: "addTypes", types: ["artifact"], subtypes: ["Elf"] };
    expect(told({ objects: [mongrel, looter], changes: [change, { is: "doesntUntap" }] })).toEqual([
      "Wild Mongrel and Merfolk Looter become Elf artifacts as well and don't untap until end of turn.",
      "《野生の雑種犬》と《マーフォークの物あさり》はターン終了時まで他のタイプに加えてエルフ・アーティファクトになり、アンタップしない。",
    ]);
  });
});

describe("what an effect does to players", () => {
  it.each(ofPlayers.map((row) => [row[0].is, ...row] as const))("%s", (_, change, en, ja) => {
    expect(told({ players: [B], playerChanges: [change] })).toEqual([
      `Player B ${en} until end of turn.`,
      `プレイヤーBはターン終了時まで${ja}。`,
    ]);
  });

  it("agrees with several", () => {
    expect(told({ players: [A, B], playerChanges: [{ is: "unspentManaStays" }] })).toEqual([
      "Player A and player B keep unspent mana until end of turn.",
      "プレイヤーAとプレイヤーBはターン終了時まで使わなかったマナが失われない。",
    ]);
  });
});

const durations: readonly (readonly [ContinuousEffect["until"], string, string])[] = [
  [{ is: "endOfCombat" }, " until end of combat", "戦闘終了時まで"],
  [{ is: "forever" }, "", ""],
  [{ is: "yourNextTurn" }, " until player A's next turn", "プレイヤーAの次のターンまで"],
  [{ is: "thisLeaves" }, " until Shock leaves the battlefield", "《ショック》が戦場を離れるまで"],
  [
    { is: "nextUntapStep" },
    " during the next untap step of its controller",
    "コントローラーの次のアンタップ・ステップの間",
  ],
  [
    { is: "asLongAs", condition: { is: "itIsDay" } },
    " for as long as its condition is met",
    "条件が満たされているかぎり",
  ],
];

describe("how long an effect lasts", () => {
  it.each(durations.map((row) => [row[0].is, ...row] as const))("%s", (_, until, en, ja) => {
    expect(told({ objects: [mongrel], changes: [{ is: "doesntUntap" }], until })).toEqual([
      `Wild Mongrel doesn't untap${en}.`,
      `《野生の雑種犬》は${ja}アンタップしない。`,
    ]);
  });
});

const prevention = (more: object = {}): Ability => ({
  is: "replacement",
  would: { is: "damages", ...more },
  instead: { is: "prevent" },
});

const shields: readonly (readonly [string, Partial<ContinuousEffect>, string, string])[] = [
  [
    "the next damage (615.7)",
    { objects: [mongrel], ability: prevention(), shield: 2 },
    "Wild Mongrel is shielded from the next 2 damage until end of turn.",
    "《野生の雑種犬》に次に与えられるダメージがターン終了時まで2点軽減される。",
  ],
  [
    "all combat damage to a player",
    { players: [B], ability: prevention({ combat: true }) },
    "Player B is shielded from combat damage until end of turn.",
    "プレイヤーBに与えられる戦闘ダメージはターン終了時まですべて軽減される。",
  ],
  [
    "all combat damage",
    { ability: prevention({ combat: true }) },
    "Combat damage is prevented until end of turn.",
    "戦闘ダメージはターン終了時まですべて軽減される。",
  ],
  [
    "the damage of a source (615.8)",
    { ability: prevention({ source: goblin }) },
    "Damage from certain sources is prevented until end of turn.",
    "一部の発生源からのダメージはターン終了時まですべて軽減される。",
  ],
  [
    "the next damage of any source to its controller",
    {
      ability: prevention({ source: { is: "allOf", filters: [] }, player: { is: "you" } }),
      uses: 1,
    },
    "Player A is shielded from the next damage until end of turn.",
    "プレイヤーAに次に与えられるダメージはターン終了時まで軽減される。",
  ],
  [
    "the next damage of a source",
    { ability: prevention({ source: { is: "color", color: "red" } }), uses: 1 },
    "The next damage from certain sources is prevented until end of turn.",
    "一部の発生源からの次のダメージはターン終了時まで軽減される。",
  ],
  [
    "regeneration (701.19a)",
    {
      objects: [mongrel],
      ability: {
        is: "replacement",
        would: { is: "isDestroyed", what: { is: "isPermanent" } },
        instead: { is: "regenerateIt" },
      },
    },
    "Wild Mongrel has a regeneration shield until end of turn.",
    "《野生の雑種犬》はターン終了時まで再生の盾を得る。",
  ],
  [
    "a change of the rules for all that fits (611.2c)",
    {
      ability: {
        is: "static",
        affects: { is: "all", filter: goblin },
        changes: [{ is: "cantBlock", what: goblin }],
      },
    },
    "Certain objects can't block certain creatures until end of turn.",
    "該当するオブジェクトはターン終了時まで一部のクリーチャーをブロックできない。",
  ],
  [
    "a rule for the controller of what it is of (611.2e)",
    {
      ability: {
        is: "forPlayers",
        who: { is: "controllerOf", what: { is: "self" } },
        changes: [{ is: "noMaximumHandSize" }],
      },
    },
    "Shock's controller has no maximum hand size until end of turn.",
    "《ショック》のコントローラーはターン終了時まで手札の上限がなくなる。",
  ],
  [
    "a rule for players (611.2e)",
    {
      ability: {
        is: "forPlayers",
        who: { is: "eachOpponent" },
        changes: [{ is: "cantGainLife" }],
      },
    },
    "Certain players can't gain life until end of turn.",
    "該当するプレイヤーはターン終了時までライフを得られない。",
  ],
  [
    "another replacement (614.1)",
    {
      ability: {
        is: "replacement",
        would: { is: "damages" },
        instead: { is: "changeAmount", to: { is: "number", value: 2 } },
      },
    },
    "A replacement effect of Shock lasts until end of turn.",
    "《ショック》の置換効果がターン終了時まで続く。",
  ],
  [
    "another ability",
    { ability: { is: "cantCast", who: { is: "eachPlayer" }, spells: goblin } },
    "An effect of Shock lasts until end of turn.",
    "《ショック》の効果がターン終了時まで続く。",
  ],
];

describe("shields", () => {
  it.each(shields)("%s", (_, effect, en, ja) => {
    expect(told(effect)).toEqual([en, ja]);
  });
});

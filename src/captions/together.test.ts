import { describe, expect, it } from "vitest";
import type { Happening } from "../engine/events.ts";
import type { Game } from "../engine/game.ts";
import { effectId, type ObjectId } from "../engine/ids.ts";
import type { Target } from "../engine/objects.ts";
import { A, B } from "../engine/testing/table.ts";
import { captionOfStep } from "./index.ts";
import {
  answered,
  asked,
  bearsToken,
  clone,
  during,
  forest,
  game,
  goblin,
  ironfang,
  jace,
  looter,
  madness,
  mongrel,
  moved,
  otherGoblin,
  rootwalla,
  shock,
} from "./testing.ts";

/** What is said of a step in which these happen, without what is next. */
function told(events: readonly Happening[], at: Game = game): readonly [string, string] {
  const quiet: Game = { ...at, decision: null };
  const given = events.map((what) => ({ what, cause: { is: "turn" }, cr: [] }) as const);
  return [captionOfStep(given, quiet, "en").text, captionOfStep(given, quiet, "ja").text];
}

const player = (id: typeof A): Target => ({ is: "player", player: id });
const object = (id: ObjectId): Target => ({ is: "object", object: id });

const rows: readonly (readonly [string, readonly Happening[], string, string])[] = [
  [
    "cards milled",
    [moved("mill"), moved("mill", { object: forest })],
    "Player A mills Shock and Forest.",
    "プレイヤーAは《ショック》と《森》を切削する。",
  ],
  [
    "as much damage to each of several",
    [
      { is: "damaged", source: shock, target: player(B), amount: 2, combat: false },
      { is: "damaged", source: shock, target: object(looter), amount: 2, combat: false },
    ],
    "Shock deals 2 damage to each of player B and Merfolk Looter.",
    "《ショック》はプレイヤーBと《マーフォークの物あさり》にそれぞれ2点のダメージを与える。",
  ],
  [
    "damage divided among several",
    [
      { is: "damaged", source: mongrel, target: player(B), amount: 1, combat: true },
      { is: "damaged", source: mongrel, target: object(looter), amount: 2, combat: true },
    ],
    "Wild Mongrel deals 1 combat damage to player B and 2 to Merfolk Looter.",
    "《野生の雑種犬》はプレイヤーBに1点、《マーフォークの物あさり》に2点の戦闘ダメージを与える。",
  ],
  [
    "damage dealt twice to the same",
    [
      { is: "damaged", source: mongrel, target: player(B), amount: 2, combat: true },
      { is: "damaged", source: mongrel, target: player(B), amount: 2, combat: true },
    ],
    "Wild Mongrel deals 2 combat damage to player B and deals 2 combat damage to player B.",
    "《野生の雑種犬》はプレイヤーBに2点の戦闘ダメージを与え、プレイヤーBに2点の戦闘ダメージを与える。",
  ],
  [
    "what returns and is destroyed, too, in this order",
    [
      moved("destroy", { object: looter }),
      moved("return", { object: mongrel, to: { zone: "battlefield" } }),
      moved("destroy", { object: rootwalla, was: mongrel }),
    ],
    "Merfolk Looter is destroyed, Wild Mongrel returns to the battlefield, and Basking Rootwalla is destroyed.",
    "《マーフォークの物あさり》は破壊され、《野生の雑種犬》は戦場に戻り、《日を浴びるルートワラ》は破壊される。",
  ],
  [
    "what is put somewhere, each place by itself",
    [
      moved("put", { to: { zone: "library", player: A } }),
      moved("put", { object: forest, to: { zone: "library", player: A } }),
      moved("put", { object: looter, to: { zone: "battlefield" } }),
      moved("put", { object: mongrel, to: { zone: "battlefield" } }),
    ],
    "Shock and Forest are put into player A's library, and Merfolk Looter and Wild Mongrel are put onto the battlefield.",
    "《ショック》と《森》はプレイヤーAのライブラリーに置かれ、《マーフォークの物あさり》と《野生の雑種犬》は戦場に出る。",
  ],
  [
    "what is indestructible (702.12b)",
    [
      moved("destroy", { object: rootwalla }),
      { is: "notDone", deed: "destroy", object: looter, source: shock },
      { is: "notDone", deed: "destroy", object: mongrel, source: shock },
    ],
    "Basking Rootwalla is destroyed, and Merfolk Looter and Wild Mongrel aren't destroyed, as they are indestructible.",
    "《日を浴びるルートワラ》は破壊され、《マーフォークの物あさり》と《野生の雑種犬》は破壊不能なので破壊されない。",
  ],
  [
    "what is put on top of one library, apart from what is put on the bottom",
    [
      moved("put", { to: { zone: "library", player: A }, at: "top" }),
      moved("put", { object: forest, to: { zone: "library", player: A }, at: "top" }),
      moved("put", { object: rootwalla, to: { zone: "library", player: A }, at: "bottom" }),
    ],
    "Shock and Forest are put on top of player A's library, and Basking Rootwalla is put on the bottom of player A's library.",
    "《ショック》と《森》はプレイヤーAのライブラリーの一番上に置かれ、《日を浴びるルートワラ》はプレイヤーAのライブラリーの一番下に置かれる。",
  ],
  [
    "what is exiled instead of being put into a graveyard (614.6)",
    [
      moved("destroy", { object: looter, to: { zone: "exile" } }),
      moved("destroy", { object: rootwalla, to: { zone: "exile" } }),
      moved("destroy", { object: mongrel }),
    ],
    "Merfolk Looter and Basking Rootwalla are destroyed and exiled, and Wild Mongrel is destroyed.",
    "《マーフォークの物あさり》と《日を浴びるルートワラ》は破壊されて追放され、《野生の雑種犬》は破壊される。",
  ],
  [
    "what is sacrificed and milled, but exiled (614.6)",
    [
      moved("sacrifice", { object: looter, to: { zone: "exile" } }),
      moved("sacrifice", { object: mongrel, to: { zone: "exile" } }),
      moved("mill", { to: { zone: "exile" } }),
      moved("mill", { object: forest, to: { zone: "exile" } }),
    ],
    "Player A sacrifices Merfolk Looter and Wild Mongrel, which are exiled, and Shock and Forest are exiled.",
    "プレイヤーAは《マーフォークの物あさり》と《野生の雑種犬》を生け贄に捧げるが、それらは追放され、《ショック》と《森》は追放される。",
  ],
  [
    "what is destroyed of several players, and what returns",
    [
      moved("destroy", { object: looter, player: B }),
      moved("destroy", { object: mongrel, player: A }),
      moved("return", { object: rootwalla, to: { zone: "battlefield" } }),
      moved("return", { object: forest, to: { zone: "battlefield" } }),
    ],
    "Merfolk Looter and Wild Mongrel are destroyed, and Basking Rootwalla and Forest return to the battlefield.",
    "《マーフォークの物あさり》と《野生の雑種犬》は破壊され、《日を浴びるルートワラ》と《森》は戦場に戻る。",
  ],
  [
    "an offer that is accepted, as long as nothing has come of it",
    [
      {
        is: "answered",
        player: A,
        decision: {
          is: "confirm",
          player: A,
          cr: [],
          purpose: { is: "may", effect: "destroy" },
          source: shock,
        },
        answer: { is: "confirm", yes: true },
      },
    ],
    "Player A chooses to do as Shock offers.",
    "プレイヤーAは《ショック》の示すとおりにすることを選ぶ。",
  ],
  [
    "tokens of one name",
    [
      { is: "created", object: goblin, player: A },
      { is: "created", object: otherGoblin, player: A },
    ],
    "Player A creates 2 Goblin Tokens.",
    "プレイヤーAはゴブリン・トークン2体を生成する。",
  ],
  [
    "tokens of several names",
    [
      { is: "created", object: goblin, player: A },
      { is: "created", object: bearsToken, player: A },
    ],
    "Player A creates a Goblin Token and a Grizzly Bears token.",
    "プレイヤーAはゴブリン・トークンと《灰色熊》のトークンを生成する。",
  ],
  [
    "abilities of one card",
    [
      { is: "triggered", object: madness, source: rootwalla, player: A, occasion: {} },
      { is: "triggered", object: madness, source: rootwalla, player: A, occasion: {} },
    ],
    "2 of Basking Rootwalla's madness abilities trigger.",
    "《日を浴びるルートワラ》のマッドネス能力2つが誘発する。",
  ],
  [
    "tokens that attack",
    [
      { is: "attacked", object: goblin, player: A, defender: B },
      { is: "attacked", object: otherGoblin, player: A, defender: B },
    ],
    "2 Goblin Tokens attack player B.",
    "ゴブリン・トークン2体がプレイヤーBを攻撃する。",
  ],
  [
    "attackers of a player and of a planeswalker",
    [
      { is: "attacked", object: goblin, player: A, defender: B },
      { is: "attacked", object: mongrel, player: A, defender: B, planeswalker: jace },
      { is: "attacked", object: bearsToken, player: A, defender: B, planeswalker: jace },
    ],
    "Goblin Token attacks player B, and Wild Mongrel and Grizzly Bears attack Jace Beleren.",
    "ゴブリン・トークンがプレイヤーBを攻撃し、《野生の雑種犬》と《灰色熊》が《ジェイス・ベレレン》を攻撃する。",
  ],
  [
    "several that block one attacker (509.1a)",
    [
      { is: "blocked", object: goblin, attacker: mongrel },
      { is: "blocked", object: looter, attacker: mongrel, furtherBlocker: true },
    ],
    "Goblin Token and Merfolk Looter block Wild Mongrel.",
    "ゴブリン・トークンと《マーフォークの物あさり》が《野生の雑種犬》をブロックする。",
  ],
  [
    "one that blocks several attackers, and another",
    [
      { is: "blocked", object: looter, attacker: mongrel },
      { is: "blocked", object: looter, attacker: bearsToken, furtherAttacker: true },
      { is: "blocked", object: otherGoblin, attacker: goblin },
    ],
    "Merfolk Looter blocks Wild Mongrel and Grizzly Bears, and Goblin Token blocks Goblin Token.",
    "《マーフォークの物あさり》が《野生の雑種犬》と《灰色熊》をブロックし、ゴブリン・トークンがゴブリン・トークンをブロックする。",
  ],
  [
    "the damage of several sources to one player, and the life that is left after it",
    [mongrel, goblin, looter, bearsToken].flatMap((source, index): readonly Happening[] => [
      { is: "damaged", source, target: player(B), amount: 1, combat: true },
      { is: "lifeChanged", player: B, by: -1, life: 19 - index },
    ]),
    "Player B is dealt 1 combat damage by Wild Mongrel, 1 by Goblin Token, 1 by Merfolk Looter, and 1 by Grizzly Bears, and is at 16 life.",
    "プレイヤーBは《野生の雑種犬》から1点、ゴブリン・トークンから1点、《マーフォークの物あさり》から1点、《灰色熊》から1点の戦闘ダメージを受け、プレイヤーBのライフは16点になる。",
  ],
  [
    "two of one name as the two that they are (400.7)",
    [
      { is: "damaged", source: goblin, target: object(looter), amount: 1, combat: true },
      { is: "damaged", source: otherGoblin, target: player(B), amount: 1, combat: true },
    ],
    "Goblin Token deals 1 combat damage to Merfolk Looter, and Goblin Token deals 1 combat damage to player B.",
    "ゴブリン・トークンは《マーフォークの物あさり》に1点の戦闘ダメージを与え、ゴブリン・トークンはプレイヤーBに1点の戦闘ダメージを与える。",
  ],
  [
    "two acts of one subject before another's with no comma between them",
    [
      { is: "resolving", object: shock },
      { is: "damaged", source: shock, target: object(looter), amount: 2, combat: false },
      moved("destroy", { object: looter, player: B }),
    ],
    "Shock begins to resolve and deals 2 damage to Merfolk Looter, and Merfolk Looter is destroyed.",
    "《ショック》の解決が始まり、《ショック》は《マーフォークの物あさり》に2点のダメージを与え、《マーフォークの物あさり》は破壊される。",
  ],
  [
    "several that one rule puts away (704.5j)",
    [moved("legendRule", { object: goblin }), moved("legendRule", { object: otherGoblin })],
    "2 Goblin Tokens are put into player A's graveyard by the legend rule.",
    "ゴブリン・トークン2体はレジェンド・ルールによりプレイヤーAの墓地に置かれる。",
  ],
  [
    "several delayed abilities of one source (603.7)",
    [
      { is: "delayed", effect: effectId(1), source: shock },
      { is: "delayed", effect: effectId(2), source: shock },
    ],
    "Shock creates 2 delayed triggered abilities.",
    "《ショック》は遅延誘発型能力を2つ作る。",
  ],
  [
    "an order of damage once (509.2)",
    [
      {
        is: "answered",
        player: A,
        decision: {
          is: "order",
          player: A,
          cr: [],
          purpose: { is: "damageOrder", source: mongrel },
          items: [looter, goblin],
        },
        answer: { is: "order", order: [looter, goblin] },
      },
      { is: "damageOrdered", object: mongrel, order: [looter, goblin] },
    ],
    "Wild Mongrel will assign damage to Merfolk Looter and Goblin Token, in this order.",
    "《野生の雑種犬》がダメージを割り振る順番は《マーフォークの物あさり》、ゴブリン・トークンである。",
  ],
  [
    "four different things, of which none is less than the others",
    [
      moved("destroy", { object: looter, player: B }),
      { is: "regenerated", object: mongrel },
      { is: "transformed", object: ironfang },
      { is: "phasedOut", objects: [forest] },
    ],
    "Merfolk Looter is destroyed, Wild Mongrel is regenerated, Village Ironsmith transforms into Ironfang, and Forest phases out.",
    "《マーフォークの物あさり》は破壊され、《野生の雑種犬》は再生され、《村の鉄鍛冶》が《鉄牙》に変身し、《森》がフェイズ・アウトする。",
  ],
  [
    "five different things: how many more there are",
    [
      moved("destroy", { object: looter, player: B }),
      { is: "regenerated", object: mongrel },
      { is: "transformed", object: ironfang },
      { is: "phasedOut", objects: [forest] },
      { is: "extraTurn", player: A },
    ],
    "Merfolk Looter is destroyed, Wild Mongrel is regenerated, Village Ironsmith transforms into Ironfang, and 2 more things happen.",
    "《マーフォークの物あさり》は破壊され、《野生の雑種犬》は再生され、《村の鉄鍛冶》が《鉄牙》に変身し、ほかに2つのことが起こる。",
  ],
  [
    "what enters as a copy, with a counter (707.5)",
    [
      moved("resolve", { object: clone, to: { zone: "battlefield" } }),
      { is: "becameCopy", object: clone, of: bearsToken, entering: true },
      { is: "countersPut", object: clone, counter: "+1/+1", amount: 1 },
    ],
    "Clone enters the battlefield as a copy of Grizzly Bears, and a +1/+1 counter is put on Grizzly Bears.",
    "《クローン》は《灰色熊》のコピーとして戦場に出て、《灰色熊》の上に+1/+1カウンターが1個置かれる。",
  ],
  [
    "a choice of what it becomes a copy of, which the copy shows (707.2)",
    [
      answered(
        {
          is: "choose",
          ...asked,
          purpose: { is: "remember", name: "model" },
          from: [object(looter), object(goblin)],
          min: 1,
          max: 1,
        },
        { is: "choose", chosen: [object(looter)] },
      ),
      { is: "becameCopy", object: mongrel, of: looter },
    ],
    "Wild Mongrel becomes a copy of Merfolk Looter.",
    "《野生の雑種犬》は《マーフォークの物あさり》のコピーになる。",
  ],
  [
    "copies of one spell",
    [
      { is: "copied", object: goblin, of: shock, player: A },
      { is: "copied", object: otherGoblin, of: shock, player: A },
    ],
    "Player A copies Shock twice.",
    "プレイヤーAは《ショック》を2回コピーする。",
  ],
  [
    "the same counters",
    [
      { is: "countersPut", object: mongrel, counter: "+1/+1", amount: 1 },
      { is: "countersPut", object: looter, counter: "+1/+1", amount: 1 },
    ],
    "A +1/+1 counter is put on each of Wild Mongrel and Merfolk Looter.",
    "《野生の雑種犬》と《マーフォークの物あさり》の上に+1/+1カウンターが1個ずつ置かれる。",
  ],
  [
    "what leaves with its owner (800.4a)",
    [{ is: "leftGame", player: B }, moved("leftGame", { object: looter })],
    "Player B leaves the game.",
    "プレイヤーBはゲームを離れる。",
  ],
  [
    "day, and who transforms",
    [
      { is: "timeChanged", to: "night", was: "day" },
      { is: "transformed", object: ironfang },
    ],
    "It becomes night, and Village Ironsmith transforms into Ironfang.",
    "夜になり、《村の鉄鍛冶》が《鉄牙》に変身する。",
  ],
  [
    "a kicked spell and its modes",
    [
      moved("cast", { to: { zone: "stack" } }),
      { is: "announcedModes", object: shock, modes: [0, 1] },
      { is: "announcedCost", object: shock, name: "madness" },
      { is: "cast", object: shock, player: A, from: "hand" },
    ],
    "Player A casts Shock, modes 1 and 2 are chosen for Shock, and the madness cost of Shock is to be paid.",
    "プレイヤーAは《ショック》を唱え、《ショック》のモード1と2が選ばれ、《ショック》のマッドネス・コストを支払うことが宣言される。",
  ],
  [
    "looking and shuffling",
    [
      { is: "lookedAt", player: A, objects: [forest] },
      { is: "shuffled", player: A },
    ],
    "Player A looks at Forest and shuffles their library.",
    "プレイヤーAは《森》を見て、ライブラリーを切り直す。",
  ],
];

describe("events of one step", () => {
  it.each(rows)("%s", (_, events, en, ja) => {
    expect(told(events)).toEqual([en, ja]);
  });

  it("tells who gains control once", () => {
    const at = during({
      objects: [looter],
      changes: [{ is: "gainControl", who: { is: "you" } }],
    });
    const events: readonly Happening[] = [
      { is: "effectBegan", effect: effectId(99), objects: [looter], source: shock },
      { is: "controlChanged", object: looter, from: B, to: A },
    ];
    expect(told(events, at)).toEqual([
      "Player A gains control of Merfolk Looter.",
      "プレイヤーAは《マーフォークの物あさり》のコントロールを得る。",
    ]);
  });
});

/** What is said of what happens to objects. */
import { effectId } from "../engine/ids.ts";
import { A, B } from "../engine/testing/table.ts";
import {
  bearsToken,
  clone,
  goblin,
  ironfang,
  isolation,
  jace,
  looter,
  mongrel,
  type Row,
  shock,
  toB,
  toLooter,
} from "./testing.ts";

export const objectRows: readonly Row[] = [
  [
    { is: "announcedModes", object: shock, modes: [0] },
    "Mode 1 is chosen for Shock.",
    "《ショック》のモード1が選ばれる。",
  ],
  [
    { is: "announcedModes", object: shock, modes: [0, 2] },
    "Modes 1 and 3 are chosen for Shock.",
    "《ショック》のモード1と3が選ばれる。",
  ],
  [
    { is: "announcedModes", object: shock, modes: [] },
    "No mode is chosen for Shock.",
    "《ショック》のモードは選ばれない。",
  ],
  [
    { is: "announcedCost", object: shock, name: "madness" },
    "The madness cost of Shock is to be paid.",
    "《ショック》のマッドネス・コストを支払うことが宣言される。",
  ],
  [
    { is: "divided", object: shock, targets: [toLooter, toB], shares: [1, 2] },
    "The division of Shock is 1 to Merfolk Looter and 2 to player B.",
    "《ショック》の割り振りは《マーフォークの物あさり》に1、プレイヤーBに2となる。",
  ],
  [
    { is: "unattached", object: isolation, from: mongrel },
    "Strength of Isolation becomes unattached from Wild Mongrel.",
    "《孤立の力》が《野生の雑種犬》からはずれる。",
  ],
  [
    { is: "countersPut", object: mongrel, counter: "+1/+1", amount: 1 },
    "A +1/+1 counter is put on Wild Mongrel.",
    "《野生の雑種犬》の上に+1/+1カウンターが1個置かれる。",
  ],
  [
    { is: "countersPut", object: jace, counter: "loyalty", amount: 3 },
    "3 loyalty counters are put on Jace Beleren.",
    "《ジェイス・ベレレン》の上に忠誠カウンターが3個置かれる。",
  ],
  [
    { is: "countersPut", object: mongrel, counter: "age", amount: 1 },
    "An age counter is put on Wild Mongrel.",
    "《野生の雑種犬》の上に経年カウンターが1個置かれる。",
  ],
  [
    { is: "countersRemoved", object: mongrel, counter: "-1/-1", amount: 2 },
    "2 -1/-1 counters are removed from Wild Mongrel.",
    "《野生の雑種犬》から-1/-1カウンターが2個取り除かれる。",
  ],
  [
    { is: "countersRemoved", object: jace, counter: "loyalty", amount: 1 },
    "A loyalty counter is removed from Jace Beleren.",
    "《ジェイス・ベレレン》から忠誠カウンターが1個取り除かれる。",
  ],
  [
    { is: "created", object: goblin, player: A },
    "Player A creates a Goblin Token.",
    "プレイヤーAはゴブリン・トークンを生成する。",
  ],
  [
    { is: "created", object: bearsToken, player: A },
    "Player A creates a Grizzly Bears token.",
    "プレイヤーAは《灰色熊》のトークンを生成する。",
  ],
  [
    { is: "ceased", object: goblin },
    "Goblin Token ceases to exist.",
    "ゴブリン・トークンは消滅する。",
  ],
  [
    { is: "copied", object: goblin, of: shock, player: A },
    "Player A copies Shock.",
    "プレイヤーAは《ショック》をコピーする。",
  ],
  [
    { is: "becameCopy", object: clone, of: bearsToken },
    "Clone becomes a copy of Grizzly Bears.",
    "《クローン》は《灰色熊》のコピーになる。",
  ],
  [
    { is: "transformed", object: ironfang },
    "Village Ironsmith transforms into Ironfang.",
    "《村の鉄鍛冶》が《鉄牙》に変身する。",
  ],
  [
    { is: "transformed", object: mongrel },
    "Wild Mongrel transforms.",
    "《野生の雑種犬》が変身する。",
  ],
  [
    { is: "designated", object: mongrel, designation: "monstrous", x: 3 },
    "Wild Mongrel becomes monstrous.",
    "《野生の雑種犬》は怪物的になる。",
  ],
  [
    { is: "designated", object: mongrel, designation: "bestowed" },
    "Wild Mongrel becomes bestowed.",
    "《野生の雑種犬》は授与された状態になる。",
  ],
  [
    { is: "designated", object: mongrel, designation: "bestowed", ended: true },
    "Wild Mongrel is no longer bestowed.",
    "《野生の雑種犬》は授与された状態でなくなる。",
  ],
  [
    { is: "choseFor", object: mongrel, color: "red" },
    "Red is chosen for Wild Mongrel.",
    "《野生の雑種犬》のために赤が選ばれる。",
  ],
  [
    { is: "choseFor", object: mongrel, subtype: "Goblin" },
    "Goblin is chosen for Wild Mongrel.",
    "《野生の雑種犬》のためにゴブリンが選ばれる。",
  ],
  [
    { is: "choseFor", object: mongrel, color: "red", subtype: "Goblin" },
    "Red and Goblin are chosen for Wild Mongrel.",
    "《野生の雑種犬》のために赤とゴブリンが選ばれる。",
  ],
  [
    { is: "regenerated", object: mongrel },
    "Wild Mongrel is regenerated.",
    "《野生の雑種犬》は再生される。",
  ],
  [
    { is: "phasedOut", objects: [mongrel] },
    "Wild Mongrel phases out.",
    "《野生の雑種犬》がフェイズ・アウトする。",
  ],
  [
    { is: "phasedOut", objects: [mongrel, isolation] },
    "Wild Mongrel and Strength of Isolation phase out.",
    "《野生の雑種犬》と《孤立の力》がフェイズ・アウトする。",
  ],
  [{ is: "phasedOut", objects: [] }, null, null],
  [
    { is: "phasedIn", objects: [mongrel, isolation] },
    "Wild Mongrel and Strength of Isolation phase in.",
    "《野生の雑種犬》と《孤立の力》がフェイズ・インする。",
  ],
  [{ is: "phasedIn", objects: [] }, null, null],
  [
    { is: "controlChanged", object: looter, from: A, to: B },
    "Player B gains control of Merfolk Looter.",
    "プレイヤーBは《マーフォークの物あさり》のコントロールを得る。",
  ],
  [
    { is: "redirected", source: shock, from: toB, to: toLooter },
    "Damage from Shock to player B is redirected to Merfolk Looter.",
    "《ショック》からプレイヤーBへのダメージは《マーフォークの物あさり》に移し替えられる。",
  ],
  [
    { is: "attacked", object: mongrel, player: A, defender: B, planeswalker: jace },
    "Wild Mongrel attacks Jace Beleren.",
    "《野生の雑種犬》が《ジェイス・ベレレン》を攻撃する。",
  ],
  [
    { is: "delayed", effect: effectId(1), source: shock },
    "Shock creates a delayed triggered ability.",
    "《ショック》は遅延誘発型能力を作る。",
  ],
  [{ is: "effectsEnded", effects: [effectId(1)] }, "An effect ends.", "効果が終わる。"],
  [
    { is: "effectsEnded", effects: [effectId(1), effectId(2)] },
    "2 effects end.",
    "2つの効果が終わる。",
  ],
  [{ is: "effectsEnded", effects: [] }, null, null],
];

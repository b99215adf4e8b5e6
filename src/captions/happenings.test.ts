import { describe, expect, it } from "vitest";
import { effectId, type ObjectId } from "../engine/index.ts";
import { A, B, Table } from "../engine/testing/table.ts";
import type { Lang } from "../notation/bilingual.ts";
import { happenings } from "./en/happenings.ts";
import { captionOf } from "./index.ts";
import {
  asciiPunctuation,
  caption,
  forest,
  game,
  isolation,
  looter,
  madness,
  mongrel,
  mongrelAbility,
  type Row,
  rootwalla,
  shock,
  toB,
  toLooter,
  withoutSymbols,
} from "./testing.ts";
import { objectRows } from "./testing-objects.ts";
import { playerRows } from "./testing-players.ts";

const rows: readonly Row[] = [
  ...objectRows,
  ...playerRows,
  [
    { is: "turnBegan", player: B, number: 2 },
    "Player B's turn begins.",
    "プレイヤーBのターンが始まる。",
  ],
  [
    { is: "stepBegan", step: "upkeep", player: A },
    "The upkeep step begins.",
    "アップキープ・ステップが始まる。",
  ],
  [
    { is: "stepBegan", step: "beginCombat", player: A },
    "The beginning of combat step begins.",
    "戦闘開始ステップが始まる。",
  ],
  [{ is: "gotPriority", player: A }, "Player A gets priority.", "プレイヤーAが優先権を得る。"],
  [{ is: "passed", player: B }, "Player B passes priority.", "プレイヤーBは優先権を放棄する。"],
  [
    { is: "replaced", object: rootwalla, by: rootwalla, link: "madness", to: "exile" },
    "The madness of Basking Rootwalla sends it to exile instead.",
    "マッドネスの置換効果により、《日を浴びるルートワラ》は代わりに追放領域へ行く。",
  ],
  [
    { is: "replaced", object: shock, by: mongrel, to: "exile" },
    "A replacement effect sends Shock to exile instead.",
    "置換効果により、《ショック》は代わりに追放領域へ行く。",
  ],
  [
    { is: "notReplaced", object: rootwalla, link: "madness" },
    "Madness isn't used for Basking Rootwalla.",
    "《日を浴びるルートワラ》にマッドネスの置換効果は適用されない。",
  ],
  [{ is: "announcedX", object: shock, x: 2 }, "X is 2 for Shock.", "《ショック》のXは2になる。"],
  [
    { is: "targeted", object: shock, targets: [toLooter, toB], slot: 0 },
    "Shock targets Merfolk Looter and player B.",
    "《ショック》は《マーフォークの物あさり》とプレイヤーBを対象とする。",
  ],
  [
    { is: "targeted", object: shock, targets: [], slot: 0 },
    "No target is chosen for Shock.",
    "《ショック》の対象は選ばれない。",
  ],
  [
    { is: "costDetermined", object: shock, mana: "{1}{R}" },
    "The total cost of Shock is {1}{R}.",
    "《ショック》の総コストは{1}{R}になる。",
  ],
  [
    { is: "manaAdded", player: A, mana: ["green"], source: forest },
    "Player A gets {G} from Forest.",
    "プレイヤーAは《森》から{G}を得る。",
  ],
  [
    { is: "manaAdded", player: A, mana: ["colorless", "red"] },
    "Player A gets {C}{R}.",
    "プレイヤーAは{C}{R}を得る。",
  ],
  [
    { is: "manaSpent", player: A, mana: ["green"] },
    "Player A spends {G}.",
    "プレイヤーAは{G}を支払う。",
  ],
  [{ is: "manaSpent", player: A, mana: [] }, "Player A spends {0}.", "プレイヤーAは{0}を支払う。"],
  [
    { is: "manaEmptied", player: A },
    "Player A loses unspent mana.",
    "プレイヤーAの使われなかったマナが失われる。",
  ],
  [
    { is: "cast", object: shock, player: A, from: "hand" },
    "Player A casts Shock.",
    "プレイヤーAは《ショック》を唱える。",
  ],
  [
    { is: "cast", object: shock, player: A, from: "graveyard" },
    "Player A casts Shock from the graveyard.",
    "プレイヤーAは墓地から《ショック》を唱える。",
  ],
  [
    { is: "cast", object: shock, player: A, from: "exile" },
    "Player A casts Shock from exile.",
    "プレイヤーAは追放領域から《ショック》を唱える。",
  ],
  [
    {
      is: "cast",
      object: shock,
      player: A,
      from: "exile",
      way: { is: "alternative", cost: [{ is: "payMana", mana: "{R}" }], by: mongrelAbility },
    },
    "Player A casts Shock from exile.",
    "プレイヤーAは追放領域から《ショック》を唱える。",
  ],
  [
    {
      is: "cast",
      object: shock,
      player: A,
      from: "exile",
      way: { is: "alternative", cost: [], by: mongrelAbility },
    },
    "Player A casts Shock from exile without paying its mana cost.",
    "プレイヤーAは追放領域からマナ・コストを支払わずに《ショック》を唱える。",
  ],
  [
    { is: "cast", object: shock, player: A, from: "hand", way: { is: "way", way: "evoke 2" } },
    "Player A casts Shock with evoke.",
    "プレイヤーAは《ショック》を想起で唱える。",
  ],
  [
    { is: "cast", object: shock, player: A, from: "hand", way: { is: "free", source: mongrel } },
    "Player A casts Shock without paying its mana cost.",
    "プレイヤーAはマナ・コストを支払わずに《ショック》を唱える。",
  ],
  [
    { is: "abilityOnStack", object: mongrelAbility, source: mongrel, kind: "activated" },
    "Wild Mongrel's ability goes on the stack.",
    "《野生の雑種犬》の能力がスタックに置かれる。",
  ],
  [
    { is: "activated", object: mongrelAbility, source: mongrel },
    "Player A activates Wild Mongrel's ability.",
    "プレイヤーAは《野生の雑種犬》の能力を起動する。",
  ],
  [
    { is: "triggered", object: madness, source: rootwalla, player: A, occasion: {} },
    "Basking Rootwalla's madness ability triggers.",
    "《日を浴びるルートワラ》のマッドネス能力が誘発する。",
  ],
  [
    { is: "triggerRemoved", object: madness, source: rootwalla },
    "Basking Rootwalla's madness ability is removed from the stack, as it has no legal choice.",
    "《日を浴びるルートワラ》のマッドネス能力は適正に選べるものがないため、スタックから取り除かれる。",
  ],
  [
    { is: "triggerRemoved", object: madness, source: rootwalla, leftGame: true },
    "An ability of Basking Rootwalla triggers but isn't put on the stack, as its controller has left the game.",
    "《日を浴びるルートワラ》の能力が誘発するが、コントローラーがゲームを離れているので、スタックに置かれない。",
  ],
  [
    { is: "notDone", deed: "counter", object: shock, source: mongrel },
    "Shock can't be countered.",
    "《ショック》は打ち消されない。",
  ],
  [
    { is: "notDone", deed: "destroy", object: looter, source: shock },
    "Merfolk Looter isn't destroyed, as it is indestructible.",
    "《マーフォークの物あさり》は破壊不能なので破壊されない。",
  ],
  [
    { is: "notDone", deed: "exile", object: looter, source: mongrel },
    "Merfolk Looter isn't exiled, as Wild Mongrel has left the battlefield already.",
    "《マーフォークの物あさり》は、《野生の雑種犬》がすでに戦場を離れているので追放されない。",
  ],
  [
    { is: "notDone", deed: "gainLife", player: A },
    "Player A can't gain life.",
    "プレイヤーAはライフを得られない。",
  ],
  [
    { is: "notDone", deed: "exchangeLife", player: A },
    "Player A can't gain life, so that nothing is exchanged.",
    "プレイヤーAがライフを得られないので、ライフの総量は交換されない。",
  ],
  [
    { is: "resolving", object: madness },
    "Basking Rootwalla's madness ability begins to resolve.",
    "《日を浴びるルートワラ》のマッドネス能力の解決が始まる。",
  ],
  [{ is: "resolved", object: shock }, "Shock resolves.", "《ショック》が解決される。"],
  [
    { is: "didNotResolve", object: shock },
    "Shock doesn't resolve, as all its targets are illegal.",
    "《ショック》は対象がすべて不適正なので解決されない。",
  ],
  [
    { is: "didNotResolve", object: madness, unmet: true },
    "Basking Rootwalla's madness ability does nothing, as its condition isn't met.",
    "《日を浴びるルートワラ》のマッドネス能力は条件を満たしていないので何もしない。",
  ],
  [
    {
      is: "impossible",
      player: A,
      object: madness,
      refusal: { code: "notEnoughMana", cr: "601.2h" },
    },
    "Player A can't cast Basking Rootwalla because there isn't enough mana.",
    "マナが足りないため、プレイヤーAは《日を浴びるルートワラ》を唱えられない。",
  ],
  [
    {
      is: "impossible",
      player: B,
      object: shock,
      refusal: { code: "notEnoughMana", cr: "601.2h" },
    },
    "Player B can't do what Shock asks because there isn't enough mana.",
    "マナが足りないため、プレイヤーBは《ショック》の求めに応じられない。",
  ],
  [{ is: "countered", object: shock }, "Shock is countered.", "《ショック》は打ち消される。"],
  [{ is: "tapped", object: forest }, "Forest becomes tapped.", "《森》がタップされる。"],
  [{ is: "untapped", object: forest }, "Forest becomes untapped.", "《森》がアンタップされる。"],
  [
    { is: "attached", object: isolation, to: mongrel },
    "Strength of Isolation is attached to Wild Mongrel.",
    "《孤立の力》が《野生の雑種犬》につけられる。",
  ],
  [
    { is: "damaged", source: shock, target: toLooter, amount: 2, combat: false },
    "Shock deals 2 damage to Merfolk Looter.",
    "《ショック》は《マーフォークの物あさり》に2点のダメージを与える。",
  ],
  [
    { is: "damaged", source: mongrel, target: toB, amount: 2, combat: true },
    "Wild Mongrel deals 2 combat damage to player B.",
    "《野生の雑種犬》はプレイヤーBに2点の戦闘ダメージを与える。",
  ],
  [
    {
      is: "damageOnStack",
      object: mongrelAbility,
      assigned: [
        { source: mongrel, target: toLooter, amount: 2 },
        { source: looter, target: { is: "object", object: mongrel }, amount: 1 },
      ],
    },
    "Combat damage goes on the stack: 2 from Wild Mongrel to Merfolk Looter and 1 from Merfolk Looter to Wild Mongrel.",
    "戦闘ダメージ（《野生の雑種犬》から《マーフォークの物あさり》に2点、《マーフォークの物あさり》から《野生の雑種犬》に1点）がスタックに置かれる。",
  ],
  [
    { is: "damageOrdered", object: mongrel, order: [looter, shock] },
    "Wild Mongrel will assign damage to Merfolk Looter and Shock, in this order.",
    "《野生の雑種犬》がダメージを割り振る順番は《マーフォークの物あさり》、《ショック》である。",
  ],
  [
    { is: "damageNotDealt", source: mongrel, target: toLooter },
    "The damage of Wild Mongrel isn't dealt, as Merfolk Looter is no longer a creature.",
    "《野生の雑種犬》のダメージは、《マーフォークの物あさり》がクリーチャーでなくなっているので与えられない。",
  ],
  [
    { is: "prevented", source: shock, target: toLooter, amount: 2 },
    "2 damage from Shock to Merfolk Looter is prevented.",
    "《ショック》から《マーフォークの物あさり》への2点のダメージが軽減される。",
  ],
  [
    { is: "lifeChanged", player: B, by: -2, life: 18 },
    "Player B loses 2 life (now 18).",
    "プレイヤーBは2点のライフを失い、残り18点になる。",
  ],
  [
    { is: "lifeChanged", player: B, by: 3, life: 23 },
    "Player B gains 3 life (now 23).",
    "プレイヤーBは3点のライフを得て、23点になる。",
  ],
  [
    { is: "effectBegan", effect: effectId(99), objects: [mongrel], source: mongrel },
    "An effect on Wild Mongrel begins.",
    "《野生の雑種犬》への効果が始まる。",
  ],
  [
    { is: "effectBegan", effect: effectId(99), objects: [], source: mongrel },
    "The effect finds nothing to change.",
    "効果の及ぶものがない。",
  ],
  [
    { is: "turnEffectsEnded", effects: [effectId(1)] },
    "Effects that last until end of turn end.",
    "ターン終了時までの効果が終わる。",
  ],
  [{ is: "turnEffectsEnded", effects: [] }, null, null],
  [
    { is: "permitted", player: A, object: rootwalla, source: mongrel },
    "Player A may cast Basking Rootwalla until they next pass priority.",
    "プレイヤーAは次に優先権を放棄するまで《日を浴びるルートワラ》を唱えられるようになる。",
  ],
  [
    { is: "permissionEnded", player: A, object: rootwalla },
    "Player A may no longer cast Basking Rootwalla.",
    "プレイヤーAはもう《日を浴びるルートワラ》を唱えられない。",
  ],
  [
    { is: "attacked", object: mongrel, player: A, defender: B },
    "Wild Mongrel attacks player B.",
    "《野生の雑種犬》がプレイヤーBを攻撃する。",
  ],
  [
    { is: "blocked", object: looter, attacker: mongrel },
    "Merfolk Looter blocks Wild Mongrel.",
    "《マーフォークの物あさり》が《野生の雑種犬》をブロックする。",
  ],
  [
    { is: "removedFromCombat", objects: [mongrel, looter] },
    "Wild Mongrel and Merfolk Looter are removed from combat.",
    "《野生の雑種犬》と《マーフォークの物あさり》が戦闘から取り除かれる。",
  ],
  [{ is: "removedFromCombat", objects: [] }, null, null],
  [
    { is: "damageRemoved", objects: [mongrel] },
    "Damage is removed from Wild Mongrel.",
    "《野生の雑種犬》の負っているダメージが取り除かれる。",
  ],
  [
    { is: "countersCancelled", object: mongrel, count: 1 },
    "A +1/+1 counter and a -1/-1 counter are removed from Wild Mongrel.",
    "《野生の雑種犬》から+1/+1カウンターと-1/-1カウンターが1個ずつ取り除かれる。",
  ],
  [{ is: "damageRemoved", objects: [] }, null, null],
  [
    { is: "rewound", player: A },
    "Player A's action is taken back.",
    "プレイヤーAの行動が取り消される。",
  ],
  [
    { is: "drewFromEmpty", player: A },
    "Player A can't draw from an empty library.",
    "プレイヤーAは空のライブラリーから引けない。",
  ],
  [
    { is: "lost", player: B, why: "life" },
    "Player B loses the game for having 0 or less life.",
    "プレイヤーBはライフが0以下なのでゲームに敗北する。",
  ],
  [
    { is: "lost", player: B, why: "emptyLibrary" },
    "Player B loses the game for having no card to draw.",
    "プレイヤーBは引くカードがないのでゲームに敗北する。",
  ],
  [{ is: "gameEnded", winner: A }, "Player A wins the game.", "プレイヤーAがゲームに勝利する。"],
  [{ is: "gameEnded", winner: null }, "The game is a draw.", "ゲームは引き分けになる。"],
];

describe("captionOf", () => {
  it.each(rows.map((row) => [row[0].is, ...row] as const))("%s", (_, what, en, ja) => {
    expect(caption(what, "en")).toBe(en);
    expect(caption(what, "ja")).toBe(ja);
    expect(withoutSymbols(ja ?? "")).not.toMatch(asciiPunctuation);
  });

  it("tells the win of a whole team (104.2c, 810.8a)", () => {
    const teams = { members: [[A, B]], sharedTurns: false, sharedLife: false };
    const at = { ...game, teams };
    const won = { is: "gameEnded", winner: B } as const;
    expect(caption(won, "en", at)).toBe("Player A and player B win the game.");
    expect(caption(won, "ja", at)).toBe("プレイヤーAとプレイヤーBがゲームに勝利する。");
  });

  it("covers every kind of event", () => {
    const told = new Set<string>(rows.map(([what]) => what.is));
    const elsewhere = ["moved", "answered"];
    const kinds = Object.keys(happenings).filter((kind) => !elsewhere.includes(kind));
    expect(kinds.filter((kind) => !told.has(kind))).toEqual([]);
  });

  it("says what an effect does, for one object and for several", () => {
    const spirited = new Table({
      A: { battlefield: ["Wild Mongrel"], hand: ["Forest"] },
    })
      .activate("Wild Mongrel", "Forest")
      .resolve()
      .choose("green");
    const began = spirited.events.find((event) => event.what.is === "effectBegan");
    expect(began && captionOf(began, spirited.game, "en")).toBe(
      "Wild Mongrel gets +1/+1 and becomes green until end of turn.",
    );
    expect(began && captionOf(began, spirited.game, "ja")).toBe(
      "《野生の雑種犬》はターン終了時まで+1/+1の修整を受け、緑になる。",
    );
  });

  it("says why damage on the stack isn't dealt: its recipient is gone, or no longer a creature", () => {
    const table = new Table({
      A: { hand: ["Unsummon"], battlefield: ["Wild Mongrel", "Island"] },
      B: { battlefield: ["Grizzly Bears"] },
    });
    const [source, bears] = [table.id("Wild Mongrel"), table.id("Grizzly Bears")];
    const what = {
      is: "damageNotDealt",
      source,
      target: { is: "object", object: bears },
    } as const;
    const said = (lang: Lang) =>
      captionOf({ what, cause: { is: "turn" }, cr: [] }, table.game, lang);
    expect(said("en")).toBe(
      "The damage of Wild Mongrel isn't dealt, as Grizzly Bears is no longer a creature.",
    );
    table.cast("Unsummon", ["Grizzly Bears"]).resolve();
    expect(said("en")).toBe("The damage of Wild Mongrel isn't dealt, as Grizzly Bears is gone.");
    expect(said("ja")).toBe(
      "《野生の雑種犬》のダメージは、《灰色熊》がすでにいないので与えられない。",
    );
  });

  it("tells permanents of one name apart by their controllers", () => {
    const twins = new Table({
      A: { battlefield: ["Grizzly Bears"] },
      B: { battlefield: ["Grizzly Bears"] },
    });
    const [mine, theirs] = twins.all("Grizzly Bears");
    if (!mine || !theirs) throw new Error("There are two bears.");
    const what = { is: "blocked", object: theirs, attacker: mine } as const;
    const event = { what, cause: { is: "turn" }, cr: [] } as const;
    expect(captionOf(event, twins.game, "en")).toBe(
      "Player B's Grizzly Bears blocks player A's Grizzly Bears.",
    );
    expect(captionOf(event, twins.game, "ja")).toBe(
      "プレイヤーBの《灰色熊》がプレイヤーAの《灰色熊》をブロックする。",
    );
  });

  it("counts targets of one name, but not one that is aimed at twice", () => {
    const table = new Table({ A: { hand: ["Shock"] }, B: { battlefield: ["2 Grizzly Bears"] } });
    const [one, other] = table.all("Grizzly Bears");
    const [spell] = table.all("Shock");
    if (!one || !other || !spell) throw new Error("There are two bears and a spell.");
    const told = (targets: readonly [ObjectId, ObjectId], lang: Lang) => {
      const aimed = targets.map((object) => ({ is: "object", object }) as const);
      const what = { is: "targeted", object: spell, targets: aimed, slot: 0 } as const;
      return captionOf({ what, cause: { is: "turn" }, cr: [] }, table.game, lang);
    };
    expect(told([one, other], "en")).toBe("Shock targets 2 copies of Grizzly Bears.");
    expect(told([one, other], "ja")).toBe("《ショック》は《灰色熊》2枚を対象とする。");
    expect(told([one, one], "en")).toBe("Shock targets Grizzly Bears and Grizzly Bears.");
  });
});

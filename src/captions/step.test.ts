import { describe, expect, it } from "vitest";
import { relic } from "../engine/testing/making.ts";
import { A, Table } from "../engine/testing/table.ts";
import { creature, enters, enterWith, replacement } from "../language/build.ts";
import { captionOfStep } from "./index.ts";

/** What has happened on a table since the last look at it. */
class Watcher {
  #seen = 0;
  readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  look(): { readonly en: string; readonly ja: string; readonly cr: readonly string[] } {
    const events = this.table.events.slice(this.#seen);
    this.#seen = this.table.events.length;
    const { text, cr } = captionOfStep(events, this.table.game, "en");
    const ja = captionOfStep(events, this.table.game, "ja").text;
    return { en: text, ja, cr: cr.map(({ number }) => number) };
  }
}

const begin = (...position: ConstructorParameters<typeof Table>) =>
  new Watcher(new Table(...position));

describe("captionOfStep", () => {
  it("says where the game stands when nothing has happened", () => {
    const watcher = begin({ A: { hand: ["Shock"] } });
    expect(watcher.look()).toEqual({
      en: "It is player A's first main phase. Player A has priority.",
      ja: "プレイヤーAの戦闘前メイン・フェイズである。優先権はプレイヤーAにある。",
      cr: ["117.3"],
    });
  });

  it("tells a discard as a cost, a replacement and a trigger in one sentence (702.35a)", () => {
    const watcher = begin({
      A: { hand: ["Basking Rootwalla"], battlefield: ["Wild Mongrel"] },
      B: { battlefield: ["Megrim"] },
    });
    watcher.look();
    watcher.table.activate("Wild Mongrel", "Basking Rootwalla");
    const { en, ja, cr } = watcher.look();
    expect(en).toBe(
      "Player A activates Wild Mongrel's ability and discards Basking Rootwalla into exile, and Megrim's ability and Basking Rootwalla's madness ability trigger. Player A has priority; Megrim's ability is on top of the stack.",
    );
    expect(ja).toBe(
      "プレイヤーAは《野生の雑種犬》の能力を起動し、《日を浴びるルートワラ》を追放領域に捨て、《偏頭痛》の能力と《日を浴びるルートワラ》のマッドネス能力が誘発する。優先権はプレイヤーAにあり、スタックの一番上は《偏頭痛》の能力である。",
    );
    expect(cr).toContain("702.35a");
  });

  it("calls an ability after what it was of, though that transforms as it resolves", () => {
    const watcher = begin({
      step: "end",
      A: { battlefield: ["Gatstaf Shepherd"] },
    });
    watcher.table.passUntil("upkeep");
    watcher.look();
    watcher.table.resolve();
    const { en, ja } = watcher.look();
    expect(en).toContain("Gatstaf Shepherd's ability resolves, and Gatstaf Shepherd transforms");
    expect(ja).toContain("《ガツタフの羊飼い》の能力が解決され、《ガツタフの羊飼い》が");
  });

  it("calls an ability after what it was of, though that becomes a copy as it resolves", () => {
    const watcher = begin({
      A: { hand: ["Hill Giant"], battlefield: ["Unstable Shapeshifter", "4 Mountain"] },
    });
    watcher.table.cast("Hill Giant").resolve();
    watcher.look();
    watcher.table.resolve();
    const { en, ja } = watcher.look();
    expect(en).toContain(
      "Unstable Shapeshifter's ability resolves, and Unstable Shapeshifter becomes",
    );
    expect(ja).toContain("《不定の多相の戦士》の能力が解決され、《不定の多相の戦士》は");
  });

  it("tells which effect comes first where another question follows (616.1)", () => {
    const watcher = begin({
      rules: "2009-07-11",
      cards: [relic("Bounty", replacement(enters(creature), enterWith("+1/+1", 1)))],
      A: {
        hand: ["Moritte of the Frost"],
        battlefield: ["Bounty", "Plains", "3 Island", "2 Forest"],
      },
    });
    const { table } = watcher;
    table.cast("Moritte of the Frost").resolve();
    watcher.look();
    const { decision } = table;
    const option =
      decision.is === "option" &&
      decision.options.find((one) => one.is === "effect" && one.source === table.id("Bounty"));
    if (!option) throw new Error("Bounty's effect should be among the choices.");
    table.answer({ is: "option", option });
    expect(watcher.look()).toMatchObject({
      en: "Player A applies the replacement effect of Bounty first. Next, player A is to choose up to 1 permanent for Moritte of the Frost to copy.",
      cr: ["615.1"],
    });
  });

  it("tells a spell with its target, then what it did", () => {
    const watcher = begin({
      A: { hand: ["Shock"], battlefield: ["Mountain"] },
      B: { battlefield: ["Grizzly Bears"] },
    });
    watcher.look();
    watcher.table.cast("Shock", "Grizzly Bears");
    expect(watcher.look()).toMatchObject({
      en: "Player A casts Shock targeting Grizzly Bears. Player A has priority; Shock is on top of the stack.",
      ja: "プレイヤーAは《灰色熊》を対象に《ショック》を唱える。優先権はプレイヤーAにあり、スタックの一番上は《ショック》である。",
    });
    watcher.table.resolve();
    expect(watcher.look()).toMatchObject({
      en: "Shock resolves and deals 2 damage to Grizzly Bears, and Grizzly Bears is destroyed. Player A has priority.",
      ja: "《ショック》が解決され、《灰色熊》に2点のダメージを与え、《灰色熊》は破壊される。優先権はプレイヤーAにある。",
    });
  });

  it("tells damage to a player with the life that is left", () => {
    const watcher = begin({ A: { hand: ["Shock"], battlefield: ["Mountain"] } });
    watcher.table.cast("Shock", "B");
    watcher.look();
    watcher.table.resolve();
    expect(watcher.look().en).toBe(
      "Shock resolves and deals 2 damage to player B, and player B is at 18 life. Player A has priority.",
    );
  });

  it("says what is asked next", () => {
    const watcher = begin({ A: { hand: ["Shock"], battlefield: ["Mountain"] } });
    watcher.look();
    watcher.table.act(watcher.table.castAction("Shock"));
    expect(watcher.look()).toMatchObject({
      en: "Player A puts Shock from hand onto the stack. Next, player A is to choose a target for Shock.",
      ja: "プレイヤーAは《ショック》を手札からスタックに置く。次にプレイヤーAは《ショック》の対象を1つ選ぶ。",
    });
  });

  it("tells a pass by itself", () => {
    const watcher = begin({});
    watcher.look();
    watcher.table.pass();
    expect(watcher.look()).toMatchObject({
      en: "Player A passes priority. Player B has priority.",
      ja: "プレイヤーAは優先権を放棄する。優先権はプレイヤーBにある。",
    });
  });

  it("tells why what is offered can't be done", () => {
    const watcher = begin({ A: { hand: ["Fiery Temper"], battlefield: ["Aquamoeba"] } });
    watcher.table.activate("Aquamoeba", "Fiery Temper");
    watcher.look();
    watcher.table.resolve();
    expect(watcher.look()).toMatchObject({
      en: "Fiery Temper's madness ability resolves, player A can't cast Fiery Temper because there isn't enough mana, and Fiery Temper is put into player A's graveyard. Player A has priority; Aquamoeba's ability is on top of the stack.",
      ja: "《癇しゃく》のマッドネス能力が解決され、マナが足りないため、プレイヤーAは《癇しゃく》を唱えられず、《癇しゃく》はプレイヤーAの墓地に置かれる。優先権はプレイヤーAにあり、スタックの一番上は《アクアミーバ》の能力である。",
    });
  });

  it("says that the game is over", () => {
    const watcher = begin({
      A: { hand: ["Shock"], battlefield: ["Mountain"] },
      B: { life: 2 },
    });
    watcher.table.cast("Shock", "B");
    watcher.look();
    watcher.table.resolve();
    expect(watcher.look().en).toMatch(/player A wins the game\. The game is over\.$/);
  });

  it("never says more than two sentences, nor more than six rules", () => {
    const watcher = begin({
      A: {
        hand: ["Breakthrough", "Fiery Temper", "Basking Rootwalla", "Shock"],
        battlefield: ["Island", "Pitchstone Wall"],
        library: ["4 Forest"],
      },
      B: { battlefield: ["2 Megrim"] },
    });
    const { table } = watcher;
    table.act(table.castAction("Breakthrough")).choose(0).settle().pass(2).settle();
    const { en, ja, cr } = watcher.look();
    expect(en.match(/\.( |$)/g)).toHaveLength(2);
    expect(ja.match(/。/g)).toHaveLength(2);
    expect(cr.length).toBeLessThanOrEqual(6);
  });

  it("cites each rule once, in the edition that is in force", () => {
    const table = new Table({
      A: { hand: ["Basking Rootwalla"], battlefield: ["Wild Mongrel"] },
      rules: "2002-02-20",
    });
    table.act(table.activateAction("Wild Mongrel")).settle().answer({ is: "confirm", yes: true });
    const { cr } = captionOfStep(table.events, table.game, "en");
    expect(cr.map(({ number }) => number)).toContain("502.24a");
    expect(new Set(cr.map(({ number }) => number)).size).toBe(cr.length);
    expect(cr.every(({ edition }) => edition === "2002-02-20")).toBe(true);
    expect(table.game.players[0]?.id).toBe(A);
  });
});

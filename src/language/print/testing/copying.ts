/** What copies with exceptions, and copies of spells, read as, in the templates of today's cards. */
import * as b from "../../build.ts";
import { emblem, relic, spell, type Tables } from "./fixtures.ts";

const { you } = b;
const enteringAs = (...how: Parameters<typeof b.enterAsCopy>) =>
  b.replacement(b.enters(b.thisObject), b.enterAsCopy(...how), { optional: true });
const flying = b.gains(b.keyword("flying"));
const instants = b.all(b.spell, b.any(b.instant, b.sorcery));

export const copyingTables: Tables = {
  "exceptions to copying": [
    [
      enteringAs(b.creature, b.keepsColor, flying),
      "You may have this creature enter as a copy of any creature on the battlefield, except it doesn't copy that creature's color and it has flying.",
      "あなたは「このクリーチャーは、それがそのクリーチャーの色をコピーしないことと、それが飛行を持つことを除き、戦場にあるクリーチャー1体のコピーとして戦場に出る。」を選んでもよい。",
    ],
    [
      b.triggered(
        b.enters(b.all(b.creature, b.other)),
        b.becomeCopy(b.self, b.it("creature"), { except: [b.hasThisAbility] }),
      ),
      "Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability.",
      "これでないクリーチャー1体が戦場に出るたび、このクリーチャーは、それがこの能力を持つことを除き、そのクリーチャーのコピーになる。",
    ],
    [
      b.triggered(
        b.beginningOf("upkeep"),
        b.may(you, b.becomeCopy(b.self, b.target(b.creature), { except: [b.keepsColor] })),
      ),
      "At the beginning of your upkeep, you may have this creature become a copy of target creature, except it doesn't copy that creature's color.",
      "",
    ],
    [
      enteringAs(b.creature, b.entersWithMore("+1/+1", b.x)),
      "You may have this creature enter as a copy of any creature on the battlefield, except it enters with X additional +1/+1 counters on it.",
      "あなたは「このクリーチャーは、+1/+1カウンターが追加でX個置かれた状態で戦場に出ることを除き、戦場にあるクリーチャー1体のコピーとして戦場に出る。」を選んでもよい。",
    ],
    [
      enteringAs(b.creature, b.entersWithMore("+1/+1")),
      "You may have this creature enter as a copy of any creature on the battlefield, except it enters with an additional +1/+1 counter on it.",
      "",
    ],
    [
      enteringAs(
        b.all(b.artifact, b.controlledBy(you)),
        b.addTypes({ supertypes: ["legendary", "snow"] }),
        b.ifCopyFits(b.creature, b.entersWithMore("+1/+1", 2), flying),
      ),
      "You may have this artifact enter as a copy of an artifact you control, except it's legendary and snow in addition to its other types and, if it's a creature, it enters with two additional +1/+1 counters on it and it has flying.",
      "あなたは「このアーティファクトは、それが他のタイプに加えて伝説でもあり氷雪でもあることと、それがクリーチャーなら+1/+1カウンターが追加で2個置かれた状態で戦場に出るとともに飛行を持つことを除き、あなたがコントロールしているアーティファクト1つのコピーとして戦場に出る。」を選んでもよい。",
      relic,
    ],
  ],
  "copies of spells": [
    [
      b.spellAbility(
        b.copySpell(b.target(instants), { except: [b.becomes("red")], newTargets: true }),
      ),
      "Copy target instant or sorcery spell, except that the copy is red. You may choose new targets for the copy.",
      "インスタントやソーサリーである呪文1つを対象とする。そのコピーが赤であることを除き、それをコピーする。あなたはそのコピーの新しい対象を選んでもよい。",
      spell,
    ],
    [
      b.triggered(
        b.casts(you, b.all(b.spell, b.withSingleTargetOf(b.all(b.creature, b.controlledBy(you))))),
        b.inOrder(
          b.create(
            1,
            b.token({ colors: ["red"], types: ["creature"], subtypes: ["Soldier"], pt: "1/1" }),
            { name: "made" },
          ),
          b.copySpell(b.it("spell"), { targeting: b.named("made") }),
        ),
      ),
      "Whenever you cast a spell that targets only a single creature you control, create a 1/1 red Soldier creature token, then copy that spell. The copy targets that token.",
      "あなたが、あなたがコントロールしている単一のクリーチャーのみを対象とする呪文1つを唱えるたび、赤の1/1の兵士・クリーチャー・トークン1体を生成する。その呪文をコピーする。そのコピーはそのトークンを対象とする。",
      emblem,
    ],
    [
      b.replacement(b.createsTokens(you), b.changeAmount({ times: 2 })),
      "If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.",
      "効果1つがあなたのコントロール下でトークン1つ以上を生成するなら、代わりにそれはその2倍の数のそれらのトークンを生成する。",
      emblem,
    ],
  ],
  "mana that was spent": [
    [
      b.spellAbility(
        b.inOrder(
          b.onlyIf(b.manaSpent("red"), b.damage(3, b.toObject(b.every(b.creature)))),
          b.onlyIf(b.manaSpent("green"), b.damage(2, b.toPlayer(b.eachOpponent))),
        ),
      ),
      "Test Bolt deals 3 damage to each creature if {R} was spent to cast this spell and 2 damage to each opponent if {G} was spent to cast this spell.",
      "この呪文を唱えるために{R}が支払われていたなら、試しの稲妻は各クリーチャーにそれぞれ3点のダメージを与える。この呪文を唱えるために{G}が支払われていたなら、試しの稲妻は各対戦相手にそれぞれ2点のダメージを与える。",
      spell,
    ],
    [
      b.triggered(
        b.enters(b.thisObject),
        b.ifSo(b.negate(b.manaSpent("white", "white")), b.sacrifice(b.self)),
      ),
      "When this creature enters, if {W}{W} wasn't spent to cast it, sacrifice it.",
      "",
    ],
  ],
  devotion: [
    [
      b.forPlayers(you, [b.moreDevotion()]),
      "Your devotion to each color and each combination of colors is increased by one.",
      "あなたの、各色への信心と各色の組み合わせへの信心は1増える。",
      relic,
    ],
    [
      b.triggered(
        b.attacks(b.thisObject),
        b.ifSo(
          b.youControl(
            b.any(b.ofSubtype("Goblin"), b.ofSubtype("Elf"), b.all(b.legendary, b.enchantment)),
          ),
          b.draw(1),
        ),
      ),
      "Whenever this creature attacks, if you control a Goblin, an Elf, or a legendary enchantment, draw a card.",
      "",
    ],
  ],
};

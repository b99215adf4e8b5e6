/**
 * 年によって異なる言い回し。Turns of phrase that differ by year, in Japanese: 「戦場に出る」 or
 * 「場に出る」, 「追放する」 or 「ゲームから取り除く」. Card texts and captions both take them from here.
 */
import { forEachVocabulary, todayWords, type Vocabulary } from "../../eraWords.ts";
import { statWords, stepWords, typeWords, zoneWords } from "../../lexicon.ts";
import type { CardType, Stat, Step, Zone } from "../../vocabulary.ts";
import type { Context } from "../context.ts";
import { godan, ichidan, type Predicate, predicate, suru, type Verb } from "./words.ts";

function phrasesOf(v: Vocabulary) {
  const inPlay = v.battlefield === "play";
  const removed = v.exile === "removal";
  const battlefield = inPlay ? "場" : zoneWords.battlefield.ja;
  const cast: Verb = v.spells === "cast" ? ichidan("唱える") : suru("プレイする");
  const activate: Verb = v.abilities === "activate" ? suru("起動する") : suru("プレイする");
  const canCast = v.spells === "cast" ? "唱えられる" : "プレイできる";
  const canActivate = v.abilities === "activate" ? "起動できる" : "プレイできる";
  return {
    vocabulary: v,
    battlefield,
    /** 名詞の前で。Before a noun. */
    there: inPlay ? "場に出ている" : "戦場にある",
    zone: (zone: Zone): string =>
      zone === "battlefield"
        ? battlefield
        : zone === "exile" && removed
          ? "ゲーム外領域"
          : zoneWords[zone].ja,
    /** `before`: 「タップ状態で」. */
    enter: (before = ""): Predicate => predicate(`${before}${battlefield}に`, ichidan("出る")),
    leave: predicate(`${battlefield}を`, ichidan("離れる")),
    /** 700.4 */
    die:
      v.death === "dies"
        ? predicate("", suru("死亡する"))
        : predicate(`${battlefield}から墓地に`, ichidan("置かれる")),
    cast,
    /** 「唱えられる」「プレイされる」: what is done to a spell. */
    beCast: ichidan(v.spells === "cast" ? "唱えられる" : "プレイされる"),
    /** 「唱えられる」「プレイできる」: what a player can do. */
    canCast,
    activate,
    /** An ability by its source, where it isn't told from a spell by the verb. */
    activateOf: (source: string): string =>
      v.abilities === "activate" ? `${source}を起動する` : `${source}の能力をプレイする`,
    beActivated: v.abilities === "activate" ? "起動される" : "プレイされる",
    /** `what`: 「それを」「それを裏向きに」. */
    exile: (what: string): Predicate =>
      removed
        ? predicate(`${what}ゲームから`, godan("取り除く"))
        : predicate(what, suru("追放する")),
    /** `before`: 「これにより」. */
    beExiled: (before = ""): Predicate =>
      removed
        ? predicate(`${before}ゲームから`, ichidan("取り除かれる"))
        : predicate(before, ichidan("追放される")),
    /** 「捨てる」, of what goes into exile instead. */
    discardIntoExile: removed ? "捨ててゲームから取り除く" : `${zoneWords.exile.ja}に捨てる`,
    goesToExile: removed ? "ゲームから取り除かれる" : `${zoneWords.exile.ja}へ行く`,
    exiledStem: removed ? "ゲームから取り除かれ" : "追放され",
    /** 名詞の前で。Before a noun: 「その追放されたカード」. */
    exiledAdjective: removed ? "取り除かれた" : "追放された",
    /** 513 */
    step: (step: Step): string =>
      step === "end" && v.ending === "endOfTurn" ? "ターン終了ステップ" : stepWords[step].ja,
    /** 終了ステップの開始時が「ターン終了時」だったころの言い方。The time when an end step begins. */
    atEnd: (whose: string): string | undefined =>
      v.ending === "endStep" ? undefined : whose === "" ? "ターン終了時" : `${whose}ターンの終了時`,
    /** 111: `tokens`: 「ゴブリン・トークン2体をタップ状態で」. */
    create: (tokens: string): Predicate =>
      v.tokens === "create"
        ? predicate(tokens, suru("生成する"))
        : predicate(`${tokens}${battlefield}に`, godan("出す")),
    whenCreated: v.tokens === "create" ? "生成時" : `${battlefield}に出た時`,
    /** 115.4 */
    anyTarget: v.damageTargets === "any" ? undefined : "クリーチャーやプレイヤー",
    anyOne: v.damageTargets === "any" ? undefined : "クリーチャー1体かプレイヤー1人",
    anyPermanent: v.damageTargets === "any" ? "パーマネント" : "クリーチャー",
    aimsAtPlaneswalkers: v.damageTargets === "any",
    /** 106.4 */
    addMana: (mana: string, whose: string): Predicate =>
      predicate(
        v.mana === "add" ? `${mana}を` : `${whose}のマナ・プールに${mana}を`,
        ichidan("加える"),
      ),
    /** 701.17: `cards`: 「カード2枚を」. */
    mill: (cards: string, whose: string): Predicate =>
      v.milling === "mill"
        ? predicate(cards, suru("切削する"))
        : predicate(
            cards.startsWith("カード")
              ? `${whose}のライブラリーの一番上から${cards}${whose}の墓地に`
              : // What is counted stands before where the cards come from.
                `${cards}${whose}のライブラリーの一番上から${whose}の墓地に`,
            godan("置く"),
          ),
    /** As it happens: 「カード1枚を切削する」. */
    millsOne: (card: string, whose: string): Predicate =>
      v.milling === "mill"
        ? predicate(card, suru("切削する"))
        : predicate(`${whose}のライブラリーから${card}${whose}の墓地に`, godan("置く")),
    milledStem: v.milling === "mill" ? "切削され" : "墓地に置かれ",
    stat: (stat: Stat): string =>
      stat === "manaValue" && v.manaValue === "convertedManaCost"
        ? "点数で見たマナ・コスト"
        : statWords[stat].ja,
    /** 602.5: when an ability may be activated, in sentences. */
    limits: (sorcery: boolean, only: readonly string[], limit: number | undefined): string => {
      const short = v.limits === "activateOnly";
      const often = short
        ? limit === 1
          ? "起動は毎ターン1回のみ行う。"
          : `起動は毎ターン${limit}回までしか行えない。`
        : `この能力は1ターンに${limit}回しか${activate.cannot}。`;
      return [
        ...(sorcery
          ? [
              short
                ? "起動はソーサリーとしてのみ行う。"
                : `この能力は、あなたがソーサリーを${canCast}ときにのみ${canActivate}。`,
            ]
          : []),
        ...only.map((when) =>
          short ? `起動は${when}にのみ行う。` : `この能力は${when}にのみ${canActivate}。`,
        ),
        ...(limit === undefined ? [] : [often]),
      ].join("");
    },
    sizes: v.sizes,
    /** What stands in brackets in the reminder text of a keyword, by today's words. */
    inReminder: (words: string): string | undefined => {
      const [, form, what = ""] = /^(追放する|追放し|追放した)(?:：(.*))?$/.exec(words) ?? [];
      if (form !== undefined) {
        const verb = removed ? godan("取り除く") : suru("追放する");
        const said = { 追放する: verb.plain, 追放し: verb.stem, 追放した: verb.past }[form];
        return `${what}${removed ? "ゲームから" : ""}${said}`;
      }
      return new Map([
        ["唱える", cast.plain],
        ["唱えて", cast.te],
        ["唱えた", cast.past],
        ["唱えない", cast.negative],
        ["唱えなかった", `${cast.negative.slice(0, -1)}かった`],
        ["唱えられる", canCast],
        ["起動できる", canActivate],
        ["戦場", battlefield],
        ["死亡した", v.death === "dies" ? "死亡した" : `${battlefield}から墓地に置かれた`],
        ["追放領域", removed ? "ゲーム外領域" : zoneWords.exile.ja],
      ]).get(words);
    },
    /** 「基本の」, or nothing. */
    base: v.sizes === "base" ? "基本の" : "",
    uncounterable: `${v.countering === "atAll" ? "" : "呪文や能力によっては"}打ち消されない`,
    type: (type: CardType): string =>
      type === "kindred" && v.kindred === "tribal" ? "部族" : typeWords[type].ja,
    /** 「このクリーチャー」「このカード」, or the name. */
    selfByKind: v.self === "kind",
    spellByKind: v.spell === "spell",
    /** Spoken of again it is 「これ」, and others are 「これでない」. */
    saysThis: v.again === "this",
  };
}

export type Phrases = ReturnType<typeof phrasesOf>;

export const phrasesIn: (vocabulary: Vocabulary) => Phrases = forEachVocabulary(phrasesOf);

/** The turns of phrase of the year in which a text is printed. */
export const phrases = ({ lexicon }: Pick<Context, "lexicon">): Phrases =>
  phrasesIn(lexicon.vocabulary ?? todayWords);

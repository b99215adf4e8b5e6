/** What continuous effects do to players and to the rules, in Japanese (613.11). */
import { colorWords } from "../../lexicon.ts";
import type { Filter, Player, PlayerChange } from "../../schema.ts";
import { apartZone, type Context } from "../context.ts";
import { unknownNode } from "../printer.ts";
import { amountText, quantity, thing } from "./amounts.ts";
import { costPredicates } from "./costs.ts";
import { zoneOfFilter } from "./filters.ts";
import { anyNumber, counted, nounPhrase } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { everyone, objects, possessor } from "./references.ts";
import { targeting } from "./targeting.ts";
import { negative } from "./words.ts";

const spells = (filter: Filter, context: Context): string =>
  anyNumber(nounPhrase(filter, context, { noun: "spell" }));

/** The sentence, without full stop, that says the change; `lasting` is for a time, not always. */
export function playerChange(
  change: PlayerChange,
  who: Player,
  context: Context,
  lasting = false,
): string {
  const player = everyone(who, context);
  const own = who.is === "you" ? "あなた" : "自分";
  switch (change.is) {
    case "cantGainLife":
      return `${player}はライフを得られない`;
    case "survivesZeroLife":
      return `${player}は、ライフが0点以下であることによってはゲームに敗北しない`;
    case "noMaximumHandSize":
      return `${who.is === "you" ? possessor(who, context) : player}の手札の上限はなくなる`;
    case "moreLandPlays": {
      const lands = quantity(thing("土地", "つ"), change.amount, context);
      return `${player}は${lasting ? "" : `、${own}の各ターンに`}追加の${lands}をプレイしてもよい`;
    }
    case "moreDevotion": {
      const whose = possessor(who, context);
      const more = amountText(change.amount, context);
      return `${whose}の、各色への信心と各色の組み合わせへの信心は${more}増える`;
    }
    case "castAsThoughFlash": {
      const flash = context.lexicon.keywords.flash.ja;
      const what = spells(change.spells, context);
      return `${player}は${what}を、それが${flash}を持つかのように${phrases(context).cast.te}もよい`;
    }
    case "cantBeTargeted":
      return `${player}は${targeting(change.by, context)}の対象にならない`;
    case "attackTax": {
      const attackers = change.planeswalkers
        ? "それらのクリーチャー1体につき"
        : `自分がコントロールしていて${player}を攻撃しているクリーチャー1体につき`;
      const unless = negative(costPredicates(change.cost, context));
      return `クリーチャーは、それのコントローラーが${attackers}${unless}かぎり、${attacked(player, change.planeswalkers)}を攻撃できない`;
    }
    case "cantBeAttacked": {
      const by = anyNumber(nounPhrase(change.by, context));
      return `${by}は、${attacked(player, change.planeswalkers)}を攻撃できない`;
    }
    case "cantActivateAbilities": {
      const of = change.of ? `${anyNumber(nounPhrase(change.of, context))}の` : "";
      const but = change.unlessMana ? "マナ能力でない" : "";
      return `${player}は${of}${but}能力を${phrases(context).activate.cannot}`;
    }
    case "skipsStep": {
      const step =
        change.step === "beginCombat" ? "戦闘フェイズ" : phrases(context).step(change.step);
      return `${player}は${own}の${step}を飛ばす`;
    }
    case "mustTarget": {
      const what = counted(nounPhrase(change.what, context), 1);
      const { cast, activate } = phrases(context);
      const choosing = `自分がコントロールしている呪文を${cast.past}り能力を${activate.past}りすることの一部として対象を選ぶに際し`;
      return `${player}は、${choosing}、可能なら${what}以上を選ばなければならない`;
    }
    case "unspentManaBecomes": {
      const mana = change.mana === "colorless" ? "無色" : colorWords[change.mana].ja;
      return `${player}が未使用のマナを失うなら、代わりにそのマナは${mana}になる`;
    }
    case "unspentManaStays":
      return `ステップやフェイズの終了時に${player}は未使用のマナを失わない`;
    case "damageCantBePrevented":
      return `${isEveryone(who) ? "" : `${player}に与えられる`}ダメージは軽減されない`;
    case "damageWithers": {
      const wither = context.lexicon.keywords.wither.ja;
      const to = isEveryone(who) ? "" : `${player}がコントロールしているクリーチャーへの`;
      return `すべての${to}ダメージは、それの発生源が${wither}を持つかのように与えられる`;
    }
    case "revealsFirstDraw":
      return `${player}は、${own}の各ターンに最初に引くカードを公開する`;
    case "mayLookAt":
      return `${player}は、いつでも${objects(change.what, context)}を見てもよい`;
    case "mayPlay": {
      const may = change.asSpells ? `${phrases(context).cast.te}もよい` : "プレイしてもよい";
      const [zone, rest] = change.what.is === "all" ? apartZone(change.what.filter) : [];
      if (zone && rest) {
        const from = zoneOfFilter(zone, context);
        const what = change.asSpells ? spells(rest, context) : anyNumber(nounPhrase(rest, context));
        return `${player}は、${from}から${what}を${may}`;
      }
      return `${player}は${objects(change.what, context)}を${may}`;
    }
    default:
      return unknownNode(change);
  }
}

/** 「あなたやあなたがコントロールしているプレインズウォーカー」 */
const attacked = (player: string, planeswalkers = false): string =>
  planeswalkers ? `${player}や${player}がコントロールしているプレインズウォーカー` : player;

const isEveryone = ({ is }: Player): boolean => is === "eachPlayer" || is === "anyPlayer";

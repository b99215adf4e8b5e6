import type { InLanguages } from "../language/print/index.ts";
import type { KeywordName } from "../language/schema.ts";

/**
 * What each keyword means, in our own words (207.2a): `[self]`, `[cost]`, `[amount]` and `[quality]`
 * stand for the card's own, other words in brackets are today's for which other years had others
 * (`inReminder`). Apart from the keywords, for no board that is played needs them.
 */
export const reminders: Readonly<Record<KeywordName, InLanguages>> = {
  afflict: {
    en: "When [self] is blocked, the player it attacks loses [amount] life.",
    ja: "[self]がブロックされた状態になるたび、防御プレイヤーは[amount]点のライフを失う。",
  },
  afterlife: {
    en: "When [self] [dies], it leaves behind flying 1/1 Spirits, white and black: [amount].",
    ja: "[self]が[死亡した]とき、飛行を持つ白であり黒でもある1/1のスピリット・クリーチャー・トークン[amount]体を生成する。",
  },
  annihilator: {
    en: "When [self] attacks, the player it attacks sacrifices permanents: [amount].",
    ja: "[self]が攻撃するたび、防御プレイヤーはパーマネント[amount]つを生け贄に捧げる。",
  },
  battleCry: {
    en: "When [self] attacks, the others that attack get +1/+0 for the turn.",
    ja: "[self]が攻撃するたび、他の攻撃しているクリーチャーはそれぞれターン終了時まで+1/+0の修整を受ける。",
  },
  bestow: {
    en: "You may [cast] this card for [cost] as an Aura with enchant creature. Attached to nothing, it is a creature again.",
    ja: "あなたはこのカードを、エンチャント（クリーチャー）を持つオーラとして[cost]で[唱えて]もよい。何にもつけられていなくなれば、これはクリーチャーに戻る。",
  },
  bloodthirst: {
    en: "[self] [enters] with +1/+1 counters if some opponent was dealt damage earlier in the turn: [amount].",
    ja: "このターンに対戦相手がダメージを与えられていたなら、[self]は+1/+1カウンター[amount]個が置かれた状態で[戦場]に出る。",
  },
  bushido: {
    en: "When [self] blocks or is blocked, its power and toughness rise by [amount] for the turn.",
    ja: "[self]がブロックするかブロックされた状態になるたび、ターン終了時まで+[amount]/+[amount]の修整を受ける。",
  },
  champion: {
    en: "When [self] [enters], [exile: one of your other [quality]] or sacrifice [self]. The [exiled] card comes back under its owner's control when [self] [leaves the battlefield].",
    ja: "[self]が[戦場]に出たとき、[追放する：あなたがコントロールしている他の[quality]1体を]か、[self]を生け贄に捧げる。[self]が[戦場]を離れたとき、[追放した]カードはオーナーのコントロール下で[戦場]に戻る。",
  },
  changeling: {
    en: "This card has every creature type, in every zone.",
    ja: "このカードはどの領域にあっても、すべてのクリーチャー・タイプを持つ。",
  },
  cycling: {
    en: "You may pay [cost] and discard this card out of your hand to get another.",
    ja: "[cost]を支払い、手札にあるこのカードを捨てることで、別のカードを手札に加える。",
  },
  daybound: {
    en: "After a turn whose player [has cast] no spell it becomes night, and this turns over.",
    ja: "ターン・プレイヤーが呪文を[唱えなかった]ターンの次のターンは夜になり、夜になるとこれは変身する。",
  },
  deathtouch: {
    en: "A creature that [self] deals damage to is destroyed, however little the damage.",
    ja: "[self]がダメージを与えたクリーチャーは、それが何点であっても破壊される。",
  },
  decayed: {
    en: "[self] doesn't block, and once it has attacked you sacrifice it as combat ends.",
    ja: "[self]はブロックできず、攻撃したなら戦闘終了時に生け贄に捧げられる。",
  },
  defender: {
    en: "[self] can't attack.",
    ja: "[self]は攻撃できない。",
  },
  doubleStrike: {
    en: "[self] deals combat damage twice: once before the others, once together with them.",
    ja: "[self]は他のクリーチャーに先立って戦闘ダメージを与え、その後もう一度与える。",
  },
  enchant: {
    en: "As a spell, this targets one [quality] and [enters] attached to it.",
    ja: "これは呪文としては[quality]を対象とし、それにつけられた状態で[戦場]に出る。",
  },
  equip: {
    en: "Whenever you could [cast] a sorcery, you may pay [cost] to put [self] on target creature you control.",
    ja: "[cost]：あなたがコントロールしているクリーチャー1体を対象とし、[self]をそれにつける。ソーサリーを[唱えられる]ときにのみ[起動できる]。",
  },
  escape: {
    en: "You may [cast] this card out of your graveyard at this cost: [cost].",
    ja: "あなたはこのカードを、あなたの墓地から次のコストで[唱えて]もよい：[cost]。",
  },
  evoke: {
    en: "You may [cast] this card for [cost]. If you do, it is sacrificed when it [enters].",
    ja: "あなたはこのカードを[cost]で[唱えて]もよい。そうした場合、これが[戦場]に出たとき、これを生け贄に捧げる。",
  },
  evolve: {
    en: "[self] gets a +1/+1 counter when a creature with more power or more toughness [enters] on your side.",
    ja: "パワーかタフネスが[self]より大きいクリーチャー1体があなたのコントロール下で[戦場]に出るたび、[self]の上に+1/+1カウンター1個を置く。",
  },
  exalted: {
    en: "A creature of the same controller that attacks alone gets +1/+1 for the turn.",
    ja: "あなたがコントロールしているクリーチャー1体が単独で攻撃するたび、それはターン終了時まで+1/+1の修整を受ける。",
  },
  fabricate: {
    en: "When [self] [enters], choose for [amount]: +1/+1 counters on it, or else 1/1 Servo artifact creatures.",
    ja: "[self]が[戦場]に出たとき、これの上に+1/+1カウンター[amount]個を置いてもよい。そうしないなら、無色の1/1の霊気装置・アーティファクト・クリーチャー・トークン[amount]体を生成する。",
  },
  fear: {
    en: "Only artifact creatures and black creatures can block [self].",
    ja: "[self]は、アーティファクト・クリーチャーか黒のクリーチャーによってのみブロックされる。",
  },
  firstStrike: {
    en: "[self] deals combat damage before creatures that have neither first strike nor double strike.",
    ja: "[self]は、先制攻撃も二段攻撃も持たないクリーチャーより先に戦闘ダメージを与える。",
  },
  flanking: {
    en: "A creature that blocks [self] and lacks flanking gets -1/-1 for the turn.",
    ja: "側面攻撃を持たないクリーチャーが[self]をブロックするたび、そのクリーチャーはターン終了時まで-1/-1の修整を受ける。",
  },
  flash: {
    en: "This card can be [was cast] whenever an instant could be.",
    ja: "このカードは、インスタントを[唱えられる]ときならいつでも[唱えられる]。",
  },
  flashback: {
    en: "You may [cast] this card out of your graveyard for [cost]; afterwards it is [exiled from the game].",
    ja: "あなたはこのカードを、あなたの墓地から[cost]で[唱えて]もよい。その後、[追放する：これを]。",
  },
  flying: {
    en: "Only creatures with flying or reach can block [self].",
    ja: "[self]は飛行や到達を持つクリーチャーによってのみブロックされる。",
  },
  haste: {
    en: "[self] can attack and pay {T} or {Q} already in the turn it comes under your control.",
    ja: "[self]はあなたのコントロール下になったターンにも、攻撃でき、{T}や{Q}のコストを支払える。",
  },
  hexproof: {
    en: "Spells and abilities of your opponents can't target [self].",
    ja: "[self]は、対戦相手の呪文や能力の対象にならない。",
  },
  hideaway: {
    en: "When [self] [enters], look at that many cards on top of your library. Hide one of them face down [in exile]; the others go to the bottom at random.",
    ja: "[self]が[戦場]に出たとき、あなたのライブラリーの一番上からその枚数のカードを見て、[追放し：うち1枚を裏向きで]、残りを無作為の順番でライブラリーの一番下に置く。",
  },
  indestructible: {
    en: "[self] can't be destroyed, neither by effects nor by damage.",
    ja: "[self]は効果によってもダメージによっても破壊されない。",
  },
  ingest: {
    en: "When [self] deals combat damage to a player, [exile: the top card of that player's library].",
    ja: "[self]がプレイヤー1人に戦闘ダメージを与えるたび、[追放する：そのプレイヤーのライブラリーの一番上のカードを]。",
  },
  intimidate: {
    en: "Only artifact creatures and creatures that have one of its colors can block [self].",
    ja: "[self]は、アーティファクト・クリーチャーか、共通の色を持つクリーチャーによってのみブロックされる。",
  },
  kicker: {
    en: "As you [cast] this card, you may add [cost] to what you pay.",
    ja: "あなたはこのカードを[唱える]に際し、追加で[cost]を支払ってもよい。",
  },
  landwalk: {
    en: "[self] can't be blocked while the defending player controls any [quality].",
    ja: "防御プレイヤーが[quality]をコントロールしているかぎり、[self]はブロックされない。",
  },
  lifelink: {
    en: "Its controller gains as much life as [self] deals damage.",
    ja: "[self]がダメージを与えると、そのコントローラーはその点数ぶんのライフも得る。",
  },
  livingWeapon: {
    en: "When [self] [enters], a black 0/0 Phyrexian Germ comes with it, and [self] is put on that.",
    ja: "[self]が[戦場]に出たとき、黒の0/0のファイレクシアン・細菌・クリーチャー・トークン1体を生成し、[self]をそれにつける。",
  },
  madness: {
    en: "When you discard this card, it goes [to exile] instead. Then [cast] it for [cost] or put it into your graveyard.",
    ja: "捨てられたこのカードは、墓地ではなく[追放領域]に置かれる。そうしたとき、あなたはこれを[cost]で[唱えて]もよい。[唱えない]なら、これをあなたの墓地に置く。",
  },
  menace: {
    en: "One creature alone can't block [self].",
    ja: "[self]は1体のクリーチャーだけではブロックされない。",
  },
  mentor: {
    en: "When [self] attacks, target attacking creature whose power is lower gets a +1/+1 counter.",
    ja: "[self]が攻撃するたび、パワーがこれより小さい攻撃しているクリーチャー1体を対象とし、それの上に+1/+1カウンター1個を置く。",
  },
  modular: {
    en: "[self] [enters] with +1/+1 counters: [amount]. When it [dies], you may put as many as it had on target artifact creature.",
    ja: "[self]は+1/+1カウンター[amount]個が置かれた状態で[戦場]に出る。これが[死亡した]とき、アーティファクト・クリーチャー1体を対象とし、これの上にあった+1/+1カウンターと同じ個数のそれを、その上に置いてもよい。",
  },
  nightbound: {
    en: "After a turn whose player [has cast] two or more spells it becomes day, and this turns over.",
    ja: "ターン・プレイヤーが呪文を2つ以上[唱えた]ターンの次のターンは昼になり、昼になるとこれは変身する。",
  },
  outlast: {
    en: "Tap [self] and pay [cost] to give it a +1/+1 counter, when you could [cast] a sorcery.",
    ja: "[cost]、{T}：[self]の上に+1/+1カウンター1個を置く。ソーサリーを[唱えられる]ときにのみ[起動できる]。",
  },
  persist: {
    en: "If [self] [dies] without a -1/-1 counter, it comes back under its owner's control with one.",
    ja: "[self]が-1/-1カウンターなしで[死亡した]とき、それはそのカウンター1個とともに、オーナーのコントロール下で[戦場]に戻る。",
  },
  protection: {
    en: "[self] is safe from [quality]: no targeting, no damage, no blocks, no Auras or Equipment.",
    ja: "[self]は[quality]から守られる：対象にならず、ダメージを受けず、ブロックされず、エンチャントも装備もされない。",
  },
  prowess: {
    en: "Whenever you [cast] a spell that isn't a creature, [self] grows by +1/+1 for the turn.",
    ja: "あなたがクリーチャーでない呪文を[唱える]たび、[self]はターン終了時まで+1/+1の修整を受ける。",
  },
  reach: {
    en: "[self] can block creatures with flying.",
    ja: "[self]は飛行を持つクリーチャーをブロックできる。",
  },
  retrace: {
    en: "You may [cast] this card out of your graveyard if you discard a land card on top of its other costs.",
    ja: "あなたは、他のコストに加えて土地カード1枚を捨てることで、このカードをあなたの墓地から[唱えて]もよい。",
  },
  riot: {
    en: "[self] [enters] with one more +1/+1 counter or has haste, as you choose.",
    ja: "[self]は+1/+1カウンター1個が追加で置かれた状態か速攻を持つ状態かのうち、あなたが選んだ状態で[戦場]に出る。",
  },
  scavenge: {
    en: "Pay [cost] and [exile: this card] out of your graveyard when you could [cast] a sorcery: target creature gets as many +1/+1 counters as its power.",
    ja: "[cost]を支払い、[追放する：あなたの墓地にあるこのカードを]。クリーチャー1体を対象とし、それの上にこのカードのパワーに等しい個数の+1/+1カウンターを置く。ソーサリーを[唱えられる]ときにのみ[起動できる]。",
  },
  shadow: {
    en: "[self] blocks only creatures with shadow, and only they can block [self].",
    ja: "[self]はシャドーを持つクリーチャーのみをブロックでき、シャドーを持つクリーチャーによってのみブロックされる。",
  },
  shroud: {
    en: "No spell or ability can target [self], not even yours.",
    ja: "[self]は、あなた自身のものも含め、いかなる呪文や能力の対象にもならない。",
  },
  splitSecond: {
    en: "While [self] waits to resolve, nobody can [cast] anything or use abilities other than mana abilities.",
    ja: "[self]の解決を待つ間、誰も呪文を[唱えない]。マナ能力でない能力も使われない。",
  },
  trample: {
    en: "Combat damage beyond what kills the blockers may go to what [self] attacks.",
    ja: "ブロックしたクリーチャーを倒して余る戦闘ダメージを、[self]は攻撃先に与えてもよい。",
  },
  undying: {
    en: "If [self] [dies] without a +1/+1 counter, it comes back under its owner's control with one.",
    ja: "[self]が+1/+1カウンターなしで[死亡した]とき、それはそのカウンター1個とともに、オーナーのコントロール下で[戦場]に戻る。",
  },
  unearth: {
    en: "For [cost], at a time when you could [cast] a sorcery, this card comes back out of your graveyard with haste. It is [exiled from the game] at the next end step, or as it would leave.",
    ja: "[cost]：ソーサリーを[唱えられる]ときにのみ、あなたの墓地にあるこのカードは速攻を得て[戦場]に戻る。次の終了ステップの開始時か、離れるときに、[追放する：これを]。",
  },
  vigilance: {
    en: "[self] stays untapped when it attacks.",
    ja: "[self]は攻撃してもタップしない。",
  },
  ward: {
    en: "When an opponent's spell or ability targets [self], it is countered unless [they pay] this cost.",
    ja: "対戦相手の呪文や能力が[self]を対象としたとき、その対戦相手がこのコストを支払わないなら、それを打ち消す。",
  },
  wither: {
    en: "Damage that [self] deals to creatures becomes -1/-1 counters on them.",
    ja: "[self]がクリーチャーに与えるダメージは、同じ数の-1/-1カウンターになる。",
  },
};

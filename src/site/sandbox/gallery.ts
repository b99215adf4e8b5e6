/**
 * Boards to begin with: positions that invite a reader to try things, from an empty table to a full
 * one. All have a seed, so that chance is never asked for, and libraries, so that turns can go by.
 */
import type { Bilingual } from "../../notation/index.ts";

interface Start {
  /** For addresses; it doesn't change. */
  readonly id: string;
  readonly title: Bilingual;
  /** One sentence: what is there, and what to try. */
  readonly about: Bilingual;
  readonly notation: string;
}

interface GalleryGroup {
  readonly id: string;
  readonly title: Bilingual;
  readonly boards: readonly Start[];
}

/** A board of indented lines. */
function board(lines: string): string {
  const all = lines.replace(/^\n/, "").trimEnd().split("\n");
  const indent = Math.min(...all.map((line) => line.length - line.trimStart().length));
  return `${all.map((line) => line.slice(indent)).join("\n")}\n`;
}

const begin: readonly Start[] = [
  {
    id: "empty",
    title: { ja: "何もない盤面", en: "An empty board" },
    about: {
      ja: "ライフ20点の二人のプレイヤーのほかには何もなく、試したいカードを置くところから始める盤面です。",
      en: "Two players at 20 life and nothing else: begin by putting down the cards that you want to try.",
    },
    notation: board(`
      rules today
      turn A, main 1
      seed 1
      A 20
        library: 40 cards
      B 20
        library: 40 cards
    `),
  },
  {
    id: "turn",
    title: { ja: "普通のターン", en: "An ordinary turn" },
    about: {
      ja: "どこにでもありそうなターンを、アンタップ・ステップからクリンナップ・ステップまで順に進められます。",
      en: "A turn such as any game has, from the untap step to the cleanup step, to be gone through step by step.",
    },
    notation: board(`
      rules today
      turn A, untap
      seed 2
      A 17
        hand: Serra Angel, Wind Drake, Pacifism, Unsummon
        battlefield: Elite Vanguard (tapped), Nyx-Fleece Ram, 2 Plains (tapped), Plains, Island (tapped)
        graveyard: Divination
        library: Island, Cancel, Raise the Alarm, Plains, Wingsteed Rider, Island, Disenchant, Holy Day, Plains, Cloudshift
      B 18
        hand: Hill Giant, Lightning Bolt, Giant Growth
        battlefield: Grizzly Bears, Llanowar Elves, 2 Mountain, 2 Forest
        library: Forest, Craw Wurm, Mountain, Naturalize, Elvish Visionary, Mountain, Threaten, Forest, Shock, Kitchen Finks
    `),
  },
  {
    id: "combat",
    title: { ja: "戦闘", en: "Combat" },
    about: {
      ja: "先制攻撃、トランプル、接死、飛行、到達が入り乱れる戦場で、攻撃やブロック、手札の呪文の使いどころを試せます。",
      en: "First strike, trample, deathtouch, flying and reach meet: attack, block, and use the tricks in both hands.",
    },
    notation: board(`
      rules today
      turn A, begin combat
      seed 3
      A 14
        hand: Giant Growth, Withstand Death, Lightning Bolt
        battlefield: Arrogant Wurm, Elvish Archers, Fabled Hero, Typhoid Rats, Boros Recruit, 3 Forest, 2 Mountain, Plains
        library: Forest, Craw Wurm, Mountain, Vitalize, Plains
      B 11
        hand: Holy Day, Murder, Sorin's Thirst
        battlefield: Serra Angel, Nessian Asp, White Knight, Vampire Nighthawk, Wall of Wood, 3 Plains, 3 Swamp
        library: Swamp, Sengir Vampire, Plains, Pacifism, Swamp
    `),
  },
  {
    id: "stack",
    title: { ja: "スタック", en: "The stack" },
    about: {
      ja: "《巨大化》に対応して《稲妻》が唱えられたところで、二人ともさらに対応できる呪文とマナを持っています。",
      en: "Lightning Bolt answers Giant Growth, and both players have instants and mana left to answer that.",
    },
    notation: board(`
      rules today
      turn A, main 1
      seed 4
      A 20
        hand: Fork, Withstand Death, Urza's Rage, Fling
        battlefield: Grizzly Bears, 4 Mountain, 2 Forest
        library: Mountain, Craw Wurm, Forest, Shock, Forest
      B 20
        hand: Counterspell, Twincast, Mana Leak, Unsummon
        battlefield: Goblin Electromancer, 5 Island, Mountain
        library: Island, Divination, Island, Cryptic Command, Island
      stack: A casts Giant Growth targeting Grizzly Bears
      stack: B casts Lightning Bolt targeting Grizzly Bears
    `),
  },
];

const permanents: readonly Start[] = [
  {
    id: "planeswalkers",
    title: { ja: "プレインズウォーカー", en: "Planeswalkers" },
    about: {
      ja: "『ローウィン』の五人のプレインズウォーカーが向かい合っており、忠誠度能力の起動や攻撃先の選択を試せます。",
      en: "The five planeswalkers of Lorwyn face one another: activate them, and choose whom to attack.",
    },
    notation: board(`
      rules today
      turn A, main 1
      seed 5
      A 15
        hand: Lightning Bolt, Serra Angel, Disperse
        battlefield: Garruk Wildspeaker, Ajani Goldmane (loyalty 6), Jace Beleren (loyalty 2), Grizzly Bears, Wind Drake, 2 Forest, 2 Plains, 2 Island, Mountain
        library: Forest, Counterspell, Plains, Craw Wurm, Island, Giant Growth
      B 16
        hand: Incendiary Command, Terror, Vampire Hexmage
        battlefield: Chandra Nalaar (loyalty 8), Liliana Vess, Hill Giant, Typhoid Rats, 4 Mountain, 3 Swamp
        library: Swamp, Zombify, Mountain, Nightmare, Swamp, Fling
    `),
  },
  {
    id: "layers",
    title: { ja: "種類別", en: "Layers" },
    about: {
      ja: "《謙虚》と《オパール色の輝き》、《血染めの月》と《ヨーグモスの墳墓、アーボーグ》がそろうとき、特性がどう決まるかを調べられます。",
      en: "Humility meets Opalescence, and Urborg waits for Blood Moon: see how characteristics come about.",
    },
    notation: board(`
      rules today
      turn A, main 1
      seed 6
      A 20
        hand: Blood Moon, Disenchant, Turn to Frog, Twisted Image, Copy Enchantment
        battlefield: Opalescence, Glorious Anthem, Humility, Serra Angel, Grizzly Bears (2 +1/+1 counters), 4 Plains, 4 Island, 3 Mountain
        library: Plains, Clone, Island, Painter's Servant
      B 20
        hand: Magical Hack, Giant Growth, March of the Machines
        battlefield: Urborg, Tomb of Yawgmoth, Mutavault, Dryad Arbor, Darksteel Myr, Bonesplitter, 3 Forest, 3 Island
        library: Forest, Life and Limb, Island, Conspiracy
    `),
  },
  {
    id: "bestow-gods",
    title: { ja: "授与と神", en: "Bestow and gods" },
    about: {
      ja: "緑への信心は4で、《狩猟の神、ナイレア》がクリーチャーになるまであと1足りず、手札のカードは授与しても唱えられます。",
      en: "A devotion to green of four leaves Nylea one short of being a creature, and other cards can be cast bestowed.",
    },
    notation: board(`
      rules today
      turn A, main 1
      seed 7
      A 20
        hand: Boon Satyr, Leafcrown Dryad, Nimbus Naiad, Giant Growth
        battlefield: Nylea, God of the Hunt, Eidolon of Blossoms, Leafcrown Dryad, 5 Forest, 3 Island
        library: Forest, Kruphix, God of Horizons, Island, Polukranos, World Eater, Forest, Setessan Tactics
      B 20
        hand: Doom Blade, Purphoros, God of the Forge, Spiteful Returned, Gnarled Scarhide
        battlefield: Erebos, God of the Dead, Doomwake Giant, Hill Giant, 4 Swamp, 4 Mountain
        library: Swamp, Mogis, God of Slaughter, Mountain, Murder, Swamp, Ember Swallower
    `),
  },
  {
    id: "sixty-permanents",
    title: { ja: "60個のパーマネント", en: "Sixty permanents" },
    about: {
      ja: "トークンがあふれる大きな盤面で、攻撃とブロックにエンジンがどこまでついてくるか確かめられます。",
      en: "A big board full of tokens: attack and block, and see how well the engine keeps up.",
    },
    notation: board(`
      rules today
      turn A, begin combat
      seed 8
      A 31
        hand: Launch the Fleet, Wrath of God, Ajani's Presence
        battlefield: Glorious Anthem, Honor of the Pure, Wingsteed Rider, Serra Angel, White Knight, Fabled Hero, 8 1/1 white Soldier creature token, 6 1/1 white Spirit creature token with flying, 10 Plains
        library: Plains, Spectral Procession, Plains, Mirror Entity, Plains
      B 27
        hand: Fog, Setessan Tactics, Vitalize
        battlefield: Wren's Run Packmaster, Vigor, Nylea, God of the Hunt, Nessian Asp, 2 Llanowar Elves, 9 2/2 green Wolf creature token, 4 3/3 green Beast creature token, 11 Forest
        library: Forest, Cloudthresher, Forest, Parallel Evolution, Forest
    `),
  },
];

const mechanics: readonly Start[] = [
  {
    id: "madness",
    title: { ja: "マッドネス", en: "Madness" },
    about: {
      ja: "手札を捨てる手段とマッドネスを持つカードがそろい、捨てたカードを対戦相手のターンにも唱えられます。",
      en: "Ways to discard and cards with madness: what is discarded can be cast, even during the opponent's turn.",
    },
    notation: board(`
      rules today
      turn A, main 1
      seed 9
      A 16
        hand: Basking Rootwalla, Fiery Temper, Arrogant Wurm, Circular Logic
        battlefield: Wild Mongrel, Aquamoeba, Merfolk Looter, 3 Forest, 2 Island, 2 Mountain
        graveyard: Obsessive Search
        library: Violent Eruption, Forest, Basking Rootwalla, Island, Fiery Temper
      B 13
        hand: Murder, Strength of Lunacy, Psychatog
        battlefield: Putrid Imp, Megrim, Typhoid Rats, 4 Swamp, 2 Island
        library: Swamp, Counterspell, Island, Psychotic Haze, Swamp
    `),
  },
  {
    id: "flashback",
    title: { ja: "フラッシュバック", en: "Flashback" },
    about: {
      ja: "墓地の呪文をもう一度唱えられますが、対戦相手は墓地を空にする手段や、手札以外からは唱えさせない手段を持っています。",
      en: "The spells in the graveyard can be cast once more, unless the opponent empties it or forbids it first.",
    },
    notation: board(`
      rules today
      turn A, main 1
      seed 10
      A 18
        hand: Careful Study, Momentary Blink, Cephalid Sage
        battlefield: Mulldrifter, Obsessive Astronomer, 3 Island, 3 Mountain, 3 Plains, 3 Swamp
        graveyard: Faithless Looting, Momentary Blink, Chainer's Edict, Alter Reality
        library: Island, Flame Jab, Plains, Unnatural Moonrise, Swamp, Mountain, Cancel, Murder
      B 18
        hand: Drannith Magistrate, Yixlid Jailer, Mana Leak
        battlefield: Tormod's Crypt, Vampire Nighthawk, Elite Vanguard, 2 Plains, 2 Island, 2 Swamp
        library: Plains, Rest in Peace, Swamp, Disenchant, Island
    `),
  },
  {
    id: "threshold",
    title: { ja: "スレッショルド", en: "Threshold" },
    about: {
      ja: "墓地にはスレッショルドに1枚足りない6枚があり、7枚目をいつ墓地に置くかで結果が変わります。",
      en: "Six cards in the graveyard, one short of threshold: put the seventh there in combat, or in answer to a spell.",
    },
    notation: board(`
      rules today
      turn A, main 1
      seed 11
      A 12
        hand: Pardic Arsonist, Dark Ritual, Fiery Temper, Barbarian Outcast
        battlefield: Boneshard Slasher, Putrid Imp, Possessed Barbarian, 3 Swamp, 2 Mountain, Tainted Peak
        graveyard: Murder, Shock, Swamp, Carrion Feeder, Terror, Mountain
        library: Mountain, Gloomdrifter, Swamp, Rancid Earth, Mountain
      B 15
        hand: Unsummon, Prodigal Sorcerer, Teroh's Vanguard
        battlefield: Tormod's Crypt, Wind Drake, Reborn Hero, 3 Island, 3 Plains
        graveyard: Divination, Island, Cancel, Plains, Pacifism
        library: Island, Cleansing Meditation, Plains, Counterspell, Island
    `),
  },
  {
    id: "clash",
    title: { ja: "激突", en: "Clash" },
    about: {
      ja: "ライブラリーのカードが分かっているので、激突の勝敗を見越して、公開したカードを一番上に残すか一番下に置くかを選べます。",
      en: "The tops of both libraries are known: see who will win the clash, and keep each card there or put it on the bottom.",
    },
    notation: board(`
      rules today
      turn A, main 1
      seed 12
      A 20
        hand: Lash Out, Broken Ambitions, Captivating Glance
        battlefield: Rebellion of the Flamekin, Sylvan Echoes, Entangling Trap, Nova Chaser, 3 Mountain, 4 Island
        library: Craw Wurm, Island, Supreme Exemplar, Shock, Mountain, Cloudthresher
      B 20
        hand: Lash Out, Hill Giant, Giant Growth
        battlefield: Grizzly Bears, Craw Wurm, 3 Mountain, 3 Forest
        library: Chameleon Colossus, Forest, Demigod of Revenge, Mountain, Tarfire, Forest
    `),
  },
  {
    id: "champion-evoke",
    title: { ja: "覇権と想起", en: "Champion and evoke" },
    about: {
      ja: "《熟考漂い》を想起で唱え、生け贄に捧げる前に《雲隠れ》を使うなど、戦場に出る誘発と戦場を離れる誘発を組み合わせられます。",
      en: "Evoke Mulldrifter and let Cloudshift save it, or champion it: enters and leaves triggers to be combined.",
    },
    notation: board(`
      rules today
      turn A, main 1
      seed 13
      A 20
        hand: Mulldrifter, Cloudshift, Changeling Hero, Thoughtweft Trio
        battlefield: Figure of Destiny, Avian Changeling, 5 Plains, 3 Island
        library: Plains, Momentary Blink, Island, Mistbind Clique, Plains, Springjack Shepherd
      B 20
        hand: Shriekmaw, Murder, Zombify, Cloudthresher
        battlefield: Boggart Mob, Bitterblossom, Taurean Mauler, 4 Swamp, 4 Forest
        graveyard: Nova Chaser
        exile: Changeling Berserker (exiled by Boggart Mob)
        library: Swamp, Nameless Inversion, Forest, Changeling Titan, Swamp
    `),
  },
  {
    id: "day-night",
    title: { ja: "昼と夜", en: "Day and night" },
    about: {
      ja: "誰も呪文を唱えなかったため夜になり、一つのターンに呪文を二つ唱えれば次のターンに昼へ戻ります。",
      en: "Nobody cast a spell and night has fallen, until somebody casts two spells in a turn of their own.",
    },
    notation: board(`
      rules today
      turn A, main 1
      seed 14
      day
      A 20
        hand: The Celestus, Unnatural Moonrise, Outland Liberator, Shock
        battlefield: Tovolar, Dire Overlord, Village Watch, Kessig Naturalist, 3 Mountain, 3 Forest
        library: Forest, Arlinn, the Pack's Hope, Mountain, Tovolar's Huntmaster, Forest, Lightning Bolt
      B 20
        hand: Firmament Sage, Sunrise Cavalier, Unsummon, Raise the Alarm
        battlefield: Brutal Cathar, Suspicious Stowaway, 3 Plains, 3 Island, Mountain
        library: Plains, Component Collector, Island, Gavony Dawnguard, Plains, Cancel
      --
      go to B's main 1
      --
      it is night
      Tovolar, Dire Overlord is transformed
      Brutal Cathar is transformed
    `),
  },
];

const tables: readonly Start[] = [
  {
    id: "three-players",
    title: { ja: "三人戦", en: "Three players" },
    about: {
      ja: "対戦相手が二人になると攻撃先や対象の選択肢が増え、各対戦相手に働くカードも試せます。",
      en: "With two opponents there is more to attack and to target, and some cards speak of each opponent.",
    },
    notation: board(`
      rules today
      turn A, main 1
      seed 15
      A 20
        hand: Lightning Bolt, Threaten, Purphoros, God of the Forge
        battlefield: Hill Giant, Brimstone Vandal, Goblin King, 2 1/1 red Goblin creature token, 6 Mountain
        library: Mountain, Dragon Fodder, Mountain, Violent Eruption, Mountain
      B 20
        hand: Counterspell, Boomerang, Serra Angel
        battlefield: Propaganda, Jace Beleren, Wind Drake, Battlewise Hoplite, 4 Island, 2 Plains
        library: Island, Divination, Plains, Cancel, Island
      C 20
        hand: Murder, Giant Growth, Kitchen Finks
        battlefield: Garruk Wildspeaker, Craw Wurm, Vampire Nighthawk, 3 Forest, 3 Swamp
        library: Forest, Liliana Vess, Swamp, Naturalize, Forest
    `),
  },
  {
    id: "two-headed-giant",
    title: { ja: "双頭巨人戦", en: "Two-Headed Giant" },
    about: {
      ja: "二人一組のチームがターンと30点のライフを共有し、二人で一緒に攻撃やブロックを行います。",
      en: "Teams of two share their turns and 30 life: the two attack together, and block together.",
    },
    notation: board(`
      rules today
      turn A, main 1
      seed 16
      teams A and B against C and D, sharing turns and life
      A 30
        hand: Ajani's Presence, Wingsteed Rider, Holy Day
        battlefield: Serra Angel, Elite Vanguard, Honor of the Pure, 5 Plains
        library: Plains, Raise the Alarm, Plains
      B 30
        hand: Giant Growth, Craw Wurm, Fog
        battlefield: Grizzly Bears, Elvish Archers, Garruk Wildspeaker, 5 Forest
        library: Forest, Naturalize, Forest
      C 30
        hand: Lightning Bolt, Syphon Life, Murder
        battlefield: Vampire Nighthawk, Typhoid Rats, Megrim, 4 Swamp, Mountain
        library: Swamp, Terror, Swamp
      D 30
        hand: Counterspell, Unsummon, Mulldrifter
        battlefield: Air Elemental, Wind Drake, Propaganda, 5 Island
        library: Island, Cancel, Island
    `),
  },
];

/** In the order in which a page shows them. */
export const galleryGroups: readonly GalleryGroup[] = [
  { id: "begin", title: { ja: "はじめに", en: "To begin with" }, boards: begin },
  { id: "permanents", title: { ja: "戦場", en: "The battlefield" }, boards: permanents },
  { id: "mechanics", title: { ja: "メカニズム", en: "Mechanics" }, boards: mechanics },
  { id: "tables", title: { ja: "多人数戦", en: "More players" }, boards: tables },
];

/** All of them. */
export const gallery: readonly Start[] = galleryGroups.flatMap(({ boards }) => boards);

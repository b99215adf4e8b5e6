/** The sets that cards come from: for each card the set for regular play that first had it. */
import type { CardId } from "../language/card.ts";

export interface CardSet {
  /** The code that is printed on the cards and used everywhere, in capital letters. */
  readonly code: string;
  readonly name: { readonly en: string; readonly ja: string };
  /** The year in which it came out. */
  readonly year: number;
  readonly cards: readonly CardId[];
}

type Heading = readonly [code: string, en: string, ja: string, year: number];

const set = ([code, en, ja, year]: Heading, ids: string): CardSet => ({
  code,
  name: { en, ja },
  year,
  cards: ids.trim().split(/\s+/) as CardId[],
});

/** In the order in which they came out. */
export const sets: readonly CardSet[] = [
  set(
    ["LEA", "Limited Edition Alpha", "アルファ版", 1993],
    `
    air-elemental animate-dead berserk black-knight clone control-magic copy-artifact counterspell
    craw-wurm crusade dark-ritual disenchant elvish-archers flight fog forest fork
    giant-growth goblin-king grizzly-bears healing-salve hill-giant holy-strength
    island lightning-bolt llanowar-elves magical-hack meekstone mountain nightmare plains
    prodigal-sorcerer rod-of-ruin sengir-vampire serra-angel swamp terror unsummon
    vesuvan-doppelganger wall-of-wood white-knight wrath-of-god
  `,
  ),
  set(
    ["ATQ", "Antiquities", "アンティキティー", 1994],
    `
    millstone ornithopter
  `,
  ),
  set(
    ["LEG", "Legends", "レジェンド", 1994],
    `
    boomerang holy-day
  `,
  ),
  set(
    ["DRK", "The Dark", "ザ・ダーク", 1994],
    `
    blood-moon tormods-crypt
  `,
  ),
  set(
    ["MIR", "Mirage", "ミラージュ", 1996],
    `
    pacifism
  `,
  ),
  set(
    ["VIS", "Visions", "ビジョンズ", 1997],
    `
    helm-of-awakening
  `,
  ),
  set(
    ["WTH", "Weatherlight", "ウェザーライト", 1997],
    `
    fervor steel-golem vitalize
  `,
  ),
  set(
    ["TMP", "Tempest", "テンペスト", 1997],
    `
    dread-of-night emerald-medallion humility light-of-day propaganda reanimate
    soltari-priest wind-drake
  `,
  ),
  set(
    ["STH", "Stronghold", "ストロングホールド", 1998],
    `
    fling mana-leak megrim shock
  `,
  ),
  set(
    ["EXO", "Exodus", "エクソダス", 1998],
    `
    merfolk-looter soul-warden sphere-of-resistance unstable-shapeshifter
  `,
  ),
  set(
    ["USG", "Urza's Saga", "ウルザズ・サーガ", 1998],
    `
    confiscate glorious-anthem goblin-lackey goblin-matron humble planar-void
  `,
  ),
  set(
    ["UDS", "Urza's Destiny", "ウルザズ・デスティニー", 1999],
    `
    opalescence replenish
  `,
  ),
  set(
    ["MMQ", "Mercadian Masques", "メルカディアン・マスクス", 1999],
    `
    conspiracy
  `,
  ),
  set(
    ["INV", "Invasion", "インベイジョン", 2000],
    `
    assault-battery urzas-rage
  `,
  ),
  set(
    ["APC", "Apocalypse", "アポカリプス", 2001],
    `
    coalition-flag coalition-honor-guard fire-ice night-day standard-bearer vindicate
  `,
  ),
  set(
    ["ODY", "Odyssey", "オデッセイ", 2001],
    `
    careful-study psychatog rites-of-initiation rites-of-refusal rites-of-spring
    wild-mongrel zombify
  `,
  ),
  set(
    ["TOR", "Torment", "トーメント", 2002],
    `
    alter-reality aquamoeba arrogant-wurm barbarian-outcast basking-rootwalla
    boneshard-slasher breakthrough cabal-surgeon centaur-chieftain cephalid-sage
    cephalid-vandal chainer-dementia-master chainers-edict circular-logic
    cleansing-meditation compulsion crazed-firecat dawn-of-the-dead devastating-dreams
    equal-treatment faceless-butcher false-memories far-wanderings fiery-temper
    flaming-gambit floating-shield frantic-purification gloomdrifter gravegouger
    grim-lavamancer grotesque-hybrid gurzigost hypnox hypochondria ichorid insidious-dreams insist
    laquatuss-champion last-laugh longhorn-firebeast mesmeric-fiend mortiphobia
    narcissism nostalgic-dreams obsessive-search overmaster parallel-evolution
    pardic-arsonist pay-no-heed petradon petravark pitchstone-wall plagiarize
    possessed-aven possessed-barbarian possessed-centaur possessed-nomad
    psychotic-haze putrid-imp pyromania radiate rancid-earth reborn-hero
    restless-dreams shambling-swarm sickening-dreams skullscorch slithery-stalker
    soul-scourge strength-of-isolation strength-of-lunacy tainted-field tainted-isle
    tainted-peak tainted-wood terohs-vanguard transcendence turbulent-dreams
    vengeful-dreams violent-eruption zombie-trailblazer
  `,
  ),
  set(
    ["JUD", "Judgment", "ジャッジメント", 2002],
    `
    miraris-wake
  `,
  ),
  set(
    ["ONS", "Onslaught", "オンスロート", 2002],
    `
    artificial-evolution naturalize skirk-prospector threaten
  `,
  ),
  set(
    ["SCG", "Scourge", "スカージ", 2003],
    `
    carrion-feeder silver-knight stifle
  `,
  ),
  set(
    ["MRD", "Mirrodin", "ミラディン", 2003],
    `
    bonesplitter march-of-the-machines raise-the-alarm second-sunrise
  `,
  ),
  set(
    ["5DN", "Fifth Dawn", "フィフス・ドーン", 2004],
    `
    magma-jet
  `,
  ),
  set(
    ["SOK", "Saviors of Kamigawa", "神河救済", 2005],
    `
    twincast
  `,
  ),
  set(
    ["RAV", "Ravnica: City of Guilds", "ラヴニカ：ギルドの都", 2005],
    `
    boros-recruit copy-enchantment sacred-foundry svogthos-the-restless-tomb
  `,
  ),
  set(
    ["GPT", "Guildpact", "ギルドパクト", 2006],
    `
    leyline-of-the-void
  `,
  ),
  set(
    ["TSP", "Time Spiral", "時のらせん", 2006],
    `
    cancel krosan-grip magus-of-the-mirror momentary-blink
  `,
  ),
  set(
    ["PLC", "Planar Chaos", "次元の混乱", 2007],
    `
    crovax-ascendant-hero life-and-limb ovinize prodigal-pyromancer
    urborg-tomb-of-yawgmoth vorosh-the-hunter
  `,
  ),
  set(
    ["FUT", "Future Sight", "未来予知", 2007],
    `
    bound-in-silence dryad-arbor foresee magus-of-the-moon muraganda-petroglyphs
    phosphorescent-feast venser-shaper-savant yixlid-jailer
  `,
  ),
  set(
    ["LRW", "Lorwyn", "ローウィン", 2007],
    `
    ajani-goldmane austere-command avian-changeling boggart-birth-rite boggart-mob
    boggart-shenanigans boggart-sprite-chaser broken-ambitions
    captivating-glance chandra-nalaar changeling-berserker changeling-hero
    changeling-titan cloudthresher crib-swap cryptic-command dread entangling-trap
    garruk-wildspeaker guile hostility howltooth-hollow incendiary-command jace-beleren
    lash-out lignify liliana-vess merrow-commerce mirror-entity mistbind-clique
    mosswort-bridge mulldrifter nameless-inversion nova-chaser peppersmoke primal-command
    profane-command purity rebellion-of-the-flamekin shelldock-isle shriekmaw
    spinerock-knoll sylvan-echoes tarfire thoughtweft-trio vigor windbrisk-heights
    woodland-changeling wort-boggart-auntie wrens-run-packmaster
  `,
  ),
  set(
    ["MOR", "Morningtide", "モーニングタイド", 2008],
    `
    bitterblossom chameleon-colossus disperse mutavault negate obsidian-battle-axe supreme-exemplar
    taurean-mauler
  `,
  ),
  set(
    ["SHM", "Shadowmoor", "シャドウムーア", 2008],
    `
    demigod-of-revenge everlasting-torment firespout kitchen-finks painters-servant
    prismatic-omen spectral-procession
  `,
  ),
  set(
    ["EVE", "Eventide", "イーブンタイド", 2008],
    `
    battlegate-mimic belligerent-hatchling call-the-skybreaker cenns-enlistment
    duergar-hedge-mage fiery-bombardment figure-of-destiny flame-jab gwyllion-hedge-mage
    hag-hedge-mage heartlash-cinder inside-out light-from-within nightsky-mimic
    noggle-hedge-mage noxious-hatchling oonas-grace outrage-shaman primalcrux ravens-crime
    restless-apparition riverfall-mimic sanity-grinding savage-conception
    selkie-hedge-mage shorecrasher-mimic shrewd-hatchling spitting-image
    springjack-shepherd sturdy-hatchling syphon-life umbra-stalker voracious-hatchling
    waves-of-aggression woodlurker-mimic worm-harvest
  `,
  ),
  set(
    ["ALA", "Shards of Alara", "アラーラの断片", 2008],
    `
    dragon-fodder elvish-visionary
  `,
  ),
  set(
    ["CON", "Conflux", "コンフラックス", 2009],
    `
    noble-hierarch
  `,
  ),
  set(
    ["M10", "Magic 2010", "基本セット2010", 2009],
    `
    act-of-treason divination doom-blade elite-vanguard essence-scatter goblin-chieftain
    honor-of-the-pure runeclaw-bear
  `,
  ),
  set(
    ["ZEN", "Zendikar", "ゼンディカー", 2009],
    `
    day-of-judgment spreading-seas vampire-hexmage vampire-nighthawk
  `,
  ),
  set(
    ["M11", "Magic 2011", "基本セット2011", 2010],
    `
    viscera-seer
  `,
  ),
  set(
    ["SOM", "Scars of Mirrodin", "ミラディンの傷跡", 2010],
    `
    darksteel-myr quicksilver-gargantuan twisted-image withstand-death
  `,
  ),
  set(
    ["M12", "Magic 2012", "基本セット2012", 2011],
    `
    phantasmal-image sorins-thirst turn-to-frog
  `,
  ),
  set(
    ["ISD", "Innistrad", "イニストラード", 2011],
    `
    gatstaf-shepherd olivia-voldaren typhoid-rats village-ironsmith
  `,
  ),
  set(
    ["DKA", "Dark Ascension", "闇の隆盛", 2012],
    `
    faithless-looting tragic-slip
  `,
  ),
  set(
    ["AVR", "Avacyn Restored", "アヴァシンの帰還", 2012],
    `
    cloudshift
  `,
  ),
  set(
    ["M13", "Magic 2013", "基本セット2013", 2012],
    `
    murder omniscience
  `,
  ),
  set(
    ["RTR", "Return to Ravnica", "ラヴニカへの回帰", 2012],
    `
    goblin-electromancer rest-in-peace
  `,
  ),
  set(
    ["GTC", "Gatecrash", "ギルド門侵犯", 2013],
    `
    bioshift boros-reckoner burning-tree-emissary
  `,
  ),
  set(
    ["THS", "Theros", "テーロス", 2013],
    `
    agent-of-horizons akroan-crusader battlewise-hoplite boon-satyr breaching-hippocamp
    ember-swallower erebos-god-of-the-dead fabled-hero favored-hoplite fleecemane-lion
    gods-willing heliod-god-of-the-sun hundred-handed-one leafcrown-dryad nessian-asp
    nighthowler nimbus-naiad nylea-god-of-the-hunt polukranos-world-eater
    purphoros-god-of-the-forge stoneshock-giant thassa-god-of-the-sea wingsteed-rider
  `,
  ),
  set(
    ["BNG", "Born of the Gods", "神々の軍勢", 2014],
    `
    ephara-god-of-the-polis karametra-god-of-harvests mogis-god-of-slaughter
    phenax-god-of-deception ragemonger spiteful-returned xenagos-god-of-revels
  `,
  ),
  set(
    ["JOU", "Journey into Nyx", "ニクスへの旅", 2014],
    `
    ajanis-presence athreos-god-of-passage doomwake-giant eidolon-of-blossoms
    gnarled-scarhide harness-by-force hypnotic-siren iroas-god-of-victory
    keranos-god-of-storms kruphix-god-of-horizons launch-the-fleet nyx-fleece-ram
    pharika-god-of-affliction rouse-the-mob setessan-tactics skybind temple-of-epiphany
    temple-of-malady thoughtrender-lamia underworld-coinsmith
  `,
  ),
  set(
    ["KTK", "Khans of Tarkir", "タルキール覇王譚", 2014],
    `
    monastery-swiftspear
  `,
  ),
  set(
    ["DTK", "Dragons of Tarkir", "タルキール龍紀伝", 2015],
    `
    silumgars-command
  `,
  ),
  set(
    ["ORI", "Magic Origins", "マジック・オリジン", 2015],
    `
    conclave-naturalists
  `,
  ),
  set(
    ["OGW", "Oath of the Gatewatch", "ゲートウォッチの誓い", 2016],
    `
    wastes
  `,
  ),
  set(
    ["SOI", "Shadows over Innistrad", "イニストラードを覆う影", 2016],
    `
    altered-ego
  `,
  ),
  set(
    ["EMN", "Eldritch Moon", "異界月", 2016],
    `
    imprisoned-in-the-moon
  `,
  ),
  set(
    ["AER", "Aether Revolt", "霊気紛争", 2017],
    `
    walking-ballista
  `,
  ),
  set(
    ["AKH", "Amonkhet", "アモンケット", 2017],
    `
    anointed-procession
  `,
  ),
  set(
    ["XLN", "Ixalan", "イクサラン", 2017],
    `
    colossal-dreadmaw
  `,
  ),
  set(
    ["M20", "Core Set 2020", "基本セット2020", 2019],
    `
    colossus-hammer
  `,
  ),
  set(
    ["THB", "Theros Beyond Death", "テーロス還魂記", 2020],
    `
    altar-of-the-pantheon
  `,
  ),
  set(
    ["IKO", "Ikoria: Lair of Behemoths", "イコリア：巨獣の棲処", 2020],
    `
    drannith-magistrate
  `,
  ),
  set(
    ["ZNR", "Zendikar Rising", "ゼンディカーの夜明け", 2020],
    `
    ashaya-soul-of-the-wild
  `,
  ),
  set(
    ["KHM", "Kaldheim", "カルドハイム", 2021],
    `
    moritte-of-the-frost rune-of-flight
  `,
  ),
  set(
    ["MID", "Innistrad: Midnight Hunt", "イニストラード：真夜中の狩り", 2021],
    `
    arlinn-the-packs-hope brimstone-vandal brutal-cathar burly-breaker
    celestus-sanctifier component-collector firmament-sage gavony-dawnguard
    graveyard-trespasser harvesttide-infiltrator kessig-naturalist
    obsessive-astronomer outland-liberator reckless-stormseeker rotten-reunion sunrise-cavalier
    suspicious-stowaway the-celestus tovolar-dire-overlord tovolars-huntmaster
    unnatural-moonrise vadrik-astral-archmage village-watch
  `,
  ),
  set(
    ["BLB", "Bloomburrow", "ブルームバロウ", 2024],
    `
    eluge-the-shoreless-sea
  `,
  ),
  set(
    ["J25", "Foundations Jumpstart", "ファウンデーションズ ジャンプスタート", 2024],
    `
    frontline-heroism
  `,
  ),
];

const byCard: ReadonlyMap<CardId, CardSet> = new Map(
  sets.flatMap((one) => one.cards.map((id): [CardId, CardSet] => [id, one])),
);

/** The set that first had this card. */
export function setOf(id: CardId): CardSet {
  const found = byCard.get(id);
  if (found === undefined) throw new Error(`“${id}” is in no set of src/cards/sets.ts`);
  return found;
}

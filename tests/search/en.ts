import type { Wanted } from "./wanted.ts";

/** What readers of the English pages type. Written before anybody looked at what is answered. */
export const english: readonly Wanted[] = [
  // Mechanics, by name and by half a sentence.
  ["madness", "guides/madness/"],
  ["flashback", "guides/flashback/"],
  ["how does bestow work", "guides/bestow/"],
  ["constellation", "guides/constellation/"],
  ["devotion", "guides/gods/ guides/chroma/ cr/700.5/"],
  ["heroic", "guides/heroic/"],
  ["strive", "guides/strive/"],
  ["monstrous", "guides/monstrosity/ cr/701.37b/"],
  ["scry", "guides/scry/"],
  ["champion", "guides/champion/"],
  ["changeling", "guides/changeling/"],
  ["clash", "guides/clash/"],
  ["evoke", "guides/evoke/"],
  ["hideaway", "guides/hideaway/"],
  ["tribal", "guides/kindred/"],
  ["planeswalker rules", "guides/planeswalkers/"],
  ["attacking planeswalkers", "guides/planeswalker-combat/ cr/306.6/"],
  [
    "planeswalker redirect damage",
    "guides/damage-to-planeswalkers/ changes/damage-to-planeswalkers/ cr/306.7/ rulings/lrw-redirect-is-a-redirection-effect/",
  ],
  ["hybrid mana", "guides/hybrid/"],
  ["retrace", "guides/retrace/"],
  ["hedge mage", "guides/hedge-mages/"],
  ["day night", "guides/day-and-night/"],
  ["daybound", "guides/daybound-and-nightbound/"],
  ["tainted lands", "guides/tainted-lands/"],
  ["nightmares torment", "guides/nightmares/"],
  ["dreams cycle", "guides/dreams/"],
  ["threshold", "guides/threshold/"],
  ["the stack", "guides/stack/ terms/#stack"],
  // What players call things.
  ["SBA", "terms/#state-based-action cr/704.1/"],
  ["ETB", "cr/603.6a/"],
  ["CDA", "terms/#characteristic-defining-ability cr/604.3/"],
  ["LKI", "terms/#last-known-information cr/608.2h/"],
  ["apnap", "terms/#apnap cr/101.4/"],
  ["summoning sick", "terms/#summoning-sickness cr/302.6/"],
  ["legend rule", "cr/704.5j/ changes/legend-rule/"],
  ["PW", "guides/planeswalkers/"],
  ["fizzle", "cr/608.2b/ changes/illegal-targets-no-longer-counter/"],
  ["pro black", "cr/702.16/"],
  ["what happens when aura falls off", "cr/704.5m/"],
  ["liliana vss", "cards/liliana-vess/"],
  ["mana burn", "changes/mana-burn/"],
  ["cmc", "terms/#mana-value cr/202.3/"],
  ["mill", "cr/701.17a/"],
  ["sac", "terms/#sacrifice cr/701.21a/"],
  ["wog", "cards/wrath-of-god/"],
  ["double ko", "cr/104.4a/"],
  [
    "strive cost",
    "guides/strive/ rulings/jou-strive-cost-per-target-beyond-first/ rulings/rouse-the-mob-mana-value-stays/",
  ],
  ["intervening if", "cr/603.4/"],
  ["layer 7b", "cr/613.4b/"],
  ["timestamp order", "cr/613.7/ terms/#timestamp cr/613.3/"],
  ["state trigger", "cr/603.8/"],
  ["deathtouch trample", "cr/702.2c/"],
  ["owner vs controller", "terms/#owner terms/#controller cr/110.2/ cr/108.3/"],
  ["alternative cost", "terms/#alternative-cost cr/118.9/"],
  ["damage on the stack", "changes/combat-damage-on-the-stack/"],
  ["removed from the game", "changes/battlefield-exile-cast/ cr/406.8/"],
  ["linked abilities", "cr/607.1/ changes/linked-abilities/"],
  // Rules by number.
  ["702.35a", "cr/702.35a/"],
  ["702.35", "cr/702.35/"],
  ["CR 613.8", "cr/613.8a/"],
  ["rule 704.5j", "cr/704.5j/"],
  ["601.2f", "cr/601.2f/"],
  ["704", "cr/704/"],
  ["702.103", "cr/702.103/"],
  // Cards: whole names, parts, plain mistakes.
  ["Basking Rootwalla", "cards/basking-rootwalla/"],
  ["psychatog", "cards/psychatog/"],
  ["chainer", "cards/chainer-dementia-master/"],
  ["edict", "cards/chainers-edict/"],
  ["cryptic", "cards/cryptic-command/"],
  ["garruk", "cards/garruk-wildspeaker/"],
  ["finks", "cards/kitchen-finks/"],
  ["ballista", "cards/walking-ballista/"],
  ["bolt", "cards/lightning-bolt/"],
  ["urborg", "cards/urborg-tomb-of-yawgmoth/"],
  ["hexmage", "cards/vampire-hexmage/"],
  ["tormod crypt", "cards/tormods-crypt/"],
  ["god of the sun", "cards/heliod-god-of-the-sun/"],
  ["fire // ice", "cards/fire-ice/"],
  ["serra angle", "cards/serra-angel/"],
  ["vesuvan doppleganger", "cards/vesuvan-doppelganger/"],
  ["faceless buthcer", "cards/faceless-butcher/"],
  ["rootwala", "cards/basking-rootwalla/"],
  // Typing mistakes in mechanics.
  ["madnes", "guides/madness/"],
  ["threshhold", "guides/threshold/"],
  ["flashbak", "guides/flashback/"],
  ["changling", "guides/changeling/"],
  ["constelation", "guides/constellation/"],
  ["planeswaker", "guides/planeswalkers/"],
  ["champoin", "guides/champion/"],
  ["hideway", "guides/hideaway/"],
  // The other language, on English pages.
  ["マッドネス", "guides/madness/"],
  ["稲妻", "cards/lightning-bolt/"],
  ["状況起因処理", "terms/#state-based-action cr/704.1/"],
  ["kaiko", "guides/retrace/"],
  // Questions about Torment.
  [
    "does flashback exile countered spell",
    "rulings/tor-flashback-countered-is-exiled/ rulings/chainers-edict-flashback-countered/",
  ],
  ["madness discard to hand size at end of turn", "rulings/tor-madness-discard-at-cleanup/"],
  [
    "can opponent exile madness card from graveyard in response",
    "rulings/tor-madness-no-graveyard-response/",
  ],
  ["cast sorcery with madness at instant speed", "rulings/tor-madness-instant-timing/"],
  [
    "does a madness card still count as discarded",
    "rulings/tor-madness-still-counts-as-discarded/",
  ],
  [
    "faceless butcher infinite loop",
    "rulings/tor-faceless-butcher-loop-is-a-draw/ rulings/tor-faceless-butcher-three-way-loop/ rulings/faceless-butcher-three-in-a-loop/",
  ],
  ["mesmeric fiend killed in response", "rulings/mesmeric-fiend-answered-in-response/"],
  [
    "do tokens come back from nightmares",
    "rulings/tor-nightmare-tokens-never-return/ rulings/faceless-butcher-tokens-stay-away/",
  ],
  ["is a tainted land a swamp", "rulings/tor-tainted-not-a-swamp/"],
  ["chainers edict creature with hexproof", "rulings/tor-chainers-edict-targets-only-the-player/"],
  [
    "nostalgic dreams target card I discard",
    "rulings/tor-nostalgic-dreams-cannot-target-the-discarded/",
  ],
  ["transcendence negative life", "rulings/tor-transcendence-life-below-zero/"],
  [
    "threshold lost after activating ability",
    "rulings/tor-threshold-activated-checked-on-activation/ rulings/tor-possessed-threshold-checked-on-activation/",
  ],
  // About Lorwyn.
  ["clash tie", "rulings/lrw-clash-tie-nobody-wins/"],
  ["clash reveal land mana value", "rulings/lrw-clash-no-mana-cost-is-zero/"],
  ["can you counter an evoked creature", "rulings/lrw-evoke-can-be-countered/"],
  ["evoke without paying mana cost", "rulings/lrw-evoke-not-when-free/"],
  [
    "champion removed before trigger resolves",
    "rulings/lrw-champion-left-before-enter-trigger/ rulings/lrw-champion-left-exiled-for-good/ rulings/lrw-champion-left-decline-nothing/",
  ],
  ["can I use a planeswalker the turn it enters", "rulings/lrw-pw-usable-the-turn-it-enters/"],
  [
    "shock planeswalker",
    "rulings/lrw-redirect-shock-cannot-target-planeswalker/ rulings/lrw-redirect-shock-at-player-hits-planeswalker/",
  ],
  ["trample over planeswalkers", "changes/trample-over-planeswalkers/ cr/702.19c/"],
  ["cryptic command one illegal target", "rulings/lrw-cryptic-command-one-target-illegal/"],
  [
    "can I choose the same mode twice",
    "rulings/lrw-command-two-different-modes/ rulings/cryptic-command-two-different-modes/ cr/700.2d/",
  ],
  [
    "play a land exiled with hideaway",
    "rulings/lrw-hideaway-land-only-on-your-turn/ rulings/lrw-hideaway-land-counts-as-land-play/",
  ],
  [
    "planeswalkers in two-headed giant",
    "rulings/lrw-2hg-creatures-attack-team-or-planeswalker/ rulings/lrw-2hg-either-player-may-block/ rulings/lrw-redirect-not-to-a-teammates-planeswalker/",
  ],
  // About Eventide.
  [
    "retrace spell countered",
    "rulings/eve-retrace-returns-after-being-countered/ rulings/syphon-life-retrace-countered/",
  ],
  ["demigod of revenge counter trigger", "rulings/demigod-of-revenge-countered-under-its-trigger/"],
  [
    "what color is a hybrid card if I pay only white",
    "rulings/eve-hybrid-card-is-all-its-colors-however-paid/",
  ],
  [
    "hedge-mage dual lands count twice",
    "rulings/eve-hedge-mage-dual-lands-count-twice/ rulings/duergar-hedge-mage-dual-lands/ rulings/gwyllion-hedge-mage-counts-lands-twice/",
  ],
  [
    "hatchling gold spell both colors",
    "rulings/eve-hatchling-both-colors-trigger-both/ rulings/voracious-hatchling-both-colors/",
  ],
  [
    "persist with +1/+1 counters",
    "rulings/kitchen-finks-counters-of-both-kinds/ rulings/restless-apparition-persist-with-plus-counters/",
  ],
  ["figure of destiny first ability after 8/8", "rulings/figure-of-destiny-first-ability-last/"],
  // About Journey into Nyx.
  [
    "bestow target dies in response",
    "rulings/jou-bestow-illegal-target-resolves-as-creature/ rulings/leafcrown-dryad-resolves-without-its-target/",
  ],
  ["does copying a spell trigger heroic", "rulings/fabled-hero-ignores-copies/"],
  ["heroic equip", "rulings/jou-heroic-ignores-activated-abilities/"],
  [
    "can a god attack the turn it becomes a creature",
    "rulings/jou-gods-summoning-sick-even-if-not-a-creature/",
  ],
  [
    "god loses all abilities",
    "rulings/heliod-without-abilities-still-no-creature/ rulings/turn-to-frog-on-a-god/",
  ],
  [
    "monstrosity twice",
    "rulings/nessian-asp-monstrous-only-once/ rulings/jou-monstrosity-second-time-does-nothing/",
  ],
  ["strive mana value", "rulings/rouse-the-mob-mana-value-stays/"],
  ["athreos tokens", "rulings/athreos-triggers-for-tokens/ rulings/athreos-owner-of-a-token/"],
  // About day and night.
  [
    "no spells cast becomes night",
    "rulings/dn-day-to-night-on-no-spells/ rulings/firmament-sage-day-to-night/ cr/731.2a/",
  ],
  [
    "can the game stop being day or night",
    "rulings/dn-never-returns-to-neither/ rulings/dn-exactly-one-for-the-rest-of-the-game/ rulings/dn-continues-without-cards/",
  ],
  ["cast daybound creature at night", "rulings/harvesttide-infiltrator-cast-at-night/"],
  [
    "old innistrad werewolves",
    "rulings/dn-differs-from-older-werewolf-condition/ rulings/tovolar-transforms-older-werewolves/ rulings/dn-why-the-old-condition-had-no-keyword/",
  ],
  [
    "two headed giant day night",
    "rulings/dn-team-day-to-night/ rulings/dn-team-night-to-day/ cr/502.2a/",
  ],
  // Single cards against each other, and changes.
  ["blood moon urborg", "rulings/urborg-set-to-mountain/"],
  [
    "humility opalescence",
    "rulings/humility-and-opalescence/ rulings/humility-with-two-opalescences/",
  ],
  ["clone token", "rulings/clone-of-a-token-and-of-a-copy/"],
  ["animate dead tormod's crypt", "rulings/animate-dead-removed-in-response/"],
  ["reanimate walking ballista", "rulings/reanimate-x-is-zero/"],
  ["when did lifelink stop being a trigger", "changes/deathtouch-and-lifelink/"],
  ["rest in peace dies trigger", "rulings/rest-in-peace-nothing-dies/"],
  ["notation", "notation/"],
  ["how to write a board", "notation/"],
  // As players ask in forums, slang and cards that aren't here included.
  [
    "can i respond to madness trigger by killing graveyard",
    "rulings/tor-madness-no-graveyard-response/",
  ],
  [
    "does flashback get around thalia tax",
    "rulings/tor-flashback-cost-modifiers-apply/ rulings/chainers-edict-flashback-total-cost/ guides/flashback/",
  ],
  [
    "snapcaster flashback exile",
    "rulings/tor-flashback-exiled-when-leaving-stack/ rulings/tor-flashback-countered-is-exiled/ rulings/chainers-edict-flashback-countered/",
  ],
  [
    "can I flashback a sorcery on my opponent's turn",
    "rulings/unnatural-moonrise-flashback-keeps-timing/",
  ],
  [
    "opponent bojuka bogs me in response to threshold pump",
    "rulings/tor-threshold-activated-checked-on-activation/ rulings/tor-threshold-spell-checks-on-resolution/ guides/threshold/",
  ],
  [
    "faceless butcher trick kill in response permanently exiled",
    "guides/nightmares/ rulings/tor-nightmare-leaves-before-etb-resolves/",
  ],
  [
    "does basking rootwalla trigger when milled",
    "rulings/obsessive-search-milled-is-not-discarded/",
  ],
  ["cabal coffers with tainted lands", "guides/tainted-lands/ rulings/tor-tainted-not-a-swamp/"],
  [
    "umezawa's jitte on a bestow creature",
    "guides/bestow/ rulings/boon-satyr-creature-or-aura/ rulings/jou-bestow-two-ways-to-cast/ rulings/jou-bestow-host-leaves-becomes-creature/",
  ],
  [
    "what happens to bestow when enchanted creature gets bounced",
    "rulings/jou-bestow-host-leaves-becomes-creature/ rulings/boon-satyr-stays-when-unattached/",
  ],
  [
    "can a bestow creature attack the turn it falls off",
    "rulings/boon-satyr-stays-when-unattached/ rulings/jou-bestow-host-leaves-becomes-creature/",
  ],
  [
    "can i essence scatter a bestowed creature",
    "rulings/boon-satyr-creature-or-aura/ rulings/jou-bestow-not-a-creature-spell/ rulings/essence-scatter-artifact-creatures/",
  ],
  [
    "heroic ability targeting two creatures",
    "rulings/jou-heroic-each-targeted-creature-triggers/ rulings/jou-heroic-with-additional-targets/",
  ],
  [
    "does heroic resolve if the spell is countered",
    "rulings/favored-hoplite-heroic-resolves-first/",
  ],
  [
    "god stops being a creature while blocking",
    "rulings/heliod-leaves-combat/ rulings/jou-gods-stop-being-creature-at-once/",
  ],
  [
    "does purphoros trigger when not a creature",
    "rulings/purphoros-works-without-being-a-creature/",
  ],
  [
    "hydra lost its +1/+1 counters can I monstrosity again",
    "rulings/jou-monstrosity-counter-removal-irrelevant/ guides/monstrosity/",
  ],
  ["eidolon of blossoms sees itself", "rulings/jou-constellation-self-or-other/"],
  [
    "do lords pump changelings",
    "rulings/lrw-changeling-affected-by-any-type-effect/ rulings/lrw-changeling-every-creature-type/ guides/changeling/",
  ],
  ["evoke blink trick", "rulings/mulldrifter-before-the-sacrifice/ guides/evoke/"],
  [
    "two different jaces at the same time",
    "rulings/lrw-pw-uniqueness-rule/ changes/planeswalker-uniqueness/ changes/legend-rule/ cr/704.5j/",
  ],
  [
    "does lightning bolt hit planeswalkers",
    "guides/damage-to-planeswalkers/ changes/damage-to-planeswalkers/ rulings/lrw-redirect-shock-cannot-target-planeswalker/ rulings/lrw-redirect-shock-at-player-hits-planeswalker/",
  ],
  ["infect or wither damage to a planeswalker", "cr/120.3c/ cr/702.80a/ cr/120.3d/ cr/702.80/"],
  [
    "can my opponent kill my land in response to retrace",
    "guides/retrace/ rulings/eve-retrace-follows-additional-cost-rules/ rulings/oonas-grace-retrace-timing/",
  ],
  [
    "does it stay night if my werewolf dies",
    "rulings/dn-continues-without-cards/ guides/daybound-and-nightbound/",
  ],
  [
    "can moonmist flip my daybound werewolves",
    "guides/daybound-and-nightbound/ rulings/harvesttide-infiltrator-transforms-by-nothing-else/",
  ],
  [
    "hideaway look at card later",
    "rulings/lrw-hideaway-current-and-former-controllers-look/ guides/hideaway/",
  ],
  [
    "mosswort bridge when is power checked",
    "rulings/lrw-mosswort-condition-checked-on-resolution/",
  ],
  [
    "wrath kills faceless butcher do i get my creature back",
    "rulings/tor-nightmare-take-and-give-back/ guides/nightmares/ cards/faceless-butcher/",
  ],
  ["untap symbol summoning sickness", "cr/107.6/ cr/302.6/"],
];

/** Cards that explain continuous effects best: lands, text, control, types and colors (CR 612, 613.1b–e). */
import { enchant } from "../keywords/enchant.ts";
import {
  activated,
  addAnyColor,
  addMana,
  addTypes,
  all,
  allCreatureTypes,
  any,
  apply,
  artifact,
  asThisEnters,
  attached,
  basic,
  becomes,
  becomesChosenType,
  becomesColors,
  card,
  changesWords,
  chooseColor,
  chooseCreatureType,
  chosenColor,
  controlledBy,
  count,
  creature,
  defineCard,
  defining,
  draw,
  enchantment,
  enters,
  every,
  forever,
  forPlayers,
  gainControl,
  gainLife,
  gains,
  ifSo,
  inOrder,
  inZone,
  isToken,
  land,
  legendary,
  losesAllAbilities,
  mana,
  manaValueOf,
  moreDevotion,
  not,
  ofSubtype,
  ownedBy,
  permanent,
  planeswalker,
  self,
  setPT,
  setSubtypes,
  setTypes,
  spell,
  spellAbility,
  staticAbility,
  tapThis,
  target,
  theOne,
  thisObject,
  triggered,
  untilEndOfTurn,
  you,
  youControl,
} from "../language/build.ts";

// Lands --------------------------------------------------------------------------------------

export const urborgTombOfYawgmoth = defineCard(
  ["Urborg, Tomb of Yawgmoth", "ヨーグモスの墳墓、アーボーグ", "よーぐもすのふんぼあーぼーぐ"],
  {
    type: "Legendary Land",
    text: [staticAbility(every(land), [addTypes({ subtypes: ["Swamp"] })])],
  },
);

export const dryadArbor = defineCard(["Dryad Arbor", "ドライアドの東屋", "どらいあどのあずまや"], {
  indicator: ["green"],
  type: "Land Creature — Forest Dryad",
  pt: "1/1",
});

export const svogthosTheRestlessTomb = defineCard(
  [
    "Svogthos, the Restless Tomb",
    "安息の無い墓、スヴォグトース",
    "あんそくのないはかすゔぉぐとーす",
  ],
  {
    type: "Land",
    text: [
      activated([tapThis], addMana("colorless")),
      activated(
        [mana("{3}{B}{G}")],
        untilEndOfTurn(
          self,
          addTypes({ types: ["creature"], subtypes: ["Plant", "Zombie"] }),
          becomesColors(["black", "green"]),
          gains(
            staticAbility(self, [
              setPT(
                count(all(creature, card, inZone("graveyard", you))),
                count(all(creature, card, inZone("graveyard", you))),
              ),
            ]),
          ),
        ),
      ),
    ],
  },
);

export const mutavault = defineCard(["Mutavault", "変わり谷", "かわりだに"], {
  type: "Land",
  text: [
    activated([tapThis], addMana("colorless")),
    activated(
      [mana("{1}")],
      untilEndOfTurn(self, addTypes({ types: ["creature"] }), setPT(2, 2), allCreatureTypes),
    ),
  ],
});

// Text ---------------------------------------------------------------------------------------

export const magicalHack = defineCard(["Magical Hack", "魔法改竄", "まほうかいざん"], {
  cost: "{U}",
  type: "Instant",
  text: [
    spellAbility(apply(target(any(spell, permanent)), [changesWords(["basicLandType"])], forever)),
  ],
});

// Control, types, colors --------------------------------------------------------------------

export const controlMagic = defineCard(["Control Magic", "支配魔法", "しはいまほう"], {
  cost: "{2}{U}{U}",
  type: "Enchantment — Aura",
  text: [enchant(creature), staticAbility(attached, [gainControl()])],
});

export const confiscate = defineCard(["Confiscate", "押収", "おうしゅう"], {
  cost: "{4}{U}{U}",
  type: "Enchantment — Aura",
  text: [enchant(permanent), staticAbility(attached, [gainControl()])],
});

export const lifeAndLimb = defineCard(["Life and Limb", "生命と枝", "せいめいとえだ"], {
  cost: "{3}{G}",
  type: "Enchantment",
  text: [
    staticAbility(every(any(ofSubtype("Forest"), ofSubtype("Saproling"))), [
      addTypes({ types: ["creature", "land"], subtypes: ["Saproling", "Forest"] }),
      becomes("green"),
      setPT(1, 1),
    ]),
  ],
});

export const marchOfTheMachines = defineCard(
  ["March of the Machines", "機械の行進", "きかいのこうしん"],
  {
    cost: "{3}{U}",
    type: "Enchantment",
    text: [
      staticAbility(every(all(not(creature), artifact)), [
        addTypes({ types: ["artifact", "creature"] }),
        setPT(manaValueOf(theOne), manaValueOf(theOne)),
      ]),
    ],
  },
);

export const prismaticOmen = defineCard(["Prismatic Omen", "虹色の前兆", "にじいろのぜんちょう"], {
  cost: "{1}{G}",
  type: "Enchantment",
  text: [
    staticAbility(every(all(land, controlledBy(you))), [
      addTypes({ subtypes: ["Plains", "Island", "Swamp", "Mountain", "Forest"] }),
    ]),
  ],
});

export const spreadingSeas = defineCard(["Spreading Seas", "広がりゆく海", "ひろがりゆくうみ"], {
  cost: "{1}{U}",
  type: "Enchantment — Aura",
  text: [
    enchant(land),
    triggered(enters(thisObject), draw(1)),
    staticAbility(attached, [setSubtypes("land", "Island")]),
  ],
});

export const imprisonedInTheMoon = defineCard(
  ["Imprisoned in the Moon", "月への封印", "つきへのふういん"],
  {
    cost: "{2}{U}",
    type: "Enchantment — Aura",
    text: [
      enchant(any(creature, land, planeswalker)),
      staticAbility(attached, [
        setTypes(["land"]),
        becomesColors([]),
        losesAllAbilities,
        gains(activated([tapThis], addMana("colorless"))),
      ]),
    ],
  },
);

export const magusOfTheMoon = defineCard(
  ["Magus of the Moon", "月の大魔術師", "つきのだいまじゅつし"],
  {
    cost: "{2}{R}",
    type: "Creature — Human Wizard",
    pt: "2/2",
    text: [staticAbility(every(all(not(basic), land)), [setSubtypes("land", "Mountain")])],
  },
);

export const ashayaSoulOfTheWild = defineCard(
  ["Ashaya, Soul of the Wild", "野生の魂、アシャヤ", "やせいのたましいあしゃや"],
  {
    cost: "{3}{G}{G}",
    type: "Legendary Creature — Elemental",
    pt: "*/*",
    text: [
      defining(setPT(count(all(land, controlledBy(you))), count(all(land, controlledBy(you))))),
      staticAbility(every(all(not(isToken), creature, controlledBy(you))), [
        addTypes({ types: ["land"], subtypes: ["Forest"] }),
      ]),
    ],
  },
);

export const conspiracy = defineCard(["Conspiracy", "奸謀", "かんぼう"], {
  cost: "{3}{B}{B}",
  type: "Enchantment",
  text: [
    asThisEnters(chooseCreatureType()),
    staticAbility(every(all(creature, controlledBy(you))), [becomesChosenType()]),
    staticAbility(every(all(creature, spell, controlledBy(you))), [becomesChosenType()]),
    ...(["hand", "library", "graveyard", "exile"] as const).map((zone) =>
      staticAbility(every(all(creature, card, ownedBy(you), inZone(zone))), [becomesChosenType()]),
    ),
  ],
});

export const paintersServant = defineCard(
  ["Painter's Servant", "絵描きの召使い", "えかきのめしつかい"],
  {
    cost: "{2}",
    type: "Artifact Creature — Scarecrow",
    pt: "1/3",
    text: [
      asThisEnters(chooseColor()),
      staticAbility(every(permanent), [becomes(chosenColor, { also: true })]),
      staticAbility(every(spell), [becomes(chosenColor, { also: true })]),
      ...(["hand", "library", "graveyard", "exile"] as const).map((zone) =>
        staticAbility(every(all(card, inZone(zone))), [becomes(chosenColor, { also: true })]),
      ),
    ],
  },
);

// Devotion ------------------------------------------------------------------------------------

export const altarOfThePantheon = defineCard(
  ["Altar of the Pantheon", "万神殿の祭壇", "ばんしんでんのさいだん"],
  {
    cost: "{3}",
    type: "Artifact",
    text: [
      forPlayers(you, [moreDevotion()]),
      activated(
        [tapThis],
        inOrder(
          addAnyColor(),
          ifSo(
            youControl(any(ofSubtype("God"), ofSubtype("Demigod"), all(legendary, enchantment))),
            gainLife(1),
          ),
        ),
      ),
    ],
  },
);

/** Cards from the Time Spiral block: Time Spiral (2006), Planar Chaos and Future Sight (2007). */
import {
  activated,
  any,
  artifact,
  creature,
  defineCard,
  destroy,
  enchantment,
  exchangeLife,
  isDuring,
  keyword,
  losesAllAbilities,
  sacrificeThis,
  setPT,
  spellAbility,
  tapThis,
  target,
  targetOpponent,
  untilEndOfTurn,
  you,
} from "../language/build.ts";

export const magusOfTheMirror = defineCard(
  ["Magus of the Mirror", "鏡の大魔術師", "かがみのだいまじゅつし"],
  {
    cost: "{4}{B}{B}",
    type: "Creature — Human Wizard",
    pt: "4/2",
    text: [
      activated([tapThis, sacrificeThis], exchangeLife(targetOpponent), {
        onlyIf: isDuring("upkeep", you),
      }),
    ],
  },
);

export const ovinize = defineCard(["Ovinize", "羊術", "ひつじじゅつ"], {
  cost: "{1}{U}",
  type: "Instant",
  text: [spellAbility(untilEndOfTurn(target(creature), losesAllAbilities, setPT(0, 1)))],
});

export const krosanGrip = defineCard(["Krosan Grip", "クローサの掌握", "くろーさのしょうあく"], {
  cost: "{2}{G}",
  type: "Instant",
  text: [keyword("splitSecond"), spellAbility(destroy(target(any(artifact, enchantment))))],
});

/** Cards from the Invasion block: Invasion (2000) and Apocalypse (2001). */
import { enchant } from "../keywords/enchant.ts";
import { kickerFor } from "../keywords/kicker.ts";
import {
  all,
  anyTarget,
  attached,
  cantBeCountered,
  controlledBy,
  costPaid,
  creature,
  damage,
  defineCard,
  destroy,
  eachOpponent,
  forPlayers,
  insteadIf,
  mustTarget,
  ofSubtype,
  permanent,
  self,
  setSubtypes,
  spellAbility,
  staticAbility,
  target,
  thatTarget,
  toObject,
  you,
} from "../language/build.ts";

export const urzasRage = defineCard(["Urza's Rage", "ウルザの激怒", "うるざのげきど"], {
  cost: "{2}{R}",
  type: "Instant",
  text: [
    kickerFor("{8}{R}"),
    staticAbility(self, [cantBeCountered], { zone: "stack" }),
    spellAbility(
      insteadIf(
        costPaid("kicker"),
        damage(10, toObject(thatTarget()), self, { unpreventable: true }),
        damage(3, toObject(anyTarget)),
      ),
    ),
  ],
});

const flagbearersFirst = forPlayers(eachOpponent, [
  mustTarget(all(permanent, ofSubtype("Flagbearer"))),
]);

export const coalitionHonorGuard = defineCard(
  ["Coalition Honor Guard", "連合儀仗兵", "れんごうぎじょうへい"],
  {
    cost: "{3}{W}",
    type: "Creature — Human Flagbearer",
    pt: "2/4",
    text: [flagbearersFirst],
  },
);

export const coalitionFlag = defineCard(["Coalition Flag", "連合旗", "れんごうき"], {
  cost: "{W}",
  type: "Enchantment — Aura",
  text: [
    enchant(all(creature, controlledBy(you))),
    staticAbility(attached, [setSubtypes("creature", "Flagbearer")]),
    flagbearersFirst,
  ],
});

export const vindicate = defineCard(["Vindicate", "名誉回復", "めいよかいふく"], {
  cost: "{1}{W}{B}",
  type: "Sorcery",
  text: [spellAbility(destroy(target(permanent)))],
});

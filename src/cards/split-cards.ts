/** Split cards (CR 709), from Invasion (2000) and Apocalypse (2001). */
import {
  all,
  anyTarget,
  anyTargets,
  controlledBy,
  create,
  creature,
  damage,
  draw,
  every,
  gets,
  permanent,
  self,
  spellAbility,
  splitCard,
  tap,
  target,
  targetPlayer,
  token,
  toObject,
  untilEndOfTurn,
} from "../language/build.ts";

export const fireIce = splitCard(
  {
    name: ["Fire", "火", "ひ"],
    cost: "{1}{R}",
    type: "Instant",
    text: [
      spellAbility(
        damage(2, toObject(anyTargets({ amount: 2, upTo: true })), self, { divided: true }),
      ),
    ],
  },
  {
    name: ["Ice", "氷", "こおり"],
    cost: "{1}{U}",
    type: "Instant",
    text: [spellAbility(tap(target(permanent))), spellAbility(draw(1))],
  },
);

export const assaultBattery = splitCard(
  {
    name: ["Assault", "暴行", "ぼうこう"],
    cost: "{R}",
    type: "Sorcery",
    text: [spellAbility(damage(2, toObject(anyTarget)))],
  },
  {
    name: ["Battery", "殴打", "おうだ"],
    cost: "{3}{G}",
    type: "Sorcery",
    text: [
      spellAbility(
        create(
          1,
          token({ colors: ["green"], types: ["creature"], subtypes: ["Elephant"], pt: "3/3" }),
        ),
      ),
    ],
  },
);

export const nightDay = splitCard(
  {
    name: ["Night", "夜", "よる"],
    cost: "{B}",
    type: "Instant",
    text: [spellAbility(untilEndOfTurn(target(creature), gets(-1, -1)))],
  },
  {
    name: ["Day", "昼", "ひる"],
    cost: "{2}{W}",
    type: "Instant",
    text: [
      spellAbility(untilEndOfTurn(every(all(creature, controlledBy(targetPlayer()))), gets(1, 1))),
    ],
  },
);

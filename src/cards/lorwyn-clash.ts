/** The cards of Lorwyn (2007) that clash, or wait for clashes. */
import {
  all,
  anOpponent,
  apply,
  attached,
  beginningOf,
  clash,
  clashes,
  clashOpponent,
  controlledBy,
  controllerOf,
  counter,
  create,
  creature,
  damage,
  defineCard,
  doesntUntap,
  draw,
  gainControl,
  gains,
  ifSo,
  inOrder,
  keyword,
  mana,
  may,
  mill,
  named,
  nextUntapStep,
  pay,
  spell,
  spellAbility,
  tap,
  target,
  thatTarget,
  token,
  toObject,
  toPlayer,
  triggered,
  unlessPays,
  untilEndOfTurn,
  wonClash,
  you,
} from "../language/build.ts";

export const lashOut = defineCard(["Lash Out", "つっかかり", "つっかかり"], {
  cost: "{1}{R}",
  type: "Instant",
  text: [
    spellAbility(
      damage(3, toObject(target(creature))),
      clash(),
      ifSo(wonClash, damage(3, toPlayer(controllerOf(thatTarget())))),
    ),
  ],
});

export const sylvanEchoes = defineCard(["Sylvan Echoes", "森のこだま", "もりのこだま"], {
  cost: "{G}",
  type: "Enchantment",
  text: [triggered(clashes(you, { won: true }), may(you, draw(1)))],
});

export const captivatingGlance = defineCard(
  ["Captivating Glance", "魅惑的な一瞥", "みわくてきないちべつ"],
  {
    cost: "{2}{U}",
    type: "Enchantment — Aura",
    text: [
      keyword("enchant", { quality: creature }),
      triggered(
        beginningOf("end", you),
        inOrder(
          clash(),
          ifSo(
            wonClash,
            apply(attached, [gainControl()]),
            apply(attached, [gainControl(clashOpponent)]),
          ),
        ),
      ),
    ],
  },
);

export const entanglingTrap = defineCard(["Entangling Trap", "絡め取る罠", "からめとるわな"], {
  cost: "{1}{W}",
  type: "Enchantment",
  text: [
    triggered(
      clashes(you),
      inOrder(
        tap(target(all(creature, controlledBy(anOpponent)))),
        ifSo(wonClash, apply(thatTarget(), [doesntUntap], nextUntapStep)),
      ),
    ),
  ],
});

export const rebellionOfTheFlamekin = defineCard(
  ["Rebellion of the Flamekin", "炎族の反乱", "えんぞくのはんらん"],
  {
    cost: "{3}{R}",
    type: "Kindred Enchantment — Elemental",
    text: [
      triggered(
        clashes(you),
        may(you, pay([mana("{1}")]), {
          ifDone: inOrder(
            create(
              1,
              token({
                colors: ["red"],
                types: ["creature"],
                subtypes: ["Elemental", "Shaman"],
                pt: "3/1",
              }),
              { name: "created" },
            ),
            ifSo(wonClash, untilEndOfTurn(named("created"), gains(keyword("haste")))),
          ),
        }),
      ),
    ],
  },
);

export const brokenAmbitions = defineCard(["Broken Ambitions", "砕けた野望", "くだけたやぼう"], {
  cost: "{X}{U}",
  type: "Instant",
  text: [
    spellAbility(
      unlessPays(controllerOf(thatTarget()), [mana("{X}")], counter(target(spell))),
      clash(),
      ifSo(wonClash, mill(4, controllerOf(thatTarget()))),
    ),
  ],
});

/** More instants and sorceries of Torment (2002). */
import { flashbackFor } from "../keywords/flashback.ts";
import {
  all,
  any,
  anyPlayer,
  beginningOf,
  cantBeCountered,
  card,
  choose,
  chooseSource,
  controlledBy,
  controllerOf,
  copyForEachTarget,
  copyToken,
  create,
  creature,
  damage,
  defineCard,
  delayed,
  draw,
  endOfTurn,
  establish,
  every,
  exile,
  forEach,
  inOrder,
  instant,
  inZone,
  isToken,
  may,
  mill,
  named,
  planeswalker,
  preventDamage,
  sorcery,
  spell,
  spellAbility,
  staticAbility,
  target,
  targetEither,
  thatTarget,
  theOne,
  toObject,
  withSingleTarget,
  x,
  you,
} from "../language/build.ts";
import type { Ability, Filter } from "../language/schema.ts";

export const payNoHeed = defineCard(["Pay No Heed", "無視", "むし"], {
  cost: "{W}",
  type: "Instant",
  text: [spellAbility(chooseSource("source"), preventDamage({ from: named("source") }))],
});

export const falseMemories = defineCard(["False Memories", "まやかしの記憶", "まやかしのきおく"], {
  cost: "{1}{U}",
  type: "Instant",
  text: [
    spellAbility(
      mill(7),
      delayed(
        beginningOf("end", anyPlayer),
        inOrder(choose("gone", 7, all(card, inZone("graveyard", you))), exile(named("gone"))),
      ),
    ),
  ],
});

/** "The next … spell you cast this turn can't be countered. Draw a card." */
const nextIsSafe = (...which: readonly Filter[]): Ability =>
  spellAbility(
    establish(
      staticAbility(every(all(spell, ...which, controlledBy(you))), [cantBeCountered]),
      endOfTurn,
      { uses: 1 },
    ),
  );

export const overmaster = defineCard(["Overmaster", "圧服", "あっぷく"], {
  cost: "{R}",
  type: "Sorcery",
  text: [nextIsSafe(any(instant, sorcery)), spellAbility(draw(1))],
});

export const insist = defineCard(["Insist", "力説", "りきせつ"], {
  cost: "{G}",
  type: "Sorcery",
  text: [nextIsSafe(creature), spellAbility(draw(1))],
});

export const flamingGambit = defineCard(["Flaming Gambit", "燃えたつ計略", "もえたつけいりゃく"], {
  cost: "{X}{R}",
  type: "Instant",
  text: [
    spellAbility(
      may(
        controllerOf(thatTarget()),
        inOrder(
          choose(
            "braver",
            1,
            all(creature, controlledBy(controllerOf(thatTarget()))),
            controllerOf(thatTarget()),
          ),
          damage(x, toObject(named("braver"))),
        ),
        { otherwise: damage(x, toObject(targetEither(planeswalker))), instead: true },
      ),
    ),
    flashbackFor("{X}{R}{R}"),
  ],
});

export const radiate = defineCard(["Radiate", "放射", "ほうしゃ"], {
  cost: "{3}{R}{R}",
  type: "Instant",
  text: [
    spellAbility(copyForEachTarget(target(all(spell, any(instant, sorcery), withSingleTarget)))),
  ],
});

export const parallelEvolution = defineCard(["Parallel Evolution", "平行進化", "へいこうしんか"], {
  cost: "{3}{G}{G}",
  type: "Sorcery",
  text: [
    spellAbility(
      forEach(
        every(all(creature, isToken, inZone("battlefield"))),
        create(1, copyToken(theOne), { who: controllerOf(theOne) }),
      ),
    ),
    flashbackFor("{4}{G}{G}{G}"),
  ],
});

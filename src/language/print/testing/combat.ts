/** What fighting, damage, prevention and combat read as, in the templates of today's cards. */
import * as b from "../../build.ts";
import { aura, emblem, spell, type Tables } from "./fixtures.ts";

const { you } = b;
const yours = b.all(b.creature, b.controlledBy(you));
const opposing = b.all(b.creature, b.controlledBy(b.eachOpponent));

export const combatTables: Tables = {
  damage: [
    [
      b.spellAbility(
        b.damage(4, b.toObject(b.anyTargets({ amount: b.anyNumber })), b.self, { divided: true }),
      ),
      "Test Bolt deals 4 damage divided as you choose among any number of targets.",
      "",
      spell,
    ],
    [
      b.triggered(
        b.becomesMonstrous(),
        b.damage(b.x, b.toObject(b.target(opposing, { amount: b.anyNumber })), b.self, {
          divided: true,
        }),
      ),
      "When this creature becomes monstrous, it deals X damage divided as you choose among any number of target creatures your opponents control.",
      "",
    ],
    [
      b.spellAbility(
        b.damage(2, b.toSeveral(b.toObject(b.every(b.creature)), b.toPlayer(b.eachPlayer))),
      ),
      "Test Bolt deals 2 damage to each creature and each player.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.damage(10, b.toObject(b.targetEither(b.planeswalker)), b.self, { unpreventable: true }),
        b.loseLife(1, b.controllerOf(b.thatTarget())),
      ),
      "Test Bolt deals 10 damage to target player or planeswalker. The damage can't be prevented. That player or that planeswalker's controller loses 1 life.",
      "",
      spell,
    ],
    [
      b.activated(
        [b.mana("{2}{G}{G}")],
        b.fights(
          b.target(
            b.all(
              b.other,
              b.any(b.ofSubtype("Wolf"), b.ofSubtype("Werewolf")),
              b.controlledBy(you),
            ),
          ),
          b.target(b.all(b.creature, b.not(b.controlledBy(you)))),
        ),
      ),
      "{2}{G}{G}: Another target Wolf or Werewolf you control fights target creature you don't control.",
      "{2}{G}{G}：あなたがコントロールしていてこれでない狼1体か狼男1体と、あなたがコントロールしていないクリーチャー1体を対象とする。前者は後者と格闘を行う。",
    ],
    [
      b.triggered(
        b.becomesMonstrous(),
        b.inOrder(
          b.damage(b.x, b.toObject(b.target(opposing, { amount: b.anyNumber })), b.self, {
            divided: true,
          }),
          b.forEach(b.thatTarget(), b.damage(b.powerOf(b.theOne), b.toObject(b.self), b.theOne)),
        ),
      ),
      "When this creature becomes monstrous, it deals X damage divided as you choose among any number of target creatures your opponents control. Each of those creatures deals damage equal to its power to this creature.",
      "",
    ],
    [
      b.spellAbility(b.loseLife(2, b.targetPlayer()), b.gainLife(2)),
      "Target player loses 2 life and you gain 2 life.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.exchangeLife(b.targetOpponent)),
      "Exchange life totals with target opponent.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.exchangeLife(b.targetPlayer(), b.eachOpponent)),
      "Each opponent exchanges life totals with target player.",
      "",
      spell,
    ],
  ],
  prevention: [
    [
      b.activated([b.mana("{W}")], b.preventDamage({ amount: 3, to: b.toObject(b.anyTarget) })),
      "{W}: Prevent the next 3 damage that would be dealt to any target this turn.",
      "",
      emblem,
    ],
    [
      b.spellAbility(b.preventDamage({ combat: true })),
      "Prevent all combat damage that would be dealt this turn.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.chooseSource("source"), b.preventDamage({ from: b.named("source") })),
      "Prevent all damage a source of your choice would deal this turn.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.preventDamage({ from: b.target(b.creature), to: b.toPlayer(you), until: b.endOfCombat }),
      ),
      "Prevent all damage that would be dealt to you this combat by target creature.",
      "",
      spell,
    ],
    [
      b.staticAbility(b.every(b.all(yours, b.attacking)), [b.preventDamageTo]),
      "Prevent all damage that would be dealt to attacking creatures you control.",
      "",
      emblem,
    ],
    [
      b.spellAbility(b.destroy(b.every(b.creature), { noRegeneration: true })),
      "Destroy all creatures. They can't be regenerated.",
      "",
      spell,
    ],
    [b.activated([b.mana("{B}")], b.regenerate(b.self)), "{B}: Regenerate this creature.", ""],
  ],
  "attacking and blocking": [
    [
      b.activated([b.mana("{2}{U}")], b.untilEndOfTurn(b.self, b.cantBeBlockedBy(b.creature))),
      "{2}{U}: This creature can't be blocked this turn.",
      "",
    ],
    [
      b.activated(
        [b.mana("{U/R}")],
        b.untilEndOfTurn(b.target(b.creature), b.cantBlockThose(b.thisObject)),
      ),
      "{U/R}: Target creature can't block this creature this turn.",
      "",
    ],
    [
      b.staticAbility(b.self, [b.cantBeBlockedByFewer(3)]),
      "This creature can't be blocked except by three or more creatures.",
      "",
    ],
    [
      b.staticAbility(b.self, [b.canBlockMore()]),
      "This creature can block any number of creatures.",
      "",
    ],
    [
      b.staticAbility(b.self, [b.gains(b.keyword("reach")), b.canBlockMore(99)], {
        whilst: b.fits(b.self, b.hasDesignation("monstrous")),
      }),
      "As long as this creature is monstrous, it has reach and can block an additional ninety-nine creatures each combat.",
      "",
    ],
    [
      b.staticAbility(b.self, [b.canBlockMore(1)]),
      "This creature can block an additional creature each combat.",
      "",
    ],
    [
      b.staticAbility(b.attached, [b.mustAttack]),
      "Enchanted creature attacks each combat if able.",
      "",
      aura,
    ],
    [
      b.spellAbility(b.untilEndOfTurn(b.every(opposing), b.mustBlock)),
      "Creatures your opponents control block this turn if able.",
      "",
      spell,
    ],
    [
      b.activated([b.mana("{G}{G}")], b.untilEndOfTurn(b.self, b.assignsAsUnblocked)),
      "{G}{G}: You may have this creature assign its combat damage this turn as though it weren't blocked.",
      "",
    ],
    [
      b.activated(
        [b.mana("{G}{G}")],
        b.may(b.you, b.untilEndOfTurn(b.self, b.willAssignAsUnblocked)),
      ),
      "{G}{G}: You may have this creature assign its combat damage this turn as though it weren't blocked.",
      "",
    ],
    [
      b.spellAbility(
        b.removeFromCombat(b.target(b.all(b.creature, b.any(b.attacking, b.blocking)))),
      ),
      "Remove target attacking or blocking creature from combat.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.untap(b.every(b.all(b.creature, b.attackedThisTurn))),
        b.extraPhases("beginCombat", "main2"),
      ),
      "Untap all creatures that attacked this turn. After this phase, there is an additional combat phase followed by an additional main phase.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.extraPhasesAfterMain("beginCombat")),
      "After this main phase, there is an additional combat phase.",
      "このメイン・フェイズの後に追加の戦闘フェイズ1つを加える。",
      spell,
    ],
  ],
};

/** What effects on players and the rules read as, in the templates of today's cards. */
import * as b from "../../build.ts";
import { emblem, land, spell, type Tables } from "./fixtures.ts";

const { you, eachOpponent, eachPlayer } = b;

export const playerTables: Tables = {
  "for players": [
    [b.forPlayers(eachOpponent, [b.cantGainLife]), "Your opponents can't gain life.", ""],
    [
      b.forPlayers(you, [b.survivesZeroLife]),
      "You don't lose the game for having 0 or less life.",
      "",
    ],
    [b.forPlayers(you, [b.noMaximumHandSize]), "You have no maximum hand size.", ""],
    [b.forPlayers(eachPlayer, [b.noMaximumHandSize]), "Players have no maximum hand size.", ""],
    [
      b.forPlayers(you, [b.moreLandPlays()]),
      "You may play an additional land on each of your turns.",
      "",
    ],
    [
      b.spellAbility(b.applyToPlayers(you, [b.moreLandPlays(2)])),
      "You may play two additional lands this turn.",
      "",
      spell,
    ],
    [
      b.forPlayers(you, [b.castAsThoughFlash(b.all(b.spell, b.not(b.creature)))], {
        whilst: b.yourTurn,
      }),
      "As long as it's your turn, you may cast noncreature spells as though they had flash.",
      "",
    ],
    [
      b.forPlayers(you, [
        b.cantBeTargeted(b.all(b.any(b.spell, b.stackedAbility), b.controlledBy(b.eachOpponent))),
      ]),
      "You can't be the target of spells or abilities your opponents control.",
      "",
    ],
    [
      b.forPlayers(you, [{ is: "attackTax", cost: [b.mana("{2}")], planeswalkers: true }]),
      "Creatures can't attack you or planeswalkers you control unless their controller pays {2} for each of those creatures.",
      "クリーチャーは、それのコントローラーがそれらのクリーチャー1体につき{2}を支払わないかぎり、あなたやあなたがコントロールしているプレインズウォーカーを攻撃できない。",
    ],
    [
      b.forPlayers(you, [b.cantBeAttacked(b.all(b.creature, b.ofColor("red")))]),
      "Red creatures can't attack you.",
      "赤のクリーチャーは、あなたを攻撃できない。",
    ],
    [
      b.forPlayers(b.eachOpponent, [b.cantActivateAbilities({ of: b.creature })]),
      "Your opponents can't activate abilities of creatures.",
      "対戦相手はクリーチャーの能力を起動できない。",
    ],
    [
      b.forPlayers(b.anyPlayer, [b.cantActivateAbilities({ unlessMana: true })]),
      "Players can't activate abilities that aren't mana abilities.",
      "プレイヤーはマナ能力でない能力を起動できない。",
    ],
    [
      b.cantCast(b.eachOpponent, b.spell, { whilst: { is: "isTurnOf", who: you } }),
      "Your opponents can't cast spells during your turn.",
      "あなたのターンであるかぎり、対戦相手は、呪文を唱えられない。",
    ],
    [
      b.spellAbility({
        is: "establish",
        ability: b.cantCast(b.eachOpponent, b.spell),
        until: b.endOfTurn,
      }),
      "Your opponents can't cast spells this turn.",
      "このターン、対戦相手は、呪文を唱えられない。",
    ],
    [
      b.forPlayers(you, [b.skipsStep("draw")]),
      "Skip your draw step.",
      "あなたはあなたのドロー・ステップを飛ばす。",
    ],
    [
      b.forPlayers(b.eachPlayer, [b.skipsStep("beginCombat")]),
      "Players skip their combat phases.",
      "プレイヤーは自分の戦闘フェイズを飛ばす。",
    ],
    [
      b.forPlayers(you, [b.attackTax(b.mana("{2}"))]),
      "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
      "",
      emblem,
    ],
    [
      b.forPlayers(eachOpponent, [b.mustTarget(b.ofSubtype("Flagbearer"))]),
      "While an opponent is choosing targets as part of casting a spell they control or activating an ability they control, that player must choose at least one Flagbearer on the battlefield if able.",
      "",
    ],
    [
      b.forPlayers(you, [b.unspentManaBecomes("colorless")]),
      "If you would lose unspent mana, that mana becomes colorless instead.",
      "",
    ],
    [
      b.spellAbility(b.applyToPlayers(you, [b.unspentManaStays])),
      "Until end of turn, you don't lose unspent mana as steps and phases end.",
      "",
      spell,
    ],
    [b.forPlayers(eachPlayer, [b.damageCantBePrevented]), "Damage can't be prevented.", ""],
    [
      b.spellAbility(b.applyToPlayers(eachPlayer, [b.damageCantBePrevented])),
      "Damage can't be prevented this turn.",
      "",
      spell,
    ],
    [
      b.forPlayers(eachPlayer, [b.damageWithers]),
      "All damage is dealt as though its source had wither.",
      "",
    ],
    [
      b.forPlayers(you, [b.revealsFirstDraw]),
      "Reveal the first card you draw on each of your turns.",
      "",
    ],
    [
      b.forPlayers(you, [b.mayLookAt(b.topOfLibrary(1))]),
      "You may look at the top card of your library any time.",
      "",
    ],
    [
      b.triggered(
        b.dies(b.thisObject),
        b.inOrder(
          b.exile(b.topOfLibrary(2), { name: "exiled" }),
          b.applyToPlayers(you, [b.mayPlay(b.named("exiled"))], b.endOfYourNextTurn),
        ),
      ),
      "When this creature dies, exile the top two cards of your library. Until the end of your next turn, you may play the exiled cards.",
      "",
    ],
    [
      b.forPlayers(b.hasControlled(b.self), [b.noMaximumHandSize]),
      "Each player who has controlled this creature has no maximum hand size.",
      "",
    ],
  ],
  "winning and losing, turns": [
    [
      b.triggered(b.stateIs(b.atLeast(20, b.lifeOf(you))), b.loseGame()),
      "When you have 20 or more life, you lose the game.",
      "",
      emblem,
    ],
    [b.spellAbility(b.winGame()), "You win the game.", "", spell],
    [b.spellAbility(b.extraTurn()), "Take an extra turn after this one.", "", spell],
    [
      b.spellAbility(b.skipNext("untap", b.targetPlayer())),
      "Target player skips their next untap step.",
      "",
      spell,
    ],
    [
      b.activated([b.mana("{3}"), b.tapThis], b.ifSo(b.itIsNight, b.becomeDay, b.becomeNight), {
        timing: "sorcery",
      }),
      "{3}, {T}: If it's night, it becomes day. Otherwise, it becomes night. Activate only as a sorcery.",
      "",
    ],
  ],
  sacrificing: [
    [
      b.spellAbility(b.sacrificeChosen(1, b.creature, b.targetPlayer())),
      "Target player sacrifices a creature of their choice.",
      "",
      spell,
    ],
    [
      b.spellAbility(b.sacrificeChosen(b.x, b.land, eachPlayer)),
      "Each player sacrifices X lands of their choice.",
      "",
      spell,
    ],
    [
      b.spellAbility(
        b.sacrificeChosen(1, b.creature, you, { name: "gone" }),
        b.draw(b.toughnessOf(b.named("gone"))),
      ),
      "Sacrifice a creature. Draw a number of cards equal to the sacrificed creature's toughness.",
      "",
      spell,
    ],
  ],
  mana: [
    [
      b.activated([b.tapThis], b.addManaOf(1, ["white", "black"])),
      "{T}: Add {W} or {B}.",
      "",
      land,
    ],
    [b.activated([b.tapThis], b.addAnyColor()), "{T}: Add one mana of any color.", "", land],
    [
      b.activated([b.tapThis], b.addAnyColor(2)),
      "{T}: Add two mana in any combination of colors.",
      "",
      land,
    ],
    [
      b.activated([b.tapThis], b.addManaOf(b.x, ["red", "green"])),
      "{T}: Add X mana in any combination of {R} and/or {G}.",
      "",
      land,
    ],
    [
      b.triggered(b.attacks(b.thisObject), b.addManaOf(1, ["red", "green"], { stays: true })),
      "Whenever this creature attacks, add {R} or {G}. Until end of turn, you don't lose this mana as steps and phases end.",
      "",
    ],
  ],
};

/** What abilities read as, in the templates of today's cards. */
import * as b from "../../build.ts";
import { aura, hero, relic, spell, type Tables } from "./fixtures.ts";

const { you, anOpponent, eachOpponent, eachPlayer, thatPlayer, anyPlayer } = b;

const yourGraveyard = b.inZone("graveyard", you);
const threshold = b.atLeast(7, b.count(yourGraveyard));
const instants = b.any(b.ofType("instant"), b.ofType("sorcery"));
const yours = b.all(b.creature, b.controlledBy(you));
const gainLife = (value: number) =>
  ({ is: "gainLife", who: you, amount: { is: "number", value } }) as const;

export const abilityTables: Tables = {
  "triggers and replacements": [
    [
      b.triggered(b.enters(b.thisObject), b.inOrder(b.putCounters(b.self, "+1/+1"), b.scry(1))),
      "When this creature enters, put a +1/+1 counter on it, then scry 1.",
      "このクリーチャーが戦場に出たとき、これの上に+1/+1カウンター1個を置き、その後占術1を行う。",
    ],
    [
      b.staticAbility(b.every(b.any(b.thisObject, b.among(b.attached))), [b.gets(1, 1)]),
      "This creature and enchanted creature each get +1/+1.",
      "このクリーチャーとエンチャントしているクリーチャーはそれぞれ+1/+1の修整を受ける。",
    ],
    [
      b.triggered(b.attacks(b.any(b.thisObject, b.among(b.attached))), b.draw(1)),
      "Whenever this creature or enchanted creature attacks, draw a card.",
      "このクリーチャーかエンチャントしているクリーチャーが攻撃するたび、カード1枚を引く。",
    ],
    [
      b.triggered(b.enters(b.thisObject), b.draw(1)),
      "When this creature enters, draw a card.",
      "このクリーチャーが戦場に出たとき、カード1枚を引く。",
    ],
    [
      b.triggered(
        b.enters(b.all(b.creature, b.other, b.controlledBy(you))),
        b.untilEndOfTurn(
          b.it("creature"),
          b.gains(b.keyword("trample")),
          b.gains(b.keyword("flying")),
        ),
      ),
      "Whenever another creature you control enters, that creature gains trample and flying until end of turn.",
      "あなたがコントロールしていてこれでないクリーチャー1体が戦場に出るたび、ターン終了時まで、そのクリーチャーはトランプルと飛行を得る。",
    ],
    [
      b.triggered(b.putIntoGraveyardFrom(b.thisObject, "battlefield"), b.returnToHand(b.self)),
      "When this creature dies, return it to its owner's hand.",
      "このクリーチャーが死亡したとき、これをオーナーの手札に戻す。",
    ],
    [
      b.triggered(b.putIntoGraveyardFrom(b.thisObject, "battlefield"), b.draw(1)),
      "When this artifact is put into a graveyard from the battlefield, draw a card.",
      "このアーティファクトが戦場から墓地に置かれたとき、カード1枚を引く。",
      relic,
    ],
    [
      b.triggered(b.putIntoGraveyardFrom(b.all(b.card, b.other)), b.exile(b.it("card"))),
      "Whenever another card is put into a graveyard from anywhere, exile that card.",
      "これでないカード1枚がいずれかの領域から墓地に置かれるたび、そのカードを追放する。",
      relic,
    ],
    [
      b.triggered(b.discards(anOpponent), b.damage(2, b.toPlayer(thatPlayer))),
      "Whenever an opponent discards a card, this Aura deals 2 damage to that player.",
      "対戦相手1人がカード1枚を捨てるたび、このオーラはそのプレイヤーに2点のダメージを与える。",
      aura,
    ],
    [
      b.triggered(
        { is: "castsSpell", who: anyPlayer, what: b.all(b.spell, instants) },
        gainLife(1),
      ),
      "Whenever a player casts an instant or sorcery spell, you gain 1 life.",
      "プレイヤー1人がインスタントやソーサリーである呪文1つを唱えるたび、あなたは1点のライフを得る。",
    ],
    [
      b.triggered(
        { is: "beginningOf", step: "upkeep", whose: you },
        b.may(you, b.returnToHand(b.self)),
        { zone: "graveyard", onlyIf: { is: "isIn", what: b.self, zone: "graveyard" } },
      ),
      "At the beginning of your upkeep, if this card is in your graveyard, you may return it to your hand.",
      "あなたのアップキープの開始時に、このカードがあなたの墓地にあるなら、あなたはこれをあなたの手札に戻してもよい。",
    ],
    [
      b.triggered({ is: "beginningOf", step: "end", whose: eachPlayer }, b.discard(1, eachPlayer)),
      "At the beginning of each player's end step, each player discards a card.",
      "各プレイヤーの終了ステップの開始時に、各プレイヤーはそれぞれカード1枚を捨てる。",
    ],
    [
      b.triggered({ is: "beginningOf", step: "beginCombat", whose: you }, b.untap(b.self)),
      "At the beginning of combat on your turn, untap Ann.",
      "あなたのターンの戦闘の開始時に、試しの英雄、アンをアンタップする。",
      hero,
    ],
    [
      b.replacement(b.discards(you, b.thisObject), { is: "goTo", zone: "exile" }, { zone: "hand" }),
      "If you would discard this card, exile it instead.",
      "あなたがこのカードを捨てるなら、代わりにこれを追放する。",
    ],
    [
      b.replacement(
        b.putIntoGraveyardFrom(b.creature, "battlefield"),
        { is: "goTo", zone: "hand" },
        { optional: true },
      ),
      "If a creature would die, you may put it into its owner's hand instead.",
      "クリーチャー1体が死亡するなら、あなたは代わりにそれをオーナーの手札に置いてもよい。",
    ],
  ],
  "opening hands": [
    [
      b.mayBeginOnBattlefield,
      "If this card is in your opening hand, you may begin the game with it on the battlefield.",
      "このカードがあなたのゲーム開始時の手札にあるなら、あなたはこれが戦場に出ている状態でゲームを開始してもよい。",
      relic,
    ],
    [
      b.inOpeningHand(b.reveal(b.self)),
      "If this card is in your opening hand, you may reveal it.",
      "このカードがあなたのゲーム開始時の手札にあるなら、あなたはこれを公開してもよい。",
    ],
    [
      b.replacement(
        b.putIntoGraveyardFrom(b.all(b.card, b.ownedBy(anOpponent))),
        b.goTo("exile", "graveyard"),
      ),
      "If a card would be put into an opponent's graveyard from anywhere, exile it instead.",
      "カード1枚がいずれかの領域から対戦相手の墓地に置かれるなら、代わりにそれを追放する。",
    ],
    [
      b.triggered(
        b.putIntoGraveyardFrom(b.all(b.creature, b.card, b.ownedBy(you)), "library"),
        b.draw(1),
      ),
      "Whenever a creature card is put into your graveyard from a library, draw a card.",
      "クリーチャー・カード1枚がライブラリーからあなたの墓地に置かれるたび、カード1枚を引く。",
    ],
  ],
  "casting from elsewhere": [
    [
      b.triggered(
        { is: "doneThisWay", link: "gone" },
        b.may(
          b.ownerOf(b.it("card")),
          b.cast(b.ownerOf(b.it("card")), b.it("card"), [b.mana("{R}")]),
          { otherwise: b.putIntoGraveyard(b.it("card")) },
        ),
        { zone: "exile" },
      ),
      "When this card is exiled this way, its owner may cast it by paying {R} rather than paying its mana cost. If they don't, put it into its owner's graveyard.",
      "このカードがこれにより追放されたとき、これのオーナーはこれをマナ・コストではなく{R}を支払って唱えてもよい。そうしないなら、これをオーナーの墓地に置く。",
      {
        ...spell,
        abilities: [
          b.replacement(
            b.discards(you, b.thisObject),
            { is: "goTo", zone: "exile" },
            { link: "gone" },
          ),
        ],
      },
    ],
    [
      b.triggered(
        b.enters(b.thisObject),
        b.allowCasting(
          you,
          b.it("card"),
          [b.discardCards(1)],
          b.putIntoGraveyard(b.it("card")),
          "hand",
        ),
      ),
      "When this creature enters, until you pass priority, you may cast it by discarding a card rather than paying its mana cost as though it were in your hand. If you don't, put it into its owner's graveyard.",
      "このクリーチャーが戦場に出たとき、あなたが次に優先権をパスするまで、あなたは手札にあるかのように、これをマナ・コストではなくカード1枚を捨てて唱えてもよい。そうしないなら、これをオーナーの墓地に置く。",
    ],
    [
      b.spellAbility(b.may(you, b.cast(you, b.target(yourGraveyard), []))),
      "You may cast target card in your graveyard without paying its mana cost.",
      "あなたの墓地にあるカード1枚を対象とする。あなたはそれをマナ・コストを支払うことなく唱えてもよい。",
      spell,
    ],
    [
      { is: "freeCasting", who: you, spells: b.all(b.spell, b.castFrom("hand")) },
      "You may cast spells from your hand without paying their mana costs.",
      "あなたは、あなたの手札から呪文をそれらのマナ・コストを支払うことなく唱えてもよい。",
    ],
    [
      b.cantCast(eachOpponent, b.all(b.spell, b.not(b.castFrom("hand")))),
      "Your opponents can't cast spells from anywhere other than their hands.",
      "対戦相手は、自分の手札以外の領域から呪文を唱えられない。",
    ],
    [
      b.castOnly(b.isDuring("combat")),
      "Cast this spell only during combat.",
      "この呪文は戦闘中にのみ唱えられる。",
      spell,
    ],
    [
      b.castOnly(b.inCombatAfter("declareBlockers")),
      "Cast this spell only during combat after blockers are declared.",
      "この呪文は戦闘中の、ブロック・クリーチャーが指定された後にのみ唱えられる。",
      spell,
    ],
    [
      b.castOnly(b.both(b.isDuring("combat", you), b.youControl(b.creature))),
      "Cast this spell only during combat on your turn and only if you control a creature.",
      "この呪文はあなたのターンの戦闘中にのみ唱えられる。この呪文はあなたがクリーチャーをコントロールしている場合にのみ唱えられる。",
      spell,
    ],
    [
      b.activated([b.tapThis], b.draw(1), {
        onlyIf: b.both(b.yourTurn, b.isBefore("declareAttackers")),
        limit: 1,
      }),
      "{T}: Draw a card. Activate only during your turn, before attackers are declared and only once each turn.",
      "{T}：カード1枚を引く。起動はあなたのターンの、攻撃クリーチャーが指定される前にのみ行う。起動は毎ターン1回のみ行う。",
    ],
    [
      b.activated([b.tapThis], b.draw(1), { onlyIf: b.isDuring("declareBlockers") }),
      "{T}: Draw a card. Activate only during the declare blockers step.",
      "{T}：カード1枚を引く。起動はブロック・クリーチャー指定ステップの間にのみ行う。",
    ],
    [
      b.cantCast(eachPlayer, b.all(b.spell, b.creature)),
      "Players can't cast creature spells.",
      "プレイヤーは、クリーチャー・呪文を唱えられない。",
    ],
    [
      b.additionalCost(b.discardCards(b.x)),
      "As an additional cost to cast this spell, discard X cards.",
      "この呪文を唱えるための追加コストとして、カードX枚を捨てる。",
      spell,
    ],
  ],
  "continuous effects": [
    [
      b.staticAbility(b.attached, [
        b.gets(1, 2),
        b.gains(b.keyword("protection", { quality: b.ofColor("black") })),
      ]),
      "Enchanted creature gets +1/+2 and has protection from black.",
      "エンチャントしているクリーチャーは+1/+2の修整を受けるとともにプロテクション（黒）を持つ。",
      aura,
    ],
    [
      b.labelled(
        "threshold",
        b.staticAbility(b.self, [b.gets(1, 1), b.cantBlock], { whilst: threshold }),
      ),
      "Threshold — As long as there are seven or more cards in your graveyard, this creature gets +1/+1 and can't block.",
      "スレッショルド — あなたの墓地にカードが7枚以上あるかぎり、このクリーチャーは+1/+1の修整を受けるとともにブロックできない。",
    ],
    [
      b.activated(
        [b.discardCards(1)],
        b.untilEndOfTurn(b.self, b.gets(1, 1), b.becomes(b.colorOfChoice)),
      ),
      "Discard a card: This creature gets +1/+1 and becomes the color of your choice until end of turn.",
      "カード1枚を捨てる：ターン終了時まで、このクリーチャーは+1/+1の修整を受けるとともにあなたが選んだ色1色になる。",
    ],
    [
      b.activated([b.discardCards(1, b.land)], b.untilEndOfTurn(b.self, b.switchPT)),
      "Discard a land card: Switch this creature's power and toughness until end of turn.",
      "土地カード1枚を捨てる：ターン終了時まで、このクリーチャーのパワーとタフネスを入れ替える。",
    ],
    [
      b.spellAbility({
        is: "apply",
        to: b.target(b.creature),
        changes: [b.becomes("red"), b.cantAttack, b.cantBlock],
        until: { is: "forever" },
      }),
      "Target creature becomes red and can't attack or block.",
      "クリーチャー1体を対象とする。それは赤になるとともに攻撃したりブロックしたりできない。",
      spell,
    ],
    [
      b.staticAbility(b.self, [b.becomes("black"), b.gets(1, 1), b.gains(b.keyword("flying"))]),
      "This creature is black, gets +1/+1, and has flying.",
      "このクリーチャーは黒であり、+1/+1の修整を受けるとともに飛行を持つ。",
    ],
    [
      b.staticAbility(b.self, [
        b.cantBeBlockedBy(
          b.all(b.creature, b.not(b.any(b.withKeyword("flying"), b.withKeyword("reach")))),
        ),
      ]),
      "This creature can't be blocked by creatures without flying or reach.",
      "このクリーチャーは飛行や到達を持たないクリーチャーによってはブロックされない。",
    ],
    [
      b.staticAbility(b.every(b.all(b.creature, b.withoutAbilities)), [b.becomesChosenType()]),
      "Creatures with no abilities are the chosen type.",
      "能力を持たないクリーチャーは選ばれたタイプである。",
    ],
    [
      b.staticAbility(b.self, [b.becomesChosenType({ also: true })]),
      "This creature is the chosen type in addition to its other types.",
      "このクリーチャーは他のタイプに加えて選ばれたタイプでもある。",
    ],
    [
      b.staticAbility(b.self, [b.cantBeTargetedBy(b.ofColor("blue"))]),
      "This creature can't be the target of spells or abilities from blue sources.",
      "このクリーチャーは青の発生源の呪文や能力の対象にならない。",
    ],
    [
      b.staticAbility(b.self, [b.cantBeEnchantedBy(b.ofColor("blue"))]),
      "This creature can't be enchanted by blue Auras.",
      "このクリーチャーは青のオーラによってはエンチャントされない。",
    ],
    [
      b.staticAbility(b.self, [b.cantBeEquippedBy(b.ofColor("blue"))]),
      "This creature can't be equipped by blue Equipment.",
      "このクリーチャーは青の装備品によっては装備されない。",
    ],
    [
      b.staticAbility(b.self, [b.preventDamageFrom(b.ofColor("red"))]),
      "Prevent all damage that would be dealt to this creature by red sources.",
      "赤の発生源からこのクリーチャーに与えられるすべてのダメージを軽減する。",
    ],
    [
      b.staticAbility(b.self, [b.tramples]),
      "This creature can assign excess combat damage to what it's attacking.",
      "このクリーチャーは余った戦闘ダメージを攻撃先に割り振れる。",
    ],
    [
      b.staticAbility(b.self, [b.enchants(b.creature)]),
      "This Aura can enchant only creatures.",
      "このオーラはクリーチャーにのみつけられる。",
      aura,
    ],
  ],
  "granted abilities": [
    [
      b.staticAbility(
        b.self,
        [
          b.gains(
            b.activated(
              [b.mana("{2}{B}"), b.tapThis],
              b.destroy(b.target(b.all(b.creature, b.ofColor("blue")))),
            ),
          ),
        ],
        { whilst: threshold },
      ),
      'As long as there are seven or more cards in your graveyard, this creature has "{2}{B}, {T}: Destroy target blue creature."',
      "あなたの墓地にカードが7枚以上あるかぎり、このクリーチャーは「{2}{B}、{T}：青のクリーチャー1体を対象とする。それを破壊する。」を持つ。",
    ],
    [
      b.staticAbility(b.attached, [
        b.gains(b.activated([b.tapThis], b.damage(1, b.toObject(b.anyTarget)))),
        b.cantAttack,
      ]),
      'Enchanted creature has "{T}: This creature deals 1 damage to any target" and can\'t attack.',
      "エンチャントしているクリーチャーは「{T}：1つを対象とする。このクリーチャーはそれに1点のダメージを与える。」を持つとともに攻撃できない。",
      aura,
    ],
  ],
  keywords: [
    [b.keyword("madness", { cost: [b.mana("{2}{G}")] }), "Madness {2}{G}", "マッドネス{2}{G}"],
    [
      b.keyword("madness", { cost: [b.discardCards(1)] }),
      "Madness—Discard a card.",
      "マッドネス — カード1枚を捨てる。",
    ],
    [
      b.keyword("protection", { quality: b.creature }),
      "Protection from creatures",
      "プロテクション（クリーチャー）",
    ],
    [
      b.keyword("protection", { quality: b.any(b.ofColor("black"), b.ofColor("red")) }),
      "Protection from black and from red",
      "プロテクション（黒）、プロテクション（赤）",
    ],
    [
      b.keyword("enchant", { quality: yours }),
      "Enchant creature you control",
      "エンチャント（あなたがコントロールしているクリーチャー）",
      aura,
    ],
  ],
};

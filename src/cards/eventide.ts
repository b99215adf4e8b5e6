/** Cards from Eventide (2008) that belong to none of its cycles. */
import {
  activated,
  all,
  apply,
  card,
  casts,
  creature,
  defineCard,
  draw,
  every,
  fits,
  gains,
  gets,
  ifSo,
  inZone,
  isNamed,
  keyword,
  mana,
  ofSubtype,
  returnToBattlefield,
  self,
  setPT,
  setSubtypes,
  spellAbility,
  switchPT,
  target,
  thisObject,
  triggered,
  untilEndOfTurn,
  you,
} from "../language/build.ts";

export const demigodOfRevenge = defineCard(
  ["Demigod of Revenge", "復讐の亜神", "ふくしゅうのあじん"],
  {
    cost: "{B/R}{B/R}{B/R}{B/R}{B/R}",
    type: "Creature — Spirit Avatar",
    pt: "5/4",
    text: [
      triggered(
        casts(you, thisObject),
        returnToBattlefield(
          every(all(card, isNamed("Demigod of Revenge"), inZone("graveyard", you))),
        ),
        { zone: "stack" },
      ),
      keyword("flying"),
      keyword("haste"),
    ],
  },
);
export const restlessApparition = defineCard(
  ["Restless Apparition", "安息無き亡霊", "あんそくなきぼうれい"],
  {
    cost: "{W/B}{W/B}{W/B}",
    type: "Creature — Spirit",
    pt: "2/2",
    text: [
      activated([mana("{W/B}{W/B}{W/B}")], untilEndOfTurn(self, gets(3, 3))),
      keyword("persist"),
    ],
  },
);

export const insideOut = defineCard(["Inside Out", "裏返し", "うらがえし"], {
  cost: "{1}{U/R}",
  type: "Instant",
  text: [spellAbility(untilEndOfTurn(target(creature), switchPT)), spellAbility(draw(1))],
});

export const figureOfDestiny = defineCard(
  ["Figure of Destiny", "運命の大立者", "うんめいのおおだてもの"],
  {
    cost: "{R/W}",
    type: "Creature — Kithkin",
    pt: "1/1",
    text: [
      activated(
        [mana("{R/W}")],
        apply(self, [setSubtypes("creature", "Kithkin", "Spirit"), setPT(2, 2)]),
      ),
      activated(
        [mana("{R/W}{R/W}{R/W}")],
        ifSo(
          fits(self, ofSubtype("Spirit")),
          apply(self, [setSubtypes("creature", "Kithkin", "Spirit", "Warrior"), setPT(4, 4)]),
        ),
      ),
      activated(
        [mana("{R/W}{R/W}{R/W}{R/W}{R/W}{R/W}")],
        ifSo(
          fits(self, ofSubtype("Warrior")),
          apply(self, [
            setSubtypes("creature", "Kithkin", "Spirit", "Warrior", "Avatar"),
            setPT(8, 8),
            gains(keyword("flying")),
            gains(keyword("firstStrike")),
          ]),
        ),
      ),
    ],
  },
);

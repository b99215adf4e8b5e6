/** Cards from Eventide (2008) that belong to none of its cycles. */
import {
  activated,
  all,
  card,
  casts,
  defineCard,
  every,
  gets,
  inZone,
  isNamed,
  keyword,
  mana,
  returnToBattlefield,
  self,
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

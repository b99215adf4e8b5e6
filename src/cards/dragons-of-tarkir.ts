/** Cards from Dragons of Tarkir (2015). */
import {
  all,
  chooseTwo,
  counter,
  creature,
  defineCard,
  destroy,
  gets,
  not,
  permanent,
  planeswalker,
  returnToHand,
  spell,
  spellAbility,
  target,
  untilEndOfTurn,
} from "../language/build.ts";

export const silumgarsCommand = defineCard(
  ["Silumgar's Command", "シルムガルの命令", "しるむがるのめいれい"],
  {
    cost: "{3}{U}{B}",
    type: "Instant",
    text: [
      spellAbility(
        chooseTwo(
          counter(target(all(not(creature), spell))),
          returnToHand(target(permanent)),
          untilEndOfTurn(target(creature), gets(-3, -3)),
          destroy(target(planeswalker)),
        ),
      ),
    ],
  },
);

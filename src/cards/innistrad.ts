/** Cards from the Innistrad block: Innistrad (2011), Dark Ascension and Avacyn Restored (2012). */
import { flashbackFor } from "../keywords/flashback.ts";
import {
  all,
  atLeast,
  controlledBy,
  creature,
  defineCard,
  dies,
  discard,
  draw,
  exile,
  gets,
  insteadIf,
  named,
  returnToBattlefield,
  spellAbility,
  target,
  thatTarget,
  timesHappened,
  untilEndOfTurn,
  you,
} from "../language/build.ts";

export const cloudshift = defineCard(["Cloudshift", "雲隠れ", "くもがくれ"], {
  cost: "{W}",
  type: "Instant",
  text: [
    spellAbility(
      exile(target(all(creature, controlledBy(you))), { name: "shifted" }),
      returnToBattlefield(named("shifted"), { under: you }),
    ),
  ],
});

export const faithlessLooting = defineCard(
  ["Faithless Looting", "信仰無き物あさり", "しんこうなきものあさり"],
  {
    cost: "{R}",
    type: "Sorcery",
    text: [spellAbility(draw(2), discard(2)), flashbackFor("{2}{R}")],
  },
);

export const tragicSlip = defineCard(["Tragic Slip", "悲劇的な過ち", "ひげきてきなあやまち"], {
  cost: "{B}",
  type: "Instant",
  text: [
    spellAbility(
      insteadIf(
        atLeast(1, timesHappened(dies(creature))),
        untilEndOfTurn(thatTarget(), gets(-13, -13)),
        untilEndOfTurn(target(creature), gets(-1, -1)),
        { word: "morbid" },
      ),
    ),
  ],
});

/** Cards from Bloomburrow (2024). */
import {
  addTypes,
  all,
  any,
  anyEvent,
  apply,
  asLongAs,
  attacks,
  controlledBy,
  count,
  defineCard,
  defining,
  enters,
  fits,
  inOrder,
  instant,
  land,
  ofSubtype,
  putCounters,
  setPT,
  sorcery,
  spell,
  spellsCost,
  target,
  thatTarget,
  thisObject,
  triggered,
  withCounter,
  you,
} from "../language/build.ts";

const yourIslands = count(all(ofSubtype("Island"), controlledBy(you)));

export const elugeTheShorelessSea = defineCard(
  ["Eluge, the Shoreless Sea", "岸無き海、エルージュ", "きしなきうみえるーじゅ"],
  {
    cost: "{1}{U}{U}{U}",
    type: "Legendary Creature — Elemental Fish",
    pt: "*/*",
    text: [
      defining(setPT(yourIslands, yourIslands)),
      triggered(
        anyEvent(enters(thisObject), attacks(thisObject)),
        inOrder(
          putCounters(target(land), "flood"),
          apply(
            thatTarget(),
            [addTypes({ subtypes: ["Island"] })],
            asLongAs(fits(thatTarget(), withCounter("flood"))),
          ),
        ),
      ),
      spellsCost(
        all(any(instant, sorcery), spell, controlledBy(you)),
        { less: "{U}" },
        { first: true, times: count(all(land, controlledBy(you), withCounter("flood"))) },
      ),
    ],
  },
);

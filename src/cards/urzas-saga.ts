/** Cards from Urza's Saga (1998). */
import {
  all,
  card,
  defineCard,
  enters,
  exile,
  inOrder,
  it,
  may,
  named,
  ofSubtype,
  other,
  putIntoGraveyardFrom,
  putIntoHand,
  search,
  shuffle,
  thisObject,
  triggered,
  you,
} from "../language/build.ts";

export const planarVoid = defineCard(["Planar Void", "次元の狭間", "じげんのはざま"], {
  cost: "{B}",
  type: "Enchantment",
  text: [triggered(putIntoGraveyardFrom(all(card, other)), exile(it("card")))],
});

export const goblinMatron = defineCard(
  ["Goblin Matron", "ゴブリンの女看守", "ごぶりんのおんなかんしゅ"],
  {
    cost: "{2}{R}",
    type: "Creature — Goblin",
    pt: "1/1",
    text: [
      triggered(
        enters(thisObject),
        may(
          you,
          inOrder(
            search({ filter: all(ofSubtype("Goblin"), card), name: "found", reveal: true }),
            putIntoHand(named("found")),
            shuffle(),
          ),
        ),
      ),
    ],
  },
);

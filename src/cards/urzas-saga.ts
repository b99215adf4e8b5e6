/** Cards from Urza's Saga (1998). */
import {
  all,
  anyPlayer,
  card,
  choose,
  dealsDamage,
  defineCard,
  enters,
  exile,
  inOrder,
  inZone,
  it,
  may,
  named,
  ofPermanentType,
  ofSubtype,
  other,
  putIntoGraveyardFrom,
  putIntoHand,
  putOntoBattlefield,
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

export const goblinLackey = defineCard(
  ["Goblin Lackey", "ゴブリンの従僕", "ごぶりんのじゅうぼく"],
  {
    cost: "{R}",
    type: "Creature — Goblin",
    pt: "1/1",
    text: [
      triggered(
        dealsDamage(thisObject, { player: anyPlayer }),
        may(
          you,
          inOrder(
            choose("put", 1, all(ofSubtype("Goblin"), ofPermanentType, card, inZone("hand", you))),
            putOntoBattlefield(named("put")),
          ),
        ),
      ),
    ],
  },
);

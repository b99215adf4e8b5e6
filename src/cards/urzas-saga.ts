/** Cards from Urza's Saga (1998). */
import {
  all,
  card,
  defineCard,
  exile,
  it,
  other,
  putIntoGraveyardFrom,
  triggered,
} from "../language/build.ts";

export const planarVoid = defineCard(["Planar Void", "次元の狭間", "じげんのはざま"], {
  cost: "{B}",
  type: "Enchantment",
  text: [triggered(putIntoGraveyardFrom(all(card, other)), exile(it("card")))],
});

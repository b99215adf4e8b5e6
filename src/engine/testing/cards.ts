/** Plain cards that several tests play with. */
import {
  creature,
  defineCard,
  enchants,
  every,
  gets,
  ofColor,
  self,
  spellAbility,
  staticAbility,
  untilEndOfTurn,
  you,
} from "../../language/build.ts";

export const bear = defineCard(["Test Bear", "試しの熊", "ためしのくま"], {
  cost: "{1}{G}",
  type: "Creature — Bear",
  pt: "2/2",
});
export const queen = defineCard(["Test Queen", "試しの女王", "ためしのじょおう"], {
  type: "Legendary Creature — Human",
  pt: "3/3",
});
export const equipped = staticAbility({ is: "attachedTo" }, [gets(0, 2)]);
export const greenSword = defineCard(["Green Sword", "緑の剣", "みどりのけん"], {
  type: "Artifact — Equipment",
  text: [staticAbility(self, [{ is: "equips", filter: ofColor("green") }]), equipped],
});
export const robe = defineCard(["Test Robe", "試しの衣", "ためしのころも"], {
  type: "Enchantment — Aura",
  text: [staticAbility(self, [enchants(creature)])],
});
export const control = defineCard(["Test Control", "試しの支配", "ためしのしはい"], {
  type: "Enchantment — Aura",
  text: [
    staticAbility(self, [enchants(creature)]),
    staticAbility({ is: "attachedTo" }, [{ is: "gainControl", who: you }]),
  ],
});
export const growth = defineCard(["Test Growth", "試しの成長", "ためしのせいちょう"], {
  cost: "{0}",
  type: "Instant",
  text: [spellAbility(untilEndOfTurn(every(creature), gets(1, 1)))],
});
export const immortal = defineCard(["Test Immortal", "試しの不死", "ためしのふし"], {
  type: "Enchantment",
  text: [{ is: "forPlayers", who: you, changes: [{ is: "survivesZeroLife" }] }],
});

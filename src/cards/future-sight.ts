/** Cards from Future Sight (2007). */
import {
  any,
  attached,
  cantAttack,
  cantBlock,
  creature,
  defineCard,
  draw,
  enters,
  keyword,
  permanent,
  returnToHand,
  scry,
  spell,
  spellAbility,
  staticAbility,
  target,
  thisObject,
  triggered,
} from "../language/build.ts";

export const boundInSilence = defineCard(["Bound in Silence", "静寂の捕縛", "せいじゃくのほばく"], {
  cost: "{2}{W}",
  type: "Kindred Enchantment — Rebel Aura",
  text: [
    keyword("enchant", { quality: creature }),
    staticAbility(attached, [cantAttack, cantBlock]),
  ],
});

export const venserShaperSavant = defineCard(
  ["Venser, Shaper Savant", "造物の学者、ヴェンセール", "ぞうぶつのがくしゃゔぇんせーる"],
  {
    cost: "{2}{U}{U}",
    type: "Legendary Creature — Human Wizard",
    pt: "2/2",
    text: [
      keyword("flash"),
      triggered(enters(thisObject), returnToHand(target(any(spell, permanent)))),
    ],
  },
);

export const foresee = defineCard(["Foresee", "予感", "よかん"], {
  cost: "{3}{U}",
  type: "Sorcery",
  text: [spellAbility(scry(4), draw(2))],
});

/** Sentences that say more of what was done just before. */
import type { Player } from "../schema.ts";
import { type Rule, says, saysAny } from "./core.ts";
import { after, allowing, ofLast } from "./folding.ts";
import { inTurn, you } from "./putting.ts";
import { nameAt } from "./spoken.ts";

export const followUps: readonly Rule[] = [
  // What is said of what was done
  saysAny("Sentence", ["it can't be regenerated", "they can't be regenerated"], () =>
    ofLast((last) => (last.is === "destroy" ? { ...last, noRegeneration: true } : undefined)),
  ),
  says("Sentence", "the damage can't be prevented", () =>
    ofLast((last) => (last.is === "damage" ? { ...last, unpreventable: true } : undefined)),
  ),
  says("Sentence", "<who:Player> may choose new targets for the (copy|copies)", () =>
    ofLast((last) => (last.is === "copySpell" ? { ...last, newTargets: true } : undefined)),
  ),
  says("Sentence", "the copy targets <what:Objects>", ({ what }) =>
    ofLast((last) =>
      last.is === "copySpell" && !last.newTargets ? { ...last, targeting: what } : undefined,
    ),
  ),
  says(
    "Sentence",
    "until end of turn, <who:Player> (don't|doesn't) lose this mana as steps and phases end",
    () => ofLast((last) => (last.is === "addManaOf" ? { ...last, stays: true } : undefined)),
  ),
  says(
    "Sentence",
    "(that|those) (creature|creatures|permanent|permanents|land|lands|artifact|artifacts|enchantment|enchantments) <of:Alters>",
    ({ of }) =>
      ofLast((last) =>
        last.is === "putOntoBattlefield" && !of.until && !last.as
          ? { ...last, as: of.changes }
          : undefined,
      ),
  ),
  // "It's still a land": what it becomes is so besides.
  saysAny("Sentence", ["it's still a[n] <type:CardType>", "they're still <type:CardType>"], () =>
    ofLast((last) => {
      if (last.is !== "apply") return undefined;
      const changes = last.changes.map((one) =>
        one.is === "setTypes" ? { ...one, is: "addTypes" as const } : one,
      );
      return { ...last, changes };
    }),
  ),
  says("Sentence", "the new creature type can't be <type:Subtype>", ({ type }) =>
    ofLast((last) => {
      if (last.is !== "apply") return undefined;
      const changes = last.changes.map((one) =>
        one.is === "changeWords" && one.words.is === "wordsOfChoice"
          ? { ...one, words: { ...one.words, except: [type] } }
          : one,
      );
      return { ...last, changes };
    }),
  ),
  says("Sentence", "<who:Player> flip[s] a coin", ({ who }) => after({ is: "flipCoin", who })),
  says("Sentence", "flip a coin", () => after({ is: "flipCoin", who: you })),
  says("Sentence", "if (you|they) win the flip, <then:Clauses>", ({ then }) =>
    ofLast((last) =>
      last.is === "flipCoin" && !last.ifWon ? { ...last, ifWon: inTurn(then) } : undefined,
    ),
  ),
  says("Sentence", "if (you|they) lose the flip, <then:Clauses>", ({ then }) =>
    ofLast((last) =>
      last.is === "flipCoin" && !last.ifLost ? { ...last, ifLost: inTurn(then) } : undefined,
    ),
  ),
  says(
    "Sentence",
    "flip a coin until you lose a flip. <each:Clauses> for each flip you won",
    ({ each }) => after({ is: "flipUntilLoss", who: you, each: inTurn(each) }),
  ),
  says(
    "Sentence",
    "<who:Player> may choose <some:Some> and have <source:Objects> deal that damage to it instead",
    ({ who, some, source }, { start }) =>
      (before) => {
        const last = before.at(-1);
        if (last?.is !== "damage" || !some.which) return undefined;
        const name = nameAt(start);
        return [
          ...before.slice(0, -1),
          {
            is: "may",
            who,
            effect: {
              is: "inOrder",
              effects: [
                { is: "choose", who, amount: some.amount, from: some.which, name },
                {
                  is: "damage",
                  source,
                  amount: last.amount,
                  to: { is: "objects", objects: { is: "named", name } },
                },
              ],
            },
            otherwise: last,
            instead: true,
          },
        ];
      },
  ),
  says(
    "Sentence",
    "until <who:Player> pass[es] priority, <again:Player> may cast <what:Objects> by <cost:Gerunds> rather than paying its mana cost",
    ({ who, what, cost }) => after(allowing(who, what, cost)),
  ),
  says(
    "Sentence",
    "until <who:Player> pass[es] priority, <again:Player> may cast <what:Objects> by <cost:Gerunds> rather than paying its mana cost as though it were in (your|their) <zone:Zone>",
    ({ who, what, cost, zone }) => after({ ...allowing(who, what, cost), asThoughIn: zone }),
  ),
  // "… unless that player has … deal 4 damage to them"
  says(
    "Sentence",
    "<who:Player> <deed:Deed> unless that player has <clause:Clause>",
    ({ who, deed, clause }) => {
      if (who.is !== "targetPlayer") return undefined;
      const them: Player = { is: "controllerOf", what: { is: "thatTarget", slot: 0 } };
      const otherwise = deed(them);
      return (
        otherwise && after({ is: "may", who, effect: inTurn(clause), otherwise: inTurn(otherwise) })
      );
    },
  ),
].flat();

/** Who does what, in English: the clause of a simple effect. */
import type { Player } from "../../schema.ts";
import type { Context } from "../context.ts";
import { actingPlayer } from "./players.ts";
import { clause, type Predicate, type Subject } from "./words.ts";

/** A simple effect: who does what. Without a subject it is an instruction to you: "draw a card". */
export interface EffectClause {
  readonly subject?: Subject;
  readonly predicate: Predicate;
  /** Whole clauses that can't be turned into a predicate, said behind it as sentences of their own. */
  readonly more?: readonly string[];
}

export const said = ({ subject, predicate: what }: EffectClause): string =>
  subject ? clause(subject, what) : what.base;

/** Who does it: nobody named for you, as in "Draw a card." */
export const doneBy = (who: Player, context: Context): { subject?: Subject } =>
  who.is === "you" ? {} : { subject: actingPlayer(who, context) };

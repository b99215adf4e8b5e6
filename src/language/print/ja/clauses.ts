/** One action of a text: who does what. */
import type { Player } from "../../schema.ts";
import type { Context } from "../context.ts";
import { isEach } from "../meaning.ts";
import { actor } from "./references.ts";
import { type Predicate, plain, stem, topic } from "./words.ts";

/** A simple effect: who does what, who left out for an instruction to you. */
export interface EffectClause {
  /** 「このターン、」 */
  readonly before?: string;
  readonly subject?: string;
  /** Each of several does it: 「それぞれ」. */
  readonly each?: boolean;
  readonly predicate: Predicate;
  /** What is said of it in sentences of their own: 「それは再生できない」. */
  readonly after?: readonly string[];
}

type Subject = Pick<EffectClause, "subject" | "each">;

/** Who does it, left out where it is you or the player who is at it. */
export const doneBy = (who: Player, context: Context): Subject =>
  who.is === "you" || who.is === "thePlayer" ? {} : named(who, context);

/** Who it happens to, left out only where it is the player who is at it. */
export const happensTo = (who: Player, context: Context): Subject =>
  who.is === "thePlayer" ? {} : named(who, context);

const named = (who: Player, context: Context): Subject => ({
  subject: actor(who, context),
  ...(isEach(who) && { each: true }),
});

function front({ before = "", subject, each, predicate }: EffectClause): string {
  if (!subject) return before;
  return `${before}${each ? `${subject}はそれぞれ` : topic(subject, predicate.objects)}`;
}

/** As a sentence. */
export const said = (clause: EffectClause): string => front(clause) + plain(clause.predicate);

/** Before another action: 「カード2枚を引き」. */
export const linked = (clause: EffectClause): string => front(clause) + stem(clause.predicate);

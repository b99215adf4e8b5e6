/** How a copy differs from what it copies, in English: ", except it's 7/7 and it has this ability" (707.9). */
import { supertypeWords } from "../../lexicon.ts";
import type { Change, Exception, Filter } from "../../schema.ts";
import type { Context } from "../context.ts";
import { isSupertypes } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { quantified } from "./amounts.ts";
import { changeClauses } from "./changes.ts";
import { indefinite, nounPhrase, type Quantity, quantityOf } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { counterWord, list } from "./words.ts";

/** @param model what is copied, which "that creature" means. */
export function exceptions(
  except: readonly Exception[] = [],
  model: Filter | undefined,
  context: Context,
): string {
  if (except.length === 0) return "";
  return `, except ${clauses(except, { it: "it", model, context })}`;
}

/** Of a copy on the stack: ", except that the copy is red". */
export function exceptionsOfCopy(except: readonly Exception[] = [], context: Context): string {
  if (except.length === 0) return "";
  const model: Filter = { is: "isSpell" };
  return `, except that ${clauses(except, { it: "the copy", model, context })}`;
}

interface Telling {
  /** How the copy is called. */
  readonly it: string;
  readonly model: Filter | undefined;
  readonly context: Context;
}

/** "it's 7/7 and, if it's a creature, it has changeling" */
function clauses(except: readonly Exception[], telling: Telling): string {
  const { it, context } = telling;
  const said: string[] = [];
  let together: Change[] = [];
  const tellChanges = (): void => {
    if (together.length === 0) return;
    const subject = { text: it, many: false, possessive: "its" };
    said.push(changeClauses(together, subject, "static", context).join(" and "));
    together = [];
  };
  for (const one of except) {
    if (one.is === "differs" && !isSupertypes(one.change)) together.push(one.change);
    else {
      tellChanges();
      said.push(clause(one, telling));
    }
  }
  tellChanges();
  return said
    .map((text) => text.replace(/^it is /, "it's "))
    .reduce((all, text) => `${all}${text.startsWith("if ") ? " and, " : " and "}${text}`);
}

function clause(exception: Exception, telling: Telling): string {
  const { it, model, context } = telling;
  switch (exception.is) {
    case "differs": {
      const { change } = exception;
      const words = change.is === "addTypes" ? (change.supertypes ?? []) : [];
      const kinds = list(words.map((one) => supertypeWords[one].en));
      return `it's ${kinds} in addition to its other types`;
    }
    case "hasThisAbility":
      return `${it} has this ability`;
    case "keepsColor":
      return `${it} doesn't copy that ${model ? nounPhrase(model, context).one : "permanent"}'s color`;
    case "entersWithMore": {
      const so = (number: Quantity): string =>
        quantityOf(number, `additional ${counterWord(exception.counter)}`);
      const { head, tail } = quantified(exception.amount, so, context);
      return `${it} ${phrases(context).enter.third} with ${head} on it${tail}`;
    }
    case "ifCopyFits": {
      const kind = indefinite(nounPhrase(exception.filter, context));
      return `if it's ${kind}, ${clauses(exception.except, telling)}`;
    }
    default:
      return unknownNode(exception);
  }
}

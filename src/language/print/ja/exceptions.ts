/** How a copy differs from what it copies, in Japanese: 「それがこの能力を持つことを除き、」 (707.9)。 */
import { supertypeWords } from "../../lexicon.ts";
import type { Change, Exception, Filter } from "../../schema.ts";
import type { Context } from "../context.ts";
import { isSupertypes } from "../meaning.ts";
import { unknownNode } from "../printer.ts";
import { amountText } from "./amounts.ts";
import { changeClauses } from "./changes.ts";
import { anyNumber, nounPhrase } from "./nouns.ts";
import { phrases } from "./phrases.ts";
import { counterName, plain } from "./words.ts";

/** @param model what is copied, which 「そのクリーチャー」 means. */
export function exceptions(
  except: readonly Exception[] = [],
  model: Filter | undefined,
  context: Context,
): string {
  if (except.length === 0) return "";
  return `${clauses(except, { it: "それ", model, context }).join("ことと、")}ことを除き、`;
}

/** Of a copy on the stack: 「そのコピーが赤であることを除き、」. */
export function exceptionsOfCopy(except: readonly Exception[] = [], context: Context): string {
  if (except.length === 0) return "";
  const model: Filter = { is: "isSpell" };
  return `${clauses(except, { it: "そのコピー", model, context }).join("ことと、")}ことを除き、`;
}

interface Telling {
  /** How the copy is called. */
  readonly it: string;
  readonly model: Filter | undefined;
  readonly context: Context;
}

function clauses(except: readonly Exception[], telling: Telling): readonly string[] {
  const { it, context } = telling;
  const said: string[] = [];
  let together: Change[] = [];
  const tellChanges = (): void => {
    if (together.length === 0) return;
    const texts = changeClauses(together, it, "static", context);
    const asPart = (text: string): string =>
      text.startsWith(`${it}は`) ? `${it}が${text.slice(it.length + 1)}` : text;
    said.push(texts.map(asPart).join("とともに"));
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
  return said;
}

function clause(exception: Exception, telling: Telling): string {
  const { it, model, context } = telling;
  switch (exception.is) {
    case "differs": {
      const { change } = exception;
      const words = change.is === "addTypes" ? (change.supertypes ?? []) : [];
      const kinds = words.map((one) => `${supertypeWords[one].ja.replace(/の$/, "")}でも`);
      return `${it}が他のタイプに加えて${kinds.join("あり")}ある`;
    }
    case "hasThisAbility":
      return `${it}がこの能力を持つ`;
    case "keepsColor": {
      const noun = model ? nounPhrase(model, context).noun : "パーマネント";
      return `${it}がその${noun}の色をコピーしない`;
    }
    case "entersWithMore": {
      const number = amountText(exception.amount, context);
      return `${counterName(exception.counter)}が追加で${number}個置かれた状態で${plain(phrases(context).enter())}`;
    }
    case "ifCopyFits": {
      const kind = anyNumber(nounPhrase(exception.filter, context));
      const texts = clauses(exception.except, telling).map((text) =>
        text.startsWith(`${it}が`) ? text.slice(it.length + 1) : text,
      );
      return `${it}が${kind}なら${texts.join("とともに")}`;
    }
    default:
      return unknownNode(exception);
  }
}

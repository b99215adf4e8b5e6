/** How a copy differs: ", except it's 7/7 and it has this ability" (707.9). */
import type { Exception } from "../schema.ts";
import { howMany } from "./amounts.ts";
import type { Altering } from "./categories.ts";
import { many, type Rule, reads, says } from "./core.ts";

/** What the copy is called: "the copy" on the stack, "they" if there are several. */
const it = "(it|the copy|they|the copies)";
const itIs = "(it's|it is|the copy is|they're|they are|the copies are)";

const differing = ({ changes, until }: Altering): readonly Exception[] | undefined =>
  until ? undefined : changes.map((change): Exception => ({ is: "differs", change }));

export const exceptions: readonly Rule[] = [
  says("Except", ", except <all:Exceptions>", ({ all }) => all),
  says("Except", ", except that <all:Exceptions>", ({ all }) => all),
  reads("Exceptions", (run, at) =>
    many(run, "Exception", at, / and |, and | and, /y).flatMap(({ value, ...rest }) => {
      // A condition is of all that is told behind it, so it comes last.
      const isLast = value.every(
        ([first], index) => first?.is !== "ifCopyFits" || index === value.length - 1,
      );
      return value.length > 0 && isLast ? [{ ...rest, value: value.flat() }] : [];
    }),
  ),
  says("Exception", `${itIs} <of:ExceptIs>`, ({ of }) => differing(of)),
  says("Exception", `${it} <of:Alters>`, ({ of }) => differing(of)),
  says(
    "Exception",
    `${itIs} <types:Supertypes> in addition to (its|their) other types`,
    ({ types }) => [{ is: "differs", change: { is: "addTypes", supertypes: types } }],
  ),
  says("Exception", `${it} (has|have) this ability`, () => [{ is: "hasThisAbility" }]),
  says("Exception", `${it} (doesn't|don't) copy that <of:Noun>'s color`, () => [
    { is: "keepsColor" },
  ]),
  says(
    "Exception",
    `${it} enter[s] with <n:Number> additional <kind:Counter> counter[s] on (it|them)<tail:Tail>`,
    ({ n, kind, tail }) => {
      const amount = howMany(n, tail);
      return amount && [{ is: "entersWithMore", counter: kind, amount }];
    },
  ),
  says("Exception", "if it's a[n] <filter:Noun>, <all:Exceptions>", ({ filter, all }) => [
    { is: "ifCopyFits", filter, except: all },
  ]),
];

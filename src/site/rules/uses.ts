/** Where a rule is at work: the steps of boards whose events cite it, and what cites it in words. */
import { outcomesOf } from "../../board/play/played.ts";
import type { RuleNumber } from "../../engine/rules.ts";
import type { Bilingual, Lang } from "../i18n.ts";
import { keptBetweenBuilds } from "../kept.ts";
import type { Board } from "../rulings.ts";
import { readingOf } from "../shown.ts";
import type { Gist } from "./gists.ts";
import { rulesUnder } from "./numbers.ts";

/** What has boards and cites rules: a ruling, or a change of the rules. */
export interface Citing {
  /** What its boards belong to. */
  readonly owner: string;
  readonly cr: readonly string[];
  readonly boards: readonly Board[];
  /** The address of one of its boards on its page. */
  readonly hrefOf: (lang: Lang, board: Board) => string;
}

/** The first step of a board that a rule has part in. */
export interface Use {
  readonly owner: string;
  readonly title: Bilingual;
  readonly step: number;
  /** Whether what the board belongs to cites the rule, too. */
  readonly isCited: boolean;
  readonly href: (lang: Lang) => string;
}

/** The rules that the steps of a board cite, each with the first step that does. */
export function rulesOnBoard({ notation }: Board): ReadonlyMap<RuleNumber, number> {
  return new Map(
    keptBetweenBuilds("rules", notation, () => {
      const first = new Map<RuleNumber, number>();
      for (const [step, { events }] of outcomesOf(readingOf(notation).script).entries()) {
        for (const { number } of events.flatMap(({ cr }) => cr)) {
          if (!first.has(number)) first.set(number, step);
        }
      }
      return [...first];
    }),
  );
}

/** The uses of all rules, by the id of their gist: those that are cited first. */
export function usesIn(citing: readonly Citing[]): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  for (const { owner, cr, boards, hrefOf } of citing) {
    for (const board of boards) {
      const steps = new Map<Gist, number>();
      for (const [number, step] of rulesOnBoard(board)) {
        for (const gist of rulesUnder(board.rules).get(number) ?? []) {
          steps.set(gist, Math.min(step, steps.get(gist) ?? step));
        }
      }
      for (const [{ id, rule }, step] of steps) {
        const isCited = cr.includes(rule);
        const href = (lang: Lang) => `${hrefOf(lang, board)}${step > 0 ? `-step-${step}` : ""}`;
        const use = { owner, title: board.title, step, isCited, href };
        const own = uses.get(id);
        if (own) own.push(use);
        else uses.set(id, [use]);
      }
    }
  }
  const isLater = ({ isCited }: Use) => Number(!isCited);
  return new Map(
    [...uses].map(([id, own]) => [id, own.toSorted((one, two) => isLater(one) - isLater(two))]),
  );
}

/**
 * Takes the subject from a clause whose subject is that of the clause before. `after` is what stands
 * behind a subject that is the whole of it: "A is" has the subject A, "A and B are" hasn't.
 */
export function withoutRepeats(
  clauses: readonly string[],
  subjects: readonly string[],
  after: RegExp,
): readonly string[] {
  /** Where a clause goes on behind a subject. */
  const behind = (clause: string | undefined, subject: string): number | undefined => {
    if (!clause?.startsWith(subject)) return undefined;
    after.lastIndex = subject.length;
    return after.test(clause) ? after.lastIndex : undefined;
  };
  return clauses.map((clause, index) => {
    const subject = subjects.find((one) => behind(clause, one) !== undefined);
    if (subject === undefined || behind(clauses[index - 1], subject) === undefined) return clause;
    return clause.slice(behind(clause, subject));
  });
}

/** A name that a clause may begin with, and what it names: several things may have one name. */
export type Subject = readonly [name: string, id: string];

/**
 * Takes the subject from a clause whose subject is that of the clause before. `after` is what stands
 * behind a subject that is the whole of it: "A is" has the subject A, "A and B are" hasn't.
 */
export function withoutRepeats(
  clauses: readonly string[],
  subjects: readonly (readonly Subject[])[],
  after: RegExp,
): readonly string[] {
  /** What a clause says of a subject. */
  const behind = (clause: string | undefined, name: string): string | undefined => {
    if (!clause?.startsWith(name)) return undefined;
    after.lastIndex = name.length;
    return after.test(clause) ? clause.slice(after.lastIndex) : undefined;
  };
  return clauses.map((clause, index) => {
    const before = subjects[index - 1]?.map(([, id]) => id);
    const subject = subjects[index]?.find(
      ([name, id]) => before?.includes(id) && behind(clauses[index - 1], name) !== undefined,
    );
    return (subject && behind(clause, subject[0])) ?? clause;
  });
}

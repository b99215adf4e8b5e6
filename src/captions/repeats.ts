/** Takes the subject from a clause whose subject is that of the clause before. */
export function withoutRepeats(
  clauses: readonly string[],
  subjects: readonly string[],
  particle: string,
): readonly string[] {
  const subjectOf = (clause: string): string | undefined =>
    subjects.find((subject) => clause.startsWith(subject + particle));
  return clauses.map((clause, index) => {
    const subject = subjectOf(clause);
    const before = clauses[index - 1];
    return subject && before?.startsWith(subject + particle)
      ? clause.slice(subject.length + particle.length)
      : clause;
  });
}

/** Remembers the latest of what takes long to make, by its key; what fails is made anew. */
export function lately<Made>(most: number) {
  const made = new Map<string, Promise<Made>>();
  return (key: string, make: () => Promise<Made>): Promise<Made> => {
    const known = made.get(key) ?? make();
    known.catch(() => {
      // By now it may have been made anew.
      if (made.get(key) === known) made.delete(key);
    });
    // What was asked for last goes last.
    made.delete(key);
    made.set(key, known);
    for (const [oldest] of made) {
      if (made.size <= most) break;
      made.delete(oldest);
    }
    return known;
  };
}

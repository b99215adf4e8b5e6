import type { Line, Range } from "./text.ts";

/** Reads one line from left to right. */
export class Scanner {
  readonly line: Line;
  readonly end: number;
  at: number;

  constructor(line: Line, from = 0, to = line.text.length) {
    this.line = line;
    this.at = from;
    this.end = to;
  }

  get rest(): string {
    return this.line.text.slice(this.at, this.end);
  }

  get done(): boolean {
    this.skip();
    return this.at >= this.end;
  }

  skip(): void {
    while (this.at < this.end && this.line.text[this.at] === " ") this.at += 1;
  }

  /** Whether a word or phrase stands here, as a whole. */
  sees(phrase: string): boolean {
    this.skip();
    const to = this.at + phrase.length;
    return (
      to <= this.end &&
      this.line.text.startsWith(phrase, this.at) &&
      (to === this.end || !isWordPart(phrase.at(-1)) || !isWordPart(this.line.text[to]))
    );
  }

  /** Goes past a word or phrase if it stands here. */
  accept(phrase: string): boolean {
    if (!this.sees(phrase)) return false;
    this.at += phrase.length;
    return true;
  }

  /** Goes past the first of these phrases that stands here. */
  acceptOne<Phrase extends string>(phrases: readonly Phrase[]): Phrase | undefined {
    return phrases.find((phrase) => this.accept(phrase));
  }

  /** Goes past what a pattern with the flag `y` finds here. */
  match(pattern: RegExp): RegExpExecArray | undefined {
    this.skip();
    pattern.lastIndex = this.at;
    const { text } = this.line;
    const found = pattern.exec(this.end < text.length ? text.slice(0, this.end) : text);
    if (!found) return undefined;
    this.at += found[0].length;
    return found;
  }

  /** Where the text between two indices was typed; at least one character. */
  range(from: number, to: number = this.at): Range {
    const { text, columns, number } = this.line;
    let start = from;
    let stop = to;
    while (start < stop && text[start] === " ") start += 1;
    while (stop > start && text[stop - 1] === " ") stop -= 1;
    const column = columns[start] ?? 1;
    return { line: number, column, length: Math.max(1, (columns[stop] ?? column) - column) };
  }

  /** What was typed between two indices. */
  typed(from: number, to: number = this.at): string {
    const { column, length } = this.range(from, to);
    return this.line.source.slice(column - 1, column - 1 + length);
  }
}

/** Letters, digits and what ties words together: a phrase may not end in the midst of these. */
function isWordPart(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}_-]/u.test(character);
}

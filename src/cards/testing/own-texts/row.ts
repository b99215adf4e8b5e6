/** A text that prints just so again and, for some, how Japanese cards say it. */
export type Row = readonly [text: string, ja?: string];

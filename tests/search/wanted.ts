/** A query as a reader types it, and the pages that a judge would want first: any of them will do. */
export type Wanted = readonly [query: string, pages: string];

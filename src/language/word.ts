/** What something is called in both languages. */
export interface Word {
  readonly en: string;
  readonly ja: string;
}

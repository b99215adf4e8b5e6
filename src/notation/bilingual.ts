export const languages = ["ja", "en"] as const;
export type Lang = (typeof languages)[number];

/** A text for readers of either language. */
export type Bilingual = Readonly<Record<Lang, string>>;

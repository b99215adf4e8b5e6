/**
 * The version of a page stands in the page: a fingerprint that the build writes into its head. So an
 * open page knows which one it is, and a page that isn't of this site (the one with which a shop's
 * network greets) is never taken for one of its pages.
 */
const NAME = "saitei-version";
const PATTERN = new RegExp(`<meta name="${NAME}" content="([0-9a-f]+)"`);

export const withVersion = (html: string, version: string): string =>
  html.replace("</head>", () => `<meta name="${NAME}" content="${version}"></head>`);

export const versionIn = (html: string): string | undefined => PATTERN.exec(html)?.[1];

/** The version of the page that a reader sees. */
export const versionShown = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content;

/**
 * Astro's own islands without the name that Astro gives them: it comes from the folder that the site
 * is built in, and no script reads it, but with it two builds of one commit would not be the same.
 */
export const withNamelessIslands = (html: string): string =>
  html.replaceAll(/(<astro-island) uid="[^"]*"/g, "$1");

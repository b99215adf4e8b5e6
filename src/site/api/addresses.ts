/** Addresses as data has them: without the host. */
import { both } from "../i18n.ts";
import { pagePath } from "../paths.ts";

export const addressesOf = (page: string, short: string) => ({ ...pagesOf(page), short });

export const pagesOf = (page: string) => both((lang) => pagePath(lang, page));

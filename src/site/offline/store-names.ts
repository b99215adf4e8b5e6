/** What the stores in the browser are called. The number is that of the way in which files are kept. */
import type { Place } from "./parts.ts";

export const FAMILY = "saitei-";
export const PREFIX = `${FAMILY}1-`;

export const STORES = {
  /** The pages that tell that there is no connection. */
  shell: `${PREFIX}shell`,
  read: `${PREFIX}read`,
  /** Scripts and styles. Their names change with what is in them, so all versions lie together. */
  scripts: `${PREFIX}scripts`,
  search: `${PREFIX}search`,
  /** Pictures, words, gists. */
  other: `${PREFIX}other`,
} as const;

export const wholeStore = ({ lang, part }: Place): string => `${PREFIX}whole-${lang}-${part}`;

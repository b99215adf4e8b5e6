/** The words of both languages: for the build and for tests. A page learns those of its own. */
import type { Lang } from "../../notation/bilingual.ts";
import type { BoardWords } from "../words.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

export const strings: Readonly<Record<Lang, BoardWords>> = { ja, en };

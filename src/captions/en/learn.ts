/** Teaches the captions English. */
import { learn } from "../language.ts";
import "./symbols.ts";
import { en } from "./index.ts";
import { englishNames } from "./names.ts";

learn("en", { words: en, names: englishNames });

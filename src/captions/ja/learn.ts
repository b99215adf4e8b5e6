/** Teaches the captions Japanese. */
import { learn } from "../language.ts";
import "./symbols.ts";
import { ja } from "./index.ts";
import { japaneseNames } from "./names.ts";

learn("ja", { words: ja, names: japaneseNames });

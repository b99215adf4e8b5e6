/** The ability language: what a card says, as data. */
export * as build from "./build.ts";
export * from "./card.ts";
export * as lexicon from "./lexicon.ts";
export * from "./print/index.ts";
export * from "./schema.ts";
export * from "./vocabulary.ts";
export * from "./walk.ts";

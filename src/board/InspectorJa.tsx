/** The inspector with the words of a Japanese page. */
import "../captions/ja/derivation.ts";

export * from "./Inspector.tsx";

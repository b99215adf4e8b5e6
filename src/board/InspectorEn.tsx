/** The inspector with the words of an English page. */
import "../captions/en/derivation.ts";

export * from "./Inspector.tsx";

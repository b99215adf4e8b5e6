/** The words by which captions say the terms of the glossary, for the boards of a language. */
import type { APIRoute, GetStaticPaths } from "astro";
import { LANGS } from "../../../site/i18n.ts";
import { linkedWords } from "../../../site/terms/terms.ts";

export const getStaticPaths = (() =>
  LANGS.map((lang) => ({
    params: { lang },
    props: { words: linkedWords(lang) },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) =>
  new Response(JSON.stringify(props.words), { headers: { "content-type": "application/json" } });

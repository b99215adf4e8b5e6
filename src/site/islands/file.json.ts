/** The file of one board in one language, for its island. */
import type { APIRoute, GetStaticPaths } from "astro";
import { boardFiles } from "./island.ts";

export const getStaticPaths = (async () =>
  [...(await boardFiles())].map(([name, text]) => ({
    params: { name: name.replace(/\.json$/, "") },
    props: { text },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
